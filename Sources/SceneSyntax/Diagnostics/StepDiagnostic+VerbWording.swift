internal import SceneBasics
internal import ScenePlan

/// The words about a step that starts with no known verb.
extension Diagnostic {
  /// A finding of `StepDiagnostic.unknownVerb`.
  ///
  /// - Parameters:
  ///   - hasObject: Whether something stands behind it.
  ///   - comment: What makes a comment of what stands behind `//`.
  static func unknownVerb(_ verb: String, hasObject: Bool, comment: Fix? = nil, at span: SourceSpan) -> Diagnostic {
    func finding(_ hint: String, fix: Fix? = nil) -> Diagnostic {
      Diagnostic(
        StepDiagnostic.unknownVerb, "no step is called \(Wording.quoted(verb))", at: span, hint: hint, fix: fix)
    }
    /// Writes other text instead, if the verb stands in the file as it is.
    func writing(_ text: String, _ title: String) -> Fix? {
      Int(span.length) == verb.unicodeScalars.count ? .replacing(span, by: text, title) : nil
    }
    if !hasObject, let step = Wording.step(verb) {
      return finding("put a colon behind the verb: '\(step)'", fix: writing(step, "put a colon behind the verb"))
    }
    if let colon = verb.firstIndex(of: ":"), !hasObject,
      let step = Wording.step(verb[..<colon] + " " + verb[verb.index(after: colon)...])
    {
      return finding("put a space behind the colon: '\(step)'", fix: writing(step, "put a space behind the colon"))
    }
    if let start = verb.firstRange(of: " //")?.lowerBound {
      return finding("start the comment with '#', as in '\(verb[..<start]) # …'", fix: comment)
    }
    if !hasObject, let first = verb.split(separator: " ").first.flatMap({ StepVerb(rawValue: String($0)) }) {
      let wanted = first.object.wanted
      return finding(
        first.object == .none
          ? "write '- \(first.rawValue)' alone; options stand on the lines below '- \(first.rawValue):'"
          : "put a colon behind '\(first.rawValue)', and write " + (Wording.forms[wanted] ?? wanted) + " there")
    }
    // `- dismiss, animated: false`
    let parts = verb.split { $0 == " " || $0 == "," }.map(String.init)
    if hasObject, let first = parts.first.flatMap(StepVerb.init), let option = parts.last.flatMap(StepKey.init),
      let step = parts.count == 2 && first.object == .none
        ? first.rawValue + ":" : Wording.step(parts.dropLast().joined(separator: " "))
    {
      return finding(
        "write '- \(step)', and '\(option.rawValue): …' on a line of its own, under the first letter of "
          + "'\(first.rawValue)'",
        fix: unfoldingStep(verb, step, option, at: span))
    }
    if verb == "super" || verb.hasPrefix("super.") {
      return finding(
        "delete it: 'super' is called before the steps, unless the callback is '{ super: false, steps: [] }'")
    }
    if let sent = message(verb, at: span) { return finding(sent.hint, fix: sent.fix) }
    if let call = SwiftCall(verb) {
      return call.isBare
        ? finding("leave the parentheses out: '- \(call.step)'", fix: writing(call.step, "leave the parentheses out"))
        : finding(call.advice)
    }
    if let advice = WordAdvice(verb: verb, known: StepVerb.words) {
      let isAlike = advice.replacement.flatMap(StepVerb.init).map { ($0.object != .none) == hasObject } ?? false
      return finding(advice.hint, fix: isAlike ? advice.fix(of: verb, at: span) : nil)
    }
    if let event = EventText.event(ofCall: verb) {
      return finding("UIKit calls it by itself; an expectation names it: '- expect: { contains: [\(event)] }'")
    }
    let isID = !hasObject && verb.utf8.count <= 40 && NameForm.isIdentifier(ArraySlice(verb.utf8))
    return finding(
      Wording.choice(verb, among: StepVerb.words)
        ?? "start the step with its verb, such as '\(isID ? "push: \(verb)' or 'present: \(verb)" : "push: detail")'; "
        + "'scenograph explain steps' lists them",
      fix: .correcting(verb, at: span, among: StepVerb.words))
  }

  /// The advice about a verb that something receives, as in code: `home.push`. Nil if it is none.
  private static func message(_ text: String, at span: SourceSpan) -> (hint: String, fix: Fix?)? {
    guard let point = text.lastIndex(of: "."), let step = StepVerb(rawValue: String(text[text.index(after: point)...]))
    else { return nil }
    let receiver = text[..<point].split { ".?!".contains($0) }.last.map(String.init) ?? ""
    if let advice = StepDiagnostic.advice(on: step, sentTo: receiver) { return (advice, nil) }
    guard receiver == "self" || WordLeads.leads(of: receiver).contains(where: { $0.isKind }) else {
      return ("write '\(step.rawValue)' alone, and 'in: \(receiver)' on a line of its own, under its first letter", nil)
    }
    return (
      receiver == "self"
        ? "write '\(step.rawValue)' alone: a step is in the code of 'self'"
        : "write '\(step.rawValue)' alone: it finds its container by itself, or 'in' names one",
      Int(span.length) == text.unicodeScalars.count
        ? .replacing(span, by: step.rawValue, "leave what stands before '\(step.rawValue)' out") : nil
    )
  }

  /// Puts the option of a step on a line of its own: `dismiss, animated: false`.
  private static func unfoldingStep(_ text: String, _ step: String, _ option: StepKey, at span: SourceSpan) -> Fix? {
    guard Int(span.length) == text.unicodeScalars.count, span.column > 2 else { return nil }
    let margin = String(repeating: " ", count: Int(span.column) - 1)
    let lines = "\(step)\n\(margin)\(option.rawValue)"
    return Fix("put '\(option.rawValue)' on a line of its own", [TextEdit(span, by: lines, instead: text)])
  }
}

extension StepDiagnostic {
  /// The advice about a call on a view or on a child: here the step names the child, and its receiver is the parent.
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
