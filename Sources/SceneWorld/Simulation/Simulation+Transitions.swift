package import ScenePlan

/// Changes of what is on the screen: they take time, and keep their container alive meanwhile.
extension Simulation {
  /// A change on the screen has begun, although its first callback is still to come. It keeps its container alive.
  package mutating func reserveTransition(_ transition: TransitionID, on container: InstanceID) {
    if starts(.reserveTransition(transition, on: container)) { reserve(transition, on: container) }
  }

  package mutating func openTransition(_ transition: TransitionID, on container: InstanceID, duration: Ticks) {
    guard starts(.openTransition(transition, on: container, duration: duration)) else { return }
    reserve(transition, on: container, due: world.now + duration)
  }

  package mutating func closeTransition(_ transition: TransitionID) {
    if starts(.closeTransition(transition)) { finish(transition) }
  }

  @inline(__always) package mutating func finish(_ transition: TransitionID) {
    guard let running = world.transitions.remove(transition) else { return }
    if !world.changes.isEmpty, world.changes[running.container] == transition {
      world.changes[running.container] = nil
    }
    if world[running.container].transition == transition { world[running.container].transition = nil }
    disown(running.container)
    if world.transitions.hasWaiting { goOnAfter(transition) }
  }

  /// Lets the work go on that has waited for the end of a transition.
  @inline(never) private mutating func goOnAfter(_ transition: TransitionID) {
    for work in world.transitions.takeWork(waitingFor: transition) {
      world.queue.insert(work, time: world.now, turn: world.turn, isTimer: false)
    }
  }

  @inline(__always)
  mutating func reserve(_ transition: TransitionID, on container: InstanceID, due: Ticks? = nil) {
    let isNew = world.transitions.open(transition, on: container, due: due)
    if isNew { world[container].owners += 1 }
    world[container].transition = transition
  }
}
