/// The word after `kind:`. What each kind does is compiled away; diagrams and listings keep the word.
public enum ControllerKind: String, CaseIterable, Hashable, Sendable {
  case view, container, navigation, tabs, split, pager

  /// UIKit's class, where the scene names none.
  public var className: String {
    switch self {
    case .view, .container: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .split: "UISplitViewController"
    case .pager: "UIPageViewController"
    }
  }

  /// The class of the kind's own view (H11.12).
  public var viewClassName: String {
    switch self {
    case .view, .container: "UIView"
    case .navigation, .tabs: "UILayoutContainerView"
    case .split: "_UISplitViewControllerPanelImplView"
    case .pager: "_UIPageViewControllerContentView"
    }
  }
}

/// The word that names what a segue does.
public enum SegueVerb: String, CaseIterable, Hashable, Sendable {
  case show, showDetail, present, push, embed, unwind, custom
}
