import SceneBasics
import Testing

/// The forms in which `check` gives out findings.
@Suite struct DiagnosticReporterTests {
  private static let unknownKey = Finding(
    104, "unknownKey", .warning, "sample", explanation: "", wrong: "", right: "")

  private func report(as name: String) throws -> String {
    var files = SourceFiles()
    let scene = files.add(SourceFile(path: "a.yaml", bytes: Array("seques: 1".utf8)))
    let other = files.add(SourceFile(path: "b.yaml", bytes: Array("x".utf8)))
    let diagnostic = Diagnostic(
      DiagnosticReporterTests.unknownKey, "unknown key \"seques\"",
      at: SourceSpan(line: 1, column: 1, length: 6, file: scene),
      notes: [Diagnostic.Note("imported here", at: SourceSpan(line: 1, column: 1, length: 0, file: other))],
      hint: "write 'segues'")
    var reporter = try #require(DiagnosticReporters.all.first { $0.name == name })
    var writer = ByteWriter()
    reporter.begin(ReportContext(version: "1.2.3", folder: "/f"), to: &writer)
    reporter.report([diagnostic], in: files, decoration: .plain, to: &writer)
    reporter.end(to: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `concise is the first line alone`() throws {
    #expect(try report(as: "concise") == "a.yaml:1:1: warning: unknown key \"seques\" [SG104]\n")
  }

  @Test func `JSON lines carry code, name, place, notes and hint`() throws {
    #expect(
      try report(as: "jsonl")
        == #"{"path":"a.yaml","line":1,"column":1,"length":6,"severity":"warning","code":"SG104","#
        + #""name":"unknownKey","message":"unknown key \"seques\"","hint":"write 'segues'","#
        + #""notes":[{"path":"b.yaml","line":1,"column":1,"length":0,"message":"imported here"}]}"# + "\n")
  }

  @Test func `JSON is the same objects in an array`() throws {
    let object = String(try report(as: "jsonl").dropLast())
    #expect(try report(as: "json") == "[\n  \(object)\n]\n")
  }

  @Test func `SARIF says what was found, by which version, and where`() throws {
    let report = try report(as: "sarif")
    #expect(report.contains(#""name": "scenograph", "version": "1.2.3""#))
    #expect(report.contains(#"{"id":"SG104","name":"unknownKey","shortDescription":{"text":"sample"}"#))
    #expect(report.contains(#""uri":"a.yaml"},"region":{"startLine":1,"startColumn":1,"endColumn":7}"#))
    #expect(report.contains(#""relatedLocations":[{"physicalLocation":{"artifactLocation":{"uri":"b.yaml"}"#))
  }

  @Test func `xcode's paths are whole`() throws {
    #expect(
      try report(as: "xcode").hasPrefix("/f/a.yaml:1:1: warning: unknown key \"seques\" [SG104]\n/f/b.yaml:1:1: note:"))
  }

  @Test func `text is the default and ends each finding with an empty line`() throws {
    #expect(DiagnosticReporters.all.first?.name == "text")
    #expect(try report(as: "text").hasSuffix("help: write 'segues'\n\n"))
  }
}
