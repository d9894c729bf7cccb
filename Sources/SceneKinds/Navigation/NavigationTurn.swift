internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A change of a stack's top.
struct StackTurn: Hashable, Sendable {
  /// The top that goes off the screen.
  var old: InstanceID?
  /// The top that comes.
  var new: InstanceID?
  var isPush: Bool
  /// Whether the old top leaves the stack; it was then told that it will move, and is held.
  var removesOld = false
  /// Whether the old top isn't told of its move (N2.13 on iOS 7).
  var isUntold = false
  /// Members that have left the stack from under the top, and are held until the change has begun.
  var left: [InstanceID] = []
  /// The tab controller whose bar goes or comes with the change (N2.16).
  var barOwner: InstanceID?
}

/// A top that goes under the finger.
struct StackSwipe: Hashable, Sendable {
  var stack: InstanceID
  var top: InstanceID
  var below: InstanceID
  /// The top's place among the members.
  var index: Int
  var isCancelled: Bool
}

/// How a change of the top goes on: sections 2.1 and 2.2 of the semantics.
///
/// An animated push of `detail` over `list`:
///
/// ```
/// the call          addChild(detail): detail.willMove(main)
/// next turn         main.viewWillLayoutSubviews; detail loads; list.viewWillDisappear, detail.viewWillAppear,
///                   delegate.willShow(detail); main.viewDidLayoutSubviews
/// end of the turn   detail's constraints, viewIsAppearing and layout
/// 0.5 s later       list.viewDidDisappear, detail.viewDidAppear, detail.didMove(main), delegate.didShow(detail)
/// ```
extension Simulation {
  /// N2.4: on the screen the change starts in the next turn; off the screen only the array changes.
  ///
  /// - Parameter isPush: Whether code has called `push`, which may come before the stack's first layout (V71).
  mutating func begin(_ turn: StackTurn, on stack: InstanceID, isPush: Bool = false, _ change: Change) {
    guard turn.old != turn.new, let shown = turn.old, world.isInWindow(stack),
      !world.isPending(shown, in: stack) || isPush && startsInFirstLayout(on: stack, change)
    else { return changeUnseen(turn, on: stack, change) }
    var turn = turn
    turn.barOwner = barOwner(for: turn, on: stack)
    let transition = newTransition(of: stack)
    reserveTransition(transition, on: stack)
    schedule("start of \(change.title)", .nextTurn, .navigation(.start(turn, on: stack, change, transition)))
  }

  private mutating func changeUnseen(_ turn: StackTurn, on stack: InstanceID, _ change: Change) {
    if let old = turn.old, turn.removesOld {
      if !turn.isUntold { didMove(old, to: nil) }
      letGoOfMember(old, of: stack)
    } else if let old = turn.old, old != turn.new, world[old].owesDidMove {
      didMove(old, to: stack)
    }
    for member in turn.left { letGoOfMember(member, of: stack) }
    if let new = turn.new, new != turn.old {
      refuseShowing(new, in: stack)
      // V71: what the push covers before the first layout is never shown.
      if let old = turn.old, !turn.removesOld, !world[old].isLoaded {
        refuse(Refusal(.viewWillAppear, old, .shownInstead, other: new))
      }
      showLater(new, in: stack)
    }
    finish(change)
  }

  /// Neither the page nor the delegate is told; a cover that keeps the stack off the screen is the reason.
  private mutating func refuseShowing(_ new: InstanceID, in stack: InstanceID) {
    guard wantsEffects else { return }
    var (reason, other) = (Refusal.Reason.offTheScreen, stack)
    if case .covered(let cover)? = obstacle(to: stack) { (reason, other) = (.behindCover, cover) }
    refuse([.viewWillAppear], of: new, reason, other: other)
    refuse([.delegateWillShow, .delegateDidShow], of: stack, reason, other: other)
  }

  /// V10: another top than the one in its view, or the first one, is shown in the stack's next layout in a window
  /// (N2.13).
  private mutating func showLater(_ top: InstanceID, in stack: InstanceID) {
    for guest in world.hosted(in: stack) where guest != top { displace(guest) }
    if world.isPending(top, in: stack), world[stack].isLoaded { setNeedsLayout(stack) }
  }

  /// N2.31 to N2.33, N2.35. The stack's own layout starts the transition (V1).
  mutating func start(_ turn: StackTurn, on stack: InstanceID, _ change: Change, _ transition: TransitionID) {
    // V71: the stack's first layout has started it.
    if world.transitions.due(transition) != nil { return }
    // V10: the stack has left the screen since the call, or leaves it in this turn, so no transition runs.
    guard world.isInWindow(stack), !leavesAtOnce(stack), turn.old.map({ world.isPending($0, in: stack) }) != true else {
      closeTransition(transition)
      return changeUnseen(turn, on: stack, change)
    }
    if let owner = turn.barOwner { emitLayoutPass(of: owner) }
    emit(.viewWillLayoutSubviews, stack)
    // What comes from here on finds an unanimated change done.
    if !change.isAnimated { world.changes[stack] = nil }
    let loadsFirst = !asks(.loadsWhenAppearing)
    if let new = turn.new, loadsFirst || !turn.isPush { load(new) }
    if let old = turn.old { begin(old, appearing: false, animated: change.isAnimated) }
    if let new = turn.new {
      begin(new, appearing: true, animated: change.isAnimated)
      tellDelegate(.delegateWillShow, of: stack, new)
      place(new, into: stack)
    }
    emit(.viewDidLayoutSubviews, stack)
    for member in turn.left { letGoOfMember(member, of: stack) }
    guard change.isAnimated else {
      if let new = turn.new { isAppearing(new) }
      // N2.33: all four come in one turn, and the layout after them.
      endTop(turn, on: stack)
      closeTransition(transition)
      return finish(change)
    }
    openTransition(transition, on: stack, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .navigation(.end(turn, on: stack, change, transition)))
  }

  /// Whether a stack goes without animation, so that its view is out of the window when the turn ends.
  private func leavesAtOnce(_ stack: InstanceID) -> Bool {
    world[stack].appearance == .disappearing && !world[stack].isAnimated
  }

  mutating func end(_ turn: StackTurn, on stack: InstanceID, _ change: Change, _ transition: TransitionID) {
    // What the did-callbacks call doesn't wait any more.
    world.changes[stack] = nil
    endTop(turn, on: stack)
    closeTransition(transition)
    finish(change)
  }

  /// N2.5, N2.7: the old one first, which has moved before the new one has appeared; it is let go last.
  private mutating func endTop(_ turn: StackTurn, on stack: InstanceID) {
    // One that is presented meanwhile stands elsewhere, and its presentation ends its appearance.
    if let old = turn.old, world[old].presenter == nil {
      endIfBegun(old)
      displace(old)
    }
    let moved = turn.removesOld && !turn.isUntold ? turn.old : nil
    let movesFirst = moved != nil && asks(.movesBeforeReveal)
    if let moved, movesFirst { didMove(moved, to: nil) }
    if let new = turn.new { endIfAppearing(new) }
    if let moved, !movesFirst { didMove(moved, to: nil) }
    if let new = turn.new {
      if world[new].owesDidMove { didMove(new, to: stack) }
      if turn.isPush, asks(.laysOutAgainAfterPush) {
        emit(.updateViewConstraints, new)
        emitLayoutPass(of: new)
      }
      tellDelegate(.delegateDidShow, of: stack, new)
    }
    if let old = turn.old, turn.removesOld { letGoOfMember(old, of: stack) }
    if let owner = turn.barOwner {
      let revealed = turn.isPush ? nil : turn.new
      schedule("layout of the bar", .nextTurn, .navigation(.layOutBar(owner: owner, revealed: revealed)))
    }
  }

  /// N2.34: the wills come as the finger moves, the rest when it lifts.
  mutating func swipeBack(_ stack: InstanceID, _ change: Change, isCancelled: Bool) {
    if let running = runningChange(in: stack), !hasOwnAnimations(stack),
      wantedZoom(in: stack) != nil && asks(.zooms) || asks(.interruptsTransitions)
    {
      interrupt(running)
    }
    // V74: while a transition runs, and off the screen, the gesture isn't recognised.
    guard runningChange(in: stack) == nil else {
      if let top = world[stack].lastChildID { refuse(Refusal(.viewWillDisappear, top, .changing, other: stack)) }
      ignore(.swipe, at: stack, .changing(stack))
      advise(.cantTouch(stack, freezeInMotion(stack), .swipe(.pop, isCancelled: isCancelled, decelerates: true)))
      return finish(change)
    }
    guard let top = world[stack].lastChildID, let below = world[top].previousSiblingID, world.isInWindow(stack) else {
      if let root = world[stack].lastChildID, root == world[stack].firstChildID {
        advise(.popsNothing(stack: stack, root: root, .swipe))
        refuse(Refusal(.viewWillDisappear, root, .nothingToPop, other: stack))
        ignore(.swipe, at: stack, .atRoot(root, of: stack))
        freeze(stack)
      }
      return finish(change)
    }
    // N2.44: the gesture calls it as it begins.
    emit(.popViewController, stack)
    let swipe = StackSwipe(
      stack: stack, top: top, below: below, index: Int(world[stack].childCount) - 1, isCancelled: isCancelled)
    let transition = newTransition(of: stack)
    if isCancelled {
      refuse(Refusal(.delegateDidShow, stack, .givenUp))
      hold(top)
      unlink(top)
    } else {
      startLeaving(top)
    }
    setCurrent(below, in: stack)
    load(below)
    begin(top, appearing: false, animated: true)
    begin(below, appearing: true, animated: true)
    tellDelegate(.delegateWillShow, of: stack, below)
    place(below, into: stack)
    openTransition(transition, on: stack, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .navigation(.endSwipe(swipe, change, transition)))
  }

  mutating func end(_ swipe: StackSwipe, _ change: Change, _ transition: TransitionID) {
    let (stack, top, below) = (swipe.stack, swipe.top, swipe.below)
    world.changes[stack] = nil
    if swipe.isCancelled {
      let isInWindow = world.isInWindow(stack)
      link(top, to: stack, at: swipe.index)
      setCurrent(top, in: stack)
      begin(below, appearing: false, animated: true)
      endIfBegun(below)
      displace(below)
      // Under a cover that came meanwhile no controller appears.
      if isInWindow { begin(top, appearing: true, animated: true) }
      refuse([.willMove, .didMove, .deinit], of: top, .givenUp)
      endIfBegun(top)
      release(top)
    } else {
      endTop(StackTurn(old: top, new: below, isPush: false, removesOld: true), on: stack)
    }
    closeTransition(transition)
    finish(change)
  }

  /// V66: the controller that comes or goes on a stack now, and asks for a zoom.
  func wantedZoom(in stack: InstanceID) -> InstanceID? {
    guard let running = runningChange(in: stack), let work = world.queue.work(where: { $0.endsStack(running) }) else {
      return nil
    }
    let zooming: InstanceID? =
      switch work.continuation.work as? NavigationWork {
      case .end(let turn, _, _, _)?: turn.isPush ? turn.new : turn.old
      case .endSwipe(let swipe, _, _)?: swipe.top
      default: nil
      }
    return zooming.flatMap { wantsZoom($0) ? $0 : nil }
  }

  /// V75: the transition that runs ends at once, with all that it still has to say. One that is still to start is left.
  private mutating func interrupt(_ running: TransitionID) {
    guard let work = world.queue.work(where: { $0.endsStack(running) }) else { return }
    let receiver = frame.receiver
    // Its completion is code of the controller that has called.
    frame.receiver = work.frame.receiver
    switch work.continuation.work as? NavigationWork {
    case .end(let turn, let stack, let change, let transition)?:
      end(turn, on: stack, change, transition)
    case .endSwipe(let swipe, let change, let transition)?: end(swipe, change, transition)
    default: break
    }
    frame.receiver = receiver
  }

  /// N2.16: the tab controller around a stack, if the change hides its bar or brings it back.
  private func barOwner(for turn: StackTurn, on stack: InstanceID) -> InstanceID? {
    guard let owner = world[stack].parent, kind(of: owner) == .tabs else { return nil }
    let after = world.children(of: stack)
    let gone = (turn.removesOld ? [turn.old] : []) + turn.left
    let before = after.filter { !turn.isPush || $0 != turn.new } + gone.compactMap(\.self)
    func hides(_ members: [InstanceID]) -> Bool {
      members.contains { isSet(.hidesBottomBarWhenPushed, of: $0) }
    }
    return hides(before) == hides(after) ? nil : owner
  }

  /// N2.6: only its other owners keep it now; a tab that was on the More stack is its tab controller's again (T3.9).
  private mutating func letGoOfMember(_ member: InstanceID, of stack: InstanceID) {
    if world[stack].isPrivate, let owner = world[stack].parent, kind(of: owner) == .tabs, world[member].parent == nil,
      world.extras(of: owner).kept.contains(member)
    {
      link(member, to: owner, at: placeOfTab(member, in: owner))
      letGo(member, by: owner)
    }
    release(member)
  }
}
