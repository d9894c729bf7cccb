/// `UIModalPresentationStyle` (M6.21).
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, overCurrentContext, overFullScreen, popover
  case custom

  /// Whether it stands where the controller stands that defines the context, and not over the whole screen (M6.2).
  @inlinable public var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// `UIModalTransitionStyle` (M6.22).
public enum TransitionStyle: String, CaseIterable, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A question of UIKit to the screen's controller, which a container may hand on to a child (D8.1).
public enum Question: String, CaseIterable, Hashable, Sendable {
  case preferredStatusBarStyle, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden
  case preferredScreenEdgesDeferringSystemGestures
  /// Asked of the topmost full-screen controller alone; no container hands it on (D8.5).
  case supportedOrientations = "supportedInterfaceOrientations"
  /// Asked where the status bar is, unless a container names another child (D8.18).
  case orientationLock = "prefersInterfaceOrientationLocked"

  /// The question, as a sentence.
  public var summary: String {
    switch self {
    case .preferredStatusBarStyle: "The controller that decides the status bar's style."
    case .prefersStatusBarHidden: "The controller that decides whether the status bar is hidden."
    case .prefersHomeIndicatorAutoHidden: "The controller that decides whether the home indicator is hidden."
    case .preferredScreenEdgesDeferringSystemGestures: "The controller that decides which edges defer system gestures."
    case .supportedOrientations: "The controller that decides the orientations of the screen."
    case .orientationLock: "The controller that decides whether the screen may turn."
    }
  }

  /// Whether it is about the status bar, which a presentation can capture (M6.24).
  public var isOfStatusBar: Bool {
    switch self {
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .orientationLock: true
    case .prefersHomeIndicatorAutoHidden, .preferredScreenEdgesDeferringSystemGestures, .supportedOrientations: false
    }
  }

  /// The property by which a container names the child that answers, if there is one.
  public var delegation: String? {
    switch self {
    case .preferredStatusBarStyle: "childForStatusBarStyle"
    case .prefersStatusBarHidden: "childForStatusBarHidden"
    case .prefersHomeIndicatorAutoHidden: "childForHomeIndicatorAutoHidden"
    case .preferredScreenEdgesDeferringSystemGestures: "childForScreenEdges"
    case .orientationLock: "childForInterfaceOrientationLock"
    case .supportedOrientations: nil
    }
  }
}
