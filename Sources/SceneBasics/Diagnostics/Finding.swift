/// A kind of finding, as one value: what reports, `explain` and `schema/diagnostics.md` say about it.
///
/// A function of the same name stands below it. It takes typed values and makes the `Diagnostic`, with its message, its
/// advice and its fix.
package struct Finding: Sendable {
  package let code: DiagnosticCode
  package let entry: CatalogueEntry

  /// - Parameters:
  ///   - number: The number of the code. It never changes once it is released, and neither does the name.
  ///   - name: The name of the declaration.
  package init(
    _ number: Int, _ name: String, _ severity: Severity, _ summary: String, explanation: String, wrong: String,
    right: String, rules: [String] = [], exceedsLimit: Bool = false
  ) {
    code = DiagnosticCode(number: number, name: name)
    entry = CatalogueEntry(
      severity, summary, explanation: explanation, wrong: wrong, right: right, rules: rules, exceedsLimit: exceedsLimit)
  }

  /// A kind of finding whose texts stand apart from it.
  package init<Kind: DiagnosticFamily>(_ kind: Kind) {
    code = kind.code
    entry = kind.entry
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

  package init<Kind: DiagnosticFamily>(_ kind: Kind.Type) {
    self.init(kind.title, kind.allCases.map { Finding($0) })
  }
}
