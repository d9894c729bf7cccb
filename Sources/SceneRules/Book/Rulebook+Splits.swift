internal import ScenePlan

/// Rules of split view controllers.
extension Rulebook {
  static let splits: [Section] = [
    Section(
      "Two dialects",
      [
        Rule(
          .s4_1, .official,
          """
          A classic split has a list of a primary and a secondary. A column-style split (iOS 14) gets each \
          controller for a column: primary, supplementary if there are three, secondary, and compact.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_2, .official,
          """
          A column-style split puts each plain controller into a navigation controller of its own, except in the \
          compact column. So the parent of such a controller is that navigation controller.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_3, .official,
          """
          There are six display modes: the secondary only, and one or two columns beside it, over it, or pushing \
          it aside. Older names mean the same modes.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_4, .official,
          """
          A split is never in the mode `automatic`; that is only a wish. On a pad it means side by side in \
          landscape and, in portrait, a primary that is called over the secondary. At launch in portrait the \
          primary isn't shown. From iOS 26 on S4.37 holds.
          """,
          sources: ["UIKit headers", "useyourloaf.com"],
          logs: ["split-launch-compact-mattneub"]),
        Rule(
          .s4_5, .official,
          """
          The split behaviour limits the modes: tiles stand beside, overlays stand over, displaced columns push \
          aside. In the names of the modes, "one" is the supplementary column of a triple split, and the primary \
          of any other.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_6, .official,
          """
          Storyboards still name the two relationships of a split `masterViewController` and \
          `detailViewController`.
          """,
          sources: ["Matt Neuburg's book examples"],
          standing: .partOf(.g7_2)),
        Rule(
          .s4_7, .official,
          """
          The button that changes the display mode belongs to classic splits. Its visibility can be set in \
          column style only.
          """,
          sources: ["UIKit headers"],
          standing: .notModelled("Bars and their buttons aren't modelled.")),
        Rule(
          .s4_8, .chosen,
          "The list of a classic split may have one controller or two.",
          sources: ["Chameleon, a reimplementation"],
          choice: "A classic split has a primary and a secondary, and may lack either."),
      ]),
    Section(
      "show and showDetail",
      [
        Rule(
          .s4_10, .official,
          """
          `showDetail` on a wide split replaces the secondary. On a collapsed one it becomes `show` on the \
          primary, so a navigation controller there pushes. If no controller takes it, it becomes a full-screen \
          presentation.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_11, .official,
          """
          `show` on a wide split sets the primary or the secondary, as the sender stands in one or the other. On \
          a collapsed one it becomes a presentation, unless a navigation controller took it before.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_12, .official,
          """
          In a classic split the delegate is asked first, and may handle both calls itself. In column style it \
          isn't asked.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          standing: .notModelled("These two questions of the delegate aren't modelled.")),
        Rule(
          .s4_13, .measured,
          """
          A bare controller becomes the secondary as it is; in a collapsed split it is pushed on the primary's \
          stack. There even a navigation controller may be pushed, and only there and under More. On iOS 26.0 and \
          26.1 the first layout of the new top falls into the animation; this isn't modelled.
          """,
          sources: ["Matt Neuburg's book examples", "merged fixes and shipped apps since 2017"]),
        Rule(
          .s4_14, .measured,
          "On iOS 14 and 15, `show` in code on a column-style split was seen to end as a presentation.",
          sources: ["Matt Neuburg's book examples"],
          standing: .notModelled("One author saw it on two systems; what a later system does isn't known.")),
        Rule(
          .s4_15, .official,
          "UIKit posts a notification if collapsing or expanding changes the target of `showDetail`.",
          sources: ["UIKit headers"],
          standing: .notModelled("Notifications aren't modelled.")),
        Rule(
          .s4_16, .official,
          """
          `setViewController(_:for:)` with a bare controller pushes it on the stack that the column has. To replace the \
          content, set nil first, or set a navigation controller.
          """,
          sources: ["Apple's answer to FB8640357 (iOS 14), as published"],
          choice: "A scene writes the call as `push` in the column's stack."),
      ]),
    Section(
      "Collapse and expand",
      [
        Rule(
          .s4_20, .official,
          """
          A split collapses when its width becomes compact. The delegate first names the controller that stays, \
          and then may say that it has handled the secondary. If it says nothing, the primary takes the \
          secondary in.
          """,
          sources: ["UIKit headers", "Apple's documentation"]),
        Rule(
          .s4_21, .several,
          """
          A plain primary stays, and the secondary is gone. A navigation primary pushes the secondary on its \
          stack, so that an app opens on its detail.
          """,
          sources: ["UIKit headers", "secondary sources"]),
        Rule(
          .s4_22, .official,
          """
          On the way back the delegate names the primary, and may give a secondary. Otherwise a navigation \
          primary pops its top, whatever has put it there, and that is the secondary. If it has nothing to give, \
          the secondary of before returns, which has lived on meanwhile.
          """,
          sources: ["UIKit headers", "Apple's documentation", "reports of people in the field"],
          logs: ["split-collapse-default-doc"],
          choice: """
            A secondary that the delegate has handled returns, too, unless `no-returnsHandledSecondary` turns that off.
            """),
        Rule(
          .s4_23, .chosen,
          "A collapsed split has one controller in its list, and says that it is collapsed.",
          choice: "Collapsed, a split shows one column."),
        Rule(
          .s4_24, .chosen,
          "The delegate must be set before the split is first laid out. A later one misses the first collapse.",
          choice: "The delegate is there from the start."),
        Rule(
          .s4_30, .official,
          """
          A column-style split with a compact column shows that column when it collapses. Its content is \
          separate from the other columns.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"]),
        Rule(
          .s4_31, .official,
          """
          Without a compact column, the columns become one navigation stack with the primary at the bottom. The \
          delegate may choose the top; the secondary is proposed to it. On the way back it may choose the display \
          mode. Then it hears that the split has collapsed or expanded.
          """,
          sources: ["UIKit headers", "secondary sources"]),
        Rule(
          .s4_32, .official,
          """
          `show(column)` on a collapsed split pushes the column with those below it, or pops what covers it. On \
          a wide one it changes to the nearest mode with that column. `hide(column)` does the opposite. Neither \
          takes the compact column.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .s4_33, .official,
          """
          In column style the delegate learns of each column that the system or a person shows or hides. That is \
          so at the first display, in a collapse, at a turn and by a gesture. Code that calls `show` or `hide` \
          brings no message. From iOS 26 on a second message follows, and the order is that of S4.38.
          """,
          sources: ["UIKit headers", "Apple's documentation", "a library that keeps its columns by these messages"],
          logs: ["split-launch-compact-mattneub"],
          choice: """
            Up to iOS 25 the outer column is told of first, before `willChangeTo`; a mode that code prefers brings no \
            message. A gesture shows the next column from the inside, and hides the outermost.
            """),
        Rule(
          .s4_34, .official,
          "The delegate is told when the display mode changes, in both styles.",
          sources: ["UIKit headers"]),
        Rule(
          .s4_35, .official,
          """
          On iOS 26 the primary of a split in column style floats above the others, whose size stays. A \
          supplementary column takes width from the secondary. To iOS 18 any column beside the secondary does: the \
          secondary is laid out, without a `viewWillTransition`.
          """,
          sources: ["Apple's talks of 2025", "one report on the width before"],
          choice:
            "A mode that displaces the secondary leaves its width; with three columns the primary floats above both."),
        Rule(
          .s4_36, .official,
          """
          From iOS 26 on a split in column style may have an inspector. It isn't loaded before `showColumn`. In regular \
          width it comes as a column beside the others, and only it is told of that. In compact width it comes as a form \
          sheet over them; `hideColumn` or a drag ends it, and the delegate gets `didHide` at its end.
          """,
          sources: ["Apple's talks of 2025", "UIKit headers"],
          choice:
            "An inspector that shows while the split collapses becomes the sheet, without a callback, and a column again."
        ),
        Rule(
          .s4_37, .measured,
          """
          From iOS 26 on the width alone decides about columns: as many stand beside the secondary as leave it 464 points. \
          Two that have no room beside it come over it if code asks for them on the screen. All columns are loaded at \
          launch. A mode over the secondary that is preferred before the first display shows nothing, in any size. No mode \
          alone displaces the secondary. `show` brings a column over the secondary if the mode asked for last did. The \
          primary of a classic split floats, too.
          """,
          sources: ["probes of Vercantez/openuikit on iOS 26.1 (2026)"],
          choice: """
            The least width was measured between 393 and 600 points; 464 is what one author takes. A mode that is \
            preferred before the first display counts for `show`, too.
            """),
        Rule(
          .s4_38, .measured,
          """
          From iOS 26 on the delegate hears `willChangeTo` first, then of the supplementary, the primary and the secondary. \
          A mode that code prefers, `show` and `hide` in a collapsed split view, and classic split views have messages, \
          too. In a collapse the primary comes before the secondary goes, and goes again as that comes over it.
          """,
          sources: ["probes of Vercantez/openuikit on iOS 26.1 (2026)"],
          choice: "The second messages varied from run to run: here what is shown stands first."),
      ]),
    Section(
      "Limits",
      [
        Rule(
          .s4_40, .measured,
          "A split may be the window's root or a child of a plain container. It can't be pushed.",
          sources: ["Matt Neuburg's book examples", "published crash logs"]),
        Rule(
          .s4_41, .chosen,
          "From iOS 8 on a split can be presented, though Apple advises against it (C1.110).",
          choice: "A split may be presented."),
        Rule(
          .s4_42, .measured,
          "Both columns of a wide split have appeared at the same time.",
          sources: ["published hierarchies"],
          standing: .partOf(.s4_43)),
        Rule(
          .s4_43, .chosen,
          """
          A primary that is shown or hidden over the secondary appears and disappears. No log has the order of \
          two columns that appear, collapse or expand.
          """,
          logs: ["split-displaymode-radar"],
          choice: "Columns that come are told before those that go, in the wills and in the dids."),
      ]),
  ]
}
