package import SceneBasics
package import ScenePlan

/// Keys of another kind of controller, SG152.
extension Diagnostic {
  // MARK: SG152

  package static let foreignKey = Finding(
    152, "foreignKey", .error, "a key of another kind of controller",
    explanation: """
      Each kind of controller has its own keys: a navigation controller has a stack, a tab controller has tabs, a \
      split view has columns, a pager has pages. The tool never guesses the kind from the keys, since a misspelt key \
      would then change the kind. Either 'kind' is wrong or missing, or the key is wrong. The finding names the kinds \
      that take the key.
      """,
    wrong: """
      scene: Kinds
      controllers:
        main: { kind: tabs, stack: [home] }
        home:
      """,
    right: """
      scene: Kinds
      controllers:
        main: { kind: tabs, tabs: [home] }
        home:
      """)

  /// - Parameters:
  ///   - value: What stands behind it, if that is a single word.
  ///   - present: The keys that stand beside it, if they are known.
  package static func foreignKey(
    _ key: ControllerKey, value: String, of controller: (id: Symbol, kind: ControllerKind), beside present: [String]?,
    in symbols: SymbolTable, at span: SourceSpan
  ) -> Diagnostic {
    let kinds = key.kinds.map(\.rawValue)
    let id = symbols.text(controller.id)
    if let advice = WordAdvice(foreign: key, value: value, of: controller.kind) {
      return Diagnostic(
        foreignKey,
        "'\(id)' is of kind '\(controller.kind.rawValue)', which has no key '\(key.rawValue)'",
        at: span, hint: advice.hint(beside: present), fix: advice.fix(of: key.rawValue, at: span, beside: present))
    }
    let message =
      "'\(key.rawValue)' is a key of kind \(Wording.either(kinds)), and '\(id)' is of kind '\(controller.kind.rawValue)'"
    if key == .isNavigationBarHidden {
      return Diagnostic(
        foreignKey, message, at: span,
        hint: "the bar is the stack's: in the code of '\(id)' it is a step, as in "
          + "'viewWillAppear: [{ set: { isNavigationBarHidden: \(value == "false" ? "false" : "true") }, in: nav }]'")
    }
    if key == .dataSource, controller.kind != .pager {
      return Diagnostic(
        foreignKey, message, at: span,
        hint:
          "delete it: the data source of a table isn't modelled, and 'dataSource' is where a pager's pages come from")
    }
    if let list = controller.kind.list?.rawValue, key == .children {
      return Diagnostic(
        foreignKey, message, at: span,
        hint: "a controller of kind '\(controller.kind.rawValue)' has its controllers under '\(list)'",
        fix: present?.contains(list) == false
          ? Fix("replace '\(key.rawValue)' by '\(list)'", [TextEdit(span, by: list, instead: key.rawValue)]) : nil)
    }
    if key == .viewControllers, controller.kind == .view {
      return Diagnostic(
        foreignKey, message, at: span,
        hint: "say the kind, and write 'stack' for 'navigation', 'tabs' for 'tabs', 'pages' for 'pager', or "
          + "'children' for 'container'")
    }
    let own = ControllerKey.allCases.filter {
      $0.isTaken(by: controller.kind) && !$0.isTaken(by: controller.kind == .view ? .navigation : .view)
    }
    let kind = controller.kind.rawValue
    return Diagnostic(
      foreignKey, message, at: span,
      hint: "change the kind to '\(kinds[0])', or use a key of '\(kind)': \(Wording.either(own.map(\.rawValue)))")
  }

  /// About a key of the kind that the controller's class stands for.
  ///
  /// - Parameter edit: What writes the kind instead of the class.
  package static func keyOfAClass(
    _ key: ControllerKey, class name: String, kind: ControllerKind, edit: TextEdit?, beside present: [String]?,
    of id: String, at span: SourceSpan
  ) -> Diagnostic {
    let meant = key.isTaken(by: kind) ? nil : kind.list
    var edits = edit.map { [$0] } ?? []
    if let meant, present?.contains(meant.rawValue) == false {
      edits.append(TextEdit(span, by: meant.rawValue, instead: key.rawValue))
    }
    return Diagnostic(
      foreignKey, "the class of '\(id)' is only a name, and its kind 'view' has no '\(key.rawValue)'",
      at: span,
      hint: "write 'kind: \(kind.rawValue)' instead of 'class: \(name)'"
        + (meant.map { ", and '\($0.rawValue)' instead of '\(key.rawValue)'" }
          ?? (key.isTaken(by: kind) ? "" : "; each column of a split has a key of its own, such as 'primary'")),
      fix: edits.isEmpty
        ? nil : Fix("write 'kind: \(kind.rawValue)'", edits.sorted { $0.start < $1.start }))
  }
}
