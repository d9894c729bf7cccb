internal import SceneBasics

/// A sketch as SVG, with the promises of `SVGFormat`.
struct SketchWriter {
  private let sketch: Sketch
  private let theme: DiagramStyle.Theme

  init(_ sketch: Sketch, style: DiagramStyle) {
    self.sketch = sketch
    theme = style.theme
  }

  func write(into output: inout ByteWriter) {
    let heading = TextBlock(sketch.heading, as: .heading)
    let origin = Point(x: Picture.margin, y: Picture.margin - 4)
    let top = origin.y + heading.height + 16
    let width = max(sketch.width, heading.width) + 2 * Picture.margin
    let height = top + sketch.height + Picture.margin
    SVGHead(
      width: width, height: height, title: sketch.heading.map(\.text.oneLine).joined(separator: ", "),
      description: sketch.description, rules: SketchLook.rules(of: sketch.looks, theme: theme) + StyleSheet.headingFaces
    ).write(into: &output)
    output.write("<g class=\"heads\">")
    for line in heading.lines {
      write(line.text, "\(line.role.name)", Point(x: origin.x, y: origin.y + line.baseline), line.tenths, into: &output)
    }
    output.write("</g>\n")
    for mark in sketch.marks { write(mark.moved(x: Picture.margin, y: top), into: &output) }
    output.write("</svg>\n")
  }

  private func write(_ mark: Sketch.Mark, into output: inout ByteWriter) {
    switch mark {
    case .begin(let title):
      output.write("<g><title>")
      output.write(xml: VisibleText.of(title.oneLine))
      output.write("</title>\n")
    case .end: output.write("</g>\n")
    case .box(let frame, let radius, let look):
      output.write("<rect class=\"\(look.rawValue)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" ")
      output.write("height=\"\(frame.height)\"" + (radius > 0 ? " rx=\"\(radius)\"" : "") + "/>\n")
    case .line(let start, let end, let look):
      output.write("<path class=\"\(look.rawValue)\" d=\"M\(start.x),\(start.y)L\(end.x),\(end.y)\"/>\n")
    case .arrow(let start, let end, let look):
      let way = end.x < start.x ? 1 : -1
      output.write("<path class=\"\(look.rawValue)\" d=\"M\(start.x),\(start.y)H\(end.x + 6 * way)\"/>")
      output.write("<path class=\"tip \(look.rawValue)\" d=\"M\(end.x),\(end.y)l\(7 * way),-3v6z\"/>\n")
    case .loop(let start, let height, let look):
      output.write("<path class=\"\(look.rawValue)\" d=\"M\(start.x),\(start.y)h16v\(height)h-10\"/>")
      output.write("<path class=\"tip \(look.rawValue)\" d=\"M\(start.x),\(start.y + height)l7,-3v6z\"/>\n")
    case .cross(let at, let look):
      output.write("<path class=\"\(look.rawValue)\" d=\"M\(at.x - 4),\(at.y - 4)l8,8m0,-8l-8,8\"/>\n")
    case .dot(let at, let look):
      output.write("<circle class=\"tip \(look.rawValue)\" cx=\"\(at.x)\" cy=\"\(at.y)\" r=\"3\"/>\n")
    case .text(let text): write(text.text, text.face.rawValue, text.start, text.tenths, into: &output)
    }
  }

  private func write(
    _ text: String, _ style: String, _ start: Point, _ tenths: Int, into output: inout ByteWriter
  ) {
    output.write("<text class=\"\(style)\" x=\"\(start.x)\" y=\"\(start.y)\" textLength=\"\(tenths / 10).\(tenths % 10)\"")
    output.write(" lengthAdjust=\"spacingAndGlyphs\">")
    output.write(xml: text)
    output.write("</text>\n")
  }
}

/// How an SVG begins: its size, what it says to a screen reader, its looks and its paper.
struct SVGHead {
  var width: Int
  var height: Int
  var title: String
  var description: String
  /// The style sheet.
  var rules: String

  func write(into output: inout ByteWriter) {
    let key = "s" + String(fingerprint, radix: 36)
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(StyleSheet.scope)" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-labelledby="\(key)t \(key)d">
      <title id="\(key)t">
      """)
    output.write(xml: title)
    output.write("</title>\n<desc id=\"\(key)d\">")
    output.write(xml: description)
    output.write("</desc>\n<style>\n" + rules + "</style>\n")
    output.write("<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\"/>\n")
  }

  /// The same for the same picture, and hardly ever for another on the same page.
  private var fingerprint: UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in (title + description).utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}

extension Sketch.Mark {
  /// The same somewhere else.
  fileprivate func moved(x dx: Int, y dy: Int) -> Sketch.Mark {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    return switch self {
    case .box(let frame, let radius, let look):
      .box(
        Rectangle(x: frame.x + dx, y: frame.y + dy, width: frame.width, height: frame.height), radius: radius, look)
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
