internal import SceneBasics

/// The catalogue's texts.
extension YAMLDiagnostic {
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

  /// What the catalogue says of `nestedTooDeep`.
  static let nestedTooDeepEntry = CatalogueEntry(
    .error, "too deep",
    explanation: """
      Lists and mappings may stand in each other up to 128 deep. People write some ten levels; what goes \
      deeper is a mistake in a program that wrote the file, or an attempt to keep readers busy, since reading \
      time grows with the square of the depth. Declare inner controllers under 'controllers' and name them.
      """,
    wrong: """
      scene: Deep
      x-data: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      """,
    right: """
      scene: Deep
      controllers: { home: }
      x-data: [[[[]]]]
      """, exceedsLimit: true)

  /// What the catalogue says of `inputTooLarge`.
  static let inputTooLargeEntry = CatalogueEntry(
    .error, "too much to read",
    explanation: """
      The file is larger than 512 MiB, or its aliases stand for more than 100,000 values all together. A few \
      lines of aliases of aliases can stand for billions of values, more than any memory holds; so what they \
      bring in is counted, and reading goes on without them once the count is full. Write fewer aliases of \
      aliases, or split the file into several that import each other.
      """,
    wrong: """
      scene: Many
      controllers: { home: }
      x-a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      """,
    right: """
      scene: Many
      controllers: { home: }
      x-a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      """, exceedsLimit: true)
}
