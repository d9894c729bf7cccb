internal import SceneBasics

/// Values of the wrong type: what the catalogue says.
extension ValueDiagnostic {
  /// The entry of the catalogue for `emptyValue`.
  static let emptyValueEntry = CatalogueEntry(
    .error, "a key without a value",
    explanation: """
      The key has no value after the colon, and YAML reads that as null. Two places allow this: a controller that has \
      only defaults, and a verb that needs no object. Elsewhere the value was forgotten, or its lines aren't indented. \
      Write the value, or delete the key.
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

  /// The entry of the catalogue for `unexpectedValue`.
  static let unexpectedValueEntry = CatalogueEntry(
    .error, "a value of another shape",
    explanation: """
      The place needs another kind of value: for example a list instead of a single value, or a mapping instead of a \
      list. 'stack', 'tabs', 'pages' and 'children' are lists even with one element. The tool doesn't guess, since a \
      guess would hide the next mistake. Write the shape that the finding names.
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

  /// The entry of the catalogue for `notABoolean`.
  static let notABooleanEntry = CatalogueEntry(
    .error, "neither true nor false",
    explanation: """
      Only 'true' and 'false', without quotes, are booleans. 'yes', 'on' and '1' are booleans to some readers of YAML \
      only, and a quoted word is text to all of them. Write true or false.
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

  /// The entry of the catalogue for `notANumber`.
  static let notANumberEntry = CatalogueEntry(
    .error, "not the number that is wanted",
    explanation: """
      Write a number with digits, with a point before a fraction, and with a minus if a negative number makes sense. \
      Quotes, units, exponents and underscores aren't allowed, since tools read them differently. Sizes, times and \
      counts aren't negative. Times are seconds.
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

  /// The entry of the catalogue for `unknownWord`.
  static let unknownWordEntry = CatalogueEntry(
    .error, "not a word of the list",
    explanation: """
      The place takes one word of a closed list: a kind, a style, an orientation, the name of a UIKit message. The \
      words are spelt as in UIKit, including capitals. Take the word that the finding suggests, or look up the list in \
      the reference.
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
