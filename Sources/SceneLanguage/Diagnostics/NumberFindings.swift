package import SceneBasics
internal import ScenePlan

/// Truth values and numbers, among SG131 and up.
extension Diagnostic {
  package static let numbers: [Finding] = [
    notABoolean, notANumber,
  ]

  // MARK: SG140

  package static let notABoolean = Finding(
    140, "notABoolean", .error, "neither true nor false",
    explanation: """
      Only 'true' and 'false', without quotes, are booleans. 'yes', 'on' and '1' are booleans to some readers of YAML \
      only, and a quoted word is text to all of them. Write true or false.
      """,
    wrong: """
      scene: Booleans
      controllers:
        main: { kind: navigation, stack: [], isNavigationBarHidden: yes }
      """,
    right: """
      scene: Booleans
      controllers:
        main: { kind: navigation, stack: [], isNavigationBarHidden: true }
      """)

  package static func notABoolean(_ text: String, of key: String, isQuoted: Bool, at span: SourceSpan) -> Diagnostic {
    let isWord = text == "true" || text == "false"
    let meant: String =
      switch text.lowercased() {
      case "yes", "y", "on", "true", "1": "true"
      case "no", "n", "off", "false", "0": "false"
      default: ""
      }
    return Diagnostic(
      notABoolean,
      "\(Wording.quoted(key)) is true or false, not \(isQuoted && isWord ? "the text " : "")\(Wording.quoted(text))",
      at: span,
      hint: key == StepVerb.beginAppearanceTransition.rawValue && meant.isEmpty
        ? "write true if the controller appears, or false, and beside it 'of: \(text)'"
        : meant.isEmpty ? "write true or false" : "write \(meant), without quotes",
      fix: meant.isEmpty ? nil : .replacing(span, by: meant, "write \(meant)"))
  }

  // MARK: SG141

  package static let notANumber = Finding(
    141, "notANumber", .error, "not the number that is wanted",
    explanation: """
      Write a number with digits, with a point before a fraction, and with a minus if a negative number makes sense. \
      Quotes, units, exponents and underscores aren't allowed, since tools read them differently. Sizes, times and \
      counts aren't negative. Times are seconds.
      """,
    wrong: """
      scene: Numbers
      initial: home
      controllers: { home: }
      script:
        - wait: 2s
      """,
    right: """
      scene: Numbers
      initial: home
      controllers: { home: }
      script:
        - wait: 2
      """)

  package static func notANumber(
    _ text: String, of key: String, wanted: String, isQuoted: Bool, isNumber: Bool = false, at span: SourceSpan
  ) -> Diagnostic {
    let message =
      (key.isEmpty ? "" : "\(Wording.quoted(key)) wants \(wanted); ")
      + "\(isQuoted ? "the text " : "")\(Wording.quoted(text)) isn't one"
    // `17.2` and `iOS 16` say a version well enough.
    if key == "ios", let version = text.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) {
      guard (Behaviour.oldest...Behaviour.newest).contains(version) else {
        return Diagnostic(
          notANumber, message, at: span,
          hint: "write a major version from \(Behaviour.oldest) to \(Behaviour.newest); iOS \(version) isn't modelled")
      }
      return Diagnostic(
        notANumber, message, at: span,
        hint: isQuoted ? "write it without quotes: \(version)" : "write the major version: \(version)",
        fix: .replacing(span, by: "\(version)", "write \(version)"))
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ isDigits($0, atMost: 6) }) {
      let number = parts.joined(separator: ".")
      return Diagnostic(
        notANumber, message, at: span, hint: "a point stands before a fraction: \(number)",
        fix: Int(span.length) == text.unicodeScalars.count
          ? .replacing(span, by: number, "write \(number)") : nil)
    }
    if wanted.contains("seconds"), text.hasPrefix("-"), text.dropFirst().allSatisfy({ $0.isNumber || $0 == "." }) {
      return Diagnostic(
        notANumber, message, at: span,
        hint: key == StepKey.after.rawValue
          ? "it can't start before the step above it: write 'after: 0', or change the order of the two"
          : "no time is negative: leave the minus out")
    }
    if wanted.hasSuffix("'turn'"), let moment = Moment(text) {
      return Diagnostic(
        notANumber, message, at: span,
        hint: moment == .nextTurn
          ? "write 'turn'" : "leave '\(key)' out: each step waits until the one before has settled",
        fix: moment == .nextTurn && Int(span.length) == text.unicodeScalars.count
          ? .replacing(span, by: "turn", "write 'turn'") : nil)
    }
    if key != "ios", wanted.contains("seconds"), let seconds = seconds(of: text) {
      return Diagnostic(
        notANumber, message, at: span, hint: "write seconds, without a unit: \(seconds)",
        fix: Int(span.length) == text.unicodeScalars.count
          ? .replacing(span, by: seconds, "write \(seconds)") : nil)
    }
    let hint =
      if key == "ios" {
        "write the major version, such as 18"
      } else {
        isQuoted ? "write digits without quotes" : "write digits, with a point before a fraction, and no quotes"
      }
    return Diagnostic(
      notANumber, message, at: span, hint: hint,
      fix: isQuoted && isNumber ? .replacing(span, by: text, "take the quotes away") : nil)
  }

  /// Whether a text has digits only, and not too many.
  static func isDigits(_ text: Substring, atMost limit: Int) -> Bool {
    (1...limit).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A time with a unit, in seconds: `500ms`, `2s`.
  private static func seconds(of text: String) -> String? {
    guard text.hasSuffix("s") else { return nil }
    let isSmall = text.hasSuffix("ms")
    var number = text.dropLast(isSmall ? 2 : 1)
    if number.hasSuffix(" ") { number = number.dropLast() }
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard isDigits(parts[0], atMost: 6), parts.dropFirst().allSatisfy({ isDigits($0, atMost: .max) })
    else { return nil }
    guard isSmall else { return String(number) }
    return Int(number).map { thousandths in
      let rest = String(String(thousandths % 1_000 + 1_000).dropFirst())
      let digits = rest.reversed().drop { $0 == "0" }.reversed()
      return "\(thousandths / 1_000)" + (digits.isEmpty ? "" : "." + String(digits))
    }
  }

  /// A moment that people name where a time in seconds stands.
  private enum Moment {
    case nextTurn, end

    init?(_ text: String) {
      let small = text.lowercased()
      if ["turn", "async", "runloop", "tick", "queue"].contains(where: small.contains) || small == "next" {
        self = .nextTurn
      } else if ["transition", "animation", "completion", "settled", "end", "done", "finished", "previous", "appear"]
        .contains(where: small.contains)
      {
        self = .end
      } else {
        return nil
      }
    }
  }
}
