internal import SceneBasics
internal import ScenePlan

/// A run as trace events, lane by lane.
struct ChromePage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let causes: (any CauseSource)?
  let recording: RunRecording
  let times: ChromeTimes

  func write(into output: inout ByteWriter) {
    var json = ChromeEventWriter(output: output)
    output = ByteWriter()
    json.name(process: plan.scene)
    json.name(lane: 1, "steps")
    if selection.showsApp { json.name(lane: 2, "app") }
    let instances = plan.instances.indices.filter { selection.presences[$0] == .shown }
    for index in instances { json.name(lane: index + 3, plan.instances[index].name) }
    for (index, step) in recording.steps.enumerated() {
      let end = index + 1 < times.steps.count ? times.steps[index + 1] : times.end
      if let slice = slice(of: step, from: times.steps[index], to: end) { json.write(slice, lane: 1) }
    }
    let events = LaneTable(recording.moments.indices, lanes: plan.instances.count + 3) { moment in
      guard let event = recording.moments.event(at: moment), selection.shows(event) else { return .max }
      return ChromePage.lane(of: event.instance)
    }
    let standings = standings()
    let changes = LaneTable(standings.indices, lanes: plan.instances.count) { standings[$0].instance.index }
    if selection.showsApp { for moment in events[2] { write(Int(moment), lane: 2, to: &json) } }
    for index in instances {
      write(events[index + 3], changes[index].map { standings[Int($0)] }, lane: index + 3, to: &json)
    }
    writeTransitions(to: &json)
    if let causes { writeFlows(causes, to: &json) }
    output = json.close()
  }

  /// The lane of a controller; the app's for none. The first lane is that of the steps.
  private static func lane(of instance: InstanceID?) -> Int { instance.map { $0.index + 3 } ?? 2 }

  // MARK: States and events

  /// A controller stands in another way from a moment on.
  private struct Change {
    var instance: InstanceID
    /// Nil where it lives no more.
    var standing: RunRecording.Standing?
    var time: Int
  }

  /// In the order in which they came.
  private func standings() -> Pages<Change> {
    var changes = Pages<Change>()
    var known: [RunRecording.Standing?] = Array(repeating: nil, count: plan.instances.count)
    for moment in recording.moments.indices {
      for change in recording.moments.changes(at: moment) where known.indices.contains(change.instance.index) {
        guard change.standing != known[change.instance.index] else { continue }
        known[change.instance.index] = change.standing
        changes.append(Change(instance: change.instance, standing: change.standing, time: times.moments[moment]))
      }
    }
    return changes
  }

  /// The states and the events of a lane. A state begins with an event, and encloses it.
  private func write(
    _ moments: ArraySlice<UInt32>, _ changes: [Change], lane: Int, to json: inout ChromeEventWriter
  ) {
    var next = 0
    func writeStates(until time: Int) {
      while next < changes.count, changes[next].time <= time {
        let end = next + 1 < changes.count ? changes[next + 1].time : times.end
        if let standing = changes[next].standing {
          json.write(
            ChromeSlice(name: standing.rawValue, category: "state", start: changes[next].time, end: end), lane: lane)
        }
        next += 1
      }
    }
    for moment in moments {
      writeStates(until: times.moments[Int(moment)])
      write(Int(moment), lane: lane, to: &json)
    }
    writeStates(until: .max)
  }

  private func write(_ moment: Int, lane: Int, to json: inout ChromeEventWriter) {
    guard let event = recording.moments.event(at: moment) else { return }
    let start = times.moments[moment]
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
      slice.arguments.append(("code", .text(message.kind.code)))
      slice.arguments.append(("message", .text(plan.text(of: message))))
    }
    slice.arguments += place(event.mark)
    json.write(slice, lane: lane)
  }

  private func place(_ mark: SourceMark) -> [ChromeSlice.Argument] {
    guard mark.line > 0 else { return [] }
    let file = plan.path(of: mark).map { [("file" as StaticString, ChromeSlice.Value.text($0))] } ?? []
    return file + [("line", .number(Int(mark.line)))]
  }

  // MARK: Steps and transitions

  private func slice(of step: RunRecording.Step, from start: Int, to end: Int) -> ChromeSlice? {
    let record = step.record
    guard selection.shows(step: record.number) else { return nil }
    var slice = ChromeSlice(
      name: record.number == 0 ? record.title : "\(record.number) \(record.title)", category: "step",
      start: start, end: end)
    slice.arguments = [("step", .number(record.number)), ("seconds", .time(step.time))]
    if let id = record.id { slice.arguments.append(("id", .text(id))) }
    if let note = record.note { slice.arguments.append(("note", .text(note))) }
    slice.arguments += place(record.mark)
    return slice
  }

  private func writeTransitions(to json: inout ChromeEventWriter) {
    for (index, transition) in recording.transitions.enumerated() {
      guard plan.instances.indices.contains(transition.container.index), selection.shows(transition.container),
        selection.shows(step: transition.step)
      else { continue }
      let start = time(of: transition.firstMoment)
      var slice = ChromeSlice(
        name: title(ofStep: transition.step) ?? "transition", category: "transition", start: start,
        end: max(start, time(of: transition.lastMoment)) + 1)
      slice.arguments = [
        ("step", .number(transition.step)), ("container", .text(plan.name(transition.container))),
        ("seconds", .time(transition.start)), ("until", .time(transition.end)),
      ]
      json.write(span: slice, id: index, lane: ChromePage.lane(of: transition.container))
    }
  }

  /// When a moment is drawn; the end if nothing ever happened.
  private func time(of moment: Int) -> Int { moment < times.moments.count ? times.moments[moment] : times.end }

  /// The name of a step. Steps start in the order of their numbers.
  private func title(ofStep number: Int) -> String? {
    var (first, end) = (0, recording.steps.count)
    while first < end {
      let middle = (first + end) / 2
      if recording.steps[middle].record.number < number { first = middle + 1 } else { end = middle }
    }
    guard first < recording.steps.count, recording.steps[first].record.number == number else { return nil }
    return recording.steps[first].record.title
  }

  // MARK: Causes

  /// An arrow to each event from the nearest one above that is shown.
  private func writeFlows(_ causes: any CauseSource, to json: inout ChromeEventWriter) {
    // By the number of the event among all.
    var places: [(lane: Int, time: Int)?] = []
    for moment in recording.moments.indices {
      guard let event = recording.moments.event(at: moment) else { continue }
      let place = (lane: ChromePage.lane(of: event.instance), time: times.moments[moment])
      defer { places.append(selection.shows(event) ? place : nil) }
      guard selection.shows(event) else { continue }
      let shown = { (cause: Cause) in cause.event.flatMap { places[$0] } }
      let last = causes.allCauses(ofEvent: places.count) { shown($0) != nil }.last
      if let above = last.flatMap(shown) { json.write(flow: moment, from: above, to: place) }
    }
  }
}

/// Numbers grouped by lane, in their order. The lane `.max` means none.
private struct LaneTable {
  private var numbers: [UInt32]
  /// The first of each lane's numbers, and the end of the last one's.
  private var starts: [Int]

  init(_ all: Range<Int>, lanes: Int, lane: (Int) -> Int) {
    let lanesOfAll = all.map(lane)
    starts = Array(repeating: 0, count: lanes + 1)
    for lane in lanesOfAll where lane < lanes { starts[lane + 1] += 1 }
    for index in 1..<(lanes + 1) { starts[index] += starts[index - 1] }
    numbers = Array(repeating: 0, count: starts[lanes])
    var places = starts
    for (number, lane) in zip(all, lanesOfAll) where lane < lanes {
      numbers[places[lane]] = UInt32(number)
      places[lane] += 1
    }
  }

  subscript(lane: Int) -> ArraySlice<UInt32> { numbers[starts[lane]..<starts[lane + 1]] }
}
