internal import SceneBasics

/// An SVG while it is written: its head, then one element after the other.
///
/// Whatever comes from a scene goes through here and is escaped. Every line of text says how long it is, so that a
/// viewer's own font changes no layout. Nothing that is written can be executed or fetched. Numbers are whole, or have
/// one digit behind the point: the same bytes come out everywhere.
struct SVGCanvas {
  private var output = ByteWriter()
  /// What the names of its parts end with, so that they are none of another picture's.
  private let key: String
  /// The key with what stands around it in a name.
  private let endOfNames: [UInt8]

  /// Writes the head of a picture.
  ///
  /// - Parameters:
  ///   - size: Its width and height in pixels.
  ///   - title: What it is called.
  ///   - description: What it shows, in words for people who can't see it.
  ///   - sheet: What its classes look like.
  ///   - hasLinks: Whether it holds links. If so, it is no single image to a screen reader, which would keep them from
  ///     its user.
  init(size: (width: Int, height: Int), title: String, description: String, sheet: StyleSheet, hasLinks: Bool = false) {
    // Pages hold several pictures, and their ids must not meet.
    key = "s" + String(Fingerprint.of(title, description, sheet.theme.rawValue), radix: 36)
    endOfNames = Array("-\(key)\"".utf8)
    output.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(StyleSheet.scope) \(key)" viewBox="0 0 \(size.width) \(size.height)" \
      width="\(size.width)" height="\(size.height)" role="\(hasLinks ? "group" : "img")" aria-labelledby="\(key)t \(key)d">
      <title id="\(key)t">
      """)
    output.write(xml: title)
    output.write("</title>\n<desc id=\"\(key)d\">")
    output.write(xml: description)
    output.write("</desc>\n<style>\n")
    output.write(sheet.text(for: key))
    output.write("</style>\n")
    rectangle(Rectangle(x: 0, y: 0, width: size.width, height: size.height), look: "paper")
    newLine()
  }

  /// Ends the picture.
  consuming func finish() -> [UInt8] {
    output.write("</svg>\n")
    return output.take()
  }

  /// Begins a new line, for people who read the file.
  mutating func newLine() { output.write(byte: 0x0A) }

  // MARK: Groups

  /// The name of a part of the picture.
  struct Name {
    /// What sort of part it is.
    var letter: StaticString
    var number: Int
    /// What tells the parts of several drawings in one picture from one another.
    var suffix: String
  }

  /// Opens a group.
  ///
  /// - Parameters:
  ///   - name: Its name in the picture.
  ///   - look: Its classes.
  mutating func open(_ name: Name? = nil, look: String = "") {
    output.write(literal: "<g")
    if let name { write(" id=\"", name) }
    if !look.isEmpty { output.write(attribute: "class", look) }
    output.write(literal: ">")
  }

  /// Opens a group of what connects two others.
  mutating func open(_ name: Name, from start: Name, to end: Name) {
    output.write(literal: "<g")
    write(" id=\"", name)
    write(" data-from=\"", start)
    write(" data-to=\"", end)
    output.write(literal: ">")
  }

  private mutating func write(_ attribute: StaticString, _ name: Name) {
    output.write(attribute)
    output.write(name.letter)
    output.write(number: name.number)
    if !name.suffix.isEmpty { output.write(name.suffix) }
    output.write(bytes: endOfNames)
  }

  /// Opens a group with a title, which is shown under the pointer.
  mutating func open(title: String) {
    output.write(literal: "<g><title>")
    output.write(xml: title)
    output.write(literal: "</title>")
  }

  /// Closes the group that was opened last.
  mutating func close() { output.write(literal: "</g>") }

  /// Opens a link.
  mutating func openLink(to address: String, label: String) {
    output.write(literal: "<a")
    output.write(attribute: "href", address)
    output.write(attribute: "aria-label", label)
    output.write(literal: ">")
  }

  /// Closes a link.
  mutating func closeLink() { output.write(literal: "</a>") }

  // MARK: Elements

  /// Draws a rectangle.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  mutating func rectangle(_ frame: Rectangle, _ sort: StaticString = "", look: String, radius: Int = 0) {
    output.write(literal: "<rect class=\"")
    output.write(sort)
    output.write(look)
    output.write(literal: "\" x=\"")
    output.write(number: frame.x)
    output.write(literal: "\" y=\"")
    output.write(number: frame.y)
    output.write(literal: "\" width=\"")
    output.write(number: frame.width)
    output.write(literal: "\" height=\"")
    output.write(number: frame.height)
    if radius > 0 {
      output.write(literal: "\" rx=\"")
      output.write(number: radius)
    }
    output.write(literal: "\"/>")
  }

  /// Draws a path.
  mutating func path(_ data: String, look: String) {
    path("", look: look) { $0.write(data) }
  }

  /// Draws a path whose data a closure writes.
  ///
  /// - Parameters:
  ///   - sort: What its first class is.
  ///   - look: Its other classes.
  mutating func path(_ sort: StaticString, look: String, writeData: (inout ByteWriter) -> Void) {
    output.write(literal: "<path class=\"")
    output.write(sort)
    output.write(look)
    output.write(literal: "\" d=\"")
    writeData(&output)
    output.write(literal: "\"/>")
  }

  /// Writes a block of text, each line with its role for a class.
  mutating func caption(_ caption: Picture.Caption) {
    for line in caption.text.lines {
      let indent = caption.isCentred ? (caption.text.width - line.tenths / 10) / 2 : 0
      self.line(
        visible: line.text, look: line.role.rawValue, x: caption.origin.x + indent, y: caption.origin.y + line.baseline,
        tenths: line.tenths, isCentred: caption.isCentred)
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
    output.write(literal: "<text class=\"")
    output.write(look)
    output.write(literal: "\" x=\"")
    output.write(number: hasAnchor ? x + tenths / 20 : x)
    output.write(literal: "\" y=\"")
    output.write(number: y)
    if hasAnchor { output.write(literal: "\" text-anchor=\"middle") }
    output.write(literal: "\" textLength=\"")
    output.write(number: tenths / 10)
    output.write(literal: ".")
    output.write(number: tenths % 10)
    output.write(literal: "\" lengthAdjust=\"spacingAndGlyphs\">")
    output.write(visible: text)
    output.write(literal: "</text>")
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
