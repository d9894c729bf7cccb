internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Fixes of a file that YAML stumbles over, by its bytes alone.
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
    let start = source[..<offset].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    bytes = start..<(source[offset...].firstIndex(where: \.isLineBreak) ?? source.count)
  }

  /// Spaces for the tabs that indent this line, and those that follow it as closely; nil if it isn't plain how many.
  ///
  /// An option stands under the first letter of its verb. Any other tab is two spaces, where a line may start there.
  var spacesForTabs: Fix? {
    var edits: [TextEdit] = []
    var (number, start) = (line, bytes.lowerBound)
    var margins = Margins(of: source[..<start])
    while start < source.count {
      let indentation = source[start...].prefix(while: \.isBlank)
      guard indentation.contains(0x09) else { break }
      let text = source[indentation.endIndex...].firstLine
      let isOption = StepKey.table.find(text.prefix { $0 != 0x3A && $0 != 0x20 }) != nil
      let width = indentation.reduce(0) { $0 + ($1 == 0x09 ? 2 : 1) }
      let margin = isOption ? margins.ofVerb ?? width : width
      guard margins.allow(margin, isOption) else { return nil }
      edits.append(
        edit(number, from: 1, to: indentation.count + 1, by: String(repeating: " ", count: margin)))
      margins.read(Array(repeating: 0x20, count: margin)[...] + text)
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

/// The columns in which a line may start, by the lines above it.
private struct Margins {
  /// The columns of the keys and dashes that are open, from the left.
  private var open: [Int] = [0]
  /// Whether the last line ends with the colon of a key without a value.
  private var opensMore = false
  /// The column of the verb of the step that is open; nil if none is.
  private(set) var ofVerb: Int?

  init(of lines: ArraySlice<UInt8>) {
    for line in lines.lines { read(line) }
  }

  mutating func read(_ line: ArraySlice<UInt8>) {
    var margin = line.prefix { $0 == 0x20 }.count
    var text = line.dropFirst(margin)
    guard let first = text.first, first != 0x23 else { return }
    open.removeAll { $0 >= margin }
    if ofVerb.map({ $0 > margin }) == true { ofVerb = nil }
    while text.starts(with: [0x2D, 0x20]) {
      open.append(margin)
      text = text.dropFirst(2)
      margin += 2
      ofVerb = StepVerb.table.find(text.prefix { $0 != 0x3A && $0 != 0x20 }) == nil ? nil : margin
    }
    open.append(margin)
    opensMore = text.reversed().first { $0 != 0x20 } == 0x3A
  }

  func allow(_ margin: Int, _ isOption: Bool) -> Bool {
    if isOption, let ofVerb { return margin == ofVerb }
    return margin == open.last || opensMore && margin > open.last ?? 0
  }
}
