/// The kinds of finding that one stage reports: an enum whose raw values are the numbers of the codes.
///
/// A case's name is the code's name, so it never changes once it is released.
package protocol DiagnosticFamily: CaseIterable, RawRepresentable<Int>, Hashable, Sendable {
  /// The subject of the family, as a heading.
  static var title: String { get }

  /// The catalogue's entry of this kind.
  var entry: CatalogueEntry { get }
}

extension DiagnosticFamily {
  package var code: DiagnosticCode { DiagnosticCode(number: rawValue, name: "\(self)") }
}

/// The catalogue's entry of a kind of finding: the source of `explain` and of `schema/diagnostics.md`.
package struct CatalogueEntry: Sendable {
  package var severity: Severity
  /// A few words, lower case.
  package var summary: String
  /// At least a paragraph: what it is and why it hurts.
  package var explanation: String
  /// A scene that gets exactly this finding.
  package var wrong: String
  /// The corrected scene, which gets no finding.
  package var right: String
  /// The rules of UIKit's behaviour on which it rests, by their numbers in the rulebook.
  package var rules: [String]
  /// Whether the input isn't wrong but too large: the command then ends with exit code 2 instead of 1.
  package var exceedsLimit: Bool

  package init(
    _ severity: Severity, _ summary: String, explanation: String, wrong: String, right: String,
    rules: [String] = [], exceedsLimit: Bool = false
  ) {
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
    self.rules = rules
    self.exceedsLimit = exceedsLimit
  }
}
