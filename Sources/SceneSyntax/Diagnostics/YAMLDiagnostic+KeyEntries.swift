internal import SceneBasics

/// Keys, aliases and tags that a scene can't have: what the catalogue says.
extension YAMLDiagnostic {
  /// The entry of the catalogue for `duplicateKey`.
  static let duplicateKeyEntry = CatalogueEntry(
    .error, "a duplicate key",
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

  /// The entry of the catalogue for `unknownAlias`.
  static let unknownAliasEntry = CatalogueEntry(
    .error, "an alias without its anchor",
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

  /// The entry of the catalogue for `recursiveAlias`.
  static let recursiveAliasEntry = CatalogueEntry(
    .error, "an alias inside its own value",
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

  /// The entry of the catalogue for `tag`.
  static let tagEntry = CatalogueEntry(
    .error, "a YAML tag",
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

  /// The entry of the catalogue for `mergeKey`.
  static let mergeKeyEntry = CatalogueEntry(
    .error, "a merge key",
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

  /// The entry of the catalogue for `keyIsNotText`.
  static let keyIsNotTextEntry = CatalogueEntry(
    .error, "a key that isn't text",
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
}
