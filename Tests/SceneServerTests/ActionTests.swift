import SceneBasics
import SceneCompiler
import SceneEditing
import SceneTestSupport
import Testing

/// Changes that are offered: each one leaves fewer findings of its code, and no new one.
struct ActionTests {
  private static let examples = Repository.files(below: "examples") {
    $0.hasSuffix(".scene.yaml") && !$0.contains("/invalid/")
  }
  private static let mistakes =
    ["mistakes", "warned", "limits", "invalid"].flatMap { folder in
      Repository.files(below: "Tests/Cases/" + folder) { $0.hasSuffix(".yaml") }
    } + Repository.files(below: "examples/invalid") { $0.hasSuffix(".yaml") }
  /// The findings whose wrong scene a text can show.
  private static let catalogue = DiagnosticCatalogue.items.filter { !$0.finding.wrong.isEmpty }.map(\.code.name)

  static func context(_ text: String, at path: String = "/app/a.scene.yaml", files: [String: String] = [:])
    -> EditingContext
  {
    EditingContext(
      grammar: Grammar(), path: path, text: EditedText(Array(text.utf8)), limits: Limits(),
      read: { files[$0].map { Array($0.utf8) } })
  }

  /// A text of the package with the files beside it.
  private static func context(of path: String) throws -> EditingContext {
    EditingContext(
      grammar: Grammar(), path: path, text: EditedText(Array(try Repository.text(path).utf8)), limits: Limits(),
      read: { path in (try? Repository.text(path)).map { Array($0.utf8) } })
  }

  private static func counts(_ context: EditingContext) -> [String: Int] {
    context.check().diagnostics.reduce(into: [:]) { $0["\($1.code)", default: 0] += 1 }
  }

  /// The action of a sort where a text has a `¦`, with the text that comes of it.
  private static func action(
    _ kind: EditingAction.Kind, at marked: String, files: [String: String] = [:]
  ) -> (action: EditingAction, after: EditingContext)? {
    let parts = marked.split(separator: "¦", maxSplits: 1, omittingEmptySubsequences: false)
    let context = context(parts.joined(), files: files)
    let place = parts[0].utf8.count
    let found = context.actions(in: place..<place, context.check()).filter { $0.kind == kind }
    return found.last.map { ($0, context.applying($0)) }
  }

  /// A trace without the lines of the scene.
  private static func withoutLines(_ trace: String) -> String { trace.replacing(/\bline \d+/, with: "") }

  private static func text(_ context: EditingContext?) -> String? {
    context.map { String(decoding: $0.text.bytes, as: UTF8.self) }
  }

  @Test(arguments: Thoroughness.sample(mistakes, oneIn: 12)) func `an action leaves fewer findings, and no new one`(
    path: String
  ) throws {
    ActionTests.expectFewer(with: try ActionTests.context(of: path))
  }

  @Test(arguments: Thoroughness.sample(catalogue, oneIn: 4))
  func `an action in the wrong scene of a finding leaves fewer, and no new one`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    let context = ActionTests.context(item.finding.wrong)
    ActionTests.expectFewer(with: context)
    // The tool's own way out of it is among them.
    guard DiagnosticReference.compile(item.finding.wrong, for: item).diagnostics.contains(where: { $0.fix != nil })
    else { return }
    let actions = context.actions(in: 0..<context.text.bytes.count, context.check())
    #expect(actions.contains { $0.finding?.code == item.code })
  }

  private static func expectFewer(with context: EditingContext) {
    let compilation = context.check()
    let before = ActionTests.counts(context)
    for action in context.actions(in: 0..<context.text.bytes.count, compilation) {
      let after = ActionTests.counts(context.applying(action))
      // A key that can't be read hides what stands behind it: then another finding may come to light.
      let couldHide = action.finding.map { $0.code.number < 200 } ?? (action.kind == .fixAll)
      if let finding = action.finding {
        let code = "\(finding.code)"
        let isGone = !context.applying(action).check().diagnostics.contains { $0.message == finding.message }
        #expect(after[code, default: 0] < before[code, default: 0] || couldHide && isGone, "\(action.title)")
      }
      let isOfYAML = { (code: String) in code <= "SG118" }
      for (code, count) in after where isOfYAML(code) || !couldHide {
        #expect(count <= before[code, default: 0], "\(action.title) brings \(code)")
      }
    }
  }

  @Test(arguments: Thoroughness.sample(examples, oneIn: 24))
  func `another form and another file change nothing of what happens`(path: String) throws {
    let context = try ActionTests.context(of: path)
    let compilation = context.check()
    let before = ActionTests.counts(context)
    let trace = context.answer(of: .run).map(ActionTests.withoutLines)
    let kinds: [EditingAction.Kind] = [.rewrite, .extract, .inline]
    for line in Thoroughness.sample(Array(0..<context.text.lineCount), oneIn: 3) {
      let place = context.text.line(line).lowerBound + context.text.margin(ofLine: line)
      for action in context.actions(in: place..<place, compilation, wants: { kinds.contains($0) }) {
        let changed = context.applying(action)
        #expect(ActionTests.counts(changed) == before, "\(line + 1): \(action.title)")
        guard action.kind == .rewrite else { continue }
        #expect(changed.answer(of: .run).map(ActionTests.withoutLines) == trace, "\(line + 1): \(action.title)")
      }
    }
  }

  // MARK: Each of them

  @Test(arguments: [
    (
      "scene: A\ninitial: a\ncontrollers:\n  a:\nscript:\n  - present: ¦b\n",
      "scene: A\ninitial: a\ncontrollers:\n  a:\n  b:\nscript:\n  - present: b\n"
    ),
    (
      "scene: A\ninitial: a\ncontrollers: { a: {} }\nscript:\n  - present: ¦b\n",
      "scene: A\ninitial: a\ncontrollers: { a: {}, b: {} }\nscript:\n  - present: b\n"
    ),
    ("scene: A\ninitial: ¦a\n", "scene: A\ninitial: a\ncontrollers:\n  a:\n"),
  ])
  func `a controller is declared`(marked: String, expected: String) {
    let parts = marked.split(separator: "¦").map(String.init)
    let context = ActionTests.context(parts.joined())
    let actions = context.actions(in: parts[0].utf8.count..<parts[0].utf8.count, context.check())
    let action = actions.first { $0.title.hasPrefix("declare") }
    #expect(ActionTests.text(action.map { context.applying($0) }) == expected)
  }

  @Test(arguments: [
    ("  a: ¦{ title: A, segues: { go: { show: b } } }", "  a:\n    title: A\n    segues: { go: { show: b } }"),
    ("  a:\n    se¦gues: { go: { show: b } }", "  a: { segues: { go: { show: b } } }"),
  ])
  func `brackets become lines, and lines brackets`(lines: String, expected: String) {
    let scene = { (lines: String) in "scene: A\ninitial: a\ncontrollers:\n\(lines)\n  b:\n" }
    #expect(ActionTests.text(ActionTests.action(.rewrite, at: scene(lines))?.after) == scene(expected))
  }

  @Test func `brackets become lines and brackets again`() {
    let scene = "scene: A\ninitial: a\ncontrollers:\n  a: {¦ title: A, note: N }\n"
    let block = ActionTests.text(ActionTests.action(.rewrite, at: scene)?.after) ?? ""
    #expect(block == "scene: A\ninitial: a\ncontrollers:\n  a:\n    title: A\n    note: N\n")
    let back = ActionTests.action(.rewrite, at: block.replacing("title", with: "ti¦tle"))
    #expect(ActionTests.text(back?.after) == scene.replacing("¦", with: ""))
  }

  static let apart =
    "scene: A\ninitial: a\nimport: { b: b.scene.yaml }\ncontrollers:\n  a:\nscript:\n  - present: b/b\n"
    + "  - expect: { visible: b/b, contains: [b/b.viewDidLoad] }\n"
  static let together =
    "scene: A\ninitial: a\ncontrollers:\n  a:\n  # It comes up.\n  b:\n    title: B\nscript:\n"
    + "  - present: b\n  - expect: { visible: b, contains: [b.viewDidLoad] }\n"

  @Test func `a controller goes to a file of its own, and comes back`() throws {
    let moved = try #require(ActionTests.action(.extract, at: ActionTests.together.replacing("  b:", with: "  b¦:")))
    #expect(ActionTests.text(moved.after) == ActionTests.apart)
    let file = try #require(moved.action.newFile)
    #expect(file.path == "/app/b.scene.yaml")
    #expect(file.text == "scene: b\ncontrollers:\n  # It comes up.\n  b:\n    title: B\n")
    #expect(moved.after.judgements?.failures.isEmpty == true)
    let back = ActionTests.action(
      .inline, at: ActionTests.apart.replacing("{ b:", with: "{ ¦b:"), files: [file.path: file.text])
    #expect(ActionTests.text(back?.after) == ActionTests.together)
  }

  @Test func `what happened takes the place of what was expected`() {
    let text = EditingTests.scene.replacing("- pop", with: "- expect: { vis¦ible: list }")
    let parts = text.split(separator: "¦").map(String.init)
    let context = ActionTests.context(parts.joined())
    let action = context.actions(in: parts[0].utf8.count..<parts[0].utf8.count, context.check()).first {
      $0.title == "expect what happened"
    }
    #expect(ActionTests.text(action.map { context.applying($0) })?.contains("expect: { visible: detail }") == true)
  }

  @Test func `a comment keeps a finding away from its line, and only where it is a comment`() throws {
    let scene = { (step: String) in
      "scene: A\ninitial: a\ncontrollers:\n  a:\n  b:\nscript:\n\(step)"
    }
    func ignoring(_ text: String) throws -> (title: String, after: EditingContext)? {
      let context = ActionTests.context(text)
      let compilation = context.check()
      #expect(!compilation.diagnostics.isEmpty)
      let actions = context.actions(in: 0..<context.text.bytes.count, compilation)
      return actions.first { $0.title.hasPrefix("ignore") }.map { ($0.title, context.applying($0)) }
    }
    let ignored = try #require(try ignoring(scene("  - addSubview: b\n    in: a\n")))
    #expect(ignored.title == "ignore SG301 here")
    let comment = "  # scenograph:ignore childNeverAdded\n"
    #expect(ActionTests.text(ignored.after) == scene(comment + "  - addSubview: b\n    in: a\n"))
    #expect(ignored.after.check().diagnostics.isEmpty)
  }
}
