import SceneCompiler
import SceneRules
import SceneTestSupport

/// The evidence of each rule, as the book has it: the program contains it as a Swift file, because it can't read the
/// tests.
enum RecordedEvidence {
  static let path = "Sources/SceneRules/RuleEvidence+Record.swift"

  static func evidence(of citations: RuleCitations, mutants: MutantList) throws -> RuleEvidence {
    var evidence = RuleEvidence()
    for (rule, witnesses) in citations.witnesses {
      if mutants.byRule[rule] != nil { evidence.held.insert("\(rule)") } else { evidence.shown.insert("\(rule)") }
      let paths = witnesses.map(\.path).sorted()
      let examples = paths.compactMap { stem(of: $0, below: "examples/") }
      if !examples.isEmpty { evidence.examples["\(rule)"] = examples }
    }
    evidence.named = try Golden.isRecording ? NamedRules.search() : RuleEvidence.recorded.named
    return evidence
  }

  /// The scenes of published logs, by the logs' names.
  static var observations: [String: String] {
    let paths = Repository.files(below: "Tests/Conformance") { $0.hasSuffix(".scene.yaml") }
    return Dictionary(
      paths.compactMap { path in
        path.split(separator: "/").last.map { (String($0.dropLast(".scene.yaml".count)), path) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The file's text.
  static func text(of evidence: RuleEvidence) -> String {
    let lines = evidence.text(width: 112).split(separator: "\n").map { "    \($0)\n" }.joined()
    return """
      // The tests write this file from what shows each rule (`UPDATE_GOLDENS=1`); see Tests/RuleTests.

      extension RuleEvidence {
        static let record = \"""
      \(lines)    \"""
      }

      """
  }

  private static func stem(of path: String, below folder: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(".scene.yaml") else { return nil }
    return String(path.dropFirst(folder.count).dropLast(".scene.yaml".count))
  }
}
