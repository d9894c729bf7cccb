import SceneBasics
import SceneServer

/// A client that speaks with a server in the same process: what it sends is answered at once.
final class FakeClient {
  let server: SceneServer
  private(set) var messages: [JSONNode] = []
  private var number = 0.0
  /// The texts as the client has them.
  private(set) var texts: [String: String] = [:]
  private var version = 0.0

  /// - Parameters:
  ///   - abilities: What the client says of itself.
  ///   - files: The files on the disk, by path.
  init(_ abilities: JSONNode = [:], files: [String: String] = [:], isInitialized: Bool = true) {
    server = SceneServer(
      files: ServerFiles(
        read: { path, _ in files[path].map { Array($0.utf8) } },
        scenes: { folder in files.keys.filter { $0.hasPrefix(folder) && !$0.hasSuffix(".md") }.sorted() },
        documents: { folder in files.keys.filter { $0.hasPrefix(folder) && $0.hasSuffix(".md") }.sorted() }),
      version: "test")
    if isInitialized { start(abilities) }
  }

  func start(_ abilities: JSONNode = [:]) {
    ask("initialize", ["capabilities": abilities, "rootUri": "file:///app"])
    tell("initialized", [:])
  }

  static func framed(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  /// Hands bytes to the server, and keeps what it sends.
  @discardableResult func send(_ bytes: [UInt8], settles: Bool = true) -> [JSONNode] {
    let answer = server.receive(bytes) + (settles ? server.settle() : [])
    let new = FakeClient.messages(in: answer)
    messages += new
    return new
  }

  @discardableResult func ask(_ method: String, _ parameters: JSONNode) -> JSONNode {
    number += 1
    let request: JSONNode = ["jsonrpc": "2.0", "id": .number(number), "method": .text(method), "params": parameters]
    let answers = send(FakeClient.framed(request.flat))
    return answers.first { $0["id"]?.int == Int(number) } ?? .null
  }

  func tell(_ method: String, _ parameters: JSONNode) {
    let message: JSONNode = ["jsonrpc": "2.0", "method": .text(method), "params": parameters]
    send(FakeClient.framed(message.flat))
  }

  func open(_ text: String, at address: String = "file:///app/a.scene.yaml") {
    texts[address] = text
    version += 1
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(address), "languageId": "scene", "version": .number(version), "text": .text(text),
        ]
      ])
  }

  func change(_ changes: [JSONNode], at address: String = "file:///app/a.scene.yaml") {
    version += 1
    tell(
      "textDocument/didChange",
      ["textDocument": ["uri": .text(address), "version": .number(version)], "contentChanges": .list(changes)])
  }

  /// Asks something about a place; the text has a `¦` where the cursor is.
  func ask(_ method: String, at marked: String, _ more: [(key: String, value: JSONNode)] = []) -> JSONNode {
    let parts = marked.split(separator: "¦", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    open(parts.joined())
    let position = FakeClient.position(before.count - 1, before.last?.utf16.count ?? 0)
    return ask(
      "textDocument/" + method,
      .object([("textDocument", ["uri": "file:///app/a.scene.yaml"]), ("position", position)] + more))
  }

  static func position(_ line: Int, _ character: Int) -> JSONNode {
    ["line": .number(Double(line)), "character": .number(Double(character))]
  }

  /// The labels that are offered where a text has a `¦`.
  func labels(at marked: String) -> [String] {
    (ask("completion", at: marked)["result"]?["items"]?.items ?? []).compactMap { $0["label"]?.string }
  }

  /// The findings that the server has told last of a text.
  func findings(at address: String = "file:///app/a.scene.yaml") -> [JSONNode]? {
    messages.last {
      $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == address
    }?["params"]?["diagnostics"]?.items
  }

  /// The messages in what a server sends.
  static func messages(in bytes: [UInt8]) -> [JSONNode] {
    var messages: [JSONNode] = []
    var rest = bytes[...]
    while let body = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let header = String(decoding: rest[..<body.lowerBound], as: UTF8.self)
      let length = header.split(separator: " ").last.flatMap { Int($0) } ?? 0
      if let message = JSONNode(reading: rest[body.upperBound..<body.upperBound + length]) { messages.append(message) }
      rest = rest[(body.upperBound + length)...]
    }
    return messages
  }

  /// A text with edits of LSP, made as clients make them: from the last one to the first.
  static func applying(_ edits: [JSONNode], to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    func place(_ position: JSONNode?) -> (line: Int, character: Int) {
      (position?["line"]?.int ?? 0, position?["character"]?.int ?? 0)
    }
    let sorted = edits.sorted { place($0["range"]?["start"]) > place($1["range"]?["start"]) }
    for edit in sorted {
      let (start, end) = (place(edit["range"]?["start"]), place(edit["range"]?["end"]))
      var whole: [UInt16] = []
      for (number, line) in lines.enumerated() {
        if number < start.line { whole += line + [10] }
        if number == start.line { whole += line[..<min(start.character, line.count)] }
        if number == start.line { whole += Array((edit["newText"]?.string ?? "").utf16) }
        if number == end.line { whole += line[min(end.character, line.count)...] }
        if number > end.line { whole += line }
        if number >= end.line, number + 1 < lines.count { whole.append(10) }
      }
      lines = whole.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    }
    return lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }
}
