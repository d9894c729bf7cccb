public import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG4xx: segues and presentation.
public enum SegueDiagnostic: Int, DiagnosticFamily {
  case unwindsNowhere = 401
  case dismissesNothing
  case dismissesAbove
  case presenterNotTold
  case contextUndefined
  case switchesWhilePresenting
  case presentsWithoutStyle

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
    case .dismissesNothing:
      CatalogueEntry(
        .warning, "dismiss hits nobody",
        explanation: """
          `dismiss` was called, the controller has presented nobody, and neither it nor any of its ancestors is \
          presented. UIKit does nothing and says nothing. A pushed screen goes back with `pop`, not with `dismiss`.
          """,
        wrong: "scene: Presentation\ninitial: main\ncontrollers:\n  main:\nscript:\n  - dismiss\n",
        right:
          "scene: Presentation\ninitial: main\ncontrollers:\n  main:\n  sheet:\nscript:\n  - present: sheet\n  - dismiss\n",
        sources: ["P24", "M6.40", "M6.43"])
    case .dismissesAbove:
      CatalogueEntry(
        .note, "dismiss hits what the controller has presented, not itself",
        explanation: """
          `dismiss` was called on a controller that is presented and has itself presented another. UIKit then dismisses \
          the other one, and the controller stays. To close both, call `dismiss` on the controller's presenter.
          """,
        wrong: Self.scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: sheet"),
        right: Self.scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: main"),
        sources: ["P24", "M6.42"])
    case .presenterNotTold:
      CatalogueEntry(
        .warning, "the presenter isn't told",
        explanation: """
          A controller does something in `viewWillAppear`, `viewWillDisappear` or their did-callbacks, and presents in \
          a style that leaves it on the screen. It hears nothing when the other screen comes and nothing when it goes, \
          so those steps don't run. Up to iOS 12 the default style covered the presenter; from iOS 13 on it is a card. \
          Present full screen, or let the sheet tell its presenter itself.
          """,
        wrong: Self.scene("- present: sheet", main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
        right: Self.scene(
          "- present: sheet\n    modalPresentationStyle: fullScreen",
          main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
        sources: ["P13", "M6.20", "M6.31"])
    case .contextUndefined:
      CatalogueEntry(
        .warning, "nobody defines the context",
        explanation: """
          A context style asks for the nearest ancestor that defines a presentation context, and there is none: the \
          presentation covers the whole screen as `fullScreen` or `overFullScreen` would. Set \
          `definesPresentationContext: true` on the controller that is to be covered.
          """,
        wrong: Self.scene("- present: sheet\n    modalPresentationStyle: currentContext"),
        right: Self.scene(
          "- present: sheet\n    modalPresentationStyle: currentContext", main: "{ definesPresentationContext: true }"),
        sources: ["M6.2", "M6.5"])
    case .switchesWhilePresenting:
      CatalogueEntry(
        .warning, "the tab is switched while its content presents",
        explanation: """
          Another tab is selected while a controller inside the selected tab presents in its own context. From iOS 8 \
          to 13 the screen was seen to stay black when such a presentation was dismissed after coming back to its tab. \
          Dismiss first, or refuse the selection while somebody is presented.
          """,
        wrong: Self.tabs(
          "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - select: other\n    in: main"),
        right: Self.tabs(
          "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - dismiss\n  - select: other\n    in: main"
        ),
        sources: ["T3.17"])
    case .presentsWithoutStyle:
      CatalogueEntry(
        .warning, "`none` is no style to present in",
        explanation: """
          Something is presented in the style `none`. That is what a delegate answers to keep a presentation from \
          adapting; it names no way to present, and nothing is published on what UIKit makes of it. Here it is taken \
          for `automatic`. Name a style, or none at all.
          """,
        wrong: Self.scene("- present: sheet\n    modalPresentationStyle: none"),
        right: Self.scene("- present: sheet\n    modalPresentationStyle: formSheet"), sources: ["M6.20"])
    }
  }

  private static func scene(_ script: String, main: String = "") -> String {
    "scene: Presentation\ninitial: main\ncontrollers:\n  main:\(main.isEmpty ? "" : " " + main)\n  sheet:\n  other: { retained: true }\nscript:\n  - load: other\n  \(script)\n"
  }

  private static func tabs(_ script: String) -> String {
    """
    scene: Context in a tab
    initial: main
    controllers:
      main: { kind: tabs, tabs: [page, other] }
      page: { definesPresentationContext: true }
      other:
      sheet:
    script:
      \(script)

    """
  }
}
