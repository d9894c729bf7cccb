package import SceneBasics

/// The reason why libyaml stopped: its own message, which is never printed, and its marks.
package struct YAMLFailure {
  /// Whether nothing is at fault but that there is no memory left.
  package var isOutOfMemory = false
  /// Whether the bytes are at fault rather than what they spell.
  package var isReading: Bool
  package var problem: String
  package var context: String
  package var place: SourceSpan
  /// The start of what libyaml was in the middle of.
  package var contextPlace: SourceSpan
  /// The byte at fault, if the bytes are.
  package var offset: Int
  /// The character or byte at fault, if the bytes are.
  package var value: Int
  /// The starts of the collections that have no end yet, from the outermost on.
  package var open: [SourceSpan] = []

  /// Whether the text is at fault, which another text may mend.
  package var canBeMended: Bool { !isOutOfMemory && !isReading }
}
