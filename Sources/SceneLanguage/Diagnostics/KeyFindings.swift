package import SceneBasics
package import ScenePlan

/// Keys that are unknown, missing or in the wrong place, SG151 and up.
extension Diagnostic {
  package static let keyFindings = FindingFamily(
    "Keys",
    [
      unknownKey, foreignKey, missingKey, contradictingKeys, classIsOnlyAName,
    ] + declarations)

  // MARK: SG151

  package static let unknownKey = Finding(
    151, "unknownKey", .error, "an unknown key",
    explanation: """
      This place has a fixed set of keys. This key isn't one of them, and doesn't start with 'x-'. Tools that ignore \
      unknown keys turn each misspelling into a setting that silently does nothing. So it is an error here. Take the \
      key that the finding suggests. If the key is for another tool, start its name with 'x-'; then it may have any \
      value.
      """,
    wrong: """
      scene: Keys
      controllers:
        home: { seques: {} }
      """,
    right: """
      scene: Keys
      controllers:
        home: { segues: {} }
      """)

  /// - Parameters:
  ///   - present: The keys that stand beside it, if they are known.
  ///   - isRest: Whether it is what a comma has cut off the text before.
  ///   - kind: The kind of the controller whose key it is, if that is known.
  ///   - verb: The verb of the step whose option it is.
  ///   - value: What stands behind it, if that is a single word.
  ///   - isNested, isEmpty: Whether a mapping stands behind it, or nothing.
  ///   - move: What moves it to where it belongs.
  package static func unknownKey(
    _ key: String, in place: KeyPlace, of kind: ControllerKind? = nil, verb: StepVerb? = nil, value: String = "",
    isNested: Bool = false, isEmpty: Bool = false, known: [String], beside present: [String]?, isRest: Bool = false,
    move: Fix? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    if let colon = key.firstIndex(of: ":"), known.contains(String(key[..<colon])), isEmpty || isRest {
      let meant = String(key[...colon] + " " + key[key.index(after: colon)...])
      return Diagnostic(
        unknownKey, "no blank stands behind the colon of \(Wording.quoted(key)), so all of it is a key", at: span,
        hint: "write '\(meant)'",
        fix: Fix("put a blank behind the colon", [TextEdit(span, by: meant, instead: key)]))
    }
    let message = "\(place.name) has no key \(Wording.quoted(key))"
    let sides = key.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
    if key.contains("="), !isRest || sides.count == 2 && known.contains(sides[0]) {
      let meant = sides.count == 2 ? "\(sides[0]): \(sides[1])" : nil
      let isKnown = known.contains(sides.first ?? "") && Int(span.length) == key.unicodeScalars.count
      return Diagnostic(
        unknownKey, message, at: span, hint: "write a colon instead of '='" + (meant.map { ": '\($0)'" } ?? ""),
        fix: isKnown ? meant.map { .replacing(span, by: $0, "write a colon instead of '='") } : nil)
    }
    if isRest {
      let isQuoted = Wording.withoutTypographicQuotes(key) != nil
      return Diagnostic(
        unknownKey, "a comma ends the text before it, so \(Wording.quoted(key)) is a key of its own",
        at: span,
        hint: isQuoted
          ? "typographic quotes are letters to YAML: write '\"' around the text"
          : "a comma in braces separates two keys: put brackets around a list, and quotes around a text")
    }
    let words = key.split(separator: " ", maxSplits: 1)
    if isEmpty, words.count == 2, known.contains(String(words[0])), !words[1].contains(where: { ":=".contains($0) }) {
      let meant = "\(words[0]): \(words[1])"
      return Diagnostic(
        unknownKey, "no ':' stands behind '\(words[0])'", at: span, hint: "write '\(meant)'",
        fix: Int(span.length) == key.unicodeScalars.count
          ? .replacing(span, by: meant, "put a colon behind '\(words[0])'") : nil)
    }
    if place == .callback, StepVerb(rawValue: key) != nil {
      return Diagnostic(
        unknownKey, message, at: span,
        hint: "a callback has a list of steps, also for one: '[{ \(key): … }]'")
    }
    // `navigationItem.searchController`, as code writes it.
    if place == .controller, let point = key.lastIndex(of: "."), NameForm.isIdentifier(ArraySlice(key.utf8.prefix(1))),
      case let property = String(key[key.index(after: point)...]), known.contains(property)
    {
      return Diagnostic(
        unknownKey, message, at: span, hint: "the controller itself has the key: write '\(property)'",
        fix: present?.contains(property) == false
          ? Fix("write '\(property)'", [TextEdit(span, by: property, instead: key)]) : nil)
    }
    // `viewWillAppear(animated)` and `prepare(for:sender:)`, as Swift writes them.
    let bare = String(key.prefix { $0 != "(" })
    if bare != key, known.contains(bare) {
      return Diagnostic(
        unknownKey, message, at: span, hint: "write '\(bare)', without its arguments",
        fix: present?.contains(bare) == false
          ? Fix("leave the arguments out", [TextEdit(span, by: bare, instead: key)]) : nil)
    }
    if place == .callback, let call = SwiftCall(key) {
      return Diagnostic(unknownKey, message, at: span, hint: call.advice)
    }
    if place == .set, ["viewControllers", "stack", "tabs", "pages"].contains(key) {
      return Diagnostic(
        unknownKey, message, at: span,
        hint: "a step of its own does that, as in '- { setViewControllers: [home], in: nav }'")
    }
    // 'count' is explained; 'not' would become a key with a mapping.
    let hasAdvice = WordLeads.leads(of: key).contains { !$0.isSynonym && $0.isExpectation }
    if place == .expectation,
      let hint = isNested && !hasAdvice
        ? "what is expected isn't nested: write 'visible: home', 'alive: [home]' or 'lacks: [home.viewDidAppear]'"
        : WordAdvice.expectationTurned(key, value)
    {
      return Diagnostic(unknownKey, message, at: span, hint: hint)
    }
    if let hint = misplaced(key, in: place, value: value, isNested: isNested, of: kind, beside: present) {
      return Diagnostic(unknownKey, message, at: span, hint: hint)
    }
    let isNestedID =
      place == .controller && (kind == nil || isNested) && NameForm.isIdentifier(ArraySlice(key.utf8))
    if isNestedID, isEmpty, Wording.choice(key, among: known) == nil {
      return Diagnostic(unknownKey, message, at: span, hint: nestedID(key))
    }
    let advice = WordAdvice(key, in: place, of: kind, verb: verb, value: value, known: known.filter { $0 != key })
    // A word may be an id as well: `detail: { title: Detail }`.
    let isPlain = isNestedID && isNested && advice?.replacement == nil && !key.contains { $0.isUppercase }
    if isPlain, Wording.choice(key, among: known) == nil {
      return Diagnostic(unknownKey, message, at: span, hint: nestedID(key))
    }
    let takesValue = { (meant: String) in isNested || isEmpty || !keysOfMappings.contains(meant) }
    if let advice {
      let isMeant = advice.replacement != ControllerKey.retained.rawValue || value == "true" || value == "false"
      return Diagnostic(
        unknownKey, message, at: span,
        hint: isMeant || isEmpty
          ? advice.hint(beside: present) : "what is kept says so itself: write 'retained: true' in that controller",
        fix: move
          ?? (isMeant && advice.replacement.map(takesValue) != false
            ? advice.fix(of: key, at: span, beside: present) : nil))
    }
    // A key that is there already isn't the one that is meant.
    let missing = known.filter { word in
      // Nor is an option that the verb doesn't take.
      word != key && present?.contains(word) != true
        && (place != .step || StepKey(rawValue: word).flatMap { verb?.takes($0) } != false)
    }
    let hint = place == .file ? Wording.choice(key, among: missing, atMost: 0) : Wording.choice(key, among: missing)
    if hint == nil, let twin = Suggestion.nearest(to: key, in: known.filter { $0 != key }) {
      return Diagnostic(
        unknownKey, message, at: span,
        hint: "did you mean '\(twin)'? It stands beside it already: delete one of the two")
    }
    return Diagnostic(
      unknownKey, message, at: span,
      hint: hint
        ?? (place == .step
          ? "delete it: options of every step are \(Wording.either(StepKey.common.map(\.rawValue))); 'scenograph explain steps' "
            + "has the others"
          : place == .set
            ? "set properties such as 'isModalInPresentation', or answers such as 'prefersStatusBarHidden'; "
              + "keys of your own start with 'x-'"
            : place == .expectation
              ? "write what must hold, such as \(Wording.either(known.filter(ExpectationKey.common.contains))); "
                + "'scenograph explain expect' has the others"
              : place == .overrides
                ? "UIKit calls no such method: what a tap does is a segue, which 'trigger' fires, and code of your own "
                  + "is steps of the script"
                : isNestedID && isNested
                  ? nestedID(key) : place == .file ? WordAdvice.ofTheFile(key, isNested) : own(key)),
      fix: present == nil ? nil : .correcting(key, at: span, among: missing.filter(takesValue)))
  }

  /// Keys that have a mapping behind them. A fix that puts one before something else would write the next error.
  private static let keysOfMappings: Set<String> = [
    SceneKey.controllers.rawValue, SceneKey.import.rawValue, SceneKey.findings.rawValue, SceneKey.storyboard.rawValue,
    ControllerKey.segues.rawValue, ControllerKey.overrides.rawValue, ControllerKey.actions.rawValue,
  ]

  /// About an object of UIKit's whose properties are keys of the controller itself.
  ///
  /// - Parameter inner: Its properties as they are written.
  package static func keysOfAnObject(_ object: String, inner: String, fix: Fix?, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      unknownKey, "\(KeyPlace.controller.name) has no key \(Wording.quoted(object))", at: span,
      hint: "the controller has its properties as keys: write '\(inner)' without '\(object)'", fix: fix)
  }

  /// The advice about a word that may be an id one level too deep.
  private static func nestedID(_ id: String) -> String {
    "if \(Wording.quoted(id)) is a controller, indent it only as far as the id above it; else \(own(id))"
  }

  /// The advice about a key that means nothing here. A word of UIKit is never one for another tool.
  private static func own(_ key: String) -> String {
    let advice = WordAdvice(elsewhere: key)?.hint
    let isName = key.contains { $0.isUppercase }
    if let advice, isName { return advice }
    return (advice.map { $0 + "; or " } ?? "delete it, or ")
      + "call it \(Wording.quoted("x-" + key)) if it is for another tool"
  }

  /// About a segue whose verb is the value of a key.
  package static func verbAsAValue(
    _ key: String, verb: SegueVerb, destination: String, fix: Fix?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      unknownKey, "\(KeyPlace.segue.name) has no key \(Wording.quoted(key))", at: span,
      hint: "the kind of a segue is its key: write '\(verb.rawValue): \(destination)'", fix: fix)
  }

  /// About ids that aren't indented.
  package static func idsAtTheMargin(_ ids: [Located<String>], fix: Fix?) -> Diagnostic {
    let names = ids.prefix(3).map { "'\($0.value)'" }.joined(separator: ", ") + (ids.count > 3 ? " …" : "")
    return Diagnostic(
      unknownKey, "\(names) must be indented to belong to 'controllers'", at: ids[0].span,
      hint: "put two blanks before each of these lines and the lines below them", fix: fix)
  }

  // MARK: SG153

  package static let missingKey = Finding(
    153, "missingKey", .error, "a missing key",
    explanation: """
      A scene needs 'scene', its name. It needs 'controllers', unless it imports some. If it has a script, it needs \
      'initial', the root of the window; the tool never guesses it. A library of screens for other files to import has \
      no script and needs no 'initial'. Add the key that the finding names.
      """,
    wrong: """
      scene: Missing
      controllers: { home: }
      script:
        - memoryWarning
      """,
    right: """
      scene: Missing
      initial: home
      controllers: { home: }
      script:
        - memoryWarning
      """)

  package static func missingKey(_ key: SceneKey, because reason: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      missingKey, "the key '\(key.rawValue)' is missing: \(reason)", at: span,
      hint: "add '\(key.rawValue):' to the file")
  }

  // MARK: SG154

  package static let contradictingKeys = Finding(
    154, "contradictingKeys", .error, "two keys that can't stand together",
    explanation: """
      'center', 'frames' and 'paging' are three different layouts, and a container has one layout. 'preload' has a \
      meaning only with 'paging'. If both keys stood there, the tool would have to ignore one. Keep the one that you \
      mean.
      """,
    wrong: """
      scene: Layouts
      controllers:
        box: { layout: { center: [100, 100], paging: horizontal } }
      """,
    right: """
      scene: Layouts
      controllers:
        box: { layout: { paging: horizontal } }
      """)

  package static func contradictingKeys(
    _ first: String, _ second: String, in place: KeyPlace, at span: SourceSpan
  ) -> Diagnostic {
    let message =
      second == "preload"
      ? "'preload' has a meaning only beside 'paging'" : "\(place.name) can't have both '\(first)' and '\(second)'"
    return Diagnostic(contradictingKeys, message, at: span, hint: "keep one of them")
  }

  // MARK: SG168

  package static let classIsOnlyAName = Finding(
    168, "classIsOnlyAName", .warning, "a class of UIKit without its kind",
    explanation: """
      'class' is a name for diagrams. How a controller behaves is said by its 'kind', and how it is presented by its \
      'modalPresentationStyle'. A controller of the class UINavigationController without 'kind: navigation' has no \
      stack; one of the class UIAlertController has no actions. Write the kind instead of the class.
      """,
    wrong: """
      scene: Classes
      initial: main
      controllers:
        main: { class: UINavigationController, children: [home] }
        home:
      """,
    right: """
      scene: Classes
      initial: main
      controllers:
        main: { kind: navigation, stack: [home] }
        home:
      """)

  package static func classIsOnlyAName(
    _ name: String, of id: String, kind: ControllerKind, meant: ControllerKind, hasKind: Bool, fix: Fix?,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      classIsOnlyAName,
      "'\(id)' is of kind '\(kind.rawValue)'; its class '\(name)' is only a name and changes nothing", at: span,
      hint: hasKind
        ? "change the kind to '\(meant.rawValue)', or delete the class"
        : "write 'kind: \(meant.rawValue)' instead of the class", fix: fix)
  }
}
