/// Bytes on their way out: a buffer that is handed on whenever it is full.
public struct ByteWriter {
  private var buffer: [UInt8] = []
  private let capacity: Int
  private let flushBytes: ((ArraySlice<UInt8>) -> Void)?

  /// A writer that keeps everything; read it with `take()`.
  public init() {
    capacity = .max
    flushBytes = nil
  }

  /// A writer that hands its bytes on.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes to gather before they are handed on.
  ///   - flush: Takes the bytes.
  public init(capacity: Int = 65_536, flush: @escaping (ArraySlice<UInt8>) -> Void) {
    self.capacity = capacity
    flushBytes = flush
    buffer.reserveCapacity(capacity + 4_096)
  }

  @inlinable public mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { write(bytes: $0) }
  }

  public mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfFull()
  }

  public mutating func write(bytes: UnsafeBufferPointer<UInt8>) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  public mutating func write(bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  public mutating func write(bytes: ArraySlice<UInt8>) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  public mutating func write(byte: UInt8) { buffer.append(byte) }

  public mutating func write(number: Int) {
    if number >= 0, number < 10 {
      buffer.append(0x30 + UInt8(number))
    } else {
      write(String(number))
    }
  }

  /// Writes a JSON string (RFC 8259), quotes included; control characters are escaped, other text is left as it is.
  public mutating func write(json text: String) {
    write(byte: 0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: write("\\\"")
      case 0x5C: write("\\\\")
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      case 0x09: write("\\t")
      case 0..<0x20, 0x7F:
        write("\\u00")
        write(byte: ByteWriter.hex[Int(byte >> 4)])
        write(byte: ByteWriter.hex[Int(byte & 15)])
      default: write(byte: byte)
      }
    }
    write(byte: 0x22)
  }

  /// Hands on what is left.
  public mutating func flush() {
    guard let flushBytes, !buffer.isEmpty else { return }
    flushBytes(buffer[...])
    buffer.removeAll(keepingCapacity: true)
  }

  /// What was written, for a writer that keeps everything.
  public consuming func take() -> [UInt8] { buffer }

  @inline(__always) private mutating func flushIfFull() {
    if buffer.count >= capacity { flush() }
  }

  private static let hex = Array("0123456789abcdef".utf8)
}
