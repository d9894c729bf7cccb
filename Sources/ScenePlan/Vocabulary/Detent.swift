/// A height at which a sheet may stand, the lowest first (M6.47).
public enum Detent: String, CaseIterable, Hashable, Comparable, Sendable {
  case medium, large

  public static func < (left: Detent, right: Detent) -> Bool { left == .medium && right == .large }
}
