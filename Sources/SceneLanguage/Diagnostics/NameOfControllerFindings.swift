package import SceneBasics
internal import ScenePlan

/// Names of controllers that can't be any, SG147.
extension Diagnostic {
  // MARK: SG147

  static let malformedName = Finding(
    147, "malformedName", .error, "not the name of a controller",
    explanation: """
      The name of a controller is its id. A controller of an imported file has the import's alias and a '/' before it. \
      In steps and expectations '#2' may follow for the second instance. A name contains no blanks, no dots and no \
      other signs. Correct the spelling, and put no blank before '#'.
      """,
    wrong: """
      scene: Names
      initial: home screen
      controllers: { home: }
      """,
    right: """
      scene: Names
      initial: home
      controllers: { home: }
      """)

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
    // `product as sheet`
    if words.count == 3, ["as", "with", "in"].contains(words[1]), let style = style(String(words[2])) {
      return "\(ControllerKey.modalPresentationStyle.rawValue): \(style)"
    }
    guard words[1] != StepKey.in.rawValue, StepKey(rawValue: String(words[1])) != nil else { return nil }
    return words.count == 3 ? "\(words[1]): \(words[2])" : "\(words[1]): …"
  }

  /// The style of a presentation that a word means; nil if it means none.
  private static func style(_ word: String) -> String? {
    if PresentationStyle(rawValue: word) != nil { return word }
    return WordLeads.leads(of: word).lazy.compactMap { lead in
      if case .value(.modalPresentationStyle, let style) = lead.target { style } else { nil }
    }.first
  }

  static func isName(_ text: Substring) -> Bool { NameForm.read(ArraySlice(Array(text.utf8))).isName }

  /// - Parameters:
  ///   - isListed: Whether it stands in a list.
  ///   - names: Those that the scene declares.
  ///   - comment: What makes a comment of what stands behind `//`.
  package static func malformedName(
    _ name: String, form: NameForm, isListed: Bool, in names: DeclaredNames, comment: Fix?, at span: SourceSpan
  ) -> Diagnostic {
    if let start = name.firstRange(of: " //")?.lowerBound {
      return Diagnostic(
        malformedName, "\(Wording.quoted(name)) can't be the name of a controller", at: span,
        hint: "start the comment with '#', as in '\(name[..<start]) # …'", fix: comment)
    }
    let message = "\(Wording.quoted(name)) can't be the name of a controller"
    if let bare = Wording.withoutTypographicQuotes(name) {
      return .typographicQuotes(name, bare, malformedName, message, at: span)
    }
    if let sign = name.last, ";,.".contains(sign), isName(name.dropLast()) {
      return Diagnostic(
        malformedName, message, at: span, hint: "delete the '\(sign)'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: String(name.dropLast()), "delete the '\(sign)'") : nil)
    }
    if form == .instance, let controller = EventText.controller(of: name) {
      return Diagnostic(
        malformedName, message, at: span, hint: "write the controller alone: '\(controller)'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: controller, "write the controller alone") : nil)
    }
    let several = name.split { " ,>→|&+".contains($0) }.filter { $0 != "-" }
    if several.count > 1, name.contains(where: { ",>→|&+".contains($0) }), several.allSatisfy(isName) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "one name stands here; a list has brackets, as in '[" + several.joined(separator: ", ")
          + "]', and a step is for one controller")
    }
    if !name.isEmpty, name.allSatisfy(\.isNumber) {
      return Diagnostic(
        malformedName, message, at: span, hint: "an id starts with a letter: write the controller's id, not its number")
    }
    if name.hasSuffix("()"), isName(name.dropLast(2)), name.first?.isLowercase == true {
      let bare = String(name.dropLast(2))
      return Diagnostic(
        malformedName, message, at: span, hint: "leave the parentheses out: '\(bare)'",
        fix: Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: bare, "leave the parentheses out") : nil)
    }
    if let code = NameInCode(name, in: names) {
      let id = if case .name(let id) = code { id } else { "" }
      // What a call makes of the controller would be lost.
      let isCall = name.dropFirst().contains("(")
      return Diagnostic(
        malformedName, message, at: span, hint: code.hint,
        fix: !id.isEmpty && !isCall && Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: id, "write the controller alone") : nil)
    }
    if form == .instance, let point = name.firstIndex(of: "."), isName(name[..<point]),
      NameForm.isIdentifier(ArraySlice(name[name.index(after: point)...].utf8))
    {
      let (owner, part) = (name[..<point], name[name.index(after: point)...])
      let isImported = names.aliases.contains(String(owner))
      return Diagnostic(
        malformedName, message, at: span,
        hint: isImported
          ? "a controller of an imported file is '\(owner)/\(part)'"
          : owner == "self" || owner == "this"
            ? "declare '\(part)' under 'controllers', and write the id alone: '\(part)'"
            // `home.content`, a view of a controller.
            : "write the controller alone: '\(owner)'; a view of it stands behind 'into', beside 'addSubview'")
    }
    if let option = option(in: name) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "write the controller alone, and '\(option)' on the next line, under the first letter of the verb")
    }
    if let one = joined(name), !isListed {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "an id has no blanks: write one such as '\(one)' here and where it is declared")
    }
    if let one = joined(name) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "write a comma between two ids, as in '[\(name.split(separator: " ").joined(separator: ", "))]', "
          + "or one id without blanks, such as '\(one)'")
    }
    if name.first?.isNumber == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "an id has a letter first: choose such a one, here and where it is declared")
    }
    if let sign = name.firstIndex(of: "#"), isName(name[..<sign]), name[sign...].dropFirst().first == " " {
      let meant = "\(name[..<sign]) \(name[sign...])"
      return Diagnostic(
        malformedName, message, at: span, hint: "a blank before '#' makes it a comment: \(Wording.quoted(meant))",
        fix: isListed || Int(span.length) != name.unicodeScalars.count
          ? nil : .replacing(span, by: meant, "put a blank before '#'"))
    }
    if form == .instance, let sign = name.firstIndex(of: "#"), isName(name[..<sign]) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "'\(name[..<sign])' is the first instance, and '\(name[..<sign])#2' the second")
    }
    let parts = name.split(separator: ";").map { $0.drop { $0 == " " } }
    if parts.count > 1, parts.allSatisfy({ isName($0) }) {
      let list = parts.joined(separator: ", ")
      return Diagnostic(
        malformedName, message, at: span, hint: "put a comma between two: '\(list)'",
        fix: isListed && Int(span.length) == name.unicodeScalars.count
          ? .replacing(span, by: list, "put a comma between them") : nil)
    }
    if let one = Diagnostic.parts(of: name), !names.has(name.prefix { $0 != "." }) {
      return Diagnostic(
        malformedName, message, at: span,
        hint: "an id has no other signs: write one such as '\(one)' here and where it is declared")
    }
    return Diagnostic(
      malformedName, message, at: span, hint: "write an id that is declared, like '\(names.ids.first ?? "home")'")
  }

  /// About an id with a sign before it that YAML keeps for itself: `@detail`.
  package static func signBeforeName(_ word: String, at span: SourceSpan) -> Diagnostic {
    let place = SourceSpan(line: span.line, column: span.column, length: UInt32(word.count), file: span.file)
    return Diagnostic(
      malformedName, "\(Wording.quoted(word)) can't be the name of a controller", at: place,
      hint: "write the controller alone: '\(word.dropFirst())'",
      fix: .replacing(place, by: String(word.dropFirst()), "write the controller alone"))
  }

  /// About an object that code makes with labels where a name belongs: `UINavigationController(rootViewController: list)`.
  package static func objectAsName(_ code: String, in names: DeclaredNames, at span: SourceSpan) -> Diagnostic? {
    guard let hint = NameInCode(code, in: names)?.hint else { return nil }
    return Diagnostic(
      malformedName, "\(Wording.quoted(code)) can't be the name of a controller", at: span, hint: hint)
  }

  /// About what a person taps.
  ///
  /// - Parameter text: What stands there, if that is a single value; people also write coordinates.
  package static func tapOnNoTab(_ text: String?, at span: SourceSpan) -> Diagnostic {
    // `sure.delete`, an alert and its action.
    if let parts = text?.split(separator: ".", omittingEmptySubsequences: false), parts.count == 2,
      parts.allSatisfy(isName)
    {
      return Diagnostic(
        malformedName, "\(text.map(Wording.quoted) ?? "this") can't be the name of a tab", at: span,
        hint: "write '\(parts[1])' alone, and 'in: \(parts[0])' beside it")
    }
    return Diagnostic(
      malformedName, "\(text.map(Wording.quoted) ?? "this") can't be the name of a tab", at: span,
      hint: "write the id of a tab; a button that leads somewhere is a segue, as in 'trigger: next'")
  }
}
