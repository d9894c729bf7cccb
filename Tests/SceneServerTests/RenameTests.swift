import SceneBasics
import SceneCompiler
import SceneEditing
import SceneTestSupport
import Testing

/// New names for all that a scene names, in all its files.
struct RenameTests {
  private static let examples = Repository.files(below: "examples") {
    $0.hasSuffix(".scene.yaml") && !$0.contains("/invalid/")
  }

  /// A text among files, of which some may have changed.
  private static func context(of path: String, _ changed: [String: [UInt8]] = [:]) throws -> EditingContext {
    let read = { (path: String) in changed[path] ?? (try? Repository.text(path)).map { Array($0.utf8) } }
    return EditingContext(
      grammar: Grammar(), path: path, text: EditedText(try #require(read(path))), limits: Limits(), read: read)
  }

  /// The files in which a name is replaced by another one.
  private static func renamed(_ context: EditingContext, at offset: Int, to name: String) throws -> [String: [UInt8]] {
    let places = try context.rename(at: offset, to: name, in: []).get()
    return try Dictionary(grouping: places, by: \.path).reduce(into: [:]) { files, entry in
      let file = try #require(context.context(of: entry.key))
      let edits = Set(entry.value.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
      files[entry.key] = Replacement.applying(edits.map { Replacement(range: $0, text: name) }, to: file.text.bytes)
    }
  }

  /// The findings, the events and the last screen.
  private static func played(_ context: EditingContext) -> [String] {
    var loader = context.loader
    let compilation = Pipeline.compile(context.file, loader: &loader)
    let findings = compilation.diagnostics.map { "\($0.code) \($0.span.line) \($0.message)" }
    return findings + [compilation.plan?.trace() ?? "", compilation.plan?.drawing(of: .tree, as: .text) ?? ""]
  }

  /// Each name that an example declares gets one as long, so that places stay, and then its own again.
  @Test(arguments: examples)
  func `renaming changes nothing but the name, and back again no byte`(path: String) throws {
    let context = try RenameTests.context(of: path)
    let index = try #require(context.index)
    let names = Set(index.mentions.map(\.name))
    let before = RenameTests.played(context)
    var seen: Set<String> = []
    for mention in index.mentions
    where mention.isDeclaration && seen.insert("\(mention.thing) \(mention.name)").inserted {
      let offset = mention.range.lowerBound
      let letters = ["z", "q", "y", "k"].map { String(repeating: $0, count: mention.name.utf8.count) }
      let name = try #require(letters.first { !names.contains($0) })
      let files = try RenameTests.renamed(context, at: offset, to: name)
      let other = try RenameTests.context(of: path, files)
      let label = "\(mention.thing) \(mention.name)"
      #expect(other.text.bytes != context.text.bytes, "\(label)")
      let after = RenameTests.played(other)
      #expect(after.map { $0.replacing(name, with: mention.name) } == before, "\(label)")
      for (path, bytes) in try RenameTests.renamed(other, at: offset, to: mention.name) {
        #expect(Array(try Repository.text(path).utf8) == bytes, "\(label) in \(path)")
      }
      #expect(Set(try RenameTests.renamed(other, at: offset, to: mention.name).keys) == Set(files.keys), "\(label)")
    }
  }

  // MARK: Names that files share

  private static let files = [
    "/app/o.scene.yaml":
      "scene: O\ncontrollers:\n  ask: { kind: alert, actions: { drop: , keep: } }\n"
      + "  list: { segues: { open: { show: ask } } }\n",
    "/app/u.scene.yaml":
      "scene: U\ninitial: a\nimport: { o: o.scene.yaml }\ncontrollers:\n  a: { segues: { open: { show: o/list } } }\n"
      + "script:\n  - present: o/ask\n  - tap: drop\n  - trigger: open\n",
    "/app/v.scene.yaml":
      "scene: V\ninitial: b\ncontrollers:\n  b: { segues: { open: { show: drop } } }\n  drop:\nscript:\n  - trigger: open\n",
  ]

  /// The files after a name was replaced where one of them is marked, by the end of their names.
  private func changed(_ path: String, at word: String, to name: String) -> [String: String] {
    let client = FakeClient(["workspace": ["workspaceEdit": ["documentChanges": false]]], files: RenameTests.files)
    let text = RenameTests.files[path] ?? ""
    client.open(text, at: "file://" + path)
    let before = text[..<(text.firstRange(of: word)?.lowerBound ?? text.startIndex)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position = FakeClient.position(lines.count - 1, lines.last?.utf16.count ?? 0)
    let answer = client.ask(
      "textDocument/rename",
      ["textDocument": ["uri": .text("file://" + path)], "position": position, "newName": .text(name)])
    guard case .object(let changes)? = answer["result"]?["changes"] else { return [:] }
    return changes.reduce(into: [:]) { result, change in
      let path = String(change.key.dropFirst(7))
      result[path] = FakeClient.applying(change.value.items, to: RenameTests.files[path] ?? "")
    }
  }

  @Test(arguments: [("/app/o.scene.yaml", "drop"), ("/app/u.scene.yaml", "drop")])
  func `an alert's action has its name where it is tapped, also in another file`(path: String, word: String) {
    let changed = changed(path, at: word, to: "erase")
    #expect(Set(changed.keys) == ["/app/o.scene.yaml", "/app/u.scene.yaml"])
    #expect(changed["/app/u.scene.yaml"]?.contains("- tap: erase\n") == true)
    #expect(changed["/app/o.scene.yaml"]?.contains("{ erase: , keep: }") == true)
  }

  @Test func `a segue has one name in files of which one imports another, and in no others`() {
    let changed = changed("/app/o.scene.yaml", at: "open", to: "enter")
    #expect(Set(changed.keys) == ["/app/o.scene.yaml", "/app/u.scene.yaml"])
    #expect(changed["/app/u.scene.yaml"]?.contains("- trigger: enter\n") == true)
    #expect(changed["/app/u.scene.yaml"]?.contains("{ enter: { show: o/list } }") == true)
  }

  @Test func `callbacks and their groups are no unwind actions in a file that imports others`() {
    let text =
      "scene: U\ninitial: n\nimport: { o: o.scene.yaml }\ncontrollers:\n  n: { kind: navigation, stack: [a] }\n  a:\n"
      + "script:\n  - expect: { contains: [o/list.saved, n.delegate.didShow(a), a.viewDidLoad] }\n"
      + "  - expect:\n      callbacks: [appearance, delegates, deinit, saved]\n      of: [a]\n"
      + "      trace: |\n        a.viewDidLoad\n        a.saved\n"
    let found = ActionTests.context(text).index?.mentions.filter { $0.thing == .unwindAction }
    #expect(found?.map(\.name) == ["saved", "saved", "saved"])
  }

  @Test func `an action leads to its alert, and is offered where it can be tapped`() {
    let text = RenameTests.files["/app/u.scene.yaml"] ?? ""
    let client = FakeClient(files: RenameTests.files)
    let found = client.ask("definition", at: text.replacing("tap: drop", with: "tap: dr¦op"))["result"]?.items.first
    #expect(found?["uri"]?.string == "file:///app/o.scene.yaml")
    let own =
      "scene: O\ninitial: list\ncontrollers:\n  ask: { kind: alert, actions: { drop: , keep: } }\n  list:\n"
      + "script:\n  - present: ask\n  - tap: dr¦op\n"
    #expect(client.labels(at: own) == ["drop"])
    let hover = client.ask("hover", at: own)["result"]?["contents"]?["value"]?.string
    #expect(hover?.hasPrefix("The action `drop` of `ask`.") == true)
  }

  @Test func `a controller has its name in the regions of documents too, and nothing else there`() {
    let page = """
      # Ask
      <!-- scenograph: why u.scene.yaml o/ask.viewDidLoad -->
      ask stays, as text does.
      <!-- /scenograph -->
      > <!-- scenograph: run --controllers 'a,o/ask' u.scene.yaml -->
      > <!-- /scenograph -->
      <!-- scenograph: why o.scene.yaml --alive ask#2 -->
      <!-- scenograph: tree --format ask v.scene.yaml -->
      <!-- scenograph: why v.scene.yaml ask.viewDidLoad -->

      """
    let files = RenameTests.files.merging(["/app/docs.md": page]) { one, _ in one }
    let client = FakeClient(["workspace": ["workspaceEdit": ["documentChanges": false]]], files: files)
    let text = files["/app/o.scene.yaml"] ?? ""
    client.open(text, at: "file:///app/o.scene.yaml")
    let answer = client.ask(
      "textDocument/rename",
      [
        "textDocument": ["uri": "file:///app/o.scene.yaml"], "position": FakeClient.position(2, 2), "newName": "query",
      ])
    let edits = answer["result"]?["changes"]?["file:///app/docs.md"]?.items ?? []
    let expected = page.replacing("o/ask", with: "o/query").replacing("--alive ask", with: "--alive query")
    #expect(FakeClient.applying(edits, to: page) == expected)
    #expect(answer["result"]?["changes"]?["file:///app/u.scene.yaml"] != nil)
  }
}
