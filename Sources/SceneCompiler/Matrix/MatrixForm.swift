package import SceneBasics
internal import SceneDiagrams
internal import SceneRunViews

/// How a matrix is written.
package enum MatrixForm: String, CaseIterable, Sendable {
  case text, markdown, json, svg

  /// Its look, for the help.
  package var summary: String {
    switch self {
    case .text: "the letters as a grid, and below it what changes between them, for people"
    case .markdown: "the same as a table and lists, for documents"
    case .json: "every cell, every trace and every cause, for programs"
    case .svg: "the same as a picture"
    }
  }

  /// Writes a matrix.
  ///
  /// - Parameters:
  ///   - matrix: What to show.
  ///   - decoration: Colours and the width of lines, for text.
  ///   - style: The theme, for a picture.
  ///   - output: Takes the bytes.
  package func write(
    _ matrix: SceneMatrix, decoration: Decoration = .plain, style: DiagramStyle = DiagramStyle(),
    into output: inout ByteWriter
  ) {
    switch self {
    case .text: MatrixText(matrix, decoration).write(into: &output)
    case .markdown: MatrixMarkdown(matrix).write(into: &output)
    case .json: MatrixJSON.write(matrix, into: &output)
    case .svg: MatrixPicture(matrix).write(style: style, into: &output)
    }
  }
}

extension MatrixPicture {
  fileprivate init(_ matrix: SceneMatrix) {
    let grid = MatrixGrid(matrix)
    let notes = matrix.boundaries.map { boundary in
      Note(
        letters: "\(matrix.traces[boundary.older].letter) to \(matrix.traces[boundary.newer].letter)",
        place: "\(boundary.placeText); \(boundary.countText)",
        causes: MatrixPicture.causes(of: boundary))
    }
    self.init(
      scene: matrix.scene, detail: ([matrix.summary] + matrix.troubles).joined(separator: "; "), axis: grid.axis,
      columns: grid.columns, rows: grid.rows, letters: grid.letters, notes: notes)
  }

  /// How many lines of a cause are drawn.
  private static let mostLines = 3

  /// The causes of a difference. Of lines that are already told of another one each says so: their numbers don't add up.
  private static func causes(of boundary: SceneMatrix.Boundary) -> [Cause] {
    var told: Set<Int> = []
    return boundary.paragraphs.map { paragraph in
      let count = paragraph.lines.count
      let again = paragraph.lines.count { told.contains($0) }
      let isNew = again < count
      told.formUnion(paragraph.lines)
      let overlap = again == 0 ? "" : isNew ? ", \(again) of them as above" : ", as above"
      let words = (count == 1 ? "1 line" : "\(count) lines") + overlap
      let text =
        paragraph.name.isEmpty
        ? boundary.placeWords + " make this difference, and no behaviour of a system"
        : "\(paragraph.name) (\(words)): \(paragraph.text)"
      return Cause(text, lines: isNew ? boundary.shown(paragraph.lines, atMost: mostLines).map(\.text) : [])
    }
  }
}
