/// A few bytes that change often. They stand in the value itself, so that a change reaches no other memory.
struct ShortWord: Sendable {
  private var start = LineCursor.Block()
  private var rest = LineCursor.Block()
  private(set) var count = 0

  /// How many bytes it can have.
  static let room = 64

  /// Bytes that come part by part, at most `room` of them.
  init(_ parts: (inout LineCursor) -> Void) {
    // The second half is what parts may touch beyond the end.
    var buffer = (start, rest, start, rest)
    withUnsafeMutableBytes(of: &buffer) { buffer in
      guard let base = buffer.baseAddress else { return }
      var cursor = LineCursor(place: base, room: ShortWord.room)
      parts(&cursor)
      count = cursor.place - base
    }
    (start, rest) = (buffer.0, buffer.1)
  }

  /// Writes the bytes.
  @inline(__always) func write(into line: inout LineCursor) { line.write(start, rest, count) }

  /// One of the bytes.
  subscript(index: Int) -> UInt8 {
    get { index < 32 ? start[index] : rest[index - 32] }
    set { if index < 32 { start[index] = newValue } else { rest[index - 32] = newValue } }
  }
}
