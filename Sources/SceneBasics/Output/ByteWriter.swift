/// A buffer for output, which is flushed whenever it is full.
///
/// What a writer keeps may stand in pages. One array of all would be copied each time it grows.
package struct ByteWriter {
  /// Room for bytes; the bytes from `count` on are unused.
  var buffer: [UInt8]
  var count = 0
  private let flushBytes: ((ArraySlice<UInt8>) -> Void)?
  private let keepsPages: Bool
  private var pages: [ArraySlice<UInt8>] = []

  /// A writer that keeps everything; read it with `take()`.
  package init() {
    buffer = []
    flushBytes = nil
    keepsPages = false
  }

  /// A writer that keeps everything in pages; read it with `takePages()`.
  ///
  /// - Parameter size: How many bytes stand on a page, about.
  package init(pagesOf size: Int) {
    buffer = ByteWriter.room(size)
    flushBytes = nil
    keepsPages = true
  }

  /// A writer that hands its bytes on.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes to gather before they are handed on.
  ///   - flush: Takes the bytes.
  package init(capacity: Int = 65_536, flush: @escaping (ArraySlice<UInt8>) -> Void) {
    flushBytes = flush
    keepsPages = false
    buffer = ByteWriter.room(max(capacity, 64))
  }

  /// Makes room for what is still to come, if everything is kept.
  package mutating func expect(bytes: Int) {
    if flushBytes == nil, !keepsPages, bytes > buffer.count - count { makeRoom(for: bytes) }
  }

  /// Writes a literal.
  package mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write(bytes: $0) }
  }

  /// Writes a text in UTF-8.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write(bytes: $0) }
  }

  mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if bytes.count > buffer.count - count { makeRoom(for: bytes.count) }
    let start = count
    buffer.withUnsafeMutableBufferPointer { room in
      if let target = room.baseAddress { (target + start).update(from: source, count: bytes.count) }
    }
    count = start + bytes.count
  }

  /// Writes bytes as they are.
  package mutating func write(bytes: [UInt8]) { write(bytes: bytes[...]) }

  /// Hands on what fills the buffer, without a copy of it; false if the writer keeps everything.
  mutating func handsOn(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let flushBytes else { return false }
    flush()
    flushBytes(bytes)
    return true
  }

  /// Writes bytes as they are.
  package mutating func write(bytes: ArraySlice<UInt8>) {
    if bytes.count >= buffer.count, handsOn(bytes) { return }
    bytes.withUnsafeBufferPointer { write(bytes: $0) }
  }

  /// Writes one byte.
  package mutating func write(byte: UInt8) {
    if count == buffer.count { makeRoom(for: 1) }
    buffer[count] = byte
    count += 1
  }

  /// Writes blanks.
  package mutating func write(blanks width: Int) {
    if width > buffer.count - count { makeRoom(for: width) }
    let start = count
    buffer.withUnsafeMutableBufferPointer { room in
      for index in start..<(start + width) { room[index] = 0x20 }
    }
    count = start + width
  }

  /// Writes a number in decimal digits.
  package mutating func write(number: Int) {
    if number < 0 { write(byte: 0x2D) }
    var rest = number.magnitude
    if rest < 10 { return write(byte: 0x30 + UInt8(rest)) }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = 20
      while rest > 0 {
        start -= 1
        digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      write(bytes: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Writes a JSON string (RFC 8259), quotes included.
  ///
  /// Control characters are escaped, and marks that turn text round or hide themselves; and so is the little that JSON
  /// allows but YAML takes for a line break or doesn't allow as it stands: what is written reads the same as either.
  /// YAML knows no surrogates, so of what lies outside the basic plane nothing is escaped.
  ///
  /// - Parameter isInPage: Whether it stands in HTML. Then `<` is escaped as well, so that no tag begins.
  package mutating func write(json text: String, isInPage: Bool = false) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ 0x20 <= $0 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }),
        !isInPage || !bytes.contains(0x3C)
      else { return false }
      write(byte: 0x22)
      write(bytes: bytes)
      write(byte: 0x22)
      return true
    }
    if isPlain { return }
    write(byte: 0x22)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0x3C where isInPage: write(escaped: scalar)
      case 0x20..<0x7F: write(byte: UInt8(scalar.value))
      case 0..<0x20, 0x7F..<0xA0, 0xFFFD...0xFFFF: write(escaped: scalar)
      case 0..<0xFFFD where VisibleText.needsSpelling(scalar): write(escaped: scalar)
      default: for byte in String(scalar).utf8 { write(byte: byte) }
      }
    }
    write(byte: 0x22)
  }

  private mutating func write(escaped scalar: Unicode.Scalar) {
    write("\\u")
    for shift in [12, 8, 4, 0] { write(byte: ByteWriter.hex[Int(scalar.value >> UInt32(shift)) & 15]) }
  }

  /// The bytes that are kept and haven't been handed on; of a writer that keeps pages, the last one.
  package var kept: ArraySlice<UInt8> { buffer[..<count] }

  /// Deletes the content, but keeps the capacity.
  package mutating func clear() { count = 0 }

  /// Takes back the last byte that is kept.
  package mutating func removeLast() { count -= 1 }

  /// Hands on what is left.
  package mutating func flush() {
    guard let flushBytes, count > 0 else { return }
    flushBytes(buffer[..<count])
    count = 0
  }

  /// All bytes written, for a writer that keeps everything; nothing is left in it, so that nothing is copied.
  package mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &buffer)
    taken.removeLast(taken.count - count)
    count = 0
    return taken
  }

  /// All bytes written, page by page, for a writer that keeps pages; nothing is left in it.
  package mutating func takePages() -> [ArraySlice<UInt8>] {
    turnPage(0)
    var taken: [ArraySlice<UInt8>] = []
    swap(&taken, &pages)
    return taken
  }

  /// Keeps the page, and begins another one with room for so many bytes.
  private mutating func turnPage(_ size: Int) {
    var page: [UInt8] = []
    swap(&page, &buffer)
    pages.append(page[..<count])
    count = 0
    buffer = ByteWriter.room(size)
  }

  /// Room for bytes. They aren't set: that would take half as long as to write them. Any bits are a valid byte, and no
  /// byte from `count` on is read before it was written.
  private static func room(_ size: Int) -> [UInt8] {
    Array(unsafeUninitializedCapacity: size) { _, used in used = size }
  }

  /// Hands on what there is, or grows.
  mutating func makeRoom(for extra: Int) {
    if keepsPages { return turnPage(max(extra, buffer.count)) }
    flush()
    guard extra > buffer.count - count else { return }
    let size = max(count + extra, buffer.count * 2, 256)
    // Like those of `room`, the unused bytes aren't set.
    let kept = buffer[..<count]
    buffer = Array(unsafeUninitializedCapacity: size) { room, used in
      _ = room.initialize(fromContentsOf: kept)
      used = size
    }
  }

  private static let hex = Array("0123456789abcdef".utf8)
}
