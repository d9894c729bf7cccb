internal import SceneBasics
internal import ScenePlan

/// Trace events in JSON (the Trace Event Format), for Perfetto and chrome://tracing: a lane for the steps, one for the
/// app and one for each controller, whose states are long slices and whose callbacks short ones.
///
/// Much happens in no virtual time at all. So that its order is seen, each event is drawn a microsecond after the one
/// before, if it isn't later anyway; the exact second stands among its arguments.
struct ChromeFormat: TraceFormat {
  let name = "chrome"
  let summary = "trace events in JSON; for Perfetto and chrome://tracing"

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    let selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    return RecordedTrace(ChromePage(plan: plan, selection: selection, causes: options.causes), output: output)
  }
}

/// A recording as trace events, lane by lane.
private struct ChromePage: RecordedPage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let causes: (any CauseSource)?

  func write(_ recording: RunRecording, into output: inout ByteWriter) {
    let clock = DrawnClock(recording)
    let lanes = lanes
    var json = ChromeEventWriter(output: output)
    output = ByteWriter()
    json.name(process: plan.scene)
    json.name(lane: 1, "steps")
    for (number, instance) in lanes { json.name(lane: number, instance.map { plan.name($0) } ?? "app") }
    for slice in steps(of: recording, clock) { json.write(slice, lane: 1) }
    let lives = recording.lives(of: plan)
    let events = eventsByLane(recording)
    for (number, instance) in lanes {
      var slices = instance.map { states(lives[$0.index], clock) } ?? []
      for index in events[number] ?? [] {
        guard let event = recording.moments[index].event else { continue }
        slices.append(slice(of: event, at: clock.moments[index]))
      }
      // Spans that enclose others come first.
      slices.sort { ($0.start, $1.end) < ($1.start, $0.end) }
      for slice in slices { json.write(slice, lane: number) }
    }
    writeTransitions(recording, clock, Set(lanes.map(\.number)), to: &json)
    if let causes { writeFlows(recording, clock, causes, to: &json) }
    output = json.close()
  }

  /// The rows of the picture below that of the steps: the app's, and one for each controller that is shown.
  private var lanes: [(number: Int, instance: InstanceID?)] {
    let instances = plan.instances.indices.map { InstanceID($0) }.filter { selection.shows($0) }
    return (selection.showsApp ? [(2, nil)] : []) + instances.map { (lane(of: $0), $0) }
  }

  private func lane(of instance: InstanceID?) -> Int { instance.map { $0.index + 3 } ?? 2 }

  private func eventsByLane(_ recording: RunRecording) -> [Int: [Int]] {
    var events: [Int: [Int]] = [:]
    for (index, moment) in recording.moments.enumerated() {
      guard let event = moment.event, selection.shows(event) else { continue }
      events[lane(of: event.instance), default: []].append(index)
    }
    return events
  }

  private func steps(of recording: RunRecording, _ clock: DrawnClock) -> [ChromeSlice] {
    recording.steps.enumerated().compactMap { index, step in
      guard selection.shows(step: step.record.number) else { return nil }
      var slice = ChromeSlice(
        name: step.record.number == 0 ? step.record.title : "\(step.record.number) \(step.record.title)",
        category: "step", start: clock.steps[index], end: clock.steps[index + 1])
      slice.arguments = [("step", .number(step.record.number)), ("seconds", .time(step.time))]
      if let id = step.record.id { slice.arguments.append(("id", .text(id))) }
      if let note = step.record.note { slice.arguments.append(("note", .text(note))) }
      slice.arguments += place(step.record.mark)
      return slice
    }
  }

  private func states(_ life: [RunRecording.Stretch], _ clock: DrawnClock) -> [ChromeSlice] {
    life.map { stretch in
      ChromeSlice(
        name: stretch.standing.rawValue, category: "state", start: clock.moment(stretch.moments.lowerBound),
        end: clock.moment(stretch.moments.upperBound))
    }
  }

  private func slice(of event: LifecycleEvent, at start: Int) -> ChromeSlice {
    var slice = ChromeSlice(
      name: plan.callbackName(of: event), category: event.callback.group.rawValue, start: start, end: start + 1)
    slice.arguments = [("step", .number(event.step)), ("seconds", .time(event.time))]
    if let argument = plan.argumentText(of: event) { slice.arguments.append(("argument", .text(argument))) }
    switch event.answer {
    case .none: break
    case .bool(let flag): slice.arguments.append(("answer", .text(flag ? "true" : "false")))
    case .text(let id): slice.arguments.append(("answer", .text(plan.name(id))))
    case .instances(let id): slice.arguments.append(("answer", .text(plan.text(of: id))))
    }
    if case .message(let message) = event.argument {
      slice.arguments += [("code", .text(message.kind.code)), ("message", .text(plan.text(of: message)))]
    }
    slice.arguments += place(event.mark)
    return slice
  }

  private func writeTransitions(
    _ recording: RunRecording, _ clock: DrawnClock, _ lanes: Set<Int>, to json: inout ChromeEventWriter
  ) {
    let titles = Dictionary(
      recording.steps.map { ($0.record.number, $0.record.title) }, uniquingKeysWith: { first, _ in first })
    for (index, transition) in recording.transitions.enumerated() {
      let lane = lane(of: transition.container)
      guard lanes.contains(lane), selection.shows(step: transition.step) else { continue }
      var slice = ChromeSlice(
        name: titles[transition.step] ?? "transition", category: "transition",
        start: clock.moment(transition.firstMoment),
        end: max(clock.moment(transition.firstMoment), clock.moment(transition.lastMoment)) + 1)
      slice.arguments = [
        ("step", .number(transition.step)), ("container", .text(plan.name(transition.container))),
        ("seconds", .time(transition.start)), ("until", .time(transition.end)),
      ]
      json.write(span: slice, id: index, lane: lane)
    }
  }

  /// An arrow to each event from the nearest one above that is shown.
  private func writeFlows(
    _ recording: RunRecording, _ clock: DrawnClock, _ causes: any CauseSource, to json: inout ChromeEventWriter
  ) {
    var places: [(lane: Int, time: Int)?] = []
    for (index, moment) in recording.moments.enumerated() {
      guard let event = moment.event else { continue }
      defer { places.append(selection.shows(event) ? (lane(of: event.instance), clock.moments[index]) : nil) }
      guard selection.shows(event) else { continue }
      let above = causes.allCauses(ofEvent: places.count).lazy.compactMap { $0.event }.compactMap { places[$0] }.first
      if let above { json.write(flow: index, from: above, to: (lane(of: event.instance), clock.moments[index])) }
    }
  }

  private func place(_ mark: SourceMark) -> [(StaticString, ChromeSlice.Value)] {
    guard mark.line > 0 else { return [] }
    let path = plan.path(of: mark).map { [("file" as StaticString, ChromeSlice.Value.text($0))] } ?? []
    return path + [("line", .number(Int(mark.line)))]
  }
}

/// When things are drawn, in microseconds: each later than the one before.
private struct DrawnClock {
  private(set) var moments: [Int] = []
  /// The steps' starts, and the end of the last one.
  private(set) var steps: [Int] = []

  init(_ recording: RunRecording) {
    var now = -1
    func tick(_ time: Ticks) -> Int {
      now = max(now + 1, Int(time.microseconds))
      return now
    }
    for (index, step) in recording.steps.enumerated() {
      steps.append(tick(step.time))
      for moment in recording.moments[recording.moments(of: index)] { moments.append(tick(moment.time)) }
    }
    // The last event is drawn for a microsecond, too.
    steps.append(tick(max(recording.end, Ticks(microseconds: Int64(now + 1)))))
  }

  /// When a moment is drawn; behind the last one, the end.
  func moment(_ index: Int) -> Int { index < moments.count ? moments[index] : steps.last ?? 0 }
}
