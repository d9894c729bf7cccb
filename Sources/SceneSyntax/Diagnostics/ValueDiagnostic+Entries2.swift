internal import SceneBasics

/// The catalogue's texts.
extension ValueDiagnostic {
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
