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

  /// - Parameter style: The word after `style`.
  init(style: String?) { setStyle(style) }

  mutating func setStyle(_ style: String?) {
    isTriple = style == "tripleColumn"
    isColumnStyle = isTriple || style == "doubleColumn"
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
  /// columns come over the secondary when they are called.
  func preferredMode(of container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    let preferred = word(.preferredDisplayMode, of: container).flatMap(SplitDisplayMode.init(name:))
    guard let preferred else {
      return world.device.isLandscape ? limited(.oneBesideSecondary, container, split) : .secondaryOnly
    }
    return limited(preferred, container, split)
  }

  /// S4.32: the nearest mode that shows a column.
  func mode(showing column: SplitColumn, _ container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
    let isTwo = column == .primary && split.isTriple
    let mode: SplitDisplayMode =
      if world.device.isLandscape {
        isTwo ? .twoBesideSecondary : .oneBesideSecondary
      } else {
        isTwo ? .twoOverSecondary : .oneOverSecondary
      }
    return limited(mode, container, split)
  }

  /// S4.32: the nearest mode without a column.
  func mode(hiding column: SplitColumn, _ container: InstanceID, _ split: SplitState) -> SplitDisplayMode {
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
  func visibleColumns(of split: SplitState) -> [SplitColumn] {
    guard split.isCollapsed else {
      return SplitState.order.filter { split.columns[$0].map(split.shown.contains) ?? false }
    }
    if split.columns[.compact] != nil { return [.compact] }
    guard let primary = split.columns[.primary] else { return [] }
    let absorbed = [SplitColumn.secondary, .supplementary].first { key in
      content(of: key, split).map { world[$0].parent == primary } ?? false
    }
    return [absorbed ?? .primary]
  }

  /// S4.33: in column style the delegate is told of each column that the system shows or hides, the outer ones first.
  /// Before the first message no column counts as shown.
  mutating func tellOfColumns(of container: InstanceID, from before: [SplitColumn], to after: [SplitColumn]) {
    guard var split = world.split(container), split.isColumnStyle else { return }
    let told = split.hasTold ? before : []
    let notices = (SplitState.order + [.compact]).filter { told.contains($0) != after.contains($0) }
      .map { ColumnNotice(column: $0, isShown: after.contains($0)) }
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
    let notices = split.notices
    split.notices = []
    world.containers[container] = .split(split)
    guard asks(.tellsOfShownColumns) else { return }
    for notice in notices {
      let callback: Callback = notice.isShown ? .delegateDidShowColumn : .delegateDidHideColumn
      emit(callback, container, .name(name(notice.column.rawValue)))
    }
  }
}
