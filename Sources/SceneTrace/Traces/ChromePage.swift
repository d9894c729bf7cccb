internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A run as trace events, lane by lane.
struct ChromePage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let causes: (any CauseSource)?
  let events: [ChromeTrace.Drawn]
  let steps: [(record: StepRecord, time: Ticks, start: Int)]
  let transitions: [ChromeTrace.Transition]
  let standings: [StandingRecorder.Change]
  /// When the first event is drawn.
  let firstMoment: Int?
  let end: Int

  func write(into output: inout ByteWriter) {
    var json = ChromeEventWriter(output: output)
    output = ByteWriter()
    json.name(process: plan.scene)
    json.name(lane: 1, "steps")
    output = json.pause()
    var lines = ChromeLines(plan)
    if selection.showsApp { lines.writeNames(ofLane: 2, nil, into: &output) }
    let instances = plan.instances.indices.filter { selection.presences[$0] == .shown }
    for index in instances { lines.writeNames(ofLane: index + 3, InstanceID(index), into: &output) }
    json.resume(output)
    for (index, step) in steps.enumerated() {
      if let slice = slice(of: step, to: index + 1 < steps.count ? steps[index + 1].start : end) {
        json.write(slice, lane: 1)
      }
    }
    output = json.pause()
    let shown = events.indices.filter { causes == nil || selection.shows(events[$0].event) }
    let byLane = LaneTable(shown, lanes: plan.instances.count + 3) { lane(of: events[$0].event.instance) }
    let changes = LaneTable(standings.indices, lanes: plan.instances.count) { standings[$0].instance.index }
    if selection.showsApp { write(byLane[2], [], lane: 2, &lines, into: &output) }
    for index in instances { write(byLane[index + 3], changes[index], lane: index + 3, &lines, into: &output) }
    json.resume(output)
    output = ByteWriter()
    writeTransitions(to: &json)
    if let causes { writeFlows(causes, to: &json) }
    output = json.close()
  }

  /// The states and the events of a lane. A state begins with an event, and encloses it.
  private func write(
    _ numbers: ArraySlice<Int>, _ changes: ArraySlice<Int>, lane: Int, _ lines: inout ChromeLines,
    into output: inout ByteWriter
  ) {
    lines.begin(lane: lane)
    var next = changes.startIndex
    for number in numbers {
      while next < changes.endIndex, standings[changes[next]].moment <= events[number].time {
        writeState(next, of: changes, &lines, into: &output)
        next += 1
      }
      lines.write(events[number], into: &output)
    }
    while next < changes.endIndex {
      writeState(next, of: changes, &lines, into: &output)
      next += 1
    }
  }

  private func writeState(
    _ index: Int, of changes: ArraySlice<Int>, _ lines: inout ChromeLines, into output: inout ByteWriter
  ) {
    let change = standings[changes[index]]
    guard let standing = change.standing else { return }
    let next = index + 1 < changes.endIndex ? standings[changes[index + 1]].moment : end
    lines.write(standing, from: change.moment, to: next, into: &output)
  }

  private func lane(of instance: InstanceID?) -> Int { instance.map { $0.index + 3 } ?? 2 }

  private func slice(of step: (record: StepRecord, time: Ticks, start: Int), to end: Int) -> ChromeSlice? {
    let record = step.record
    guard selection.shows(step: record.number) else { return nil }
    var slice = ChromeSlice(
      name: record.number == 0 ? record.title : "\(record.number) \(record.title)", category: "step",
      start: step.start, end: end)
    slice.arguments = [("step", .number(record.number)), ("seconds", .time(step.time))]
    if let id = record.id { slice.arguments.append(("id", .text(id))) }
    if let note = record.note { slice.arguments.append(("note", .text(note))) }
    if record.mark.line > 0 {
      if let path = plan.path(of: record.mark) { slice.arguments.append(("file", .text(path))) }
      slice.arguments.append(("line", .number(Int(record.mark.line))))
    }
    return slice
  }

  private func writeTransitions(to json: inout ChromeEventWriter) {
    let titles = Dictionary(
      steps.map { ($0.record.number, $0.record.title) }, uniquingKeysWith: { first, _ in first })
    for (index, transition) in transitions.enumerated() {
      guard plan.instances.indices.contains(transition.container.index), selection.shows(transition.container),
        selection.shows(step: transition.step)
      else { continue }
      let start = transition.firstMoment ?? firstMoment ?? end
      var slice = ChromeSlice(
        name: titles[transition.step] ?? "transition", category: "transition", start: start,
        end: max(start, transition.lastMoment ?? firstMoment ?? end) + 1)
      slice.arguments = [
        ("step", .number(transition.step)), ("container", .text(plan.name(transition.container))),
        ("seconds", .time(transition.start)), ("until", .time(transition.end)),
      ]
      json.write(span: slice, id: index, lane: lane(of: transition.container))
    }
  }

  /// An arrow to each event from the nearest one above that is shown.
  private func writeFlows(_ causes: any CauseSource, to json: inout ChromeEventWriter) {
    var places: [(lane: Int, time: Int)?] = []
    for drawn in events {
      let place = (lane: lane(of: drawn.event.instance), time: drawn.time)
      defer { places.append(selection.shows(drawn.event) ? place : nil) }
      guard selection.shows(drawn.event) else { continue }
      let above = causes.allCauses(ofEvent: places.count).lazy.compactMap { $0.event }.compactMap { places[$0] }.first
      if let above { json.write(flow: drawn.moment, from: above, to: place) }
    }
  }
}

/// Numbers by the lane that they belong to, in their order.
private struct LaneTable {
  private var numbers: [Int]
  /// Where each lane's numbers begin, and where the last one's end.
  private var starts: [Int]

  init(_ all: some Collection<Int>, lanes: Int, lane: (Int) -> Int) {
    starts = Array(repeating: 0, count: lanes + 1)
    for number in all where lane(number) < lanes { starts[lane(number) + 1] += 1 }
    for index in 1..<(lanes + 1) { starts[index] += starts[index - 1] }
    numbers = Array(repeating: 0, count: starts[lanes])
    var places = starts
    for number in all where lane(number) < lanes {
      numbers[places[lane(number)]] = number
      places[lane(number)] += 1
    }
  }

  subscript(lane: Int) -> ArraySlice<Int> { numbers[starts[lane]..<starts[lane + 1]] }
}
