package import SceneBasics

/// SG32x and SG33x: what a scene's declarations alone show to go wrong.
package enum StructureDiagnostic: Int, DiagnosticFamily {
  case navigationInStack = 321
  case splitInStack
  case tabsInStack
  case spineIgnored
  case spacingIgnored
  case cycleTooShort
  case opensOnDetail
  case statusBarUnasked
  case styleHiddenByBar
  case orientationUnasked
  case childrenHearNothing
  case sidesContradictSpine
  case neverAsked
  case modeOfOtherStyle
  case leftToCode
  case unreachable
  case madeByCode
  case turnsUnasked

  package static let title = "Structure"

  package var entry: CatalogueEntry {
    switch self {
    case .navigationInStack:
      CatalogueEntry(
        .error, "a navigation controller inside a stack",
        explanation: """
          A stack lists a navigation controller. UIKit raises when one is pushed on another. List its screens instead, \
          or present it. A plain container around it may be on a stack.
          """,
        wrong: Self.scene(
          "{ kind: navigation, stack: [flow] }", "flow: { kind: navigation, stack: [page] }\n  page:", launches: false),
        right: Self.scene("{ kind: navigation, stack: [page] }", "page:", launches: false), rules: ["N2.11"])
    case .splitInStack:
      CatalogueEntry(
        .error, "a split view controller inside a stack",
        explanation: """
          A stack lists a split view controller. UIKit raises when one is pushed. It belongs at the root of a window. \
          A plain container around it may be on a stack.
          """,
        wrong: Self.scene(
          "{ kind: navigation, stack: [columns] }",
          "columns: { kind: split, primary: page, secondary: { id: side } }\n  page:", launches: false),
        right: Self.scene("{ kind: navigation, stack: [page] }", "page:", launches: false), rules: ["S4.40"])
    case .tabsInStack:
      CatalogueEntry(
        .warning, "a tab bar controller inside a stack",
        explanation: """
          A stack lists a tab bar controller. UIKit doesn't raise, but its documentation doesn't allow it. Put the \
          stack into a tab.
          """,
        wrong: Self.scene(
          "{ kind: navigation, stack: [bar] }", "bar: { kind: tabs, tabs: [page] }\n  page:", launches: false),
        right: Self.scene(
          "{ kind: tabs, tabs: [stack] }", "stack: { kind: navigation, stack: [page] }\n  page:", launches: false),
        rules: ["N2.11"])
    case .spineIgnored:
      CatalogueEntry(
        .warning, "a scrolling pager has no spine",
        explanation: """
          `spineLocation` is an option of pages that curl. A page view controller that scrolls silently ignores it. \
          Leave it out, or choose `transitionStyle: pageCurl`.
          """,
        wrong: Self.scene("{ kind: pager, transitionStyle: scroll, spineLocation: max, pages: [page] }", "page:"),
        right: Self.scene("{ kind: pager, transitionStyle: scroll, pages: [page] }", "page:"), rules: ["P5.2"])
    case .spacingIgnored:
      CatalogueEntry(
        .warning, "curling pages have no space between them",
        explanation: """
          `interPageSpacing` is an option of pages that scroll. A page view controller that curls, which is the \
          default, silently ignores it. Leave it out, or choose `transitionStyle: scroll`.
          """,
        wrong: Self.scene("{ kind: pager, interPageSpacing: 20, pages: [page] }", "page:"),
        right: Self.scene("{ kind: pager, transitionStyle: scroll, interPageSpacing: 20, pages: [page] }", "page:"),
        rules: ["P5.2"])
    case .cycleTooShort:
      CatalogueEntry(
        .error, "a cycle of fewer than three pages",
        explanation: """
          A scrolling pager with the data source `cycle` needs three pages. With two pages, each is both the page \
          before and the page after the other. The pager then asks for one controller on both sides at once, and \
          crashes.
          """,
        wrong: Self.scene("{ kind: pager, transitionStyle: scroll, dataSource: cycle, pages: [a, b] }", "a:\n  b:"),
        right: Self.scene(
          "{ kind: pager, transitionStyle: scroll, dataSource: cycle, pages: [a, b, c] }", "a:\n  b:\n  c:"),
        rules: ["P5.38"])
    case .opensOnDetail:
      CatalogueEntry(
        .warning, "the split view opens on its detail",
        explanation: """
          In compact width the split view collapses as soon as it appears, and the scene doesn't say what happens to \
          the detail. Here it becomes the top of the primary's stack. Many people report this, though no source \
          documents it. The app then starts on a detail that the user hasn't chosen. Answer `collapseSecondary: \
          handled`, or name the top column or a compact one. A split view with a `class` of the app's own isn't \
          reported, since that class may answer. UIKit's own class can't.
          """,
        wrong: Self.scene(
          "{ kind: split, primary: list, secondary: detail }",
          "list: { kind: navigation, stack: [{ id: rows }] }\n  detail:"),
        right: Self.scene(
          "{ kind: split, primary: list, secondary: detail, overrides: { collapseSecondary: handled } }",
          "list: { kind: navigation, stack: [{ id: rows }] }\n  detail:"),
        rules: ["S4.20", "S4.21", "S4.31"])
    case .statusBarUnasked:
      CatalogueEntry(
        .warning, "the container doesn't ask the child about the bar",
        explanation: """
          A child answers for the status bar or the home indicator, but its container names no child for that \
          question. UIKit then asks the container itself, and the child's answer has no effect. Name the child in the \
          container's `childForStatusBarStyle`, `childForStatusBarHidden` or `childForHomeIndicatorAutoHidden`.
          """,
        wrong: Self.scene(
          "{ kind: container, children: [page] }", "page: { overrides: { prefersStatusBarHidden: true } }"),
        right: Self.scene(
          "{ kind: container, children: [page], overrides: { childForStatusBarHidden: page } }",
          "page: { overrides: { prefersStatusBarHidden: true } }"),
        rules: ["D8.1"])
    case .styleHiddenByBar:
      CatalogueEntry(
        .note, "the navigation bar decides the status bar's style",
        explanation: """
          A controller on a stack wants a status bar style, and the stack shows its navigation bar. As long as the bar \
          is visible, its own style decides, and UIKit doesn't ask the controller. Set the bar's style, or hide the \
          bar. That UIKit asks the controller then is a choice: nobody has measured it.
          """,
        wrong: Self.scene(
          "{ kind: navigation, stack: [page] }", "page: { overrides: { preferredStatusBarStyle: lightContent } }"),
        right: Self.scene(
          "{ kind: navigation, stack: [page], isNavigationBarHidden: true }",
          "page: { overrides: { preferredStatusBarStyle: lightContent } }"),
        rules: ["D8.3"])
    case .orientationUnasked:
      CatalogueEntry(
        .warning, "the container doesn't ask the child for its orientations",
        explanation: """
          A controller inside a container says which orientations it supports. UIKit asks only the topmost full-screen \
          controller, and no container asks its children, so the answer has no effect. Answer in the container, or \
          present the controller full screen.
          """,
        wrong: Self.scene(
          "{ kind: container, children: [page] }", "page: { overrides: { supportedInterfaceOrientations: [portrait] } }"
        ),
        right: Self.scene(
          "{ kind: container, children: [page], overrides: { supportedInterfaceOrientations: [portrait] } }", "page:"),
        rules: ["D8.5"])
    case .childrenHearNothing:
      CatalogueEntry(
        .warning, "the override leaves super out, so the children aren't told",
        explanation: """
          A container overrides `willTransition` or `viewWillTransition` and doesn't call `super`. The call of `super` \
          forwards the message, so the children don't get the new traits or the new size.
          """,
        wrong: Self.scene(
          "{ kind: container, children: [page], overrides: { viewWillTransition: { super: false } } }", "page:"),
        right: Self.scene("{ kind: container, children: [page], overrides: { viewWillTransition: [] } }", "page:"),
        rules: ["L9.4"])
    case .sidesContradictSpine:
      CatalogueEntry(
        .error, "a spine in the middle has two sides",
        explanation: """
          A curling pager with its spine in the middle shows two pages, so it is always double-sided. UIKit sets \
          `isDoubleSided` itself, and raises when it is set to false. Leave the key out, or move the spine.
          """,
        wrong: Self.scene("{ kind: pager, spineLocation: mid, isDoubleSided: false, pages: [a, b] }", "a:\n  b:"),
        right: Self.scene("{ kind: pager, spineLocation: mid, pages: [a, b] }", "a:\n  b:"), rules: ["P5.4"])
    case .neverAsked:
      CatalogueEntry(
        .warning, "an answer to a question that this kind is never asked",
        explanation: """
          A tab bar controller asks its delegate `shouldSelect`. A split view controller asks its delegate \
          `collapseSecondary` and `topColumnForCollapsing`. The scene writes the answer on the container that asks. A \
          controller of another kind never asks, so the answer has no effect. Move it to the container, or leave it \
          out.
          """,
        wrong: Self.scene("{ kind: tabs, tabs: [page] }", "page: { overrides: { shouldSelect: { page: false } } }"),
        right: Self.scene("{ kind: tabs, tabs: [page], overrides: { shouldSelect: { page: false } } }", "page:"),
        rules: ["T3.6"])
    case .modeOfOtherStyle:
      CatalogueEntry(
        .warning, "a display mode that the split's style doesn't have",
        explanation: """
          The modes that begin with `two` show two columns besides the secondary, and only a triple-column split view \
          has that many. Choose a mode that begins with `one`, or `style: tripleColumn`.
          """,
        wrong: Self.columns("twoBesideSecondary"), right: Self.columns("oneBesideSecondary"),
        rules: ["S4.3", "S4.5"])
    case .leftToCode: Self.leftToCodeEntry
    case .unreachable: Self.unreachableEntry
    case .madeByCode: Self.madeByCodeEntry
    case .turnsUnasked: Self.turnsUnaskedEntry
    }
  }

  private static func columns(_ mode: String) -> String {
    """
    scene: Columns
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: doubleColumn, preferredDisplayMode: \(mode), primary: list, secondary: detail }
      list:
      detail:

    """
  }

  private static func scene(_ main: String, _ more: String, launches: Bool = true) -> String {
    "scene: Structure\n\(launches ? "initial: main\n" : "")controllers:\n  main: \(main)\n  \(more)\n"
  }
}
