package import ScenePlan
internal import SceneProgram

/// A change of a container's children, whatever its kind: it runs, others wait for it, and something follows it.
extension Simulation {
  /// The change of its children that runs in a container.
  package func runningChange(in container: InstanceID) -> TransitionID? { world.changes[container] }

  /// N2.37: what comes while a container exchanges its children waits for the end of that.
  ///
  /// - Returns: Whether it waits; it is forgotten if the container has gone by then.
  package mutating func waits(
    _ call: Continuation, as callback: Callback, _ change: Change, on container: InstanceID
  ) -> Bool {
    guard let running = runningChange(in: container) else { return false }
    refuse(Refusal(callback, container, .waits))
    schedule(change.title, .closeOf(running), call)
    return true
  }

  /// Does the rest of a change that is over.
  package mutating func finish(_ change: Change) {
    guard let completion = change.completion, !world.isOver else { return }
    complete(completion)
  }

  mutating func complete(_ completion: Completion) {
    switch completion {
    case .steps(let steps):
      emit(.completion, frame.receiver)
      perform(steps[...])
    case .tellDidDismiss(let instance, let next):
      emit(.delegateDidDismiss, instance)
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

  // MARK: Off the screen

  /// P5.39: whether something has appeared with a first page that isn't on the screen yet. What comes into it then, or
  /// goes from it, does so at once.
  func isUnseen(_ instance: InstanceID) -> Bool {
    guard world.table[instance].appearance == .appeared, !world.isInWindow(instance) else { return false }
    var candidate = world.table[instance].parent
    while let here = candidate {
      if container(of: here).showsChildrenLate { return true }
      candidate = world.table[here].parent
    }
    return false
  }

  /// Whether a controller's parent, if it has one, tells it of appearance.
  func forwardsAppearance(to child: InstanceID) -> Bool {
    world.table[child].parent.map { world.table[$0].forwardsAppearance } ?? true
  }
}
