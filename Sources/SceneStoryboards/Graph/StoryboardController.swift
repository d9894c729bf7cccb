public import SceneBasics

/// A controller of a storyboard, or a reference that stands in one's place.
public struct StoryboardController: Sendable {
  /// Its object id, unique in its document.
  public var id: String
  public var kind: StoryboardControllerKind
  public var customClass: StoryboardClass?
  public var title: String?
  public var storyboardIdentifier: String?
  /// Its label in Xcode, which only developers see.
  public var userLabel: String?
  /// The title of its navigation item.
  public var navigationTitle: String?
  public var tabBarItem: StoryboardTabBarItem?
  /// Where it leads, if it is a reference.
  public var reference: StoryboardReference?
  /// What else is said of it, as it is written, in the order of the properties.
  public var properties: [(property: StoryboardProperty, value: String)]
  /// Width and height of `contentSizeForViewInPopover`.
  public var preferredContentSize: [Double]?
  /// The position of its scene on the canvas; nil if it has none.
  public var canvasLocation: [Double]?
  public var span: SourceSpan

  /// The value of a property, as it is written.
  public subscript(property: StoryboardProperty) -> String? {
    properties.first { $0.property == property }?.value
  }
}

/// The kinds of controller that Interface Builder knows.
public enum StoryboardControllerKind: Sendable, Hashable {
  case view, table, collection, page, avPlayer, hosting, glkit
  case navigation, tabs, split
  /// A reference to a controller of this or of another storyboard.
  case placeholder
  /// An unknown element: it counts as a controller, since it has the place of one.
  case unknown(element: String)

  /// The kind of an element.
  public init(element: String) {
    self = StoryboardControllerKind.known.first { $0.element == element } ?? .unknown(element: element)
  }

  /// The name of its element.
  public var element: String {
    switch self {
    case .view: "viewController"
    case .table: "tableViewController"
    case .collection: "collectionViewController"
    case .page: "pageViewController"
    case .avPlayer: "avPlayerViewController"
    case .hosting: "hostingController"
    case .glkit: "glkViewController"
    case .navigation: "navigationController"
    case .tabs: "tabBarController"
    case .split: "splitViewController"
    case .placeholder: "viewControllerPlaceholder"
    case .unknown(let element): element
    }
  }

  private static let known: [StoryboardControllerKind] = [
    .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .navigation, .tabs, .split, .placeholder,
  ]
}

/// The properties of controllers that mean something to a scene, by their attributes.
public enum StoryboardProperty: String, CaseIterable, Sendable {
  case modalPresentationStyle, modalTransitionStyle, definesPresentationContext
  case providesPresentationContextTransitionStyle, hidesBottomBarWhenPushed
  case navigationBarHidden, toolbarHidden
  case preferredDisplayMode, allowDoubleColumnStyle, behavior, primaryBackgroundStyle
  case transitionStyle, navigationOrientation, spineLocation, pageSpacing, doubleSided
}

/// A class of the app's own.
public struct StoryboardClass: Sendable, Hashable {
  public var name: String
  public var module: String?
  /// `target` where the module is the one that is being built.
  public var moduleProvider: String?
}

/// What a tab shows of a controller.
public struct StoryboardTabBarItem: Sendable, Hashable {
  public var title: String?
  public var systemItem: String?
  public var image: String?
  public var selectedImage: String?
}

/// Where a placeholder leads.
public struct StoryboardReference: Sendable, Hashable {
  /// The storyboard's name; nil for the one in which the placeholder stands.
  public var storyboard: String?
  /// The identifier there; nil for the initial controller.
  public var identifier: String?
  /// The bundle that holds the storyboard; nil for the one's own.
  public var bundle: String?
}
