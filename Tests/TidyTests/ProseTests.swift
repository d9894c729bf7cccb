import Foundation
import SceneTestSupport
import Testing

/// The part of house rule 4 that a machine can check: words for people, manners of speech, long sentences.
@Suite struct ProseTests {
  /// Files that people write. Pages and records that the tests make follow from these.
  private static let files =
    ["Sources", "Tests", "examples", "schema"]
    .flatMap { folder in
      Repository.files(below: folder) { path in
        [".swift", ".md", ".yaml", ".py", ".mutants"].contains(where: path.hasSuffix) && !made.contains(path)
          && !path.hasPrefix("Tests/Storyboards/") && !path.contains("/__pycache__/")
      }
    } + ["README.md"]

  private static let made = [
    "Tests/Conformance/README.md", "Tests/Rules/README.md", "examples/README.md", "schema/diagnostics.md",
    "schema/rules.md", "schema/words.md", "Tests/TidyTests/ProseTests.swift",
  ]

  /// Documents in which each sentence is measured.
  private static let documents = files.filter { $0.hasSuffix(".md") }

  /// Where words for people mean people, or are the name of a scene, which its plan contains.
  private static let allowed: [(path: String, count: Int, reason: String)] = [
    ("README.md", 1, "people who could have tried a command"),
    ("Sources/README.md", 2, "the house rule itself"),
    ("Sources/SceneFiles/StagedFile.swift", 1, "users of the system"),
    ("Sources/SceneCompiler/Findings/LevelFindings.swift", 1, "authors of scenes"),
    ("Sources/SceneGraphs/DiagramDescription.swift", 1, "people who can't see a picture"),
    ("Sources/SceneCanvas/Pictures/SVGCanvas.swift", 2, "people who can't see a picture, or read the file"),
    ("Sources/SceneSemantics/Playing/ContainmentFindings.swift", 1, "people who measure UIKit"),
    ("Sources/SceneSemantics/Playing/ContainmentStepFindings.swift", 1, "people who measure UIKit"),
    ("Sources/SceneSemantics/Playing/UIKitFindings.swift", 1, "people who measure UIKit"),
    ("Sources/SceneSemantics/Validation/AnswerFindings.swift", 1, "people who measure UIKit"),
    ("Sources/SceneLanguage/Diagnostics/DeclarationFindings.swift", 2, "people who measure UIKit"),
    ("Sources/SceneYAML/Diagnostics/YAMLPartFindings.swift", 1, "authors of scenes"),
    ("Sources/SceneKinds/Tabs/TabCalls.swift", 1, "people who measure UIKit"),
    ("Tests/RuleTests/RulePage.swift", 1, "people who measure UIKit"),
    ("Tests/SceneCLITests/CompareTests.swift", 1, "an unknown name in a command line"),
    ("Tests/SceneCLITests/PlayerPageTests.swift", 1, "people who can't see the page"),
    ("Tests/SceneCLITests/VerbTests.swift", 2, "unknown names in command lines"),
    ("Tests/SceneDiagramsTests/FocusTests.swift", 2, "unknown names"),
    ("Tests/SceneRuntimeTests/TraceJudgeTests.swift", 1, "an unknown name"),
    ("examples/containment/forwarding-forgotten.scene.yaml", 1, "the scene's name"),
    ("examples/embedding/container-views.scene.yaml", 1, "people who measure UIKit"),
    ("examples/loading/no-parent.scene.yaml", 1, "people who measure UIKit"),
    ("examples/modal/unwind-nobody-answers.scene.yaml", 1, "the scene's name"),
    ("examples/modal/what-dismiss-dismisses.scene.yaml", 2, "a remark in the scene's plan"),
    ("examples/modal/who-presents.scene.yaml", 1, "the scene's name"),
    ("examples/pager/curl.scene.yaml", 1, "people who measure UIKit"),
    ("examples/pager/who-asks-when.scene.yaml", 1, "the scene's name"),
    ("examples/questions/who-presents.scene.yaml", 1, "the scene's name"),
    ("examples/segues/other-storyboard.scene.yaml", 1, "people who measure UIKit"),
    ("examples/split/display-modes.scene.yaml", 1, "people who measure UIKit"),
    ("Sources/SceneCompiler/Reference/ConsoleLine.swift", 1, "a word by which a person asks"),
    ("Tests/README.md", 1, "people who could have tried a command"),
    ("schema/guide/4-pictures-in-your-documents.md", 1, "people who can't see a picture"),
    ("schema/README.md", 1, "people who have rebuilt UIKit"),
  ]

  @Test func `there is something to look at`() {
    #expect(ProseTests.files.count > 800 && ProseTests.documents.count > 10)
  }

  @Test func `words for people mean people`() throws {
    // Names such as `who-presents` lead to files.
    let people = "who|whoever|whom|nobody|somebody|anybody|everybody|someone|anyone|everyone"
    for path in ProseTests.files {
      let found = try ProseTests.places(of: "(?i)(?<![-/])\\b(?:\(people))\\b(?!-)", in: try Repository.text(path))
      let entry = ProseTests.allowed.first { $0.path == path }
      #expect(
        found.count == entry?.count ?? 0,
        "\(path) has \(found); it may have \(entry?.count ?? 0) (\(entry?.reason ?? "none"))")
    }
    for entry in ProseTests.allowed { #expect(ProseTests.files.contains(entry.path) && !entry.reason.isEmpty) }
  }

  @Test func `manners of speech that need two readings are gone`() throws {
    let manners = [
      "unless told otherwise", "says otherwise", "answers 1", "The answer is 0", " as ever", "hears nothing",
      "hear nothing", "hears of", "stands twice", "one too many", "tells nobody", "of one's own", "made anew",
    ]
    for path in ProseTests.files {
      #expect(try ProseTests.places(of: manners.joined(separator: "|"), in: try Repository.text(path)) == [], "\(path)")
    }
  }

  /// The places that a pattern finds.
  private static func places(of pattern: String, in text: String) throws -> [String] {
    let regex = try NSRegularExpression(pattern: pattern)
    return regex.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      Range(match.range, in: text).map { String(text[$0]) }
    }
  }

  @Test(arguments: documents) func `no sentence of a document has more than 25 words`(path: String) throws {
    for sentence in ProseTests.sentences(of: try Repository.text(path)) {
      #expect(sentence.split(separator: " ").count <= 25, "\(sentence)")
    }
  }

  @Test func `no sentence of a comment has more than 25 words, and none is a clause that hangs in the air`() throws {
    for path in ProseTests.files where [".swift", ".yaml"].contains(where: path.hasSuffix) {
      let marker = path.hasSuffix(".swift") ? "//" : "#"
      for sentence in ProseTests.sentences(of: ProseTests.comments(of: try Repository.text(path), after: marker)) {
        #expect(sentence.split(separator: " ").count <= 25, "\(path): \(sentence)")
        // Comments of scenes may ask: in which order …?
        guard marker == "//" else { continue }
        let words = sentence.split(separator: " ").prefix(2)
        #expect(
          words.last != "which" || !ProseTests.prepositions.contains(String(words[0])), "\(path): \(sentence)")
      }
    }
  }

  @Test func `no definition begins with a clause in the place of a noun`() throws {
    for path in ProseTests.files where path.hasSuffix(".swift") {
      var former = Substring()
      for line in try Repository.text(path).split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        if line.hasPrefix("/// What ") || line.hasPrefix("/// The same ") {
          #expect(former.hasPrefix("///"), "\(path): \(line)")
        }
        former = line
      }
    }
  }

  @Test func `the test of sentences finds what it looks for`() {
    let long = String(repeating: "word ", count: 26)
    let code = "/// In which line.\n/// \(long)\n\nlet a = 1\n// ```\n// \(long)\n// ```\n"
    let found = ProseTests.sentences(of: ProseTests.comments(of: code, after: "//"))
    #expect(found.map { $0.split(separator: " ").count }.filter { $0 > 0 } == [3, 26])
    #expect(found[0].hasPrefix("In which"))
    #expect(ProseTests.edits.count == 4)
  }

  /// The comments of a file as a page: what stands behind the marker on lines of their own, other lines empty.
  private static func comments(of text: String, after marker: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      guard rest.hasPrefix(marker) else { return "" }
      let words = rest.drop { marker.contains($0) }
      return words.hasPrefix(" ") ? String(words.dropFirst()) : String(words)
    }.joined(separator: "\n")
  }

  /// The sentences of a page of Markdown, without code, tables and links. A colon or a semicolon ends one too.
  private static func sentences(of page: String) -> [String] {
    var paragraphs = [""]
    var isCode = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      let isProse = !isCode && !["```", "|", "<", "!", "#"].contains(where: line.hasPrefix)
      if !isProse || line.isEmpty || isItem(line) { paragraphs.append("") }
      if isProse { paragraphs[paragraphs.count - 1] += line + " " }
    }
    return paragraphs.flatMap { paragraph in
      edits.reduce(paragraph) { text, edit in
        edit.pattern.stringByReplacingMatches(
          in: text, range: NSRange(text.startIndex..., in: text), withTemplate: edit.replacement)
      }.split(separator: "\n").map(String.init)
    }
  }

  /// Whether a line begins an item of a list.
  private static func isItem(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    let mark = text.prefix { $0 != " " }
    guard mark.count < text.count, let last = mark.last else { return false }
    return mark == "-" || mark == "*" || last == "." && mark.count > 1 && mark.dropLast().allSatisfy(\.isNumber)
  }

  private static let prepositions: Set = ["In", "Of", "By", "With", "For", "From", "At", "To", "On"]

  /// The edits that leave sentences, a line each. Foundation's engine takes a tenth of the time for a thousand files.
  private static let edits: [(pattern: NSRegularExpression, replacement: String)] = [
    ("<!--.*?-->", ""), ("`[^`]*`", "code"), ("\\]\\([^)]*\\)", "]"), ("[.?!:;·][*)]*\\s", "\n"),
  ].compactMap { pattern, replacement in
    (try? NSRegularExpression(pattern: pattern)).map { ($0, replacement) }
  }
}
