internal import SceneCode
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
  ///
  /// Its code may lead back, too.
  case noController([CodeBackVerb])
  /// An alert, or another controller that the app shows and hasn't written.
  case system
  /// The calls of UIKit by which the code of a controller leads back.
  case back([CodeBackVerb])
  /// The receiver of an unwind that no code names.
  case proposal(controller: String)

  var text: String {
    switch self {
    case .reference(let reference):
      let what = reference.identifier.map { "'\($0)'" } ?? "the initial controller"
      return Start.reference.rawValue + what + (reference.storyboard.map { " of the storyboard '\($0)'" } ?? "")
    case .unknownKind(let element): return Start.unknownKind.rawValue + "'\(element)'"
    case .noController(let verbs):
      let back = verbs.isEmpty ? "" : "; " + ImportNote.back(verbs).text
      return Start.noController.rawValue + "its code leads to controllers" + back
    case .system: return Start.system.rawValue
    case .back(let verbs): return Start.back.rawValue + verbs.map(\.rawValue).joined(separator: ", ")
    case .proposal(let controller):
      return Start.proposal.rawValue + "'\(controller)' takes it, since it alone leads here"
    }
  }

  /// Whether an import may have written a note.
  static func isImported(_ text: String) -> Bool { Start.allCases.contains { text.hasPrefix($0.rawValue) } }

  /// Whether an import has written a note of a controller that isn't the app's.
  static func isOfSystem(_ text: String?) -> Bool { text?.hasPrefix(Start.system.rawValue) == true }

  private enum Start: String, CaseIterable {
    case reference = "stands for "
    case unknownKind = "a controller of an unknown kind: "
    case noController = "not a controller: "
    case proposal = "proposed: "
    case back = "back: "
    case system = "of the system or of a library"
  }
}
