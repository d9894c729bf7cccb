internal import SceneBasics

/// Files as a whole: what the catalogue says.
extension YAMLDiagnostic {
  /// What the catalogue says of `notUTF8`.
  static let notUTF8Entry = CatalogueEntry(
    .error, "not UTF-8",
    explanation: """
      A scene is a text in UTF-8. The bytes at the mark aren't, or the whole file is in another encoding such \
      as UTF-16, or a tool has already replaced what it couldn't read by U+FFFD. Guessing the encoding would \
      change titles in silence, so nothing is guessed. Save the file as UTF-8, or convert it with iconv; where \
      U+FFFD stands, type the lost character again.
      """,
    wrong: """
      scene: Caf�
      controllers: { home: }
      """,
    right: """
      scene: Café
      controllers: { home: }
      """)

  /// What the catalogue says of `forbiddenCharacter`.
  static let forbiddenCharacterEntry = CatalogueEntry(
    .error, "a character that YAML forbids or that breaks lines for some readers",
    explanation: """
      Control characters can't stand in YAML. The line separators U+0085, U+2028 and U+2029 can, but end a \
      line to readers of YAML 1.1 and don't to those of 1.2: the same file would have other line numbers, and \
      sometimes other text, from one tool to the next. They mostly come with text pasted from elsewhere and \
      can't be seen. Delete the character, or write it as an escape in double quotes.
      """,
    wrong: """
      scene: "Two\u{2028}lines"
      controllers: { home: }
      """,
    right: """
      scene: "Two lines"
      controllers: { home: }
      """)

  /// What the catalogue says of `emptyFile`.
  static let emptyFileEntry = CatalogueEntry(
    .error, "nothing in the file",
    explanation: """
      There is nothing in the file but perhaps comments. An empty scene would be silently right everywhere, \
      while what is meant is most often a file that was not saved or a wrong path, so it is an error. Start \
      with the key 'scene' and a name, and declare the controllers.
      """,
    wrong: """
      # to be written
      """,
    right: """
      scene: To be written
      controllers: { home: }
      """)

  /// What the catalogue says of `severalDocuments`.
  static let severalDocumentsEntry = CatalogueEntry(
    .error, "a second YAML document",
    explanation: """
      YAML lets several documents follow each other in one file, parted by '---'. A scene is imported by the \
      name of its file, and a second one would have none, so it could never be reached. Move it to a file of \
      its own; files can import each other.
      """,
    wrong: """
      scene: One
      controllers: { home: }
      ---
      scene: Two
      """,
    right: """
      scene: One
      controllers: { home: }
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
