internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// How segues fire (section 7.2 of the semantics).
///
/// A tap on the button of a `show` segue in a stack:
///
/// ```
/// list.shouldPerformSegue(next) -> true, detail.init, list.prepare(next), list.perform(next),
/// main.show(detail), main.pushViewController(detail) …
/// ```
extension Simulation {
  /// G7.20, G7.21, G7.23: a person is asked about, code isn't.
  mutating func fire(_ thing: NamedThing, from source: InstanceID, byPerson: Bool, completion: Completion?) {
    guard let segue = template(of: source)?.segue(thing.name) else {
      return fail(.unknownSegue(thing, of: source))
    }
    let id = name(segue.id)
    if byPerson {
      let allowed = answer(.shouldPerformSegue, about: segue.id, of: source) ?? true
      emit(.shouldPerformSegue, source, .name(id), answer: .bool(allowed))
      guard allowed else { return refuse(Refusal(.prepare, source, .segueRefused)) }
    } else {
      refuse(Refusal(.shouldPerformSegue, source, .performedByCode))
    }
    switch segue.verb {
    case .unwind: return unwind(segue, from: source, completion: completion)
    case .embed: return fail(.firesByItself(thing))
    // What the class of a partial scene does isn't known, so it does nothing here.
    case .custom:
      if segue.steps == nil, template(of: source)?.isPartial == false { return fail(.opaqueSegue(thing, of: source)) }
    case .show, .showDetail, .present, .push: break
    }
    // Always a new instance.
    guard let declared = segue.destination, let destination = make(declared) else { return }
    let change = change(of: segue, completion: completion)
    emit(.prepare, source, .name(id))
    emit(.perform, source, .name(id))
    perform(segue, from: source, to: destination, change)
  }

  /// `perform()`, after `prepare(for:sender:)`.
  private mutating func perform(_ segue: Segue, from source: InstanceID, to destination: InstanceID, _ change: Change) {
    switch segue.verb {
    case .show: show(destination, from: source, isDetail: false, change, segue: segue)
    case .showDetail: show(destination, from: source, isDetail: true, change, segue: segue)
    case .present: presentBySegue(destination, segue, change, from: source)
    case .push: pushAsOldSegue(segue, from: source, to: destination, change)
    case .custom:
      let outer = frame
      frame.receiver = source
      // V76: a segue holds both until the last of its steps has run.
      let steps = segue.steps ?? []
      if !steps.isEmpty { hold(destination) }
      perform(steps[...], lettingGoOf: steps.isEmpty ? nil : destination)
      frame = outer
      finish(change)
    case .embed, .unwind: break
    }
  }

  /// V26: the destination of a presentation that UIKit refuses is owned by nothing, and goes with its segue.
  private mutating func presentBySegue(
    _ destination: InstanceID, _ segue: Segue?, _ change: Change, from source: InstanceID
  ) {
    present(PresentationRequest(destination, segue, change), from: source)
    guard segue != nil, world[destination].isUnplaced, world[destination].presenter == nil else { return }
    keep(destination, by: source)
    letGo(destination, by: source)
  }

  /// The pre-iOS 8 push: it needs a navigation controller, else it raises (C1.95).
  private mutating func pushAsOldSegue(
    _ segue: Segue, from source: InstanceID, to destination: InstanceID, _ change: Change
  ) {
    var candidate: InstanceID? = source
    while let here = candidate {
      if kind(of: here) == .navigation {
        _ = container(of: here).show(destination, on: here, from: here, change, &self)
        return
      }
      candidate = world[here].parent
    }
    raise(Message(.pushOutsideNavigation, source, name: name(segue.id)))
  }

  /// G7.30, G7.33: embed segues fire while the owner's view loads, in the order in which they are written.
  mutating func fireEmbeds(of owner: InstanceID) {
    for segue in template(of: owner)?.segues ?? [] where segue.verb == .embed {
      at(segue.verbPlace)
      let id = name(segue.id)
      let allowed = answer(.shouldPerformSegue, about: segue.id, of: owner) ?? true
      emit(.shouldPerformSegue, owner, .name(id), answer: .bool(allowed))
      guard allowed, let child = segue.destination, !world.isOver, let made = make(child) else { continue }
      emit(.prepare, owner, .name(id))
      addChild(made, to: owner)
      handQuestions(to: made, of: owner)
      world.withExtras(of: made) { $0.isInInnerView = true }
      addSubview(made, into: owner)
      didMove(made, to: owner)
    }
  }

  /// `show(_:sender:)` and `showDetail` (G7.26 to G7.28): the nearest ancestor that has its own, else a presentation.
  mutating func show(
    _ child: InstanceID, from receiver: InstanceID, isDetail: Bool, _ change: Change, segue: Segue? = nil
  ) {
    var candidate: InstanceID? = receiver
    while let here = candidate {
      // V23: only `push` raises.
      if !isDetail, kind(of: here) == .navigation, kind(of: child) == .navigation {
        emit(.show, here, .instance(child))
        return presentBySegue(child, segue, change, from: here)
      }
      let container = container(of: here)
      let isTaken =
        isDetail
        ? container.showDetail(child, on: here, from: receiver, change, &self)
        : container.show(child, on: here, from: receiver, change, &self)
      if isTaken { return }
      candidate = world[here].parent
    }
    emit(isDetail ? .showDetail : .show, receiver, .instance(child))
    presentBySegue(child, segue, change, from: receiver)
  }

  private func change(of segue: Segue, completion: Completion?) -> Change {
    let isAnimated = segue.isAnimated ?? true
    return Change(
      isAnimated: isAnimated, duration: isAnimated ? Change.standardDuration : .zero,
      title: title { _ in "\(segue.verb.rawValue): \(segue.object)" }, completion: completion)
  }
}
