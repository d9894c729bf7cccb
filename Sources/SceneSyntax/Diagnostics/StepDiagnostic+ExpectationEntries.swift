internal import SceneBasics

/// Expectations and events: what the catalogue says.
extension StepDiagnostic {
  /// The entry of the catalogue for `expectationNotIndented`.
  static let expectationNotIndentedEntry = CatalogueEntry(
    .error, "expectations beside 'expect'",
    explanation: """
      The expectations of a scene stand under 'expect', indented further than the word. Here they start in the same \
      column. So they are options of the step, and 'expect' is empty: a test that can't fail. Indent the lines by two \
      more spaces.
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

  /// The entry of the catalogue for `labelInEvent`.
  static let labelInEventEntry = CatalogueEntry(
    .error, "an argument label in an event",
    explanation: """
      Events have no argument labels. YAML reads unquoted text with a colon and a blank as a mapping. So \
      'a.willMove(toParent: nil)' would be a key 'a.willMove(toParent' with the value 'nil)'. Write only the argument. \
      Each callback has at most one argument that is compared.
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

  /// The entry of the catalogue for `malformedEvent`.
  static let malformedEventEntry = CatalogueEntry(
    .error, "not an event",
    explanation: """
      An event is an instance, a dot and a callback, with one argument in parentheses if it matters: \
      'yellow.viewWillAppear(true)', 'app.didBecomeActive'. Behind an appearance callback flags may follow, as in \
      'yellow.viewWillAppear isMovingToParent'. This text has another form and could never occur in a \
      trace. So the expectation would always fail or, under 'lacks', always hold. Write it in the form that \
      'scenograph run' prints.
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

  /// The entry of the catalogue for `foldedLines`.
  static let foldedLinesEntry = CatalogueEntry(
    .error, "lines that YAML joins",
    explanation: """
      A tree, or a block of events, needs its lines. After '>' YAML joins them to one line with blanks, and removes \
      the indentation. Write '|' instead, which keeps the text as it is.
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

  /// The entry of the catalogue for `countsNothing`.
  static let countsNothingEntry = CatalogueEntry(
    .warning, "an expectation that always holds",
    explanation: """
      'trace' compares the controllers and callbacks that its list names, and those that 'of' and 'callbacks' add. An \
      empty list needs both keys; without them there is nothing to compare. The same is true for 'expect' without \
      content, for 'answers' without a question, and for an empty 'contains', 'lacks', 'alive' or 'released'. To say \
      that nothing happened, name what to compare, or use 'lacks'. An empty 'device' restricts nothing.
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
