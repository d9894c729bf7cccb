package import SceneBasics
internal import SceneLogs
internal import SceneRules
internal import SceneSearch
internal import SceneStoryboards

/// The catalogue as pages: `schema/diagnostics.md`, and what `explain` prints.
///
/// The messages for wrong examples come from the compiler, so a page can't disagree with it.
package enum DiagnosticReference {
  /// The path under which examples are compiled.
  package static let examplePath = "example.scene.yaml"

  /// The text of `schema/diagnostics.md`.
  package static var markdown: String {
    let items = DiagnosticCatalogue.items
    var page = "# Findings\n\n"
    page += "The tests make this page from the catalogue. `scenograph explain CODE` prints the same text.\n"
    page += "The first digit of a code is its subject. A code and a name never change their meaning.\n\n"
    page +=
      "*Rules* are the rules of UIKit's behaviour on which a finding rests; [the rulebook](rules.md) has them all.\n\n"
    page += "| code | name | level | what | `--fix` |\n|---|---|---|---|---|\n"
    for item in items {
      let anchor = "\(item.code)-\(item.code.name)".lowercased()
      page += "| [\(item.code)](#\(anchor)) | `\(item.code.name)` | \(item.finding.severity.rawValue) | "
      page += item.finding.summary + (fix(of: item) == nil ? " | |\n" : " | yes |\n")
    }
    var family = ""
    for item in items {
      if item.family != family {
        family = item.family
        page += "\n## \(family)\n"
      }
      page += "\n" + markdown(of: item)
    }
    return page
  }

  /// A kind of finding as text for a terminal.
  package static func text(of item: DiagnosticCatalogue.Item, decoration: Decoration) -> String {
    let finding = item.finding
    var page = decoration.paint("\(item.code) \(item.code.name)", as: .strong) + " ("
    page += decoration.paint(finding.severity.rawValue, as: finding.severity.role) + "): " + finding.summary + "\n\n"
    page += Paragraph.wrap(finding.explanation, width: 80) + "\n"
    // What is too much can be too much to be shown.
    if !finding.wrong.isEmpty {
      page += decoration.paint("Wrong:", as: .strong) + "\n\n" + indented(finding.wrong)
      page += "\n" + indented(output(of: finding.wrong, for: item, decoration: decoration))
      page += "\n" + decoration.paint("Right:", as: .strong) + "\n\n" + indented(finding.right)
    }
    if let fix = fix(of: item) { page += "\n'check --fix' corrects it: \(fix.title).\n" }
    if let first = finding.rules.first {
      page += "\n" + decoration.paint("Rules", as: .strong) + ", as 'explain \(first)' prints them whole:\n"
      page += RuleReference.lines(for: finding.rules.compactMap(Rulebook.rule))
    }
    return page
  }

  /// How the wrong example of a kind is mended by `check --fix`; nil if it isn't.
  package static func fix(of item: DiagnosticCatalogue.Item) -> Fix? {
    compile(item.finding.wrong, for: item).diagnostics.first { $0.code == item.code }?.fix
  }

  /// The result of an example, a scene unless its kind is about storyboards or logs; beside it lies only `other.scene.yaml`.
  package static func compile(_ example: String, for item: DiagnosticCatalogue.Item? = nil) -> Compilation {
    if item?.isAboutStoryboards == true { return read(storyboard: example) }
    if let item, item.isAboutLogs { return read(log: example, for: item) }
    let other = "scene: Other\ninitial: main\ncontrollers: { main: }\n"
    return Pipeline.compile(text: example, name: examplePath, imports: ["other.scene.yaml": other])
  }

  private static func read(storyboard example: String) -> Compilation {
    var files = SourceFiles()
    var sink = DiagnosticSink()
    let file = SourceFile(path: "Example.storyboard", bytes: Array(example.utf8))
    _ = StoryboardParser.parse(file, id: files.add(file), sink: &sink)
    return Compilation(files: files, diagnostics: sink.sorted, plan: nil)
  }

  /// The scene in which a mistake of code is looked for behind a log.
  private static let sceneBesideLogs = """
    scene: Home
    initial: home
    controllers:
      home: { kind: container, class: Home, children: [banner] }
      banner: { class: Banner }
      pay: { class: Pay }
    """

  private static func read(log example: String, for item: DiagnosticCatalogue.Item) -> Compilation {
    var files = SourceFiles()
    var sink = DiagnosticSink()
    let file = SourceFile(path: "example.log", bytes: Array(example.utf8))
    let id = files.add(file)
    let reading = LogReader.read(file, id: id)
    for finding in reading.findings + LogLint.verdict(on: reading, of: id, title: \.title).findings {
      sink.report(finding)
    }
    if item.family == Diagnostic.searchFindings.title {
      let scene = item.code == Diagnostic.slipFound.code ? program(of: sceneBesideLogs) : nil
      var budget = Limits()[.logMoves]
      for run in reading.log.runs {
        let answer = LogSearch.answer(to: reading.log, run, with: scene, budget: &budget)
        for finding in answer?.findings(in: reading) ?? [] { sink.report(finding) }
      }
    }
    return Compilation(files: files, diagnostics: sink.sorted, plan: nil)
  }

  private static func program(of scene: String) -> Program? {
    var loader = TextLoader(texts: [:])
    return Pipeline.program(of: SourceFile(path: examplePath, bytes: Array(scene.utf8)), loader: &loader).program
  }

  private static func markdown(of item: DiagnosticCatalogue.Item) -> String {
    let finding = item.finding
    var page = "### \(item.code) `\(item.code.name)`\n\n*\(finding.severity.rawValue)*: \(finding.summary)\n\n"
    page += Paragraph.wrap(finding.explanation, width: 110) + "\n"
    if !finding.wrong.isEmpty {
      let language = item.isAboutStoryboards ? "xml" : item.isAboutLogs ? "text" : "yaml"
      page +=
        "```\(language)\n" + closed(finding.wrong) + "```\n```text\n"
        + output(of: finding.wrong, for: item, decoration: .plain)
      page += "```\nCorrect:\n```\(language)\n" + closed(finding.right) + "```\n"
    }
    if let fix = fix(of: item) { page += "\n`check --fix` corrects it: \(fix.title).\n" }
    if !finding.rules.isEmpty {
      let rules = finding.rules.compactMap(Rulebook.rule)
      page += "\nRules:\n\n"
      page += rules.map { "- \(RuleReference.link($0.id, from: "rules.md")) \($0.summary)\n" }.joined()
    }
    return page
  }

  private static func output(
    of example: String, for item: DiagnosticCatalogue.Item, decoration: Decoration
  ) -> String {
    let compilation = compile(example, for: item)
    var writer = ByteWriter()
    var printer = DiagnosticPrinter(files: compilation.files, decoration: decoration)
    for diagnostic in compilation.diagnostics { printer.print(diagnostic, to: &writer) }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private static func closed(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  private static func indented(_ text: String) -> String {
    closed(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
