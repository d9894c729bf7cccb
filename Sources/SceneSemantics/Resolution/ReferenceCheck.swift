internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneSyntax

/// Whether every name of a scene leads somewhere, as far as that can be seen without running it.
struct ReferenceCheck {
  let scene: ResolvedScene
  var sink = DiagnosticSink()
  /// Whether each step could be read. One that couldn't isn't there, so that the numbers of those behind it are others.
  private var knowsNumbers = true
  /// The unwind actions that some controller implements. Few scenes need them or the segues, so they are made lazily.
  private lazy var actions = Set(
    scene.files.entries.flatMap { $0.document.settings.flatMap { $0.unwindActions.map(\.value) } })
  private lazy var segues: Set<Symbol> = {
    let lists = scene.files.entries.flatMap { [$0.document.controllers.segues, $0.document.additions.segues] }
    let own = lists.flatMap { $0.map(\.id) }
    let identifiers = lists.flatMap { $0.flatMap(\.options) }.compactMap { option -> Symbol? in
      guard case .identifier(let text) = option else { return nil }
      return scene.files.symbols.find(text)
    }
    return Set(own + identifiers + scene.files.entries.flatMap(\.document.unreadSegues))
  }()

  private lazy var index = SegueIndex(of: scene)
  /// The ids of steps.
  private var ids: [String] = []
  private lazy var knownIDs = Set(ids)

  /// Checks all files of a scene.
  static func run(_ scene: ResolvedScene, sink: inout DiagnosticSink) {
    var check = ReferenceCheck(scene: scene)
    check.knowsNumbers = !sink.stopsCompilation
    for file in scene.files.entries.indices { check.checkControllers(of: file) }
    check.checkScript()
    sink.report(all: check.sink)
  }

  private init(scene: ResolvedScene) { self.scene = scene }

  // MARK: Controllers

  private mutating func checkControllers(of file: Int) {
    let document = scene.files.entries[file].document
    if let initial = document.initial { check(initial, in: file) }
    for controllers in [document.controllers, document.additions] {
      for index in controllers.contents.indices
      where scene.template(controllers.contents[index].name, in: file) == nil {
        check(controllers.content(at: index).name, in: file)
      }
      for index in controllers.segues.indices { check(controllers.segue(at: index), in: file) }
      for index in controllers.records.indices where controllers.records[index].settings >= 0 {
        let settings = document.settings[Int(controllers.records[index].settings)]
        check(settings, in: file)
        checkSelected(of: controllers[index], settings, in: file)
      }
    }
    for index in document.additions.indices { check(document.additions.id(of: index), in: file) }
    for origin in document.origins { check(origin, in: file) }
  }

  private mutating func check(_ origin: OriginDeclaration, in file: Int) {
    guard let template = scene.template(origin.controller.value, in: file) else {
      return reportUnknown(scene.text(origin.controller.value), in: file, at: origin.controller.span)
    }
    guard !origin.segues.isEmpty else { return }
    let declared = scene.ownDeclaration(of: template).segues.map(\.id.value)
    let known = Set(declared)
    for segue in origin.segues where !known.contains(segue.id.value) {
      sink.report(unknown(segue.id, of: template, declared: declared))
    }
  }

  private mutating func checkSelected(
    of controller: ControllerDeclaration, _ settings: ControllerSettings, in file: Int
  ) {
    let contents = scene.template(controller.id.value, in: file).map { scene.members(of: $0) } ?? []
    for property in settings.properties where property.key.value == .selected {
      guard case .name(let symbol) = property.value.value, let template = scene.template(symbol, in: file),
        !contents.contains(template)
      else { continue }
      sink.report(.noTab(scene.text(symbol), of: scene.text(controller.id.value), at: property.value.span))
    }
  }

  private mutating func check(_ name: Name, in file: Int) {
    if scene.template(name.value, in: file) == nil { reportUnknown(scene.text(name.value), in: file, at: name.span) }
  }

  private mutating func check(_ segue: SegueDeclaration, in file: Int) {
    if segue.verb.value == .unwind {
      // In a partial scene the code that implements it isn't there.
      guard !actions.contains(segue.object.value), !scene.files.entries[file].document.isPartial else { return }
      let known = sink.names { [scene, actions] in actions.map(scene.text).sorted() }
      return sink.report(.unknownAction(segue.object, known: known, scene: scene))
    }
    check(segue.object, in: file)
    for case .steps(let steps) in segue.options { check(steps, in: file) }
  }

  private mutating func check(_ settings: ControllerSettings, in file: Int) {
    for tell in settings.tells { check(tell.to, in: file) }
    for made in settings.instantiates { check(made, in: file) }
    for property in settings.properties { check(property.value, in: file) }
    for override in settings.overrides {
      switch override.body {
      case .answer(let value): check(value, in: file)
      case .answers: break
      case .steps(let steps, _): check(steps, in: file)
      }
    }
    if case .frames(let names, _) = settings.layout?.value, let span = settings.layout?.span {
      for name in names where scene.reference(name, in: file) == nil { check(Name(name, at: span), in: file) }
    }
  }

  private mutating func check(_ value: Located<PropertyValue>, in file: Int) {
    guard case .name(let symbol) = value.value, scene.reference(symbol, in: file) == nil else { return }
    reportUnknown(scene.text(symbol), in: file, at: value.span)
  }

  /// Reports a name that leads nowhere, unless its declaration was refused.
  private mutating func reportUnknown(_ name: String, in file: Int, at span: SourceSpan, by verb: StepVerb? = nil) {
    let id = name.prefix { $0 != "#" }
    let document = scene.files.entries[file].document
    guard !document.refusedIDs.contains(String(id)), !document.lacksControllers || id.contains("/") else { return }
    if scene.leadsToUnreadFile(id, from: file) { return }
    let actions = verb == .tap ? scene.actionsOfAlerts : []
    let known = sink.names { [scene] in scene.candidates(in: file) + actions }
    sink.report(.unknownController(name, in: file, at: span, by: verb, actions: actions, known: known, scene: scene))
  }

  // MARK: Steps

  private mutating func checkScript() {
    let script = scene.document.script ?? []
    check(script, in: 0)
    var expectations: [(declaration: ExpectationDeclaration, step: Int)] = []
    // By index: a step is not copied then.
    for index in script.indices {
      if script[index].hasOptions, let id = script[index].options.id { ids.append(id.value) }
      if case .expectation(let expectation) = script[index].object { expectations.append((expectation, index + 1)) }
    }
    checkPicture()
    for (expectation, step) in expectations { check(expectation, of: step) }
  }

  private mutating func check(_ steps: [StepDeclaration], in file: Int) {
    for step in steps {
      switch step.object {
      case .none, .word, .bool, .seconds, .size, .expectation: break
      case .name(let name): check(name, of: step, in: file)
      case .names(let names): for name in names { checkReference(name, in: file) }
      case .readers(let readers): for reader in readers { checkReference(reader.controller, in: file) }
      case .steps(let steps): check(steps, in: file)
      case .assignments(let assignments): for assignment in assignments { check(assignment.value, in: file) }
      }
      if let name = step.receiver { checkReference(name, in: file) }
      guard step.hasOptions else { continue }
      if let name = step.options.from { checkReference(name, in: file) }
      if let name = step.options.of, scene.text(name.value) != "self" { checkReference(name, in: file) }
      if let completion = step.options.completion { check(completion, in: file) }
    }
  }

  private mutating func unknown(_ segue: Name, of template: Int, declared: [Symbol]) -> Diagnostic {
    let known = sink.names { [scene] in declared.map(scene.text) }
    return .unknownSegue(
      scene.text(segue.value), of: scene.name(of: template), declared: declared.prefix(9).map(scene.text), known: known,
      owners: index.owners(of: segue.value), at: segue.span)
  }

  private mutating func check(_ name: Name, of step: StepDeclaration, in file: Int) {
    switch step.verb.value {
    case .trigger, .perform:
      // Whose segue it is shows only when the scene is played, unless `in` says it.
      guard !segues.contains(name.value), !scene.files.entries[file].document.lacksControllers else { return }
      let receiver = step.receiver.flatMap { scene.reference($0.value, in: file)?.template }
      if let receiver {
        let declared = scene.declaration(of: receiver).segues.map(\.id.value)
        sink.report(unknown(name, of: receiver, declared: declared))
      } else {
        let known = sink.names { [scene, segues] in segues.map(scene.text).sorted() }
        let leading = scene.template(name.value, in: 0).flatMap { index.segue(to: $0) }
        let isAction = actions.contains(name.value)
        sink.report(.unknownSegue(name, known: known, isAction: isAction, leading: leading, scene: scene))
      }
    case .tap where scene.text(name.value) == "more", .showColumn, .hideColumn: break
    // Whose action it is shows only when the scene is played, unless `in` says it.
    case .tap where scene.hasAction(name.value, of: step.receiver, in: file): break
    case .tap where alert(for: name, of: step, in: file) != nil:
      if let alert = alert(for: name, of: step, in: file) {
        let actions = scene.settings(of: alert)?.actions.map { scene.text($0.value) } ?? []
        sink.report(.unknownAction(scene.text(name.value), of: scene.name(of: alert), declared: actions, at: name.span))
      }
    case .tap, .show, .showDetail, .popTo, .scroll:
      if scene.reference(name.value, in: file) == nil {
        reportUnknown(scene.text(name.value), in: file, at: name.span, by: step.verb.value)
      }
    default: checkReference(name, in: file)
    }
  }

  /// The alert that a tap is meant for: the one that it names with `in`, or else the only one of a scene without tabs.
  private func alert(for name: Name, of step: StepDeclaration, in file: Int) -> Int? {
    if step.receiver == nil { return scene.reference(name.value, in: file) == nil ? scene.onlyAlert : nil }
    let template = step.receiver.flatMap { scene.reference($0.value, in: file)?.template }
    return template.flatMap { scene.ownDeclaration(of: $0).kind == .alert ? $0 : nil }
  }

  private mutating func checkReference(_ name: Name, in file: Int) {
    if scene.reference(name.value, in: file) == nil { reportUnknown(scene.text(name.value), in: file, at: name.span) }
  }

  /// A picture shows what a step of the script has left.
  private mutating func checkPicture() {
    guard let step = scene.document.picture?.step, !PictureRecord.steps.contains(step.value),
      !knownIDs.contains(step.value)
    else { return }
    sink.report(.unknownStep(step, known: ids + PictureRecord.steps))
  }

  // MARK: Expectations

  private mutating func check(_ expectation: ExpectationDeclaration, of step: Int) {
    if let since = expectation.since {
      let words = ExpectationDeclaration.words
      if let number = Int(since.value) {
        if number >= step, knowsNumbers { sink.report(.laterStep(since, before: step)) }
      } else if !words.contains(since.value), !knownIDs.contains(since.value) {
        let known = sink.names { [ids] in ids }
        sink.report(.unknownStep(since, known: known + words))
      }
    }
    for name in expectation.of where scene.text(name.value) != "app" { checkReference(name, in: 0) }
    for callback in expectation.callbacks where callback.value != "all" {
      if Callback.Group(rawValue: callback.value) == nil { check(callback: callback.value, at: callback.span) }
    }
    for clause in expectation.clauses { check(clause) }
  }

  private mutating func check(_ clause: Located<ExpectationDeclaration.Clause>) {
    switch clause.value {
    case .trace(let patterns), .contains(let patterns), .lacks(let patterns): for pattern in patterns { check(pattern) }
    case .visible(let name): checkReference(name, in: 0)
    case .appeared(let names), .alive(let names), .released(let names):
      for name in names { checkReference(name, in: 0) }
    case .answers(let answers): for answer in answers { checkReference(answer.1, in: 0) }
    case .tree(let lines): for line in lines { checkTree(line) }
    case .displayMode, .tabBar: break
    // The decoder knows UIKit's codes.
    case .warnings, .raises: break
    }
  }

  private mutating func check(_ pattern: Located<Expectation.Pattern>) {
    let controller = pattern.value.controller
    let isKnown = scene.reference(controller, in: 0) != nil
    if controller != "app", !isKnown {
      let span = pattern.span.part(at: 0, length: controller.unicodeScalars.count)
      reportUnknown(controller, in: 0, at: span)
    }
    let offset = controller.unicodeScalars.count + 1
    let callback = pattern.value.callback
    check(callback: callback, at: pattern.span.part(at: offset, length: callback.unicodeScalars.count))
    if let callback = Callback(rawValue: callback) { check(callback, of: controller, at: pattern.span) }
  }

  /// Reports an event that a controller never gets.
  private mutating func check(_ callback: Callback, of controller: String, at span: SourceSpan) {
    if controller == "app" {
      if callback.group != .app { sink.report(.foreignEvent(callback, of: controller, kinds: [], known: [], at: span)) }
      return
    }
    let kinds = callback.group == .app ? [] : callback.kinds
    guard let kinds, let kind = kind(of: controller), !kinds.contains(kind) else { return }
    let known = sink.names { [scene] in scene.candidates(in: 0) }
      .filter { name in self.kind(of: name).map(kinds.contains) ?? false }
    sink.report(.foreignEvent(callback, of: controller, kinds: kinds, known: known, at: span))
  }

  private func kind(of controller: String) -> ControllerKind? {
    scene.reference(controller, in: 0).map { scene.declaration(of: $0.template).kind }
  }

  private mutating func check(callback: String, at span: SourceSpan) {
    guard Callback(rawValue: callback) == nil else { return }
    if let symbol = scene.files.symbols.find(callback), actions.contains(symbol) { return }
    let own = sink.names { [scene, actions] in actions.map(scene.text).sorted() }
    let known = Callback.allCases.map(\.rawValue) + Callback.Group.allCases.map(\.rawValue) + own
    sink.report(.unknownCallback(callback, known: known, at: span))
  }

  private mutating func checkTree(_ line: Located<String>) {
    let words = line.value.split(separator: " ").map(String.init)
    guard let name = words.first == "+" ? words.dropFirst().first : words.first else { return }
    let isKnown = scene.reference(name, in: 0) != nil
    if !isKnown { reportUnknown(name, in: 0, at: line.span) }
  }
}
