internal import SceneBasics
internal import SceneKinds
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax
internal import SceneWorld

/// Remarks of a simulation as findings.
extension PlayFindings {
  /// The declaration of a template; for one that UIKit makes for itself, the place where the scene names its first controller.
  func declaration(of template: Int) -> SourceSpan {
    let place = program.templates.indices.contains(template) ? program.templates[template].place : program.initialPlace
    return program.places.span(of: place) ?? .start(of: files[0])
  }

  /// Whether only the code of a partial scene could tell what it is about; a note says so where it is declared.
  func isLeftToCode(_ advice: Remark.Advice, _ world: borrowing World) -> Bool {
    guard case .unwindsNowhere(let id, let source, _) = advice, template(of: source, world)?.isPartial == true,
      let action = segue(id, of: source, world)?.object
    else { return false }
    return !program.templates.contains { $0.settings?.unwindActions.contains(action) == true }
  }

  func diagnostic(_ advice: Remark.Advice, at place: SourceSpan, _ world: World) -> Diagnostic {
    switch advice {
    case .unwindsNowhere(let id, let source, let refusing):
      let segue = segue(id, of: source, world)
      return .unwindsNowhere(
        segue?.object ?? id, declared: segue.flatMap { program.places.span(of: $0.place) }, from: name(source, world),
        refusedBy: refusing.map { name($0, world) }, at: place)
    case .hasNoExits(let id, let source):
      let declared = segue(id, of: source, world).flatMap { program.places.span(of: $0.place) }
      return .hasNoExits(id, declared: declared, ios: program.ios, at: place)
    case .observesNothing(let reader, let callback):
      return .observesNothing(name(reader, world), callback, ios: program.ios, at: place)
    case .observesByKey(let reader, let callback):
      return .observesByKey(name(reader, world), callback, ios: program.ios, at: place)
    case .dismissesNothing(let receiver): return .dismissesNothing(name(receiver, world), at: place)
    case .popsNothing(let stack, let root, let verb):
      return .popsNothing(name(root, world), of: name(stack, world), verb, at: place)
    case .callsNothing(let action, let receiver, let gone):
      return .callsNothing(action.verb, name(receiver, world), gone: name(gone, world), at: place)
    case .dismissesAbove(let receiver, let other):
      return .dismissesAbove(name(receiver, world), other: name(other, world), at: place)
    case .dismissesForAnother(let receiver, let presenter, let presented):
      return .dismissesForAnother(
        name(receiver, world), presenter: name(presenter, world), presented: name(presented, world), at: place)
    case .presenterNotTold(let presenter, let callback, let presented, let override):
      return .presenterNotTold(
        name(presenter, world), callback.rawValue, by: name(presented, world), at: place,
        override: program.places.span(of: override))
    case .contextUndefined(let receiver): return .contextUndefined(name(receiver, world), at: place)
    case .switchesWhilePresenting(let container, let presented):
      return .switchesWhilePresenting(name(container, world), presented: name(presented, world), at: place)
    case .presentsWithoutStyle(let presented): return .presentsWithoutStyle(name(presented, world), at: place)
    case .replacesRootWhilePresenting(let root, let presented):
      return .replacesRootWhilePresenting(name(root, world), presented: name(presented, world), at: place)
    case .keepsFixedClass: return .keepsFixedClass(at: place)
    case .childOfStock(let child, let container):
      return .childOfStock(
        program.text(of: child), container: name(container, world),
        kind: program.kind(of: Int(world[container].template)), at: span(of: child, or: place))
    case .movedByHand(.willMove): return .movedByHand("willMove", sentBy: "addChild", at: place)
    case .movedByHand: return .movedByHand("didMove(nil)", sentBy: "removeFromParent", at: place)
    case .movedToItself(let child, let verb):
      return .movedToItself(name(child, world), call: verb.rawValue, at: place)
    case .forwardsTwice(let container): return .forwardsTwice(name(container, world), at: place)
    case .removesOrphan(let child, let container):
      return .removesOrphan(program.text(of: child), container: name(container, world), at: span(of: child, or: place))
    case .swipesWhileTurning(let pager): return .swipesWhileTurning(name(pager, world), at: place)
    case .cantTouch(let instance, let obstacle, let action):
      let isPager = program.kind(of: Int(world[instance].template)) == .pager
      var finding = Diagnostic.cantTouch(name(instance, world), obstacle, action, isPager: isPager, at: place) {
        name($0, world)
      }
      finding.notes += note(of: obstacle, to: instance, world).filter { $0.span != place }
      return finding
    case .neverAsked(let key, let controller, let kind, let answer):
      return .neverAsked(key, name(controller, world), kind: kind, at: program.places.span(of: answer) ?? place)
    case .answersForPresented(let key, let presenter, let presented, let answer):
      return .answersForPresented(
        key, name(presenter, world), presented: name(presented, world), at: program.places.span(of: answer) ?? place)
    }
  }

  func diagnostic(_ problem: Remark.Problem, at place: SourceSpan, _ world: World) -> Diagnostic {
    func text(_ reference: Reference) -> String { program.text(of: reference) }
    switch problem {
    case .noInstance(let one): return .noInstance(text(one), at: span(of: one, or: place))
    case .severalInstances(let one, let living):
      return .severalInstances(text(one), names(living, world), at: span(of: one, or: place))
    case .missingInstance(let one, let next, let makes):
      return .missingInstance(text(one), next: next, makes: makes, at: span(of: one, or: place))
    case .releasedInstance(let one): return .releasedInstance(text(one), at: span(of: one, or: place))
    case .appHasEnded(let verb): return .appHasEnded(verb, at: place)
    case .nobodyVisible(let verb): return .nobodyVisible(verb, at: place)
    case .noContainer(let action, let receiver):
      let carriers = program.templates.filter { $0.kind.takes(action) }
      let living = Set(world.treeLines.compactMap { template(of: $0.instance, world)?.id })
      // It stands alone, and a container that is nowhere on the screen is declared around it.
      let holder = carriers.first { carrier in
        !living.contains(carrier.id) && carrier.contents.contains { $0.template == Int(world[receiver].template) }
      }
      let tab: Reference? = if case .select(let tab) = action { tab } else { nil }
      return .noContainer(
        for: action, receiver: name(receiver, world), isPresented: presented(above: receiver, world) == receiver,
        candidates: carriers.map(\.id).filter(living.contains), holder: holder?.id,
        tab: tab.map(text), at: place)
    case .severalChildren(let container, let children):
      return .severalChildren(of: name(container, world), names(children, world), at: place)
    case .containsItself(let one): return .containsItself(text(one), at: span(of: one, or: place))
    case .isPresented(let one, let presenter):
      return .isPresented(text(one), by: name(presenter, world), at: span(of: one, or: place))
    case .isContained(let one, let parent):
      return .isContained(text(one), in: name(parent, world), at: span(of: one, or: place))
    case .transitionToItself(let one): return .transitionToItself(text(one), at: span(of: one, or: place))
    case .cantBeGivenUp(let one, let container):
      return .cantBeGivenUp(text(one), container: name(container, world), at: span(of: one, or: place))
    case .samePageTwice(let one): return .samePageTwice(text(one), at: span(of: one, or: place))
    case .nothingToSwipe:
      let presented = world.treeLines.map(\.instance).filter { world[$0].presenter != nil }
      return .nothingToSwipe(presented: names(presented, world), at: place)
    case .unknownSegue(let thing, let controller):
      let declared = template(of: controller, world)?.segues.map(\.id) ?? []
      let owners = program.templates.filter { $0.segue(thing.name) != nil }.map(\.id)
      // A step in a presented controller most often means what lies under it.
      let guest = owners.count == 1 ? presented(above: controller, world) : nil
      let isCovered = if let guest { !holds(owners[0], in: guest, world) } else { false }
      return .unknownSegue(
        thing.name, of: name(controller, world), declared: declared, known: declared, owners: owners,
        coveredBy: isCovered ? guest.map { name($0, world) } : nil,
        at: span(of: thing, or: place))
    case .firesByItself(let thing): return .firesByItself(thing.name, at: span(of: thing, or: place))
    case .opaqueSegue(let thing, let controller):
      let segue = segue(thing.name, of: controller, world)
      return .opaqueSegue(
        thing.name, declared: segue.flatMap { program.places.span(of: $0.place) }, at: span(of: thing, or: place))
    case .noTab(let one, let container):
      let tabs = template(of: container, world)?.contents.map { program.templates[$0.template] } ?? []
      let inner = tabs.first { tab in
        tab.contents.contains {
          program.templates[$0.template].id == text(one).split(separator: "#").first.map(String.init)
        }
      }
      return .noTab(
        text(one), of: name(container, world), tabs: tabs.map(\.id), inside: inner?.id, at: span(of: one, or: place))
    case .underMore(let one): return .underMore(text(one), at: span(of: one, or: place))
    case .noMore(_, let container): return .noMore(of: name(container, world), at: place)
    case .noColumn(let thing, let container):
      return .noColumn(thing.name, of: name(container, world), at: span(of: thing, or: place))
    case .tooManyInstances(let limit): return .tooManyInstances(limit: limit, at: place)
    }
  }

  private func name(_ instance: InstanceID, _ world: borrowing World) -> String {
    world.name(of: instance, in: program)
  }

  /// Whether a controller of an id lies in another one, however deep.
  private func holds(_ id: String, in outer: InstanceID, _ world: borrowing World) -> Bool {
    for line in world.treeLines where world.isAncestor(outer, of: line.instance) {
      if template(of: line.instance, world)?.id == id { return true }
    }
    return false
  }

  /// The controller itself or its nearest ancestor, if that is presented.
  private func presented(above controller: InstanceID, _ world: borrowing World) -> InstanceID? {
    var here = controller
    while let parent = world[here].parent { here = parent }
    return world[here].presenter == nil ? nil : here
  }

  private func names(_ instances: [InstanceID], _ world: borrowing World) -> [String] {
    var names: [String] = []
    for instance in instances { names.append(name(instance, world)) }
    return names
  }

  private func template(of instance: InstanceID, _ world: borrowing World) -> Template? {
    let template = Int(world[instance].template)
    return program.templates.indices.contains(template) ? program.templates[template] : nil
  }

  private func segue(_ id: String, of source: InstanceID, _ world: borrowing World) -> Segue? {
    template(of: source, world)?.segue(id)
  }

  private func span(of reference: Reference, or place: SourceSpan) -> SourceSpan {
    program.places.span(of: reference.place) ?? place
  }

  private func span(of thing: NamedThing, or place: SourceSpan) -> SourceSpan {
    program.places.span(of: thing.place) ?? place
  }
}
