import SceneBasics
import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// The language reference says what is true: its tables, its scenes and its links.
@Suite struct LanguageTests {
  /// A scene of the page.
  struct Snippet: Sendable {
    var line: Int
    var text = ""

    /// The file that it is, as its first line says, or a name made of its place.
    var path: String {
      let first = text.prefix { $0 != "\n" }
      return first.wholeMatch(of: /# (\S+\.scene\.yaml)/).map { String($0.1) } ?? "line-\(line).scene.yaml"
    }
  }

  private static let page = "schema/README.md"
  private static let text = (try? Repository.text(page)) ?? ""
  private static let snippets = snippets(of: text)
  /// All of them lie in one folder.
  private static let files = MemoryFiles(Dictionary(uniqueKeysWithValues: snippets.map { ($0.path, $0.text) }))

  /// Tables whose subject stands on the floor of the command.
  private static let ownTables = [
    LanguageReference.Table(
      "verbs", head: ["verb", "what it does"], rows: Command.verbs.map { ["`\($0.name)`", $0.overview] }),
    LanguageReference.Table(
      "regions", head: ["region", "what it holds"],
      rows: RegionKind.all.map { ["`\($0.verb.name)\($0.verb.operands.usage)`", $0.verb.overview] }),
    LanguageReference.Table(
      "stages", head: ["stage", "what is done in it"],
      rows: WorkStage.allCases.map { ["`\($0.rawValue)`", $0.summary] }),
    LanguageReference.Table(
      "exit codes", head: ["code", "meaning"], rows: ExitCode.allCases.map { ["\($0.rawValue)", $0.summary] }),
  ]

  @Test func `tables are what the code says`() {
    let filled = LanguageReference.fill(LanguageTests.text, with: LanguageReference.tables + LanguageTests.ownTables)
    #expect(filled.unmatched == [])
    if let problem = Golden.problem(with: filled.page, at: LanguageTests.page) { Issue.record("\(problem)") }
  }

  @Test func `tables are complete in every row`() {
    for table in LanguageReference.tables {
      let rows = table.text.split(separator: "\n")
      #expect(rows.count > 2, "\(table.name)")
      for row in rows where table.name != "messages" { #expect(!row.contains("|  |"), "\(table.name): \(row)") }
    }
  }

  @Test func `a table is put between its marks and nowhere else`() {
    let page = "a\n<!-- table: t u -->\nold\n<!-- end -->\nb\n<!-- table: v -->\n<!-- end -->\n"
    let filled = LanguageReference.fill(
      page, with: [.init("t u", head: ["h"], rows: [["x"]]), .init("w", head: [], rows: [])])
    #expect(
      filled.page == "a\n<!-- table: t u -->\n| h |\n| --- |\n| x |\n<!-- end -->\nb\n<!-- table: v -->\n<!-- end -->\n"
    )
    #expect(filled.unmatched == ["v", "w"])
  }

  @Test func `there are scenes to try`() { #expect(LanguageTests.snippets.count >= 12) }

  @Test(arguments: snippets) func `a scene of the reference compiles`(snippet: Snippet) {
    let run = CommandRun(["compile", "--format", "listing", snippet.path], files: LanguageTests.files)
    #expect(run.exit == 0, "\(LanguageTests.page):\(snippet.line): \(run.errors)")
    let check = CommandRun(["check", "--reporter", "concise", snippet.path], files: LanguageTests.files)
    #expect(!check.output.contains(/\[SG[12]\d\d\]/), "\(LanguageTests.page):\(snippet.line): \(check.output)")
  }

  @Test(arguments: snippets.filter { $0.text.contains("script:") })
  func `what a scene of the reference expects comes true`(snippet: Snippet) {
    let test = CommandRun(["test", snippet.path], files: LanguageTests.files)
    #expect(test.exit == 0, "\(LanguageTests.page):\(snippet.line): \(test.output)\(test.errors)")
    #expect(snippet.text.contains("expect:"), "\(LanguageTests.page):\(snippet.line) shows nothing")
  }

  @Test func `links lead somewhere`() {
    let headings = LanguageTests.text.matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        .replacing(" ", with: "-")
    }
    for link in LanguageTests.text.matches(of: /\]\(([^)]+)\)/).map({ $0.1 }) {
      if link.hasPrefix("#") {
        #expect(headings.contains(String(link.dropFirst())), "\(link)")
      } else {
        #expect((try? Repository.text("schema/\(link.prefix { $0 != "#" })")) != nil, "\(link)")
      }
    }
  }

  private static func snippets(of page: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var isInside = false
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```yaml"
        if isInside { snippets.append(Snippet(line: index + 2)) }
      } else if isInside {
        snippets[snippets.count - 1].text += line + "\n"
      }
    }
    return snippets
  }
}
