package import SceneBasics

/// The layout of two traces on one page.
package enum ComparisonLayout: String, CaseIterable, Sendable {
  /// Beside each other, with a mark between those lines that differ.
  case columns
  /// Below each other, as `diff -u` does it.
  case unified

  /// Its look, for the help.
  package var summary: String {
    switch self {
    case .columns: "side by side; '|' between lines that differ, '<' and '>' beside lines of only one trace"
    case .unified: "in one column; '-' before lines of only the first trace, '+' before lines of only the second"
    }
  }

  /// How many terminal columns the page takes.
  package func width(of comparison: TraceComparison, names: (String, String)) -> Int {
    switch self {
    case .columns:
      let rows = comparison.rows.map(ComparisonLayout.sides)
      let left = ComparisonLayout.width(rows.map(\.left) + [names.0])
      return left + 3 + ComparisonLayout.width(rows.map(\.right) + [names.1])
    case .unified: return 0
    }
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - comparison: What to show.
  ///   - names: What the traces are called.
  ///   - decoration: Colours for the differences, or none.
  ///   - writer: Takes the text.
  package func write(
    _ comparison: TraceComparison, names: (String, String), decoration: Decoration, into writer: inout ByteWriter
  ) {
    switch self {
    case .columns: ComparisonLayout.writeColumns(comparison, names, decoration, into: &writer)
    case .unified: ComparisonLayout.writeUnified(comparison, names, decoration, into: &writer)
    }
    let count = comparison.differenceCount
    let verdict = count == 0 ? "no line differs" : count == 1 ? "1 line differs" : "\(count) lines differ"
    writer.write(decoration.paint("# " + verdict, as: count == 0 ? .good : .strong) + "\n")
  }

  // MARK: Columns

  private static func writeColumns(
    _ comparison: TraceComparison, _ names: (String, String), _ decoration: Decoration, into writer: inout ByteWriter
  ) {
    let rows = comparison.rows.map(sides)
    let width = Self.width(rows.map(\.left) + [names.0])
    func write(_ left: String, _ mark: String, _ right: String, _ paint: (String) -> String = { $0 }) {
      let gap = String(repeating: " ", count: width - VisibleText.width(of: left))
      let line = VisibleText.of(left) + gap + " " + mark + " " + VisibleText.of(right)
      writer.write(paint(line.trimmingTrailingSpaces) + "\n")
    }
    write(names.0, " ", names.1) { decoration.paint($0, as: .strong) }
    for (row, sides) in zip(comparison.rows, rows) {
      switch row {
      case .alike: write(sides.left, " ", sides.right)
      case .changed: write(sides.left, "|", sides.right) { decoration.paint($0, as: .warning) }
      case .first: write(sides.left, "<", "") { decoration.paint($0, as: .error) }
      case .second: write("", ">", sides.right) { decoration.paint($0, as: .good) }
      }
    }
  }

  private static func sides(of row: TraceComparison.Row) -> (left: String, right: String) {
    switch row {
    case .alike(let left, let right), .changed(let left, let right): (left.text, right.text)
    case .first(let left): (left.text, "")
    case .second(let right): ("", right.text)
    }
  }

  private static func width(_ lines: [String]) -> Int { lines.reduce(0) { max($0, VisibleText.width(of: $1)) } }

  // MARK: Unified

  private static func writeUnified(
    _ comparison: TraceComparison, _ names: (String, String), _ decoration: Decoration, into writer: inout ByteWriter
  ) {
    func write(_ mark: String, _ line: String, as role: Decoration.Role?) {
      let text = (mark + VisibleText.of(line)).trimmingTrailingSpaces
      writer.write((role.map { decoration.paint(text, as: $0) } ?? text) + "\n")
    }
    write("--- ", names.0, as: .strong)
    write("+++ ", names.1, as: .strong)
    for row in comparison.rows {
      switch row {
      case .alike(let left, let right):
        // What differs in a heading is only what the step is called.
        let isRenamed = left.step != nil && left.text != right.text
        write("  ", isRenamed ? left.text + "  |  " + right.text.dropFirst(2) : left.text, as: nil)
      case .changed(let left, let right):
        write("- ", left.text, as: .error)
        write("+ ", right.text, as: .good)
      case .first(let left): write("- ", left.text, as: .error)
      case .second(let right): write("+ ", right.text, as: .good)
      }
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
