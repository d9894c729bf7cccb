internal import SceneBasics

/// The units in which a client counts the characters of a line (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The units of one character, by its first byte in UTF-8; none for a byte that goes on with one.
  fileprivate func width(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte.startsCharacter ? byte >= 0xF0 ? 2 : 1 : 0
    case .utf32: byte.startsCharacter ? 1 : 0
    }
  }
}

/// A place in a text as editors count it: both numbers from 0.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  /// In the units of a `PositionEncoding`.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}

/// A text that is being edited, as LSP has it: lines end at LF, CR LF and CR, and count from 0.
package struct EditedText: Sendable {
  private var lines: LineTable

  package init(_ bytes: [UInt8]) { lines = LineTable(bytes, countsMark: true) }

  package var bytes: [UInt8] { lines.bytes }

  /// The number of lines; the text behind the last break is one.
  package var lineCount: Int { lines.count }

  /// The bytes of a line, counted from 0, without its break.
  package func line(_ number: Int) -> Range<Int> { lines.range(of: number + 1) }

  /// The break behind the first line; LF if there is none yet.
  package var lineBreak: String { lines.lineBreak }

  /// The blanks at the start of a line, counted from 0.
  package func margin(ofLine number: Int) -> Int { bytes[line(number)].prefix { $0 == 0x20 }.count }

  /// The bytes of a stretch as text.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line, counted from 0, on which a byte stands.
  package func line(at offset: Int) -> Int { lines.number(at: offset) - 1 }

  /// The byte at a position. What lies behind a line's end is its end, and what lies behind the text is the text's.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return bytes.count }
    let line = line(position.line)
    var (offset, left) = (line.lowerBound, position.character)
    while offset < line.upperBound, left > 0 {
      left -= encoding.width(of: bytes[offset])
      offset += 1
      while offset < line.upperBound, encoding.width(of: bytes[offset]) == 0 { offset += 1 }
    }
    // The client may point into the middle of a character.
    while offset < line.upperBound, offset > line.lowerBound, !bytes[offset].startsCharacter { offset -= 1 }
    return offset
  }

  /// The position of a byte.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let number = line(at: offset)
    let text = bytes[line(number).lowerBound..<min(offset, bytes.count)]
    return TextPosition(line: number, character: text.reduce(0) { $0 + encoding.width(of: $1) })
  }

  /// Puts other bytes in the place of some.
  package mutating func replace(_ range: Range<Int>, by replacement: some Collection<UInt8>) {
    var bytes = bytes
    bytes.replaceSubrange(range, with: replacement)
    self = EditedText(bytes)
  }

  /// The bytes of the word that a place touches: letters, digits and what names are joined by.
  package func word(at offset: Int) -> Range<Int> {
    func isPart(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || byte == 0x5F
        || byte == 0x2D || byte == 0x2F || byte == 0x2E
    }
    let line = line(line(at: offset))
    var (start, end) = (offset, offset)
    while start > line.lowerBound, isPart(bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, isPart(bytes[end]) { end += 1 }
    // The dash of a list is no part of a word.
    while start < end, bytes[start] == 0x2D { start += 1 }
    return min(start, offset)..<end
  }
}
