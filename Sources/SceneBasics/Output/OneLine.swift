extension String {
  /// The text on one line, as of any text. Nearly all texts are plain, and their bytes say so.
  package var oneLine: String { isPlain ? self : self[...].oneLine }

  /// Whether the text is made of ASCII's letters, digits, signs and spaces only.
  var isPlain: Bool {
    func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard bytes.count >= 8 else { return bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
      let bytes = UnsafeRawBufferPointer(bytes)
      // The last eight bytes may overlap with those before.
      for place in stride(from: 0, to: bytes.count - 8, by: 8) where !areEightPlain(bytes, at: place) { return false }
      return areEightPlain(bytes, at: bytes.count - 8)
    }
    if let answer = utf8.withContiguousStorageIfAvailable(isPlain) { return answer }
    var text = self
    return text.withUTF8(isPlain)
  }

  /// Whether eight bytes are plain, all at a time: bit 7 of a byte is set where it is too large, and where a blank can't be
  /// taken away from it.
  @inline(__always) private func areEightPlain(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let high: UInt64 = 0x8080_8080_8080_8080
    let areLarge = word | (word & ~high) &+ 0x0101_0101_0101_0101
    let areSmall = ~((word | high) &- 0x2020_2020_2020_2020)
    return (areLarge | areSmall) & high == 0
  }
}

extension StringProtocol {
  /// The text on one line: line breaks and other control characters have become spaces, and what would hide or turn
  /// round what stands beside it is spelled out.
  package var oneLine: String {
    guard unicodeScalars.contains(where: { $0.breaksLine || VisibleText.needsSpelling($0) }) else {
      return String(self)
    }
    var line = ""
    for scalar in unicodeScalars {
      if scalar.breaksLine { line += " " } else { VisibleText.append(scalar, to: &line) }
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a text format might take it for more than a letter: C0, C1, and Unicode's own line breaks.
  fileprivate var breaksLine: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
