internal import SceneCanvas
internal import SceneDiagrams

/// Events in the order of the trace, a line each. At their left a trunk leads from each cause down to its effects, as
/// `git log --graph` draws commits. So no line crosses a word, however deep causes lie. A chain of events that each lead
/// only to the next one needs no trunk: a line goes straight down from each to the next.
struct CauseGraph {
  private let rows: [CauseDrawing.Row]
  /// The trunk of each cause, counted from the left; nil for an event that leads to none.
  private var trunks: [Int?]
  /// Whether each event is the only effect of the one before it.
  private let isChained: [Bool]
  private var count = 0
  /// The last effect of each cause.
  private let ends: [Int?]

  private static let height = 22
  /// The height of a line below the first.
  private static let line = 14
  /// The lines of each reason that stands below its event.
  private var below: [[String]] = []

  init(_ rows: [CauseDrawing.Row]) {
    self.rows = rows
    trunks = Array(repeating: nil, count: rows.count)
    var last: [Int?] = Array(repeating: nil, count: rows.count)
    var effects = Array(repeating: 0, count: rows.count)
    for (index, row) in rows.enumerated() {
      guard let above = row.above else { continue }
      last[above] = index
      effects[above] += 1
    }
    isChained = rows.indices.map { index in rows[index].above.map { $0 == index - 1 && effects[$0] == 1 } ?? false }
    ends = last
    // The row down to which each trunk is taken.
    var taken: [Int] = []
    for index in rows.indices {
      guard let end = last[index], end != index + 1 || !isChained[end] else { continue }
      // Right of the trunks that go on below it, so that none of its arrows crosses them.
      let outer = taken.lastIndex { $0 > end }.map { $0 + 1 } ?? 0
      // Not where another one ends: the two would look like one.
      let trunk = taken.indices.first { $0 >= outer && taken[$0] < index } ?? taken.count
      if trunk == taken.count { taken.append(0) }
      taken[trunk] = end
      trunks[index] = trunk
    }
    count = taken.count
  }

  /// The picture, on an empty sketch.
  mutating func sketch(_ empty: Sketch) -> Sketch {
    var sketch = empty
    let room = DiagramStyle().room ?? 800
    // The more trunks there are, the nearer they stand.
    let pitch = max(2, min(12, 240 / max(count, 1)))
    let start = count * pitch + (isChained.contains(true) ? 24 : 14)
    func widest(_ width: (CauseDrawing.Row) -> Int) -> Int { rows.map(width).max() ?? 0 }
    let name = widest { SketchText.width(of: $0.text, $0.isEvent ? .lineName : .line) }
    let reason = widest { $0.reason.isEmpty ? 0 : SketchText.width(of: $0.reason, .line) + 20 }
    func width(ofDetail row: CauseDrawing.Row) -> Int {
      row.detail.isEmpty ? 0 : SketchText.width(of: row.detail, .line) + 20
    }
    // A row without a reason has that room for its place.
    let detail = widest { $0.reason.isEmpty ? 0 : width(ofDetail: $0) }
    let alone = widest { row in
      row.reason.isEmpty ? SketchText.width(of: row.text, row.isEvent ? .lineName : .line) + width(ofDetail: row) : 0
    }
    sketch.width = min(max(start + 2 + max(name + reason + detail, alone), 200), room)
    let edge = sketch.width - detail
    // A reason is never what gives way: where a name or a reason is too long, the reason stands below.
    let place = min(start + 22 + name, max(start + 180, edge - reason + 20))
    let free = sketch.width - start - CauseGraph.line
    below = rows.map { row in
      let end = start + 14 + SketchText.width(of: row.text, row.isEvent ? .lineName : .line)
      let isBeside = end <= place && place + SketchText.width(of: row.reason, .line) <= edge
      return row.reason.isEmpty || isBeside ? [] : SketchText.lines(of: row.reason, .line, in: free, atMost: 2)
    }
    let middles = middles
    drawTrunks(pitch, to: start - 2, middles, in: &sketch)
    for (index, row) in rows.enumerated() {
      let middle = middles[index]
      if let time = row.time {
        let y = middle - CauseGraph.height
        let end = start + 2 + sketch.add(time, .lineName, at: Point(x: start + 2, y: y + 4), in: 80, .left)
        sketch.add(.line(Point(x: end + 8, y: y), Point(x: sketch.width, y: y), .rule))
      }
      if isChained[index] {
        let x = start - 5
        sketch.add(.line(Point(x: x, y: middles[index - 1] + 5), Point(x: x, y: middle - 5), .message))
        sketch.add(.line(Point(x: x - 3, y: middle - 9), Point(x: x, y: middle - 5), .message))
        sketch.add(.line(Point(x: x + 3, y: middle - 9), Point(x: x, y: middle - 5), .message))
      }
      if let above = row.above, let trunk = trunks[above] {
        let x = trunk * pitch + 4
        // It has a gap at each trunk that it crosses: trunks are whole, and the two don't look joined.
        var from = x
        for other in passing(index, rightOf: trunk).sorted() where pitch > 6 {
          let crossed = other * pitch + 4
          sketch.add(.line(Point(x: from, y: middle), Point(x: crossed - 3, y: middle), .message))
          from = crossed + 3
        }
        sketch.add(.arrow(Point(x: from, y: middle), Point(x: start - 4, y: middle), .message))
      }
      sketch.add(.begin(title: row.whole))
      let face = row.isEvent ? SketchText.Face.lineName : .line
      let end = row.reason.isEmpty ? sketch.width - width(ofDetail: row) : edge
      sketch.add(row.text, face, at: Point(x: start + 2, y: middle + 4), in: end - start - 2, .left)
      if below[index].isEmpty {
        sketch.add(row.reason, .line, at: Point(x: place, y: middle + 4), in: max(0, edge - place), .left)
      } else {
        for (number, words) in below[index].enumerated() {
          let corner = Point(x: start + CauseGraph.line, y: middle + 4 + (number + 1) * CauseGraph.line)
          sketch.add(words, .line, at: corner, in: sketch.width - corner.x, .left)
        }
      }
      sketch.add(row.detail, .line, at: Point(x: sketch.width, y: middle + 4), in: sketch.width / 2, .right)
      sketch.add(.end)
    }
    sketch.height = (middles.last ?? 0) + CauseGraph.height / 2 + (below.last?.count ?? 0) * CauseGraph.line
    return sketch
  }

  /// The trunks that run past an event, right of another one.
  private func passing(_ index: Int, rightOf trunk: Int) -> [Int] {
    trunks.indices.compactMap { cause in
      guard let other = trunks[cause], other > trunk, cause < index, let end = ends[cause], end > index else {
        return nil
      }
      return other
    }
  }

  /// Each trunk leaves its cause a little lower than what leads there comes in, and reaches down to its last effect.
  private func drawTrunks(_ pitch: Int, to start: Int, _ middles: [Int], in sketch: inout Sketch) {
    for (index, trunk) in trunks.enumerated() {
      guard let trunk, let end = ends[index] else { continue }
      let (x, top) = (trunk * pitch + 4, middles[index] + 6)
      sketch.add(.line(Point(x: x, y: top), Point(x: start, y: top), .message))
      sketch.add(.line(Point(x: x, y: top), Point(x: x, y: middles[end]), .message))
    }
  }

  /// The height of each row's middle: above one that came later stands the time.
  private var middles: [Int] {
    var y = -CauseGraph.height / 2
    return rows.indices.map { index in
      y += CauseGraph.height * (rows[index].time == nil ? 1 : 2)
      if index > 0 { y += below[index - 1].count * CauseGraph.line }
      return y
    }
  }
}
