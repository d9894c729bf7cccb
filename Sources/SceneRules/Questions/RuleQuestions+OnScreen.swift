/// Questions about what is on the screen, and what a subclass owes to UIKit.
extension RuleQuestions {
  static let onScreen = [
    Question(
      "How do I know that a controller is on the screen?",
      "Ask `viewIfLoaded?.window`, which loads nothing. It is there from `viewIsAppearing` on, and not yet in "
        + "`viewWillAppear`. A view that is covered or scrolled away has a window, too.",
      rules: ["C1.36", "C1.37", "C1.5"],
      asked: [
        "check whether a view controller is visible",
        "how to tell if view controller is visible", "is view controller on screen", "why is self.view.window nil",
        "view.window is nil in viewDidLoad", "view.window nil in viewWillAppear", "check if view controller is visible",
        "detect if view controller is currently displayed", "view window nil",
      ]),
    Question(
      "When is a controller's parent set?",
      "`addChild` and a push set it at once. It is nil in `viewDidLoad` if code asked for `view` before that, and for what "
        + "is presented.",
      rules: ["C1.10", "N2.5", "C1.35"],
      asked: [
        "why parent property nil", "parent nil in init", "when is parent available",
        "why is parent nil in viewDidLoad", "parent is nil", "parent view controller nil in viewDidLoad",
        "parentViewController returns nil", "self.parent nil",
      ]),
    Question(
      "Must I call super?",
      "`addChild`, `removeFromParent`, `willMove` and `didMove` need it, and without it in `viewWillTransition` no child is "
        + "told. `loadView` must not have it if you set `view`. In the callbacks of appearance Apple asks for it.",
      rules: ["C1.18", "C1.23", "L9.4", "C1.41"], scene: "size/super-forgotten",
      asked: [
        "should I call super in viewWillAppear", "what happens if I forget super.viewDidLoad", "forgot to call super",
        "do I need to call super", "super.viewDidLoad needed", "call super first or last", "missing call to super",
      ]),
    Question(
      "Am I told when a sheet changes its height?",
      "Of a person's change the sheet's delegate is told, by `didChangeSelectedDetentIdentifier`. Of a change "
        + "by code, which sets `selectedDetentIdentifier` inside `animateChanges`, it isn't. No callback of "
        + "appearance comes.",
      rules: ["M6.47"], scene: "modal/sheet-that-code-raises",
      asked: [
        "animate a sheet from medium to large", "expand the sheet in code", "set selectedDetentIdentifier",
        "animateChanges of a sheet", "make the sheet large programmatically", "change detent in code",
        "sheet detent change callback", "detent changed delegate", "selected detent changed", "sheet height changed",
        "sheet expanded to large callback", "detect detent change",
      ]),
    Question(
      "Is viewControllers the same as children?",
      "In a stack and in tabs, yes: they are the children, in that order. A container of your own has only `children`.",
      rules: ["N2.1", "T3.1"],
      asked: [
        "remove a tab at runtime", "UITabBarController viewControllers change at runtime", "add a tab later",
        "set the tabs of a tab bar controller", "viewControllers vs children",
        "difference between viewControllers and children", "childViewControllers of a navigation controller",
        "viewControllers array of the tab bar",
      ]),
    Question(
      "When does onAppear come, beside viewDidAppear?",
      "After the layout, and before the `viewDidAppear` of its hosting controller; `onDisappear` comes after "
        + "`viewDidDisappear`. A hosting controller is one like any other: with each appearance, as after a pop, "
        + "`onAppear` comes again. What a `UIViewControllerRepresentable` makes gets what its child gets.",
      rules: ["V89"],
      asked: [
        "viewWillAppear of a controller embedded in SwiftUI", "UIKit controller inside SwiftUI callbacks",
        "onAppear called twice", "why is onAppear called again when I come back",
        "onAppear called twice in a navigation controller", "onAppear fires multiple times in UIHostingController",
        "SwiftUI equivalent of viewWillAppear", "onAppear not called second time", "onAppear called only once",
        "task cancelled when view disappears", "SwiftUI task modifier cancelled", "onDisappear and viewDidDisappear",
        "NavigationLink destination onAppear", "NavigationLink in a hosting controller",
        "UIHostingController viewDidAppear and onAppear", "UIHostingController onAppear viewWillAppear order",
        "onAppear vs viewDidAppear", "viewWillAppear not called swiftui", "viewWillAppear in SwiftUI",
        "SwiftUI onAppear called before viewDidAppear", "hosting controller lifecycle",
        "onDisappear vs viewDidDisappear", "viewDidLoad in SwiftUI",
      ]),
    Question(
      "Does a search take the screen below it away?",
      "No: it is presented over its screen, which gets no callback; only the search and its results do. Set "
        + "`definesPresentationContext` on its screen, or it also stays over what is pushed.",
      rules: ["M6.50", "M6.49"],
      asked: [
        "is a search controller a presented view controller", "presentedViewController is the search controller",
        "does the search count as presented", "UISearchController viewWillAppear of the results controller",
        "search results controller viewWillAppear", "callbacks of searchResultsController",
        "search bar stays after a push", "search bar over the pushed screen",
        "definesPresentationContext with a search controller", "keyboard and search bar vanish on push from results",
        "does a search controller cause viewWillDisappear", "UISearchController active calls viewWillDisappear",
        "search controller lifecycle", "UISearchController isActive viewWillDisappear",
        "search controller viewWillDisappear when active", "viewWillAppear not called after cancelling a search",
      ]),
    Question(
      "What becomes of the tabs when their list is replaced?",
      "The selected tab stays selected if it is in the new list; otherwise the first one is. Tabs that are no longer in it "
        + "are no children any more.",
      rules: ["T3.13", "T3.1"],
      asked: [
        "replace tabs after login", "set other tabs after sign in", "replace the tabs at runtime",
        "setViewControllers of a tab bar controller", "which tab is selected after setViewControllers",
      ]),
    Question(
      "Which size does viewWillTransition tell?",
      "Its argument is the new size; the view still has the old one. What needs the new bounds belongs in the coordinator's "
        + "`animate(alongsideTransition:completion:)`, or in `viewDidLayoutSubviews`.",
      rules: ["L9.5", "L9.3"], documented: "UIContentContainer.viewWillTransition(to:with:)",
      asked: [
        "viewWillTransition final size", "size in viewWillTransition is the old one",
        "view.bounds in viewWillTransition",
        "get the size after rotation", "new frame after the device has turned",
        "bounds are wrong in viewWillTransition",
        "code after the rotation has finished", "viewWillTransition completion of the coordinator",
      ]),
    Question(
      "Why does a pager show a wrong page?",
      "A scroll pager keeps the neighbours that it has fetched. After `setViewControllers` with animation a swipe may bring "
        + "an old one, by reports of older systems: set the page once more without animation in the completion.",
      rules: ["P5.24", "P5.21"], findings: [],
      asked: [
        "UIPageViewController shows wrong page cached", "page view controller caches the next page",
        "page view controller refresh cached pages", "wrong page after setViewControllers",
        "page view controller skips a page", "data source returns the right page but another one is shown",
        "reload the pages of a page view controller", "UIPageViewController cache neighbours",
      ]),
  ]
}
