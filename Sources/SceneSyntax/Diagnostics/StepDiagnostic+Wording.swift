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

  /// A finding of `StepDiagnostic.unknownVerb`.
  ///
  /// - Parameter hasObject: Whether something stands behind it.
  static func unknownVerb(_ verb: String, hasObject: Bool, at span: SourceSpan) -> Diagnostic {
    let known = StepVerb.words
    let message = "no step is called \(Wording.quoted(verb))"
    if !hasObject, let step = Wording.step(verb) {
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span, hint: "put a colon behind the verb: '\(step)'",
        fix: Int(span.length) == verb.unicodeScalars.count
          ? .replacing(span, by: step, "put a colon behind the verb") : nil)
    }
    if let colon = verb.firstIndex(of: ":"), !hasObject,
      let step = Wording.step(verb[..<colon] + " " + verb[verb.index(after: colon)...])
    {
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span, hint: "put a space behind the colon: '\(step)'",
        fix: Int(span.length) == verb.unicodeScalars.count
          ? .replacing(span, by: step, "put a space behind the colon") : nil)
    }
    if let start = verb.firstRange(of: " //")?.lowerBound {
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span,
        hint: "start the comment with '#', as in '\(verb[..<start]) # …'")
    }
    if !hasObject, let first = verb.split(separator: " ").first.flatMap({ StepVerb(rawValue: String($0)) }) {
      let wanted = first.object.wanted
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span,
        hint: first.object == .none
          ? "write '- \(first.rawValue)' alone; options stand on the lines below '- \(first.rawValue):'"
          : "put a colon behind '\(first.rawValue)', and write " + (Wording.forms[wanted] ?? wanted) + " there")
    }
    // `- dismiss, animated: false`
    let parts = verb.split { $0 == " " || $0 == "," }.map(String.init)
    if hasObject, let first = parts.first.flatMap(StepVerb.init), let option = parts.last.flatMap(StepKey.init),
      let step = parts.count == 2 && first.object == .none
        ? first.rawValue + ":" : Wording.step(parts.dropLast().joined(separator: " "))
    {
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span,
        hint: "write '- \(step)', and '\(option.rawValue): …' on a line of its own, under the first letter of "
          + "'\(first.rawValue)'",
        fix: unfoldingStep(verb, step, option, at: span))
    }
    if verb.hasPrefix("super.") {
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span,
        hint: "delete it: 'super' is called before the steps, unless the callback is '{ super: false, steps: [] }'")
    }
    if let point = verb.lastIndex(of: "."), let step = StepVerb(rawValue: String(verb[verb.index(after: point)...])) {
      let receiver = verb[..<point].split { ".?!".contains($0) }.last.map(String.init) ?? ""
      if let advice = StepDiagnostic.advice(on: step, sentTo: receiver) {
        return Diagnostic(StepDiagnostic.unknownVerb, message, at: span, hint: advice)
      }
      guard receiver == "self" || WordLeads.leads(of: receiver).contains(where: { $0.isKind }) else {
        return Diagnostic(
          StepDiagnostic.unknownVerb, message, at: span,
          hint: "write '\(step.rawValue)' alone, and 'in: \(receiver)' on a line of its own, under its first letter")
      }
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span,
        hint: receiver == "self"
          ? "write '\(step.rawValue)' alone: a step is in the code of 'self'"
          : "write '\(step.rawValue)' alone: it finds its container by itself, or 'in' names one",
        fix: Int(span.length) == verb.unicodeScalars.count
          ? .replacing(span, by: step.rawValue, "leave what stands before '\(step.rawValue)' out") : nil)
    }
    if !verb.hasSuffix("()"), let call = SwiftCall(verb) {
      return Diagnostic(StepDiagnostic.unknownVerb, message, at: span, hint: call.advice)
    }
    if let advice = WordAdvice(verb: verb, known: known) {
      let isAlike = advice.replacement.flatMap(StepVerb.init).map { ($0.object != .none) == hasObject } ?? false
      return Diagnostic(
        StepDiagnostic.unknownVerb, message, at: span, hint: advice.hint,
        fix: isAlike ? advice.fix(of: verb, at: span) : nil)
    }
    return Diagnostic(
      StepDiagnostic.unknownVerb, message, at: span,
      hint: Wording.choice(verb, among: known)
        ?? "start the step with its verb, such as '\(isID(verb) && !hasObject ? "push: \(verb)' or 'present: \(verb)" : "push: detail")'; "
        + "'scenograph explain steps' lists them",
      fix: .correcting(verb, at: span, among: known))
  }

  private static func isID(_ word: String) -> Bool { word.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]{0,39}/) != nil }

  /// Puts the option of a step on a line of its own: `dismiss, animated: false`.
  private static func unfoldingStep(_ text: String, _ step: String, _ option: StepKey, at span: SourceSpan) -> Fix? {
    guard Int(span.length) == text.unicodeScalars.count, span.column > 2 else { return nil }
    let margin = String(repeating: " ", count: Int(span.column) - 1)
    let lines = "\(step)\n\(margin)\(option.rawValue)"
    return Fix("put '\(option.rawValue)' on a line of its own", [TextEdit(span, by: lines, instead: text)])
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
    Diagnostic(
      StepDiagnostic.missingObject, "'\(verb)' needs something behind it: \(wanted)", at: span,
      hint: wanted == "a controller"
        ? "write '\(verb): …' with the controller's id; 'in' only says whose code the step is" : "write '\(verb): …'")
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

extension StepDiagnostic {
  /// What to write for a call on a view or on a child: here the step names the child, and its receiver is the parent.
  ///
  /// `view.addSubview: child.view`, `child.didMove: parent`
  fileprivate static func advice(on step: StepVerb, sentTo receiver: String) -> String? {
    if step == .addSubview, receiver.lowercased().hasSuffix("view") {
      return "write '- addSubview: …' with the id of the child; its view goes into the view of 'self', or of the "
        + "controller that 'in' names"
    }
    let isChild = WordLeads.leads(of: receiver).isEmpty && receiver != "self"
    if isChild, [.didMove, .willMove, .removeFromParent].contains(step) {
      return "write '- \(step.rawValue): \(receiver)': the step names the child, and 'self' or 'in' is its parent"
    }
    return nil
  }
}
