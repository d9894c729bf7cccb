internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// How a stack changes: sections 2.1 and 2.2 of the semantics.
extension NavigationContainer {
  /// N2.4, N2.5, N2.10, N2.11, N2.37.
  ///
  /// - Parameter isColumn: Whether a collapsed split view pushes one of its columns, which may be a navigation controller
  ///   (S4.13).
  func push(
    _ child: InstanceID, on container: InstanceID, isColumn: Bool = false, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let waits = rehearsal.waits(change, on: container) {
      push(child, on: container, isColumn: isColumn, change, &$0, $1)
    }
    if waits { return }
    rehearsal.add(.emit(.pushViewController, container, .instance(child), .none))
    switch rehearsal.kind(of: child) {
    case .navigation where isColumn: break
    case .navigation: return rehearsal.add(.raise(Message(.pushedNavigation, child, container)))
    case .split: return rehearsal.add(.raise(Message(.pushedSplit, child, container)))
    case .view, .container, .tabs, .pager: break
    }
    if state[child].parent == container { return rehearsal.add(.raise(Message(.pushedTwice, child, container))) }
    let turn = StackTurn(old: state[container].children.last, new: child, isPush: true)
    rehearsal.add(.addChild(child, to: container))
    rehearsal.add(.setCurrent(child, in: container))
    rehearsal.then { begin(turn, on: container, change, &$0, $1) }
  }

  /// A push by UIKit itself, which tells nobody of it; whoever isn't the last is only put under it.
  func pushQuietly(
    _ members: [InstanceID], on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    if rehearsal.waits(change, on: container, { pushQuietly(members, on: container, change, &$0, $1) }) { return }
    let members = members.filter { state[$0].isAlive && state[$0].parent != container }
    guard let top = members.last else { return finish(change, &rehearsal) }
    let turn = StackTurn(old: state[container].children.last, new: top, isPush: true)
    for (offset, member) in members.enumerated() {
      rehearsal.add(.hold(member))
      rehearsal.add(.unlink(member))
      rehearsal.add(.link(member, to: container, at: state[container].children.count + offset))
      rehearsal.add(.release(member))
    }
    rehearsal.add(.setCurrent(top, in: container))
    rehearsal.then { begin(turn, on: container, change, &$0, $1) }
  }

  /// N2.6 to N2.9, N2.32.
  ///
  /// - Parameters:
  ///   - target: The member that comes to the top; nil for the one below the top.
  ///   - call: What the class is asked to do.
  func pop(
    _ container: InstanceID, to target: InstanceID?, as call: Callback, _ change: Change,
    _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    if rehearsal.waits(change, on: container, { pop(container, to: target, as: call, change, &$0, $1) }) { return }
    let members = state[container].children
    let argument: Argument = if call == .popToViewController, let target { .instance(target) } else { .none }
    rehearsal.add(.emit(call, container, argument, .none))
    guard let index = target.map({ members.firstIndex(of: $0) }) ?? members.count - 2 else {
      return rehearsal.add(.raise(Message(.poppedStranger, target, container)))
    }
    // N2.8: nothing to pop.
    guard index >= 0, index < members.count - 1, let top = members.last else { return finish(change, &rehearsal) }
    let left = Array(members[(index + 1)...].dropLast())
    for member in left { leave(member, &rehearsal) }
    startLeaving(top, &rehearsal)
    rehearsal.add(.setCurrent(members[index], in: container))
    let turn = StackTurn(old: top, new: members[index], isPush: false, removesOld: true, left: left)
    rehearsal.then { begin(turn, on: container, change, &$0, $1) }
  }

  /// N2.13: removals are told first, from the bottom, then additions.
  func set(
    _ members: [InstanceID], on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    if rehearsal.waits(change, on: container, { set(members, on: container, change, &$0, $1) }) { return }
    let names = members.map { rehearsal.plan.name($0) }.joined(separator: " ")
    rehearsal.add(.emit(.setViewControllers, container, .names(rehearsal.name(names)), .none))
    if let twice = members.first(where: { member in members.count { $0 == member } > 1 }) {
      return rehearsal.add(.raise(Message(.pushedTwice, twice, container)))
    }
    let before = state[container].children
    var turn = StackTurn(old: before.last, new: members.last, isPush: !before.contains { $0 == members.last })
    for member in before where !members.contains(member) {
      // Off the window the top is told at once, as those under it are.
      if member == turn.old, state.isInWindow(container) {
        startLeaving(member, &rehearsal)
        turn.removesOld = true
      } else {
        leave(member, &rehearsal)
        turn.left.append(member)
      }
    }
    for member in members where !before.contains(member) {
      rehearsal.add(.addChild(member, to: container))
      if member != members.last { rehearsal.add(.didMove(member, to: container)) }
    }
    if before.filter(members.contains) + members.filter({ !before.contains($0) }) != members {
      for member in members { rehearsal.add(.unlink(member)) }
      for (index, member) in members.enumerated() { rehearsal.add(.link(member, to: container, at: index)) }
    }
    rehearsal.add(.setCurrent(members.last, in: container))
    rehearsal.then { begin(turn, on: container, change, &$0, $1) }
  }

  /// N2.34: the wills come as the finger moves, the rest when it lifts.
  func swipe(
    _ container: InstanceID, _ change: Change, isCancelled: Bool, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let members = state[container].children
    // While a transition runs, and off the screen, the gesture isn't recognised.
    guard members.count > 1, let top = members.last, state.isInWindow(container),
      rehearsal.runningChange(in: container) == nil
    else { return finish(change, &rehearsal) }
    let below = members[members.count - 2]
    if isCancelled {
      rehearsal.add(.hold(top))
      rehearsal.add(.unlink(top))
    } else {
      startLeaving(top, &rehearsal)
    }
    rehearsal.add(.setCurrent(below, in: container))
    rehearsal.add(.load(below))
    rehearsal.add(.begin(top, appearing: false, animated: true))
    rehearsal.add(.begin(below, appearing: true, animated: true))
    rehearsal.add(.emit(.delegateWillShow, container, .instance(below), .none))
    rehearsal.add(.place(below, into: container))
    if !isCancelled { rehearsal.add(.isAppearing(below)) }
    let transition = rehearsal.newTransition(of: container)
    rehearsal.add(.openTransition(transition, on: container, duration: change.duration))
    rehearsal.schedule("end of \(change.title)", .endOf(transition)) { rehearsal, state in
      if isCancelled {
        rehearsal.add(.link(top, to: container, at: members.count - 1))
        rehearsal.add(.setCurrent(top, in: container))
        rehearsal.add(.begin(below, appearing: false, animated: true))
        rehearsal.endIfOpen(below)
        rehearsal.add(.displace(below))
        // Under a cover that came meanwhile nobody appears.
        if state.isInWindow(container) { rehearsal.add(.begin(top, appearing: true, animated: true)) }
        rehearsal.endIfOpen(top)
        rehearsal.add(.release(top))
      } else {
        end(StackTurn(old: top, new: below, isPush: false, removesOld: true), on: container, &rehearsal)
      }
      rehearsal.add(.closeTransition(transition))
      finish(change, &rehearsal)
    }
  }

  // MARK: A turn of the stack

  /// N2.4: on the screen the change starts in the next turn; off the screen only the array changes.
  private func begin(
    _ turn: StackTurn, on container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard turn.old != turn.new, state.isInWindow(container) else {
      if let old = turn.old, turn.removesOld {
        rehearsal.add(.didMove(old, to: nil))
        letGo(old, of: container, &rehearsal)
      } else if let old = turn.old, old != turn.new, state[old].owesDidMove {
        rehearsal.add(.didMove(old, to: container))
      }
      for member in turn.left { letGo(member, of: container, &rehearsal) }
      return finish(change, &rehearsal)
    }
    var change = change
    // N2.13: a first member on an empty stack isn't animated.
    if turn.old == nil { change.isAnimated = false }
    var turn = turn
    turn.barOwner = barOwner(for: turn, on: container, rehearsal, state)
    let transition = rehearsal.newTransition(of: container)
    rehearsal.add(.reserveTransition(transition, on: container))
    rehearsal.schedule("start of \(change.title)", .nextTurn) { [change, turn] rehearsal, _ in
      start(turn, on: container, change, transition, &rehearsal)
    }
  }

  /// N2.31 to N2.33, N2.35.
  private func start(
    _ turn: StackTurn, on container: InstanceID, _ change: Change, _ transition: TransitionID,
    _ rehearsal: inout Rehearsal
  ) {
    if let owner = turn.barOwner { rehearsal.addLayoutPass(of: owner) }
    let loadsFirst = !rehearsal.environment.behaviours.contains(.loadsWhenAppearing)
    if let new = turn.new, loadsFirst || !turn.isPush { rehearsal.add(.load(new)) }
    if let old = turn.old { rehearsal.add(.begin(old, appearing: false, animated: change.isAnimated)) }
    if let new = turn.new {
      rehearsal.add(.begin(new, appearing: true, animated: change.isAnimated))
      rehearsal.add(.emit(.delegateWillShow, container, .instance(new), .none))
      rehearsal.add(.place(new, into: container))
    }
    for member in turn.left { letGo(member, of: container, &rehearsal) }
    guard change.isAnimated else {
      if let new = turn.new { rehearsal.add(.isAppearing(new)) }
      end(turn, on: container, &rehearsal)
      // N2.33: the first layout comes after all four.
      if let new = turn.new { rehearsal.add(.layout(new)) }
      rehearsal.add(.closeTransition(transition))
      return finish(change, &rehearsal)
    }
    if let new = turn.new { rehearsal.add(turn.isPush ? .layout(new) : .isAppearing(new)) }
    rehearsal.add(.openTransition(transition, on: container, duration: change.duration))
    rehearsal.schedule("end of \(change.title)", .endOf(transition)) { rehearsal, _ in
      end(turn, on: container, &rehearsal)
      rehearsal.add(.closeTransition(transition))
      finish(change, &rehearsal)
    }
  }

  /// N2.5, N2.7: the old one first, the moves last.
  private func end(_ turn: StackTurn, on container: InstanceID, _ rehearsal: inout Rehearsal) {
    if let old = turn.old {
      rehearsal.endIfOpen(old)
      rehearsal.add(.displace(old))
    }
    if let new = turn.new { rehearsal.endIfOpen(new) }
    if let old = turn.old, turn.removesOld { rehearsal.add(.didMove(old, to: nil)) }
    if let new = turn.new {
      rehearsal.then { rehearsal, state in
        if state[new].owesDidMove { rehearsal.add(.didMove(new, to: container)) }
        if turn.isPush, rehearsal.environment.behaviours.contains(.laysOutAgainAfterPush) {
          rehearsal.addLayoutPass(of: new)
        }
      }
      rehearsal.add(.emit(.delegateDidShow, container, .instance(new), .none))
    }
    if let old = turn.old, turn.removesOld { letGo(old, of: container, &rehearsal) }
    if let owner = turn.barOwner {
      rehearsal.schedule("layout of the bar", .nextTurn) { rehearsal, _ in
        rehearsal.addLayoutPass(of: owner)
        if let new = turn.new, !turn.isPush { rehearsal.addLayoutPass(of: new) }
      }
    }
  }

  /// N2.16: the tab controller around a stack, if the change hides its bar or brings it back.
  private func barOwner(
    for turn: StackTurn, on container: InstanceID, _ rehearsal: Rehearsal, _ state: HierarchyState
  ) -> InstanceID? {
    guard let owner = state[container].parent, rehearsal.kind(of: owner) == .tabs else { return nil }
    let after = state[container].children
    let gone = (turn.removesOld ? [turn.old] : []) + turn.left
    let before = after.filter { !turn.isPush || $0 != turn.new } + gone.compactMap(\.self)
    func hides(_ members: [InstanceID]) -> Bool {
      members.contains { rehearsal.isSet(.hidesBottomBarWhenPushed, of: $0) }
    }
    return hides(before) == hides(after) ? nil : owner
  }

  /// N2.7: whoever leaves from under the top is told both at once.
  private func leave(_ member: InstanceID, _ rehearsal: inout Rehearsal) {
    startLeaving(member, &rehearsal)
    rehearsal.add(.didMove(member, to: nil))
  }

  private func startLeaving(_ member: InstanceID, _ rehearsal: inout Rehearsal) {
    rehearsal.add(.willMove(member, to: nil))
    rehearsal.add(.hold(member))
    rehearsal.add(.unlink(member))
  }

  /// N2.6: nobody but its other owners keeps it now; a tab that was on the More stack is its tab controller's again (T3.9).
  private func letGo(_ member: InstanceID, of container: InstanceID, _ rehearsal: inout Rehearsal) {
    rehearsal.then { rehearsal, state in
      if let owner = state[container].parent, state[owner].kept.contains(member), state[member].parent == nil,
        rehearsal.kind(of: owner) == .tabs
      {
        rehearsal.add(.link(member, to: owner, at: TabContainer().place(of: member, in: owner, state)))
        rehearsal.add(.letGo(member, by: owner))
      }
      rehearsal.add(.release(member))
    }
  }

  private func finish(_ change: Change, _ rehearsal: inout Rehearsal) {
    if let completion = change.completion { rehearsal.then(completion) }
  }
}
