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

  /// The groups by which `callbacks` and `--events` name several at once.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    case loading, appearance, swiftUI, moving, layout, segues, calls, size, delegates, app, memory, outcome

    /// The contents of the group, for people.
    public var summary: String {
      switch self {
      case .loading: "an instance is made and its view loads"
      case .appearance: "views come onto the screen and leave it; the argument says whether it is animated"
      case .swiftUI: "what the views inside a hosting controller are told"
      case .moving: "a controller gets or loses a parent; the argument is the parent or `nil`"
      case .layout: "a controller's own view is laid out"
      case .segues: "segues fire and unwind; the argument is the segue, the action or where it leads"
      case .calls: "what UIKit asks a stock class to do, where code can override it"
      case .size: "the window, the traits or a preferred size change"
      case .delegates: "what a stock controller asks or tells its delegate or data source"
      case .app: "the application and its scene; written with `app.` in front"
      case .memory: "an instance is freed, or memory is short"
      case .outcome:
        "the result of a step: its completion, a UIKit warning, an exception, a touch without effect, a turn of the screen"
      }
    }
  }

  /// The groups that the text trace shows by default.
  public static let shownByDefault = Group.allCases.filter { ![.layout, .calls, .delegates, .app].contains($0) }

  /// The callbacks of which UIKit notes what models they read, so that they come again when one changes (V65).
  public static let tracked: [Callback] = [
    .updateViewConstraints, .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  /// The messages of a search controller when the system presents it, and when it dismisses it (M6.49).
  package static let beginningOfSearch: [Callback] = [.delegateWillPresentSearch, .delegateDidPresentSearch]
  package static let endOfSearch: [Callback] = [.delegateWillDismissSearch, .delegateDidDismissSearch]

  /// The callbacks of a controller under which `overrides` takes steps. The unwind actions have names of their own.
  public static let overridableCallbacks: [Callback] = [
    .awakeFromNib, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .updateProperties, .viewDidLayoutSubviews,
    .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .onAppear, .onDisappear, .task, .willMove, .didMove,
    .willTransition, .viewWillTransition, .preferredContentSizeDidChange, .prepare,
  ]

  /// The messages under which `overrides` takes steps, as code of the delegate (V99). One that asks takes an answer.
  public static let delegateMessages: [Callback] = [
    .delegateWillShow, .delegateDidShow, .delegateDidSelect, .delegateDidSelectTab, .delegateWillTransitionTo,
    .delegateDidFinishAnimating, .delegateWillChangeTo, .delegateWillShowColumn, .delegateDidShowColumn,
    .delegateWillHideColumn, .delegateDidHideColumn, .delegateDidCollapse, .delegateDidExpand, .delegateWillDismiss,
    .delegateDidDismiss, .delegateDidAttemptToDismiss, .delegateDidChangeDetent, .delegateWillPresentSearch,
    .delegateDidPresentSearch, .delegateWillDismissSearch, .delegateDidDismissSearch, .delegateDidEndDragging,
    .delegateDidEndDecelerating, .delegateDidEndScrollingAnimation,
  ]

  /// All under which `overrides` takes steps.
  public static let overridable = overridableCallbacks + delegateMessages

  /// Its word under `overrides`, where a delegate's message stands by its own name.
  public var overrideWord: String {
    let prefix = "delegate."
    return group == .delegates && rawValue.hasPrefix(prefix) ? String(rawValue.dropFirst(prefix.count)) : rawValue
  }
}

extension Callback {
  /// The methods by which the app's delegate, or with scenes the scene's, is told; nil where both are told, or one alone.
  public var methodsOfDelegates: (app: String, scene: String)? {
    switch self {
    case .willEnterForeground: ("applicationWillEnterForeground", "sceneWillEnterForeground")
    case .didBecomeActive: ("applicationDidBecomeActive", "sceneDidBecomeActive")
    case .willResignActive: ("applicationWillResignActive", "sceneWillResignActive")
    case .didEnterBackground: ("applicationDidEnterBackground", "sceneDidEnterBackground")
    default: nil
    }
  }
}
