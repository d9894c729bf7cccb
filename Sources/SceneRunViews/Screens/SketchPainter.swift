internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams

/// Draws a sketch as an SVG.
struct SketchPainter {
  private let sketch: Sketch
  private let theme: DiagramStyle.Theme
  private let room: Int?

  init(_ sketch: Sketch, style: DiagramStyle) {
    self.sketch = sketch
    theme = style.theme
    room = style.room
  }

  /// Writes it.
  func write(into output: inout ByteWriter) {
    let heading = TextBlock(heading: sketch.heading, room: room, above: sketch.width)
    let origin = Point(x: Picture.margin, y: Picture.margin - 4)
    let top = origin.y + heading.height + 16
    let width = max(sketch.width, heading.width) + 2 * Picture.margin
    var canvas = SVGCanvas(
      size: (width, top + sketch.height + Picture.margin),
      title: sketch.heading.map(\.text.oneLine).joined(separator: ", "), description: sketch.description,
      sheet: SketchLook.sheet(of: sketch.looks, sketch.faces, theme: theme), on: consume output)
    canvas.open(look: TextBlock.Setting.heading.rawValue)
    canvas.caption(Picture.Caption(text: heading, origin: origin))
    canvas.close()
    canvas.newLine()
    for mark in sketch.marks { draw(mark.moved(x: Picture.margin, y: top), on: &canvas) }
    output = (consume canvas).finish()
  }

  private func draw(_ mark: Sketch.Mark, on canvas: inout SVGCanvas) {
    switch mark {
    case .begin(let title): canvas.open(title: VisibleText.of(title.oneLine))
    case .end: canvas.close()
    case .box(let frame, let radius, let look): canvas.rectangle(frame, look: look.rawValue, radius: radius)
    case .panel(let frame, let radius, let corners, let look):
      canvas.path(SketchPainter.panel(frame, radius, corners), look: look.rawValue)
    case .line(let start, let end, let look):
      canvas.path("M\(start.x),\(start.y)L\(end.x),\(end.y)", look: look.rawValue)
    case .arrow(let start, let end, let look):
      let way = end.x < start.x ? 1 : -1
      canvas.path("M\(start.x),\(start.y)H\(end.x + 6 * way)", look: look.rawValue)
      canvas.path("M\(end.x),\(end.y)l\(7 * way),-3v6z", look: "tip " + look.rawValue)
    case .loop(let start, let height, let look):
      canvas.path("M\(start.x),\(start.y)h16v\(height)h-10", look: look.rawValue)
      canvas.path("M\(start.x),\(start.y + height)l7,-3v6z", look: "tip " + look.rawValue)
    case .cross(let at, let look):
      canvas.path("M\(at.x - 4),\(at.y - 4)l8,8m0,-8l-8,8", look: look.rawValue)
    case .dot(let at, let look):
      canvas.path("M\(at.x - 3),\(at.y)a3,3 0 1 0 6,0a3,3 0 1 0 -6,0z", look: "tip " + look.rawValue)
    case .corners(let frame, let radius, let look):
      canvas.path(SketchPainter.corners(frame, radius), look: look.rawValue)
    case .ramp(let frame, let isRising, let look):
      let path =
        isRising
        ? "M\(frame.x),\(frame.maxY)L\(frame.maxX),\(frame.y)V\(frame.maxY)z"
        : "M\(frame.x),\(frame.y)V\(frame.maxY)H\(frame.maxX)z"
      canvas.path(path, look: look.rawValue)
    case .hatch(let frame, let look): canvas.path(SketchPainter.hatch(frame), look: look.rawValue)
    case .zigzag(let at, let look):
      canvas.path("M\(at.x - 5),\(at.y + 5)l4,-10m2,10l4,-10", look: look.rawValue)
    case .wedge(let at, let look):
      // The head of an arrow is solid; a popover's wedge looks as the popover does.
      canvas.path("M\(at.x),\(at.y)l6,6h-12z", look: (look == .message ? "tip " : "") + look.rawValue)
    case .text(let text):
      canvas.line(
        text.text, look: text.face.rawValue, x: text.start.x, y: text.start.y, tenths: text.tenths,
        isCentred: text.isCentred)
    }
    canvas.newLine()
  }

  private static func panel(_ frame: Rectangle, _ radius: Int, _ corners: RoundCorners) -> String {
    func arc(_ corner: RoundCorners, _ x: Int, _ y: Int) -> String {
      corners.contains(corner) ? "a\(radius),\(radius) 0 0 1 \(x),\(y)" : ""
    }
    func end(_ corner: RoundCorners) -> Int { corners.contains(corner) ? radius : 0 }
    return "M\(frame.x + end(.topLeft)),\(frame.y)H\(frame.maxX - end(.topRight))" + arc(.topRight, radius, radius)
      + "V\(frame.maxY - end(.bottomRight))" + arc(.bottomRight, -radius, radius)
      + "H\(frame.x + end(.bottomLeft))" + arc(.bottomLeft, -radius, -radius)
      + "V\(frame.y + end(.topLeft))" + arc(.topLeft, radius, -radius) + "z"
  }

  /// Slanting lines, each up to the edges; in a high rectangle they are further apart, so that there are never many.
  private static func hatch(_ frame: Rectangle) -> String {
    stride(from: 4 - frame.height, to: frame.width, by: max(8, frame.height / 40)).reduce(into: "") { path, offset in
      let (start, end) = (max(0, -offset), min(frame.height, frame.width - offset))
      if end > start { path += "M\(frame.x + offset + start),\(frame.maxY - start)l\(end - start),\(start - end)" }
    }
  }

  private static func corners(_ frame: Rectangle, _ radius: Int) -> String {
    let (x, y, right, bottom, r) = (frame.x, frame.y, frame.maxX, frame.maxY, radius)
    return "M\(x),\(y)v\(r)a\(r),\(r) 0 0 1 \(r),-\(r)z" + "M\(right),\(y)h-\(r)a\(r),\(r) 0 0 1 \(r),\(r)z"
      + "M\(right),\(bottom)v-\(r)a\(r),\(r) 0 0 1 -\(r),\(r)z"
      + "M\(x),\(bottom)h\(r)a\(r),\(r) 0 0 1 -\(r),-\(r)z"
  }
}

extension Sketch.Mark {
  /// A copy that is moved.
  fileprivate func moved(x dx: Int, y dy: Int) -> Sketch.Mark {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    func moved(_ frame: Rectangle) -> Rectangle { frame.moved(x: dx, y: dy) }
    return switch self {
    case .box(let frame, let radius, let look): .box(moved(frame), radius: radius, look)
    case .corners(let frame, let radius, let look): .corners(moved(frame), radius: radius, look)
    case .panel(let frame, let radius, let corners, let look): .panel(moved(frame), radius: radius, corners, look)
    case .wedge(let at, let look): .wedge(moved(at), look)
    case .ramp(let frame, let isRising, let look): .ramp(moved(frame), isRising: isRising, look)
    case .hatch(let frame, let look): .hatch(moved(frame), look)
    case .zigzag(let at, let look): .zigzag(moved(at), look)
    case .line(let start, let end, let look): .line(moved(start), moved(end), look)
    case .arrow(let start, let end, let look): .arrow(moved(start), moved(end), look)
    case .loop(let start, let height, let look): .loop(moved(start), height: height, look)
    case .cross(let at, let look): .cross(moved(at), look)
    case .dot(let at, let look): .dot(moved(at), look)
    case .text(let text): .text(text.moved(x: dx, y: dy))
    case .begin, .end: self
    }
  }
}
