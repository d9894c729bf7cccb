internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Document to program: every name becomes what it leads to, and places move to a table beside.
struct ProgramBuilder {
  let scene: ResolvedScene
  private(set) var program: Program
  private let wantsTitles: Bool
  /// The controllers of a file, which templates are read from one after the other. A declaration of each would be a copy.
  private var controllers: ControllerList
  /// Which file that is.
  private var fileOfControllers = 0

  /// Builds the program of a scene in which every name has been found.
  ///
  /// - Parameter wantsTitles: Whether templates have their titles, which stand only in plans.
  static func build(_ scene: ResolvedScene, wantsTitles: Bool = true) -> Program {
    var builder = ProgramBuilder(scene, wantsTitles: wantsTitles)
    builder.program.reserveTemplates(scene.templateCount)
    builder.program.places.reserveCapacity(scene.placeCount)
    for template in 0..<scene.templateCount { builder.declare(template) }
    builder.addOrigins()
    builder.program.initial = scene.initial(of: 0)
    builder.buildScript()
    return builder.program
  }

  private init(_ scene: ResolvedScene, wantsTitles: Bool) {
    self.scene = scene
    self.wantsTitles = wantsTitles
    let document = scene.document
    controllers = document.controllers
    program = Program(
      scene: document.scene?.value ?? "", ios: document.ios?.value ?? 17,
      changes: document.quirks.compactMap { BehaviourChange(word: $0.value) })
    program.note = document.note
    program.device = Device(document.device)
    program.picture = document.picture.map { PictureRecord(view: $0.view?.value, step: $0.step?.value) }
    program.files = scene.files.entries.indices.map { file($0) }
    program.initialPlace = place(document.initial?.span ?? .start(of: document.file))
  }

  /// The program's facts about a file.
  private func file(_ index: Int) -> Program.File {
    let entry = scene.files.entries[index]
    var file = Program.File(
      path: entry.relativePath, scene: entry.document.scene?.value ?? "", initial: scene.initial(of: index))
    for written in entry.document.imports {
      guard let target = entry.imports[written.alias.value] else { continue }
      file.imports.append(
        Program.Import(alias: scene.text(written.alias.value), path: written.path.value, file: target))
    }
    return file
  }

  mutating func update(_ template: Int, _ change: (inout Template) -> Void) { program.update(template, change) }

  mutating func place(_ span: SourceSpan) -> Place { program.places.add(span, scene.mark(span)) }

  // MARK: Script

  private mutating func buildScript() {
    guard let script = scene.document.script else { return }
    var steps: [Step] = []
    steps.reserveCapacity(script.count)
    for (index, declaration) in script.enumerated() {
      if case .expectation(let expected) = declaration.object {
        let id = program.expectations.count
        program.expectations.append(expectation(expected, number: index + 1, script: script))
        var step = step(declaration, in: 0)
        step.action = .expect(id)
        steps.append(step)
      } else {
        steps.append(step(declaration, in: 0))
      }
    }
    program.script = steps
  }

  /// Steps of an override, a segue, a completion.
  mutating func steps(_ declarations: [StepDeclaration], in file: Int) -> [Step] {
    declarations.map { step($0, in: file) }
  }

  /// A step.
  ///
  /// - Parameter file: The file whose names it uses.
  mutating func step(_ declaration: StepDeclaration, in file: Int) -> Step {
    var step = Step(
      action(declaration, in: file), in: declaration.receiver.flatMap { reference($0, in: file) },
      at: place(declaration.verb.span))
    guard declaration.hasOptions else { return step }
    let options = declaration.options
    step.isAnimated = options.animated?.value
    step.duration = options.duration?.value
    if step.action.verb == .dismiss || step.action.verb == .transition { step.isCancelled = options.isCancelled }
    step.continuous = options.continuous
    step.after = options.after?.value
    if step.after != nil { step.wholePlace = place(declaration.span) }
    step.completion = options.completion.map { steps($0, in: file) }
    step.id = options.id?.value
    step.note = options.note
    return step
  }

  // MARK: Names

  /// The thing that a name in a step leads to; nil where it leads nowhere, which has been reported by then.
  mutating func reference(_ name: Name, in file: Int) -> Reference? {
    guard let found = scene.reference(name.value, in: file) else { return nil }
    var reference = Reference(found.template, found.ordinal, at: place(name.span))
    if found.ordinal == nil, scene.isFullName(name.value, of: found.template) { return reference }
    let written = scene.text(name.value)
    let full = scene.name(of: found.template) + (found.ordinal.map { "#\($0)" } ?? "")
    if full != written { reference.written = written }
    return reference
  }

  /// The thing that a name leads to that has no place of its own.
  func reference(_ symbol: Symbol, in file: Int) -> Reference? {
    scene.reference(symbol, in: file).map { Reference($0.template, $0.ordinal) }
  }

  mutating func thing(_ name: Name) -> NamedThing { NamedThing(scene.text(name.value), at: place(name.span)) }

  /// The value of a property or an answer.
  func value(_ value: PropertyValue, in file: Int) -> Value {
    switch value {
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .size(let width, let height): .size(Size(width, height))
    case .word(let word): .word(word)
    case .words(let words): .words(words)
    case .name(let symbol): reference(symbol, in: file).map { .controller($0) } ?? .word(scene.text(symbol))
    }
  }

  func choices(_ written: [(Name, Bool)]) -> [Choice] { written.map { Choice(scene.text($0.0.value), $0.1) } }

  /// Takes in a template.
  mutating func declare(_ index: Int) {
    let file = scene.file(of: index)
    if file != fileOfControllers {
      (controllers, fileOfControllers) = (scene.files.entries[file].document.controllers, file)
    }
    let own = scene.place(of: index)
    let record = controllers.records[own]
    var template = Template(
      scene.name(of: index), kind: record.kind, title: wantsTitles ? controllers.title(of: own) : nil,
      at: place(controllers.id(of: own).span))
    template.contents.reserveCapacity(record.contents.count)
    for position in record.contents {
      let content = controllers.content(at: Int(position))
      guard let child = scene.template(content.name.value, in: file),
        let role = ContentRole(content)
      else { continue }
      var listed = Template.Content(role, child, at: place(content.name.span))
      listed.depth = content.depth
      template.contents.append(listed)
    }
    for position in record.segues {
      template.segues.append(segue(controllers.segue(at: Int(position)), in: file))
    }
    if let written = scene.ownSettings(of: index) { template.settings = settings(written, in: file) }
    template.isPartial = scene.files.entries[file].document.isPartial
    for addition in scene.additions[index] ?? [] { add(addition, to: &template) }
    program.declare(template)
  }
}

extension ContentRole {
  /// The role of what a controller lists; nil for a key that lists none.
  init?(_ content: ControllerDeclaration.Content) {
    switch content.part {
    case .stack: self = .managingNavigationController
    case .group: self = .group
    case .tabs: self = .groupTab
    case nil: self.init(rawValue: content.key.rawValue)
    }
  }
}

extension Device {
  /// The device that a scene names; a phone where it names none.
  init(_ written: DeviceDeclaration?) {
    let device = written ?? DeviceDeclaration()
    let size = device.size.flatMap { $0.count == 2 ? Size($0[0], $0[1]) : nil }
    self.init(device.idiom, size: size)
    horizontal = device.horizontal.map { SizeClass($0) }
    vertical = device.vertical.map { SizeClass($0) }
    requiresFullScreen = device.requiresFullScreen
  }
}

extension Device.SizeClass {
  init(_ written: DeviceDeclaration.SizeClass) {
    switch written {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
