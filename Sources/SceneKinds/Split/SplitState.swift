internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A column that the system has shown or hidden (S4.33).
struct ColumnNotice: Hashable, Sendable {
  var column: SplitColumn
  var isShown: Bool
}

/// A split view's memory between steps.
struct SplitState: ContainerState {
  /// The columns that stand side by side, from the left.
  static let order: [SplitColumn] = [.primary, .supplementary, .secondary]
  /// The least width of a secondary beside others, and that of a window with room for two of them (S4.37).
  static let leastSecondary = 464.0
  static let roomForTwo = 954.25

  /// Whether it has columns as since iOS 14, and whether three of them.
  private(set) var isColumnStyle = false
  private(set) var isTriple = false
  /// The columns; a bare controller of a column style in its navigation controller.
  var columns: [SplitColumn: InstanceID] = [:]
  /// The contents of the navigation controllers that UIKit has put around bare controllers.
  var contents: [InstanceID: [InstanceID]] = [:]
  var mode = SplitDisplayMode.secondaryOnly
  var isCollapsed = false
  /// Whether the inspector stands beside the others (S4.36).
  var showsInspector = false
  /// The detail that the delegate has handled while collapsing; it lives on until something takes its place (S4.22).
  var dropped: InstanceID?
  /// Whether the delegate has been told of the columns that it shows.
  var hasTold = false
  /// The columns of which it has still to be told that they are shown, or hidden.
  var notices: [ColumnNotice] = []
  /// The columns whose controllers are no children yet (V97).
  var outside: Set<SplitColumn> = []
  var hasBeenShown = false
  /// Whether a mode was asked for since the split view was shown, and whether the last one was over the secondary.
  var isAsked = false
  var wishesOver = false

  /// - Parameter style: The word after `style`.
  init(style: String?) { setStyle(style) }

  mutating func setStyle(_ style: String?) {
    isTriple = style == "tripleColumn"
    isColumnStyle = isTriple || style == "doubleColumn"
  }

  /// S4.37: a mode that is asked for says whether columns stand beside the secondary or over it.
  ///
  /// - Parameter wish: The word after `preferredDisplayMode`.
  mutating func note(wish: String?) {
    let mode = wish.flatMap(SplitDisplayMode.init(name:))
    if mode?.columnCount != 0 { wishesOver = mode?.isOver ?? false }
  }

  /// The columns on the screen, from the left.
  var shown: [InstanceID] {
    if isCollapsed { return (columns[.compact] ?? columns[.primary]).map { [$0] } ?? [] }
    let beside: [SplitColumn] =
      if isTriple {
        [[], [.supplementary], [.primary, .supplementary]][mode.columnCount]
      } else {
        mode.columnCount == 0 ? [] : [.primary]
      }
    return (beside + [.secondary] + (showsInspector ? [.inspector] : [])).compactMap { columns[$0] }
  }

  /// The columns that take width from the secondary in a mode. What is displaced keeps its width: a choice.
  func columns(beside mode: SplitDisplayMode) -> [SplitColumn] {
    switch mode {
    case .oneBesideSecondary, .twoDisplaceSecondary: isTriple ? [.supplementary] : [.primary]
    case .twoBesideSecondary: [.primary, .supplementary]
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: []
    }
  }

  /// The contents of a column, its navigation controller included.
  func members(of column: InstanceID) -> [InstanceID] { Set([column] + (contents[column] ?? [])).sorted() }
}

/// Display modes, and what stands in the columns (sections 4.1 and 4.2 of the semantics).
extension Simulation {
  /// S4.4, S4.5: the mode that the preference comes to. `automatic` is side by side in landscape; in portrait the other
  /// columns come over the secondary when they are called. From iOS 26 on they stand beside it where there is room.
  mutating func preferredMode(of container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    let preferred = word(.preferredDisplayMode, of: container).flatMap(SplitDisplayMode.init(name:))
    let isTiled = asks(.tilesUpright)
    guard let preferred else {
      if isTiled { return limited(roomiestMode(of: split), container, split) }
      return world.device.isLandscape ? limited(.oneBesideSecondary, container, split) : .secondaryOnly
    }
    let mode = limited(preferred, container, split)
    guard isTiled else { return mode }
    let fitted = fitting(mode, container, split)
    if split.isAsked || !fitted.isOver { return fitted }
    return mode.isOver ? .secondaryOnly : .oneBesideSecondary
  }

  /// S4.32: the nearest mode that shows a column.
  mutating func mode(showing column: SplitColumn, _ container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    let isTwo = column == .primary && split.isTriple
    let isTiled = asks(.tilesUpright)
    let isOver = isTiled ? split.wishesOver : !world.device.isLandscape
    let mode: SplitDisplayMode =
      if isOver {
        isTwo ? .twoOverSecondary : .oneOverSecondary
      } else {
        isTwo ? .twoBesideSecondary : .oneBesideSecondary
      }
    let limited = limited(mode, container, split)
    return isTiled ? fitting(limited, container, split) : limited
  }

  /// S4.37: as many columns beside the secondary as leave it its least width.
  private func roomiestMode(of split: SplitState) -> SplitDisplayMode {
    let width = world.device.size.width
    if split.isTriple, width >= SplitState.roomForTwo { return .twoBesideSecondary }
    return width >= SplitState.leastSecondary ? .oneBesideSecondary : .secondaryOnly
  }

  /// S4.37: two columns come over the secondary where there is no room for both beside it. A mode alone displaces nothing.
  private func fitting(
    _ mode: SplitDisplayMode, _ container: InstanceID, _ split: SplitState
  ) -> SplitDisplayMode {
    let isTooNarrow = world.device.size.width < SplitState.roomForTwo
    let isTwoBeside = mode == .twoBesideSecondary || mode == .twoDisplaceSecondary
    let isAlone = word(.preferredSplitBehavior, of: container) == nil
    let roomy = isTwoBeside && isAlone ? SplitDisplayMode.twoBesideSecondary : mode
    return isTwoBeside && isTooNarrow ? .twoOverSecondary : roomy
  }

  /// S4.32: the nearest mode without a column.
  mutating func mode(hiding column: SplitColumn, _ container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    column == .primary && split.isTriple ? mode(showing: .supplementary, container, split) : .secondaryOnly
  }

  /// The controller that a column shows, without the navigation controller that UIKit has put around it.
  func content(of column: SplitColumn, _ split: SplitState) -> InstanceID? {
    guard let stack = split.columns[column] else { return nil }
    let content = world[stack].isPrivate ? world[stack].firstChildID ?? split.contents[stack]?.first : stack
    return content.flatMap { world[$0].isAlive ? $0 : nil }
  }

  /// S4.5: the behaviour allows some modes only.
  private func limited(_ mode: SplitDisplayMode, _ container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    // S4.3: two columns beside the secondary are there in a triple split only.
    let count = split.isTriple ? mode.columnCount : min(mode.columnCount, 1)
    return switch (word(.preferredSplitBehavior, of: container), count) {
    case ("tile", 1), ("displace", 1): .oneBesideSecondary
    case ("tile", 2): .twoBesideSecondary
    case ("overlay", 1): .oneOverSecondary
    case ("overlay", 2): .twoOverSecondary
    case ("displace", 2): .twoDisplaceSecondary
    case (_, 1) where mode == .twoOverSecondary: .oneOverSecondary
    case (_, 1) where mode != .oneOverSecondary: .oneBesideSecondary
    default: mode
    }
  }

  // MARK: Messages about columns

  /// The columns that a person sees, the outer ones first; in a collapsed split view the one on top.
  mutating func visibleColumns(of split: SplitState) -> [SplitColumn] {
    guard split.isCollapsed else {
      return SplitState.order.filter { split.columns[$0].map(split.shown.contains) ?? false }
    }
    if split.columns[.compact] != nil { return [.compact] }
    guard let primary = split.columns[.primary] else { return [] }
    let absorbed = [SplitColumn.secondary, .supplementary].first { key in
      member(of: key, split).map { world[$0].parent == primary } ?? false
    }
    return [absorbed ?? .primary]
  }

  /// S4.33: in column style the delegate is told of each column that the system shows or hides, the outer ones first.
  /// Before the first message no column counts as shown.
  mutating func tellOfColumns(of container: InstanceID, from before: [SplitColumn], to after: [SplitColumn]) {
    guard let split = world.split(container) else { return }
    let tellsOfEach = asks(.tellsOfEachColumn)
    guard tellsOfEach || split.isColumnStyle else { return }
    let told = split.hasTold ? before : []
    let order: [SplitColumn] =
      tellsOfEach ? [.compact, .supplementary, .primary, .secondary] : SplitState.order + [.compact]
    tell(
      order.filter { told.contains($0) != after.contains($0) }
        .map { ColumnNotice(column: $0, isShown: after.contains($0)) }, of: container)
  }

  /// S4.38: as columns move onto one stack, from iOS 26 on. The supplementary one goes, the primary comes, the secondary
  /// goes, and the top comes over the primary.
  mutating func tellOfCollapse(of container: InstanceID, from before: [SplitColumn], to top: SplitColumn) {
    guard asks(.tellsOfEachColumn) else { return tellOfColumns(of: container, from: before, to: [top]) }
    guard let split = world.split(container) else { return }
    let told = split.hasTold ? before : []
    let bottom: SplitColumn = top == .compact ? .compact : .primary
    var notices: [ColumnNotice] = []
    func note(_ column: SplitColumn, _ isShown: Bool) { notices.append(ColumnNotice(column: column, isShown: isShown)) }
    for column in [SplitColumn.supplementary, .primary] where told.contains(column) && column != bottom {
      note(column, false)
    }
    if !told.contains(bottom) { note(bottom, true) }
    if told.contains(.secondary) { note(.secondary, false) }
    if top != bottom {
      note(bottom, false)
      note(top, true)
    }
    tell(notices, of: container)
  }

  /// A collapsed split view is in the mode `oneBesideSecondary`, whatever it shows.
  mutating func tellOfCollapsedMode(of container: InstanceID, _ split: inout SplitState) {
    guard split.mode != .oneBesideSecondary else { return }
    split.mode = .oneBesideSecondary
    world.containers[container] = .split(split)
    let name = name(split.mode.rawValue)
    emit(.delegateWillChangeTo, container, .name(name))
    setDisplayMode(container, name)
  }

  /// The delegate is told of columns that come and go, in the order in which they stand.
  mutating func tell(_ notices: [ColumnNotice], of container: InstanceID) {
    guard var split = world.split(container) else { return }
    split.hasTold = true
    split.notices += notices
    world.containers[container] = .split(split)
    for notice in notices {
      let callback: Callback = notice.isShown ? .delegateWillShowColumn : .delegateWillHideColumn
      emit(callback, container, .name(name(notice.column.rawValue)))
    }
  }

  /// S4.33: from iOS 26 on the delegate is told again when that is over: a choice.
  mutating func tellOfShownColumns(of container: InstanceID) {
    guard var split = world.split(container), !split.notices.isEmpty else { return }
    var notices = split.notices
    split.notices = []
    world.containers[container] = .split(split)
    guard asks(.tellsOfShownColumns) else {
      return refuse([.delegateDidHideColumn, .delegateDidShowColumn], of: container, .notOnThisSystem)
    }
    if asks(.tellsOfEachColumn) {
      // Of each column the last, and what is shown first.
      notices = notices.indices.filter { index in
        !notices[(index + 1)...].contains { $0.column == notices[index].column }
      }.map { [notices] in notices[$0] }
      let order = SplitState.order + [.compact]
      notices.sort { one, other in
        one.isShown == other.isShown
          ? (order.firstIndex(of: one.column) ?? 0) < (order.firstIndex(of: other.column) ?? 0) : one.isShown
      }
    }
    for notice in notices {
      let callback: Callback = notice.isShown ? .delegateDidShowColumn : .delegateDidHideColumn
      emit(callback, container, .name(name(notice.column.rawValue)))
    }
  }
}
