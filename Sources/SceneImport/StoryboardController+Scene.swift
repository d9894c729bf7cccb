internal import ScenePlan
internal import SceneProgram
internal import SceneStoryboards

extension StoryboardControllerKind {
  /// The kind of a controller in a scene.
  var sceneKind: ControllerKind {
    switch self {
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    case .page: .pager
    case .hosting: .hosting
    case .search: .search
    case .view, .table, .collection, .avPlayer, .glkit, .placeholder, .unknown: .view
    }
  }

  /// UIKit's class, where it says more than the kind.
  fileprivate var uikitClass: String? {
    switch self {
    case .table: "UITableViewController"
    case .collection: "UICollectionViewController"
    case .avPlayer: "AVPlayerViewController"
    case .glkit: "GLKViewController"
    case .view, .navigation, .tabs, .split, .search, .page, .hosting, .placeholder, .unknown: nil
    }
  }

  fileprivate var viewClass: String? {
    switch self {
    case .table: "UITableView"
    case .collection: "UICollectionView"
    case .glkit: "GLKView"
    case .view, .navigation, .tabs, .split, .search, .page, .avPlayer, .hosting, .placeholder, .unknown: nil
    }
  }
}

extension StoryboardRelationship {
  /// The key under which a container lists what stands there.
  var role: ContentRole {
    switch self {
    case .rootViewController: .stack
    case .viewControllers: .tabs
    case .masterViewController: .primary
    case .supplementaryViewController: .supplementary
    case .detailViewController: .secondary
    case .compactViewController: .compact
    }
  }

  /// The kind of container that has the place.
  var kind: ControllerKind {
    switch self {
    case .rootViewController: .navigation
    case .viewControllers: .tabs
    case .masterViewController, .supplementaryViewController, .detailViewController, .compactViewController: .split
    }
  }
}

extension TemplateSettings {
  /// Takes the facts of a storyboard about a controller.
  init(_ controller: StoryboardController, as kind: ControllerKind) {
    self.init()
    className = controller.customClass?.name ?? controller.kind.uikitClass
    viewClassName = controller.kind.viewClass
    storyboardIdentifier = controller.storyboardIdentifier
    if let reference = controller.reference { note = ImportNote.reference(reference).text }
    if case .unknown(let element) = controller.kind { note = ImportNote.unknownKind(element: element).text }
    setProperties(controller, as: kind)
  }

  private mutating func setProperties(_ controller: StoryboardController, as kind: ControllerKind) {
    for (property, value) in controller.properties {
      switch property {
      case .modalPresentationStyle: set(.modalPresentationStyle, PresentationStyle(rawValue: value)?.rawValue)
      case .modalTransitionStyle: set(.modalTransitionStyle, TransitionStyle(rawValue: value)?.rawValue)
      case .definesPresentationContext: set(.definesPresentationContext, flag: value)
      case .providesPresentationContextTransitionStyle: set(.providesPresentationContextTransitionStyle, flag: value)
      case .hidesBottomBarWhenPushed: set(.hidesBottomBarWhenPushed, flag: value)
      case .navigationBarHidden: if kind == .navigation { set(.isNavigationBarHidden, flag: value) }
      case .toolbarHidden, .primaryBackgroundStyle: break
      case .preferredDisplayMode:
        if kind == .split { set(.preferredDisplayMode, value == "beside" ? "oneBesideSecondary" : value) }
      case .allowDoubleColumnStyle, .behavior: break
      case .transitionStyle: if kind == .pager { set(.transitionStyle, value) }
      case .navigationOrientation: if kind == .pager { set(.navigationOrientation, value) }
      case .spineLocation:
        // A pager that scrolls has no spine; storyboards say so in a word that code doesn't have.
        if kind == .pager, value != "none", controller[.transitionStyle] != "scroll" { set(.spineLocation, value) }
      case .pageSpacing:
        if kind == .pager, controller[.transitionStyle] == "scroll", let space = Double(value) {
          properties[.interPageSpacing] = .number(space)
        }
      case .doubleSided: if kind == .pager { set(.isDoubleSided, flag: value) }
      }
    }
    if kind == .split {
      if controller[.allowDoubleColumnStyle] == "YES" { set(.style, "doubleColumn") }
      set(.preferredSplitBehavior, controller[.behavior])
    }
    if let size = controller.preferredContentSize, size.count == 2 {
      properties[.preferredContentSize] = .size(Size(size[0], size[1]))
    }
  }

  private mutating func set(_ property: Property, _ word: String?) {
    if let word, property.takes(word) { properties[property] = .word(word) }
  }

  private mutating func set(_ property: Property, flag: String) {
    if flag == "YES" { properties[property] = .bool(true) }
  }
}
