internal import SceneBasics

/// Verbs and what stands behind them: what the catalogue says.
extension StepDiagnostic {
  /// The entry of the catalogue for `missingVerb`.
  static let missingVerbEntry = CatalogueEntry(
    .error, "no verb",
    explanation: """
      A segue says what it does with a verb as its key: 'show', 'present', 'push', 'embed', 'unwind' and so on. A \
      segue without a verb has no destination. Add the verb and its controller, or for 'unwind' its action.
      """,
    wrong: """
      scene: Verbs
      controllers:
        home: { segues: { next: { animated: false } } }
      """,
    right: """
      scene: Verbs
      controllers:
        home: { segues: { next: { show: home, animated: false } } }
      """)

  /// The entry of the catalogue for `severalVerbs`.
  static let severalVerbsEntry = CatalogueEntry(
    .error, "two verbs in one place",
    explanation: """
      A segue or a step has exactly one verb, with its options beside it. The order of keys has no meaning in YAML, so \
      two verbs in one step can't mean one after the other. Give each verb its own step, with a dash, or its own \
      segue.
      """,
    wrong: """
      scene: Verbs
      controllers:
        home: { segues: { next: { show: home, present: home } } }
      """,
    right: """
      scene: Verbs
      controllers:
        home: { segues: { next: { show: home }, over: { present: home } } }
      """)

  /// The entry of the catalogue for `unknownVerb`.
  static let unknownVerbEntry = CatalogueEntry(
    .error, "an unknown step",
    explanation: """
      A step starts with one of the verbs of the script, spelt with UIKit's words and capitals. This word isn't one of \
      them. Take the verb that the finding suggests.
      """,
    wrong: """
      scene: Verbs
      initial: home
      controllers: { home: }
      script:
        - lunch
      """,
    right: """
      scene: Verbs
      initial: home
      controllers: { home: }
      script:
        - launch
      """)

  /// The entry of the catalogue for `missingObject`.
  static let missingObjectEntry = CatalogueEntry(
    .error, "a verb without its object",
    explanation: """
      This verb needs an object: a controller, a segue, a tab, a size. Without the object the step has no meaning. A \
      few verbs stand alone, such as 'pop', 'dismiss' and 'launch'. For the others, write the object after the colon.
      """,
    wrong: """
      scene: Objects
      initial: home
      controllers: { home: }
      script:
        - present
      """,
    right: """
      scene: Objects
      initial: home
      controllers: { home: , detail: }
      script:
        - present: detail
      """)

  /// The entry of the catalogue for `needlessObject`.
  static let needlessObjectEntry = CatalogueEntry(
    .error, "an object that the verb doesn't take",
    explanation: """
      The verb needs no object: 'pop' takes the top of the stack, and 'dismiss' takes the presented controller. The \
      tool would have to ignore an object. Write the verb alone. 'in' names the controller whose code contains the \
      step, and 'popTo' pops to a certain controller.
      """,
    wrong: """
      scene: Objects
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - pop: main
      """,
    right: """
      scene: Objects
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - pop:
          in: main
      """)

  /// The entry of the catalogue for `stepOutsideCode`.
  static let stepOutsideCodeEntry = CatalogueEntry(
    .error, "a step that no code can take",
    explanation: """
      Steps under 'overrides' and in a custom segue are lines of a controller's code. Rotation, a new window size, the \
      background and the launch happen to the app. An 'expect' step belongs to the test. None of them can be code. \
      Move the step to 'script'.
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

  /// The entry of the catalogue for `customWithoutClass`.
  static let customWithoutClassEntry = CatalogueEntry(
    .error, "a custom segue without a class",
    explanation: """
      A class of the app says what a custom segue does, so a reader of the scene has to know the class: 'class' names \
      it. With 'steps' the scene can also say what its perform() does. Without steps the segue is drawn, but can't be \
      fired. Add 'class'.
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
}
