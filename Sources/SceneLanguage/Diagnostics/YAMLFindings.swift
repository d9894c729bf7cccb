package import SceneBasics
internal import ScenePlan
internal import SceneYAML

/// A syntax error of libyaml that has no specific finding.
package enum BrokenPart {
  case end, escape, content, key, directive, anchor, wildcard, block, other
}

/// Files that YAML has no meaning for, SG101 and up.
extension Diagnostic {
  package static let yamlFindings = FindingFamily(
    "YAML",
    [
      brokenYAML, unclosed, reservedCharacter, wrongIndentation, strayColon, missingColon,
    ] + yamlFiles + yamlParts + [notAScene])

  // MARK: SG105

  package static let brokenYAML = Finding(
    105, "brokenYAML", .error, "not YAML",
    explanation: """
      YAML's grammar is broken at the mark, and no other finding describes the problem: an escape that doesn't exist, \
      an anchor without a name, a missing value between two signs. The reader can't understand the rest of the file \
      and stops here. Quote the text if you mean text, or correct what the hint names. There may be more findings \
      afterwards.
      """,
    wrong: #"""
      scene: "C:\Users"
      controllers: { home: }
      """#,
    right: #"""
      scene: 'C:\Users'
      controllers: { home: }
      """#)

  /// About signs that look like those of YAML, at the first of them.
  package static func lookalikes(
    _ kind: LookalikeSigns.Kind, _ places: [LookalikeSigns.Place], in file: FileID
  ) -> Diagnostic? {
    guard let first = places.first else { return nil }
    let others = places.count > 1 ? ", and in \(places.count - 1) more place\(places.count == 2 ? "" : "s")" : ""
    let (message, hint) =
      switch kind {
      case .space: ("a no-break space stands here\(others), which is a letter to YAML", "write a blank instead")
      case .dash:
        ("'\(first.sign)' isn't the dash of a list", "write '-' and a blank before each entry, as in '- push: detail'")
      case .lacksBlank: ("no blank stands behind this dash", "write '- ' before each entry, as in '- push: detail'")
      case .twice: ("two dashes stand before this entry", "write one: '- ' before each entry, as in '- push: detail'")
      }
    let edits = places.map { place in
      let start = TextEdit.Position(line: place.line, column: place.column + (kind == .lacksBlank ? 1 : 0))
      let end = TextEdit.Position(line: place.line, column: place.column + (kind == .twice ? 2 : 1))
      return TextEdit(file: file, from: start, to: end, by: kind == .dash || kind == .twice ? "-" : " ")
    }
    return Diagnostic(
      brokenYAML, message,
      at: SourceSpan(
        line: UInt32(clamping: first.line), column: UInt32(clamping: first.column), length: 1, file: file),
      hint: hint, fix: Fix(kind == .dash || kind == .twice ? "write '-'" : "write a blank", edits))
  }

  package static func brokenYAML(_ part: BrokenPart, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch part {
      case .end: ("the file ends too early", "complete the last entry, or delete it")
      case .escape:
        ("this isn't an escape of a double-quoted text", "write '\\\\' for a backslash, or use single quotes")
      case .content: ("a value is expected here", "write a value, or quote it if it starts with a sign of YAML")
      case .key: ("a key is expected before this colon", "write a word before the colon, or take the colon away")
      case .directive: ("this directive isn't one that can be read", "delete the line; a scene needs no directive")
      case .anchor: ("an anchor or alias has a name of letters and digits", "give it such a name")
      case .wildcard:
        (
          "'*' begins an alias of YAML, and no sign stands for all controllers",
          "name each, as in '[\(Wording.eachEvent)]'"
        )
      case .block: ("nothing but an indentation or a comment can follow '|' or '>'", "start the text on the next line")
      case .other: ("this isn't YAML", "quote the text, or correct its indentation")
      }
    return Diagnostic(brokenYAML, message, at: span, hint: hint)
  }

  /// About the marks that a merge has left.
  package static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      brokenYAML, "a merge conflict isn't resolved", at: span,
      hint: "keep the lines that you mean, and delete the others with the marks '<<<<<<<', '=======' and '>>>>>>>'")
  }

  // MARK: SG107

  package static let unclosed = Finding(
    107, "unclosed", .error, "a quote or bracket without its end",
    explanation: """
      A quote, '[' or '{' was opened and not closed, or a comma is missing between two entries in brackets. YAML takes \
      everything after it as a part of it, up to the end of the file. So the error often appears far below its cause. \
      The mark or its note points at the opening sign. Close it, or add the comma.
      """,
    wrong: """
      scene: Open
      initial: main
      controllers:
        main: { kind: navigation, stack: [home }
      """,
    right: """
      scene: Open
      initial: main
      controllers:
        main: { kind: navigation, stack: [] }
      """)

  /// - Parameter comment: The `#` of the comment that holds its end.
  package static func unclosed(_ what: String, at span: SourceSpan, hiddenBy comment: SourceSpan? = nil) -> Diagnostic {
    Diagnostic(
      unclosed, "this \(what) is never closed", at: span,
      notes: comment.map { [Note("'#' behind a blank begins a comment, which takes the rest of its line", at: $0)] }
        ?? [],
      hint: comment == nil
        ? "close it where the text or list ends"
        : "put the text with the '#' in quotes, or close the \(what) before the comment")
  }

  /// About a bracket too many.
  package static func closesNothing(_ bracket: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(unclosed, "this '\(bracket)' closes nothing", at: span, hint: "delete it")
  }

  /// - Parameters:
  ///   - comment: The `#` of a comment that may be meant as text.
  ///   - isApostrophe: Whether a text in single quotes ended here, where it seems to go on.
  package static func missingComma(
    close: String, opened: SourceSpan, isColon: Bool, comment: SourceSpan?, isApostrophe: Bool = false,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      unclosed, "',' or '\(close)' is expected here", at: span,
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

  // MARK: SG108

  package static let reservedCharacter = Finding(
    108, "reservedCharacter", .error, "unquoted text that starts with a reserved sign",
    explanation: """
      Unquoted text can't start with '%', '@' or a backquote, which YAML reserves. Text may contain them elsewhere. \
      Put the text in quotes, in single quotes if it has backslashes.
      """,
    wrong: """
      scene: @home
      controllers: { home: }
      """,
    right: """
      scene: "@home"
      controllers: { home: }
      """)

  package static func reservedCharacter(_ character: String, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      reservedCharacter, "unquoted text can't start with \(Wording.quoted(character))", at: span,
      hint: "put the text in quotes", fix: fix)
  }

  // MARK: SG109

  package static let wrongIndentation = Finding(
    109, "wrongIndentation", .error, "a line that belongs to no key or list",
    explanation: """
      Lines of one mapping or list start in the same column, and the value of a key is indented further than the key. \
      This line is between two levels, or changes from a list to a mapping in the middle. So it belongs to nothing \
      above it. Move it to the column of its neighbours.
      """,
    wrong: """
      scene: Steps
      controllers:
          home:
        detail:
      """,
    right: """
      scene: Steps
      controllers:
        home:
        detail:
      """)

  /// - Parameters:
  ///   - isInBraces: Whether the line starts with a brace, as a step without its dash does.
  ///   - above: The line above it, if that is known, with the blanks that it starts with.
  package static func wrongIndentation(
    opened: SourceSpan?, isInBraces: Bool = false, above: (line: Int, blanks: Int)? = nil, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      wrongIndentation, "this line belongs to no key or list above it", at: span,
      notes: opened.map { [Note("this isn't finished", at: $0)] } ?? [],
      hint: isInBraces
        ? "write a dash before each entry of a list, as in '- { push: detail }'"
        : "indent it like the lines that it belongs with"
          + (above.map { ": line \($0.line) starts with \($0.blanks) blank\($0.blanks == 1 ? "" : "s")" } ?? ""))
  }

  /// About a list on the line of its key.
  package static func listBehindKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      wrongIndentation, "a list with dashes can't start on the line of its key", at: span,
      hint: "put it on the next line, indented by two spaces")
  }

  /// About an option or a dash beside its column.
  package static func shiftedLine(_ line: ShiftedLine) -> Diagnostic {
    Diagnostic(
      wrongIndentation,
      line.isDash
        ? "this dash stands in column \(line.span.column), and that of the step above in column \(line.column)"
        : "the option '\(line.word)' doesn't stand under '\(line.above)'", at: line.span,
      hint: line.isDash
        ? "put all dashes of a list in one column" : "put '\(line.word)' under the first letter of '\(line.above)'",
      fix: line.fix)
  }

  // MARK: SG110

  package static let strayColon = Finding(
    110, "strayColon", .error, "a second colon on a line",
    explanation: """
      A colon and a blank start a value, and only one value can start on a line outside of brackets. Two mistakes \
      cause this. Unquoted text contains a colon, or a line is indented below a key that already has a value. Quote \
      the text, or put the inner key on its own line.
      """,
    wrong: """
      scene: Part one: the beginning
      controllers: { home: }
      """,
    right: """
      scene: "Part one: the beginning"
      controllers: { home: }
      """)

  package static func strayColon(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      strayColon, "a second ':' can't follow on this line", at: span,
      hint: "quote the text if the colon belongs to it, or start a line of its own, indented, for the inner key")
  }

  /// About a callback with its arguments.
  package static func signatureAsKey(_ callback: String, arguments: SourceSpan) -> Diagnostic {
    Diagnostic(
      strayColon, "a callback has no arguments here", at: arguments,
      hint: "write '\(callback):', without its arguments",
      fix: .replacing(arguments, by: "", "leave the arguments out"))
  }

  /// About an option that shares the line of its verb.
  package static func lineOfOptions(_ line: LineOfOptions) -> Diagnostic {
    if let call = line.call {
      return Diagnostic(
        strayColon, "a second ':' can't follow on this line", at: line.span, hint: call.advice)
    }
    return Diagnostic(
      strayColon, "the option '\(line.option)' can't stand on the line of '\(line.verb)'", at: line.span,
      hint: "put '\(line.option): …' on a line of its own, under the first letter of '\(line.verb)'", fix: line.fix)
  }

  /// About a key on the line of another one.
  package static func lineOfKeys(_ line: LineOfKeys) -> Diagnostic {
    if let step = line.step {
      var finding = Diagnostic.receiverAsVerb(line.outer, step: "", at: line.span)
      finding.hint = "start with the verb, and say whose code it is: '- \(step)'"
      return finding
    }
    return Diagnostic(
      strayColon, "the key '\(line.inner)' can't follow '\(line.outer):' on its line", at: line.span,
      hint: "put braces around it: '\(line.outer): { \(line.inner): … }'", fix: line.fix)
  }

  /// About round brackets where braces belong.
  package static func roundBrackets(_ inside: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      strayColon, "round brackets hold no keys", at: span, hint: "write braces: '{ \(inside) }'",
      fix: .replacing(span, by: "{ \(inside) }", "write braces"))
  }

  /// About a comment of another language.
  package static func foreignComment(_ comment: ForeignComment) -> Diagnostic {
    Diagnostic(
      strayColon, "'\(comment.sign)' doesn't start a comment in YAML", at: comment.span,
      hint: comment.sign == "//"
        ? "write '#' instead"
        : comment.meant.map { "write \(Wording.quoted($0))" } ?? "write '#' before each line of the comment",
      fix: comment.fix)
  }

  /// About a line that stands too deep, or below a word without a colon.
  package static func deepLine(_ line: DeepLine) -> Diagnostic {
    if line.lacksColon, let verb = StepVerb(rawValue: line.above), let option = StepKey(rawValue: line.key),
      verb.object == .none, !verb.takes(option)
    {
      return .foreignOption(option.rawValue, of: verb.rawValue, verbs: option.verbs.map(\.rawValue), at: line.span)
    }
    let (above, key) = (Wording.quoted(line.above), Wording.quoted(line.key))
    if let verb = line.verb {
      return Diagnostic(
        strayColon, "\(key) can't stand below \(above), which is the object of '\(verb)'", at: line.span,
        hint: "write '\(verb): \(line.above)', and put \(key) under the first letter of '\(verb)'", fix: line.fix)
    }
    return Diagnostic(
      strayColon,
      line.lacksColon
        ? "\(key) can't stand below \(above), which has no colon"
        : "\(key) is indented deeper than \(above), whose value is complete", at: line.span,
      hint: line.lacksColon
        ? "write '\(line.above):', so that \(key) belongs to it" : "put \(key) under the first letter of \(above)",
      fix: line.fix)
  }

  // MARK: SG111

  package static let missingColon = Finding(
    111, "missingColon", .error, "a key without a colon",
    explanation: """
      A line in a mapping is a key, a colon, a blank and a value. Here the colon is missing, or the blank after it. In \
      'home:' a blank must follow the colon if the line goes on, or the colon is a part of the word. Add both.
      """,
    wrong: """
      scene: Missing
      controllers:
        home:
        detail
        page:
      """,
    right: """
      scene: Missing
      controllers:
        home:
        detail:
        page:
      """)

  package static func missingColon(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      missingColon, "this key has no ': ' behind it", at: span,
      hint: "write a colon and a space between the key and its value")
  }

  /// About `=` for a colon.
  package static func equalsSigns(_ signs: EqualsSigns) -> Diagnostic {
    Diagnostic(
      missingColon, "'=' stands behind '\(signs.key)', where YAML has a colon", at: signs.span,
      hint: "write a colon instead of '=', as in '\(signs.key): …'", fix: signs.fix)
  }

  /// About a key with a blank for its colon.
  package static func missingColon(ofKey key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      missingColon, "no ':' stands behind '\(key)'", at: span, hint: "write '\(key):' and the value behind it",
      fix: .replacing(span, by: key + ":", "put a colon behind '\(key)'"))
  }
}
