/// A count of changes: while it stays the same, what was found out before still holds.
///
/// It is no part of what it counts for; any two are equal.
struct ChangeCount: Hashable, Sendable {
  private(set) var count = 0

  mutating func increment() { count += 1 }

  static func == (one: ChangeCount, other: ChangeCount) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
