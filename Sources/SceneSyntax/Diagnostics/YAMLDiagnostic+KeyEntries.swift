internal import SceneBasics

/// Keys, aliases and tags that a scene can't have: what the catalogue says.
extension YAMLDiagnostic {
  /// What the catalogue says of `duplicateKey`.
  static let duplicateKeyEntry = CatalogueEntry(
    .error, "a key that stands twice",
    explanation: """
      A mapping holds each key once. YAML's readers differ on what a second one does: some refuse the file, \
      most drop one of the values without a word, and not all of them the same one. So what is written would \
      be lost, and nobody would see which. Keep one of the two, or rename one if both are meant.
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

  /// What the catalogue says of `unknownAlias`.
  static let unknownAliasEntry = CatalogueEntry(
    .error, "an alias without its anchor",
    explanation: """
      '*name' stands for the value that was marked '&name' further up. No such mark stands above this place: \
      it is misspelt, or comes later, which YAML doesn't allow. Set the anchor before the first alias, or \
      write the value out.
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

  /// What the catalogue says of `recursiveAlias`.
  static let recursiveAliasEntry = CatalogueEntry(
    .error, "an alias inside what it names",
    explanation: """
      The alias stands inside the very value that its anchor marks, so the value would hold itself without \
      end. No scene needs that: a controller that leads back to itself names itself in a segue. Write out what \
      is meant, by name.
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

  /// What the catalogue says of `tag`.
  static let tagEntry = CatalogueEntry(
    .error, "a YAML tag",
    explanation: """
      A tag such as '!!str' or '!screen' says of what type a value is. Here each place knows the type of its \
      value by itself, other tools would need the same tags declared, and some run code for them. Delete it; \
      to keep text text, use quotes.
      """,
    wrong: """
      scene: !!str Tagged
      controllers: { home: }
      """,
    right: """
      scene: Tagged
      controllers: { home: }
      """)

  /// What the catalogue says of `mergeKey`.
  static let mergeKeyEntry = CatalogueEntry(
    .error, "a merge key",
    explanation: """
      '<<' merges another mapping into this one in YAML 1.1; YAML 1.2 has no such key, and tools differ on \
      whose values win. A file that leans on it is read differently by different programs. A controller under \
      'controllers' is a template already and can be named in many places; for a list of steps an alias does \
      the job. Otherwise write the keys out.
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

  /// What the catalogue says of `keyIsNotText`.
  static let keyIsNotTextEntry = CatalogueEntry(
    .error, "a key that isn't text",
    explanation: """
      YAML allows anything as a key, lists and mappings too, and so a value in brackets in the wrong place, or \
      a colon with nothing before it, becomes one unnoticed. All keys of a scene are words, so that every tool \
      that reads JSON or YAML can follow. Write a word before the colon.
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
