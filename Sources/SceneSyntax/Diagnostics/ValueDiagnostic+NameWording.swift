internal import SceneBasics
internal import ScenePlan

/// The words about ids and names.
extension Diagnostic {
  /// A finding of `ValueDiagnostic.malformedID`.
  static func malformedID(_ id: String, of what: String, at span: SourceSpan) -> Diagnostic {
    let message = "\(Wording.quoted(id)) can't be the id of \(what)"
    if let bare = Wording.withoutTypographicQuotes(id) {
      return .typographicQuotes(id, bare, ValueDiagnostic.malformedID, message, at: span)
    }
    return Diagnostic(
      ValueDiagnostic.malformedID, message, at: span,
      hint: id.hasPrefix("x-")
        ? "choose another one; 'x-' starts an extension"
        : joined(id).map { "write '\($0)', without blanks; 'title' takes any text" }
          ?? "use letters of ASCII, digits, '_' and '-', and a letter first; "
          + (parts(of: id).map { "'\($0)' would do" } ?? "'title' takes any text"))
  }

  /// A finding about a word with the quotes of a text processor around it.
  static func typographicQuotes(
    _ text: String, _ bare: String, _ kind: ValueDiagnostic, _ message: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      kind, message, at: span,
      hint: "typographic quotes are letters to YAML: write \(bare.contains(" ") ? "\"\(bare)\"" : bare)",
      fix: Int(span.length) == text.unicodeScalars.count && !bare.isEmpty && !bare.contains(" ")
        ? Fix("take the typographic quotes away", [TextEdit(span, by: bare, instead: text)]) : nil)
  }

  /// A finding of `ValueDiagnostic.unexpectedValue` about a word that stands among the ids of controllers, and is a key of
  /// the file or of one controller; nil if it is neither.
  static func misplacedKey(_ key: String, at span: SourceSpan) -> Diagnostic? {
    if SceneKey(rawValue: key) != nil {
      return Diagnostic(
        ValueDiagnostic.unexpectedValue, "\(Wording.quoted(key)) stands under 'controllers' here, as if it were an id",
        at: span, hint: "put '\(key)' at the left margin, under the first letter of 'controllers'")
    }
    guard ControllerKey(rawValue: key) != nil else { return nil }
    return Diagnostic(
      ValueDiagnostic.unexpectedValue, "\(Wording.quoted(key)) stands among the ids, and is a key of one controller",
      at: span, hint: "indent it by two more blanks, so that it stands below the id that it belongs to")
  }

  /// A finding of `ValueDiagnostic.reservedID`.
  static func reservedID(_ id: String, isQuoted: Bool, at span: SourceSpan) -> Diagnostic {
    let reason =
      switch id {
      case "app": "events of the app start with it, as in 'app.didBecomeActive'"
      case "launch": "'since: launch' means the launch"
      case "more": "'tap: more' means the More tab"
      case "nil", "null": "it means no controller"
      default: isQuoted ? "without its quotes it is true or false to YAML" : "to YAML it is true or false"
      }
    return Diagnostic(
      ValueDiagnostic.reservedID, "\(Wording.quoted(id)) can't be an id: \(reason)", at: span,
      hint: "choose another id, such as '\(id)Screen'; 'title' may still say \(Wording.quoted(id))")
  }

  /// A finding of `ValueDiagnostic.duplicateID`.
  static func duplicateID(_ id: String, first: SourceSpan, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.duplicateID, "the id \(Wording.quoted(id)) is already declared", at: span,
      notes: [Note("it is declared here", at: first)], hint: "choose another id for one of the two")
  }

  /// A finding of `ValueDiagnostic.idsDifferInCase`.
  static func idsDifferInCase(_ id: String, _ other: String, first: SourceSpan, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.idsDifferInCase, "the ids '\(id)' and '\(other)' differ only in capitals", at: span,
      notes: [Note("the other one is declared here", at: first)], hint: "choose a different name for one of them")
  }

  /// An id of parts that other signs join, as code writes it: `p.a` is `pA`. Nil if that is no id either.
  private static func parts(of id: String) -> String? {
    id.contains { "./:".contains($0) } ? joined(String(id.map { "./:".contains($0) ? " " : $0 })) : nil
  }

  /// One word of several, as code writes it: `my sheet` is `mySheet`. Nil if that is no id either.
  private static func joined(_ id: String) -> String? {
    let words = id.split(separator: " ")
    guard words.count > 1 else { return nil }
    let one = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return NameForm.isIdentifier(ArraySlice(one.utf8)) ? String(one) : nil
  }

  /// A finding of `ValueDiagnostic.instanceUnderControllers`.
  static func instanceUnderControllers(_ name: String, at span: SourceSpan) -> Diagnostic {
    let id = name.prefix { $0 != "#" }
    return Diagnostic(
      ValueDiagnostic.instanceUnderControllers, "\(Wording.quoted(name)) is an instance, but a template is wanted here",
      at: span, hint: "write '\(id)'; each use makes an instance of it",
      fix: Int(span.length) == name.unicodeScalars.count
        ? .replacing(span, by: String(id), "leave the number out") : nil)
  }

  /// The option that stands behind a name on its line, as in `detail in home` and `detail animated`; nil if none does.
  private static func option(in text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, isName(words[0]) else { return nil }
    if words.count == 3, ["in", "from", "on", "to", "into", "over"].contains(words[1]), isName(words[2]) {
      return "in: \(words[2])"
    }
    if words.count == 2, PresentationStyle(rawValue: String(words[1])) != nil {
      return "\(ControllerKey.modalPresentationStyle.rawValue): \(words[1])"
    }
    guard words[1] != StepKey.in.rawValue, StepKey(rawValue: String(words[1])) != nil else { return nil }
    return words.count == 3 ? "\(words[1]): \(words[2])" : "\(words[1]): …"
  }

  private static func isName(_ text: Substring) -> Bool { NameForm.read(ArraySlice(Array(text.utf8))).isName }

  /// A finding of `ValueDiagnostic.malformedName`.
  ///
  /// - Parameter comment: What makes a comment of what stands behind `//`.
  static func malformedName(_ name: String, form: NameForm, comment: Fix?, at span: SourceSpan) -> Diagnostic {
    if let start = name.firstRange(of: " //")?.lowerBound {
      return Diagnostic(
        ValueDiagnostic.malformedName, "\(Wording.quoted(name)) can't be the name of a controller", at: span,
        hint: "start the comment with '#', as in '\(name[..<start]) # …'", fix: comment)
    }
    let message = "\(Wording.quoted(name)) can't be the name of a controller"
    if let bare = Wording.withoutTypographicQuotes(name) {
      return .typographicQuotes(name, bare, ValueDiagnostic.malformedName, message, at: span)
    }
    if let sign = name.last, ";,.".contains(sign), isName(name.dropLast()) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span, hint: "delete the '\(sign)'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: String(name.dropLast()), "delete the '\(sign)'") : nil)
    }
    if form == .instance, let controller = EventText.controller(of: name) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span, hint: "write the controller alone: '\(controller)'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: controller, "write the controller alone") : nil)
    }
    let names = name.split { " ,>→|&+".contains($0) }.filter { $0 != "-" }
    if names.count > 1, name.contains(where: { ",>→|&+".contains($0) }), names.allSatisfy(isName) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span,
        hint: "one name stands here; a list has commas between names, as in '[\(names.joined(separator: ", "))]'")
    }
    if !name.isEmpty, name.allSatisfy(\.isNumber) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span, hint: "write the id of the controller, not its number")
    }
    // `detail.view`, as code writes it.
    if name.hasSuffix(".view"), isName(name.dropLast(5)) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span, hint: "write the controller alone: '\(name.dropLast(5))'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: String(name.dropLast(5)), "write the controller alone") : nil)
    }
    if name.hasSuffix("()") {
      let bare = String(name.dropLast(2))
      // A class in Swift has a capital, and an id in a scene hardly ever has one.
      let isClass = bare.first?.isUppercase == true
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span,
        hint: isClass
          ? "write the id of a controller; its class stands under 'controllers', as in 'detail: { class: \(bare) }'"
          : "leave the parentheses out: '\(bare)'",
        fix: !isClass && isName(bare[...]) && Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: bare, "leave the parentheses out") : nil)
    }
    // `home.content`, a view of a controller.
    if form == .instance, let point = name.firstIndex(of: "."), isName(name[..<point]),
      NameForm.isIdentifier(ArraySlice(name[name.index(after: point)...].utf8))
    {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span,
        hint: "write the controller alone: '\(name[..<point])'; a view of it stands behind 'into', beside 'addSubview'")
    }
    if let option = option(in: name) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span,
        hint: "write the controller alone, and '\(option)' on the next line, under the first letter of the verb")
    }
    if let one = joined(name) {
      return Diagnostic(
        ValueDiagnostic.malformedName, message, at: span,
        hint: "write a comma between two ids, as in '[\(name.split(separator: " ").joined(separator: ", "))]', "
          + "or one id without blanks, such as '\(one)'")
    }
    let like = form == .template ? "'yellow' or 'other/add'" : "'yellow', 'yellow#2' or 'other/add'"
    return Diagnostic(
      ValueDiagnostic.malformedName, message, at: span, hint: "write an id that is declared, like \(like)")
  }

  /// A finding of `ValueDiagnostic.malformedName` about what a person taps.
  ///
  /// - Parameter text: What stands there, if that is a single value; people also write coordinates.
  static func tapOnNoTab(_ text: String?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.malformedName, "\(text.map(Wording.quoted) ?? "this") can't be the name of a tab", at: span,
      hint: "write the id of a tab; a button that leads somewhere is a segue, as in 'trigger: next'")
  }
}
