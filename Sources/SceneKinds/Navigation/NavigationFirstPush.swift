internal import ScenePlan
internal import SceneWorld

/// A push before a stack's first layout, up to iOS 17 (V71).
///
/// `push` of `detail` in the turn in which `main` comes onto the screen with `list`:
///
/// ```
/// the call           addChild(detail): detail.willMove(main)
/// main's layout      list loads; list.viewWillAppear, list.viewIsAppearing; detail loads; list.viewWillDisappear,
///                    detail.viewWillAppear, list.viewDidDisappear; then detail.viewIsAppearing and its layout
/// 0.5 s later        detail.viewDidAppear, detail.didMove(main), delegate.didShow(detail)
/// ```
extension Simulation {
  /// Whether a push starts in the stack's first layout: the stack appears, and has shown nothing so far.
  mutating func startsInFirstLayout(on stack: InstanceID, _ change: Change) -> Bool {
    guard change.isAnimated, !world[stack].hostsViews,
      [.appearing, .appeared].contains(world[stack].appearance)
    else { return false }
    return asks(.pushesBeforeFirstLayout)
  }

  /// V71: shows the old top, and starts the push that waits for the stack's first layout. Where moves, messages and
  /// layout stand is a choice.
  mutating func startFirstPush(on stack: InstanceID) {
    guard !world[stack].hostsViews, let running = runningChange(in: stack),
      let work = world.queue.work(where: { $0.startsStack(running) }),
      case .start(let turn, on: _, let change, let transition)? = work.continuation.work as? NavigationWork,
      let old = turn.old, let new = turn.new
    else { return }
    load(old)
    showTop(old, in: stack)
    tellDelegate(.delegateWillShow, of: stack, old)
    isAppearing(old)
    let loadsFirst = !asks(.loadsWhenAppearing)
    if loadsFirst { load(new) }
    begin(old, appearing: false, animated: true)
    begin(new, appearing: true, animated: true)
    tellDelegate(.delegateWillShow, of: stack, new)
    place(new, into: stack)
    endIfBegun(old)
    displace(old)
    if world[old].owesDidMove { didMove(old, to: stack) }
    let outer = frame
    frame.receiver = work.frame.receiver
    openTransition(transition, on: stack, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .navigation(.end(turn, on: stack, change, transition)))
    frame = outer
  }
}

extension Continuation {
  /// Whether it starts a change of a stack's top.
  func startsStack(_ transition: TransitionID) -> Bool {
    if case .start(_, on: _, _, transition)? = work as? NavigationWork { return true }
    return false
  }

  /// Whether it ends a change of a stack's top.
  func endsStack(_ transition: TransitionID) -> Bool {
    switch work as? NavigationWork {
    case .end(_, on: _, _, transition)?, .endSwipe(_, _, transition)?: true
    default: false
    }
  }
}
