/// A mechanical correction of a finding: a short title, and edits that are made together or not at all.
public struct Fix: Equatable, Sendable {
  /// An imperative, as in `replace 'titel' by 'title'`.
  public var title: String
  /// In the order of the source, all in one file; none overlaps another.
  public var edits: [TextEdit]

  public init(_ title: String, _ edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }

  /// Replaces what a span covers.
  public static func replacing(_ span: SourceSpan, by text: String, _ title: String) -> Fix {
    Fix(title, [TextEdit(span, by: text)])
  }

  /// Replaces a misspelt word by the intended one; nil if that one isn't certain.
  public static func correcting(_ word: String, at span: SourceSpan, among known: some Sequence<String>) -> Fix? {
    guard let meant = Suggestion.certain(for: word, in: known), word != meant else { return nil }
    return Fix("replace '\(word)' by '\(meant)'", [TextEdit(span, by: meant, instead: word)])
  }
}

/// A change of a file: it replaces the text between two places.
public struct TextEdit: Equatable, Sendable {
  /// A line and a column, counted from 1, the column in Unicode scalars. Behind the last line comes the end of the
  /// file.
  public struct Position: Comparable, Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (one: Position, other: Position) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  public var file: FileID
  public var start: Position
  /// Where what is kept goes on.
  public var end: Position
  public var replacement: String
  /// The text that must be there for the edit to apply; nil if that was checked before.
  public var original: String?

  public init(
    file: FileID, from start: Position, to end: Position, by replacement: String, instead original: String? = nil
  ) {
    self.file = file
    self.start = start
    self.end = end
    self.replacement = replacement
    self.original = original
  }

  /// Deletes whole lines with their breaks.
  public static func deletingLines(_ lines: ClosedRange<Int>, of file: FileID) -> TextEdit {
    TextEdit(
      file: file, from: Position(line: lines.lowerBound, column: 1),
      to: Position(line: lines.upperBound + 1, column: 1),
      by: "")
  }

  /// Replaces what a span covers.
  public init(_ span: SourceSpan, by replacement: String, instead original: String? = nil) {
    let start = Position(line: Int(span.line), column: Int(span.column))
    self.init(
      file: span.file, from: start, to: Position(line: start.line, column: start.column + Int(span.length)),
      by: replacement, instead: original)
  }
}
