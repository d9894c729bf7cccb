import SceneBasics
import SceneServer

/// A client of the language server, whatever it writes and sends.
enum ServedBytes {
  /// The requests about a place, and those about a text or a stretch of it.
  private static let requests = [
    "completion", "hover", "definition", "references", "documentHighlight", "prepareRename", "rename",
    "prepareCallHierarchy", "onTypeFormatting", "codeAction", "rangeFormatting", "formatting", "documentSymbol",
    "foldingRange", "selectionRange", "documentLink", "inlayHint", "codeLens", "semanticTokens/full", "diagnostic",
  ].map { "textDocument/" + $0 }

  static func violations(by bytes: [UInt8]) -> [String] { ofRawBytes(bytes) + ofText(bytes) }

  private static func server() -> SceneServer {
    SceneServer(files: ServerFiles(read: { _, _ in nil }), version: "0")
  }

  /// The bytes as a client sends them: some answer comes, or none, and all that comes is framed.
  private static func ofRawBytes(_ bytes: [UInt8]) -> [String] {
    let server = server()
    let whole = server.receive(bytes) + server.settle()
    return frames(in: whole) == nil ? ["an answer that isn't framed"] : []
  }

  /// The bytes as a text that is open, asked about in a place that they draw, and changed there.
  private static func ofText(_ bytes: [UInt8]) -> [String] {
    let server = server()
    let text = String(decoding: bytes, as: UTF8.self)
    var dice = Dice(seed: bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    _ = server.receive(message("initialize", 0, ["capabilities": [:]]))
    let document: JSONNode = ["uri": "file:///x.scene.yaml", "version": 1, "text": .text(text)]
    _ = server.receive(message("textDocument/didOpen", nil, ["textDocument": document]))
    var violations: [String] = []
    for round in 0..<2 {
      let position: JSONNode = ["line": number(dice.roll(40)), "character": number(dice.roll(60))]
      let end: JSONNode = ["line": number(dice.roll(40)), "character": number(dice.roll(60))]
      let parameters: JSONNode = [
        "textDocument": ["uri": "file:///x.scene.yaml"], "position": position, "positions": [position],
        "newName": "zebra", "range": ["start": position, "end": end],
      ]
      for (index, method) in requests.enumerated() {
        let id = round * 100 + index + 1
        let answers = frames(in: server.receive(message(method, id, parameters))) ?? []
        if answers.count != 1 || answers.first?["id"]?.int != id { violations.append("\(method) has no answer") }
        let code = answers.first?["error"]?["code"]?.int
        if let code, code != -32_803 { violations.append("\(method) is answered with \(code)") }
      }
      let change: JSONNode = ["range": ["start": position, "end": end], "text": "\n  - "]
      let changed: JSONNode = [
        "textDocument": ["uri": "file:///x.scene.yaml", "version": 2], "contentChanges": [change],
      ]
      _ = server.receive(message("textDocument/didChange", nil, changed))
      if frames(in: server.settle())?.count != 1 { violations.append("after a change nothing is told") }
    }
    return violations
  }

  private static func number(_ value: Int) -> JSONNode { .number(Double(value)) }

  private static func message(_ method: String, _ id: Int?, _ parameters: JSONNode) -> [UInt8] {
    var entries: [(key: String, value: JSONNode)] = [("jsonrpc", "2.0"), ("method", .text(method))]
    if let id { entries.append(("id", number(id))) }
    let body = JSONNode.object(entries + [("params", parameters)]).flat
    return Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  /// The messages in what a server sends; nil if it isn't framed.
  private static func frames(in bytes: [UInt8]) -> [JSONNode]? {
    var (messages, rest): ([JSONNode], ArraySlice<UInt8>) = ([], bytes[...])
    let head = Array("Content-Length: ".utf8)
    while !rest.isEmpty {
      guard rest.starts(with: head) else { return nil }
      let digits = rest.dropFirst(head.count).prefix { (0x30...0x39).contains($0) }
      let start = digits.endIndex + 4
      guard let length = Int(String(decoding: digits, as: UTF8.self)), start + length <= rest.endIndex,
        let message = JSONNode(reading: rest[start..<start + length])
      else { return nil }
      messages.append(message)
      rest = rest[(start + length)...]
    }
    return messages
  }
}
