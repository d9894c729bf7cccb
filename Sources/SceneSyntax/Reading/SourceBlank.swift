/// Blanks of a YAML file with a tab among them.
struct SourceBlank: Equatable, Sendable {
  let count: Int
  /// The line, counted from 1.
  let line: Int
  /// The column of the first, counted from 1 in Unicode scalars.
  let column: Int
  /// Whether nothing stands before them on their line, and whether nothing stands behind.
  let startsLine: Bool
  let endsLine: Bool
}
