internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UINavigationController`: what it does by itself, and its calls (section 2 of the semantics).
extension Simulation {
  /// N2.2, N2.5: off the window a member that isn't the top is told both, the top only that it will move.
  mutating func installStack(_ members: [InstanceID], in stack: InstanceID) {
    for member in members {
      addChild(member, to: stack)
      if member != members.last { didMove(member, to: stack) }
    }
    setCurrent(members.last, in: stack)
  }

  /// V10: the first top is shown in the navigation controller's own layout, and told afterwards (N2.35).
  mutating func actAsStack(in callback: Callback, of stack: InstanceID) {
    guard let top = world[stack].lastChildID else { return }
    guard runningChange(in: stack) == nil else {
      if callback == .viewWillLayoutSubviews { startFirstPush(on: stack) }
      return
    }
    switch callback {
    case .viewIsAppearing:
      if world[top].appearance == .appearing { tellOfReturn(of: top, in: stack) }
    case .viewWillLayoutSubviews: if world.isPending(top, in: stack) { showFirst(top, in: stack) }
    default:
      // A top that comes later tells of itself.
      if world[top].host == .instance(stack) { tellOfArrival(of: top, in: stack) }
    }
  }

  /// V10: where the navigation controller has appeared already, the top appears at once.
  private mutating func showFirst(_ top: InstanceID, in stack: InstanceID) {
    let appearance = world[stack].appearance
    guard appearance == .appearing || appearance == .appeared else { return }
    load(top)
    showTop(top, in: stack)
    tellDelegate(.delegateWillShow, of: stack, top)
    // V77: up to iOS 12 the first display is told twice.
    if asks(.tellsDidShowEarly) { tellDelegate(.delegateDidShow, of: stack, top) }
    guard appearance == .appeared else { return }
    layoutIfNeeded(top)
    endIfBegun(top)
    tellOfArrival(of: top, in: stack)
  }

  /// N2.35: a stack that comes back with the top that it has shown tells of it at the end alone.
  private mutating func tellOfReturn(of top: InstanceID, in stack: InstanceID) {
    if asks(.tellsWillShowAgain) {
      tellDelegate(.delegateWillShow, of: stack, top)
    } else {
      refuse(Refusal(.delegateWillShow, stack, .showsTheSame, other: top))
    }
  }

  private mutating func tellOfArrival(of top: InstanceID, in stack: InstanceID) {
    if world[top].owesDidMove { didMove(top, to: stack) }
    tellDelegate(.delegateDidShow, of: stack, top)
  }

  /// N2.35: the delegate of More's stack is told in the name of the tab bar controller, which has that stack (T3.18).
  mutating func tellDelegate(_ callback: Callback, of stack: InstanceID, _ shown: InstanceID) {
    guard let tabs = tabs(withMore: stack) else {
      return emit(callback, stack, .instance(shown))
    }
    guard asks(.asksAboutMore) else { return }
    emit(callback == .delegateWillShow ? .moreDelegateWillShow : .moreDelegateDidShow, tabs, .instance(shown))
  }

  /// The tab bar controller whose More stack it is.
  private func tabs(withMore stack: InstanceID) -> InstanceID? {
    world[stack].isPrivate ? world[stack].parent.flatMap { kind(of: $0) == .tabs ? $0 : nil } : nil
  }

  /// A step that is a call of the stack.
  mutating func performOnStack(_ step: Step, _ stack: InstanceID) {
    let change = change(of: step)
    switch step.action {
    case .push(let reference):
      if let child = arriving(reference, in: stack) { push(child, on: stack, change) }
    case .pop:
      if let root = world[stack].firstChildID, root == world[stack].lastChildID {
        advise(.popsNothing(stack: stack, root: root, .pop))
      }
      pop(stack, to: nil, as: .popViewController, change)
    case .popToRoot: pop(stack, to: world[stack].firstChildID, as: .popToRootViewController, change)
    case .popTo(let reference):
      if let child = existing(reference) { pop(stack, to: child, as: .popToViewController, change) }
    case .setViewControllers(let references, _):
      var members: [InstanceID] = []
      for reference in references {
        if let member = arriving(reference, in: stack) { members.append(member) }
      }
      setStack(members, on: stack, change)
    case .swipe(_, let isCancelled, _): swipeBack(stack, change, isCancelled: isCancelled)
    default: break
    }
  }

  /// N2.18.
  mutating func showOnStack(_ child: InstanceID, _ stack: InstanceID, _ change: Change) {
    emit(.show, stack, .instance(child))
    push(child, on: stack, change)
  }

  /// G7.44.
  mutating func unwindStack(towards child: InstanceID, _ stack: InstanceID) {
    guard world[stack].lastChildID != child else { return }
    let change = Change(
      isAnimated: true, duration: Change.standardDuration,
      title: title { "unwind: \($0.world.name(of: child, in: $0.program))" })
    pop(stack, to: child, as: .popToViewController, change)
  }

  // MARK: Calls

  /// N2.4, N2.5, N2.10, N2.11, N2.37.
  ///
  /// - Parameter isColumn: Whether a collapsed split view pushes one of its columns, which may be a navigation
  /// controller
  ///   (S4.13).
  mutating func push(_ child: InstanceID, on stack: InstanceID, isColumn: Bool = false, _ change: Change) {
    guard isStillAlive(child), !isDropped(.pushViewController, on: stack) else { return }
    let call = NavigationCall.push(child, isColumn: isColumn, change)
    if waitsInStack(call, as: .pushViewController, change, on: stack) { return }
    if !isColumn, waitsForPresentation(call, change, on: stack) { return }
    emit(.pushViewController, stack, .instance(child))
    // A column of a collapsed split view may be a stack.
    if let exception = kind(of: child).raisesWhenPushed, !isColumn || exception != .pushedNavigation {
      return raise(Message(exception, child, stack))
    }
    if world[child].parent == stack { return raise(Message(.pushedTwice, child, stack)) }
    let turn = StackTurn(old: world[stack].lastChildID, new: child, isPush: true)
    if let old = turn.old { keepForSearch(old) }
    addChild(child, to: stack)
    setCurrent(child, in: stack)
    begin(turn, on: stack, isPush: true, change)
  }

  /// A push by UIKit itself, without callbacks; a member that isn't the last is only put under it.
  mutating func pushQuietly(_ members: [InstanceID], on stack: InstanceID, _ change: Change) {
    let call = NavigationCall.pushQuietly(members, change)
    if waits(.navigation(.call(call, on: stack)), as: .pushViewController, change, on: stack) { return }
    let members = members.filter { [world] in world[$0].isAlive && world[$0].parent != stack }
    guard let top = members.last else { return finish(change) }
    var turn = StackTurn(old: world[stack].lastChildID, new: top, isPush: true)
    // T3.9: More's stack has its list and one tab. Another one that is open leaves it.
    if tabs(withMore: stack) != nil, let old = turn.old, old != world[stack].firstChildID {
      turn.removesOld = true
      startLeaving(old)
    }
    let count = Int(world[stack].childCount)
    for (offset, member) in members.enumerated() {
      hold(member)
      unlink(member)
      link(member, to: stack, at: count + offset)
      release(member)
    }
    setCurrent(top, in: stack)
    begin(turn, on: stack, change)
  }

  /// N2.6 to N2.9, N2.32.
  ///
  /// - Parameters:
  ///   - target: The member that comes to the top; nil for the one below the top.
  ///   - call: What the class is asked to do.
  mutating func pop(_ stack: InstanceID, to target: InstanceID?, as call: Callback, _ change: Change) {
    if isDropped(call, on: stack) { return }
    let waiting = NavigationCall.pop(to: target, as: call, change)
    if waitsInStack(waiting, as: call, change, on: stack) { return }
    let argument: Argument = if call == .popToViewController, let target { .instance(target) } else { .none }
    emit(call, stack, argument)
    if let target, world[target].parent != stack { return raise(Message(.poppedStranger, target, stack)) }
    // N2.8: nothing to pop.
    guard let top = world[stack].lastChildID,
      let below = target ?? world[top].previousSiblingID, below != top
    else {
      if let top = world[stack].lastChildID { refuse(Refusal(.viewWillDisappear, top, .nothingToPop, other: stack)) }
      return finish(change)
    }
    var left: [InstanceID] = []
    var member = world[top].previousSiblingID
    while let here = member, here != below {
      left.append(here)
      member = world[here].previousSiblingID
    }
    left.reverse()
    for member in left { leaveStack(member) }
    startLeaving(top)
    setCurrent(below, in: stack)
    begin(StackTurn(old: top, new: below, isPush: false, removesOld: true, left: left), on: stack, change)
  }

  /// N2.13, N2.42, C1.107: removals are told first, from the bottom, then additions.
  mutating func setStack(_ members: [InstanceID], on stack: InstanceID, _ change: Change) {
    guard areAlive(members), !isDropped(.setViewControllers, on: stack) else { return }
    let call = NavigationCall.set(members, change)
    if overtakes(change, on: stack) { return putOff(.navigation(.call(call, on: stack)), .nextTurn, change, on: stack) }
    if waits(.navigation(.call(call, on: stack)), as: .setViewControllers, change, on: stack) { return }
    let before = world.children(of: stack)
    let isInWindow = world.isInWindow(stack)
    emit(.setViewControllers, stack, .instances(list(members)))
    let wanted = Set(members)
    if wanted.count < members.count, let twice = members.first(where: { member in members.count { $0 == member } > 1 })
    {
      return raise(Message(.repeatedMember, twice, stack))
    }
    let present = Set(before)
    var turn = StackTurn(
      old: before.last, new: members.last, isPush: members.last.map { !present.contains($0) } ?? true)
    for member in before where !wanted.contains(member) {
      // Off the window the top is told at once, as those under it are.
      if member == turn.old, isInWindow {
        turn.removesOld = true
        turn.isUntold = change.isAnimated && asks(.skipsMovesOfReplacedTop)
        startLeaving(member, isUntold: turn.isUntold)
      } else {
        leaveStack(member)
        turn.left.append(member)
      }
    }
    for member in members where !present.contains(member) {
      addChild(member, to: stack)
      if member != members.last { didMove(member, to: stack) }
    }
    if before.filter(wanted.contains) + members.filter({ !present.contains($0) }) != members {
      for member in members { unlink(member) }
      for (index, member) in members.enumerated() { link(member, to: stack, at: index) }
    }
    setCurrent(members.last, in: stack)
    begin(turn, on: stack, change)
  }

  /// N2.7: a member that leaves from under the top is told both at once.
  private mutating func leaveStack(_ member: InstanceID) {
    startLeaving(member)
    refuse(Refusal(.viewWillDisappear, member, .belowTheTop))
    didMove(member, to: nil)
  }

  mutating func startLeaving(_ member: InstanceID, isUntold: Bool = false) {
    if isUntold { refuse([.didMove, .willMove], of: member, .untoldOfMove) } else { willMove(member, to: nil) }
    hold(member)
    if let search = keepForSearch(member) { advise(.leavesWhileSearching(member, search: search)) }
    unlink(member)
  }
}

extension World {
  /// Whether a stack has still to show its top: no transition has run for it (V10).
  func isPending(_ top: InstanceID, in stack: InstanceID) -> Bool { self[top].host != .instance(stack) }
}

extension Continuation {
  /// Work of a stack.
  static func navigation(_ work: NavigationWork) -> Continuation { .kind(WaitingWork(work)) }
}
