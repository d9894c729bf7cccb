internal import SceneBasics

/// A part of a formatted line while it is put together from the source: what stands before a value, or the value.
struct LayoutText {
  private var text = ByteWriter()
  /// Whether a key in it takes more than one line: such a file has no other form.
  private(set) var hasLongKey = false
  private let scan: LayoutScan

  package init(_ scan: LayoutScan) { self.scan = scan }

  package var bytes: ArraySlice<UInt8> { text.kept }
  var isEmpty: Bool { text.kept.isEmpty }

  /// How many terminal columns it takes.
  var width: Int { VisibleText.width(of: text.kept) }

  mutating func clear() { text.clear() }

  mutating func append(_ byte: UInt8) { text.write(byte: byte) }

  mutating func append(blanks count: Int) { text.write(blanks: max(0, count)) }

  /// Adds a part of the source behind its anchor.
  mutating func append(_ anchor: Range<Int>?, before text: Range<Int>) {
    append(anchor, isAlone: text.isEmpty)
    self.text.write(bytes: scan.source[text])
  }

  /// Adds a key with its colon.
  mutating func append(key: LayoutPlace) {
    let start = text.kept.endIndex
    append(key.anchor, before: key.contents)
    // A colon directly behind an alias would belong to its name.
    if text.kept.endIndex > start, text.kept[start] == 0x2A { text.write(byte: 0x20) }
    text.write(byte: 0x3A)
    if key.isLongKey { hasLongKey = true }
  }

  /// Adds `|` or `>` with what belongs to it.
  mutating func append(_ anchor: Range<Int>?, before head: String) {
    append(anchor, isAlone: false)
    text.write(head)
  }

  /// Adds a dash that is text: on a line of its own it would begin an item of a list.
  mutating func append(dashBehind anchor: Range<Int>?) { append(anchor, before: "'-'") }

  /// Adds a node; false if it doesn't go on one line.
  ///
  /// - Parameter isInside: Whether it stands in brackets or braces.
  mutating func append(_ node: LayoutPlace, isInside: Bool = false) -> Bool {
    switch node.form {
    case .empty, .text:
      if isInside, scan.hasSign(node) { append(quoted: node) } else { append(node.anchor, before: node.contents) }
    case .lines, .block: return false
    case .sequence, .mapping:
      let count = scan.count(of: node)
      guard count == 0 || node.isFlow else { return false }
      append(node.anchor, isAlone: false)
      return node.form == .mapping ? append(mapping: node, count / 2) : append(sequence: node, count)
    }
    return true
  }

  private mutating func append(sequence node: LayoutPlace, _ count: Int) -> Bool {
    text.write(byte: 0x5B)
    var position = node.index + 1
    for number in 0..<count {
      if number > 0 { appendComma() }
      guard append(scan.place(at: position), isInside: true) else { return false }
      position = scan.tape.next(after: position)
    }
    text.write(byte: 0x5D)
    return true
  }

  private mutating func append(mapping node: LayoutPlace, _ count: Int) -> Bool {
    text.write(byte: 0x7B)
    var position = node.index + 1
    for number in 0..<count {
      if number > 0 { appendComma() } else { text.write(byte: 0x20) }
      append(key: scan.place(at: position))
      text.write(byte: 0x20)
      position = scan.tape.next(after: position)
      let value = scan.place(at: position)
      // A blank comes before the closing brace, and `- ` isn't text.
      if number == count - 1, scan.isDash(value) {
        append(dashBehind: value.anchor)
      } else if !append(value, isInside: true) {
        return false
      }
      position = scan.tape.next(after: position)
    }
    if count > 0 {
      trim()
      text.write(byte: 0x20)
    }
    text.write(byte: 0x7D)
    return true
  }

  private mutating func append(_ anchor: Range<Int>?, isAlone: Bool) {
    guard let anchor else { return }
    text.write(bytes: scan.source[anchor])
    if !isAlone { text.write(byte: 0x20) }
  }

  /// Adds text that had no quotes, in double ones if that takes no escape.
  private mutating func append(quoted node: LayoutPlace) {
    append(node.anchor, isAlone: false)
    let bytes = scan.source[node.contents]
    let quote: UInt8 = bytes.contains(0x22) || bytes.contains(0x5C) ? 0x27 : 0x22
    text.write(byte: quote)
    for byte in bytes {
      if byte == quote { text.write(byte: quote) }
      text.write(byte: byte)
    }
    text.write(byte: quote)
  }

  private mutating func appendComma() {
    text.write(byte: 0x2C)
    text.write(byte: 0x20)
  }

  private mutating func trim() {
    while let last = text.kept.last, last == 0x20 || last == 0x09 { text.removeLast() }
  }
}
