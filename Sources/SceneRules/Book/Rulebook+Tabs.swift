internal import ScenePlan

/// Rules of tab bar controllers.
extension Rulebook {
  static let tabs: [Section] = [
    Section(
      "Tabs",
      [
        Rule(
          .t3_1, .measured,
          """
          `viewControllers` are the children. Only the selected one has its view in the window. The others load \
          when they are first selected, and keep their views.
          """,
          sources: ["snapshots of swift-snapshot-testing", "published hierarchies"]),
        Rule(
          .t3_2, .measured,
          """
          Before its first selection, a tab that is a navigation controller was seen with its own view loaded \
          and its root's view not loaded.
          """,
          sources: ["snapshots of swift-snapshot-testing", "published hierarchies"],
          standing: .notModelled(
            """
            No source says when that outer view loads. Here it loads with the first selection.
            """)),
        Rule(
          .t3_3, .measured,
          """
          A switch from A to B: B loads at its first visit, B will appear, A will disappear, both inside the \
          call; then B is appearing, A did disappear, B did appear. The new one comes first in the wills, the \
          old one in the dids. From iOS 18 on a tap is an animated fade, and there the new one's did comes \
          first.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "comparison of the published logs"],
          logs: [
            "tab-switch-programmatic-catalyst26", "tab-switch-first-pgzxc", "tab-switch-note2016",
            "tab-layout-md6215", "tab-switch-ios18-classmethod",
          ],
          choice: "A tap whose animation is switched off keeps the order that taps have up to iOS 17."),
        Rule(
          .t3_4, .measured,
          """
          A tab bar controller forwards its own appearance to the selected tab only, and a stack there to its \
          top. The content's line stands before the container's (V13).
          """,
          sources: ["WinObjC, a reimplementation", "comparison of the published logs"],
          logs: ["tab-nav-children-datadog", "tab-present-tab13", "tab-dismiss-tab13"],
          standing: .partOf(.v13)),
        Rule(
          .t3_5, .several,
          """
          The delegate's `shouldSelect` and `didSelect` are for taps, also for a tap on the selected tab. A \
          selection in code calls neither. `didSelect` comes behind the setter, in which the new tab's \
          `viewWillAppear` and the old one's `viewWillDisappear` have come, and before the dids. `tabBar(_:didSelect:)` \
          is a message of the bar's own: it stands before all of that, and is no event here.
          """,
          sources: [
            "one log of a tab bar controller's delegate", "react-native-screens, code for iOS 18.6 and 26",
            "a note on iOS 5", "WinObjC, a reimplementation",
          ],
          choice: "A tap on More tells at the same place; where the tab stays, `didSelect` comes before its stack pops."
        ),
        Rule(
          .t3_6, .official,
          "If `shouldSelect` returns false, the selection stays.",
          sources: ["UIKit headers", "Matt Neuburg's book examples", "WinObjC, a reimplementation"]),
        Rule(
          .t3_7, .measured,
          """
          A tap on the selected tab pops its navigation controller to the root, animated. Without a stack such a \
          tap sends no callback of appearance.
          """,
          sources: ["WinObjC, a reimplementation", "comparison of the published logs"],
          logs: ["tab-nav-children-datadog"]),
        Rule(
          .t3_8, .official,
          """
          In compact width a bar shows at most five tabs. With more, it shows four and a More tab for the rest. In \
          regular width it has eight places from iOS 8 to 17, as one source says. From iOS 18 on all have a place.
          """,
          sources: ["UIKit headers", "WinObjC, a reimplementation", "reports of people in the field"],
          choice: "On iOS 5 to 7 all tabs have their place in regular width, and there is no More."),
        Rule(
          .t3_9, .official,
          """
          The More tab is a navigation controller that UIKit makes when it is needed. It isn't in \
          `viewControllers`. A row of its list pushes that tab's controller.
          """,
          sources: ["UIKit headers", "Matt Neuburg's book examples"],
          choice: """
            The tab controller is visible while the More list shows; `select` puts a tab under More on its stack.
            """),
        Rule(
          .t3_10, .several,
          """
          A tab under More may be a navigation controller itself. It is pushed on the More stack as it is, without \
          an exception.
          """,
          sources: ["merged fixes and shipped apps since 2017"]),
        Rule(
          .t3_11, .official,
          "A person may reorder the tabs, unless `customizableViewControllers` forbids it.",
          sources: ["UIKit headers"],
          standing: .notModelled("Editing the bar isn't modelled.")),
        Rule(
          .t3_12, .official,
          "`tabBarItem` is made from the controller's title when it is first needed.",
          sources: ["UIKit headers"],
          standing: .notModelled("Bars and their items aren't modelled.")),
        Rule(
          .t3_13, .chosen,
          """
          A new list of tabs keeps the selected controller if it is in the list. Otherwise the first one is \
          selected.
          """,
          choice: "A new list of tabs keeps the selected one, or selects the first; removed tabs get both moves."),
        Rule(
          .t3_14, .official,
          """
          To iOS 17 a switch isn't animated, unless the delegate gives an animation. From iOS 18 on a tap is \
          animated; a switch in code isn't.
          """,
          sources: ["UIKit headers"],
          logs: [
            "tab-switch-ios18-classmethod", "tab-ios18-noanim-workaround-estab",
            "tab-switch-programmatic-catalyst26",
          ],
          choice: "What comes while a tapped tab is still fading in waits for the end of that."),
        Rule(
          .t3_15, .chosen,
          """
          A tab bar controller is said to load its view in its initializer, so that a subclass hears \
          `viewDidLoad` very early.
          """,
          choice: "A tab controller's view loads when it is first shown, not when it is made."),
        Rule(
          .t3_16, .official,
          """
          By an old rule, a tab bar controller turns only if all its tabs may turn. From iOS 7 on its delegate \
          can decide.
          """,
          sources: ["UIKit headers"],
          standing: .notModelled("A tab bar controller's delegate isn't asked for orientations here.")),
        Rule(
          .t3_17, .measured,
          """
          If a tab presents in its own context and the tab is switched meanwhile, iOS 8 to 13 can end with a \
          black view. Forbid the switch, or present in another way.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .t3_18, .several,
          """
          A tap on More asks `shouldSelect` with More's stack. Then `didSelect` tells of the tab that is open in \
          it, or of the stack. The open tab comes back; a second tap leads to the list. A row is a push on that \
          stack: it asks nothing, and the stack's own delegate hears `willShow` and `didShow`.
          """,
          sources: ["reports of people in the field", "public code that works around it"]),
        Rule(
          .t3_19, .measured,
          """
          In a window that grows until all tabs have a place, More goes. If its list was shown, UIKit selects the \
          tab of before and tells no delegate. A tab that was opened through More is shown in its own place.
          """,
          sources: ["react-native-screens, test protocols on iOS 18.6 and 26.2"]),
        Rule(
          .t3_20, .single,
          """
          By one project's measurement on iOS 26, a tap on the selected tab pops the first stack inside the tab, \
          wherever that is. No profile has it: the quirk `popsNestedStacks`.
          """,
          sources: ["react-native-screens"]),
        Rule(
          .t3_21, .official,
          """
          From iOS 18 on tabs may stand in a group. Where the group has a managing navigation controller, a choice in \
          the group sets its stack to the group's own controller and the chosen tab; \
          `displayedViewControllersFor` is asked once for each of them. A group may stand in a group; then the stack \
          has the controllers of both below the tab. Without a stack, the group's own controller is \
          all that is ever shown. A bar shows the group as one tab, and a sidebar all of its tabs.
          """,
          sources: [
            "documentation of UITabBarControllerDelegate", "answers of Apple's engineers in the forums (2024, 2025)",
            "Apple's talk on iPad apps (2025)",
          ],
          choice: """
            The stack changes without animation. What was pushed over a tab goes when another one is chosen. A tap on \
            the chosen tab only tells the delegate. A tap on the group chooses the group itself, as going back does. All controllers of a \
            group are made with the tab bar controller.
            """),
        Rule(
          .t3_22, .several,
          """
          A tab bar controller with groups asks `shouldSelectTab` when a person chooses a tab. It tells of the new tab \
          and the one before by `didSelectTab`. By the behaviour `tellsOfTabsInCode` it tells of a choice in code, \
          too, inside the setter and before the new tab's `viewWillAppear`; not where the tab stays.
          """,
          sources: ["documentation of UITabBarControllerDelegate", "public code that guards against it"],
          choice: """
            `shouldSelect` answers for both questions. The messages of view controllers don't come beside those of tabs. \
            One library and one thread have met `shouldSelectTab` without groups on iOS 27, too, both under SwiftUI; that \
            isn't played.
            """),
      ])
  ]
}
