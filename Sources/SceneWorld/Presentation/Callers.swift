internal import ScenePlan

extension Simulation {
  /// The controllers whose code has presented what goes learn of it: a split view whose inspector is a
  /// sheet.
  mutating func tellCallers(of dismissal: Dismissal, isOver: Bool) {
    for member in dismissal.chain {
      guard let caller = world.extras(of: member).presentingReceiver else { continue }
      container(of: caller).dismissal(of: member, isOver: isOver, presentedBy: caller, &self)
    }
  }
}
