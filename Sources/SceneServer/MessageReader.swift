internal import SceneBasics

/// Bytes to messages (LSP 3.17, *Base Protocol*): a header, an empty line, and so many bytes of JSON.
struct MessageReader {
  /// The next piece of what came.
  enum Piece {
    case message(JSONNode)
    /// The bytes of a message that isn't JSON.
    case broken
    /// Nothing behind this can be told apart any more.
    case lost(String)
  }

  /// A header has at most so many bytes, and a message so many.
  private static let most = (header: 8_192, message: 1 << 26)

  private var bytes: [UInt8] = []
  /// The index of the first unread byte.
  private var start = 0

  mutating func feed(_ more: [UInt8]) {
    if start > 0 { bytes.removeFirst(start) }
    start = 0
    bytes += more
  }

  /// The next piece; nil until more bytes come.
  mutating func next() -> Piece? {
    let head = bytes[start...].prefix(MessageReader.most.header)
    guard let end = MessageReader.end(of: head) else {
      return head.count == MessageReader.most.header ? .lost("a header of more than \(head.count) bytes") : nil
    }
    guard let length = MessageReader.length(in: head[..<end.header]) else {
      return .lost("a header without 'Content-Length'")
    }
    guard length <= MessageReader.most.message else { return .lost("a message of \(length) bytes") }
    guard bytes.count - end.body >= length else { return nil }
    let body = bytes[end.body..<end.body + length]
    start = end.body + length
    return JSONNode(reading: body).map { .message($0) } ?? .broken
  }

  /// The end of a header and the start of its message. Clients that write by hand end lines with LF alone.
  private static func end(of head: ArraySlice<UInt8>) -> (header: Int, body: Int)? {
    for index in head.indices where head[index] == 0x0A {
      let rest = head[(index + 1)...]
      if rest.first == 0x0A { return (index, index + 2) }
      if rest.starts(with: [0x0D, 0x0A]) { return (index, index + 3) }
    }
    return nil
  }

  /// The number behind `Content-Length`, in capitals or not.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == "content-length" else { continue }
      return Int(text[text.index(after: colon)...].filter { $0 != " " && $0 != "\r" && $0 != "\t" })
        .flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// A message with its header.
  static func framed(_ message: JSONNode) -> [UInt8] {
    let body = Array(message.flat.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
