package import SceneBasics

/// An SVG while it is written: its head, then one element after the other.
///
/// Whatever comes from a scene goes through here and is escaped. Every line of text says how long it is, so that a
/// viewer's own font changes no layout. Nothing that is written can be executed or fetched. Numbers are whole, or have
/// one digit behind the point: the same bytes come out everywhere.
package struct SVGCanvas {
  private var output: ByteWriter
  /// The ending of the names of its parts, which keeps them apart from another picture's.
  private let key: String
  /// The ending of the names of parts: a sign for each of several drawings in one picture, and the key.
  private var endOfNames: [UInt8] = []

  /// Writes the head of a picture.
  ///
  /// - Parameters:
  ///   - size: Its width and height in pixels.
  ///   - title: What it is called.
  ///   - description: What it shows, in words for people who can't see it.
  ///   - sheet: What its classes look like.
  ///   - hasLinks: Whether it holds links. If so, it is no single image to a screen reader, which would keep them from
  ///     its user.
  ///   - output: Where it is written.
  package init(
    size: (width: Int, height: Int), title: String, description: String, sheet: StyleSheet, hasLinks: Bool = false,
    on output: consuming ByteWriter
  ) {
    self.output = consume output
    // Pages hold several pictures, whose ids must not meet. But where a word in one changes, its other lines stay: so
    // this depends on what it is called and on how it looks, and not on what it contains.
    key = "s" + String(Fingerprint.of(title, sheet.text(for: "")), radix: 36)
    self.output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(StyleSheet.scope) \(key)" viewBox="0 0 \(size.width) \(size.height)" \
      width="\(size.width)" height="\(size.height)" role="\(hasLinks ? "group" : "img")" aria-labelledby="\(key)t \(key)d">
      <title id="\(key)t">
      """)
    self.output.write(xml: title)
    self.output.write("</title>\n<desc id=\"\(key)d\">")
    self.output.write(xml: description)
    self.output.write("</desc>\n<style>\n")
    self.output.write(sheet.text(for: key))
    self.output.write("</style>\n")
    begin(drawing: "")
    rectangle(Rectangle(x: 0, y: 0, width: size.width, height: size.height), look: "paper")
    newLine()
  }

  /// Ends the picture, and gives back what it was written on.
  package consuming func finish() -> ByteWriter {
    output.write("</svg>\n")
    return output
  }

  /// Begins a new line, for people who read the file.
  package mutating func newLine() { output.write(byte: 0x0A) }

  /// Begins another drawing in the picture.
  ///
  /// - Parameter suffix: What tells its parts from those of the others.
  package mutating func begin(drawing suffix: String) { endOfNames = Array("\(suffix)-\(key)\"".utf8) }

  // MARK: Groups

  /// The name of a part of the picture.
  package struct Name {
    /// The sort of part: an ASCII letter.
    var letter: UInt8
    var number: Int

    package init(letter: UInt8, number: Int) {
      self.letter = letter
      self.number = number
    }
  }

  /// Opens a group.
  ///
  /// - Parameters:
  ///   - name: Its name in the picture.
  ///   - look: Its classes.
  package mutating func open(_ name: Name? = nil, look: String = "") {
    output.write("<g")
    if let name { write(" id=\"", name) }
    if !look.isEmpty {
      output.write(" class=\"")
      output.write(look)
      output.write(byte: 0x22)
    }
    output.write(byte: 0x3E)
  }

  /// Opens a group of what connects two others.
  package mutating func open(_ name: Name, from start: Name, to end: Name) {
    write("<g id=\"", name)
    write(" data-from=\"", start)
    write(" data-to=\"", end)
    output.write(byte: 0x3E)
  }

  /// Writes an attribute that names a part of the picture.
  private mutating func write(_ attribute: StaticString, _ name: Name) {
    output.write(attribute)
    output.write(byte: name.letter)
    output.write(number: name.number)
    output.write(bytes: endOfNames)
  }

  /// Opens a group with a title, which is shown under the pointer.
  package mutating func open(title: String) {
    output.write("<g><title>")
    output.write(xml: title)
    output.write("</title>")
  }

  /// Closes the group that was opened last.
  package mutating func close() { output.write("</g>") }

  /// Opens a link.
  package mutating func openLink(to address: String, label: String) {
    output.write("<a")
    output.write(attribute: "href", address)
    output.write(attribute: "aria-label", label)
    output.write(">")
  }

  /// Closes a link.
  package mutating func closeLink() { output.write("</a>") }

  // MARK: Elements

  /// Draws a rectangle.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  package mutating func rectangle(_ frame: Rectangle, _ sort: StaticString = "", look: String, radius: Int = 0) {
    output.write("<rect class=\"")
    output.write(sort)
    output.write(look)
    output.write("\" x=\"")
    output.write(number: frame.x)
    output.write("\" y=\"")
    output.write(number: frame.y)
    output.write("\" width=\"")
    output.write(number: frame.width)
    output.write("\" height=\"")
    output.write(number: frame.height)
    if radius > 0 {
      output.write("\" rx=\"")
      output.write(number: radius)
    }
    output.write("\"/>")
  }

  /// Draws a path.
  package mutating func path(_ data: String, look: String) { path("", look: look) { $0.write(data) } }

  /// Draws a path whose data a closure writes.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  ///   - shift: By how many tenths of a pixel its dashes begin later.
  package mutating func path(_ sort: StaticString, look: String, shift: Int = 0, data: (inout ByteWriter) -> Void) {
    output.write("<path class=\"")
    output.write(sort)
    output.write(look)
    output.write("\" d=\"")
    data(&output)
    if shift > 0 {
      output.write("\" stroke-dashoffset=\"")
      output.write(number: shift / 10)
      if shift % 10 > 0 {
        output.write(".")
        output.write(number: shift % 10)
      }
    }
    output.write("\"/>")
  }

  /// Writes a block of text, each line with its role for a class.
  package mutating func caption(_ caption: Picture.Caption) {
    for line in caption.text.lines {
      let indent = caption.isCentred ? (caption.text.width - line.tenths / 10) / 2 : 0
      let start = Point(x: caption.origin.x + indent, y: caption.origin.y + line.baseline)
      if line.isBare {
        self.line(bare: line, at: start)
      } else {
        self.line(
          visible: line.words, look: line.role.rawValue, x: start.x, y: start.y, tenths: line.tenths,
          isCentred: caption.isCentred)
      }
    }
  }

  /// Writes one line of text.
  ///
  /// - Parameters:
  ///   - tenths: How wide it was measured, in tenths of a pixel.
  ///   - isCentred: Whether its middle matters more than its start.
  package mutating func line(_ text: String, look: String, x: Int, y: Int, tenths: Int, isCentred: Bool = false) {
    line(visible: VisibleText.of(text), look: look, x: x, y: y, tenths: tenths, isCentred: isCentred)
  }

  private mutating func line(visible text: String, look: String, x: Int, y: Int, tenths: Int, isCentred: Bool) {
    // Where a viewer sets joined letters in a width of its own, the middle stays where it is.
    let hasAnchor = isCentred && text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    let start = Point(x: hasAnchor ? x + tenths / 20 : x, y: y)
    write(textWithLook: look, at: start, hasAnchor: hasAnchor, tenths: tenths)
    output.write(visible: text)
    output.write("</text>")
  }

  /// Writes a line whose text is ASCII that XML spells as it stands.
  private mutating func line(bare line: TextBlock.Line, at start: Point) {
    write(textWithLook: line.role.rawValue, at: start, hasAnchor: false, tenths: line.tenths)
    output.write(line.words)
    output.write("</text>")
  }

  /// Writes what stands before the text of a line.
  private mutating func write(textWithLook look: String, at start: Point, hasAnchor: Bool, tenths: Int) {
    output.write("<text class=\"")
    output.write(look)
    output.write("\" x=\"")
    output.write(number: start.x)
    output.write("\" y=\"")
    output.write(number: start.y)
    if hasAnchor { output.write("\" text-anchor=\"middle") }
    output.write("\" textLength=\"")
    output.write(number: tenths / 10)
    output.write(byte: 0x2E)
    output.write(number: tenths % 10)
    output.write("\" lengthAdjust=\"spacingAndGlyphs\">")
  }
}

extension ByteWriter {
  /// Writes a point of a path.
  package mutating func write(_ point: Point) {
    write(number: point.x)
    write(byte: 0x2C)
    write(number: point.y)
  }
}

/// A number that is the same for the same texts, and hardly ever for others on the same page.
private enum Fingerprint {
  package static func of(_ texts: String...) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    return hash
  }
}
