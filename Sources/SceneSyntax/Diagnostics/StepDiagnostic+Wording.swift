package import SceneBasics
internal import ScenePlan

/// The words about segues, steps and expectations.
extension Diagnostic {
  /// A finding of `StepDiagnostic.missingVerb`.
  static func missingVerb(of what: String, known: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.missingVerb, "this \(what) has no verb", at: span,
      hint: known.isEmpty ? "write what happens, such as 'push: detail'" : "add one of \(Wording.either(known))")
  }

  /// A finding of `StepDiagnostic.missingVerb` about a segue that starts with its verb.
  static func missingIdentifier(_ verb: String, to destination: String, at span: SourceSpan) -> Diagnostic {
    let shown = String(destination.prefix(40))
    return Diagnostic(
      StepDiagnostic.missingVerb, "this segue has a verb and no identifier", at: span,
      hint: "put an identifier before the verb, as in 'next: { \(verb): \(shown) }'")
  }

  /// A finding of `StepDiagnostic.severalVerbs`.
  ///
  /// - Parameter value: What stands behind the second verb, if that is a single word.
  static func severalVerbs(
    _ first: String, _ second: String, of what: String, value: String = "", first place: SourceSpan,
    at span: SourceSpan
  ) -> Diagnostic {
    let hint =
      if what != "a step" {
        "give '\(second)' a segue of its own"
      } else if second == StepVerb.transition.rawValue, TransitionStyle(rawValue: value) != nil {
        "it is called 'modalTransitionStyle' here, as in 'modalTransitionStyle: \(value)'"
      } else if second == StepVerb.wait.rawValue, value == "true" {
        "delete it: each step waits until the one before has settled"
      } else if second == StepVerb.wait.rawValue, value == "false" {
        "write 'after: 0' beside the next step, which then doesn't wait for this one"
      } else {
        "start a step of its own with '- \(second):'"
      }
    return Diagnostic(
      StepDiagnostic.severalVerbs, "\(what) has one verb, but '\(first)' and '\(second)' stand here", at: span,
      notes: [Note("the first verb", at: place)], hint: hint)
  }

  /// A finding of `StepDiagnostic.foreignOption`.
  ///
  /// - Parameter present: The keys that stand beside it, if they are known.
  package static func foreignOption(
    _ option: String, of verb: String, verbs: [String], beside present: [String]? = nil, at span: SourceSpan
  ) -> Diagnostic {
    if option == StepKey.duration.rawValue {
      return Diagnostic(
        StepDiagnostic.foreignOption, "'\(verb)' is over at once and takes no 'duration'", at: span,
        hint: verb == StepVerb.setRoot.rawValue ? "delete it" : "delete it, or use 'transition', which lasts")
    }
    let hint =
      switch StepKey(rawValue: option) {
      case .into where verb == StepVerb.add.rawValue:
        "write the single calls: 'addChild', 'addSubview' with 'into', and 'didMove' with 'toParent'"
      case .from, .of: "the controller whose code it is stands behind 'in'"
      case .completion: "write what follows as the next step; each step waits until the one before has settled"
      default: "delete it, or use another verb"
      }
    return Diagnostic(
      StepDiagnostic.foreignOption, "'\(verb)' takes no '\(option)'; that is an option of \(Wording.either(verbs))",
      at: span, hint: hint,
      fix: ["from", "of"].contains(option) && present?.contains("in") == false
        ? Fix("write 'in'", [TextEdit(span, by: "in", instead: option)]) : nil)
  }

  /// A finding of `StepDiagnostic.nestedOptions`.
  static func nestedOptions(
    _ options: [String], of verb: String, object: String? = nil, hasObject: Bool, at span: SourceSpan, fix: Fix?
  ) -> Diagnostic {
    let shown = options.map { String($0.prefix(40)) }
    let first = "'- \(verb):\(object.map { " " + $0 } ?? (hasObject ? " …" : ""))'"
    return Diagnostic(
      StepDiagnostic.nestedOptions, "options stand beside '\(verb)', not under it", at: span,
      hint: "write \(first) and, on the lines below, " + shown.map { "'  \($0)'" }.joined(separator: " and "),
      fix: fix)
  }

  /// A finding of `StepDiagnostic.looseOption`.
  static func looseOption(_ option: String, follows: Bool, at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.looseOption, "'\(option)' is no step but an option of one", at: span,
      hint: follows
        ? "replace the dash by a space, so that it belongs to the step before"
        : "put it beside a verb, in the same item of the list",
      fix: fix)
  }

  /// A finding of `StepDiagnostic.looseOption` in a list with brackets, where a comma ends the step.
  static func optionInBrackets(_ option: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.looseOption, "'\(option)' is no step but an option of one", at: span,
      hint: "put braces around a step and its options, as in '[{ pop: , \(option): … }]'")
  }

  /// A finding of `StepDiagnostic.waitInCode`.
  static func waitInCode(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.waitInCode, "'wait' stops nothing here: this code runs to its end in one turn", at: span,
      hint: "delete it, and write 'after' with the seconds beside the next step")
  }

  /// A finding of `StepDiagnostic.onMeansIn`.
  static func onMeansIn(beside present: [String]?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.onMeansIn, "'on' means true to some readers of YAML, and is no option of a step", at: span,
      hint: "write 'in:' for the controller that acts",
      fix: present?.contains("in") == false
        ? Fix("write 'in'", [TextEdit(span, by: "in", instead: "on")]) : nil)
  }

  /// A finding of `StepDiagnostic.missingObject`.
  static func missingObject(of verb: String, wanted: String, at span: SourceSpan) -> Diagnostic {
    let hint =
      if wanted == "a controller" {
        "write '\(verb): …' with the controller's id; 'in' only says whose code the step is"
      } else if wanted.hasPrefix("'") {
        "write one of them, as in '\(verb): \(wanted.dropFirst().prefix { $0 != "'" })'"
      } else {
        "write '\(verb): …'"
      }
    return Diagnostic(
      StepDiagnostic.missingObject, "'\(verb)' needs something behind it: \(wanted)", at: span, hint: hint)
  }

  /// A finding of `StepDiagnostic.needlessObject`.
  ///
  /// - Parameter fix: What puts a controller behind `in`.
  static func needlessObject(
    _ object: String?, of verb: StepVerb, at span: SourceSpan, fix: Fix? = nil
  ) -> Diagnostic {
    let name = object.flatMap { NameForm.read(ArraySlice($0.utf8)).isName ? $0 : nil }
    let isAll = object.map { ["all", "everything", "any", "root", "toRoot"].contains($0) } ?? false
    if [.pop, .popToRoot, .dismiss].contains(verb), let object, object == "true" || object == "false" {
      return Diagnostic(
        StepDiagnostic.needlessObject, "nothing can stand behind '\(verb.rawValue)'", at: span,
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
      StepDiagnostic.needlessObject, "nothing can stand behind '\(verb.rawValue)'", at: span,
      hint: hint ?? "write '- \(verb.rawValue)' alone", fix: isAll || name == nil ? nil : fix)
  }

  /// A finding of `ValueDiagnostic.unexpectedValue` about a step where a list of them belongs.
  static func stepWithoutList(
    _ text: String, under key: String, from span: SourceSpan, to end: SourceSpan
  ) -> Diagnostic {
    let start = SourceSpan(line: span.line, column: span.column, length: 0, file: span.file)
    return Diagnostic(
      ValueDiagnostic.unexpectedValue,
      "under \(Wording.quoted(key)), a mapping stands where a list of steps is expected", at: span,
      hint: "put brackets around it, also for one step: \(Wording.quoted("[\(text)]"))",
      fix: Fix("put it in brackets", [TextEdit(start, by: "["), TextEdit(end, by: "]")]))
  }

  /// A finding of `StepDiagnostic.stepOutsideCode`.
  static func stepOutsideCode(_ verb: String, inSegue: Bool, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.stepOutsideCode,
      "'\(verb)' can't stand in \(inSegue ? "a segue's steps" : "'overrides'"): no controller's code can do it",
      at: span, hint: "move it to 'script'")
  }

  /// A finding of `StepDiagnostic.customWithoutClass`.
  static func customWithoutClass(_ segue: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.customWithoutClass, "the custom segue '\(segue)' has no class", at: span,
      hint: "add 'class:' with the name of its UIStoryboardSegue subclass")
  }

  /// A finding of `StepDiagnostic.foldedLines`.
  static func foldedLines(of key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.foldedLines, "the lines of this text are joined to one", at: span,
      hint: "write '\(key): |', which keeps them",
      fix: Fix("write '|'", [TextEdit(span.part(at: 0, length: 1), by: "|", instead: ">")]))
  }

  /// A finding of `StepDiagnostic.countsNothing`.
  static func countsNothing(hint: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.countsNothing, "this expectation counts nothing and always holds", at: span, hint: hint)
  }

  /// A finding of `StepDiagnostic.countsNothing`: a list of devices that is empty.
  static func namesNoDevice(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.countsNothing, "'device' names no device, so the expectation holds on every one", at: span,
      hint: "name the devices on which it holds, or leave 'device' out")
  }
}
