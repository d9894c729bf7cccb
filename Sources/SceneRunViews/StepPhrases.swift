package import ScenePlan

/// The words for each step of a run, as a person tells it.
package struct StepPhrases {
  /// By step; nil for a step that only looks, or lets time pass in which nothing happens.
  package private(set) var texts: [String?]
  /// The outcome of each step.
  package private(set) var outcomes: [StepOutcome]

  package init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    var texts: [String?] = Array(repeating: nil, count: recording.steps.count)
    var outcomes = Array(repeating: StepOutcome.done, count: recording.steps.count)
    PlayedStep.replay(recording) { played, state in
      // A part of a step that goes on says nothing new of it.
      guard texts[played.steps.lowerBound] == nil else { return }
      texts[played.steps.lowerBound] = played.caption(recording, plan, state, isWhole: true)
      outcomes[played.steps.lowerBound] = played.isContinued ? .done : played.outcome
    }
    self.texts = texts
    self.outcomes = outcomes
  }
}
