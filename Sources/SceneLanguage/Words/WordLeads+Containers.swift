internal import ScenePlan

/// Words about children, and about UIKit's containers.
extension WordLeads {
  package static let containment: [WordLead] = [
    .same(
      .kind(.container), "root: { kind: container, children: [home] }", "customContainer", "containerController",
      "containerViewController", "parentController"),
    .same(
      .key(.children), "root: { kind: container, children: [home] }", "childViewControllers", "childControllers",
      "child", "childs", "contains"),
    .same(.step(.addChild), "- addChild: detail", "addChildViewController", "addChildController"),
    .same(.step(.removeFromParent), "- removeFromParent: kid", "removeFromParentViewController"),
    .same(.step(.willMove), "- { willMove: kid, toParent: nil }", "willMoveToParent", "willMoveToParentViewController"),
    .same(
      .override(.willMove), "home: { overrides: { willMove: [] } }", "willMoveToParent",
      "willMoveToParentViewController"),
    .same(
      .event(.willMove), "- expect: { contains: [home.willMove(nav)] }", "willMoveToParent",
      "willMoveToParentViewController"),
    .same(.step(.didMove), "- { didMove: kid, toParent: root }", "didMoveToParent", "didMoveToParentViewController"),
    .same(
      .override(.didMove), "home: { overrides: { didMove: [] } }", "didMoveToParent",
      "didMoveToParentViewController"),
    .same(
      .event(.didMove), "- expect: { contains: [home.didMove(nav)] }", "didMoveToParent",
      "didMoveToParentViewController"),
    .same(.step(.addSubview), "- { addSubview: kid, in: root }", "insertSubview", "addSubView"),
    .other(
      .step(.constrain), "- { constrain: kid, in: root }", "addConstraints", "activateConstraints", "setFrame",
      "autolayout", "constraints"),
    .same(.step(.removeFromSuperview), "- { removeFromSuperview: kid, in: root }", "removeView"),
    .same(
      .step(.transition), "- { transition: detail, from: kid, in: root }", "transitionFromViewController",
      "transitionFrom", "swap", "replaceChild", "replace", "exchange"),
    .same(.step(.add), "- { add: detail, in: root }", "embedChild", "attach", "insert"),
    .other(
      .step(.add), "- { add: detail, in: root }", "embed",
      remark: "'embed' is the segue of a container view. In code it is the step 'add'."),
    .other(
      .key(.children), "root: { kind: container, children: [home] }", "embeds", "embedded",
      remark: "A container view of a storyboard is a segue, 'embed'. What code adds stands under 'children'."),
    .same(
      .step(.remove), "- { remove: kid, in: root }", "detach", "removeChild", "removeChildViewController",
      "delete"),
    .other(
      .key(.containment), "root: { kind: container, containment: { add: [addChild, addSubview, didMove] } }",
      "recipe", "recipes", "addRecipe"),
    .other(
      .key(.children), "root: { kind: container, children: [home] }", "parent", "parentViewController",
      remark: "A controller doesn't name its parent. The parent lists its children."),
    .same(.key(.views), "home: { views: [header] }", "subviews", "outlets", "iboutlet"),
    .same(
      .key(.viewClass), "home: { viewClass: HomeView }", "view", "viewType", "customView", "contentView",
      "rootView"),
    .same(
      .step(.load), "- load: detail", "loadViewIfNeeded", "touchView", "loadView"),
  ]

  static let navigation: [WordLead] = [
    .same(
      .kind(.navigation), "nav: { kind: navigation, stack: [home] }", "UINavigationController",
      "navigationController", "nav", "navController", "navigationStack", "navigationViewController"),
    .other(
      .key(.stack), "nav: { kind: navigation, stack: [home] }", "rootViewController", "rootController",
      "initWithRootViewController", "root", remark: "The first controller of 'stack' is its root."),
    .same(.key(.stack), "nav: { kind: navigation, stack: [home] }", "viewControllers", "controllers"),
    .same(.step(.push), "- push: detail", "pushViewController", "pushController", "goTo", "navigate", "open"),
    .same(
      .step(.pop), "- pop", "popViewController", "popViewControllerAnimated", "back", "goBack", "go back",
      "navigateBack"),
    .other(
      .step(.swipe), "- swipe: pop", "tapBack", "backButton", "pressBack",
      remark: "A person's way back is 'swipe: pop', by the button, too; code goes back by 'pop'."),
    .other(
      .step(.swipe), "- swipe: pop", "swipeBack", "interactivePopGesture", "edgeSwipe",
      "edgePan", "interactivePop", remark: "A person's swipe from the edge is 'swipe: pop'."),
    .other(
      .step(.swipe), "- swipe: pop", "interactiveContentPopGestureRecognizer", "swipeFromAnywhere",
      "swipe from anywhere", "fullWidthSwipe", "swipe back from the middle",
      remark: "From iOS 26 on a person's swipe back, 'swipe: pop', may begin anywhere on the screen."),
    .same(.step(.popToRoot), "- popToRoot", "popToRootViewController", "popToRootViewControllerAnimated", "backToRoot"),
    .same(.step(.popTo), "- popTo: home", "popToViewController", "backTo", "goBackTo"),
    .same(
      .step(.setViewControllers), "- { setViewControllers: [home, detail], in: nav }", "viewControllers",
      "setStack", "replaceStack", "resetStack"),
    .same(
      .expectation(.visible), "- expect: { visible: home }", "visibleViewController", "currentViewController",
      "topMost", "topMostViewController", "onScreen", "shows", "screen", "current"),
    .other(
      .expectation(.visible), "- expect: { visible: home }", "topViewController",
      remark:
        "The last of a stack, also while it presents. 'visible' is what the stack's 'visibleViewController' is: the "
        + "presented one, if there is one. 'tree' shows both."),
    .same(
      .key(.isNavigationBarHidden), "nav: { kind: navigation, isNavigationBarHidden: true }",
      "navigationBarHidden", "setNavigationBarHidden", "hideNavigationBar", "hidesNavigationBar"),
    .other(
      .step(.set), "- { set: { isNavigationBarHidden: true }, in: nav }", "setNavigationBarHidden",
      "isNavigationBarHidden", "navigationBarHidden", "setProperty", "assign"),
    .other(
      .step(.set), "- { set: { isModalInPresentation: true }, in: home }", "isModalInPresentation",
      "modalInPresentation", "isModalInPopover",
      remark: "It belongs to the controller: write it there as a key, or change it with 'set' in a step of its own."),
    .same(.key(.hidesBottomBarWhenPushed), "home: { hidesBottomBarWhenPushed: true }", "hidesBottomBar", "hidesTabBar"),
    .same(
      .event(.delegateWillShow), "- expect: { lacks: [nav.delegate.willShow] }", "willShowViewController",
      "willShow"),
    .other(
      .event(.delegateDidShow), "- expect: { lacks: [nav.delegate.didShow] }", "UINavigationControllerDelegate",
      remark:
        "It is told 'willShow' and 'didShow' of each new top, and asked for the animation of a push or a pop. Its messages "
        + "are events of the stack's 'delegate', and take steps under its 'overrides'."),
    .same(.event(.delegateDidShow), "- expect: { lacks: [nav.delegate.didShow] }", "didShowViewController", "didShow"),
    .none(
      "Bars, their items and buttons aren't modelled, except 'title' and 'isNavigationBarHidden'.",
      "home: { title: Home }", "navigationItem", "navigationBar", "leftBarButtonItem", "rightBarButtonItem",
      "backBarButtonItem", "largeTitleDisplayMode", "prefersLargeTitles", "largeTitle", "toolbarItems",
      "isToolbarHidden", "toolbar",
      "setToolbarHidden", "hidesBarsOnSwipe", "hidesBarsOnTap", "titleView", "UINavigationBar", "UINavigationItem",
      "bars"),
  ]

  package static let tabs: [WordLead] = [
    .same(
      .kind(.tabs), "main: { kind: tabs, tabs: [home, detail] }", "UITabBarController", "tabBarController",
      "tabBar", "tab", "tabController", "tabbed", "TabView"),
    .same(
      .key(.tabs), "main: { kind: tabs, tabs: [home, detail] }", "viewControllers", "controllers", "tabItems", "items"),
    .other(
      .key(.selected), "main: { kind: tabs, tabs: [home, detail], selected: detail }", "selectedIndex",
      "selectedTab", "selectedViewController", "initialTab", remark: "A tab is named by its controller."),
    .other(
      .step(.select), "- { select: other, in: tabs }", "selectedIndex", "selectedViewController", "selectedTab",
      "selected", "setSelectedIndex", "setSelectedViewController", remark: "A tab is named by its controller."),
    .same(.step(.select), "- { select: other, in: tabs }", "switchTab", "selectTab", "switch", "changeTab"),
    .other(
      .step(.setViewControllers), "- { setViewControllers: [home, other], in: tabs }", "setTabs",
      remark: "'setViewControllers' sets the tabs of a tab bar controller, too."),
    .same(.step(.tap), "- { tap: other, in: tabs }", "tapTab"),
    .other(
      .step(.tap), "- { tap: other, in: tabs }", "choose", "pick",
      remark: "A tab, and an action of an alert, is tapped by its name."),
    .other(
      .step(.trigger), "- { trigger: more, in: home }", "touch", "click", "press", "tapButton", "tapCell", "tapRow",
      remark:
        "A button that leads somewhere is a segue, which 'trigger' fires. A back button is 'pop', a tab and an alert's action are 'tap'."
    ),
    .other(
      .event(.selectedViewController), "- expect: { lacks: [tabs.selectedViewController] }", "setSelectedIndex",
      "setSelectedViewController"),
    .other(
      .answer(.shouldSelect), "main: { kind: tabs, tabs: [home], overrides: { shouldSelect: { home: false } } }",
      "shouldSelectViewController", "tabBarControllerShouldSelect", "UITabBarControllerDelegate", "shouldSelectTab"),
    .same(
      .event(.delegateDidSelect), "- expect: { lacks: [tabs.delegate.didSelect] }", "didSelectViewController",
      "didSelect"),
    .same(
      .event(.delegateDidSelectTab), "- expect: { lacks: [tabs.delegate.didSelectTab] }", "didSelectTab",
      "previousTab", remark: "It comes where the tabs stand in groups, from iOS 18 on."),
    .other(
      .step(.tap), "- { tap: other, in: tabs }", "moreNavigationController",
      remark:
        "A tab is tapped by its controller's id. With more than five tabs in compact width, 'tap: more' opens UIKit's own list."
    ),
    .same(
      .expectation(.tabBar), "- expect: { tabBar: shown }", "isTabBarHidden", "tabBarHidden", "tabBarIsHidden"),
    .same(
      .event(.moreDelegateWillShow), "- expect: { lacks: [tabs.moreNavigationController.delegate.willShow] }",
      "moreNavigationController", "willShow"),
    .none(
      "Tab bars and their items aren't modelled; a tab has its controller's 'title'.", "home: { title: Home }",
      "tabBarItem", "UITabBar", "UITabBarItem", "badgeValue", "customizableViewControllers",
      "UITab", "tabBarMinimizeBehavior"),
  ]

  static let splits: [WordLead] = [
    .same(
      .kind(.split), "split2: { kind: split, primary: home, secondary: detail }", "UISplitViewController",
      "splitViewController", "splitView", "splitController", "masterDetail", "NavigationSplitView"),
    .other(
      .key(.primary), "split2: { kind: split, primary: home, secondary: detail }", "columns", "viewControllers",
      "controllers", remark: "Each column of a split has a key of its own."),
    .same(
      .key(.primary), "split2: { kind: split, primary: home, secondary: detail }", "master",
      "masterViewController", "sidebar", "primaryViewController"),
    .same(
      .key(.secondary), "split2: { kind: split, primary: home, secondary: detail }", "detail",
      "detailViewController", "secondaryViewController"),
    .other(
      .key(.primary), "split2: { kind: split, primary: home, secondary: detail }", "left", "leftColumn", "leading",
      remark: "The left column of a split is its 'primary'."),
    .other(
      .key(.secondary), "split2: { kind: split, primary: home, secondary: detail }", "right", "rightColumn", "trailing",
      remark: "The right column of a split is its 'secondary'."),
    .same(
      .key(.supplementary),
      "split2: { kind: split, style: tripleColumn, primary: home, supplementary: kid2, secondary: detail }",
      "supplementaryViewController", "middleColumn"),
    .same(.step(.showDetail), "- { showDetail: detail, in: split }", "showDetailViewController"),
    .other(
      .step(.push), "- { push: detail, in: nav }", "setViewController", "setViewControllerForColumn",
      remark: "A bare controller that is set for a column with a stack is pushed on it: write 'push' in that stack."),
    .same(
      .event(.delegateWillShowColumn), "- expect: { lacks: [split.delegate.willShowColumn] }", "willShow",
      "UISplitViewControllerDelegate"),
    .same(.event(.delegateWillHideColumn), "- expect: { lacks: [split.delegate.willHideColumn] }", "willHide"),
    .same(.event(.delegateDidShowColumn), "- expect: { lacks: [split.delegate.didShowColumn] }", "didShow"),
    .same(.event(.delegateDidHideColumn), "- expect: { lacks: [split.delegate.didHideColumn] }", "didHide"),
    .same(
      .step(.showColumn), "- { showColumn: primary, in: split }", "showMaster", "showPrimary", "showSidebar",
      "openSidebar"),
    .same(
      .step(.hideColumn), "- { hideColumn: primary, in: split }", "hideMaster", "hidePrimary", "hideSidebar",
      "closeSidebar"),
    .other(
      .step(.showColumn), "- { showColumn: primary, in: split }", "setDisplayMode", "setPreferredDisplayMode",
      remark: "In code, 'showColumn' and 'hideColumn' change what a split shows."),
    .same(
      .key(.preferredDisplayMode),
      "split2: { kind: split, primary: home, secondary: detail, preferredDisplayMode: secondaryOnly }",
      "displayMode"),
    .same(
      .key(.preferredSplitBehavior),
      "split2: { kind: split, style: doubleColumn, primary: home, secondary: detail, preferredSplitBehavior: tile }",
      "splitBehavior"),
    .other(
      .step(.resize), "- resize: [375, 1180]", "collapse", "expand", "isCollapsed", "collapsed",
      "collapseSecondaryViewController",
      remark: "No call collapses a split: it follows from the size, so use 'resize' or 'rotate'."),
    .other(
      .answer(.collapseSecondary),
      "split2: { kind: split, primary: home, secondary: detail, overrides: { collapseSecondary: handled } }",
      "collapseSecondaryViewController", "collapseSecondaryOntoPrimary", "UISplitViewControllerDelegate"),
    .other(
      .step(.swipe), "- { swipe: showColumn, in: split }", "sidebarButton", "toggleSidebar", "edgeSwipe",
      "displayModeButtonItem", "presentsWithGesture", "displayModeButtonVisibility",
      remark: "The sidebar button, a swipe from the edge and a tap beside a column are 'swipe: showColumn' and "
        + "'swipe: hideColumn'. The delegate is told of them, and not of the same calls in code."),
    .none(
      "Widths of columns aren't modelled.", "", "preferredPrimaryColumnWidth", "minimumPrimaryColumnWidth",
      "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction", "primaryEdge", "showsSecondaryOnlyButton"),
  ]

  package static let pages: [WordLead] = [
    .same(
      .kind(.pager), "book: { kind: pager, pages: [home, detail] }", "UIPageViewController",
      "pageViewController", "pageController", "page", "pageView", "carousel", "onboarding"),
    .same(.key(.pages), "book: { kind: pager, pages: [home, detail] }", "orderedViewControllers", "pageControllers"),
    .other(
      .key(.dataSource), "book: { kind: pager, pages: [home, detail], dataSource: cycle }",
      "UIPageViewControllerDataSource", "viewControllerBefore", "viewControllerAfter"),
    .same(
      .key(.navigationOrientation), "book: { kind: pager, pages: [home], navigationOrientation: vertical }",
      "orientation", "axis"),
    .other(
      .step(.swipe), "- { swipe: forward, in: pages }", "turnPage", "nextPage", "next", "previousPage", "pan", "page",
      "scrollTo"),
    .other(
      .step(.swipe), "- swipe: large", "drag", "dragUp", "swipeUp", "expandSheet",
      remark: "A person's drag of a sheet is 'swipe: dismiss', 'swipe: medium' or 'swipe: large'. A pager turns by "
        + "'swipe: forward' and 'swipe: reverse'."),
    .other(
      .step(.swipe), "- { swipe: forward, in: pages }", "swipeLeft", "swipeNext",
      remark: "'swipe: forward' turns a pager to its next page."),
    .other(
      .step(.swipe), "- { swipe: reverse, in: pages }", "swipePrevious", "swipePrev", "swipeBackward",
      remark: "'swipe: reverse' turns a pager to the page before."),
    .other(
      .step(.swipe), "- swipe: pop", "swipeRight",
      remark: "In a stack the swipe to the right is 'swipe: pop'; in a pager it is 'swipe: reverse'."),
    .other(
      .step(.setViewControllers), "- { setViewControllers: [page2], direction: forward, in: pages }", "showPage",
      "setPage", "goToPage", "currentPage"),
    .none(
      "A page control isn't modelled; 'setViewControllers' and 'swipe' turn pages.", "", "UIPageControl",
      "presentationCount", "presentationIndex"),
  ]
}
