internal import SceneBasics

/// The words about brackets, indentation, and signs that look like those of YAML.
extension Diagnostic {
  /// A finding of `YAMLDiagnostic.unclosed`.
  ///
  /// - Parameter comment: The `#` of the comment that holds its end.
  static func unclosed(_ what: String, at span: SourceSpan, hiddenBy comment: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.unclosed, "this \(what) is never closed", at: span,
      notes: comment.map { [Note("'#' behind a blank begins a comment, which takes the rest of its line", at: $0)] }
        ?? [],
      hint: comment == nil
        ? "close it where the text or list ends"
        : "put the text with the '#' in quotes, or close the \(what) before the comment")
  }

  /// A finding of `YAMLDiagnostic.unclosed` about a bracket too many.
  static func closesNothing(_ bracket: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(YAMLDiagnostic.unclosed, "this '\(bracket)' closes nothing", at: span, hint: "delete it")
  }

  /// A finding of `YAMLDiagnostic.unclosed`.
  ///
  /// - Parameters:
  ///   - comment: The `#` of a comment that may be meant as text.
  ///   - isApostrophe: Whether a text in single quotes ended here, where it seems to go on.
  static func missingComma(
    close: String, opened: SourceSpan, isColon: Bool, comment: SourceSpan?, isApostrophe: Bool = false,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.unclosed, "',' or '\(close)' is expected here", at: span,
      notes: [Note("opened here", at: opened)]
        + (comment.map { [Note("'#' behind a blank begins a comment, which takes the rest of its line", at: $0)] } ?? []),
      hint: comment != nil
        ? "put the text with the '#' in quotes"
        : isApostrophe
          ? "write an apostrophe inside of single quotes twice, or put the text in double quotes"
          : isColon
            ? "put a comma between two entries, or quote the text if the colon belongs to it"
            : "put a comma between two entries, or close what was opened with '\(close)'")
  }

  /// A finding of `YAMLDiagnostic.wrongIndentation`.
  ///
  /// - Parameter isInBraces: Whether the line starts with a brace, as a step without its dash does.
  static func wrongIndentation(opened: SourceSpan?, isInBraces: Bool = false, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.wrongIndentation, "this line belongs to no key or list above it", at: span,
      notes: opened.map { [Note("this isn't finished", at: $0)] } ?? [],
      hint: isInBraces
        ? "write a dash before each entry of a list, as in '- { push: detail }'"
        : "indent it like the lines that it belongs with")
  }

  /// A finding of `YAMLDiagnostic.wrongIndentation` about a list on the line of its key.
  static func listBehindKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.wrongIndentation, "a list with dashes can't start on the line of its key", at: span,
      hint: "put it on the next line, indented by two spaces")
  }

  /// A finding of `YAMLDiagnostic.wrongIndentation` about an option or a dash beside its column.
  static func shiftedLine(_ line: ShiftedLine) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.wrongIndentation,
      line.isDash
        ? "this dash stands in column \(line.span.column), and that of the step above in column \(line.column)"
        : "the option '\(line.word)' doesn't stand under '\(line.above)'", at: line.span,
      hint: line.isDash
        ? "put all dashes of a list in one column" : "put '\(line.word)' under the first letter of '\(line.above)'",
      fix: line.fix)
  }

  /// A finding of `YAMLDiagnostic.brokenYAML` about signs that look like those of YAML, at the first of them.
  static func lookalikes(_ kind: LookalikeSigns.Kind, _ places: [LookalikeSigns.Place], in file: FileID) -> Diagnostic?
  {
    guard let first = places.first else { return nil }
    let others = places.count > 1 ? ", and in \(places.count - 1) more place\(places.count == 2 ? "" : "s")" : ""
    let (message, hint) =
      switch kind {
      case .space: ("a no-break space stands here\(others), which is a letter to YAML", "write a blank instead")
      case .dash:
        ("'\(first.sign)' isn't the dash of a list", "write '-' and a blank before each entry, as in '- push: detail'")
      case .lacksBlank: ("no blank stands behind this dash", "write '- ' before each entry, as in '- push: detail'")
      }
    let edits = places.map { place in
      let start = TextEdit.Position(line: place.line, column: place.column + (kind == .lacksBlank ? 1 : 0))
      let end = TextEdit.Position(line: place.line, column: place.column + 1)
      return TextEdit(file: file, from: start, to: end, by: kind == .dash ? "-" : " ")
    }
    return Diagnostic(
      YAMLDiagnostic.brokenYAML, message,
      at: SourceSpan(
        line: UInt32(clamping: first.line), column: UInt32(clamping: first.column), length: 1, file: file),
      hint: hint, fix: Fix(kind == .dash ? "write '-'" : "write a blank", edits))
  }
}
