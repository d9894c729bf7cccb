/// Questions about children, appearance and life.
extension RuleQuestions {
  static let children = [
    Question(
      "What keeps a controller alive?",
      "Its parent, the controller that presents it, the window, or a property, a timer or a block of yours: "
        + "`scenograph why --alive ID FILE` names it. A closure that is stored takes `[weak self]`; UIKit lets a "
        + "completion's go afterwards. A delegate is weak. A timer holds its target until `invalidate()`: call it "
        + "in `viewDidDisappear`, as `deinit` would never come.",
      rules: ["C1.1", "C1.17", "M6.33", "M6.51"], scene: "questions/when-is-it-freed",
      asked: [
        "view controller stays in memory after pop", "why isn't deinit called after a pop",
        "no retain cycle but deinit is not called", "view controller deallocates right after showing its view",
        "Timer prevents my view controller from being deallocated", "Combine sink keeps my controller",
        "Task keeps the view controller alive", "weak self in a closure of viewDidLoad",
        "does a delegate property make a retain cycle", "which references must be weak",
        "CADisplayLink retain view controller", "CADisplayLink keeps my controller",
        "message sent to deallocated instance", "closure retains view controller",
        "notification observer keeps view controller alive", "deinit not printing", "delegate should be weak",
        "strong delegate", "observer not removed", "presentationController leak",
        "reading presentationController before presenting leaks", "deinit not called",
        "deinit never called after pop", "dealloc not called when view controller is dismissed",
        "view controller not released memory leak", "retain cycle view controller never deallocated",
        "timer keeps view controller alive", "memory grows each time I push", "view controller leaks closure self",
        "strong reference to a view controller", "the owner of a view controller", "what holds a view controller",
        "why is my view controller freed immediately", "view controller is deallocated at once",
        "do I need weak self in a completion", "weak self in present completion", "weak self in animate",
        "why should a delegate be weak", "break a retain cycle", "where do I invalidate a timer",
        "invalidate CADisplayLink", "weak self in an alert action", "unowned or weak self in a view controller",
        "weak self in a dispatch after", "is weak self needed in UIView.animate", "cancel a Task in viewDidDisappear",
        "stored closure captures self", "child holds its coordinator strongly",
      ]),
    Question(
      "Which calls do I make to add a child, and in which order?",
      "First `addChild`, then its view by `addSubview`, then `didMove(toParent:)`. Without the last one the "
        + "child works, and only its own `didMove` isn't called. A hosting controller is added in the same way.",
      rules: ["C1.10", "C1.32", "C1.24"], findings: ["SG301", "SG302", "SG303"],
      asked: [
        "forgot didMove(toParent:)", "what happens without didMove(toParent:)", "is didMove necessary",
        "embed a SwiftUI view in a UIKit controller", "add a UIHostingController as a child",
        "add a view controller as a subview properly",
        "do I need willMove toParent before addChild", "is willMove called by addChild",
        "addChild then addSubview then didMove", "bottom sheet as child controller",
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
        "remove a child view controller steps", "willMoveToParentViewController nil",
        "get rid of a child view controller", "take a child view controller off the screen",
        "removeFromParent order", "do I call willMove nil before removeFromParent",
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
        "delegate methods not called after adding only the view", "only its view was added, not the controller",
        "view added as subview is dead", "removeFromParent but child still gets events",
        "child removed but its view is still there",
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
        "swap two child controllers with animation", "swap children in a custom container",
        "animate from one child to another",
        "cross fade between child controllers", "crossfade two child view controllers",
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
        "UISplitViewController as child", "mini player above tab bar with addChild",
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
        "child never gets viewWillAppear",
        "child changes and viewWillAppear is not called",
        "child viewDidAppear not called in custom container",
        "child view controller viewWillAppear not called", "viewDidAppear not called in embedded view controller",
        "viewWillAppear not called on child", "container does not forward viewDidAppear",
        "forgot super.viewWillAppear child not called",
      ]),
  ]
}
