internal import ScenePlan

/// Animation blocks: what says of a view that comes or goes that it does so animated.
extension Simulation {
  /// Views that come or go from here on do so in an animation block, or do so no more.
  package mutating func inAnimation(_ isInAnimation: Bool) {
    if starts(.inAnimation(isInAnimation)) { world.isInAnimation = isInAnimation }
  }

  /// A call that stands in an animation block if it is animated.
  package mutating func inAnimation(if isAnimated: Bool, _ call: (inout Simulation) -> Void) {
    if isAnimated { inAnimation(true) }
    call(&self)
    if isAnimated { inAnimation(false) }
  }
}
