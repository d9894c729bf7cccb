/// The cells of a matrix.
package struct MatrixTable: Sendable {
  /// The axis from left to right: the versions, if they are on one.
  package let columns: MatrixAxis
  /// The values of the rows, one of each other axis.
  package let rows: [[MatrixValue]]

  init(_ axes: [MatrixAxis]) {
    let columns = axes.first { $0.kind == .ios } ?? axes[0]
    self.columns = columns
    rows = axes.filter { $0.kind != columns.kind }
      .reduce([[]]) { rows, axis in rows.flatMap { row in axis.values.map { row + [$0] } } }
  }

  /// How many cells there are.
  package var count: Int { rows.count * columns.values.count }

  /// Some of the cells, in words: `everywhere`, `nowhere`, `iOS 13–26 (phone; pad)`.
  package func text(of cells: [[Bool]]) -> String {
    if cells.joined().allSatisfy({ $0 }) { return "everywhere" }
    if !cells.joined().contains(true) { return "nowhere" }
    var texts: [(columns: String, rows: [String])] = []
    for (row, marks) in zip(rows, cells) where marks.contains(true) {
      let (columns, row) = (text(ofColumns: marks), row.map(\.title).joined(separator: ", "))
      if let known = texts.firstIndex(where: { $0.columns == columns }) {
        texts[known].rows.append(row)
      } else {
        texts.append((columns, [row]))
      }
    }
    let isAlike = texts.count == 1 && texts[0].rows.count == rows.count
    return texts.map { text in
      isAlike ? text.columns : "\(text.columns) (\(text.rows.joined(separator: "; ")))"
    }.joined(separator: ", ")
  }

  private func text(ofColumns marks: [Bool]) -> String {
    var words: [String] = []
    var start: Int?
    for index in 0...marks.count {
      let isOn = index < marks.count && marks[index]
      if isOn, start == nil { start = index }
      guard let first = start, !isOn else { continue }
      let (one, last) = (columns.values[first], columns.values[index - 1])
      if columns.kind == .ios {
        words.append(first == index - 1 ? one.word : "\(one.word)–\(last.word)")
      } else {
        words += columns.values[first..<index].map(\.title)
      }
      start = nil
    }
    return (columns.kind == .ios ? "iOS " : "") + words.joined(separator: ", ")
  }
}
