internal import ScenePlan

/// Words about presentations, segues and appearance.
extension WordLeads {
  static let presentation: [WordLead] = [
    .same(
      .step(.present), "- present: sheet", "presentViewController", "presentModalViewController", "presentModally",
      "presentController", "modal", "modally", "showModal", "presents", "presentSheet"),
    .other(
      .step(.present), "- { present: sheet, modalPresentationStyle: pageSheet }", "sheet", "card", "bottomSheet"),
    .other(
      .step(.present), "- { present: sheet, modalPresentationStyle: fullScreen }", "fullScreenCover", "fullScreen",
      "pageSheet", "formSheet", "overFullScreen", "overCurrentContext", "currentContext",
      remark: "A style stands beside 'present'."),
    .other(
      .step(.present), "- { present: sheet, modalPresentationStyle: popover, anchor: button }", "popover",
      "presentPopover", "presentPopoverFromBarButtonItem", "presentPopoverFromRect"),
    .other(
      .step(.present), "- present: alert", "alert", "showAlert",
      "actionSheet", "presentAlert", remark: "An alert is a controller of the kind 'alert' that is presented."),
    .same(
      .step(.dismiss), "- dismiss", "dismissViewController", "dismissViewControllerAnimated", "close", "hide",
      "dismissModalViewController", "dismissModalViewControllerAnimated", "cancel", "done", "unpresent"),
    .other(
      .step(.swipe), "- { swipe: dismiss }", "swipeDown", "dragDown", "swipeToDismiss", "pullDown",
      remark: "A person's drag of a sheet is 'swipe: dismiss'."),
    .other(
      .step(.swipe), "- { swipe: dismiss }", "outside", "tapOutside", "backdrop", "dimmingView", "scrim",
      "UIDimmingView", remark: "A person's tap beside a sheet or a popover is 'swipe: dismiss', too."),
    .same(
      .key(.modalPresentationStyle), "login: { modalPresentationStyle: fullScreen }", "presentationStyle",
      "presentation", "UIModalPresentationStyle", "style", "modalStyle", "setModalPresentationStyle"),
    .same(
      .option(.modalPresentationStyle), "- { present: sheet, modalPresentationStyle: fullScreen }", "style",
      "presentationStyle", "presentation", "UIModalPresentationStyle", "modalStyle"),
    .same(
      .segueOption(.modalPresentationStyle),
      "login: { segues: { go: { present: home, modalPresentationStyle: fullScreen } } }", "style",
      "presentationStyle", "modalStyle"),
    .same(
      .key(.modalTransitionStyle), "login: { modalTransitionStyle: crossDissolve }", "transitionStyle",
      "UIModalTransitionStyle", "setModalTransitionStyle", "animation"),
    .same(
      .option(.modalTransitionStyle), "- { present: sheet, modalTransitionStyle: crossDissolve }",
      "transitionStyle", "UIModalTransitionStyle"),
    .same(
      .segueOption(.modalTransitionStyle),
      "login: { segues: { go: { present: home, modalTransitionStyle: crossDissolve } } }", "transitionStyle"),
    .same(
      .value(.modalPresentationStyle, "pageSheet"), "login: { modalPresentationStyle: pageSheet }", "sheet", "card",
      "modal"),
    .same(
      .value(.modalPresentationStyle, "fullScreen"), "login: { modalPresentationStyle: fullScreen }", "full",
      "fullScreenCover"),
    .same(
      .value(.modalTransitionStyle, "crossDissolve"), "login: { modalTransitionStyle: crossDissolve }", "fade",
      "dissolve"),
    .same(
      .value(.modalTransitionStyle, "coverVertical"), "login: { modalTransitionStyle: coverVertical }", "slide",
      "slideUp",
      "default"),
    .same(.value(.modalTransitionStyle, "flipHorizontal"), "login: { modalTransitionStyle: flipHorizontal }", "flip"),
    .same(.value(.modalTransitionStyle, "partialCurl"), "login: { modalTransitionStyle: partialCurl }", "curl"),
    .same(
      .key(.isModalInPresentation), "login: { isModalInPresentation: true }", "modalInPresentation",
      "modalInPopover", "isModalInPopover", "setModalInPresentation"),
    .other(
      .key(.isModalInPresentation), "login: { isModalInPresentation: true }", "dismissable", "dismissible",
      "isDismissable", "isDismissible", "allowsSwipeDismiss", "swipeDismissEnabled",
      remark: "With 'isModalInPresentation: true' no person can drag it away."),
    .same(
      .key(.definesPresentationContext), "login: { definesPresentationContext: true }",
      "setDefinesPresentationContext", "presentationContext"),
    .same(
      .key(.preferredContentSize), "login: { preferredContentSize: [300, 200] }", "contentSizeForViewInPopover",
      "contentSize"),
    .other(
      .expectation(.visible), "- expect: { visible: home }", "presentedViewController",
      remark: "What this controller, or an ancestor of it, has presented. 'tree' shows it with '+' below its presenter."
    ),
    .other(
      .expectation(.visible), "- expect: { visible: home }", "presentingViewController",
      remark:
        "The controller that presents this one, or an ancestor of this one: often the tab bar controller. 'tree' shows "
        + "it above the line with '+'."),
    .other(
      .expectation(.contains), "- expect: { contains: [detail.viewWillDisappear isMovingFromParent] }",
      "isMovingFromParent", "isMovingFromParentViewController",
      remark:
        "True in the callbacks of going of a controller that is popped or taken out of its container, even if the "
        + "swipe is let go then; false if it is only covered. A flag stands behind its event; 'run --flags' shows those "
        + "that are true."),
    .other(
      .expectation(.contains), "- expect: { contains: [detail.viewWillAppear isMovingToParent] }", "isMovingToParent",
      "isMovingToParentViewController",
      remark: "True in the callbacks of coming of a controller that is pushed, or added on the screen; false when it "
        + "comes back. A flag stands behind its event; 'run --flags' shows those that are true."),
    .other(
      .expectation(.contains), "- expect: { contains: [sheet.viewWillAppear isBeingPresented] }", "isBeingPresented",
      remark:
        "True in the callbacks of coming of the presented controller itself, not of those inside it. A flag stands "
        + "behind its event; 'run --flags' shows those that are true."),
    .other(
      .expectation(.contains), "- expect: { contains: [sheet.viewDidDisappear isBeingDismissed] }", "isBeingDismissed",
      remark:
        "True in the callbacks of going of the presented controller itself, not of those inside it. A flag stands "
        + "behind its event; 'run --flags' shows those that are true."),
    .same(
      .option(.anchor), "- { present: sheet, modalPresentationStyle: popover, anchor: button }", "sourceView",
      "sourceRect", "barButtonItem", "sourceItem"),
    .other(
      .option(.anchor), "- { present: sheet, modalPresentationStyle: popover, anchor: button }",
      "popoverPresentationController", "UIPopoverPresentationController",
      remark: "What a popover points at is the 'anchor' beside 'present'."),
    .other(
      .option(.completion), "- { dismiss: , completion: [{ push: detail }] }", "onDismiss", "didDismissHandler",
      remark: "What code does after a dismissal is the 'completion' of 'dismiss'; what follows a person's drag is a "
        + "step behind '- swipe: dismiss'."),
    .same(
      .option(.completion), "- { present: sheet, completion: [dismiss] }", "completionHandler", "then",
      "onCompletion", "completed"),
    .other(
      .answer(.presentationControllerShouldDismiss),
      "login: { overrides: { presentationControllerShouldDismiss: false } }", "shouldDismiss", "canDismiss",
      "interactiveDismissDisabled"),
    .other(
      .event(.delegateDidDismiss), "- expect: { lacks: [home.delegate.presentationControllerDidDismiss] }",
      "UIAdaptivePresentationControllerDelegate",
      remark:
        "It is told of a drag: will dismiss, did dismiss, did attempt. Of a 'dismiss' in code it is told nothing."),
    .same(
      .event(.delegateDidDismiss), "- expect: { lacks: [home.delegate.presentationControllerDidDismiss] }",
      "presentationControllerDidDismiss", "didDismiss", "popoverPresentationControllerDidDismissPopover",
      "popoverPresentationControllerDidDismiss"),
    .other(
      .key(.preferredTransition), "login: { preferredTransition: zoom }", "zoom", "zoomTransition",
      "navigationTransition", "interactiveDismissShouldBegin",
      remark: "It is new in iOS 18. Pushed or presented, the controller can be dragged away."),
    .none(
      "Transition and presentation objects aren't modelled. A custom presentation may remove its presenter's view.",
      "login: { modalPresentationStyle: custom, overrides: { shouldRemovePresentersView: true } }",
      "transitioningDelegate", "UIPresentationController", "presentationController",
      "UIViewControllerAnimatedTransitioning", "interactionController", "transitionCoordinator",
      "UIViewControllerTransitioningDelegate", "presentationTransitionWillBegin", "presentationTransitionDidEnd",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd", "forPresented", "forDismissed",
      "animationControllerForPresentedController", "animationControllerForDismissedController"),
  ]

  package static let segues: [WordLead] = [
    .other(
      .segue(.show), "login: { segues: { go: { show: home } } }", "kind", "type",
      remark: "The kind of a segue is its verb."),
    .same(
      .step(.perform), "- { perform: more, in: home }", "performSegue", "performSegueWithIdentifier", "segue",
      "fire"),
    .same(.step(.trigger), "- { trigger: more, in: home }", "button", "triggerSegue"),
    .other(
      .step(.trigger), "- { trigger: more, in: home }", "unwind", "unwindToSegue", "exit", "unwindForSegue",
      remark: "'trigger' takes the name of a segue; 'segues: { cancel: { unwind: done } }' declares one that unwinds."),
    .other(
      .segue(.unwind), "login: { segues: { cancel: { unwind: done } } }", "exit", "back", "unwindTo", "pop",
      "dismiss", remark: "A segue leads back by an unwind action. A controller lists it in 'unwindActions'."),
    .same(
      .segue(.present), "login: { segues: { go: { present: home } } }", "modal", "modally", "presentModally",
      "presentViewController"),
    .other(
      .segue(.present),
      "login: { segues: { go: { present: home, modalPresentationStyle: popover, anchor: button } } }", "popover",
      "presentAsPopover", remark: "A popover is presented, with a style and an anchor."),
    .same(.segue(.push), "login: { segues: { go: { push: home } } }", "pushViewController"),
    .same(
      .segue(.showDetail), "login: { segues: { go: { showDetail: home } } }", "replace", "detail",
      "showDetailViewController"),
    .same(
      .segue(.show), "login: { segues: { go: { show: home } } }", "to", "destination",
      "destinationViewController", "showViewController", "target"),
    .other(
      .key(.segues), "login: { segues: { go: { show: home } } }", "identifier", "segue", "connections",
      "links", remark: "A segue's identifier is its key under 'segues'."),
    .same(.key(.segues), "login: { segues: { go: { show: home } } }", "segways", "segway"),
    .other(
      .key(.segues), "login: { segues: { go: { show: home } } }", "actions", "buttons", "button", "onTap",
      "onClick",
      remark: "A button that leads somewhere is a segue. What another button does is a step of the script."),
    .same(.step(.show), "- show: detail", "showViewController"),
    .other(
      .segue(.custom), "login: { segues: { go: { custom: home, class: Fade, steps: [{ push: detail }] } } }",
      "UIStoryboardSegue", "customSegue", "customClass", "storyboardSegue"),
    .same(
      .key(.unwindActions), "login: { unwindActions: [done] }", "unwindAction", "unwind", "unwindSegues",
      "ibaction"),
    .same(.override(.prepare), "login: { overrides: { prepare: [] } }", "prepareForSegue", "prepareSegue"),
    .same(.event(.prepare), "- expect: { lacks: [home.prepare] }", "prepareForSegue"),
    .other(
      .answer(.shouldPerformSegue),
      "login: { segues: { go: { show: home } }, overrides: { shouldPerformSegue: { go: false } } }",
      "shouldPerformSegueWithIdentifier", "allowsSegue"),
    .other(
      .answer(.canPerformUnwindSegueAction),
      "login: { unwindActions: [done], overrides: { canPerformUnwindSegueAction: { done: false } } }",
      "canPerformUnwindSegueActionFromViewController", "canUnwind"),
    .other(
      .event(.allowedChildrenForUnwinding), "- expect: { lacks: [home.allowedChildrenForUnwinding] }",
      "allowedChildrenForUnwindingFromSource", "childContaining"),
    .none(
      "A scene has no storyboards: write their controllers and segues, or import them.", "",
      "storyboard", "storyboardIdentifier", "UIStoryboard", "xib", "nib", "nibName", "initWithNibName",
      "initWithCoder", "storyboardReference"),
  ]

  package static let appearance: [WordLead] = [
    .other(.override(.viewDidLoad), "login: { overrides: { viewDidLoad: [{ add: home }] } }", "onLoad", "viewLoaded"),
    .other(
      .override(.viewDidAppear), "login: { overrides: { viewDidAppear: [{ present: home }] } }",
      "viewAppeared", "appear"),
    .other(
      .override(.viewDidDisappear), "login: { overrides: { viewDidDisappear: [] } }",
      "viewDisappeared", "disappear"),
    .same(
      .override(.task), "profile: { kind: hosting, overrides: { task: [{ dismiss: , after: 5 }] } }", "taskModifier"),
    .none(
      "A hidden view stays in the window, so its controller stays on the screen and gets no callback.",
      "- expect: { lacks: [home.viewDidDisappear] }", "isHidden", "alpha", "hiddenView"),
    .same(
      .step(.beginAppearanceTransition), "- { beginAppearanceTransition: true, of: kid, in: root }",
      "beginAppearance", "appearanceTransition"),
    .same(.step(.endAppearanceTransition), "- { endAppearanceTransition: , of: kid, in: root }", "endAppearance"),
    .same(
      .answer(.shouldAutomaticallyForwardAppearanceMethods),
      "root: { kind: container, overrides: { shouldAutomaticallyForwardAppearanceMethods: false } }",
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      "shouldAutomaticallyForwardAppearance", "forwardsAppearance", "manualForwarding",
      "shouldAutomaticallyForwardRotationMethods"),
    .same(
      .answer(.childForStatusBarStyle),
      "root: { kind: container, children: [home], overrides: { childForStatusBarStyle: home } }",
      "childViewControllerForStatusBarStyle"),
    .same(
      .answer(.childForStatusBarHidden),
      "root: { kind: container, children: [home], overrides: { childForStatusBarHidden: home } }",
      "childViewControllerForStatusBarHidden"),
    .same(
      .answer(.childForHomeIndicatorAutoHidden),
      "root: { kind: container, children: [home], overrides: { childForHomeIndicatorAutoHidden: home } }",
      "childViewControllerForHomeIndicatorAutoHidden"),
    .same(
      .answer(.childForScreenEdges),
      "root: { kind: container, children: [home], overrides: { childForScreenEdges: home } }",
      "childForScreenEdgesDeferringSystemGestures", "childViewControllerForScreenEdgesDeferringSystemGestures"),
    .same(
      .answer(.prefersStatusBarHidden), "login: { overrides: { prefersStatusBarHidden: true } }",
      "statusBarHidden", "setStatusBarHidden", "hidesStatusBar"),
    .same(
      .answer(.preferredStatusBarStyle), "login: { overrides: { preferredStatusBarStyle: lightContent } }",
      "statusBarStyle", "setStatusBarStyle"),
    .same(
      .answer(.prefersHomeIndicatorAutoHidden), "login: { overrides: { prefersHomeIndicatorAutoHidden: true } }",
      "homeIndicatorAutoHidden"),
    .same(
      .answer(.supportedInterfaceOrientations),
      "login: { overrides: { supportedInterfaceOrientations: [portrait] } }", "orientations", "interfaceOrientations",
      "supportedOrientations"),
    .other(
      .answer(.supportedInterfaceOrientations),
      "login: { overrides: { supportedInterfaceOrientations: [portrait] } }", "shouldAutorotate",
      remark: "A controller that must not turn has one orientation."),
    .same(
      .override(.viewWillTransition), "login: { overrides: { viewWillTransition: [] } }",
      "viewWillTransitionToSize", "willRotateToInterfaceOrientation", "willAnimateRotation"),
    .same(
      .event(.viewWillTransition), "- expect: { lacks: [home.viewWillTransition] }", "viewWillTransitionToSize",
      "willRotateToInterfaceOrientation", "willAnimateRotation", "didRotateFromInterfaceOrientation"),
    .same(
      .override(.willTransition), "login: { overrides: { willTransition: [] } }",
      "willTransitionToTraitCollection"),
    .same(.event(.willTransition), "- expect: { lacks: [home.willTransition] }", "willTransitionToTraitCollection"),
    .same(
      .override(.preferredContentSizeDidChange), "login: { overrides: { preferredContentSizeDidChange: [] } }",
      "preferredContentSizeDidChangeForChildContentContainer"),
    .other(
      .override(.viewDidLayoutSubviews), "login: { overrides: { viewDidLayoutSubviews: [] } }",
      "layoutSubviews", "setNeedsLayout", "layoutIfNeeded"),
    .same(
      .override(.viewDidLayoutSubviews), "login: { overrides: { viewDidLayoutSubviews: [] } }", "viewDidLayout"),
    .same(.event(.viewDidLayoutSubviews), "- expect: { lacks: [home.viewDidLayoutSubviews] }", "viewDidLayout"),
    .same(.event(.viewWillLayoutSubviews), "- expect: { lacks: [home.viewWillLayoutSubviews] }", "viewWillLayout"),
    .none(
      "UIKit sends no unload since iOS 6: a view stays with its controller.",
      "- expect: { contains: [home.didReceiveMemoryWarning] }", "viewDidUnload", "viewWillUnload", "unloadView"),
    .same(.event(.`deinit`), "- expect: { contains: [detail.deinit] }", "dealloc", "deallocated"),
    .same(.event(.viewDidAppear), "- expect: { contains: [home.viewDidAppear] }", "viewAppeared"),
    .same(.event(.viewDidDisappear), "- expect: { lacks: [home.viewDidDisappear] }", "viewDisappeared"),
    .none(
      "Margins, and views under bars, aren't modelled.", "", "edgesForExtendedLayout",
      "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets", "additionalSafeAreaInsets",
      "safeAreas", "safeAreaInsets", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange", "topLayoutGuide",
      "bottomLayoutGuide"),
  ]
}
