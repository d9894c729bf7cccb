internal import ScenePlan
internal import SceneProgram

/// What a split view remembers between steps.
struct SplitState: Hashable, Sendable {
  /// The columns that stand side by side, from the left.
  static let order: [SplitColumn] = [.primary, .supplementary, .secondary]

  /// Whether it has columns as since iOS 14, and whether three of them.
  private(set) var isColumnStyle = false
  private(set) var isTriple = false
  /// The columns; a bare controller of a column style in its navigation controller.
  var columns: [SplitColumn: InstanceID] = [:]
  /// What stands in the navigation controllers that UIKit has put around bare controllers.
  var contents: [InstanceID: [InstanceID]] = [:]
  var mode = SplitDisplayMode.secondaryOnly
  var isCollapsed = false
  /// The detail that the delegate has let go while collapsing.
  var dropped: InstanceID?

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
    return (beside + [.secondary]).compactMap { columns[$0] }
  }

  /// What stands in a column, its navigation controller included.
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
    let content = world.table[stack].isPrivate ? world.table[stack].firstChildID ?? split.contents[stack]?.first : stack
    return content.flatMap { world.table[$0].isAlive ? $0 : nil }
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
}
