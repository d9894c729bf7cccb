internal import ScenePlan

/// How instances come and go (C1.17, C1.40, C1.42, N2.6, M6.33).
extension Simulation {
  /// C1.40: `loadView`, then `viewDidLoad`, at the first touch.
  mutating func loadView(of instance: InstanceID) {
    guard world[instance].isAlive, !world[instance].isLoaded else { return }
    world.change(instance) {
      $0.isLoaded = true
      $0.needsLayout = true
      $0.needsConstraints = true
    }
    send(.loadView, to: instance)
    send(.viewDidLoad, to: instance)
  }

  mutating func own(_ instance: InstanceID) {
    world.change(instance) {
      $0.owners += 1
      $0.isUnplaced = false
    }
  }

  mutating func disown(_ instance: InstanceID) {
    world[instance].owners -= 1
    guard world[instance].owners <= 0 else { return }
    world.releasable.append(instance)
    originate(.release, instance)
  }

  /// Frees instances without owners, like the autorelease pool at the end of a turn.
  mutating func drain() {
    guard !world.releasable.isEmpty else { return }
    var index = 0
    var dead: [InstanceID] = []
    while index < world.releasable.count, !world.isOver {
      let instance = world.releasable[index]
      index += 1
      guard world[instance].isAlive, world[instance].owners <= 0, !world[instance].isRetained,
        !world[instance].isUnplaced
      else { continue }
      free(instance)
      dead.append(instance)
    }
    world.releasable.removeAll(keepingCapacity: true)
    sharedTurn.releasableCount = 0
    for instance in dead { world.giveBack(instance) }
  }

  private mutating func free(_ instance: InstanceID) {
    let outer = frame
    defer { frame = outer }
    follow(.release, instance)
    happen(.`deinit`, instance)
    // What it kept goes with it.
    frame.deed = frame.event
    if wantsEffects { causes.forget(instance) }
    world[instance].isAlive = false
    world.cast.leave(instance, template: Int(world[instance].template))
    world.containers[instance] = nil
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
