/// Blanks of a YAML file with a tab among them.
package struct SourceBlank: Equatable, Sendable {
  package let count: Int
  /// The line, counted from 1.
  let line: Int
  /// The column of the first, counted from 1 in Unicode scalars.
  package let column: Int
  /// Whether nothing stands before them on their line, and whether nothing stands behind.
  let startsLine: Bool
  package let endsLine: Bool
}
