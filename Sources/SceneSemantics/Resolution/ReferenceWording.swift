internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// The words of SG20x.
extension Diagnostic {
  /// - Parameters:
  ///   - verb: The step that names it, if what it names may be something else: a button, a column.
  ///   - known: The names that it may be a slip of.
  static func unknownController(
    _ text: String, in file: Int, at span: SourceSpan, by verb: StepVerb? = nil, known: [String], scene: ResolvedScene
  ) -> Diagnostic {
    let bare = text.split(separator: "#", maxSplits: 1).first.map(String.init) ?? text
    let near = Suggestion.nearest(to: bare, in: known) ?? stem(of: bare).flatMap { known.contains($0) ? $0 : nil }
    let shown = bare.utf8.count > 60 ? bare.prefix(59) + "…" : bare
    let declaration =
      if verb == .tap, let tap = wayOfTap(on: bare) {
        tap
      } else if verb == .tap {
        "'tap' names a tab; a button that leads somewhere is a segue, as in 'trigger: next'"
      } else if verb == .show || verb == .showDetail,
        ControllerKey.movableColumns.contains(where: { $0.rawValue == bare })
      {
        "a column is shown by '- showColumn: \(bare)'"
      } else if let slash = shown.firstIndex(of: "/") {
        wayOfPath(to: String(shown[..<slash]), String(shown[shown.index(after: slash)...]), in: file, scene)
      } else if shown.hasPrefix("UI"), shown.hasSuffix("Controller") {
        "declare it under 'controllers', as in '\(declaration(ofClass: shown))', and write its id here"
      } else {
        "declare '\(shown)' under 'controllers', as in '\(shown): { title: … }'"
      }
    let hint: String =
      switch bare {
      case "nil": "only 'toParent' takes 'nil', as in '- { willMove: child, toParent: nil }'"
      case "self": "a step without 'in' is in the code of 'self'; elsewhere, write the controller's id"
      case "primary" where verb == nil, "secondary" where verb == nil:
        "write the id of the controller in that column, as it stands under 'controllers'"
      case "navigationController", "tabBarController", "splitViewController", "parent", "presentingViewController",
        "presentedViewController", "topViewController", "visibleViewController", "rootViewController", "window":
        "write the id of that controller, as it stands under 'controllers'"
      default: near.map { "did you mean '\($0)'?" } ?? declaration
      }
    return Diagnostic(
      ReferenceDiagnostic.unknownController, "no controller is called '\(shown)'", at: span, hint: hint,
      fix: .correcting(
        bare, at: span.part(at: 0, length: bare.unicodeScalars.count), among: known))
  }

  /// A finding of `ReferenceDiagnostic.unknownController`.
  static func unknownAction(
    _ text: String, of alert: String, declared: [String], at span: SourceSpan
  ) -> Diagnostic {
    let list = declared.prefix(9).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      ReferenceDiagnostic.unknownController, "the alert '\(alert)' has no action '\(text)'", at: span,
      hint: declared.isEmpty
        ? "write it down, as in 'actions: { \(text): }'"
        : Suggestion.nearest(to: text, in: declared).map { "did you mean '\($0)'?" } ?? "its actions are \(list)",
      fix: .correcting(text, at: span, among: declared))
  }

  /// How a class of UIKit is declared: with its kind or its style, where it has one.
  private static func declaration(ofClass name: String) -> String {
    for lead in WordLeads.leads(of: name) {
      if case .kind = lead.target, lead.example.contains("kind:") || lead.example.contains("class: \(name)") {
        return lead.example
      }
    }
    return "other: { class: \(name) }"
  }

  /// The advice about `other/detail`: whether it is the file or the controller that isn't there.
  private static func wayOfPath(to alias: String, _ id: String, in file: Int, _ scene: ResolvedScene) -> String {
    let aliases = scene.files.entries[file].imports.keys.map { scene.text($0) }
    return aliases.contains(alias)
      ? "the file that is imported as '\(alias)' declares no '\(id)': declare it there"
      : "'/' leads into another file, and none is imported as '\(alias)': write 'import: { \(alias): … }' with its path"
  }

  /// The step that a person's tap on something else than a tab is; nil if it may be anything.
  private static func wayOfTap(on word: String) -> String? {
    for lead in WordLeads.leads(of: word) {
      if lead.target == .step(.pop) { return "a person's tap on the back button is '- pop'" }
      if lead.target == .step(.dismiss) { return "'tap' names a tab; what such a button does is the step '- dismiss'" }
      if lead.target == .step(.swipe), lead.example.contains("dismiss") {
        return "a person's tap beside a sheet or a popover is '- swipe: dismiss'"
      }
    }
    return nil
  }

  /// The id that a class would have: `detail` for `DetailViewController` and `DetailVC`.
  private static func stem(of name: String) -> String? {
    for suffix in ["ViewController", "Controller", "VC"] where name.hasSuffix(suffix) && name.count > suffix.count {
      let stem = name.dropLast(suffix.count)
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return nil
  }

  /// - Parameters:
  ///   - ids: The segues that the controller has; more than eight are only begun.
  ///   - known: Those that it may be a slip of.
  ///   - owners: The controllers that have a segue of that name.
  ///   - guest: What is presented over the one controller that has it, so that a person can't touch that.
  static func unknownSegue(
    _ text: String, of controller: String, declared ids: [String], known: [String], owners: [String],
    coveredBy guest: String? = nil, at span: SourceSpan
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: text, in: known)
    let names = ids.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (ids.count > 8 ? " and others" : "")
    let has = ids.isEmpty ? "it has none" : "it has \(names)"
    let hint: String? =
      switch owners.count {
      case 0: near.map { "did you mean '\($0)'?" }
      case 1:
        if let guest {
          "'\(owners[0])' has it, which is under '\(guest)': 'dismiss' that first, or write "
            + "'perform: \(text)' and 'in: \(owners[0])'"
        } else {
          "'\(owners[0])' has it: add 'in: \(owners[0])'"
        }
      default: "name its controller with 'in': " + owners.prefix(4).map { "'\($0)'" }.joined(separator: " or ")
      }
    // The name may tell the kind, as in 'presentLogin'.
    let verb = [SegueVerb.showDetail, .present].first { text.lowercased().contains($0.rawValue.lowercased()) } ?? .show
    let declared =
      "declare it there, as in '\(controller): { segues: { \(text.prefix(40)): { \(verb.rawValue): … } } }'"
    return Diagnostic(
      ReferenceDiagnostic.unknownSegue, "'\(controller)' has no segue '\(text)'", at: span,
      hint: hint ?? (ids.isEmpty ? "\(has): \(declared)" : "\(has); or \(declared)"),
      fix: owners.isEmpty ? .correcting(text, at: span, among: known) : nil)
  }

  /// - Parameters:
  ///   - isAction: Whether it is the name of an unwind action.
  ///   - leading: A segue that leads to the controller of that name.
  static func unknownSegue(
    _ name: Name, known: [String], isAction: Bool, leading: Symbol?, scene: ResolvedScene
  ) -> Diagnostic {
    let text = scene.text(name.value)
    if isAction {
      return Diagnostic(
        ReferenceDiagnostic.unknownSegue, "'\(text)' is an unwind action, and a step fires a segue", at: name.span,
        hint: "declare a segue that leads to it, as in 'segues: { back: { unwind: \(text) } }', and name that segue")
    }
    let near = Suggestion.nearest(to: text, in: known)
    if near == nil, scene.template(name.value, in: 0) != nil {
      return Diagnostic(
        ReferenceDiagnostic.unknownSegue, "'\(text)' is a controller, and this step takes a segue", at: name.span,
        hint: leading.map { "write the segue that leads there: '\(scene.text($0))'" }
          ?? "declare a segue to it, as in 'segues: { open: { show: \(text) } }', and name that; or write 'push: \(text)' "
          + "or 'present: \(text)'")
    }
    let parts = text.split { $0 == "." || $0 == "/" }.map(String.init)
    if parts.count == 2, known.contains(parts[1]) {
      return Diagnostic(
        ReferenceDiagnostic.unknownSegue, "no controller has a segue '\(text)'", at: name.span,
        hint: "write the segue '\(parts[1])', and 'in: \(parts[0])' beside the verb")
    }
    return Diagnostic(
      ReferenceDiagnostic.unknownSegue, "no controller has a segue '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" }
        ?? "declare it in the controller that fires it, as in 'segues: { \(text.prefix(40)): { show: … } }'",
      fix: .correcting(text, at: name.span, among: known))
  }

  static func unknownAction(_ name: Name, known: [String], scene: ResolvedScene) -> Diagnostic {
    let text = scene.text(name.value)
    let near = Suggestion.nearest(to: text, in: known)
    if near == nil, scene.reference(name.value, in: 0) != nil {
      let action = known.count == 1 ? known[0] : "backTo" + text.prefix(1).uppercased() + text.dropFirst()
      return Diagnostic(
        ReferenceDiagnostic.unknownAction, "'unwind' takes the name of an unwind action, and '\(text)' is a controller",
        at: name.span,
        hint: known.count == 1
          ? "write 'unwind: \(action)'"
          : "write 'unwind: \(action)' here, and 'unwindActions: [\(action)]' in '\(text)'")
    }
    return Diagnostic(
      ReferenceDiagnostic.unknownAction, "no controller implements the unwind action '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "add 'unwindActions: [\(text)]' to the controller it leads back to",
      fix: .correcting(text, at: name.span, among: known))
  }

  static func unreadableImport(_ path: Located<String>, _ failure: SourceFailure) -> Diagnostic {
    var diagnostic = Diagnostic(
      ReferenceDiagnostic.unreadableImport, "'\(path.value)' can't be read: \(failure.reason)", at: path.span,
      hint: failure.hint ?? "give the path from this file's folder")
    diagnostic.exceedsLimit = failure.exceedsLimit
    return diagnostic
  }

  static func circularContainment(_ path: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      ReferenceDiagnostic.circularContainment,
      "containment is circular: \(path.map { "'\($0)'" }.joined(separator: " contains "))", at: span,
      hint: "use a segue to lead back instead")
  }

  /// - Parameter first: Where the key stands already; nil where every controller has it.
  static func alreadyThere(_ key: String, of controller: String, first: SourceSpan?, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      ReferenceDiagnostic.alreadyThere, "'\(controller)' has '\(key)' already", at: span,
      notes: first.map { [Diagnostic.Note("it stands here", at: $0)] } ?? [],
      hint: first == nil
        ? "leave it out: a kind can't be changed from another file" : "leave it out, or change the other")
  }

  static func laterStep(_ number: Located<String>, before step: Int) -> Diagnostic {
    Diagnostic(
      ReferenceDiagnostic.unknownStep, "step \(number.value) isn't over yet: this expectation is step \(step)",
      at: number.span, hint: "write the number of a step before it, or 'since: last'")
  }

  static func unknownStep(_ name: Located<String>, known: [String]) -> Diagnostic {
    let near = Suggestion.nearest(to: name.value, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownStep, "no step has the id '\(name.value)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "give the step an 'id', or write its number, 'last' or 'launch'",
      fix: .correcting(name.value, at: name.span, among: known))
  }

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
      ReferenceDiagnostic.foreignEvent, "'\(controller)' never gets '\(name)'", at: span, hint: way,
      fix: owner.map { Fix("write '\($0)'", [TextEdit(place, by: $0, instead: controller)]) })
  }

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
        ReferenceDiagnostic.unknownCallback, "there is no callback '\(name)'", at: span,
        hint: "it is called '\(event)' here",
        fix: Fix("replace '\(name)' by '\(event)'", [TextEdit(span, by: event, instead: name)]))
    }
    // `willShow` is what a delegate hears.
    let heard = known.first { $0.hasSuffix("." + name) }
    let near = heard ?? Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      ReferenceDiagnostic.unknownCallback, "there is no callback '\(name)'", at: span,
      hint: near.map { "did you mean '\($0)'?" } ?? some(of: known, near: name),
      fix: heard.map { Fix("write '\($0)'", [TextEdit(span, by: $0, instead: name)]) }
        ?? .correcting(name, at: span, among: known))
  }
}
