/// Questions about styles, sizes and bars of what is shown, and about SwiftUI in UIKit.
extension RuleQuestions {
  static let looks = [
    Question(
      "What is the difference between the presentation styles?",
      "`fullScreen` and `currentContext` take the presenter's view away, so it disappears. `overFullScreen`, "
        + "`overCurrentContext`, sheets and popovers leave it. The two context styles fill the nearest controller with "
        + "`definesPresentationContext`; the others cover the window.",
      rules: ["M6.20", "M6.2", "M6.3", "M6.31"],
      asked: [
        "overFullScreen vs fullScreen", "difference between fullScreen and overFullScreen",
        "currentContext vs overCurrentContext", "UIModalPresentationCurrentContext or OverCurrentContext",
        "pageSheet vs formSheet", "modal presentation styles explained", "which modalPresentationStyle do I need",
        "which styles keep the presenter visible", "fullScreen or automatic",
        "difference between sheet and full screen",
        "UIModalPresentationStyle cases", "present over part of the screen",
      ]),
    Question(
      "How high can a sheet be?",
      "From iOS 15 on `sheetPresentationController.detents` has `medium()` and `large()`; from iOS 16 on also `custom`, "
        + "whose closure returns a height, and `invalidateDetents()` asks it anew. Scenes know medium and large.",
      rules: ["M6.47"], documented: "UISheetPresentationController.Detent",
      asked: [
        "custom height of a sheet", "sheet that fits its content", "custom detent", "sheet smaller than medium",
        "dynamic sheet height", "sheet with the height of its content", "invalidateDetents", "detents on iOS 15",
        "change the detent in code", "selectedDetentIdentifier", "bottom sheet with a fixed height",
        "half sheet in UIKit", "maximumDetentValue", "sheet opens at medium and not at large", "sheet half screen",
        "half height sheet", "sheetPresentationController detents medium", "sheet with a custom detent",
      ]),
    Question(
      "Which size has a form sheet, or a presentation of my own?",
      "A form sheet and a popover take `preferredContentSize`, where the window isn't compact. A presentation controller of "
        + "yours gives `frameOfPresentedViewInContainerView`, and sets the frame again in "
        + "`containerViewWillLayoutSubviews` after a turn. Scenes have no frames.",
      rules: ["D8.10"], documented: "UIPresentationController.frameOfPresentedViewInContainerView",
      asked: [
        "size of a presented view controller", "custom modal size", "custom presentation controller size",
        "frameOfPresentedViewInContainerView", "form sheet with a custom size", "preferredContentSize is ignored",
        "modal smaller than the screen", "presented view has a wrong frame after rotation",
        "resize a form sheet on iPad", "containerViewWillLayoutSubviews", "width of a popover",
        "set the size of a popover", "present a small view controller in the middle", "size of a popover",
        "popover is too large", "size of a form sheet", "preferredContentSize of a popover",
      ]),
    Question(
      "Why isn't my transitioning delegate asked?",
      "Set `transitioningDelegate` before `present`, and keep the object in a property of yours: UIKit holds it weakly, so "
        + "one made on the spot is gone. A presentation controller is asked for under `.custom` alone.",
      rules: [], documented: "UIViewController.transitioningDelegate",
      asked: [
        "transitioningDelegate not called", "transitioningDelegate is weak", "transitioning delegate is nil",
        "UIViewControllerTransitioningDelegate methods aren't called", "custom presentation controller isn't used",
        "animationController forPresented not called", "presentationController forPresented is never called",
        "custom modal transition is ignored", "interactionControllerForDismissal not called",
        "custom animation of present does not run", "transitioning delegate deallocated",
      ]),
    Question(
      "How do I close an alert by a tap outside?",
      "An alert goes by its actions alone. An action sheet on a pad is a popover: a touch outside closes it, and the cancel "
        + "action's handler runs. For a box that goes at a touch present a controller of your own.",
      rules: ["M6.48"], documented: "UIAlertController",
      asked: [
        "dismiss an alert when tapping outside", "close UIAlertController by touching the background",
        "alert without buttons", "alert does not go away on a tap outside", "tap outside of an action sheet",
        "cancel action runs when the popover closes", "close an alert after some seconds",
        "dismiss an alert in code", "alert disappears by itself", "toast with UIAlertController",
      ]),
    Question(
      "Why does a popover point at the wrong place?",
      "Anchor it to a view or a bar button, which UIKit follows. A `sourceRect` stays where it was when the window turns: "
        + "then the delegate is asked for another one, by `willRepositionPopoverTo`.",
      rules: ["C1.105"],
      documented:
        "UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)",
      asked: [
        "popover arrow points at the wrong place", "popover arrow after rotation",
        "popover moves when the device turns",
        "popover is in the corner", "sourceRect of a popover", "popover from a table cell", "popover arrow direction",
        "willRepositionPopoverTo", "popover anchored to the wrong view", "popover position wrong on iPad",
      ]),
    Question(
      "Why do bars cover my content, or are clear?",
      "Content runs below translucent bars: pin it to the safe area, or let a scroll view have its insets "
        + "adjusted. From iOS 15 on a bar without a `scrollEdgeAppearance` is clear at the top of the content. Bars "
        + "follow the first scroll view that they find, or the one of `setContentScrollView(_:for:)`.",
      rules: ["D8.14"], documented: "UINavigationBar.scrollEdgeAppearance",
      asked: [
        "scrollEdgeAppearance", "navigation bar transparent since iOS 15", "navigation bar is black on iOS 15",
        "tab bar transparent iOS 15", "table view hidden behind the tab bar", "content lies under the navigation bar",
        "tab bar covers the last row", "edgesForExtendedLayout", "contentInsetAdjustmentBehavior",
        "view starts below the navigation bar", "gap above the table view", "extendedLayoutIncludesOpaqueBars",
        "automaticallyAdjustsScrollViewInsets", "bar changes its color when scrolling",
        "large title does not collapse on scroll", "setContentScrollView",
      ]),
    Question(
      "Why do tabs stand at the top on iPadOS 18?",
      "In regular width the bar floats there. A tab bar controller with `UITab`s and groups, in the mode `tabSidebar`, can "
        + "show a sidebar. Many override its horizontal size class as compact to have the old bar; Apple doesn't "
        + "promise that. A scene doesn't draw where the bar stands.",
      rules: ["T3.21"], documented: "UITabBarController.mode",
      asked: [
        "tab bar on top on iPad", "tab bar floats at the top since iOS 18", "tab bar at the bottom on iPadOS 18",
        "UITab and UITabGroup", "tab bar sidebar iOS 18", "UITabBarController mode tabSidebar", "floating tab bar iPad",
        "bring the old tab bar back on iPadOS 18", "sidebar instead of a tab bar",
        "tab bar overlaps navigation bar on iPad",
      ]),
    Question(
      "Where is the button that shows the columns?",
      "A classic split has `displayModeButtonItem`: put it among the detail's `leftBarButtonItems`. In column style UIKit "
        + "places its own, and `displayModeButtonVisibility` rules it.",
      rules: ["S4.7"], documented: "UISplitViewController.displayModeButtonVisibility",
      asked: [
        "displayModeButtonItem", "displayModeButtonItem is missing", "button to show the sidebar is missing",
        "split view back button on iPad", "hide the sidebar button of a split view", "displayModeButtonVisibility",
        "hamburger button in the detail", "toggle the primary column by a button", "no button to open the master",
        "displayModeButtonItem not showing",
      ]),
    Question(
      "How do I build a side menu, a drawer or a panel?",
      "UIKit has none but a split's sidebar and sheets. Make a container: add the menu as a child, lay it over or beside "
        + "the content, and forward appearance by hand if it slides. Or present it with a custom presentation.",
      rules: ["C1.10", "C1.65", "C1.66"],
      asked: [
        "side menu", "slide out menu", "hamburger menu", "drawer container", "floating panel", "panel over a map",
        "bottom drawer like in Maps", "sliding sidebar on iPhone", "left menu over the content",
        "container with two visible children", "menu that slides in from the left", "SideMenu like in Gmail",
      ]),
    Question(
      "May I write a tab bar of my own?",
      "Yes, as a container: keep the tabs as children, and exchange them at a tap. A subclass of `UITabBarController` keeps "
        + "UIKit's callbacks and may cover its bar; the bar itself belongs to it. No gesture changes tabs: set "
        + "`selectedIndex` in one of yours.",
      rules: ["C1.104", "C1.54", "T3.3"],
      asked: [
        "custom tab bar controller", "own tab bar with a button in the middle", "replace UITabBarController",
        "swipe between tabs", "subclass UITabBarController", "tab bar at the top of the screen",
        "segmented control as tabs", "change tabs by a swipe gesture", "tab bar with a raised middle button",
        "custom tab bar doesn't call viewWillAppear",
      ]),
    Question(
      "How does a SwiftUI view close its host?",
      "By `@Environment(\\.dismiss)`, or by a closure that the host fills with `dismiss(animated:)`. For UIKit the hosting "
        + "controller is what was presented. One that was pushed is popped by its stack.",
      rules: ["V89", "M6.40"], documented: "DismissAction",
      asked: [
        "dismiss a hosting controller from SwiftUI", "dismiss a SwiftUI view presented from UIKit",
        "presentationMode dismiss in a UIHostingController",
        "environment dismiss doesn't work in a hosting controller", "close a SwiftUI sheet from UIKit",
        "pop a UIHostingController from its SwiftUI view", "call dismiss from a SwiftUI button in UIKit",
        "rootView closure to dismiss", "dismiss a SwiftUI view presented by UIKit",
        "pop a hosting controller from SwiftUI",
      ]),
    Question(
      "How often is a representable updated?",
      "`makeUIViewController` comes once for each identity of the view. `updateUIViewController` follows at once, and then "
        + "whenever state that it reads changes: compare before you write. The controller gets UIKit's callbacks.",
      rules: ["V89"], documented: "UIViewControllerRepresentable",
      asked: [
        "updateUIViewController called too often", "updateUIViewController is not called",
        "makeUIViewController called once", "makeUIViewController called twice", "dismantleUIViewController",
        "UIViewControllerRepresentable lifecycle", "coordinator of a UIViewControllerRepresentable",
        "representable doesn't update", "UIViewControllerRepresentable viewWillAppear",
        "change a UIKit controller from SwiftUI state", "what calls viewWillAppear in a representable",
        "viewDidAppear in UIViewControllerRepresentable", "makeUIViewController viewDidLoad order",
        "dismantleUIViewController when", "updateUIViewController before viewWillAppear",
        "makeUIViewController called when", "updateUIViewController called often",
      ]),
    Question(
      "Why are there two navigation bars around SwiftUI?",
      "A `NavigationStack` in a pushed hosting controller brings a stack and a bar of its own. Leave it out and push by "
        + "UIKit, or hide the outer bar. Without it `navigationTitle` reaches the outer bar.",
      rules: ["C1.3"], documented: "NavigationStack",
      asked: [
        "two navigation bars SwiftUI", "NavigationStack inside a UINavigationController",
        "NavigationView in a UIHostingController double bar", "navigation bar in a UIHostingController",
        "hide the navigation bar of a hosting controller", "navigationTitle in a UIHostingController",
        "double navigation bar", "toolbar of SwiftUI in a UINavigationController",
      ]),
    Question(
      "Why has a hosting controller a gap at its edges?",
      "It applies its view's safe area to the content. From iOS 16.4 on `safeAreaRegions` takes that off; in SwiftUI "
        + "`ignoresSafeArea()` does. A view that grows needs `sizingOptions`.",
      rules: [], documented: "UIHostingController.safeAreaRegions",
      asked: [
        "UIHostingController adds padding", "hosting controller safe area", "extra space above a hosted SwiftUI view",
        "SwiftUI view in UIKit has the wrong size", "hosting controller doesn't resize", "sizingOptions",
        "safeAreaRegions", "UIHostingController moves with the keyboard", "hosting controller in a table cell gap",
      ]),
    Question(
      "Why isn't updateSearchResults called?",
      "Set `searchResultsUpdater`, and keep the search controller in a property or in the item's `searchController`. It "
        + "comes at each change of the text, and when the bar becomes first responder.",
      rules: ["M6.49"], documented: "UISearchResultsUpdating",
      asked: [
        "updateSearchResults not called", "searchResultsUpdater is nil", "UISearchController delegate not called",
        "search results don't update", "updateSearchResultsForSearchController called twice",
        "search controller is deallocated", "when is updateSearchResults called", "search bar delegate isn't called",
      ]),
  ]
}
