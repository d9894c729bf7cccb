/// What the search for edits may take: one budget for all questions of one call, so that it costs a few runs of the scene,
/// however much is asked.
package struct EditBudget: Sendable {
  /// How many events may still come, in all runs. To read a byte of the file again counts as one.
  private var events: Int
  /// Whether it is known how many events the scene has.
  private var isKnown = false

  /// What a small scene gets: its runs cost less than the start of the process.
  private static let least = 50_000
  /// How many runs of its own a large scene gets.
  private static let runs = 4

  package init() { events = EditBudget.least }

  package var isSpent: Bool { events <= 0 }

  /// Learns how many events a run of the scene has.
  mutating func know(run count: Int) {
    if !isKnown { events = max(events, EditBudget.runs * count) }
    isKnown = true
  }

  /// Counts events, or bytes that were read again.
  package mutating func take(_ count: Int) { events -= count }
}
