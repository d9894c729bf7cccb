internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// How segues fire (section 7.2 of the semantics).
extension Rehearsal {
  /// G7.20, G7.21, G7.23: a person is asked about, code isn't.
  mutating func fire(
    _ name: Name, from source: InstanceID, byPerson: Bool, completion: Work?, _ state: HierarchyState
  ) {
    let template = cast[source].template
    let declaration = scene.declaration(of: template)
    guard let segue = declaration.segues.first(where: { $0.id.value == name.value }) else {
      return fail(.unknownSegue(name, of: plan.name(source), declared: declaration.segues, scene: scene))
    }
    let id = self.name(scene.text(segue.id.value))
    if byPerson {
      let allowed = answer(.shouldPerformSegue, about: segue.id.value, of: source) ?? true
      add(.emit(.shouldPerformSegue, source, .name(id), .bool(allowed)))
      guard allowed else { return }
    }
    switch segue.verb.value {
    case .unwind: return then { $0.unwind(segue, from: source, completion: completion, $1) }
    case .embed: return fail(.firesByItself(name, scene: scene))
    case .custom:
      let hasSteps = segue.options.contains { if case .steps = $0 { true } else { false } }
      guard hasSteps else { return fail(.opaqueSegue(name, declared: segue, scene: scene)) }
    case .show, .showDetail, .present, .push: break
    }
    guard let kind = SegueKinds.find(segue.verb.value),
      let destination = scene.template(segue.object.value, in: scene.file(of: template)).flatMap({ make($0) })
    else { return }
    let change = change(of: segue, completion: completion)
    add(.emit(.prepare, source, .name(id), .none))
    add(.emit(.perform, source, .name(id), .none))
    then { rehearsal, state in
      kind.perform(
        Firing(segue: segue, source: source, destination: destination, change: change), &rehearsal, state)
    }
  }

  /// G7.30, G7.33: embed segues fire while the owner's view loads, in the order in which they are written.
  mutating func fireEmbeds(of owner: InstanceID, _ state: HierarchyState) {
    let template = cast[owner].template
    for segue in scene.declaration(of: template).segues where segue.verb.value == .embed {
      at(segue.verb.span)
      let id = name(scene.text(segue.id.value))
      let allowed = answer(.shouldPerformSegue, about: segue.id.value, of: owner) ?? true
      add(.emit(.shouldPerformSegue, owner, .name(id), .bool(allowed)))
      guard allowed, let child = scene.template(segue.object.value, in: scene.file(of: template)) else { continue }
      then { rehearsal, _ in
        guard let made = rehearsal.make(child) else { return }
        rehearsal.add(.emit(.prepare, owner, .name(id), .none))
        rehearsal.add(.addChild(made, to: owner))
        rehearsal.delegateQuestions(to: made, of: owner)
        rehearsal.add(.addSubview(made, into: owner))
        rehearsal.add(.didMove(made, to: owner))
      }
    }
  }

  /// `show(_:sender:)` and `showDetail` (G7.26 to G7.28): the nearest ancestor that has its own, else a presentation.
  mutating func show(
    _ child: InstanceID, from receiver: InstanceID, isDetail: Bool, _ change: Change, _ state: HierarchyState,
    segue: SegueDeclaration? = nil
  ) {
    var candidate: InstanceID? = receiver
    while let here = candidate {
      if let container = container(here) {
        let taken =
          isDetail
          ? container.showDetail(child, on: here, from: receiver, change, &self, state)
          : container.show(child, on: here, from: receiver, change, &self, state)
        if taken { return }
      }
      candidate = state[here].parent
    }
    add(.emit(isDetail ? .showDetail : .show, receiver, .instance(child), .none))
    present(PresentationRequest(child, segue, change), from: receiver, state)
  }

  private func change(of segue: SegueDeclaration, completion: Work?) -> Change {
    var isAnimated = true
    for case .animated(let value) in segue.options { isAnimated = value }
    return Change(
      isAnimated: isAnimated, duration: isAnimated ? Change.standardDuration : .zero,
      title: "\(segue.verb.value.rawValue): \(scene.text(segue.object.value))", completion: completion)
  }
}
