internal import ScenePlan
internal import SceneProgram
internal import SceneStoryboards
internal import SceneWriting

/// Puts the program of an import together.
struct ImportBuilder {
  let source: StoryboardImport
  let names: [StoryboardNames]
  let aliases: [String]
  var program: Program
  /// The parts that the file of the code says of the storyboards' controllers.
  var elsewhere = ElsewhereParts()
  /// By storyboard: the segues of each of its controllers, by their places in it.
  private let segues: [[Int: [Int]]]
  /// By storyboard: the place of its first segue among all edges.
  private let edgeStarts: [Int]
  /// The template of each controller, by its number; references that lead somewhere have none.
  var templates: [Int: Int] = [:]
  /// The ids of the controllers of code, by their numbers.
  let codeIDs: [Int: String]
  /// The frames of the controllers of code, by their numbers.
  let codeGroups: [Int: String]
  /// The unwind actions that each controller takes, by its number.
  private var actions: [Int: [String]] = [:]
  /// The templates that the code of each controller makes, by its number.
  private var made: [Int: Set<Int>] = [:]
  /// The proposed receiver of unwinds, by their places among all edges.
  private var proposals: [Int: Int] = [:]

  var project: StoryboardProject { source.project }

  init(_ source: StoryboardImport, names: [StoryboardNames], aliases: [String]) {
    self.source = source
    self.names = names
    self.aliases = aliases
    let storyboards = source.project.storyboards
    segues = storyboards.map { storyboard in
      Dictionary(grouping: storyboard.segues.indices) { storyboard.segues[$0].source }
    }
    edgeStarts = storyboards.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.segues.count) }
    codeIDs = ImportBuilder.codeIDs(source, names, aliases)
    codeGroups = ImportBuilder.codeGroups(source)
    let isProject = source.layout.isProject
    program = Program(scene: isProject ? "Project" : source.project.storyboards.first?.name ?? "")
  }

  mutating func build(tellsOrigins: Bool) -> Program {
    let order = project.storyboards.indices.map { controllers(of: $0) }
    for numbers in order { for number in numbers { templates[number] = templates.count } }
    let written = source.layout.hasCode ? codeNumbers : []
    for number in written { templates[number] = templates.count }
    findReceivers()
    for edge in source.edges {
      guard let template = template(reachedBy: edge.destination) else { continue }
      for source in edge.sources { made[source, default: []].insert(template) }
    }
    for numbers in order {
      for number in numbers { program.declare(template(of: number, tellsOrigin: tellsOrigins)) }
    }
    for number in written { program.declare(codeTemplate(of: number)) }
    if source.layout.hasCode {
      elsewhere.instantiates = Set(made.keys.filter { $0 < project.count }.compactMap { templates[$0] })
      addWaysBack()
      addTransitions()
      addHeads()
    }
    if source.layout.isProject {
      addProject()
    } else {
      addStoryboard(0)
      program.initial = program.files.first?.initial
      if project.storyboards.first?.header.targetRuntime?.hasSuffix(".iPad") == true { program.device = Device(.pad) }
    }
    return program
  }

  /// Notes the ways back of storyboards' controllers, where nothing else is noted.
  private mutating func addWaysBack() {
    for (number, template) in templates where number < project.count {
      guard let note = noteOfBack(number), program.templates[template].settings?.note == nil else { continue }
      program.update(template) { template in
        var settings = template.settings ?? TemplateSettings()
        settings.note = note.text
        template.settings = settings
      }
      elsewhere.notes.insert(template)
    }
  }

  // MARK: Files

  /// The first system whose tabs stand in groups.
  static let groupSystem = 18
  /// The quirk of an app that launches without window scenes.
  static let withoutScenes = BehaviourChange(.launchesScenes, isOn: false)

  private mutating func addProject() {
    var file = Program.File(path: ImportLayout.projectPath, scene: "Project")
    for place in project.storyboards.indices {
      file.imports.append(Program.Import(alias: aliases[place], path: source.layout.paths[place], file: place + 1))
    }
    if source.layout.hasCodeFile {
      let alias = source.layout.codeAlias(besides: aliases)
      file.imports.append(
        Program.Import(alias: alias, path: ImportLayout.codePath, file: project.storyboards.count + 1))
    }
    keepStart()
    // Groups of tabs are new in iOS 18, and so is the zoom.
    let changes = isWithoutScenes ? [ImportBuilder.withoutScenes] : []
    if codeNeedsNewer || !changes.isEmpty {
      program.move(to: codeNeedsNewer ? ImportBuilder.groupSystem : program.ios, changes: changes)
    }
    // Where the lists of several apps differ, none is chosen.
    if !project.lists.isEmpty, project.lists.allSatisfy(\.requiresFullScreen) {
      program.device.requiresFullScreen = true
    }
    file.initial = start
    program.files.append(file)
    program.initial = file.initial
    for place in project.storyboards.indices { addStoryboard(place) }
    if source.layout.hasCodeFile { addCode() }
  }

  /// Whether the app launches without window scenes: each of its lists names a storyboard, and neither they nor the
  /// code have scenes.
  private var isWithoutScenes: Bool {
    guard let code = source.code, !code.hasScenes, !project.lists.isEmpty else { return false }
    return project.lists.allSatisfy { !$0.hasScenes && $0.entries.contains { $0.kind == .app } }
  }

  /// The template that the app starts with: the one that is certain, else that of a former import.
  var start: Int? {
    source.start.flatMap { template(reachedBy: $0) }
      ?? source.formerStart.flatMap { name in program.templates.firstIndex { $0.id == name } }
  }

  /// The controller of code with which a former import started stays it where no code was read this time.
  private mutating func keepStart() {
    guard source.start == nil, source.layout.hasCodeFile, !source.layout.hasCode, let name = source.formerStart,
      name.hasPrefix(source.layout.codeAlias(besides: aliases) + "/")
    else { return }
    program.declare(Template(name))
  }

  private mutating func addStoryboard(_ place: Int) {
    let storyboard = project.storyboards[place]
    var file = Program.File(path: source.layout.paths[place], scene: storyboard.name)
    file.initial = storyboard.initial.flatMap { template(reachedBy: project.number(of: $0, in: place)) }
    for target in source.layout.imports(of: place) {
      let index = source.layout.isProject ? target + 1 : target
      file.imports.append(Program.Import(alias: aliases[target], path: source.layout.paths[target], file: index))
    }
    program.files.append(file)
  }

  // MARK: Controllers

  /// The controllers that get a template, by their ids: scenes that change places change nothing.
  private func controllers(of place: Int) -> [Int] {
    let storyboard = project.storyboards[place]
    let own = storyboard.controllers.indices.filter { source.isTemplate(project.number(of: $0, in: place)) }
    func key(_ index: Int) -> (String, String) {
      (names[place].controllers[index].lowercased(), names[place].controllers[index])
    }
    return own.sorted { key($0) < key($1) }.map { project.number(of: $0, in: place) }
  }

  /// The template to which something leads that leads to a controller.
  func template(reachedBy number: Int) -> Int? {
    templates[number < project.count ? project.target(of: number) ?? number : number]
  }

  /// A controller's name in its own file.
  func name(of number: Int) -> String {
    let place = project.storyboard(of: number)
    return names[place].controllers[number - project.number(of: 0, in: place)]
  }

  /// The ids that the code of a controller makes, by their templates.
  func made(by number: Int) -> [Int] { made[number]?.sorted() ?? [] }

  private func template(of number: Int, tellsOrigin: Bool) -> Template {
    let place = project.storyboard(of: number)
    let controller = project[number]
    let prefix = source.layout.isProject ? aliases[place] + "/" : ""
    // A title of blanks hides one, and names nothing.
    let titles = [controller.title, controller.shownTitle, controller.tabBarItem?.title]
    var template = Template(
      prefix + name(of: number), kind: controller.kind.sceneKind,
      title: titles.lazy.compactMap { $0 }.first { $0.contains { !$0.isWhitespace } })
    template.isPartial = true
    template.contents = contents(of: number, in: place, as: template.kind)
    template.segues = segues(of: number, in: place, tellsOrigin: tellsOrigin)
    var settings = TemplateSettings(controller, as: template.kind)
    settings.unwindActions = actions[number] ?? []
    settings.instantiates = made(by: number)
    if settings.properties[.style] != nil, template.contents.contains(where: { $0.role == .supplementary }) {
      settings.properties[.style] = .word("tripleColumn")
    }
    if tellsOrigin {
      let location = source.locations[place].map { $0[controller.id] } ?? controller.canvasLocation
      settings.origin = StoryboardOrigin(objectID: controller.id, location: location)
    }
    if settings != TemplateSettings() { template.settings = settings }
    return template
  }

  private func contents(of number: Int, in place: Int, as kind: ControllerKind) -> [Template.Content] {
    let storyboard = project.storyboards[place]
    let held = storyboard.contained(in: number - project.number(of: 0, in: place))
    var taken: Set<ContentRole> = []
    return held.compactMap { segue in
      guard case .relationship(let relationship) = segue.kind, relationship.kind == kind,
        let destination = segue.destination.controller,
        let template = template(reachedBy: project.number(of: destination, in: place)),
        // A column, or the root of a stack, is one controller.
        taken.insert(relationship.role).inserted || relationship.role == .tabs
      else { return nil }
      return Template.Content(relationship.role, template)
    }
  }

  // MARK: Segues

  /// Embeds in the order in which they fire, then the others by their ids.
  private func segues(of number: Int, in place: Int, tellsOrigin: Bool) -> [Segue] {
    let own = number - project.number(of: 0, in: place)
    let made = (segues[place][own] ?? []).compactMap { index in
      segue(index, of: place, at: edgeStarts[place] + index, tellsOrigin: tellsOrigin)
    }
    func key(_ segue: Segue) -> (String, String) { (segue.id.lowercased(), segue.id) }
    return made.filter { $0.verb == .embed } + made.filter { $0.verb != .embed }.sorted { key($0) < key($1) }
  }

  private func segue(_ index: Int, of place: Int, at edge: Int, tellsOrigin: Bool) -> Segue? {
    let written = project.storyboards[place].segues[index]
    guard let id = names[place].segues[index] else { return nil }
    var segue: Segue
    switch written.kind {
    case .relationship: return nil
    case .unwind(let action):
      segue = Segue(id, .unwind, to: nil, object: StoryboardNames.name(ofAction: action))
      if let proposal = proposals[edge] {
        segue.note = ImportNote.proposal(controller: name(of: proposal)).text
      }
    case .embed, .action:
      guard let controller = written.destination.controller,
        let destination = template(reachedBy: project.number(of: controller, in: place))
      else { return nil }
      segue = Segue(id, written.verb, to: destination, object: "")
    }
    segue.set(written)
    if let identifier = written.givenIdentifier, identifier != id { segue.identifier = identifier }
    if tellsOrigin { segue.objectID = written.id }
    return segue
  }

  /// With more that take an action, it is drawn as a name without arrows.
  private static let mostReceivers = 3

  /// Finds the controllers that take unwind actions: those whose code does, or else a sole presenter.
  private mutating func findReceivers() {
    for (place, edge) in project.edges.enumerated() {
      guard case .unwind(let selector) = project[edge].kind else { continue }
      let action = StoryboardNames.name(ofAction: selector)
      var receivers = source.code?.implementers[place] ?? []
      // Where many have the action from one base class, it goes to what brings the source; else it stays a name.
      if receivers.count > ImportBuilder.mostReceivers {
        let presenters = Set(project.presenters(of: edge.source)).intersection(receivers)
        receivers = presenters.count == 1 ? presenters.sorted() : []
        if receivers.isEmpty { continue }
      }
      if receivers.isEmpty, source.code?.implements(selector) != true {
        let presenters = project.presenters(of: edge.source)
        guard presenters.count == 1 else { continue }
        receivers = presenters
        proposals[place] = presenters[0]
      }
      for receiver in receivers where actions[receiver]?.contains(action) != true {
        actions[receiver, default: []].append(action)
      }
    }
    for number in actions.keys { actions[number]?.sort() }
  }
}
