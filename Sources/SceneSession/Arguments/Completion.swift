/// The words that a shell may offer where a value or an operand is typed.
package enum Completion: Sendable {
  case nothing
  case words([Choice])
  /// Files, and folders on the way to them.
  case files(Files)
  /// The controllers of the files that stand on the line: the shell asks the command for them.
  case controllers

  /// The endings by which files are told apart.
  package enum Files: String, Sendable, CaseIterable {
    /// Scenes and plans.
    case scenes
    /// Documents in Markdown.
    case documents
    case any

    /// How the names end of files that have controllers.
    static let ofControllers = Files.scenes.endings

    /// How the names end; none means that any name will do.
    package var endings: [String] {
      switch self {
      case .scenes: ["yaml", "yml", "json"]
      case .documents: ["md"]
      case .any: []
      }
    }
  }

  /// Words that say enough by themselves.
  package static func plain(_ words: [String]) -> Completion { .words(words.map { Choice(word: $0, summary: nil) }) }
}
