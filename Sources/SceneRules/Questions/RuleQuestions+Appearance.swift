/// Questions about the callbacks of one controller.
extension RuleQuestions {
  static let appearance = [
    Question(
      "What causes viewWillAppear?",
      "That its view enters a window. If the view was only hidden, covered or scrolled away, nothing comes.",
      rules: ["C1.30", "C1.37", "C1.31"],
      asked: [
        "child added after its parent appeared viewWillAppear", "does a late child get viewWillAppear",
        "child viewWillAppear called though not visible", "hidden child still gets viewWillAppear",
        "view scrolled off the screen gets viewDidAppear",
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
        "reason for viewDidAppear not called",
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
      "`init`, from a storyboard `awakeFromNib`, and when the view is first needed `loadView` and "
        + "`viewDidLoad`. In an appearance `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`; then "
        + "`viewWillDisappear`, `viewDidDisappear`, and `deinit`. At the first one `updateViewConstraints` comes "
        + "before `viewIsAppearing`.",
      rules: ["N2.30", "L9.2", "C1.42", "C1.40", "V67"], scene: "guide/tour",
      asked: [
        "is viewDidDisappear called before deinit", "does deinit come after viewDidDisappear",
        "what runs after viewDidLoad", "what comes after viewDidLoad", "lifecycle", "life cycle",
        "UIViewController lifecycle", "life cycle of a view controller", "viewDidLoad vs init vs loadView order",
        "awakeFromNib order", "init loadView viewDidLoad order", "viewWillDisappear vs viewDidDisappear",
        "which method follows which", "process of a view controller's birth", "awakeFromNib vs viewDidLoad",
        "init vs awakeFromNib vs viewDidLoad", "initWithCoder", "UIViewController life cycle",
        "view controller lifecycle explained", "view controller lifecycle methods order",
        "difference between viewDidLoad and viewDidAppear", "loadView vs viewDidLoad vs viewWillAppear",
        "what is called first viewDidLoad or viewWillAppear", "what order do callbacks come in",
        "in which order are the callbacks called", "order of callbacks", "order of UIViewController methods",
        "where to put code viewDidLoad or viewWillAppear", "when is updateViewConstraints called",
      ]),
    Question(
      "Which comes first, the parent or the child?",
      "In a container of your own the parent, in both pairs. In a tab bar or a stack the content's line stands first; only "
        + "before a stack's first screen comes the stack's `viewWillAppear`. A pager's first page has appeared before it.",
      rules: ["C1.34", "V13", "P5.39"], scene: "questions/parent-or-child-first",
      asked: [
        "navigation controller viewDidAppear after the root's",
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
      "In `viewIsAppearing` and in the layout behind it, as are its traits and its safe area. In `viewDidLoad` "
        + "and `viewWillAppear` they may still change.",
      rules: ["L9.9", "C1.36", "L9.1"],
      asked: [
        "safe area insets are zero in viewDidLoad", "when are safe area insets first correct",
        "safeAreaInsets right in which callback", "in which callback is the trait collection first right",
        "traitCollection wrong in viewDidLoad", "size class wrong in viewWillAppear",
        "safe area zero in viewWillAppear", "frame right in which callback",
        "set up by size only the first time in viewDidLayoutSubviews", "run layout code once when the size is known",
        "frame is zero in viewDidLoad", "viewDidLoad size zero", "view frame wrong in viewDidLoad",
        "bounds not correct in viewWillAppear", "correct frame size of view when",
        "view.frame is wrong until viewDidAppear", "get view size before it appears",
        "viewDidLayoutSubviews right size", "frame 600x600 in viewDidLoad",
        "add constraints in viewDidLayoutSubviews", "set frames in viewDidLayoutSubviews",
        "run layout code only once", "rounded corners in which callback", "gradient layer in viewDidLoad wrong size",
      ]),
    Question(
      "When does a view load?",
      "When `view` is asked for the first time: at the launch, at a push's transition, at a tab's first selection, or by "
        + "your own access. In `prepare` the destination's isn't loaded yet.",
      rules: ["C1.40", "G7.21", "C1.47", "N2.14"], scene: "navigation/covered-and-unloaded",
      asked: [
        "is it ok to touch self.view in init", "access view in init",
        "is viewDidLoad called for controllers in the middle of the stack", "do covered members of a stack load",
        "are the screens below the top loaded by setViewControllers",
        "preload the view of a controller", "when is the view of a view controller created", "when is the view created",
        "prepareForSegue called before viewDidLoad", "is the view loaded in prepare", "lazy view loading",
        "destination viewDidLoad before prepare",
        "instantiateViewController viewDidLoad not called",
        "check if view is loaded without loading it", "viewIfLoaded", "viewDidLoad not called",
        "when is viewDidLoad called", "when is loadView called",
        "viewDidLoad called before init finished",
        "accessing view triggers viewDidLoad", "loadViewIfNeeded", "isViewLoaded",
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
      "What is needed once, as views and constraints, belongs in `viewDidLoad`, which comes once. What may have "
        + "changed meanwhile belongs in `viewWillAppear`, which comes each time, also as a swipe back is let go. A "
        + "sheet that goes brings none, so let it tell. UIKit has no reload: call the method of yours that fills "
        + "the views.",
      rules: ["C1.42", "C1.30", "M6.31", "V2"], scene: "questions/why-first-stays-under-a-card",
      asked: [
        "API call again every time I return", "request is sent again each time I go back", "fetch only once",
        "where to put network call", "when should I add subviews", "where to add subviews",
        "where to set up constraints", "difference between viewDidLoad and viewWillAppear",
        "viewWillAppear or viewDidLoad to reload a table", "viewDidLoad once or viewWillAppear each time",
        "how to use await in viewDidLoad", "Task in viewDidLoad", "Task in viewDidLoad cancelled when",
        "main actor viewDidLoad", "async code in viewDidLoad", "when to load data", "where to load data",
        "viewDidLoad or viewWillAppear to fetch data", "where to make the network request",
        "load data viewDidLoad vs viewWillAppear", "viewDidLoad or updateViewConstraints",
        "where do I add constraints", "add subviews in viewDidLoad or loadView",
        "place for layout constraints in a view controller", "activate constraints in which callback",
        "where to build the view in code", "constraints added twice", "reload a view controller",
        "refresh a view controller", "refresh the view after coming back",
        "reload data when the user switches back to a tab", "refresh the previous screen after dismiss",
        "reload the table when returning from the detail", "call viewDidLoad again", "call viewDidLoad manually",
        "update the UI when going back", "refresh the list after a sheet closes", "reset a view controller",
        "force a view controller to load again", "reload tab content each time it is shown",
        "refresh the parent view controller from a modal", "update labels after a pop",
      ]),
    Question(
      "How does a container forward appearance by hand?",
      "It answers false to `shouldAutomaticallyForwardAppearanceMethods`, and sends `beginAppearanceTransition` "
        + "and `endAppearanceTransition` itself. Don't call `viewWillAppear` itself: UIKit warns of it.",
      rules: ["C1.65", "C1.66", "C1.60"], findings: ["SG311", "SG312", "SG313"],
      scene: "containment/forwarding-by-hand",
      asked: [
        "may I call viewWillAppear on another controller", "is it ok to call viewWillAppear by hand",
        "call viewDidAppear myself", "calling viewWillAppear directly",
        "call appearance methods myself in a container", "call the appearance callbacks of a child by hand",
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
        "reason for unbalanced calls",
        "Unbalanced calls of appearance when I push two screens quickly",
        "unbalanced", "Unbalanced calls to begin/end appearance transitions", "unbalanced calls warning tab bar",
        "begin end appearance transitions warning UINavigationController",
      ]),
    Question(
      "Which flags are true in which callback?",
      "`isMovingFromParent` is true for what is popped, `isBeingDismissed` for what is dismissed: of a stack "
        + "that goes as a whole only for the stack itself, so a member asks `navigationController`. A screen that "
        + "is only covered has neither. `run --flags` shows them.",
      rules: ["V33", "M6.34", "C1.27"], scene: "questions/was-i-popped-or-covered",
      asked: [
        "isBeingDismissed when the whole navigation controller is dismissed",
        "isBeingDismissed false in the root of a dismissed stack", "tell isMovingFromParent from isBeingDismissed",
        "isBeingPresented false inside a navigation controller", "isMovingToParent true when",
        "isBeingDismissed is always false",
        "is the view disappearing because it was dismissed", "find out why a view disappears",
        "isMovingFromParent false when pop by swipe", "isBeingDismissed false in child of nav",
        "isBeingDismissed of a child of a navigation controller",
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
        "was the controller pushed or presented", "tell pushed from presented",
        "run code only the first time viewWillAppear", "viewDidAppear first time only",
        "detect first appearance of view controller", "distinguish first viewWillAppear from coming back",
      ]),
    Question(
      "Why does viewDidAppear come twice?",
      "A swipe back or a drag that is let go makes it appear again; so does a container that forwards twice. Or there are "
        + "two instances.",
      rules: ["N2.34", "M6.35", "C1.66"], findings: ["SG311"], scene: "questions/why-do-i-appear-again-on-a-swipe",
      asked: [
        "viewDidAppear twice after a tab switch",
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
