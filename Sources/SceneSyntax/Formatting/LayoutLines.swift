internal import SceneBasics

/// The starts and ends of the lines of a source, without their line breaks.
struct LayoutLines {
  private let source: [UInt8]
  private var starts: [Int]
  private var ends: [Int] = []
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
  }

  /// How many there are; what follows the last line break is one, even if it is empty.
  var count: Int { starts.count }

  /// The bytes of a line, counted from 1.
  func bytes(of number: Int) -> ArraySlice<UInt8> { source[starts[number - 1]..<ends[number - 1]] }

  /// Where a line ends.
  func end(of number: Int) -> Int { ends[number - 1] }

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
    source[starts[number(at: offset) - 1]..<offset].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// How many columns of a terminal stand before a byte on its line.
  func width(before offset: Int) -> Int {
    let text = source[starts[number(at: offset) - 1]..<offset]
    return text.allSatisfy { $0 < 0x80 } ? text.count : VisibleText.width(of: String(decoding: text, as: UTF8.self))
  }

  /// The byte at a line and a column.
  func offset(line: Int, column: Int) -> Int {
    var offset = starts[line - 1]
    for _ in 1..<max(column, 1) where offset < ends[line - 1] {
      offset += 1
      while offset < ends[line - 1], source[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
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
