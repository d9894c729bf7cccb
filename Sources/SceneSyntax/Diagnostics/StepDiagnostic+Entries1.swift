internal import SceneBasics

/// The catalogue's texts.
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

  /// What the catalogue says of `foreignOption`.
  static let foreignOptionEntry = CatalogueEntry(
    .error, "an option of another verb",
    explanation: """
      Some options belong to certain verbs: 'cancelled' to a swipe, 'direction' to setViewControllers, \
      'completion' to what has a completion block in UIKit. Beside another verb the option would be ignored, \
      and the step would do something else than what it says. Delete it, or use a verb that takes it.
      """,
    wrong: """
      scene: Options
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - pop
        - pop:
          cancelled: true
      """,
    right: """
      scene: Options
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - pop
        - swipe: pop
          cancelled: true
      """)

  /// What the catalogue says of `nestedOptions`.
  static let nestedOptionsEntry = CatalogueEntry(
    .error, "options under the verb",
    explanation: """
      Options stand beside the verb, in the same column, and not under it. Both are valid YAML, but a value \
      under the verb is its object: 'pop' would have the object '{ animated: false }'. Move the options to the \
      left until they start where the verb starts.
      """,
    wrong: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }] } }
      script:
        - pop:
            animated: false
      """,
    right: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }] } }
      script:
        - pop:
          animated: false
      """)

  /// What the catalogue says of `looseOption`.
  static let looseOptionEntry = CatalogueEntry(
    .error, "an option that became a step",
    explanation: """
      A dash starts a new step, and this one has no verb, only options. Mostly the dash is one too many and \
      the line belongs to the step before. Replace the dash by a blank, so that the option starts in the \
      column of that step's verb.
      """,
    wrong: """
      scene: Options
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - swipe: pop
        - cancelled: true
      """,
    right: """
      scene: Options
      initial: main
      controllers: { main: { kind: navigation, stack: [] } }
      script:
        - swipe: pop
          cancelled: true
      """)

  /// What the catalogue says of `onMeansIn`.
  static let onMeansInEntry = CatalogueEntry(
    .error, "'on' for 'in'",
    explanation: """
      The controller in whose code a step stands is named with 'in'. 'on' would be the first word to come to \
      mind, but as a key it is true to readers of YAML 1.1, so the format doesn't use it. Write 'in'.
      """,
    wrong: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }] } }
      script:
        - pop:
          on: home
      """,
    right: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }] } }
      script:
        - pop:
          in: home
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
}
