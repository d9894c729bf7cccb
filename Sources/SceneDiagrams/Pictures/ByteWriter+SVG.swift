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
    write(number: point.x)
    write(byte: 0x2C)
    write(number: point.y)
  }
}
