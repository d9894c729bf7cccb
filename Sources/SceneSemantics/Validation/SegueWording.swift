internal import SceneBasics
internal import ScenePlan

/// The words of SG4xx.
extension Diagnostic {
  /// - Parameter refusing: A controller that implements the action and refuses it.
  static func unwindsNowhere(
    _ action: String, declared: SourceSpan?, from source: String, refusedBy refusing: String?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.unwindsNowhere, "no controller between '\(source)' and the root takes '\(action)'", at: span,
      notes: declared.map { [Diagnostic.Note("the segue is declared here", at: $0)] } ?? [],
      hint: refusing.map { "'\($0)' implements it and answers false: change its 'canPerformUnwindSegueAction'" }
        ?? "add 'unwindActions: [\(action)]' to the controller it should lead back to")
  }

  static func dismissesNothing(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.dismissesNothing, "'\(name)' presents nothing and isn't presented, so 'dismiss' does nothing",
      at: span, hint: "name the presented controller with 'in', or 'pop' a pushed controller")
  }

  static func dismissesForAnother(
    _ name: String, presenter: String, presented: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.dismissesForAnother,
      "'\(name)' presents nothing, so 'dismiss' takes '\(presented)', which '\(presenter)' presents", at: span,
      hint: "write 'in: \(presenter)' if that is meant")
  }

  static func hasNoExits(_ segue: String, declared: SourceSpan?, ios: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.hasNoExits, "iOS \(ios) has no unwind segues, so '\(segue)' does nothing", at: span,
      notes: declared.map { [Diagnostic.Note("the segue is declared here", at: $0)] } ?? [],
      hint: "write 'ios: 6' or newer, or go back with 'dismiss' or 'pop'")
  }

  static func popsNothing(_ root: String, of stack: String, _ verb: StepVerb, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.popsNothing,
      "'\(root)' is the root of '\(stack)', so '\(verb == .swipe ? "swipe: pop" : "pop")' does nothing", at: span,
      hint: "'push' a controller first, name another stack with 'in', or 'dismiss' a presented controller")
  }

  /// - Parameter gone: The receiver, or the outermost controller around it: the one that is in no container.
  static func callsNothing(_ verb: StepVerb, _ receiver: String, gone: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.callsNothing,
      "'\(gone)' is in no container then, so '\(verb.rawValue)'\(gone == receiver ? "" : " of '\(receiver)'") does nothing",
      at: span,
      hint: "the code calls nil here; name the container with 'in' if the code has kept it")
  }

  static func dismissesAbove(_ name: String, other: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.dismissesAbove, "'dismiss' on '\(name)' dismisses '\(other)', not '\(name)'", at: span,
      hint: "call it on the presenter of '\(name)' to close both")
  }

  static func presenterNotTold(
    _ name: String, _ callback: String, by sheet: String, at span: SourceSpan, override: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.presenterNotTold, "'\(name)' stays on the screen under '\(sheet)' and gets no callback", at: span,
      notes: override.map { [Diagnostic.Note("'\(name)' has steps in '\(callback)'", at: $0)] } ?? [],
      hint: "present 'fullScreen', or let '\(sheet)' tell '\(name)' when it goes")
  }

  static func contextUndefined(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.contextUndefined, "no controller above '\(name)' defines a presentation context", at: span,
      hint: "set 'definesPresentationContext: true' on the controller to be covered")
  }

  static func presentsWithoutStyle(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.presentsWithoutStyle, "'\(name)' can't be presented in the style 'none'", at: span,
      hint: "name another 'modalPresentationStyle', or leave it out")
  }

  static func switchesWhilePresenting(_ container: String, presented: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      SegueDiagnostic.switchesWhilePresenting, "'\(container)' switches tabs while its content presents '\(presented)'",
      at: span, hint: "dismiss '\(presented)' first")
  }
}
