/// The operands of a verb: how they are called, and how many there are.
package struct Operands: Sendable {
  package enum Count: Sendable {
    case none, one, oneOrTwo, optional, oneOrMore
    /// The words of one text, perhaps none.
    case words
    /// As many as one likes; without any it is the folder in which the command runs.
    case orThisFolder
  }

  package let placeholder: String
  package let count: Count
  /// The name of the second one of two, if it is something else.
  package var second: String?
  package let summary: String
  /// The words that a shell offers for them.
  package var completion = Completion.files(.scenes)

  package init(
    placeholder: String, count: Count, second: String? = nil, summary: String,
    completion: Completion = .files(.scenes)
  ) {
    self.placeholder = placeholder
    self.count = count
    self.second = second
    self.summary = summary
    self.completion = completion
  }

  package static let none = Operands(placeholder: "", count: .none, summary: "", completion: .nothing)

  /// As usage lines print it: `<file>`, `[<code>]`, `<path> ...`.
  package var usage: String {
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
