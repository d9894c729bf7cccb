package import SceneBasics
package import SceneCanvas
internal import SceneDiagrams

/// A picture of a matrix: a box for each cell, and below them what changes from letter to letter.
package struct MatrixPicture: Sendable {
  /// The remark between two letters.
  package struct Note: Sendable {
    /// `A to B`.
    package var letters: String
    /// Where that is, and how much differs.
    package var place: String
    /// The causes of the difference.
    package var causes: [Cause]

    package init(letters: String, place: String, causes: [Cause]) {
      self.letters = letters
      self.place = place
      self.causes = causes
    }
  }

  /// A cause of a difference, with some of the lines of the trace that it makes.
  package struct Cause: Sendable {
    package var text: String
    /// The lines as they are printed.
    package var lines: [String]

    package init(_ text: String, lines: [String]) {
      self.text = text
      self.lines = lines
    }
  }

  private let scene: String
  private let detail: String
  private let axis: String
  private let columns: [String]
  private let rows: [String]
  private let letters: [[String]]
  private let notes: [Note]

  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - detail: What stands below it.
  ///   - axis: What changes from left to right.
  ///   - columns: The values on that axis.
  ///   - rows: What each row has.
  ///   - letters: The cells, by row and column.
  ///   - notes: What lies between letters.
  package init(
    scene: String, detail: String, axis: String, columns: [String], rows: [String], letters: [[String]], notes: [Note]
  ) {
    self.scene = scene
    self.detail = detail
    self.axis = axis
    self.columns = columns
    (self.rows, self.letters) = MatrixPicture.merged(rows, letters)
    self.notes = notes
  }

  /// Rows side by side that are alike are one, with all their names.
  private static func merged(_ rows: [String], _ letters: [[String]]) -> ([String], [[String]]) {
    var (names, cells): ([String], [[String]]) = ([], [])
    for (row, own) in zip(rows, letters) {
      if cells.last == own {
        names[names.count - 1] += ", " + row
      } else {
        names.append(row)
        cells.append(own)
      }
    }
    return (names, cells)
  }

  /// Writes it as an SVG.
  package func write(style: DiagramStyle, into output: inout ByteWriter) {
    var sketch = Sketch(
      heading: [DiagramText(scene, .heading), DiagramText(detail, .detail)], description: description)
    let room = style.room ?? Int.max / 2
    drawCells(on: &sketch, in: room)
    drawNotes(on: &sketch, in: room)
    SketchPainter(sketch, style: style).write(into: &output)
  }

  /// Its contents, in words: each row with its letters.
  private var description: String {
    zip(rows, letters).map { row, letters in
      let cells = zip(columns, letters).map { "\($0): \($1)" }.joined(separator: ", ")
      return row.isEmpty ? cells : "\(row): \(cells)"
    }.joined(separator: "; ")
  }

  // MARK: Cells

  private static let cellHeight = 26
  private static let gap = 3
  private func drawCells(on sketch: inout Sketch, in room: Int) {
    let gutter = min(([axis] + rows).map { SketchText.width(of: $0, .smallName) }.max() ?? 0, room / 3) + 10
    let widest = columns.map { SketchText.width(of: $0, .small) }.max() ?? 0
    let width = max(18, min(max(widest + 10, 40), (room - gutter) / max(columns.count, 1)))
    var names: [String] = []
    for letter in letters.joined() where !names.contains(letter) { names.append(letter) }
    sketch.add(axis, .small, at: Point(x: 0, y: 12), in: gutter, .left)
    for (index, column) in columns.enumerated() {
      let middle = gutter + index * width + width / 2
      sketch.add(column, .small, at: Point(x: middle, y: 12), in: width - 2, .centre)
    }
    for (row, name) in rows.enumerated() {
      let top = 20 + row * (MatrixPicture.cellHeight + MatrixPicture.gap)
      sketch.add(name, .smallName, at: Point(x: 0, y: top + 17), in: gutter - 8, .left)
      for (column, letter) in letters[row].enumerated() {
        let frame = Rectangle(
          x: gutter + column * width, y: top, width: width - MatrixPicture.gap, height: MatrixPicture.cellHeight)
        let look = SketchLook.traces[(names.firstIndex(of: letter) ?? 0) % SketchLook.traces.count]
        sketch.add(.begin(title: "\(columns[column])\(name.isEmpty ? "" : ", " + name): \(letter)"))
        sketch.add(.box(frame, radius: 4, look))
        sketch.add(
          letter, .smallName, at: Point(x: frame.midX, y: top + 17), in: frame.width, .centre)
        sketch.add(.end)
      }
    }
    sketch.width = gutter + columns.count * width
    sketch.height = 20 + rows.count * (MatrixPicture.cellHeight + MatrixPicture.gap)
  }

  // MARK: Notes

  private func drawNotes(on sketch: inout Sketch, in room: Int) {
    for note in notes {
      var y = sketch.height + 26
      let lead = sketch.add(note.letters, .smallName, at: Point(x: 0, y: y), in: room, .left) + 8
      for (index, line) in lines(note.place, in: room - lead).enumerated() {
        if index > 0 { y += 14 }
        let width = sketch.add(line, .small, at: Point(x: lead, y: y), in: room - lead, .left)
        sketch.width = max(sketch.width, lead + width)
      }
      func write(_ text: String, at x: Int, gap: Int, atMost count: Int) {
        for (index, line) in lines(text, in: room - x, atMost: count).enumerated() {
          y += index == 0 ? gap : 14
          let width = sketch.add(line, .small, at: Point(x: x, y: y), in: room - x, .left)
          sketch.width = max(sketch.width, x + width)
        }
      }
      for cause in note.causes {
        write(cause.text, at: 14, gap: 16, atMost: 3)
        for line in cause.lines { write(line, at: 34, gap: 13, atMost: 1) }
      }
      sketch.height = y
    }
  }

  private func lines(_ text: String, in room: Int, atMost count: Int = 3) -> [String] {
    SketchText.lines(of: text.replacing("`", with: "'"), .small, in: room, atMost: count)
  }
}
