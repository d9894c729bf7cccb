internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A run as trace events, lane by lane.
struct ChromePage {
  let plan: HierarchyPlan
  let selection: EventSelection
  let causes: (any CauseSource)?
  let events: DrawnEvents
  let steps: Pages<ChromeTrace.Step>
  let transitions: Pages<ChromeTrace.Transition>
  let standings: Pages<StandingRecorder.Change>
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
    let byLane = lanesOfEvents()
    let changes = LaneTable(standings.indices, lanes: plan.instances.count) { standings[$0].instance.index }
    if selection.showsApp { write(byLane[2], [], lane: 2, &lines, into: &output) }
    for index in instances { write(byLane[index + 3], changes[index], lane: index + 3, &lines, into: &output) }
    json.resume(output)
    output = ByteWriter()
    writeTransitions(to: &json)
    if let causes { writeFlows(causes, to: &json) }
    output = json.close()
  }

  /// The events of each lane.
  private func lanesOfEvents() -> LaneTable {
    let count = plan.instances.count + 3
    // Without causes, only the events that are shown are there.
    guard causes != nil else {
      return LaneTable(events.indices, lanes: count) { events.lane(at: $0) }
    }
    return LaneTable(events.indices, lanes: count) { index in
      selection.shows(events[index]) ? events.lane(at: index) : .max
    }
  }

  /// The states and the events of a lane. A state begins with an event, and encloses it.
  private func write(
    _ numbers: ArraySlice<UInt32>, _ changes: ArraySlice<UInt32>, lane: Int, _ lines: inout ChromeLines,
    into output: inout ByteWriter
  ) {
    lines.begin(lane: lane)
    var next = changes.startIndex
    for number in numbers {
      let time = events.time(at: Int(number))
      while next < changes.endIndex, standings[Int(changes[next])].moment <= time {
        writeState(next, of: changes, &lines, into: &output)
        next += 1
      }
      lines.write(events[Int(number)], at: time, into: &output)
    }
    while next < changes.endIndex {
      writeState(next, of: changes, &lines, into: &output)
      next += 1
    }
  }

  private func writeState(
    _ index: Int, of changes: ArraySlice<UInt32>, _ lines: inout ChromeLines, into output: inout ByteWriter
  ) {
    let change = standings[Int(changes[index])]
    guard let standing = change.standing else { return }
    let next = index + 1 < changes.endIndex ? standings[Int(changes[index + 1])].moment : end
    lines.write(standing, from: change.moment, to: next, into: &output)
  }

  private func slice(of step: ChromeTrace.Step, to end: Int) -> ChromeSlice? {
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
    for (index, transition) in transitions.enumerated() {
      guard plan.instances.indices.contains(transition.container.index), selection.shows(transition.container),
        selection.shows(step: transition.step)
      else { continue }
      let start = transition.firstMoment ?? firstMoment ?? end
      var slice = ChromeSlice(
        name: title(ofStep: transition.step) ?? "transition", category: "transition", start: start,
        end: max(start, transition.lastMoment ?? firstMoment ?? end) + 1)
      slice.arguments = [
        ("step", .number(transition.step)), ("container", .text(plan.name(transition.container))),
        ("seconds", .time(transition.start)), ("until", .time(transition.end)),
      ]
      json.write(span: slice, id: index, lane: DrawnEvents.lane(of: transition.container))
    }
  }

  /// The name of a step. Steps start in the order of their numbers.
  private func title(ofStep number: Int) -> String? {
    var (first, end) = (0, steps.count)
    while first < end {
      let middle = (first + end) / 2
      if steps[middle].record.number < number { first = middle + 1 } else { end = middle }
    }
    return first < steps.count && steps[first].record.number == number ? steps[first].record.title : nil
  }

  /// An arrow to each event from the nearest one above that is shown.
  private func writeFlows(_ causes: any CauseSource, to json: inout ChromeEventWriter) {
    var places: [(lane: Int, time: Int)?] = []
    for index in events.indices {
      let event = events[index]
      let place = (lane: events.lane(at: index), time: events.time(at: index))
      defer { places.append(selection.shows(event) ? place : nil) }
      guard selection.shows(event) else { continue }
      let above = causes.allCauses(ofEvent: places.count).lazy.compactMap { $0.event }.compactMap { places[$0] }.first
      if let above { json.write(flow: events.moment(at: index), from: above, to: place) }
    }
  }
}

/// Numbers by the lane that they belong to, in their order. A lane beyond all others is none.
private struct LaneTable {
  private var numbers: [UInt32]
  /// Where each lane's numbers begin, and where the last one's end.
  private var starts: [Int]

  @inline(__always)
  init(_ all: Range<Int>, lanes: Int, lane: (Int) -> Int) {
    starts = Array(repeating: 0, count: lanes + 1)
    for number in all where lane(number) < lanes { starts[lane(number) + 1] += 1 }
    for index in 1..<(lanes + 1) { starts[index] += starts[index - 1] }
    numbers = Array(repeating: 0, count: starts[lanes])
    var places = starts
    for number in all where lane(number) < lanes {
      numbers[places[lane(number)]] = UInt32(number)
      places[lane(number)] += 1
    }
  }

  subscript(lane: Int) -> ArraySlice<UInt32> { numbers[starts[lane]..<starts[lane + 1]] }
}
