internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Controllers, where they are declared and where they are listed.
extension SceneDecoder {
  /// Decodes the controller here, whose id is a key.
  mutating func decodeDeclaredController(_ keyNode: Int) {
    if isSlipped, let finding = Diagnostic.misplacedKey(cursor.keyText, at: cursor.keySpan) {
      return cursor.report(finding)
    }
    if cursor.tape.text(at: keyNode).contains(0x2F), let name = cursor.name(at: keyNode, .template) {
      return decodeAddition(to: name)
    }
    guard let id = cursor.identifier(at: keyNode, of: "a controller") else {
      // Its content is still checked, since it may have other mistakes.
      decodeController(Located(cursor.symbols.intern("?"), at: cursor.keySpan), .controller, isKept: false)
      return
    }
    decodeController(id, .controller, isKept: true)
  }

  /// Whether `segues` or `overrides` stands among the ids: below it are segues or callbacks, and no key of a controller.
  private var isSlipped: Bool {
    guard cursor.kind == .mapping, cursor.count > 0,
      cursor.tape.reads("segues", at: cursor.key) || cursor.tape.reads("overrides", at: cursor.key)
    else { return false }
    var inner = cursor
    var entries = inner.entries()
    while inner.next(&entries) {
      if ControllerKey.table.find(ArraySlice(inner.keyText.utf8)) != nil { return false }
    }
    return true
  }

  /// `{ list: { title: List } }`, as under `controllers`: the id, which has become a key.
  private var idAsAKey: String? {
    var inner = cursor
    var entries = inner.entries()
    guard cursor.count == 2, inner.next(&entries), !inner.kind.isScalar || inner.isEmpty,
      ControllerKey.table.find(ArraySlice(inner.keyText.utf8)) == nil,
      NameForm.read(ArraySlice(inner.keyText.utf8)).isName
    else { return nil }
    return inner.keyText
  }

  /// Decodes a definition that stands where a container lists what it owns; gives its id.
  mutating func decodeInlineController() -> Name? {
    var idNode: Int?
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if idNode == nil, cursor.tape.reads("id", at: entries.key) { idNode = cursor.index }
    }
    guard let idNode else {
      if !cursor.isTooDeep { cursor.report(.missingID(idAsAKey, at: cursor.span)) }
      return nil
    }
    let node = cursor.index
    let outerKey = cursor.key
    defer { cursor.go(to: node, key: outerKey) }
    guard cursor.tape.kind(at: idNode).isScalar, let id = cursor.identifier(at: idNode, of: "a controller") else {
      if !cursor.tape.kind(at: idNode).isScalar { cursor.report(.missingID(at: cursor.span)) }
      return nil
    }
    decodeController(id, .inline, isKept: true)
    return id
  }

  /// Decodes keys that are added to a controller of an imported file, whose kind isn't known yet.
  private mutating func decodeAddition(to name: Name) {
    if let first = additionPlaces.updateValue(name.span, forKey: name.value) {
      cursor.report(.duplicateKey(cursor.symbols.text(name.value), first: first, at: name.span, fix: nil))
      return
    }
    let slot = document.additions.count
    document.additions.append(id: name)
    var addition = ControllerList.Record(id: name.value)
    let outer = parts.extent
    if cursor.isMapping("a mapping of keys for a controller of another file") {
      change(&addition) { _ in }
      var overrides: (node: Int, key: Int)?
      var entries = cursor.entries()
      while let key = cursor.next(&entries, of: ControllerKey.self, in: .controller) {
        if key == .overrides {
          overrides = (cursor.index, cursor.key)
        } else if key == .segues {
          let added = decodeAddedSegues()
          change(&addition) { $0.segueAdditions = added }
        } else if key == .title {
          if let text = cursor.text() { change(&addition) { $0.addedTitle = text.value } }
        } else {
          decode(key, of: &addition, .controller)
        }
      }
      if let overrides {
        let mapping = (cursor.index, cursor.key)
        cursor.go(to: overrides.node, key: overrides.key)
        decodeOverrides(of: &addition)
        cursor.go(to: mapping.0, key: mapping.1)
      }
      noteKeys(of: addition)
    }
    document.additions.complete(addition, at: slot, with: &parts, since: outer)
  }

  private mutating func decodeController(_ id: Name, _ role: IdentifierTable.Role, isKept: Bool) {
    let slot = document.controllers.count
    let isDeclared = isKept && declare(id, role, at: slot)
    if isDeclared { document.controllers.append(id: id) }
    var controller = ControllerList.Record(id: id.value)
    let outer = parts.extent
    if cursor.kind == .mapping {
      var knowsKind = false
      // An unknown kind doesn't say which other keys are allowed.
      var isKindReadable = true
      var overrides: (node: Int, key: Int)?
      var entries = cursor.entries()
      while let key = cursor.next(&entries, of: ControllerKey.self, in: .controller) {
        if key == .kind, !knowsKind {
          isKindReadable = decodeKind(of: &controller)
          knowsKind = true
        } else if !knowsKind, !key.isTaken(by: .view) || key.isOfPlainControllers {
          // It decides which other keys are allowed, wherever it stands.
          isKindReadable = decodeKind(of: &controller, in: entries.mapping)
          knowsKind = true
        }
        guard !isKindReadable || key.isTaken(by: controller.kind) else {
          reportForeign(key, of: controller, entries)
          continue
        }
        if key == .segues || key == .overrides, cursor.isEmpty, reportChildrenBeside(entries) { continue }
        if key == .overrides {
          overrides = (cursor.index, cursor.key)
        } else {
          decode(key, of: &controller, role)
        }
      }
      if let overrides {
        // They may name the controller's unwind actions, which may stand below them.
        let mapping = (cursor.index, cursor.key)
        cursor.go(to: overrides.node, key: overrides.key)
        decodeOverrides(of: &controller)
        cursor.go(to: mapping.0, key: mapping.1)
      }
      if controller.settings >= 0 {
        noteKeys(of: controller)
        if isKindReadable { checkClass(of: controller) }
      }
    } else if !cursor.isEmpty, cursor.kind != .unusable, role == .controller,
      let finding = Diagnostic.misplacedKey(cursor.keyText, at: cursor.keySpan)
    {
      cursor.report(finding)
    } else if !cursor.isEmpty {
      cursor.reportUnexpected("a mapping of a controller's keys")
    }
    if isDeclared {
      document.controllers.complete(controller, at: slot, with: &parts, since: outer)
    } else {
      parts.truncate(to: outer)
    }
  }

  /// Decodes the kind wherever it stands in a mapping; false if it stands there and is none.
  private mutating func decodeKind(of controller: inout ControllerList.Record, in mapping: Int) -> Bool {
    let node = cursor.index
    let key = cursor.key
    guard let value = cursor.tape.value(of: "kind", in: mapping) else { return true }
    cursor.go(to: value.key, key: value.key)
    cursor.move(to: value.node)
    defer { cursor.go(to: node, key: key) }
    return decodeKind(of: &controller)
  }

  /// Decodes the kind here; false if it is none.
  private mutating func decodeKind(of controller: inout ControllerList.Record) -> Bool {
    let kind = cursor.word(of: ControllerKind.self)
    controller.kind = kind?.value ?? .view
    return kind != nil
  }

  private mutating func decode(
    _ key: ControllerKey, of controller: inout ControllerList.Record, _ role: IdentifierTable.Role
  ) {
    switch key {
    case .kind, .overrides: break
    case .id:
      if role == .controller {
        cursor.report(.unknownKey("id", in: .controller, known: [], beside: nil, at: cursor.keySpan))
      }
    case .title:
      if cursor.checkText("text") { controller.title = document.controllers.titles.keep(cursor.index, of: cursor.tape) }
    case .storyboardIdentifier:
      if let text = cursor.text() { change(&controller) { $0.storyboardIdentifier = text.value } }
    case .children, .stack, .tabs, .pages: decodeContents(key, isOwner: true)
    case .viewControllers: decodeContents(key, isOwner: false)
    case .primary, .secondary, .supplementary, .compact, .inspector, .searchController, .searchResultsController:
      if let name = decodeContent() { parts.contents.append(.init(key: key, name: name)) }
    case .segues: decodeSegues()
    case .class: if let text = cursor.text() { change(&controller) { $0.className = text.value } }
    case .viewClass: if let text = cursor.text() { change(&controller) { $0.viewClassName = text.value } }
    case .group: if let text = cursor.text() { change(&controller) { $0.group = text.value } }
    case .note: if let text = cursor.text() { change(&controller) { $0.note = text.value } }
    case .unwindActions:
      let actions = cursor.labels("an unwind action", "a list of unwind actions")
      change(&controller) { $0.unwindActions = actions }
    case .actions: decodeActions(of: &controller)
    case .views:
      let views = cursor.labels("a view", "a list of views").map { name in name.map { cursor.symbols.text($0) } }
      change(&controller) { $0.views = views }
    case .tells: decodeTells(of: &controller)
    case .instantiates:
      let made = cursor.names(.template)
      change(&controller) { $0.instantiates = made }
    case .layout:
      if let layout = decodeLayout() { change(&controller) { $0.layout = layout } }
    case .containment:
      if let containment = decodeContainment() { change(&controller) { $0.containment = containment } }
    case .modalPresentationStyle, .modalTransitionStyle, .preferredTransition, .definesPresentationContext,
      .providesPresentationContextTransitionStyle, .isModalInPresentation, .detents, .selectedDetentIdentifier,
      .largestUndimmedDetentIdentifier, .modalPresentationCapturesStatusBarAppearance, .hidesBottomBarWhenPushed,
      .retained, .preferredContentSize, .isNavigationBarHidden, .selected, .style, .preferredDisplayMode,
      .preferredSplitBehavior, .transitionStyle, .navigationOrientation, .interPageSpacing, .spineLocation,
      .isDoubleSided, .dataSource, .preferredStyle, .isActive:
      guard let shape = key.property, let value = decodeValue(shape, .template) else { return }
      let property = PropertyDeclaration(key: Located(key, at: cursor.keySpan), value: value)
      change(&controller) { $0.properties.append(property) }
    }
  }

  /// Changes the settings of a controller, which are made on demand.
  mutating func change(_ controller: inout ControllerList.Record, _ body: (inout ControllerSettings) -> Void) {
    if controller.settings < 0 {
      controller.settings = Int32(document.settings.count)
      document.settings.append(ControllerSettings())
    }
    body(&document.settings[Int(controller.settings)])
  }

  private mutating func noteKeys(of controller: ControllerList.Record) {
    var keys: [Located<ControllerKey>] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if let found = ControllerKey.table.find(cursor.tape.text(at: entries.key)) {
        keys.append(Located(ControllerKey.table.words[found], at: cursor.keySpan))
      }
    }
    document.settings[Int(controller.settings)].keys = keys
  }

  private mutating func decodeContents(_ key: ControllerKey, isOwner: Bool) {
    guard cursor.isListOfNames("a list of controllers") else {
      // What it declares isn't known then.
      if cursor.kind == .mapping { document.lacksControllers = true }
      return
    }
    var items = cursor.items()
    while cursor.next(&items) {
      if key == .tabs, cursor.kind == .mapping, isTabGroup {
        decodeTabGroup()
        continue
      }
      let name = isOwner ? decodeContent() : cursor.name(.template)
      if let name { parts.contents.append(.init(key: key, name: name)) }
    }
  }

  /// A controller that is owned here: its name, or a definition with `id`.
  mutating func decodeContent() -> Name? {
    if cursor.kind == .mapping { return decodeInlineController() }
    return cursor.name(.template, "the id of a controller, or a definition with 'id'")
  }

  private mutating func decodeTells(of controller: inout ControllerList.Record) {
    guard cursor.isMapping("a mapping of controllers to lists of messages") else { return }
    cursor.checkKeys()
    var tells: [TellDeclaration] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let to = cursor.name(at: entries.key, .template), cursor.isSequence("a list of messages") else { continue }
      var messages: [String] = []
      var items = cursor.items()
      while cursor.next(&items) {
        if let message = cursor.text() { messages.append(message.value) }
      }
      tells.append(TellDeclaration(to: to, messages: messages))
    }
    change(&controller) { $0.tells = tells }
  }
}
