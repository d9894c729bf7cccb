internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Collapsing and expanding (sections 4.3 and 4.4 of the semantics).
extension SplitContainer {
  func collapse(_ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    guard var memory = rehearsal[SplitMemory.self, container] else { return }
    let before = memory.shown(container, rehearsal)
    memory.isCollapsed = true
    if memory.isColumnStyle(container, rehearsal) {
      collapseColumns(&memory, container, &rehearsal, state)
    } else {
      collapseClassic(&memory, container, &rehearsal, state)
    }
    rehearsal[SplitMemory.self, container] = memory
    let after = memory.shown(container, rehearsal)
    rehearsal.add(.setCurrent(after.first, in: container))
    let isColumnStyle = memory.isColumnStyle(container, rehearsal)
    let dropped = memory.dropped
    rehearsal.then { rehearsal, state in
      let going = before.filter { !after.contains($0) && (state[$0].parent == container || dropped == $0) }
      exchange(
        coming: after.filter { !before.contains($0) }, going: going, in: container,
        Change(isAnimated: false, duration: .zero, title: "collapse"), &rehearsal, state
      ) { rehearsal, _ in
        if let dropped { rehearsal.add(.removeFromParent(dropped)) }
      }
      if isColumnStyle { rehearsal.add(.emit(.delegateDidCollapse, container, .none, .none)) }
    }
  }

  /// S4.20, S4.21: the delegate drops the detail, or the primary takes it on its stack.
  private func collapseClassic(
    _ memory: inout SplitMemory, _ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    guard let primary = memory.columns[.primary], let secondary = memory.columns[.secondary] else { return }
    let isHandled = rehearsal.answer(.collapseSecondary, of: container) == .word("handled")
    rehearsal.add(.emit(.delegateCollapseSecondary, container, .instance(secondary), .bool(isHandled)))
    if isHandled {
      memory.columns[.secondary] = nil
      memory.dropped = secondary
      rehearsal.add(.willMove(secondary, to: nil))
    } else if rehearsal.kind(of: primary) == .navigation {
      rehearsal.add(.keep(secondary, by: container))
      absorb(secondary, into: primary, &rehearsal, state)
    } else {
      rehearsal.add(.keep(secondary, by: container))
    }
  }

  /// S4.30, S4.31: the compact column, or all up to the top one on the primary's stack.
  private func collapseColumns(
    _ memory: inout SplitMemory, _ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    if let compact = memory.columns[.compact] {
      rehearsal.add(.emit(.delegateWillShowColumn, container, .name(rehearsal.name("compact")), .none))
      return rehearsal.add(.addChild(compact, to: container))
    }
    var top = ControllerKey.secondary
    if case .word(let word) = rehearsal.answer(.topColumnForCollapsing, of: container),
      let key = ControllerKey(rawValue: word)
    {
      top = key
    }
    rehearsal.add(
      .emit(
        .delegateTopColumnForCollapsing, container, .name(rehearsal.name("secondary")),
        .text(rehearsal.name(top.rawValue))))
    guard let primary = memory.columns[.primary] else { return }
    for key in [ControllerKey.supplementary, .secondary] where top != .primary {
      guard let column = memory.columns[key] else { continue }
      // A column stays the split view's, also when it is popped from the stack.
      for member in Set([column] + (memory.contents[column] ?? [])).sorted() {
        rehearsal.add(.keep(member, by: container))
      }
      absorb(column, into: primary, &rehearsal, state)
      if key == top { break }
    }
  }

  /// Puts a column's content on the primary's stack, and tells nobody: UIKit moves it.
  func absorb(
    _ column: InstanceID, into primary: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let content = state[column].isPrivate ? state[column].children : [column]
    for member in content {
      rehearsal.add(.hold(member))
      rehearsal.add(.unlink(member))
      rehearsal.add(.displace(member))
      rehearsal.add(.link(member, to: primary, at: Int(Int32.max)))
      rehearsal.add(.setCurrent(member, in: primary))
      rehearsal.add(.release(member))
    }
    rehearsal.then { rehearsal, state in
      guard let top = state[primary].children.last else { return }
      for member in state[primary].children where member != top && state[member].appearance != .disappeared {
        rehearsal.add(.begin(member, appearing: false, animated: false))
        rehearsal.endIfOpen(member)
      }
      // On the screen the new top's view moves into the stack's.
      guard state.isInWindow(primary) else { return }
      for guest in state[primary].hosted where guest != top { rehearsal.add(.displace(guest)) }
      bringIn(top, primary, &rehearsal, state)
    }
  }

  /// The new top of a stack in the window; whoever was on the screen in another column stays so.
  private func bringIn(
    _ top: InstanceID, _ primary: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState
  ) {
    let stays = state[top].appearance == .appeared
    rehearsal.add(.load(top))
    if !stays { rehearsal.add(.begin(top, appearing: true, animated: false)) }
    rehearsal.add(.place(top, into: primary))
    if !stays { rehearsal.endIfOpen(top) }
  }

  /// S4.22: what was absorbed goes back to its column.
  func expand(_ container: InstanceID, _ rehearsal: inout Rehearsal, _ state: HierarchyState) {
    guard var memory = rehearsal[SplitMemory.self, container] else { return }
    let before = memory.shown(container, rehearsal)
    memory.isCollapsed = false
    memory.dropped = nil
    // What was popped off the stack and freed doesn't come back.
    memory.columns = memory.columns.filter { state[$0.value].isAlive }
    memory.mode = memory.preferredMode(container, rehearsal)
    rehearsal[SplitMemory.self, container] = memory
    rehearsal.add(.setCurrent(nil, in: container))
    rehearsal.add(.setDisplayMode(container, rehearsal.name(memory.mode.rawValue)))
    if let primary = memory.columns[.primary] {
      for key in [ControllerKey.supplementary, .secondary] {
        guard let column = memory.columns[key] else { continue }
        for member in state[column].isPrivate ? memory.contents[column] ?? [] : [column]
        where state[member].isAlive && (state[member].parent == primary || state[member].parent == nil) {
          rehearsal.add(.hold(member))
          rehearsal.add(.unlink(member))
          rehearsal.add(.displace(member))
          rehearsal.add(.link(member, to: member == column ? container : column, at: Int(Int32.max)))
          if member != column { rehearsal.add(.setCurrent(member, in: column)) }
          rehearsal.add(.release(member))
        }
        for member in Set([column] + (memory.contents[column] ?? [])).sorted() {
          rehearsal.add(.letGo(member, by: container))
        }
      }
      rehearsal.then { rehearsal, state in
        guard let top = state[primary].children.last else { return }
        rehearsal.add(.setCurrent(top, in: primary))
        guard state.isInWindow(primary) else { return }
        bringIn(top, primary, &rehearsal, state)
      }
    }
    let after = memory.shown(container, rehearsal)
    let isColumnStyle = memory.isColumnStyle(container, rehearsal)
    rehearsal.then { rehearsal, state in
      exchange(
        coming: after.filter { !before.contains($0) }, going: before.filter { !after.contains($0) }, in: container,
        Change(isAnimated: false, duration: .zero, title: "expand"), &rehearsal, state)
      if isColumnStyle { rehearsal.add(.emit(.delegateDidExpand, container, .none, .none)) }
    }
  }

  // MARK: Columns of a collapsed split

  /// S4.32: pushes the column and those between, or pops what covers it.
  func showCollapsed(
    _ key: ControllerKey, of container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard let memory = rehearsal[SplitMemory.self, container], let primary = memory.columns[.primary] else { return }
    let stack = NavigationContainer()
    if rehearsal.waits(change, on: primary, { showCollapsed(key, of: container, change, &$0, $1) }) { return }
    let root = key == .primary ? state[primary].children.first : memory.content(of: key, state)
    guard let root else { return }
    if state[primary].children.contains(root) {
      return stack.pop(primary, to: root, as: .popToViewController, change, &rehearsal, state)
    }
    let between: [ControllerKey] = key == .secondary ? [.supplementary, .secondary] : [key]
    let members = between.compactMap { memory.content(of: $0, state) }
    stack.pushQuietly(members, on: primary, change, &rehearsal, state)
  }

  /// S4.32: ignored for the primary and for what isn't on top.
  func hideCollapsed(
    _ key: ControllerKey, of container: InstanceID, _ change: Change, _ rehearsal: inout Rehearsal,
    _ state: HierarchyState
  ) {
    guard key != .primary, let memory = rehearsal[SplitMemory.self, container], let primary = memory.columns[.primary],
      let content = memory.content(of: key, state), state[primary].children.last == content
    else { return }
    NavigationContainer().pop(primary, to: nil, as: .popViewController, change, &rehearsal, state)
  }
}
