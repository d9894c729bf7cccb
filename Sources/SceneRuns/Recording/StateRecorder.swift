public import ScenePlan
public import SceneWorld

/// Keeps the world as one step has left it, or the whole run.
package struct StateRecorder: LifecycleObserver {
  /// Which moment is kept.
  package enum Choice: Hashable, Sendable {
    case end
    /// After the first step with this id or number, when the next one is about to start or the run is over.
    case step(String)
  }

  /// The step after which it was, the world, and what became of the step.
  package typealias Moment = (step: StepRecord, world: World, outcome: StepOutcome)

  private let choice: Choice?
  private var current: StepRecord?
  private var outcomes = StepOutcomes()
  package private(set) var moment: Moment?

  /// - Parameter choice: Nil keeps nothing.
  package init(_ choice: Choice?) { self.choice = choice }

  package var wishes: ObserverWishes {
    // The events of a step tell what became of it.
    if case .step = choice { .events } else { [] }
  }

  package mutating func handle(_ event: LifecycleEvent, world: borrowing World) { outcomes.note(event) }

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
    moment = (current, copy world, outcomes.outcome(of: current))
  }
}

extension StepOutcomes: LifecycleObserver {
  public var wishes: ObserverWishes { .events }

  public mutating func handle(_ event: LifecycleEvent, world: borrowing World) { note(event) }
}
