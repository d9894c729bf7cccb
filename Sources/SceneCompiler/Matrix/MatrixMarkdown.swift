internal import SceneBasics

/// A matrix as Markdown, for documents.
struct MatrixMarkdown {
  private let matrix: SceneMatrix

  init(_ matrix: SceneMatrix) { self.matrix = matrix }

  func write(into output: inout ByteWriter) {
    let grid = MatrixGrid(matrix)
    write([grid.axis] + grid.columns, into: &output)
    write(grid.columns.reduce(["---"]) { row, _ in row + [":-:"] }, into: &output)
    for (row, letters) in zip(grid.rows, grid.letters) { write([row] + letters, into: &output) }
    for trouble in matrix.troubles { output.write("\n\(MatrixMarkdown.plain(trouble)).\n") }
    for boundary in matrix.boundaries {
      let letters = "\(matrix.traces[boundary.older].letter) to \(matrix.traces[boundary.newer].letter)"
      output.write("\n**\(letters)**: \(boundary.placeText); \(boundary.countText).\n")
      for paragraph in boundary.paragraphs {
        if !paragraph.name.isEmpty {
          output.write("\n- `\(paragraph.name.replacing(" with ", with: "` with `"))`: \(paragraph.text)\n")
        }
        let margin = paragraph.name.isEmpty ? "" : "  "
        let lines = boundary.shown(paragraph.lines, atMost: MatrixText.mostLines)
        output.write("\n\(margin)```text\n")
        for line in lines { output.write("\(margin)\(VisibleText.of(line.text))\n") }
        output.write("\(margin)```\n")
      }
    }
  }

  private func write(_ cells: [String], into output: inout ByteWriter) {
    output.write("| " + cells.joined(separator: " | ") + " |\n")
  }

  /// Running text in which nothing is markup.
  private static func plain(_ words: String) -> String {
    VisibleText.of(words).reduce(into: "") { $0 += "\\`*_[]<>|".contains($1) ? "\\\($1)" : "\($1)" }
  }
}
