/// A kind of finding, as one value: what reports, `explain` and `schema/diagnostics.md` say about it.
///
/// A function of the same name stands below it. It takes typed values and makes the `Diagnostic`, with its message, its
/// advice and its fix.
package struct Finding: Sendable {
  package let code: DiagnosticCode
  package let severity: Severity
  /// A few words, lower case.
  package let summary: String
  /// At least a paragraph: what it is and why it hurts.
  package let explanation: String
  /// A scene that gets exactly this finding.
  package let wrong: String
  /// The corrected scene, which gets no finding.
  package let right: String
  /// The rules of UIKit's behaviour on which it rests, by their numbers in the rulebook.
  package let rules: [String]
  /// Whether the input isn't wrong but too large: the command then ends with exit code 2 instead of 1.
  package let exceedsLimit: Bool

  /// - Parameters:
  ///   - number: The number of the code. It never changes once it is released, and neither does the name.
  ///   - name: The name of the declaration.
  package init(
    _ number: Int, _ name: String, _ severity: Severity, _ summary: String, explanation: String, wrong: String,
    right: String, rules: [String] = [], exceedsLimit: Bool = false
  ) {
    code = DiagnosticCode(number: number, name: name)
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.wrong = wrong
    self.right = right
    self.rules = rules
    self.exceedsLimit = exceedsLimit
  }
}

/// Findings about one subject. A finding that is in no family can't be explained, and a test finds it.
package struct FindingFamily: Sendable {
  /// The subject, as a heading.
  package let title: String
  package let findings: [Finding]

  package init(_ title: String, _ findings: [Finding]) {
    self.title = title
    self.findings = findings
  }
}
