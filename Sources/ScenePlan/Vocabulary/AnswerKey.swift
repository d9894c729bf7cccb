/// The answers that stand under `overrides`.
public enum AnswerKey: String, CaseIterable, Hashable, Sendable {
  case shouldAutomaticallyForwardAppearanceMethods, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden
  case preferredStatusBarStyle, supportedInterfaceOrientations, prefersInterfaceOrientationLocked
  case childForStatusBarStyle, childForStatusBarHidden, childForHomeIndicatorAutoHidden, childForScreenEdges
  case childForInterfaceOrientationLock, viewControllerForUnwindSegueAction
  case shouldPerformSegue, canPerformUnwindSegueAction, shouldSelect, displayedViewControllersFor
  case shouldRemovePresentersView, presentationControllerShouldDismiss, adaptivePresentationStyle
  case gestureRecognizerShouldBegin, animationController
  case collapseSecondary, topColumnForCollapsing

  /// Its meaning, as a sentence.
  public var summary: String {
    switch self {
    case .shouldAutomaticallyForwardAppearanceMethods:
      "Whether UIKit tells its children when it appears and disappears."
    case .prefersStatusBarHidden: "Whether it wants the status bar hidden."
    case .prefersHomeIndicatorAutoHidden: "Whether it wants the home indicator hidden."
    case .preferredStatusBarStyle: "The status bar style that it wants."
    case .supportedInterfaceOrientations: "The orientations that it can be turned to."
    case .prefersInterfaceOrientationLocked:
      "From iOS 26 on, whether it wants the device to stay as it is held while it fills the screen."
    case .childForInterfaceOrientationLock: "The child that says whether the orientation is locked."
    case .viewControllerForUnwindSegueAction:
      "From iOS 6 to 8, the controller that takes any unwind action it is asked about."
    case .childForStatusBarStyle: "The child that says which style the status bar has."
    case .childForStatusBarHidden: "The child that says whether the status bar is hidden."
    case .childForHomeIndicatorAutoHidden: "The child that says whether the home indicator is hidden."
    case .childForScreenEdges: "The child that says which screen edges defer system gestures."
    case .shouldPerformSegue: "Whether a person may fire a segue, by segue."
    case .canPerformUnwindSegueAction: "Whether it takes an unwind action, by action."
    case .shouldSelect: "Whether a person may select a tab, by tab."
    case .displayedViewControllersFor: "Whether a tab is shown on the stack of its group, by tab."
    case .shouldRemovePresentersView: "Whether its custom presentation removes the presenter's view."
    case .presentationControllerShouldDismiss: "Whether a person may drag its sheet away."
    case .adaptivePresentationStyle: "The style that its popover or sheet has in another size class."
    case .gestureRecognizerShouldBegin:
      "Whether the swipe back may begin; `true` allows it with a hidden navigation bar, too."
    case .animationController:
      "Whether its delegate gives animations for pushes and pops (`true`), or has the method and returns `nil`."
    case .collapseSecondary: "What a collapsing split view does with its secondary."
    case .topColumnForCollapsing: "Which column is on top after a collapse."
    }
  }
}

extension AnswerKey {
  /// The only kind that is ever asked; nil if others are too.
  public var askedKind: ControllerKind? {
    switch self {
    case .shouldSelect, .displayedViewControllersFor: .tabs
    case .gestureRecognizerShouldBegin, .animationController: .navigation
    case .collapseSecondary, .topColumnForCollapsing: .split
    case .shouldAutomaticallyForwardAppearanceMethods, .prefersStatusBarHidden, .prefersHomeIndicatorAutoHidden,
      .preferredStatusBarStyle, .supportedInterfaceOrientations, .prefersInterfaceOrientationLocked,
      .childForInterfaceOrientationLock, .viewControllerForUnwindSegueAction, .childForStatusBarStyle,
      .childForStatusBarHidden,
      .childForHomeIndicatorAutoHidden, .childForScreenEdges, .shouldPerformSegue, .canPerformUnwindSegueAction,
      .shouldRemovePresentersView, .presentationControllerShouldDismiss,
      .adaptivePresentationStyle:
      nil
    }
  }
}
