extension LibYAMLReader {
  /// The result of one reading.
  enum Step {
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
