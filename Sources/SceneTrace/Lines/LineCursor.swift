package import SceneBasics
package import ScenePlan

/// Writes lines part by part into room that was made once for all of them.
///
/// Parts of a line are a few bytes each, and for these a call of `memcpy` takes longer than the copy. So they are copied
/// in blocks of 32 bytes, and the next part overwrites those beyond the end.
///
/// Why the pointers are safe: the caller that makes room says how many bytes come at most, and each part is checked against
/// what is left of that. No block goes more than `slack` bytes beyond the end of its part. The room has so many bytes
/// more, and so does `PaddedBytes`, from which parts come.
package struct LineCursor {
  private(set) var place: UnsafeMutableRawPointer
  /// Where the room ends, without the slack.
  private let end: UnsafeMutableRawPointer

  /// How many bytes beyond the end a part may touch, on both sides.
  package static let slack = 64

  typealias Block = SIMD32<UInt8>
  private static let block = 32

  init(place: UnsafeMutableRawPointer, room: Int) {
    self.place = place
    end = place + room
  }

  /// How many bytes may still be written.
  private var room: Int { end - place }

  /// Writes bytes behind which as many unused ones lie as a block may touch.
  @inline(__always)
  mutating func copy(_ source: UnsafeRawPointer, _ count: Int) {
    precondition(count >= 0 && count <= room)
    place.storeBytes(of: source.loadUnaligned(as: Block.self), as: Block.self)
    var done = LineCursor.block
    while done < count {
      let block = (source + done).loadUnaligned(as: Block.self)
      (place + done).storeBytes(of: block, as: Block.self)
      done &+= LineCursor.block
    }
    place += count
  }

  /// Writes all bytes of a padded array.
  @inline(__always)
  package mutating func write(_ bytes: borrowing PaddedBytes) {
    let count = bytes.count
    bytes.withPaddedBytes { copy($0, count) }
  }

  /// Writes bytes that lie anywhere.
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count <= room)
    if let base = bytes.baseAddress { place.copyMemory(from: base, byteCount: bytes.count) }
    place += bytes.count
  }

  /// Writes a text in UTF-8.
  mutating func write(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) != nil { return }
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Writes the first of some bytes.
  @inline(__always)
  mutating func write(_ start: Block, _ rest: Block, _ count: Int) {
    precondition(count >= 0 && count <= room)
    place.storeBytes(of: start, as: Block.self)
    if count > LineCursor.block { place.storeBytes(of: rest, toByteOffset: LineCursor.block, as: Block.self) }
    place += count
  }

  /// Writes one byte.
  @inline(__always)
  package mutating func write(byte: UInt8) {
    precondition(room >= 1)
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
  }

  /// The widest indentation.
  static let widestIndent = 96

  /// Writes blanks, at most `widestIndent`. Without a loop, which the compiler would turn into a call.
  @inline(__always)
  package mutating func write(indent width: Int) {
    precondition(width >= 0 && width <= room && width <= LineCursor.widestIndent)
    let blanks = Block(repeating: 0x20)
    place.storeBytes(of: blanks, as: Block.self)
    if width > 32 {
      place.storeBytes(of: blanks, toByteOffset: 32, as: Block.self)
      if width > 64 { place.storeBytes(of: blanks, toByteOffset: 64, as: Block.self) }
    }
    place += width
  }

  /// Writes a number in decimal digits, of which there are at most 20.
  package mutating func write(number: Int) {
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

  /// Writes as many digits as are said, from the lowest byte on.
  private mutating func write(_ digits: (UInt64, Int)) {
    precondition(digits.1 <= room)
    place.storeBytes(of: digits.0.littleEndian, as: UInt64.self)
    place += digits.1
  }

  /// Writes seconds as `Ticks.seconds` spells them, in at most 28 bytes.
  package mutating func write(seconds ticks: Ticks) {
    let value = ticks.microseconds
    if value < 0 {
      var text = ticks.seconds
      return text.withUTF8 { write($0) }
    }
    write(number: Int(value / 1_000_000))
    let part = UInt32(value % 1_000_000)
    if part == 0 { return }
    write(byte: 0x2E)
    write(EightDigits(part).ofFraction)
  }
}

extension ByteWriter {
  /// Writes some lines part by part. There is room for as many as fit in some pages, and for one at least.
  ///
  /// - Parameters:
  ///   - count: How many lines there are; one at least.
  ///   - most: The most bytes of a line; more of them stop the program.
  ///   - lines: Writes the lines; it is given how many there is room for.
  @inline(__always)
  package mutating func writeLines(_ count: Int, atMost most: Int, _ lines: (inout LineCursor, Int) -> Void) {
    let fitting = count == 1 ? 1 : min(count, max(1, ByteWriter.pages / most))
    write(atMost: fitting * most, besides: LineCursor.slack) { place, room in
      var cursor = LineCursor(place: place, room: room)
      lines(&cursor, fitting)
      return cursor.place - place
    }
  }

  /// How much room is made at once for several lines.
  private static var pages: Int { 16_384 }
}
