extension Callback {
  /// The kinds of controllers that an event of it can name; nil for every kind.
  ///
  /// Those of the group `app` name no controller at all: they are events of `app`.
  public var kinds: [ControllerKind]? {
    switch self {
    case .delegateWillShow, .delegateDidShow, .pushViewController, .popViewController, .popToViewController,
      .popToRootViewController:
      [.navigation]
    case .delegateShouldSelect, .delegateDidSelect, .selectedViewController: [.tabs]
    case .delegateWillTransitionTo, .delegateDidFinishAnimating, .dataSourceBefore, .dataSourceAfter: [.pager]
    case .delegateWillChangeTo, .delegateWillShowColumn, .delegateWillHideColumn, .delegateDidShowColumn,
      .delegateDidHideColumn, .delegateCollapseSecondary,
      .delegateSeparateSecondary, .delegateTopColumnForCollapsing, .delegateDidCollapse, .delegateDidExpand:
      [.split]
    case .setViewControllers: [.navigation, .tabs, .pager]
    case .delegateDidEndDragging, .delegateDidEndDecelerating, .delegateDidEndScrollingAnimation: [.view, .container]
    case .`init`, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMove, .didMove, .updateViewConstraints, .updateProperties, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .shouldPerformSegue, .prepare, .perform, .allowedChildrenForUnwinding,
      .canPerformUnwindSegueAction,
      .viewControllerForUnwindSegueAction, .unwindAction, .unwind, .show, .showDetail, .present, .dismiss, .transition,
      .willTransition,
      .traitCollectionDidChange, .viewWillTransition, .preferredContentSizeDidChange, .delegateShouldDismiss,
      .delegateWillDismiss, .delegateDidDismiss, .delegateDidAttemptToDismiss, .delegateAdaptiveStyle,
      .willFinishLaunching, .didFinishLaunching, .willConnect, .willEnterForeground, .didBecomeActive,
      .willResignActive, .didEnterBackground, .applicationDidReceiveMemoryWarning, .`deinit`,
      .didReceiveMemoryWarning, .completion, .warning, .exception, .ignored, .turned:
      nil
    }
  }
}
