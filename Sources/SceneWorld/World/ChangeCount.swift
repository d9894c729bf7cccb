/// A count of changes: while it stays the same, an observer of a run need not look again.
///
/// It is no part of what it counts for; any two are equal.
public struct ChangeCount: Hashable, Sendable {
  public private(set) var count = 0

  public init() {}

  mutating func increment() { count += 1 }

  public static func == (one: ChangeCount, other: ChangeCount) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
