package import SceneBasics
internal import ScenePlan
package import SceneYAML

/// Values that are not what their place wants, SG131 and up.
extension Diagnostic {
  package static let valueFindings = FindingFamily(
    "Values and names",
    [
      unexpectedValue, unknownWord,
    ] + numbers + texts + ids)

  // MARK: SG139

  package static let unexpectedValue = Finding(
    139, "unexpectedValue", .error, "a value of another shape",
    explanation: """
      The place needs another kind of value: for example a list instead of a single value, or a mapping instead of a \
      list. 'stack', 'tabs', 'pages' and 'children' are lists even with one element. The tool doesn't guess, since a \
      guess would hide the next mistake. Write the shape that the finding names.
      """,
    wrong: """
      scene: Shapes
      controllers:
        main: { kind: navigation, stack: first }
        first:
      """,
    right: """
      scene: Shapes
      controllers:
        main: { kind: navigation, stack: [first] }
        first:
      """)

  /// About a word that stands among the ids of controllers, and is a key of
  /// the file or of one controller; nil if it is neither.
  package static func misplacedKey(_ key: String, at span: SourceSpan) -> Diagnostic? {
    if SceneKey(rawValue: key) != nil {
      return Diagnostic(
        unexpectedValue, "\(Wording.quoted(key)) stands under 'controllers' here, as if it were an id",
        at: span, hint: "put '\(key)' at the left margin, under the first letter of 'controllers'")
    }
    guard ControllerKey(rawValue: key) != nil else { return nil }
    return Diagnostic(
      unexpectedValue, "\(Wording.quoted(key)) stands among the ids, and is a key of one controller",
      at: span, hint: "indent it by two more blanks, so that it stands below the id that it belongs to")
  }

  /// Systems that aren't known.
  package static func unknownVersions(_ text: String, hint: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unexpectedValue, "\(Wording.quoted(text)) is neither a version of iOS nor a range of versions",
      at: span, hint: hint)
  }

  /// - Parameters:
  ///   - only: The one entry of a list that stands there.
  ///   - hasDashes: Whether it is a list with dashes.
  package static func unexpectedValue(
    _ kind: TapeNodeKind, text: String, only: String? = nil, count: Int, of key: String, wanted: String,
    lacksSpace: Bool, hasDashes: Bool = false, at span: SourceSpan
  ) -> Diagnostic {
    var wanted = wanted
    let found =
      switch kind {
      case .sequence: count == 0 ? "a list" : "a list of \(count)"
      case .mapping: "a mapping"
      case .plain, .singleQuoted, .doubleQuoted, .literal, .folded, .alias, .unusable: "a single value"
      }
    var list: String? = wanted.hasPrefix("a list") && kind == .plain && !text.contains(",") ? "[\(text)]" : nil
    // Brackets of another sort.
    if text.hasPrefix("("), text.hasSuffix(")"), list != nil { list = "[\(text.dropFirst().dropLast())]" }
    // Brackets help only words that may stand in them.
    if case .words(let known)? = AnswerKey(rawValue: key)?.shape ?? ControllerKey(rawValue: key)?.property {
      let isAll = key == AnswerKey.supportedInterfaceOrientations.rawValue && text.lowercased().hasPrefix("all")
      let word = known.first { text.lowercased().hasPrefix($0) }
      list = isAll ? "[\(known.joined(separator: ", "))]" : list == nil ? nil : word.map { "[\($0)]" }
      wanted = "a list of \(Wording.either(known))"
    }
    // Ids on lines of their own, without dashes.
    if wanted == "a list of controllers", list != nil, !text.hasPrefix("(") {
      list = "[" + text.split(separator: " ").joined(separator: ", ") + "]"
    }
    // An event, where the controller alone is meant: `released: detail.deinit`.
    if wanted == "a list of controllers", let controller = EventText.controller(of: text) { list = "[\(controller)]" }
    if wanted == StepObjectShape.expectation.wanted, kind == .plain, EventText.controller(of: text) != nil {
      list = "{ contains: [\(text)] }"
    }
    if wanted == "a list of warnings" { list = UIKitMessage.allCases.contains { $0.name == text } ? list : nil }
    if wanted == "a list of steps", kind.isScalar { list = Diagnostic.steps(of: text) }
    // A word of YAML is no id: `released: true`.
    if wanted == "a list of controllers", ReservedIDs.all.contains(text) { list = nil }
    // Key and value have changed places: `tabs: kind`.
    if wanted == "a list of controllers", ControllerKey(rawValue: text) != nil { list = nil }
    if wanted == "[width, height]", let size = size(text) { list = "[\(size.width), \(size.height)]" }
    // Code in Swift, as the text of a callback.
    let steps = wanted == "a list of steps" && list == nil ? SwiftCall.steps(of: text) : []
    // One entry of a list, where one value is wanted.
    let fits = wanted != "true or false" || only == "true" || only == "false"
    let single = !fits || ["a list", "a mapping", "["].contains(where: wanted.hasPrefix) ? nil : only
    let hint =
      text.hasPrefix("//")
      ? "start the comment with '#'"
      : way(out: key, text, isList: kind == .sequence && count > 0, only, wanted: wanted)
        ?? (lacksSpace
          ? "put a space behind the colon"
          : list.map { "write '\($0)'" }
            ?? advice(insteadOf: steps)
            ?? single.map { "write \(Wording.quoted($0)), without \(kind == .mapping ? "braces" : "brackets")" }
            ?? (hasDashes && wanted.hasPrefix("a mapping of") ? "leave the dashes out, and write " : "write ")
              + (Wording.forms[wanted] ?? wanted))
    return Diagnostic(
      unexpectedValue,
      (key.isEmpty ? "" : "under \(Wording.quoted(key)), ") + "\(found) stands where \(wanted) is expected", at: span,
      hint: hint,
      fix: Int(span.length) == text.unicodeScalars.count
        ? list.map { .replacing(span, by: $0, "put it in brackets") } : nil)
  }

  /// About names whose list has no brackets.
  package static func listWithoutBrackets(_ names: String, under key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unexpectedValue, "under \(Wording.quoted(key)), a list stands without its brackets", at: span,
      hint: "write '[\(names)]'", fix: .replacing(span, by: "[\(names)]", "put it in brackets"))
  }

  /// About actions of an alert that have no steps, and so no colon.
  package static func actionsInAList(_ names: [String], at span: SourceSpan) -> Diagnostic {
    let shown = names.isEmpty ? "{ ok: }" : "{ " + names.prefix(4).map { $0 + ":" }.joined(separator: " , ") + " }"
    return Diagnostic(
      unexpectedValue, "under 'actions', a list stands where a mapping of actions and their steps is expected",
      at: span,
      hint: "write a colon behind each name: '\(shown)'; what an action does stands behind its colon")
  }

  /// About segues with a dash before each.
  package static func segueWithDash(_ count: Int, under key: String, at span: SourceSpan, fix: Fix) -> Diagnostic {
    Diagnostic(
      unexpectedValue,
      "under '\(key)', a list of \(count) stands where a mapping of ids to segues is expected", at: span,
      hint: "leave the dashes out: each segue starts with its identifier, as in 'next: { show: detail }'", fix: fix)
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

  /// About a list directly under `expect`.
  package static func listUnderExpect(
    areEvents: Bool, isInBrackets: Bool, fix: Fix?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      unexpectedValue,
      areEvents
        ? "a list of events stands under 'expect' without a key"
        : (isInBrackets ? "brackets stand around" : "dashes stand before") + " the keys of 'expect'",
      at: span,
      hint: areEvents
        ? "write 'contains:' above the list if other events may stand between, or 'trace:' if these are all"
        : isInBrackets
          ? "write braces for the brackets, as in '{ visible: home }'"
          : "take the dashes away: the keys of 'expect' stand below each other", fix: fix)
  }

  /// About a step where a list of them belongs.
  package static func stepWithoutList(
    _ text: String, under key: String, from span: SourceSpan, to end: SourceSpan
  ) -> Diagnostic {
    let start = SourceSpan(line: span.line, column: span.column, length: 0, file: span.file)
    return Diagnostic(
      unexpectedValue,
      "under \(Wording.quoted(key)), a mapping stands where a list of steps is expected", at: span,
      hint: "put brackets around it, also for one step: \(Wording.quoted("[\(text)]"))",
      fix: Fix("put it in brackets", [TextEdit(start, by: "["), TextEdit(end, by: "]")]))
  }

  // MARK: SG142

  package static let unknownWord = Finding(
    142, "unknownWord", .error, "not a word of the list",
    explanation: """
      The place takes one word of a closed list: a kind, a style, an orientation, the name of a UIKit message. The \
      words are spelt as in UIKit, including capitals. Take the word that the finding suggests, or look up the list in \
      the reference.
      """,
    wrong: """
      scene: Words
      controllers:
        main: { kind: navigaton }
      """,
    right: """
      scene: Words
      controllers:
        main: { kind: navigation }
      """)

  /// - Parameter besidePager: Whether the scene may have a pager, for which a swipe has another word.
  package static func unknownWord(
    _ word: String, of key: String, known: [String], besidePager: Bool = false, at span: SourceSpan
  ) -> Diagnostic {
    let message = "\(Wording.quoted(word)) isn't a word that \(Wording.quoted(key)) knows"
    if let bare = Wording.withoutTypographicQuotes(word) {
      return .typographicQuotes(word, bare, unknownWord, message, at: span)
    }
    if key == StepVerb.swipe.rawValue, let way = wayOfSwipe(word, besidePager: besidePager) {
      return Diagnostic(unknownWord, message, at: span, hint: way)
    }
    // `swipe: down` is what 'swipeDown' says elsewhere.
    let gestures = key == StepVerb.swipe.rawValue ? WordLeads.leads(of: key + word) : []
    if gestures.contains(where: { $0.target == .step(.swipe) }), let advice = WordAdvice(verb: key + word, known: []) {
      return Diagnostic(
        unknownWord, message, at: span, hint: advice.hint,
        fix: word == "back" && span.length == 4 ? .replacing(span, by: "pop", "write 'pop'") : nil)
    }
    if known.contains(ContainmentWord.transition.rawValue), word.lowercased().hasPrefix("animat") {
      return Diagnostic(
        unknownWord, message, at: span,
        hint: "the call 'transition' animates; the step's 'duration' says how long")
    }
    if key == ExpectationKey.raises.rawValue || key == ExpectationKey.warnings.rawValue {
      let meant = Suggestion.nearest(to: word, in: known) ?? Wording.sharingWords(with: word, in: known)
      let example = key == ExpectationKey.raises.rawValue ? UIKitMessage.popoverWithoutAnchor : .alreadyPresenting
      return Diagnostic(
        unknownWord, message, at: span,
        hint: meant.map { "did you mean '\($0)'?" }
          ?? (word.hasSuffix("Exception") ? "each exception has its own name here: " : "")
            + "write the name or the code that 'check' and 'run' show, such as '\(example.name)' or '\(example.code)'",
        fix: .correcting(word, at: span, among: known))
    }
    if key == SceneKey.device.rawValue, let device = device(in: word) {
      return Diagnostic(
        unknownWord, message, at: span, hint: "write '\(device)'",
        fix: Int(span.length) == word.unicodeScalars.count ? .replacing(span, by: device, "write '\(device)'") : nil)
    }
    if let advice = WordAdvice(word, behind: key, known: known) {
      return Diagnostic(
        unknownWord, message, at: span, hint: advice.hint, fix: advice.fix(of: word, at: span))
    }
    let isColumn =
      [StepVerb.showColumn, .hideColumn].contains { $0.rawValue == key }
      && Suggestion.nearest(to: word, in: known) == nil
    return Diagnostic(
      unknownWord, message, at: span,
      hint: Wording.choice(word, among: known).map {
        (isColumn ? "name the column, not the controller in it: " : "") + $0
      },
      fix: .correcting(word, at: span, among: known))
  }

  /// The advice about a direction that means one thing in a stack and another in a pager; nil if it isn't one.
  private static func wayOfSwipe(_ word: String, besidePager: Bool) -> String? {
    switch word {
    case "left": "a pager's next page comes by 'swipe: forward'; a stack has only the swipe back, 'swipe: pop'"
    case "back" where besidePager, "right" where besidePager:
      "a pager's page before comes by 'swipe: reverse'; in a stack, the swipe back is 'swipe: pop'"
    case "primary", "supplementary", "sidebar", "column":
      "a person shows a column by 'swipe: showColumn', and hides it by 'swipe: hideColumn'"
    default: nil
    }
  }

  /// The advice where the kind of value says what is meant; nil where it doesn't.
  ///
  /// - Parameter only: The one entry of a list.
  private static func way(
    out key: String, _ text: String, isList: Bool, _ only: String?, wanted: String
  ) -> String? {
    if wanted == "a list of steps", ["nil", "null", "none", "~"].contains(text) {
      if key == SceneKey.script.rawValue { return "leave 'script' out: then the launch is all that is played" }
      return "leave '\(key)' out: each step waits until the one before has settled"
    }
    if wanted == "a list of steps", text == "true" || text == "false" {
      return "'\(key)' takes what it does: its steps, as in '[{ push: detail }]', or '[]' if it does nothing"
    }
    if wanted == "a mapping of a controller's keys", let kind = kind(text) {
      return "write '{ kind: \(kind.rawValue) }'"
    }
    if wanted == "a mapping of a controller's keys", let blank = text.firstIndex(of: " "),
      ControllerKey(rawValue: String(text[..<blank])) != nil
    {
      return "put a colon behind '\(text[..<blank])'"
    }
    if wanted == "a mapping of a controller's keys", text.contains(" "), text.allSatisfy({ $0.isLetter || $0 == " " }) {
      return "if it is the title, write '{ title: \(text) }'"
    }
    if wanted == "a list of controllers", !isList, ReservedIDs.all.contains(text) {
      return "name the controllers in brackets, as in '\(key): [detail]'"
    }
    if key == SceneKey.picture.rawValue, NameForm.isIdentifier(ArraySlice(text.utf8)) {
      return "write '{ view: \(text) }'"
    }
    if key == SceneKey.initial.rawValue, wanted == "the id of a controller", text.isEmpty, !isList {
      return "declare it under 'controllers', as in 'nav: { kind: navigation, stack: [home] }', and write its id here"
    }
    if key == ControllerKey.kind.rawValue, wanted == "one of a few words", only == nil {
      return "write a word such as 'kind: navigation' or 'kind: tabs'; 'scenograph explain kinds' lists them"
    }
    if key == ControllerKey.class.rawValue, isList { return "write one name: a controller has one class" }
    if wanted == "[width, height]", NameForm.isIdentifier(ArraySlice(text.utf8)) {
      return "write the width and the height in points, as in '[507, 1024]' for half an iPad"
    }
    if key == SceneKey.ios.rawValue, isList {
      return "write one version; 'scenograph run --compare --ios 16,17 FILE' plays a scene on two"
    }
    if wanted == "a list of controllers", !isList, ControllerKey(rawValue: text) != nil {
      return "'\(text)' is a key itself; the ids of controllers stand here, as in '\(key): [home]'"
    }
    if wanted == "a mapping of a controller's keys", text.hasSuffix("Controller"), text.allSatisfy(\.isLetter) {
      return "if it is the class, write '{ class: \(text) }'"
    }
    if wanted == "a mapping with the key 'scene'", text.contains("=") {
      return "write a colon in the place of '=', with a space behind it, as in 'scene: A'"
    }
    if wanted == "a segue, such as { show: detail }", text == "exit" || SegueVerb(rawValue: text) == .unwind {
      return "name the action that it leads to, as in '{ unwind: goHome }'"
    }
    if wanted == "a segue, such as { show: detail }", SegueVerb(rawValue: text) != nil {
      return "write where it leads, too, as in '{ \(text): \(key) }'"
    }
    if wanted == "a segue, such as { show: detail }", NameForm.read(ArraySlice(text.utf8)).isName {
      return "write its verb, too, as in '{ show: \(text) }'"
    }
    let words = text.split { $0 == " " || $0 == "=" }.map(String.init)
    if wanted == StepObjectShape.expectation.wanted, words.count == 2, words[0] == ExpectationKey.visible.rawValue,
      NameForm.read(ArraySlice(words[1].utf8)).isName
    {
      return "write '{ visible: \(words[1]) }'"
    }
    guard isList else { return nil }
    // A message that asks, such as 'shouldSelect'.
    if only == nil, AnswerKey(rawValue: key) != nil, Callback(rawValue: "delegate." + key) != nil {
      return "'\(key)' asks, and takes its answer alone; what its code does besides is a step behind the one that "
        + "brings it, with 'after: 0'"
    }
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
  private static func advice(insteadOf steps: [String]) -> String? {
    guard !steps.isEmpty else { return nil }
    let list = steps.prefix(3).map { $0.contains(":") ? "{ \($0) }" : $0 }.joined(separator: ", ")
    return "write steps instead of Swift, as in '[\(list)]'; 'super' is called before them"
  }

  /// A list of the one step that a text means, such as `present detail`; nil if it means none.
  private static func steps(of text: String) -> String? {
    // `present(detail)` is a call of `present: detail`.
    let words = text.split { $0 == " " || $0 == "(" || $0 == ")" }
    guard let verb = words.first.flatMap({ StepVerb(rawValue: String($0)) }) else { return nil }
    if verb.object == .none { return words.count == 1 ? "[\(verb.rawValue)]" : nil }
    return Wording.step(words.joined(separator: " ")).map { "[{ \($0) }]" }
  }
}
