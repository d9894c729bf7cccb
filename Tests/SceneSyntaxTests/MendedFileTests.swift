import SceneBasics
import SceneLanguage
import Testing

@testable import SceneSyntax

/// The part of a file that is read behind the line at which libyaml stops, and the findings.
@Suite struct MendedFileTests {
  private func file(_ line: String, below head: String = "scene: Half\ninitial: a\ncontrollers:\n  a:\n") -> Parsed {
    parse(head + line + "\n  b: { title: B }\nscript:\n  - push: b\n")
  }

  private func names(_ parsed: Parsed) -> [String] {
    parsed.document.controllers.map { parsed.symbols.text($0.id.value) }
  }

  @Test(arguments: [
    ("  half", "half", 111), ("  half: { ti", "half", 107), ("  half: { title: \"So", "half", 107),
    ("  half: { segues: { go: { show: [", "half", 107), ("  half: { title: 'It''s", "half", 107),
  ])
  func `a line that isn't whole gets one finding, and those around it are read`(
    line: String, name: String, code: Int
  ) {
    let parsed = file(line)
    #expect(parsed.findings.map(\.code.number) == [code], "\(parsed.findings.map(\.message))")
    #expect(Set(names(parsed)).isSuperset(of: ["a", "b"]))
    #expect(parsed.document.script?.count == 1)
    #expect(parsed.document.mendedLines.map(\.line) == [5] && parsed.document.mendedLines[0].written == line)
  }

  @Test func `what can't be completed is left out`() {
    let parsed = file("  @half: x")
    #expect(parsed.findings.map(\.code.number) == [108])
    #expect(names(parsed) == ["a", "b"])
  }

  @Test func `two faults get two findings`() {
    let parsed = file("  half\n  c: { title: \"x }")
    #expect(parsed.findings.map(\.code.number) == [111, 107])
    #expect(parsed.findings.map(\.span.line) == [5, 6])
  }

  @Test func `what belongs to a line that is left out is no fault of its own`() {
    let parsed = file("  @half:\n    title: x\n    overrides: { viewDidLoad: [] }")
    #expect(parsed.findings.map(\.code.number) == [108], "\(parsed.findings.map(\.message))")
    #expect(names(parsed) == ["a", "b"])
  }

  @Test func `a half key stands for the key that would be missing`() {
    let parsed = parse("scene: Half\ninit\ncontrollers:\n  a:\nscript:\n  - push: a\n")
    #expect(parsed.findings.map(\.code.number) == [111], "\(parsed.findings.map(\.message))")
  }

  @Test func `half a key at the margin stands for the whole one`() {
    let parsed = parse("scene: Half\ninitial: a\ncontr\n  a: { title: A }\nscript:\n  - push: a\n")
    #expect(names(parsed) == ["a"] && parsed.findings.map(\.code.number) == [111], "\(parsed.findings.map(\.message))")
  }

  @Test func `half a key becomes one that the file lacks, of the form that stands below`() {
    let imported = parse("scene: Half\nios: 17\ni\n  other: o.yaml\ninitial: a\ncontrollers:\n  a:\n")
    #expect(imported.document.imports.count == 1 && imported.findings.map(\.code.number) == [111])
    let script = parse("scene: Half\ninitial: a\ncontrollers:\n  a:\nsc\n  - push: a\n  - pop\n")
    #expect(script.document.script?.count == 2 && script.findings.map(\.code.number) == [111])
  }

  @Test(arguments: ["s", "scen"]) func `a scene that names callbacks is no log while its first key is written`(
    key: String
  ) {
    let text = "# It gets viewDidLoad.\n\(key)\ninitial: a\ncontrollers:\n  a: { title: A }\nscript:\n  - push: a\n"
    let parsed = parse(text)
    #expect(parsed.findings.map(\.code.number) == [110], "\(parsed.findings.map(\.message))")
    #expect(names(parsed) == ["a"])
  }

  @Test func `an expectation that loses a key beside others counts as it will`() {
    let head = "scene: Half\ninitial: a\ncontrollers:\n  a:\nscript:\n"
    let parsed = parse(head + "  - expect:\n      of: [a]\n      callb\n      trace: []\n")
    #expect(parsed.findings.map(\.code.number) == [111], "\(parsed.findings.map(\.message))")
    let step = parse(head + "  - set\n    direction: forward\n    in: a\n")
    #expect(step.findings.map(\.code.number) == [110], "\(step.findings.map(\.message))")
  }

  @Test func `what loses all that it holds isn't empty`() {
    let parsed = parse("scene: Half\ninitial: a\ncontrollers:\n  : {}\n")
    #expect(parsed.findings.map(\.code.number) == [105], "\(parsed.findings.map(\.message))")
  }

  @Test func `the tabs of a file are one fault where they follow each other`() {
    let parsed = parse("scene: Half\ninitial: a\ncontrollers:\n\ta:\n\tb:\n")
    #expect(parsed.findings.map(\.code.number) == [106] && names(parsed) == ["a", "b"])
  }

  @Test func `findings on other lines stay, without fixes as long as the file is broken`() {
    let parsed = file("  half\n  c: { titel: x }")
    #expect(parsed.findings.map(\.code.number) == [111, 151])
    #expect(parsed.findings.last?.fix == nil)
    #expect(parsed.findings.last?.hint != nil, "the finding is the one that the whole file gets")
  }

  @Test func `no line of a Windows file moves`() {
    let parsed = parse("scene: Half\r\ninitial: a\r\ncontrollers:\r\n  a: { titel: x }\r\n  ha\r\n  b:\r\n")
    #expect(parsed.findings.map(\.span.line) == [4, 5])
  }

  @Test func `a file with more than 32 faults gets the first`() {
    let many = { (count: Int) in file((1...count).map { "  h\($0): [" }.joined(separator: "\n")) }
    #expect(many(33).findings.count == 1 && many(33).document.mendedLines.isEmpty)
    #expect(many(4).document.mendedLines.count >= 4 && names(many(4)).contains("b"))
  }

  @Test func `bytes that are no text aren't mended`() {
    let parsed = parse(Array("scene: x\ncontrollers:\n  a: ".utf8) + [0xFF, 0x0A])
    #expect(parsed.findings.map(\.code.number) == [101] && parsed.document.mendedLines.isEmpty)
  }

  @Test(arguments: [("half: [", "editor", false), ("half: { sh: edi", "editor", true), ("editor: {", "editor", true)])
  func `a line explains the names that stand on it, or that its last word begins`(
    written: String, name: String, isExplained: Bool
  ) {
    let span = SourceSpan(line: 9, column: 1, length: 1, file: FileID(0))
    let finding = Diagnostic(Diagnostic.missingKey, "no controller is called '\(name)'", at: span)
    let one = MendedLine(line: 5, written: written, block: "")
    let other = MendedLine(line: 6, written: "half: [", block: "  - \(name)")
    #expect(MendedWords(of: [one]).explain(finding) == isExplained)
    #expect(MendedWords(of: [other]).explain(finding) && MendedWords(of: [one, other]).explain(finding))
  }
}
