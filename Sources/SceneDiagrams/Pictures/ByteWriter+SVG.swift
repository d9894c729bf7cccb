internal import SceneBasics

extension ByteWriter {
  /// Writes a text that can be seen already, as XML reads it.
  mutating func write(visible text: String) {
    var plain = text
    let isPlain = plain.withUTF8 { bytes in
      // Of what XML spells otherwise, all but the last stands among ASCII's signs.
      let special: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
      for byte in bytes where byte < 0x40 ? special >> UInt64(byte) & 1 != 0 : byte == 0xEF { return false }
      write(bytes: bytes)
      return true
    }
    if !isPlain { write(xml: text) }
  }

  /// Writes a literal, of which no `String` is made.
  @inline(__always) mutating func write(literal text: StaticString) { write(text) }

  /// Writes a point of a path.
  mutating func write(_ point: Point) {
    write(decimal: point.x)
    write(byte: 0x2C)
    write(decimal: point.y)
  }

  /// Writes a number in decimal digits; few numbers of a picture have more than eight.
  mutating func write(decimal number: Int) {
    guard 0 <= number, number < 100_000_000 else { return write(number: number) }
    write(atMost: 8) { line in
      // The first digit is the last one that is found: it comes to stand in the lowest byte.
      var digits: UInt64 = 0
      var rest = UInt32(truncatingIfNeeded: number)
      var count = 0
      repeat {
        digits = digits << 8 | UInt64(0x30 + rest % 10)
        rest /= 10
        count += 1
      } while rest > 0
      for _ in 0..<count {
        line.write(byte: UInt8(truncatingIfNeeded: digits))
        digits >>= 8
      }
    }
  }
}
