internal import SceneBasics

/// Writes one element of an SVG, part by part, into room that was made once for all of it.
///
/// Why the pointers are safe: the caller that makes room says how many bytes come at most, and each part is checked
/// against what is left of that. Drawing 10,000 boxes takes half the instructions of a check and a call for each part.
struct SVGCursor {
  fileprivate var place: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  /// The digits of all numbers below 100.
  private static let pairs: StaticString = """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354\
    555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """

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
    var rest = number.magnitude
    var (count, bound) = (1, UInt(10))
    while rest >= bound, count < 19 {
      count &+= 1
      bound &*= 10
    }
    if rest >= bound { count = 20 }
    precondition(count <= room)
    var index = count
    while index > 1 {
      index &-= 2
      let next = rest / 100
      let pair = SVGCursor.pairs.utf8Start + 2 &* Int(truncatingIfNeeded: rest &- next &* 100)
      (place + index).copyMemory(from: pair, byteCount: 2)
      rest = next
    }
    if index > 0 { place.storeBytes(of: 0x30 &+ UInt8(truncatingIfNeeded: rest), as: UInt8.self) }
    place += count
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
    write(atMost: most, besides: 0) { place, room in
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
