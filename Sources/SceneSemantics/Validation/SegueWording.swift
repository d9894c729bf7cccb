internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The words of SG4xx.
extension Diagnostic {
  /// - Parameter refusing: Who implements the action and doesn't take it.
  static func unwindsNowhere(
    _ segue: SegueDeclaration, from source: String, refusedBy refusing: String?, at span: SourceSpan,
    scene: ResolvedScene
  ) -> Diagnostic {
    let action = scene.text(segue.object.value)
    return Diagnostic(
      SegueDiagnostic.unwindsNowhere, "nobody between '\(source)' and the root takes '\(action)'", at: span,
      notes: [Diagnostic.Note("the segue is declared here", at: segue.id.span)],
      hint: refusing.map { "'\($0)' implements it and answers false: change its 'canPerformUnwindSegueAction'" }
        ?? "add 'unwindActions: [\(action)]' to the controller it should lead back to")
  }

  static func dismissesNothing(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.dismissesNothing, "'\(name)' has presented nobody and isn't presented, so 'dismiss' does nothing",
      at: span, hint: "say with 'in' who is to go, or 'pop' a pushed controller")
  }

  static func dismissesAbove(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.dismissesAbove, "'dismiss' on '\(name)' dismisses '\(other)', not '\(name)'", at: span,
      hint: "call it on the presenter of '\(name)' to close both")
  }

  static func presenterNotTold(
    _ name: String, _ callback: String, by sheet: String, at span: SourceSpan, override: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.presenterNotTold, "'\(name)' stays on the screen under '\(sheet)' and hears nothing", at: span,
      notes: [Diagnostic.Note("'\(name)' does something in '\(callback)'", at: override)],
      hint: "present 'fullScreen', or let '\(sheet)' tell '\(name)' when it goes")
  }

  static func contextUndefined(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.contextUndefined, "nobody above '\(name)' defines a presentation context", at: span,
      hint: "set 'definesPresentationContext: true' on the controller to be covered")
  }

  static func presentsWithoutStyle(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.presentsWithoutStyle, "'none' is no style in which '\(name)' could be presented", at: span,
      hint: "name another 'modalPresentationStyle', or leave it out")
  }

  static func switchesWhilePresenting(_ container: String, presented: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.switchesWhilePresenting, "'\(container)' switches tabs while its content presents '\(presented)'",
      at: span, hint: "dismiss '\(presented)' first")
  }
}

extension Rehearsal {
  /// T3.17: somebody inside the tab that goes presents in a context of its own.
  mutating func noteSwitch(of container: InstanceID, from tab: InstanceID, _ state: HierarchyState) {
    var open = [tab]
    while let here = open.popLast() {
      if let presented = state.presentedOnScreen(from: here) {
        sink.report(
          .switchesWhilePresenting(
            plan.name(container), presented: plan.name(presented), at: frame.span ?? span(of: frame.mark)))
        return
      }
      open += state[here].children
    }
  }
}
