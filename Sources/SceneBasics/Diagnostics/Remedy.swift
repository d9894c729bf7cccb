/// A correction from a rule that knows what is wrong, but doesn't know the layout of the file. `SceneEditor` makes a
/// fix of it.
package enum Remedy: Equatable, Sendable {
  /// Steps that are missing from a list of steps.
  case insert([Step], near: SourceSpan)
  /// The entry whose key stands here changes nothing.
  case deleteEntry(SourceSpan)

  /// A step that is missing, and beside which steps it goes.
  package struct Step: Equatable, Sendable {
    /// The verb, as in `didMove`.
    package var verb: String
    /// The controller that it is about, as in `detail`.
    package var object: String
    /// Whether the controller stands under `of` instead of behind the verb.
    package var isUnderOf: Bool
    package var side: Side

    package init(_ verb: String, _ object: String, isUnderOf: Bool = false, _ side: Side) {
      self.verb = verb
      self.object = object
      self.isUnderOf = isUnderOf
      self.side = side
    }
  }

  /// Where a step goes: before the first of the steps with these verbs that are about the same controller, or behind
  /// the last of them.
  package enum Side: Equatable, Sendable {
    case before([String])
    case after([String])

    /// The verbs.
    package var verbs: [String] {
      switch self {
      case .before(let verbs), .after(let verbs): verbs
      }
    }
  }
}
