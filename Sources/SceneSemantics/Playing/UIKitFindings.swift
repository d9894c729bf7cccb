package import SceneBasics
package import ScenePlan
internal import SceneProgram
internal import SceneWorld

extension Diagnostic {
  /// SG5xx: the warnings and exceptions of UIKit itself when the scene runs (section 1.9 of the semantics).
  package static let uikitFindings = FindingFamily(
    "UIKit's warnings and exceptions", UIKitMessage.allCases.map(\.finding))

  /// A warning or an exception of UIKit, at the step that caused it.
  static func uikit(
    _ message: Message, at span: SourceSpan, causes: [Diagnostic.Note], program: Program, world: World
  ) -> Diagnostic {
    let subject = message.first.map { "'\(world.name(of: $0, in: program))': " } ?? ""
    let verb = message.kind.isException ? "UIKit raises" : "UIKit warns"
    var text = world.text(of: message, in: program)
    if text.hasPrefix("Warning: ") { text.removeFirst("Warning: ".count) }
    let finding = message.kind.finding
    return Diagnostic(
      finding, "\(subject)\(finding.summary)", at: span,
      notes: [Diagnostic.Note("\(verb): \(text)", at: span)] + causes.filter { $0.span != span },
      hint: hint(about: message, program, world))
  }
}

extension UIKitMessage {
  package var finding: Finding { row.finding }

  /// The way out, as an imperative.
  var wayOut: String { row.wayOut }

  private var row: (finding: Finding, wayOut: String) {
    switch self {
    case .pushedTwice:
      found(
        "one controller pushed twice",
        """
        The step pushes a controller that already is on the stack. Often the app keeps it for reuse, and a tap comes \
        twice. The second push waits for the end of the first and raises only then. By that time the line that called \
        it has long returned.
        """,
        wrong: Self.navigation("- push: detail\n  - push: detail"),
        right: Self.navigation("- push: detail\n  - push: detail#2"), ["N2.10", "N2.37", "C1.81"],
        wayOut: "push a new instance, or block the second tap until the first push has ended")
    case .presentOffWindow:
      found(
        "presenting before the view is in a window",
        """
        A controller presents while its view isn't in the window: in `viewDidLoad` or `viewWillAppear`, or after it \
        was covered or removed. UIKit ignores the call, and its completion never runs. Present from `viewDidAppear`, \
        or from the controller that is on the screen.
        """,
        wrong: Self.plain("main: { overrides: { viewDidLoad: [{ present: sheet }] } }", ""),
        right: Self.plain("main: { overrides: { viewDidAppear: [{ present: sheet }] } }", ""), ["C1.87", "M6.8"],
        wayOut: "present in 'viewDidAppear', or from the controller that is on the screen")
    case .alreadyPresenting:
      found(
        "presenting while presenting",
        """
        The real presenter already presents a controller. A presenter can have only one presentation, so UIKit ignores \
        the second, and its completion never runs. Present from the topmost controller, or dismiss first.
        """,
        wrong: Self.plain("main:", "script:\n  - present: sheet\n  - present: other\n    in: main\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n  - present: other\n    in: sheet\n"),
        ["C1.88", "M6.7"],
        wayOut: "present from the presented controller, or 'dismiss' it first")
    case .presentationInProgress:
      found(
        "presenting while a presentation is under way",
        """
        A second presentation starts on a presenter while its first one (or a dismissal) is still running. UIKit \
        ignores it, and its completion never runs. Start it from the completion of the first.
        """,
        wrong: Self.plain("main:", "script:\n  - present: sheet\n  - present: other\n    in: main\n    after: 0.1\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n    completion: [{ present: other, in: sheet }]\n"),
        ["C1.89", "M6.8"],
        wayOut: "present in the 'completion' of what is running")
    case .modalTransitionRuns:
      found(
        "presenting while a transition runs, up to iOS 7",
        """
        A controller presents while a presentation by another one, or its dismissal, still animates. Up to iOS 7 UIKit \
        raises. On the same presenter, and on any system since, it only warns. Present in the completion of what is \
        running.
        """,
        wrong: "ios: 7\n"
          + Self.plain("main:", "script:\n  - present: sheet\n  - present: other\n    in: sheet\n    after: 0.1\n"),
        right: "ios: 7\n"
          + Self.plain("main:", "script:\n  - present: sheet\n    completion: [{ present: other, in: sheet }]\n"),
        ["C1.89", "M6.8"],
        wayOut: "present in the 'completion' of what is running")
    case .dismissInProgress:
      found(
        "dismissing while a presentation or dismissal is under way",
        """
        `dismiss` comes while its presentation is still starting, or is already ending. UIKit ignores the call. That \
        its completion never runs is a choice: nobody has measured it.
        """,
        wrong: Self.plain("main:", "script:\n  - present: sheet\n  - dismiss:\n    in: sheet\n    after: 0.1\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n  - dismiss\n"), ["C1.90", "M6.44"],
        wayOut: "dismiss in the 'completion' of what is running")
    case .presentedTwice:
      found(
        "presenting a controller that is presented already",
        """
        Another controller already presents the controller. UIKit raises, even while the first presentation is still \
        animating. Make a new controller, or dismiss this one first.
        """,
        wrong: Self.plain("main:", "script:\n  - present: sheet\n  - present: sheet\n    in: main\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n  - present: sheet#2\n    in: sheet\n"),
        ["C1.91"],
        wayOut: "present a new instance, or 'dismiss' this one first")
    case .presentedChild:
      found(
        "presenting a controller that has a parent",
        """
        The controller to present is a child of a container. UIKit raises: a controller in the hierarchy can't be \
        presented as well. The window's root counts as a child here; that is a choice. Remove the controller from its \
        parent first, or present a new one.
        """,
        wrong: Self.navigation("- push: detail\n  - present: detail\n    in: list"),
        right: Self.navigation("- push: detail\n  - present: detail#2"), ["C1.91"],
        wayOut: "remove it from its parent first, or present a new instance")
    case .detachedPresenter:
      found(
        "presenting on a detached controller",
        """
        The presenting controller is on the screen, but no chain of parents connects it with the window's root. Its \
        view was added, but `addChild` was forgotten. UIKit presents anyway, and says that this is discouraged. From \
        iOS 15 on it says that this is not supported, and will raise one day.
        """,
        wrong: Self.plain(
          "main:",
          "script:\n  - code: [{ addSubview: loose }, { present: sheet, in: loose }, { removeFromSuperview: loose }]\n    in: main\n",
          more: "  loose: { retained: true }\n"),
        right: Self.plain("main:", "script:\n  - add: other\n    in: main\n  - present: sheet\n    in: other\n"),
        ["C1.93"],
        wayOut: "make the presenter a child of the controller that has its view")
    case .unbalancedTransition:
      found(
        "unbalanced begin and end of an appearance",
        """
        `endAppearanceTransition` was called for a controller that has no open appearance transition. Its begin is \
        missing, went to another child, or UIKit has already ended it. UIKit sends no callback, and the controller's \
        appearance is out of step from here on. Far more often two transitions overlap: 'explain unbalanced' tells of \
        that. Up to iOS 12 they do so where code presents on the window's root in the turn of the launch.
        """,
        wrong: Self.navigation("- endAppearanceTransition:\n    in: main\n    of: list"),
        right: Self.navigation(
          "- beginAppearanceTransition: false\n    in: main\n    of: list\n  - endAppearanceTransition:\n    in: main\n    of: list"
        ),
        ["C1.80", "C1.60", "C1.108"],
        wayOut: "send one begin and one end to the same controller, 'true' only to one that is off the screen")
    case .pushedNavigation:
      found(
        "a navigation controller pushed",
        """
        A navigation controller was pushed on another one's stack. UIKit raises. Push its content, or present the \
        navigation controller; inside a plain container it may be pushed.
        """,
        wrong: Self.navigation("- push: flow", "  flow: { kind: navigation, stack: [detail] }\n"),
        right: Self.navigation("- present: flow", "  flow: { kind: navigation, stack: [detail] }\n"),
        ["N2.11", "C1.82"],
        wayOut: "push its root instead, or 'present' the navigation controller")
    case .poppedStranger:
      found(
        "popping to a controller that isn't on the stack",
        """
        `popTo` names a controller that isn't on this stack: it was never pushed, was popped already, or is on another \
        stack. UIKit raises.
        """,
        wrong: Self.navigation("- load: detail\n  - popTo: detail"),
        right: Self.navigation("- push: detail\n  - popTo: list"),
        ["N2.9", "C1.84"],
        wayOut: "pop to a controller that is on this stack")
    case .noCommonParent:
      found(
        "transition between controllers without a common parent",
        """
        `transition(from:to:)` was called, but not both controllers are children of the container. Call `addChild` for \
        the new child before the transition. UIKit raises.
        """,
        wrong: Self.exchange("containment: { transition: [willMove, transition, removeFromParent, didMove] }"),
        right: Self.exchange(
          "containment: { transition: [addChild, willMove, transition, removeFromParent, didMove] }"),
        ["C1.50"],
        wayOut: "call 'addChild' before 'transition'")
    case .transitionWithManualForwarding:
      found(
        "transition in a container that forwards by hand",
        """
        `transition(from:to:)` sends begin and end itself. So UIKit refuses it in a container that has turned off \
        automatic forwarding. The text of UIKit's exception isn't published; the text below is ours. Animate the \
        views, and send the two pairs by hand.
        """,
        wrong: Self.exchange(
          """
          overrides: { shouldAutomaticallyForwardAppearanceMethods: false, viewWillAppear: \
          [{ beginAppearanceTransition: true }], viewDidAppear: [endAppearanceTransition] }
          """),
        right: Self.exchange("overrides: { shouldAutomaticallyForwardAppearanceMethods: true }"), ["C1.51"],
        wayOut: "animate the views and send begin and end by hand")
    case .wrongParentInWindow:
      found(
        "a view in the window under the wrong owner",
        """
        A controller's view comes into the window inside the view of a controller that isn't its parent. UIKit checks \
        this when the view reaches a window. So the exception may come long after the mistake. Put the view into its \
        parent's view, or make the host its parent.
        """,
        wrong: Self.plain(
          "main: { children: [sheet] }",
          "script:\n  - code: [{ addChild: other }, { addSubview: other, into: sheet }, { didMove: other }]\n    in: main\n"
        ),
        right: Self.plain(
          "main: { children: [sheet] }",
          "script:\n  - code: [{ addChild: other }, { addSubview: other }, { didMove: other }]\n    in: main\n"),
        ["C1.70", "C1.74"],
        wayOut: "put the view into its parent's view, or make the host its parent")
    case .wrongParentRequested:
      found(
        "a child added while its view is elsewhere",
        """
        `addChild` is called for a controller with a view that is still in another controller's view. UIKit raises: \
        the place of the view says which controller should be the parent. Take the view out of the old container \
        first.
        """,
        wrong: Self.plain(
          "main: { children: [sheet, other] }",
          "script:\n  - add: loose\n    in: sheet\n  - addChild: loose\n    in: other\n",
          more: "  loose: { retained: true }\n"),
        right: Self.plain(
          "main: { children: [sheet, other] }", "script:\n  - add: loose\n    in: other\n",
          more: "  loose: { retained: true }\n"),
        ["C1.11", "C1.73"],
        wayOut: "take the view out of the old container before 'addChild'")
    case .addedRoot:
      found(
        "the window's root added as a child",
        """
        `addChild` was called for the controller that is the window's root, and UIKit raises. Make another controller \
        the root first, and then add the old one to it.
        """,
        wrong: Self.plain("main:", "script:\n  - present: sheet\n  - addChild: main\n    in: sheet\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n  - add: other\n    in: sheet\n"), ["C1.16"],
        wayOut: "make another controller the window's root")
    case .pushOutsideNavigation:
      found(
        "a push segue outside a navigation controller",
        """
        A segue of the old kind `push` fired, but its source is in no navigation controller. UIKit raises. Use `show`, \
        which presents if no container can push, or put the source into a navigation controller.
        """,
        wrong: Self.plain("main: { segues: { next: { push: sheet } } }", "script:\n  - trigger: next\n"),
        right: Self.plain("main: { segues: { next: { show: sheet } } }", "script:\n  - trigger: next\n"), ["C1.95"],
        wayOut: "use 'show', or put the source into a navigation controller")
    case .pageCountMismatch:
      found(
        "the wrong number of pages",
        """
        A page view controller got the wrong number of controllers. Its style, spine and sides decide how many the \
        change needs. UIKit raises.
        """,
        wrong: Self.pager("- setViewControllers: [a, b]\n    in: main"),
        right: Self.pager("- setViewControllers: [b]\n    in: main"), ["P5.10", "C1.97"],
        wayOut: "give as many pages as the style, the spine and the sides need")
    case .popoverWithoutAnchor:
      found(
        "a popover without an anchor",
        """
        A popover is presented in regular width, but the scene doesn't say what it points at. UIKit raises when the \
        presentation starts. Give an `anchor`.
        """,
        wrong: "device: pad\n"
          + Self.plain("main:", "script:\n  - present: sheet\n    modalPresentationStyle: popover\n"),
        right: "device: pad\n"
          + Self.plain(
            "main:", "script:\n  - present: sheet\n    modalPresentationStyle: popover\n    anchor: Add button\n"),
        ["C1.105"],
        wayOut: "write 'anchor:' beside 'present', with the button that it points at, as in 'anchor: share'")
    case .pushedSplit, .presentedSplit: splitRow
    case .presentedOnItself:
      found(
        "a controller presented on itself",
        """
        The controller to present is also the presenter. UIKit raises. Often the code passes the wrong variable, or \
        the step needs an `in` that names another presenter. The text of the exception comes from public crash \
        reports.
        """,
        wrong: Self.plain("main:", "script:\n  - present: main\n"),
        right: Self.plain("main:", "script:\n  - present: sheet\n"), ["C1.91"],
        wayOut: "present another controller, or name the presenter with 'in'")
    case .viewInsideItself:
      found(
        "a view put into one that stands inside it",
        """
        The step puts a controller's view into a view that stands inside it. A view can't contain itself, so UIKit \
        raises `CALayerInvalid`. Take the inner view out first. What is presented in a controller's context counts as \
        standing inside that controller's view; that is a choice.
        """,
        wrong: Self.plain("main: { children: [sheet] }", "script:\n  - addSubview: main\n    in: sheet\n"),
        right: Self.plain("main: { children: [sheet] }", "script:\n  - add: other\n    in: sheet\n"), ["C1.76"],
        wayOut: "take the inner view out first, or put the view elsewhere")
    case .pagesSetWhileScrolling:
      found(
        "pages set while a page scrolls",
        """
        An animated `setViewControllers` came to a page view controller of style `scroll`. At that time a page was \
        moving under the finger, or was still settling. UIKit raises; sometimes it only shows the wrong page. On iOS 7 \
        to 9 it also raises while a page turns that code has set. Wait for the completed gesture or the completion, or \
        set the pages without animation.
        """,
        wrong: Self.pager("- swipe: forward\n    in: main\n  - setViewControllers: [c]\n    in: main\n    after: 0.1"),
        right: Self.pager("- swipe: forward\n    in: main\n  - setViewControllers: [c]\n    in: main"),
        ["P5.38", "C1.99"],
        wayOut: "wait until the page rests, or set the pages without animation")
    case .unexpectedSubviews:
      found(
        "a page turned while its search is active",
        """
        The page of a scroll pager shows a search bar and defines the context in which its search is presented. The \
        search is active, and the page is turned, by code or by hand. On iOS 9 to 13 UIKit finds a view beside that of \
        the page, and raises. To set `isActive` to false in the same code is too early: the search has to be gone.
        """,
        wrong: Self.searchedPage("- tap: search\n    in: a\n  - setViewControllers: [b]\n    in: main"),
        right: Self.searchedPage(
          "- tap: search\n    in: a\n  - tap: cancel\n  - setViewControllers: [b]\n    in: main"),
        ["C1.109"],
        wayOut: "end the search first, and turn the page in 'didDismissSearchController' of the search")
    case .stackInMotion, .repeatedMember, .nestedChange: stackRow
    // L9.10: an app that isn't launched by scenes.
    case .missesScenes:
      found(
        "an app without scenes, on iOS 18",
        """
        The app isn't launched by scenes. From iOS 18.4 on UIKit says in the console that this will end. Everything works \
        as before. Add a scene manifest and a scene delegate.
        """,
        wrong: Self.app(ios: 18, "[no-launchesScenes]"), right: Self.app(ios: 18, "[]"), ["L9.10"], level: .note,
        wayOut: "add a scene manifest and a scene delegate")
    case .needsScenesSoon:
      found(
        "an app without scenes, on iOS 26",
        """
        The app isn't launched by scenes. UIKit of iOS 26 says in the console that scenes will soon be required. Built with \
        the next SDK the app won't launch any more. Add a scene manifest and a scene delegate.
        """,
        wrong: Self.app(ios: 26, "[no-launchesScenes]"), right: Self.app(ios: 26, "[]"), ["L9.10"],
        wayOut: "add a scene manifest and a scene delegate")
    case .needsScenes:
      found(
        "an app without scenes doesn't launch",
        """
        The app isn't launched by scenes, and it is built with the SDK of iOS 27. It ends before its delegate is called. \
        Add a scene manifest and a scene delegate. An app that is built with an older SDK still runs: write that as \
        `no-needsScenes` under `quirks`.
        """,
        wrong: Self.app(ios: 27, "[no-launchesScenes]"),
        right: Self.app(ios: 27, "[no-launchesScenes, no-needsScenes]"),
        ["L9.10"],
        wayOut:
          "add a scene manifest and a scene delegate, or write 'no-needsScenes' under 'quirks' if the app has an older SDK"
      )
    }
  }

  func found(
    _ summary: String, _ explanation: String, wrong: String, right: String, _ rules: [String],
    level: Severity? = nil, wayOut: String
  ) -> (finding: Finding, wayOut: String) {
    let finding = Finding(
      rawValue, name, level ?? (isException ? .error : .warning), summary, explanation: explanation, wrong: wrong,
      right: right, rules: rules)
    return (finding, wayOut)
  }

  private static func app(ios: Int, _ quirks: String) -> String {
    "scene: App\nios: \(ios)\nquirks: \(quirks)\ninitial: main\ncontrollers:\n  main:\nscript:\n  - launch\n"
  }
}
