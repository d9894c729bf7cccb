public import ScenePlan

extension HierarchyPlan {
  /// A plan of a program before anything runs: its name, system, files and templates.
  public init(head program: Program) {
    self.init(scene: program.scene, ios: program.ios, behaviours: program.behaviours)
    note = program.note
    device = program.device.idiom
    screen = ScreenSize(program.device.size)
    picture = program.picture
    files = program.files.map(\.path)
    initial = program.initial
    templates.reserveCapacity(program.templates.count)
    for index in program.templates.indices {
      // Filled where it stands: a copy would take hold of all that it has.
      templates.append(
        TemplateRecord(
          id: program.templates[index].id, kind: program.templates[index].kind,
          mark: program.places.mark(of: program.templates[index].place)))
      templates[index].take(program.templates, index)
    }
    if templates.contains(where: { $0.kind.makesOwnControllers }) {
      templates += Program.Private.allCases.map { TemplateRecord($0) }
    }
  }
}

extension TemplateRecord {
  /// A controller that UIKit makes for itself.
  fileprivate init(_ kind: Program.Private) {
    self.init(id: kind.name, kind: kind.kind, mark: .none)
    className = kind.name
    isPrivate = true
  }

  /// Takes over what a template says besides its name and its kind.
  fileprivate mutating func take(_ templates: [Template], _ index: Int) {
    title = templates[index].title
    if !templates[index].contents.isEmpty {
      contents = templates[index].contents.map { Content(role: $0.role.rawValue, template: $0.template) }
    }
    if !templates[index].segues.isEmpty { segues = templates[index].segues.map { Segue($0) } }
    guard templates[index].hasSettings, let settings = templates[index].settings else { return }
    className = settings.className
    viewClassName = settings.viewClassName
    group = settings.group
    note = settings.note
    unwindActions = settings.unwindActions
    if kind == .alert {
      actions = settings.overrides.compactMap { if case .unwindAction(let action, _) = $0.body { action } else { nil } }
    }
    layout = ChildLayout(settings.layout)
    hidesNavigationBar = settings.properties[.isNavigationBarHidden] == .bool(true)
    isActionSheet = settings.properties[.preferredStyle] == .word("actionSheet")
    hidesBottomBar = settings.properties[.hidesBottomBarWhenPushed] == .bool(true)
    tells = settings.tells.map { Tell(template: $0.template, messages: $0.messages) }
    tells += settings.instantiates.map { Tell(template: $0, messages: ["in code"]) }
  }
}

extension TemplateRecord.Segue {
  fileprivate init(_ segue: Segue) {
    let isUnwind = segue.verb == .unwind
    self.init(
      id: segue.id, verb: segue.verb, destination: isUnwind ? nil : segue.destination,
      action: isUnwind ? segue.object : nil, style: segue.modalPresentationStyle, sender: segue.sender,
      note: segue.note)
    isImported = segue.objectID != nil
  }
}

extension ChildLayout {
  /// In whole points; nil where children cover their parent.
  fileprivate init?(_ layout: Layout) {
    switch layout {
    case .fill: return nil
    case .vertical: self = .vertical
    case .horizontal: self = .horizontal
    case .center(let size): self = .center(ScreenSize(size))
    case .frames(let children):
      var places: [Int: ChildFrame] = [:]
      for child in children { places[child.template] = ChildFrame(child.frame) }
      self = .frames(places)
    case .paging(let isVertical, _): self = .paging(isVertical: isVertical)
    }
  }
}

extension ScreenSize {
  /// A size in whole points.
  public init(_ size: Size) {
    self.init(width: wholePoints(size.width), height: wholePoints(size.height))
  }
}

extension ChildFrame {
  /// A frame in whole points: x, y, width, height.
  package init(_ numbers: [Double]) {
    func point(_ index: Int) -> Int { index < numbers.count ? wholePoints(numbers[index]) : 0 }
    self.init(x: point(0), y: point(1), width: point(2), height: point(3))
  }
}

/// The nearest whole number; drawings have no use for more than a hundred thousand points.
private func wholePoints(_ number: Double) -> Int { Int(min(max(number, -100_000), 100_000).rounded()) }
