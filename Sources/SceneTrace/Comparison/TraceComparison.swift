internal import SceneBasics

/// A comparison of two text traces, line by line, by what the lines say.
package struct TraceComparison: Sendable {
  /// Lines that stand beside each other.
  package enum Row: Equatable, Sendable {
    /// Alike, as each trace has it.
    case alike(TraceLine, TraceLine)
    /// The same step or event, with a difference in its time, argument or answer.
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

  /// Compares the lines of two traces.
  package init(_ first: [TraceLine], _ second: [TraceLine]) {
    var rows: [Row] = []
    var (left, right): ([TraceLine], [TraceLine]) = ([], [])
    func close() {
      rows += TraceComparison.rows(of: left, beside: right)
      (left, right) = ([], [])
    }
    for row in LineAlignment.rows(first, second) {
      switch row {
      case .both(let one, let other):
        close()
        rows.append(.alike(first[one], second[other]))
      case .first(let index): left.append(first[index])
      case .second(let index): right.append(second[index])
      }
    }
    close()
    self.rows = rows
  }

  /// How many rows are differences.
  package var differenceCount: Int { rows.count { $0.isDifference } }

  /// What lies between two lines that are alike: the same event with another argument stands beside itself.
  private static func rows(of first: [TraceLine], beside second: [TraceLine]) -> [Row] {
    LineAlignment.rows(first.map(\.saying.subject), second.map(\.saying.subject)).map { row in
      switch row {
      case .both(let one, let other): .changed(first[one], second[other])
      case .first(let index): .first(first[index])
      case .second(let index): .second(second[index])
      }
    }
  }
}
