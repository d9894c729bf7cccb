internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram

/// Controllers: what they own, their segues and settings.
extension SceneWriter {
  /// An entry under `controllers`.
  ///
  /// - Parameters:
  ///   - template: The controller, or what a file adds to it.
  ///   - steps: Steps that are added to custom segues of another file, by their ids.
  ///   - comments: What stands above its segues, by their ids.
  ///   - file: The file that the entry is for.
  func controller(
    _ template: Template, adding steps: [(segue: String, steps: [Step])] = [], comments: [String: String] = [:],
    in file: Int
  ) throws(UnwritableProgram) -> YAMLNode {
    var mapping = YAMLMapping()
    if template.kind != .view { mapping.add(ControllerKey.kind, .scalar(template.kind.rawValue)) }
    if let title = template.title { mapping.add(ControllerKey.title, YAMLText.text(title)) }
    let settings = template.settings ?? TemplateSettings()
    addNames(settings, to: &mapping)
    try addContents(template, to: &mapping, in: file)
    for property in Property.allCases {
      guard let value = settings.properties[property] else { continue }
      mapping.add(property, try node(value, in: file))
    }
    if settings.layout != .fill { mapping.add(ControllerKey.layout, try layout(settings.layout, in: file)) }
    try addBehaviour(settings, of: template, adding: steps, comments: comments, to: &mapping, in: file)
    if mapping.entries.isEmpty { return .scalar("") }
    return try whole(mapping, "the controller '\(template.id)'", isBlock: !mapping.isFlat)
  }

  private func addNames(_ settings: TemplateSettings, to mapping: inout YAMLMapping) {
    let texts: [(ControllerKey, String?)] = [
      (.class, settings.className), (.viewClass, settings.viewClassName),
      (.storyboardIdentifier, settings.storyboardIdentifier), (.group, settings.group), (.note, settings.note),
    ]
    for (key, text) in texts { if let text { mapping.add(key, YAMLText.text(text)) } }
  }

  /// The controllers that it owns, each role under its key, in the order in which the roles come.
  private func addContents(
    _ template: Template, to mapping: inout YAMLMapping, in file: Int
  ) throws(UnwritableProgram) {
    if template.contents.contains(where: { $0.role == .group }) {
      return mapping.add(ContentRole.tabs, .list(try tabs(template.contents[...], in: file)))
    }
    var roles: [ContentRole] = []
    for content in template.contents where !roles.contains(content.role) { roles.append(content.role) }
    for role in roles {
      var names: [YAMLNode] = []
      for content in template.contents where content.role == role {
        names.append(try name(of: content.template, in: file))
      }
      switch role.form {
      case .list: mapping.add(role, .list(names))
      case .single: for name in names { mapping.add(role, name) }
      case .inTabs: break
      }
    }
  }

  /// Tabs with groups among them: the stack of a group stands before its controller, and its tabs behind it.
  private func tabs(
    _ contents: ArraySlice<Template.Content>, of depth: UInt8 = 0, in file: Int
  ) throws(UnwritableProgram) -> [YAMLNode] {
    var (nodes, rest): ([YAMLNode], ArraySlice<Template.Content>) = ([], contents)
    while let first = rest.popFirst() {
      guard first.role == .group || first.role == .managingNavigationController, first.depth == depth else {
        nodes.append(try name(of: first.template, in: file))
        continue
      }
      let group = first.role == .group ? first : rest.popFirst()
      // Its own tabs, and the groups among them, which are deeper.
      let members = rest.prefix { $0.role == .groupTab && $0.depth == depth || $0.depth > depth }
      rest = rest.dropFirst(members.count)
      var mapping = YAMLMapping()
      if let group { mapping.add(TabGroupKey.group, try name(of: group.template, in: file)) }
      mapping.add(TabGroupKey.tabs, .list(try tabs(members, of: depth + 1, in: file)))
      if first.role != .group { mapping.add(TabGroupKey.stack, try name(of: first.template, in: file)) }
      nodes.append(mapping.node())
    }
    return nodes
  }

  private func addBehaviour(
    _ settings: TemplateSettings, of template: Template, adding steps: [(segue: String, steps: [Step])],
    comments: [String: String], to mapping: inout YAMLMapping, in file: Int
  ) throws(UnwritableProgram) {
    if !settings.recipes.isEmpty {
      var recipes = YAMLMapping()
      for key in ContainmentKey.allCases {
        guard let words = settings.recipes[key.recipe] else { continue }
        recipes.add(key, .list(words.map { .scalar($0.rawValue) }))
      }
      mapping.add(ControllerKey.containment, recipes.node())
    }
    if !settings.views.isEmpty { mapping.add(ControllerKey.views, try labels(settings.views, "view")) }
    if !settings.unwindActions.isEmpty {
      mapping.add(ControllerKey.unwindActions, try labels(settings.unwindActions, "unwind action"))
    }
    if !settings.tells.isEmpty {
      var tells = YAMLMapping()
      for tell in settings.tells {
        tells.add(try plainName(of: tell.template, in: file), .list(tell.messages.map { YAMLText.scalar($0) }))
      }
      mapping.add(ControllerKey.tells, try whole(tells, "'tells' of '\(template.id)'"))
    }
    if !settings.instantiates.isEmpty {
      var names: [YAMLNode] = []
      for made in settings.instantiates { names.append(try name(of: made, in: file)) }
      mapping.add(ControllerKey.instantiates, .list(names))
    }
    if !template.segues.isEmpty || !steps.isEmpty {
      var segues = YAMLMapping()
      for added in steps {
        var options = YAMLMapping()
        options.add(SegueKey.steps, try list(added.steps, in: file))
        segues.add(try label(added.segue, "segue"), options.node())
      }
      for segue in template.segues {
        segues.add(try label(segue.id, "segue"), try node(segue, in: file), comment: comments[segue.id])
      }
      mapping.add(ControllerKey.segues, try whole(segues, "'segues' of '\(template.id)'", isBlock: true))
    }
    let handlers = template.kind == .alert ? settings.overrides.filter(\.isAction) : []
    if !handlers.isEmpty {
      var actions = YAMLMapping()
      for entry in handlers { try add(entry, to: &actions, in: file) }
      mapping.add(ControllerKey.actions, try whole(actions, "'actions' of '\(template.id)'", isBlock: true))
    }
    let written = template.kind == .alert ? settings.overrides.filter { !$0.isAction } : settings.overrides
    if !written.isEmpty {
      var overrides = YAMLMapping()
      for entry in written { try add(entry, to: &overrides, in: file) }
      mapping.add(ControllerKey.overrides, try whole(overrides, "'overrides' of '\(template.id)'", isBlock: true))
    }
  }

  /// The entries of `storyboard` about a file's controllers; nil if they come from none.
  func origins(of templates: [Int]) throws(UnwritableProgram) -> YAMLNode? {
    var origins = YAMLMapping()
    for index in templates {
      let template = program.templates[index]
      var mapping = YAMLMapping()
      if let id = template.settings?.origin?.objectID { mapping.add(StoryboardKey.id, YAMLText.scalar(id)) }
      if let location = template.settings?.origin?.location { mapping.add(StoryboardKey.at, numbers(location)) }
      var segues = YAMLMapping()
      for segue in template.segues {
        if let id = segue.objectID { segues.add(try label(segue.id, "segue"), YAMLText.scalar(id)) }
      }
      if !segues.entries.isEmpty { mapping.add(StoryboardKey.segues, segues.node()) }
      if !mapping.entries.isEmpty { origins.add(YAMLText.written(String(template.localID)), mapping.node()) }
    }
    return origins.entries.isEmpty ? nil : origins.node(isBlock: true)
  }

  private func labels(_ names: [String], _ what: String) throws(UnwritableProgram) -> YAMLNode {
    var nodes: [YAMLNode] = []
    for name in names { nodes.append(.scalar(try label(name, what))) }
    return .list(nodes)
  }

  private func layout(_ layout: Layout, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    var mapping = YAMLMapping()
    switch layout {
    case .fill: return .scalar("fill")
    case .vertical: return .scalar("vertical")
    case .horizontal: return .scalar("horizontal")
    case .center(let size): mapping.add(LayoutKey.center, node(size))
    case .frames(let children):
      var frames = YAMLMapping()
      for child in children { frames.add(try plainName(of: child.template, in: file), numbers(child.frame)) }
      mapping.add(LayoutKey.frames, try whole(frames, "'frames'"))
    case .paging(let isVertical, let preload):
      mapping.add(LayoutKey.paging, .scalar(isVertical ? "vertical" : "horizontal"))
      if let preload { mapping.add(LayoutKey.preload, .scalar(String(preload))) }
    }
    return mapping.node()
  }

  private func node(_ segue: Segue, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    var mapping = YAMLMapping()
    switch (segue.verb, segue.destination) {
    case (.unwind, _): mapping.add(segue.verb, .scalar(try label(segue.object, "unwind action")))
    case (_, let destination?):
      let isLed = template(named: segue.object, in: file) == destination
      mapping.add(
        segue.verb, YAMLText.scalar(isLed ? segue.object : try plainName(of: destination, in: file)))
    case (_, nil): throw UnwritableProgram("the segue '\(segue.id)' leads nowhere")
    }
    if let identifier = segue.identifier { mapping.add(SegueKey.identifier, YAMLText.text(identifier)) }
    if let style = segue.modalPresentationStyle {
      mapping.add(SegueKey.modalPresentationStyle, .scalar(style.rawValue))
    }
    if let style = segue.modalTransitionStyle { mapping.add(SegueKey.modalTransitionStyle, .scalar(style.rawValue)) }
    if let isAnimated = segue.isAnimated { mapping.add(SegueKey.animated, .scalar(String(isAnimated))) }
    let texts: [(SegueKey, String?)] = [
      (.anchor, segue.anchor), (.class, segue.className), (.sender, segue.sender), (.note, segue.note),
    ]
    for (key, text) in texts { if let text { mapping.add(key, YAMLText.text(text)) } }
    if let steps = segue.steps { mapping.add(SegueKey.steps, try list(steps, in: file)) }
    return mapping.node()
  }

  func add(
    _ entry: Override, to overrides: inout YAMLMapping, in file: Int
  ) throws(UnwritableProgram) {
    switch entry.body {
    case .answer(let key, let value): overrides.add(key, try node(value, in: file))
    case .choices(let key, let choices): overrides.add(key, try node(choices))
    case .callback(let callback, let steps, let callsSuper):
      overrides.add(callback.overrideWord, try body(steps, callsSuper: callsSuper, in: file))
    case .unwindAction(let action, let steps):
      overrides.add(try label(action, "unwind action"), try body(steps, callsSuper: true, in: file))
    }
  }

  private func body(_ steps: [Step], callsSuper: Bool, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    let all = try list(steps, in: file)
    if callsSuper { return all }
    var mapping = YAMLMapping()
    mapping.add(OverrideKey.super, .scalar("false"))
    mapping.add(OverrideKey.steps, all)
    return mapping.node()
  }

  // MARK: Values

  func node(_ value: Value, in file: Int) throws(UnwritableProgram) -> YAMLNode {
    switch value {
    case .bool(let flag): .scalar(String(flag))
    case .number(let number): YAMLText.number(number)
    case .size(let size): node(size)
    case .word(let word): YAMLText.scalar(word)
    case .words(let words): .list(words.map { YAMLText.scalar($0) })
    case .controller(let reference): try name(of: reference, in: file)
    }
  }

  /// Answers by segue, action or tab.
  func node(_ choices: [Choice]) throws(UnwritableProgram) -> YAMLNode {
    var mapping = YAMLMapping()
    for choice in choices { mapping.add(YAMLText.written(choice.name), .scalar(String(choice.answer))) }
    return try whole(mapping, "an answer")
  }
}

extension Override {
  /// Whether its steps have a name of the app's own.
  fileprivate var isAction: Bool {
    if case .unwindAction = body { return true }
    return false
  }
}
