internal import SceneBasics

/// An SVG while it is written: its head, then one element after the other.
///
/// Whatever comes from a scene goes through here and is escaped. Every line of text says how long it is, so that a
/// viewer's own font changes no layout. Nothing that is written can be executed or fetched. Numbers are whole, or have
/// one digit behind the point: the same bytes come out everywhere.
struct SVGCanvas {
  private var output: ByteWriter
  /// What the names of its parts end with, so that they are none of another picture's.
  private let key: String
  /// What the names of parts end with: what tells apart several drawings in one picture, and the key.
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
  init(
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
  consuming func finish() -> ByteWriter {
    output.write("</svg>\n")
    return output
  }

  /// Begins a new line, for people who read the file.
  mutating func newLine() { output.write(byte: 0x0A) }

  /// Begins another drawing in the picture.
  ///
  /// - Parameter suffix: What tells its parts from those of the others.
  mutating func begin(drawing suffix: String) { endOfNames = Array("\(suffix)-\(key)\"".utf8) }

  // MARK: Groups

  /// The name of a part of the picture.
  struct Name {
    /// What sort of part it is: an ASCII letter.
    var letter: UInt8
    var number: Int
  }

  /// Opens a group.
  ///
  /// - Parameters:
  ///   - name: Its name in the picture.
  ///   - look: Its classes.
  mutating func open(_ name: Name? = nil, look: String = "") {
    var look = look
    look.withUTF8 { look in
      endOfNames.withUnsafeBufferPointer { rest in
        output.write(atMost: 60 + rest.count + look.count) { element in
          element.write("<g")
          if let name { element.write(" id=\"", name, rest) }
          if !look.isEmpty {
            element.write(" class=\"")
            element.write(look)
            element.write(byte: 0x22)
          }
          element.write(byte: 0x3E)
        }
      }
    }
  }

  /// Opens a group of what connects two others.
  mutating func open(_ name: Name, from start: Name, to end: Name) {
    endOfNames.withUnsafeBufferPointer { rest in
      output.write(atMost: 120 + 3 * rest.count) { element in
        element.write("<g id=\"", name, rest)
        element.write(" data-from=\"", start, rest)
        element.write(" data-to=\"", end, rest)
        element.write(byte: 0x3E)
      }
    }
  }

  /// Opens a group with a title, which is shown under the pointer.
  mutating func open(title: String) {
    output.write("<g><title>")
    output.write(xml: title)
    output.write("</title>")
  }

  /// Closes the group that was opened last.
  mutating func close() { output.write("</g>") }

  /// Opens a link.
  mutating func openLink(to address: String, label: String) {
    output.write("<a")
    output.write(attribute: "href", address)
    output.write(attribute: "aria-label", label)
    output.write(">")
  }

  /// Closes a link.
  mutating func closeLink() { output.write("</a>") }

  // MARK: Elements

  /// Draws a rectangle.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  mutating func rectangle(_ frame: Rectangle, _ sort: StaticString = "", look: String, radius: Int = 0) {
    var look = look
    look.withUTF8 { look in
      output.write(atMost: 180 + sort.utf8CodeUnitCount + look.count) { element in
        element.write("<rect class=\"")
        element.write(sort)
        element.write(look)
        element.write("\" x=\"")
        element.write(number: frame.x)
        element.write("\" y=\"")
        element.write(number: frame.y)
        element.write("\" width=\"")
        element.write(number: frame.width)
        element.write("\" height=\"")
        element.write(number: frame.height)
        if radius > 0 {
          element.write("\" rx=\"")
          element.write(number: radius)
        }
        element.write("\"/>")
      }
    }
  }

  /// Draws a path.
  mutating func path(_ data: String, look: String) {
    var data = data
    data.withUTF8 { data in
      path("", look: look, atMost: data.count) { $0.write(data) }
    }
  }

  /// Draws a path whose data a closure writes.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  ///   - most: The most bytes of its data.
  @inline(__always)
  mutating func path(_ sort: StaticString, look: String, atMost most: Int, data: (inout SVGCursor) -> Void) {
    var look = look
    look.withUTF8 { look in
      output.write(atMost: 40 + sort.utf8CodeUnitCount + look.count + most) { element in
        element.write("<path class=\"")
        element.write(sort)
        element.write(look)
        element.write("\" d=\"")
        data(&element)
        element.write("\"/>")
      }
    }
  }

  /// Writes a block of text, each line with its role for a class.
  mutating func caption(_ caption: Picture.Caption) {
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
  mutating func line(_ text: String, look: String, x: Int, y: Int, tenths: Int, isCentred: Bool = false) {
    line(visible: VisibleText.of(text), look: look, x: x, y: y, tenths: tenths, isCentred: isCentred)
  }

  private mutating func line(visible text: String, look: String, x: Int, y: Int, tenths: Int, isCentred: Bool) {
    // Where a viewer sets joined letters in a width of its own, the middle stays where it is.
    let hasAnchor = isCentred && text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    var look = look
    look.withUTF8 { look in
      output.write(atMost: 190 + look.count) { element in
        let start = Point(x: hasAnchor ? x + tenths / 20 : x, y: y)
        element.write(textWithLook: look, at: start, hasAnchor: hasAnchor, tenths: tenths)
      }
    }
    output.write(visible: text)
    output.write("</text>")
  }

  /// Writes a line whose text is ASCII that XML spells as it stands.
  private mutating func line(bare line: TextBlock.Line, at start: Point) {
    var (look, text) = (line.role.rawValue, line.text)
    look.withUTF8 { look in
      text.withUTF8 { text in
        output.write(atMost: 200 + look.count + text.count) { element in
          element.write(textWithLook: look, at: start, hasAnchor: false, tenths: line.tenths)
          if line.isOpened { element.write("“") }
          element.write(text)
          if line.isClosed { element.write("”") }
          element.write("</text>")
        }
      }
    }
  }
}

extension SVGCursor {
  /// Writes an attribute that names a part of the picture.
  @inline(__always)
  fileprivate mutating func write(
    _ attribute: StaticString, _ name: SVGCanvas.Name, _ end: UnsafeBufferPointer<UInt8>
  ) {
    write(attribute)
    write(byte: name.letter)
    write(number: name.number)
    write(end)
  }

  /// Writes what stands before the text of a line.
  @inline(__always)
  fileprivate mutating func write(
    textWithLook look: UnsafeBufferPointer<UInt8>, at start: Point, hasAnchor: Bool, tenths: Int
  ) {
    write("<text class=\"")
    write(look)
    write("\" x=\"")
    write(number: start.x)
    write("\" y=\"")
    write(number: start.y)
    if hasAnchor { write("\" text-anchor=\"middle") }
    write("\" textLength=\"")
    write(number: tenths / 10)
    write(byte: 0x2E)
    write(number: tenths % 10)
    write("\" lengthAdjust=\"spacingAndGlyphs\">")
  }
}

/// A number that is the same for the same texts, and hardly ever for others on the same page.
private enum Fingerprint {
  static func of(_ texts: String...) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    return hash
  }
}
