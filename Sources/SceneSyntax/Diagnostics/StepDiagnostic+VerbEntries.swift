internal import SceneBasics

/// Verbs and what stands behind them: what the catalogue says.
extension StepDiagnostic {
  /// What the catalogue says of `missingVerb`.
  static let missingVerbEntry = CatalogueEntry(
    .error, "no verb",
    explanation: """
      A segue says what it does with a verb as its key: 'show', 'present', 'push', 'embed', 'unwind' and so \
      on. A segue without one leads nowhere. Add the verb with the controller, or for 'unwind' the action, \
      behind it.
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

  /// What the catalogue says of `severalVerbs`.
  static let severalVerbsEntry = CatalogueEntry(
    .error, "two verbs in one place",
    explanation: """
      A segue or a step has exactly one verb, with its options beside it. The order of keys means nothing in \
      YAML, so two verbs in one step can't mean one after the other. Give each a step of its own, with a dash, \
      or a segue of its own.
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

  /// What the catalogue says of `unknownVerb`.
  static let unknownVerbEntry = CatalogueEntry(
    .error, "an unknown step",
    explanation: """
      A step starts with one of the verbs of the script, spelt with UIKit's words and capitals. This isn't \
      one, so nobody knows what would happen. Take the verb that the finding suggests.
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

  /// What the catalogue says of `missingObject`.
  static let missingObjectEntry = CatalogueEntry(
    .error, "a verb without its object",
    explanation: """
      This verb does something to something: a controller, a segue, a tab, a size. Without it the step can't \
      mean anything. A few verbs stand alone, such as 'pop', 'dismiss' and 'launch'; for the others write what \
      they act on behind the colon.
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

  /// What the catalogue says of `needlessObject`.
  static let needlessObjectEntry = CatalogueEntry(
    .error, "an object that the verb doesn't take",
    explanation: """
      The verb acts on whatever is there: 'pop' takes the top of the stack, 'dismiss' what is presented. \
      Something behind it would be ignored. Write the verb alone; 'in' names the controller whose code it is, \
      and 'popTo' pops to a certain one.
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
}
