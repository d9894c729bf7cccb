internal import SceneBasics
internal import ScenePlan

/// The words about what stands under `expect`.
extension Diagnostic {
  /// A finding of `StepDiagnostic.expectationNotIndented`.
  static func expectationNotIndented(_ keys: [String], at span: SourceSpan, fix: Fix?) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.expectationNotIndented, "the expectations stand beside 'expect', not under it", at: span,
      hint: "indent \(Wording.either(keys)) by two spaces more, so that '    \(keys[0]): …' stands below '- expect:'",
      fix: fix)
  }

  /// A finding of `ValueDiagnostic.unexpectedValue` about a list directly under `expect`.
  static func listUnderExpect(areEvents: Bool, fix: Fix?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.unexpectedValue,
      areEvents ? "a list of events stands under 'expect' without a key" : "dashes stand before the keys of 'expect'",
      at: span,
      hint: areEvents
        ? "write 'contains:' above the list if other events may stand between, or 'trace:' if these are all"
        : "take the dashes away: the keys of 'expect' stand below each other", fix: fix)
  }

  /// A finding of `StepDiagnostic.labelInEvent`.
  static func labelInEvent(_ event: String, instead: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.labelInEvent, "\(Wording.quoted(event)) has an argument label, which YAML takes for a key",
      at: span, hint: "write \(Wording.quoted(instead))",
      fix: Fix("leave the label out", [TextEdit(span, by: instead, instead: event)]))
  }

  /// A finding of `StepDiagnostic.malformedEvent` about an event with a colon behind it.
  ///
  /// - Parameter end: The place of the colon, if it stands directly behind the event.
  static func colonBehindEvent(_ event: String, at span: SourceSpan) -> Diagnostic {
    var colon = span.part(at: Int(span.length), length: 1)
    colon.length = 1
    return Diagnostic(
      StepDiagnostic.malformedEvent, "a colon stands behind \(Wording.quoted(event)), which makes it a key", at: span,
      hint: "delete the colon", fix: Fix("delete the colon", [TextEdit(colon, by: "", instead: ":")]))
  }

  /// A finding of `StepDiagnostic.malformedEvent` about an event with something behind a colon, such as a number.
  static func valueBehindEvent(_ event: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      StepDiagnostic.malformedEvent, "nothing can stand behind \(Wording.quoted(event))", at: span,
      hint: "write the event alone; in 'trace', an event that comes twice stands there twice")
  }

  /// A finding of `StepDiagnostic.malformedEvent` about an argument that the callback never has.
  static func impossibleArgument(_ argument: String, of callback: String, at span: SourceSpan) -> Diagnostic {
    if Callback(rawValue: callback)?.group != .appearance {
      let event = span.part(at: 0, length: Int(span.length) - argument.unicodeScalars.count - 2)
      return Diagnostic(
        StepDiagnostic.malformedEvent, "'\(callback)' has no argument", at: span,
        hint: "write the event without '(\(argument))'",
        fix: .replacing(
          SourceSpan(
            line: span.line, column: event.column + event.length, length: span.length - event.length, file: span.file),
          by: "", "leave the argument out"))
    }
    return Diagnostic(
      StepDiagnostic.malformedEvent, "the argument of '\(callback)' is true or false, not \(Wording.quoted(argument))",
      at: span, hint: "write true or false, or leave the argument out to match both")
  }

  /// A finding of `StepDiagnostic.untracked`.
  static func untracked(_ callback: String, of controller: String, at span: SourceSpan) -> Diagnostic {
    let known = Callback.tracked.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Diagnostic(
      StepDiagnostic.untracked, "UIKit doesn't note what '\(callback)' reads", at: span,
      hint: "read the model in one of \(known), as in '\(controller).updateProperties'")
  }

  /// A finding of `StepDiagnostic.malformedEvent`.
  static func malformedEvent(_ event: String, at span: SourceSpan) -> Diagnostic {
    let words = event.split(separator: " ").map(String.init)
    let meant: String? =
      if event.hasSuffix("()") {
        String(event.dropLast(2))
      } else if words.count == 2, Callback(rawValue: words[0]) != nil, !words[1].contains(".") {
        words[1] + "." + words[0]
      } else {
        nil
      }
    if let meant, case .event = EventText.read(meant) {
      return Diagnostic(
        StepDiagnostic.malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span, hint: "write '\(meant)'",
        fix: Int(span.length) == event.unicodeScalars.count
          ? Fix("write '\(meant)'", [TextEdit(span, by: meant, instead: event)]) : nil)
    }
    let events = words.filter { if case .event = EventText.read($0) { true } else { false } }
    if words.count > 1, events.count == words.count {
      return Diagnostic(
        StepDiagnostic.malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span,
        hint: "write a comma between two events: '\(events.joined(separator: ", "))'",
        fix: Int(span.length) == event.unicodeScalars.count
          ? .replacing(span, by: events.joined(separator: ", "), "write a comma between them") : nil)
    }
    return Diagnostic(
      StepDiagnostic.malformedEvent, "\(Wording.quoted(event)) isn't an event", at: span,
      hint: Callback(rawValue: String(event.prefix { $0 != "(" })) != nil
        ? "put the controller and a point before it, as in 'home.\(event.prefix(40))'"
        : "write 'instance.callback' or 'instance.callback(argument)', such as 'yellow.viewWillAppear(true)'")
  }
}
