internal import SceneBasics
internal import SceneTrace

/// A matrix for a terminal.
struct MatrixText {
  private let matrix: SceneMatrix
  private let decoration: Decoration

  /// How many lines of a cause are shown.
  static let mostLines = 12

  init(_ matrix: SceneMatrix, _ decoration: Decoration) {
    self.matrix = matrix
    self.decoration = decoration
  }

  func write(into output: inout ByteWriter) {
    output.write(decoration.paint(VisibleText.of(matrix.scene), as: .strong) + ": \(matrix.summary)\n\n")
    writeGrid(into: &output)
    for trouble in matrix.troubles { output.write("\n\(trouble)\n") }
    for boundary in matrix.boundaries { write(boundary, into: &output) }
  }

  private func writeGrid(into output: inout ByteWriter) {
    let grid = MatrixGrid(matrix)
    let rows = [[grid.axis] + grid.columns] + zip(grid.rows, grid.letters).map { [$0] + $1 }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      var line = ""
      for (cell, width) in zip(row, widths) { line += cell + String(repeating: " ", count: width - cell.count + 2) }
      while line.last == " " { line.removeLast() }
      output.write((index == 0 ? decoration.paint(line, as: .faint) : line) + "\n")
    }
  }

  private func write(_ boundary: SceneMatrix.Boundary, into output: inout ByteWriter) {
    let letters = "\(matrix.traces[boundary.older].letter) to \(matrix.traces[boundary.newer].letter)"
    output.write(
      "\n" + decoration.paint(letters, as: .strong) + ": "
        + decoration.wrapped("\(boundary.placeText); \(boundary.countText)", behind: letters.count + 2) + "\n")
    for paragraph in boundary.paragraphs {
      if !paragraph.name.isEmpty {
        output.write(
          "  " + decoration.paint(paragraph.name, as: .note) + ": "
            + decoration.wrapped(paragraph.text, behind: paragraph.name.count + 4) + "\n")
      }
      for line in boundary.shown(paragraph.lines, atMost: MatrixText.mostLines) {
        output.write(decoration.paint(VisibleText.of(line.text), as: line.role) + "\n")
      }
    }
  }
}

extension SceneMatrix.Boundary {
  /// Lines with the numbers of their steps and their signs, and how many more there are.
  func shown(_ indices: [Int], atMost count: Int) -> [(text: String, role: Decoration.Role)] {
    var shown: [(text: String, role: Decoration.Role)] = []
    var step: Int?
    for index in indices.prefix(count) {
      let line = lines[index]
      let number = line.step == step ? "" : String(line.step)
      step = line.step
      let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
      shown.append(
        ("\(margin)  \(line.isOfSecond ? "+" : "-") \(line.line.bareText)", line.isOfSecond ? .good : .error))
    }
    let rest = indices.count - count
    if rest > 0 { shown.append(("       … and \(rest) more \(rest == 1 ? "line" : "lines")", .faint)) }
    return shown
  }
}
