/// A height at which a sheet may stand, the lowest first (M6.47).
public enum Detent: String, CaseIterable, Hashable, Comparable, Sendable {
  case medium, large

  public static func < (left: Detent, right: Detent) -> Bool { left == .medium && right == .large }
}

/// How a sheet stands whose code names heights (M6.47).
public struct SheetHeight: Hashable, Sendable {
  public var detent: Detent
  /// Whether a person sees and touches what lies under it as if it weren't there.
  public var isUndimmed: Bool

  public init(_ detent: Detent, isUndimmed: Bool) {
    self.detent = detent
    self.isUndimmed = isUndimmed
  }

  /// Its words for people: `at medium height, nothing dimmed`.
  package var words: String { "at \(detent.rawValue) height" + (isUndimmed ? ", nothing dimmed" : "") }
}
