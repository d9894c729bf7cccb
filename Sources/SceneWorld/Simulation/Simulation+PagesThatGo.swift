internal import ScenePlan

/// Pages that turn away while their pager comes back.
extension Simulation {
  /// A page that turns away goes on doing so, also if its pager comes back meanwhile (P5.30, P5.32).
  func goesByItself(_ child: InstanceID, in container: InstanceID) -> Bool {
    guard world[child].appearance == .disappearing, world[child].parent == container else { return false }
    guard let current = world[container].current, !world[container].forwardsInsideSuper else { return false }
    return child != current
  }
}
