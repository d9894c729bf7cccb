internal import SceneBasics

/// The catalogue's texts.
extension ValueDiagnostic {
  /// What the catalogue says of `ambiguousBoolean`.
  static let ambiguousBooleanEntry = CatalogueEntry(
    .error, "unquoted text that reads as true or false",
    explanation: """
      YAML 1.1 reads 'yes', 'no', 'on', 'off', 'y', 'n' and the like as true or false, YAML 1.2 reads them as \
      text. A title 'No' is a text here and a boolean in the next tool, which then fails or drops it. What is \
      text everywhere is text in quotes.
      """,
    wrong: """
      scene: Answers
      controllers:
        home: { title: No }
      """,
    right: """
      scene: Answers
      controllers:
        home: { title: "No" }
      """)

  /// What the catalogue says of `ambiguousNull`.
  static let ambiguousNullEntry = CatalogueEntry(
    .error, "unquoted text that reads as nothing",
    explanation: """
      '~' and 'null' are words for nothing to every reader of YAML, so a title of that name would be no title. \
      To leave a value out, leave its key out; if the text is meant, quote it.
      """,
    wrong: """
      scene: Nothing
      controllers:
        home: { title: ~ }
      """,
    right: """
      scene: Nothing
      controllers:
        home: { title: "~" }
      """)

  /// What the catalogue says of `ambiguousNumber`.
  static let ambiguousNumberEntry = CatalogueEntry(
    .error, "unquoted text that reads as a number",
    explanation: """
      '2024', '0x1F', '1_000', '.inf' and '1e3' are numbers to some reader of YAML or to all of them. A title \
      that is a number to a tool may come back as '2024.0', as 31 or as 1000. Where text is wanted, quote it.
      """,
    wrong: """
      scene: Numbers
      controllers:
        year: { title: 2024 }
      """,
    right: """
      scene: Numbers
      controllers:
        year: { title: "2024" }
      """)

  /// What the catalogue says of `ambiguousTime`.
  static let ambiguousTimeEntry = CatalogueEntry(
    .error, "unquoted text that reads as a number of base sixty",
    explanation: """
      YAML 1.1 takes '1:30' for a number of base sixty: ninety. YAML 1.2 takes it for text, so both are right \
      and the file means two things. Quote it.
      """,
    wrong: """
      scene: Times
      controllers:
        clock: { title: 1:30 }
      """,
    right: """
      scene: Times
      controllers:
        clock: { title: "1:30" }
      """)

  /// What the catalogue says of `ambiguousDate`.
  static let ambiguousDateEntry = CatalogueEntry(
    .error, "unquoted text that reads as a date",
    explanation: """
      YAML 1.1 makes a date of '2024-05-17', which other tools then print in a form of their own, or refuse. \
      Quote it where text is meant.
      """,
    wrong: """
      scene: Dates
      controllers:
        today: { title: 2024-05-17 }
      """,
    right: """
      scene: Dates
      controllers:
        today: { title: "2024-05-17" }
      """)

  /// What the catalogue says of `ambiguousIndicator`.
  static let ambiguousIndicatorEntry = CatalogueEntry(
    .error, "unquoted text that is a sign of YAML 1.1",
    explanation: """
      '=' and '<<' alone have meanings of their own in YAML 1.1, and common readers stop at them. Put them in \
      quotes if they are meant as text.
      """,
    wrong: """
      scene: Signs
      controllers:
        sum: { title: = }
      """,
    right: """
      scene: Signs
      controllers:
        sum: { title: "=" }
      """)

  /// What the catalogue says of `numberIsComment`.
  static let numberIsCommentEntry = CatalogueEntry(
    .warning, "a number that YAML takes for a comment",
    explanation: """
      A '#' behind a blank starts a comment. 'yellow #2' is 'yellow' with a remark, not the second instance: \
      the number is lost in silence, and the step speaks of another controller. Write the number without a \
      blank before it; if a comment is meant, put a blank behind the '#'.
      """,
    wrong: """
      scene: Instances
      initial: home
      controllers: { home: , page: }
      script:
        - present: page
        - load: page #2
      """,
    right: """
      scene: Instances
      initial: home
      controllers: { home: , page: }
      script:
        - present: page
        - load: page#2
      """)

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
}
