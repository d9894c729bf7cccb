internal import SceneBasics

/// Text that reads differently elsewhere: what the catalogue says.
extension ValueDiagnostic {
  /// The entry of the catalogue for `ambiguousBoolean`.
  static let ambiguousBooleanEntry = CatalogueEntry(
    .error, "unquoted text that reads as true or false",
    explanation: """
      YAML 1.1 reads 'yes', 'no', 'on', 'off', 'y', 'n' and similar words as true or false, and YAML 1.2 reads them as \
      text. A title 'No' would be a text here and a boolean in the next tool, which then fails or drops it. Quote \
      text, so that it is text in every tool.
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

  /// The entry of the catalogue for `ambiguousNull`.
  static let ambiguousNullEntry = CatalogueEntry(
    .error, "unquoted text that reads as nothing",
    explanation: """
      Readers of YAML take '~', 'Null' and 'NULL' for null, so a title with that text would be no title. To leave a \
      value out, leave its key out or write 'null'. If you mean the text, quote it.
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

  /// The entry of the catalogue for `ambiguousNumber`.
  static let ambiguousNumberEntry = CatalogueEntry(
    .error, "unquoted text that reads as a number",
    explanation: """
      Some or all readers of YAML take '2024', '0x1F', '1_000', '.inf' and '1e3' for numbers. Such a title may come \
      back as '2024.0', as 31 or as 1000. If you mean text, quote it.
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

  /// The entry of the catalogue for `ambiguousTime`.
  static let ambiguousTimeEntry = CatalogueEntry(
    .error, "unquoted text that reads as a number of base sixty",
    explanation: """
      YAML 1.1 takes '1:30' for a number of base sixty: ninety. YAML 1.2 takes it for text. So the file has two \
      meanings. Quote the text.
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

  /// The entry of the catalogue for `ambiguousDate`.
  static let ambiguousDateEntry = CatalogueEntry(
    .error, "unquoted text that reads as a date",
    explanation: """
      YAML 1.1 makes a date of '2024-05-17'. Other tools then print it in another form, or refuse it. If you mean \
      text, quote it.
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

  /// The entry of the catalogue for `ambiguousIndicator`.
  static let ambiguousIndicatorEntry = CatalogueEntry(
    .error, "unquoted text that is a sign of YAML 1.1",
    explanation: """
      '=' and '<<' alone have a special meaning in YAML 1.1, and common readers of YAML stop at them. If you mean the \
      text, put it in quotes.
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

  /// The entry of the catalogue for `numberIsComment`.
  static let numberIsCommentEntry = CatalogueEntry(
    .warning, "a number or a word that YAML takes for a comment",
    explanation: """
      A '#' after a blank starts a comment. 'yellow #2' is 'yellow' with a comment, not the second instance. So the \
      number is silently lost, and the step names another controller. Write the number without a blank before it. In \
      the same way 'title: Order #5' is the title 'Order'. Put quotes around such a text. If you mean a comment, put a \
      blank after the '#'.
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
