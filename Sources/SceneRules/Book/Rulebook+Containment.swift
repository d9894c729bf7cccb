internal import ScenePlan

/// Rules of containment: what a controller keeps, and how children come and go.
extension Rulebook {
  static let containment: [Section] = [
    Section(
      "What a controller keeps",
      [
        Rule(
          .c1_1, .official,
          """
          A controller owns its children, in order, and the controller that it presents. It only points to its \
          parent. Its view is made when it is first needed. A presented controller is no child.
          """,
          sources: ["UIKit headers"]),
        Rule(
          .c1_2, .official,
          "`parent` is the container and nothing else. The controller that presents another is never its parent.",
          sources: ["UIKit headers"],
          standing: .partOf(.c1_1)),
        Rule(
          .c1_3, .official,
          """
          `navigationController`, `tabBarController` and `splitViewController` climb from parent to parent and \
          stop at the first container of that kind. A presented controller has none of them, unless a container \
          around it was presented with it.
          """,
          sources: ["UIKit headers", "Chameleon, a reimplementation", "CrossMobile, a reimplementation"]),
        Rule(
          .c1_4, .measured,
          """
          For appearance a controller is in one of four states: disappeared, appearing, appeared or \
          disappearing. UIKit's own printed hierarchy uses these names.
          """,
          sources: ["objc.io issue 19", "tests of a decoder of _printHierarchy", "published hierarchies"]),
        Rule(
          .c1_5, .measured,
          """
          Four facts are independent: being a child, having a loaded view, having a view in the window, and \
          having appeared. Published hierarchies show every mixture of them.
          """,
          sources: ["experiments with compiled storyboards", "published hierarchies"]),
      ]),
    Section(
      "Adding a child",
      [
        Rule(
          .c1_10, .official,
          """
          `addChild` sends `willMove(toParent:)` to the child by itself. It never sends `didMove(toParent:)`; \
          the container has to send that.
          """,
          sources: [
            "UIKit headers", "Apple's documentation", "measured on Mac Catalyst 26.5 (2026)",
            "Matt Neuburg's book examples",
          ]),
        Rule(
          .c1_11, .official,
          """
          If the child has another parent, `addChild` first removes it there, as `removeFromParent` does. So it \
          hears `didMove(nil)` before `willMove` of the new parent. Its view stays where it is.
          """,
          sources: ["UIKit headers"],
          logs: ["cc-dtf13"]),
        Rule(
          .c1_12, .chosen,
          "Apple doesn't say what happens if the child has this parent already.",
          sources: ["UIKit headers", "Chameleon, a reimplementation"],
          choice: "`addChild` for the same parent changes nothing, and is reported."),
        Rule(
          .c1_13, .measured,
          """
          When `willMove` arrives, `parent` is already the new container. Apple's header says that the call \
          comes before; on a measured system the link was there first.
          """,
          sources: ["UIKit headers", "measured on Mac Catalyst 26.5 (2026)", "Chameleon, a reimplementation"]),
        Rule(
          .c1_14, .measured,
          "`addChild` alone loads no view and sends no callback of appearance.",
          sources: ["measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_15, .official,
          """
          `addChild` also checks that the child's view, if it is on the screen already, stands inside the right \
          controller (C1.70).
          """,
          sources: ["Apple's documentation", "kerrick.wordpress.com (2017)"]),
        Rule(
          .c1_16, .measured,
          "The window's root can't become a child. UIKit raises an exception that names both controllers.",
          sources: ["published crash logs"]),
        Rule(
          .c1_17, .measured,
          """
          `addChild` is what keeps a child alive. If only its view is added, the view stays on the screen, but \
          the controller is freed when its appearance has ended.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_18, .official,
          "A class that overrides `addChild` or `removeFromParent` has to call super.",
          sources: ["UIKit headers"],
          standing: .notModelled("A scene can't replace these two methods.")),
        Rule(
          .c1_19, .measured,
          """
          Don't call `addChild` on a stock container. A navigation controller takes such a child for a member of \
          its stack, and its real top may vanish.
          """,
          sources: ["open radar 14897231", "lionheart/openradar-mirror#13336"]),
      ]),
    Section(
      "Removing a child",
      [
        Rule(
          .c1_20, .official,
          """
          `removeFromParent` takes the child out of the list, clears its `parent`, and then sends `didMove(nil)` \
          by itself. It never sends `willMove(nil)`; the container has to send that first.
          """,
          sources: ["UIKit headers", "Apple's documentation", "Matt Neuburg's book examples"]),
        Rule(
          .c1_21, .official,
          """
          `removeFromParent` leaves the view where it is. The usual order is `willMove(nil)`, then the view \
          leaves its superview, then `removeFromParent`.
          """,
          sources: ["UIKit headers", "Apple's documentation", "Matt Neuburg's book examples"]),
        Rule(
          .c1_22, .chosen,
          "Without a parent, `removeFromParent` is harmless.",
          sources: ["Chameleon, a reimplementation"],
          choice: "`removeFromParent` without a parent does nothing, and is reported."),
        Rule(
          .c1_23, .official,
          "A class that overrides `willMove` or `didMove` should call super.",
          sources: ["UIKit headers", "Chameleon, a reimplementation"],
          standing: .notModelled("A scene can't leave out the call of super in these two methods.")),
        Rule(
          .c1_24, .official,
          """
          The container sends `didMove(toParent:)` after the transition, or straight after `addChild` if there \
          is none. A missing `didMove` costs only that call; links and appearance stay right.
          """,
          sources: ["Apple's documentation", "measured on Mac Catalyst 26.5 (2026)"]),
        Rule(
          .c1_25, .single,
          "A missing `willMove(nil)` costs only that call, and the answer of `isMovingFromParent`.",
          sources: ["Chameleon, a reimplementation"],
          standing: .partOf(.v33)),
        Rule(
          .c1_26, .measured,
          """
          `didMove` can come twice. This happens to a child that moves in or out on the screen while its own \
          appearance hasn't ended. The second call follows its did-callback; V31 says when.
          """,
          sources: ["measured on Mac Catalyst 26.5 (2026)", "published stacks"],
          logs: [
            "cc-cat26-add-visible", "container-add-three-steps-catalyst26", "cc-fann17-add-visible",
            "cc-fann17-remove-visible", "container-remove-catalyst26", "cc-fann17-initial", "cc-neu-embed",
            "cc-neu-flip-auto", "cc-dtf13",
          ]),
        Rule(
          .c1_27, .official,
          """
          `isMovingToParent`, `isMovingFromParent`, `isBeingPresented` and `isBeingDismissed` are for use inside \
          the appearance callbacks. They speak about this controller only, never about a container around it. \
          V33 says when each is true.
          """,
          sources: ["UIKit headers", "Chameleon, a reimplementation"],
          standing: .partOf(.v33)),
      ]),
  ]
}
