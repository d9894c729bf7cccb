import Foundation
import SceneBasics
import SceneCompiler
import SceneSyntax
import SceneTestSupport
import Testing

/// A scene in the one form is the same scene.
@Suite struct FormattedSceneTests {
  static let scenes =
    PlanFiles.scenes + Repository.files(below: "Tests/Conformance") { $0.hasSuffix(".yaml") }
    + Repository.files(below: "Tests/Cases/invalid") { $0.hasSuffix(".yaml") }
  /// Scenes of the shared folder, if it is there.
  static let trials = Repository.files(below: "../shared/spec/scenes") { $0.hasSuffix(".yaml") }

  /// The plan of a scene and its findings, without a word about where anything stands.
  private func meaning(of bytes: [UInt8], at path: String) -> [String] {
    var loader = PackageLoader()
    let compilation = Pipeline.compile(SourceFile(path: path, bytes: bytes), loader: &loader)
    let findings = compilation.diagnostics.map { "\($0.code) \($0.message.replacing(/\d+/, with: "0"))" }
    guard let plan = compilation.plan else { return findings.sorted() }
    let text = String(decoding: PlanFiles.bytes(plan), as: UTF8.self)
    return [text.replacing(/,?"(noteMarks|marks?)":\[[\[\]\d,]*\]/, with: "")] + findings.sorted()
  }

  /// The bytes in the one form; nil if the file can't be read.
  private func form(_ bytes: [UInt8]) -> [UInt8]? {
    var sink = DiagnosticSink()
    switch SceneFormatter.format(SourceFile(path: "", bytes: bytes), id: FileID(0), sink: &sink) {
    case .formatted(let bytes): return bytes
    case .unreadable: return nil
    case .changed:
      Issue.record("it would say something else")
      return nil
    }
  }

  private func check(_ bytes: [UInt8], at path: String) {
    guard let formatted = form(bytes) else { return }
    #expect(form(formatted) == formatted, "it doesn't stay")
    // The one form has no tabs between words, so what is said of them goes, and nothing else does.
    let before = meaning(of: bytes, at: path).filter { !$0.hasPrefix("SG129 ") }
    #expect(meaning(of: formatted, at: path) == before)
  }

  @Test(arguments: Thoroughness.sample(scenes, oneIn: 4))
  func `a scene has the same plan and findings afterwards`(path: String) throws {
    check(Array(try Data(contentsOf: Repository.url(path))), at: path)
  }

  @Test(.enabled(if: !trials.isEmpty, "shared/spec/scenes is not there"), arguments: trials)
  func `a trial scene has the same plan and findings afterwards`(path: String) throws {
    check(Array(try Data(contentsOf: Repository.url(path))), at: path)
  }

  @Test(arguments: DiagnosticCatalogue.items.filter(\.isAboutScenes).map(\.code.name))
  func `the examples of the catalogue have the same plans and findings afterwards`(name: String) throws {
    let item = try #require(DiagnosticCatalogue.find(name))
    for text in [item.finding.wrong, item.finding.right] { check(Array(text.utf8), at: "x.scene.yaml") }
    if item.finding.right.isEmpty { return }
    let right = item.finding.right + (item.finding.right.hasSuffix("\n") ? "" : "\n")
    #expect(form(Array(right.utf8)).map { String(decoding: $0, as: UTF8.self) } == right, "an example that isn't in it")
  }

  @Test(arguments: Thoroughness.sample(PlanFiles.scenes, oneIn: 4))
  func `a scene that was indented as a whole comes back`(path: String) throws {
    let scene = try Repository.text(path)
    let lines = scene.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { "   " + $0 }.joined(separator: "\r\n")
    let formatted = try #require(form(Array(indented.utf8)))
    #expect(String(decoding: formatted.filter { $0 != 0x0D }, as: UTF8.self) == scene)
  }

  @Test(arguments: ["script:\n  — pop\n  • pop\n", "script:\n  -pop\n  -pop\n"])
  func `a list whose dashes are none stays as it is written`(script: String) {
    let text = "scene: Dashes\ninitial: a\ncontrollers:\n  a:\n" + script
    #expect(form(Array(text.utf8)) == Array(text.utf8))
    let bullets = "scene: S\ninitial:   a\ncontrollers:\n  a: { note: '• one' }\n"
    #expect(form(Array(bullets.utf8)) != Array(bullets.utf8))
  }
}
