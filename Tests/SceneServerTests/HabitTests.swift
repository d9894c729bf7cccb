import SceneBasics
import SceneServer
import SceneTestSupport
import Testing

/// Habits of real clients, each in a client that has it. Capitals in headers, a change of a text that was never opened, and
/// an end without `shutdown` are among the tests of the protocol.
struct HabitTests {
  /// A client that makes edits in a way of its own.
  enum Maker: CaseIterable {
    /// It drops the text of an edit that touches the one before.
    case eglot
    /// It has no empty line behind the last break, and ends with a break whatever is put there.
    case neovim

    func applying(_ edits: [JSONNode], to text: String) -> String {
      func place(_ edit: JSONNode, _ key: String) -> String { edit["range"]?[key]?.flat ?? "" }
      switch self {
      case .eglot:
        let kept = edits.enumerated().filter { number, edit in
          number == 0 || place(edits[number - 1], "end") != place(edit, "start")
        }
        return FakeClient.applying(kept.map(\.element), to: text)
      case .neovim:
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let isBehind = edits.contains { $0["range"]?["start"]?["line"]?.int == count - 1 && text.hasSuffix("\n") }
        return FakeClient.applying(edits, to: text) + (isBehind ? "\n" : "")
      }
    }
  }

  private static let cases = ["mistakes", "warned"].flatMap { folder in
    Repository.files(below: "Tests/Cases/" + folder) { $0.hasSuffix(".yaml") }
  }
  private static let address: JSONNode = ["uri": "file:///app/a.scene.yaml"]
  private static let whole: JSONNode = ["start": FakeClient.position(0, 0), "end": FakeClient.position(9_999, 0)]

  static func actions(_ client: FakeClient, in range: JSONNode = whole) -> [JSONNode] {
    client.ask(
      "textDocument/codeAction", ["textDocument": address, "range": range, "context": ["diagnostics": []]]
    )["result"]?.items ?? []
  }

  @Test(arguments: Thoroughness.sample(cases, oneIn: 12)) func `every maker of edits gets the same text`(
    path: String
  ) throws {
    let text = try Repository.text(path)
    let client = FakeClient()
    client.open(text)
    let lists = HabitTests.actions(client).map { $0["edit"]?["changes"]?["file:///app/a.scene.yaml"]?.items ?? [] }
    let formatting = client.ask("textDocument/formatting", ["textDocument": HabitTests.address])["result"]?.items ?? []
    for edits in lists + [formatting] {
      for maker in Maker.allCases {
        #expect(
          maker.applying(edits, to: text) == FakeClient.applying(edits, to: text), "\(maker): \(edits.map(\.flat))")
      }
    }
  }

  @Test func `a client that answers nothing is served, since nothing is asked of it`() {
    let client = FakeClient(["workspace": ["configuration": true, "didChangeConfiguration": [:]]])
    client.open("scen: A\n")
    client.tell("workspace/didChangeConfiguration", ["settings": [:]])
    _ = HabitTests.actions(client)
    #expect(client.messages.allSatisfy { $0["method"] == nil || $0["id"] == nil })
    #expect(client.findings()?.isEmpty == false)
  }

  @Test func `an answer to what was never asked is passed over`() {
    let client = FakeClient()
    #expect(client.send(FakeClient.framed(#"{"jsonrpc":"2.0","id":4,"result":null}"#)).isEmpty)
    #expect(client.send(FakeClient.framed(#"{"jsonrpc":"2.0","id":4,"result":[{},{}]}"#)).isEmpty)
    #expect(client.server.life == .running)
  }

  @Test(arguments: [(0, "null"), (7, "7")]) func `edits have the version of the client, but for 0`(
    version: Int, told: String
  ) {
    let client = FakeClient(["workspace": ["workspaceEdit": ["documentChanges": true]]])
    client.tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": "file:///app/a.scene.yaml", "version": .number(Double(version)), "text": "scen: A\ninitial: b\n",
        ]
      ])
    let edits = HabitTests.actions(client).compactMap { $0["edit"]?["documentChanges"]?.items.first }
    #expect(!edits.isEmpty)
    #expect(edits.allSatisfy { $0["textDocument"]?["version"]?.flat == told })
    let published = client.messages.last { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(published?["params"]?["version"]?.int == version)
  }

  @Test func `a file is made only by a client that can, and never emptied`() {
    let text = EditingTests.scene
    let range: JSONNode = ["start": FakeClient.position(5, 3), "end": FakeClient.position(5, 3)]
    func actions(_ abilities: JSONNode) -> [JSONNode] {
      let client = FakeClient(["workspace": ["workspaceEdit": abilities]])
      client.open(text)
      return HabitTests.actions(client, in: range).filter { $0["kind"]?.string == "refactor.extract" }
    }
    #expect(actions(["documentChanges": true]).isEmpty)
    #expect(actions(["resourceOperations": ["create"]]).isEmpty)
    let able = actions(["documentChanges": true, "resourceOperations": ["create", "rename"]])
    let changes = able.first?["edit"]?["documentChanges"]?.items ?? []
    #expect(changes.first?["kind"]?.string == "create")
    #expect(changes.first?["options"]?.flat == #"{ "ignoreIfExists": true }"#)
  }

  @Test func `an action has its edit, and neither a command nor a reason why it can't be done`() {
    let client = FakeClient()
    client.open(EditingTests.scene.replacing("title: D", with: "titel: D"))
    let actions = HabitTests.actions(client)
    #expect(!actions.isEmpty)
    #expect(actions.allSatisfy { $0["edit"] != nil && $0["command"] == nil && $0["disabled"] == nil })
  }

  @Test func `a text that is saved without line ends isn't read`() {
    let client = FakeClient()
    client.open(EditingTests.scene)
    client.tell(
      "textDocument/didSave",
      ["textDocument": HabitTests.address, "text": .text(EditingTests.scene.replacing("\n", with: ""))])
    #expect(client.findings()?.isEmpty == true)
  }

  @Test func `a file that is saved and was never opened is read from the disk`() {
    let client = FakeClient(files: ["/app/b.scene.yaml": "scen: B\n"])
    client.tell("textDocument/didSave", ["textDocument": ["uri": "file:///app/b.scene.yaml"]])
    #expect(client.findings(at: "file:///app/b.scene.yaml")?.isEmpty == false)
    client.tell("textDocument/didSave", ["textDocument": ["uri": "file:///app/nowhere.scene.yaml"]])
    #expect(client.server.life == .running)
  }

  @Test func `a client that asks twice gets everything twice, and is told nothing besides`() {
    let client = FakeClient(["textDocument": ["diagnostic": ["dynamicRegistration": true], "publishDiagnostics": [:]]])
    client.open("scen: A\n")
    let asked = (1...2).map { _ in
      client.ask(
        "textDocument/diagnostic", ["textDocument": HabitTests.address, "previousResultId": "1"])["result"]
    }
    #expect(asked.allSatisfy { $0?["kind"]?.string == "full" && $0?["items"]?.items.isEmpty == false })
    #expect(client.messages.allSatisfy { $0["method"] == nil })
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `lines end as LSP has it, and edits keep the text's breaks`(end: String) {
    let client = FakeClient()
    let text = "scene: A\ninitial: a\ncontrollers:\n  b: { title: xy }\n  a:\n    titel: B\nscript:\n  - show: c\n"
    client.open(text.replacing("\n", with: end))
    let finding = client.findings()?.first { $0["code"]?.string == "SG151" }
    #expect(finding?["range"]?["start"]?.flat == FakeClient.position(5, 4).flat)
    // U+2028 ends a line for YAML, and none for an editor.
    client.open(text.replacing("xy", with: "x\u{2028}\u{2028}").replacing("\n", with: end))
    let foreign = client.findings()?.first { $0["code"]?.string == "SG102" }
    #expect(foreign?["range"]?["start"]?.flat == FakeClient.position(3, 15).flat)
    client.open(text.replacing("\n", with: end))
    guard end != "\r" else { return }
    let texts = HabitTests.actions(client).filter { $0["title"]?.string?.hasPrefix("declare") == true }.flatMap {
      $0["edit"]?["changes"]?["file:///app/a.scene.yaml"]?.items ?? []
    }
    #expect(texts.map { $0["newText"]?.string } == [end + "  c:"])
  }

  @Test func `an imported file has the breaks of the disk, and its open text those of the client`() {
    let other = "scene: O\r\ncontrollers:\r\n  add: { title: Add }\r\n"
    let client = FakeClient(files: ["/app/o.scene.yaml": other])
    let text = "scene: A\ninitial: a\nimport: { o: o.scene.yaml }\ncontrollers:\n  a:\nscript:\n  - present: o/a¦dd"
    func place() -> String? { client.ask("definition", at: text)["result"]?.items.first?["range"]?["start"]?.flat }
    #expect(place() == FakeClient.position(2, 2).flat)
    client.open(other.replacing("\r\n", with: "\n"), at: "file:///app/o.scene.yaml")
    #expect(place() == FakeClient.position(2, 2).flat)
  }
}
