internal import ScenePlan

/// Rules of navigation controllers.
extension Rulebook {
  static let navigation: [Section] = [
    Section(
      "The stack",
      [
        Rule(
          .n2_1, .official,
          "`viewControllers` is the stack, from the root to the top. The same controllers are the children.",
          sources: ["UIKit headers", "Chameleon, a reimplementation"],
          standing: .partOf(.n2_4)),
        Rule(
          .n2_2, .official,
          """
          A navigation controller that is made with a root pushes that root without animation. `willMove` comes \
          at once; `didMove` comes after the root's first `viewDidAppear`.
          """,
          sources: ["UIKit headers"],
          logs: ["nav-root-cdb19"]),
        Rule(
          .n2_3, .official,
          "`visibleViewController` is the presented controller if there is one, and the top otherwise.",
          sources: ["UIKit headers"],
          standing: .notModelled(
            """
            `visible` in a scene asks for the whole window, not for one navigation controller.
            """)),
        Rule(
          .n2_4, .measured,
          """
          A push only changes the stack; the transition starts later, in the navigation controller's next \
          layout. Until then nothing loads and no callback of appearance comes. Off the window it doesn't start \
          at all, and covered members may never load.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "experiments with compiled storyboards"],
          logs: ["nav-push-offwindow-qmui", "nav-covered-notloaded-cat26"],
          choice: """
            A stack that leaves the screen without animation in the turn of a push counts as off the window: the push \
            only changes the stack.
            """),
        Rule(
          .n2_5, .measured,
          """
          The push itself sends `willMove`. `didMove` comes at the end of the transition, after the pushed \
          controller's own `viewDidAppear`. Off the window, members that aren't the top hear both at once; the \
          top hears only `willMove`.
          """,
          sources: ["Chameleon, a reimplementation"],
          logs: ["nav-push-neu-single", "nav-push-brad-single", "nav-root-cdb19", "nav-set-cdb-replace"]),
        Rule(
          .n2_6, .measured,
          """
          A pop takes the controller off the stack and clears its parent at once, also if it is animated. UIKit \
          keeps it alive until the end, and frees it after the revealed controller's `viewDidAppear`.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "Chameleon, a reimplementation"],
          logs: ["nav-pop-cat26", "nav-pop-noanim-cat26", "nav-pop-tab13", "nav-pop-blog16"]),
        Rule(
          .n2_7, .single,
          """
          The popped top hears `willMove(nil)` before its `viewWillDisappear`. After its `viewDidDisappear` comes \
          `didMove(nil)`, and then the revealed one's `viewDidAppear`: one log of iOS 26 has that. Controllers that \
          leave from below it hear both at once, the lowest first, and get no callback of appearance.
          """,
          sources: ["react-native-screens#4407"],
          logs: [
            "nav-pop-neu-single", "nav-pop-brad-single", "nav-set-cdb-replace", "nav-set-radar14",
            "cc-rtroot16",
          ],
          choice: """
            To iOS 25, and in other ways to pop, the order is that of iOS 26; `no-movesBeforeReveal` has the other one.
            """),
        Rule(
          .n2_8, .official,
          """
          A pop with one controller left does nothing and returns nil. A pop to the root or to a controller \
          returns those that went. A pop to the present top returns none.
          """,
          sources: [
            "UIKit headers", "Chameleon, a reimplementation",
            "UIKit-cross-platform, a reimplementation",
          ]),
        Rule(
          .n2_9, .measured,
          "A pop to a controller that isn't on the stack raises an exception.",
          sources: ["published crash logs"]),
        Rule(
          .n2_10, .measured,
          """
          A push of a controller that is on the stack raises an exception. Apple's header says that it has no \
          effect; many crash logs show otherwise.
          """,
          sources: ["published crash logs"]),
        Rule(
          .n2_11, .measured,
          """
          Navigation and split view controllers can't be pushed. A tab bar controller shouldn't be, but nothing \
          raises. A plain container may be pushed with any of them inside.
          """,
          sources: ["published crash logs", "Chameleon, a reimplementation"]),
        Rule(
          .n2_12, .chosen,
          "A navigation controller should have at least one member when it is shown.",
          sources: ["Chameleon, a reimplementation", "UIKit-cross-platform, a reimplementation"],
          choice: "An empty stack may be shown."),
        Rule(
          .n2_13, .official,
          """
          `setViewControllers` looks like a push, or like a pop if the new top was on the stack before. If the \
          top stays, nothing appears or disappears. Those that go are told first, the lowest first, then those \
          that come. On iOS 7 the top that goes from the screen with animation is told nothing of its move.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)"],
          logs: [
            "nav-set-sametop-qmui", "nav-set-deinit-cat26", "nav-set-cdb-replace", "nav-set-lasso-root",
            "nav-set-radar14",
          ],
          choice: "From iOS 8 on, the top that a new stack replaces is told of its moves like a popped one."),
        Rule(
          .n2_14, .measured,
          "A controller that never becomes the top gets no callback of appearance, and its view isn't loaded.",
          logs: ["nav-covered-notloaded-cat26", "nav-root-devgem18", "nav-poptoroot-kao"]),
        Rule(
          .n2_15, .measured,
          """
          A controller may be in one stack only. Before it goes to another one, its view has to leave the old \
          container.
          """,
          sources: ["Apple developer forums, thread 52937"],
          standing: .partOf(.c1_73)),
        Rule(
          .n2_16, .official,
          """
          `hidesBottomBarWhenPushed` is read at the push. The tab bar stays hidden as long as that controller, \
          or one above it, is on the stack. It counts only in a stack that is itself the tab: in a split, or in a \
          container of the app's own, it is ignored.
          """,
          sources: [
            "UIKit headers", "Apple's documentation, an earlier edition", "two published reports",
            "open radar 24846972 (iOS 9.3, a split)", "SWRevealViewController#13", "PKRevealController#56",
            "KLNoteViewController#17",
          ]),
        Rule(
          .n2_17, .measured,
          """
          If the navigation bar is hidden or shown, the content gets another size and a layout pass. It gets no \
          `viewWillTransition(to:with:)`.
          """,
          sources: ["Matt Neuburg's book examples"]),
        Rule(
          .n2_18, .official,
          "`show` on a navigation controller is an animated push.",
          sources: ["UIKit headers"]),
        Rule(
          .n2_19, .official,
          "A tab bar controller shows the title and the item of the stack's root.",
          sources: ["UIKit headers"],
          standing: .notModelled("Bars and their items aren't modelled.")),
      ]),
    Section(
      "Order",
      [
        Rule(
          .n2_30, .measured,
          """
          The first display of the root: `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, layout, \
          `viewDidAppear`, `didMove`. At launch it isn't animated.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"],
          logs: ["nav-root-hdk", "nav-root-api20", "nav-root-tyj18", "nav-root-cdb19"]),
        Rule(
          .n2_31, .measured,
          """
          An animated push of B over A: B loads, A will disappear, B will appear, B is appearing, B's layout, A \
          did disappear, B did appear, B's `didMove`. So the old one comes first in both pairs. On iOS 9 and 10, \
          A's `viewWillDisappear` comes before B's `viewDidLoad` (V14).
          """,
          sources: [
            "measured on Mac Catalyst 26.5 (2026)", "wangling.me, iOS 7 (2014)",
            "Chameleon, a reimplementation", "WinObjC, a reimplementation", "CrossMobile, a reimplementation",
            "published stacks",
          ],
          logs: ["nav-push-blog16", "nav-push-cat26", "nav-push-api20", "nav-push-tab13"]),
        Rule(
          .n2_32, .measured,
          """
          An animated pop of B back to A: B will disappear, A will appear, A is appearing, B did disappear, A \
          did appear; then B is freed. The old one comes first in both pairs. A is not laid out again. \
          Controllers between them get no callback of appearance.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "wangling.me, iOS 7 (2014)"],
          logs: ["nav-pop-cat26", "nav-pop-api20", "nav-pop-tab13", "nav-poptoroot-kao"]),
        Rule(
          .n2_33, .measured,
          """
          A push or a pop without animation has the same order, all in one later turn. B's layout comes only after its \
          `viewDidAppear`.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "published stacks"],
          logs: [
            "nav-push-noanim-cat26", "nav-push-noanim-jianshu", "nav-push-noanim-lasso",
            "nav-pop-noanim-cat26",
          ]),
        Rule(
          .n2_34, .measured,
          """
          A swipe back that is let go: B will disappear, A will appear, A will disappear, A did disappear, B \
          will appear, B did appear. A's did comes without a `viewDidAppear` before it. The stack is shorter \
          only during the first two. The delegate gets one `willShow` and nothing more.
          """,
          sources: ["wangling.me, iOS 7 (2014)"],
          logs: [
            "nav-swipe-cancel-set", "nav-swipe-cancel-wang14", "nav-swipe-cancel-qmui",
            "nav-swipe-ismoving-alpha", "nav-swipe-didmove-fwr", "nav-swipe-cancel-delegate15",
          ],
          choice: "A swipe back that is let go sends no `willMove(nil)`. `viewIsAppearing` follows each will of coming."
        ),
        Rule(
          .n2_35, .several,
          """
          The delegate's `willShow` comes after both will-callbacks, and `didShow` after the did-callbacks. Both come \
          for the first display too. A stack that comes back with the top that it has shown tells `didShow` alone, \
          after a dismissal as under its tab.
          """,
          sources: [
            "Chameleon, a reimplementation", "WinObjC, a reimplementation", "secondary sources",
            "QMUI, a statement about returns", "Uno, code about returns",
          ],
          logs: ["nav-pop-vast12"],
          choice: """
            No system sends `willShow` then; `tellsWillShowAgain` does, from iOS 13 on. canvas-ios says that both come at a \
            change of tabs.
            """),
        Rule(
          .n2_36, .measured,
          """
          When a navigation controller appears as a whole, it forwards to its top inside its own callback. In a \
          trace the top's line therefore stands first (V13).
          """,
          sources: [
            "phchan9/til, iOS 9 (2016)", "WinObjC, a reimplementation",
            "comparison of the published logs", "published stacks",
          ],
          logs: ["tab-present-tab13", "tab-dismiss-tab13"],
          standing: .partOf(.v13)),
        Rule(
          .n2_37, .measured,
          """
          A push during a transition waits until that has ended. So a double tap on the same controller raises \
          the exception of C1.81 after the first push, far from its call. iOS 5 to 7 ran both at once. An animated \
          push during a presentation isn't in the stack either when the call returns.
          """,
          sources: [
            "open radar 37068517", "open radar 44091459", "WordPress-iOS#7284", "NewsBlur#886", "isontheline#16",
          ],
          choice: """
            A pop, or a new stack, that comes while a transition runs waits for its end as a push does. From iOS 8 on \
            an animated push on the screen waits for a dismissal, too. It may run on the stack or on a container \
            around it. Pops, new stacks and pushes without animation don't wait for either. On iOS 5 to 7 a push waits \
            here, too, with C1.85's warning: no log shows which callbacks two at once had.
            """),
        Rule(
          .n2_40, .measured,
          """
          A swipe back at the root of a stack inside another stack belongs to the next stack around it. Where there \
          is none, nothing happens.
          """,
          sources: ["react-native-screens, a test protocol on iOS 18.6 and 26.2"]),
        Rule(
          .n2_41, .several,
          """
          If the delegate of a stack has the method that gives animations, the swipe back is off, unless code lets it \
          begin. If the method returns one, the push isn't UIKit's own: it can't be interrupted, and the new top takes \
          no touches meanwhile. If it returns `nil`, both go as usual.
          """,
          sources: ["several libraries that turn the swipe on again"]),
        Rule(
          .n2_42, .several,
          """
          On iOS 16 and 17 an animated push behind an unanimated new stack is held until the turn ends. Till then it \
          isn't in the stack. Another unanimated new stack with the same controller comes first, so the held push \
          raises. From iOS 18 on nothing raises.
          """,
          sources: ["a repeated crash on iOS 17.2, and none on 26.5 (2026)", "crash reports of iOS 16 and 17 only"],
          choice: """
            Elsewhere the second new stack waits for the push. A push that stands alone isn't held, and no pop goes \
            before a held one.
            """),
      ]),
  ]
}
