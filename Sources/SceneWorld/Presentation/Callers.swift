internal import ScenePlan
internal import SceneProgram

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

  /// C1.108: whether a controller is the window's root, and still comes by the launch.
  func appearsAtLaunch(_ presenter: InstanceID) -> Bool {
    world[presenter].appearance == .appearing
      && world.queue.work(where: { $0 == .firstFrame(root: presenter) }) != nil
  }

  /// M6.3: a custom presentation passes what defines a context. One that is there for a search bar is meant for that.
  mutating func adviseOfContext(above receiver: InstanceID, _ presented: InstanceID, _ presenter: InstanceID) {
    var candidate: InstanceID? = receiver
    while let here = candidate, here != presenter {
      if isSet(.definesPresentationContext, of: here), !showsSearch(here) {
        return advise(.passesContext(here, presented: presented, presenter: presenter))
      }
      candidate = world[here].parent
    }
  }

  private func showsSearch(_ screen: InstanceID) -> Bool {
    world.members.contains { kind(of: $0) == .search && world.screenOfBar(of: $0) == screen }
  }

  /// Whether a presentation or a dismissal animates, wherever in the window.
  var animatesPresentation: Bool {
    world.presentations.values.contains { [world] in world.transitions.due($0) != nil }
  }
}
