internal import SceneBasics

/// Text that isn't YAML: what the catalogue says.
extension YAMLDiagnostic {
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
}
