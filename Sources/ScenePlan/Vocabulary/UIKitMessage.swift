/// A message or exception of UIKit itself (section 1.9 of the semantics): the codes SG501 and up.
public enum UIKitMessage: Int, CaseIterable, Hashable, BitwiseCopyable, Sendable {
  case pushedTwice = 501
  case presentOffWindow
  case alreadyPresenting
  case presentationInProgress
  case dismissInProgress
  case presentedTwice
  case presentedChild
  case detachedPresenter
  case unbalancedTransition
  case pushedNavigation
  case poppedStranger
  case noCommonParent
  case transitionWithManualForwarding
  case wrongParentInWindow
  case wrongParentRequested
  case addedRoot
  case pushOutsideNavigation
  case pageCountMismatch
  case popoverWithoutAnchor
  case pushedSplit
  case pagesSetWhileScrolling
  case presentedOnItself
  case viewInsideItself
  case missesScenes
  case needsScenesSoon
  case needsScenes
  case stackInMotion
  case repeatedMember
  case nestedChange
  case modalTransitionRuns
  case unexpectedSubviews
  case presentedSplit

  /// Whether it ends the run.
  public var isException: Bool {
    switch self {
    case .presentOffWindow, .alreadyPresenting, .presentationInProgress, .dismissInProgress, .detachedPresenter,
      .unbalancedTransition, .missesScenes, .needsScenesSoon, .stackInMotion, .nestedChange:
      false
    case .pushedTwice, .presentedTwice, .presentedChild, .pushedNavigation, .poppedStranger, .noCommonParent,
      .transitionWithManualForwarding, .wrongParentInWindow, .wrongParentRequested, .addedRoot,
      .pushOutsideNavigation, .pageCountMismatch, .popoverWithoutAnchor, .pushedSplit, .pagesSetWhileScrolling,
      .presentedOnItself, .viewInsideItself, .needsScenes, .repeatedMember, .modalTransitionRuns, .unexpectedSubviews,
      .presentedSplit:
      true
    }
  }

  /// UIKit's own words, without addresses. For `transitionWithManualForwarding` they aren't published; those are ours.
  ///
  /// - Parameters:
  ///   - ios: The system, since some texts changed with iOS 13 and later.
  ///   - names: The printed forms of the controllers in the message, such as `<BlueViewController>`; four of them,
  ///     `(null)` for none.
  ///   - name: The segue or action, or an empty text.
  public func text(ios: Int, names: [String], name: String) -> String {
    switch self {
    case .pushedTwice:
      ios >= 13
        ? "\(names[1]) is pushing the same view controller instance (\(names[0])) more than once which is not supported and is most likely an error in the application"
        : "Pushing the same view controller instance more than once is not supported (\(names[0]))"
    case .presentOffWindow:
      ios >= 13
        ? "Attempt to present \(names[0]) on \(names[1]) (from \(names[2])) whose view is not in the window hierarchy."
        : "Warning: Attempt to present \(names[0]) on \(names[1]) whose view is not in the window hierarchy!"
    // The name says that the other presentation has only been asked for, and there is no link yet.
    case .alreadyPresenting:
      ios >= 13
        ? "Attempt to present \(names[0]) on \(names[1]) (from \(names[2])) which is already presenting \(names[3])."
        : "Warning: Attempt to present \(names[0])  on \(names[1]) which is already presenting \(name == "announced" ? "(null)" : names[3])"
    case .presentationInProgress:
      ios >= 13
        ? "Attempt to present \(names[0]) on \(names[1]) (from \(names[2])) while a presentation is in progress."
        : "Warning: Attempt to present \(names[0]) on \(names[1]) while a presentation is in progress!"
    case .dismissInProgress:
      "Warning: Attempt to dismiss from view controller \(names[0]) while a presentation or dismiss is in progress!"
    case .presentedTwice:
      ios >= 13
        ? "Application tried to present modally a view controller \(names[0]) that is already being presented by \(names[1])."
        : "Application tried to present modally an active controller \(names[0])."
    case .presentedChild:
      // The root has no parent to name; its text from iOS 13 on isn't known.
      ios >= 13 && names[1] != "(null)"
        ? "Application tried to present modally a view controller \(names[0]) that has a parent view controller \(names[1])."
        : "Application tried to present modally an active controller \(names[0])."
    case .detachedPresenter:
      switch ios {
      case ...8: "Presenting view controllers on detached view controllers is discouraged \(names[0])."
      case 9...13: "Presenting view controllers on detached view controllers is discouraged \(names[0])"
      case 14: "Presenting view controller \(names[1]) from detached view controller \(names[0]) is discouraged."
      default:
        "Presenting view controller \(names[1]) from detached view controller \(names[0]) is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure \(names[0]) is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release."
      }
    case .unbalancedTransition: "Unbalanced calls to begin/end appearance transitions for \(names[0])."
    case .pushedNavigation: "Pushing a navigation controller is not supported"
    case .poppedStranger: "Tried to pop to a view controller that doesn't exist."
    case .noCommonParent:
      "Children view controllers \(names[0]) and \(names[1]) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    case .transitionWithManualForwarding:
      "\(names[0]) forwards appearance callbacks to its children itself and can't call -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
    case .wrongParentInWindow:
      "child view controller:\(names[0]) should have parent view controller:\(names[1]) but actual parent is:\(names[2])"
    case .wrongParentRequested:
      "child view controller:\(names[0]) should have parent view controller:\(names[1]) but requested parent is:\(names[2])"
    case .addedRoot: "adding a root view controller \(names[0]) as a child of view controller:\(names[1])"
    case .pushOutsideNavigation:
      (name.isEmpty ? "" : "Could not find a navigation controller for segue '\(name)'. ")
        + "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    case .pageCountMismatch:
      "The number of view controllers provided (\(name.split(separator: " ").first ?? "")) doesn't match the number required (\(name.split(separator: " ").last ?? "")) for the requested transition"
    // The name is that of an alert's style; a popover of any other controller has none.
    case .popoverWithoutAnchor where !name.isEmpty: UIKitMessage.textOfActionSheet(ios: ios, names)
    case .popoverWithoutAnchor:
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    case .pushedSplit: "Split View Controllers cannot be pushed to a Navigation Controller \(names[1])"
    case .presentedSplit: "Application tried to present a Split View Controllers modally \(names[0])."
    case .presentedOnItself:
      "Application tried to present modal view controller on itself. Presenting controller is \(names[0])."
    case .missesScenes:
      "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
    case .needsScenesSoon:
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
    case .needsScenes:
      #"Application failed to launch: UIScene life cycle is required for apps built with this SDK. See "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on migration."#
    case .stackInMotion:
      (name.isEmpty ? "" : "\(name) ")
        + "called on \(names[0]) while an existing transition or presentation is occurring; the navigation stack will not be updated."
    case .repeatedMember: "All view controllers in a navigation controller must be distinct"
    case .nestedChange: "nested \(name) animation can result in corrupted navigation bar"
    case .modalTransitionRuns:
      "Attempting to begin a modal transition from \(names[0]) to \(names[1]) while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed"
    case .unexpectedSubviews: "Unexpected subviews"
    case .viewInsideItself: "layer <CALayer> is a part of cycle in its layer tree"
    // The name says that code turns the page, and no finger.
    case .pagesSetWhileScrolling where !name.isEmpty: "Duplicate states in queue"
    case .pagesSetWhileScrolling: "Invalid parameter not satisfying: [views count] == 3"
    }
  }

  /// An action sheet that has no anchor: from iOS 13 on the text names the presenter, too.
  private static func textOfActionSheet(ios: Int, _ names: [String]) -> String {
    let presenter = ios >= 13 ? " from \(className(in: names[1])) (\(names[1]))" : ""
    return "Your application has presented a UIAlertController (\(names[0])) of style "
      + "UIAlertControllerStyleActionSheet\(presenter). The modalPresentationStyle of a "
      + "UIAlertController with this style is UIModalPresentationPopover. You must provide location "
      + "information for this popover through the alert controller's popoverPresentationController. You must provide "
      + "either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the "
      + "alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
  }

  /// The class in a printed form such as `<UIViewController: home>`; what isn't one stays as it is.
  private static func className(in printed: String) -> String {
    guard printed.first == "<" else { return printed }
    return String(printed.dropFirst().prefix { $0 != ":" && $0 != ">" })
  }
}
