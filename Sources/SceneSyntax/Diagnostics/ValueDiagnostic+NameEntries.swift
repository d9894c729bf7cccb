internal import SceneBasics

/// Ids, names and paths: what the catalogue says.
extension ValueDiagnostic {
  /// What the catalogue says of `malformedID`.
  static let malformedIDEntry = CatalogueEntry(
    .error, "not an id",
    explanation: """
      Ids start with a letter and go on with letters, digits, '_' and '-', all of ASCII: they go into file \
      names, DOT and JSON, and look-alike letters of other scripts would mislead. 'x-' at the start is for \
      extensions. A title, a note and a sender take any text in any script; put the real name there.
      """,
    wrong: """
      scene: Ids
      controllers:
        écran: { title: Écran }
      """,
    right: """
      scene: Ids
      controllers:
        ecran: { title: Écran }
      """)

  /// What the catalogue says of `reservedID`.
  static let reservedIDEntry = CatalogueEntry(
    .error, "an id that means something else",
    explanation: """
      'y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null' and 'nil' are values to some reader of YAML, \
      or to the format itself; 'app', 'launch' and 'more' already name something in traces and steps. As ids \
      they would have to be quoted everywhere, in each tool that reads the file, and forgetting it once \
      changes the meaning. Choose another id and say the word in 'title'.
      """,
    wrong: """
      scene: Reserved
      controllers:
        more: { title: More }
      """,
    right: """
      scene: Reserved
      controllers:
        moreScreen: { title: More }
      """)

  /// What the catalogue says of `duplicateID`.
  static let duplicateIDEntry = CatalogueEntry(
    .error, "an id that is taken",
    explanation: """
      The controllers of a file, those that are defined inside others included, and the aliases of its imports \
      share one namespace, so that a name means one thing wherever it stands. This id is declared a second \
      time. Choose another one for either; if both are the same controller, define it once and name it in the \
      other place.
      """,
    wrong: """
      scene: Ids
      controllers:
        main: { kind: navigation, stack: [{ id: home }] }
        home: { title: Home }
      """,
    right: """
      scene: Ids
      controllers:
        main: { kind: navigation, stack: [home] }
        home: { title: Home }
      """)

  /// What the catalogue says of `idsDifferInCase`.
  static let idsDifferInCaseEntry = CatalogueEntry(
    .error, "ids that differ in nothing but capitals",
    explanation: """
      Ids are case-sensitive, and two that differ in nothing but capitals are still a trap: they fall together \
      in file systems that ignore case, and a slip of the shift key leads to the wrong controller without a \
      finding. Rename one of the two.
      """,
    wrong: """
      scene: Capitals
      controllers:
        detail:
        Detail:
      """,
    right: """
      scene: Capitals
      controllers:
        detail:
        detailPage:
      """)

  /// What the catalogue says of `malformedName`.
  static let malformedNameEntry = CatalogueEntry(
    .error, "not the name of a controller",
    explanation: """
      A controller is named by its id. A controller of an imported file has the import's alias and a '/' \
      before it, and in steps and expectations '#2' may follow for the second instance. Nothing else can be a \
      name: no blanks, no dots, no other signs. Correct the spelling, and put no blank before '#'.
      """,
    wrong: """
      scene: Names
      initial: home screen
      controllers: { home: }
      """,
    right: """
      scene: Names
      initial: home
      controllers: { home: }
      """)

  /// What the catalogue says of `instanceUnderControllers`.
  static let instanceUnderControllersEntry = CatalogueEntry(
    .error, "an instance where a template is wanted",
    explanation: """
      Under 'controllers' a name means the template. Each time that it is named it makes an instance of its \
      own, numbered in the order in which they come: three times 'page' is 'page', 'page#2' and 'page#3'. So \
      the number can't be said here. Repeat the name without it.
      """,
    wrong: """
      scene: Templates
      controllers:
        book: { children: [page, page#2] }
        page:
      """,
    right: """
      scene: Templates
      controllers:
        book: { children: [page, page] }
        page:
      """)

  /// What the catalogue says of `malformedPath`.
  static let malformedPathEntry = CatalogueEntry(
    .error, "not a path that can be imported",
    explanation: """
      The path of an import starts from the folder of the file that it stands in, and has '/' between its \
      parts on every system, so that a folder of scenes can be moved and shared. Absolute paths, backslashes, \
      folders and URLs don't fit that. Write the way from this file to the other.
      """,
    wrong: """
      scene: Paths
      import: { other: /scenes/other.scene.yaml }
      """,
    right: """
      scene: Paths
      import: { other: other.scene.yaml }
      """)
}
