internal import SceneBasics
internal import ScenePlan

/// What was done, and how long that went on: a step with those behind it that only look, or only let time pass.
struct Deed {
  /// The steps, as places in the recording.
  var steps: Range<Int>
  var moments: Range<Int>
  var start: Ticks
  var end: Ticks
  /// Whether the deed before it goes on.
  var isContinued = false

  /// Everything that was done in a run, in order.
  static func all(of recording: RunRecording) -> [Deed] {
    var deeds: [Deed] = []
    deeds.reserveCapacity(recording.steps.count)
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

  /// Goes through everything that was done, in order.
  ///
  /// - Parameter look: Called with each deed, and with what it has left.
  static func replay(_ recording: RunRecording, _ look: (Deed, HierarchyState) -> Void) {
    var deeds = Deed.all(of: recording)[...]
    recording.replaySteps { step, state in
      guard deeds.first?.steps.lowerBound == step, let deed = deeds.popFirst() else { return }
      look(deed, state)
    }
  }

  /// Its number, and what was done.
  ///
  /// - Parameter state: What it has left.
  func caption(_ recording: RunRecording, _ plan: HierarchyPlan, _ state: HierarchyState) -> String {
    let step = recording.steps[steps.lowerBound].record
    let words = StepWords(step.title)
    if isContinued { return words.quiet == .wait ? "… " + words.phrase(plan, state) : "… goes on" }
    let phrase =
      switch words.verb {
      case "code": code(recording, plan)
      case "beginAppearanceTransition", "endAppearanceTransition":
        changes(recording, plan).first ?? words.phrase(plan, state)
      default: words.phrase(plan, state)
      }
    let isInVain = events(of: recording).contains { $0.callback == .ignored && $0.step == step.number }
    let told = isInVain ? phrase + ", in vain" : phrase
    return step.number == 0 ? told : "\(step.number)  \(told)"
  }

  /// What code has called, or what that has changed.
  private func code(_ recording: RunRecording, _ plan: HierarchyPlan) -> String {
    let calls = events(of: recording).filter { $0.callback.group == .calls }.map { call in
      plan.callbackName(of: call) + (plan.argumentText(of: call).map { "(\($0))" } ?? "")
    }
    let told = calls.isEmpty ? changes(recording, plan) : calls
    return told.first.map { "code: " + $0 + (told.count > 1 ? " …" : "") } ?? "code"
  }

  private func events(of recording: RunRecording) -> [LifecycleEvent] {
    moments.compactMap { recording.moments.event(at: $0) }
  }

  /// Which controllers have started to appear or disappear, or have ended that.
  private func changes(_ recording: RunRecording, _ plan: HierarchyPlan) -> [String] {
    let words: [Callback: String] = [
      .viewWillAppear: "starts to appear", .viewWillDisappear: "starts to disappear",
      .viewDidAppear: "has appeared", .viewDidDisappear: "has disappeared",
    ]
    return events(of: recording).compactMap { event in
      guard let instance = event.instance, let change = words[event.callback] else { return nil }
      return plan.name(instance) + " " + change
    }
  }
}
