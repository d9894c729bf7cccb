internal import SceneBasics
internal import ScenePlan

/// The words about scalars and names.
extension Diagnostic {
  /// The finding about unquoted text that some reader of YAML takes for something else.
  static func ambiguousText(_ text: String, taken reading: OtherReading, at span: SourceSpan) -> Diagnostic {
    let (kind, taken): (ValueDiagnostic, String) =
      switch reading {
      case .boolean: (.ambiguousBoolean, "true or false")
      case .null: (.ambiguousNull, "nothing")
      case .number: (.ambiguousNumber, "a number")
      case .time: (.ambiguousTime, "a number of base sixty")
      case .date: (.ambiguousDate, "a date")
      case .indicator: (.ambiguousIndicator, "a sign of its own")
      }
    return Diagnostic(
      kind, "\(Wording.quoted(text)) without quotes is \(taken) to some readers of YAML", at: span,
      hint: "write it in quotes: \"\(text)\"",
      // An author of `null` may mean that there is no value.
      fix: reading == .null || Int(span.length) != text.unicodeScalars.count
        ? nil : .replacing(span, by: "\"\(text)\"", "put quotes around it"))
  }

  /// A finding of `ValueDiagnostic.numberIsComment`.
  static func numberIsComment(_ name: String, number: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.numberIsComment, "'#\(number)' is a comment here, since a blank stands before it", at: span,
      hint: "write '\(name)#\(number)' for the instance, or '# \(number)' for a comment")
  }

  /// A finding of `ValueDiagnostic.numberIsComment` about a title or another text.
  ///
  /// - Parameters:
  ///   - text: What is left of it.
  ///   - comment: The comment, from its `#` on.
  ///   - word: The first word of the comment.
  static func textIsComment(_ text: String, cutOff comment: String, word: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.numberIsComment,
      "'#' begins a comment here, since a blank stands before it: the text is \(Wording.quoted(text))", at: span,
      hint: "put quotes around the whole text\(quotes(text + " " + comment)), or write '# \(word)' for a comment")
  }

  /// An example of a text in quotes, if nothing in it means anything there.
  private static func quotes(_ text: String) -> String {
    let isPlain = text.count <= 60 && !text.contains { "\"\\{}[],".contains($0) }
    return isPlain ? ": \"\(text.split(separator: " ").joined(separator: " "))\"" : ""
  }

  /// A finding of `ValueDiagnostic.emptyValue`.
  ///
  /// - Parameter comment: What stands where the value should, from its `#` on, if it looks like a text.
  static func emptyValue(
    of key: String, wanted: String, cutOff comment: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    let subject = key.isEmpty ? "this" : Wording.quoted(key)
    if let comment {
      return Diagnostic(
        ValueDiagnostic.emptyValue, "'#' begins a comment here, so \(subject) has no value", at: span,
        hint: "put quotes around the text\(quotes(comment))")
    }
    return Diagnostic(
      ValueDiagnostic.emptyValue, "\(subject) has no value; \(wanted) is expected", at: span,
      hint: "write \(Wording.forms[wanted] ?? "a value"), or delete the key")
  }

  /// A finding of `ValueDiagnostic.emptyValue` about an entry of a list.
  static func emptyItem(of key: String, wanted: String, at span: SourceSpan) -> Diagnostic {
    let (subject, example) =
      wanted == "a step"
      ? ("step", "write a step, as in '- push: detail'")
      : ("entry" + (key.isEmpty ? "" : " of \(Wording.quoted(key))"), "write \(Wording.forms[wanted] ?? wanted)")
    return Diagnostic(
      ValueDiagnostic.emptyValue, "this \(subject) is empty", at: span, hint: "\(example), or delete the dash")
  }

  /// A finding of `ValueDiagnostic.unexpectedValue`: systems that aren't known.
  static func unknownVersions(_ text: String, hint: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.unexpectedValue, "\(Wording.quoted(text)) is neither a version of iOS nor a range of versions",
      at: span, hint: hint)
  }

  /// A finding of `ValueDiagnostic.unexpectedValue`.
  ///
  /// - Parameter only: The one entry of a list that stands there.
  static func unexpectedValue(
    _ kind: TapeNodeKind, text: String, only: String? = nil, count: Int, of key: String, wanted: String,
    lacksSpace: Bool,
    at span: SourceSpan
  ) -> Diagnostic {
    let found =
      switch kind {
      case .sequence: count == 0 ? "a list" : "a list of \(count)"
      case .mapping: "a mapping"
      case .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .alias, .unusable: "a single value"
      }
    var list: String? = wanted.hasPrefix("a list") && kind == .plain && !text.contains(",") ? "[\(text)]" : nil
    // Ids on lines of their own, without dashes.
    if wanted == "a list of controllers", list != nil {
      list = "[" + text.split(separator: " ").joined(separator: ", ") + "]"
    }
    // An event, where the controller alone is meant: `released: detail.deinit`.
    if wanted == "a list of controllers", let controller = EventText.controller(of: text) { list = "[\(controller)]" }
    if wanted == StepObjectShape.expectation.wanted, kind == .plain, EventText.controller(of: text) != nil {
      list = "{ contains: [\(text)] }"
    }
    if wanted == "a list of warnings" { list = UIKitMessage.allCases.contains { $0.name == text } ? list : nil }
    if wanted == "a list of steps", kind.isScalar { list = ValueDiagnostic.steps(of: text) }
    if wanted == "[width, height]", let size = size(text) { list = "[\(size.width), \(size.height)]" }
    // Code in Swift, as the text of a callback.
    let steps = wanted == "a list of steps" && list == nil ? SwiftCall.steps(of: text) : []
    // One entry of a list, where one value is wanted.
    let fits = wanted != "true or false" || only == "true" || only == "false"
    let single = !fits || ["a list", "a mapping", "["].contains(where: wanted.hasPrefix) ? nil : only
    let hint =
      text.hasPrefix("//")
      ? "start the comment with '#'"
      : ValueDiagnostic.way(out: key, text, isList: kind == .sequence && count > 0, only, wanted: wanted)
        ?? (lacksSpace
          ? "put a space behind the colon"
          : list.map { "write '\($0)'" }
            ?? ValueDiagnostic.advice(insteadOf: steps)
            ?? single.map { "write \(Wording.quoted($0)), without brackets" }
            ?? "write " + (Wording.forms[wanted] ?? wanted))
    return Diagnostic(
      ValueDiagnostic.unexpectedValue,
      (key.isEmpty ? "" : "under \(Wording.quoted(key)), ") + "\(found) stands where \(wanted) is expected", at: span,
      hint: hint,
      fix: Int(span.length) == text.unicodeScalars.count
        ? list.map { .replacing(span, by: $0, "put it in brackets") } : nil)
  }

  /// A finding of `ValueDiagnostic.unexpectedValue` about names whose list has no brackets.
  static func listWithoutBrackets(_ names: String, under key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.unexpectedValue, "under \(Wording.quoted(key)), a list stands without its brackets", at: span,
      hint: "write '[\(names)]'", fix: .replacing(span, by: "[\(names)]", "put it in brackets"))
  }

  /// A finding of `ValueDiagnostic.unexpectedValue` about segues with a dash before each.
  static func segueWithDash(_ count: Int, under key: String, at span: SourceSpan, fix: Fix) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.unexpectedValue,
      "under '\(key)', a list of \(count) stands where a mapping of ids to segues is expected", at: span,
      hint: "leave the dashes out: each segue starts with its identifier, as in 'next: { show: detail }'", fix: fix)
  }

  /// A finding of `ValueDiagnostic.unknownWord`.
  static func unknownWord(_ word: String, of key: String, known: [String], at span: SourceSpan) -> Diagnostic {
    let message = "\(Wording.quoted(word)) isn't a word that \(Wording.quoted(key)) knows"
    if let bare = Wording.withoutTypographicQuotes(word) {
      return .typographicQuotes(word, bare, ValueDiagnostic.unknownWord, message, at: span)
    }
    // `swipe: left` is what 'swipeLeft' says elsewhere.
    let gestures = key == StepVerb.swipe.rawValue ? WordLeads.leads(of: key + word) : []
    if gestures.contains(where: { $0.target == .step(.swipe) }), let advice = WordAdvice(verb: key + word, known: []) {
      return Diagnostic(
        ValueDiagnostic.unknownWord, message, at: span, hint: advice.hint,
        fix: word == "back" && span.length == 4 ? .replacing(span, by: "pop", "write 'pop'") : nil)
    }
    if known.contains(ContainmentWord.transition.rawValue), word.lowercased().hasPrefix("animat") {
      return Diagnostic(
        ValueDiagnostic.unknownWord, message, at: span,
        hint: "the call 'transition' animates; the step's 'duration' says how long")
    }
    if key == ExpectationKey.raises.rawValue || key == ExpectationKey.warnings.rawValue {
      let meant = Suggestion.nearest(to: word, in: known) ?? Wording.sharingWords(with: word, in: known)
      let example = key == ExpectationKey.raises.rawValue ? UIKitMessage.popoverWithoutAnchor : .alreadyPresenting
      return Diagnostic(
        ValueDiagnostic.unknownWord, message, at: span,
        hint: meant.map { "did you mean '\($0)'?" }
          ?? (word.hasSuffix("Exception") ? "each exception has its own name here: " : "")
            + "write the name or the code that 'check' and 'run' show, such as '\(example.name)' or '\(example.code)'",
        fix: .correcting(word, at: span, among: known))
    }
    if key == SceneKey.device.rawValue, let device = device(in: word) {
      return Diagnostic(
        ValueDiagnostic.unknownWord, message, at: span, hint: "write '\(device)'",
        fix: Int(span.length) == word.unicodeScalars.count ? .replacing(span, by: device, "write '\(device)'") : nil)
    }
    if let advice = WordAdvice(word, behind: key, known: known) {
      return Diagnostic(
        ValueDiagnostic.unknownWord, message, at: span, hint: advice.hint, fix: advice.fix(of: word, at: span))
    }
    return Diagnostic(
      ValueDiagnostic.unknownWord, message, at: span,
      hint: Wording.choice(word, among: known), fix: .correcting(word, at: span, among: known))
  }

  /// The two numbers of a size with a sign or a blank in between: `390x844`, `390 × 844`.
  private static func size(_ text: String) -> (width: Substring, height: Substring)? {
    let numbers = text.split { "x×*, ".contains($0) }
    guard numbers.count == 2, numbers.allSatisfy({ isDigits($0, atMost: 5) }),
      numbers[0].startIndex == text.startIndex, numbers[1].endIndex == text.endIndex
    else { return nil }
    let signs = text[numbers[0].endIndex..<numbers[1].startIndex]
    // A blank may stand on each side of the sign, which may be a blank itself.
    guard signs.count <= 3, signs.count == 1 || signs.filter({ $0 != " " }).count <= 1,
      signs.count < 3 || signs.first == " " && signs.last == " "
    else { return nil }
    return (numbers[0], numbers[1])
  }

  /// The device that a name of Apple's means: `iPhone 15 Pro Max`, `iPad`.
  private static func device(in name: String) -> String? {
    let small = name.lowercased()
    if small.contains("ipad") { return "pad" }
    guard small.contains("iphone") else { return nil }
    return ["max", "plus"].contains(where: small.contains) ? "phoneMax" : "phone"
  }

  /// A finding of `ValueDiagnostic.malformedPath`.
  static func malformedPath(_ path: Located<String>, reason: String) -> Diagnostic {
    Diagnostic(
      ValueDiagnostic.malformedPath, "the path \(Wording.quoted(path.value)) \(reason)", at: path.span,
      hint: "write a path from this file's folder, with '/' between its parts")
  }
}

extension ValueDiagnostic {
  /// The advice where the kind of value says what is meant; nil where it doesn't.
  ///
  /// - Parameter only: The one entry of a list.
  fileprivate static func way(
    out key: String, _ text: String, isList: Bool, _ only: String?, wanted: String
  ) -> String? {
    if wanted == "a list of steps", ["nil", "null", "none", "~"].contains(text) {
      return "leave '\(key)' out: each step waits until the one before has settled"
    }
    if wanted == "a mapping of a controller's keys", let kind = kind(text) {
      return "write '{ kind: \(kind.rawValue) }'"
    }
    let words = text.split { $0 == " " || $0 == "=" }.map(String.init)
    if wanted == StepObjectShape.expectation.wanted, words.count == 2, words[0] == ExpectationKey.visible.rawValue,
      NameForm.read(ArraySlice(words[1].utf8)).isName
    {
      return "write '{ visible: \(words[1]) }'"
    }
    guard isList else { return nil }
    if wanted == "the id of a controller", only == nil, StepVerb(rawValue: key) != nil {
      return "a step is for one controller: write a step for each"
    }
    if key == ExpectationKey.visible.rawValue, only == nil {
      return "one controller is 'visible'; 'appeared' takes a list of all controllers that are on the screen"
    }
    if key == ControllerKey.retained.rawValue {
      return "write 'retained: true' in the controller that is kept\(only.map { ", which is '\($0)'" } ?? "")"
    }
    return nil
  }

  /// The kind that a word means, ours or UIKit's.
  private static func kind(_ word: String) -> ControllerKind? {
    ControllerKind(rawValue: word)
      ?? WordLeads.leads(of: word).lazy.compactMap { lead in
        if case .kind(let kind) = lead.target, lead.isSynonym { kind } else { nil }
      }.first
  }

  /// The steps to write instead of calls in Swift; nil if there are none.
  fileprivate static func advice(insteadOf steps: [String]) -> String? {
    guard !steps.isEmpty else { return nil }
    let list = steps.prefix(3).map { $0.contains(":") ? "{ \($0) }" : $0 }.joined(separator: ", ")
    return "write steps instead of Swift, as in '[\(list)]'; 'super' is called before them"
  }

  /// A list of the one step that a text means, such as `present detail`; nil if it means none.
  fileprivate static func steps(of text: String) -> String? {
    // `present(detail)` is a call of `present: detail`.
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" }
    guard let verb = words.first.flatMap({ StepVerb(rawValue: String($0)) }) else { return nil }
    if verb.object == .none { return words.count == 1 ? "[\(verb.rawValue)]" : nil }
    return Wording.step(words.joined(separator: " ")).map { "[{ \($0) }]" }
  }
}
