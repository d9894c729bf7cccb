public import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG4xx: segues and presentation.
public enum SegueDiagnostic: Int, DiagnosticFamily {
  case unwindsNowhere = 401

  public static let title = "Segues and presentation"

  public var entry: CatalogueEntry {
    switch self {
    case .unwindsNowhere:
      CatalogueEntry(
        .warning, "nobody takes the unwind action",
        explanation: """
          An unwind segue fired, and no controller between the source and the root took its action: those who implement \
          it aren't in this hierarchy, refuse it, or are the source itself, which UIKit leaves out. The tap then does \
          nothing, and nothing on the console says so.
          """,
        wrong: """
          scene: Unwind
          initial: list
          controllers:
            list:
            detail:
              unwindActions: [close]
              segues: { done: { unwind: close } }
          script:
            - present: detail
            - trigger: done
          """,
        right: """
          scene: Unwind
          initial: list
          controllers:
            list: { unwindActions: [close] }
            detail:
              segues: { done: { unwind: close } }
          script:
            - present: detail
            - trigger: done
          """,
        sources: ["G7.43", "G7.45"])
    }
  }
}

extension Diagnostic {
  static func unwindsNowhere(_ segue: SegueDeclaration, from source: String, at span: SourceSpan, scene: ResolvedScene)
    -> Diagnostic
  {
    let action = scene.text(segue.object.value)
    return Diagnostic(
      SegueDiagnostic.unwindsNowhere, "nobody between '\(source)' and the root takes '\(action)'", at: span,
      notes: [Diagnostic.Note("the segue is declared here", at: segue.id.span)],
      hint: "add 'unwindActions: [\(action)]' to the controller it should lead back to")
  }
}
