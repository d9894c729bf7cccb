/// Questions about children, appearance and life.
extension RuleQuestions {
  static let children = [
    Question(
      "What keeps a controller alive?",
      "Its parent, the controller that presents it, the window, or a property, a timer or a block of yours. "
        + "`scenograph why --alive ID FILE` names what it is.",
      rules: ["C1.1", "C1.17", "M6.33", "M6.51"], scene: "questions/when-is-it-freed",
      asked: [
        "deinit not printing",
        "delegate should be weak", "strong delegate", "observer not removed",
        "presentationController leak", "reading presentationController before presenting leaks",
        "deinit not called", "deinit never called after pop", "dealloc not called when view controller is dismissed",
        "view controller not released memory leak", "retain cycle view controller never deallocated",
        "timer keeps view controller alive", "memory grows each time I push", "view controller leaks closure self",
        "strong reference to a view controller", "the owner of a view controller", "what holds a view controller",
        "why is my view controller freed immediately", "view controller is deallocated at once",
      ]),
    Question(
      "Which calls do I make to add a child, and in which order?",
      "First `addChild`, then its view by `addSubview`, then `didMove(toParent:)`.",
      rules: ["C1.10", "C1.32", "C1.24"], findings: ["SG301", "SG302", "SG303"],
      asked: [
        "do I have to call didMove(toParent:)", "embed a child view controller",
        "do I have to call didMove",
        "how to add a child view controller", "addChild addSubview didMove order", "view controller containment",
        "embed view controller in a container view programmatically", "addChildViewController steps",
        "didMove toParent necessary", "forgot to call didMove(toParent:)", "custom container view controller tutorial",
        "drawer side menu container",
      ]),
    Question(
      "Shall I present a controller, or add it as a child?",
      "A child has a place in the view of its parent, and appears and goes with it. What is presented covers the screen or a "
        + "context, and goes by `dismiss`. Both hear the same callbacks of appearance.",
      rules: ["C1.1", "M6.1"],
      asked: [
        "addChild vs present", "difference between child view controller and presented view controller",
        "when to use containment instead of presenting", "add a view controller as a child or present it modally",
      ]),
    Question(
      "Which calls do I make to remove a child?",
      "First `willMove(toParent: nil)`, then its view by `removeFromSuperview`, then `removeFromParent`.",
      rules: ["C1.20", "C1.21", "C1.33"], findings: ["SG304", "SG305", "SG306", "SG307"],
      asked: [
        "calls to take a child away again",
        "removeFromParent does not remove the view",
        "how to remove child view controller from parent", "removeFromParent removeFromSuperview order",
        "willMove toParent nil", "view stays after removeFromParent", "remove embedded view controller",
      ]),
    Question(
      "Does a view need its controller as a child?",
      "Its callbacks come without `addChild`, too. But then nothing owns the controller, so it is freed, and its buttons "
        + "do nothing.",
      rules: ["C1.17", "C1.30"], findings: ["SG301"], scene: "loading/view-only",
      asked: [
        "add view of another view controller as subview", "addSubview viewController.view without addChild",
        "button action not called in view controller added as subview", "view controller deallocated but view visible",
        "instantiate view controller and only use its view",
      ]),
    Question(
      "Why did didMove come twice?",
      "From iOS 10 on UIKit repeats a `didMove` that your code sends while the child appears.",
      rules: ["C1.26", "V31"], scene: "questions/why-is-didMove-called-twice",
      asked: ["didMove toParent called twice", "didMoveToParentViewController called multiple times"]),
    Question(
      "Why does adding a child raise an exception?",
      "Its view is on the screen inside another controller than its parent, or it is the window's root.",
      rules: ["C1.70", "C1.73", "C1.74", "C1.16"], findings: ["SG514", "SG515", "SG516"],
      asked: [
        "crash when adding child view controller", "UIViewControllerHierarchyInconsistency",
        "child view controller should have parent view controller but actual parent is",
        "adding a root view controller as a child", "container crash hierarchy inconsistency",
      ]),
    Question(
      "How do I exchange two children?",
      "`transition(from:to:)` needs both as children, and adds the new view itself. It sends no `willMove` and no "
        + "`didMove`.",
      rules: ["C1.50", "C1.53", "C1.54", "C1.55"], findings: ["SG512", "SG513"], scene: "containment/flip",
      asked: [
        "animate between two children",
        "transition from one child view controller to another", "swap child view controllers with animation",
        "transitionFromViewController toViewController", "must have a common parent view controller",
        "segmented control switch child view controllers",
      ]),
    Question(
      "May I add a child to a stock container?",
      "Not by `addChild`: a stack, a tab bar, a split and a pager have lists of their own.",
      rules: ["C1.19"], findings: ["SG309"],
      asked: [
        "mini player above tab bar with addChild",
        "addChild to UINavigationController", "add subview on top of UITabBarController",
        "floating player panel in tab bar controller", "child of UISplitViewController",
      ]),
    Question(
      "Why is a child never told that it appears?",
      "Its container forwards appearance by hand and doesn't do it, or an override leaves `super` out, or its view isn't "
        + "in a window.",
      rules: ["C1.65", "C1.63", "C1.30"], findings: ["SG312", "SG331", "SG301"],
      scene: "questions/why-is-my-child-never-told",
      asked: [
        "child changes and viewWillAppear is not called",
        "child viewDidAppear not called in custom container",
        "child view controller viewWillAppear not called", "viewDidAppear not called in embedded view controller",
        "viewWillAppear not called on child", "container does not forward viewDidAppear",
        "forgot super.viewWillAppear child not called",
      ]),
  ]

  static let appearance = [
    Question(
      "What causes viewWillAppear?",
      "That its view enters a window. If the view was only hidden, covered or scrolled away, nothing comes.",
      rules: ["C1.30", "C1.37", "C1.31"],
      asked: [
        "does isHidden trigger viewWillDisappear", "controller hidden behind another view",
        "when is viewWillAppear called", "isHidden viewWillAppear", "hide view and show it again viewWillAppear",
        "hidden view controller still gets callbacks", "viewWillAppear not called when view becomes visible",
        "scrolled out of sight viewDidDisappear", "is viewWillAppear called every time", "a hidden view",
        "alpha zero view controller appearance",
      ]),
    Question(
      "Why isn't viewDidAppear called?",
      "Its view enters no window, or never left it: below a sheet it stays, and an unselected tab waits. Or its container "
        + "doesn't forward. `scenograph why --not FILE ID.viewDidAppear` says which it is.",
      rules: ["C1.30", "M6.31", "T3.1", "C1.65"], findings: ["SG312", "SG331"],
      scene: "questions/why-first-stays-under-a-card",
      asked: [
        "viewDidAppear not called", "why is viewDidAppear not called", "viewDidAppear never called",
        "viewWillAppear not being called", "viewWillAppear and viewDidAppear not firing",
      ]),
    Question(
      "What is the difference between loadView and viewDidLoad?",
      "`loadView` makes the view: override it only to set `view` yourself, without `super`. `viewDidLoad` comes right "
        + "after it, once, and the view is there.",
      rules: ["C1.41", "C1.40", "C1.42"],
      asked: [
        "difference between loadView and viewDidLoad", "loadView vs viewDidLoad", "when to override loadView",
        "should I call super.loadView", "create the view in code loadView",
      ]),
    Question(
      "In which order do the callbacks of one controller come?",
      "`viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`; then `viewWillDisappear`, "
        + "`viewDidDisappear`, and `deinit`.",
      rules: ["N2.30", "L9.2", "C1.42"], scene: "guide/tour",
      asked: [
        "viewWillAppear vs viewDidAppear", "difference between viewWillAppear and viewDidAppear",
        "viewWillDisappear vs viewDidDisappear", "which method follows which",
        "process of a view controller's birth", "awakeFromNib vs viewDidLoad", "init vs awakeFromNib vs viewDidLoad",
        "initWithCoder",
        "UIViewController life cycle", "view controller lifecycle explained", "view controller lifecycle methods order",
        "difference between viewDidLoad and viewDidAppear", "loadView vs viewDidLoad vs viewWillAppear",
        "what is called first viewDidLoad or viewWillAppear", "what order do callbacks come in",
        "in which order are the callbacks called", "order of callbacks", "order of UIViewController methods",
        "where to put code viewDidLoad or viewWillAppear",
      ]),
    Question(
      "Which comes first, the parent or the child?",
      "In a container of your own the parent, in both pairs. In a tab bar or a stack the content's line stands first; only "
        + "before a stack's first screen comes the stack's `viewWillAppear`. A pager's first page has appeared before it.",
      rules: ["C1.34", "V13", "P5.39"], scene: "questions/parent-or-child-first",
      asked: [
        "order of viewWillAppear parent and child view controller", "child viewDidAppear before parent viewDidAppear",
        "is parent viewDidLoad called before child viewDidLoad", "navigation controller viewWillAppear before its root",
        "which appears first, container or child",
      ]),
    Question(
      "When does viewIsAppearing come?",
      "Once in each appearance, after `viewWillAppear`, when the view is in the window with its final size. UIKit sends "
        + "it since iOS 13.",
      rules: ["C1.36", "V2"], scene: "questions/why-is-viewIsAppearing-missing",
      asked: [
        "viewIsAppearing vs viewWillAppear", "viewIsAppearing not called", "viewIsAppearing back deployed iOS 13",
        "difference viewIsAppearing viewDidAppear",
      ]),
    Question(
      "When is the size of a view right?",
      "In `viewIsAppearing` and in the layout behind it. In `viewDidLoad` and `viewWillAppear` it may still change.",
      rules: ["L9.9", "C1.36", "L9.1"],
      asked: [
        "frame is zero in viewDidLoad", "viewDidLoad size zero",
        "view frame wrong in viewDidLoad", "bounds not correct in viewWillAppear", "correct frame size of view when",
        "view.frame is wrong until viewDidAppear", "get view size before it appears",
        "viewDidLayoutSubviews right size",
        "frame 600x600 in viewDidLoad",
      ]),
    Question(
      "When does a view load?",
      "When `view` is asked for the first time: at the launch, at a push's transition, at a tab's first selection, or by "
        + "your own access. In `prepare` the destination's isn't loaded yet.",
      rules: ["C1.40", "G7.21", "C1.47", "N2.14"], scene: "navigation/covered-and-unloaded",
      asked: [
        "outlet is nil in prepareForSegue", "destination viewDidLoad before prepare",
        "instantiateViewController viewDidLoad not called",
        "outlet is nil in prepare for segue", "IBOutlet nil in viewDidLoad",
        "check if view is loaded without loading it", "viewIfLoaded", "outlets nil in prepare(for segue)",
        "outlet is nil before viewDidLoad", "IBOutlet nil",
        "viewDidLoad not called", "when is viewDidLoad called", "when is loadView called",
        "viewDidLoad called before init finished",
        "accessing view triggers viewDidLoad", "loadViewIfNeeded", "outlets are nil before view loads",
        "IBOutlet nil when setting property from another view controller", "isViewLoaded",
      ]),
    Question(
      "How often does viewDidLoad come?",
      "Once for each controller. If it comes twice, two were made: a segue fires twice, or one tap has a segue and a push "
        + "in code. The second `init` in a trace shows where.",
      rules: ["C1.42", "G7.23", "C1.46"], scene: "navigation/double-tap-on-a-segue",
      asked: [
        "viewDidLoad called twice", "viewDidLoad called multiple times", "viewDidLoad called twice at launch",
        "viewDidLoad of the root called twice",
        "viewDidLoad runs every time I open the screen",
        "viewDidLoad only once", "viewDidLoad called again after going back", "viewDidLoad runs a second time",
      ]),
    Question(
      "Where do I load data?",
      "What is needed once belongs in `viewDidLoad`, which comes once. What may have changed meanwhile belongs in "
        + "`viewWillAppear`, which comes each time, also as a swipe back is let go. A sheet that goes brings none.",
      rules: ["C1.42", "C1.30", "M6.31"], scene: "questions/why-first-stays-under-a-card",
      asked: [
        "how to use await in viewDidLoad", "Task in viewDidLoad", "Task in viewDidLoad cancelled when",
        "main actor viewDidLoad", "async code in viewDidLoad",
        "when to load data", "where to load data", "viewDidLoad or viewWillAppear to fetch data",
        "where to make the network request", "load data viewDidLoad vs viewWillAppear",
      ]),
    Question(
      "How does a container forward appearance by hand?",
      "It answers false to `shouldAutomaticallyForwardAppearanceMethods`, and sends `beginAppearanceTransition` and "
        + "`endAppearanceTransition` itself.",
      rules: ["C1.65", "C1.66", "C1.60"], findings: ["SG311", "SG312", "SG313"],
      scene: "containment/forwarding-by-hand",
      asked: [
        "shouldAutomaticallyForwardAppearanceMethods", "beginAppearanceTransition endAppearanceTransition",
        "call viewWillAppear manually", "manually trigger viewDidAppear on child", "forward appearance methods",
      ]),
    Question(
      "What does a container call when its own gesture is given up?",
      "For each of the two children a begin in the other direction, and one end. Then the new child leaves the container.",
      rules: ["C1.61", "C1.67"], findings: ["SG316"], scene: "containment/gesture-given-up",
      asked: [
        "cancel interactive transition custom container", "beginAppearanceTransition cancelled interactive transition",
        "custom container controller gesture cancelled",
      ]),
    Question(
      "Why are calls to begin and end unbalanced?",
      "Usually two transitions overlap: code pushes, pops, presents or selects before the last one has ended. With a container "
        + "of your own a begin has no end, or an end no begin.",
      rules: ["C1.80", "C1.60", "C1.58"], findings: ["SG509"],
      asked: [
        "Unbalanced calls of appearance when I push two screens quickly",
        "unbalanced", "Unbalanced calls to begin/end appearance transitions", "unbalanced calls warning tab bar",
        "begin end appearance transitions warning UINavigationController",
      ]),
    Question(
      "Which flags are true in which callback?",
      "`isMovingFromParent` is true for what is popped, `isBeingDismissed` for what is dismissed. A screen that is only "
        + "covered has neither. `run --flags` shows them.",
      rules: ["V33", "M6.34", "C1.27"], scene: "questions/was-i-popped-or-covered",
      asked: [
        "how to know if view controller was presented or pushed", "detect pop", "determine whether a pop happened",
        "isBeingDismissed false in viewWillDisappear",
        "viewWillDisappear closed or covered",
        "popped or something pushed on top",
        "isMovingFromParent", "isBeingDismissed",
        "how to know if view controller was popped or another was pushed", "isMovingToParent false",
        "viewWillDisappear popped or pushed", "isBeingPresented false",
        "isBeingDismissed false in navigation controller child",
      ]),
    Question(
      "Does a controller come for the first time, or back?",
      "A pushed one has `isMovingToParent` the first time, and a presented one `isBeingPresented`. On its return it has "
        + "neither.",
      rules: ["V33"], scene: "questions/is-viewWillAppear-the-first-time",
      asked: [
        "run code only the first time viewWillAppear", "viewDidAppear first time only",
        "detect first appearance of view controller", "distinguish first viewWillAppear from coming back",
      ]),
    Question(
      "Why does viewDidAppear come twice?",
      "A swipe back or a drag that is let go makes it appear again; so does a container that forwards twice. Or there are "
        + "two instances.",
      rules: ["N2.34", "M6.35", "C1.66"], findings: ["SG311"], scene: "questions/why-do-i-appear-again-on-a-swipe",
      asked: [
        "UITabBarController selected tab viewWillAppear twice",
        "viewDidAppear called twice", "viewWillAppear called twice", "viewWillAppear called multiple times",
        "viewDidAppear called again without leaving the screen", "viewWillAppear called two times on push",
        "appearance callbacks doubled in custom container",
      ]),
    Question(
      "Why does viewWillDisappear come without viewDidDisappear?",
      "The transition turned round: a swipe back or a drag was let go, and `viewWillAppear` follows.",
      rules: ["C1.61", "N2.34", "M6.35"], scene: "questions/half-finished-swipe-back",
      asked: [
        "viewWillDisappear called but viewDidDisappear not called", "viewDidDisappear not called",
        "viewWillAppear called but viewDidAppear not",
        "viewWillDisappear without disappearing", "viewWillDisappear then viewWillAppear",
      ]),
  ]
}
