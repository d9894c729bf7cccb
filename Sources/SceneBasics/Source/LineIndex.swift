/// Where the lines of a file start, so that many findings find their lines in one walk over the bytes.
package struct LineIndex: Sendable {
  private let bytes: [UInt8]
  /// Where each line starts, and where it ends before its break.
  private let lines: [Range<Int>]

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
  }

  /// The bytes of a line without its line break; nil where the file has no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lines.count else { return nil }
    return bytes[lines[number - 1]]
  }

  private static func lengthOfBreak(at index: Int, in bytes: [UInt8]) -> Int {
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
