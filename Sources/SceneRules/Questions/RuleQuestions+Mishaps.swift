/// Questions about what goes wrong on the screen.
extension RuleQuestions {
  static let mishaps = [
    Question(
      "Why are my outlets nil?",
      "The view isn't loaded yet: outlets are set from `viewDidLoad` on. In `init`, in `awakeFromNib` and in `prepare` of "
        + "the segue that leads there they are nil. Hand over data, and show it in `viewDidLoad`.",
      rules: ["C1.40", "G7.21", "V67"],
      asked: [
        "outlet is nil in prepareForSegue", "outlet is nil in prepare for segue", "IBOutlet nil in viewDidLoad",
        "outlet is nil before viewDidLoad", "IBOutlet nil", "outlets are nil before view loads",
        "IBOutlet nil when setting property from another view controller", "outlets nil before viewDidLoad",
        "label is nil when I set text from previous screen",
        "outlets are nil", "label outlet is nil", "IBOutlet nil in prepare for segue", "outlets nil when presenting",
        "outlets nil in prepare(for segue)", "awakeFromNib outlets nil", "outlet nil before push",
        "unexpectedly found nil outlet of the destination",
        "why is my IBOutlet nil", "outlet is nil in init", "set text of the destination's label in prepare",
        "view nil in awakeFromNib", "outlets are nil after instantiateViewController",
      ]),
    Question(
      "What does a push or a pop below a modal do?",
      "Under full screen the stack's view is in no window: only the list changes at once, and the new top loads and appears "
        + "when the modal goes. Under a sheet all callbacks come. The modal stays where it is, so dismiss first, then pop.",
      rules: ["N2.4", "M6.20", "M6.40"],
      asked: [
        "push under a modal", "push while a modal is presented", "pop while a modal is on top",
        "popToRootViewController while a modal is presented", "popToRoot with a modal on top",
        "does a push underneath a modal send callbacks", "tab bar gone after a pop under an alert",
        "hidesBottomBarWhenPushed tab bar stays hidden after popToRoot", "tab bar disappeared after pop with a modal",
        "sheet stays on the screen after its presenter was popped", "popped controller's sheet stays",
        "modal stays after its parent is popped", "dismiss modal and pop to root at once", "navigate behind a modal",
        "swiftui sheet stays after pop of the hosting controller",
      ]),
    Question(
      "Why does the app freeze after a swipe back at the root?",
      "The code lets the gesture begin at the root of a stack, where no page can come. With the next push the stack takes no "
        + "touch any more. Answer true in `gestureRecognizerShouldBegin` only with two or more on the stack.",
      rules: ["N2.43", "N2.41"],
      asked: [
        "app freezes after swipe back on the root", "interactivePopGestureRecognizer freezes the app",
        "navigation stuck after an edge swipe at the root", "swipe at root view controller then push freezes",
        "interactivePopGestureRecognizer delegate nil freeze", "screen does not respond after swiping back",
        "ui locked after swipe from edge", "enable swipe back with a hidden bar freezes",
      ]),
    Question(
      "May a stack be empty?",
      "UIKit allows it, and shows nothing: a black screen. On iOS 12 one that was emptied and filled again, both animated, "
        + "didn't send its new top `viewDidAppear`. Set the new list in one call.",
      rules: ["N2.12", "V91"],
      asked: [
        "setViewControllers with an empty array", "empty navigation stack black screen",
        "navigation controller without a root", "remove all view controllers from the stack",
        "setViewControllers empty then filled black screen", "pop the root view controller",
        "navigation controller viewControllers is empty",
      ]),
    Question(
      "Why does my observer fire twice?",
      "It was added in `viewWillAppear`, which comes with each appearance, and never taken away. Add it in `viewDidLoad`, or "
        + "take it away in `viewDidDisappear`: a swipe back that is let go brings `viewWillAppear` again.",
      rules: ["C1.42", "C1.30", "N2.34"],
      asked: [
        "where do I remove a KVO observer", "closure observer is never removed", "notification observer called twice",
        "observer fires twice after I come back", "NotificationCenter duplicates",
        "keyboard notification fires several times", "where to add and remove observers",
        "addObserver in viewWillAppear or viewDidLoad", "remove observer in viewDidDisappear or deinit",
        "notification handler runs again each time I return",
      ]),
    Question(
      "Must I call completeTransition?",
      "Yes, with `!transitionWasCancelled`, at the end of your animator. Until then the transition runs: no did-callback "
        + "comes, and the screen takes no touch. After a cancelled one the old controller appears again.",
      rules: ["C1.67", "L9.8", "M6.46"],
      asked: [
        "taps do nothing after a custom dismiss animation", "black screen after a custom dismissal",
        "completeTransition not called", "completeTransition false when cancelled",
        "what if I don't call completeTransition", "custom transition never ends",
        "app takes no touch after a transition", "touches blocked after a custom transition",
        "transitionWasCancelled completeTransition",
        "interactive transition leaves a frozen screen", "animator does not finish", "screen frozen after transition",
      ]),
    Question(
      "What is the difference between viewWillAppear and viewDidAppear?",
      "`viewWillAppear` comes before the transition, which a person may still give up, and `viewDidAppear` when it is over. "
        + "Refresh what is shown in the first; start animations, timers and presentations in the second.",
      rules: ["C1.4", "L9.2", "N2.34"],
      asked: [
        "can viewWillAppear come without viewDidAppear", "viewWillAppear but no viewDidAppear",
        "viewWillAppear vs viewDidAppear", "viewWillAppear or viewDidAppear", "difference viewWillAppear viewDidAppear",
        "what to put in viewDidAppear", "what belongs in viewWillAppear", "when to use viewDidAppear",
        "should I start animations in viewWillAppear", "what should I do in viewWillAppear and in viewDidAppear",
        "viewWillDisappear vs viewDidDisappear",
      ]),
    Question(
      "Which members of a stack appear with it?",
      "The stack and its top. Where the stack comes or goes as a whole, with its tab or under a modal, the covered members "
        + "get no callback: they have disappeared before.",
      rules: ["N2.36", "T3.4", "N2.14"],
      asked: [
        "does switching tabs call viewDidDisappear on the whole stack", "callbacks of the stack when the tab changes",
        "viewWillAppear of all controllers in a navigation stack",
        "which view controllers of the stack get viewWillAppear",
        "does a modal tell every controller in the nav stack", "covered controllers of a stack get viewDidDisappear",
        "do pushed over view controllers get callbacks on a tab switch", "tab switch and the stack's members",
      ]),
    Question(
      "May two pages go round in a circle?",
      "Not in a scroll pager: each would be the other's neighbour on both sides, and that crashes. It takes three, or a new "
        + "controller for each turn.",
      rules: ["P5.38"],
      asked: [
        "page view controller with two pages infinite loop", "infinite page view controller crashes with two pages",
        "circular paging two pages crash", "endless pages in a pager", "loop pages in UIPageViewController",
        "page view controller carousel with only two",
      ]),
  ]
}
