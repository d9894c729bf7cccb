internal import SceneBasics

/// Expectations and events: what the catalogue says.
extension StepDiagnostic {
  /// What the catalogue says of `expectationNotIndented`.
  static let expectationNotIndentedEntry = CatalogueEntry(
    .error, "expectations beside 'expect'",
    explanation: """
      What a scene expects stands under 'expect', indented more deeply than the word. Here it starts in the \
      same column, which makes it an option of the step and leaves 'expect' with nothing to expect: a test \
      that can't fail. Indent the lines by two spaces more.
      """,
    wrong: """
      scene: Expect
      initial: home
      controllers: { home: }
      script:
        - expect:
          visible: home
      """,
    right: """
      scene: Expect
      initial: home
      controllers: { home: }
      script:
        - expect:
            visible: home
      """)

  /// What the catalogue says of `labelInEvent`.
  static let labelInEventEntry = CatalogueEntry(
    .error, "an argument label in an event",
    explanation: """
      Events have no argument labels. Unquoted text with a colon and a blank in it is a mapping to YAML, so \
      'a.willMove(toParent: nil)' would be a key 'a.willMove(toParent' with the value 'nil)'. Write the \
      argument alone; each callback has at most one that is compared.
      """,
    wrong: """
      scene: Labels
      initial: home
      controllers: { home: }
      script:
        - expect:
            trace: [home.willMove(toParent: nil)]
      """,
    right: """
      scene: Labels
      initial: home
      controllers: { home: }
      script:
        - expect:
            trace: [home.willMove(nil)]
      """)

  /// What the catalogue says of `malformedEvent`.
  static let malformedEventEntry = CatalogueEntry(
    .error, "not an event",
    explanation: """
      An event is an instance, a dot and a callback, with one argument in parentheses if it matters: \
      'yellow.viewWillAppear(true)', 'app.didBecomeActive'. This text has another form and could never occur \
      in a trace, so the expectation would fail or, under 'lacks', hold for ever. Write it as 'scenograph run' \
      prints it.
      """,
    wrong: """
      scene: Events
      initial: home
      controllers: { home: }
      script:
        - expect:
            lacks: [viewDidAppear]
      """,
    right: """
      scene: Events
      initial: home
      controllers: { home: }
      script:
        - expect:
            lacks: [home.viewDidAppear]
      """)

  /// What the catalogue says of `foldedLines`.
  static let foldedLinesEntry = CatalogueEntry(
    .error, "lines that YAML joins",
    explanation: """
      A tree and a list of events in a block need their lines. After '>' YAML joins them to one line with \
      blanks, and indentation is lost. Write '|' instead, which keeps the text as it stands.
      """,
    wrong: """
      scene: Lines
      initial: home
      controllers: { home: }
      script:
        - expect:
            tree: >
              home appeared
      """,
    right: """
      scene: Lines
      initial: home
      controllers: { home: }
      script:
        - expect:
            tree: |
              home appeared
      """)

  /// What the catalogue says of `countsNothing`.
  static let countsNothingEntry = CatalogueEntry(
    .warning, "an expectation that always holds",
    explanation: """
      What counts for 'trace' is the controllers and the callbacks that occur in its list, and those that 'of' and \
      'callbacks' add. An empty list needs both, or nothing counts and nothing can differ from it. The same goes for \
      'expect' without anything that must hold, for 'answers' without a question, and for an empty 'contains', \
      'lacks', 'alive' or 'released'. To say that nothing happened, name what is looked at, or use 'lacks'.
      """,
    wrong: """
      scene: Silence
      initial: home
      controllers: { home: }
      script:
        - wait: 1
        - expect: { of: [home], trace: [] }
      """,
    right: """
      scene: Silence
      initial: home
      controllers: { home: }
      script:
        - wait: 1
        - expect: { of: [home], callbacks: [appearance], trace: [] }
      """)
}
