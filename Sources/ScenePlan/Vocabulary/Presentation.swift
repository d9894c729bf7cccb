/// `UIModalPresentationStyle` (M6.21).
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, overCurrentContext, overFullScreen, popover
  case custom
}

/// `UIModalTransitionStyle` (M6.22).
public enum TransitionStyle: String, CaseIterable, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What UIKit asks the screen's controller and a container may hand on to a child (D8.1).
public enum Question: String, CaseIterable, Hashable, Sendable {
  case preferredStatusBarStyle, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden
  case preferredScreenEdgesDeferringSystemGestures
  /// Asked of the topmost full-screen controller alone; no container hands it on (D8.5).
  case supportedOrientations = "supportedInterfaceOrientations"

  /// What is asked, as a sentence.
  public var summary: String {
    switch self {
    case .preferredStatusBarStyle: "Who says which style the status bar has."
    case .prefersStatusBarHidden: "Who says whether the status bar is hidden."
    case .prefersHomeIndicatorAutoHidden: "Who says whether the home indicator is hidden."
    case .preferredScreenEdgesDeferringSystemGestures: "Who says which screen edges defer system gestures."
    case .supportedOrientations: "Who says to which orientations the screen can be turned."
    }
  }

  /// Whether it is about the status bar, which a presentation can capture (M6.24).
  public var isOfStatusBar: Bool {
    switch self {
    case .preferredStatusBarStyle, .prefersStatusBarHidden: true
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
    case .supportedOrientations: nil
    }
  }
}
