package import ScenePlan

/// Keeps the world as one step has left it, or the whole run.
package struct StateRecorder: LifecycleObserver {
  /// Which moment is kept.
  package enum Choice: Hashable, Sendable {
    case end
    /// After the first step with this id or number, when the next one is about to start or the run is over.
    case step(String)
  }

  /// The step after which it was, and the world.
  package typealias Moment = (step: StepRecord, world: World)

  private let choice: Choice?
  private var current: StepRecord?
  package private(set) var moment: Moment?

  /// - Parameter choice: Nil keeps nothing.
  package init(_ choice: Choice?) { self.choice = choice }

  package var wishes: ObserverWishes { [] }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if choice != .end { keepChosen(world) }
    current = step
  }

  package mutating func end(at time: Ticks, world: borrowing World) { keepChosen(world) }

  private mutating func keepChosen(_ world: borrowing World) {
    guard moment == nil, let current else { return }
    switch choice {
    case nil: return
    case .end: break
    case .step(let name): guard current.id == name || String(current.number) == name else { return }
    }
    moment = (current, copy world)
  }
}
