package import SceneBasics

/// What led to an event, or all events of a step as they come from each other: boxes one below the other.
package struct CauseDrawing {
  /// A box.
  package struct Row {
    package var text: String
    /// A rule, a place: what stands at its right end.
    package var detail: String
    /// The row above it to which it belongs: its effect in a chain, its cause in a tree.
    package var above: Int?
    package var isEvent: Bool
    /// How far it is set off.
    fileprivate(set) var depth = 0

    package init(_ text: String, detail: String = "", above: Int? = nil, isEvent: Bool = false) {
      self.text = text
      self.detail = detail
      self.above = above
      self.isEvent = isEvent
    }
  }

  private let title: String
  private let subtitle: String
  private var rows: [Row]
  /// Whether each row is the cause of the one above, and not its effect.
  private let leadsUp: Bool

  private static let height = 26
  private static let gap = 14
  private static let indent = 22

  /// - Parameter leadsUp: Whether each row is the cause of the one that it belongs to.
  package init(title: String, subtitle: String, rows: [Row], leadsUp: Bool) {
    self.title = title
    self.subtitle = subtitle
    self.leadsUp = leadsUp
    self.rows = rows
    guard !leadsUp else { return }
    for index in rows.indices { self.rows[index].depth = rows[index].above.map { self.rows[$0].depth + 1 } ?? 0 }
  }

  /// As Mermaid's flow chart.
  package func writeMermaid(into output: inout ByteWriter) {
    output.write("flowchart TD\n")
    for (index, row) in rows.enumerated() {
      let words = MermaidText.escaped(row.text + (row.detail.isEmpty ? "" : "  " + row.detail))
      output.write("  n\(index)" + (row.isEvent ? "([\"\(words)\"])" : "[\"\(words)\"]") + "\n")
    }
    for (index, row) in rows.enumerated() {
      guard let above = row.above else { continue }
      output.write(leadsUp ? "  n\(index) --> n\(above)\n" : "  n\(above) --> n\(index)\n")
    }
  }

  /// As a picture.
  package func writeSVG(into output: inout ByteWriter) {
    SketchPainter(sketch(), style: DiagramStyle()).write(into: &output)
  }

  private func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(title, .heading), DiagramText(subtitle, .detail)],
      description: DiagramDescription.joined(rows.map { $0.text + "." }))
    let room = DiagramStyle().room ?? 800
    let widths = rows.map { row in
      let detail = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .small) + 24
      return SketchText.width(of: row.text, row.isEvent ? .smallName : .small) + detail + 20
    }
    let ends = zip(rows, widths).map { $0.depth * CauseDrawing.indent + $1 }
    sketch.width = min(max(ends.max() ?? 0, 200), room)
    for (index, row) in rows.enumerated() {
      if let above = row.above { join(index, to: above, in: &sketch) }
      let x = min(row.depth * CauseDrawing.indent, sketch.width / 2)
      let width = leadsUp ? sketch.width : min(widths[index], sketch.width - x)
      let top = y(index)
      let frame = Rectangle(x: x, y: top, width: width, height: CauseDrawing.height)
      sketch.add(.begin(title: row.text))
      sketch.add(.box(frame, radius: 5, row.isEvent ? .active : .head))
      let details = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .small) + 12
      let line = top + 17
      sketch.add(
        row.text, row.isEvent ? .smallName : .small, at: Point(x: x + 10, y: line), in: width - details - 20, .left)
      sketch.add(row.detail, .small, at: Point(x: x + width - 10, y: line), in: width / 2, .right)
      sketch.add(.end)
    }
    sketch.height = rows.isEmpty ? 0 : y(rows.count - 1) + CauseDrawing.height
    return sketch
  }

  private func y(_ row: Int) -> Int { row * (CauseDrawing.height + CauseDrawing.gap) }

  private func join(_ index: Int, to above: Int, in sketch: inout Sketch) {
    let bottom = y(above) + CauseDrawing.height
    if leadsUp {
      sketch.add(.line(Point(x: 20, y: bottom + 7), Point(x: 20, y: y(index)), .message))
      sketch.add(.wedge(Point(x: 20, y: bottom + 1), .message))
    } else {
      let x = min(rows[above].depth * CauseDrawing.indent, sketch.width / 2) + 10
      let middle = y(index) + CauseDrawing.height / 2
      sketch.add(.line(Point(x: x, y: bottom), Point(x: x, y: middle), .message))
      sketch.add(.arrow(Point(x: x, y: middle), Point(x: x + CauseDrawing.indent - 11, y: middle), .message))
    }
  }
}
