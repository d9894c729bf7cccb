internal import ScenePlan

/// How instances come and go (C1.17, C1.40, C1.42, N2.6, M6.33).
extension Simulation {
  /// C1.40: `loadView`, then `viewDidLoad`, at the first touch.
  @inline(__always) mutating func loadView(of instance: InstanceID) {
    if !world.look(at: instance, { $0.isLoaded }) { loadItsView(of: instance) }
  }

  @inline(__always) private mutating func loadItsView(of instance: InstanceID) {
    let node = world.pointer(to: instance)
    guard node.pointee.isAlive else { return }
    node.pointee.isLoaded = true
    node.pointee.needsLayout = true
    node.pointee.needsConstraints = true
    node.pointee.needsProperties = world.device.does(.updatesProperties)
    let hooks = node.pointee.hooks
    send(.loadView, to: instance, hooks: hooks)
    send(.viewDidLoad, to: instance, hooks: hooks)
    if wantsEffects { tellOfProperties(of: instance) }
  }

  @inline(__always) mutating func own(_ instance: InstanceID) {
    world.change(instance) {
      $0.owners += 1
      $0.isUnplaced = false
    }
  }

  @inline(__always) mutating func disown(_ instance: InstanceID) {
    let isOwned = world.change(instance) {
      $0.owners -= 1
      return $0.owners > 0
    }
    if !isOwned { letGo(of: instance) }
  }

  mutating func letGo(of instance: InstanceID) {
    world.releasable.append(instance)
    originate(.release, instance)
  }

  /// Frees instances without owners, like the autorelease pool at the end of a turn.
  @inline(__always) mutating func drain() {
    if !world.releasable.isEmpty { freeThoseLetGo() }
  }

  private mutating func freeThoseLetGo() {
    var (index, dead) = (0, 0)
    while index < world.releasable.count, !world.isOver {
      let instance = world.releasable[index]
      index += 1
      let node = world.table.address(of: instance)
      guard node.pointee.isAlive, node.pointee.owners <= 0, !node.pointee.isRetained, !node.pointee.isUnplaced else {
        continue
      }
      follow(.release, instance) { $0.free(instance) }
      // The dead stand at the front of the same list.
      world.releasable[dead] = instance
      dead += 1
    }
    for place in 0..<dead { world.giveBack(world.releasable[place]) }
    world.releasable.clear()
    sharedTurn.releasableCount = 0
  }

  private mutating func free(_ instance: InstanceID) {
    happen(.`deinit`, instance)
    if wantsInstructions { observers.leave(instance) }
    // What it kept goes with it.
    frame.deed = frame.event
    if wantsEffects { causes.forget(instance) }
    let node = world.pointer(to: instance)
    node.pointee.isAlive = false
    world.cast.leave(instance, template: Int(node.pointee.template))
    if !world.containers.isEmpty { world.containers[instance] = nil }
    let isAlone =
      node.pointee.firstChild == .none && !node.pointee.hasExtras && node.pointee.presentedLink == .none
    if !isAlone { letGoOfAll(of: instance) }
  }

  /// What a controller that is freed has kept: its children, what its properties hold, and what it presents.
  @inline(never) private mutating func letGoOfAll(of instance: InstanceID) {
    for child in world.children(of: instance) { part(child) }
    if world[instance].hasExtras { freeExtras(of: instance) }
    guard let presented = world[instance].presented else { return }
    world[presented].presenter = nil
    world[instance].presented = nil
    world.contextPresenters.removeAll { $0 == instance }
    world.linkChanges.increment()
    disown(presented)
  }

  private mutating func freeExtras(of instance: InstanceID) {
    let extras = world.extras(of: instance)
    for kept in extras.kept { disown(kept) }
    guard let receiver = extras.presentingReceiver else { return }
    world.withExtras(of: receiver) { $0.askedToPresent.removeAll { $0 == instance } }
  }
}
