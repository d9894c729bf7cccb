internal import SceneBasics

/// A syntax error of libyaml that has no specific finding.
enum BrokenPart {
  case end, escape, content, key, directive, anchor, block, other
}

/// The words about bytes and YAML.
extension Diagnostic {
  /// A finding of `YAMLDiagnostic.notUTF8`.
  static func notUTF8(byte: UInt8?, at span: SourceSpan) -> Diagnostic {
    let shown = byte.map { "byte 0x" + String($0, radix: 16, uppercase: true) } ?? "the end of the file"
    return Diagnostic(
      YAMLDiagnostic.notUTF8, "\(shown) isn't UTF-8 here", at: span, hint: "save the file as UTF-8")
  }

  /// A finding of `YAMLDiagnostic.notUTF8`.
  static func otherEncoding(_ encoding: String, in file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.notUTF8, "the file is \(encoding), not UTF-8", at: .start(of: file),
      hint: "convert it, for example with 'iconv -f \(encoding) -t UTF-8'")
  }

  /// A finding of `YAMLDiagnostic.notUTF8`.
  static func replacementCharacter(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.notUTF8, "U+FFFD replaces a character here that another tool couldn't read", at: span,
      hint: "type the character again, and save the file as UTF-8")
  }

  /// A finding of `YAMLDiagnostic.forbiddenCharacter`.
  static func forbiddenCharacter(_ value: UInt32, at span: SourceSpan) -> Diagnostic {
    var digits = String(value, radix: 16, uppercase: true)
    digits = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Diagnostic(
      YAMLDiagnostic.forbiddenCharacter, "the character U+\(digits) can't stand in a scene file", at: span,
      hint: "delete it, or write it as '\\u\(digits)' in double quotes")
  }

  /// A finding of `YAMLDiagnostic.emptyFile`.
  static func emptyFile(in file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.emptyFile, "the file is empty", at: .start(of: file),
      hint: "start with 'scene:' and a name")
  }

  /// A finding of `YAMLDiagnostic.severalDocuments`.
  static func severalDocuments(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.severalDocuments, "a second document starts here; a file holds one scene", at: span,
      hint: "move it to its own file, which can be imported")
  }

  /// A finding of `YAMLDiagnostic.brokenYAML`.
  static func brokenYAML(_ part: BrokenPart, at span: SourceSpan) -> Diagnostic {
    let (message, hint) =
      switch part {
      case .end: ("the file ends too early", "complete the last entry, or delete it")
      case .escape:
        ("this isn't an escape of a double-quoted text", "write '\\\\' for a backslash, or use single quotes")
      case .content: ("a value is expected here", "write a value, or quote it if it starts with a sign of YAML")
      case .key: ("a key is expected before this colon", "write a word before the colon, or take the colon away")
      case .directive: ("this directive isn't one that can be read", "delete the line; a scene needs no directive")
      case .anchor: ("an anchor or alias has a name of letters and digits", "give it such a name")
      case .block: ("nothing but an indentation or a comment can follow '|' or '>'", "start the text on the next line")
      case .other: ("this isn't YAML", "quote the text, or correct its indentation")
      }
    return Diagnostic(YAMLDiagnostic.brokenYAML, message, at: span, hint: hint)
  }

  /// A finding of `YAMLDiagnostic.brokenYAML` about the marks that a merge has left.
  static func mergeConflict(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.brokenYAML, "a merge conflict isn't resolved", at: span,
      hint: "keep the lines that you mean, and delete the others with the marks '<<<<<<<', '=======' and '>>>>>>>'")
  }

  /// A finding of `YAMLDiagnostic.notAScene`.
  ///
  /// - Parameter kind: The kind of the file; nil if nothing tells it, but that it has no key of a scene.
  static func notAScene(_ kind: ForeignFile?, path: String?, in file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.notAScene,
      kind.map { "this is \($0.name), not a scene" }
        ?? "this is no scene: it has none of the keys 'scene', 'controllers' and 'script'",
      at: .start(of: file), hint: kind?.wayOut(path) ?? ForeignFile.beginning)
  }

  /// A finding of `YAMLDiagnostic.tabInIndentation`.
  static func tabInIndentation(at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.tabInIndentation, "a tab stands where YAML counts spaces", at: span,
      hint: fix == nil
        ? "indent with spaces, as deep as the lines that it belongs with" : "indent with spaces instead", fix: fix)
  }

  /// A finding of `YAMLDiagnostic.tabBetweenWords` about all tabs of a file, at the first; nil if there are none.
  static func tabs(_ blanks: [SourceBlank], in file: FileID) -> Diagnostic? {
    guard let first = blanks.first else { return nil }
    func edit(_ blank: SourceBlank) -> TextEdit {
      let text = blank.endsLine ? "" : blank.startsLine ? String(repeating: " ", count: 2 * blank.count) : " "
      return TextEdit(
        file: file, from: .init(line: blank.line, column: blank.column),
        to: .init(line: blank.line, column: blank.column + blank.count), by: text)
    }
    let lines = Set(blanks.map(\.line)).count
    let place = lines == 1 ? "on this line" : "on \(lines) lines"
    return Diagnostic(
      YAMLDiagnostic.tabBetweenWords, "a tab stands between words \(place), which other readers of YAML refuse",
      at: SourceSpan(
        line: UInt32(clamping: first.line), column: UInt32(clamping: first.column),
        length: UInt32(clamping: first.count), file: file),
      hint: "write a blank instead", fix: Fix("write blanks for tabs", blanks.map(edit)))
  }

  /// A finding of `YAMLDiagnostic.reservedCharacter`.
  static func reservedCharacter(_ character: String, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.reservedCharacter, "unquoted text can't start with \(Wording.quoted(character))", at: span,
      hint: "put the text in quotes", fix: fix)
  }

  /// A finding of `YAMLDiagnostic.strayColon`.
  static func strayColon(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.strayColon, "a second ':' can't follow on this line", at: span,
      hint: "quote the text if the colon belongs to it, or start a line of its own, indented, for the inner key")
  }

  /// A finding of `YAMLDiagnostic.strayColon` about a callback with its arguments.
  static func signatureAsKey(_ callback: String, arguments: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.strayColon, "a callback has no arguments here", at: arguments,
      hint: "write '\(callback):', without its arguments",
      fix: .replacing(arguments, by: "", "leave the arguments out"))
  }

  /// A finding of `YAMLDiagnostic.strayColon` about an option that shares the line of its verb.
  static func lineOfOptions(_ line: LineOfOptions) -> Diagnostic {
    if let call = line.call {
      return Diagnostic(
        YAMLDiagnostic.strayColon, "a second ':' can't follow on this line", at: line.span, hint: call.advice)
    }
    return Diagnostic(
      YAMLDiagnostic.strayColon, "the option '\(line.option)' can't stand on the line of '\(line.verb)'", at: line.span,
      hint: "put '\(line.option): …' on a line of its own, under the first letter of '\(line.verb)'", fix: line.fix)
  }

  /// A finding of `YAMLDiagnostic.strayColon` about a key on the line of another one.
  static func lineOfKeys(_ line: LineOfKeys) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.strayColon, "the key '\(line.inner)' can't follow '\(line.outer):' on its line", at: line.span,
      hint: "put braces around it: '\(line.outer): { \(line.inner): … }'", fix: line.fix)
  }

  /// A finding of `YAMLDiagnostic.strayColon` about a comment of another language.
  static func slashes(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.strayColon, "'//' doesn't start a comment in YAML", at: span, hint: "write '#' instead",
      fix: .replacing(span, by: "#", "write '#'"))
  }

  /// A finding of `YAMLDiagnostic.strayColon` about a line that stands too deep, or below a word without a colon.
  static func deepLine(_ line: DeepLine) -> Diagnostic {
    let (above, key) = (Wording.quoted(line.above), Wording.quoted(line.key))
    if let verb = line.verb {
      return Diagnostic(
        YAMLDiagnostic.strayColon, "\(key) can't stand below \(above), which is the object of '\(verb)'", at: line.span,
        hint: "write '\(verb): \(line.above)', and put \(key) under the first letter of '\(verb)'", fix: line.fix)
    }
    return Diagnostic(
      YAMLDiagnostic.strayColon,
      line.lacksColon
        ? "\(key) can't stand below \(above), which has no colon"
        : "\(key) is indented deeper than \(above), whose value is complete", at: line.span,
      hint: line.lacksColon
        ? "write '\(line.above):', so that \(key) belongs to it" : "put \(key) under the first letter of \(above)",
      fix: line.fix)
  }

  /// A finding of `YAMLDiagnostic.missingColon`.
  static func missingColon(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.missingColon, "this key has no ': ' behind it", at: span,
      hint: "write a colon and a space between the key and its value")
  }

  /// A finding of `YAMLDiagnostic.duplicateKey`.
  static func duplicateKey(_ key: String, first: SourceSpan, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.duplicateKey, "the key \(Wording.quoted(key)) is a duplicate", at: span,
      notes: [Note("the first one is here", at: first)], hint: "keep one of the two, or rename one", fix: fix)
  }

  /// A finding of `YAMLDiagnostic.unknownAlias`.
  static func unknownAlias(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.unknownAlias, "no anchor '&\(name)' stands above this alias", at: span,
      hint: Wording.choice("*" + name, among: known.map { "*" + $0 })
        ?? "put the text in quotes if the '*' belongs to it, or set '&\(name)' before a value above",
      fix: .correcting(
        name, at: span.part(at: 1, length: name.unicodeScalars.count), among: known))
  }

  /// A finding of `YAMLDiagnostic.recursiveAlias`.
  static func recursiveAlias(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.recursiveAlias, "the alias '*\(name)' is inside its own value", at: span,
      hint: "write the value out")
  }

  /// A finding of `YAMLDiagnostic.tag`.
  static func tag(at span: SourceSpan, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.tag, "a tag has no meaning in a scene", at: span,
      hint: "delete it; each place knows the type of its value", fix: fix)
  }

  /// A finding of `YAMLDiagnostic.mergeKey`.
  static func mergeKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.mergeKey, "the merge key '<<' isn't part of YAML 1.2, nor of a scene", at: span,
      hint: "write the keys out, or use one controller, a template, in both places")
  }

  /// A finding of `YAMLDiagnostic.keyIsNotText`.
  static func keyIsNotText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.keyIsNotText, "a key is text, and this is something else", at: span,
      hint: "write a word before the colon")
  }

  /// A finding of `YAMLDiagnostic.nestedTooDeep`.
  static func nestedTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.nestedTooDeep, "lists and mappings are nested more than \(limit) deep", at: span,
      hint: "declare the inner controllers under 'controllers'")
  }

  /// A finding of `YAMLDiagnostic.inputTooLarge`.
  static func aliasesBringTooMuch(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.inputTooLarge, "the aliases stand for more than \(limit) values", at: span,
      hint: "write fewer aliases of aliases")
  }

  /// A finding of `YAMLDiagnostic.inputTooLarge`.
  static func outOfMemory(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.inputTooLarge, "there is no memory left to read the file", at: span,
      hint: "give the command more memory, or split the file into files that import each other")
  }

  /// A finding of `YAMLDiagnostic.inputTooLarge`.
  static func fileTooLarge(_ size: Int, limit: Int, in file: FileID) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.inputTooLarge, "the file has \(size) bytes; at most \(limit) are read", at: .start(of: file),
      hint: "split it into files that import each other")
  }
}
