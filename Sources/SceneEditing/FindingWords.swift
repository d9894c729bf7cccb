internal import SceneCompiler

/// The findings of scenes as words of a comment.
enum FindingWords {
  static let items = DiagnosticCatalogue.items.filter { !$0.isAboutLogs && DiagnosticCatalogue.canBeSet($0.code) }.map {
    CompletionItem(
      label: $0.code.name, role: .finding, detail: "\($0.code)", documentation: $0.finding.summary,
      inserted: $0.code.name)
  }
}
