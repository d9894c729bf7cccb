internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// The questions that only the code of a partial scene's app can answer, and that no file answers in its place.
struct LeftToCode: StructureRule {
  /// The fact that is unknown.
  enum Question {
    case unwind(action: String, source: String)
    case collapse(hasColumns: Bool)
    case custom(segue: String)
    case pages
  }

  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    guard scene.files.entries.contains(where: \.document.isPartial) else { return }
    let actions = Set(scene.files.entries.flatMap { $0.document.settings.flatMap { $0.unwindActions.map(\.value) } })
    for template in 0..<scene.templateCount where scene.files.entries[scene.file(of: template)].document.isPartial {
      let controller = scene.ownDeclaration(of: template)
      let name = scene.text(controller.id.value)
      if controller.kind == .pager, scene.declaration(of: template).contents.isEmpty {
        sink.report(.leftToCode(.pages, of: name, at: controller.id.span))
      }
      for segue in controller.segues {
        switch segue.verb.value {
        case .unwind where !actions.contains(segue.object.value):
          let question = Question.unwind(action: scene.text(segue.object.value), source: name)
          sink.report(.leftToCode(question, of: name, at: segue.object.span))
        case .custom where !scene.hasSteps(segue, of: template):
          sink.report(.leftToCode(.custom(segue: scene.text(segue.id.value)), of: name, at: segue.id.span))
        case .show, .showDetail, .present, .push, .embed, .unwind, .custom: break
        }
      }
    }
  }
}

extension ResolvedScene {
  /// Whether any file says what a custom segue does.
  fileprivate func hasSteps(_ segue: SegueDeclaration, of template: Int) -> Bool {
    let added = (additions[template] ?? []).flatMap(\.settings.segueAdditions).filter { $0.id.value == segue.id.value }
    return (segue.options + added.flatMap(\.options)).contains { if case .steps = $0 { true } else { false } }
  }
}

/// Controllers of a partial scene to which nothing leads. In other scenes steps may bring them.
struct UnreachableControllers: StructureRule {
  func check(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    let isPartial = scene.files.entries.map(\.document.isPartial)
    guard isPartial.contains(true) else { return }
    let isNamed = (0..<scene.templateCount).map { scene.ownSettings(of: $0)?.storyboardIdentifier != nil }
    let names = isNamed.indices.filter { isNamed[$0] }
    let initials = scene.files.entries.indices.compactMap { scene.initial(of: $0) }
    let edges = (0..<scene.templateCount).map { scene.next(of: $0) }
    let used = scene.document.script.map { scene.templates(in: $0) } ?? []
    let reached = scene.initial(of: 0).map { reach(edges, from: [$0] + used) }
    var named = reach(edges, from: names + initials + used)
    let isDead = named.map { !$0 }
    let isLedTo = Set(isDead.indices.filter { isDead[$0] }.flatMap { dead in edges[dead].filter { $0 != dead } })
    func report(_ template: Int) -> SourceSpan? {
      let document = scene.files.entries[scene.file(of: template)].document
      // What was made of code has no start of its own, and calls that aren't certain may lead to any of it.
      let hasStart = document.initial != nil && document.imports.isEmpty
      guard document.isPartial, hasStart || !document.origins.isEmpty else { return nil }
      return scene.ownDeclaration(of: template).id.span
    }
    // One finding for each group of them: first where nothing leads in at all, then where only the group does.
    for template in isDead.indices.filter({ isDead[$0] && !isLedTo.contains($0) })
      + isDead.indices.filter({ isDead[$0] && isLedTo.contains($0) }) where !named[template]
    {
      named = reach(edges, from: [template], known: named)
      if let span = report(template) { sink.report(.unreachable(scene.localName(of: template), at: span)) }
    }
    guard let reached else { return }
    // Where the app's code was read, too, it says itself what it makes.
    let isMade = reach(edges, from: scene.templatesOfCode, known: reached)
    for template in names where !isMade[template] {
      if let span = report(template) { sink.report(.madeByCode(scene.localName(of: template), at: span)) }
    }
  }

  /// For each template, whether any of some leads to it.
  private func reach(_ edges: [[Int]], from starts: [Int], known: [Bool]? = nil) -> [Bool] {
    var reached = known ?? Array(repeating: false, count: edges.count)
    var waiting = starts
    while let template = waiting.popLast() {
      if reached[template] { continue }
      reached[template] = true
      waiting += edges[template]
    }
    return reached
  }
}

extension ResolvedScene {
  func localName(of template: Int) -> String { text(ownDeclaration(of: template).id.value) }

  /// The templates to which the code of an imported app leads. Nothing in its file comes from a storyboard.
  fileprivate var templatesOfCode: [Int] {
    let isCode = files.entries.map { $0.document.isPartial && $0.document.origins.isEmpty }
    return (0..<templateCount).flatMap { template in
      if isCode[file(of: template)] { return next(of: template).filter { $0 != template } }
      return (additions[template] ?? []).filter { isCode[$0.file] }.flatMap { addition in
        destinations(of: addition.declaration.segues, in: addition.file)
          + templates(in: addition.settings, file: addition.file)
      }
    }
  }

  /// The templates to which a template leads: what it contains, its segues, and what its steps name.
  fileprivate func next(of template: Int) -> [Int] {
    let file = file(of: template)
    var next = members(of: template) + destinations(of: ownDeclaration(of: template).segues, in: file)
    if let settings = ownSettings(of: template) { next += templates(in: settings, file: file) }
    for addition in additions[template] ?? [] {
      next += destinations(of: addition.declaration.segues, in: addition.file)
      next += templates(in: addition.settings, file: addition.file)
    }
    return next
  }

  private func destinations(of segues: [SegueDeclaration], in file: Int) -> [Int] {
    segues.filter { $0.verb.value != .unwind }.compactMap { template($0.object.value, in: file) }
  }

  /// The templates that settings name: in steps, and as what code makes.
  private func templates(in settings: ControllerSettings, file: Int) -> [Int] {
    var steps = settings.segueAdditions.flatMap(\.options).flatMap { option -> [StepDeclaration] in
      if case .steps(let steps) = option { steps } else { [] }
    }
    for override in settings.overrides {
      if case .steps(let written, _) = override.body { steps += written }
    }
    return templates(in: steps, file: file) + settings.instantiates.compactMap { template($0.value, in: file) }
  }

  /// The templates that steps name, those inside them included.
  fileprivate func templates(in steps: [StepDeclaration], file: Int = 0) -> [Int] {
    steps.flatMap { step -> [Int] in
      let inner = step.hasOptions ? templates(in: step.options.completion ?? [], file: file) : []
      switch step.object {
      case .name(let name): return inner + [template(of: name, in: file)].compactMap { $0 }
      case .names(let names): return inner + names.compactMap { template(of: $0, in: file) }
      case .readers(let readers): return inner + readers.compactMap { template(of: $0.controller, in: file) }
      case .steps(let steps): return inner + templates(in: steps, file: file)
      case .none, .word, .bool, .seconds, .size, .expectation, .assignments: return inner
      }
    }
  }

  private func template(of name: Name, in file: Int) -> Int? { reference(name.value, in: file)?.template }
}
