internal import SceneBasics

/// The starts of the lines of a source, and the lines without their line breaks.
package struct LayoutLines {
  private let source: [UInt8]
  private let isASCII: Bool
  /// In four bytes each: a large file has as many lines as it has nodes.
  private var starts: [UInt32]
  /// How many characters start before each stretch of bytes: a line may be as long as the file. Empty where each byte is
  /// a character.
  private var charactersBefore: [UInt32] = []
  private static let stretch = 64
  /// Up to how many bytes the columns of a line are measured as a terminal shows them.
  private static let longest = 1_000
  /// Whether the first line break is that of DOS.
  package private(set) var usesPairs = false
  /// Whether a byte order mark stands in front.
  package let hasMark: Bool

  package init(_ source: [UInt8]) {
    self.source = source
    isASCII = UTF8Text.isASCII(source)
    hasMark = source.starts(with: SourceFile.byteOrderMark)
    starts = [hasMark ? 3 : 0]
    findLines()
    if !isASCII { countCharacters() }
  }

  private mutating func findLines() {
    // Where a line break of DOS came last, its second byte is no break of its own.
    var feed = -1
    for index in Int(starts[0])..<source.count where source[index] <= 0x0D {
      let byte = source[index]
      guard byte == 0x0D || byte == 0x0A && index != feed else { continue }
      let isPair = byte == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
      if starts.count == 1 { usesPairs = isPair }
      if isPair { feed = index + 1 }
      starts.append(UInt32(truncatingIfNeeded: index + (isPair ? 2 : 1)))
    }
  }

  private mutating func countCharacters() {
    charactersBefore = [0]
    var count: UInt32 = 0
    for (index, byte) in source.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if index % LayoutLines.stretch == LayoutLines.stretch - 1 { charactersBefore.append(count) }
    }
  }

  /// How many there are; what follows the last line break is one, even if it is empty.
  package var count: Int { starts.count }

  /// The bytes of a line, counted from 1.
  package func bytes(of number: Int) -> ArraySlice<UInt8> { source[start(of: number)..<end(of: number)] }

  /// Where a line starts.
  package func start(of number: Int) -> Int { Int(starts[number - 1]) }

  /// Where a line ends.
  package func end(of number: Int) -> Int {
    guard number < starts.count else { return source.count }
    let end = Int(starts[number]) - 1
    let isPair = end > start(of: number) && source[end] == 0x0A && source[end - 1] == 0x0D
    return isPair ? end - 1 : end
  }

  /// Whether nothing but blanks stands on a line.
  package func isBlank(_ number: Int) -> Bool {
    number >= 1 && number <= count && bytes(of: number).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

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

  /// The column of a byte, counted from 1 in Unicode scalars.
  package func column(of offset: Int) -> Int { column(of: offset, onLine: number(at: offset)) }

  private func column(of offset: Int, onLine number: Int) -> Int {
    characters(before: offset) - characters(before: start(of: number)) + 1
  }

  private func characters(before offset: Int) -> Int {
    if isASCII { return offset }
    let start = offset / LayoutLines.stretch
    return Int(charactersBefore[start])
      + source[(start * LayoutLines.stretch)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// How many columns of a terminal stand before a byte on its line.
  func width(before offset: Int, onLine number: Int) -> Int {
    let column = column(of: offset, onLine: number)
    let text = source[start(of: number)..<offset]
    // A line in which, at that length, nothing stands in columns; or ASCII.
    if text.count > LayoutLines.longest || text.count < column { return column - 1 }
    return VisibleText.width(of: String(decoding: text, as: UTF8.self))
  }

  /// The byte at a line and a column.
  package func offset(line: Int, column: Int) -> Int {
    var missing = max(column, 1) - 1
    var offset = start(of: line)
    let end = end(of: line)
    if isASCII { return min(offset + missing, end) }
    let wanted = characters(before: offset) + missing
    // The last stretch before which fewer characters start.
    var (low, high) = (offset / LayoutLines.stretch, charactersBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if charactersBefore[middle] < wanted { low = middle } else { high = middle }
    }
    if low * LayoutLines.stretch > offset {
      offset = low * LayoutLines.stretch
      missing = wanted - Int(charactersBefore[low])
      // A character that began before the stretch ends in it.
      while offset < end, source[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    while missing > 0, offset < end {
      missing -= 1
      offset += 1
      while offset < end, source[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return min(offset, end)
  }

  /// The lines of a part of the source.
  func split(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    let first = number(at: range.lowerBound)
    let last = number(at: max(range.lowerBound, range.upperBound - 1))
    return (first...last).map { number in
      source[max(start(of: number), range.lowerBound)..<min(end(of: number), range.upperBound)]
    }
  }
}
