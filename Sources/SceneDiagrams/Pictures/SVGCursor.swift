internal import SceneBasics

/// Writes one element of an SVG, part by part, into room that was made once for all of it.
///
/// Why the pointers are safe: the caller that makes room says how many bytes come at most, and each part is checked
/// against what is left of that. Drawing 10,000 boxes takes half the instructions of a check and a call for each part.
struct SVGCursor {
  fileprivate var place: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  /// The most bytes that a number takes.
  static let mostOfNumber = 20
  /// The most bytes that a point takes.
  static let mostOfPoint = 2 * mostOfNumber + 1

  fileprivate init(place: UnsafeMutableRawPointer, room: Int) {
    self.place = place
    end = place + room
  }

  private var room: Int { end - place }

  /// Writes a literal.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    precondition(count <= room)
    place.copyMemory(from: text.utf8Start, byteCount: count)
    place += count
  }

  /// Writes bytes that lie anywhere.
  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count <= room)
    if let base = bytes.baseAddress { place.copyMemory(from: base, byteCount: bytes.count) }
    place += bytes.count
  }

  /// Writes one byte.
  @inline(__always)
  mutating func write(byte: UInt8) {
    precondition(room >= 1)
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  /// Writes a number in decimal digits.
  mutating func write(number: Int) {
    if number < 0 { write(byte: 0x2D) }
    write(digitsOf: number.magnitude)
  }

  private mutating func write(digitsOf number: UInt) {
    guard number < EightDigits.limit else { return write(longNumber: number) }
    write(EightDigits(UInt32(truncatingIfNeeded: number)).withoutLeadingZeros)
  }

  @inline(never) private mutating func write(longNumber number: UInt) {
    let (first, last) = number.quotientAndRemainder(dividingBy: EightDigits.limit)
    write(digitsOf: first)
    write(EightDigits(UInt32(truncatingIfNeeded: last)).all)
  }

  /// Writes some digits; the room has seven bytes more than they are.
  @inline(__always) private mutating func write(_ digits: (bytes: UInt64, count: Int)) {
    precondition(digits.count <= room)
    place.storeBytes(of: digits.bytes.littleEndian, as: UInt64.self)
    place += digits.count
  }

  /// Writes a point of a path.
  @inline(__always)
  mutating func write(_ point: Point) {
    write(number: point.x)
    write(byte: 0x2C)
    write(number: point.y)
  }
}

extension ByteWriter {
  /// Writes an element of an SVG.
  ///
  /// - Parameters:
  ///   - most: The most bytes that it has; more of them stop the program.
  ///   - element: Writes it.
  @inline(__always)
  mutating func write(atMost most: Int, _ element: (inout SVGCursor) -> Void) {
    // Digits are stored eight at a time.
    write(atMost: most, besides: 7) { place, room in
      var cursor = SVGCursor(place: place, room: room)
      element(&cursor)
      return cursor.place - place
    }
  }

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
}
