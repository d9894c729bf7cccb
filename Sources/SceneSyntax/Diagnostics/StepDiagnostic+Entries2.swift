internal import SceneBasics

/// The catalogue's texts.
extension StepDiagnostic {
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

  /// What the catalogue says of `stepOutsideCode`.
  static let stepOutsideCodeEntry = CatalogueEntry(
    .error, "a step that no code can take",
    explanation: """
      Steps under 'overrides' and in a custom segue are lines of a controller's code. Turning the device, \
      resizing the window, sending the app to the background and launching happen to the app, and expecting is \
      done by whoever looks at it. None of them can stand in code. Move the step to 'script'.
      """,
    wrong: """
      scene: Code
      controllers:
        home:
          overrides:
            viewDidLoad: [{ rotate: landscape }]
      """,
    right: """
      scene: Code
      initial: home
      controllers:
        home:
      script:
        - rotate: landscape
      """)

  /// What the catalogue says of `customWithoutClass`.
  static let customWithoutClassEntry = CatalogueEntry(
    .error, "a custom segue without a class",
    explanation: """
      What a custom segue does is written in a class of the app, so a reader of the scene has to know which: \
      'class' names it. With 'steps' the scene can also say what its perform() does; without them the segue is \
      drawn and can't be fired. Add 'class'.
      """,
    wrong: """
      scene: Custom
      controllers:
        home: { segues: { slide: { custom: home } } }
      """,
    right: """
      scene: Custom
      controllers:
        home: { segues: { slide: { custom: home, class: SlideSegue } } }
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
