internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// What a plan says of a scene before anything runs: its name, system, files and templates.
enum PlanHead {
  static func plan(of scene: ResolvedScene) -> HierarchyPlan {
    let document = scene.document
    let ios = min(document.ios?.value ?? 17, Behaviour.newest)
    let quirks = document.quirks.compactMap { Behaviour(rawValue: $0.value) }
    var plan = HierarchyPlan(
      scene: document.scene?.value ?? "", ios: ios, behaviours: Behaviour.profile(ios: ios).union(quirks))
    plan.note = document.note
    plan.screen = ScreenSize(SceneEnvironment(document, behaviours: plan.behaviours).size)
    plan.picture = document.picture.map { PictureRecord(view: $0.view?.value, step: $0.step?.value) }
    plan.files = scene.files.entries.map(\.relativePath)
    plan.initial = scene.initial(of: 0)
    plan.templates = (0..<scene.templateCount).map { template(at: $0, in: scene) }
    if plan.templates.contains(where: { $0.kind == .tabs || $0.kind == .split }) {
      plan.templates += ResolvedScene.Private.allCases.map(template)
    }
    return plan
  }

  private static func template(of kind: ResolvedScene.Private) -> TemplateRecord {
    var record = TemplateRecord(id: kind.name, kind: kind.kind, mark: .none)
    record.className = kind.name
    record.isPrivate = true
    return record
  }

  private static func template(at index: Int, in scene: ResolvedScene) -> TemplateRecord {
    let declaration = scene.declaration(of: index)
    let file = scene.file(of: index)
    var record = TemplateRecord(
      id: scene.name(of: index), kind: declaration.kind, mark: scene.mark(declaration.id.span))
    record.title = declaration.title
    record.contents = declaration.contents.compactMap { content in
      scene.template(content.name.value, in: file).map {
        TemplateRecord.Content(role: content.key.rawValue, template: $0)
      }
    }
    record.segues = declaration.segues.map { segue($0, file: file, in: scene) }
    guard let settings = scene.settings(of: index) else { return record }
    record.className = settings.className
    record.viewClassName = settings.viewClassName
    record.group = settings.group
    record.note = settings.note
    record.unwindActions = settings.unwindActions.map { scene.text($0.value) }
    record.layout = settings.layout.flatMap { layout($0.value, file: file, in: scene) }
    for property in settings.properties where property.value.value == .bool(true) {
      if property.key.value == .isNavigationBarHidden { record.hidesNavigationBar = true }
      if property.key.value == .hidesBottomBarWhenPushed { record.hidesBottomBar = true }
    }
    record.tells = settings.tells.compactMap { tell in
      scene.template(tell.to.value, in: file).map { TemplateRecord.Tell(template: $0, messages: tell.messages) }
    }
    return record
  }

  /// Where children go, in whole points; nil where they cover their parent.
  private static func layout(_ layout: LayoutDeclaration, file: Int, in scene: ResolvedScene) -> ChildLayout? {
    switch layout {
    case .fill: return nil
    case .vertical: return .vertical
    case .horizontal: return .horizontal
    case .center(let width, let height): return .center(ScreenSize((width, height)))
    case .frames(let names, let frames):
      var places: [Int: ChildFrame] = [:]
      for (name, frame) in zip(names, frames) {
        if let child = scene.template(name, in: file) { places[child] = ChildFrame(frame) }
      }
      return .frames(places)
    case .paging(let isVertical, _): return .paging(isVertical: isVertical)
    }
  }

  private static func segue(
    _ segue: SegueDeclaration, file: Int, in scene: ResolvedScene
  ) -> TemplateRecord.Segue {
    let isUnwind = segue.verb.value == .unwind
    var record = TemplateRecord.Segue(
      id: scene.text(segue.id.value), verb: segue.verb.value,
      destination: isUnwind ? nil : scene.template(segue.object.value, in: file),
      action: isUnwind ? scene.text(segue.object.value) : nil)
    for option in segue.options {
      switch option {
      case .modalPresentationStyle(let style): record.style = style.value
      case .sender(let sender): record.sender = sender
      case .note(let note): record.note = note
      case .modalTransitionStyle, .animated, .anchor, .className, .steps: break
      }
    }
    return record
  }
}

extension ScreenSize {
  /// A size as scenes write it, in whole points.
  init(_ size: (width: Double, height: Double)) {
    self.init(width: wholePoints(size.width), height: wholePoints(size.height))
  }
}

extension ChildFrame {
  /// A frame as scenes write it, in whole points.
  init(_ numbers: [Double]) {
    func point(_ index: Int) -> Int { index < numbers.count ? wholePoints(numbers[index]) : 0 }
    self.init(x: point(0), y: point(1), width: point(2), height: point(3))
  }
}

/// The nearest whole number; drawings have no use for more than a hundred thousand points.
private func wholePoints(_ number: Double) -> Int { Int(min(max(number, -100_000), 100_000).rounded()) }
