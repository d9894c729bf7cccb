internal import SceneCode
internal import ScenePlan
internal import SceneProgram
internal import SceneStoryboards
internal import SceneWriting

/// The parts that come from code: controllers that no storyboard has, and segues for the calls that lead to others.
extension ImportBuilder {
  /// The ids of the controllers of code, by their numbers; those of an earlier import are kept.
  static func codeIDs(_ source: StoryboardImport, _ names: [StoryboardNames], _ aliases: [String]) -> [Int: String] {
    guard let code = source.code, source.layout.hasCode else { return [:] }
    let project = source.project
    let made = CodeNames(
      code,
      scenes: { number in
        let place = project.storyboard(of: number)
        return aliases[place] + "/" + names[place].controllers[number - project.number(of: 0, in: place)]
      },
      kept: source.keptCode.mapValues { source.formerCode?.controllers[$0].id ?? "" },
      keptAround: { source.formerCode?.ids[CodeImportKey.container($0, around: $1)] },
      keptAroundFirst: { source.formerCode?.idsAroundFirst[CodeImportKey.container($0, around: [$1])] ?? [] },
      besides: aliases)
    return Dictionary(uniqueKeysWithValues: made.ids.enumerated().map { ($0 + code.firstNumber, $1) })
  }

  /// Whether the code has what no older system than that of groups of tabs has.
  var codeNeedsNewer: Bool {
    source.code?.controllers.contains {
      $0.places.contains { $0 != nil } || $0.settings[.preferredTransition] != nil
    } == true
  }

  /// The controllers of code, by their ids.
  var codeNumbers: [Int] {
    guard let code = source.code else { return [] }
    return code.controllers.indices.map { $0 + code.firstNumber }.sorted { codeIDs[$0] ?? "" < codeIDs[$1] ?? "" }
  }

  /// By controller of the code: the coordinator that leads to it, or the folder of its sources.
  static func codeGroups(_ source: StoryboardImport) -> [Int: String] {
    guard let code = source.code, source.layout.hasCode else { return [:] }
    return CodeFrames(code).groups
  }

  /// Adds the scene of the code. It imports all storyboards.
  mutating func addCode() {
    var file = Program.File(path: ImportLayout.codePath, scene: "Code")
    for target in project.storyboards.indices {
      file.imports.append(
        Program.Import(alias: aliases[target], path: source.layout.paths[target], file: target + 1))
    }
    // Together with the storyboards it is the whole app, which starts where the project does.
    if !project.storyboards.isEmpty { file.initial = start }
    program.files.append(file)
  }

  func codeTemplate(of number: Int) -> Template {
    guard let controller = source.code?.controller(number) else { return Template("code") }
    let isAlert = controller.isOfSystem && controller.className?.hasPrefix("UIAlert") == true
    let kind = isAlert ? .alert : controller.kind.sceneKind
    let prefix = source.layout.codeAlias(besides: aliases) + "/"
    var template = Template(prefix + (codeIDs[number] ?? "screen"), kind: kind, title: controller.view)
    template.isPartial = true
    template.contents = contents(of: controller)
    if let search = controller.search.flatMap({ self.template(reachedBy: $0) }) {
      template.contents.append(Template.Content(.searchController, search))
    }
    var settings = TemplateSettings()
    settings.className = controller.className
    settings.group = source.layout.isProject ? codeGroups[number] : nil
    settings.note = controller.isOfSystem ? ImportNote.system.text : noteOfBack(number)?.text
    if !controller.isScreen { settings.note = ImportNote.noController(source.code?.verbsBack(of: number) ?? []).text }
    settings.instantiates = made(by: number)
    settings.set(controller.settings, as: kind)
    if let selected = controller.settings[.selectedIndex]?.first.flatMap({ Int($0) }),
      kind == .tabs, template.contents.indices.contains(selected)
    {
      settings.properties[.selected] = .controller(Reference(template.contents[selected].template))
    }
    if settings != TemplateSettings() { template.settings = settings }
    return template
  }

  /// The note of a controller whose code leads back; nil for any other.
  func noteOfBack(_ number: Int) -> ImportNote? {
    guard source.layout.hasCode, let verbs = source.code?.verbsBack(of: number), !verbs.isEmpty else { return nil }
    return .back(verbs)
  }

  private func contents(of controller: CodeLinks.Controller) -> [Template.Content] {
    let templates = controller.contents.map { template(reachedBy: $0) }
    let columns = controller.columns.isEmpty ? ["primary", "secondary"] : controller.columns
    let roles: [ContentRole?] =
      switch controller.kind {
      case .tabs: templates.map { _ in .tabs }
      case .search: [.searchResultsController]
      case .split: columns.map { ContentRole(rawValue: $0) }
      case .navigation, .view, .table, .collection, .page, .avPlayer, .hosting, .glkit, .placeholder, .unknown:
        templates.map { _ in .stack }
      }
    return zip(roles, templates).enumerated().compactMap { index, content in
      guard let role = content.0, let template = content.1 else { return nil }
      let place = controller.places.indices.contains(index) ? controller.places[index] : nil
      var made = Template.Content(place.map { $0.isLead ? .group : .groupTab } ?? role, template)
      made.depth = UInt8(clamping: place?.depth ?? 0)
      return made
    }
  }

  /// Adds a comment with its file above each class of the code.
  mutating func addHeads() {
    for number in codeNumbers {
      guard let template = templates[number], let file = source.code?.controller(number)?.file else { continue }
      elsewhere.heads[template] = CodeImportComment.text([file])
    }
  }
}

/// By what a second import knows again what came from code.
enum CodeImportKey {
  static func container(_ kind: StoryboardControllerKind, around ids: [String]) -> String {
    (kind == .navigation ? "stack" : kind.element) + " " + ids.joined(separator: " ")
  }

  static func segue(of source: String, verb: String, to destination: String) -> String {
    "segue \(source) \(verb) \(destination)"
  }

  /// A constant of Objective-C without its type, in small letters at its start.
  static func word(_ text: String, behind prefix: String) -> String {
    guard text.hasPrefix(prefix) else { return text }
    let rest = text.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
