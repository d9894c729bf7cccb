/// Questions about the way from one screen to another, and about what iOS 26 and 27 ask of an app.
extension RuleQuestions {
  static let ways = [
    Question(
      "Shall I push or present?",
      "A push goes deeper in one stack, and a swipe or `pop` leads back; the screen below disappears. A presentation is a "
        + "task of its own above all, which `dismiss` ends; below a sheet nothing disappears.",
      rules: ["N2.31", "M6.20", "M6.31"],
      asked: [
        "difference between push and present", "push vs present", "push or present", "present or push", "push vs modal",
        "what is the difference between push and modal", "when to push and when to present",
        "difference between a pushed and a presented screen",
      ]),
    Question(
      "Has a push or a pop a completion?",
      "No, only `present` and `dismiss` have one. Use `didShow` of the stack's delegate, or the completion of the "
        + "`transitionCoordinator` right behind the call.",
      rules: ["N2.35"],
      asked: [
        "push completion handler", "popViewController completion", "completion of a push",
        "execute code after pop animation completed", "run code after a push has finished",
        "UINavigationController completion block", "know when a push has ended",
      ]),
    Question(
      "What comes inside the call, and what comes later?",
      "`present` loads the new view inside the call; the rest comes in a later turn of the main queue. A push only changes the "
        + "stack, and all else comes with the next layout. `addChild` and `removeFromParent` tell the child at once. `viewDidAppear` comes when the animation has ended.",
      rules: ["V20", "N2.4", "C1.10"],
      asked: [
        "does present call viewDidLoad synchronously", "is present synchronous", "is push synchronous",
        "is pop synchronous",
        "is dismiss asynchronous", "is viewDidLoad called before push returns",
        "is viewDidLoad called before present returns",
        "which callbacks come synchronously", "run loop turn after push", "run loop turn after present",
        "when does pushViewController return", "what happens before present returns",
        "synchronous or asynchronous transition",
        "callbacks in the next run loop", "delay between viewWillAppear and viewDidAppear",
        "how long between viewWillAppear and viewDidAppear", "when does viewDidAppear come after viewWillAppear",
      ]),
    Question(
      "What is different without animation?",
      "The order is that of the animated change, and all of it comes in one later turn. A pushed screen's layout comes only "
        + "after its `viewDidAppear`.",
      rules: ["N2.33"], scene: "navigation/push-without-animation",
      asked: [
        "what does animated false change", "animated true or false difference",
        "push without animation order", "push not animated", "pop without animation callbacks",
        "animated false lifecycle",
        "animated false viewDidAppear same runloop", "is viewDidAppear called at once without animation",
      ]),
    Question(
      "May a callback start a transition?",
      "In `viewDidAppear` it may. Before, a presentation is dropped, since its presenter is in no window; and a push or a pop "
        + "waits until the transition that runs has ended.",
      rules: ["N2.37", "M6.8", "N2.4"], findings: ["SG502"],
      asked: [
        "pop in viewDidAppear", "pop in viewWillAppear", "push in viewWillAppear", "push in viewDidLoad",
        "present during viewWillDisappear", "pop immediately after push", "push right after pop",
        "transition inside a callback", "navigate in viewWillAppear", "popViewController in viewDidLoad",
        "present alert from viewDidLoad",
      ]),
    Question(
      "What does a custom segue do?",
      "What its class does in `perform`, and nothing else: UIKit neither pushes nor presents for it. In a scene these are "
        + "its 'steps'.",
      rules: ["V76", "G7.2"],
      asked: [
        "custom segue perform", "UIStoryboardSegue perform", "subclass of UIStoryboardSegue", "custom segue animation",
      ]
    ),
    Question(
      "How do I present instead of selecting a tab?",
      "Answer false in the delegate's `shouldSelect`, and present there: the selection stays.",
      rules: ["T3.6", "T3.5"],
      asked: [
        "stop a tab from being selected", "present a login screen from a tab instead of switching",
        "present a modal when a tab is tapped", "display a modal when a tab bar item is pressed",
        "tab bar item that opens a sheet", "middle tab presents a screen",
        "shouldSelect returns false and presents a modal", "present in shouldSelect",
      ]),
    Question(
      "Does a tab live on when another one is selected?",
      "Yes: all tabs are children of the tab bar controller. They live as long as it does, with their views and stacks.",
      rules: ["T3.1", "C1.1"],
      asked: [
        "previously selected tab deallocated", "is a tab freed when I switch tabs", "are tabs kept in memory",
        "memory leak in tab bar controller", "tab view controllers not deallocated", "deinit of a tab not called",
      ]),
    Question(
      "When do the columns of a split load?",
      "Those that are shown load at the launch, and the others when they come. From iOS 26 on all columns load at the "
        + "launch, but for an inspector.",
      rules: ["S4.37", "S4.36", "C1.40"],
      asked: [
        "UISplitViewController viewDidLoad order", "split view primary viewDidLoad", "is the hidden column loaded",
        "split view secondary viewDidLoad not called",
      ]),
    Question(
      "Why does a pad turn although I refuse?",
      "From iOS 9 on a pad asks no controller how it may be held, unless the app has `UIRequiresFullScreen`. On iOS 27 it "
        + "isn't asked even then.",
      rules: ["D8.16", "D8.17"], findings: ["SG338"],
      asked: [
        "iPad rotates although supportedInterfaceOrientations returns portrait",
        "pad ignores supportedInterfaceOrientations",
        "why does my iPad app rotate although I return portrait", "UIRequiresFullScreen ignored",
        "supportedInterfaceOrientations not called on iPad", "lock orientation on iPad",
      ]),
    Question(
      "How do I lock the orientation?",
      "From iOS 26 on by `prefersInterfaceOrientationLocked`, while the controller is on the screen. Before, on "
        + "a phone, the topmost full-screen controller has only one in `supportedInterfaceOrientations`; after a "
        + "change call `setNeedsUpdateOfSupportedInterfaceOrientations`, from iOS 16 on.",
      rules: ["D8.18", "D8.5"],
      asked: [
        "lock only one screen to portrait", "one screen portrait the rest landscape on iOS 16",
        "shouldAutorotate is not called on iOS 16", "setNeedsUpdateOfSupportedInterfaceOrientations",
        "lock the orientation", "lock orientation", "orientation lock", "lock rotation",
        "prefersInterfaceOrientationLocked",
        "prevent rotation",
      ]),
    Question(
      "Why does the sidebar cover the content?",
      "On iOS 26 the primary of a split in column style floats above the others, whose size stays. If it has no room "
        + "beside them, it comes over them.",
      rules: ["S4.35", "S4.37"],
      asked: [
        "sidebar covers content on iOS 26", "primary column over the detail", "sidebar floats above the content",
        "content is below the sidebar",
      ]),
    Question(
      "What does an inspector become on a phone?",
      "In compact width it comes as a form sheet over the other columns; `hideColumn` or a drag ends it.",
      rules: ["S4.36"],
      asked: [
        "inspector column on iPhone", "inspector in compact width", "inspector shown as a sheet", "inspector phone",
      ]),
    Question(
      "Can a zoom be dragged away?",
      "Yes, from iOS 18 on: a pushed one by a swipe, also while it still runs, and a presented one by a drag, once it has "
        + "come.",
      rules: ["V66"],
      asked: [
        "zoom transition dismiss gesture", "swipe back in a zoom transition", "zoom transition interactive dismiss",
        "drag a zoom away", "disable the gesture of a zoom",
      ]),
    Question(
      "Does my app need a scene delegate?",
      "Built with the SDK of iOS 27 it does: without one it ends before its delegate is called. iOS 26 warns, and iOS 18.4 "
        + "mentions it.",
      rules: ["L9.10"], findings: ["SG526", "SG525", "SG524"],
      asked: [
        "process does not adopt UIScene lifecycle", "CLIENT OF UIKIT REQUIRES UPDATE",
        "UISceneConfiguration in Info.plist", "Info.plist contained no UIScene configuration dictionary",
        "could not load class of the scene delegate", "UIApplicationSceneManifest missing",
        "my app has no scene delegate", "app without scene delegate", "UIScene lifecycle will soon be required",
        "adopt the scene lifecycle", "AppDelegate only iOS 27", "is UISceneDelegate required",
      ]),
    Question(
      "Why does a swipe in the middle of the screen go back?",
      "From iOS 26 on a second gesture, `interactiveContentPopGestureRecognizer`, is on by default: it begins anywhere in the "
        + "content. Disable it for itself where your content needs the swipe; the one at the edge stays.",
      rules: [], documented: "UINavigationController.interactiveContentPopGestureRecognizer",
      asked: [
        "swiping right anywhere pops my view controller on iOS 26", "swipe back anywhere on the screen",
        "swipe back begins in the middle of the screen", "turn off the full screen swipe back of iOS 26",
        "iOS 26 swipe back conflicts with a horizontal scroll view", "content swipe pops the controller",
        "two swipe back gestures on iOS 26", "interactiveContentPopGestureRecognizer",
        "swipe to reply pops the chat on iOS 26",
      ]),
    Question(
      "Can I replace a column of a split at run time?",
      "`setViewController(_:for:)` with a plain controller pushes it on the stack that the column has. To replace the "
        + "content set nil first, or hand over a navigation controller. By one report the compact column is taken once, up "
        + "to iOS 17. A scene pushes in the column's stack.",
      rules: ["S4.16"], documented: "UISplitViewController.setViewController(_:for:)",
      asked: [
        "replace a column of a split view", "setViewController for a column is ignored",
        "setViewController compact column ignored", "change the compact column later", "exchange the primary column",
        "set another supplementary column", "setViewController for secondary pushes instead of replacing",
        "the compact column is set only once",
      ]),
  ]
}
