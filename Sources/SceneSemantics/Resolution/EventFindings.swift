internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// Events and steps that an expectation names, among SG20x.
extension Diagnostic {
  static let events: [Finding] = [
    unknownStep, unknownCallback, foreignEvent,
  ]

  // MARK: SG207

  static let unknownStep = Finding(
    207, "unknownStep", .error, "unknown step",
    explanation: """
      `since`, or the `step` of a `picture`, names a step that the script doesn't have. It takes `launch`, or the \
      `id` of a step in the same script. The events of that step count too.
      """,
    wrong:
      "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: puase, lacks: [a.viewDidDisappear] }\n",
    right:
      "scene: Since\ninitial: a\ncontrollers: { a: }\nscript:\n  - wait: 1\n    id: pause\n  - expect: { since: pause, lacks: [a.viewDidDisappear] }\n"
  )

  static func laterStep(_ number: Located<String>, before step: Int) -> Diagnostic {
    Diagnostic(
      unknownStep, "step \(number.value) isn't over yet: this expectation is step \(step)",
      at: number.span, hint: "write the number of a step before it, or 'since: last'")
  }

  static func unknownStep(_ name: Located<String>, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name.value, in: known)
    return Diagnostic(
      unknownStep, "no step has the id '\(name.value)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "give the step an 'id', or write its number, 'last' or 'launch'",
      fix: .correcting(name.value, at: name.span, among: known))
  }

  // MARK: SG208

  static let unknownCallback = Finding(
    208, "unknownCallback", .error, "unknown callback",
    explanation: """
      An expectation names a callback, a group or an unwind action that doesn't exist. So it could never hold, or \
      it could never fail. `scenograph explain events` lists all names.
      """,
    wrong:
      "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidApear] }\n",
    right:
      "scene: Callbacks\ninitial: a\ncontrollers: { a: }\nscript:\n  - expect: { contains: [a.viewDidAppear] }\n")

  /// The three callbacks that are most like a word: those that have it in them first, then by the letters they share.
  private static func some(of known: [String], near name: String) -> String {
    let small = name.lowercased()
    func likeness(_ word: String) -> Int {
      let other = word.lowercased()
      let start = zip(other, small).prefix { $0 == $1 }.count
      return other.contains(small) ? 100 + start : start
    }
    let best = known.enumerated().map { (likeness($0.element), -$0.offset, $0.element) }
      .sorted { ($0.0, $0.1) > ($1.0, $1.1) }.prefix(3)
    let words = best.allSatisfy { $0.0 > 0 } ? best.map(\.2) : ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    return "write a callback, such as '\(words.joined(separator: "', '"))'; 'scenograph explain events' lists them"
  }

  static func unknownCallback(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let event = WordLeads.leads(of: name).compactMap { lead -> String? in
      if case .event(let callback) = lead.target { callback.rawValue } else { nil }
    }.first
    if let event {
      return Diagnostic(
        unknownCallback, "there is no callback '\(name)'", at: span,
        hint: "it is called '\(event)' here",
        fix: Fix("replace '\(name)' by '\(event)'", [TextEdit(span, by: event, instead: name)]))
    }
    if AppearanceFlags.all.contains(where: { $0.name == name }) {
      return Diagnostic(
        unknownCallback, "'\(name)' is a flag, and no callback", at: span,
        hint: "a flag stands behind its event, as in 'home.viewDidDisappear \(name)'")
    }
    // `viewDidUnload` is like another name, and is something else.
    if WordLeads.leads(of: name).first?.target == .nothing, let advice = WordAdvice(elsewhere: name) {
      return Diagnostic(unknownCallback, "there is no callback '\(name)'", at: span, hint: advice.hint)
    }
    // `willShow` is what a delegate hears.
    let heard = known.first { $0.hasSuffix("." + name) }
    let near = heard ?? Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      unknownCallback, "there is no callback '\(name)'", at: span,
      hint: near.map { "did you mean '\($0)'?" } ?? some(of: known, near: name),
      fix: heard.map { Fix("write '\($0)'", [TextEdit(span, by: $0, instead: name)]) }
        ?? .correcting(name, at: span, among: known))
  }

  // MARK: SG210

  static let foreignEvent = Finding(
    210, "foreignEvent", .warning, "an event that can't come",
    explanation: """
      An expectation names an event that this controller never gets. Events of the app, such as \
      'didEnterBackground', are events of 'app'. The delegate of a navigation controller is told of \
      'delegate.willShow', and no other delegate is. With 'lacks' such an expectation always holds, so it tests \
      nothing. Name the controller that gets the event.
      """,
    wrong:
      "scene: Events\ninitial: a\ncontrollers: { a: }\nscript:\n  - background\n  - expect: { lacks: [a.didBecomeActive] }\n",
    right:
      "scene: Events\ninitial: a\ncontrollers: { a: }\nscript:\n  - background\n  - expect: { lacks: [app.didBecomeActive] }\n"
  )

  /// - Parameters:
  ///   - kinds: The kinds of controllers that get it; empty if none does.
  ///   - known: The controllers of those kinds.
  static func foreignEvent(
    _ callback: Callback, of controller: String, kinds: [ControllerKind], known: [String], at span: SourceSpan
  ) -> Diagnostic {
    let name = callback.rawValue
    let way =
      if controller == "app" {
        "write the controller that gets it, as in 'home.\(name)'"
      } else if kinds.isEmpty {
        "write 'app.\(name)': it is an event of the app"
      } else {
        "it is an event of " + kinds.map { "a '\($0.rawValue)'" }.joined(separator: " or ")
          + (known.count == 1 ? ": write '\(known[0]).\(name)'" : "")
      }
    let place = span.part(at: 0, length: controller.unicodeScalars.count)
    let owner = kinds.isEmpty && controller != "app" ? "app" : known.count == 1 ? known[0] : nil
    return Diagnostic(
      foreignEvent, "'\(controller)' never gets '\(name)'", at: span, hint: way,
      fix: owner.map { Fix("write '\($0)'", [TextEdit(place, by: $0, instead: controller)]) })
  }
}
