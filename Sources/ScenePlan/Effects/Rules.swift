/// The rules that effects follow, by what they are.
extension Callback {
  /// The rule that says when it comes.
  public var rule: RuleNumber? {
    switch self {
    case .`init`: nil
    case .loadView, .viewDidLoad: .c1_40
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .c1_30
    case .viewIsAppearing: .c1_36
    case .willMove: .c1_10
    case .didMove: .c1_24
    case .updateViewConstraints: .v2
    case .updateProperties: .v65
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: .v1
    case .shouldPerformSegue, .prepare, .perform: .g7_20
    case .allowedChildrenForUnwinding, .canPerformUnwindSegueAction: .g7_41
    case .viewControllerForUnwindSegueAction: .v83
    case .unwindAction: .g7_40
    case .unwind: .g7_44
    case .show, .showDetail: .g7_26
    case .present: .m6_3
    case .dismiss: .m6_40
    case .pushViewController: .n2_4
    case .popViewController, .popToViewController, .popToRootViewController: .n2_6
    case .setViewControllers: .n2_13
    case .selectedViewController: .t3_3
    case .transition: .c1_54
    case .willTransition, .traitCollectionDidChange: .l9_3
    case .viewWillTransition: .d8_12
    case .preferredContentSizeDidChange: .d8_10
    case .delegateWillShow, .delegateDidShow: .n2_35
    case .delegateShouldSelect, .delegateDidSelect: .t3_5
    case .delegateWillTransitionTo, .delegateDidFinishAnimating: .p5_34
    case .delegateWillChangeTo: .s4_34
    case .delegateWillShowColumn, .delegateWillHideColumn, .delegateDidShowColumn, .delegateDidHideColumn: .s4_33
    case .delegateCollapseSecondary: .s4_20
    case .delegateSeparateSecondary: .s4_22
    case .delegateTopColumnForCollapsing, .delegateDidCollapse, .delegateDidExpand: .s4_31
    case .delegateShouldDismiss, .delegateWillDismiss, .delegateDidDismiss, .delegateDidAttemptToDismiss: .m6_35
    case .delegateAdaptiveStyle: .m6_23
    case .delegateDidEndDragging, .delegateDidEndDecelerating: .k10_3
    case .delegateDidEndScrollingAnimation: .k10_4
    case .dataSourceBefore, .dataSourceAfter: .p5_20
    case .willFinishLaunching, .didFinishLaunching, .willConnect, .willEnterForeground, .didBecomeActive,
      .willResignActive:
      .v11
    case .didEnterBackground: .v8
    case .applicationDidReceiveMemoryWarning, .didReceiveMemoryWarning: .v30
    case .`deinit`: .c1_17
    case .completion: .m6_33
    case .warning, .exception: nil
    case .ignored: .v74
    case .turned: .v88
    }
  }
}

extension Instruction {
  /// The rule that says what follows from it; nil for what only prepares others, and for what carries an event.
  public var rule: RuleNumber? {
    switch self {
    case .make, .delegate, .setForwardsAppearance, .setCapturesStatusBar, .setDisplayMode, .expect, .inAnimation,
      .constrain, .removeConstraints, .setCurrent, .link, .unlink, .place, .displace, .schedule, .raise, .warn:
      nil
    case .hold, .release, .keep, .letGo: .c1_17
    case .load: .c1_40
    case .addChild, .willMove: .c1_10
    case .removeFromParent: .c1_20
    case .didMove: .c1_24
    case .addSubview: .c1_31
    case .removeFromSuperview: .c1_33
    case .begin, .end: .c1_63
    case .isAppearing: .c1_36
    case .showTop: .v10
    case .setNeedsLayout, .layoutIfNeeded: .v1
    case .setNeedsUpdateConstraints: .v2
    case .setNeedsTraits: .v61
    case .setNeedsUpdateProperties: .v65
    case .setRoot: .c1_47
    case .present: .m6_1
    case .restyle: .v25
    case .attach, .detach, .cover: .m6_20
    case .beginDismissal: .m6_34
    case .unpresent: .m6_34
    case .reserveTransition, .openTransition, .closeTransition: nil
    case .emit(let callback, _, _, _): callback.rule
    }
  }
}

extension Behaviour {
  /// The first rule among its sources; nil where only observations show it.
  public var rule: RuleNumber? { Behaviour.rules[self] }

  // To read a number takes thousands of instructions, and each question of a run asks for one.
  private static let rules = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { behaviour in
      behaviour.sources.lazy.compactMap { RuleNumber(rawValue: $0) }.first.map { (behaviour, $0) }
    })
}
