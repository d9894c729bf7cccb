package import SceneBasics

/// An edge of a storyboard: every `segue` that has a destination.
package struct StoryboardSegue: Sendable {
  /// Its object id, unique in its document.
  package var id: String
  package var kind: StoryboardSegueKind
  /// The controller of its scene, by its place in the document.
  package var source: Int
  package var destination: StoryboardDestination
  /// As it is written, even if nothing is.
  package var identifier: String?
  /// The class that performs it, where that isn't UIKit's own.
  package var customClass: StoryboardClass?
  /// The method of the source that makes the destination.
  package var creationSelector: String?
  /// The method that a segue's kind alone wouldn't call, as documents of Xcode 6 to 8 name it.
  package var action: String?
  package var presentationStyle: String?
  package var transitionStyle: String?
  package var isAnimated: Bool
  /// The object that a person touches to fire it; nil if code does, or if it isn't fired at all.
  package var sender: StoryboardObject?
  /// The anchor of a popover.
  package var anchor: StoryboardAnchor?
  /// The sides on which a popover's arrow may be.
  package var arrowDirections: [String]
  package var span: SourceSpan

  /// The identifier by which code can perform it; nil if it has none, or an empty one, which UIKit takes for none.
  package var givenIdentifier: String? { identifier.flatMap { $0.isEmpty ? nil : $0 } }
}

/// The kinds of segue, with what only they have.
package enum StoryboardSegueKind: Sendable, Hashable {
  case relationship(StoryboardRelationship)
  case embed
  case unwind(action: String)
  /// A segue that brings a new controller.
  case action(StoryboardActionKind)
}

/// The kinds of segue that bring a new controller when they are fired.
package enum StoryboardActionKind: String, CaseIterable, Sendable {
  case show, showDetail, presentation, popoverPresentation, custom
  /// The spellings from before iOS 8.
  case push, modal, popover, replace
}

/// The places that a container has for controllers, as storyboards call them.
package enum StoryboardRelationship: String, CaseIterable, Sendable {
  case rootViewController, viewControllers
  case masterViewController, supplementaryViewController, detailViewController, compactViewController
}

/// Where a segue leads.
package enum StoryboardDestination: Sendable, Hashable {
  /// A controller, by its place in the document.
  case controller(Int)
  /// The exit of a scene, by its own id and its scene's controller.
  case exit(id: String, controller: Int?)
  /// An id that no object of the document has.
  case missing(id: String)

  /// The controller that it leads to, by its place in the document.
  package var controller: Int? {
    guard case .controller(let index) = self else { return nil }
    return index
  }
}

/// An object of a scene that isn't a controller.
package struct StoryboardObject: Sendable, Hashable {
  /// The name of its element, such as `button`.
  package var element: String
  package var id: String
  /// The text that people see on it; else what its document calls it.
  package var label: String?
}

/// The anchor of a popover.
package enum StoryboardAnchor: Sendable, Hashable {
  case barButtonItem(StoryboardObject)
  case view(StoryboardObject)

  package var object: StoryboardObject {
    switch self {
    case .barButtonItem(let object), .view(let object): object
    }
  }
}

/// A segue inside a segue, by which peek and pop once asked for another: no edge.
package struct StoryboardPreview: Sendable, Hashable {
  package var id: String
  /// `commit` or `preview`.
  package var key: String
  package var inheritsFrom: String?
  /// The id of the segue that it belongs to.
  package var segue: String
}
