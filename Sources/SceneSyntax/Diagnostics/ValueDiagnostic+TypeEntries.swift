internal import SceneBasics

/// Values of the wrong type: what the catalogue says.
extension ValueDiagnostic {
  /// What the catalogue says of `emptyValue`.
  static let emptyValueEntry = CatalogueEntry(
    .error, "a key without a value",
    explanation: """
      Nothing stands behind the colon, which YAML reads as null. For a controller that means one with nothing \
      special about it, for a verb that needs nothing it is right too; anywhere else something was forgotten, \
      or the lines that belong to the key aren't indented. Write the value, or delete the key.
      """,
    wrong: """
      scene: Empty
      controllers:
        home: { title: }
      """,
    right: """
      scene: Empty
      controllers:
        home: { title: Home }
      """)

  /// What the catalogue says of `unexpectedValue`.
  static let unexpectedValueEntry = CatalogueEntry(
    .error, "a value of another shape",
    explanation: """
      The place wants another kind of value: a list where a single one stands, a mapping where a list stands, \
      or the like. 'stack', 'tabs', 'pages' and 'children' are lists even of one. Such a file can't mean \
      anything, and guessing would hide the next mistake. Write the shape that the finding names.
      """,
    wrong: """
      scene: Shapes
      controllers:
        main: { kind: navigation, stack: first }
        first:
      """,
    right: """
      scene: Shapes
      controllers:
        main: { kind: navigation, stack: [first] }
        first:
      """)

  /// What the catalogue says of `notABoolean`.
  static let notABooleanEntry = CatalogueEntry(
    .error, "neither true nor false",
    explanation: """
      Only 'true' and 'false', without quotes, are booleans. 'yes', 'on' and '1' are in some readers of YAML \
      and aren't in others, and a quoted word is a text in all of them. Write true or false.
      """,
    wrong: """
      scene: Booleans
      controllers:
        main: { kind: navigation, stack: [], isNavigationBarHidden: yes }
      """,
    right: """
      scene: Booleans
      controllers:
        main: { kind: navigation, stack: [], isNavigationBarHidden: true }
      """)

  /// What the catalogue says of `notANumber`.
  static let notANumberEntry = CatalogueEntry(
    .error, "not the number that is wanted",
    explanation: """
      Numbers are written with digits, a point before a fraction and a minus where one makes sense, and \
      without quotes, units, exponents or underscores: these are read in different ways by different tools. \
      Sizes, times and counts aren't negative. Times are seconds.
      """,
    wrong: """
      scene: Numbers
      initial: home
      controllers: { home: }
      script:
        - wait: 2s
      """,
    right: """
      scene: Numbers
      initial: home
      controllers: { home: }
      script:
        - wait: 2
      """)

  /// What the catalogue says of `unknownWord`.
  static let unknownWordEntry = CatalogueEntry(
    .error, "not a word of the list",
    explanation: """
      The place takes one word of a closed list: a kind, a style, an orientation, the name of a UIKit message. \
      They are spelt as UIKit spells them, capitals included. Take the word that the finding suggests, or look \
      the list up in the reference.
      """,
    wrong: """
      scene: Words
      controllers:
        main: { kind: navigaton }
      """,
    right: """
      scene: Words
      controllers:
        main: { kind: navigation }
      """)
}
