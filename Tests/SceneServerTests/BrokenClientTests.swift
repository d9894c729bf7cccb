import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneServer

/// Clients that don't keep to the protocol: an error each, and the server goes on.
struct BrokenClientTests {
  private static let parameters: [JSONNode] = [
    .null, [:], [], "text", ["textDocument": .null], ["textDocument": ["uri": 5]],
    ["textDocument": ["uri": "file:///nowhere.scene.yaml"], "position": ["line": 0, "character": 0]],
    ["textDocument": ["uri": "untitled:Untitled-1"], "position": [:], "range": [:]],
    [
      "textDocument": ["uri": "file:///app/a.scene.yaml"], "position": ["line": -1, "character": -9],
      "range": ["start": ["line": 99, "character": 0], "end": ["line": 0, "character": 0]], "newName": "x",
      "positions": [["line": .number(1e300), "character": .null]], "contentChanges": [["text": 4], ["range": [:]]],
      "item": [
        "uri": "file:///app/a.scene.yaml", "selectionRange": ["start": ["line": -4, "character": .number(1e18)]],
      ],
    ],
    [
      "textDocument": ["uri": "file:///app/a.scene.yaml"],
      "position": ["line": .number(9e15), "character": .number(9e15)],
      "range": ["start": ["line": -7, "character": .number(9e15)], "end": ["line": -8, "character": 0]],
      "positions": [["line": .number(9e15), "character": 1]], "item": .null, "command": 7, "arguments": "x",
    ],
  ]

  @Test(arguments: ServerMethod.allCases.filter { ![.exit, .shutdown, .initialize].contains($0) })
  func `whatever a method is called with, one answer comes`(method: ServerMethod) {
    let client = FakeClient()
    client.open(EditingTests.scene)
    for parameters in BrokenClientTests.parameters {
      guard method.isNotification else {
        let answer = client.ask(method.rawValue, parameters)
        #expect(answer["id"] != nil && (answer["result"] != nil) != (answer["error"] != nil), "\(parameters.flat)")
        continue
      }
      client.tell(method.rawValue, parameters)
    }
    #expect(client.server.life == .running)
    client.open(EditingTests.scene)
    #expect(client.findings()?.isEmpty == true)
  }

  @Test(arguments: ServerMethod.allCases.filter { ![.exit, .initialize].contains($0) && !$0.isNotification })
  func `before and after its life the server answers nothing else`(method: ServerMethod) {
    let client = FakeClient(isInitialized: false)
    #expect(client.ask(method.rawValue, [:])["error"]?["code"]?.int == -32_002)
    client.start()
    _ = client.ask("shutdown", .null)
    #expect(client.ask(method.rawValue, [:])["error"]?["code"]?.int == -32_600)
    #expect(client.ask("initialize", [:])["error"]?["code"]?.int == -32_600)
  }

  @Test func `what is told before the start is lost, and no harm`() {
    let client = FakeClient(isInitialized: false)
    client.open("scen: A\n")
    #expect(client.messages.isEmpty)
    client.start()
    client.open("scen: A\n")
    #expect(client.findings()?.isEmpty == false)
  }

  @Test func `a text that is opened twice is the second one`() {
    let client = FakeClient()
    client.open("scen: A\n")
    client.open(EditingTests.scene)
    #expect(client.findings()?.isEmpty == true)
    client.tell("textDocument/didClose", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    #expect(client.server.texts.isEmpty)
  }

  @Test(arguments: ["[]", "5", "null", "{}", #"{"id":1}"#, #"{"jsonrpc":"2.0","id":1,"method":5}"#, #"[{"id":1}]"#])
  func `what is no request is told so, and the server goes on`(body: String) {
    let client = FakeClient()
    let answers = client.send(FakeClient.framed(body))
    #expect(answers.map { $0["error"]?["code"]?.int } == [-32_600])
    #expect(client.server.life == .running)
  }
}
