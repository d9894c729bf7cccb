internal import SceneCanvas

/// The room around the rows of a level, and the lines in it: at the left, at the right, and between two rows.
///
/// Arrows to one place share a line. A shorter line lies nearer to the rows than a longer one, so that they don't cross.
struct Gutters {
  /// Where a line meets a row.
  struct Port {
    var side: NestedWires.Side
    var row: Int
    /// How far below the content's upper edge.
    var y = 0
  }

  /// The line to one place.
  package struct Line {
    /// Where it ends.
    var end: Port
    /// Where it starts, once for each arrow.
    var starts: [Port] = []
    /// The row above which it gets from one side to the other; nil if it needn't.
    fileprivate(set) var gap: Int?
    /// How far down it does so.
    fileprivate var crossing = 0
    /// How far away from the rows it runs up and down.
    fileprivate var out: [NestedWires.Side: Int] = [:]

    init(to end: Port) { self.end = end }
  }

  package var lines: [Line] = []
  /// The distance between two lines that run up and down.
  private let plan: RowPlan
  /// How many lines cross above each row.
  private(set) var crossings: [Int]

  init(_ plan: RowPlan) {
    self.plan = plan
    crossings = Array(repeating: 0, count: plan.rows.count + 1)
  }

  /// Adds an arrow to a line; returns its place among the line's starts.
  mutating func add(_ start: Port, to line: Int) -> Int {
    let end = lines[line].end
    lines[line].starts.append(start)
    if start.side != end.side, lines[line].gap == nil {
      // It crosses right beside the row that it leads to.
      let gap = start.row < end.row ? end.row : end.row + 1
      lines[line].gap = gap
      crossings[gap] += 1
    }
    return lines[line].starts.count - 1
  }

  /// The room above a row for the lines that cross there.
  func room(above row: Int) -> Int { crossings[row] * RowPlan.Gutter.pitch }

  /// Gives every line its place, now that the ports have theirs.
  ///
  /// - Parameter tops: Where the room above each row begins.
  mutating func place(below tops: [Int]) {
    // What leads furthest crosses first, so that it stays outside of the others.
    let crossing = lines.indices.filter { lines[$0].gap != nil }.sorted {
      (lines[$0].gap ?? 0, -lines[$0].end.y, $0) < (lines[$1].gap ?? 0, -lines[$1].end.y, $1)
    }
    var count = Array(repeating: 0, count: crossings.count)
    for line in crossing {
      guard let gap = lines[line].gap else { continue }
      lines[line].crossing = tops[gap] + count[gap] * RowPlan.Gutter.pitch
      count[gap] += 1
    }
    place(at: .left, plan.left)
    place(at: .right, plan.right)
  }

  private mutating func place(at side: NestedWires.Side, _ gutter: RowPlan.Gutter) {
    var reaches: [(line: Int, from: Int, to: Int)] = []
    for (index, line) in lines.enumerated() {
      var ys = line.starts.filter { $0.side == side }.map(\.y)
      if line.end.side == side { ys.append(line.end.y) }
      if line.gap != nil { ys.append(line.crossing) }
      if line.end.side != side, !line.starts.contains(where: { $0.side == side }) { continue }
      if let first = ys.min(), let last = ys.max() { reaches.append((index, first, last)) }
    }
    reaches.sort { ($0.to - $0.from, $0.line) < ($1.to - $1.from, $1.line) }
    var tracks: [Track] = []
    for reach in reaches {
      var track = tracks.firstIndex { $0.isFree(from: reach.from, to: reach.to) } ?? tracks.count
      if track == tracks.count, track < RowPlan.Gutter.most { tracks.append(Track()) }
      if track < tracks.count {
        tracks[track].take(from: reach.from, to: reach.to)
      } else {
        // More lines than there is room for share the outermost place.
        track = tracks.count - 1
      }
      lines[reach.line].out[side] = track
    }
    let pitch = tracks.isEmpty ? 0 : min(RowPlan.Gutter.pitch, max(2, gutter.width / (tracks.count + 1)))
    for reach in reaches { lines[reach.line].out[side] = pitch * (1 + (lines[reach.line].out[side] ?? 0)) }
  }

  /// The corners of the way from one of a line's starts to its end.
  ///
  /// - Parameter width: How wide the rows are.
  func way(of line: Int, from start: Int, width: Int) -> [Point] {
    let line = lines[line]
    let start = line.starts[start]
    func x(_ side: NestedWires.Side) -> Int {
      side == .left ? -(line.out[.left] ?? 0) : width + (line.out[.right] ?? 0)
    }
    func edge(_ side: NestedWires.Side) -> Int { side == .left ? 0 : width }
    var way = [Point(x: edge(start.side), y: start.y), Point(x: x(start.side), y: start.y)]
    if start.side != line.end.side {
      way += [Point(x: x(start.side), y: line.crossing), Point(x: x(line.end.side), y: line.crossing)]
    }
    return way + [Point(x: x(line.end.side), y: line.end.y), Point(x: edge(line.end.side), y: line.end.y)]
  }
}

/// A line's place beside the rows, and where it is taken.
private struct Track {
  /// The stretches that are taken, from top to bottom.
  private var taken: [(from: Int, to: Int)] = []

  /// The first that ends at a place or below.
  private func index(endingFrom y: Int) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].to < y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isFree(from: Int, to: Int) -> Bool {
    let next = index(endingFrom: from - 4)
    return next == taken.count || taken[next].from > to + 4
  }

  mutating func take(from: Int, to: Int) { taken.insert((from, to), at: index(endingFrom: from)) }
}
