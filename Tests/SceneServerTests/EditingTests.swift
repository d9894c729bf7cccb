import Foundation
import SceneBasics
import SceneEditing
import SceneServer
import SceneTestSupport
import Testing

/// The questions of an editor while a scene is being written.
struct EditingTests {
  static let scene = """
    scene: T
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list: { title: List, segues: { open: { show: detail } } }
      detail:
        title: D
    script:
      - trigger: open
      - pop

    """

  // MARK: Completion

  @Test(arguments: [
    ("sc¦", ["scene", "script"]),
    (
      "scene: A\ncontrollers:\n  nav: { kind: ¦",
      ["view", "container", "navigation", "tabs", "split", "pager", "alert", "search", "hosting"]
    ),
    ("scene: A\ncontrollers:\n  nav:\n    kind: navigation\n    sta¦\n  b:\n", ["stack"]),
    ("scene: A\ncontrollers:\n  b:\n    stac¦\n", []),
    ("scene: A\ncontrollers:\n  nav: { kind: navigation, stack: [¦\n  b:\n  c:\n", ["nav", "b", "c"]),
    ("scene: A\ninitial: ¦\ncontrollers:\n  b:\n", ["b"]),
    (scene + "  - pu¦", ["push"]),
    (scene + "  - trigger: ¦", ["open"]),
    (scene + "  - present: detail\n    modalTr¦", ["modalTransitionStyle"]),
    (scene + "  - push: detail\n    modalTr¦", []),
    (scene + "  - expect: { visible: ¦", ["nav", "list", "detail"]),
    (scene + "  - expect: { contains: [detail.viewDidD¦", ["detail.viewDidDisappear"]),
    (
      scene + "  - expect:\n      trace: |\n        list.viewDidDisappear(true)\n        detail.viewDidD¦",
      ["detail.viewDidDisappear"]
    ),
    (scene + "  - expect:\n      tree: |\n        nav\n          + de¦\n  - pop\n", ["detail"]),
    (scene + "  - expect:\n      tree: |\n        nav de¦\n", []),
    (scene + "  # scenograph:ignore childN¦", ["childNeverAdded"]),
  ])
  func `a place offers what may stand there`(text: String, expected: [String]) {
    #expect(FakeClient().labels(at: text) == expected)
  }

  @Test func `the world is asked what a person can do now`() {
    let labels = FakeClient().labels(at: EditingTests.scene + "  - ¦")
    #expect(labels.contains("{ trigger: open, in: list }"))
    #expect(
      !FakeClient().labels(at: EditingTests.scene.replacing("  - pop\n", with: "  - ¦\n")).contains {
        $0.contains("trigger: open")
      })
  }

  @Test func `controllers of other files have their alias`() {
    let client = FakeClient(files: ["/app/o.scene.yaml": "scene: O\ncontrollers:\n  add: { title: Add }\n"])
    let text = "scene: A\ninitial: a\nimport: { other: o.scene.yaml }\ncontrollers:\n  a:\nscript:\n  - present: oth¦"
    #expect(client.labels(at: text) == ["other/add"])
    let expectation = text.replacing("- present: oth¦", with: "- expect: { contains: [other/add.viewDidD¦")
    #expect(client.labels(at: expectation) == ["other/add.viewDidDisappear"])
  }

  @Test func `behind 'ios' stand the systems, the newest first`() {
    let versions = FakeClient().labels(at: "scene: A\nios: ¦\ncontrollers: { a: }\n")
    #expect(versions.first == "27" && versions.last == "5" && versions.count == 23, "\(versions)")
  }

  @Test func `of many names some are sent, and more with the next letter`() {
    let names = (0..<450).map { "  a\($0):\n" }.joined()
    let text = "scene: A\ninitial: a1\ncontrollers:\n" + names + "script:\n  - present: "
    let all = FakeClient().ask("completion", at: text + "a¦")["result"]
    #expect(all?["isIncomplete"]?.bool == true && all?["items"]?.items.count == 200)
    let some = FakeClient().ask("completion", at: text + "a44¦")["result"]
    #expect(some?["isIncomplete"]?.bool == false && some?["items"]?.items.count == 11)
    // The events of all of them would be ten thousand.
    let expectation = text.replacing("- present: ", with: "- expect: { contains: [")
    let events = FakeClient().ask("completion", at: expectation + "a¦")["result"]
    #expect(events?["isIncomplete"]?.bool == true && events?["items"]?.items.count == 200)
    #expect(FakeClient().labels(at: expectation + "a449.viewDidD¦") == ["a449.viewDidDisappear"])
  }

  /// At the end of each word of an example, what is offered is put in; then nothing is wrong with the YAML.
  @Test(arguments: Thoroughness.sample(Repository.files(below: "examples") { $0.hasSuffix(".scene.yaml") }, oneIn: 40))
  func `whatever is offered and put in can be read`(path: String) throws {
    let text = try Repository.text(path)
    let client = FakeClient()
    client.open(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for number in Thoroughness.sample(Array(lines.indices), oneIn: 4) {
      let end = lines[number].utf16.count
      let answer = client.ask(
        "textDocument/completion",
        ["textDocument": ["uri": "file:///app/a.scene.yaml"], "position": FakeClient.position(number, end)])
      for item in (answer["result"]?["items"]?.items ?? []).prefix(3) {
        guard let edit = item["textEdit"] else { continue }
        let other = FakeClient()
        other.open(FakeClient.applying([edit], to: text))
        let broken = (other.findings() ?? []).compactMap { $0["code"]?.string }.filter {
          $0 >= "SG105" && $0 <= "SG111"
        }
        #expect(broken.isEmpty, "line \(number + 1): \(item.flat)")
      }
    }
  }

  // MARK: Names

  @Test func `a name leads to where it is declared, over files`() {
    let client = FakeClient(files: ["/app/o.scene.yaml": "scene: O\ncontrollers:\n  add: { title: Add }\n"])
    let text =
      "scene: A\ninitial: a\nimport: { other: o.scene.yaml }\ncontrollers:\n  a:\nscript:\n  - present: other/a¦dd"
    let answer = client.ask("definition", at: text)["result"]?.items.first
    #expect(answer?["uri"]?.string == "file:///app/o.scene.yaml")
    #expect(answer?["range"]?["start"]?.flat == FakeClient.position(2, 2).flat)
  }

  @Test func `a renamed name is renamed in all files, events and numbered instances included`() {
    let files = [
      "/app/o.scene.yaml": "scene: O\ncontrollers:\n  add: { title: Add }\n",
      "/app/u.scene.yaml":
        "scene: U\ninitial: a\nimport: { o: o.scene.yaml }\ncontrollers:\n  a:\n  add:\nscript:\n  - present: o/add\n"
        + "  - present: add\n  - expect: { contains: ['o/add#1.viewDidLoad', add.viewDidLoad] }\n",
    ]
    let client = FakeClient(files: files)
    client.open(files["/app/o.scene.yaml"] ?? "", at: "file:///app/o.scene.yaml")
    let answer = client.ask(
      "textDocument/rename",
      [
        "textDocument": ["uri": "file:///app/o.scene.yaml"], "position": FakeClient.position(2, 3), "newName": "plus",
      ])
    let changes = answer["result"]?["changes"]
    func text(_ path: String) -> String {
      FakeClient.applying(changes?["file://" + path]?.items ?? [], to: files[path] ?? "")
    }
    #expect(text("/app/o.scene.yaml") == "scene: O\ncontrollers:\n  plus: { title: Add }\n")
    #expect(
      text("/app/u.scene.yaml")
        == "scene: U\ninitial: a\nimport: { o: o.scene.yaml }\ncontrollers:\n  a:\n  add:\nscript:\n  - present: o/plus\n"
        + "  - present: add\n  - expect: { contains: ['o/plus#1.viewDidLoad', add.viewDidLoad] }\n")
  }

  @Test(arguments: ["nav", "nil", "2x", "a b", "x-y", ""])
  func `a name that can't be is refused`(name: String) {
    let answer = FakeClient().ask(
      "rename", at: EditingTests.scene.replacing("  detail:\n", with: "  de¦tail:\n"), [("newName", .text(name))])
    #expect(answer["error"]?["code"]?.int == -32_803)
  }

  /// Each declared name of an example, renamed and renamed back, gives the same bytes; in between nothing new is wrong.
  @Test(arguments: Thoroughness.sample(Repository.files(below: "examples") { $0.hasSuffix(".scene.yaml") }, oneIn: 40))
  func `renaming and renaming back changes no byte`(path: String) throws {
    let text = try Repository.text(path)
    // What an example imports isn't there: then its names lead nowhere, before and after.
    let client = FakeClient()
    client.open(text)
    let found = (client.findings() ?? []).compactMap { $0["code"]?.string }
    let symbols = client.ask("textDocument/documentSymbol", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    let names = (symbols["result"]?.items ?? []).filter { $0["kind"]?.int == 5 }
    for name in names.prefix(3) {
      guard let position = name["location"]?["range"]?["start"], let word = name["name"]?.string, !word.contains("/")
      else { continue }
      func rename(_ text: String, to name: String) -> (text: String, found: [String]) {
        let client = FakeClient()
        client.open(text)
        let answer = client.ask(
          "textDocument/rename",
          ["textDocument": ["uri": "file:///app/a.scene.yaml"], "position": position, "newName": .text(name)])
        let edits = answer["result"]?["changes"]?["file:///app/a.scene.yaml"]?.items ?? []
        let renamed = FakeClient.applying(edits, to: text)
        client.open(renamed)
        return (renamed, (client.findings() ?? []).compactMap { $0["code"]?.string })
      }
      let there = rename(text, to: "zebra")
      #expect(there.text != text)
      #expect(there.found == found, "\(word)")
      #expect(rename(there.text, to: word).text == text, "\(word)")
    }
  }

  // MARK: Hover, outline, hints

  @Test func `a step shows its events, and a word its meaning`() {
    let step = FakeClient().ask("hover", at: EditingTests.scene.replacing("  - pop", with: "  - p¦op"))
    #expect(step["result"]?["contents"]?["value"]?.string?.contains("detail.viewWillDisappear(true)") == true)
    let word = FakeClient(["textDocument": ["hover": ["contentFormat": ["plaintext"]]]]).ask(
      "hover", at: EditingTests.scene.replacing("kind:", with: "ki¦nd:"))
    #expect(word["result"]?["contents"]?["kind"]?.string == "plaintext")
    #expect(word["result"]?["contents"]?["value"]?.string?.contains("`") == false)
  }

  /// The picture in an explanation, unescaped; nil if there is none.
  private func picture(_ marked: String, general: JSONNode) -> String? {
    let answer = FakeClient(["general": general]).ask("hover", at: marked)
    let text = answer["result"]?["contents"]?["value"]?.string ?? ""
    guard let start = text.firstRange(of: "](data:image/svg+xml,"), text.hasSuffix(")") else { return nil }
    let address = text[start.upperBound...].dropLast()
    #expect(address.utf8.count <= 16_384 && !address.contains { "()<> ".contains($0) })
    return address.removingPercentEncoding
  }

  @Test func `a step and a controller have a picture where Markdown is shown as such`() {
    let marked: JSONNode = ["markdown": ["parser": "marked"]]
    let step = EditingTests.scene.replacing("- trigger", with: "- tri¦gger")
    #expect(picture(step, general: marked)?.contains("after step 1, trigger: open") == true)
    let controller = EditingTests.scene.replacing("  detail:\n", with: "  det¦ail:\n")
    let drawn = picture(controller, general: marked) ?? ""
    #expect(drawn.hasPrefix("<svg") && drawn.hasSuffix("</svg>\n") && drawn.contains("open") && drawn.contains("list"))
    // Nothing leads to it, and it leads nowhere; and a terminal would show the bytes.
    let alone = EditingTests.scene.replacing("  detail:\n", with: "  al¦one:\n  detail:\n")
    #expect(picture(alone, general: marked) == nil)
    for marked in [step, controller] { #expect(picture(marked, general: [:]) == nil) }
    let plain = FakeClient(
      ["general": marked, "textDocument": ["hover": ["contentFormat": ["plaintext"]]]]).ask("hover", at: step)
    #expect(plain["result"]?["contents"]?["value"]?.string?.contains("data:") == false)
  }

  @Test func `a picture that is too large is left out`() {
    let marked = EditingTests.scene.replacing("- trigger", with: "- tri¦gger")
    let long = marked.replacing("scene: T", with: "scene: " + String(repeating: "long ", count: 3_000))
    #expect(picture(long, general: ["markdown": ["parser": "marked"]]) == nil)
  }

  @Test func `the screen stands behind each step that changes it`() {
    let client = FakeClient()
    client.open(EditingTests.scene)
    let hints = client.ask("textDocument/inlayHint", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    #expect((hints["result"]?.items ?? []).map { $0["label"]?.string } == ["→ detail", "→ list"])
  }

  @Test func `a half-written file still has its outline`() {
    let client = FakeClient()
    client.open(EditingTests.scene.replacing("    title: D", with: "    tit"))
    let symbols = client.ask("textDocument/documentSymbol", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    let names = (symbols["result"]?.items ?? []).filter { $0["kind"]?.int == 5 }.map { $0["name"]?.string }
    #expect(names == ["nav", "list", "detail"])
  }

  // MARK: Edits

  @Test func `a fix is an action, and so are all fixes`() {
    let client = FakeClient()
    let text = EditingTests.scene.replacing("title: D", with: "titel: D").replacing("- pop", with: "- popp")
    client.open(text)
    let whole: JSONNode = ["start": FakeClient.position(0, 0), "end": FakeClient.position(20, 0)]
    let answer = client.ask(
      "textDocument/codeAction",
      ["textDocument": ["uri": "file:///app/a.scene.yaml"], "range": whole, "context": ["diagnostics": []]])
    let actions = answer["result"]?.items ?? []
    #expect(actions.contains { $0["title"]?.string == "replace 'titel' by 'title'" })
    let all = actions.first { $0["kind"]?.string == "source.fixAll" }
    let edits = all?["edit"]?["changes"]?["file:///app/a.scene.yaml"]?.items ?? []
    #expect(FakeClient.applying(edits, to: text) == EditingTests.scene)
    // The edits of no action touch: a client may lose text between them.
    #expect(actions.allSatisfy { $0["command"] == nil && $0["edit"] != nil })
  }

  @Test func `formatting replaces the lines that change, and puts nothing behind the last one`() {
    let text = "scene: A\ncontrollers:\n    a:   { title: B }"
    let client = FakeClient()
    client.open(text)
    let answer = client.ask("textDocument/formatting", ["textDocument": ["uri": "file:///app/a.scene.yaml"]])
    let edits = answer["result"]?.items ?? []
    #expect(edits.count == 1)
    #expect(edits.first?["range"]?["start"]?["line"]?.int == 2)
    #expect(FakeClient.applying(edits, to: text) == "scene: A\ncontrollers:\n  a: { title: B }\n")
  }
}
