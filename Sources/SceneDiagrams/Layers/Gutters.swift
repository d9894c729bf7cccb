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
    /// How far away from the rows' beginning it runs up and down.
    fileprivate var out: [NestedWires.Side: Int] = [:]

    init(to end: Port) { self.end = end }
  }

  package var lines: [Line] = []
  /// The distance between two lines that run up and down.
  private let plan: RowPlan
  /// Where each row ends, and the widest of them.
  var ends: [Int] = []
  private var width: Int { ends.max() ?? 0 }
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
  /// - Parameters:
  ///   - tops: Where the room above each row begins.
  ///   - right: How much room there is at the right of the widest row.
  mutating func place(below tops: [Int], right: Int) {
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
    place(at: .left, plan.left.width)
    place(at: .right, right)
  }

  private mutating func place(at side: NestedWires.Side, _ room: Int) {
    var reaches: [Reach] = []
    for (index, line) in lines.enumerated() {
      var ys = line.starts.filter { $0.side == side }.map(\.y)
      if line.end.side == side { ys.append(line.end.y) }
      if line.gap != nil { ys.append(line.crossing) }
      if line.end.side != side, !line.starts.contains(where: { $0.side == side }) { continue }
      guard let first = ys.min(), let last = ys.max() else { continue }
      reaches.append(Reach(line: index, from: first, to: last, edge: side == .left ? 0 : edge(beside: line)))
    }
    reaches.sort { ($0.to - $0.from, $0.line) < ($1.to - $1.from, $1.line) }
    for pitch in (2...RowPlan.Gutter.pitch).reversed() where place(reaches, at: side, pitch, room) { return }
  }

  /// Gives each line the first free place beside the rows that it passes; false if some would lie too far out, unless
  /// they can't lie nearer together.
  private mutating func place(_ reaches: [Reach], at side: NestedWires.Side, _ pitch: Int, _ room: Int) -> Bool {
    let (edge, most) = (side == .left ? 0 : width, room / pitch - 1)
    var tracks: [Int: Track] = [:]
    for reach in reaches {
      // Beside the widest row is place 1; where only narrower ones are passed, places are negative too.
      var place = (reach.edge - edge) / pitch + 1
      while place <= most, tracks[place]?.isFree(from: reach.from, to: reach.to) == false { place += 1 }
      if place > most {
        if pitch > 2 { return false }
        // More lines than there is room for share the outermost place.
        place = most
      }
      tracks[place, default: Track()].take(from: reach.from, to: reach.to)
      lines[reach.line].out[side] = edge + place * pitch
    }
    return true
  }

  /// Where the widest of the rows ends that a line passes at the right.
  private func edge(beside line: Line) -> Int {
    var rows = line.starts.filter { $0.side == .right }.map(\.row)
    if line.end.side == .right { rows.append(line.end.row) }
    guard var first = rows.min(), var last = rows.max() else { return 0 }
    if let gap = line.gap { (first, last) = (min(first, gap), max(last, gap - 1)) }
    return ends[first...min(last, ends.count - 1)].max() ?? 0
  }

  /// The corners of the way from one of a line's starts to its end.
  ///
  func way(of line: Int, from start: Int) -> [Point] {
    let line = lines[line]
    let start = line.starts[start]
    func x(_ side: NestedWires.Side) -> Int { side == .left ? -(line.out[.left] ?? 0) : line.out[.right] ?? 0 }
    func edge(_ port: Port) -> Int { port.side == .left ? 0 : ends[port.row] }
    var way = [Point(x: edge(start), y: start.y), Point(x: x(start.side), y: start.y)]
    if start.side != line.end.side {
      way += [Point(x: x(start.side), y: line.crossing), Point(x: x(line.end.side), y: line.crossing)]
    }
    return way + [Point(x: x(line.end.side), y: line.end.y), Point(x: edge(line.end), y: line.end.y)]
  }
}

/// How far a line runs up and down, and the edge of what it passes.
private struct Reach {
  var line: Int
  var from: Int
  var to: Int
  var edge: Int
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
