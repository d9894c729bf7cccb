internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// Unwind segues: the search for the controller that takes the action, and the way back (section 7.5 of the semantics).
///
/// `detail` on the stack `[list, detail]` unwinds to an action of `list`:
///
/// ```
/// the search    detail.allowedChildrenForUnwinding, detail.canPerform… -> false; main asks its children: list -> true
/// the way back  detail.prepare(done), list.close; main.unwind(list), which pops to it
/// ```
extension Simulation {
  /// G7.40: the destination's action comes first; only then something is dismissed or popped.
  mutating func unwind(_ segue: Segue, from source: InstanceID, completion: Completion?) {
    guard asks(.hasUnwindSegues) else {
      refuse(Refusal(.unwindAction, source, .notAdopted))
      return advise(.hasNoExits(segue: segue.id, from: source))
    }
    let action = segue.object
    let id = name(action)
    guard let destination = destination(of: action, from: source) else {
      // G7.45: nothing happens.
      refuse(Refusal(.unwindAction, source, .notAdopted))
      if wantsEffects { refuseAction(action, from: source) }
      return advise(.unwindsNowhere(segue: segue.id, from: source, refusedBy: refusing(action)))
    }
    emit(.prepare, source, .name(name(segue.id)))
    emit(.unwindAction, destination, .name(id))
    goBack(to: destination, from: source, completion)
  }

  // MARK: The search

  /// G7.41 to G7.43: from the source towards the root, at each controller first down its other children.
  private mutating func destination(of action: String, from source: InstanceID) -> InstanceID? {
    if asks(.climbsToUnwind) { return destinationByClimbing(of: action, from: source) }
    var here = source
    var below: InstanceID?
    var levels = [source]
    // V22: the controller on which `present` was called is asked before the source, unless it is the real presenter.
    var isSourceDue = false
    if world[source].parent == nil, let receiver = presentingReceiver(of: source), world[receiver].isAlive,
      let presenter = world[source].presenter, receiver != presenter
    {
      isSourceDue = true
      here = receiver
      levels = [receiver]
    }
    // A child may present its own container, so the way up may lead in a circle.
    for _ in 0..<max(world.count, 1) {
      if let found = search(here, action, source: source, below: below) { return found }
      if isSourceDue {
        isSourceDue = false
        if let found = search(source, action, source: source, below: nil) { return found }
      }
      below = here
      if let parent = world[here].parent {
        here = parent
      } else if let presenter = world[here].presenter {
        here = presentingReceiver(of: here).flatMap { world[$0].isAlive ? $0 : nil } ?? presenter
        // G7.43: on iOS 9 controllers that have refused are asked again.
        if levels.count > 1, asks(.searchesUnwindAgain) {
          for (index, level) in levels.enumerated() {
            _ = search(level, action, source: source, below: index == 0 ? nil : levels[index - 1])
          }
        }
        levels.append(here)
      } else {
        break
      }
    }
    return nil
  }

  /// The controller on which `present` was called for a presented one.
  func presentingReceiver(of presented: InstanceID) -> InstanceID? {
    world.extras(of: presented).presentingReceiver
  }

  /// Asks a controller's children, then the controller itself.
  private mutating func search(
    _ here: InstanceID, _ action: String, source: InstanceID, below: InstanceID?
  ) -> InstanceID? {
    // The source is asked for itself; its children aren't searched a second time.
    let children = container(of: here).childrenForUnwinding(of: here, world).filter { $0 != below }
    emit(.allowedChildrenForUnwinding, here, answer: .instances(list(children)))
    for child in children {
      if let found = search(child, action, source: source, below: nil) { return found }
    }
    let accepts = accepts(action, here, isSource: here == source)
    emit(.canPerformUnwindSegueAction, here, .name(name(action)), answer: .bool(accepts))
    return accepts ? here : nil
  }

  /// G7.43, X17: it implements the action and isn't the source, unless its code answers.
  func accepts(_ action: String, _ instance: InstanceID, isSource: Bool) -> Bool {
    guard settings(of: instance)?.unwindActions.contains(action) == true else { return false }
    return answer(.canPerformUnwindSegueAction, about: action, of: instance) ?? !isSource
  }

  /// A living controller whose code refuses an action that it implements.
  private func refusing(_ action: String) -> InstanceID? {
    implementers(of: action).first { answer(.canPerformUnwindSegueAction, about: action, of: $0) == false }
  }

  private func implementers(of action: String) -> [InstanceID] {
    world.members.filter {
      world[$0].isAlive && settings(of: $0)?.unwindActions.contains(action) == true
    }
  }

  /// Those that implement an action have refused it, or the search has never come to them.
  private mutating func refuseAction(_ action: String, from source: InstanceID) {
    for instance in implementers(of: action) where instance != source {
      let refuses = answer(.canPerformUnwindSegueAction, about: action, of: instance) == false
      refuse(Refusal(.unwindAction, instance, refuses ? .refusesAction : .notOnTheWay, other: source))
    }
  }

  // MARK: The way back

  /// G7.44: what is presented on the way is dismissed, then each container on the way down is told.
  private mutating func goBack(to destination: InstanceID, from source: InstanceID, _ completion: Completion?) {
    var path: [InstanceID] = []
    var candidate: InstanceID? = destination
    while let here = candidate {
      path.append(here)
      candidate = world[here].parent
    }
    if let presenter = lowestPresenter(above: source, onTheWayTo: path), !isLeftUp(by: presenter, destination) {
      let title = title { "unwind to \($0.world.name(of: destination, in: $0.program))" }
      dismiss(from: presenter, Change(isAnimated: true, duration: Change.standardDuration, title: title))
    }
    for (child, parent) in zip(path, path.dropFirst()).reversed() {
      emit(.unwind, parent, .instance(child))
      container(of: parent).unwind(towards: child, on: parent, &self)
    }
    if let completion, !world.isOver { complete(completion) }
  }

  /// V22: the real presenter of the lowest presentation that has to go, the one nearest to the destination.
  private func lowestPresenter(above source: InstanceID, onTheWayTo path: [InstanceID]) -> InstanceID? {
    var lowest: InstanceID?
    var candidate: InstanceID? = source
    for _ in 0...world.count {
      guard let here = candidate else { break }
      if path.contains(here) { return lowest }
      candidate = world[here].parent
      if candidate == nil, let presenter = world[here].presenter {
        if !world[here].isBeingDismissed { lowest = presenter }
        candidate = presenter
      }
    }
    return path.first { world.presentedOnScreen(from: $0) != nil }
  }
}
