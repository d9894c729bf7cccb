/// A text of JSON (RFC 8259), which stands between quotation marks.
package enum JSONText {
  /// Reads from a quotation mark to behind the next one.
  ///
  /// - Parameters:
  ///   - bytes: What it stands in.
  ///   - position: Where the first quotation mark is; afterwards, the place behind the last one.
  ///   - isStrict: Whether half of a surrogate pair, or a control character, makes it no text. Else a half is read as
  ///     U+FFFD.
  /// - Returns: Its bytes without escapes; nil if it has no end, or an escape that isn't one.
  package static func read(_ bytes: ArraySlice<UInt8>, _ position: inout Int, isStrict: Bool) -> [UInt8]? {
    guard position < bytes.endIndex, bytes[position] == 0x22 else { return nil }
    position += 1
    var start = position
    var text: [UInt8] = []
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0x22:
        text += bytes[start..<position]
        position += 1
        return text
      case 0x5C:
        text += bytes[start..<position]
        guard let scalar = escape(bytes, &position, isStrict) else { return nil }
        text += Array(String(scalar).utf8)
        start = position
      case 0..<0x20 where isStrict: return nil
      default: position += 1
      }
    }
    return nil
  }

  /// The character that a backslash starts.
  private static func escape(
    _ bytes: ArraySlice<UInt8>, _ position: inout Int, _ isStrict: Bool
  ) -> Unicode.Scalar? {
    guard position + 1 < bytes.endIndex else { return nil }
    position += 2
    switch bytes[position - 1] {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{08}"
    case 0x66: return "\u{0C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: break
    default: return nil
    }
    guard let first = unit(bytes, &position) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    let half: Unicode.Scalar? = isStrict ? nil : "\u{FFFD}"
    // The second half of a pair, if it follows.
    let behind = position
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else { return half }
    position += 2
    guard let second = unit(bytes, &position), (0xDC00..<0xE000).contains(second) else {
      position = behind
      return half
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  /// Four hexadecimal digits.
  private static func unit(_ bytes: ArraySlice<UInt8>, _ position: inout Int) -> UInt32? {
    guard position + 4 <= bytes.endIndex else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
