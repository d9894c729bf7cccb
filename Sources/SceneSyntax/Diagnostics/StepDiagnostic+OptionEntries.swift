internal import SceneBasics

/// Options of steps: what the catalogue says.
extension StepDiagnostic {
  /// The entry of the catalogue for `foreignOption`.
  static let foreignOptionEntry = CatalogueEntry(
    .error, "an option of another verb",
    explanation: """
      Some options belong to certain verbs: 'cancelled' to a swipe, a dismissal or a transition, 'direction' to \
      setViewControllers, 'completion' to calls that have a completion block in UIKit. With another verb the tool would have to ignore the option, and the \
      step would not do what it says. Delete the option, or use a verb that takes it.
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

  /// The entry of the catalogue for `nestedOptions`.
  static let nestedOptionsEntry = CatalogueEntry(
    .error, "options under the verb",
    explanation: """
      Options stand beside the verb, in the same column, and not under it. Both are valid YAML, but a value under the \
      verb is its object: 'pop' would have the object '{ animated: false }'. Move the options to the left, to the \
      column of the verb.
      """,
    wrong: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }, { id: detail }] } }
      script:
        - pop:
            animated: false
      """,
    right: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }, { id: detail }] } }
      script:
        - pop:
          animated: false
      """)

  /// The entry of the catalogue for `untracked`.
  static let untrackedEntry = CatalogueEntry(
    .error, "a callback whose reading isn't noted",
    explanation: """
      'changed' says that a model has changed, and names the callbacks that have read it. UIKit notes what the four \
      callbacks of layout read: 'updateViewConstraints', 'updateProperties', 'viewWillLayoutSubviews' and \
      'viewDidLayoutSubviews'. What 'viewDidLoad', 'viewWillAppear' or 'viewIsAppearing' reads isn't noted, so they \
      never come again for it. Read the model in one of the four.
      """,
    wrong: """
      scene: Models
      ios: 26
      initial: home
      controllers: { home: }
      script:
        - changed: [home.viewWillAppear]
      """,
    right: """
      scene: Models
      ios: 26
      initial: home
      controllers: { home: }
      script:
        - changed: [home.updateProperties]
      """, rules: ["V65"])

  /// The entry of the catalogue for `waitInCode`.
  static let waitInCodeEntry = CatalogueEntry(
    .warning, "a wait in a callback or a completion",
    explanation: """
      The steps of a callback, a completion or an animation block are code, and code on the main queue can't wait: all \
      of them run in one turn. 'wait' stands in the script, where it lets time pass. A timer in code is the option \
      'after' of the step that comes later.
      """,
    wrong: """
      scene: Splash
      initial: splash
      controllers:
        splash: { overrides: { viewDidAppear: [{ wait: 2 }, { setRoot: home }] } }
        home:
      """,
    right: """
      scene: Splash
      initial: splash
      controllers:
        splash: { overrides: { viewDidAppear: [{ setRoot: home, after: 2 }] } }
        home:
      """)

  /// The entry of the catalogue for `looseOption`.
  static let looseOptionEntry = CatalogueEntry(
    .error, "an option that became a step",
    explanation: """
      A dash starts a new step, and this step has no verb, only options. Usually the dash is a mistake, and the line \
      belongs to the step before. Replace the dash by a blank, so that the option starts in the column of that step's \
      verb.
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

  /// The entry of the catalogue for `onMeansIn`.
  static let onMeansInEntry = CatalogueEntry(
    .error, "'on' for 'in'",
    explanation: """
      'in' names the controller whose code contains the step. 'on' would be a natural word for it. But as a key it \
      means true to readers of YAML 1.1, so the format doesn't use it. Write 'in'.
      """,
    wrong: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }, { id: detail }] } }
      script:
        - pop:
          on: home
      """,
    right: """
      scene: Options
      initial: home
      controllers: { home: { kind: navigation, stack: [{ id: list }, { id: detail }] } }
      script:
        - pop:
          in: home
      """)
}
