/// An element that has started and not ended.
struct OpenElement {
  /// Its meaning to the reader.
  enum Role {
    case document, scene, objects, connections
    case controller(Int)
    case navigationItem(controller: Int)
    case segue(Int)
    /// A part that may be touched, and is known by the first text inside it.
    case cell
    /// A part that may be touched, and has a text of its own.
    case button
    /// A text that belongs to the element around it.
    case string
    case other
  }

  var role: Role
  var name: String
  var id: String?
  /// The text that people see on it.
  var label: String?
  /// Its name in the document.
  var userLabel: String?

  /// The sender of a segue in whose connections it stands; nil if that is the controller.
  var sender: StoryboardObject? {
    if case .controller = role { return nil }
    return StoryboardObject(element: name, id: id ?? "", label: label ?? userLabel)
  }

  /// The anchor of popovers; nil if its text doesn't identify it.
  var object: StoryboardObject? {
    guard let id, let label = label ?? userLabel else { return nil }
    return StoryboardObject(element: name, id: id, label: label)
  }
}
