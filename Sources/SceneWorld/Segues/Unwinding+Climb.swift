internal import ScenePlan
internal import SceneProgram

/// Unwind segues from iOS 6 to 8 (V83).
///
/// `web` in a stack that `login` presents unwinds to an action of `login`:
///
/// ```
/// the climb    nav.viewControllerForUnwindSegueAction(done), which asks its members from the top: web -> false;
///              login.viewControllerForUnwindSegueAction(done), which asks itself: login -> true
/// ```
extension Simulation {
  /// From the source its parent, or without one its presenter, and so on. A hand-made container asks only itself, so
  /// it hides its children.
  mutating func destinationByClimbing(of action: String, from source: InstanceID) -> InstanceID? {
    // A stack asks the source among its members. Any other source is asked before all: a choice.
    let isMember = world[source].parent.map { kind(of: $0) == .navigation } == true
    if !isMember, takes(action, source, source: source) { return source }
    var candidate = world[source].parent ?? world[source].presenter
    // A child may present its own container, so the way up may lead in a circle.
    for _ in 0..<world.count {
      guard let here = candidate else { break }
      emit(.viewControllerForUnwindSegueAction, here, .name(name(action)))
      let members = kind(of: here) == .navigation ? Array(world.children(of: here).reversed()) : []
      for asked in members + [here] where takes(action, asked, source: source) { return asked }
      candidate = world[here].parent ?? world[here].presenter
    }
    return nil
  }

  private mutating func takes(_ action: String, _ asked: InstanceID, source: InstanceID) -> Bool {
    let accepts = accepts(action, asked, isSource: asked == source)
    emit(.canPerformUnwindSegueAction, asked, .name(name(action)), answer: .bool(accepts))
    return accepts
  }

  /// Whether the action runs, and what is presented on the way stays where it is.
  mutating func isLeftUp(by presenter: InstanceID, _ destination: InstanceID) -> Bool {
    guard let presented = world.presentedOnScreen(from: presenter), let style = world[presented].style else {
      return false
    }
    let isMember = world[destination].parent.map { kind(of: $0) == .navigation } == true
    let isLeft =
      switch style {
      case .custom: asks(.unwindLeavesCustom)
      case .currentContext: isMember && asks(.unwindLeavesPresentations)
      case .formSheet: isMember && world.device.isPad && asks(.unwindLeavesPresentations)
      case .automatic, .none, .fullScreen, .pageSheet, .overCurrentContext, .overFullScreen, .popover: false
      }
    if isLeft { refuse(Refusal(.viewWillDisappear, presented, .leftByUnwind)) }
    return isLeft
  }
}
