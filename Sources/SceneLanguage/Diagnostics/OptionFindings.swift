package import SceneBasics
internal import ScenePlan

/// Options of steps, among SG171 and up.
extension Diagnostic {
  package static let options: [Finding] = [
    foreignOption, nestedOptions, looseOption, onMeansIn, waitInCode,
  ]

  // MARK: SG174

  package static let foreignOption = Finding(
    174, "foreignOption", .error, "an option of another verb",
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

  /// - Parameter present: The keys that stand beside it, if they are known.
  package static func foreignOption(
    _ option: String, of verb: String, verbs: [String], beside present: [String]? = nil, at span: SourceSpan
  ) -> Diagnostic {
    if option == StepKey.duration.rawValue {
      return Diagnostic(
        foreignOption, "'\(verb)' is over at once and takes no 'duration'", at: span,
        hint: verb == StepVerb.setRoot.rawValue ? "delete it" : "delete it, or use 'transition', which lasts")
    }
    let hint =
      switch StepKey(rawValue: option) {
      case .into where verb == StepVerb.add.rawValue:
        "write the single calls: 'addChild', 'addSubview' with 'into', and 'didMove' with 'toParent'"
      case .from, .of: "the controller whose code it is stands behind 'in'"
      case .completion: "write what follows as the next step; each step waits until the one before has settled"
      case .cancelled: personInstead(of: StepVerb(rawValue: verb))
      default: "delete it, or use another verb"
      }
    return Diagnostic(
      foreignOption, "'\(verb)' takes no '\(option)'; that is an option of \(Wording.either(verbs))",
      at: span, hint: hint,
      fix: ["from", "of"].contains(option) && present?.contains("in") == false
        ? Fix("write 'in'", [TextEdit(span, by: "in", instead: option)]) : nil)
  }

  /// The gestures that a person lets go, by the change of code that runs to its end.
  private static let gestures: [StepVerb: String] = [
    .setViewControllers: "'swipe: forward' in a pager, or 'swipe: pop' in a stack",
    .pop: "'swipe: pop'", .popTo: "'swipe: pop'", .popToRoot: "'swipe: pop'",
    .showColumn: "'swipe: showColumn'", .hideColumn: "'swipe: hideColumn'",
  ]

  private static func personInstead(of verb: StepVerb?) -> String {
    verb.flatMap { gestures[$0] }.map { "what code changes runs to its end; a person lets go of \($0)" }
      ?? "delete it, or use another verb"
  }

  // MARK: SG175

  package static let nestedOptions = Finding(
    175, "nestedOptions", .error, "options under the verb",
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

  package static func nestedOptions(
    _ options: [String], of verb: String, object: String? = nil, hasObject: Bool, at span: SourceSpan, fix: Fix?
  ) -> Diagnostic {
    let shown = options.map { String($0.prefix(40)) }
    let first = "'- \(verb):\(object.map { " " + $0 } ?? (hasObject ? " …" : ""))'"
    return Diagnostic(
      nestedOptions, "options stand beside '\(verb)', not under it", at: span,
      hint: "write \(first) and, on the lines below, " + shown.map { "'  \($0)'" }.joined(separator: " and "),
      fix: fix)
  }

  // MARK: SG176

  package static let looseOption = Finding(
    176, "looseOption", .error, "an option that became a step",
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

  package static func looseOption(_ option: String, follows: Bool, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    // Alone it says as well that what comes next waits.
    if follows, option == StepKey.after.rawValue {
      return Diagnostic(
        looseOption, "'after' is no step but an option of one", at: span,
        hint: "to wait before the next step, write '- wait: 1'; to begin the one before later, put a space for the dash"
      )
    }
    return Diagnostic(
      looseOption, "'\(option)' is no step but an option of one", at: span,
      hint: follows
        ? "replace the dash by a space, so that it belongs to the step before"
        : "put it beside a verb, in the same item of the list",
      fix: fix)
  }

  /// In a list with brackets, where a comma ends the step.
  package static func optionInBrackets(_ option: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      looseOption, "'\(option)' is no step but an option of one", at: span,
      hint: "put braces around a step and its options, as in '[{ pop: , \(option): … }]'")
  }

  // MARK: SG177

  package static let onMeansIn = Finding(
    177, "onMeansIn", .error, "'on' for 'in'",
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

  package static func onMeansIn(beside present: [String]?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      onMeansIn, "'on' means true to some readers of YAML, and is no option of a step", at: span,
      hint: "write 'in:' for the controller that acts",
      fix: present?.contains("in") == false
        ? Fix("write 'in'", [TextEdit(span, by: "in", instead: "on")]) : nil)
  }

  // MARK: SG187

  package static let waitInCode = Finding(
    187, "waitInCode", .warning, "a wait in a callback or a completion",
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

  package static func waitInCode(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      waitInCode, "'wait' stops nothing here: this code runs to its end in one turn", at: span,
      hint: "delete it, and write 'after' with the seconds beside the next step")
  }
}
