package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG4xx: segues and presentation.
package enum SegueDiagnostic: Int, DiagnosticFamily {
  case unwindsNowhere = 401
  case dismissesNothing
  case dismissesAbove
  case presenterNotTold
  case contextUndefined
  case switchesWhilePresenting
  case presentsWithoutStyle
  case replacesRootWhilePresenting
  case popsNothing
  case callsNothing
  case dismissesForAnother
  case hasNoExits

  package static let title = "Segues and presentation"

  package var entry: CatalogueEntry {
    switch self {
    case .unwindsNowhere:
      CatalogueEntry(
        .warning, "no controller takes the unwind action",
        explanation: """
          An unwind segue fired, but no controller between the source and the root took its action. A controller that \
          implements the action isn't in this hierarchy, or refuses it, or is the source itself, which UIKit leaves \
          out. The tap then does nothing, and the console says nothing.
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
        rules: ["G7.43", "G7.45"])
    case .dismissesNothing:
      CatalogueEntry(
        .warning, "dismiss has no effect",
        explanation: """
          `dismiss` was called on a controller that presents nothing and isn't presented, and no container around it \
          presents anything or is presented. UIKit silently does nothing. A pushed screen goes back with `pop`, not \
          with `dismiss`.
          """,
        wrong: "scene: Presentation\ninitial: main\ncontrollers:\n  main:\nscript:\n  - dismiss\n",
        right:
          "scene: Presentation\ninitial: main\ncontrollers:\n  main:\n  sheet:\nscript:\n  - present: sheet\n  - dismiss\n",
        rules: ["M6.40", "M6.43", "V80"])
    case .dismissesAbove:
      CatalogueEntry(
        .note, "dismiss removes the presented controller, not the receiver",
        explanation: """
          `dismiss` was called on a presented controller that itself presents another one. UIKit then dismisses the \
          other one, and the receiver stays. To close both, call `dismiss` on the receiver's presenter.
          """,
        wrong: Self.scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: sheet"),
        right: Self.scene("- present: sheet\n  - present: other\n  - dismiss:\n    in: main"),
        rules: ["M6.42"])
    case .presenterNotTold:
      CatalogueEntry(
        .warning, "the presenter gets no callback",
        explanation: """
          A controller has steps in `viewWillAppear`, `viewWillDisappear` or their did-callbacks. It presents in a \
          style that leaves it on the screen. So it gets no callback when the other screen comes or goes, and those \
          steps don't run. Up to iOS 12 the default style covered the presenter; from iOS 13 on it is a card. Present \
          full screen, or let the sheet tell its presenter itself.
          """,
        wrong: Self.scene("- present: sheet", main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
        right: Self.scene(
          "- present: sheet\n    modalPresentationStyle: fullScreen",
          main: "{ overrides: { viewWillAppear: [{ load: other }] } }"),
        rules: ["M6.20", "M6.31"])
    case .contextUndefined:
      CatalogueEntry(
        .warning, "no controller defines the context",
        explanation: """
          A context style searches for the nearest ancestor that defines a presentation context, but there is none. \
          The presentation then covers the whole screen, like `fullScreen` or `overFullScreen`. Set \
          `definesPresentationContext: true` on the controller that should be covered.
          """,
        wrong: Self.scene("- present: sheet\n    modalPresentationStyle: currentContext"),
        right: Self.scene(
          "- present: sheet\n    modalPresentationStyle: currentContext", main: "{ definesPresentationContext: true }"),
        rules: ["M6.2", "M6.5"])
    case .switchesWhilePresenting:
      CatalogueEntry(
        .warning, "the tab is switched while its content presents",
        explanation: """
          The step selects another tab while a controller inside the selected tab presents in its own context. People \
          saw a black screen on iOS 8 to 13 when they came back to the tab after such a presentation was dismissed. \
          Which callbacks came then isn't known, so the trace has those of any dismissal. Dismiss first, or refuse the \
          selection while a presentation is open.
          """,
        wrong: Self.tabs(
          "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - select: other\n    in: main"),
        right: Self.tabs(
          "- present: sheet\n    in: page\n    modalPresentationStyle: currentContext\n  - dismiss\n  - select: other\n    in: main"
        ),
        rules: ["T3.17"])
    case .presentsWithoutStyle:
      CatalogueEntry(
        .warning, "`none` is not a presentation style",
        explanation: """
          The step presents a controller in the style `none`. A delegate answers `none` to stop a presentation from \
          adapting; it isn't a way to present. No source says what UIKit does with it. Here it means `automatic`. Name \
          another style, or leave the style out.
          """,
        wrong: Self.scene("- present: sheet\n    modalPresentationStyle: none"),
        right: Self.scene("- present: sheet\n    modalPresentationStyle: formSheet"), rules: ["M6.20"])
    case .replacesRootWhilePresenting:
      CatalogueEntry(
        .warning, "the window's root is replaced while it presents",
        explanation: """
          The step gives the window another root while the old one, or a controller in it, presents. UIKit doesn't \
          dismiss the presentation: no delegate is told, and no completion runs. The presented view stays in the \
          window, behind the new root's. The old root and the presented controller stay in memory until a dismissal. \
          Dismiss first, and set the root in the completion.
          """,
        wrong: Self.scene("- present: sheet\n  - setRoot: other"),
        right: Self.scene("- present: sheet\n  - dismiss:\n    in: main\n    completion: [{ setRoot: other }]"),
        rules: ["M6.45"])
    case .popsNothing:
      CatalogueEntry(
        .warning, "pop has no effect",
        explanation: """
          `pop` or `swipe: pop` was written for a navigation controller that shows its root. There is nothing below \
          the root, so UIKit silently does nothing. A screen that was presented goes with `dismiss`, not with `pop`. \
          If another stack is meant, name it with `in`.
          """,
        wrong: Self.stack("- pop"), right: Self.stack("- push: detail\n  - pop"), rules: ["N2.8"])
    case .callsNothing:
      CatalogueEntry(
        .warning, "the controller is in no container",
        explanation: """
          Code of a controller runs while the controller is in no container, for example in a timer after a pop. In UIKit \
          `navigationController`, `tabBarController` or `splitViewController` is nil then, and a call on nil \
          silently does nothing. Name the container with `in` if the code has kept it, or stop the timer when the \
          controller goes.
          """,
        wrong: Self.stack("- push: detail\n  - pop\n  - wait: 3", detail: Self.timer("")),
        right: Self.stack("- push: detail\n  - pop\n  - wait: 3", detail: Self.timer(", in: main")), rules: ["C1.3"])
    case .dismissesForAnother:
      CatalogueEntry(
        .note, "dismiss takes what a container presents",
        explanation: """
          `dismiss` was called on a controller that presents nothing itself. UIKit asks the containers around it, one \
          after the other. The first one that presents something dismisses that, whichever controller has asked for \
          the presentation. That `dismiss` climbs in this way is a choice: `quirks: [no-dismissClimbs]` turns it off.
          """,
        wrong: Self.stack("- present: detail\n    in: main\n  - dismiss:\n    in: list"),
        right: Self.stack("- present: detail\n    in: main\n  - dismiss:\n    in: main"), rules: ["V80"])
    case .hasNoExits:
      CatalogueEntry(
        .warning, "a system without unwind segues",
        explanation: """
          An unwind segue fired on iOS 5. Exits came with iOS 6, so here it does nothing. Name a newer system with \
          `ios`, or go back with `dismiss` or `pop`.
          """,
        wrong: Self.exit(on: 5), right: Self.exit(on: 6), rules: ["V83"])
    }
  }

  private static func scene(_ script: String, main: String = "") -> String {
    "scene: Presentation\ninitial: main\ncontrollers:\n  main:\(main.isEmpty ? "" : " " + main)\n  sheet:\n  other: { retained: true }\nscript:\n  - load: other\n  \(script)\n"
  }

  private static func stack(_ script: String, detail: String = "") -> String {
    "scene: Stack\ninitial: main\ncontrollers:\n  main: { kind: navigation, stack: [list] }\n  list:\n  detail:\(detail)\nscript:\n  \(script)\n"
  }

  private static func exit(on ios: Int) -> String {
    """
    scene: Exit
    ios: \(ios)
    initial: list
    controllers:
      list: { unwindActions: [close] }
      detail: { segues: { done: { unwind: close } } }
    script:
      - present: detail
      - trigger: done

    """
  }

  private static func timer(_ receiver: String) -> String {
    " { overrides: { viewDidAppear: [{ push: detail, after: 2\(receiver) }] } }"
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
