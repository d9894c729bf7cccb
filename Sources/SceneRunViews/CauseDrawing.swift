package import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import SceneGraphs

/// The causes of an event, as boxes one below the other. All events of a step are lines of the trace instead.
package struct CauseDrawing {
  /// A box.
  package struct Row {
    package var text: String
    /// A rule, a place: what stands at its right end.
    package var detail: String
    /// The row above it to which it belongs: its effect in a chain, its cause in a tree.
    package var above: Int?
    package var isEvent: Bool
    /// Why it came, beside it.
    package var reason: String
    /// When it came, where that is later than the row before.
    package var time: String?
    /// Whether it is the name of the rows below it.
    package var isHeading = false

    package init(
      _ text: String, reason: String = "", detail: String = "", above: Int? = nil, isEvent: Bool = false,
      time: String? = nil
    ) {
      self.text = text
      self.reason = reason
      self.detail = detail
      self.above = above
      self.isEvent = isEvent
      self.time = time
    }

    /// The name of the rows below it.
    package static func heading(_ text: String) -> Row {
      var row = Row(text)
      row.isHeading = true
      return row
    }

    /// All that it says, as the pointer shows it.
    var whole: String { [text, reason].filter { !$0.isEmpty }.joined(separator: ", ") }
  }

  private let title: String
  private let subtitle: String
  private let rows: [Row]
  /// Whether each row is the cause of the one above, and not its effect.
  private let leadsUp: Bool

  private static let height = 26
  private static let gap = 14

  /// - Parameter leadsUp: Whether each row is the cause of the one that it belongs to.
  package init(title: String, subtitle: String, rows: [Row], leadsUp: Bool) {
    self.title = title
    self.subtitle = subtitle
    self.leadsUp = leadsUp
    self.rows = rows
  }

  /// As Mermaid's flow chart.
  package func writeMermaid(into output: inout ByteWriter) {
    output.write("flowchart TD\n")
    for (index, row) in rows.enumerated() {
      let words = MermaidText.escaped(
        [row.time, row.whole, row.detail].compactMap(\.self).filter { !$0.isEmpty }
          .joined(separator: "  "))
      output.write("  n\(index)" + (row.isEvent ? "([\"\(words)\"])" : "[\"\(words)\"]") + "\n")
    }
    for (index, row) in rows.enumerated() {
      guard let above = row.above else { continue }
      output.write(leadsUp ? "  n\(index) --> n\(above)\n" : "  n\(above) --> n\(index)\n")
    }
  }

  /// As a picture.
  package func writeSVG(into output: inout ByteWriter) {
    var graph = CauseGraph(rows)
    let sketch = leadsUp ? chain() : graph.sketch(empty)
    SketchPainter(sketch, style: DiagramStyle()).write(into: &output)
  }

  private var empty: Sketch {
    Sketch(
      heading: [DiagramText(title, .heading), DiagramText(subtitle, .detail)],
      description: DiagramDescription.joined(rows.map { ($0.time.map { $0 + ": " } ?? "") + $0.whole + "." }))
  }

  private func chain() -> Sketch {
    var sketch = empty
    let room = DiagramStyle().room ?? 800
    let widths = rows.map { row in
      let detail = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .line) + 24
      return SketchText.width(of: row.text, row.isEvent ? .lineName : .line) + detail + 20
    }
    sketch.width = min(max(widths.max() ?? 0, 200), room)
    for (index, row) in rows.enumerated() {
      if let above = row.above { join(index, to: above, in: &sketch) }
      let (width, top) = (sketch.width, y(index))
      if row.isHeading {
        sketch.add(row.text, .lineName, at: Point(x: 0, y: top + 20), in: width, .left)
        continue
      }
      let frame = Rectangle(x: 0, y: top, width: width, height: CauseDrawing.height)
      sketch.add(.begin(title: row.text))
      sketch.add(.box(frame, radius: 5, row.isEvent ? .active : .head))
      let details = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .line) + 12
      let line = top + 17
      sketch.add(
        row.text, row.isEvent ? .lineName : .line, at: Point(x: 10, y: line), in: width - details - 20, .left)
      sketch.add(row.detail, .line, at: Point(x: width - 10, y: line), in: width / 2, .right)
      sketch.add(.end)
    }
    sketch.height = rows.isEmpty ? 0 : y(rows.count - 1) + CauseDrawing.height
    return sketch
  }

  private func y(_ row: Int) -> Int { row * (CauseDrawing.height + CauseDrawing.gap) }

  private func join(_ index: Int, to above: Int, in sketch: inout Sketch) {
    let bottom = y(above) + CauseDrawing.height
    sketch.add(.line(Point(x: 20, y: bottom + 7), Point(x: 20, y: y(index)), .message))
    sketch.add(.wedge(Point(x: 20, y: bottom + 1), .message))
  }
}
