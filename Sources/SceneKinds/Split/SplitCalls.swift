internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// `UISplitViewController`, classic and in columns (section 4 of the semantics).
///
/// S4.43: hardly any of its appearance callbacks is in a log, so their order is a choice: the column that comes is told
/// before the one that goes, the dids in the same order.
///
/// `showColumn: primary` in portrait:
///
/// ```
/// the call       delegate.willShowColumn(primary), delegate.willChangeTo(oneOverSecondary); the primary's viewWillAppear
/// 0.5 s later    its viewDidAppear
/// ```
extension Simulation {
  /// S4.2: in column style a bare controller gets a navigation controller around it, but for `compact`.
  mutating func installColumns(_ contents: [InstanceID], in container: InstanceID) {
    var split = SplitState(style: word(.style, of: container))
    split.note(wish: word(.preferredDisplayMode, of: container))
    let roles = self.container(of: container).ownedRoles
    let columns = (template(of: container)?.contents ?? []).filter { roles.contains($0.role) }
      .compactMap { SplitColumn(rawValue: $0.role.rawValue) }
    for (column, content) in zip(columns, contents) {
      if column == .inspector, !split.isColumnStyle || !asks(.hasInspector) {
        keep(content, by: container)
        continue
      }
      if column.joinsLate, asks(.joinsWhenShown) {
        split.columns[column] = content
        split.outside.insert(column)
        keep(content, by: container)
        continue
      }
      split.columns[column] =
        split.isColumnStyle && column != .compact ? wrapped(content, in: &split) : content
    }
    world.containers[container] = .split(split)
    for column in SplitState.order + [.inspector] {
      guard let controller = split.columns[column], !split.outside.contains(column) else { continue }
      addChild(controller, to: container)
      didMove(controller, to: container)
    }
    if let compact = split.columns[.compact] { keep(compact, by: container) }
  }

  /// The navigation controller that UIKit puts around a bare controller; one that is a stack itself stays as it is.
  mutating func wrapped(_ content: InstanceID, in split: inout SplitState) -> InstanceID {
    guard kind(of: content) != .navigation else { return content }
    let stack = makePrivate(.navigation)
    addChild(content, to: stack)
    setCurrent(content, in: stack)
    split.contents[stack] = [content]
    return stack
  }

  /// The class's part in its own callbacks.
  mutating func actAsSplit(in callback: Callback, of container: InstanceID) {
    if callback == .viewWillAppear { showFirstColumns(of: container) } else { tellOfShownColumns(of: container) }
  }

  /// The columns that the mode shows are loaded and put in; in compact width it is born collapsed.
  private mutating func showFirstColumns(of container: InstanceID) {
    if world.device.isCompactWidth, world.split(container)?.isCollapsed == false {
      collapse(container)
    } else if var split = world.split(container), !split.isCollapsed {
      let seen = visibleColumns(of: split)
      let former = split.mode
      split.mode = preferredMode(of: container, split)
      // What is to come over the secondary at once doesn't come.
      if split.mode.isOver, asks(.tilesUpright) { split.mode = .secondaryOnly }
      world.containers[container] = .split(split)
      refuseHidden(of: container)
      if split.mode != former, asks(.tellsOfEachColumn) {
        emit(.delegateWillChangeTo, container, .name(name(split.mode.rawValue)))
      }
      takeInColumns(of: container)
      loadColumns(of: container)
      tellOfColumns(of: container, from: seen, to: visibleColumns(of: split))
      setDisplayMode(container, name(split.mode.rawValue))
    }
    for column in world.split(container)?.shown ?? [] {
      load(column)
      place(column, into: container)
    }
    if var split = world.split(container), !split.hasBeenShown {
      split.hasBeenShown = true
      world.containers[container] = .split(split)
    }
  }

  /// S4.37: on iOS 26 what stands in the columns is loaded with the split view, shown or not.
  mutating func loadColumns(
    of container: InstanceID, _ keys: [SplitColumn] = [.supplementary, .primary, .secondary]
  ) {
    guard let split = world.split(container), split.isColumnStyle, asks(.loadsAllColumns) else { return }
    for key in keys {
      guard let column = split.columns[key] else { continue }
      for controller in [column, content(of: key, split)].compactMap(\.self) where !world[controller].isLoaded {
        load(controller)
      }
    }
  }

  /// The reason why a column isn't there.
  private mutating func refuseHidden(of container: InstanceID) {
    guard wantsEffects, let split = world.split(container) else { return }
    for key in SplitState.order {
      guard let column = split.columns[key], !split.shown.contains(column), let content = content(of: key, split) else {
        continue
      }
      refuse(Refusal(.viewWillAppear, content, .hiddenByMode, other: container))
    }
  }

  /// A step that shows or hides a column.
  mutating func performOnSplit(_ step: Step, _ container: InstanceID) {
    switch step.action {
    case .showColumn(let thing): moveColumn(thing, shows: true, of: container, change(of: step))
    case .hideColumn(let thing): moveColumn(thing, shows: false, of: container, change(of: step))
    case .swipe(let gesture, let isCancelled, _):
      moveColumn(by: gesture, isCancelled: isCancelled, of: container, change(of: step))
    default: break
    }
  }

  mutating func moveColumn(_ thing: NamedThing, shows: Bool, of container: InstanceID, _ change: Change) {
    if thing.name == SplitColumn.inspector.rawValue, lacksInspector(container) { return }
    guard let key = SplitColumn(rawValue: thing.name), let split = world.split(container),
      let column = split.columns[key], key != .compact
    else { return fail(.noColumn(thing, of: container)) }
    let call = SplitWork.moveColumn(thing, shows: shows, change, on: container)
    if waits(.split(call), as: .delegateWillShowColumn, change, on: container) { return }
    if key == .inspector { return moveInspector(shows: shows, of: container, change) }
    if split.isCollapsed {
      return shows ? showCollapsed(key, of: container, change) : hideCollapsed(key, of: container, change)
    }
    // S4.32: ignored for the secondary, and where nothing would change.
    guard key != .secondary, split.shown.contains(column) != shows else { return }
    let mode = shows ? mode(showing: key, container, split) : mode(hiding: key, container, split)
    let told: Callback = shows ? .delegateWillShowColumn : .delegateWillHideColumn
    if asks(.tellsOfColumnsInCode) {
      emit(told, container, .name(name(key.rawValue)))
    } else {
      refuse(Refusal(told, container, .shownByCode))
    }
    setMode(mode, of: container, change)
  }

  /// S4.20, S4.22, S4.30: in compact width it collapses, else its mode follows the size.
  ///
  /// - Parameter isBySystem: Whether the size has changed, and not a property.
  mutating func adaptSplit(_ container: InstanceID, isBySystem: Bool) {
    guard let split = world.split(container) else { return }
    let isCompact = world.device.isCompactWidth
    if isCompact, !split.isCollapsed {
      if split.hasBeenShown || !asks(.joinsWhenShown) { collapse(container) }
    } else if !isCompact, split.isCollapsed {
      expand(container)
    } else if !isCompact {
      let change = Change(isAnimated: false, duration: .zero, title: "display mode")
      var mode = preferredMode(of: container, split)
      // S4.37: where two columns have no room any more, one of them stays.
      if isBySystem, split.mode == .twoBesideSecondary, mode == .twoOverSecondary { mode = .oneBesideSecondary }
      setMode(mode, of: container, change, tells: isBySystem || asks(.tellsOfEachColumn))
    }
  }

  // MARK: Expanded

  /// S4.34, S4.43: the columns that come and those that go.
  mutating func setMode(
    _ mode: SplitDisplayMode, of container: InstanceID, _ change: Change, tells: Bool = false
  ) {
    guard var split = world.split(container), split.mode != mode else { return }
    let before = split.shown
    let seen = visibleColumns(of: split)
    let former = split.mode
    split.mode = mode
    world.containers[container] = .split(split)
    let tellsOfModeFirst = tells && asks(.tellsOfEachColumn)
    if tells, !tellsOfModeFirst { tellOfColumns(of: container, from: seen, to: visibleColumns(of: split)) }
    let after = split.shown
    let name = name(mode.rawValue)
    emit(.delegateWillChangeTo, container, .name(name))
    if tellsOfModeFirst { tellOfColumns(of: container, from: seen, to: visibleColumns(of: split)) }
    setDisplayMode(container, name)
    resizeSecondary(of: container, split, since: former)
    exchange(
      ColumnExchange(
        container: container, coming: after.filter { !before.contains($0) },
        going: before.filter { !after.contains($0) }),
      change)
  }

  /// S4.35: what stands beside the secondary takes width from it; it is laid out, and what fills it.
  private mutating func resizeSecondary(of container: InstanceID, _ split: SplitState, since former: SplitDisplayMode) {
    guard asks(.besideTakesWidth), let secondary = split.columns[.secondary], world.isInWindow(secondary) else {
      return
    }
    let floats = asks(.sidebarFloats)
    let (before, after) = (split.columns(beside: former), split.columns(beside: split.mode))
    guard before.filter({ !floats || $0 != .primary }) != after.filter({ !floats || $0 != .primary }) else { return }
    layOutWhole(secondary)
  }

  /// A view that gets another width, and those that fill it.
  private mutating func layOutWhole(_ column: InstanceID) {
    var open = [column]
    while let view = open.popLast() {
      setNeedsLayout(view)
      open += world.hosted(in: view).filter { ownSize(of: $0, in: view) == nil }
    }
  }

  /// S4.36: the inspector beside the secondary, which it takes width from.
  mutating func moveInspectorBeside(_ column: InstanceID, shows: Bool, of container: InstanceID, _ change: Change) {
    guard var split = world.split(container), split.showsInspector != shows else { return }
    split.showsInspector = shows
    world.containers[container] = .split(split)
    if asks(.besideTakesWidth), let secondary = split.columns[.secondary], world.isInWindow(secondary) {
      layOutWhole(secondary)
    }
    exchange(
      ColumnExchange(container: container, coming: shows ? [column] : [], going: shows ? [] : [column]), change)
  }

  /// Appearance of whole columns, spelled as a choice.
  mutating func exchange(_ exchange: ColumnExchange, _ change: Change) {
    let container = exchange.container
    guard world.isInWindow(container) else {
      for column in exchange.coming { refuse(Refusal(.viewWillAppear, column, .notInWindow, other: container)) }
      for column in exchange.going { displace(column) }
      return follow(exchange)
    }
    // A controller that moves between a column and the collapsed stack stays on the screen.
    let staying = exchange.coming.filter { world[$0].appearance == .appeared }
    var exchange = exchange
    exchange.coming.removeAll { staying.contains($0) }
    let transition = change.isAnimated ? newTransition(of: container) : newTransition()
    for column in staying { place(column, into: container) }
    for column in exchange.coming {
      load(column)
      begin(column, appearing: true, animated: change.isAnimated)
    }
    for column in exchange.going { begin(column, appearing: false, animated: change.isAnimated) }
    for column in exchange.coming { place(column, into: container) }
    openTransition(transition, on: container, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .split(.endColumns(exchange, change, transition)))
  }

  mutating func end(_ exchange: ColumnExchange, _ change: Change, _ transition: TransitionID) {
    if world.changes[exchange.container] == transition { world.changes[exchange.container] = nil }
    if world.isInWindow(exchange.container), asks(.tellsOfEachColumn) {
      tellOfShownColumns(of: exchange.container)
    }
    for column in exchange.coming { endIfBegun(column) }
    for column in exchange.going {
      endIfBegun(column)
      // Another change may have brought it back meanwhile.
      if world[column].appearance == .disappeared { displace(column) }
    }
    closeTransition(transition)
    follow(exchange)
    finish(change)
  }

  private mutating func follow(_ exchange: ColumnExchange) {
    // What is a column again by now stays.
    if let removed = exchange.removed, world.split(exchange.container)?.columns.values.contains(removed) != true {
      removeFromParent(removed)
    }
    // Replaced in the same turn, it has been told of its way out already.
    if let added = exchange.added, !world[added].leavesParent { didMove(added, to: exchange.container) }
    if world.isInWindow(exchange.container) { tellOfShownColumns(of: exchange.container) }
  }
}
