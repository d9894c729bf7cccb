package import SceneBasics

/// Parts of YAML that scenes don't have, among SG101 and up.
extension Diagnostic {
  package static let yamlParts: [Finding] = [
    duplicateKey, unknownAlias, recursiveAlias, tag, mergeKey, keyIsNotText,
  ]

  // MARK: SG112

  package static let duplicateKey = Finding(
    112, "duplicateKey", .error, "a duplicate key",
    explanation: """
      A mapping has each key once. YAML's readers differ about a second one: some refuse the file, and most silently \
      drop one of the values, but not the same one. So a value would be lost, and nobody would see which. Keep one of \
      the two, or rename one if you mean both.
      """,
    wrong: """
      scene: Twice
      controllers:
        home: { title: Home, title: House }
      """,
    right: """
      scene: Twice
      controllers:
        home: { title: Home }
      """)

  package static func duplicateKey(_ key: String, first: SourceSpan, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      duplicateKey, "the key \(Wording.quoted(key)) is a duplicate", at: span,
      notes: [Note("the first one is here", at: first)], hint: "keep one of the two, or rename one", fix: fix)
  }

  // MARK: SG113

  package static let unknownAlias = Finding(
    113, "unknownAlias", .error, "an alias without its anchor",
    explanation: """
      '*name' stands for the value that is marked '&name' above it. There is no such mark above this place. Either it \
      is misspelt, or it comes later, which YAML doesn't allow. Set the anchor before the first alias, or write the \
      value out.
      """,
    wrong: """
      scene: Alias
      controllers:
        home: &plain { title: Home }
        detail: *plan
      """,
    right: """
      scene: Alias
      controllers:
        home: &plain { title: Home }
        detail: *plain
      """)

  package static func unknownAlias(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unknownAlias, "no anchor '&\(name)' stands above this alias", at: span,
      hint: Wording.choice("*" + name, among: known.map { "*" + $0 })
        ?? "put the text in quotes if the '*' belongs to it, or set '&\(name)' before a value above",
      fix: .correcting(
        name, at: span.part(at: 1, length: name.unicodeScalars.count), among: known))
  }

  // MARK: SG114

  package static let recursiveAlias = Finding(
    114, "recursiveAlias", .error, "an alias inside its own value",
    explanation: """
      The alias is inside the value that its anchor marks, so the value would contain itself without end. No scene \
      needs that: a controller that leads back to itself names itself in a segue. Write the value out, by name.
      """,
    wrong: """
      scene: Circle
      controllers:
        home: &home { segues: { again: *home } }
      """,
    right: """
      scene: Circle
      controllers:
        home: { segues: { again: { show: home } } }
      """)

  package static func recursiveAlias(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      recursiveAlias, "the alias '*\(name)' is inside its own value", at: span,
      hint: "write the value out")
  }

  // MARK: SG115

  package static let tag = Finding(
    115, "tag", .error, "a YAML tag",
    explanation: """
      A tag such as '!!str' or '!screen' gives the type of a value. Here each place knows the type of its value. Other \
      tools would need the same tags declared, and some run code for them. Delete it. To keep text as text, use \
      quotes.
      """,
    wrong: """
      scene: !!str Tagged
      controllers: { home: }
      """,
    right: """
      scene: Tagged
      controllers: { home: }
      """)

  package static func tag(at span: SourceSpan, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      tag, "a tag has no meaning in a scene", at: span,
      hint: "delete it; each place knows the type of its value", fix: fix)
  }

  // MARK: SG116

  package static let mergeKey = Finding(
    116, "mergeKey", .error, "a merge key",
    explanation: """
      '<<' merges another mapping into this one in YAML 1.1. YAML 1.2 has no such key, and tools differ about which \
      values win. So different programs read the file differently. A controller under 'controllers' is already a \
      template, and many places can name it. For a list of steps, use an alias. Otherwise write the keys out.
      """,
    wrong: """
      scene: Merge
      controllers:
        home: &home { title: Home }
        house: { <<: *home }
      """,
    right: """
      scene: Merge
      controllers:
        home: { title: Home }
        house: { title: Home }
      """)

  package static func mergeKey(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      mergeKey, "the merge key '<<' isn't part of YAML 1.2, nor of a scene", at: span,
      hint: "write the keys out in each place; a controller that two places name is a template, so it is written once")
  }

  // MARK: SG117

  package static let keyIsNotText = Finding(
    117, "keyIsNotText", .error, "a key that isn't text",
    explanation: """
      YAML allows any value as a key, even lists and mappings. So a value in brackets in the wrong place, or a colon \
      with nothing before it, silently becomes a key. All keys of a scene are words, so that every tool for JSON or \
      YAML can read them. Write a word before the colon.
      """,
    wrong: """
      scene: Key
      controllers:
        [home]: { title: Home }
      """,
    right: """
      scene: Key
      controllers:
        home: { title: Home }
      """)

  package static func keyIsNotText(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      keyIsNotText, "a key is text, and this is something else", at: span,
      hint: "write a word before the colon")
  }
}

extension Fix {
  /// Deletes a tag and the blanks behind it.
  static func deletingTag(at span: SourceSpan, blanks: Int) -> Fix {
    var span = span
    span.length += UInt32(blanks)
    return .replacing(span, by: "", "delete the tag")
  }
}
