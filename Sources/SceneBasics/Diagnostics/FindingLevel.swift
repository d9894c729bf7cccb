/// The level of a kind of findings, which overrides the catalogue.
public enum FindingLevel: String, CaseIterable, Sendable {
  case error, warning, note, off

  /// The severity that it gives; nil takes the finding away.
  public var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}

extension CatalogueEntry {
  /// Whether findings of this kind, with a code, can be set to another level: what keeps a scene from being compiled is
  /// an error for every verb that needs the scene.
  package func canBeSet(of code: DiagnosticCode) -> Bool {
    !exceedsLimit && !(severity == .error && code.number < DiagnosticSink.firstHarmlessCode)
  }
}
