package import SceneBasics
package import ScenePlan

/// Verbs of segues and steps, and what stands behind them, SG171 and up.
extension Diagnostic {
  package static let verbFindings = FindingFamily(
    "Segues, steps and expectations",
    [
      missingVerb, severalVerbs, unknownVerb, missingObject, needlessObject, stepOutsideCode, customWithoutClass,
    ] + options + expectations)

  // MARK: SG171

  static let missingVerb = Finding(
    171, "missingVerb", .error, "no verb",
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

  package static func missingVerb(of what: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      missingVerb, "this \(what) has no verb", at: span,
      hint: known.isEmpty ? "write what happens, such as 'push: detail'" : "add one of \(Wording.either(known))")
  }

  /// About a segue that starts with its verb.
  package static func missingIdentifier(_ verb: String, to destination: String, at span: SourceSpan) -> Diagnostic {
    let shown = String(destination.prefix(40))
    return Diagnostic(
      missingVerb, "this segue has a verb and no identifier", at: span,
      hint: "put an identifier before the verb, as in 'next: { \(verb): \(shown) }'")
  }

  // MARK: SG172

  static let severalVerbs = Finding(
    172, "severalVerbs", .error, "two verbs in one place",
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

  /// - Parameter value: What stands behind the second verb, if that is a single word.
  package static func severalVerbs(
    _ first: String, _ second: String, of what: String, value: String = "", first place: SourceSpan,
    at span: SourceSpan
  ) -> Diagnostic {
    let hint =
      if what != "a step" {
        "give '\(second)' a segue of its own"
      } else if second == StepVerb.transition.rawValue, let style = transitionStyle(value) {
        "it is called 'modalTransitionStyle' here, as in 'modalTransitionStyle: \(style)'"
      } else if second == StepVerb.wait.rawValue, value == "true" {
        "delete it: each step waits until the one before has settled"
      } else if second == StepVerb.wait.rawValue, value == "false" {
        "write 'after: 0' beside the next step, which then doesn't wait for this one"
      } else {
        "start a step of its own with '- \(second):'"
      }
    return Diagnostic(
      severalVerbs, "\(what) has one verb, but '\(first)' and '\(second)' stand here", at: span,
      notes: [Note("the first verb", at: place)], hint: hint)
  }

  /// The transition style that a word means; nil if it means none.
  private static func transitionStyle(_ word: String) -> String? {
    if TransitionStyle(rawValue: word) != nil { return word }
    return WordLeads.leads(of: word).lazy.compactMap { lead in
      if case .value(.modalTransitionStyle, let style) = lead.target { style } else { nil }
    }.first
  }

  // MARK: SG178

  static let missingObject = Finding(
    178, "missingObject", .error, "a verb without its object",
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

  package static func missingObject(of verb: String, wanted: String, at span: SourceSpan) -> Diagnostic {
    let hint =
      if wanted == "a controller" {
        "write the controller's id behind it, as in '\(verb): detail'; 'in' only says whose code the step is"
      } else if wanted.hasPrefix("'") {
        "write one of them, as in '\(verb): \(wanted.dropFirst().prefix { $0 != "'" })'"
      } else if verb == StepVerb.expect.rawValue {
        "write what must hold, as in 'expect: { visible: home }'"
      } else {
        "write '\(verb): …'"
      }
    return Diagnostic(
      missingObject, "'\(verb)' needs something behind it: \(wanted)", at: span, hint: hint)
  }

  // MARK: SG179

  static let needlessObject = Finding(
    179, "needlessObject", .error, "an object that the verb doesn't take",
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

  /// - Parameter fix: What puts a controller behind `in`.
  package static func needlessObject(
    _ object: String?, of verb: StepVerb, at span: SourceSpan, fix: Fix? = nil
  ) -> Diagnostic {
    let name = object.flatMap { NameForm.read(ArraySlice($0.utf8)).isName ? $0 : nil }
    let isAll = object.map { ["all", "everything", "any", "root", "toRoot"].contains($0) } ?? false
    if [.pop, .popToRoot, .dismiss].contains(verb), let object, object == "true" || object == "false" {
      return Diagnostic(
        needlessObject, "nothing can stand behind '\(verb.rawValue)'", at: span,
        hint: "write '- \(verb.rawValue):' and beside it 'animated: \(object)'")
    }
    let hint: String? =
      switch verb {
      case .pop where isAll: "write '- popToRoot'"
      case .dismiss where isAll:
        "write '- dismiss:' and beside it 'in:' with the controller that presented first; all above it goes"
      case .pop: "write '- pop', or 'popTo:' to name where to stop"
      case .dismiss, .popToRoot: name.map { "write '- \(verb.rawValue):' and beside it 'in: \($0)'" }
      case .endAppearanceTransition: name.map { "write '- \(verb.rawValue):' and beside it 'of: \($0)'" }
      default: nil
      }
    return Diagnostic(
      needlessObject, "nothing can stand behind '\(verb.rawValue)'", at: span,
      hint: hint ?? "write '- \(verb.rawValue)' alone", fix: isAll || name == nil ? nil : fix)
  }

  // MARK: SG183

  static let stepOutsideCode = Finding(
    183, "stepOutsideCode", .error, "a step that no code can take",
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

  package static func stepOutsideCode(_ verb: String, inSegue: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      stepOutsideCode,
      "'\(verb)' can't stand in \(inSegue ? "a segue's steps" : "'overrides'"): no controller's code can do it",
      at: span, hint: "move it to 'script'")
  }

  // MARK: SG184

  static let customWithoutClass = Finding(
    184, "customWithoutClass", .error, "a custom segue without a class",
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

  package static func customWithoutClass(_ segue: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      customWithoutClass, "the custom segue '\(segue)' has no class", at: span,
      hint: "add 'class:' with the name of its UIStoryboardSegue subclass")
  }
}
