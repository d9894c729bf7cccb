package import SceneBasics

/// Mistakes that a scene's declarations alone show, SG32x and SG33x.
extension Diagnostic {
  package static let structureFindings = FindingFamily(
    "Structure",
    [
      navigationInStack, splitInStack, tabsInStack, spineIgnored, spacingIgnored, cycleTooShort, opensOnDetail,
      sidesContradictSpine, modeOfOtherStyle, columnOfOtherStyle, managesNoStack,
      managesInside, tellsNoDelegate,
    ] + searches + answers + partialScenes)

  // MARK: SG339

  static let managesNoStack = Finding(
    339, "managesNoStack", .error, "a group whose stack is no navigation controller",
    explanation: """
      The `stack` of a group of tabs is its `managingNavigationController`: UIKit sets its stack to the group's own \
      controller and the chosen tab. Only a navigation controller has a stack. It needs none of its own here.
      """,
    wrong: tabGroup("shelf:"), right: tabGroup("shelf: { kind: navigation }"), rules: ["T3.21"])

  private static func tabGroup(
    _ stack: String, _ group: String = "{ group: page, tabs: [side], stack: shelf }"
  ) -> String {
    """
    scene: Structure
    ios: 18
    initial: main
    controllers:
      main: { kind: tabs, tabs: [\(group)] }
      page:
      side:
      \(stack)

    """
  }

  static func managesNoStack(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      managesNoStack, "'\(name)' is no navigation controller, so it can't show what is chosen in the group", at: span,
      hint: "write 'kind: navigation' for '\(name)', or leave 'stack' out")
  }

  // MARK: SG343

  static let managesInside = Finding(
    343, "managesInside", .error, "a group inside a group has a stack of its own",
    explanation: """
      Groups of tabs may stand in groups. The stack of the outermost one shows all that is chosen in it: its own \
      controller, those of the groups inside, and the tab. No source says what a second stack in between does.
      """,
    wrong: tabGroup(
      "shelf: { kind: navigation }",
      "{ group: page, tabs: [{ group: { id: old }, tabs: [side], stack: { id: other, kind: navigation } }], stack: shelf }"
    ),
    right: tabGroup(
      "shelf: { kind: navigation }", "{ group: page, tabs: [{ group: { id: old }, tabs: [side] }], stack: shelf }"),
    rules: ["T3.21"])

  static func managesInside(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      managesInside, "'\(name)' is the stack of a group inside another one, and only the outer one's is modelled",
      at: span, hint: "leave 'stack' out here, and give one to the outermost group")
  }

  // MARK: SG321

  static let navigationInStack = Finding(
    321, "navigationInStack", .error, "a navigation controller inside a stack",
    explanation: """
      A stack lists a navigation controller. UIKit raises when one is pushed on another. List its screens instead, \
      or present it. A plain container around it may be on a stack.
      """,
    wrong: structure(
      "{ kind: navigation, stack: [flow] }", "flow: { kind: navigation, stack: [page] }\n  page:", launches: false),
    right: structure("{ kind: navigation, stack: [page] }", "page:", launches: false), rules: ["N2.11"])

  static func navigationInStack(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      navigationInStack, "'\(name)' is a navigation controller and can't stand on a stack", at: span,
      hint: "list its screens instead, or present '\(name)'")
  }

  // MARK: SG322

  static let splitInStack = Finding(
    322, "splitInStack", .error, "a split view controller inside a stack",
    explanation: """
      A stack lists a split view controller. UIKit raises when one is pushed. It belongs at the root of a window. \
      A plain container around it may be on a stack.
      """,
    wrong: structure(
      "{ kind: navigation, stack: [columns] }",
      "columns: { kind: split, primary: page, secondary: { id: side } }\n  page:", launches: false),
    right: structure("{ kind: navigation, stack: [page] }", "page:", launches: false), rules: ["S4.40"])

  static func splitInStack(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      splitInStack, "'\(name)' is a split view controller and can't stand on a stack", at: span,
      hint: "list its screens instead, or present '\(name)'")
  }

  // MARK: SG323

  static let tabsInStack = Finding(
    323, "tabsInStack", .warning, "a tab bar controller inside a stack",
    explanation: """
      A stack lists a tab bar controller. UIKit doesn't raise, but its documentation doesn't allow it. Put the \
      stack into a tab.
      """,
    wrong: structure(
      "{ kind: navigation, stack: [bar] }", "bar: { kind: tabs, tabs: [page] }\n  page:", launches: false),
    right: structure(
      "{ kind: tabs, tabs: [stack] }", "stack: { kind: navigation, stack: [page] }\n  page:", launches: false),
    rules: ["N2.11"])

  static func tabsInStack(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      tabsInStack, "'\(name)' is a tab bar controller, and stands on a stack", at: span,
      hint: "put the stack into a tab; apps do it the other way round too, against the documentation")
  }

  // MARK: SG324

  static let spineIgnored = Finding(
    324, "spineIgnored", .warning, "a scrolling pager has no spine",
    explanation: """
      `spineLocation` is an option of pages that curl. A page view controller that scrolls silently ignores it. \
      Leave it out, or choose `transitionStyle: pageCurl`.
      """,
    wrong: structure("{ kind: pager, transitionStyle: scroll, spineLocation: max, pages: [page] }", "page:"),
    right: structure("{ kind: pager, transitionStyle: scroll, pages: [page] }", "page:"), rules: ["P5.2"])

  static func spineIgnored(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      spineIgnored, "'\(name)' scrolls, so its 'spineLocation' is ignored", at: span,
      hint: "leave it out, or choose 'transitionStyle: pageCurl'", remedy: .deleteEntry(span))
  }

  // MARK: SG325

  static let spacingIgnored = Finding(
    325, "spacingIgnored", .warning, "curling pages have no space between them",
    explanation: """
      `interPageSpacing` is an option of pages that scroll. A page view controller that curls, which is the \
      default, silently ignores it. Leave it out, or choose `transitionStyle: scroll`.
      """,
    wrong: structure("{ kind: pager, interPageSpacing: 20, pages: [page] }", "page:"),
    right: structure("{ kind: pager, transitionStyle: scroll, interPageSpacing: 20, pages: [page] }", "page:"),
    rules: ["P5.2"])

  static func spacingIgnored(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      spacingIgnored, "the pages of '\(name)' curl, so 'interPageSpacing' is ignored", at: span,
      hint: "leave it out, or choose 'transitionStyle: scroll'", remedy: .deleteEntry(span))
  }

  // MARK: SG326

  static let cycleTooShort = Finding(
    326, "cycleTooShort", .error, "a cycle of fewer than three pages",
    explanation: """
      A scrolling pager with the data source `cycle` needs three pages. With two pages, each is both the page \
      before and the page after the other. The pager then asks for one controller on both sides at once, and \
      crashes.
      """,
    wrong: structure("{ kind: pager, transitionStyle: scroll, dataSource: cycle, pages: [a, b] }", "a:\n  b:"),
    right: structure(
      "{ kind: pager, transitionStyle: scroll, dataSource: cycle, pages: [a, b, c] }", "a:\n  b:\n  c:"),
    rules: ["P5.38"])

  static func cycleTooShort(_ name: String, pages: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      cycleTooShort, "'\(name)' cycles through \(pages) pages, and needs three", at: span,
      hint: "add pages, or use 'dataSource: pages'")
  }

  // MARK: SG327

  static let opensOnDetail = Finding(
    327, "opensOnDetail", .warning, "the split view opens on its detail",
    explanation: """
      In compact width the split view collapses as soon as it appears, and the scene doesn't say what happens to \
      the detail. Here it becomes the top of the primary's stack. Many people report this, though no source \
      documents it. The app then starts on a detail that the user hasn't chosen. Answer `collapseSecondary: \
      handled`, or name the top column or a compact one. A split view with a `class` of the app's own isn't \
      reported, since that class may answer. UIKit's own class can't.
      """,
    wrong: structure(
      "{ kind: split, primary: list, secondary: detail }",
      "list: { kind: navigation, stack: [{ id: rows }] }\n  detail:"),
    right: structure(
      "{ kind: split, primary: list, secondary: detail, overrides: { collapseSecondary: handled } }",
      "list: { kind: navigation, stack: [{ id: rows }] }\n  detail:"),
    rules: ["S4.20", "S4.21", "S4.31"])

  static func opensOnDetail(_ name: String, hasColumns: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      opensOnDetail, "in compact width '\(name)' opens on its detail", at: span,
      hint: "write 'overrides: { "
        + (hasColumns ? "topColumnForCollapsing: primary" : "collapseSecondary: handled")
        + " }' in '\(name)' if it should open on its list")
  }

  // MARK: SG332

  static let sidesContradictSpine = Finding(
    332, "sidesContradictSpine", .error, "a spine in the middle has two sides",
    explanation: """
      A curling pager with its spine in the middle shows two pages, so it is always double-sided. UIKit sets \
      `isDoubleSided` itself, and raises when it is set to false. Leave the key out, or move the spine.
      """,
    wrong: structure("{ kind: pager, spineLocation: mid, isDoubleSided: false, pages: [a, b] }", "a:\n  b:"),
    right: structure("{ kind: pager, spineLocation: mid, pages: [a, b] }", "a:\n  b:"), rules: ["P5.4"])

  static func sidesContradictSpine(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      sidesContradictSpine, "'\(name)' has its spine in the middle and must be double-sided",
      at: span,
      hint: "leave 'isDoubleSided' out", remedy: .deleteEntry(span))
  }

  // MARK: SG334

  static let modeOfOtherStyle = Finding(
    334, "modeOfOtherStyle", .warning, "a display mode that the split's style doesn't have",
    explanation: """
      The modes that begin with `two` show two columns besides the secondary, and only a triple-column split view \
      has that many. Choose a mode that begins with `one`, or `style: tripleColumn`.
      """,
    wrong: columns("twoBesideSecondary"), right: columns("oneBesideSecondary"),
    rules: ["S4.3", "S4.5"])

  static func modeOfOtherStyle(_ mode: String, _ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      modeOfOtherStyle, "'\(name)' has no third column for '\(mode)'", at: span,
      hint: "choose a mode that begins with 'one', or 'style: tripleColumn'")
  }

  // MARK: SG344

  static let columnOfOtherStyle = Finding(
    344, "columnOfOtherStyle", .warning, "a column that the split's style doesn't have",
    explanation: """
      Only a triple-column split view has a supplementary column. In another style the controller that stands there \
      is never shown. Write `style: tripleColumn`, or leave the column out.
      """,
    wrong: third("doubleColumn"), right: third("tripleColumn"), rules: ["S4.3"])

  static func columnOfOtherStyle(_ member: String, of name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      columnOfOtherStyle, "'\(name)' has no supplementary column, so '\(member)' is never shown", at: span,
      hint: "write 'style: tripleColumn' in '\(name)', or leave 'supplementary' out")
  }

  // MARK: The small scenes

  private static func third(_ style: String) -> String {
    """
    scene: Columns
    device: pad
    initial: main
    controllers:
      main: { kind: split, style: \(style), primary: list, supplementary: notes, secondary: detail }
      list:
      notes:
      detail:

    """
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

  static func structure(_ main: String, _ more: String, launches: Bool = true) -> String {
    "scene: Structure\n\(launches ? "initial: main\n" : "")controllers:\n  main: \(main)\n  \(more)\n"
  }
}
