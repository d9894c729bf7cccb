/// An arrow as SVG's path data: its line, and the shapes at its ends.
///
/// Arrows leave and arrive along an axis, so that heads need no angles.
struct ArrowPath {
  /// What an arrow's end looks like.
  enum End {
    case none, full, open, hollow, diamond
  }

  /// A shape at an end.
  struct Shape {
    var path: String
    /// Whether it is drawn as a line and not filled.
    var isLine: Bool
  }

  /// The shapes at the ends.
  private(set) var shapes: [Shape] = []
  private var start: Point
  private var stretches: [Picture.Stretch]

  init(_ arrow: Picture.Arrow, head: End, tail: End) {
    start = arrow.start
    stretches = arrow.stretches
    guard let first = stretches.first, let last = stretches.last else { return }
    let before = stretches.dropLast().last?.end ?? start
    let headWay = last.direction(from: before)
    let tailWay = first.direction(from: start)
    if let shape = ArrowPath.shape(of: head, at: last.end, towards: headWay) { shapes.append(shape) }
    if let shape = ArrowPath.shape(of: tail, at: start, towards: Point(x: -tailWay.x, y: -tailWay.y)) {
      shapes.append(shape)
    }
    let length = ArrowPath.length(of: head)
    stretches[stretches.count - 1].end = Point(x: last.end.x - headWay.x * length, y: last.end.y - headWay.y * length)
    let back = ArrowPath.length(of: tail)
    start = Point(x: start.x + tailWay.x * back, y: start.y + tailWay.y * back)
  }

  /// The line's path data.
  var data: String {
    var data = "M\(text(start))"
    var here = start
    for stretch in stretches {
      switch stretch {
      case .line(let end):
        data += end.x == here.x ? "V\(end.y)" : end.y == here.y ? "H\(end.x)" : "L" + text(end)
      case .sideways(let end):
        let middle = (here.x + end.x) / 2
        data += curve(Point(x: middle, y: here.y), Point(x: middle, y: end.y), end)
      case .downwards(let end):
        let middle = (here.y + end.y) / 2
        data += curve(Point(x: here.x, y: middle), Point(x: end.x, y: middle), end)
      case .back(let end):
        data += curve(Point(x: here.x + 14, y: here.y), Point(x: end.x + 14, y: end.y), end)
      }
      here = stretch.end
    }
    return data
  }

  private func curve(_ first: Point, _ second: Point, _ end: Point) -> String {
    "C\(text(first)) \(text(second)) \(text(end))"
  }

  private func text(_ point: Point) -> String { "\(point.x),\(point.y)" }

  /// How much of the line a shape stands for.
  private static func length(of end: End) -> Int {
    switch end {
    case .none: 0
    case .open: 1
    case .full: 7
    case .hollow: 9
    case .diamond: 11
    }
  }

  private static func shape(of end: End, at tip: Point, towards way: Point) -> Shape? {
    /// A point so far behind the tip and so far beside the line.
    func point(_ back: Int, _ aside: Int) -> String {
      "\(tip.x - way.x * back - way.y * aside),\(tip.y - way.y * back + way.x * aside)"
    }
    let peak = point(0, 0)
    switch end {
    case .none: return nil
    case .full: return Shape(path: "M\(peak)L\(point(8, 4))L\(point(8, -4))Z", isLine: false)
    case .hollow: return Shape(path: "M\(peak)L\(point(9, 5))L\(point(9, -5))Z", isLine: false)
    case .open: return Shape(path: "M\(point(7, 4))L\(peak)L\(point(7, -4))", isLine: true)
    case .diamond: return Shape(path: "M\(peak)L\(point(6, 4))L\(point(12, 0))L\(point(6, -4))Z", isLine: false)
    }
  }
}

extension Picture.Stretch {
  /// Where it ends.
  var end: Point {
    get {
      switch self {
      case .line(let end), .sideways(let end), .downwards(let end), .back(let end): end
      }
    }
    set {
      switch self {
      case .line: self = .line(to: newValue)
      case .sideways: self = .sideways(to: newValue)
      case .downwards: self = .downwards(to: newValue)
      case .back: self = .back(to: newValue)
      }
    }
  }

  /// Which way it leaves and arrives.
  fileprivate func direction(from start: Point) -> Point {
    let (dx, dy) = ((end.x - start.x).signum(), (end.y - start.y).signum())
    return switch self {
    case .line: dx == 0 ? Point(x: 0, y: dy) : Point(x: dx, y: 0)
    case .sideways: Point(x: dx, y: 0)
    case .downwards: Point(x: 0, y: dy)
    case .back: Point(x: 1, y: 0)
    }
  }
}
