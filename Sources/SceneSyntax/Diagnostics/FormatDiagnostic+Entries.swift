internal import SceneBasics

/// The catalogue's texts.
extension FormatDiagnostic {
  /// What the catalogue says of `unknownKey`.
  static let unknownKeyEntry = CatalogueEntry(
    .error, "a key that nobody knows",
    explanation: """
      The place has a fixed set of keys and this isn't one of them, nor does it start with 'x-'. Tools that \
      ignore unknown keys turn each misspelling into a setting that silently does nothing; so it is an error. \
      Take the key that the finding suggests. What is meant for another tool gets a name that starts with \
      'x-', under which anything may stand.
      """,
    wrong: """
      scene: Keys
      controllers:
        home: { seques: {} }
      """,
    right: """
      scene: Keys
      controllers:
        home: { segues: {} }
      """)

  /// What the catalogue says of `foreignKey`.
  static let foreignKeyEntry = CatalogueEntry(
    .error, "a key of another kind of controller",
    explanation: """
      Each kind of controller has keys of its own: a navigation controller a stack, a tab controller tabs, a \
      split view columns, a pager pages. The kind is never guessed from the keys, since a misspelt key would \
      then change it. Either 'kind' is wrong or missing, or the key is; the finding names the kinds that take \
      the key.
      """,
    wrong: """
      scene: Kinds
      controllers:
        main: { kind: tabs, stack: [home] }
        home:
      """,
    right: """
      scene: Kinds
      controllers:
        main: { kind: tabs, tabs: [home] }
        home:
      """)

  /// What the catalogue says of `missingKey`.
  static let missingKeyEntry = CatalogueEntry(
    .error, "a key that is needed",
    explanation: """
      A scene needs 'scene', its name; it needs 'controllers', unless it imports some; and if it has a script \
      it needs 'initial', the root of the window, which is never guessed. A library of screens that others \
      import has no script and needs no 'initial'. Add the key that the finding names.
      """,
    wrong: """
      scene: Missing
      controllers: { home: }
      script:
        - memoryWarning
      """,
    right: """
      scene: Missing
      initial: home
      controllers: { home: }
      script:
        - memoryWarning
      """)

  /// What the catalogue says of `contradictingKeys`.
  static let contradictingKeysEntry = CatalogueEntry(
    .error, "keys that exclude each other",
    explanation: """
      'center', 'frames' and 'paging' are three different layouts, of which a container has one, and 'preload' \
      says something about paging only. With two of them one would have to be ignored. Keep the one that is \
      meant.
      """,
    wrong: """
      scene: Layouts
      controllers:
        box: { layout: { center: [100, 100], paging: horizontal } }
      """,
    right: """
      scene: Layouts
      controllers:
        box: { layout: { paging: horizontal } }
      """)

  /// What the catalogue says of `unknownFormat`.
  static let unknownFormatEntry = CatalogueEntry(
    .error, "a format that can't be read",
    explanation: """
      'format' says in which version of the scene format the file is written. It rises only when the meaning \
      of an accepted file changes, so reading on would mean something else than what the author wrote. Use a \
      newer version of the tool, or write 1.
      """,
    wrong: """
      scene: Future
      format: 2
      controllers: { home: }
      """,
    right: """
      scene: Future
      format: 1
      controllers: { home: }
      """)

  /// What the catalogue says of `unsupportedSystem`.
  static let unsupportedSystemEntry = CatalogueEntry(
    .error, "a system from before containers",
    explanation: """
      Controllers of one's own can hold others since iOS 5. What older systems did with theirs isn't followed, nor was \
      any log of them read. Write a major version from 5 on, as a whole number; without the key it is 17.
      """,
    wrong: """
      scene: Old
      ios: 4
      controllers: { home: }
      """,
    right: """
      scene: Old
      ios: 5
      controllers: { home: }
      """)

  /// What the catalogue says of `newerSystem`.
  static let newerSystemEntry = CatalogueEntry(
    .note, "a system newer than what is known",
    explanation: """
      The behaviour of this system wasn't known when the tool was made, so it follows the newest one that it \
      knows. That is right as long as the newer system changed nothing that the scene touches. Name the \
      version that is followed if the trace is to stay as it is with a newer tool.
      """,
    wrong: """
      scene: Tomorrow
      ios: 99
      controllers: { home: }
      """,
    right: """
      scene: Today
      ios: 26
      controllers: { home: }
      """)

  /// What the catalogue says of `missingID`.
  static let missingIDEntry = CatalogueEntry(
    .error, "a definition without an id",
    explanation: """
      Where a container lists what it owns, a controller may be defined on the spot. It still needs a name, by \
      which steps, expectations and diagrams speak of it: 'id', with a text that can be an id. Add it, or \
      declare the controller under 'controllers' and list its id.
      """,
    wrong: """
      scene: Inline
      controllers:
        main: { kind: navigation, stack: [{ title: Home }] }
      """,
    right: """
      scene: Inline
      controllers:
        main: { kind: navigation, stack: [{ id: home, title: Home }] }
      """)

  /// What the catalogue says of `definitionInEdge`.
  static let definitionInEdgeEntry = CatalogueEntry(
    .error, "a definition where a name is wanted",
    explanation: """
      A segue or a step leads to a controller; it doesn't own it. If the definition stood here, a drawing would show a \
      controller that no list declares, and a second way to the same place would have no name for it. Declare the \
      controller under 'controllers' and write its id. Only what a container lists and what it embeds may be defined \
      on the spot.
      """,
    wrong: """
      scene: Edges
      controllers:
        home: { segues: { next: { show: { id: detail } } } }
      """,
    right: """
      scene: Edges
      controllers:
        home: { segues: { next: { show: detail } } }
        detail:
      """)
}
