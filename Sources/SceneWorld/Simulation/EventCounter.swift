internal import ScenePlan

/// Counts the events of a run, to bound what several runs take together.
package struct EventCounter: LifecycleObserver {
  /// How many events there were, and a hundred for the run itself, which takes time even if nothing happens.
  package private(set) var count = 100

  package init() {}

  package var wantsInstructions: Bool { false }
  package var wantsEvents: Bool { false }
  package var wantsSteps: Bool { false }
  package var looksAtWorld: Bool { false }

  package mutating func count(events: Int) { count += events }
}
