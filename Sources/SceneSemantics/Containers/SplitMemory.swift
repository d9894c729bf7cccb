internal import ScenePlan
internal import SceneSyntax

/// A split view's display modes, under their modern names (S4.3).
enum SplitDisplayMode: String, CaseIterable {
  case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
  case twoDisplaceSecondary

  /// Reads a mode under its modern or its old name; nil for `automatic`.
  init?(name: String) {
    switch name {
    case "primaryHidden": self = .secondaryOnly
    case "allVisible": self = .oneBesideSecondary
    case "primaryOverlay": self = .oneOverSecondary
    default: self.init(rawValue: name)
    }
  }

  /// How many columns stand beside or over the secondary.
  var columnCount: Int {
    switch self {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}

/// What a split view remembers between steps.
struct SplitMemory: ContainerMemory {
  static let order: [ControllerKey] = [.primary, .supplementary, .secondary]

  /// The columns; a bare controller of a column style in its navigation controller.
  var columns: [ControllerKey: InstanceID] = [:]
  /// What stands in the navigation controllers that UIKit has put around bare controllers.
  var contents: [InstanceID: [InstanceID]] = [:]
  var mode = SplitDisplayMode.secondaryOnly
  var isCollapsed = false
  /// The detail that the delegate has let go while collapsing.
  var dropped: InstanceID?

  func isColumnStyle(_ container: InstanceID, _ rehearsal: Rehearsal) -> Bool {
    switch word(.style, container, rehearsal) {
    case "doubleColumn", "tripleColumn": true
    default: false
    }
  }

  /// The columns on the screen, from the left.
  func shown(_ container: InstanceID, _ rehearsal: Rehearsal) -> [InstanceID] {
    if isCollapsed { return (columns[.compact] ?? columns[.primary]).map { [$0] } ?? [] }
    let beside: [ControllerKey] =
      if isTriple(container, rehearsal) {
        [[], [.supplementary], [.primary, .supplementary]][mode.columnCount]
      } else {
        mode.columnCount == 0 ? [] : [.primary]
      }
    return (beside + [.secondary]).compactMap { columns[$0] }
  }

  /// S4.4, S4.5: the mode that the preference comes to. `automatic` is side by side in landscape; in portrait the other
  /// columns come over the secondary when they are called.
  func preferredMode(_ container: InstanceID, _ rehearsal: Rehearsal) -> SplitDisplayMode {
    let preferred = word(.preferredDisplayMode, container, rehearsal).flatMap(SplitDisplayMode.init(name:))
    guard let preferred else {
      return isLandscape(rehearsal) ? limited(.oneBesideSecondary, container, rehearsal) : .secondaryOnly
    }
    return limited(preferred, container, rehearsal)
  }

  /// S4.32: the nearest mode that shows a column.
  func mode(showing key: ControllerKey, _ container: InstanceID, _ rehearsal: Rehearsal) -> SplitDisplayMode {
    let isTwo = key == .primary && isTriple(container, rehearsal)
    let mode: SplitDisplayMode =
      if isLandscape(rehearsal) {
        isTwo ? .twoBesideSecondary : .oneBesideSecondary
      } else {
        isTwo ? .twoOverSecondary : .oneOverSecondary
      }
    return limited(mode, container, rehearsal)
  }

  /// S4.32: the nearest mode without a column.
  func mode(hiding key: ControllerKey, _ container: InstanceID, _ rehearsal: Rehearsal) -> SplitDisplayMode {
    key == .primary && isTriple(container, rehearsal)
      ? mode(showing: .supplementary, container, rehearsal) : .secondaryOnly
  }

  /// The controller that a column shows, without the navigation controller that UIKit has put around it.
  func content(of key: ControllerKey, _ state: HierarchyState) -> InstanceID? {
    let content = columns[key].flatMap { state[$0].isPrivate ? state[$0].children.first ?? contents[$0]?.first : $0 }
    return content.flatMap { state[$0].isAlive ? $0 : nil }
  }

  private func isTriple(_ container: InstanceID, _ rehearsal: Rehearsal) -> Bool {
    word(.style, container, rehearsal) == "tripleColumn"
  }

  private func isLandscape(_ rehearsal: Rehearsal) -> Bool {
    rehearsal.environment.size.width > rehearsal.environment.size.height
  }

  /// S4.5: the behaviour allows some modes only.
  private func limited(
    _ mode: SplitDisplayMode, _ container: InstanceID, _ rehearsal: Rehearsal
  ) -> SplitDisplayMode {
    // S4.3: two columns beside the secondary are there in a triple split only.
    let count = isTriple(container, rehearsal) ? mode.columnCount : min(mode.columnCount, 1)
    return switch (word(.preferredSplitBehavior, container, rehearsal), count) {
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

  private func word(_ key: ControllerKey, _ container: InstanceID, _ rehearsal: Rehearsal) -> String? {
    if case .word(let word) = rehearsal.property(key, of: container) { return word }
    return nil
  }
}
