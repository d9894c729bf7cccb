internal import ScenePlan

/// Rules of every section that were learnt later.
extension Rulebook {
  static let corrections: [Section] = [
    Section(
      "Layout",
      [
        Rule(
          .v1, .measured,
          """
          Layout belongs to views. A controller is laid out if its view is in the window for the first time, or \
          has a new size. It is laid out too if its view got or lost a subview. To come back at the same size is \
          no reason. Forwarding and begin or end by hand don't matter. On iOS 7 a pushed view is laid out once \
          more after the push; a book on iOS 6 lists each callback without it.
          """,
          sources: ["published stacks"],
          logs: [
            "cc-neu-flip-manual", "nav-push-uso400-ios7", "nav-push-brad-single", "nav-push-tab13",
            "nav-pop-tab13", "nav-push-neu-single",
          ]),
        Rule(
          .v2, .several,
          """
          A pass has two parts. First `updateViewConstraints` comes, from the deepest controller up, where a \
          view is laid out for the first time or its size class changed. Then, from the root down, each \
          controller gets `viewIsAppearing` if it is due, and its layout pair.
          """,
          logs: ["rotate-parent-child-mattneub"]),
        Rule(
          .v3, .several,
          """
          If a child's view is added straight to a plain controller's view, that controller is laid out too, \
          before the child. A removal does the same. Stock containers, presentations and embeds don't.
          """,
          sources: ["secondary sources"]),
        Rule(
          .v4, .measured,
          """
          A view that changes its size is laid out, parents before children. From iOS 9 on a child that keeps \
          its size isn't. On older systems it is when the window turns.
          """,
          logs: ["rotate-parent-child-mattneub"]),
        Rule(
          .v5, .measured,
          """
          Every child is told of its parent's new size, if its present size differs from that. It may keep its \
          own size all the same.
          """,
          logs: ["rotate-parent-child-mattneub", "size-forward-rule-lsh"]),
        Rule(
          .v6, .measured,
          """
          A push or a presentation without animation has no layout of the new view before its `viewDidAppear`. A \
          tab that is shown for the first time is laid out between the wills and the dids, on Mac Catalyst after \
          them.
          """,
          sources: ["published stacks"],
          logs: [
            "nav-push-noanim-jianshu", "nav-push-noanim-cat26", "modal-fs-present-unanimated-catalyst26",
            "nav-push-noanim-perfsuite", "tab-layout-md6215", "tab-switch-first-tab13",
            "tab-switch-programmatic-catalyst26", "modal-fs-present-noanim-kuniwak",
          ]),
        pictures,
      ]),
    Section(
      "Stacks, tabs and launch",
      [
        Rule(
          .v10, .measured,
          """
          A navigation controller shows a top for which no transition has run in its own next layout in a \
          window. That holds for a stack that was never shown, one that changed off the screen, and the first \
          member of an empty one. Its line stands before the top's, and the top loads inside its layout.
          """,
          logs: [
            "nav-push-offwindow-qmui", "nav-root-devgem18", "nav-root-tab13", "tab-switch-first-tab13",
            "nav-root-cdb19", "nav-root-vast12", "launch-hb", "launch-uso400-ios7", "launch-scene-md1092",
          ]),
        Rule(
          .v11, .measured,
          """
          When a scene-based app launches, a plain root loads and will appear before `willEnterForeground`; its \
          layout comes after it. The content of a navigation root comes only after `willEnterForeground`.
          """,
          logs: ["launch-scene-nbswift", "launch-scene-md1092"]),
        Rule(
          .v12, .several,
          "Before scenes, the root's `viewDidAppear` comes after `didBecomeActive`. Only iOS 8 has it before.",
          logs: [
            "launch-uw", "launch-tabbedapp", "launch-uso400-ios7", "launch-prescene-radar14058168",
            "launch-hb", "launch-order-note-21471342412",
          ],
          choice: """
            With scenes it comes after, too. One log of iOS 26.1, of an app that a tool has started, has it before; so does \
            one author of books, of iOS 11 and 12. The quirk `appearsBeforeActive` does that.
            """),
        Rule(
          .v13, .measured,
          """
          A tab or navigation controller forwards appearance inside its own callback. So in a trace the \
          content's line stands first, the innermost before all. Plain containers come before their children. \
          Layout, moves, sizes and `viewIsAppearing` aren't forwarded in this way.
          """,
          logs: ["tab-present-tab13", "tab-dismiss-tab13"],
          choice: """
            A container may go and come back in one turn, with another top or selection than before. The one of before \
            then goes with the container, and the new one comes with it.
            """),
        Rule(
          .v14, .measured,
          """
          On a push, iOS 9 and 10 send the old top's `viewWillDisappear` before they load the new one. All other \
          systems load first; iOS 8 does by a single log.
          """,
          logs: ["nav-push-lifeblog", "nav-push-hb"]),
        Rule(
          .v15, .chosen,
          "No log says whether the content of a presented stack loads before its presenter's `viewWillDisappear`.",
          choice: """
            The content of a presented stack loads in that stack's first layout, after the presenter's \
            `viewWillDisappear`.
            """),
      ]),
    Section(
      "Presentation",
      [
        Rule(
          .v20, .measured,
          """
          `present` loads the new view inside the call. On iOS 5 to 7 both wills come inside it too. From iOS 8 \
          on they come in a later turn, animated or not.
          """,
          logs: ["modal-unanimated-deferred-radar", "modal-fs-present-animated-lasso"]),
        Rule(
          .v21, .measured,
          """
          On iOS 8 the presenter's did-callbacks say that they aren't animated, even if the full-screen \
          presentation is.
          """,
          logs: ["modal-fs-present-uw", "modal-fs-dismiss-uw", "modal-animated-flag-radar"]),
        Rule(
          .v22, .measured,
          """
          An unwind from a presented controller asks that controller first if its real presenter is the one on \
          which `present` was called. Otherwise the other is asked first. Then one `dismiss` goes to the \
          presenter nearest to the destination.
          """,
          sources: ["the published unwind logs"]),
        Rule(
          .v23, .several,
          """
          `show` of a navigation controller inside a stack presents it. Only a real push raises an exception. A \
          collapsed split and the More list push it.
          """,
          sources: ["merged fixes and shipped apps since 2017"]),
        Rule(
          .v24, .several,
          """
          Only cards can be dragged away: page and form sheets from iOS 13 on. A popover goes by a tap outside \
          it. A full-screen, context or custom presentation has no gesture, and its delegate isn't asked. From \
          iOS 18 on a zoom has one (V66). On iOS 8 a second tap beside a popover that goes dismisses its presenter, \
          too, unless the popover's delegate has an answer.
          """,
          sources: ["secondary sources", "open radars 18481560 and 19067761 (iOS 8)"]),
        Rule(
          .v25, .chosen,
          """
          A popover or a sheet adapts when the size class changes, and its delegate is asked first. It \
          hears traits, size and layout, and no appearance. A presenter that gets covered or uncovered by this \
          hears its pair at the end.
          """,
          choice: """
            A presenter that becomes covered or uncovered in this way hears its pair at the end of the change.
            """),
        Rule(
          .v26, .several,
          """
          If UIKit refuses what a segue wants, the new destination is freed with the segue. `prepare` has come \
          by then, and `viewDidLoad` hasn't.
          """,
          sources: ["secondary sources"]),
        Rule(
          .v27, .chosen,
          """
          No log shows a push, or a change of the tab, below a presentation in the current context. What is presented \
          there stands over the controller that defines the context.
          """,
          choice: "It goes and comes like a child. One author says that a search is told nothing of a push below it."),
      ]),
    Section(
      "The rest",
      [
        Rule(
          .v30, .several,
          """
          A memory warning goes to the app's delegate, and then to every living controller, also to those that \
          no tree holds. They hear of it in the order in which they were made.
          """,
          sources: ["secondary sources"]),
        Rule(
          .v31, .measured,
          """
          From iOS 10 on, a child to which code sends `didMove` during its own appearance gets it once more \
          after its did-callback. Without that first call there is no second. Calls that come earlier or later \
          stay single, and so do those of stock containers.
          """,
          logs: ["cc-dtf13"]),
        Rule(
          .v32, .official,
          """
          A person can touch what is on the screen and uncovered, and nothing else. A controller in another tab, \
          in a hidden column, below a presentation or below the top can't fire a segue by touch. Code can.
          """,
          sources: ["Apple's documentation"]),
        Rule(
          .v33, .measured,
          """
          `isBeingPresented` and `isBeingDismissed` are true for the presented controller itself, in the will \
          and the did. `isMovingToParent` is true from `willMove` to `didMove`, so for pushed controllers and \
          not for tabs or early children. `isMovingFromParent` is true for the popped one, and for a child that \
          code removes from `willMove(nil)` to `didMove(nil)`.
          """,
          sources: ["Chameleon, a reimplementation"],
          logs: ["nav-swipe-ismoving-alpha"]),
        Rule(
          .v34, .chosen,
          """
          What stands in the same turn as a step runs before anything that waits for the next turn. What is due at \
          an instant comes before a step that starts then, timers too.
          """),
      ]),
    Section(
      "Learnt from reports, and from new systems",
      [
        Rule(
          .v60, .chosen,
          """
          `automatic` is resolved first, to the system's sheet. On a phone on its side a sheet fills the screen and \
          has no gesture; upright it is a card again. On a big phone on its side a form sheet keeps its shape. The \
          presenter gets no callback.
          """,
          sources: ["one author, beside his log of iOS 13 to 15", "Apple's documentation, for the other reading"],
          logs: ["modal-automatic-adapt-mattneub"],
          choice: "The presenter stays under a sheet in compact height; by `coversInCompactHeight` it disappears."),
        Rule(
          .v61, .official,
          """
          From iOS 17 on traits follow the views. What isn't in the window learns of new traits when it comes back. \
          That is between `viewWillAppear` and `viewIsAppearing`, and only if they aren't those that it last had \
          there. To iOS 16 a loaded view learns of them at once.
          """,
          sources: ["Apple's talks of 2023", "one log of iOS 11"],
          choice: "A view that was loaded and never shown had the traits of its loading."),
        Rule(
          .v62, .chosen,
          """
          On iOS 8 to 25 a touch inside a stack that pushes or pops does nothing; on 5 to 7 it counts. On iOS 26 the \
          top that comes takes touches meanwhile. A bar around the stack takes them on any system: the old page \
          ends with the push, and the new one with the tab. On 8 to 12 no touch counts while a presentation or a \
          dismissal animates, as one source says. Code isn't a touch, so none of this keeps it from anything.
          """,
          sources: [
            "react-native-screens, test protocols on iOS 26", "use of the systems before", "open radar 44091459",
          ],
          choice: "Both touches count in the turn in which a push is asked for; up to iOS 12 a bar takes touches, too."),
        Rule(
          .v63, .chosen,
          """
          Apple says of views that each takes its traits directly before its own layout. Of controllers nothing \
          is known: the quirk `traitsWithLayout`.
          """,
          sources: ["Apple's talks of 2023"],
          choice: "All controllers hear of their traits before constraints and layout."),
        Rule(
          .v64, .several,
          """
          An app with scenes has launched before its scene gets a root. A root from a storyboard is made before \
          `willConnect`, and one in code after it. Without scenes the root is there before the launch is told.
          """,
          sources: ["maintainers of one framework and four threads of 2026"]),
        Rule(
          .v65, .official,
          """
          From iOS 26 on a controller gets `updateProperties` in its first layout pass in a window, and when it is asked \
          for. It comes before the pair of layout, and brings no pair; layout doesn't bring it. UIKit notes which models \
          the callbacks of layout read: when one changes, that callback comes again in the next pass, or the whole pair. \
          On iOS 18 the app needs a key for that.
          """,
          sources: ["Apple's talks of 2025", "Apple's documentation"],
          choice: "`viewIsAppearing` comes before `updateProperties`."),
      ]),
  ]
}
