/// Where the lines of a file start, so that many findings find their lines in one walk over the bytes.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// Where each line starts, and where it ends before its break.
  private let lines: [Range<Int>]
  /// How many Unicode scalars begin before each 1,024th byte, so that many findings in one long line are found as fast.
  private let scalars: [Int]
  private static let stride = 1_024

  /// A byte of a line, and how many scalars of the line begin before it.
  struct Mark {
    var byte: Int
    var scalars: Int
  }

  /// Walks the file once. A byte order mark belongs to no line.
  ///
  /// Lines end where libyaml ends them, which gives places their numbers: at LF, CR LF, CR, and at Unicode's own breaks
  /// U+0085, U+2028 and U+2029.
  package init(of file: SourceFile) {
    bytes = file.bytes
    var lines: [Range<Int>] = []
    var start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    var index = start
    while index < bytes.count {
      let length = LineIndex.lengthOfBreak(at: index, in: bytes)
      if length > 0 {
        lines.append(start..<index)
        start = index + length
      }
      index += max(1, length)
    }
    lines.append(start..<bytes.count)
    self.lines = lines
    var scalars = [0]
    for start in Swift.stride(from: 0, to: bytes.count, by: LineIndex.stride) {
      scalars.append(scalars[scalars.count - 1] + LineIndex.scalars(in: bytes[start...].prefix(LineIndex.stride)))
    }
    self.scalars = scalars
  }

  /// The bytes of a line without its line break; nil where the file has no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lines.count else { return nil }
    return bytes[lines[number - 1]]
  }

  /// A place in a line from which it isn't far to a scalar, which is counted from 0.
  func mark(before scalar: Int, ofLine number: Int) -> Mark {
    let line = lines[number - 1]
    var first = line.lowerBound / LineIndex.stride
    let before = scalars[first] + LineIndex.scalars(in: bytes[(first * LineIndex.stride)..<line.lowerBound])
    var last = line.upperBound / LineIndex.stride
    while first < last {
      let middle = (first + last + 1) / 2
      if scalars[middle] <= before + scalar { first = middle } else { last = middle - 1 }
    }
    let byte = first * LineIndex.stride
    return byte > line.lowerBound
      ? Mark(byte: byte, scalars: scalars[first] - before) : Mark(byte: line.lowerBound, scalars: 0)
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// How many bytes the line break has that begins at a byte; 0 if none does.
  package static func lengthOfBreak(at index: Int, in bytes: [UInt8]) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}
