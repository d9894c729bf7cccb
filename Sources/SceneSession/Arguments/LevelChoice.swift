package import SceneBasics
internal import SceneCompiler

/// `CODE=LEVEL`: how the command line wants findings of a kind to be taken.
package struct LevelChoice: Sendable {
  /// A code or a name, as typed.
  package let code: String
  package let level: FindingLevel

  /// Reads `SG501=warning`; nil if it isn't of that form.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, let level = FindingLevel(rawValue: parts[1]) else { return nil }
    code = parts[0]
    self.level = level
  }

  /// The levels by code; the last one holds if a kind is set twice.
  package static func levels(_ choices: [LevelChoice]) throws(CommandFailure) -> [DiagnosticCode: FindingLevel] {
    var levels: [DiagnosticCode: FindingLevel] = [:]
    for choice in choices {
      guard let item = DiagnosticCatalogue.find(choice.code) else {
        let nearest = DiagnosticCatalogue.suggestion(for: choice.code).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage(
          "no finding is called '\(choice.code)'" + nearest, hint: "run 'scenograph explain' for the list of codes")
      }
      guard DiagnosticCatalogue.canBeSet(item.code) else {
        throw .usage(
          "'\(item.code.name)' stops the compilation, so its level can't be changed",
          hint: "set levels of codes from SG300 on, and of warnings and notes")
      }
      levels[item.code] = choice.level
    }
    return levels
  }
}
