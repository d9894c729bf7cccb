/// Questions about bars, titles, styles, and what stands around a screen.
extension RuleQuestions {
  static let bars = [
    Question(
      "Whose title and buttons does the bar show?",
      "Those of the stack's top: its `navigationItem`. `title` sets the item's title and the tab's, too. A child of the top "
        + "has an item of its own that no bar shows, so its container copies it. Set items in `viewDidLoad`; in "
        + "`viewDidAppear` they come late.",
      rules: ["D8.15", "T3.12"], documented: "UIViewController.navigationItem",
      asked: [
        "set the title of the navigation bar", "title vs navigationItem.title", "navigation bar title is not showing",
        "right bar button item missing in a child controller", "navigation item of an embedded child is ignored",
        "bar buttons appear late", "bar buttons set in viewDidAppear jump", "where do I set bar button items",
        "navigation title does not change",
        "setting title changes the tab bar item", "tab title changes with the title of the screen",
        "navigationItem of a child view controller", "rightBarButtonItem not showing",
        "bar button items disappear in a container", "navigation bar without title after a push",
      ]),
    Question(
      "Whose is the text of the back button?",
      "That of the screen below: its `backBarButtonItem`, or else its title. So set it on the screen that pushes, before it "
        + "pushes. `hidesBackButton` belongs to the screen above. From iOS 14 on the mode `minimal` of "
        + "`backButtonDisplayMode` leaves the text out.",
      rules: [], documented: "UINavigationItem.backBarButtonItem",
      asked: [
        "change the text of the back button", "remove the back button's text", "back button without title",
        "backBarButtonItem has no effect", "back button shows the previous title", "custom back button title",
        "backButtonTitle does not work", "back button only with an arrow", "rename the back button",
        "set back button text from the pushed controller", "backButtonDisplayMode minimal",
        "change the back button title", "back button title too long", "back button says Back",
      ]),
    Question(
      "How do I give one screen its own bar?",
      "By `standardAppearance` and `scrollEdgeAppearance` of its `navigationItem`, from iOS 13 on; large titles by "
        + "`largeTitleDisplayMode`. The bar then changes with the transition. Code that colours the shared bar belongs in "
        + "each screen's `viewWillAppear`, which also comes as a swipe back is let go.",
      rules: ["N2.34"], documented: "UINavigationItem",
      asked: [
        "change the navigation bar color for one screen", "navigation bar color is wrong after a swipe back",
        "transparent navigation bar on one screen", "large title only on one screen",
        "large title turns small after going back", "large title stays small after going back",
        "largeTitleDisplayMode per screen", "bar tint changes back when popping", "prefersLargeTitles per screen",
        "different navigation bar appearance per view controller", "navigation bar flickers during a pop",
        "largeTitleDisplayMode never on the detail", "reset the navigation bar style when leaving",
        "another navigation bar style on one screen",
      ]),
    Question(
      "Whose are the buttons of the toolbar?",
      "The stack has the toolbar, and shows the `toolbarItems` of its top. It is hidden until `setToolbarHidden(false)`. "
        + "`hidesBottomBarWhenPushed` hides it as it hides a tab bar.",
      rules: ["N2.16"], documented: "UINavigationController.toolbar",
      asked: [
        "toolbar of a navigation controller per screen", "toolbarItems not showing",
        "show a toolbar on one screen only",
        "setToolbarHidden in viewWillAppear", "toolbar disappears after a push",
      ]),
    Question(
      "How do I keep a person from going back?",
      "UIKit asks no code before a pop, and `viewWillDisappear` can't stop it. Hide the back button and switch the swipe "
        + "off, or from iOS 16 on set `backAction`; then ask by an alert. A sheet has `isModalInPresentation`, and tells its "
        + "delegate of the attempt.",
      rules: ["N2.17", "M6.35", "V24"], findings: ["SG546"], scene: "modal/unsaved-changes",
      asked: [
        "prevent going back with unsaved changes", "confirm before going back", "ask before leaving a form",
        "discard changes alert", "disable the back button while saving", "alert when the user taps back",
        "stop a pop in viewWillDisappear", "can viewWillDisappear stop the pop", "ask the user before a pop",
        "cancel the pop of a navigation controller", "block back navigation", "should pop confirmation",
        "unsaved changes warning on a sheet", "warn of unsaved changes", "alert on unsaved changes before going back",
        "hide the back button", "prevent pop until saved", "hidesBackButton",
      ]),
    Question(
      "What changes the safe area?",
      "Bars, the screen's edges, and `additionalSafeAreaInsets` of the controller or of one around it: a "
        + "container that covers a part of its child sets them on the child. `viewSafeAreaInsetsDidChange` tells of "
        + "each change. Without a window it is 0. Scenes have no safe area.",
      rules: ["D8.14", "L9.9"], documented: "UIViewController.viewSafeAreaInsetsDidChange()",
      asked: [
        "safe area changes when a bar hides", "when is viewSafeAreaInsetsDidChange called",
        "additionalSafeAreaInsets of a child", "content is hidden under the navigation bar",
        "safe area of a child view controller is wrong", "child controller ignores the safe area",
        "safe area changes after a push", "view is under the tab bar", "edgesForExtendedLayout under the bar",
        "safe area for a floating panel", "viewSafeAreaInsetsDidChange",
      ]),
    Question(
      "Which controller hides the home indicator, and defers the edges' gestures?",
      "A controller answers `prefersHomeIndicatorAutoHidden` and `preferredScreenEdgesDeferringSystemGestures`. "
        + "A container of yours names its child by `childForHomeIndicatorAutoHidden`, as it does for the status "
        + "bar. After a change call `setNeedsUpdateOfHomeIndicatorAutoHidden`.",
      rules: ["D8.1"], documented: "UIViewController.prefersHomeIndicatorAutoHidden",
      asked: [
        "hide the home indicator", "home indicator does not hide", "home indicator in a navigation controller",
        "defer system gestures at the screen edges", "home bar auto hide on one screen",
        "setNeedsUpdateOfHomeIndicatorAutoHidden", "prefersHomeIndicatorAutoHidden",
      ]),
    Question(
      "How do I give one screen its own style or size class?",
      "`overrideUserInterfaceStyle` of a controller holds for its views and its children. A parent gives a child other traits "
        + "by `setOverrideTraitCollection`, and from iOS 17 on `traitOverrides` of the controller itself does.",
      rules: ["D8.13"], documented: "UIViewController.overrideUserInterfaceStyle",
      asked: [
        "force dark mode for one screen", "force light mode in one view controller", "dark mode only in a modal",
        "give a child another size class", "change the size class of a child", "compact traits for a child controller",
        "override the user interface style of a controller", "override traits of one controller",
        "setOverrideTraitCollection forChild", "one screen always dark",
      ]),
    Question(
      "Am I told of dark mode?",
      "By `traitCollectionDidChange`, or from iOS 17 on by `registerForTraitChanges` with `UITraitUserInterfaceStyle`. It also "
        + "comes in the background, where pictures are taken in both styles. A `CGColor` doesn't follow: set it again there.",
      rules: ["V61", "V8"], documented: "UITraitCollection.hasDifferentColorAppearance(comparedTo:)",
      asked: [
        "dark mode change callback", "know when the user switches to dark mode", "detect dark mode change",
        "update colors when the appearance changes", "layer border color does not change in dark mode",
        "which method is called when dark mode is turned on", "react to light and dark mode",
      ]),
    Question(
      "Am I told when a window on the iPad changes its size?",
      "As when the device turns: traits if they change, then `viewWillTransition(to:)`, then layout. Ask for the size there, "
        + "and not for the device. The step 'resize' plays it.",
      rules: ["L9.3", "L9.4"], scene: "size/window-resized",
      asked: [
        "detect iPad window resize", "callbacks in stage manager", "split screen changes the size of my app",
        "window resized by the user", "callbacks when dragging the iPad window edge", "slide over size change",
        "which callback when multitasking changes the width", "iPad split screen lifecycle",
        "view controller when the window gets smaller",
      ]),
    Question(
      "Which controller is told of preferredContentSize?",
      "The parent, at once, by `preferredContentSizeDidChange`. A stack takes over the size of its top. A popover or a form "
        + "sheet gets its size from it, also while it is on the screen; a plain container does nothing.",
      rules: ["D8.10", "D8.11"], documented: "UIViewController.preferredContentSize",
      asked: [
        "resize a popover while it is shown", "preferredContentSize in a navigation controller",
        "when is preferredContentSizeDidChange called", "child tells its parent about its size",
        "popover size changes after a push",
      ]),
    Question(
      "How does a sheet scroll, and how does it look?",
      "A scroll at the top of its content first makes it larger, unless `prefersScrollingExpandsWhenScrolledToEdge` is false. "
        + "`prefersGrabberVisible` and `preferredCornerRadius` are looks. None of them brings a callback; scenes have "
        + "'detents'.",
      rules: ["M6.47"], documented: "UISheetPresentationController",
      asked: [
        "scrolling in a sheet expands it", "sheet grabber", "corner radius of a sheet", "show the grabber of a sheet",
        "scroll inside a half sheet without growing", "prefersScrollingExpandsWhenScrolledToEdge",
        "sheet grows when I scroll the table",
      ]),
    Question(
      "When may the keyboard come?",
      "`becomeFirstResponder` needs the view in a window: from `viewIsAppearing` on. In `viewDidAppear` the keyboard comes "
        + "after the transition, and in `viewWillAppear` it is too early. Close it by `view.endEditing(true)` in "
        + "`viewWillDisappear`. Scenes have no keyboard.",
      rules: ["C1.36"], documented: "UIResponder.becomeFirstResponder()",
      asked: [
        "becomeFirstResponder in viewWillAppear", "becomeFirstResponder in viewDidLoad not working",
        "keyboard comes up late in viewDidAppear", "show the keyboard as the screen opens",
        "focus a text field when the screen appears", "close the keyboard when leaving a screen",
        "keyboard stays open after going back", "dismiss the keyboard on a push",
        "resign first responder in which callback",
        "text field loses focus after a modal", "dismiss keyboard lifecycle", "keyboard animation during a push",
      ]),
    Question(
      "When does a table ask for its cells?",
      "At its first layout in the window, so after `viewWillAppear`. Scroll to a row in `viewIsAppearing` or later. "
        + "`reloadData` outside the window waits for the next layout. A `UITableViewController` clears the selection in its "
        + "`viewWillAppear`; elsewhere deselect there.",
      rules: ["L9.9", "C1.36"], documented: "UITableViewController.clearsSelectionOnViewWillAppear",
      asked: [
        "cellForRow before viewWillAppear", "numberOfRows called before viewDidLoad ends",
        "deselect the row when coming back", "deselect the row in viewWillAppear",
        "row stays selected after coming back", "scroll to row in viewDidLoad doesn't work",
        "scrollToRow in viewDidLoad", "scroll to the bottom on appear", "scroll to the bottom in viewDidAppear",
        "scroll a list to the end when its screen opens", "reloadData while the table is off the screen",
        "reloadData outside the window", "collection view has no cells in viewWillAppear",
        "select a row in viewDidLoad", "set contentOffset in viewDidLoad", "table loads its cells too late",
        "clearsSelectionOnViewWillAppear", "when does a collection view load its cells",
      ]),
    Question(
      "How do I keep the search bar in sight?",
      "Set `navigationItem.searchController` in `viewDidLoad`, and `hidesSearchBarWhenScrolling` to false: else the bar is "
        + "hidden until the list is pulled down. `definesPresentationContext` keeps an active search on its own screen.",
      rules: ["M6.49", "M6.52"], documented: "UINavigationItem.hidesSearchBarWhenScrolling",
      asked: [
        "search bar is hidden until I pull down", "keep the search bar visible when scrolling",
        "search bar not shown at first", "hidesSearchBarWhenScrolling", "search bar appears only after scrolling",
        "search still active when I come back", "search controller in viewWillAppear or viewDidLoad",
      ]),
  ]
}
