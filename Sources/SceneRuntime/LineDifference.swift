/// What was expected beside what came, line by line.
enum LineDifference {
  /// The lines of both lists in one: `  ` before what both have, `- ` before what was expected and is missing, `+ ` before
  /// what came unexpectedly. By the longest common subsequence.
  static func lines(expected: [String], actual: [String]) -> [String] {
    let changes = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        lines.append("- " + expected[old])
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        lines.append("+ " + actual[new])
        new += 1
      } else {
        lines.append("  " + expected[old])
        old += 1
        new += 1
      }
    }
    return lines
  }
}
