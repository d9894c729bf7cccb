internal import SceneBasics

/// Text that reads differently elsewhere: what the catalogue says.
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
      '~', 'Null' and 'NULL' are words for nothing to readers of YAML, so a title of that name would be no title. \
      To leave a value out, leave its key out or write 'null'; if the text is meant, quote it.
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
}
