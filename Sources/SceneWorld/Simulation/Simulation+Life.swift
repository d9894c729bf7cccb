package import ScenePlan

/// How instances come and go (C1.17, C1.40, C1.42, N2.6, M6.33).
extension Simulation {
  /// C1.40: `loadView`, then `viewDidLoad`, at the first touch.
  @inline(__always) mutating func loadView(of instance: InstanceID) {
    if !world[instance].isLoaded { loadItsView(of: instance) }
  }

  @inline(__always) private mutating func loadItsView(of instance: InstanceID) {
    guard world[instance].isAlive else { return }
    world[instance].isLoaded = true
    world[instance].needsLayout = true
    world[instance].needsConstraints = true
    world[instance].needsProperties = world.device.does(.updatesProperties)
    send(.loadView, to: instance)
    send(.viewDidLoad, to: instance)
    if wantsEffects { tellOfProperties(of: instance) }
  }

  @inline(__always) mutating func own(_ instance: InstanceID) {
    world[instance].owners += 1
    world[instance].isUnplaced = false
  }

  @inline(__always) mutating func disown(_ instance: InstanceID) {
    world[instance].owners -= 1
    if world[instance].owners <= 0 { letGo(of: instance) }
  }

  package mutating func letGo(of instance: InstanceID) {
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
      let node = world[instance]
      guard node.isAlive, node.owners <= 0, !node.isRetained, !node.isUnplaced else { continue }
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
    if wishes.wantsInstructions { observers.leave(instance) }
    // What it kept goes with it.
    frame.effect = frame.event
    if wantsEffects { causes.forget(instance) }
    world[instance].isAlive = false
    world.live.leave(instance, template: Int(world[instance].template))
    if !world.containers.isEmpty { world.containers[instance] = nil }
    letGoOfAll(of: instance)
  }

  /// Lets go of all that a freed controller has kept: its children, those that its properties hold, and those that it
  /// presents.
  @inline(never) private mutating func letGoOfAll(of instance: InstanceID) {
    for child in world.children(of: instance) { part(child) }
    if world[instance].hasExtras { freeExtras(of: instance) }
    guard let presented = world[instance].presented else { return }
    world[presented].presenter = nil
    world[instance].presented = nil
    world.contextPresenters.removeAll { $0 == instance }
    disown(presented)
  }

  private mutating func freeExtras(of instance: InstanceID) {
    let extras = world.extras(of: instance)
    for kept in extras.kept { disown(kept) }
    guard let receiver = extras.presentingReceiver else { return }
    world.withExtras(of: receiver) { $0.askedToPresent.removeAll { $0 == instance } }
  }
}
