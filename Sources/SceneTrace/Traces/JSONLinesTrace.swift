internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace: Trace {
  private var plan: HierarchyPlan
  private var choice: LineChoice
  private var words: JSONLinesWords

  var output: ByteWriter
  private var place: JSONLinesPlace
  /// `{"seq":12`.
  private var start = NumberedStart("{\"seq\":")
  private let causes: (any CauseSource)?
  private let hasCauses: Bool
  /// The number of each event so far; 0 for one that is never shown. Empty where no causes are written.
  private var numbers: [Int] = []
  private var number = 0
  /// The events so far, where no line goes out before `flush`: a line takes ten times the room.
  private var kept: LifecycleTape?

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    causes = options.causes
    choice = LineChoice(
      EventSelection(options.filter, of: plan, standard: Callback.Group.allCases), isSpecial: { $0.group == .app })
    words = JSONLinesWords(plan.instances)
    place = JSONLinesPlace(plan.files)
    hasCauses = causes != nil
    if options.isKeptBack { kept = LifecycleTape() }
  }

  var wantsInstructions: Bool { false }
  var wantsCast: Bool { true }
  var looksAtWorld: Bool { false }

  mutating func join(_ instance: InstanceRecord) {
    words.append(instance.name)
    choice.selection.join(instance)
    plan.instances.append(instance)
  }

  mutating func learn(_ name: String) {
    choice.selection.learn(name)
    plan.names.append(name)
  }

  mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  mutating func handle(_ event: LifecycleEvent, depth: Int) {
    withUnsafePointer(to: TracedEvent(event: event, depth: depth)) {
      handle(UnsafeBufferPointer(start: $0, count: 1))
    }
  }

  /// Events are read where they lie: each has some hundred bytes.
  mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
    if kept != nil {
      for traced in events { kept?.append(traced.event) }
    } else {
      write(events)
    }
  }

  private mutating func write(_ events: UnsafeBufferPointer<TracedEvent>) {
    var next = 0
    while true {
      if !hasCauses { next = writeWords(of: events, from: next) }
      guard next < events.count else { return }
      let event = events[next].event
      write(event, isShown: choice.selection.shows(event))
      next += 1
    }
  }

  /// Writes the lines of events that need nothing but words, and returns the place of the first that needs more.
  private mutating func writeWords(of events: UnsafeBufferPointer<TracedEvent>, from first: Int) -> Int {
    words.writeLines(of: events, from: first, after: &start, at: &place, choice, into: &output)
  }

  private mutating func write(_ event: LifecycleEvent, isShown: Bool) {
    let isPrivate = event.instance.map { choice.selection.presences[$0.index] == .isPrivate } ?? false
    if hasCauses {
      if !isPrivate { number += 1 }
      numbers.append(isPrivate ? 0 : number)
    }
    if isPrivate { return }
    start.increment()
    guard isShown else { return }
    place.turn(to: event)
    let (start, place) = (start, place)
    output.writeLines(1, atMost: start.longest + place.longest) { line, _ in
      start.write(into: &line)
      place.moment.write(into: &line)
    }
    words.writeController(of: event, into: &output)
    writeCallback(of: event)
    write(event.answer)
    words.writeFlags(of: event, into: &output)
    if let causes { write(causes.allCauses(ofEvent: numbers.count - 1)) }
    output.writeLines(1, atMost: place.longest) { line, _ in place.writeEnd(into: &line) }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if kept == nil { flush() }
  }

  mutating func flush() {
    if let kept {
      self.kept = nil
      let most = 128
      for first in stride(from: 0, to: kept.indices.count, by: most) {
        let places = first..<min(first + most, kept.indices.count)
        let events = places.map { TracedEvent(event: kept[$0], depth: 0) }
        events.withUnsafeBufferPointer { write($0) }
      }
    }
    output.flush()
  }

  private mutating func writeCallback(of event: LifecycleEvent) {
    if event.callback == .unwindAction, case .name(let action) = event.argument {
      // An opening quote has been written already.
      output.write(String(JSONLinesTrace.quoted(plan.name(action)).dropFirst()))
      return
    }
    if words.writeEvent(event, into: &output) { return }
    switch event.argument {
    case .none, .animated, .parent, .instance: break
    case .name(let id): output.write(json: plan.name(id))
    case .instances(let id): writeList(id)
    case .message(let message):
      output.write(json: message.kind.name)
      output.write(",\"code\":")
      output.write(json: message.kind.code)
      output.write(",\"message\":")
      output.write(json: plan.text(of: message))
    }
  }

  private mutating func write(_ answer: Answer) {
    switch answer {
    case .none: break
    case .bool(let flag): output.write(flag ? ",\"answer\":true" : ",\"answer\":false" as StaticString)
    case .text(let id):
      output.write(",\"answer\":")
      output.write(json: plan.name(id))
    case .instances(let id):
      output.write(",\"answer\":")
      writeList(id)
    }
  }

  private mutating func writeList(_ list: ListID) {
    output.write("[")
    for (index, instance) in plan.lists[list.index].enumerated() {
      if index > 0 { output.write(",") }
      words.write(instance, into: &output)
    }
    output.write("]")
  }

  /// The causes from near to far, each with the number of its line where it is an event.
  private mutating func write(_ causes: [Cause]) {
    output.write(",\"cause\":[")
    for (index, cause) in causes.enumerated() {
      output.write(index == 0 ? "{\"kind\":\"" : ",{\"kind\":\"" as StaticString)
      output.write(cause.kind.rawValue)
      output.write("\"")
      if let rule = cause.rule { output.write(",\"rule\":\"\(rule.rawValue)\"") }
      if let controller = cause.controller {
        output.write(",\"controller\":")
        output.write(json: controller)
      }
      if let event = cause.event, numbers[event] > 0 { output.write(",\"seq\":\(numbers[event])") }
      if let mark = cause.mark {
        if let path = plan.path(of: mark) {
          output.write(",\"file\":")
          output.write(json: path)
        }
        output.write(",\"line\":\(mark.line)")
      }
      output.write("}")
    }
    output.write("]")
  }

  private static func quoted(_ text: String) -> String {
    var writer = ByteWriter()
    writer.write(json: text)
    return String(decoding: writer.take(), as: UTF8.self)
  }
}

/// The JSON lines among the formats.
struct JSONLinesFormat: TraceFormat {
  let name = "jsonl"
  let summary = "one JSON object per line; for programs"
  let followsCast = true

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> JSONLinesTrace {
    JSONLinesTrace(plan: plan, options: options, output: output)
  }
}
