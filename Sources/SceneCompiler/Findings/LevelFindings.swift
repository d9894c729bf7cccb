package import SceneBasics
internal import SceneSyntax

/// Levels of findings, and comments that ignore them, SG161 and up.
extension Diagnostic {
  package static let levelFindings = FindingFamily(
    "Levels and ignores",
    [
      unknownCode, fixedLevel, ignoresNothing,
    ])

  // MARK: SG161

  static let unknownCode = Finding(
    161, "unknownCode", .error, "a code that no finding has",
    explanation: """
      'findings' changes the level of kinds of findings. Each kind is written by its code, such as SG501, or by its \
      name, such as pushedTwice. A misspelt code would change nothing, and nobody would notice; so it is an error. \
      'scenograph explain' lists all codes.
      """,
    wrong: """
      scene: Levels
      findings: { pushdTwice: warning }
      controllers: { home: }
      """,
    right: """
      scene: Levels
      findings: { pushedTwice: warning }
      controllers: { home: }
      """)

  static func unknownCode(_ code: Located<String>) -> Diagnostic {
    Diagnostic(
      unknownCode, "no finding is called '\(code.value)'", at: code.span,
      hint: advice(for: code.value), fix: .correcting(code.value, at: code.span, among: DiagnosticCatalogue.words))
  }

  // MARK: SG162

  static let fixedLevel = Finding(
    162, "fixedLevel", .error, "a level that can't be changed",
    explanation: """
      Errors from SG101 to SG299 are about a file that can't be read or a name that doesn't exist. Without a scene the \
      compiler can't go on, so these errors can't be warnings, and can't be off. Findings from SG300 on say what UIKit \
      will do with a scene. They stop nothing and can have any level.
      """,
    wrong: """
      scene: Levels
      findings: { unknownKey: off }
      controllers: { home: }
      """,
    right: """
      scene: Levels
      findings: { pushedTwice: off }
      controllers: { home: }
      """)

  static func fixedLevel(_ code: DiagnosticCode, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      fixedLevel, "'\(code.name)' stops the compilation, so its level can't be changed", at: span,
      hint: "delete the entry, and correct the scene where \(code) is found")
  }

  // MARK: SG163

  static let ignoresNothing = Finding(
    163, "ignoresNothing", .warning, "an ignore comment without effect",
    explanation: """
      A comment 'scenograph:ignore' suppresses the findings that it names. It applies to its own line or, if it stands \
      alone, to the next line. This comment suppresses nothing. The finding may no longer exist, or stand on another \
      line. It may stop the compilation, so that it can't be ignored. Or the code is misspelt. If the comment stays, \
      it will hide the next mistake on its line. Delete it, or put it where the finding is.
      """,
    wrong: """
      scene: Ignores
      initial: home
      controllers: { home: }
      script:
        - memoryWarning # scenograph:ignore pushedTwice
      """,
    right: """
      scene: Ignores
      initial: main
      controllers:
        main: { kind: navigation, stack: [home] }
        home:
      script:
        - push: home # scenograph:ignore pushedTwice -- this is what the scene shows
      """)

  /// About a comment without a code.
  static func ignoresNothing(withoutCode ignore: IgnoreComment) -> Diagnostic {
    Diagnostic(
      ignoresNothing, "the comment doesn't say which finding it ignores", at: ignore.span,
      hint: "add its code or name, as in '# \(IgnoreComment.keyword) SG501'")
  }

  /// About a comment that is almost one that ignores.
  static func ignoresNothing(misspelt ignore: IgnoreComment) -> Diagnostic {
    let codes = ignore.codes.isEmpty ? "SG501" : ignore.codes.map(\.value).joined(separator: ", ")
    return Diagnostic(
      ignoresNothing, "this comment suppresses nothing: its mark is misspelt", at: ignore.span,
      hint: "write '# \(IgnoreComment.keyword) \(codes) -- why'",
      fix: .replacing(ignore.span, by: IgnoreComment.keyword, "write '\(IgnoreComment.keyword)'"))
  }

  /// About a dash that YAML's comments don't have in front of a reason.
  static func ignoresNothing(dash: Located<String>) -> Diagnostic {
    Diagnostic(
      ignoresNothing, "'\(dash.value)' is read as a code", at: dash.span,
      hint: "a reason stands behind '--', as in '# \(IgnoreComment.keyword) SG501 -- why'",
      fix: .replacing(dash.span, by: "--", "write '--'"))
  }

  /// About a code that no finding has.
  static func ignoresNothing(unknown code: Located<String>) -> Diagnostic {
    Diagnostic(
      ignoresNothing, "no finding is called '\(code.value)'", at: code.span,
      hint: DiagnosticCatalogue.suggestion(for: code.value).map { "did you mean '\($0)'?" }
        ?? "a reason stands behind '--'; 'scenograph explain findings' lists the codes",
      fix: .correcting(code.value, at: code.span, among: DiagnosticCatalogue.words))
  }

  /// About a finding that can't be ignored.
  static func ignoresNothing(fixed code: Located<String>, of ignore: IgnoreComment) -> Diagnostic {
    Diagnostic(
      ignoresNothing, "'\(code.value)' stops the compilation and can't be ignored", at: code.span,
      hint: "delete the comment, and correct the scene", fix: ignore.fixRemoving(code))
  }

  /// About a line that has no such finding.
  ///
  /// - Parameter other: A finding that it has; the comment may mean that one.
  static func ignoresNothing(
    _ code: Located<String>, of ignore: IgnoreComment, beside other: Diagnostic?
  ) -> Diagnostic {
    let meant = other.flatMap { DiagnosticCatalogue.canBeSet($0.code) ? "\($0.code)" : nil }
    return Diagnostic(
      ignoresNothing, "line \(ignore.line) has no finding '\(code.value)' to ignore", at: code.span,
      hint: meant.map { "write '\($0)' if that is what it shall ignore; else delete it" }
        ?? "delete it, or put it on the line of the finding",
      fix: meant == nil ? ignore.fixRemoving(code) : nil)
  }

  private static func advice(for code: String) -> String {
    DiagnosticCatalogue.suggestion(for: code).map { "did you mean '\($0)'?" }
      ?? "run 'scenograph explain findings' for the list of codes"
  }
}
