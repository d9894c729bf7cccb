/// Questions about what is presented and dismissed.
extension RuleQuestions {
  static let presentation = [
    Question(
      "Does the presenter disappear?",
      "Only under full screen and the current context. Under a sheet, a popover, an alert or an over-style it stays, and "
        + "gets no callback.",
      rules: ["M6.31", "M6.20", "M6.23"], findings: ["SG404"], scene: "questions/why-first-stays-under-a-card",
      asked: [
        "viewDidAppear not called when a sheet is swiped away", "viewWillAppear not called after a swipe down",
        "does presenting a popover call viewWillDisappear", "pageSheet", "formSheet", "overFullScreen",
        "overCurrentContext", "viewDidAppear not called when popover is dismissed",
        "viewWillDisappear called when presenting a page sheet", "reload table when the presented screen is closed",
        "viewWillAppear not called when coming back from a modal", "overFullScreen viewWillAppear not called",
        "viewWillAppear not called after dismissing modal iOS 13", "viewWillAppear not called after dismiss",
        "list not refreshed after a card is gone", "viewDidDisappear not called when presenting modal",
        "refresh parent view controller when modal is dismissed",
        "viewWillDisappear not called on presenting view controller", "reload data after sheet is dismissed",
        "viewDidAppear not called after dismissing page sheet", "viewWillAppear after alert dismissed",
        "update first screen when second presented screen closes", "overCurrentContext viewWillAppear not called",
        "presenting view controller callbacks formSheet iPad", "refresh previous view controller after dismiss",
      ]),
    Question(
      "Am I told when what covers me goes?",
      "Not by UIKit's callbacks, if you stay on the screen. Use the completion of `dismiss`, or the sheet's delegate for "
        + "a person's drag.",
      rules: ["M6.31", "M6.35", "M6.33"], scene: "questions/am-i-told-when-the-cover-goes",
      asked: [
        "callback when an alert is dismissed", "tell the parent that the modal is gone",
        "is there a callback when an alert goes", "alert dismiss callback", "callback after alert closes",
        "parent does not know that the modal was closed", "detect when presented view controller is dismissed",
        "callback when modal is closed", "how to know if a presented controller was dismissed",
        "notify presenter on dismiss", "completion handler after modal dismissed by swipe",
      ]),
    Question(
      "Is a sheet's delegate told of each dismissal?",
      "`presentationControllerDidDismiss` is for a person's drag. Code that dismisses has its completion. The "
        + "delegate belongs to the `presentationController` of what is presented: of the stack, and not of its "
        + "root.",
      rules: ["M6.35"], scene: "questions/is-the-delegate-told-when-code-dismisses",
      asked: [
        "sheet swiped down but the delegate is not called",
        "set presentationController delegate on the navigation controller",
        "presentationController delegate of a modal navigation controller",
        "adaptivePresentationDelegate never called for a nav controller",
        ".sheet onDismiss", "onDismiss of a sheet", "detect when modal is swiped down",
        "presentationControllerShouldDismiss not called",
        "popover dismissed callback", "popover dismiss delegate", "detect that the user swiped down",
        "adaptive presentation delegate not called",
        "presentationControllerDidDismiss not called", "presentationControllerDidDismiss not called programmatically",
        "UIAdaptivePresentationControllerDelegate not called", "presentationControllerWillDismiss",
      ]),
    Question(
      "What happens if a sheet is dragged?",
      "It will disappear at once. If the person lets go, it appears again; the presenter gets none of it.",
      rules: ["M6.35", "V24"], findings: ["SG546"], scene: "modal/card-let-go",
      asked: [
        "callbacks when an interactive dismissal is cancelled", "interactive dismissal cancelled half way",
        "sheet drag cancelled callbacks",
        "presentationControllerWillDismiss called but sheet stays",
        "detect swipe down of a sheet",
        "swipe down to dismiss lifecycle", "viewWillDisappear called when sheet dragged but not dismissed",
        "pull down modal cancelled viewWillAppear",
      ]),
    Question(
      "How do I keep a sheet from being dragged away?",
      "Set `isModalInPresentation`, or let the delegate's `shouldDismiss` answer false. The sheet goes back to its place, and "
        + "the delegate is told of the attempt.",
      rules: ["M6.35", "V24"], findings: ["SG546"], scene: "modal/sheet-that-stays",
      asked: [
        "prevent a sheet from closing", "make a modal not dismissable",
        "sheet that can not be dismissed", "non dismissible sheet", "sheet that can't be closed by the user",
        "isModalInPresentation", "prevent swipe down dismiss", "prevent swipe down to dismiss",
        "stop the user from swiping a modal down", "disable interactive dismissal",
        "presentationControllerDidAttemptToDismiss", "ask before a sheet is dismissed by swipe",
      ]),
    Question(
      "Why does a swipe down do nothing?",
      "Only cards can be dragged: page and form sheets from iOS 13 on, and a zoom from iOS 18 on. One with "
        + "`isModalInPresentation` stays.",
      rules: ["V24", "M6.35"], findings: ["SG546"], scene: "questions/why-does-my-swipe-down-do-nothing",
      asked: [
        "interactive dismissal of a full screen modal", "pan down to dismiss a full screen controller",
        "swiping down doesn't dismiss my full screen modal", "swipe down does not dismiss",
        "drag to dismiss full screen not working", "swipe to dismiss not working",
      ]),
    Question(
      "Which style has a presentation by default?",
      "`automatic`: a page sheet from iOS 13 on, and full screen before. A sheet leaves the presenter on the screen.",
      rules: ["M6.20", "M6.23"], scene: "modal/photo-frame-card",
      asked: [
        "login screen is a small card on iPad", "on iPad the modal is a card in the middle instead of full screen",
        "presented controller is not full screen on iPad",
        "modal leaves a gap at the top", "present modally without the gap at the top",
        "image picker dismiss viewWillAppear",
        "present view controller covering the whole screen",
        "present fullscreen covering the whole screen", "modal looks like a card",
        "modal not full screen iOS 13", "present full screen by default", "modalPresentationStyle automatic",
        "view controller presented as card instead of full screen", "present modally full screen Xcode 11",
      ]),
    Question(
      "Which controller presents?",
      "The topmost ancestor, or the nearest that defines a context. So `presentingViewController` may be the "
        + "tab bar controller; it is nil for one that was pushed. `presentedViewController` answers also for an "
        + "ancestor that presents.",
      rules: ["M6.3", "M6.1", "M6.2", "M6.4"], findings: ["SG405"], scene: "questions/who-presents",
      asked: [
        "presentingViewController if I present from a child",
        "what is presentingViewController of a modal presented by a child of a nav",
        "present full screen from a child view controller", "overCurrentContext hides tab bar",
        "sheet covers the tab bar", "modal in a tab covers the tab bar", "definesPresentationContext and tab bar",
        "present sheet from sheet", "modal not covering tab bar", "present over tab bar", "modal under the tab bar",
        "presentingViewController is tab bar controller",
        "presentingViewController is navigation controller not mine", "present over the tab bar",
        "definesPresentationContext", "overCurrentContext covers tab bar", "present inside tab keep tab bar visible",
        "presentingViewController wrong class cast fails", "presentingViewController", "presentingViewController nil",
        "get the view controller that presented me", "modal inside modal", "present a modal from a modal",
        "present a sheet from another sheet", "second sheet above the first",
        "presentedViewController vs presentingViewController", "presentingViewController is nil",
        "presentedViewController is nil although the modal is visible", "presentedViewController nil after present",
        "presentingViewController returns the tab bar controller",
        "presentingViewController is a navigation controller and not my controller",
        "which controller presented this one", "difference between presenting and presented view controller",
        "presentedViewController of a child", "cast presentingViewController fails",
        "presentingViewController is the wrong class",
        "presentedViewController is not nil and nothing is presented by me",
      ]),
    Question(
      "Which comes first when a controller is presented?",
      "Full screen: the presenter will disappear, the new one will appear and did appear, then the presenter did "
        + "disappear.",
      rules: ["M6.30", "V20"], scene: "modal/photo-frame-full-screen",
      asked: [
        "order of callbacks for a full screen modal and a push", "does a modal have another order than a push",
        "order of viewDidDisappear and viewDidAppear full screen present", "present modally lifecycle order",
        "viewDidAppear of presented before viewDidDisappear of presenter", "modal presentation callbacks order",
      ]),
    Question(
      "Why was my presentation dropped?",
      "The presenter isn't in a window yet, presents already, or a presentation runs. UIKit prints a line and goes on.",
      rules: ["M6.8", "V79", "C1.87", "C1.88", "C1.89"], findings: ["SG502", "SG503", "SG504", "SG508"],
      scene: "questions/why-does-present-do-nothing-in-viewDidLoad",
      asked: [
        "present is called twice", "alert disappears at once", "presentation in progress warning",
        "can't present second modal over first",
        "show alert while another alert is visible", "alert over alert",
        "whose view is not in the window hierarchy", "present in viewDidLoad not working",
        "present view controller does nothing", "alert not showing", "UIAlertController not presented",
        "present login screen at launch", "which is already presenting", "present two alerts at the same time",
        "attempt to present while a presentation is in progress", "present from viewWillAppear",
        "performSegue in viewDidLoad does nothing",
        "presenting on detached view controllers is discouraged", "show alert over modal",
      ]),
    Question(
      "Why did my completion never run?",
      "UIKit dropped the presentation or the dismissal, so the block is lost. Only the console says so.",
      rules: ["M6.9", "M6.8"], findings: ["SG502", "SG503"], scene: "questions/why-did-my-completion-never-run",
      asked: [
        "present completion not called", "dismiss completion not called", "completion block of present never executed",
        "completion handler not called",
      ]),
    Question(
      "When does a completion run?",
      "That of `present` after the new screen's `viewDidAppear`, that of `dismiss` after its `viewDidDisappear`.",
      rules: ["M6.33"], scene: "modal/completion",
      asked: [
        "code after present runs too early", "line behind present runs before the screen is there",
        "when does the completion block of present run",
        "when is the completion of present called", "when is the completion of dismiss called",
        "dismiss completion called before or after viewDidDisappear", "present completion vs viewDidAppear order",
        "run code after animation of present finished",
      ]),
    Question(
      "Why does presenting a controller crash?",
      "It is presented already, it has a parent, or it would present itself.",
      rules: ["C1.91", "M6.8", "C1.92"], findings: ["SG506", "SG507", "SG522"],
      asked: [
        "Application tried to present modally an active controller", "present same view controller twice crash",
        "present modal view controller on itself", "tried to present a view controller that is already being presented",
        "present child view controller crash",
      ]),
    Question(
      "What does a popover become on a phone?",
      "A full screen or a card, unless its delegate answers `none` to the question of adaptation.",
      rules: ["M6.23", "V25"], scene: "questions/what-does-a-popover-become",
      asked: [
        "form sheet on iphone", "formSheet on a phone",
        "popover on iPhone", "popover full screen on iPhone", "popover shown as sheet",
        "adaptivePresentationStyle none",
        "UIPopoverPresentationController iPhone small popover",
      ]),
    Question(
      "Why does a popover crash?",
      "In a regular width it must point to a view or a bar button, which is in a window. Action sheets on a pad are "
        + "popovers, too.",
      rules: ["C1.105"], findings: ["SG519"],
      asked: [
        "popover crash iPad sourceView barButtonItem", "action sheet crash on iPad",
        "UIAlertController actionSheet iPad crash", "UIActivityViewController crash on iPad", "sourceRect sourceView",
      ]),
    Question(
      "Why does a custom transition miss viewDidAppear?",
      "A custom presentation leaves the presenter in place, so it gets no callback, and `view(forKey:)` has no "
        + "view of it: an animator that moves it all the same leaves a black screen. `shouldRemovePresentersView` "
        + "changes that.",
      rules: ["M6.20", "M6.31"], scene: "questions/why-is-viewDidAppear-missing-under-custom-transition",
      asked: [
        "toView is nil in a custom presentation", "view(forKey:) returns nil in animateTransition",
        "animateTransition black screen at dismiss", "custom presentation dismissal leaves a black screen",
        "custom transition viewWillAppear not called", "UIViewControllerAnimatedTransitioning viewDidAppear not called",
        "modalPresentationStyle custom viewWillAppear presenting", "transitioningDelegate lifecycle",
        "animationController", "custom modal transition appearance callbacks",
        "UIPresentationController shouldRemovePresentersView",
      ]),
    Question(
      "Why is the screen black?",
      "Full screen takes the presenter's view away, so what is clear shows black: present with `overFullScreen` "
        + "or `overCurrentContext`, and the presenter's view stays. Or the window has no root, or the new view "
        + "nothing in it.",
      rules: ["M6.20", "C1.103", "T3.17"], findings: ["SG406"], scene: "modal/custom-presentation",
      asked: [
        "black screen", "black screen when presenting view controller", "transparent background modal turns black",
        "blank white screen after setting root view controller", "black screen after push", "semi transparent modal",
        "black screen after dismiss", "view controller shows black screen programmatically", "empty screen at launch",
        "present a view controller with a transparent background", "modal with a clear background is black",
        "view controller with a semi transparent background", "see through a modal", "dim the background of a modal",
        "background turns black after presenting", "blur behind a presented view controller",
        "alpha of the presented view is ignored", "half transparent popup view controller",
        "clear background color of a modal", "popup over the current screen", "overlay view controller with alpha",
      ]),
    Question(
      "Why does presenting nil crash?",
      "UIKit raises an exception. An outlet, or the storyboard that was to make the controller, gave nil: look there.",
      rules: ["C1.92"],
      asked: [
        "application tried to present a nil modal view controller on target", "present nil view controller crash",
        "instantiateViewController returns nil",
      ]),
    Question(
      "What can a person touch?",
      "What is on the screen and uncovered. Below a sheet, in another tab or under the top of a stack nothing can be "
        + "touched. A presenter that "
        + "`largestUndimmedDetentIdentifier` leaves undimmed can be.",
      rules: ["V32"], findings: ["SG541", "SG542", "SG543"], scene: "questions/what-can-a-person-tap-under-a-sheet",
      asked: [
        "tap behind sheet", "touches pass through modal to the view below",
        "interact with view under presented controller",
        "user taps while alert is shown", "medium detent does presenter still receive touches",
        "undimmed sheet touches below", "largestUndimmedDetentIdentifier touches",
      ]),
  ]
}
