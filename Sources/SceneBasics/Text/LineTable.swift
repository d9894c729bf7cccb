/// The lines of a text, and its places as people and machines name them: lines and columns, and bytes.
///
/// Lines and columns count from 1; columns are Unicode scalars, as libyaml's marks are. A byte order mark belongs to no
/// line. It is made in one walk; a place is found in a few steps afterwards, however long its line is.
package struct LineTable: Sendable {
  package let bytes: [UInt8]
  private let breaks: LineBreaks
  private let isASCII: Bool
  /// In four bytes each: a large file has as many lines as it has nodes.
  private var starts: [UInt32]
  /// How many characters start before each stretch of bytes: a line may be as long as the file. Empty where each byte is
  /// a character.
  private var charactersBefore: [UInt32] = []
  private static let stretch = 64
  /// Whether the first line break is that of DOS.
  package private(set) var usesPairs = false
  /// Whether a byte order mark stands in front.
  package let hasMark: Bool

  /// - Parameter countsMark: Whether a byte order mark is a character of the first line, as an editor's client has it.
  package init(_ bytes: [UInt8], breaks: LineBreaks = .common, countsMark: Bool = false) {
    self.bytes = bytes
    self.breaks = breaks
    isASCII = bytes.reduce(0, |) < 0x80
    hasMark = bytes.starts(with: SourceFile.byteOrderMark)
    starts = [hasMark && !countsMark ? 3 : 0]
    findLines()
    if !isASCII { countCharacters() }
  }

  private mutating func findLines() {
    var index = start(of: 1)
    while index < bytes.count {
      let length = bytes[index] <= 0x0D || bytes[index] >= 0xC2 ? breaks.length(at: index, in: bytes) : 0
      index += Swift.max(1, length)
      guard length > 0 else { continue }
      if starts.count == 1 { usesPairs = length == 2 && bytes[index - 1] == 0x0A }
      starts.append(UInt32(truncatingIfNeeded: index))
    }
  }

  private mutating func countCharacters() {
    charactersBefore = [0]
    var count: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      if byte.startsCharacter { count += 1 }
      if index % LineTable.stretch == LineTable.stretch - 1 { charactersBefore.append(count) }
    }
  }

  // MARK: Lines

  /// How many there are; what follows the last line break is one, even if it is empty.
  package var count: Int { starts.count }

  /// The break of the first line, LF if there is none.
  package var lineBreak: String { usesPairs ? "\r\n" : "\n" }

  /// Where a line starts.
  package func start(of number: Int) -> Int { Int(starts[number - 1]) }

  /// Where a line ends, before its break.
  package func end(of number: Int) -> Int {
    guard number < starts.count else { return bytes.count }
    let next = start(of: number + 1)
    let first = Swift.max(next - 3, start(of: number))
    return (first..<next).first { $0 + breaks.length(at: $0, in: bytes) == next } ?? next
  }

  /// Where a line stands, without its break.
  package func range(of number: Int) -> Range<Int> { start(of: number)..<end(of: number) }

  /// The bytes of a line without its break.
  package func bytes(of number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The bytes of a line without its break; nil where the text has no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    number >= 1 && number <= count ? bytes(of: number) : nil
  }

  /// Whether nothing but blanks stands on a line.
  package func isBlank(_ number: Int) -> Bool { line(number)?.allSatisfy(\.isBlank) ?? false }

  /// The lines of a part of the text.
  package func split(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    let first = number(at: range.lowerBound)
    let last = number(at: Swift.max(range.lowerBound, range.upperBound - 1))
    return (first...last).map { number in
      bytes[Swift.max(start(of: number), range.lowerBound)..<min(end(of: number), range.upperBound)]
    }
  }

  // MARK: Places of bytes

  /// The line on which a byte stands.
  ///
  /// - Parameter guess: The line on which it or one shortly before it stands, most likely.
  package func number(at offset: Int, near guess: Int = 1) -> Int {
    var low = 0
    var high = starts.count
    if guess <= high, starts[guess - 1] <= offset {
      low = guess - 1
      // The line itself or one of the next, in steps that double.
      var step = 1
      while low + step < high, starts[low + step] <= offset {
        low += step
        step *= 2
      }
      high = min(high, low + step)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of a byte.
  package func column(of offset: Int) -> Int { column(of: offset, onLine: number(at: offset)) }

  package func column(of offset: Int, onLine number: Int) -> Int {
    characters(before: offset) - characters(before: start(of: number)) + 1
  }

  /// The place of a byte, one character long.
  package func span(at offset: Int, in file: FileID) -> SourceSpan {
    let offset = Swift.max(start(of: 1), min(offset, bytes.count))
    let number = number(at: offset)
    return SourceSpan(
      line: UInt32(number), column: UInt32(column(of: offset, onLine: number)), length: 1, file: file)
  }

  private func characters(before offset: Int) -> Int {
    if isASCII { return offset }
    let first = offset / LineTable.stretch
    return Int(charactersBefore[first]) + bytes[(first * LineTable.stretch)..<offset].count(where: \.startsCharacter)
  }

  // MARK: Bytes of places

  /// The byte at a line and a column. Behind a line's end it is the end, and behind the last line the end of the text.
  package func offset(line number: Int, column: Int) -> Int {
    guard number <= count else { return bytes.count }
    let end = end(of: number)
    var (offset, known) = mark(before: column, ofLine: number)
    // A character that began before the mark ends behind it.
    while offset > start(of: number), offset < end, !bytes[offset].startsCharacter { offset += 1 }
    while known < column, offset < end {
      known += 1
      offset += 1
      while offset < end, !bytes[offset].startsCharacter { offset += 1 }
    }
    return offset
  }

  /// A byte of a line that isn't far from a column and not behind it, with the column of the first character from there.
  package func mark(before column: Int, ofLine number: Int) -> (byte: Int, column: Int) {
    let line = range(of: number)
    if isASCII {
      let offset = min(line.lowerBound + Swift.max(column, 1) - 1, line.upperBound)
      return (offset, offset - line.lowerBound + 1)
    }
    // The last stretch before which fewer characters start.
    let before = characters(before: line.lowerBound)
    var (low, high) = (line.lowerBound / LineTable.stretch, line.upperBound / LineTable.stretch + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(charactersBefore[middle]) < before + column { low = middle } else { high = middle }
    }
    let byte = low * LineTable.stretch
    return byte > line.lowerBound ? (byte, Int(charactersBefore[low]) - before + 1) : (line.lowerBound, 1)
  }

  /// The bytes that a span covers.
  package func range(of span: SourceSpan) -> Range<Int> {
    range(from: (Int(span.line), Int(span.column)), to: (Int(span.line), Int(span.column + span.length)))
  }

  /// The bytes that an edit replaces.
  package func range(of edit: TextEdit) -> Range<Int> {
    range(from: (edit.start.line, edit.start.column), to: (edit.end.line, edit.end.column))
  }

  private func range(from start: (line: Int, column: Int), to end: (line: Int, column: Int)) -> Range<Int> {
    let start = offset(line: start.line, column: start.column)
    return start..<Swift.max(start, offset(line: end.line, column: end.column))
  }
}
