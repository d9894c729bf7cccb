package import ScenePlan

/// The states of a run at the requested moments.
package struct StateRecorder: LifecycleObserver {
  /// A moment: after a step, when the next one is about to start or the run is over.
  package struct Moment {
    package let step: StepRecord
    package let state: HierarchyState
    /// What became of the step.
    package let outcome: StepOutcome

    package init(step: StepRecord, state: HierarchyState, outcome: StepOutcome) {
      self.step = step
      self.state = state
      self.outcome = outcome
    }
  }

  /// The numbers of the steps to keep; nil is the last one, whichever it is.
  private let wanted: Set<Int>?
  private var current: StepRecord?
  private var outcomes = StepOutcomes()
  package private(set) var moments: [Moment] = []

  package init(wanted: Set<Int>?) { self.wanted = wanted }

  package var wantsInstructions: Bool { false }
  package func wants(_ callback: Callback) -> Bool { StepOutcomes.wants(callback) }
  package var looksAtWorld: Bool { false }

  package mutating func handle(_ event: LifecycleEvent, depth: Int) { outcomes.note(event) }

  package mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if let current, wanted?.contains(current.number) == true {
      moments.append(Moment(step: current, state: world.picture(), outcome: outcomes.outcome(of: current)))
    }
    current = step
  }

  package mutating func end(at time: Ticks, world: borrowing World) {
    guard let current, wanted?.contains(current.number) ?? true else { return }
    moments.append(Moment(step: current, state: world.picture(), outcome: outcomes.outcome(of: current)))
  }
}
