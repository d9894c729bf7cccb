package import ScenePlan
package import SceneProgram

/// A change of a container's children, whatever its kind: it runs, others wait for it, and something follows it.
extension Simulation {
  /// The change that a step asks for.
  package func change(of step: Step) -> Change {
    let isAnimated = step.isAnimated ?? true
    return Change(
      isAnimated: isAnimated, duration: isAnimated ? step.duration ?? Change.standardDuration : .zero,
      title: !wishes.keepsTitles ? "" : program.title(of: step), completion: completion(of: step))
  }

  package func completion(of step: Step) -> Completion? { step.completion.map { .steps($0) } }

  /// A text for listings; empty if there is no listing.
  package func title(_ text: (borrowing Simulation) -> String) -> String { !wishes.keepsTitles ? "" : text(self) }

  /// The change of its children that runs in a container.
  package func runningChange(in container: InstanceID) -> TransitionID? { world.changes[container] }

  /// N2.37: what comes while a container exchanges its children waits for the end of that.
  ///
  /// - Returns: Whether it waits.
  package mutating func waits(
    _ call: Continuation, as callback: Callback, _ change: Change, on container: InstanceID
  ) -> Bool {
    guard let running = runningChange(in: container) else { return false }
    refuse(Refusal(callback, container, .waits))
    putOff(call, .closeOf(running), change, on: container)
    return true
  }

  /// A call that waits. Its container holds what it was given, so that goes with the container.
  package mutating func putOff(_ call: Continuation, _ due: Due, _ change: Change, on container: InstanceID) {
    for argument in call.work?.arguments ?? [] { keep(argument, by: container) }
    schedule(change.title, due, call)
  }

  /// Makes a call that has waited, and lets go of what it was given. It is forgotten if its container has gone.
  package mutating func make(
    _ call: some KindWork, on container: InstanceID, _ body: (inout Simulation) -> Void
  ) {
    guard world[container].isAlive else { return }
    body(&self)
    for argument in call.arguments { letGo(argument, by: container) }
  }

  /// Whether all that a call is given lives.
  package mutating func areAlive(_ arguments: [InstanceID]) -> Bool {
    for argument in arguments where !isStillAlive(argument) { return false }
    return true
  }

  /// Whether the controller that a call is given lives. If it doesn't, that is our mistake, and ends the run.
  package mutating func isStillAlive(_ argument: InstanceID) -> Bool {
    if world[argument].isAlive { return true }
    stop(World.freedArgument)
    return false
  }

  /// Does the rest of a change that is over.
  package mutating func finish(_ change: Change) {
    guard let completion = change.completion, !world.isOver else { return }
    complete(completion)
  }

  package mutating func complete(_ completion: Completion) {
    switch completion {
    case .steps(let steps):
      emit(.completion, frame.receiver)
      let code = code
      code.complete(steps, &self)
    case .tell(let callback, let instance, let next):
      emit(callback, instance)
      if let next { complete(next) }
    case .dismissRest(let chain, let presenter, let change):
      let transition = newTransition()
      world.presentations[presenter] = transition
      if let top = chain.last { reserveTransition(transition, on: top) }
      startDismissal(Dismissal(chain: chain, presenter: presenter, change: change, transition: transition))
    case .leaveTabs(let tabs, let next):
      for tab in tabs {
        didMove(tab, to: nil)
        release(tab)
      }
      if let next { complete(next) }
    }
  }
}
