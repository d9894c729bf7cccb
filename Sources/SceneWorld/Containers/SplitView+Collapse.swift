internal import ScenePlan
internal import SceneProgram

/// Collapsing and expanding (sections 4.3 and 4.4 of the semantics).
///
/// A classic split view that becomes narrow, with the detail `map` beside the stack `list`:
///
/// ```
/// delegate.collapseSecondary(map) -> false     the delegate doesn't handle the detail, so
/// map moves onto the stack of list             without a callback: it stays on the screen
/// ```
///
/// When it becomes wide again, what was absorbed goes back to its column.
extension Simulation {
  mutating func collapse(_ container: InstanceID) {
    guard var split = world.split(container) else { return }
    let before = split.shown
    split.isCollapsed = true
    let detail = split.columns[.primary] == nil ? nil : split.columns[.secondary]
    let isHandled = !split.isColumnStyle && answer(.collapseSecondary, of: container) == .word("handled")
    if isHandled, let detail {
      split.columns[.secondary] = nil
      split.dropped = detail
    }
    world.containers[container] = .split(split)
    if split.isColumnStyle {
      collapseColumns(split, container)
    } else if let primary = split.columns[.primary], let detail {
      collapse(detail, into: primary, of: container, isHandled: isHandled)
    }
    let after = split.shown
    setCurrent(after.first, in: container)
    let dropped = split.dropped
    let going = before.filter { !after.contains($0) && (world[$0].parent == container || dropped == $0) }
    exchange(
      ColumnExchange(
        container: container, coming: after.filter { !before.contains($0) }, going: going, removed: dropped),
      Change(isAnimated: false, duration: .zero, title: "collapse"))
    if split.isColumnStyle { emit(.delegateDidCollapse, container) }
  }

  /// S4.20, S4.21: the delegate drops the detail, or the primary takes it on its stack.
  private mutating func collapse(
    _ detail: InstanceID, into primary: InstanceID, of container: InstanceID, isHandled: Bool
  ) {
    emit(.delegateCollapseSecondary, container, .instance(detail), answer: .bool(isHandled))
    if isHandled { return willMove(detail, to: nil) }
    keep(detail, by: container)
    if kind(of: primary) == .navigation { absorb(detail, into: primary) }
  }

  /// S4.30, S4.31: the compact column, or all up to the top one on the primary's stack.
  private mutating func collapseColumns(_ split: SplitState, _ container: InstanceID) {
    if let compact = split.columns[.compact] {
      emit(.delegateWillShowColumn, container, .name(name("compact")))
      return addChild(compact, to: container)
    }
    var top = SplitColumn.secondary
    if case .word(let word) = answer(.topColumnForCollapsing, of: container), let column = SplitColumn(rawValue: word) {
      top = column
    }
    emit(
      .delegateTopColumnForCollapsing, container, .name(name("secondary")), answer: .text(name(top.rawValue)))
    guard let primary = split.columns[.primary] else { return }
    for key in [SplitColumn.supplementary, .secondary] where top != .primary {
      guard let column = split.columns[key] else { continue }
      // A column stays the split view's, also when it is popped from the stack.
      for member in split.members(of: column) { keep(member, by: container) }
      absorb(column, into: primary)
      if key == top { break }
    }
  }

  /// Puts a column's content on the primary's stack, without callbacks: UIKit moves it.
  private mutating func absorb(_ column: InstanceID, into primary: InstanceID) {
    for member in world[column].isPrivate ? world.children(of: column) : [column] {
      hold(member)
      unlink(member)
      displace(member)
      link(member, to: primary, at: Int(Int32.max))
      setCurrent(member, in: primary)
      release(member)
    }
    guard let top = world[primary].lastChildID else { return }
    let isInWindow = world.isInWindow(primary)
    let covered = world.children(of: primary).filter { $0 != top && world[$0].appearance != .disappeared }
    let guests = world.hosted(in: primary)
    for member in covered {
      begin(member, appearing: false, animated: false)
      endIfBegun(member)
    }
    // The new top's view takes the place of the others: on the screen at once, else when the stack comes back.
    for guest in guests where guest != top { displace(guest) }
    if isInWindow { bringIn(top, primary) }
  }

  /// The new top of a stack in the window; one that was on the screen in another column stays so.
  private mutating func bringIn(_ top: InstanceID, _ primary: InstanceID) {
    let stays = world[top].appearance == .appeared
    load(top)
    if !stays { begin(top, appearing: true, animated: false) }
    place(top, into: primary)
    if !stays { endIfBegun(top) }
  }

  /// S4.22: what was absorbed goes back to its column.
  mutating func expand(_ container: InstanceID) {
    guard var split = world.split(container) else { return }
    let before = split.shown
    split.isCollapsed = false
    split.dropped = nil
    // What was popped off the stack and freed doesn't come back.
    split.columns = split.columns.filter { world[$0.value].isAlive }
    split.mode = preferredMode(of: container, split)
    world.containers[container] = .split(split)
    setCurrent(nil, in: container)
    setDisplayMode(container, name(split.mode.rawValue))
    if let primary = split.columns[.primary] {
      if !split.isColumnStyle { emit(.delegateSeparateSecondary, container, .instance(primary)) }
      for key in [SplitColumn.supplementary, .secondary] {
        if let column = split.columns[key] { takeBack(column, from: primary, split, container) }
      }
      if let top = world[primary].lastChildID {
        let isInWindow = world.isInWindow(primary)
        setCurrent(top, in: primary)
        if isInWindow { bringIn(top, primary) }
      }
    }
    let after = split.shown
    exchange(
      ColumnExchange(
        container: container, coming: after.filter { !before.contains($0) },
        going: before.filter { !after.contains($0) }),
      Change(isAnimated: false, duration: .zero, title: "expand"))
    if split.isColumnStyle { emit(.delegateDidExpand, container) }
  }

  /// V8: classic splits collapse for the first of the system's snapshots, and expand for the second.
  mutating func adaptToSnapshot(isFirst: Bool, _ shown: [InstanceID]) {
    guard world.device.isPad, asks(.collapsesForSnapshots) else { return }
    for instance in shown {
      guard let split = world.split(instance), !split.isColumnStyle, split.isCollapsed != isFirst else { continue }
      if isFirst { collapse(instance) } else if !world.device.isCompactWidth { expand(instance) }
    }
  }

  /// What stands on the primary's stack goes back to its own column.
  private mutating func takeBack(
    _ column: InstanceID, from primary: InstanceID, _ split: SplitState, _ container: InstanceID
  ) {
    let members = world[column].isPrivate ? split.contents[column] ?? [] : [column]
    for member in members
    where world[member].isAlive && (world[member].parent == primary || world[member].parent == nil) {
      hold(member)
      unlink(member)
      displace(member)
      link(member, to: member == column ? container : column, at: Int(Int32.max))
      if member != column { setCurrent(member, in: column) }
      release(member)
    }
    for member in split.members(of: column) { letGo(member, by: container) }
  }

  // MARK: Columns of a collapsed split

  /// S4.32: pushes the column and those between, or pops what covers it.
  mutating func showCollapsed(_ key: SplitColumn, of container: InstanceID, _ change: Change) {
    guard let split = world.split(container), let primary = split.columns[.primary] else { return }
    if waits(.showCollapsed(key, of: container, change), change, on: primary) { return }
    guard let root = key == .primary ? world[primary].firstChildID : content(of: key, split) else { return }
    if world[root].parent == primary { return pop(primary, to: root, as: .popToViewController, change) }
    let between: [SplitColumn] = key == .secondary ? [.supplementary, .secondary] : [key]
    pushQuietly(between.compactMap { content(of: $0, split) }, on: primary, change)
  }

  /// S4.32: ignored for the primary and for what isn't on top.
  mutating func hideCollapsed(_ key: SplitColumn, of container: InstanceID, _ change: Change) {
    guard key != .primary, let split = world.split(container), let primary = split.columns[.primary],
      let content = content(of: key, split), world[primary].lastChildID == content
    else { return }
    pop(primary, to: nil, as: .popViewController, change)
  }
}
