internal import SceneBasics

extension LibYAMLReader {
  /// What one reading brought.
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

/// What gives a decoder the nodes of a file, a few at a time.
protocol NodeSource: ~Copyable {
  /// The number of anchors so far. While it stays the same, the decoder may forget what it has decoded. Nil if the tape
  /// isn't the decoder's to shorten.
  var anchorCount: Int? { get }
  /// Whether it stopped before the end, because the rest can't be read.
  var hasFailed: Bool { get }

  /// Goes to the start of the document; false if there is none.
  mutating func start(_ tape: EventTape, sink: inout DiagnosticSink) -> Bool

  /// Reads one node to its end.
  ///
  /// - Parameters:
  ///   - tape: Takes the node.
  ///   - opening: Whether to stop behind the start of a collection instead.
  mutating func read(into tape: inout EventTape, opening: Bool, sink: inout DiagnosticSink) -> LibYAMLReader.Step

  /// Makes sure that nothing follows the document.
  mutating func finish(_ tape: EventTape, sink: inout DiagnosticSink)
}
