/// The word after `kind:`. What each kind does is compiled away; diagrams and listings keep the word.
public enum ControllerKind: String, CaseIterable, Hashable, Sendable {
  case view, container, navigation, tabs, split, pager

  /// Its meaning, as a sentence.
  public var summary: String {
    switch self {
    case .view: "Any view controller; the default."
    case .container: "A view controller that manages children: the same rules, drawn as a frame around them."
    case .navigation: "A navigation controller with its stack."
    case .tabs: "A tab bar controller with its tabs."
    case .split: "A split view controller with its columns."
    case .pager: "A page view controller with its pages."
    }
  }

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

  /// Its effect, as a sentence.
  public var summary: String {
    switch self {
    case .show: "Shows a controller in the nearest ancestor that can show it, or else presents it."
    case .showDetail: "Shows a controller as the detail of a split, or else presents it."
    case .present: "Presents a controller; the style stands beside the verb."
    case .push: "Pushes a controller, as before iOS 8; raises outside a navigation controller."
    case .embed: "Makes a controller a child when the source's view loads, before its viewDidLoad."
    case .unwind: "Goes back to the controller that implements this unwind action."
    case .custom: "Leads to a controller by the app's own code; needs `class`, and needs `steps` to fire."
    }
  }
}
