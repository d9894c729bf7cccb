/// The ends of a text as two numbers, so that short texts are compared, hashed and looked through eight bytes at a time.
///
/// Texts of the same length that have at most sixteen bytes are the same exactly if their numbers are. Longer ones may
/// differ in between.
///
/// Names and words are what a scene is made of: to look at them byte by byte took 5 % of the instructions of `check`. Each
/// load stands under a condition that the text has as many bytes.
package struct TextWords: Equatable {
  package let first: UInt64
  package let last: UInt64

  @inlinable @inline(__always) package init(_ text: UnsafeBufferPointer<UInt8>) {
    let (bytes, count) = (UnsafeRawBufferPointer(text), text.count)
    if count >= 8 {
      first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      first = UInt64(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      last = UInt64(bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else if count > 0 {
      // Up to three bytes, of which the middle one may be one of the others.
      first = UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8
      last = UInt64(bytes[count &- 1])
    } else {
      (first, last) = (0, 0)
    }
  }

  /// Multiplied, and folded so that every bit depends on every byte.
  @inlinable @inline(__always) package func mixed(into hash: UInt64) -> UInt64 {
    let one = (hash ^ first).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    let two = (one.high ^ one.low ^ last).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return two.high ^ two.low
  }

  /// Whether a byte may be a capital; small letters, digits and `-` can't be mistaken for one.
  @inlinable @inline(__always) package var mayHaveCapitals: Bool {
    // Capitals have the bit 0x40 without 0x20.
    ((first & ~(first &<< 1)) | (last & ~(last &<< 1))) & 0x4040_4040_4040_4040 != 0
  }

  /// Whether a byte of ASCII stands in a text.
  @inlinable @inline(__always) package static func has(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (8...16).contains(text.count) else { return text.contains(byte) }
    let words = TextWords(text)
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    return hasZero(words.first ^ wanted) || hasZero(words.last ^ wanted)
  }

  /// Whether some byte of eight is 0.
  @inlinable @inline(__always) static func hasZero(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }

  /// Whether all bytes of a text of eight to sixteen bytes are letters, digits, `_` or `-`.
  @inlinable @inline(__always) package var isOfNameParts: Bool {
    let highs: UInt64 = 0x8080_8080_8080_8080
    guard (first | last) & highs == 0 else { return false }
    return TextWords.nameParts(first) & TextWords.nameParts(last) & highs == highs
  }

  /// The high bit of each byte that is a letter, a digit, `_` or `-`; every byte is of ASCII, so no sum leaves its byte.
  @inlinable @inline(__always) static func nameParts(_ word: UInt64) -> UInt64 {
    let small = word | 0x2020_2020_2020_2020
    let letters = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
    let digits = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
    let dashes = ~((word ^ 0x2D2D_2D2D_2D2D_2D2D) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let lines = ~((word ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
    return letters | digits | dashes | lines
  }
}
