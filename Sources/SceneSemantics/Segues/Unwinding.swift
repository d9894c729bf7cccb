internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Unwind segues: the search for who takes the action, and the way back (section 7.5 of the semantics).
extension Rehearsal {
  /// G7.40: the destination's action comes first; only then is anybody dismissed or popped.
  mutating func unwind(
    _ segue: SegueDeclaration, from source: InstanceID, completion: Work?, _ state: HierarchyState
  ) {
    let action = scene.text(segue.object.value)
    let id = name(action)
    guard let destination = destination(of: action, from: source, state) else {
      // G7.45: nothing happens.
      sink.report(
        .unwindsNowhere(
          segue, from: plan.name(source), refusedBy: refusing(action, state),
          at: frame.span ?? segue.id.span, scene: scene))
      return
    }
    add(.emit(.prepare, source, .name(name(scene.text(segue.id.value))), .none))
    add(.emit(.unwindAction, destination, .name(id), .none))
    then { rehearsal, state in rehearsal.goBack(to: destination, from: source, completion, state) }
  }

  // MARK: The search

  /// G7.41 to G7.43: from the source towards the root, at each controller first down its other children.
  private mutating func destination(
    of action: String, from source: InstanceID, _ state: HierarchyState
  ) -> InstanceID? {
    var here = source
    var below: InstanceID?
    var levels = [source]
    // The original presenter is asked before the source where it sits in a container.
    var isSourceDue = false
    if state[source].parent == nil, let receiver = presentingReceivers[source], state[receiver].isAlive,
      state[source].presenter != nil, state[receiver].parent != nil
    {
      isSourceDue = true
      here = receiver
      levels = [receiver]
    }
    while true {
      if let found = search(here, action, source: source, below: below, state) { return found }
      if isSourceDue {
        isSourceDue = false
        if let found = search(source, action, source: source, below: nil, state) { return found }
      }
      below = here
      if let parent = state[here].parent {
        here = parent
      } else if let presenter = state[here].presenter {
        here = presentingReceivers[here].flatMap { state[$0].isAlive ? $0 : nil } ?? presenter
        // G7.43: on iOS 9 those who have refused are asked again.
        if levels.count > 1, environment.behaviours.contains(.searchesUnwindAgain) {
          for (index, level) in levels.enumerated() {
            _ = search(level, action, source: source, below: index == 0 ? nil : levels[index - 1], state)
          }
        }
        levels.append(here)
      } else {
        return nil
      }
    }
  }

  /// Asks a controller's children, then the controller itself.
  private mutating func search(
    _ here: InstanceID, _ action: String, source: InstanceID, below: InstanceID?, _ state: HierarchyState
  ) -> InstanceID? {
    // The source is asked for itself; its children aren't searched a second time.
    let children = (container(here)?.childrenForUnwinding(of: here, state) ?? []).filter { $0 != below }
    let names = children.map { plan.name($0) }.joined(separator: " ")
    add(.emit(.allowedChildrenForUnwinding, here, .none, .list(name(names))))
    for child in children {
      if let found = search(child, action, source: source, below: nil, state) { return found }
    }
    let accepts = accepts(action, here, isSource: here == source)
    add(.emit(.canPerformUnwindSegueAction, here, .name(name(action)), .bool(accepts)))
    return accepts ? here : nil
  }

  /// G7.43, X17: it implements the action and isn't the source, unless its code answers.
  private func accepts(_ action: String, _ instance: InstanceID, isSource: Bool) -> Bool {
    let actions = scene.settings(of: cast[instance].template)?.unwindActions ?? []
    guard let written = actions.first(where: { scene.text($0.value) == action }) else { return false }
    return answer(.canPerformUnwindSegueAction, about: written.value, of: instance) ?? !isSource
  }

  /// Somebody alive whose code refuses an action that it implements.
  private func refusing(_ action: String, _ state: HierarchyState) -> String? {
    for index in state.nodes.indices where state.nodes[index].isAlive {
      let instance = InstanceID(index)
      guard let settings = scene.settings(of: cast[instance].template),
        let written = settings.unwindActions.first(where: { scene.text($0.value) == action }),
        answer(.canPerformUnwindSegueAction, about: written.value, of: instance) == false
      else { continue }
      return plan.name(instance)
    }
    return nil
  }

  // MARK: The way back

  /// G7.44: what is presented on the way is dismissed, then each container on the way down is told.
  private mutating func goBack(
    to destination: InstanceID, from source: InstanceID, _ completion: Work?, _ state: HierarchyState
  ) {
    var path: [InstanceID] = []
    var candidate: InstanceID? = destination
    while let here = candidate {
      path.append(here)
      candidate = state[here].parent
    }
    // The nearest to the destination that has presented the source's branch.
    let presenter = path.first { state.presentedOnScreen(from: $0) != nil }
    if let presenter {
      let change = Change(
        isAnimated: true, duration: Change.standardDuration, title: "unwind to \(plan.name(destination))")
      dismiss(from: presenter, change, state)
    }
    for (child, parent) in zip(path, path.dropFirst()).reversed() {
      add(.emit(.unwind, parent, .instance(child), .none))
      then { rehearsal, state in rehearsal.container(parent)?.unwind(towards: child, on: parent, &rehearsal, state) }
    }
    if let completion { then(completion) }
  }
}
