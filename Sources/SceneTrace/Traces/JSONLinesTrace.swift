internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace: Trace {
  private var plan: HierarchyPlan
  private var selection: EventSelection
  private var words: JSONLinesWords

  private(set) var output: ByteWriter
  private var step = -1
  private var time = Ticks.zero
  /// `{"seq":12,"step":1,"time":0.35`.
  private var start = NumberedStart("{\"seq\":")
  private var mark: SourceMark?
  /// The end of the line, with its line break.
  private var place = PaddedBytes()
  private var scratch = ByteWriter()
  private let causes: (any CauseSource)?
  private let hasCauses: Bool
  /// The number of each event so far; 0 for one that is never shown. Empty where no causes are written.
  private var numbers: [Int] = []
  private var number = 0

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    causes = options.causes
    selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    words = JSONLinesWords(plan.instances)
    hasCauses = causes != nil
  }

  var wantsInstructions: Bool { false }
  var wantsCast: Bool { true }
  var looksAtWorld: Bool { false }

  mutating func join(_ instance: InstanceRecord) {
    words.append(instance.name)
    selection.join(instance)
    plan.instances.append(instance)
  }

  mutating func learn(_ name: String) {
    selection.learn(name, NameID(plan.names.count))
    plan.names.append(name)
  }

  mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  mutating func handle(_ event: LifecycleEvent, depth: Int) {
    let isPrivate = event.instance.map { plan.instances[$0.index].isPrivate } ?? false
    if hasCauses {
      if !isPrivate { number += 1 }
      numbers.append(isPrivate ? 0 : number)
    }
    if isPrivate { return }
    start.increment()
    guard selection.shows(event) else { return }
    if event.step != step || event.time != time { setContext(event) }
    if event.mark != mark { setPlace(event.mark) }
    if !hasCauses, words.writeLine(event, start: start, place: place, into: &output) { return }
    output.write(bytes: start.text)
    words.writeController(of: event, into: &output)
    writeCallback(of: event)
    write(event.answer)
    words.writeFlags(of: event, into: &output)
    if let causes { write(causes.allCauses(ofEvent: numbers.count - 1)) }
    output.write(bytes: place.used)
  }

  mutating func end(at time: Ticks, world: borrowing World) { flush() }

  mutating func flush() { output.flush() }

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

  private mutating func setContext(_ event: LifecycleEvent) {
    step = event.step
    time = event.time
    scratch.clear()
    scratch.write(",\"step\":")
    scratch.write(number: step)
    scratch.write(",\"time\":")
    scratch.write(seconds: time)
    start.setEnd(scratch.kept)
  }

  private mutating func setPlace(_ mark: SourceMark) {
    self.mark = mark
    scratch.clear()
    if mark.line > 0 {
      if plan.files.count > 1, let path = plan.path(of: mark) {
        scratch.write(",\"file\":")
        scratch.write(json: path)
      }
      scratch.write(",\"line\":")
      scratch.write(number: Int(mark.line))
    }
    scratch.write("}\n")
    place.truncate(to: 0)
    place.append(scratch.kept)
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

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    JSONLinesTrace(plan: plan, options: options, output: output)
  }
}
