import SceneBasics
import SceneServer
import Testing

/// The protocol itself: framing, the life of a server, and what broken clients send.
struct ServerTests {
  @Test func `it starts, works and ends as LSP has it`() {
    let client = FakeClient(isInitialized: false)
    #expect(client.ask("textDocument/hover", [:])["error"]?["code"]?.int == -32_002)
    let answer = client.ask("initialize", ["capabilities": [:]])
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-16")
    #expect(answer["result"]?["capabilities"]?["diagnosticProvider"] == nil)
    #expect(client.ask("initialize", ["capabilities": [:]])["error"]?["code"]?.int == -32_600)
    #expect(client.ask("textDocument/declaration", [:])["error"]?["code"]?.int == -32_601)
    client.tell("$/whatever", [:])
    guard case .null? = client.ask("shutdown", .null)["result"] else {
      Issue.record("no answer to 'shutdown'")
      return
    }
    #expect(client.ask("textDocument/hover", [:])["error"]?["code"]?.int == -32_600)
    #expect(client.server.life == .running)
    client.tell("exit", .null)
    #expect(client.server.life == .ended(isClean: true))
  }

  @Test func `to leave without a word is no clean end`() {
    let client = FakeClient()
    client.tell("exit", .null)
    #expect(client.server.life == .ended(isClean: false))
  }

  @Test(arguments: ["content-length: ", "CONTENT-LENGTH:", "Content-Type: x\r\nContent-Length:   "])
  func `header names have capitals or not`(header: String) {
    let client = FakeClient(isInitialized: false)
    let body = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{}}"#
    let bytes = Array("\(header)\(body.utf8.count)\r\n\r\n\(body)".utf8)
    // Byte by byte, as a slow pipe brings them.
    var answers: [JSONNode] = []
    for byte in bytes { answers += client.send([byte]) }
    #expect(answers.map { $0["id"]?.string } == ["a"])
  }

  @Test func `what isn't JSON is answered, and the next message is read`() {
    let client = FakeClient()
    let answers = client.send(
      FakeClient.framed("{,}") + FakeClient.framed(#"{"jsonrpc":"2.0","id":7,"method":"shutdown"}"#))
    #expect(answers.map { $0["error"]?["code"]?.int } == [-32_700, nil])
    #expect(answers.last?["id"]?.int == 7)
  }

  @Test(arguments: [
    "X: 1\r\n\r\n{}", "Content-Length: -5\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
    String(repeating: "a", count: 10_000),
  ])
  func `a header that says nothing ends the server`(text: String) {
    let client = FakeClient()
    #expect(client.send(Array(text.utf8)).first?["error"]?["code"]?.int == -32_700)
    #expect(client.server.life == .ended(isClean: false))
  }

  @Test func `a request that was cancelled while it waited isn't begun`() {
    let client = FakeClient()
    client.open("scene: A\n")
    let ask = #"{"jsonrpc":"2.0","id":90,"method":"textDocument/hover","params":{}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":90}}"#
    let answers = client.send(FakeClient.framed(ask) + FakeClient.framed(cancel))
    #expect(answers.first { $0["id"]?.int == 90 }?["error"]?["code"]?.int == -32_800)
  }

  @Test func `an older text that a newer one replaces isn't looked at`() {
    let client = FakeClient()
    client.open("scene: A\n")
    let before = client.messages.count
    func change(_ text: String, _ version: Int) -> [UInt8] {
      FakeClient.framed(
        """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":\
        {"uri":"file:///app/a.scene.yaml","version":\(version)},"contentChanges":[{"text":"\(text)"}]}}
        """)
    }
    client.send(change("scen: A", 8) + change("scene: A", 9))
    let told = client.messages[before...].compactMap { $0["params"]?["version"]?.int }
    #expect(told == [9])
  }

  @Test func `a client that asks what is wrong isn't told`() {
    let client = FakeClient(["textDocument": ["diagnostic": [:]]])
    client.open("scen: A\n")
    #expect(client.findings() == nil)
    let answer = client.ask("textDocument/diagnostic", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    #expect(answer["result"]?["items"]?.items.isEmpty == false)
  }

  @Test func `the encoding is the first that both know`() {
    let offered: JSONNode = ["general": ["positionEncodings": ["utf-7", "utf-8", "utf-16"]]]
    let client = FakeClient(isInitialized: false)
    let answer = client.ask("initialize", ["capabilities": offered])
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-8")
  }

  @Test func `a change of what was never opened is a change of the file`() {
    let client = FakeClient(files: ["/app/b.scene.yaml": "scene: B\n"])
    let address = "file:///app/b.scene.yaml"
    client.change(
      [["range": ["start": FakeClient.position(0, 0), "end": FakeClient.position(0, 5)], "text": "scen"]], at: address)
    #expect(client.findings(at: address)?.map { $0["code"]?.string }.contains("SG153") == true)
  }

  @Test func `a closed text has no findings`() {
    let client = FakeClient()
    client.open("scen: A\n")
    #expect(client.findings()?.isEmpty == false)
    client.tell("textDocument/didClose", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    #expect(client.findings()?.isEmpty == true)
  }

  /// Some editors hand over every YAML file.
  @Test func `of YAML that is no scene nothing is said, and nothing changes`() {
    let client = FakeClient()
    for (name, text) in [("ci.yml", "on:   push\njobs: {  }\n"), ("a.yaml", "a: [1\n"), ("b.yaml", "services:  {}\n")] {
      let address = "file:///app/\(name)"
      client.open(text, at: address)
      #expect(client.findings(at: address)?.isEmpty == true, "\(name)")
      let formatted = client.ask("textDocument/formatting", ["textDocument": ["uri": .text(address)]])
      #expect(formatted["result"]?.items.isEmpty == true, "\(name)")
    }
    // A scene is told by its name or by its keys.
    for (name, text) in [("c.scene.yaml", "on: push\n"), ("d.yaml", "scene: A\ncontrolers: {}\n")] {
      client.open(text, at: "file:///app/\(name)")
      #expect(client.findings(at: "file:///app/\(name)")?.isEmpty == false, "\(name)")
    }
  }
}
