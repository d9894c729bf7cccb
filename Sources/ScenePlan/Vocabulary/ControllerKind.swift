/// The word after `kind:`. What each kind does is compiled away; diagrams and listings keep the word.
///
/// What its name alone tells stands in a row here. What its class does is a `ContainerKind` of `SceneWorld`.
public enum ControllerKind: String, CaseIterable, Hashable, Sendable {
  case view, container, navigation, tabs, split, pager, alert, search, hosting

  /// How the children of a kind stand to one another, and how they are drawn.
  package enum Arrangement: Hashable, Sendable {
    /// As the app's own code places them.
    case free
    /// The last lies on the others.
    case stack
    /// One of them is selected.
    case tabs
    /// Side by side.
    case columns
    /// One after the other.
    case pages
  }

  /// The facts of a kind, in one row.
  private struct Facts {
    var summary: String
    var words: String
    var className = "UIViewController"
    var viewClassName = "UIView"
    var arrangement = Arrangement.free
    var isStock = true
    var showsCurrent = false
    var makesOwnControllers = false
    var raisesWhenPushed: UIKitMessage?
    var wayIn = "use the container's own call, 'setViewControllers'"
  }

  private var facts: Facts {
    switch self {
    case .view:
      Facts(
        summary: "Any view controller; the default.", words: "a plain controller", isStock: false, wayIn: "use 'add'")
    case .container:
      Facts(
        summary: "A view controller that manages children: the same rules, drawn as a frame around them.",
        words: "a custom container", isStock: false, wayIn: "use 'add'")
    case .navigation:
      Facts(
        summary: "A navigation controller with its stack.", words: "a navigation controller",
        className: "UINavigationController", viewClassName: "UILayoutContainerView", arrangement: .stack,
        raisesWhenPushed: .pushedNavigation,
        wayIn: "use the container's own call, 'push' or 'setViewControllers'")
    case .tabs:
      Facts(
        summary: "A tab bar controller with its tabs.", words: "a tab bar controller",
        className: "UITabBarController", viewClassName: "UILayoutContainerView", arrangement: .tabs,
        showsCurrent: true, makesOwnControllers: true,
        wayIn:
          "add it to a tab, or to a plain container around the tab bar controller; a tab comes by 'setViewControllers'")
    case .split:
      Facts(
        summary: "A split view controller with its columns.", words: "a split view controller",
        className: "UISplitViewController", viewClassName: "_UISplitViewControllerPanelImplView",
        arrangement: .columns, makesOwnControllers: true, raisesWhenPushed: .pushedSplit,
        wayIn: "use the container's own call, 'show' or 'showDetail'")
    case .pager:
      Facts(
        summary: "A page view controller with its pages.", words: "a page view controller",
        className: "UIPageViewController", viewClassName: "_UIPageViewControllerContentView", arrangement: .pages)
    case .alert:
      Facts(
        summary: "An alert or an action sheet with its actions; it stands over its presenter.", words: "an alert",
        className: "UIAlertController", viewClassName: "_UIAlertControllerView",
        wayIn: "present it, as in 'present: alert'; nothing stands inside an alert")
    case .search:
      Facts(
        summary: "A search controller with its results; its bar presents it.", words: "a search controller",
        className: "UISearchController", viewClassName: "UILayoutContainerView",
        wayIn: "write the controller of its results under 'searchResultsController'")
    case .hosting:
      Facts(
        summary: "A hosting controller: for UIKit a plain controller, whose views are SwiftUI's.",
        words: "a hosting controller", className: "UIHostingController", viewClassName: "_UIHostingView",
        isStock: false,
        wayIn: "use 'add'")
    }
  }

  /// Its meaning, as a sentence.
  public var summary: String { facts.summary }

  /// The words of people for a controller of it: `a navigation controller`.
  package var words: String { facts.words }

  /// UIKit's class, where the scene names none.
  public var className: String { facts.className }

  /// The class of the kind's own view (H11.12).
  public var viewClassName: String { facts.viewClassName }

  /// How its children stand to one another.
  package var arrangement: Arrangement { facts.arrangement }

  /// Whether it is UIKit's own: its children come by its own methods only.
  package var isStock: Bool { facts.isStock }

  /// Whether it loads the child that stands for it, and puts it in, before that is told.
  package var showsCurrent: Bool { facts.showsCurrent }

  /// Whether UIKit makes controllers for itself inside it: a stack around a column, the list of More.
  package var makesOwnControllers: Bool { facts.makesOwnControllers }

  /// The exception that a push of it raises (N2.11); nil if it can be pushed.
  package var raisesWhenPushed: UIKitMessage? { facts.raisesWhenPushed }

  /// The way in which code brings a child into it, as advice.
  package var wayIn: String { facts.wayIn }
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
