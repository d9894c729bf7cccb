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
      keptAround: { source.formerCode?.ids[CodeImportKey.container($0, around: $1)] }, besides: aliases)
    return Dictionary(uniqueKeysWithValues: made.ids.enumerated().map { ($0 + code.firstNumber, $1) })
  }

  /// The controllers of code, by their ids.
  var codeNumbers: [Int] {
    guard let code = source.code else { return [] }
    return code.controllers.indices.map { $0 + code.firstNumber }.sorted { codeIDs[$0] ?? "" < codeIDs[$1] ?? "" }
  }

  /// By controller of the code: the folder of its sources, below the one that all have in common.
  static func codeGroups(_ source: StoryboardImport) -> [Int: String] {
    guard let code = source.code, source.layout.hasCode else { return [:] }
    let folders = code.controllers.map { $0.folder.split(separator: "/") }
    let known = zip(code.controllers, folders).filter { $0.0.span != nil }.map(\.1)
    guard let first = known.first else { return [:] }
    let shared = known.reduce(first.count) { count, other in min(count, zip(first, other).prefix { $0 == $1 }.count) }
    var groups: [Int: String] = [:]
    for (index, folder) in folders.enumerated() where folder.count > shared {
      groups[code.firstNumber + index] = folder.dropFirst(shared).joined(separator: "/")
    }
    // One frame around all says nothing.
    return Set(groups.values).count > 1 ? groups : [:]
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
    let kind = controller.kind.sceneKind
    let prefix = source.layout.codeAlias(besides: aliases) + "/"
    var template = Template(prefix + (codeIDs[number] ?? "screen"), kind: kind, title: controller.view)
    template.isPartial = true
    template.contents = contents(of: controller, as: kind)
    var settings = TemplateSettings()
    settings.className = controller.className
    settings.group = source.layout.isProject ? codeGroups[number] : nil
    if !controller.isScreen { settings.note = ImportNote.noController.text }
    settings.instantiates = made(by: number)
    if settings != TemplateSettings() { template.settings = settings }
    return template
  }

  private func contents(of controller: CodeLinks.Controller, as kind: ControllerKind) -> [Template.Content] {
    let templates = controller.contents.map { template(reachedBy: $0) }
    let roles: [ContentRole?] =
      switch kind {
      case .tabs: templates.map { _ in .tabs }
      case .split where controller.columns.isEmpty: [.primary, .secondary]
      case .split: controller.columns.map { ContentRole(rawValue: $0) }
      default: templates.map { _ in .stack }
      }
    return zip(roles, templates).compactMap { role, template in
      guard let role, let template else { return nil }
      return Template.Content(role, template)
    }
  }

  /// Adds a comment with its file above each class of the code.
  mutating func addHeads() {
    for number in codeNumbers {
      guard let template = templates[number], let file = source.code?.controller(number)?.file else { continue }
      elsewhere.heads[template] = CodeImportComment.text([file])
    }
  }

  /// Adds the calls of code as segues behind those of the storyboards: one for each way, however many calls go it.
  mutating func addTransitions() {
    guard let code = source.code else { return }
    var ways: [CodeWay: [CodeLinks.Transition]] = [:]
    var order: [CodeWay] = []
    for transition in code.transitions {
      guard let from = template(reachedBy: transition.source), let to = template(reachedBy: transition.destination)
      else { continue }
      let way = CodeWay(source: from, destination: to, verb: transition.verb.segueVerb)
      if ways[way] == nil { order.append(way) }
      ways[way, default: []].append(transition)
    }
    var taken: [Int: Set<String>] = [:]
    let sorted = order.sorted {
      ($0.source, program.name(of: $0.destination), $0.verb.rawValue) < (
        $1.source, program.name(of: $1.destination), $1.verb.rawValue
      )
    }
    // What a person has named keeps its name; the others make room.
    func kept(_ way: CodeWay) -> String? { keptID(of: way) }
    for way in sorted.filter({ kept($0) != nil }) + sorted.filter({ kept($0) == nil }) {
      let calls = ways[way] ?? []
      let others = Set(program.templates[way.source].segues.map { $0.id.lowercased() })
      let used = others.union(taken[way.source] ?? [])
      let name = String(program.templates[seen(way.destination)].localID)
      let plain = "to" + name.prefix(1).uppercased() + name.dropFirst()
      let verb = way.verb.rawValue
      let candidates: [String?] = [kept(way), plain, plain + "By" + verb.prefix(1).uppercased() + verb.dropFirst()]
      let numbered = (2...).lazy.map { plain + "\($0)" }
      let id =
        candidates.compactMap { $0 }.first { !used.contains($0.lowercased()) }
        ?? numbered.first { !used.contains($0.lowercased()) } ?? plain
      taken[way.source, default: []].insert(id.lowercased())
      add(way, id: id, calls: calls)
    }
  }

  /// The first controller in a navigation controller that code makes, as people know it; else itself.
  private func seen(_ template: Int) -> Int {
    let own = program.templates[template]
    guard own.kind == .navigation, own.settings?.className == nil, own.settings?.origin == nil,
      let content = own.contents.last,
      own.id.hasPrefix(source.layout.codeAlias(besides: aliases) + "/")
    else { return template }
    return content.template
  }

  private mutating func add(_ way: CodeWay, id: String, calls: [CodeLinks.Transition]) {
    var segue = Segue(id, way.verb, to: way.destination, object: "")
    if way.verb == .custom {
      segue.className = calls.lazy.compactMap(\.type).first ?? "Root"
      segue.steps = [Step(.setRoot(Reference(way.destination)))]
    }
    if way.verb == .present {
      segue.modalPresentationStyle =
        calls.lazy.compactMap { $0.presentation }.compactMap { PresentationStyle(code: $0) }.first
      segue.modalTransitionStyle =
        calls.lazy.compactMap { $0.transition }.compactMap { TransitionStyle(code: $0) }.first
    }
    if way.verb == .present { setSheet(of: way.destination, by: calls) }
    let codeFile = project.storyboards.count + 1
    let isOwn = program.templates[way.source].id.hasPrefix(source.layout.codeAlias(besides: aliases) + "/")
    if !isOwn, codeFile > 1 { elsewhere.segues[way.source, default: []].insert(id) }
    elsewhere.comments[way.source, default: [:]][id] = CodeImportComment.text(calls.map(\.place))
    program.update(way.source) { template in
      template.segues.append(segue)
      // Segues stand in the order of their ids, those of the storyboard first.
      let first = template.segues.firstIndex { elsewhere.comments[way.source]?[$0.id] != nil } ?? 0
      template.segues[first...].sort { ($0.id.lowercased(), $0.id) < ($1.id.lowercased(), $1.id) }
    }
  }

  /// Says of a controller of the code how its sheet stands, as the calls that present it do.
  private mutating func setSheet(of template: Int, by calls: [CodeLinks.Transition]) {
    guard calls.allSatisfy({ source.code?.controller($0.destination) != nil }) else { return }
    let detents = calls.lazy.map(\.detents).first { !$0.isEmpty }
    let isModal = calls.contains(where: \.isModal)
    guard detents != nil || isModal else { return }
    program.update(template) { template in
      var settings = template.settings ?? TemplateSettings()
      if let detents { settings.properties[.detents] = .words(detents) }
      if isModal { settings.properties[.isModalInPresentation] = .bool(true) }
      template.settings = settings
    }
  }

  /// By what a second import knows a way again.
  private func key(of way: CodeWay) -> String {
    let prefix = source.layout.codeAlias(besides: aliases) + "/"
    func name(_ template: Int) -> String {
      let name = program.name(of: template)
      return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
    return CodeImportKey.segue(of: name(way.source), verb: way.verb.rawValue, to: name(way.destination))
  }

  /// The id that a former import gave a way; one of old led to the screen in a navigation controller.
  private func keptID(of way: CodeWay) -> String? {
    func id(_ verb: SegueVerb, _ destination: Int) -> String? {
      source.formerCode?.ids[key(of: CodeWay(source: way.source, destination: destination, verb: verb))]
    }
    return id(way.verb, way.destination) ?? id(way.verb, seen(way.destination))
  }
}

/// A way of the code from one controller to another.
private struct CodeWay: Hashable {
  var source: Int
  var destination: Int
  var verb: SegueVerb
}

extension CodeVerb {
  /// The verb of a scene. A push goes onto the stack that there is, as `show` does.
  fileprivate var segueVerb: SegueVerb {
    switch self {
    case .push, .show, .content, .addChild: .show
    // UIKit has no segue for that: its own code does it.
    case .root: .custom
    case .showDetail: .showDetail
    case .present: .present
    }
  }
}

extension PresentationStyle {
  /// The word of Swift, or the constant of Objective-C: `UIModalPresentationFullScreen`.
  fileprivate init?(code: String) { self.init(rawValue: CodeImportKey.word(code, behind: "UIModalPresentation")) }
}

extension TransitionStyle {
  fileprivate init?(code: String) { self.init(rawValue: CodeImportKey.word(code, behind: "UIModalTransitionStyle")) }
}

/// By what a second import knows again what came from code.
enum CodeImportKey {
  static func container(_ kind: StoryboardControllerKind, around id: String) -> String {
    (kind == .navigation ? "stack" : kind.element) + " " + id
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
