/// The events that a run emits: UIKit's callbacks, and what happens around them (section 9 of the format).
///
/// The raw value is the name by which expectations, filters and JSON lines know it.
public enum Callback: String, CaseIterable, Hashable, BitwiseCopyable, Sendable {
  // loading
  case `init`, awakeFromNib, loadView, viewDidLoad
  // appearance
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  // SwiftUI
  case onAppear, onDisappear, task
  // moving
  case willMove, didMove
  // layout
  case updateViewConstraints, updateProperties, viewWillLayoutSubviews, viewDidLayoutSubviews
  // segues
  case shouldPerformSegue, prepare, perform, allowedChildrenForUnwinding, canPerformUnwindSegueAction
  case viewControllerForUnwindSegueAction
  /// An unwind action; traces print the action's own name.
  case unwindAction
  case unwind
  // calls
  case show, showDetail, present, dismiss, pushViewController, popViewController, popToViewController
  case popToRootViewController, setViewControllers, selectedViewController, transition
  // size
  case willTransition, traitCollectionDidChange, viewWillTransition, preferredContentSizeDidChange
  // delegates
  case delegateWillShow = "delegate.willShow"
  case delegateDidShow = "delegate.didShow"
  case moreDelegateWillShow = "moreNavigationController.delegate.willShow"
  case moreDelegateDidShow = "moreNavigationController.delegate.didShow"
  case delegateShouldSelect = "delegate.shouldSelect"
  case delegateDidSelect = "delegate.didSelect"
  case delegateShouldSelectTab = "delegate.shouldSelectTab"
  case delegateDidSelectTab = "delegate.didSelectTab"
  case delegateDisplayedViewControllers = "delegate.displayedViewControllersFor"
  case delegateWillTransitionTo = "delegate.willTransitionTo"
  case delegateDidFinishAnimating = "delegate.didFinishAnimating"
  case delegateWillChangeTo = "delegate.willChangeTo"
  case delegateWillShowColumn = "delegate.willShowColumn"
  case delegateWillHideColumn = "delegate.willHideColumn"
  case delegateDidShowColumn = "delegate.didShowColumn"
  case delegateDidHideColumn = "delegate.didHideColumn"
  case delegateCollapseSecondary = "delegate.collapseSecondary"
  case delegateSeparateSecondary = "delegate.separateSecondary"
  case delegateTopColumnForCollapsing = "delegate.topColumnForCollapsing"
  case delegateDidCollapse = "delegate.didCollapse"
  case delegateDidExpand = "delegate.didExpand"
  case delegateShouldDismiss = "delegate.presentationControllerShouldDismiss"
  case delegateWillDismiss = "delegate.presentationControllerWillDismiss"
  case delegateDidDismiss = "delegate.presentationControllerDidDismiss"
  case delegateDidAttemptToDismiss = "delegate.presentationControllerDidAttemptToDismiss"
  case delegateDidChangeDetent = "delegate.didChangeSelectedDetentIdentifier"
  case delegateWillPresentSearch = "delegate.willPresentSearchController"
  case delegateDidPresentSearch = "delegate.didPresentSearchController"
  case delegateWillDismissSearch = "delegate.willDismissSearchController"
  case delegateDidDismissSearch = "delegate.didDismissSearchController"
  case delegateAdaptiveStyle = "delegate.adaptivePresentationStyle"
  case delegateDidEndDragging = "delegate.didEndDragging"
  case delegateDidEndDecelerating = "delegate.didEndDecelerating"
  case delegateDidEndScrollingAnimation = "delegate.didEndScrollingAnimation"
  case dataSourceBefore = "dataSource.viewControllerBefore"
  case dataSourceAfter = "dataSource.viewControllerAfter"
  // app
  case willFinishLaunching, didFinishLaunching, willConnect, willEnterForeground, didBecomeActive, willResignActive
  case didEnterBackground, applicationDidReceiveMemoryWarning
  case willTerminate, didDisconnect, didDiscardSceneSessions
  /// The app has ended, so that nothing follows.
  case terminated
  // memory
  case `deinit`, didReceiveMemoryWarning
  // outcome
  case completion, warning, exception
  /// A person can't do what the step says.
  case ignored
  /// UIKit turns the screen by itself.
  case turned

  // Inlined, so that each property becomes a table of its own, and no other part of the row is made.
  @inline(__always) var facts: Facts {
    switch self {
    case .`init`:
      Facts(.loading, nil, hook: 12, log: .words("init initWithNibName initWithCoder"), "The instance is made.")
    case .awakeFromNib: Facts(.loading, .v67, by: .storyboard, "A storyboard has made it; its view isn't loaded.")
    case .loadView: Facts(.loading, .c1_40, hook: 0, log: .eitherCase, "Its view is about to be made.")
    case .viewDidLoad:
      Facts(.loading, .c1_40, hook: 1, log: .eitherCase, "Its view has been made; once in an instance's life.")
    case .viewWillAppear:
      Facts(.appearance, .c1_30, hook: 2, log: .eitherCase, "Its view is about to come onto the screen.")
    case .viewIsAppearing:
      Facts(
        .appearance, .c1_36, hook: 3, log: .eitherCase,
        "Its view is in the window, with its size and traits, but not laid out yet.")
    case .viewDidAppear: Facts(.appearance, .c1_30, hook: 4, log: .eitherCase, "Its view has come onto the screen.")
    case .viewWillDisappear:
      Facts(.appearance, .c1_30, hook: 5, log: .eitherCase, "Its view is about to leave the screen.")
    case .viewDidDisappear: Facts(.appearance, .c1_30, hook: 6, log: .eitherCase, "Its view has left the screen.")
    case .onAppear:
      Facts(.swiftUI, .v89, of: [.hosting], "SwiftUI's views in it appear: after the layout, before viewDidAppear.")
    case .onDisappear:
      Facts(.swiftUI, .v89, of: [.hosting], "SwiftUI's views in it have disappeared: after viewDidDisappear.")
    case .task:
      Facts(
        .swiftUI, .v89, of: [.hosting],
        "A task of SwiftUI's views starts: after all of onAppear. What waits in it is cancelled with onDisappear.")
    case .willMove:
      Facts(
        .moving, .c1_10, hook: 7, log: .nameOr("willMoveToParentViewController"),
        "It is about to get a parent or to lose it.")
    case .didMove:
      Facts(
        .moving, .c1_24, hook: 8, log: .nameOr("didMoveToParentViewController"), "It has got a parent or has lost it.")
    case .updateViewConstraints: Facts(.layout, .v2, hook: 9, log: .eitherCase, "Its view's constraints are updated.")
    case .updateProperties:
      Facts(.layout, .v65, hook: 17, log: .eitherCase, "From iOS 26 on it sets what its views show, before its layout.")
    case .viewWillLayoutSubviews:
      Facts(.layout, .v1, hook: 10, log: .eitherCase, "Its view is about to lay out its subviews.")
    case .viewDidLayoutSubviews: Facts(.layout, .v1, hook: 11, log: .eitherCase, "Its view has laid out its subviews.")
    case .shouldPerformSegue:
      Facts(
        .segues, .g7_20, by: .segue, log: .nameOr("shouldPerformSegueWithIdentifier"),
        "It is asked whether a segue may fire.")
    case .prepare:
      Facts(
        .segues, .g7_20, hook: 13, by: .segue, log: .nameOr("prepareForSegue"),
        "A segue of the controller is about to be performed; the destination has been made.")
    case .perform: Facts(.segues, .g7_20, by: .segue, "The segue is performed.")
    case .allowedChildrenForUnwinding:
      Facts(
        .segues, .g7_41, by: .unwindSearch, log: .nameOr("allowedChildViewControllersForUnwindingFromSource"),
        "It is asked which children an unwind search may enter.")
    case .canPerformUnwindSegueAction:
      Facts(.segues, .g7_41, by: .unwindSearch, log: .eitherCase, "It is asked whether it takes an unwind action.")
    case .viewControllerForUnwindSegueAction:
      Facts(
        .segues, .v83, by: .unwindSearch, log: .eitherCase,
        "Up to iOS 8 it is asked which controller takes an unwind action.")
    case .unwindAction: Facts(.segues, .g7_40, hook: 14, by: .unwindSearch, "Its unwind action runs.")
    case .unwind: Facts(.segues, .g7_44, by: .unwindSearch, "It brings back the child that an unwind leads to.")
    case .show: Facts(.calls, .g7_26, by: .call, "It is asked to show a controller.")
    case .showDetail: Facts(.calls, .g7_26, by: .call, "It is asked to show a controller as a detail.")
    case .present: Facts(.calls, .m6_3, by: .call, "It presents a controller.")
    case .dismiss: Facts(.calls, .m6_40, by: .call, "It dismisses a controller.")
    case .pushViewController: Facts(.calls, .n2_4, of: [.navigation], by: .call, "The navigation controller pushes.")
    case .popViewController:
      Facts(.calls, .n2_6, of: [.navigation], by: .call, "The navigation controller pops its top.")
    case .popToViewController:
      Facts(.calls, .n2_6, of: [.navigation], by: .call, "The navigation controller pops to a controller.")
    case .popToRootViewController:
      Facts(.calls, .n2_6, of: [.navigation], by: .call, "The navigation controller pops to its root.")
    case .setViewControllers:
      Facts(.calls, .n2_13, of: [.navigation, .tabs, .pager], by: .call, "All its controllers are set at once.")
    case .selectedViewController: Facts(.calls, .t3_3, of: [.tabs], by: .call, "The tab controller's selection is set.")
    case .transition: Facts(.calls, .c1_54, by: .call, "One child is replaced by another.")
    case .willTransition:
      Facts(.size, .l9_3, log: .nameOr("willTransitionToTraitCollection"), "Its traits are about to change.")
    case .traitCollectionDidChange: Facts(.size, .l9_3, log: .eitherCase, "Its traits have changed.")
    case .viewWillTransition:
      Facts(.size, .d8_12, log: .nameOr("viewWillTransitionToSize"), "Its view is about to change its size.")
    case .preferredContentSizeDidChange:
      Facts(
        .size, .d8_10, by: .preferredSize, log: .nameOr("preferredContentSizeDidChangeForChildContentContainer"),
        "A child, or a presented controller, prefers another size.")
    case .delegateWillShow:
      .told(.n2_35, of: [.navigation], by: .changeOfTop, "The navigation controller is about to show a controller.")
    case .delegateDidShow:
      .told(.n2_35, of: [.navigation], by: .changeOfTop, "The navigation controller has shown a controller.")
    case .moreDelegateWillShow:
      .told(.t3_18, of: [.tabs], by: .changeOfTop, "More's stack is about to show a controller.")
    case .moreDelegateDidShow: .told(.t3_18, of: [.tabs], by: .changeOfTop, "More's stack has shown a controller.")
    case .delegateShouldSelect:
      .told(.t3_5, of: [.tabs], by: .tapOnTab, "The tab controller asks whether a tab may be selected.")
    case .delegateDidSelect:
      .told(.t3_5, of: [.tabs], by: .tapOnTab, "The tab controller tells its delegate which tab a person selected.")
    case .delegateShouldSelectTab:
      .told(.t3_22, of: [.tabs], by: .tapOnTab, "The tab controller with groups asks whether a tab may be selected.")
    case .delegateDidSelectTab:
      .told(.t3_22, of: [.tabs], by: .tapOnTab, "The tab controller with groups tells which tab came after which.")
    case .delegateDisplayedViewControllers:
      .told(
        .t3_21, of: [.tabs], by: .choiceInGroup, "The tab controller asks whether a tab is shown on its group's stack.")
    case .delegateWillTransitionTo:
      .told(.p5_34, of: [.pager], by: .turnOfPage, "The pager tells its delegate which pages a gesture leads to.")
    case .delegateDidFinishAnimating:
      .told(.p5_34, of: [.pager], by: .turnOfPage, "The pager tells its delegate how a gesture ended.")
    case .delegateWillChangeTo:
      .told(.s4_34, of: [.split], by: .displayMode, "The split is about to change its display mode.")
    case .delegateWillShowColumn: .told(.s4_33, of: [.split], by: .columnComes, "The split is about to show a column.")
    case .delegateWillHideColumn: .told(.s4_33, of: [.split], by: .columnGoes, "The split is about to hide a column.")
    case .delegateDidShowColumn: .told(.s4_33, of: [.split], by: .columnComes, "The split has shown a column.")
    case .delegateDidHideColumn: .told(.s4_33, of: [.split], by: .columnGoes, "The split has hidden a column.")
    case .delegateCollapseSecondary:
      .told(.s4_20, of: [.split], "The collapsing split asks what happens to its secondary.")
    case .delegateSeparateSecondary: .told(.s4_22, of: [.split], "The expanding split asks what becomes its secondary.")
    case .delegateTopColumnForCollapsing:
      .told(.s4_31, of: [.split], "The collapsing split asks which column is on top.")
    case .delegateDidCollapse: .told(.s4_31, of: [.split], "The split has collapsed.")
    case .delegateDidExpand: .told(.s4_31, of: [.split], "The split has expanded.")
    case .delegateShouldDismiss: .told(.m6_35, by: .dragAway, log: .name, "The sheet asks whether a drag may close it.")
    case .delegateWillDismiss: .told(.m6_35, by: .dragAway, log: .name, "The sheet is about to be closed by a drag.")
    case .delegateDidDismiss: .told(.m6_35, by: .dragAway, log: .name, "The sheet has been closed by a drag.")
    case .delegateDidAttemptToDismiss:
      .told(.m6_35, by: .dragInVain, log: .name, "A drag tried to close a sheet that may not be closed.")
    case .delegateDidChangeDetent:
      .told(
        .m6_47, by: .dragToDetent, log: .words("sheetPresentationControllerDidChangeSelectedDetentIdentifier"),
        "A person has dragged the sheet to another height.")
    case .delegateWillPresentSearch:
      .told(
        .m6_49, of: [.search], by: .beginningOfSearch, log: .name,
        "The system is about to present the search controller.")
    case .delegateDidPresentSearch:
      .told(
        .m6_49, of: [.search], by: .beginningOfSearch, log: .name, "The system has presented the search controller.")
    case .delegateWillDismissSearch:
      .told(
        .m6_49, of: [.search], by: .endOfSearch, log: .name, "The system is about to dismiss the search controller.")
    case .delegateDidDismissSearch:
      .told(.m6_49, of: [.search], by: .endOfSearch, log: .name, "The system has dismissed the search controller.")
    case .delegateAdaptiveStyle:
      .told(.m6_23, by: .adaptation, "The style of a popover or a sheet in another size class is asked for.")
    case .delegateDidEndDragging:
      .told(.k10_3, of: [.view, .container], by: .dragOfPages, "The finger has left the scroll view.")
    case .delegateDidEndDecelerating:
      .told(.k10_3, of: [.view, .container], by: .dragOfPages, "The scroll view has come to rest after a drag.")
    case .delegateDidEndScrollingAnimation:
      .told(
        .k10_4, of: [.view, .container], by: .scrollInCode, "The scroll view has come to rest after a change in code.")
    case .dataSourceBefore: .told(.p5_20, of: [.pager], by: .needOfPage, "The pager asks for the page before one.")
    case .dataSourceAfter: .told(.p5_20, of: [.pager], by: .needOfPage, "The pager asks for the page after one.")
    case .willFinishLaunching:
      Facts(.app, .v11, log: .words("willFinishLaunchingWithOptions"), "The app is about to finish launching.")
    case .didFinishLaunching:
      Facts(
        .app, .v11, log: .words("didFinishLaunchingWithOptions applicationDidFinishLaunching"), "The app has launched.")
    case .willConnect: Facts(.app, .v11, log: .words("willConnectTo willConnectToSession"), "The window scene is made.")
    case .willEnterForeground:
      Facts(
        .app, .v11, log: .sceneOrApp,
        "The app is about to come to the foreground. With scenes the scene's delegate is told, and not the app's.")
    case .didBecomeActive:
      Facts(
        .app, .v11, log: .sceneOrApp, "The app is active. With scenes the scene's delegate is told, and not the app's.")
    case .willResignActive:
      Facts(
        .app, .v11, log: .sceneOrApp,
        "The app is about to become inactive. With scenes the scene's delegate is told, and not the app's.")
    case .didEnterBackground:
      Facts(
        .app, .v8, log: .sceneOrApp,
        "The app has gone to the background. With scenes the scene's delegate is told, and not the app's.")
    case .applicationDidReceiveMemoryWarning:
      Facts(.app, .v30, log: .name, "The app's delegate is told that memory is short, before the controllers.")
    case .willTerminate: Facts(.app, .l9_12, log: .words("applicationWillTerminate"), "The app is about to end.")
    case .didDisconnect: Facts(.app, .l9_12, log: .words("sceneDidDisconnect"), "The window scene has gone.")
    case .didDiscardSceneSessions: Facts(.app, .l9_12, log: .name, "A person has thrown the scene away.")
    case .terminated: Facts(.app, .l9_12, "The app has ended: nothing follows, and nothing is freed.")
    case .`deinit`:
      Facts(
        .memory, .c1_17,
        log: .words(
          """
          deinit Deinit dealloc Dealloc deinited deinitialized deallocated deinitializing Deinitializing Deinitalizing \
          deallocating Deallocating
          """), "The instance is freed.")
    case .didReceiveMemoryWarning: Facts(.memory, .v30, by: .lowMemory, log: .eitherCase, "Memory is low.")
    case .completion: Facts(.outcome, .m6_33, by: .completion, "A step's completion block runs.")
    case .warning: Facts(.outcome, nil, by: .objection, "UIKit prints a warning in the console and goes on.")
    case .exception: Facts(.outcome, nil, by: .objection, "UIKit raises, and the run ends.")
    case .ignored: Facts(.outcome, .v74, by: .vainGesture, "A person can't do what the step says, so nothing happens.")
    case .turned:
      Facts(.outcome, .v88, "UIKit turns the screen, because the controller that decides doesn't allow how it lies.")
    }
  }
}
