import SceneBasics
import SceneCompiler
import SceneLanguage
import SceneTestSupport
import Testing

/// Every word that leads somewhere leads to what compiles, and every message knows it.
@Suite struct WordTests {
  private static let leads = WordLeads.all
  /// Controllers that the examples name; one that an example declares itself is left out.
  private static let cast = """
      tabs: { kind: tabs, tabs: [nav, other, split, pages, root] }
      nav: { kind: navigation, stack: [home, list] }
      home: { segues: { more: { show: detail } } }
      list: { segues: { more: { show: detail } }, unwindActions: [done] }
      detail:
      kid2:
      other:
      split: { kind: split, primary: master, secondary: content }
      master:
      content:
      pages: { kind: pager, pages: [page, page2] }
      page:
      page2:
      root: { kind: container, children: [kid] }
      kid:
      sheet: { detents: [medium, large] }
      alert: { kind: alert, actions: { ok: } }

    """

  /// A scene around an example; nil for what stands in no scene.
  static func scene(around example: String, of target: WordLead.Target) -> String? {
    if example.isEmpty || example.hasPrefix("scenograph ") { return nil }
    var head = ["scene": "scene: Words", "initial": "initial: tabs", "device": "device: pad"]
    var cast = cast
    var script = ""
    let key = example.prefix { $0 != ":" }
    if example.hasPrefix("- ") {
      if example.hasPrefix("- tap: search") || example.hasPrefix("- tap: cancel") {
        cast = cast.replacing("list: {", with: "list: { searchController: { id: search, kind: search },")
      }
      let before =
        ["dismiss", "large"].contains(where: example.contains)
        ? "present: sheet"
        : example.hasPrefix("- tap: cancel")
          ? "tap: search" : example == "- foreground" ? "background" : "load: root"
      script = "script:\n  - \(before)\n  \(example)\n"
    } else if ["scene", "initial", "import", "ios", "device", "note", "quirks", "findings"].contains(key) {
      head[String(key)] = example
    } else if key == "script" {
      script = example + "\n"
    } else if key == "controllers" {
      return "scene: Words\n\(example)\n"
    } else {
      cast = cast.split(separator: "\n").filter { !$0.hasPrefix("  \(key):") }.joined(separator: "\n") + "\n"
      cast += "  \(example)\n"
    }
    let lines = head.keys.sorted().compactMap { head[$0] }.joined(separator: "\n")
    return "\(lines)\ncontrollers:\n\(cast)\(script)"
  }

  @Test func `there are words enough`() { #expect(Set(WordLeads.words).count > 600) }

  @Test(arguments: leads.indices) func `what a word leads to compiles`(index: Int) throws {
    let lead = WordTests.leads[index]
    #expect(!lead.words.isEmpty)
    #expect(lead.target != .nothing || !lead.remark.isEmpty)
    guard let scene = WordTests.scene(around: lead.example, of: lead.target) else {
      #expect(lead.target == .nothing || lead.example.hasPrefix("scenograph "))
      return
    }
    let broken = DiagnosticReference.compile(scene).diagnostics.filter { $0.code.number < 300 }
    #expect(broken.isEmpty, "\(broken.map { "\($0.span.line): \($0.message)" })\n\(scene)")
    if let word = lead.target.word, lead.remark.isEmpty, lead.target != .expectation(.tree) {
      #expect(lead.example.contains(word), "\(lead.words[0]) is shown without \(word)")
    }
  }

  /// Words whose example rightly shows another one: a class without a kind, and a hierarchy, which takes several lines.
  private static let shownOtherwise: Set<String> = [
    "UITableViewController", "UIViewControllerRepresentable", "UIActivityViewController", "modal", "stack", "hierarchy",
  ]

  /// Words about which a remark says more than the example shows.
  private static let saysMore: Set<String> = ["setNeedsUpdateProperties", "SwiftUI"]

  @Test(arguments: leads.indices) func `the example of a help text shows the word that the text is about`(index: Int) {
    let lead = WordTests.leads[index]
    guard !lead.example.isEmpty, !WordTests.shownOtherwise.contains(lead.words[0]) else { return }
    let names = lead.example.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    let shown = Set(names.flatMap { [$0] + $0.split(separator: ".") }.map(String.init))
    if let word = lead.target.word, !lead.example.hasPrefix("scenograph") {
      #expect(shown.contains { $0 == word || $0.hasSuffix("." + word) }, "\(lead.words[0]): \(lead.example)")
    }
    // In one sentence, what stands in quotes is what the example is to show.
    let quoted = lead.remark.matches(of: /(?:^|[ (])'([^']+)'(?![a-z])/)
      .flatMap { $0.1.split { !$0.isLetter && !$0.isNumber } }.map(String.init)
    if !lead.remark.contains(". "), !quoted.isEmpty, !WordTests.saysMore.contains(lead.words[0]) {
      #expect(!shown.isDisjoint(with: quoted), "\(lead.words[0]): \(quoted) in \(lead.example)")
    }
  }

  @Test func `no word has two meanings in one place, and none stands in for itself`() {
    for word in Set(WordLeads.words) {
      let targets = WordLeads.leads(of: word).filter(\.isSynonym).map(\.target)
      for (index, target) in targets.enumerated() {
        #expect(!targets[..<index].contains(target), "\(word) leads twice to \(target)")
        #expect(target.word != word, "\(word) stands in for itself")
      }
      #expect(!WordLeads.leads(of: word).isEmpty)
    }
  }

  @Test func `a word of UIKit is found however it is written`() {
    for word in ["pushViewController", "pushViewController:animated:", "pushViewController(_:animated:)", ".push"] {
      let targets = WordLeads.leads(of: word).map(\.target)
      #expect(word == ".push" ? targets.isEmpty : targets.contains(.step(.push)), "\(word)")
    }
  }

  /// Verbs first: what a script calls by another name.
  @Test func `a step by another name is told its own, and mended`() {
    for lead in WordTests.leads where lead.isSynonym {
      guard case .step(let verb) = lead.target, lead.example == "- \(verb.rawValue)" else { continue }
      for word in lead.words where StepVerb(rawValue: word) == nil && !word.contains(" ") {
        let scene = WordTests.scene(around: "- \(word)", of: lead.target) ?? ""
        let finding = DiagnosticReference.compile(scene).diagnostics.first { $0.code.name == "unknownVerb" }
        #expect(finding?.hint?.contains("'\(verb.rawValue)'") == true, "\(word): \(finding?.hint ?? "nothing")")
        #expect(finding?.fix?.edits.first?.replacement == verb.rawValue, "\(word)")
      }
    }
  }

  @Test func `no message tells people to write a word of UIKit with x in front`() {
    for word in Set(WordLeads.words) where !word.contains(" ") && !word.contains(".") {
      let scene = "scene: x\ncontrollers:\n  a: { \(word): b }\n"
      for finding in DiagnosticReference.compile(scene).diagnostics where finding.code.name == "unknownKey" {
        let isName = word.contains { $0.isUppercase }
        #expect(!isName || finding.hint?.contains("x-") == false, "\(word): \(finding.hint ?? "")")
      }
    }
  }

  @Test func `explain knows every word, and shell completion offers it`() throws {
    let run = CommandRun(["explain"])
    #expect(run.exit == 0 && run.output.contains("steps"))
    let words = WordReference.entries.map(\.word).filter { !$0.contains(" ") }
    for word in Thoroughness.sample(words, oneIn: 6) {
      #expect(CommandRun(["explain", word]).exit == 0, "\(word)")
    }
    #expect(CommandRun(["--generate-completion-script", "fish"]).output.contains("presentViewController"))
  }

  @Test func `an unknown word is wrong usage, with the nearest one`() {
    let run = CommandRun(["explain", "presnt"])
    #expect(run.exit == 64 && run.errors.contains("did you mean 'present'?"))
  }

  @Test func `the page of all words is as recorded`() {
    if let problem = Golden.problem(with: WordReference.markdown, at: "schema/words.md") { Issue.record("\(problem)") }
  }
}
