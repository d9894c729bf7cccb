package import ScenePlan

/// What was done in each step of a run, as a person tells it.
package struct StepPhrases {
  /// By step; nil for a step that only looks, or lets time pass in which nothing happens.
  package private(set) var texts: [String?]

  package init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    texts = Array(repeating: nil, count: recording.steps.count)
    let states = recording.statesAfterSteps
    for deed in Deed.all(of: recording) {
      let step = deed.steps.lowerBound
      texts[step] = deed.caption(recording, plan, states[step])
    }
  }
}
