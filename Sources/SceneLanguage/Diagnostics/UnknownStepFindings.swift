package import SceneBasics
internal import ScenePlan

/// Steps that don't start with a verb, SG173.
extension Diagnostic {
  // MARK: SG173

  static let unknownVerb = Finding(
    173, "unknownVerb", .error, "an unknown step",
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

  /// About a controller where the verb belongs: `nav: { push: detail }`.
  ///
  /// - Parameter step: What stands behind it, as a step; empty if that is none.
  package static func receiverAsVerb(_ id: String, step: String, at span: SourceSpan) -> Diagnostic {
    let (verb, object) = step.isEmpty ? ("push", "detail") : (step, "")
    return Diagnostic(
      unknownVerb, "no step is called '\(id)', which is a controller", at: span,
      hint:
        "start with the verb, and say whose code it is: '- { \(verb)\(object.isEmpty ? "" : ": " + object), in: \(id) }'"
    )
  }

  /// The text behind the number of a numbered list, as in `1. push`; nil if no such number stands before it.
  package static func unnumbered(_ text: String) -> String? {
    let rest = text.drop { $0.isASCII && $0.isNumber }
    guard rest.count < text.count, [". ", ") "].contains(rest.prefix(2)) else { return nil }
    return String(rest.dropFirst(2))
  }

  /// About a line of a numbered list, where dashes make one.
  package static func numberedLine(_ step: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unknownVerb, "a number stands before the step", at: span,
      hint: "a dash makes an entry of a list: write \(Wording.quoted("- " + step))")
  }

  /// - Parameters:
  ///   - hasObject: Whether something stands behind it.
  ///   - object: The one word that stands behind it.
  ///   - names: Those that the scene declares.
  ///   - comment: What makes a comment of what stands behind `//`.
  package static func unknownVerb(
    _ verb: String, hasObject: Bool, object: String = "", in names: DeclaredNames, isQuoted: Bool = false,
    comment: Fix? = nil, at span: SourceSpan
  ) -> Diagnostic {
    func finding(_ hint: String, fix: Fix? = nil) -> Diagnostic {
      Diagnostic(
        unknownVerb, "no step is called \(Wording.quoted(verb))", at: span, hint: hint, fix: fix)
    }
    /// Writes other text instead, if the verb stands in the file as it is.
    func writing(_ text: String, _ title: String) -> Fix? {
      Int(span.length) == verb.unicodeScalars.count ? .replacing(span, by: text, title) : nil
    }
    if let step = unnumbered(verb) {
      let shown = Wording.quoted("- " + step + (hasObject ? ": …" : ""))
      return Diagnostic(
        unknownVerb, "a number stands before the step", at: span,
        hint: "leave it out: \(shown); the steps are numbered from above",
        fix: writing(step, "leave the number out"))
    }
    if isQuoted, !hasObject, verb.contains(":"), verb.prefix(while: { $0 != ":" }).allSatisfy(\.isLetter) {
      return finding("leave the quotes out: '\(verb)'", fix: .replacing(span, by: verb, "leave the quotes out"))
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
    if hasObject, let brace = verb.firstRange(of: " {"), StepVerb(rawValue: String(verb[..<brace.lowerBound])) != nil {
      let meant = verb[..<brace.lowerBound] + ":" + verb[brace.lowerBound...]
      return finding(
        "put a colon behind '\(verb[..<brace.lowerBound])'", fix: writing(String(meant), "put a colon behind the verb"))
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
    if hasObject, parts.count == 2, let first = StepVerb(rawValue: parts[0]),
      [.controller, .segue, .tab].contains(first.object)
    {
      return finding(
        "put a colon behind '\(first.rawValue)', as in '- \(first.rawValue): \(parts[1])'; its options stand on lines "
          + "of their own, under the first letter of '\(first.rawValue)'")
    }
    if verb == "super" || verb.hasPrefix("super.") {
      return finding(
        "delete it: 'super' is called before the steps, unless the callback is '{ super: false, steps: [] }'")
    }
    if verb == "home", !hasObject {
      return finding(
        "the home button is '- background'; a controller 'home' is shown by 'push: home' or 'present: home'")
    }
    if let sent = message(verb, in: names, at: span) { return finding(sent.hint, fix: sent.fix) }
    let bare = ["await ", "try "].reduce(verb) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
    if let call = SwiftCall(bare) {
      return call.isBare
        ? finding("leave the parentheses out: '- \(call.step)'", fix: writing(call.step, "leave the parentheses out"))
        : finding(call.advice)
    }
    if let callback = Callback(rawValue: verb), callback.group == .appearance || callback.group == .loading, hasObject {
      let event = "\(object.isEmpty ? "home" : object).\(verb)"
      return finding(
        "UIKit sends it: '- expect: { contains: [\(event)] }' looks for it, and 'overrides' has the code that runs in it"
      )
    }
    if let advice = WordAdvice(verb: verb, known: StepVerb.words) {
      let isAlike = advice.replacement.flatMap(StepVerb.init).map { ($0.object != .none) == hasObject } ?? false
      // UIKit's own names are no segues.
      let mayBeSegue = !hasObject && verb.allSatisfy(\.isLowercase)
      let segue = !mayBeSegue ? "" : "; a segue of that name fires by '- trigger: \(verb)'"
      let meant = advice.replacement.flatMap(StepVerb.init)
      let isPlain = !ofAnyWay.contains(verb) || meant.map(names.canMean) ?? true
      return finding(
        advice.hint + (isPlain ? "" : otherWay(meant)) + segue,
        fix: isAlike && isPlain ? advice.fix(of: verb, at: span) : nil)
    }
    if !hasObject, verb.hasPrefix("unwind"), let advice = WordAdvice(verb: "unwind", known: []) {
      return finding(advice.hint)
    }
    if let event = EventText.event(ofCall: verb) {
      return finding("UIKit calls it by itself; an expectation names it: '- expect: { contains: [\(event)] }'")
    }
    let whole = Wording.wholeWords(of: verb, in: StepVerb.words)
    if !whole.isEmpty { return finding("did you mean \(Wording.either(whole))?") }
    let isID = !hasObject && verb.utf8.count <= 40 && NameForm.isIdentifier(ArraySlice(verb.utf8))
    return finding(
      Wording.choice(verb, among: StepVerb.words)
        ?? "start the step with its verb, such as '\(isID ? "push: \(verb)' or 'present: \(verb)" : "push: detail")'; "
        + "'scenograph explain steps' lists them",
      fix: .correcting(verb, at: span, among: StepVerb.words))
  }

  /// Words of everyday speech, which don't say how a screen came or is to come.
  private static let ofAnyWay: Set<String> = [
    "back", "goBack", "go back", "navigateBack", "goTo", "navigate", "open",
  ]

  /// The verb that such a word may mean besides.
  private static func otherWay(_ meant: StepVerb?) -> String {
    switch meant {
    case .push: "; without a navigation controller it is 'present'"
    case .pop: "; what is presented goes by 'dismiss'"
    default: ""
    }
  }

  /// The advice about a verb that something receives, as in code: `home.push`. Nil if it is none.
  private static func message(_ text: String, in names: DeclaredNames, at span: SourceSpan) -> (
    hint: String, fix: Fix?
  )? {
    guard let point = text.lastIndex(of: "."), let step = StepVerb(rawValue: String(text[text.index(after: point)...]))
    else { return nil }
    let receiver = text[..<point].split { ".?!".contains($0) }.last.map(String.init) ?? ""
    if let advice = advice(on: step, sentTo: receiver) { return (advice, nil) }
    guard receiver == "self" || !names.has(receiver) && WordLeads.leads(of: receiver).contains(where: { $0.isKind })
    else {
      return ("write '\(step.rawValue)' alone, and 'in: \(receiver)' on a line of its own, under its first letter", nil)
    }
    return (
      receiver == "self"
        ? "write '\(step.rawValue)' alone: a step is in the code of 'self'"
        : "write '\(step.rawValue)' alone: it finds its container by itself, or 'in' names one",
      // `nav` may be an id, and then that controller is meant: what acts without it may be another one.
      (receiver == "self" || receiver.contains(where: \.isUppercase)) && Int(span.length) == text.unicodeScalars.count
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

  /// The advice about a call on a view or on a child: here the step names the child, and its receiver is the parent.
  ///
  /// `view.addSubview: child.view`, `child.didMove: parent`
  private static func advice(on step: StepVerb, sentTo receiver: String) -> String? {
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
