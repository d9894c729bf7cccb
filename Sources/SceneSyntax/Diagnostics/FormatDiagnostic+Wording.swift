package import SceneBasics
internal import ScenePlan

/// The words about keys, files and controllers.
extension Diagnostic {
  /// A finding of `FormatDiagnostic.unknownKey`.
  ///
  /// - Parameters:
  ///   - present: The keys that stand beside it, if they are known.
  ///   - isRest: Whether it is what a comma has cut off the text before.
  ///   - kind: The kind of the controller whose key it is, if that is known.
  ///   - verb: The verb of the step whose option it is.
  ///   - value: What stands behind it, if that is a single word.
  ///   - isNested, isEmpty: Whether a mapping stands behind it, or nothing.
  ///   - move: What moves it to where it belongs.
  static func unknownKey(
    _ key: String, in place: KeyPlace, of kind: ControllerKind? = nil, verb: StepVerb? = nil, value: String = "",
    isNested: Bool = false, isEmpty: Bool = false, known: [String], beside present: [String]?, isRest: Bool = false,
    move: Fix? = nil,
    at span: SourceSpan
  ) -> Diagnostic {
    if isRest {
      let isQuoted = Wording.withoutTypographicQuotes(key) != nil
      return Diagnostic(
        FormatDiagnostic.unknownKey, "a comma ends the text before it, so \(Wording.quoted(key)) is a key of its own",
        at: span,
        hint: isQuoted
          ? "typographic quotes are letters to YAML: write '\"' around the text"
          : "a comma in braces separates two keys: put brackets around a list, and quotes around a text")
    }
    let message = "\(place.name) has no key \(Wording.quoted(key))"
    if key.contains("=") {
      let parts = key.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span,
        hint: "write a colon instead of '='" + (parts.count == 2 ? ": '\(parts[0]): \(parts[1])'" : ""))
    }
    if place == .callback, StepVerb(rawValue: key) != nil {
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span,
        hint: "a callback has a list of steps, also for one: '[{ \(key): … }]'")
    }
    // `viewWillAppear(animated)` and `prepare(for:sender:)`, as Swift writes them.
    let bare = String(key.prefix { $0 != "(" })
    if bare != key, known.contains(bare) {
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span, hint: "write '\(bare)', without its arguments",
        fix: present?.contains(bare) == false
          ? Fix("leave the arguments out", [TextEdit(span, by: bare, instead: key)]) : nil)
    }
    if place == .callback, let call = SwiftCall(key) {
      return Diagnostic(FormatDiagnostic.unknownKey, message, at: span, hint: call.advice)
    }
    if place == .set, ["viewControllers", "stack", "tabs", "pages"].contains(key) {
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span,
        hint: "a step of its own does that, as in '- { setViewControllers: [home], in: nav }'")
    }
    if place == .expectation,
      let hint = isNested
        ? "what is expected isn't nested: write 'visible: home', 'alive: [home]' or 'lacks: [home.viewDidAppear]'"
        : expectationTurned(key, value)
    {
      return Diagnostic(FormatDiagnostic.unknownKey, message, at: span, hint: hint)
    }
    let isNestedID = place == .controller && kind == nil && NameForm.isIdentifier(ArraySlice(key.utf8))
    if isNestedID, isEmpty, Wording.choice(key, among: known) == nil {
      return Diagnostic(FormatDiagnostic.unknownKey, message, at: span, hint: nestedID(key))
    }
    if let advice = WordAdvice(
      key, in: place, of: kind, verb: verb, value: value, known: known.filter { $0 != key })
    {
      let isMeant = advice.replacement != ControllerKey.retained.rawValue || value == "true" || value == "false"
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span, hint: advice.hint,
        fix: move ?? (isMeant ? advice.fix(of: key, at: span, beside: present) : nil))
    }
    // A key that is there already isn't the one that is meant.
    let missing = known.filter { $0 != key && present?.contains($0) != true }
    let hint = Wording.choice(key, among: missing)
    if hint == nil, let twin = Suggestion.nearest(to: key, in: known.filter { $0 != key }) {
      return Diagnostic(
        FormatDiagnostic.unknownKey, message, at: span,
        hint: "did you mean '\(twin)'? It stands beside it already: delete one of the two")
    }
    return Diagnostic(
      FormatDiagnostic.unknownKey, message, at: span,
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
              : isNestedID && isNested ? nestedID(key) : own(key)),
      fix: present == nil ? nil : .correcting(key, at: span, among: missing))
  }

  /// The advice about a word that may be an id one level too deep.
  private static func nestedID(_ id: String) -> String {
    "if \(Wording.quoted(id)) is a controller, indent it only as far as the id above it; else \(own(id))"
  }

  /// The advice about `detail: released`, a controller and then what must hold of it; nil if it isn't that.
  private static func expectationTurned(_ controller: String, _ value: String) -> String? {
    let leads = WordLeads.leads(of: value).compactMap { lead -> ExpectationKey? in
      if case .expectation(let key) = lead.target { key } else { nil }
    }
    guard NameForm.read(ArraySlice(controller.utf8)).isName, let key = ExpectationKey(rawValue: value) ?? leads.first
    else { return nil }
    switch key {
    case .visible: return "write '\(key.rawValue): \(controller)'"
    case .alive, .released, .appeared: return "write '\(key.rawValue): [\(controller)]'"
    case .trace, .contains, .lacks, .tree, .answers, .displayMode, .tabBar, .warnings, .raises, .of, .callbacks, .since,
      .ios, .device, .note:
      return nil
    }
  }

  /// The advice about a key that means nothing here. A word of UIKit is never one for another tool.
  private static func own(_ key: String) -> String {
    let advice = WordAdvice(elsewhere: key)?.hint
    let isName = key.contains { $0.isUppercase }
    if let advice, isName { return advice }
    return (advice.map { $0 + "; or " } ?? "delete it, or ")
      + "call it \(Wording.quoted("x-" + key)) if it is for another tool"
  }

  /// A finding of `FormatDiagnostic.unknownKey` about a segue whose verb is the value of a key.
  static func verbAsAValue(
    _ key: String, verb: SegueVerb, destination: String, fix: Fix?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.unknownKey, "\(KeyPlace.segue.name) has no key \(Wording.quoted(key))", at: span,
      hint: "the kind of a segue is its key: write '\(verb.rawValue): \(destination)'", fix: fix)
  }

  /// A finding of `FormatDiagnostic.unknownKey` about ids that aren't indented.
  static func idsAtTheMargin(_ ids: [Located<String>], fix: Fix?) -> Diagnostic {
    let names = ids.prefix(3).map { "'\($0.value)'" }.joined(separator: ", ") + (ids.count > 3 ? " …" : "")
    return Diagnostic(
      FormatDiagnostic.unknownKey, "\(names) must be indented to belong to 'controllers'", at: ids[0].span,
      hint: "put two blanks before each of these lines and the lines below them", fix: fix)
  }

  /// A finding of `FormatDiagnostic.foreignKey`.
  ///
  /// - Parameters:
  ///   - value: What stands behind it, if that is a single word.
  ///   - present: The keys that stand beside it, if they are known.
  package static func foreignKey(
    _ key: ControllerKey, value: String, of controller: ControllerList.Record, beside present: [String]?,
    in symbols: SymbolTable, at span: SourceSpan
  ) -> Diagnostic {
    let kinds = key.kinds.map(\.rawValue)
    let id = symbols.text(controller.id)
    if let advice = WordAdvice(foreign: key, value: value, of: controller.kind) {
      return Diagnostic(
        FormatDiagnostic.foreignKey,
        "'\(id)' is of kind '\(controller.kind.rawValue)', which has no key '\(key.rawValue)'",
        at: span, hint: advice.hint, fix: advice.fix(of: key.rawValue, at: span, beside: present))
    }
    let message =
      "'\(key.rawValue)' is a key of kind \(Wording.either(kinds)), and '\(id)' is of kind '\(controller.kind.rawValue)'"
    if let list = controller.kind.list?.rawValue, key == .children {
      return Diagnostic(
        FormatDiagnostic.foreignKey, message, at: span,
        hint: "a controller of kind '\(controller.kind.rawValue)' has its controllers under '\(list)'",
        fix: present?.contains(list) == false
          ? Fix("replace '\(key.rawValue)' by '\(list)'", [TextEdit(span, by: list, instead: key.rawValue)]) : nil)
    }
    if key == .viewControllers, controller.kind == .view {
      return Diagnostic(
        FormatDiagnostic.foreignKey, message, at: span,
        hint: "say the kind, and write 'stack' for 'navigation', 'tabs' for 'tabs', 'pages' for 'pager', or "
          + "'children' for 'container'")
    }
    let own = ControllerKey.allCases.filter {
      $0.isTaken(by: controller.kind) && !$0.isTaken(by: controller.kind == .view ? .navigation : .view)
    }
    let kind = controller.kind.rawValue
    return Diagnostic(
      FormatDiagnostic.foreignKey, message, at: span,
      hint: "change the kind to '\(kinds[0])', or use a key of '\(kind)': \(Wording.either(own.map(\.rawValue)))")
  }

  /// A finding of `FormatDiagnostic.foreignKey` about a key of the kind that the controller's class stands for.
  ///
  /// - Parameter edit: What writes the kind instead of the class.
  static func keyOfAClass(
    _ key: ControllerKey, class name: String, kind: ControllerKind, edit: TextEdit?, beside present: [String]?,
    of id: String, at span: SourceSpan
  ) -> Diagnostic {
    let meant = key.isTaken(by: kind) ? nil : kind.list
    var edits = edit.map { [$0] } ?? []
    if let meant, present?.contains(meant.rawValue) == false {
      edits.append(TextEdit(span, by: meant.rawValue, instead: key.rawValue))
    }
    return Diagnostic(
      FormatDiagnostic.foreignKey, "the class of '\(id)' is only a name, and its kind 'view' has no '\(key.rawValue)'",
      at: span,
      hint: "write 'kind: \(kind.rawValue)' instead of 'class: \(name)'"
        + (meant.map { ", and '\($0.rawValue)' instead of '\(key.rawValue)'" }
          ?? (key.isTaken(by: kind) ? "" : "; each column of a split has a key of its own, such as 'primary'")),
      fix: edits.isEmpty
        ? nil : Fix("write 'kind: \(kind.rawValue)'", edits.sorted { $0.start < $1.start }))
  }

  /// A finding of `FormatDiagnostic.classIsOnlyAName`.
  static func classIsOnlyAName(
    _ name: String, of id: String, kind: ControllerKind, meant: ControllerKind, hasKind: Bool, fix: Fix?,
    at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.classIsOnlyAName,
      "'\(id)' is of kind '\(kind.rawValue)'; its class '\(name)' is only a name and changes nothing", at: span,
      hint: hasKind
        ? "change the kind to '\(meant.rawValue)', or delete the class"
        : "write 'kind: \(meant.rawValue)' instead of the class", fix: fix)
  }

  /// A finding of `FormatDiagnostic.missingKey`.
  static func missingKey(_ key: SceneKey, because reason: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.missingKey, "the key '\(key.rawValue)' is missing: \(reason)", at: span,
      hint: "add '\(key.rawValue):' to the file")
  }

  /// A finding of `FormatDiagnostic.contradictingKeys`.
  static func contradictingKeys(
    _ first: String, _ second: String, in place: KeyPlace, at span: SourceSpan
  ) -> Diagnostic {
    let message =
      second == "preload"
      ? "'preload' has a meaning only beside 'paging'" : "\(place.name) can't have both '\(first)' and '\(second)'"
    return Diagnostic(FormatDiagnostic.contradictingKeys, message, at: span, hint: "keep one of them")
  }

  /// A finding of `FormatDiagnostic.unknownFormat`.
  static func unknownFormat(_ format: Located<Int>) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.unknownFormat, "this version can't read format \(format.value); it reads 1",
      at: format.span,
      hint: format.value > 1 ? "use a newer scenograph" : "write 'format: 1', or nothing")
  }

  /// A finding of `FormatDiagnostic.unsupportedSystem`.
  static func unsupportedSystem(_ ios: Located<Int>) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.unsupportedSystem,
      "iOS \(ios.value) isn't modelled; containers exist since iOS \(Behaviour.oldest)", at: ios.span,
      hint: "write a version from \(Behaviour.oldest) on")
  }

  /// A finding of `FormatDiagnostic.newerSystem`.
  static func newerSystem(_ ios: Located<Int>) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.newerSystem,
      "iOS \(ios.value) is newer than the tool knows; the run follows iOS \(Behaviour.newest)", at: ios.span,
      hint: "write \(Behaviour.newest) to keep the scene's behaviour")
  }

  /// A finding of `FormatDiagnostic.idleQuirk`.
  static func idleQuirk(_ quirk: Located<String>, turnsOn: Bool, ios: Int) -> Diagnostic {
    let fact = turnsOn ? "is what iOS \(ios) does by itself" : "turns off what iOS \(ios) doesn't do"
    return Diagnostic(
      FormatDiagnostic.idleQuirk, "'\(quirk.value)' \(fact)", at: quirk.span, hint: "delete the quirk")
  }

  /// A finding of `FormatDiagnostic.missingID`.
  ///
  /// - Parameter id: The key of an entry that looks like those under `controllers`.
  static func missingID(_ id: String? = nil, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.missingID, "a controller that is defined in a list needs an 'id'", at: span,
      hint: id.map { "write its id as a value, and its keys beside it: '{ id: \($0), title: … }'" }
        ?? "add 'id:' with a name, or list a controller that is declared under 'controllers'")
  }

  /// A finding of `FormatDiagnostic.definitionInEdge`.
  ///
  /// - Parameter name: The controller that is meant, if it has got a key of its own.
  static func definitionInEdge(_ verb: String, meaning name: String? = nil, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      FormatDiagnostic.definitionInEdge, "'\(verb)' leads to a controller and can't define one", at: span,
      hint: name.map { "write '\(verb): \($0)'; options stand beside '\(verb)'" }
        ?? "declare it under 'controllers', as in 'sheet: { kind: navigation, stack: [home] }', and write its id here")
  }
}
