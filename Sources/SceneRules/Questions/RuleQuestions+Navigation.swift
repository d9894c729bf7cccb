/// Questions about stacks and about segues.
extension RuleQuestions {
  static let navigation = [
    Question(
      "Which comes first on a push?",
      "The old screen in both pairs: it will disappear, the new one will appear; it did disappear, the new one did appear.",
      rules: ["N2.31", "N2.33", "V14"], scene: "navigation/photo-frame",
      asked: [
        "what comes for a push", "what is called on push", "callbacks of a push",
        "order of events during push", "order of viewDidDisappear and viewDidAppear on push",
        "order of viewWillDisappear and viewWillAppear on push", "push view controller lifecycle order",
        "viewDidLoad of pushed controller before viewWillDisappear", "which callback is called first when pushing",
        "A viewWillDisappear B viewDidLoad order", "viewWillDisappear called when pushing",
      ]),
    Question(
      "Which comes first on a pop?",
      "The popped screen in both pairs. The revealed one gets `viewWillAppear` and `viewDidAppear`, and no `viewDidLoad`.",
      rules: ["N2.32", "N2.7"], scene: "navigation/photo-frame",
      asked: [
        "which method runs when returning to the previous view controller",
        "function called when I return to the previous screen", "what is called for a popped controller",
        "callbacks of a pop", "what does a popped controller hear", "push pop", "viewWillAppear called after popping",
        "what is called on the list when the detail pops", "callbacks of the screen below on a pop",
        "which methods are called when popping back", "lifecycle methods called when the back button is pressed",
        "order of callbacks on pop", "viewWillAppear called when going back", "refresh previous screen after pop",
        "reload the table after going back", "table is old when I come back from the detail",
        "update the list after coming back from editing", "reload table view when returning with the back button",
        "viewDidLoad not called when going back", "update data when user goes back in navigation controller",
      ]),
    Question(
      "When is a popped controller freed?",
      "It is off the stack at once, and freed after the revealed screen's `viewDidAppear`, if nothing else holds it.",
      rules: ["N2.6", "N2.32"], scene: "questions/when-is-it-freed",
      asked: [
        "does replacing viewControllers deallocate the old ones", "old controllers freed after setViewControllers",
        "timer keeps view controller alive",
        "when is my detail deallocated after going back", "deinit after pop", "popToRootViewController dealloc",
        "does popToRootViewController free all", "deinit order after popToRootViewController",
        "viewControllers array still contains popped controller",
        "when is deinit called after pop", "popped view controller deallocated when", "deinit before viewDidDisappear",
        "is view controller destroyed when popped",
      ]),
    Question(
      "What happens if a person lets a swipe back go?",
      "It begins as a pop and turns round: the top gets `viewWillAppear` and `viewDidAppear` again. Save in "
        + "`viewDidDisappear`, not before.",
      rules: ["N2.34", "C1.67"], scene: "questions/when-is-a-swipe-really-a-pop",
      asked: [
        "swipe back gesture cancelled viewWillDisappear called", "interactive pop gesture cancelled",
        "interactivePopGestureRecognizer detect completed", "isMovingFromParent true but swipe back cancelled",
        "user starts swiping back and stops", "swipe back half way", "swipe back lifecycle", "swipe to pop lifecycle",
        "view controller lifecycle when swiping to pop", "edge pan gesture back aborted",
        "viewWillAppear called but not viewDidAppear when swiping back",
      ]),
    Question(
      "How do I know that the back button was tapped?",
      "Ask `isMovingFromParent` in `viewWillDisappear`, and act in `viewDidDisappear`, since a swipe back may be let go. "
        + "The button itself tells nothing; from iOS 16 on `navigationItem.backAction` runs in the place of its pop.",
      rules: ["V33", "N2.34", "N2.35"], scene: "questions/was-i-popped-or-covered",
      asked: [
        "user swiped back instead of tapping back", "tell a swipe back from a tap on back",
        "was it the swipe or the back button",
        "detect back button pressed in navigation controller", "how do I detect back button",
        "back button callback", "back button action", "intercept the back button", "did the user tap back or push",
        "run code when the user goes back", "backAction", "navigationItem.backAction",
        "navigationItem backAction",
      ]),
    Question(
      "How do I hide the navigation bar?",
      "By `setNavigationBarHidden`, in `viewWillAppear` of the screen that wants it, and back in its `viewWillDisappear`. "
        + "The content gets another size, and the swipe back is off meanwhile.",
      rules: ["N2.17"], findings: ["SG547"],
      asked: [
        "navigation bar disappears after presenting", "navigation bar missing",
        "setNavigationBarHidden in viewWillAppear", "how to hide navigation bar", "hide navigation bar on one screen",
        "navigation bar hidden after going back", "setNavigationBarHidden viewWillAppear",
        "hide navigation bar on the first page only",
      ]),
    Question(
      "Why is the swipe back off?",
      "A hidden navigation bar or an own back button switches the gesture off, unless code turns it on again. A "
        + "scene has no such button: there the stack answers. To keep it from one screen, set "
        + "`interactivePopGestureRecognizer?.isEnabled`, and from iOS 26 on that of "
        + "`interactiveContentPopGestureRecognizer` too; give both back when the screen goes.",
      rules: ["N2.17"], findings: ["SG547"],
      asked: [
        "disable swipe back on one screen", "turn the swipe back off for one view controller",
        "prevent the swipe back on a single screen", "swipe back not working",
        "interactivePopGestureRecognizer not working with hidden navigation bar", "swipe back with hidden nav bar",
        "disable swipe back gesture", "turn off interactivePopGestureRecognizer", "prevent swipe back on one screen",
        "swipe to go back custom back button", "back swipe gesture disabled leftBarButtonItem",
        "disable swipe back on one page only",
      ]),
    Question(
      "Why did nothing load when I pushed?",
      "A push only changes the stack. The transition starts in the next layout, and not at all outside a window.",
      rules: ["N2.4", "V10", "V71", "N2.14"],
      asked: [
        "push returns before viewDidLoad",
        "push before navigation controller is on screen does nothing",
        "pushed view controller viewDidLoad not called", "push on navigation controller that is not in the window",
        "pushViewController before view appears", "push in background nothing happens",
      ]),
    Question(
      "What does a push during another push do?",
      "It waits until the first has ended. A second push of the same controller then raises an exception. Up to iOS 7 both "
        + "ran at once, and UIKit warned that the bar may be corrupted.",
      rules: ["N2.37", "C1.81", "C1.85"], findings: ["SG501", "SG529"], scene: "navigation/double-tap",
      asked: [
        "push without animation and then another right away", "two pushes in a row without animation",
        "double tap on a cell pushes twice", "nav bar shows the title of the previous screen",
        "navigation bar out of sync after a fast double tap",
        "pop during a push animation", "push during a pop animation",
        "pop and push in the same time", "popToRootViewController then push", "pop then push at once",
        "two pushes at the same time", "push while a push is running", "push and pop in one turn",
        "push while another push is animating",
        "push view controller twice", "double tap pushes twice",
        "Trying to push the same view controller twice",
        "push twice quickly", "push while another push is in progress",
        "double tap pushes view controller twice", "pushing same view controller instance more than once",
        "nested push animation can result in corrupted navigation bar", "push two view controllers at once",
        "finishing up a navigation transition in an unexpected state", "fast taps push twice crash",
        "called while an existing transition or presentation is occurring; the navigation stack will not be updated",
      ]),
    Question(
      "Why does back go two screens, or to the same one again?",
      "Back pops one screen. Two go where code pops, too: in `viewWillDisappear`, or in a button's own action. The same "
        + "screen comes again where it was pushed twice: a cell's segue fires, and `didSelectRow` pushes; or a tap came twice.",
      rules: ["N2.8", "G7.23", "N2.37"], findings: ["SG501"], scene: "navigation/double-tap-on-a-segue",
      asked: [
        "back button pops two view controllers", "back pops twice", "back skips a screen", "back jumps over a screen",
        "pop is called twice",
        "popViewController pops more than one", "back button goes to the wrong screen",
        "same screen is on the stack twice", "cell tap opens the screen twice", "detail screen is pushed two times",
        "I have to press back twice", "didSelectRow and segue both push", "after back the same screen appears again",
        "navigation stack contains duplicates", "segue performed twice", "need to tap the back button two times",
      ]),
    Question(
      "What happens if a person goes back during a push?",
      "From iOS 26 on the push ends at once, with all of its callbacks, and the pop begins. Before, the gesture is ignored.",
      rules: ["V75", "V74"],
      asked: [
        "switch tab while pushing", "tab changed during a push", "change tab while a push runs",
        "swipe back during push animation", "tap back before push has finished", "interrupt push transition iOS 26",
        "back button during push iOS 26",
      ]),
    Question(
      "What can't be pushed?",
      "A navigation controller, a split view controller, and what is on the stack already. Each raises an exception.",
      rules: ["N2.10", "N2.11", "V23"], findings: ["SG510", "SG520", "SG501", "SG323"],
      asked: [
        "nested navigation controllers", "stack inside a stack",
        "can I push a UINavigationController onto another one", "push a navigation controller crash",
        "pushing a navigation controller is not supported", "split view controllers cannot be pushed",
        "can I push UINavigationController",
      ]),
    Question(
      "What does setViewControllers do?",
      "It looks like a push, or like a pop if the new top was on the stack. Members that stay covered don't load.",
      rules: ["N2.13", "N2.14"], scene: "navigation/set-view-controllers",
      asked: [
        "what happens to viewWillAppear when I call setViewControllers", "rearrange the navigation stack",
        "reorder the controllers of the navigation stack", "go from A to C and leave B out on back",
        "skip the loading screen on back", "back must skip the login screen", "from C back to A without B",
        "take the form out of the stack after saving", "take a screen out of the stack",
        "back must not lead to the previous screen", "setViewControllers with three new controllers",
        "callbacks of setViewControllers animated", "replace the current screen with another in the navigation stack",
        "remove a login screen from the stack", "remove a screen from the navigation stack",
        "insert a view controller below the current one in the stack", "replace root of navigation controller",
        "setViewControllers animated lifecycle", "replace top view controller in the navigation stack",
        "remove a view controller from the middle of the navigation stack", "viewControllers array set directly",
        "push and remove previous view controller",
      ]),
    Question(
      "Can a deep link open a screen at once?",
      "Yes: `setViewControllers` puts the whole stack in place, and only its top loads. At a cold start the "
        + "link stands among the options of `scene(_:willConnectTo:options:)`; later `scene(_:openURLContexts:)` "
        + "brings it. 'scenograph init --kind deep-link' writes such a scene.",
      rules: ["N2.13", "N2.14"], scene: "questions/can-a-deep-link-open-a-screen-at-once",
      asked: [
        "open the correct screen from a URL on cold start", "deep link cold start scene delegate",
        "openURLContexts not called at launch", "app launched by a link does not navigate",
        "push notification opens the wrong screen at launch", "navigate from willConnectTo",
        "universal link when the app is killed", "open a screen from a notification when the app was terminated",
        "setViewControllers for a deep link", "set the nav stack for a deep link",
        "open url while modal is presented", "widget tap opens detail", "push notification opens a screen",
        "universal link opens a detail", "handle a url while a sheet is up", "shortcut item opens a screen",
        "deep link", "deeplink", "open a screen from a push notification", "universal link navigate to detail screen",
        "jump to nested view controller at launch",
      ]),
    Question(
      "When is the delegate told of a new top?",
      "`willShow` comes after both will-callbacks, and `didShow` after both did-callbacks. A swipe that is let go has no "
        + "`didShow`.",
      rules: ["N2.35", "N2.34"],
      asked: [
        "navigationController(_:didShow:animated:) is not called",
        "navigationController didShow not called", "UINavigationControllerDelegate willShow order",
        "detect pop with navigation controller delegate", "UINavigationControllerDelegate",
      ]),
    Question(
      "Why does pop do nothing?",
      "The controller is the root of its stack, or it was presented. What was presented goes by `dismiss`.",
      rules: ["N2.8"], findings: ["SG409", "SG410"], scene: "questions/why-does-pop-do-nothing",
      asked: [
        "navigationController?.popViewController does nothing", "popViewController has no effect",
        "popViewController not working", "popToRootViewController does nothing", "back button does nothing",
        "popViewControllerAnimated returns nil",
      ]),
    Question(
      "Why is navigationController nil?",
      "The controller is in no stack: it was presented, it isn't pushed yet, or it was popped. A call on nil does nothing. To push in a modal, present a stack with it.",
      rules: ["C1.3"], findings: ["SG410"],
      asked: [
        "navigationController nil in viewDidLoad", "navigationController is nil in init",
        "navigationController property is nil after presenting", "pushViewController does nothing",
        "push does nothing without an error", "pushViewController does nothing no error",
        "splitViewController nil", "how to push a view controller from a modal",
        "self.navigationController is nil", "navigationController?.pushViewController does nothing",
        "push a view controller from a modal", "push inside a modal",
        "tabBarController nil", "navigation bar missing after present", "no navigation bar in a modal",
        "push does not work in presented view controller", "navigation controller nil in child",
        "why does navigationController return nil", "navigationController returns nil",
      ]),
    Question(
      "How do I hide the tab bar on a push?",
      "Set `hidesBottomBarWhenPushed` on the controller before you push it, and not on the one that pushes. The "
        + "bar stays hidden while a member of the stack has the property set, and comes back when that is popped. "
        + "The stack has to be the tab itself.",
      rules: ["N2.16"], scene: "tabs/bar-hidden-when-pushed",
      asked: [
        "hidesBottomBarWhenPushed", "tab bar disappears after pop", "tab bar missing after going back",
        "tab bar gone after push",
        "hide tab bar", "hide the tab bar on one screen", "hide bottom bar when pushed",
        "tab bar still there after push",
        "tab bar does not come back after pop",
      ]),
    Question(
      "How do I go back several screens at once?",
      "`popToViewController` and `popToRootViewController` go back in one transition: find the one that you want in "
        + "`viewControllers`. Those between have not been on the screen, so they hear no callback of appearance.",
      rules: ["N2.14", "N2.6"],
      asked: [
        "unwind the navigation stack to the second screen", "pop to the second screen",
        "go to root view controller", "pop to the root view controller", "go back to the first screen",
        "pop two view controllers", "pop several view controllers at once", "go back two screens",
        "pop to root view controller lifecycle", "how do I pop to a specific view controller",
        "pop to a screen of a certain class", "return from screen D to screen A", "pop to the screen before the last",
        "find a controller in the stack and pop to it",
        "go back to the root of a tab", "go back to a certain screen",
      ]),
    Question(
      "Why does a pop to a controller crash?",
      "The controller isn't on the stack. Often it is a new instance of the same class.",
      rules: ["N2.9", "C1.84"], findings: ["SG511"], scene: "navigation/pop-to-a-stranger",
      asked: [
        "tried to pop to a view controller that doesn't exist", "popToViewController crash",
        "pop to specific view controller in stack",
      ]),
  ]
}
