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

  /// Opens a group.
  ///
  /// - Parameters:
  ///   - id: Its name in the picture.
  ///   - look: Its classes.
  mutating func open(id: String? = nil, look: String = "") {
    output.write("<g")
    if let id { output.write(attribute: "id", id + "-" + key) }
    if !look.isEmpty { output.write(attribute: "class", look) }
    output.write(">")
  }

  /// Opens a group of what connects two others.
  mutating func open(id: String, from start: String, to end: String) {
    output.write("<g")
    output.write(attribute: "id", id + "-" + key)
    output.write(attribute: "data-from", start + "-" + key)
    output.write(attribute: "data-to", end + "-" + key)
    output.write(">")
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
  mutating func rectangle(_ frame: Rectangle, look: String, radius: Int = 0) {
    output.write("<rect class=\"")
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
  mutating func path(_ data: String, look: String) {
    output.write("<path class=\"")
    output.write(look)
    output.write("\" d=\"")
    output.write(data)
    output.write("\"/>")
  }

  /// Writes a block of text, each line with its role for a class.
  mutating func caption(_ caption: Picture.Caption) {
    for line in caption.text.lines {
      let indent = caption.isCentred ? (caption.text.width - line.tenths / 10) / 2 : 0
      self.line(
        line.text, look: line.role.rawValue, x: caption.origin.x + indent, y: caption.origin.y + line.baseline,
        tenths: line.tenths, isCentred: caption.isCentred)
    }
  }

  /// Writes one line of text.
  ///
  /// - Parameters:
  ///   - tenths: How wide it was measured, in tenths of a pixel.
  ///   - isCentred: Whether its middle matters more than its start.
  mutating func line(_ text: String, look: String, x: Int, y: Int, tenths: Int, isCentred: Bool = false) {
    // Where a viewer sets joined letters in a width of its own, the middle stays where it is.
    let hasAnchor = isCentred && text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    output.write("<text class=\"")
    output.write(look)
    output.write("\" x=\"")
    output.write(number: hasAnchor ? x + tenths / 20 : x)
    output.write("\" y=\"")
    output.write(number: y)
    if hasAnchor { output.write("\" text-anchor=\"middle") }
    output.write("\" textLength=\"")
    output.write(number: tenths / 10)
    output.write(".")
    output.write(number: tenths % 10)
    output.write("\" lengthAdjust=\"spacingAndGlyphs\">")
    output.write(xml: text)
    output.write("</text>")
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
