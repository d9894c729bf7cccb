/// Where the lines of a text end.
package enum LineBreaks: Sendable {
  /// At LF, CR LF and CR (YAML 1.2.2, section 5.4; LSP 3.17, `TextDocument`).
  case common
  /// Also at U+0085, U+2028 and U+2029, as libyaml has it (YAML 1.1, section 4.1.4), which gives places their numbers.
  case libyaml

  /// How many bytes the line break has that begins at a byte; 0 if none does.
  package func length(at index: Int, in bytes: [UInt8]) -> Int {
    func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch (bytes[index], self) {
    case (0x0A, _): return 1
    case (0x0D, _): return byte(1) == 0x0A ? 2 : 1
    case (0xC2, .libyaml): return byte(1) == 0x85 ? 2 : 0
    case (0xE2, .libyaml): return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

extension UInt8 {
  /// Whether it is LF or CR: no other character has these bytes in UTF-8.
  @inlinable @inline(__always) package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether it is a space or a tab.
  @inlinable @inline(__always) package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether a character begins with it. The others go on with one (RFC 3629, section 3).
  @inlinable @inline(__always) package var startsCharacter: Bool { self & 0xC0 != 0x80 }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The lines without their breaks, which are the common ones; what stands behind the last break is one, even if it is
  /// empty.
  package var lines: [SubSequence] {
    var lines: [SubSequence] = []
    var rest = self[...]
    while let end = rest.firstIndex(where: \.isLineBreak) {
      lines.append(rest[..<end])
      rest = rest[(end + (rest[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1))...]
    }
    return lines + [rest]
  }

  /// The bytes before the first line break.
  package var firstLine: SubSequence { prefix { !$0.isLineBreak } }
}
