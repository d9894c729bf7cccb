internal import ScenePlan

/// What was done, and how long that went on: a step with those behind it that only look, or only let time pass.
struct Deed {
  /// The steps, as places in the recording.
  var steps: Range<Int>
  var moments: Range<Int>
  var start: Ticks
  var end: Ticks
  /// Whether it is the deed before that goes on.
  var isContinued = false

  /// Everything that was done in a run, in order.
  static func all(of recording: RunRecording) -> [Deed] {
    var deeds: [Deed] = []
    for (index, step) in recording.steps.enumerated() {
      let moments = recording.moments(of: index)
      let end = index + 1 < recording.steps.count ? recording.steps[index + 1].time : recording.end
      let quiet = StepWords(step.record.title).quiet
      if quiet != nil, moments.isEmpty, !deeds.isEmpty {
        deeds[deeds.count - 1].steps = deeds[deeds.count - 1].steps.lowerBound..<(index + 1)
        deeds[deeds.count - 1].end = end
      } else {
        deeds.append(
          Deed(
            steps: index..<(index + 1), moments: moments, start: step.time, end: end,
            isContinued: !deeds.isEmpty && (quiet == .expect || quiet == .wait)))
      }
    }
    return deeds
  }

  /// Its number, and what was done.
  ///
  /// - Parameter state: What it has left.
  func caption(_ recording: RunRecording, _ plan: HierarchyPlan, _ state: HierarchyState) -> String {
    let step = recording.steps[steps.lowerBound].record
    let words = StepWords(step.title)
    if isContinued { return words.quiet == .wait ? "… " + words.phrase(plan, state) : "… goes on" }
    let phrase = words.quiet == .code ? code(recording, plan) : words.phrase(plan, state)
    return step.number == 0 ? phrase : "\(step.number)  \(phrase)"
  }

  /// What code has called.
  private func code(_ recording: RunRecording, _ plan: HierarchyPlan) -> String {
    let calls = recording.moments[moments].compactMap(\.event).filter { $0.callback.group == .calls }
    guard let first = calls.first else { return "code" }
    let argument = plan.argumentText(of: first).map { "(\($0))" } ?? ""
    return "code: " + plan.callbackName(of: first) + argument + (calls.count > 1 ? " …" : "")
  }
}
