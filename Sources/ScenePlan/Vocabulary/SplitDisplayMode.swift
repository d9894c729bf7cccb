/// A split view's display modes, under their modern names (S4.3).
public enum SplitDisplayMode: String, CaseIterable, Hashable, Sendable {
  case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
  case twoDisplaceSecondary

  /// Reads a mode under its modern or its old name; nil for `automatic`.
  public init?(name: String) {
    switch name {
    case "primaryHidden": self = .secondaryOnly
    case "allVisible": self = .oneBesideSecondary
    case "primaryOverlay": self = .oneOverSecondary
    default: self.init(rawValue: name)
    }
  }

  /// Whether columns come over the secondary.
  package var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// How many columns stand beside or over the secondary.
  public var columnCount: Int {
    switch self {
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}

/// A column of a split view (S4.1, S4.2).
public enum SplitColumn: String, CaseIterable, Hashable, Sendable {
  case primary, supplementary, secondary, compact, inspector
}
