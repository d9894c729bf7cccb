package import SceneBasics

/// An arrow as SVG's path data: its line, and the shapes at its ends.
///
/// Arrows leave and arrive along an axis, so that heads need no angles.
package struct ArrowPath {
  /// The look of an arrow's end.
  package enum End {
    case none, full, open, hollow, diamond
  }

  /// A shape at an end.
  package struct Shape {
    fileprivate var end: End
    fileprivate var tip: Point
    fileprivate var way: Point

    /// Whether it is drawn as a line and not filled.
    package var isLine: Bool { end == .open }
  }

  private let head: End
  private let tail: End
  private var start: Point
  private var stretches: [Picture.Stretch]
  /// The shapes at the ends, if the arrow has any.
  package private(set) var front: Shape?
  package private(set) var back: Shape?

  package init(_ arrow: Picture.Arrow, head: End, tail: End) {
    (self.head, self.tail) = (head, tail)
    start = arrow.start
    stretches = arrow.stretches
    guard head != .none || tail != .none, let first = stretches.first, let last = stretches.last else { return }
    let before = stretches.dropLast().last?.end ?? start
    let headWay = last.direction(from: before)
    let tailWay = first.direction(from: start)
    if head != .none { front = Shape(end: head, tip: last.end, way: headWay) }
    if tail != .none { back = Shape(end: tail, tip: start, way: Point(x: -tailWay.x, y: -tailWay.y)) }
    let length = ArrowPath.length(of: head)
    stretches[stretches.count - 1].end = Point(x: last.end.x - headWay.x * length, y: last.end.y - headWay.y * length)
    let back = ArrowPath.length(of: tail)
    start = Point(x: start.x + tailWay.x * back, y: start.y + tailWay.y * back)
  }

  /// Writes the line's path data.
  package func write(to output: inout ByteWriter) {
    output.write("M")
    output.write(start)
    var here = start
    for stretch in stretches {
      let end = stretch.end
      switch stretch {
      case .line where end.x == here.x:
        output.write("V")
        output.write(number: end.y)
      case .line where end.y == here.y:
        output.write("H")
        output.write(number: end.x)
      case .line:
        output.write("L")
        output.write(end)
      case .sideways:
        let middle = (here.x + end.x) / 2
        ArrowPath.write(Point(x: middle, y: here.y), Point(x: middle, y: end.y), end, to: &output)
      case .downwards:
        let middle = (here.y + end.y) / 2
        ArrowPath.write(Point(x: here.x, y: middle), Point(x: end.x, y: middle), end, to: &output)
      case .corner(let corner, _): ArrowPath.write(corner, corner, end, to: &output)
      case .back: ArrowPath.write(Point(x: here.x + 14, y: here.y), Point(x: end.x + 14, y: end.y), end, to: &output)
      }
      here = end
    }
  }

  /// How long the line is, in tenths of a pixel.
  package var tenths: Int {
    var length = 0.0
    var here = start
    for stretch in stretches {
      let end = stretch.end
      switch stretch {
      case .line: length += ArrowPath.distance((Double(here.x), Double(here.y)), (Double(end.x), Double(end.y)))
      case .sideways:
        let middle = (here.x + end.x) / 2
        length += ArrowPath.length(here, Point(x: middle, y: here.y), Point(x: middle, y: end.y), end)
      case .downwards:
        let middle = (here.y + end.y) / 2
        length += ArrowPath.length(here, Point(x: here.x, y: middle), Point(x: end.x, y: middle), end)
      case .corner(let corner, _): length += ArrowPath.length(here, corner, corner, end)
      case .back:
        length += ArrowPath.length(here, Point(x: here.x + 14, y: here.y), Point(x: end.x + 14, y: end.y), end)
      }
      here = end
    }
    return Int((length * 10).rounded())
  }

  private static func distance(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double)) -> Double {
    let (x, y) = (other.x - one.x, other.y - one.y)
    return (x * x + y * y).squareRoot()
  }

  /// How long a curve is: it is cut into so many pieces that each is nearly straight.
  private static func length(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> Double {
    let pieces = 32
    var before = (x: Double(start.x), y: Double(start.y))
    var length = 0.0
    for piece in 1...pieces {
      let t = Double(piece) / Double(pieces)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let here = (
        x: a * Double(start.x) + b * Double(first.x) + c * Double(second.x) + d * Double(end.x),
        y: a * Double(start.y) + b * Double(first.y) + c * Double(second.y) + d * Double(end.y)
      )
      length += distance(before, here)
      before = here
    }
    return length
  }

  private static func write(_ first: Point, _ second: Point, _ end: Point, to output: inout ByteWriter) {
    output.write("C")
    output.write(first)
    output.write(" ")
    output.write(second)
    output.write(" ")
    output.write(end)
  }

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
}

extension ArrowPath.Shape {
  /// Writes its path data.
  package func write(to output: inout ByteWriter) {
    /// A point so far behind the tip and so far beside the line.
    func write(_ letter: StaticString, _ back: Int, _ aside: Int) {
      output.write(letter)
      output.write(Point(x: tip.x - way.x * back - way.y * aside, y: tip.y - way.y * back + way.x * aside))
    }
    switch end {
    case .none: return
    case .full, .hollow:
      let (back, aside) = end == .full ? (8, 4) : (9, 5)
      write("M", 0, 0)
      write("L", back, aside)
      write("L", back, -aside)
      output.write("Z")
    case .open:
      write("M", 7, 4)
      write("L", 0, 0)
      write("L", 7, -4)
    case .diamond:
      write("M", 0, 0)
      write("L", 6, 4)
      write("L", 12, 0)
      write("L", 6, -4)
      output.write("Z")
    }
  }
}

extension Picture.Stretch {
  /// Where it ends.
  package var end: Point {
    get {
      switch self {
      case .line(let end), .sideways(let end), .downwards(let end), .back(let end), .corner(_, let end): end
      }
    }
    set {
      switch self {
      case .line: self = .line(to: newValue)
      case .sideways: self = .sideways(to: newValue)
      case .downwards: self = .downwards(to: newValue)
      case .back: self = .back(to: newValue)
      case .corner(let corner, _): self = .corner(over: corner, to: newValue)
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
    case .corner(let corner, _): Point(x: (end.x - corner.x).signum(), y: (end.y - corner.y).signum())
    case .back: Point(x: 1, y: 0)
    }
  }
}
