/// Bytes for a `LineCursor`, with as many unused ones behind them as it may touch.
package struct PaddedBytes: Sendable {
  private var bytes: [UInt8]
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
    text.withUTF8 { text in write(atMost: text.count) { $0.write(text) } }
  }

  /// Appends bytes.
  package mutating func append(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { text in write(atMost: text.count) { $0.write(text) } }
  }

  /// Appends what comes part by part.
  @inline(__always)
  mutating func write(atMost most: Int, _ parts: (inout LineCursor) -> Void) {
    if count + most + LineCursor.slack > bytes.count { grow(to: count + most + LineCursor.slack) }
    let start = count
    count = bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return start }
      var cursor = LineCursor(place: base + start, room: bytes.count - start - LineCursor.slack)
      parts(&cursor)
      return cursor.place - base
    }
  }

  private mutating func grow(to needed: Int) {
    bytes.append(contentsOf: repeatElement(0, count: max(needed, bytes.count * 2) - bytes.count))
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

  /// Where the bytes lie, as long as `body` runs.
  @inline(__always)
  func withPaddedBytes(_ body: (UnsafeRawPointer) -> Void) {
    bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { body(base) }
    }
  }
}
