public import ScenePlan

/// A declared controller. Each run makes as many instances of it as it needs.
public struct Template: Hashable, Sendable {
  /// A controller that this one owns, and as what.
  public struct Content: Hashable, Sendable {
    public var place: Place
    private var number: Int32
    public var role: ContentRole
    /// How many groups of tabs stand around its own one.
    package var depth: UInt8 = 0

    public init(_ role: ContentRole, _ template: Int, at place: Place = .none) {
      self.role = role
      number = Int32(template)
      self.place = place
    }

    /// The index of its template.
    public var template: Int {
      get { Int(number) }
      set { number = Int32(newValue) }
    }
  }

  // There may be a hundred thousand, so what is large comes first: nothing is lost between two.

  /// The full name: `yellow`, `other/add`.
  public var id: String
  public var title: String?
  /// The controllers that it owns, in order.
  public var contents: [Content]
  public var segues: [Segue] = []
  private var box: Outside<TemplateSettings>
  /// Where its id was written.
  public var place: Place
  public var kind: ControllerKind
  /// Whether its code is missing, so that its answers are unknown.
  public var isPartial = false

  public init(
    _ id: String, kind: ControllerKind = .view, title: String? = nil, contents: [Content] = [],
    settings: TemplateSettings? = nil, at place: Place = .none
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.contents = contents
    self.place = place
    box = Outside(settings)
  }

  /// Whether there are any of the rarer settings.
  public var hasSettings: Bool { !box.isEmpty }

  /// The rarer settings; nil if there are none.
  public var settings: TemplateSettings? {
    get { box.value }
    set { box = Outside(newValue) }
  }

  /// The name in its own file: `add` for `other/add`.
  public var localID: Substring { id.lastIndex(of: "/").map { id[id.index(after: $0)...] } ?? id[...] }

  /// The segue of an id, or of the identifier by which code performs it.
  public func segue(_ id: String) -> Segue? {
    segues.first { $0.id == id } ?? segues.first { $0.identifier == id }
  }
}

/// A controller's identity in a storyboard of Xcode.
package struct StoryboardOrigin: Hashable, Sendable {
  package var objectID: String?
  /// The position of its scene on the canvas, x and y.
  package var location: [Double]?

  package init(objectID: String? = nil, location: [Double]? = nil) {
    self.objectID = objectID
    self.location = location
  }
}

/// As what a controller owns another one: the key under which it is listed.
public enum ContentRole: String, CaseIterable, Hashable, Sendable {
  case children, stack, tabs, pages, viewControllers, primary, supplementary, secondary, compact
  case inspector, searchController, searchResultsController
  /// A group of tabs: the stack that follows the choice in it, the group's own controller, and the tabs in it.
  case managingNavigationController, group, groupTab

  /// How many controllers a role has, and where a scene writes them.
  package enum Form {
    /// A list under the role's own key, or one controller there.
    case list, single
    /// Inside the list of tabs.
    case inTabs
  }

  package var form: Form {
    switch self {
    case .children, .stack, .tabs, .pages, .viewControllers: .list
    case .primary, .supplementary, .secondary, .compact, .inspector, .searchController, .searchResultsController:
      .single
    case .managingNavigationController, .group, .groupTab: .inTabs
    }
  }

  /// Whether the code of the controller that lists it makes it in `viewDidLoad`.
  package var comesInViewDidLoad: Bool { self == .children || self == .searchController }
}

/// The rarer settings of templates.
public struct TemplateSettings: Hashable, Sendable {
  public var className: String?
  public var viewClassName: String?
  /// The identifier by which code makes it from a storyboard.
  public var storyboardIdentifier: String?
  /// Its identity in the storyboard that it comes from.
  package var origin: StoryboardOrigin?
  public var group: String?
  public var note: String?
  /// The unwind actions that it implements.
  public var unwindActions: [String] = []
  /// Its own views, by name.
  public var views: [String] = []
  /// Messages of its own delegate protocol.
  public var tells: [Tell] = []
  /// The templates that its code makes by their identifiers; drawn, not run.
  public var instantiates: [Int] = []
  /// The methods that its code overrides.
  public var overrides: [Override] = []
  public var layout: Layout = .fill
  /// Its own recipes; the documented ones hold where it has none.
  package var recipes: [RecipeKind: [ContainmentWord]] = [:]
  public var properties: [Property: Value] = [:]

  public init() {}

  /// Messages to another controller; drawn, not run.
  public struct Tell: Hashable, Sendable {
    public var template: Int
    public var messages: [String]

    public init(template: Int, messages: [String]) {
      self.template = template
      self.messages = messages
    }
  }
}

/// Where a controller puts the views of its children.
public enum Layout: Hashable, Sendable {
  case fill, vertical, horizontal
  /// One size for every child.
  case center(Size)
  /// x, y, width, height by the child's template, in order.
  case frames([FramedChild])
  /// A paging scroll view; with `preload`, only pages at most so many away are added.
  case paging(isVertical: Bool, preload: Int?)
}

/// A child with a frame of its own.
public struct FramedChild: Hashable, Sendable {
  public var template: Int
  /// x, y, width, height.
  public var frame: [Double]

  public init(template: Int, frame: [Double]) {
    self.template = template
    self.frame = frame
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A property that code can set, by UIKit's name.
public enum Property: String, CaseIterable, Hashable, Sendable {
  case modalPresentationStyle, modalTransitionStyle, definesPresentationContext
  case providesPresentationContextTransitionStyle, isModalInPresentation
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier
  case modalPresentationCapturesStatusBarAppearance, hidesBottomBarWhenPushed, retained, preferredContentSize
  case isNavigationBarHidden, selected, style, preferredDisplayMode, preferredSplitBehavior
  case transitionStyle, navigationOrientation, interPageSpacing, spineLocation, isDoubleSided, dataSource
  case preferredStyle, preferredTransition, isActive
}

/// The value of a property or of an answer.
public enum Value: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case size(Size)
  /// One word of a closed list, such as `pageSheet`.
  case word(String)
  case words([String])
  case controller(Reference)
}

/// One entry of `overrides`.
public struct Override: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    /// The answer to a question.
    case answer(AnswerKey, Value)
    /// Answers by segue, action or tab.
    case choices(AnswerKey, [Choice])
    /// Steps that run in a callback, after `super` or without it.
    case callback(Callback, [Step], callsSuper: Bool)
    /// Steps that run in an unwind action, or as the handler of an alert's action.
    case unwindAction(String, [Step])
  }

  public var body: Body
  public var place: Place

  public init(_ body: Body, at place: Place = .none) {
    self.body = body
    self.place = place
  }
}

/// The answer about one segue, action or tab.
public struct Choice: Hashable, Sendable {
  public var name: String
  public var answer: Bool

  public init(_ name: String, _ answer: Bool) {
    self.name = name
    self.answer = answer
  }
}
