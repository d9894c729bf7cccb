internal import SceneBasics

/// The catalogue's texts.
extension FormatDiagnostic {
  /// The entry of the catalogue for `unknownKey`.
  static let unknownKeyEntry = CatalogueEntry(
    .error, "an unknown key",
    explanation: """
      This place has a fixed set of keys. This key isn't one of them, and doesn't start with 'x-'. Tools that ignore \
      unknown keys turn each misspelling into a setting that silently does nothing. So it is an error here. Take the \
      key that the finding suggests. If the key is for another tool, start its name with 'x-'; then it may have any \
      value.
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

  /// The entry of the catalogue for `foreignKey`.
  static let foreignKeyEntry = CatalogueEntry(
    .error, "a key of another kind of controller",
    explanation: """
      Each kind of controller has its own keys: a navigation controller has a stack, a tab controller has tabs, a \
      split view has columns, a pager has pages. The tool never guesses the kind from the keys, since a misspelt key \
      would then change the kind. Either 'kind' is wrong or missing, or the key is wrong. The finding names the kinds \
      that take the key.
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

  /// The entry of the catalogue for `missingKey`.
  static let missingKeyEntry = CatalogueEntry(
    .error, "a missing key",
    explanation: """
      A scene needs 'scene', its name. It needs 'controllers', unless it imports some. If it has a script, it needs \
      'initial', the root of the window; the tool never guesses it. A library of screens for other files to import has \
      no script and needs no 'initial'. Add the key that the finding names.
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

  /// The entry of the catalogue for `contradictingKeys`.
  static let contradictingKeysEntry = CatalogueEntry(
    .error, "two keys that can't stand together",
    explanation: """
      'center', 'frames' and 'paging' are three different layouts, and a container has one layout. 'preload' has a \
      meaning only with 'paging'. If both keys stood there, the tool would have to ignore one. Keep the one that you \
      mean.
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

  /// The entry of the catalogue for `unknownFormat`.
  static let unknownFormatEntry = CatalogueEntry(
    .error, "a format that can't be read",
    explanation: """
      'format' is the version of the scene format. The version rises only when the meaning of an accepted file \
      changes. So this tool would give the file another meaning than its author did. Use a newer version of the tool, \
      or write 1.
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

  /// The entry of the catalogue for `unsupportedSystem`.
  static let unsupportedSystemEntry = CatalogueEntry(
    .error, "a system from before containers",
    explanation: """
      Custom containers exist since iOS 5. The tool doesn't follow older systems, and nobody has read their logs. \
      Write a major version from 5 on, as a whole number. The default is 17.
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

  /// The entry of the catalogue for `newerSystem`.
  static let newerSystemEntry = CatalogueEntry(
    .note, "a system newer than the tool knows",
    explanation: """
      When the tool was made, nobody knew the behaviour of this system. So the tool follows the newest system that it \
      knows. That is right unless the newer system changed something that the scene touches. If the trace should stay \
      the same with a newer tool, name the version that the tool follows.
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

  /// The entry of the catalogue for `missingID`.
  static let missingIDEntry = CatalogueEntry(
    .error, "a definition without an id",
    explanation: """
      A container may define a controller in its list. The controller still needs an 'id', because steps, expectations \
      and diagrams refer to it by name. Add an 'id', or declare the controller under 'controllers' and list its id.
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

  /// The entry of the catalogue for `definitionInEdge`.
  static let definitionInEdgeEntry = CatalogueEntry(
    .error, "a definition where a name is wanted",
    explanation: """
      A segue or a step leads to a controller; it doesn't own it. A controller that is defined here would be in no \
      list, and a second segue could not name it. Declare the controller under 'controllers' and write its id. Only \
      containers and embed segues may define a controller in place.
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

  /// The entry of the catalogue for `idleQuirk`.
  static let idleQuirkEntry = CatalogueEntry(
    .note, "a quirk that the system has anyway",
    explanation: """
      The quirk turns on a behaviour that the profile of this system already has, or turns off one that it doesn't \
      have, so the line changes nothing. `didMoveTwice` was a quirk once; published logs show it on every system from \
      iOS 10 on. Delete the quirk.
      """,
    wrong: """
      scene: Twice
      quirks: [didMoveTwice]
      controllers: { home: }
      """,
    right: """
      scene: Twice
      controllers: { home: }
      """)

  /// The entry of the catalogue for `classIsOnlyAName`.
  static let classIsOnlyANameEntry = CatalogueEntry(
    .warning, "a class of UIKit without its kind",
    explanation: """
      'class' is a name for diagrams. How a controller behaves is said by its 'kind', and how it is presented by its \
      'modalPresentationStyle'. A controller of the class UINavigationController without 'kind: navigation' has no \
      stack; one of the class UIAlertController has no actions. Write the kind instead of the class.
      """,
    wrong: """
      scene: Classes
      initial: main
      controllers:
        main: { class: UINavigationController, children: [home] }
        home:
      """,
    right: """
      scene: Classes
      initial: main
      controllers:
        main: { kind: navigation, stack: [home] }
        home:
      """)
}
