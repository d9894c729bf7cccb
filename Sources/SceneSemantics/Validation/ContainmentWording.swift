internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// The words of SG3xx.
extension PlayFindings {
  /// The place at which a container turns forwarding off: the answer that has to change.
  private func forwardingAnswer(of container: Identity?) -> SourceSpan? {
    for override in container.flatMap({ program.settings(of: $0.template)?.overrides }) ?? [] {
      if case .answer(.shouldAutomaticallyForwardAppearanceMethods, _) = override.body {
        return program.places.span(of: override.place)
      }
    }
    return nil
  }

  /// A finding of the watch, in words and with places.
  func diagnostic(_ finding: ContainmentWatch.Finding) -> Diagnostic {
    let child = "'\(finding.child.name(in: program))'"
    let parent = finding.parent.map { "'\($0.name(in: program))'" } ?? "its parent"
    let declared = declaration(of: finding.child.template)
    let place = finding.place.map { span(of: $0) } ?? forwardingAnswer(of: finding.parent) ?? declared
    func found(
      _ message: String, note: String? = nil, hint: String, adding steps: [(verb: String, side: Remedy.Side)] = []
    ) -> Diagnostic {
      let notes = finding.other.flatMap { other in note.map { [Diagnostic.Note($0, at: span(of: other))] } } ?? []
      let missing = steps.map { step in
        Remedy.Step(
          step.verb, finding.child.name(in: program), isUnderOf: step.verb == StepVerb.endAppearanceTransition.rawValue,
          step.side)
      }
      return Diagnostic(
        finding.kind, message, at: place, notes: notes.filter { $0.span != place }, hint: hint,
        remedy: steps.isEmpty || finding.place == nil ? nil : .insert(missing, near: place))
    }
    switch finding.kind {
    case .childNeverAdded:
      return found(
        "the view of \(child) is in \(parent), but \(child) was never added as a child",
        hint: "call 'addChild' before 'addSubview'",
        adding: [("addChild", .before(["addSubview"])), ("didMove", .after(["addSubview"]))])
    case .didMoveMissing:
      return found(
        "\(child) never gets 'didMove' after it moved to \(parent)", hint: "end the adding with 'didMove'",
        adding: [("didMove", .after(["addChild", "addSubview", "constrain"]))])
    case .viewBeforeAddChild:
      return found(
        "the view of \(child) is added before 'addChild'", note: "'addChild' comes only here",
        hint: "call 'addChild' first, then 'addSubview'")
    case .willMoveMissing:
      return found(
        "\(child) leaves \(parent) without 'willMove(nil)'", hint: "begin the removal with 'willMove'",
        adding: [("willMove", .before(["transition", "removeConstraints", "removeFromSuperview", "removeFromParent"]))])
    case .viewLeftBehind:
      return found(
        "\(child) has left \(parent), but its view is still there",
        hint: "call 'removeFromSuperview' before 'removeFromParent'",
        adding: [("removeFromSuperview", .before(["removeFromParent"]))])
    case .childLeftBehind:
      return found(
        "the view of \(child) was removed, but \(child) is still a child of \(parent)",
        hint: "call 'removeFromParent' as well", adding: [("removeFromParent", .after(["removeFromSuperview"]))])
    case .parentRemovedFirst:
      return found(
        "\(child) leaves \(parent) before its view does", note: "the view goes only here",
        hint: "call 'removeFromSuperview' before 'removeFromParent'")
    case .addedTwice:
      return found(
        "\(child) already is a child of \(parent)",
        hint: "call 'addChild' once; a 'transition' keeps its old child until it ends")
    case .openAppearance:
      return found(
        "the appearance of \(child) is begun and never ended", hint: "end it with 'endAppearanceTransition'",
        adding: [("endAppearanceTransition", .after(["beginAppearanceTransition"]))])
    case .neverForwarded:
      return found(
        "\(child) is on the screen, but \(parent) forwards no appearance to it",
        hint: "in the four callbacks of \(parent) call 'beginAppearanceTransition' and 'endAppearanceTransition' for "
          + "it, or leave 'shouldAutomaticallyForwardAppearanceMethods' out")
    case .childOfStock, .movedByHand, .forwardsTwice, .removesOrphan, .movedToItself, .cantBeGivenUp:
      return found("\(child) in \(parent)", hint: "see 'scenograph explain \(finding.kind.code)'")
    }
  }
}

extension Diagnostic {
  static func childOfStock(
    _ name: String, container: String, kind: ControllerKind, at span: SourceSpan
  ) -> Diagnostic {
    var finding = Diagnostic(
      ContainmentDiagnostic.childOfStock,
      "'\(name)' is added directly to the stock container '\(container)'"
        + (kind == .tabs ? ", where each child is a tab" : ""),
      at: span, hint: kind.wayIn)
    // It becomes a tab, and nothing else happens.
    if kind == .tabs { finding.severity = .warning }
    return finding
  }

  static func embeddedInStock(_ name: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.childOfStock,
      "an embed segue adds '\(name)' directly to the stock container '\(container)'",
      at: span, hint: "embed '\(name)' in a plain controller; '\(container)' has no container view")
  }

  static func movedByHand(_ call: String, sentBy: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.movedByHand, "'\(sentBy)' sends '\(call)' itself", at: span,
      hint: "leave this call out")
  }

  static func movedToItself(_ name: String, call: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.movedToItself, "'\(call)' tells '\(name)' that it is its own parent", at: span,
      hint: "name the acting controller with 'in', or the parent with 'toParent'")
  }

  static func forwardsTwice(_ container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.forwardsTwice, "'\(container)' forwards appearance by hand, and UIKit forwards it too",
      at: span,
      hint: "override 'shouldAutomaticallyForwardAppearanceMethods: false', or leave the calls out")
  }

  static func cantBeGivenUp(_ name: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.cantBeGivenUp, "no gesture can give up the transition of '\(container)' to '\(name)'",
      at: span, hint: "begin the appearance by hand in the recipe of '\(container)', or leave 'cancelled' out")
  }

  static func removesOrphan(_ name: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ContainmentDiagnostic.removesOrphan,
      "'\(name)' has no parent, so nothing is removed from '\(container)'",
      at: span, hint: "leave the step out, or add the controller first")
  }
}
