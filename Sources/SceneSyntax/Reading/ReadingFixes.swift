internal import SceneBasics

/// What can be mended in a file that YAML stumbles over, by its bytes alone.
struct ReadingFixes {
  private let source: [UInt8]
  private let file: FileID
  /// The line at fault, and where it starts and ends among the bytes.
  private let line: Int
  private let bytes: Range<Int>
  private let column: Int

  /// - Parameter offset: A byte at the place at fault.
  init(at span: SourceSpan, offset: Int, in source: [UInt8]) {
    self.source = source
    file = span.file
    line = Int(span.line)
    column = Int(span.column)
    let start = source[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    bytes = start..<(source[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count)
  }

  /// Two spaces for each tab that indents this line, and those that follow it as closely.
  var spacesForTabs: Fix? {
    var edits: [TextEdit] = []
    var (number, start) = (line, bytes.lowerBound)
    while start < source.count {
      let indentation = source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
      guard indentation.contains(0x09) else { break }
      let text = indentation.reduce(into: "") { $0 += $1 == 0x09 ? "  " : " " }
      edits.append(edit(number, from: 1, to: indentation.count + 1, by: text))
      guard let end = source[start...].firstIndex(of: 0x0A) else { break }
      (number, start) = (number + 1, end + 1)
    }
    guard let first = edits.first, column <= first.end.column else { return nil }
    return Fix("indent with spaces", edits)
  }

  /// Quotes around the rest of the line, if nothing in it means anything to YAML.
  func quotes(from offset: Int) -> Fix? {
    var text = source[offset..<bytes.upperBound]
    if let comment = text.indices.first(where: { text[$0] == 0x23 && source[$0 - 1] == 0x20 }) {
      text = text[..<comment]
    }
    while text.last == 0x20 || text.last == 0x09 { text.removeLast() }
    let isPlain = !text.contains { [0x22, 0x5C, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x09].contains($0) }
    guard isPlain, !text.isEmpty, !String(decoding: text, as: UTF8.self).contains(": ") else { return nil }
    let length = UTF8Text.characters(in: text)
    let quoted = "\"" + String(decoding: text, as: UTF8.self) + "\""
    return Fix("put quotes around it", [edit(line, from: column, to: column + length, by: quoted)])
  }

  private func edit(_ line: Int, from start: Int, to end: Int, by text: String) -> TextEdit {
    TextEdit(
      file: file, from: .init(line: line, column: start), to: .init(line: line, column: end), by: text)
  }
}

extension Fix {
  /// Deletes a tag and the blanks behind it.
  static func deletingTag(at span: SourceSpan, blanks: Int) -> Fix {
    var span = span
    span.length += UInt32(blanks)
    return .replacing(span, by: "", "delete the tag")
  }
}
