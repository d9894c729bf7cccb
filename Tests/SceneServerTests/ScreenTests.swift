import SceneBasics
import SceneEditing
import SceneServer
import SceneTestSupport
import Testing

/// Colours, ways to a screen, lenses, and edits while one types.
struct ScreenTests {
  private static let document: JSONNode = ["uri": "file:///app/a.scene.yaml"]

  // MARK: Tokens

  private static func tokens(_ client: FakeClient, _ text: String, range: JSONNode? = nil) -> [String] {
    client.open(text)
    let kinds = SemanticToken.Kind.allCases
    let more: [(key: String, value: JSONNode)] = range.map { [("range", $0)] } ?? []
    let answer = client.ask(
      "textDocument/semanticTokens/" + (range == nil ? "full" : "range"),
      .object([("textDocument", document)] + more))
    let numbers = (answer["result"]?["data"]?.items ?? []).compactMap(\.int)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var (line, column) = (0, 0)
    return stride(from: 0, to: numbers.count, by: 5).map { index in
      if numbers[index] > 0 { column = 0 }
      line += numbers[index]
      column += numbers[index + 1]
      let word = String(decoding: lines[line][column..<column + numbers[index + 2]], as: UTF16.self)
      return "\(kinds[numbers[index + 3]].rawValue) \(word)\(numbers[index + 4] == 1 ? "!" : "")"
    }
  }

  @Test func `each word has the colour of its meaning`() {
    let text =
      "scene: É\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [nav2] }\n  nav2: { title: é }\nscript:\n"
      + "  - push: nav2\n    id: there\n  - expect: { contains: ['nav2#1.viewDidLoad'] }\n"
    #expect(
      ScreenTests.tokens(FakeClient(), text) == [
        "property scene", "property initial", "class nav", "property controllers", "class nav!", "property kind",
        "enumMember navigation", "property stack", "class nav2", "class nav2!", "property title", "property script",
        "keyword push", "class nav2", "property id", "variable there!", "keyword expect", "property contains",
        "class nav2", "method viewDidLoad",
      ])
    let second: JSONNode = ["start": FakeClient.position(1, 0), "end": FakeClient.position(2, 0)]
    #expect(ScreenTests.tokens(FakeClient(), text, range: second) == ["property initial", "class nav"])
  }

  @Test(arguments: Thoroughness.sample(Repository.files(below: "examples") { $0.hasSuffix(".scene.yaml") }, oneIn: 24))
  func `colours of a file overlap nowhere, and stand in order`(path: String) throws {
    let context = ActionTests.context(try Repository.text(path))
    let tokens = context.tokens
    #expect(!tokens.isEmpty)
    for (one, next) in zip(tokens, tokens.dropFirst()) { #expect(one.range.upperBound <= next.range.lowerBound) }
  }

  // MARK: Calls

  @Test func `a screen knows which ones lead to it`() {
    let files = [
      "/app/o.scene.yaml":
        "scene: O\ninitial: c\nimport: { m: a.scene.yaml }\ncontrollers:\n  c: { segues: { go: { present: m/detail } } }\n"
    ]
    let client = FakeClient(files: files)
    let text = EditingTests.scene.replacing("  - pop\n", with: "  - pop\n  - present: detail\n")
    let prepared = client.ask("prepareCallHierarchy", at: text.replacing("  detail:", with: "  det¦ail:"))
    let item = prepared["result"]?.items.first ?? .null
    #expect(item["name"]?.string == "detail")
    let calls = client.ask("callHierarchy/incomingCalls", ["item": item])["result"]?.items ?? []
    let told = calls.map { "\($0["from"]?["name"]?.string ?? "") \($0["fromRanges"]?.items.count ?? 0)" }
    // The segue of `list`, and the step while `list` is on the screen.
    #expect(told == ["list 2", "c 1"])
    let list = client.ask("prepareCallHierarchy", at: text.replacing("  list:", with: "  li¦st:"))["result"]?.items
      .first
    let out = client.ask("callHierarchy/outgoingCalls", ["item": list ?? .null])["result"]?.items ?? []
    #expect(out.map { $0["to"]?["name"]?.string } == ["detail"])
  }

  // MARK: Lenses

  @Test func `a lens tells the last answer, and its task the whole of it`() {
    let client = FakeClient()
    client.open(EditingTests.scene + "  - expect: { visible: list }\n  - expect: { visible: nav }\n")
    let lenses = client.ask("textDocument/codeLens", ["textDocument": ScreenTests.document])["result"]?.items ?? []
    let titles = lenses.compactMap { $0["command"]?["title"]?.string }
    #expect(titles == ["run", "test: 1 of 2 fail", "draw", "play", "fails: visible is 'list', expected 'nav'"])
    #expect(lenses.last?["range"]?["start"]?["line"]?.int == 11)
    func answer(_ command: String) -> String? {
      client.ask("workspace/executeCommand", ["command": .text(command), "arguments": ["file:///app/a.scene.yaml"]])[
        "result"]?.string
    }
    #expect(answer("scenograph.run")?.contains("detail.viewDidLoad") == true)
    #expect(answer("scenograph.test") == "1 of 2 fail\nline 12: visible is 'list', expected 'nav'")
    #expect(answer("scenograph.draw")?.hasPrefix("<svg") == true)
    #expect(client.messages.count { $0["method"]?.string == "window/showMessage" } == 2)
    // The page is that of the cursor's step.
    _ = client.ask(
      "textDocument/hover", ["textDocument": ScreenTests.document, "position": FakeClient.position(9, 4)])
    #expect(answer("scenograph.play")?.contains("<h1>Step 2: pop</h1>") == true)
    let told = client.messages.last { $0["method"]?.string == "window/showMessage" }?["params"]?["message"]?.string
    #expect(told?.hasPrefix("# 2  pop") == true)
    #expect(client.ask("workspace/executeCommand", ["command": "rm"])["error"]?["code"]?.int == -32_602)
  }

  @Test func `the page of the cursor's step follows the cursor`() {
    let client = FakeClient()
    _ = client.ask("hover", at: EditingTests.scene.replacing("- trigger", with: "- tri¦gger"))
    let first = client.server.page() ?? ""
    #expect(
      first.contains("<h1>Step 1: trigger: open") && first.contains("<svg") && first.contains("detail.viewDidLoad"))
    #expect(client.server.page() == nil)
    _ = client.ask("hover", at: EditingTests.scene.replacing("- pop", with: "- p¦op"))
    #expect(client.server.page()?.contains("<h1>Step 2: pop") == true)
    let asked = client.ask(
      "textDocument/hover", ["textDocument": ScreenTests.document, "position": FakeClient.position(0, 0)])
    #expect(asked["error"] == nil)
    let launch = client.server.page() ?? ""
    #expect(launch.contains("<h1>Launch") && launch.contains("list.viewDidLoad"))
  }

  // MARK: Typing

  @Test(arguments: [
    ("controllers:\n", 2), ("  a:\n", 4), ("  - expect:\n", 6), ("      trace: |\n", 8), ("  - push: a\n", 2),
    ("    title: A # b\n", 4), ("  a:\n\n", 1), ("  x: y | z\n", 2),
  ])
  func `a new line stands as far in as what comes there`(text: String, margin: Int) {
    let client = FakeClient()
    let whole = "scene: A\n" + text + " "
    client.open(whole)
    let line = whole.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let answer = client.ask(
      "textDocument/onTypeFormatting",
      ["textDocument": ScreenTests.document, "position": FakeClient.position(line, 1), "ch": "\n"])
    let after = FakeClient.applying(answer["result"]?.items ?? [], to: whole)
    #expect(after == "scene: A\n" + text + String(repeating: " ", count: margin))
  }

  @Test func `only the lines that were chosen are formatted`() {
    let text = "scene:   A\ninitial:    a\ncontrollers:\n  a:   { title:  B }\n"
    let client = FakeClient()
    client.open(text)
    func formatted(_ first: Int, _ last: Int) -> String {
      let range: JSONNode = ["start": FakeClient.position(first, 0), "end": FakeClient.position(last, 1)]
      let answer = client.ask("textDocument/rangeFormatting", ["textDocument": ScreenTests.document, "range": range])
      return FakeClient.applying(answer["result"]?.items ?? [], to: text)
    }
    #expect(formatted(1, 1) == "scene:   A\ninitial: a\ncontrollers:\n  a:   { title:  B }\n")
    #expect(formatted(0, 9) == "scene: A\ninitial: a\ncontrollers:\n  a: { title: B }\n")
    #expect(formatted(2, 2) == text)
  }
}
