/// A count of changes: while it stays the same, an observer of a run need not look again.
///
/// It is no part of what it counts for; any two are equal.
package struct ChangeCount: Hashable, Sendable {
  package private(set) var count = 0

  package init() {}

  mutating func increment() { count += 1 }

  package static func == (one: ChangeCount, other: ChangeCount) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
