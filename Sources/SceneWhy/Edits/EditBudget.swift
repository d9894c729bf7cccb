internal import SceneBasics

/// The work that the search for edits may take: one budget for all questions of one call, so that it costs a few runs of
/// the scene, however much is asked.
package struct EditBudget: Sendable {
  /// How much work all runs may still be. To read a byte of the file again counts as one.
  private var work: Int

  /// The work that a small scene gets: its runs cost less than the start of the process.
  private static let least = 150_000
  /// How many runs of its own a large scene gets.
  private static let runs = 4

  /// - Parameter work: How much work a run of the scene is.
  package init(forScenesOf work: Int = 0) {
    self.work = max(EditBudget.least, EditBudget.runs * (Limit.workOfRun + work))
  }

  package var isSpent: Bool { work <= 0 }

  /// Counts a run, or a part of one.
  package mutating func take(run work: Int) { self.work -= Limit.workOfRun + work }

  /// Counts bytes that were read again.
  package mutating func take(bytes: Int) { work -= bytes }
}
