internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

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
  /// it hides its children, unless its override names the one that takes the action.
  mutating func destinationByClimbing(of action: String, from source: InstanceID) -> InstanceID? {
    // A stack asks the source among its members. Any other source is asked before all: a choice.
    let isMember = world[source].parent.map { kind(of: $0) == .navigation } == true
    if !isMember, takes(action, source, source: source) { return source }
    var candidate = above(source)
    // A child may present its own container, so the way up may lead in a circle.
    for _ in 0..<world.count {
      guard let here = candidate else { break }
      let named = ownSearch(of: here)
      let answer = named.map { Answer.text(name(world.name(of: $0, in: program))) } ?? .none
      emit(.viewControllerForUnwindSegueAction, here, .name(name(action)), answer: answer)
      if let named { return named }
      let members = kind(of: here) == .navigation ? Array(world.children(of: here).reversed()) : []
      for asked in members + [here] where takes(action, asked, source: source) { return asked }
      if endsInPrimary(here) { break }
      candidate = above(here)
    }
    return nil
  }

  /// The next one of the climb: what is presented leads to its presenter, on iOS 6 and 7 to the controller whose code has
  /// called `present`.
  private mutating func above(_ here: InstanceID) -> InstanceID? {
    if let parent = world[here].parent { return parent }
    guard let presenter = world[here].presenter, asks(.climbsFromCaller) else { return world[here].presenter }
    return presentingReceiver(of: here).flatMap { world[$0].isAlive ? $0 : nil } ?? presenter
  }

  /// Whether the climb goes no further than the primary of a presented split.
  private mutating func endsInPrimary(_ here: InstanceID) -> Bool {
    guard let split = world[here].parent, kind(of: split) == .split, world[split].presenter != nil else { return false }
    return world.children(of: split).first == here && asks(.unwindEndsInPrimary)
  }

  /// The answer of a container's own `viewControllerForUnwindSegueAction`; nil where it has none, or the named one isn't
  /// alive, so that the climb goes on.
  private func ownSearch(of container: InstanceID) -> InstanceID? {
    guard case .controller(let reference) = answer(.viewControllerForUnwindSegueAction, of: container) else {
      return nil
    }
    let living = world.live.instances(of: reference.template).living
    guard let ordinal = reference.ordinal else { return living.first }
    return living.first { world[$0].ordinal == ordinal }
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
      case .popover: asks(.unwindLeavesPopovers)
      case .automatic, .none, .fullScreen, .pageSheet, .overCurrentContext, .overFullScreen: false
      }
    if isLeft { refuse(Refusal(.viewWillDisappear, presented, .leftByUnwind)) }
    return isLeft
  }
}
