package import SceneBasics

/// A controller of a storyboard, or a reference that stands in one's place.
package struct StoryboardController: Sendable {
  /// Its object id, unique in its document.
  package var id: String
  package var kind: StoryboardControllerKind
  package var customClass: StoryboardClass?
  package var title: String?
  package var storyboardIdentifier: String?
  /// Its label in Xcode, which only developers see.
  package var userLabel: String?
  /// The title of its navigation item.
  package var navigationTitle: String?
  package var tabBarItem: StoryboardTabBarItem?
  /// Where it leads, if it is a reference.
  package var reference: StoryboardReference?
  /// Its other properties as they are written, in the order of the properties.
  package var properties: [(property: StoryboardProperty, value: String)]
  /// Width and height of `contentSizeForViewInPopover`.
  package var preferredContentSize: [Double]?
  /// The position of its scene on the canvas; nil if it has none.
  package var canvasLocation: [Double]?
  package var span: SourceSpan

  /// The title of its navigation item, unless that is Xcode's placeholder.
  package var shownTitle: String? { navigationTitle == "Title" ? nil : navigationTitle }

  /// The value of a property, as it is written.
  package subscript(property: StoryboardProperty) -> String? {
    properties.first { $0.property == property }?.value
  }
}

/// The kinds of controller that Interface Builder knows.
package enum StoryboardControllerKind: Sendable, Hashable {
  case view, table, collection, page, avPlayer, hosting, glkit
  case navigation, tabs, split
  /// A search controller, which only code makes.
  case search
  /// A reference to a controller of this or of another storyboard.
  case placeholder
  /// An unknown element: it counts as a controller, since it has the place of one.
  case unknown(element: String)

  /// The kind of an element.
  package init(element: String) {
    self = StoryboardControllerKind.known.first { $0.element == element } ?? .unknown(element: element)
  }

  /// The name of its element.
  package var element: String {
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
    case .search: "searchController"
    case .placeholder: "viewControllerPlaceholder"
    case .unknown(let element): element
    }
  }

  private static let known: [StoryboardControllerKind] = [
    .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .navigation, .tabs, .split, .placeholder,
  ]
}

/// The properties of controllers that mean something to a scene, by their attributes.
package enum StoryboardProperty: String, CaseIterable, Sendable {
  case modalPresentationStyle, modalTransitionStyle, definesPresentationContext
  case providesPresentationContextTransitionStyle, hidesBottomBarWhenPushed
  case navigationBarHidden, toolbarHidden
  case preferredDisplayMode, allowDoubleColumnStyle, behavior, primaryBackgroundStyle
  case transitionStyle, navigationOrientation, spineLocation, pageSpacing, doubleSided
}

/// A class of the app's own.
package struct StoryboardClass: Sendable, Hashable {
  package var name: String
  package var module: String?
  /// `target` where the module is the one that is being built.
  package var moduleProvider: String?
}

/// The tab of a controller.
package struct StoryboardTabBarItem: Sendable, Hashable {
  package var title: String?
  package var systemItem: String?
  package var image: String?
  package var selectedImage: String?
}

/// Where a placeholder leads.
package struct StoryboardReference: Sendable, Hashable {
  /// The storyboard's name; nil for the one in which the placeholder stands.
  package var storyboard: String?
  /// The identifier there; nil for the initial controller.
  package var identifier: String?
  /// The bundle that holds the storyboard; nil for the one's own.
  package var bundle: String?
}
