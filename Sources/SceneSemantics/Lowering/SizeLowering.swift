internal import SceneBasics
internal import ScenePlan
internal import SceneSyntax

/// Turning the device and resizing the window (section 9 of the semantics).
extension Rehearsal {
  /// L9.3: first everybody's traits, then everybody's sizes, parents before children; then containers adapt, and all is
  /// laid out.
  mutating func resize(to size: (width: Double, height: Double), _ step: StepDeclaration, _ state: HierarchyState) {
    guard size != environment.size, let root = state.root else { return }
    let traits = environment.traits
    for index in state.nodes.indices where state.nodes[index].isLoaded {
      let instance = InstanceID(index)
      guard sizes[instance] == nil || state.isInWindow(instance) else { continue }
      sizes[instance] = [environment.size.width, environment.size.height]
    }
    turn(to: size)
    let traitsChange = environment.traits != traits
    let roots =
      [root] + state.nodes.indices.map { InstanceID($0) }.filter { state[$0].presenter != nil && state[$0].isAlive }
    let transition = newTransition()
    if traitsChange {
      for member in roots { tell(.willTransition, member, state) }
    }
    for member in roots { tell(.viewWillTransition, member, state) }
    add(.reserveTransition(transition, on: root))
    let change = change(of: step)
    if traitsChange {
      for member in roots { tell(.traitCollectionDidChange, member, state) }
    }
    for index in state.nodes.indices where state.nodes[index].isAlive {
      let instance = InstanceID(index)
      guard container(instance)?.isStock == true else { continue }
      then { rehearsal, state in rehearsal.container(instance)?.adapt(instance, &rehearsal, state) }
    }
    then { rehearsal, state in
      for member in roots { rehearsal.layOutAgain(member, state) }
      rehearsal.add(.openTransition(transition, on: root, duration: change.duration))
      rehearsal.schedule("end of \(change.title)", .endOf(transition)) { rehearsal, _ in
        rehearsal.add(.closeTransition(transition))
        if let completion = change.completion { rehearsal.then(completion) }
      }
    }
  }

  /// From this step on the window has another size.
  mutating func turn(to size: (width: Double, height: Double)) {
    environment.size = size
    if let step = plan.steps.lastIndex(where: { $0.number == frame.step }) {
      plan.steps[step].screen = ScreenSize(size)
    }
  }

  /// D8.5: only the topmost full-screen controller is asked.
  func supports(_ orientation: String, _ state: HierarchyState) -> Bool {
    guard let asked = state.answerer(of: .supportedOrientations),
      case .words(let supported) = answer(.supportedInterfaceOrientations, of: asked)
    else { return true }
    return supported.contains(orientation)
  }

  /// Tells a controller and, by its call of super, those inside it (L9.4); of a size only those whose own changes (D8.12).
  mutating func tell(
    _ callback: Callback, _ instance: InstanceID, _ state: HierarchyState
  ) {
    guard state[instance].isLoaded else { return }
    add(.emit(callback, instance, .none, .none))
    guard callsSuper(callback, instance) else { return }
    for child in state[instance].children where isTold(callback, child, of: instance, state) {
      guard callback != .viewWillTransition || sizeFollows(child, in: instance) else { continue }
      tell(callback, child, state)
    }
  }

  /// One layout pass, told of but caused by nothing that the machine knows of.
  mutating func addLayoutPass(of instance: InstanceID) {
    for callback in [Callback.updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews] {
      add(.emit(callback, instance, .none, .none))
    }
  }

  mutating func layOutAgain(_ instance: InstanceID, _ state: HierarchyState) {
    guard state[instance].isLoaded, state.isInWindow(instance) else { return }
    addLayoutPass(of: instance)
    // From iOS 9 on the logs have a pass of the container alone.
    guard container(instance)?.isStock == true || environment.behaviours.contains(.laysOutChildrenWhenTurned) else {
      return
    }
    for child in state[instance].children where sizeFollows(child, in: instance) {
      layOutAgain(child, state)
    }
  }

  /// Whether a container passes on to a child: its own children, and of a stock container those that it shows. A covered
  /// member of a stack hears of a size only if its view had another one when it was last seen (D8.12).
  private func isTold(
    _ callback: Callback, _ child: InstanceID, of parent: InstanceID, _ state: HierarchyState
  ) -> Bool {
    guard state[child].isLoaded else { return false }
    if container(parent)?.isStock != true || state[child].host == .instance(parent) { return true }
    let size = [environment.size.width, environment.size.height]
    return callback == .viewWillTransition && kind(of: parent) == .navigation && sizes[child] != size
  }

  /// Whether a child's size changes with its parent's; one with a frame or a size of its own keeps it.
  private func sizeFollows(_ child: InstanceID, in parent: InstanceID) -> Bool {
    if framed.contains(child) { return false }
    switch scene.settings(of: cast[parent].template)?.layout?.value {
    case nil, .fill?, .vertical?, .horizontal?, .paging?: return true
    case .center?, .frames?: return false
    }
  }

  private func callsSuper(_ callback: Callback, _ instance: InstanceID) -> Bool {
    for override in scene.settings(of: cast[instance].template)?.overrides ?? []
    where override.subject.value == .callback(callback) {
      if case .steps(_, let callsSuper) = override.body { return callsSuper }
    }
    return true
  }
}
