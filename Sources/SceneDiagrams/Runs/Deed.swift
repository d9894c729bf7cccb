internal import SceneBasics
internal import ScenePlan

/// An act and its duration: a step with those behind it that only look, or only let time pass.
struct Deed {
  /// The steps, as places in the recording.
  var steps: Range<Int>
  var moments: Range<Int>
  var start: Ticks
  var end: Ticks
  /// Whether the deed before it goes on.
  var isContinued = false
  /// Its outcome; of one that goes on, the outcome of that.
  var outcome = StepOutcome.done
  /// Whether another step began before anything of it had happened.
  var isOvertaken = false

  /// Whether it says more than that what its words say was done.
  var isNotable: Bool { isOvertaken || outcome != .done }

  /// Everything that was done in a run, in order.
  static func all(of recording: RunRecording) -> [Deed] {
    var deeds: [Deed] = []
    deeds.reserveCapacity(recording.steps.count)
    var outcomes = StepOutcomes()
    var stepsWithEvents: Set<Int> = []
    for index in recording.moments.indices {
      guard let event = recording.moments.event(at: index) else { continue }
      outcomes.note(event)
      stepsWithEvents.insert(event.step)
    }
    for (index, step) in recording.steps.enumerated() {
      let moments = recording.moments(of: index)
      let end = index + 1 < recording.steps.count ? recording.steps[index + 1].time : recording.end
      let quiet = StepWords(step.record.title).quiet
      let isOvertaken = moments.isEmpty && stepsWithEvents.contains(step.record.number)
      if quiet != nil, moments.isEmpty, !isOvertaken, !deeds.isEmpty {
        deeds[deeds.count - 1].steps = deeds[deeds.count - 1].steps.lowerBound..<(index + 1)
        deeds[deeds.count - 1].end = end
        continue
      }
      let isContinued = !deeds.isEmpty && (quiet == .expect || quiet == .wait)
      deeds.append(
        Deed(
          steps: index..<(index + 1), moments: moments, start: step.time, end: end, isContinued: isContinued,
          outcome: isContinued ? deeds[deeds.count - 1].outcome : outcomes.outcome(of: step.record),
          isOvertaken: isOvertaken))
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
    let end = (outcome.words.map { ", " + $0 } ?? "") + (isOvertaken ? ", overtaken" : "")
    if isContinued {
      return words.quiet == .wait ? "… " + words.phrase(plan, state) : "… " + (outcome.words ?? "goes on")
    }
    let phrase =
      switch words.verb {
      case "code": code(recording, plan)
      case "beginAppearanceTransition", "endAppearanceTransition":
        changes(recording, plan).first ?? words.phrase(plan, state)
      default: words.phrase(plan, state)
      }
    return (step.number == 0 ? phrase : "\(step.number)  \(phrase)") + end
  }

  /// The words for a step of code: the call, or the change that it made.
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
