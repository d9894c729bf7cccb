internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams

/// The marks of a sketch, in 20 bytes each: a long run has many millions.
///
/// A box at (3, 4) that is 50 wide and 20 high is the numbers 3, 4, 50 and 20. A text is its place, its width and the
/// number of its words, which stand in a list of their own. No number goes beyond 2³¹: no picture can be so wide.
struct SketchMarks: Sequence {
  fileprivate struct Entry {
    var kind: Kind
    var look = SketchLook.lane
    var face = SketchText.Face.small
    var radius: UInt8 = 0
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  fileprivate enum Kind {
    case box, line, arrow, loop, cross, dot, corners, risingRamp, fallingRamp, zigzag, wedge, text, centredText, begin
    case end, panel, hatch
  }

  private var entries = Pages<Entry>()
  private var words = Pages<String>()

  /// Adds a mark in front of all others.
  mutating func append(_ mark: Sketch.Mark) { entries.append(entry(of: mark)) }

  private mutating func entry(of mark: Sketch.Mark) -> Entry {
    switch mark {
    case .box(let frame, let radius, let look): Entry(.box, look, frame, radius)
    case .corners(let frame, let radius, let look): Entry(.corners, look, frame, radius)
    // No radius has more than four bits.
    case .panel(let frame, let radius, let corners, let look):
      Entry(.panel, look, frame, (radius & 15) + 16 * Int(corners.rawValue))
    case .ramp(let frame, let isRising, let look): Entry(isRising ? .risingRamp : .fallingRamp, look, frame)
    case .hatch(let frame, let look): Entry(.hatch, look, frame)
    case .line(let start, let end, let look): Entry(.line, look, start, end)
    case .arrow(let start, let end, let look): Entry(.arrow, look, start, end)
    case .loop(let start, let height, let look): Entry(.loop, look, start, Point(x: 0, y: height))
    case .cross(let place, let look): Entry(.cross, look, place)
    case .dot(let place, let look): Entry(.dot, look, place)
    case .zigzag(let place, let look): Entry(.zigzag, look, place)
    case .wedge(let place, let look): Entry(.wedge, look, place)
    case .text(let text): textEntry(text)
    case .begin(let title): Entry(.begin, .lane, Point(x: number(of: title), y: 0))
    case .end: Entry(.end, .lane, Point(x: 0, y: 0))
    }
  }

  private mutating func textEntry(_ text: SketchText) -> Entry {
    let more = Point(x: text.tenths, y: number(of: text.text))
    var entry = Entry(text.isCentred ? .centredText : .text, .lane, text.start, more)
    entry.face = text.face
    return entry
  }

  private mutating func number(of text: String) -> Int {
    words.append(text)
    return words.count - 1
  }

  func makeIterator() -> some IteratorProtocol<Sketch.Mark> {
    entries.lazy.map { mark(of: $0) }.makeIterator()
  }

  private func mark(of entry: Entry) -> Sketch.Mark {
    let (start, look) = (entry.start, entry.look)
    return switch entry.kind {
    case .box: .box(entry.frame, radius: Int(entry.radius), look)
    case .corners: .corners(entry.frame, radius: Int(entry.radius), look)
    case .panel:
      .panel(entry.frame, radius: Int(entry.radius % 16), RoundCorners(rawValue: entry.radius / 16), look)
    case .risingRamp: .ramp(entry.frame, isRising: true, look)
    case .fallingRamp: .ramp(entry.frame, isRising: false, look)
    case .hatch: .hatch(entry.frame, look)
    case .line: .line(start, entry.end, look)
    case .arrow: .arrow(start, entry.end, look)
    case .loop: .loop(start, height: entry.end.y, look)
    case .cross: .cross(start, look)
    case .dot: .dot(start, look)
    case .zigzag: .zigzag(start, look)
    case .wedge: .wedge(start, look)
    case .text, .centredText:
      .text(
        SketchText(
          words[entry.end.y], entry.face, start: start, tenths: entry.end.x, isCentred: entry.kind == .centredText))
    case .begin: .begin(title: words[start.x])
    case .end: .end
    }
  }
}

extension SketchMarks.Entry {
  fileprivate init(_ kind: SketchMarks.Kind, _ look: SketchLook, _ frame: Rectangle, _ radius: Int = 0) {
    self.init(
      kind: kind, look: look, radius: UInt8(clamping: radius), x: Int32(clamping: frame.x), y: Int32(clamping: frame.y),
      width: Int32(clamping: frame.width), height: Int32(clamping: frame.height))
  }

  /// The end of a line takes the place of a size.
  fileprivate init(_ kind: SketchMarks.Kind, _ look: SketchLook, _ start: Point, _ end: Point = Point(x: 0, y: 0)) {
    self.init(kind, look, Rectangle(x: start.x, y: start.y, width: end.x, height: end.y))
  }

  fileprivate var frame: Rectangle { Rectangle(x: Int(x), y: Int(y), width: Int(width), height: Int(height)) }
  fileprivate var start: Point { Point(x: Int(x), y: Int(y)) }
  fileprivate var end: Point { Point(x: Int(width), y: Int(height)) }
}
