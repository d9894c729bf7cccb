package import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// SG54x: steps of a person that nothing on the screen heeds.
package enum TouchDiagnostic: Int, DiagnosticFamily {
  case touchesCovered = 541
  case touchesUnselectedTab
  case touchesBelowTop
  case touchesHiddenColumn
  case touchesOffScreen
  case dragsNoCard
  case swipesWithoutBar
  case touchesInMotion

  package static let title = "What a person can't touch"

  package var entry: CatalogueEntry {
    switch self {
    case .touchesCovered:
      CatalogueEntry(
        .warning, "a touch on what is covered",
        explanation: """
          The step is a person's tap or swipe on a controller that lies under a presentation. A sheet and a popover \
          take all touches too, although one still sees what is under them. So nothing happens. Dismiss the \
          presentation first, or write what code would do: `perform` for a segue, `select` for a tab, `pop` for a swipe.
          """,
        wrong: Self.stack("- present: sheet\n  - trigger: next\n    in: list"),
        right: Self.stack("- present: sheet\n  - dismiss\n  - trigger: next\n    in: list"), rules: ["V32"])
    case .touchesUnselectedTab:
      CatalogueEntry(
        .warning, "a touch in a tab that isn't selected",
        explanation: """
          The step is a person's tap or swipe in a tab that isn't on the screen. So nothing happens. Tap that tab \
          first. Code can reach the controller all the same: it performs a segue with `perform`.
          """,
        wrong: Self.tabs("- trigger: next\n    in: second"),
        right: Self.tabs("- tap: second\n  - trigger: next\n    in: second"), rules: ["V32"])
    case .touchesBelowTop:
      CatalogueEntry(
        .warning, "a touch below the top of a stack",
        explanation: """
          The step is a person's tap or swipe on a member of a stack that isn't its top. Only the top is on the \
          screen, so nothing happens. Go back first, or write what code would do: `perform` for a segue.
          """,
        wrong: Self.stack("- push: detail\n  - trigger: next\n    in: list"),
        right: Self.stack("- push: detail\n  - pop\n  - trigger: next\n    in: list"), rules: ["V32"])
    case .touchesHiddenColumn:
      CatalogueEntry(
        .warning, "a touch in a column that isn't shown",
        explanation: """
          The step is a person's tap or swipe in a column of a split view that isn't on the screen. So nothing \
          happens. Show the column first.
          """,
        wrong: Self.split("- trigger: next\n    in: list"),
        right: Self.split("- showColumn: primary\n    in: main\n  - trigger: next\n    in: list"), rules: ["V32"])
    case .touchesOffScreen:
      CatalogueEntry(
        .warning, "a touch on what isn't on the screen",
        explanation: """
          The step is a person's tap or swipe on a controller whose view isn't in the window. It was made or loaded, \
          but nothing has put it there, or it has left. So nothing happens. Bring it onto the screen first. A tab bar is \
          off the screen too, as long as a pushed controller has `hidesBottomBarWhenPushed: true`.
          """,
        wrong: Self.stack("- load: detail\n  - trigger: back\n    in: detail"),
        right: Self.stack("- push: detail\n  - trigger: back\n    in: detail"), rules: ["V32"])
    case .dragsNoCard:
      CatalogueEntry(
        .warning, "a swipe on a presentation that can't be dragged",
        explanation: """
          Only cards can be dragged away: page sheets and form sheets, from iOS 13 on, while they are cards. A \
          full-screen, over-full-screen, context or custom presentation has no such gesture, and its delegate is never \
          asked. So nothing happens. A button ends such a presentation: use `dismiss`.
          """,
        wrong: Self.stack("- present: sheet\n    modalPresentationStyle: fullScreen\n  - swipe: dismiss"),
        right: Self.stack("- present: sheet\n    modalPresentationStyle: fullScreen\n  - dismiss"),
        rules: ["V24", "V32"])
    case .swipesWithoutBar:
      CatalogueEntry(
        .warning, "a swipe back that is off",
        explanation: """
          With its navigation bar hidden a navigation controller doesn't recognise the swipe back, unless code turns it \
          on. Nor does one whose delegate gives animations. So nothing happens. If the app's code turns the gesture on, say so with \
          `gestureRecognizerShouldBegin: true` under `overrides` of the navigation controller. Otherwise use `pop`. The \
          answer `false` turns the gesture off.
          """,
        wrong: Self.bare("- swipe: pop"),
        right: Self.bare("- set: { gestureRecognizerShouldBegin: true }\n    in: main\n  - swipe: pop"),
        rules: ["V32"])
    case .touchesInMotion:
      CatalogueEntry(
        .warning, "a touch inside a stack that pushes or pops",
        explanation: """
          The step is a person's tap or swipe on a controller in a stack whose push or pop still runs. From iOS 8 to 25 \
          nothing happens then. From iOS 26 on the new top takes touches during the transition. From iOS 8 to 12 no touch \
          counts while a presentation or a dismissal runs, either. Let the transition end first, or write what code would \
          do: `perform` for a segue.
          """,
        wrong: Self.stack("- push: detail\n  - trigger: back\n    in: detail\n    after: 0.1"),
        right: Self.stack("- push: detail\n  - trigger: back\n    in: detail"), rules: ["V62"])
    }
  }

  private static func stack(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list: { segues: { next: { show: detail } } }
      detail: { segues: { back: { present: sheet } } }
      sheet:
    script:
      \(script)

    """
  }

  private static func tabs(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: tabs, tabs: [first, second] }
      first:
      second: { segues: { next: { present: sheet } } }
      sheet:
    script:
      \(script)

    """
  }

  private static func split(_ script: String) -> String {
    """
    scene: Touch
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: doubleColumn, preferredDisplayMode: secondaryOnly, primary: list, secondary: page }
      list: { segues: { next: { present: sheet } } }
      page:
      sheet:
    script:
      \(script)

    """
  }

  private static func bare(_ script: String) -> String {
    """
    scene: Touch
    initial: main
    controllers:
      main: { kind: navigation, stack: [list, detail], isNavigationBarHidden: true }
      list:
      detail:
    script:
      \(script)

    """
  }
}
