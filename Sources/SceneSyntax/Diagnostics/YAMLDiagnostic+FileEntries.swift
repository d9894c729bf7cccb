internal import SceneBasics

/// Files as a whole: what the catalogue says.
extension YAMLDiagnostic {
  /// The entry of the catalogue for `notUTF8`.
  static let notUTF8Entry = CatalogueEntry(
    .error, "not UTF-8",
    explanation: """
      A scene is text in UTF-8. The bytes at the mark aren't UTF-8. Or the whole file has another encoding such as \
      UTF-16, or a tool has already replaced unreadable bytes by U+FFFD. A guess could silently change titles, so the \
      tool doesn't guess. Save the file as UTF-8, or convert it with iconv. At U+FFFD, type the lost character again.
      """,
    wrong: """
      scene: Caf�
      controllers: { home: }
      """,
    right: """
      scene: Café
      controllers: { home: }
      """)

  /// The entry of the catalogue for `forbiddenCharacter`.
  static let forbiddenCharacterEntry = CatalogueEntry(
    .error, "a character that YAML forbids or that breaks lines for some readers",
    explanation: """
      Control characters are not allowed in YAML. The line separators U+0085, U+2028 and U+2029 are allowed. But they \
      end a line in YAML 1.1 and not in YAML 1.2, so line numbers and sometimes text would differ between tools. They \
      often come with pasted text and are invisible. Delete the character, or write it as an escape in double quotes.
      """,
    wrong: """
      scene: "Two\u{2028}lines"
      controllers: { home: }
      """,
    right: """
      scene: "Two lines"
      controllers: { home: }
      """)

  /// The entry of the catalogue for `emptyFile`.
  static let emptyFileEntry = CatalogueEntry(
    .error, "nothing in the file",
    explanation: """
      The file is empty, or contains only comments. Usually that means a file that was not saved, or a wrong path. An \
      empty scene would silently pass every check, so it is an error. Start with the key 'scene' and a name, and \
      declare the controllers.
      """,
    wrong: """
      # to be written
      """,
    right: """
      scene: To be written
      controllers: { home: }
      """)

  /// The entry of the catalogue for `severalDocuments`.
  static let severalDocumentsEntry = CatalogueEntry(
    .error, "a second YAML document",
    explanation: """
      YAML allows several documents in one file, separated by '---'. But an import finds a scene by the name of its \
      file, so it could never reach a second one. Move it to its own file; files can import each other.
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

  /// The entry of the catalogue for `nestedTooDeep`.
  static let nestedTooDeepEntry = CatalogueEntry(
    .error, "too deep",
    explanation: """
      Lists and mappings may be nested up to 128 levels deep. People write about ten levels. A deeper file comes from \
      a mistake in a program, or from an attempt to keep readers busy: the reading time grows with the square of the \
      depth. Declare inner controllers under 'controllers' and name them.
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

  /// The entry of the catalogue for `inputTooLarge`.
  static let inputTooLargeEntry = CatalogueEntry(
    .error, "too much to read",
    explanation: """
      The file is larger than 512 MiB, or its aliases stand for more than 100,000 values in total. A few lines of \
      aliases of aliases can stand for billions of values, more than fit into memory. So the reader counts these \
      values, and ignores aliases when the count is full. Write fewer aliases of aliases, or split the file into \
      several that import each other.
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

  /// The entry of the catalogue for `notAScene`.
  static let notASceneEntry = CatalogueEntry(
    .error, "a file of another kind",
    explanation: """
      The file is a text of another kind, or the YAML of another tool: it has none of the keys that a scene starts \
      with. Findings about each of its lines would not help, and no fix may change it. So there is only this finding. \
      It says which verb reads such a file. If the file is to be a scene, start it with 'scene' and 'controllers'.
      """,
    wrong: """
      name: CI
      on: [push]
      jobs: { build: { runs-on: macos-latest } }
      """,
    right: """
      scene: Home
      initial: home
      controllers: { home: }
      """)
}
