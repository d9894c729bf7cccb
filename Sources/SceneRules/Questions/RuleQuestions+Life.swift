/// Questions about the making of controllers, what they hold, and what runs while they are on the screen.
extension RuleQuestions {
  static let life = [
    Question(
      "Which initializer runs?",
      "From a storyboard or a xib `init(coder:)`, and then `awakeFromNib`; in code `init(nibName:bundle:)`, which `init()` "
        + "calls. In none of them is there a view. To hand values to a storyboard's controller, use `@IBSegueAction`, or "
        + "`instantiateViewController` with its `creator`, from iOS 13 on.",
      rules: ["V67", "C1.40"], documented: "UIStoryboard.instantiateViewController(identifier:creator:)",
      asked: [
        "init(coder:) vs init(nibName:bundle:)", "init(coder:) or init(nibName:bundle:)",
        "which init is called for a storyboard controller", "initWithNibName is not called",
        "required init(coder:) for a controller made in code", "custom initializer of a view controller",
        "inject a dependency into a storyboard controller", "designated initializer of UIViewController",
        "pass a value into the initializer from a storyboard", "IBSegueAction",
        "initWithCoder called instead of init", "override init of a view controller",
        "init of a view controller with parameters", "init of a storyboard controller with parameters",
        "instantiateViewController with creator", "custom initializer with a storyboard",
        "IBSegueAction or prepare for segue", "dependency injection with storyboards",
        "init with parameters and a storyboard", "instantiateViewController with a creator",
        "pass data in the initializer of a storyboard controller", "required init coder with own parameters",
        "inject a view model into a storyboard's controller",
        "non optional properties in a storyboard view controller",
      ]),
    Question(
      "Do a storyboard and code have other callbacks?",
      "No, only the beginning differs. A storyboard makes the controller by `init(coder:)`, `awakeFromNib` follows, and its "
        + "embedded children load with the view. From then on all callbacks are the same.",
      rules: ["V67", "G7.30", "V64"],
      asked: [
        "storyboard or code for view controllers", "programmatic view controller lifecycle",
        "life cycle of a view controller without a storyboard", "does the xib change the order of callbacks",
        "difference between storyboard and programmatic controllers", "nib loaded controller callbacks",
      ]),
    Question(
      "What belongs in deinit?",
      "What would go on without the controller: invalidate what it alone holds, cancel requests, take away observers with a "
        + "token. Don't ask for `view` there: UIKit warns. A timer that holds the controller keeps "
        + "`deinit` from coming, so stop it before.",
      rules: ["C1.102", "C1.1"],
      asked: [
        "what to do in deinit", "clean up in deinit or in viewDidDisappear", "access self.view in deinit",
        "cancel a request when the controller goes", "remove observers in deinit", "invalidate a timer in deinit",
        "what should a view controller do when it is freed", "which clean up belongs in deinit",
        "close a socket on deinit",
      ]),
    Question(
      "Where do I start and stop what runs on a screen?",
      "Start in `viewDidAppear`, stop in `viewDidDisappear`; a swipe back that is let go brings the first again. Neither "
        + "comes under a sheet, nor on the way to the background and back: for that listen to `didEnterBackground` and "
        + "`willEnterForeground`.",
      rules: ["C1.4", "N2.34", "M6.31", "V8"], scene: "timing/timer-outlives-its-screen",
      asked: [
        "pause a video when the screen disappears", "resume a video when coming back",
        "start and stop a timer with its screen", "invalidate a timer in viewWillDisappear",
        "timer goes on after leaving the screen", "stop timer when leaving screen",
        "stop location updates when leaving", "animation stops after coming back",
        "restart an animation when the screen appears again", "restart an animation in viewDidAppear",
        "animation lost after coming back", "animation is gone after returning from the background",
        "resume playback on return", "camera session start and stop", "stop polling when the view goes",
        "when to start animation in view controller", "where do I start an animation",
        "audio continues after dismissing",
      ]),
    Question(
      "Where do I count the visits of a screen?",
      "In `viewDidAppear`. It also comes after a return, and once more as a swipe back is let go; a sheet that goes brings "
        + "none. For first visits ask `isMovingToParent` or `isBeingPresented`. The time on the screen ends with "
        + "`viewDidDisappear`.",
      rules: ["C1.4", "N2.34", "V33", "M6.31"], scene: "questions/is-viewWillAppear-the-first-time",
      asked: [
        "analytics: where to send the screen view event", "track screen views", "log a screen view only once",
        "screen view is logged twice", "count how often a screen was visited",
        "screen tracking in viewDidAppear or viewWillAppear", "measure the time spent on a screen",
        "page view event sent twice", "Firebase screen tracking duplicates",
      ]),
    Question(
      "May I use one instance again?",
      "Yes, if you hold it: what was popped or dismissed may be pushed or presented again. It appears again, and "
        + "`viewDidLoad` doesn't come again. Only twice at the same time raises an exception. A segue always makes a new one.",
      rules: ["C1.42", "C1.91", "G7.23"], findings: ["SG501", "SG506"],
      asked: [
        "reuse one view controller instance", "present the same instance again", "push the same instance after a pop",
        "push a popped instance again", "the same instance pushed again later", "cache view controllers",
        "cache a controller for later", "keep a view controller in a property and show it again",
        "lazy var with a view controller", "can a popped controller be pushed again",
        "show a dismissed controller again", "present a dismissed instance again",
        "state is kept when I present the same controller a second time",
      ]),
    Question(
      "How do I test callbacks in a unit test?",
      "`loadViewIfNeeded()` brings `viewDidLoad`. For the rest make it the root of a `UIWindow` and show that, or send "
        + "`beginAppearanceTransition` and `endAppearanceTransition`. Don't call `viewWillAppear` by hand. A scene's "
        + "'expect' needs no simulator.",
      rules: ["C1.40", "C1.30", "C1.60"],
      asked: [
        "call viewDidLoad in XCTest", "viewDidAppear is not called in a unit test",
        "test a view controller needs a window",
        "viewWillAppear in XCTest", "how do I trigger viewDidLoad in tests", "XCTest present view controller fails",
        "unit test navigation controller push", "simulate the view lifecycle in tests",
      ]),
    Question(
      "What keeps a coordinator?",
      "UIKit knows none, so your code does: its parent coordinator, or a controller that it shows. Let it go where its first "
        + "screen is gone: in the stack's `didShow`, which also comes after a swipe back, or in the dismissal's end.",
      rules: ["N2.35", "C1.1"],
      asked: [
        "coordinator pattern: which object owns which", "child coordinator is never removed",
        "coordinator is freed too early",
        "remove the coordinator when the user goes back", "coordinator memory leak", "coordinator and swipe back",
        "when does a child coordinator end", "coordinator deallocated immediately",
      ]),
    Question(
      "How do I hand data on to the next screen?",
      "Set properties before the push, or in `prepare(for:sender:)`: its view isn't loaded yet, so show them in "
        + "`viewDidLoad`. If the destination is a stack, its first child is meant. Another tab exists already: find it in "
        + "`viewControllers`.",
      rules: ["G7.21", "C1.40", "T3.1"],
      asked: [
        "pass data forward", "pass data to the next view controller", "pass data to a tab",
        "prepare: destination is a navigation controller", "pass data through a navigation controller in a segue",
        "give the detail its model before it loads", "share data between tabs",
        "set a property of the pushed controller", "set properties before the push",
        "set properties of the destination", "could not cast UINavigationController in prepare",
        "pass data when presenting",
      ]),
    Question(
      "How do I wait for an alert's answer?",
      "`present` returns at once. The answer is in the action's handler, which runs when the alert has gone: push, pop or "
        + "present the next one there. To show several, each handler presents the next.",
      rules: ["M6.48", "V20"], scene: "modal/alert-with-actions",
      asked: [
        "wait for the answer of an alert", "alert action presents another controller", "present from an alert action",
        "alert returns before the user has tapped", "use the result of an alert",
        "show several alerts one after another", "queue of alerts", "push from an alert's action",
        "is the alert gone when the handler runs", "alert action handler order", "confirm dialog then pop",
        "code after present alert runs before the tap",
      ]),
    Question(
      "What does the transition's coordinator tell?",
      "It is there only while a transition runs, as in the will-callbacks; else `transitionCoordinator` is nil. What "
        + "`animate(alongsideTransition:)` gets runs beside it. Its completion has `isCancelled`, for a swipe that is let go. "
        + "Scenes have no animations.",
      rules: ["L9.8", "N2.34"], documented: "UIViewControllerTransitionCoordinator",
      asked: [
        "transitionCoordinator is nil", "animate alongside a push", "animate alongside the swipe back",
        "know whether a transition was cancelled", "fade something together with the pop",
        "transitionCoordinator in viewWillAppear", "deselect a row along with the swipe back",
        "notifyWhenInteractionChanges", "animate next to a modal presentation",
      ]),
    Question(
      "Which object gives a push its own animation?",
      "The stack's delegate, by `animationControllerFor`; a presentation asks the `transitioningDelegate` of what is "
        + "presented; tabs ask their own delegate. The callbacks stay the same. In a stack the swipe back is off then, "
        + "unless you bring a gesture of your own.",
      rules: ["N2.41", "M6.20"], scene: "navigation/own-animations",
      asked: [
        "custom push animation", "own animator for a push", "own animation between two tabs",
        "swipe back gone with a custom push animation", "percent driven interactive transition",
        "fade in place of the slide on a push", "shared element transition", "animationControllerFor operation",
        "custom transition between two screens", "interactionControllerFor pop",
        "UIPercentDrivenInteractiveTransition", "push from right to left animation",
        "matched transition between two screens",
      ]),
    Question(
      "Are touches lost while a transition runs?",
      "A scene takes it so, as no source has measured it: from iOS 8 to 18 a tap in the stack that pushes or pops does "
        + "nothing until the end, and from iOS 26 on it counts. If all stays dead, a transition never ended.",
      rules: ["V62", "V74", "C1.67"], scene: "navigation/tap-too-early",
      asked: [
        "touches ignored during a transition", "taps do nothing while pushing",
        "user interaction is off during an animation",
        "tap during a push animation ignored", "beginIgnoringInteractionEvents",
        "button does not react during the push",
        "can a person tap while a modal is coming",
      ]),
    Question(
      "Is VoiceOver told of a new screen?",
      "Where a container of your own changes the screen, post `screenChanged` with the view that gets the focus, in "
        + "`viewDidAppear`. The escape gesture calls `accessibilityPerformEscape()`: go back there, and return true. Scenes "
        + "have neither.",
      rules: [], documented: "UIAccessibility.Notification.screenChanged",
      asked: [
        "accessibility focus when a screen appears", "VoiceOver focus is wrong after a push",
        "move the VoiceOver focus in viewDidAppear", "escape gesture of VoiceOver goes back",
        "accessibilityPerformEscape", "VoiceOver reads the screen below a modal",
      ]),
    Question(
      "May I call UIKit from another thread?",
      "No: push, present and change views on the main thread only. Callbacks come there, too. Come back by "
        + "`DispatchQueue.main` or `@MainActor` before you navigate. Scenes have one thread.",
      rules: ["V20"], documented: "UIKit",
      asked: [
        "present from a background thread", "push in a completion handler of URLSession",
        "UI change off the main thread",
        "alert from a background queue", "main thread checker view controller", "navigate after an async call",
        "must be used from main thread only",
      ]),
  ]
}
