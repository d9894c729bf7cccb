/// Questions about which controller is which, and how one reaches another.
extension RuleQuestions {
  static let objects = [
    Question(
      "What is a view controller?",
      "It owns one view, makes it when it is asked for, and is told when that appears and goes. A container is a "
        + "controller that owns others, its children: a stack, tabs, a split, a pager, or one of yours.",
      rules: ["C1.40", "C1.30", "C1.1"],
      asked: [
        "what does a view controller do", "view controller basics", "what is a view controller responsible for",
        "explain UIViewController",
      ]),
    Question(
      "Which controller of a stack is the root, the top, the visible one?",
      "`viewControllers.first` is the root and `topViewController` the last one. `visibleViewController` is what is "
        + "presented over the stack, if there is anything, else the top. The one before the last is where back leads.",
      rules: ["N2.1", "N2.3"],
      asked: [
        "get the root view controller of a navigation controller", "root of the navigation stack",
        "topViewController vs visibleViewController", "first view controller in the stack",
        "last view controller of the navigation stack", "previous view controller in the navigation stack",
        "get the view controller before the current one", "index of a view controller in the stack",
        "how many view controllers are on the stack", "check if the stack contains a controller",
        "is this controller the root of its navigation controller", "find a view controller in the navigation stack",
        "know which controller comes back after the pop", "visibleViewController is a UIAlertController",
      ]),
    Question(
      "How do a parent and its child talk?",
      "The child calls a delegate or a closure that its parent has set, or asks `parent`, which is the container alone. "
        + "The parent keeps the child in a property, or finds it in `children`; an embedded one comes in `prepare`.",
      rules: ["C1.2", "C1.1", "G7.30"],
      asked: [
        "call a method of the parent view controller from a child", "call a function of the child from the parent",
        "how do I get the parent view controller", "access the container from its child",
        "child tells its parent", "reference to the embedded view controller", "get the child view controllers",
        "pass data from the parent to its child", "call a method of the embedded view controller",
        "talk between a container and its content", "update the parent from a child view controller",
        "delegate between child and parent view controller", "reach the container view's controller",
        "pass data to a container view's controller",
      ]),
    Question(
      "How do pop and dismiss differ?",
      "`pop` takes the top off its stack; `dismiss` takes away what was presented. In the stack of a modal `pop` goes one "
        + "page back and does nothing at its root, while `dismiss` from any member closes the modal.",
      rules: ["N2.6", "N2.8", "M6.40", "V80"],
      asked: [
        "difference between dismiss and pop", "dismiss or popViewController", "when do I pop and when do I dismiss",
        "close a screen that is pushed or presented", "go back in code", "dismiss does not close a pushed controller",
        "popViewController does not close the modal", "one close button for push and modal",
        "how do I close a view controller", "close the current screen", "return to the previous screen in code",
        "dismiss a pushed view controller", "pop a presented view controller",
      ]),
    Question(
      "How do I open a screen in another tab?",
      "Set `selectedIndex`, then push on that tab's stack, which is among the tabs' `viewControllers`. A stack in a tab "
        + "that isn't selected only changes its list; its new top loads when the tab is shown.",
      rules: ["T3.1", "N2.4", "N2.14", "T3.2"],
      asked: [
        "push in another tab", "switch tab and push", "select a tab and push a view controller",
        "navigate to a detail inside the second tab", "open a screen of another tab from a button",
        "push on a tab that isn't selected", "switch to a tab and pop to its root",
        "go from one tab to a screen in a different tab", "push notification opens a screen in a tab",
        "change the tab and show a detail there", "selectedIndex and then push", "push into another tab's stack",
      ]),
    Question(
      "Which container stands in which?",
      "A stack may stand in a tab, in a column or in a modal, but not in a stack. A split isn't pushed either; it may be "
        + "the root, or a tab. Tabs can be pushed, though Apple advises to have them outside. A stack a tab is usual.",
      rules: ["N2.11", "T3.2", "S4.40", "T3.10"],
      asked: [
        "navigation controller in a tab bar controller", "tab bar controller inside a navigation controller",
        "split view inside a tab bar", "tab bar controller inside a split view", "push a tab bar controller",
        "one navigation controller for each tab", "one navigation controller around all tabs",
        "embed a tab bar controller in a navigation controller", "two navigation bars above each other",
        "which container goes outside, tabs or stack", "UISplitViewController as a tab",
        "combine tab bar and navigation controller", "navigation controller inside a page view controller",
        "tab bar under the navigation bar hierarchy", "tab bar inside split view",
        "tab bar controller in a navigation controller", "push tab bar controller inside navigation controller",
        "tab bar controller inside navigation controller problems",
      ]),
    Question(
      "How do I print the controllers' tree?",
      "In the debugger by `expression -l objc -O -- [UIViewController _printHierarchy]`, and for views by "
        + "`recursiveDescription` of one. Both are private, for debugging alone. `scenograph tree` prints that of a scene.",
      rules: ["H11.1", "H11.2", "H11.20"],
      asked: [
        "print the view controller hierarchy", "po _printHierarchy", "print the tree of view controllers in lldb",
        "dump the controller tree", "debug which view controllers are loaded", "recursiveDescription of the view",
        "see all view controllers in memory", "list the view controllers in the debugger",
        "view debugger for controllers", "log the hierarchy of controllers",
      ]),
  ]
}
