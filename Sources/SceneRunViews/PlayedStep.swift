internal import SceneBasics
internal import ScenePlan

/// A step as it was played: with its duration, and with the steps behind it that only look or let time pass.
struct PlayedStep {
  /// The steps, as places in the recording.
  var steps: Range<Int>
  var moments: Range<Int>
  var start: Ticks
  var end: Ticks
  /// Whether the one before it goes on.
  var isContinued = false
  /// Its outcome; of one that goes on, the outcome of that.
  var outcome = StepOutcome.done
  /// Whether another step began before anything of it had happened.
  var isOvertaken = false
  /// When it really began, where that is later than its step.
  var wait: Ticks?
  /// Whether more of it happens after another step has begun.
  var isUnfinished = false
  /// Whether the one behind it, which is this one going on, tells that it is given up.
  private var isGivenUpLater = false

  /// Whether it says more than that what its words say was done.
  var isNotable: Bool { isOvertaken || outcome != .done }

  /// Everything that was done in a run, in order.
  static func all(of recording: RunRecording) -> [PlayedStep] {
    var playedSteps: [PlayedStep] = []
    var appearances: [InstanceID: AppearanceState] = [:]
    playedSteps.reserveCapacity(recording.steps.count)
    var outcomes = StepOutcomes()
    // When the first event of each step came.
    var events: [Int: Ticks] = [:]
    for index in recording.moments.indices {
      guard let event = recording.moments.event(at: index) else { continue }
      outcomes.note(event)
      if events[event.step] == nil { events[event.step] = event.time }
    }
    /// By step: when each of its transitions began, and the last moment of it.
    var transitions: [Int: [(start: Ticks, last: Int)]] = [:]
    for transition in recording.transitions {
      transitions[transition.step, default: []].append((transition.start, transition.lastMoment))
    }
    for (index, step) in recording.steps.enumerated() {
      let moments = recording.moments(of: index)
      let end = index + 1 < recording.steps.count ? recording.steps[index + 1].time : recording.end
      let quiet = StepWords(step.record.title).quiet
      let own = events[step.record.number]
      // A call that waits is held, which no event tells.
      let isOvertaken = own != nil && moments.allSatisfy { recording.moments.event(at: $0) == nil }
      if quiet != nil, moments.isEmpty, !isOvertaken, !playedSteps.isEmpty {
        playedSteps[playedSteps.count - 1].steps = playedSteps[playedSteps.count - 1].steps.lowerBound..<(index + 1)
        playedSteps[playedSteps.count - 1].end = end
        continue
      }
      let isContinued = !playedSteps.isEmpty && (quiet == .expect || quiet == .wait)
      // What a timer does later is no part of what goes on now.
      let isUnfinished = (transitions[step.record.number] ?? []).contains {
        $0.start <= end && $0.last >= moments.upperBound
      }
      let played = PlayedStep(
        steps: index..<(index + 1), moments: moments, start: step.time, end: end, isContinued: isContinued,
        outcome: isContinued ? playedSteps[playedSteps.count - 1].outcome : outcomes.outcome(of: step.record),
        isOvertaken: isOvertaken, wait: isOvertaken ? own : nil,
        isUnfinished: !moments.isEmpty && isUnfinished)
      playedSteps += played.parts(of: recording, &appearances)
    }
    for index in playedSteps.indices.dropLast()
    where playedSteps[index].outcome == .givenUp && playedSteps[index + 1].isContinued {
      playedSteps[index].isGivenUpLater = playedSteps[index].isUnfinished && !playedSteps[index].isContinued
    }
    return playedSteps
  }

  /// The step, or several parts where a controller has come and gone in it: each of them was seen.
  ///
  /// - Parameter appearances: How each controller stands, before the step and then after it.
  private func parts(of recording: RunRecording, _ appearances: inout [InstanceID: AppearanceState]) -> [PlayedStep] {
    var parts = [self]
    // When each controller came into view, and the moment after which it was there.
    var seen: [InstanceID: (since: Ticks, moment: Int?)] = [:]
    for moment in moments {
      for change in recording.moments.changes(at: moment) {
        let now = change.node.appearance
        let before = appearances.updateValue(now, forKey: change.instance) ?? .disappeared
        guard now != before, end > start else { continue }
        if before == .disappeared { seen[change.instance] = (recording.moments.time(at: moment), nil) }
        if now == .appeared { seen[change.instance]?.moment = moment }
        guard now == .disappeared, let (since, there) = seen.removeValue(forKey: change.instance), let there,
          let last = parts.popLast()
        else { continue }
        // Of some that went together the first one divides.
        let isNew = recording.moments.time(at: moment) > since && there >= last.moments.lowerBound
        parts += isNew ? last.divided(after: there, recording) : [last]
      }
    }
    return parts
  }

  /// The part up to a moment, with all that the same step sends at that instant, and what is left.
  private func divided(after moment: Int, _ recording: RunRecording) -> [PlayedStep] {
    let (step, time) = (recording.moments.event(at: moment)?.step, recording.moments.time(at: moment))
    var cut = moment + 1
    while cut < moments.upperBound, recording.moments.time(at: cut) == time,
      let event = recording.moments.event(at: cut), event.step == step, event.callback != .viewWillDisappear
    {
      cut += 1
    }
    guard cut < moments.upperBound else { return [self] }
    var (here, rest) = (self, self)
    (here.moments, here.end, here.isUnfinished) = (moments.lowerBound..<cut, time, false)
    (rest.moments, rest.start, rest.isContinued) = (cut..<moments.upperBound, time, true)
    return [here, rest]
  }

  /// Goes through everything that was done, in order.
  ///
  /// - Parameter look: Called with each of them, and with what it has left.
  static func replay(_ recording: RunRecording, _ look: (PlayedStep, HierarchyState) -> Void) {
    let playedSteps = PlayedStep.all(of: recording)
    recording.replay(upTo: playedSteps.map(\.moments.upperBound)) { place, state in look(playedSteps[place], state) }
  }

  /// Its number, and what was done.
  ///
  /// - Parameters:
  ///   - state: What it has left.
  ///   - isWhole: Whether the words stand for all of its step, and not just for what has happened so far.
  func caption(
    _ recording: RunRecording, _ plan: HierarchyPlan, _ state: HierarchyState, isWhole: Bool = false
  ) -> String {
    let step = recording.steps[steps.lowerBound].record
    let words = StepWords(step.title)
    let pace =
      if let wait { wait > start ? ", waits until \(wait.seconds) s" : ", overtaken" } else {
        isUnfinished && outcome != .givenUp ? ", still running" : ""
      }
    let end = isGivenUpLater && !isWhole ? ", half way" : pace + (outcome.words.map { ", " + $0 } ?? "")
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
