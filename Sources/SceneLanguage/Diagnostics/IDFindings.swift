package import SceneBasics
internal import ScenePlan

/// Ids, and names that can't be names, among SG131 and up.
extension Diagnostic {
  static let ids: [Finding] = [
    malformedID, reservedID, duplicateID, idsDifferInCase, malformedName, instanceUnderControllers, malformedPath,
  ]

  // MARK: SG143

  static let malformedID = Finding(
    143, "malformedID", .error, "not an id",
    explanation: """
      An id starts with a letter and continues with letters, digits, '_' and '-', all of ASCII. Ids go into file \
      names, DOT and JSON, and letters of other scripts can look the same. 'x-' at the start is for extensions. A \
      title, a note and a sender take any text in any script; put the real name there.
      """,
    wrong: """
      scene: Ids
      controllers:
        écran: { title: Écran }
      """,
    right: """
      scene: Ids
      controllers:
        ecran: { title: Écran }
      """)

  package static func malformedID(_ id: String, of what: String, at span: SourceSpan) -> Diagnostic {
    let message = "\(Wording.quoted(id)) can't be the id of \(what)"
    if let bare = Wording.withoutTypographicQuotes(id) {
      return .typographicQuotes(id, bare, malformedID, message, at: span)
    }
    if let bare = NameForm.behindKeywords(id) {
      let words = id.prefix { $0 != " " } + (id.split(separator: " ").count > 2 ? " …" : "")
      return Diagnostic(
        malformedID, message, at: span, hint: "delete '\(words)'; the id alone stands here: '\(bare)'",
        fix: Int(span.length) == id.unicodeScalars.count
          ? .replacing(span, by: bare, "write the id alone") : nil)
    }
    return Diagnostic(
      malformedID, message, at: span,
      hint: id.hasSuffix(":") && isName(id.dropLast())
        ? "write '\(id.dropLast())', without the colon"
        : id.hasPrefix("x-")
          ? "choose another one; 'x-' starts an extension"
          : joined(id).map { "write '\($0)', without blanks; 'title' takes any text" }
            ?? "use letters of ASCII, digits, '_' and '-', and a letter first; "
            + (parts(of: id).map { "'\($0)' would do" } ?? "'title' takes any text"))
  }

  /// A finding about a word with the quotes of a text processor around it.
  static func typographicQuotes(
    _ text: String, _ bare: String, _ finding: Finding, _ message: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      finding, message, at: span,
      hint: "typographic quotes are letters to YAML: write \(bare.contains(" ") ? "\"\(bare)\"" : bare)",
      fix: Int(span.length) == text.unicodeScalars.count && !bare.isEmpty && !bare.contains(" ")
        ? Fix("take the typographic quotes away", [TextEdit(span, by: bare, instead: text)]) : nil)
  }

  /// An id of parts that other signs join, as code writes it: `p.a` is `pA`. Nil if that is no id either.
  static func parts(of id: String) -> String? {
    id.contains { "./:".contains($0) } ? joined(String(id.map { "./:".contains($0) ? " " : $0 })) : nil
  }

  /// One word of several, as code writes it: `my sheet` is `mySheet`. Nil if that is no id either.
  static func joined(_ id: String) -> String? {
    let words = id.split(separator: " ")
    guard words.count > 1 else { return nil }
    let one = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return NameForm.isIdentifier(ArraySlice(one.utf8)) ? String(one) : nil
  }

  // MARK: SG144

  static let reservedID = Finding(
    144, "reservedID", .error, "a reserved id",
    explanation: """
      Some reader of YAML, or the format itself, takes 'y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null' and \
      'nil' for values. 'app', 'launch' and 'more' already name something in traces and steps. You would have to quote \
      such an id everywhere, and one forgotten quote would change the meaning. Choose another id and put the word into \
      'title'.
      """,
    wrong: """
      scene: Reserved
      controllers:
        more: { title: More }
      """,
    right: """
      scene: Reserved
      controllers:
        moreScreen: { title: More }
      """)

  package static func reservedID(_ id: String, isQuoted: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      reservedID, "\(Wording.quoted(id)) can't be an id: \(reason(against: id, isQuoted: isQuoted))", at: span,
      hint: "choose another id, such as '\(id)Screen'; 'title' may still say \(Wording.quoted(id))")
  }

  /// About such a word where the name of a controller belongs, which no controller is called.
  ///
  /// - Parameter key: What it stands behind.
  package static func reservedName(_ id: String, under key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      reservedID, "\(Wording.quoted(id)) can't be an id: \(reason(against: id, isQuoted: false))", at: span,
      hint: "'\(key)' names a controller: write its id, as it stands under 'controllers'")
  }

  private static func reason(against id: String, isQuoted: Bool) -> String {
    switch id {
    case "app": "events of the app start with it, as in 'app.didBecomeActive'"
    case "launch": "'since: launch' means the launch"
    case "more": "'tap: more' means the More tab"
    case "nil", "null": "it means no controller"
    default: isQuoted ? "without its quotes it is true or false to YAML" : "to YAML it is true or false"
    }
  }

  // MARK: SG145

  static let duplicateID = Finding(
    145, "duplicateID", .error, "a duplicate id",
    explanation: """
      All controllers of a file and the aliases of its imports share one namespace, including controllers that are \
      defined inside others. So a name has one meaning everywhere. This id is declared a second time. Choose another \
      id for one of the two. If both are the same controller, define it once and name it in the other place.
      """,
    wrong: """
      scene: Ids
      controllers:
        main: { kind: navigation, stack: [{ id: home }] }
        home: { title: Home }
      """,
    right: """
      scene: Ids
      controllers:
        main: { kind: navigation, stack: [home] }
        home: { title: Home }
      """)

  package static func duplicateID(_ id: String, first: SourceSpan, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      duplicateID, "the id \(Wording.quoted(id)) is already declared", at: span,
      notes: [Note("it is declared here", at: first)], hint: "choose another id for one of the two")
  }

  // MARK: SG146

  static let idsDifferInCase = Finding(
    146, "idsDifferInCase", .error, "ids that differ only in capitals",
    explanation: """
      Ids are case-sensitive. But two ids that differ only in capitals are a trap: they are equal in file systems that \
      ignore case, and a typing mistake names the wrong controller without a finding. Rename one of the two.
      """,
    wrong: """
      scene: Capitals
      controllers:
        detail:
        Detail:
      """,
    right: """
      scene: Capitals
      controllers:
        detail:
        detailPage:
      """)

  package static func idsDifferInCase(
    _ id: String, _ other: String, first: SourceSpan, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      idsDifferInCase, "the ids '\(id)' and '\(other)' differ only in capitals", at: span,
      notes: [Note("the other one is declared here", at: first)], hint: "choose a different name for one of them")
  }

  // MARK: SG148

  static let instanceUnderControllers = Finding(
    148, "instanceUnderControllers", .error, "an instance where a template is wanted",
    explanation: """
      Under 'controllers' a name means the template. Each use makes an instance, and the instances are numbered in \
      order: three times 'page' is 'page', 'page#2' and 'page#3'. So a number has no meaning here. Repeat the name \
      without it.
      """,
    wrong: """
      scene: Templates
      controllers:
        book: { children: [page, page#2] }
        page:
      """,
    right: """
      scene: Templates
      controllers:
        book: { children: [page, page] }
        page:
      """)

  package static func instanceUnderControllers(_ name: String, at span: SourceSpan) -> Diagnostic {
    let id = name.prefix { $0 != "#" }
    return Diagnostic(
      instanceUnderControllers, "\(Wording.quoted(name)) is an instance, but a template is wanted here",
      at: span, hint: "write '\(id)'; each use makes an instance of it",
      fix: Int(span.length) == name.unicodeScalars.count
        ? .replacing(span, by: String(id), "leave the number out") : nil)
  }

  // MARK: SG149

  static let malformedPath = Finding(
    149, "malformedPath", .error, "not a path that can be imported",
    explanation: """
      The path of an import starts at the folder of the importing file, and has '/' between its parts on every system. \
      So you can move and share a folder of scenes. Absolute paths, backslashes, folders and URLs are not allowed. \
      Write the relative path from this file to the other.
      """,
    wrong: """
      scene: Paths
      import: { other: /scenes/other.scene.yaml }
      """,
    right: """
      scene: Paths
      import: { other: other.scene.yaml }
      """)

  package static func malformedPath(_ path: Located<String>, reason: String) -> Diagnostic {
    Diagnostic(
      malformedPath, "the path \(Wording.quoted(path.value)) \(reason)", at: path.span,
      hint: "write a path from this file's folder, with '/' between its parts")
  }
}
