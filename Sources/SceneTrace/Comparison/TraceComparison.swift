internal import SceneBasics

/// A comparison of two text traces, line by line, by what the lines say.
package struct TraceComparison: Sendable {
  /// Lines that stand beside each other.
  package enum Row: Equatable, Sendable {
    /// Alike, as each trace has it.
    case alike(TraceLine, TraceLine)
    /// A step or event that both have, with a difference in its time, argument or answer.
    case changed(TraceLine, TraceLine)
    /// Only the first trace has it.
    case first(TraceLine)
    /// Only the second trace has it.
    case second(TraceLine)

    /// Whether it is a difference.
    package var isDifference: Bool {
      switch self {
      case .alike: false
      case .changed, .first, .second: true
      }
    }
  }

  package let rows: [Row]

  /// Compares the lines of two traces: steps by `StepAlignment`, and lines only inside a step.
  package init(_ first: [TraceLine], _ second: [TraceLine]) {
    var rows: [Row] = []
    rows.reserveCapacity(max(first.count, second.count))
    for pair in StepAlignment(first, second).pairs {
      switch pair {
      case .both(let one, let other):
        let lines = second[other.lines]
        TraceComparison.align(
          first[one.lines], one.number == other.number ? lines : other.moved(lines, to: one), into: &rows)
      case .first(let step): for line in first[step.lines] { rows.append(.first(line)) }
      case .second(let step): for line in second[step.lines] { rows.append(.second(line)) }
      }
    }
    self.rows = rows
  }

  /// Aligns the lines of one step. Its headings stand beside each other, whenever it starts.
  private static func align(_ first: ArraySlice<TraceLine>, _ second: ArraySlice<TraceLine>, into rows: inout [Row]) {
    var (first, second) = (first, second)
    if let heading = first.first, let other = second.first, heading.startedStep != nil {
      rows.append(heading == other ? .alike(heading, other) : .changed(heading, other))
      (first, second) = (first.dropFirst(), second.dropFirst())
    }
    let (lines, others) = (Array(first), Array(second))
    var (left, right): ([TraceLine], [TraceLine]) = ([], [])
    func close() {
      if !left.isEmpty || !right.isEmpty { rows += TraceComparison.rows(of: left, beside: right) }
      (left, right) = ([], [])
    }
    for row in LineAlignment.rows(lines, others) {
      switch row {
      case .both(let one, let other):
        close()
        rows.append(.alike(lines[one], others[other]))
      case .first(let index): left.append(lines[index])
      case .second(let index): right.append(others[index])
      }
    }
    close()
  }

  /// How many rows are differences.
  package var differenceCount: Int { rows.count { $0.isDifference } }

  /// The rows between two lines that are alike: the same event with another argument stands beside itself.
  private static func rows(of first: [TraceLine], beside second: [TraceLine]) -> [Row] {
    if first.isEmpty { return second.map { .second($0) } }
    if second.isEmpty { return first.map { .first($0) } }
    return LineAlignment.rows(first.map(\.saying.subject), second.map(\.saying.subject)).map { row in
      switch row {
      case .both(let one, let other): .changed(first[one], second[other])
      case .first(let index): .first(first[index])
      case .second(let index): .second(second[index])
      }
    }
  }
}
