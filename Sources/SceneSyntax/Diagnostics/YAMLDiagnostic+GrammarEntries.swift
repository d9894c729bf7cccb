internal import SceneBasics

/// Text that isn't YAML: what the catalogue says.
extension YAMLDiagnostic {
  /// The entry of the catalogue for `brokenYAML`.
  static let brokenYAMLEntry = CatalogueEntry(
    .error, "not YAML",
    explanation: """
      YAML's grammar is broken at the mark, and no other finding describes the problem: an escape that doesn't exist, \
      an anchor without a name, a missing value between two signs. The reader can't understand the rest of the file \
      and stops here. Quote the text if you mean text, or correct what the hint names. There may be more findings \
      afterwards.
      """,
    wrong: #"""
      scene: "C:\Users"
      controllers: { home: }
      """#,
    right: #"""
      scene: 'C:\Users'
      controllers: { home: }
      """#)

  /// The entry of the catalogue for `tabInIndentation`.
  static let tabInIndentationEntry = CatalogueEntry(
    .error, "a tab where spaces are counted",
    explanation: """
      YAML counts the spaces at the start of a line to find the structure. A tab has no fixed width, so YAML forbids \
      it there. It looks right in an editor and fails in every tool. Indent by two spaces per level, and let the \
      editor insert spaces for tabs in YAML files.
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

  /// The entry of the catalogue for `tabBetweenWords`.
  static let tabBetweenWordsEntry = CatalogueEntry(
    .warning, "a tab between two words of a line",
    explanation: """
      YAML allows a tab behind a colon, a dash or a comma, and this tool reads it as a blank. Many other readers \
      don't: some refuse the file, and some take the whole line for one text. So an editor or a check beside this tool \
      may not read the scene. Write blanks there. A tab inside quotes or in a comment harms nothing.
      """,
    wrong: """
      scene: Tabs
      controllers:
        home:	{ title: Home }
      """,
    right: """
      scene: Tabs
      controllers:
        home: { title: Home }
      """)

  /// The entry of the catalogue for `unclosed`.
  static let unclosedEntry = CatalogueEntry(
    .error, "a quote or bracket without its end",
    explanation: """
      A quote, '[' or '{' was opened and not closed, or a comma is missing between two entries in brackets. YAML takes \
      everything after it as a part of it, up to the end of the file. So the error often appears far below its cause. \
      The mark or its note points at the opening sign. Close it, or add the comma.
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

  /// The entry of the catalogue for `reservedCharacter`.
  static let reservedCharacterEntry = CatalogueEntry(
    .error, "unquoted text that starts with a reserved sign",
    explanation: """
      Unquoted text can't start with '%', '@' or a backquote, which YAML reserves. Text may contain them elsewhere. \
      Put the text in quotes, in single quotes if it has backslashes.
      """,
    wrong: """
      scene: @home
      controllers: { home: }
      """,
    right: """
      scene: "@home"
      controllers: { home: }
      """)

  /// The entry of the catalogue for `wrongIndentation`.
  static let wrongIndentationEntry = CatalogueEntry(
    .error, "a line that belongs to no key or list",
    explanation: """
      Lines of one mapping or list start in the same column, and the value of a key is indented further than the key. \
      This line is between two levels, or changes from a list to a mapping in the middle. So it belongs to nothing \
      above it. Move it to the column of its neighbours.
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

  /// The entry of the catalogue for `strayColon`.
  static let strayColonEntry = CatalogueEntry(
    .error, "a second colon on a line",
    explanation: """
      A colon and a blank start a value, and only one value can start on a line outside of brackets. Two mistakes \
      cause this. Unquoted text contains a colon, or a line is indented below a key that already has a value. Quote \
      the text, or put the inner key on its own line.
      """,
    wrong: """
      scene: Part one: the beginning
      controllers: { home: }
      """,
    right: """
      scene: "Part one: the beginning"
      controllers: { home: }
      """)

  /// The entry of the catalogue for `missingColon`.
  static let missingColonEntry = CatalogueEntry(
    .error, "a key without a colon",
    explanation: """
      A line in a mapping is a key, a colon, a blank and a value. Here the colon is missing, or the blank after it. In \
      'home:' a blank must follow the colon if the line goes on, or the colon is a part of the word. Add both.
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
