/// How findings of a kind are to be taken, whatever the catalogue says.
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
  /// an error to whoever wants to go on.
  public func canBeSet(of code: DiagnosticCode) -> Bool {
    !exceedsLimit && !(severity == .error && code.number < DiagnosticSink.firstHarmlessCode)
  }
}
