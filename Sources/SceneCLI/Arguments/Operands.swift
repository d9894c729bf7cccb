/// The operands of a verb: how they are called, and how many there are.
struct Operands: Sendable {
  enum Count: Sendable {
    case none, one, oneOrTwo, optional, oneOrMore
    /// The words of one text, perhaps none.
    case words
    /// As many as one likes; without any it is the folder in which the command runs.
    case orThisFolder
  }

  let placeholder: String
  let count: Count
  /// The name of the second one of two, if it is something else.
  var second: String?
  let summary: String
  /// The words that a shell offers for them.
  var completion = Completion.files(.scenes)

  static let none = Operands(placeholder: "", count: .none, summary: "", completion: .nothing)

  /// As usage lines print it: `<file>`, `[<code>]`, `<path> ...`.
  var usage: String {
    switch count {
    case .none: ""
    case .one: " <\(placeholder)>"
    case .oneOrTwo: " <\(placeholder)> [<\(second ?? placeholder)>]"
    case .optional: " [<\(placeholder)>]"
    case .oneOrMore: " <\(placeholder)> ..."
    case .words, .orThisFolder: " [<\(placeholder)> ...]"
    }
  }
}
