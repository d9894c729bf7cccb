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

  /// A presentation that is dropped: the controller doesn't come, and the completion block doesn't run.
  mutating func drop(_ request: PresentationRequest, _ reason: Refusal.Reason, _ presenter: InstanceID) {
    refuseCompletion(of: request.change, reason, other: presenter)
    refuse(Refusal(.viewWillAppear, request.presented, reason, other: presenter))
  }

  /// A dismissal that does nothing.
  mutating func drop(_ change: Change, from instance: InstanceID, _ reason: Refusal.Reason) {
    refuseCompletion(of: change, reason)
    refuse(Refusal(.viewWillDisappear, instance, reason))
  }

  private mutating func refuseCompletion(of change: Change, _ reason: Refusal.Reason, other: InstanceID? = nil) {
    guard change.completion != nil, let receiver = frame.receiver else { return }
    refuse(Refusal(.completion, receiver, reason, other: other))
  }

  /// M6.8: the presentation or the dismissal that runs on a presenter; by the quirk also the one that is to bring it.
  mutating func runningPresentation(on presenter: InstanceID) -> TransitionID? {
    if let running = world.presentations[presenter] { return running }
    guard let outer = world[presenter].presenter, let coming = world.presentations[outer],
      !world[presenter].isBeingDismissed, world.transitions.due(coming) == nil, asks(.comingPresenterIsBusy)
    else { return nil }
    return coming
  }

  /// Whether a presentation or a dismissal animates, wherever in the window.
  var animatesPresentation: Bool {
    world.presentations.values.contains { [world] in world.transitions.due($0) != nil }
  }
}
