internal import SceneStoryboards

/// The note that an import writes for a controller or a segue.
///
/// A second import knows its own notes by how they start, and refuses to drop those of a person.
enum ImportNote {
  /// A reference that leads nowhere.
  case reference(StoryboardReference)
  /// A controller whose element isn't known.
  case unknownKind(element: String)
  /// A type of the app that leads to controllers, and is none.
  case noController
  /// The receiver of an unwind that no code names.
  case proposal(controller: String)

  var text: String {
    switch self {
    case .reference(let reference):
      let what = reference.identifier.map { "'\($0)'" } ?? "the initial controller"
      return Start.reference.rawValue + what + (reference.storyboard.map { " of the storyboard '\($0)'" } ?? "")
    case .unknownKind(let element): return Start.unknownKind.rawValue + "'\(element)'"
    case .noController: return Start.noController.rawValue + "its code leads to controllers"
    case .proposal(let controller):
      return Start.proposal.rawValue + "'\(controller)' takes it, since it alone leads here"
    }
  }

  /// Whether an import may have written a note.
  static func isImported(_ text: String) -> Bool { Start.allCases.contains { text.hasPrefix($0.rawValue) } }

  private enum Start: String, CaseIterable {
    case reference = "stands for "
    case unknownKind = "a controller of an unknown kind: "
    case noController = "not a controller: "
    case proposal = "proposed: "
  }
}
