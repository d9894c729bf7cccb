/// Writes a line part by part into room that was made once for the whole line.
///
/// Parts of a line are a few bytes each, and for these a call of `memcpy` takes longer than the copy. So up to 32 bytes
/// are copied as 32, and the next part overwrites those beyond the end.
///
/// The pointers are safe because each part is checked against what is left of the room, `LineCursor.slack` included. A
/// part comes from a `PaddedBytes`, which has as many bytes behind its last one.
@frozen package struct LineCursor {
  @usableFromInline var place: UnsafeMutableRawPointer
  /// How many bytes may still be written, without the slack.
  @usableFromInline var room: Int

  /// How many bytes beyond the end a part may touch, on both sides.
  package static let slack = 32

  @usableFromInline typealias Block = SIMD32<UInt8>

  @inlinable init(place: UnsafeMutableRawPointer, room: Int) {
    self.place = place
    self.room = room
  }

  /// Writes bytes of a padded array.
  @inlinable @inline(__always)
  package mutating func write(_ bytes: borrowing PaddedBytes, from start: Int, to end: Int) {
    let count = end - start
    precondition(start >= 0 && count >= 0 && end <= bytes.count && count <= room)
    bytes.bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      if count <= LineCursor.slack {
        place.storeBytes(of: (base + start).loadUnaligned(as: Block.self), as: Block.self)
      } else {
        place.copyMemory(from: base + start, byteCount: count)
      }
    }
    place += count
    room -= count
  }

  /// Writes all bytes of a padded array.
  @inlinable @inline(__always)
  package mutating func write(_ bytes: borrowing PaddedBytes) { write(bytes, from: 0, to: bytes.count) }

  /// Writes one byte.
  @inlinable @inline(__always)
  package mutating func write(byte: UInt8) {
    precondition(room >= 1)
    place.storeBytes(of: byte, as: UInt8.self)
    place += 1
    room -= 1
  }

  /// Writes blanks.
  @inlinable @inline(__always)
  package mutating func write(blanks width: Int) {
    precondition(width >= 0 && width <= room)
    var done = 0
    while done < width {
      (place + done).storeBytes(of: Block(repeating: 0x20), as: Block.self)
      done += LineCursor.slack
    }
    place += width
    room -= width
  }
}

/// Bytes for a `LineCursor`, with as many unused ones behind them as it may touch.
package struct PaddedBytes: Sendable {
  @usableFromInline var bytes: [UInt8]
  /// How many are used.
  package private(set) var count = 0

  package init() { bytes = Array(repeating: 0, count: LineCursor.slack) }

  package init(_ text: String) {
    self.init()
    append(text)
  }

  package init(_ text: ArraySlice<UInt8>) {
    self.init()
    append(text)
  }

  /// Appends a text in UTF-8.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes.
  package mutating func append(_ text: ArraySlice<UInt8>) { text.withUnsafeBytes { append($0) } }

  private mutating func append(_ text: UnsafeRawBufferPointer) {
    let needed = count + text.count + LineCursor.slack
    if needed > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: max(needed, bytes.count * 2) - bytes.count))
    }
    bytes.withUnsafeMutableBytes { UnsafeMutableRawBufferPointer(rebasing: $0[count...]).copyMemory(from: text) }
    count += text.count
  }

  /// Deletes what stands from a place on, but keeps the capacity.
  package mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// A used byte.
  package subscript(index: Int) -> UInt8 {
    get { bytes[index] }
    set { bytes[index] = newValue }
  }

  /// What is used.
  package var used: ArraySlice<UInt8> { bytes[..<count] }
}

extension ByteWriter {
  /// Writes a line part by part.
  ///
  /// - Parameters:
  ///   - most: The most bytes that the parts have together; more of them stop the program.
  ///   - parts: Writes the parts.
  @inlinable @inline(__always)
  package mutating func write(atMost most: Int, _ parts: (inout LineCursor) -> Void) {
    let needed = most + LineCursor.slack
    if needed > buffer.count - count { makeRoom(for: needed) }
    let start = count
    let room = buffer.count - start - LineCursor.slack
    var written = 0
    buffer.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var cursor = LineCursor(place: base + start, room: room)
      parts(&cursor)
      written = room - cursor.room
    }
    count = start + written
  }
}
