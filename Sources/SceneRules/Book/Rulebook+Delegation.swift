internal import ScenePlan

/// Rules of questions to children, sizes and traits.
extension Rulebook {
  static let delegation: [Section] = [
    Section(
      "Questions that are handed on",
      [
        Rule(
          .d8_1, .official,
          """
          For the status bar, the home indicator, edge gestures and the pointer, a controller may name a child \
          that answers instead. Nil means that it answers itself. UIKit follows the answers down from the \
          topmost full-screen controller.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .d8_2, .several,
          """
          The question starts at the window's root, or at a presented controller that is full screen or asks for \
          the status bar.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .d8_3, .measured,
          """
          A navigation controller with a visible bar decides the style of the status bar itself. Whether the \
          status bar is hidden, its top decides. A tab bar controller asks its selected tab for both.
          """,
          sources: ["open radar 15182487"],
          choice: """
            A navigation controller hands hiding the status bar on, and its style only while its own bar is \
            hidden.
            """),
        Rule(
          .d8_4, .several,
          "An app can switch these questions off in its property list.",
          sources: ["secondary sources"],
          standing: .notModelled("Property lists of the running app aren't modelled.")),
        Rule(
          .d8_5, .official,
          """
          The ways in which the device may be held aren't handed on: UIKit asks only the topmost full-screen \
          controller. Stock containers don't ask their children; their delegates may answer. A custom presentation \
          that has removed its presenter's view counts as full screen here, unless it stands over one that hasn't.
          """,
          sources: ["UIKit headers", "FAPanels#54", "SWRevealViewController#277", "open radar 22401547"],
          choice: """
            Masks of the app and defaults by device aren't modelled; a controller that says nothing turns. One report, \
            of iOS 9, has what custom presentations do; it holds for all systems here, from the end of the \
            presentation on.
            """),
        Rule(
          .d8_6, .measured,
          "A container that forwards nothing may leave its presenter turned when a presented controller goes.",
          sources: ["FAPanels#54"],
          standing: .notModelled("One report describes it, without the callbacks.")),
        Rule(
          .d8_20, .several,
          """
          Where an app shows a second window, UIKit asks the root of the topmost one, by its level, about the status bar. \
          That root also has a say in how the device may be held, on iOS 8 even while its window is hidden. Which window \
          is the key window doesn't matter.
          """,
          sources: [
            "open radars 15573442 (iOS 7) and 19592583 (iOS 8)", "MTStatusBarOverlay#78", "Fingertips#14 and #15",
            "COSTouchVisualizer#10 and #16", "sdl_ios#1250", "onmyway133/blog#908",
          ],
          standing: .notModelled(
            """
            There is one window. What is presented as `overFullScreen` with \
            `modalPresentationCapturesStatusBarAppearance` stands for one above it.
            """)),
      ]),
    Section(
      "Sizes and traits",
      [
        Rule(
          .d8_10, .official,
          """
          A child that sets `preferredContentSize` tells its parent at once. A plain container does nothing \
          about it. A navigation controller takes over the size of its top.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples", "Chameleon, a reimplementation"]),
        Rule(
          .d8_11, .official,
          "A child whose size by constraints changes tells its parent in the same way.",
          sources: ["UIKit headers"],
          standing: .notModelled("Constraints aren't modelled.")),
        Rule(
          .d8_12, .measured,
          """
          A container that gets a new size asks itself which size each child will have. The default is the \
          container's new size for every child. A child is told only if the answer differs from its present size \
          (V5).
          """,
          sources: ["UIKit headers"],
          logs: ["size-forward-rule-lsh", "size-nav-only-top-radar", "rotate-parent-child-mattneub"]),
        Rule(
          .d8_13, .official,
          "A container can give a child other traits than its own; from iOS 17 on a controller sets them itself.",
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          standing: .notModelled("Trait overrides aren't modelled.")),
        Rule(
          .d8_14, .official,
          "A controller can add to its child's safe area. Without a window the safe area is 0.",
          sources: ["UIKit headers", "experiments with compiled storyboards"],
          standing: .notModelled("Safe areas send no callback that a trace has.")),
        Rule(
          .d8_15, .measured,
          "The title also becomes the title of the navigation item, but not the other way round.",
          sources: ["experiments with compiled storyboards"],
          standing: .notModelled("Bars and their items aren't modelled.")),
        Rule(
          .d8_16, .official,
          """
          From iOS 9 on a pad asks no controller how it may be held. Every turn happens, and neither a launch nor \
          a presentation turns the screen. An app with `UIRequiresFullScreen` is asked as on a phone.
          """,
          sources: ["Apple's documentation", "Apple's technical notes"]),
        Rule(
          .d8_17, .official,
          """
          On iOS 27 a window that can be resized ignores the orientations of its controllers, even if the app has \
          `UIRequiresFullScreen`. So a pad always turns.
          """,
          sources: ["Apple's talks of 2026"],
          choice:
            "A window that can be resized is a pad's here. A phone's app on a pad, and a mirrored phone, aren't played."
        ),
        Rule(
          .d8_18, .official,
          """
          From iOS 26 on a controller may lock the orientation while it is on the screen: \
          `prefersInterfaceOrientationLocked`. It counts while the window is as large as the screen. A device that is \
          turned then turns nothing.
          """,
          sources: ["Apple's documentation"],
          choice: "The one that is asked is the one that is asked about the status bar."),
        Rule(
          .d8_19, .official,
          """
          On iOS 27 a window whose edge a person drags gets sizes on its way, each with its callbacks. An app with \
          `UIRequiresFullScreen` gets the last size alone. Before, every app did.
          """,
          sources: ["Apple's talks of 2026"],
          choice: "Each size comes in a turn of its own, so that each is laid out. Its steps are as wide as each other."
        ),
      ]),
  ]
}
