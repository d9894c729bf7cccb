internal import SceneBasics

/// Ids, names and paths: what the catalogue says.
extension ValueDiagnostic {
  /// The entry of the catalogue for `malformedID`.
  static let malformedIDEntry = CatalogueEntry(
    .error, "not an id",
    explanation: """
      An id starts with a letter and continues with letters, digits, '_' and '-', all of ASCII. Ids go into file \
      names, DOT and JSON, and letters of other scripts can look the same. 'x-' at the start is for extensions. A \
      title, a note and a sender take any text in any script; put the real name there.
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

  /// The entry of the catalogue for `reservedID`.
  static let reservedIDEntry = CatalogueEntry(
    .error, "a reserved id",
    explanation: """
      Some reader of YAML, or the format itself, takes 'y', 'n', 'yes', 'no', 'on', 'off', 'true', 'false', 'null' and \
      'nil' for values. 'app', 'launch' and 'more' already name something in traces and steps. You would have to quote \
      such an id everywhere, and one forgotten quote would change the meaning. Choose another id and put the word into \
      'title'.
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

  /// The entry of the catalogue for `duplicateID`.
  static let duplicateIDEntry = CatalogueEntry(
    .error, "a duplicate id",
    explanation: """
      All controllers of a file and the aliases of its imports share one namespace, including controllers that are \
      defined inside others. So a name has one meaning everywhere. This id is declared a second time. Choose another \
      id for one of the two. If both are the same controller, define it once and name it in the other place.
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

  /// The entry of the catalogue for `idsDifferInCase`.
  static let idsDifferInCaseEntry = CatalogueEntry(
    .error, "ids that differ only in capitals",
    explanation: """
      Ids are case-sensitive. But two ids that differ only in capitals are a trap: they are equal in file systems that \
      ignore case, and a typing mistake names the wrong controller without a finding. Rename one of the two.
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

  /// The entry of the catalogue for `malformedName`.
  static let malformedNameEntry = CatalogueEntry(
    .error, "not the name of a controller",
    explanation: """
      The name of a controller is its id. A controller of an imported file has the import's alias and a '/' before it. \
      In steps and expectations '#2' may follow for the second instance. A name contains no blanks, no dots and no \
      other signs. Correct the spelling, and put no blank before '#'.
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

  /// The entry of the catalogue for `instanceUnderControllers`.
  static let instanceUnderControllersEntry = CatalogueEntry(
    .error, "an instance where a template is wanted",
    explanation: """
      Under 'controllers' a name means the template. Each use makes an instance, and the instances are numbered in \
      order: three times 'page' is 'page', 'page#2' and 'page#3'. So a number has no meaning here. Repeat the name \
      without it.
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

  /// The entry of the catalogue for `malformedPath`.
  static let malformedPathEntry = CatalogueEntry(
    .error, "not a path that can be imported",
    explanation: """
      The path of an import starts at the folder of the importing file, and has '/' between its parts on every system. \
      So you can move and share a folder of scenes. Absolute paths, backslashes, folders and URLs are not allowed. \
      Write the relative path from this file to the other.
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
