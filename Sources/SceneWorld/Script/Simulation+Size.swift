internal import ScenePlan
internal import SceneProgram

/// Turning the device and resizing the window (section 9 of the semantics).
extension Simulation {
  /// L9.3: first all controllers' traits, then all sizes, parents before children; then containers adapt, and all is
  /// laid out.
  mutating func resize(to size: Size, _ step: Step) {
    guard size != world.device.size, let root = world.root else { return }
    let traits = world.device.traits
    let members = world.members
    let before = world.device.size
    for instance in members where world[instance].isLoaded {
      guard world.extras(of: instance).size == nil || world.isInWindow(instance) else { continue }
      world.withExtras(of: instance) { $0.size = before }
    }
    let roots = [root] + members.filter { world[$0].presenter != nil && world[$0].isAlive }
    let containers = members.filter { world[$0].isAlive && kind(of: $0).isStock }
    var turned = world.device
    turned.size = size
    let traitsChange = turned.traits != traits
    let adaptations = traitsChange ? adaptations(to: size) : []
    turn(to: size)
    let transition = newTransition()
    let change = change(of: step)
    if traitsChange {
      for member in roots { tell(.willTransition, member) }
    }
    for member in roots { tell(.viewWillTransition, member) }
    reserveTransition(transition, on: root)
    if traitsChange {
      for member in roots { tell(.traitCollectionDidChange, member) }
    }
    for container in containers { adapt(container) }
    adopt(adaptations)
    for member in roots { layOutAgain(member) }
    openTransition(transition, on: root, duration: change.duration)
    schedule("end of \(change.title)", .endOf(transition), .endResize(transition, change.completion))
  }

  /// From this step on the window has another size.
  mutating func turn(to size: Size) {
    world.device.size = size
    recorder?.setScreen(size, ofStep: frame.step)
  }

  /// D8.5: only the topmost full-screen controller is asked.
  func supports(_ orientation: Orientation) -> Bool {
    guard let asked = world.answerer(of: .supportedOrientations),
      case .words(let supported) = answer(.supportedInterfaceOrientations, of: asked)
    else { return true }
    return supported.contains(orientation.rawValue)
  }

  /// Tells a controller and, by its call of super, those inside it (L9.4); of a size only those whose own changes
  /// (D8.12).
  mutating func tell(_ callback: Callback, _ instance: InstanceID) {
    guard world[instance].isLoaded else { return }
    let told = callsSuper(callback, instance) ? toldBySuper(callback, of: instance) : []
    emit(callback, instance)
    for child in told { tell(callback, child) }
  }

  private func toldBySuper(_ callback: Callback, of instance: InstanceID) -> [InstanceID] {
    world.children(of: instance).filter {
      isTold(callback, $0, of: instance) && (callback != .viewWillTransition || sizeFollows($0, in: instance))
    }
  }

  /// One layout pass, told of but caused by nothing that a view needs.
  mutating func emitLayoutPass(of instance: InstanceID) {
    for callback in [Callback.updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews] {
      emit(callback, instance)
    }
  }

  mutating func layOutAgain(_ instance: InstanceID) {
    guard world[instance].isLoaded, world.isInWindow(instance) else { return }
    // From iOS 9 on the logs have a pass of the container alone.
    let reachesChildren =
      kind(of: instance).isStock || world.device.behaviours.contains(.laysOutChildrenWhenTurned)
    let children =
      reachesChildren ? world.children(of: instance).filter { sizeFollows($0, in: instance) } : []
    emitLayoutPass(of: instance)
    for child in children { layOutAgain(child) }
  }

  /// Whether a container passes on to a child: its own children, and of a stock container those that it shows. A
  /// covered member of a stack gets a size only if its view had another one when it was last visible (D8.12).
  private func isTold(_ callback: Callback, _ child: InstanceID, of parent: InstanceID) -> Bool {
    guard world[child].isLoaded else { return false }
    if !kind(of: parent).isStock || world[child].host == .instance(parent) { return true }
    return callback == .viewWillTransition && kind(of: parent) == .navigation
      && world.extras(of: child).size != world.device.size
  }

  /// Whether a child's size changes with its parent's; one with a frame or a size of its own keeps it.
  private func sizeFollows(_ child: InstanceID, in parent: InstanceID) -> Bool {
    if world.extras(of: child).isFramed { return false }
    switch settings(of: parent)?.layout {
    case nil, .fill?, .vertical?, .horizontal?, .paging?: return true
    case .center?, .frames?: return false
    }
  }

  private func callsSuper(_ callback: Callback, _ instance: InstanceID) -> Bool {
    for override in settings(of: instance)?.overrides ?? [] {
      if case .callback(callback, _, let callsSuper) = override.body { return callsSuper }
    }
    return true
  }
}
