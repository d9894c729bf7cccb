/// What a verb takes besides options: how it is called, and how many.
struct Operands: Sendable {
  enum Count: Sendable {
    case none, one, oneOrTwo, optional, oneOrMore
    /// As many as one likes; without any it is the folder in which the command runs.
    case orThisFolder
  }

  let placeholder: String
  let count: Count
  /// What the second one of two is, if it is something else.
  var second: String?
  let summary: String
  /// What a shell offers for them.
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
    case .orThisFolder: " [<\(placeholder)> ...]"
    }
  }
}
