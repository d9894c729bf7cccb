internal import ScenePlan

/// Rules that reports from the field have taught.
extension Rulebook {
  static let reported: [Section] = [
    Section(
      "Zooms, and what a storyboard makes",
      [
        Rule(
          .v66, .official,
          """
          From iOS 18 on a controller may come and go by a zoom. While its push or pop runs, a person can grab it: what \
          runs ends with all its callbacks, as in V75, and the screens inside the stack take touches. Presented, full \
          screen or as a sheet, it can be dragged away, but not while it still zooms in. The callbacks are those of any \
          push or presentation.
          """,
          sources: ["Apple's talk on fluid transitions (2024)", "Apple's documentation"],
          choice: """
            Its presentation's delegate is asked and told as a sheet's is. Let go, what was covered comes back with the \
            finger and goes again. In a context or a custom presentation a zoom has no gesture.
            """),
        Rule(
          .v67, .measured,
          """
          A controller that a storyboard makes gets `awakeFromNib` directly after `init(coder:)`: before it gets a \
          parent, before `prepare`, and before its view loads. Code there that reads `view` loads it so early.
          """,
          sources: ["comparison of the published logs"],
          logs: [
            "nav-push-brad-single", "vc-presented-storyboard-min2018", "tab-layout-md6215", "launch-uso400-ios7",
            "segue-load-before-prepare-jsq",
          ],
          choice: """
            A controller comes from a storyboard if the scene has its place there, or its identifier. Each of several \
            that are made together awakes before the next one is made.
            """),
      ]),
    Section(
      "Gestures, stacks and cards, from reports",
      [
        Rule(
          .v71, .measured,
          """
          On iOS 17 an animated push before a stack's first layout shows the old top first. That loads, will appear, \
          is appearing, and never did appear. Then the push starts at once: the new one loads, the old will disappear, \
          the new will appear, the old did disappear, the new is appearing and did appear. From iOS 18 on only the new \
          top is shown.
          """,
          sources: ["a published console of iOS 17.4", "one of iOS 18.2, of the same code"],
          choice: """
            iOS 5 to 16 do as 17. Moves, messages and the flags aren't printed anywhere; the new one's layout follows \
            its `viewIsAppearing`. A push without animation, a new stack and an empty stack stay with V10.
            """),
        Rule(
          .v74, .chosen,
          """
          A gesture that nothing can receive does nothing: a swipe back or a drag while a transition runs, and a \
          swipe back at a root. A turn that the decider doesn't allow does nothing either.
          """,
          choice: "A trace prints `ignored` with its reason on every system."),
        Rule(
          .v75, .official,
          """
          From iOS 26 on a person may go back during an animated push or pop. What runs ends first, with all its \
          callbacks. In the same turn the way back begins, and it may be let go. A second way back during a pop pops \
          two. A push or pop in code still waits. The swipe may begin anywhere in the content, and not only at the edge.
          """,
          sources: [
            "Apple's talk on fluid transitions (2024)", "three merged changes of react-native-screens",
            "grahammendick/navigation#888",
          ],
          choice: "The revealed one and the delegate stand as in any swipe. A presentation can't be interrupted."),
        Rule(
          .v76, .official,
          """
          A custom segue holds its source and its destination until the last of its steps has run, delayed ones \
          included.
          """,
          sources: ["UIKit headers"],
          choice: """
            A view that stands in another one when its controller is presented leaves that first, and so its \
            controller appears twice.
            """),
        Rule(
          .v77, .measured,
          """
          Up to iOS 12 the first display of a stack tells `didShow` twice: directly after `willShow`, and again at the \
          end. So does the first selection of a tab. Later ones tell it once, and so does iOS 13.
          """,
          sources: ["reports of iOS 10 and 12"], logs: ["nav-root-vast12"],
          choice: "iOS 6 to 9 and 11 do as 5, 10 and 12; from iOS 13 on no log is known."),
        Rule(
          .v78, .single,
          """
          The presenter of a card gets a few layout passes and no callback of appearance.
          """,
          sources: ["a user-interface test on iOS 26.2"],
          choice: "From iOS 13 on it is one pair behind the card's first pair, and one at the end of the dismissal."),
      ]),
    Section(
      "Presentation, segues and pages, from reports",
      [
        Rule(
          .v79, .several,
          """
          If the real presenter's view isn't in a window, UIKit says so, even if the presenter presents something. \
          Where the view is decides, not the style. Under a card, an over-style, a popover, an alert or a custom \
          presentation the view is there still. Then UIKit says that it presents already.
          """,
          sources: ["five published consoles (2016 to 2020)", "one more in the text of iOS 13"]),
        Rule(
          .v80, .chosen,
          """
          `dismiss` climbs: the receiver is asked, then its parent, and so on. What the first of them presents goes, \
          with all above; or else it itself goes, if it is presented. If none up to the root is either, nothing happens.
          """,
          sources: [
            "Apple's summary of `presentedViewController`, which counts ancestors",
            "a radar: `dismiss` tests that property",
            "a merged fix: the property answers for ancestors",
          ],
          choice: """
            An ancestor that presents and is presented acts as if it had been called. The sender's own link is read. \
            `no-dismissClimbs` asks only the receiver and what is presented around it.
            """),
        Rule(
          .v83, .official,
          """
          From iOS 6 to 8 an unwind search climbs from the source to its parent, or without one to its presenter. \
          Each is asked `viewControllerForUnwindSegueAction`. A stack asks its members from the top, and any other \
          controller itself. So a container in app code hides its children if it doesn't override the method. On iOS 6 \
          and 7 the climb goes on from the controller that called `present`, and from iOS 8 on from the real \
          presenter. iOS 5 has no exits.
          """,
          sources: [
            "UIKit headers", "five libraries whose exits did nothing", "SWRevealViewController#332",
            "PKRevealController#211",
            "three reports of custom presentations that stayed up",
            "two radars on `currentContext` and form sheets", "a radar on popovers (iOS 8.2)",
            "open radar 19826976 (iOS 8)",
          ],
          logs: ["unwind-search-irontop", "unwind-process-tn2298", "unwind-qiita-qt6hy"],
          choice: """
            A source that is no member of a stack is asked first. On iOS 7 and 8 a custom presentation stays up; \
            `currentContext` and a form sheet only by `unwindLeavesPresentations`, and to a member of a stack. A popover \
            does so only by `unwindLeavesPopovers`. By `unwindEndsInPrimary` a search from the primary of a presented \
            split ends there, as one radar of iOS 8 has it.
            """),
        Rule(
          .v84, .single,
          "A split view as a row of More raises on iOS 5 that it can't be pushed.",
          sources: ["one report of iOS 5"],
          standing: .notModelled("Only one report has it, on a system that no app supports.")),
        Rule(
          .v85, .single,
          "A finger can also catch a page that is on its way back, and go on with it.",
          sources: ["open radar 22833651"]),
        Rule(
          .v87, .single,
          "On iOS 7 a tab bar was seen to stay hidden after a pop to the root under a presentation.",
          sources: ["one picture of iOS 7"],
          standing: .notModelled("It is about a picture; no callback shows it.")),
        Rule(
          .v88, .official,
          """
          UIKit asks for the orientations when a full-screen presentation begins and when it ends. If the controller \
          that decides then doesn't allow how the screen lies, UIKit turns the screen.
          """,
          sources: ["Apple's documentation"],
          choice: """
            The turn comes before the wills. What comes then comes in the new size and isn't told of it; all others \
            are told as by any turn.
            """),
        Rule(
          .v89, .single,
          """
          For UIKit a hosting controller is one like any other. The `onAppear` of its views comes after the layout and \
          before `viewDidAppear`, and `onDisappear` after `viewDidDisappear`. From iOS 15 on a `task` starts after all of \
          `onAppear`, and is cancelled as the views disappear.
          """,
          sources: [
            "reports of single authors", "documentation of SwiftUI's task",
            "android.benigumo.com, onAppear, onChange and task (2024)", "StatefulTabView#12",
          ],
          choice: """
            A task starts in the next turn, and holds no controller. What it does after a time doesn't come once it is \
            cancelled; SwiftUI leaves that to the code, which sees it as an error of its sleep. \
            `onAppear` comes once for each appearance, behind the first layout in it. Where no layout comes before \
            `viewDidAppear`, it comes behind the next one, or behind `viewDidAppear`. On iOS 13 a tab's came at its first \
            visit alone, as one report says.
            """),
        Rule(
          .v90, .single,
          """
          On iOS 10 the first turn of a split view that shows `primaryOverlay` told its detail no `willTransition`.
          """,
          sources: ["open radar 28528503"],
          standing: .notModelled(
            "One report has it, of one mode on one old system; no second one says how far it goes.")),
        Rule(
          .v91, .single,
          """
          On iOS 12 a stack that was emptied and filled again in one turn, both times animated, didn't send its new top \
          `viewDidAppear`.
          """,
          sources: ["open radar 48067497"],
          standing: .notModelled("One report has it; it says nothing of the other callbacks.")),
        Rule(
          .v92, .single,
          """
          On iOS 10 a child that its container added once more in each of its layouts got `viewDidAppear` twice at the start.
          """,
          sources: ["dekatotoro/SlideMenuControllerSwift#230"],
          standing: .notModelled("One report has it, of code that should add a child once.")),
        Rule(
          .v93, .several,
          """
          On iOS 14.0 the tab bar stayed hidden after a pop over more than one page, if the page that left hides it.
          """,
          sources: ["ZXNavigationBar#35", "CYLTabBarController#538", "jianshu.com 4e94dd08623b"],
          standing: .notModelled("A system is a whole number here, and later versions of it are right again.")),
        Rule(
          .v94, .single,
          """
          On iOS 7 the presenter answered for the status bar after a dismissal that was given up.
          """,
          sources: ["open radar 15902745"],
          standing: .notModelled("One report has it, of a gesture of the app's own on one old system.")),
        Rule(
          .v95, .single,
          """
          On iOS 6 a stack asked its top how the device may be held, and didn't use the answer.
          """,
          sources: ["open radar 14080208"],
          standing: .notModelled("One report has it. The screen turns as it says; the question alone isn't printed.")),
      ]),
    Section(
      "Splits of iOS 26, from a probe",
      [
        Rule(
          .v96, .measured,
          """
          From iOS 26 on a column goes onto the stack of a collapsed split view whole. Its content stays in the navigation \
          controller that UIKit has put around it, and is told of no move. A pop takes that controller off the stack.
          """,
          sources: ["probes of Vercantez/openuikit on iOS 26.1 (2026)"]),
        Rule(
          .v97, .measured,
          """
          From iOS 26 on what stands in the columns becomes a child when the split view is first shown, after \
          `willChangeTo`. In column style the supplementary gets its navigation controller and is loaded, then the \
          primary, then the secondary. With a compact column in compact width none of them does. In a classic \
          split view that is born collapsed, a secondary beside a plain primary doesn't.
          """,
          sources: ["probes of Vercantez/openuikit on iOS 26.1 (2026)"],
          choice: """
            In a classic split view that is born collapsed, a stack takes the secondary as in a push. An inspector is a \
            child from the start.
            """),
        Rule(
          .v99, .several,
          """
          A message to a delegate is a call in the middle of UIKit's work. Its code runs before UIKit goes on, and what \
          it calls happens as anywhere else. A message that asks, such as `shouldSelect`, takes its answer alone.
          """,
          sources: ["coordinators of several apps and libraries"],
          choice: "`didSelect` of tabs comes behind the setter (T3.5), so the tab that it selects itself stays."),
      ]),
  ]

  /// The pictures that the system takes of an app in the background.
  static let pictures = Rule(
    .v8, .several,
    """
    After an app goes to the background, from iOS 13 on, the system takes two pictures of it. For each the \
    traits change, and everything on the screen is laid out. A pad may also be turned and turned back. A \
    split on it may collapse and expand, in either style: the quirk `collapsesForSnapshots`.
    """,
    sources: ["open radar FB8734191 (iOS 14.0)"],
    logs: ["bg-layout-hdk", "background-scene-md1092", "split-background-collapse-canvas"],
    choice: """
      The radar has a third change of traits as the app comes back: the quirk `tellsTraitsOnReturn`. It stands \
      behind `willEnterForeground` here.
      """)
}
