/// Events in the order of the trace, a line each. At their left a trunk leads from each cause down to its effects, as
/// `git log --graph` draws commits. So no line crosses a word, however deep causes lie.
struct CauseGraph {
  private let rows: [CauseDrawing.Row]
  /// The trunk of each cause, counted from the left; nil for an event that leads to none.
  private var trunks: [Int?]
  private var count = 0

  private static let height = 22

  init(_ rows: [CauseDrawing.Row]) {
    self.rows = rows
    trunks = Array(repeating: nil, count: rows.count)
    var last: [Int?] = Array(repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() { if let above = row.above { last[above] = index } }
    // The row down to which each trunk is taken.
    var taken: [Int] = []
    for index in rows.indices {
      guard let end = last[index] else { continue }
      // Right of the trunks that go on below it, so that none of its arrows crosses them.
      let outer = taken.lastIndex { $0 > end }.map { $0 + 1 } ?? 0
      let trunk = taken.indices.first { $0 >= outer && taken[$0] <= index } ?? taken.count
      if trunk == taken.count { taken.append(0) }
      taken[trunk] = end
      trunks[index] = trunk
    }
    count = taken.count
  }

  /// The picture, on an empty sketch.
  func sketch(_ empty: Sketch) -> Sketch {
    var sketch = empty
    let room = DiagramStyle().room ?? 800
    // The more trunks there are, the nearer they stand.
    let pitch = max(2, min(12, 240 / max(count, 1)))
    let start = count * pitch + 14
    let widths = rows.map { row in
      let detail = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .small) + 24
      return SketchText.width(of: row.text, row.isEvent ? .smallName : .small) + detail
    }
    sketch.width = min(max(start + (widths.max() ?? 0), 200), room)
    for (index, row) in rows.enumerated() {
      let middle = index * CauseGraph.height + CauseGraph.height / 2
      if let above = row.above, let trunk = trunks[above] {
        let x = trunk * pitch + 4
        sketch.add(
          .line(Point(x: x, y: above * CauseGraph.height + CauseGraph.height / 2 + 4), Point(x: x, y: middle), .message)
        )
        sketch.add(.arrow(Point(x: x, y: middle), Point(x: start - 4, y: middle), .message))
      }
      if let trunk = trunks[index] {
        // It leaves its cause a little lower than what leads there comes in.
        let x = trunk * pitch + 4
        sketch.add(.line(Point(x: x, y: middle + 4), Point(x: start - 2, y: middle + 4), .message))
      }
      sketch.add(.begin(title: row.text))
      let details = row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .small) + 12
      sketch.add(
        row.text, row.isEvent ? .smallName : .small, at: Point(x: start + 2, y: middle + 4),
        in: sketch.width - start - details - 2, .left)
      sketch.add(row.detail, .small, at: Point(x: sketch.width, y: middle + 4), in: sketch.width / 2, .right)
      sketch.add(.end)
    }
    sketch.height = rows.count * CauseGraph.height
    return sketch
  }
}
