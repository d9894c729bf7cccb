package import ScenePlan
package import SceneProgram
package import SceneWorld

/// Steps that only a search for the steps behind a log asks for.
extension Simulation {
  /// Touches of a search bar that is shown, and of a sheet that has several heights.
  ///
  /// - Parameter touchable: The controllers on the screen.
  package func possibleTouches(among touchable: [InstanceID]) -> [Step] {
    guard !world.isOver else { return [] }
    var steps: [Step] = []
    for instance in touchable {
      for search in world.extras(of: instance).kept where world[search].presenter == nil {
        guard kinds[kind(of: search)].hasBar, let bar = reference(to: search) else { continue }
        steps.append(Step(.tap(bar)))
      }
      let heights = detents(of: instance)
      guard heights.count > 1, let sheet = reference(to: instance) else { continue }
      for gesture in Gesture.allCases where gesture.detent.map(heights.contains) == true {
        steps.append(Step(.swipe(gesture, isCancelled: false, decelerates: true), in: sheet))
      }
    }
    return steps
  }

  /// Ways back below a presentation, which goes in the same turn: a stack goes back, and what is presented over it is
  /// dismissed. A segue that unwinds does both.
  package var possibleReturns: [Step] {
    guard !world.isOver, let root = world.root else { return [] }
    var steps: [Step] = []
    for instance in presenters(below: root) {
      guard let receiver = reference(to: instance) else { continue }
      for stack in world.members where kind(of: stack) == .navigation {
        guard stack == instance || world.isAncestor(instance, of: stack), let nav = reference(to: stack) else {
          continue
        }
        let members = world.children(of: stack).compactMap { reference(to: $0) }
        guard members.count == world[stack].childCount else { continue }
        for target in members.dropLast() {
          var back = Step(target == members[0] ? .popToRoot : .popTo(target), in: nav)
          back.isAnimated = false
          steps.append(Step(.code([back, Step(.dismiss, in: receiver)]), in: receiver))
        }
      }
    }
    return steps
  }
}
