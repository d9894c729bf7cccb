internal import SceneBasics
internal import SceneWorld

/// The expectation beside the events, line by line.
enum LineDifference {
  /// The lines of both lists in one: `  ` before what both have, `- ` before what was expected and is missing, `+ ` before
  /// what came unexpectedly.
  static func lines(expected: [String], actual: [String]) -> [String] {
    LineAlignment.rows(expected, actual).map { row in
      switch row {
      case .both(let index, _): "  " + expected[index]
      case .first(let index): "- " + expected[index]
      case .second(let index): "+ " + actual[index]
      }
    }
  }
}
