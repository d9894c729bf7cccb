internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Segues and settings of templates.
extension ProgramBuilder {
  mutating func segue(_ declaration: SegueDeclaration, in file: Int) -> Segue {
    let isUnwind = declaration.verb.value == .unwind
    var segue = Segue(
      scene.text(declaration.id.value), declaration.verb.value,
      to: isUnwind ? nil : scene.template(declaration.object.value, in: file),
      object: scene.text(declaration.object.value), at: place(declaration.id.span),
      verbAt: place(declaration.verb.span))
    for option in declaration.options { set(option, of: &segue, in: file) }
    return segue
  }

  mutating func set(_ option: SegueOption, of segue: inout Segue, in file: Int) {
    switch option {
    case .identifier(let identifier): segue.identifier = identifier
    case .modalPresentationStyle(let style): segue.modalPresentationStyle = style.value
    case .modalTransitionStyle(let style): segue.modalTransitionStyle = style.value
    case .animated(let isAnimated): segue.isAnimated = isAnimated
    case .anchor(let anchor): segue.anchor = anchor
    case .className(let name): segue.className = name
    case .sender(let sender): segue.sender = sender
    case .note(let note): segue.note = note
    case .steps(let steps): segue.steps = self.steps(steps, in: file)
    }
  }

  mutating func settings(_ written: ControllerSettings, in file: Int) -> TemplateSettings {
    var settings = TemplateSettings()
    settings.className = written.className
    settings.viewClassName = written.viewClassName
    settings.storyboardIdentifier = written.storyboardIdentifier
    settings.group = written.group
    settings.note = written.note
    settings.unwindActions = written.unwindActions.map { scene.text($0.value) }
    settings.views = written.views.map(\.value)
    settings.tells = written.tells.compactMap { tell in
      scene.template(tell.to.value, in: file).map { TemplateSettings.Tell(template: $0, messages: tell.messages) }
    }
    settings.instantiates = written.instantiates.compactMap { scene.template($0.value, in: file) }
    for override in written.overrides { settings.overrides.append(self.override(override, in: file)) }
    if let layout = written.layout { settings.layout = self.layout(layout.value, in: file) }
    if let recipe = written.containment?.add { settings.recipes[.add] = recipe.map(\.value) }
    if let recipe = written.containment?.remove { settings.recipes[.remove] = recipe.map(\.value) }
    if let recipe = written.containment?.transition { settings.recipes[.transition] = recipe.map(\.value) }
    for declaration in written.properties {
      guard let property = Property(rawValue: declaration.key.value.rawValue) else { continue }
      settings.properties[property] = value(declaration.value.value, in: file)
    }
    return settings
  }

  private mutating func override(_ written: OverrideDeclaration, in file: Int) -> Override {
    let place = place(written.subject.span)
    switch (written.subject.value, written.body) {
    case (.answer(let key), .answer(let value)):
      return Override(.answer(key, self.value(value.value, in: file)), at: place)
    case (.answer(let key), .answers(let answers)): return Override(.choices(key, choices(answers)), at: place)
    case (.callback(let callback), .steps(let steps, let callsSuper)):
      return Override(.callback(callback, self.steps(steps, in: file), callsSuper: callsSuper), at: place)
    case (.unwindAction(let action), .steps(let steps, _)):
      return Override(.unwindAction(scene.text(action), self.steps(steps, in: file)), at: place)
    // The decoder makes no other pairs; an override without steps changes nothing.
    case (.answer(let key), .steps): return Override(.choices(key, []), at: place)
    case (.callback(let callback), _): return Override(.callback(callback, [], callsSuper: true), at: place)
    case (.unwindAction(let action), _): return Override(.unwindAction(scene.text(action), []), at: place)
    }
  }

  private func layout(_ written: LayoutDeclaration, in file: Int) -> Layout {
    switch written {
    case .fill: return .fill
    case .vertical: return .vertical
    case .horizontal: return .horizontal
    case .center(let width, let height): return .center(Size(width, height))
    case .frames(let names, let frames):
      var children: [FramedChild] = []
      for (name, frame) in zip(names, frames) {
        if let child = scene.template(name, in: file) { children.append(FramedChild(template: child, frame: frame)) }
      }
      return .frames(children)
    case .paging(let isVertical, let preload): return .paging(isVertical: isVertical, preload: preload)
    }
  }
}
