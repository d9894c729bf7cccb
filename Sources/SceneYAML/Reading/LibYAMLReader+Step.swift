internal import SceneBasics

extension LibYAMLReader {
  /// A collection whose end hasn't come yet.
  struct Open {
    var node: Int
    var anchor: Symbol?
    /// How many nodes the collection around it holds so far, and whether that one is a mapping.
    var outerCount: Int
    var isInMapping: Bool
  }

  /// The result of one reading.
  package enum Step {
    /// A whole node, by its place on the tape.
    case node(Int)
    /// A collection of which nothing has been read but its start.
    case opened(Int)
    /// The end of the collection that was opened last.
    case closed
    /// The end of what can be read; why has been reported.
    case failed
  }
}
