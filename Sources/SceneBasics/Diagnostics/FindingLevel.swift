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

extension Finding {
  /// Whether findings of this kind can be set to another level: what keeps a scene from being compiled is an error for
  /// every verb that needs the scene.
  package var canBeSet: Bool {
    !exceedsLimit && !(severity == .error && code.number < DiagnosticSink.firstHarmlessCode)
  }
}
