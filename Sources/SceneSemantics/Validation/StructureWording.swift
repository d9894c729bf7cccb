internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The words of SG32x and SG33x.
extension Diagnostic {
  static func inStack(_ kind: StructureDiagnostic, _ what: String, _ name: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      kind, "'\(name)' is a \(what) and can't stand on a stack", at: span,
      hint: "list its screens instead, or present '\(name)'")
  }

  static func tabsInStack(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.tabsInStack, "'\(name)' is a tab bar controller, and stands on a stack", at: span,
      hint: "put the stack into a tab; apps do it the other way round too, against the documentation")
  }

  static func spineIgnored(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.spineIgnored, "'\(name)' scrolls, so its 'spineLocation' is ignored", at: span,
      hint: "leave it out, or choose 'transitionStyle: pageCurl'", remedy: .deleteEntry(span))
  }

  static func spacingIgnored(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.spacingIgnored, "the pages of '\(name)' curl, so 'interPageSpacing' is ignored", at: span,
      hint: "leave it out, or choose 'transitionStyle: scroll'", remedy: .deleteEntry(span))
  }

  static func sidesContradictSpine(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.sidesContradictSpine, "'\(name)' has its spine in the middle and must be double-sided",
      at: span,
      hint: "leave 'isDoubleSided' out", remedy: .deleteEntry(span))
  }

  static func cycleTooShort(_ name: String, pages: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.cycleTooShort, "'\(name)' cycles through \(pages) pages, and needs three", at: span,
      hint: "add pages, or use 'dataSource: pages'")
  }

  static func opensOnDetail(_ name: String, hasColumns: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.opensOnDetail, "in compact width '\(name)' opens on its detail", at: span,
      hint: "write 'overrides: { "
        + (hasColumns ? "topColumnForCollapsing: primary" : "collapseSecondary: handled")
        + " }' in '\(name)' if it should open on its list")
  }

  static func leftToCode(_ question: LeftToCode.Question, of name: String, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch question {
      case .unwind(let action, let source):
        (
          "only code says which controller takes '\(action)' of '\(source)'",
          "add 'unwindActions: [\(action)]' to that controller"
        )
      case .collapse(let hasColumns):
        (
          "only code says what '\(name)' shows in compact width",
          "answer '\(hasColumns ? "topColumnForCollapsing" : "collapseSecondary")' under 'overrides'"
        )
      case .custom(let segue): ("only code says what the custom segue '\(segue)' does", "add its 'steps'")
      case .pages: ("only code says which pages '\(name)' has", "add its 'pages'")
      }
    return Diagnostic(StructureDiagnostic.leftToCode, message, at: span, hint: hint)
  }

  static func unreachable(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.unreachable, "nothing leads to '\(name)'", at: span,
      hint: "delete its scene, or give it a segue or a 'storyboardIdentifier'")
  }

  static func madeByCode(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.madeByCode, "only code can make '\(name)', by its identifier", at: span,
      hint: "nothing has to be done if code does")
  }

  static func statusBarUnasked(
    _ answer: String, _ child: String, container: String, _ delegation: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.statusBarUnasked, "'\(container)' doesn't ask '\(child)' for '\(answer)'", at: span,
      hint: "override '\(delegation): \(child)' in '\(container)'")
  }

  static func styleHiddenByBar(_ child: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.styleHiddenByBar, "the navigation bar of '\(container)' decides, not '\(child)'", at: span,
      hint: "hide the bar with 'isNavigationBarHidden: true', or leave the answer out")
  }

  static func orientationUnasked(_ child: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.orientationUnasked, "'\(container)' doesn't ask '\(child)' for its orientations", at: span,
      hint: "answer in '\(container)', or present '\(child)' full screen")
  }

  static func orientationUnaskedOnPad(_ child: String, container: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.orientationUnasked,
      "on a pad no controller is asked for its orientations, and '\(container)' never asks '\(child)'", at: span,
      hint: "leave the answer out")
  }

  static func turnsUnasked(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.turnsUnasked, "on a pad '\(name)' isn't asked for its orientations", at: span,
      hint:
        "write 'requiresFullScreen: true' in 'device' if the app has 'UIRequiresFullScreen', or leave the answer out")
  }

  static func childrenHearNothing(_ name: String, _ callback: Callback, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.childrenHearNothing,
      "the children of '\(name)' never get '\(callback.rawValue)'", at: span,
      hint: "call super: leave 'super: false' out")
  }

  static func neverAsked(
    _ question: AnswerKey, _ name: String, kind: ControllerKind, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.neverAsked, "UIKit never asks '\(name)' for '\(question.rawValue)'", at: span,
      hint: "answer in a controller of kind '\(kind.rawValue)', or leave it out")
  }

  /// A finding of `StructureDiagnostic.neverAsked` about an answer that belongs to what is presented.
  static func answersForPresented(
    _ question: AnswerKey, _ presenter: String, presented: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.neverAsked, "UIKit never asks '\(presenter)' for '\(question.rawValue)' here", at: span,
      hint: "a scene has the answer of the delegate in what is presented: write it under 'overrides' of '\(presented)'")
  }

  static func modeOfOtherStyle(_ mode: String, _ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StructureDiagnostic.modeOfOtherStyle, "'\(name)' has no third column for '\(mode)'", at: span,
      hint: "choose a mode that begins with 'one', or 'style: tripleColumn'")
  }
}
