internal import SceneBasics

/// The starts and ends of the lines of a source, without their line breaks.
struct LayoutLines {
  private let source: [UInt8]
  private var starts: [Int]
  private var ends: [Int] = []
  /// How many characters start before each stretch of bytes: a line may be as long as the file.
  private var charactersBefore: [Int] = [0]
  private static let stretch = 64
  /// Up to how many bytes the columns of a line are measured as a terminal shows them.
  private static let longest = 1_000
  /// Whether the first line break is that of DOS.
  private(set) var usesPairs = false
  /// Whether a byte order mark stands in front.
  let hasMark: Bool

  init(_ source: [UInt8]) {
    self.source = source
    hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
    starts = [hasMark ? 3 : 0]
    var index = starts[0]
    while index < source.count {
      guard source[index] == 0x0A || source[index] == 0x0D else {
        index += 1
        continue
      }
      let isPair = source[index] == 0x0D && index + 1 < source.count && source[index + 1] == 0x0A
      if ends.isEmpty { usesPairs = isPair }
      ends.append(index)
      index += isPair ? 2 : 1
      starts.append(index)
    }
    ends.append(source.count)
    var count = 0
    for (index, byte) in source.enumerated() {
      if byte & 0xC0 != 0x80 { count += 1 }
      if index % LayoutLines.stretch == LayoutLines.stretch - 1 { charactersBefore.append(count) }
    }
  }

  /// How many there are; what follows the last line break is one, even if it is empty.
  var count: Int { starts.count }

  /// The bytes of a line, counted from 1.
  func bytes(of number: Int) -> ArraySlice<UInt8> { source[starts[number - 1]..<ends[number - 1]] }

  /// Where a line ends.
  func end(of number: Int) -> Int { ends[number - 1] }

  /// Whether a line holds all of a part of the source.
  func line(_ number: Int, holds range: Range<Int>) -> Bool {
    number >= 1 && number <= count && starts[number - 1] <= range.lowerBound && range.upperBound <= ends[number - 1]
  }

  /// Whether nothing but blanks stands on a line.
  func isBlank(_ number: Int) -> Bool {
    number >= 1 && number <= count && bytes(of: number).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The line on which a byte stands.
  func number(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of a byte, counted from 1 in Unicode scalars.
  func column(of offset: Int) -> Int {
    characters(before: offset) - characters(before: starts[number(at: offset) - 1]) + 1
  }

  private func characters(before offset: Int) -> Int {
    let start = offset / LayoutLines.stretch
    return charactersBefore[start]
      + source[(start * LayoutLines.stretch)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// How many columns of a terminal stand before a byte on its line.
  func width(before offset: Int) -> Int {
    let column = column(of: offset)
    let text = source[starts[number(at: offset) - 1]..<offset]
    // ASCII; or a line in which, at that length, nothing stands in columns.
    if text.count < column || text.count > LayoutLines.longest { return column - 1 }
    return VisibleText.width(of: String(decoding: text, as: UTF8.self))
  }

  /// The byte at a line and a column.
  func offset(line: Int, column: Int) -> Int {
    var missing = max(column, 1) - 1
    var offset = starts[line - 1]
    let wanted = characters(before: offset) + missing
    // The last stretch before which fewer characters start.
    var (low, high) = (offset / LayoutLines.stretch, charactersBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if charactersBefore[middle] < wanted { low = middle } else { high = middle }
    }
    if low * LayoutLines.stretch > offset {
      offset = low * LayoutLines.stretch
      missing = wanted - charactersBefore[low]
      // A character that began before the stretch ends in it.
      while offset < ends[line - 1], source[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    while missing > 0, offset < ends[line - 1] {
      missing -= 1
      offset += 1
      while offset < ends[line - 1], source[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return min(offset, ends[line - 1])
  }

  /// The lines of a part of the source.
  func split(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    let first = number(at: range.lowerBound)
    let last = number(at: max(range.lowerBound, range.upperBound - 1))
    return (first...last).map { number in
      source[max(starts[number - 1], range.lowerBound)..<min(ends[number - 1], range.upperBound)]
    }
  }
}
