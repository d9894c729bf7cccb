extension Callback {
  /// The facts of a callback, in one row.
  private struct Facts {
    let group: Group
    let rule: RuleNumber?
    let kinds: [ControllerKind]?
    let hookBit: UInt32
    let summary: String

    init(
      _ group: Group, _ rule: RuleNumber?, of kinds: [ControllerKind]? = nil, hook: UInt32 = 31, _ summary: String
    ) {
      (self.group, self.rule, self.kinds, self.hookBit, self.summary) = (group, rule, kinds, hook, summary)
    }
  }

  /// The group by which `callbacks` and `--events` name it.
  public var group: Group { facts.group }

  /// The rule that says when it comes.
  public var rule: RuleNumber? { facts.rule }

  /// The kinds of controllers that an event of it can name; nil for every kind.
  ///
  /// Those of the group `app` name no controller at all: they are events of `app`.
  public var kinds: [ControllerKind]? { facts.kinds }

  /// The bit, below 32, by which a controller's hooks in it are found; 31 is shared by all in which few controllers act.
  package var hookBit: UInt32 { facts.hookBit }

  /// Its meaning, as a sentence.
  public var summary: String { facts.summary }

  // Inlined, so that each property becomes a table of its own, and no other part of the row is made.
  @inline(__always) private var facts: Facts {
    switch self {
    case .`init`: Facts(.loading, nil, hook: 12, "The instance is made.")
    case .awakeFromNib: Facts(.loading, .v67, "A storyboard has made it; its view isn't loaded.")
    case .loadView: Facts(.loading, .c1_40, hook: 0, "Its view is about to be made.")
    case .viewDidLoad: Facts(.loading, .c1_40, hook: 1, "Its view has been made; once in an instance's life.")
    case .viewWillAppear: Facts(.appearance, .c1_30, hook: 2, "Its view is about to come onto the screen.")
    case .viewIsAppearing:
      Facts(.appearance, .c1_36, hook: 3, "Its view is in the window, with its size and traits, but not laid out yet.")
    case .viewDidAppear: Facts(.appearance, .c1_30, hook: 4, "Its view has come onto the screen.")
    case .viewWillDisappear: Facts(.appearance, .c1_30, hook: 5, "Its view is about to leave the screen.")
    case .viewDidDisappear: Facts(.appearance, .c1_30, hook: 6, "Its view has left the screen.")
    case .onAppear:
      Facts(.swiftUI, .v89, of: [.hosting], "SwiftUI's views in it appear: after the layout, before viewDidAppear.")
    case .onDisappear:
      Facts(.swiftUI, .v89, of: [.hosting], "SwiftUI's views in it have disappeared: after viewDidDisappear.")
    case .task:
      Facts(
        .swiftUI, .v89, of: [.hosting],
        "A task of SwiftUI's views starts: after all of onAppear. What waits in it is cancelled with onDisappear.")
    case .willMove: Facts(.moving, .c1_10, hook: 7, "It is about to get a parent or to lose it.")
    case .didMove: Facts(.moving, .c1_24, hook: 8, "It has got a parent or has lost it.")
    case .updateViewConstraints: Facts(.layout, .v2, hook: 9, "Its view's constraints are updated.")
    case .updateProperties:
      Facts(.layout, .v65, hook: 17, "From iOS 26 on it sets what its views show, before its layout.")
    case .viewWillLayoutSubviews: Facts(.layout, .v1, hook: 10, "Its view is about to lay out its subviews.")
    case .viewDidLayoutSubviews: Facts(.layout, .v1, hook: 11, "Its view has laid out its subviews.")
    case .shouldPerformSegue: Facts(.segues, .g7_20, "It is asked whether a segue may fire.")
    case .prepare:
      Facts(
        .segues, .g7_20, hook: 13, "A segue of the controller is about to be performed; the destination has been made.")
    case .perform: Facts(.segues, .g7_20, "The segue is performed.")
    case .allowedChildrenForUnwinding: Facts(.segues, .g7_41, "It is asked which children an unwind search may enter.")
    case .canPerformUnwindSegueAction: Facts(.segues, .g7_41, "It is asked whether it takes an unwind action.")
    case .viewControllerForUnwindSegueAction:
      Facts(.segues, .v83, "Up to iOS 8 it is asked which controller takes an unwind action.")
    case .unwindAction: Facts(.segues, .g7_40, hook: 14, "Its unwind action runs.")
    case .unwind: Facts(.segues, .g7_44, "It brings back the child that an unwind leads to.")
    case .show: Facts(.calls, .g7_26, "It is asked to show a controller.")
    case .showDetail: Facts(.calls, .g7_26, "It is asked to show a controller as a detail.")
    case .present: Facts(.calls, .m6_3, "It presents a controller.")
    case .dismiss: Facts(.calls, .m6_40, "It dismisses a controller.")
    case .pushViewController: Facts(.calls, .n2_4, of: [.navigation], "The navigation controller pushes.")
    case .popViewController: Facts(.calls, .n2_6, of: [.navigation], "The navigation controller pops its top.")
    case .popToViewController:
      Facts(.calls, .n2_6, of: [.navigation], "The navigation controller pops to a controller.")
    case .popToRootViewController:
      Facts(.calls, .n2_6, of: [.navigation], "The navigation controller pops to its root.")
    case .setViewControllers:
      Facts(.calls, .n2_13, of: [.navigation, .tabs, .pager], "All its controllers are set at once.")
    case .selectedViewController: Facts(.calls, .t3_3, of: [.tabs], "The tab controller's selection is set.")
    case .transition: Facts(.calls, .c1_54, "One child is replaced by another.")
    case .willTransition: Facts(.size, .l9_3, "Its traits are about to change.")
    case .traitCollectionDidChange: Facts(.size, .l9_3, "Its traits have changed.")
    case .viewWillTransition: Facts(.size, .d8_12, "Its view is about to change its size.")
    case .preferredContentSizeDidChange:
      Facts(.size, .d8_10, "A child, or a presented controller, prefers another size.")
    case .delegateWillShow:
      Facts(.delegates, .n2_35, of: [.navigation], "The navigation controller is about to show a controller.")
    case .delegateDidShow:
      Facts(.delegates, .n2_35, of: [.navigation], "The navigation controller has shown a controller.")
    case .moreDelegateWillShow: Facts(.delegates, .t3_18, of: [.tabs], "More's stack is about to show a controller.")
    case .moreDelegateDidShow: Facts(.delegates, .t3_18, of: [.tabs], "More's stack has shown a controller.")
    case .delegateShouldSelect:
      Facts(.delegates, .t3_5, of: [.tabs], "The tab controller asks whether a tab may be selected.")
    case .delegateDidSelect:
      Facts(.delegates, .t3_5, of: [.tabs], "The tab controller tells its delegate which tab a person selected.")
    case .delegateShouldSelectTab:
      Facts(.delegates, .t3_22, of: [.tabs], "The tab controller with groups asks whether a tab may be selected.")
    case .delegateDidSelectTab:
      Facts(.delegates, .t3_22, of: [.tabs], "The tab controller with groups tells which tab came after which.")
    case .delegateDisplayedViewControllers:
      Facts(.delegates, .t3_21, of: [.tabs], "The tab controller asks whether a tab is shown on its group's stack.")
    case .delegateWillTransitionTo:
      Facts(.delegates, .p5_34, of: [.pager], "The pager tells its delegate which pages a gesture leads to.")
    case .delegateDidFinishAnimating:
      Facts(.delegates, .p5_34, of: [.pager], "The pager tells its delegate how a gesture ended.")
    case .delegateWillChangeTo:
      Facts(.delegates, .s4_34, of: [.split], "The split is about to change its display mode.")
    case .delegateWillShowColumn: Facts(.delegates, .s4_33, of: [.split], "The split is about to show a column.")
    case .delegateWillHideColumn: Facts(.delegates, .s4_33, of: [.split], "The split is about to hide a column.")
    case .delegateDidShowColumn: Facts(.delegates, .s4_33, of: [.split], "The split has shown a column.")
    case .delegateDidHideColumn: Facts(.delegates, .s4_33, of: [.split], "The split has hidden a column.")
    case .delegateCollapseSecondary:
      Facts(.delegates, .s4_20, of: [.split], "The collapsing split asks what happens to its secondary.")
    case .delegateSeparateSecondary:
      Facts(.delegates, .s4_22, of: [.split], "The expanding split asks what becomes its secondary.")
    case .delegateTopColumnForCollapsing:
      Facts(.delegates, .s4_31, of: [.split], "The collapsing split asks which column is on top.")
    case .delegateDidCollapse: Facts(.delegates, .s4_31, of: [.split], "The split has collapsed.")
    case .delegateDidExpand: Facts(.delegates, .s4_31, of: [.split], "The split has expanded.")
    case .delegateShouldDismiss: Facts(.delegates, .m6_35, "The sheet asks whether a drag may close it.")
    case .delegateWillDismiss: Facts(.delegates, .m6_35, "The sheet is about to be closed by a drag.")
    case .delegateDidDismiss: Facts(.delegates, .m6_35, "The sheet has been closed by a drag.")
    case .delegateDidAttemptToDismiss:
      Facts(.delegates, .m6_35, "A drag tried to close a sheet that may not be closed.")
    case .delegateDidChangeDetent: Facts(.delegates, .m6_47, "A person has dragged the sheet to another height.")
    case .delegateWillPresentSearch:
      Facts(.delegates, .m6_49, of: [.search], "The system is about to present the search controller.")
    case .delegateDidPresentSearch:
      Facts(.delegates, .m6_49, of: [.search], "The system has presented the search controller.")
    case .delegateWillDismissSearch:
      Facts(.delegates, .m6_49, of: [.search], "The system is about to dismiss the search controller.")
    case .delegateDidDismissSearch:
      Facts(.delegates, .m6_49, of: [.search], "The system has dismissed the search controller.")
    case .delegateAdaptiveStyle:
      Facts(.delegates, .m6_23, "The style of a popover or a sheet in another size class is asked for.")
    case .delegateDidEndDragging:
      Facts(.delegates, .k10_3, of: [.view, .container], "The finger has left the scroll view.")
    case .delegateDidEndDecelerating:
      Facts(.delegates, .k10_3, of: [.view, .container], "The scroll view has come to rest after a drag.")
    case .delegateDidEndScrollingAnimation:
      Facts(.delegates, .k10_4, of: [.view, .container], "The scroll view has come to rest after a change in code.")
    case .dataSourceBefore: Facts(.delegates, .p5_20, of: [.pager], "The pager asks for the page before one.")
    case .dataSourceAfter: Facts(.delegates, .p5_20, of: [.pager], "The pager asks for the page after one.")
    case .willFinishLaunching: Facts(.app, .v11, "The app is about to finish launching.")
    case .didFinishLaunching: Facts(.app, .v11, "The app has launched.")
    case .willConnect: Facts(.app, .v11, "The window scene is made.")
    case .willEnterForeground:
      Facts(
        .app, .v11,
        "The app is about to come to the foreground. With scenes the scene's delegate is told, and not the app's.")
    case .didBecomeActive:
      Facts(.app, .v11, "The app is active. With scenes the scene's delegate is told, and not the app's.")
    case .willResignActive:
      Facts(
        .app, .v11,
        "The app is about to become inactive. With scenes the scene's delegate is told, and not the app's.")
    case .didEnterBackground:
      Facts(
        .app, .v8,
        "The app has gone to the background. With scenes the scene's delegate is told, and not the app's.")
    case .applicationDidReceiveMemoryWarning:
      Facts(.app, .v30, "The app's delegate is told that memory is short, before the controllers.")
    case .willTerminate: Facts(.app, .l9_12, "The app is about to end.")
    case .didDisconnect: Facts(.app, .l9_12, "The window scene has gone.")
    case .didDiscardSceneSessions: Facts(.app, .l9_12, "A person has thrown the scene away.")
    case .terminated: Facts(.app, .l9_12, "The app has ended: nothing follows, and nothing is freed.")
    case .`deinit`: Facts(.memory, .c1_17, "The instance is freed.")
    case .didReceiveMemoryWarning: Facts(.memory, .v30, "Memory is low.")
    case .completion: Facts(.outcome, .m6_33, "A step's completion block runs.")
    case .warning: Facts(.outcome, nil, "UIKit prints a warning in the console and goes on.")
    case .exception: Facts(.outcome, nil, "UIKit raises, and the run ends.")
    case .ignored: Facts(.outcome, .v74, "A person can't do what the step says, so nothing happens.")
    case .turned:
      Facts(.outcome, .v88, "UIKit turns the screen, because the controller that decides doesn't allow how it lies.")
    }
  }
}
