internal import SceneBasics

/// The catalogue's texts.
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

  /// What the catalogue says of `brokenYAML`.
  static let brokenYAMLEntry = CatalogueEntry(
    .error, "not YAML",
    explanation: """
      YAML's own grammar is broken at the mark in a way for which there is no finding of its own: an escape \
      that doesn't exist, an anchor without a name, a value that is missing between two signs. Nothing behind \
      the place can be understood, so reading ends there. Quote the text if it is meant to be text, or correct \
      what the hint names; more findings may come to light afterwards.
      """,
    wrong: #"""
      scene: "C:\Users"
      controllers: { home: }
      """#,
    right: #"""
      scene: 'C:\Users'
      controllers: { home: }
      """#)

  /// What the catalogue says of `tabInIndentation`.
  static let tabInIndentationEntry = CatalogueEntry(
    .error, "a tab where spaces are counted",
    explanation: """
      YAML counts the spaces at the start of a line to know what belongs to what, and a tab has no agreed \
      width, so YAML forbids it there. It looks right in an editor and fails in every tool. Indent with two \
      spaces a level, and let the editor insert spaces for tabs in YAML files.
      """,
    wrong: """
      scene: Tabs
      controllers:
      	home:
      """,
    right: """
      scene: Tabs
      controllers:
        home:
      """)

  /// What the catalogue says of `unclosed`.
  static let unclosedEntry = CatalogueEntry(
    .error, "a quote or bracket without its end",
    explanation: """
      A quote, '[' or '{' was opened and not closed, or a comma is missing between two entries in brackets. \
      Everything behind it, to the end of the file, is taken for a part of it, so the place where the trouble \
      shows is often far below the place where it is. The mark or its note points at the opening one. Close \
      it, or put the comma in.
      """,
    wrong: """
      scene: Open
      initial: main
      controllers:
        main: { kind: navigation, stack: [home }
      """,
    right: """
      scene: Open
      initial: main
      controllers:
        main: { kind: navigation, stack: [] }
      """)

  /// What the catalogue says of `reservedCharacter`.
  static let reservedCharacterEntry = CatalogueEntry(
    .error, "unquoted text that starts with a reserved sign",
    explanation: """
      Unquoted text can't start with '%', '@' or a backquote: YAML keeps these signs for itself. Text that \
      merely holds them is fine. Put it in quotes, single ones if it has backslashes.
      """,
    wrong: """
      scene: @home
      controllers: { home: }
      """,
    right: """
      scene: "@home"
      controllers: { home: }
      """)

  /// What the catalogue says of `wrongIndentation`.
  static let wrongIndentationEntry = CatalogueEntry(
    .error, "a line that belongs to nothing",
    explanation: """
      Lines that belong together start in the same column, and what belongs to a key stands deeper than it. \
      This line stands between two levels, or turns from a list into a mapping in the middle, so nothing above \
      can take it in. Move it to the column of its neighbours.
      """,
    wrong: """
      scene: Steps
      controllers:
          home:
        detail:
      """,
    right: """
      scene: Steps
      controllers:
        home:
        detail:
      """)

  /// What the catalogue says of `strayColon`.
  static let strayColonEntry = CatalogueEntry(
    .error, "a second colon on a line",
    explanation: """
      A colon followed by a blank starts a value, and only one can start on a line, outside of brackets. It \
      happens when unquoted text holds a colon, and when a line under a key with a value is indented as if it \
      belonged to that value. Quote the text, or put the inner key on a line of its own.
      """,
    wrong: """
      scene: Part one: the beginning
      controllers: { home: }
      """,
    right: """
      scene: "Part one: the beginning"
      controllers: { home: }
      """)

  /// What the catalogue says of `missingColon`.
  static let missingColonEntry = CatalogueEntry(
    .error, "a key without a colon",
    explanation: """
      A line in a mapping is a key, a colon, a blank and a value. Here the colon is missing, or the blank \
      behind it: 'home:' needs one before anything that follows on its line, for without it the colon is a \
      part of the word. Put both in.
      """,
    wrong: """
      scene: Missing
      controllers:
        home:
        detail
        page:
      """,
    right: """
      scene: Missing
      controllers:
        home:
        detail:
        page:
      """)

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
}
