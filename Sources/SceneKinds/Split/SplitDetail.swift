internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The effect of `show` and `showDetail` on a split view (S4.10, S4.11).
extension Simulation {
  /// S4.11: replaces the column that the call came from; collapsed it is presented.
  mutating func showInSplit(
    _ child: InstanceID, _ container: InstanceID, from receiver: InstanceID, _ change: Change
  ) -> Bool {
    guard let split = world.split(container) else { return false }
    if split.isCollapsed {
      emit(.show, container, .instance(child))
      cover(with: child, from: receiver, change)
      return true
    }
    guard !split.isColumnStyle, receiver != container else { return false }
    let comesFromPrimary = split.columns[.primary].map { world.isAncestor($0, of: receiver) } ?? false
    emit(.show, container, .instance(child))
    replace(comesFromPrimary ? .primary : .secondary, with: child, of: container, change)
    return true
  }

  /// S4.10: replaces the secondary; collapsed it is a `show` on the primary.
  mutating func showDetailInSplit(
    _ child: InstanceID, _ container: InstanceID, from receiver: InstanceID, _ change: Change
  ) -> Bool {
    guard let split = world.split(container) else { return false }
    guard split.isCollapsed else {
      emit(.showDetail, container, .instance(child))
      // The detail that is shown already stays.
      if split.columns[.secondary] == child { return true }
      replace(.secondary, with: child, of: container, change)
      return true
    }
    guard let primary = split.columns[.primary] else { return false }
    emit(.showDetail, container, .instance(child))
    guard kind(of: primary) == .navigation else {
      if !self.container(of: primary).show(child, on: primary, from: receiver, change, &self) {
        cover(with: child, from: receiver, change)
      }
      return true
    }
    emit(.show, primary, .instance(child))
    let top = visibleColumns(of: split).last ?? .primary
    var way = [ColumnNotice(column: top, isShown: false)]
    if split.isColumnStyle { way.append(ColumnNotice(column: .secondary, isShown: true)) }
    let stays = split.isColumnStyle && top == .secondary
    let tells = !stays && world.isInWindow(primary) && asks(.tellsOfEachColumn)
    if tells { tell(way, of: container) }
    push(child, on: primary, isColumn: true, change)
    if tells { tellOfShownColumns(of: container, after: primary) }
    return true
  }

  /// S4.10, S4.11: where nothing in a collapsed split view shows it, it comes over the full screen.
  private mutating func cover(with child: InstanceID, from receiver: InstanceID, _ change: Change) {
    present(PresentationRequest(presented: child, style: .fullScreen, hasAnchor: false, change: change), from: receiver)
  }

  private mutating func replace(
    _ key: SplitColumn, with child: InstanceID, of container: InstanceID, _ change: Change
  ) {
    guard var split = world.split(container) else { return }
    if asks(.joinsWhenShown), !split.hasBeenShown { return replaceOutside(key, with: child, of: container) }
    var column = child
    if split.isColumnStyle, kind(of: child) != .navigation {
      column = makePrivate(.navigation)
      addChild(child, to: column)
      setCurrent(child, in: column)
    }
    let old = split.columns[key]
    split.columns[key] = column
    world.containers[container] = .split(split)
    if let old { willMove(old, to: nil) }
    addChild(column, to: container)
    // S4.10 says nothing of an animation; a replaced detail has none.
    let change = Change(isAnimated: false, duration: .zero, title: change.title, completion: change.completion)
    exchange(
      ColumnExchange(
        container: container, coming: [column], going: old.map { [$0] } ?? [], removed: old, added: column),
      change)
  }
}
