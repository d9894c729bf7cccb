public import SceneBasics

/// An edge of a storyboard: every `segue` that has a destination.
public struct StoryboardSegue: Sendable {
  /// Its object id, unique in its document.
  public var id: String
  public var kind: StoryboardSegueKind
  /// The controller of its scene, by its place in the document.
  public var source: Int
  public var destination: StoryboardDestination
  /// As it is written, even if nothing is.
  public var identifier: String?
  /// The class that performs it, where that isn't UIKit's own.
  public var customClass: StoryboardClass?
  /// The method of the source that makes the destination.
  public var creationSelector: String?
  /// The method that a segue's kind alone wouldn't call, as documents of Xcode 6 to 8 name it.
  public var action: String?
  public var presentationStyle: String?
  public var transitionStyle: String?
  public var isAnimated: Bool
  /// What a person touches to fire it; nil if code does, or if it isn't fired at all.
  public var sender: StoryboardObject?
  /// What a popover points at.
  public var anchor: StoryboardAnchor?
  /// The sides on which a popover's arrow may be.
  public var arrowDirections: [String]
  public var span: SourceSpan

  /// The identifier by which code can perform it; nil if it has none, or an empty one, which UIKit takes for none.
  public var givenIdentifier: String? { identifier.flatMap { $0.isEmpty ? nil : $0 } }
}

/// The kinds of segue, with what only they have.
public enum StoryboardSegueKind: Sendable, Hashable {
  case relationship(StoryboardRelationship)
  case embed
  case unwind(action: String)
  /// A segue that brings a new controller.
  case action(StoryboardActionKind)
}

/// The kinds of segue that bring a new controller when they are fired.
public enum StoryboardActionKind: String, CaseIterable, Sendable {
  case show, showDetail, presentation, popoverPresentation, custom
  /// The spellings from before iOS 8.
  case push, modal, popover, replace
}

/// The places that a container has for controllers, as storyboards call them.
public enum StoryboardRelationship: String, CaseIterable, Sendable {
  case rootViewController, viewControllers
  case masterViewController, supplementaryViewController, detailViewController, compactViewController
}

/// Where a segue leads.
public enum StoryboardDestination: Sendable, Hashable {
  /// A controller, by its place in the document.
  case controller(Int)
  /// The exit of a scene, by its own id and its scene's controller.
  case exit(id: String, controller: Int?)
  /// An id that no object of the document has.
  case missing(id: String)

  /// The controller that it leads to, by its place in the document.
  public var controller: Int? {
    guard case .controller(let index) = self else { return nil }
    return index
  }
}

/// An object of a scene that isn't a controller.
public struct StoryboardObject: Sendable, Hashable {
  /// The name of its element, such as `button`.
  public var element: String
  public var id: String
  /// The text that people see on it; else what its document calls it.
  public var label: String?
}

/// What a popover points at.
public enum StoryboardAnchor: Sendable, Hashable {
  case barButtonItem(StoryboardObject)
  case view(StoryboardObject)

  public var object: StoryboardObject {
    switch self {
    case .barButtonItem(let object), .view(let object): object
    }
  }
}

/// A segue inside a segue, by which peek and pop once asked for another: no edge.
public struct StoryboardPreview: Sendable, Hashable {
  public var id: String
  /// `commit` or `preview`.
  public var key: String
  public var inheritsFrom: String?
  /// The id of the segue that it belongs to.
  public var segue: String
}
