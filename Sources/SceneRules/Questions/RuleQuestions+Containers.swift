/// Questions about tab bars, splits and pagers.
extension RuleQuestions {
  static let containers = [
    Question(
      "Why isn't shouldSelect called?",
      "It is for taps. A tab bar controller with groups asks shouldSelectTab, and tells didSelectTab. On iOS 27 two reports "
        + "have met that without groups, too.",
      rules: ["T3.5", "T3.22"],
      asked: [
        "shouldSelect not called on iOS 27", "tabBarController shouldSelect not called on iOS 27",
        "shouldSelectTab called in place of shouldSelect",
      ]),
    Question(
      "Why isn't didFinishAnimating called?",
      "It is for gestures, and so is willTransitionTo; with `completed` false the person went back. "
        + "setViewControllers tells the delegate nothing. The page that shows is the first of `viewControllers`.",
      rules: ["P5.14"],
      asked: [
        "how do I know which page is showing", "current page index of a page view controller",
        "which page is shown in UIPageViewController", "didFinishAnimating completed false",
        "transitionCompleted false in didFinishAnimating", "viewControllers of a pager wrong after a swipe",
        "page index wrong after swipe",
        "didFinishAnimating not called", "pageViewController didFinishAnimating never called",
      ]),
    Question(
      "Why isn't collapseSecondary called?",
      "A split view in column style asks topColumnForCollapsing in its place, which names the column on top. A "
        + "classic one asks as it collapses, and not in a window that stays wide.",
      rules: ["S4.20", "S4.31"],
      asked: [
        "split view collapse delegate on iOS 14", "collapse delegate method of a split view not called",
        "topColumnForCollapsingToProposedTopColumn", "topColumnForCollapsing",
        "collapseSecondary not called on iOS 14", "collapseSecondary never called",
      ]),
    Question(
      "Which comes first when the tab changes?",
      "The new tab in the wills, the old one in the dids. From iOS 18 on a tap is animated, and the new tab comes first "
        + "in both.",
      rules: ["T3.3", "T3.14"], scene: "questions/which-fires-first-on-a-tab-switch",
      asked: [
        "animate tab switch", "animate the change of tabs", "order when I switch tabs",
        "which callbacks does a tab switch send", "tab changed lifecycle",
        "viewDidAppear called on every tab switch", "viewWillAppear called each time I switch tabs",
        "viewDidDisappear of old tab and viewDidAppear of new tab",
        "order of viewWillAppear and viewWillDisappear on tab switch", "iOS 18 tab bar viewDidAppear order changed",
        "switch tab lifecycle order", "viewWillAppear called when changing tabs", "refresh screen when tab is selected",
      ]),
    Question(
      "When do tabs load?",
      "The selected one at the launch, each other at its first selection. Until then it gets no callback at all. Code that "
        + "asks for its `view` loads it earlier.",
      rules: ["T3.1", "C1.47"], scene: "tabs/lazy-tabs",
      asked: [
        "tab bar loads all view controllers at launch", "viewDidLoad of other tabs not called", "preload tabs",
        "load second tab before it is tapped",
        "second tab runs viewDidLoad only when opened",
        "unselected tab viewDidLoad notification not received",
      ]),
    Question(
      "Why isn't a tab told that it appears?",
      "Only the selected tab appears, each time that it is selected. Another tap on it, or the end of a sheet above it, is "
        + "no appearance. A tab bar controller of your own has to call `super`.",
      rules: ["T3.1", "T3.4", "M6.31"], findings: ["SG331"], scene: "tabs/lazy-tabs",
      asked: [
        "tab bar controller child viewWillAppear not called", "viewWillAppear not called in tab bar controller",
        "viewDidAppear not called when switching tabs", "viewWillAppear only called once in a tab",
        "tab bar viewWillAppear only called first time",
        "UITabBarController subclass viewDidAppear of tabs not called",
      ]),
    Question(
      "Does a selection in code ask the delegate?",
      "No. `shouldSelect` and `didSelect` are for taps only.",
      rules: ["T3.5", "T3.6"], scene: "questions/is-the-tab-bars-delegate-told-of-code",
      asked: [
        "detect tap on tab bar item", "callback for a tap on a tab",
        "tabBarController(_:didSelect:) isn't called when I set selectedIndex",
        "tabBarController didSelect not called", "selectedIndex does not call delegate",
        "shouldSelect viewController not called programmatically", "setSelectedIndex delegate",
        "how to know which tab is selected", "detect which tab was tapped", "get notified when tab is selected",
        "switching tabs programmatically", "change the selected tab in code", "tabBarController(_:shouldSelect:)",
        "tabBarController(_:didSelect:)",
      ]),
    Question(
      "What does a tap on the selected tab do?",
      "It pops the tab's navigation controller to its root, and the delegate is told.",
      rules: ["T3.7", "T3.5"], scene: "tabs/tap-again",
      asked: [
        "does tapping the selected tab call viewWillAppear", "tap the already selected tab",
        "tap the selected tab again", "does selecting a tab call viewWillAppear on nav root",
        "tab tapped twice goes to root",
        "tap on selected tab does not call viewWillAppear", "tap on selected tab pops to root",
        "tapping tab bar item again", "prevent pop to root when tab tapped twice",
        "scroll to top when tab is tapped again",
      ]),
    Question(
      "What does the More tab do?",
      "With more than five tabs in a compact width, UIKit puts the rest on a stack of its own behind More.",
      rules: ["T3.8", "T3.9", "T3.10"], scene: "tabs/more-than-five",
      asked: [
        "UITabBarController with 7 items", "too many tabs in the tab bar", "tab bar with more than 5 tabs",
        "sixth tab", "seven tabs", "More", "moreNavigationController", "more than five tabs",
        "UITabBarController six tabs back button", "more tab two navigation bars", "customizableViewControllers",
      ]),
    Question(
      "What if the tab changes while it presents?",
      "A presentation in the tab's own context goes with the tab. On iOS 8 to 13 such a tab could stay black.",
      rules: ["T3.17", "M6.32"], findings: ["SG406"], scene: "modal/context-in-a-tab",
      asked: [
        "switch tab while modal is presented", "black tab after switching tabs with overCurrentContext",
        "currentContext presentation in tab bar controller",
      ]),
    Question(
      "Why does my app open on the detail on a phone?",
      "A collapsing split pushes its secondary on the primary's stack. A delegate that answers true keeps the list.",
      rules: ["S4.21", "S4.20", "S4.31"], findings: ["SG327"], scene: "split/opens-on-the-empty-detail",
      asked: [
        "columns when an iPad window becomes compact", "how does a split move its columns when it collapses",
        "detail shown instead of list on small devices",
        "start with the master on iPhone", "split view collapses onto detail",
        "split view controller shows detail first on iPhone", "show master first in UISplitViewController",
        "collapseSecondary onto primary", "collapseSecondaryViewController", "splitview opens on empty detail view",
        "topColumnForCollapsingToProposedTopColumn", "primary column first on launch",
      ]),
    Question(
      "What happens when a split gets wide again?",
      "It expands: the delegate is asked for the primary and may give a secondary. Otherwise what was pushed becomes one.",
      rules: ["S4.22", "S4.31"],
      asked: [
        "iPhone Max rotation loses the detail", "detail lost after rotation on a plus phone",
        "split view separates when rotated back to landscape",
        "split view rotated back to landscape shows wrong detail",
        "what happens to the detail when the iPad window grows again",
        "split view from compact to regular",
        "separateSecondaryViewController", "split view expand rotate iPhone Plus landscape",
        "separateSecondaryFrom primary", "primaryViewControllerForExpanding",
        "split view controller slide over and back",
      ]),
    Question(
      "Where does showDetail go?",
      "On a wide split it replaces the secondary. On a collapsed one it pushes on the primary's stack. `show` "
        + "goes to the stack of its sender, which pushes; without a container both present.",
      rules: ["S4.10", "S4.13", "S4.11", "S4.16"], scene: "split/show-detail-on-a-phone",
      asked: [
        "setViewController for column pushes", "setViewController(_:for:) secondary pushes instead of replacing",
        "showDetailViewController in compact width",
        "showDetailViewController pushes instead of replacing", "showDetail on iPhone", "show detail presents modally",
        "replace detail view controller in split view",
      ]),
    Question(
      "Which columns does a display mode show?",
      "A mode names the secondary alone, or one or two columns beside it, over it, or pushing it aside. A "
        + "column that is hidden disappears, and one that is shown appears. `preferredDisplayMode` is a wish: the "
        + "split behaviour must allow it, and a collapsed split has no columns.",
      rules: ["S4.3", "S4.4", "S4.5"], scene: "split/display-modes",
      asked: [
        "split view calls viewWillDisappear on the master in portrait",
        "primary column viewWillDisappear when hidden", "does a hidden column get viewWillDisappear",
        "column style split view", "preferredDisplayMode", "primary column hidden in portrait on iPad",
        "show sidebar always visible", "three column split view supplementary", "splitBehavior tile overlay displace",
        "preferredDisplayMode is ignored",
      ]),
    Question(
      "How many pages does a pager need?",
      "One for scrolling. A curl needs two with its spine in the middle, or with two sides and animation, else "
        + "one. Any other number raises an exception.",
      rules: ["P5.11", "P5.10"], findings: ["SG518"], scene: "pager/wrong-count",
      asked: [
        "UIPageViewController crashes in setViewControllers",
        "number of view controllers provided (0) doesn't match the number required (1) for the requested transition",
        "UIPageViewController crash setViewControllers empty array", "page view controller spine mid two pages",
      ]),
    Question(
      "In which order do pages appear?",
      "The new page will appear first, when the drag starts, even if the person lets go; then the old page turns round.",
      rules: ["P5.30", "P5.31", "P5.32", "P5.33"], scene: "pager/scroll",
      asked: [
        "what is called when a page turn is given up", "page swipe cancelled callbacks",
        "know which page is visible in a page view controller", "current page of UIPageViewController",
        "UIPageViewController viewDidAppear of next page called early", "viewWillAppear of the next page comes early",
        "scroll or page curl", "difference between scroll and page curl", "transitionStyle of a page view controller",
        "page view controller skips a page",
        "one page of a pager gets viewWillAppear and is never shown",
        "UIPageViewController viewDidAppear called for wrong page", "page appears that is not shown",
        "page viewDidDisappear order", "page view controller viewDidLoad order",
        "UIPageViewController viewWillAppear called before swipe finished", "page view controller lifecycle order",
        "viewDidAppear page swipe cancelled", "page viewWillAppear but never viewDidAppear",
        "UIPageViewController didFinishAnimating completed false",
      ]),
    Question(
      "When does a pager ask its data source?",
      "At the first drag it asks for the page after and the page before, then once for each turn. Code asks "
        + "nothing: `setViewControllers` takes any page, and its direction is only that of the animation. Without a "
        + "data source no gesture turns a page.",
      rules: ["P5.21", "P5.22", "P5.24"], scene: "pager/who-asks-when",
      asked: [
        "jump to a page with setViewControllers", "scroll to a page programmatically", "go to page by index",
        "UIPageViewController change page in code", "which direction in setViewControllers of a page view controller",
        "next button in a page view controller", "set the current page of a pager",
        "page view controller disable scrolling", "disable swiping between pages",
        "turn off the gestures of UIPageViewController", "lock the current page of a pager",
        "UIPageViewController preloads pages", "page view controller prefetches the next page",
        "data source asked for neighbours", "UIPageViewControllerDataSource",
        "viewControllerBefore viewControllerAfter called when", "data source not called page view controller",
        "UIPageViewController preloads next page", "disable swipe on one page of a page view controller",
      ]),
    Question(
      "Why do all pages of my scroll view appear at once?",
      "Each page appears when its view is added, and not when it is scrolled to. Forward by hand to change that.",
      rules: ["K10.8", "C1.37"], scene: "containment/tab-like-pages",
      asked: [
        "paging scroll view viewWillAppear when page becomes visible",
        "scroll view paging child viewDidAppear called for all pages",
        "viewWillAppear called for every tab at the same time",
        "viewWillAppear not called when scrolling to a page", "horizontal scroll view with view controllers lifecycle",
        "custom segmented pager viewDidAppear",
      ]),
    Question(
      "Why does setting pages during a scroll crash?",
      "A scroll pager keeps three views, and a second change while a person scrolls confuses it.",
      rules: ["C1.99"], findings: ["SG521"],
      asked: [
        "Failed to determine navigation direction for scroll",
        "Invalid parameter not satisfying: [views count] == 3",
        "UIPageViewController crash while scrolling setViewControllers",
        "duplicate states in queue page view controller",
      ]),
    Question(
      "Where do I set a tab's title, image and badge?",
      "On `tabBarItem` before the tab is shown: in `init`, in `awakeFromNib`, or where the tabs are made. In `viewDidLoad` it "
        + "comes only with the first selection. If the tab is a stack, the item is the stack's.",
      rules: ["T3.12", "T3.1"], documented: "UIViewController.tabBarItem",
      asked: [
        "tab title is missing until the tab is tapped", "tabBarItem set in viewDidLoad", "tabBarItem title comes late",
        "badge on a tab that was never opened",
        "badge value of a tab", "tab bar icon appears late", "tab bar item of a navigation controller",
        "update a badge from another screen", "set a badge from another screen", "tab bar item image not showing",
      ]),
    Question(
      "How do I reset a tab?",
      "Call `popToRootViewController(animated: false)` on its stack in the delegate's `didSelect`, or when it has disappeared. "
        + "Outside the window only the list changes, and the root appears with the next selection.",
      rules: ["N2.4", "T3.4"],
      asked: [
        "reset a tab when leaving it", "tab should start at its root each time", "pop a hidden tab to its root",
        "tab shows the old detail when I come back", "reset all tabs after logout", "reset a tab in code",
        "reset the stack of a tab", "popToRoot in an unselected tab",
      ]),
    Question(
      "Has each column of a split a stack of its own?",
      "In column style yes: UIKit puts each plain controller into a navigation controller, but for the compact column. A "
        + "push goes into the column of its sender. A classic split takes its two controllers as they are.",
      rules: ["S4.2", "S4.1"], scene: "split/three-columns",
      asked: [
        "navigation stacks in split columns", "does a column get a navigation controller", "push within one column",
        "navigation controller inside the primary column", "double column vs triple column",
        "why is there a navigation controller around my detail", "push in the secondary column",
      ]),
    Question(
      "Why does a pager show no dots?",
      "Both methods of the data source, `presentationCount` and `presentationIndex`, have to be there, and the pager has to "
        + "scroll sideways. The index is asked only after `setViewControllers` in code. Scenes have no dots.",
      rules: ["P5.21"], documented: "UIPageViewControllerDataSource.presentationCount(for:)",
      asked: [
        "page control in a page view controller", "dots of UIPageViewController", "page indicator does not show",
        "presentationIndex is not updated", "UIPageControl of a pager", "hide the dots of a pager",
      ]),
  ]
}
