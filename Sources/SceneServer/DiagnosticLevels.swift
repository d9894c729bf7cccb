internal import SceneBasics
internal import SceneCompiler

/// The findings that a comment may keep away.
enum DiagnosticLevels {
  static func canBeIgnored(_ finding: Diagnostic) -> Bool { DiagnosticCatalogue.canBeSet(finding.code) }
}
