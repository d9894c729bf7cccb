package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Names that lead nowhere, SG20x.
extension Diagnostic {
  package static let nameFindings = FindingFamily(
    "Names",
    [
      unknownController, unknownSegue, unknownAction, unreadableImport, circularContainment, alreadyThere,
    ] + events)

  // MARK: SG201

  static let unknownController = Finding(
    201, "unknownController", .error, "unknown controller",
    explanation: """
      No controller has this name. The compiler searches `controllers` of the same file, including inline \
      definitions. For a name with a `/`, it searches the files that `import` names. Names are case-sensitive. A \
      scene with an unknown name can't be drawn or run, so the compilation stops here.
      """,
    wrong: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [hme] }\n  home:\n",
    right: "scene: Names\ncontrollers:\n  shell: { kind: container, children: [home] }\n  home:\n")

  /// - Parameters:
  ///   - verb: The step that names it, if what it names may be something else: a button, a column.
  ///   - actions: Of all alerts, of which a tap may mean one.
  ///   - known: The names that it may be a slip of.
  static func unknownController(
    _ text: String, in file: Int, at span: SourceSpan, by verb: StepVerb? = nil, actions: [String] = [],
    known: [String], scene: ResolvedScene
  ) -> Diagnostic {
    let bare = text.split(separator: "#", maxSplits: 1).first.map(String.init) ?? text
    let whole = Wording.wholeWords(of: bare, in: known)
    let near =
      Suggestion.nearest(to: bare, in: known.filter { !Suggestion.differByNumber($0, bare) })
      ?? (whole.count == 1 ? whole[0] : nil)
      ?? stem(of: bare).flatMap { known.contains($0) ? $0 : nil }
    let shown = bare.utf8.count > 60 ? bare.prefix(59) + "…" : bare
    let declaration =
      if verb == .tap, let tap = wayOfTap(on: bare) {
        tap
      } else if verb == .tap, !actions.isEmpty {
        "'tap' names a tab or an action of an alert; the alerts have "
          + actions.prefix(9).map { "'\($0)'" }.joined(separator: ", ")
      } else if verb == .tap {
        "'tap' names a tab; a button that leads somewhere is a segue, as in 'trigger: next'"
      } else if verb == .show || verb == .showDetail,
        ControllerKey.movableColumns.contains(where: { $0.rawValue == bare })
      {
        "a column is shown by '- showColumn: \(bare)'"
      } else if verb == .scroll, ["up", "down", "left", "right", "top", "bottom"].contains(bare) {
        "'scroll' takes a page of a paging layout. That another view scrolls tells its controller nothing: leave it out"
      } else if let twin = known.first(where: { $0.hasSuffix("/" + bare.split(separator: "/").suffix(1).joined()) }) {
        "did you mean '\(twin)'?"
      } else if let slash = shown.firstIndex(of: "/") {
        wayOfPath(to: String(shown[..<slash]), String(shown[shown.index(after: slash)...]), in: file, scene)
      } else if shown.hasPrefix("UI"), shown.hasSuffix("Controller") {
        "declare it under 'controllers', as in '\(declaration(ofClass: shown))', and write its id here"
      } else if let one = only(of: bare, in: file, scene) {
        "'\(bare)' is a kind; the controller of it is called '\(one)'"
      } else if shown == ControllerKind.alert.rawValue
        || WordLeads.leads(of: String(shown)).contains(where: { $0.target == .kind(.alert) })
      {
        "declare it under 'controllers', as in '\(shown): { kind: alert, actions: { ok: } }'"
      } else {
        "declare '\(shown)' under 'controllers', as in '\(shown): { title: … }'"
          + (known.first { Suggestion.differByNumber($0, bare) && bare.hasPrefix($0) }
            .map { "; the second instance of '\($0)' is '\($0)#2'" } ?? "")
      }
    let hint: String =
      switch bare {
      case "root" where verb == .popTo, "first" where verb == .popTo: "write '- popToRoot'"
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
      unknownController, "no controller is called '\(shown)'", at: span, hint: hint,
      fix: .correcting(
        bare, at: span.part(at: 0, length: bare.unicodeScalars.count), among: known))
  }

  static func unknownAction(
    _ text: String, of alert: String, declared: [String], at span: SourceSpan
  ) -> Diagnostic {
    let list = declared.prefix(9).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      unknownController, "the alert '\(alert)' has no action '\(text)'", at: span,
      hint: declared.isEmpty
        ? "write it down, as in 'actions: { \(text): }'"
        : Suggestion.nearest(to: text, in: declared).map { "did you mean '\($0)'?" } ?? "its actions are \(list)",
      fix: .correcting(text, at: span, among: declared))
  }

  /// The one controller of a kind that a file declares; nil if the word is no kind, or it has none or several of it.
  private static func only(of word: String, in file: Int, _ scene: ResolvedScene) -> String? {
    guard let kind = ControllerKind(rawValue: word), kind != .view else { return nil }
    let declared = scene.files.entries[file].document.controllers.filter { $0.kind == kind }
    return declared.count == 1 ? scene.text(declared[0].id.value) : nil
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
        return "a person's tap beside a sheet or a popover is '- swipe: dismiss', and beside a column "
          + "'- swipe: hideColumn'"
      }
      if lead.target == .step(.swipe), lead.example.contains("Column") {
        return "a person shows a column by '- swipe: showColumn', and hides it by '- swipe: hideColumn'"
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

  // MARK: SG202

  static let unknownSegue = Finding(
    202, "unknownSegue", .error, "unknown segue",
    explanation: """
      A step fires a segue that the controller doesn't have. In UIKit this is an exception when the line runs: the \
      receiver has no segue with that identifier. A segue belongs to one controller. If the step means another \
      controller than the visible one, give `in`.
      """,
    wrong: """
      scene: Segues
      initial: list
      controllers:
        list: { segues: { open: { present: detail } } }
        detail:
      script:
        - trigger: opne
      """,
    right: """
      scene: Segues
      initial: list
      controllers:
        list: { segues: { open: { present: detail } } }
        detail:
      script:
        - trigger: open
      """,
    rules: ["C1.94", "G7.24"])

  static func unknownSegue(_ segue: NamedThing, of controller: InstanceID, in moment: Moment) -> Diagnostic {
    let declared = moment.template(of: controller)?.segues.map(\.id) ?? []
    let owners = moment.program.templates.filter { $0.segue(segue.name) != nil }.map(\.id)
    // A step in a presented controller most often means what lies under it.
    let guest = owners.count == 1 ? moment.presented(above: controller) : nil
    let isCovered = guest.map { !moment.holds(owners[0], in: $0) } ?? false
    return .unknownSegue(
      segue.name, of: moment.name(of: controller), declared: declared, known: declared, owners: owners,
      coveredBy: isCovered ? guest.map(moment.name) : nil, at: moment.span(of: segue))
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
      unknownSegue, "'\(controller)' has no segue '\(text)'", at: span,
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
        unknownSegue, "'\(text)' is an unwind action, and a step fires a segue", at: name.span,
        hint: "declare a segue that leads to it, as in 'segues: { back: { unwind: \(text) } }', and name that segue")
    }
    let near = Suggestion.nearest(to: text, in: known)
    if near == nil, scene.template(name.value, in: 0) != nil {
      return Diagnostic(
        unknownSegue, "'\(text)' is a controller, and this step takes a segue", at: name.span,
        hint: leading.map { "write the segue that leads there: '\(scene.text($0))'" }
          ?? "declare a segue to it, as in 'segues: { open: { show: \(text) } }', and name that; or write 'push: \(text)' "
          + "or 'present: \(text)'")
    }
    let parts = text.split { $0 == "." || $0 == "/" }.map(String.init)
    if parts.count == 2, known.contains(parts[1]) {
      return Diagnostic(
        unknownSegue, "no controller has a segue '\(text)'", at: name.span,
        hint: "write the segue '\(parts[1])', and 'in: \(parts[0])' beside the verb")
    }
    return Diagnostic(
      unknownSegue, "no controller has a segue '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty || known.count > 9
          ? "" : "the segues are " + known.map { "'\($0)'" }.joined(separator: ", ") + "; or ")
          + "declare it in the controller that fires it, as in 'segues: { \(text.prefix(40)): { show: … } }'",
      fix: .correcting(text, at: name.span, among: known))
  }

  // MARK: SG203

  static let unknownAction = Finding(
    203, "unknownAction", .error, "unknown unwind action",
    explanation: """
      An unwind segue names an action that no controller of the scene implements. UIKit searches the hierarchy for \
      a controller that implements the action. If there is none, the tap does nothing, and no log says why. \
      Declare the action under `unwindActions` of the controller to which the segue should lead back.
      """,
    wrong:
      "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: clsoe } } }\n",
    right:
      "scene: Unwind\ncontrollers:\n  list: { unwindActions: [close] }\n  detail: { segues: { done: { unwind: close } } }\n",
    rules: ["G7.41", "G7.45"])

  static func unknownAction(_ name: Name, known: [String], scene: ResolvedScene) -> Diagnostic {
    let text = scene.text(name.value)
    let near = Suggestion.nearest(to: text, in: known)
    if near == nil, scene.reference(name.value, in: 0) != nil {
      let action = known.count == 1 ? known[0] : "backTo" + text.prefix(1).uppercased() + text.dropFirst()
      return Diagnostic(
        unknownAction, "'unwind' takes the name of an unwind action, and '\(text)' is a controller",
        at: name.span,
        hint: known.count == 1
          ? "write 'unwind: \(action)'"
          : "write 'unwind: \(action)' here, and 'unwindActions: [\(action)]' in '\(text)'")
    }
    return Diagnostic(
      unknownAction, "no controller implements the unwind action '\(text)'", at: name.span,
      hint: near.map { "did you mean '\($0)'?" } ?? "add 'unwindActions: [\(text)]' to the controller it leads back to",
      fix: .correcting(text, at: name.span, among: known))
  }

  // MARK: SG204

  static let unreadableImport = Finding(
    204, "unreadableImport", .error, "import can't be read",
    explanation: """
      A file under `import` can't be read. Its path starts at the folder of the importing file, with `/` on every \
      system. Without the file, the compiler can't find any of its controllers.
      """,
    wrong: "scene: Imports\nimport: { other: no-such-file.scene.yaml }\ncontrollers:\n  main:\n",
    right: "scene: Imports\ncontrollers:\n  main:\n")

  static func unreadableImport(_ path: Located<String>, _ failure: SourceFailure) -> Diagnostic {
    var diagnostic = Diagnostic(
      unreadableImport, "'\(path.value)' can't be read: \(failure.reason)", at: path.span,
      hint: failure.hint ?? "give the path from this file's folder")
    diagnostic.exceedsLimit = failure.exceedsLimit
    return diagnostic
  }

  // MARK: SG206

  static let circularContainment = Finding(
    206, "circularContainment", .error, "containment is circular",
    explanation: """
      A controller contains itself, directly or through other controllers. To make one, UIKit would make another \
      inside it, without end. Segues may form a circle, since each segue that fires makes one new screen. \
      Ownership (`children`, `stack`, `embed` …) may not.
      """,
    wrong:
      "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { kind: container, children: [a] }\n",
    right:
      "scene: Circle\ncontrollers:\n  a: { kind: container, children: [b] }\n  b: { segues: { again: { present: a } } }\n"
  )

  static func circularContainment(_ path: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      circularContainment,
      "containment is circular: \(path.map { "'\($0)'" }.joined(separator: " contains "))", at: span,
      hint: "use a segue to lead back instead")
  }

  // MARK: SG209

  static let alreadyThere = Finding(
    209, "alreadyThere", .error, "a key that the imported controller has already",
    explanation: """
      A name with a `/` under `controllers` adds keys to a controller of an imported file. A key that stands there \
      already can't be added, because only one of the two could hold. `segues` and `overrides` are \
      joined entry by entry, and so are the names in `unwindActions` and `views`. Every controller has its `kind` \
      already. Leave the key out, or change it in the imported file.
      """,
    wrong: """
      scene: Additions
      import: { other: other.scene.yaml }
      controllers:
        other/main: { kind: navigation }
      """,
    right: """
      scene: Additions
      import: { other: other.scene.yaml }
      controllers:
        other/main: { unwindActions: [done] }
      """)

  /// - Parameter first: Where the key stands already; nil where every controller has it.
  static func alreadyThere(_ key: String, of controller: String, first: SourceSpan?, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      alreadyThere, "'\(controller)' has '\(key)' already", at: span,
      notes: first.map { [Diagnostic.Note("it stands here", at: $0)] } ?? [],
      hint: first == nil
        ? "leave it out: a kind can't be changed from another file" : "leave it out, or change the other")
  }
}
