package import SceneRules

extension Rule {
  /// The findings that name the rule; each has examples that the tests compile.
  package var findings: [DiagnosticCatalogue.Item] {
    DiagnosticCatalogue.items.filter { $0.finding.rules.contains(id) }
  }

  /// The standing of the rule; nil if the book forgot to say it.
  package func status(in evidence: RuleEvidence) -> RuleStatus? {
    switch standing {
    case .partOf(let rule): .partOf(rule)
    case .notModelled(let reason): .notModelled(reason)
    case .tested:
      evidence.held.contains(id)
        ? evidence.named[id] == nil ? .guarded : .held
        : evidence.shown.contains(id) || !findings.isEmpty ? .shown : choice == nil ? nil : .choice
    }
  }
}
