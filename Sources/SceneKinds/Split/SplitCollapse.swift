internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Collapsing and expanding (sections 4.3 and 4.4 of the semantics).
///
/// A classic split view that becomes narrow, with the detail `map` beside the stack `list`:
///
/// ```
/// delegate.collapseSecondary(map) -> false     the delegate doesn't handle the detail, so
/// map moves onto the stack of list             without a callback: it stays on the screen
/// ```
///
/// When it becomes wide again, a classic split takes the top of the primary's stack for its detail (S4.22). In column
/// style what was absorbed goes back to its column.
extension Simulation {
  mutating func collapse(_ container: InstanceID) {
    guard var split = world.split(container) else { return }
    let sheet = turnInspectorIntoSheet(of: container)
    let before = split.shown
    let seen = visibleColumns(of: split)
    refuseOtherQuestion(of: container, split)
    let joining = split.columns[.compact].flatMap { world[$0].parent == container ? nil : $0 }
    if asks(.tellsOfEachColumn) { tellOfCollapsedMode(of: container, &split) }
    split.showsInspector = false
    split.isCollapsed = true
    let detail = split.columns[.primary] == nil ? nil : split.columns[.secondary]
    let isHandled = !split.isColumnStyle && answer(.collapseSecondary, of: container) == .word("handled")
    if isHandled, let detail {
      split.columns[.secondary] = nil
      split.dropped = detail
    }
    world.containers[container] = .split(split)
    if !split.isColumnStyle { takeInColumns(of: container, [.primary]) }
    if split.isColumnStyle {
      collapseColumns(split, container, seen)
    } else if let primary = split.columns[.primary], let detail {
      collapse(detail, into: primary, of: container, isHandled: isHandled)
      let top: SplitColumn = isHandled ? .primary : .secondary
      if asks(.tellsOfEachColumn) { tellOfCollapse(of: container, from: seen, to: top) }
    }
    split = world.split(container) ?? split
    let after = split.shown
    setCurrent(after.first, in: container)
    let dropped = split.outside.contains(.secondary) ? nil : split.dropped
    let going = before.filter { $0 != sheet && !after.contains($0) && (world[$0].parent == container || dropped == $0) }
    exchange(
      ColumnExchange(
        container: container, coming: after.filter { !before.contains($0) }, going: going, removed: dropped,
        added: split.isColumnStyle ? joining : nil),
      Change(isAnimated: false, duration: .zero, title: "collapse"))
    if split.isColumnStyle || asks(.tellsOfEachColumn) { emit(.delegateDidCollapse, container) }
  }

  /// S4.20, S4.21: the delegate drops the detail, or the primary takes it on its stack.
  private mutating func collapse(
    _ detail: InstanceID, into primary: InstanceID, of container: InstanceID, isHandled: Bool
  ) {
    emit(.delegateCollapseSecondary, container, .instance(detail), answer: .bool(isHandled))
    if isHandled { refuse(Refusal(.viewWillAppear, detail, .handledByDelegate)) }
    if world.split(container)?.outside.contains(.secondary) == true {
      return collapseOutside(detail, into: primary, of: container, isHandled: isHandled)
    }
    if isHandled {
      if asks(.returnsHandledSecondary) { keep(detail, by: container) }
      return willMove(detail, to: nil)
    }
    keep(detail, by: container)
    if kind(of: primary) == .navigation { absorb(detail, into: primary) }
  }

  /// S4.30, S4.31: the compact column, or all up to the top one on the primary's stack.
  private mutating func collapseColumns(_ split: SplitState, _ container: InstanceID, _ seen: [SplitColumn]) {
    if let compact = split.columns[.compact] {
      if asks(.tellsOfEachColumn) {
        emit(.delegateTopColumnForCollapsing, container, .name(name("compact")), answer: .text(name("compact")))
      }
      tellOfCollapse(of: container, from: seen, to: .compact)
      guard world[compact].parent != container else { return }
      return addChild(compact, to: container)
    }
    var top = SplitColumn.secondary
    if case .word(let word) = answer(.topColumnForCollapsing, of: container), let column = SplitColumn(rawValue: word) {
      top = column
    }
    emit(
      .delegateTopColumnForCollapsing, container, .name(name("secondary")), answer: .text(name(top.rawValue)))
    takeInColumns(of: container)
    guard let split = world.split(container), let primary = split.columns[.primary] else { return }
    let candidates: [SplitColumn] =
      top == .primary ? [] : top == .supplementary ? [.supplementary] : [.supplementary, .secondary]
    let absorbed = candidates.filter { split.columns[$0] != nil }
    loadColumns(of: container)
    tellOfCollapse(of: container, from: seen, to: absorbed.last ?? .primary)
    if asks(.keepsColumnStacks) {
      for key in [SplitColumn.supplementary, .secondary] { split.columns[key].map { keep($0, by: container) } }
      for key in absorbed { split.columns[key].map { absorb($0, into: primary) } }
      return
    }
    for column in absorbed.compactMap({ split.columns[$0] }) {
      // A column stays the split view's, also when it is popped from the stack.
      for member in split.members(of: column) { keep(member, by: container) }
      absorb(column, into: primary)
    }
  }

  /// Puts a column's content on the primary's stack, without callbacks: UIKit moves it.
  mutating func absorb(_ column: InstanceID, into primary: InstanceID) {
    for member in isUnpacked(column) ? world.children(of: column) : [column] {
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

  /// S4.22: a classic split takes a detail from the primary; in column style what was absorbed goes back to its column.
  mutating func expand(_ container: InstanceID) {
    guard var split = world.split(container) else { return }
    let before = split.shown
    let seen = visibleColumns(of: split)
    split.isCollapsed = false
    // What was popped off the stack and freed doesn't come back.
    split.columns = split.columns.filter { world[$0.value].isAlive }
    let former = split.mode
    split.mode = preferredMode(of: container, split)
    world.containers[container] = .split(split)
    setCurrent(nil, in: container)
    if split.mode != former, asks(.tellsOfEachColumn) {
      emit(.delegateWillChangeTo, container, .name(name(split.mode.rawValue)))
    }
    setDisplayMode(container, name(split.mode.rawValue))
    if split.isColumnStyle { takeInColumns(of: container) }
    split = world.split(container) ?? split
    var returned: InstanceID?
    if let primary = split.columns[.primary] {
      if split.isColumnStyle {
        tellOfColumns(of: container, from: seen, to: visibleColumns(of: split))
        for key in [SplitColumn.supplementary, .secondary] {
          if let column = split.columns[key] { takeBack(column, from: primary, split, container) }
        }
      } else {
        emit(.delegateSeparateSecondary, container, .instance(primary))
        returned = separate(primary, of: container)
        split = world.split(container) ?? split
        let shown = visibleColumns(of: split)
        if asks(.tellsOfEachColumn) { tellOfColumns(of: container, from: [], to: shown) }
      }
      if let top = world[primary].lastChildID {
        let isInWindow = world.isInWindow(primary)
        setCurrent(top, in: primary)
        if isInWindow { bringIn(top, primary) }
      }
    }
    turnInspectorIntoColumn(of: container)
    split = world.split(container) ?? split
    let after = split.shown
    exchange(
      ColumnExchange(
        container: container, coming: after.filter { !before.contains($0) },
        going: before.filter { !after.contains($0) }, added: returned),
      Change(isAnimated: false, duration: .zero, title: "expand"))
    if split.isColumnStyle || asks(.tellsOfEachColumn) { emit(.delegateDidExpand, container) }
  }

  /// S4.22: the top of the primary's stack becomes the secondary, whatever has put it there. If nothing can be popped,
  /// the previous secondary comes back.
  ///
  /// - Returns: What has come back from outside, and hears that it is the split view's child when that is over.
  private mutating func separate(_ primary: InstanceID, of container: InstanceID) -> InstanceID? {
    guard var split = world.split(container) else { return nil }
    let dropped = split.dropped.flatMap { asks(.returnsHandledSecondary) ? $0 : nil }
    let previous = (split.columns[.secondary] ?? dropped).flatMap { world[$0].isAlive ? $0 : nil }
    let isStack = kind(of: primary) == .navigation && world[primary].childCount > 1
    let top = isStack ? world[primary].lastChildID : nil
    let isFree = previous.map { world[$0].presenter == nil && (world[$0].parent ?? container) == container } ?? false
    let secondary = top ?? (isFree ? previous : nil)
    let comesBack = secondary.map { world[$0].parent == nil } ?? false
    split.columns[.secondary] = secondary
    split.outside.remove(.secondary)
    split.dropped = nil
    world.containers[container] = .split(split)
    if let secondary, comesBack {
      addChild(secondary, to: container)
    } else if let secondary, world[secondary].parent != container {
      hold(secondary)
      unlink(secondary)
      displace(secondary)
      link(secondary, to: container, at: Int(Int32.max))
      release(secondary)
    }
    if let previous, world.extras(of: container).kept.contains(previous) { letGo(previous, by: container) }
    return comesBack ? secondary : nil
  }

  /// V8: splits collapse for the first of the system's snapshots, and expand for the second.
  mutating func adaptSplitToSnapshot(isFirst: Bool, _ container: InstanceID) {
    guard let split = world.split(container), split.isCollapsed != isFirst else { return }
    if isFirst { collapse(container) } else if !world.device.isCompactWidth { expand(container) }
  }

  /// Takes those of a column back from the primary's stack.
  private mutating func takeBack(
    _ column: InstanceID, from primary: InstanceID, _ split: SplitState, _ container: InstanceID
  ) {
    let members = isUnpacked(column) ? split.contents[column] ?? [] : [column]
    for member in members
    where world[member].isAlive && (world[member].parent == primary || world[member].parent == nil) {
      hold(member)
      unlink(member)
      displace(member)
      link(member, to: member == column ? container : column, at: Int(Int32.max))
      if member != column { setCurrent(member, in: column) }
      // What stays on the screen is in the column's view at once, not in the stack's next layout (V10).
      if member != column, world[member].appearance == .appeared { place(member, into: column) }
      release(member)
    }
    for member in split.members(of: column) { letGo(member, by: container) }
  }

  // MARK: Columns of a collapsed split

  /// S4.32: pushes the column and those between, or pops what covers it.
  mutating func showCollapsed(_ key: SplitColumn, of container: InstanceID, _ change: Change) {
    guard let split = world.split(container), let primary = split.columns[.primary],
      !split.outside.contains(.primary)
    else { return }
    let call = SplitWork.showCollapsed(key, of: container, change, on: primary)
    if waits(.split(call), as: .pushViewController, change, on: primary) { return }
    guard let root = key == .primary ? world[primary].firstChildID : member(of: key, split) else { return }
    let top = columns(on: primary, split).last ?? .primary
    let tells = top != key && world.isInWindow(primary) && asks(.tellsOfEachColumn)
    if world[root].parent == primary {
      if tells { tell([ColumnNotice(column: top, isShown: false)], of: container) }
      pop(primary, to: root, as: .popToViewController, change)
    } else {
      let between: [SplitColumn] = key == .secondary ? [.supplementary, .secondary] : [key]
      let coming = between.filter { member(of: $0, split).map { world[$0].parent != primary } ?? false }
      if tells { tell(notices(ofPushing: coming, over: top), of: container) }
      pushQuietly(between.compactMap { member(of: $0, split) }, on: primary, change)
    }
    if tells { tellOfShownColumns(of: container, after: primary) }
  }

  /// S4.38: one column that comes over another one isn't told of itself; of two each is.
  private func notices(ofPushing coming: [SplitColumn], over top: SplitColumn) -> [ColumnNotice] {
    guard coming.count > 1 else { return [ColumnNotice(column: top, isShown: false)] }
    return [
      ColumnNotice(column: coming[0], isShown: true), ColumnNotice(column: top, isShown: false),
      ColumnNotice(column: coming[0], isShown: false), ColumnNotice(column: coming[1], isShown: true),
    ]
  }

  /// The columns whose content is on the stack of a collapsed split view, the primary first.
  private mutating func columns(on primary: InstanceID, _ split: SplitState) -> [SplitColumn] {
    SplitState.order.filter { key in
      key == .primary || member(of: key, split).map { world[$0].parent == primary } ?? false
    }
  }

  /// The second messages come when the stack's change is over.
  mutating func tellOfShownColumns(of container: InstanceID, after stack: InstanceID) {
    guard let running = runningChange(in: stack) else { return tellOfShownColumns(of: container) }
    schedule("messages about columns", .closeOf(running), .split(.tellOfColumns(container)))
  }

  /// S4.32: ignored for the primary and for what isn't on top.
  mutating func hideCollapsed(_ key: SplitColumn, of container: InstanceID, _ change: Change) {
    guard key != .primary, let split = world.split(container), let primary = split.columns[.primary],
      let content = member(of: key, split), world[primary].lastChildID == content
    else { return }
    let below = columns(on: primary, split).dropLast().last
    let tells = world.isInWindow(primary) && asks(.tellsOfEachColumn)
    if tells, let below { tell([ColumnNotice(column: below, isShown: true)], of: container) }
    pop(primary, to: nil, as: .popViewController, change)
    if tells { tellOfShownColumns(of: container, after: primary) }
  }
}
