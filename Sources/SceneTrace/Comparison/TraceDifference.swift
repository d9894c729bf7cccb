/// A line that only one of two compared traces has.
///
/// Its step, what it says, and its place among equal lines identify it. So another comparison can find the same line again.
package struct TraceDifference: Hashable, Sendable {
  /// The number of the step in which it stands; 0 is launching.
  package var step: Int
  package var line: TraceLine
  /// Whether the second trace has it, and not the first.
  package var isOfSecond: Bool
  /// Which one it is of those that are the same in all else, from 0.
  package var ordinal: Int
}

extension TraceComparison {
  /// The lines of only one trace, in order; a line that changed is one of each.
  package var differences: [TraceDifference] {
    var found: [TraceDifference] = []
    var counts: [TraceDifference: Int] = [:]
    var step = 0
    func add(_ line: TraceLine, isOfSecond: Bool) {
      var difference = TraceDifference(step: step, line: line, isOfSecond: isOfSecond, ordinal: 0)
      let count = counts[difference, default: 0]
      counts[difference] = count + 1
      difference.ordinal = count
      found.append(difference)
    }
    for row in rows {
      switch row {
      case .alike(let line, _): step = line.step ?? step
      case .changed(let first, let second):
        step = first.step ?? step
        add(first, isOfSecond: false)
        add(second, isOfSecond: true)
      case .first(let line), .second(let line):
        step = line.step ?? step
        add(line, isOfSecond: row.isOfSecond)
      }
    }
    return found
  }
}

extension TraceComparison.Row {
  fileprivate var isOfSecond: Bool {
    switch self {
    case .alike, .changed, .first: false
    case .second: true
    }
  }
}
