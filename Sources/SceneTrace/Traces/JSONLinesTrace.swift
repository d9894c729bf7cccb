internal import SceneBasics
internal import ScenePlan

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace {
  private let plan: HierarchyPlan
  private let selection: EventSelection
  private let causes: (any CauseSource)?
  private let files: [String]
  private var json: JSONWriter
  /// The number of each event so far; 0 for one that is never shown. Empty where no causes are written.
  private var numbers: [Int] = []
  private var number = 0

  private init(_ plan: HierarchyPlan, _ options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    causes = options.causes
    files = plan.files.count > 1 ? plan.files : []
    selection = EventSelection(options.filter, of: plan, standard: Callback.Group.allCases)
    json = JSONWriter(output: output)
  }

  /// Writes the trace of a run behind what was written before.
  static func write(
    _ recording: RunRecording, of plan: HierarchyPlan, _ options: TraceOptions, into output: inout ByteWriter
  ) {
    var trace = JSONLinesTrace(plan, options, output: output)
    output = ByteWriter()
    for moment in recording.moments.indices {
      if let event = recording.moments.event(at: moment) { trace.write(event) }
    }
    output = (consume trace).json.output
  }

  private mutating func write(_ event: LifecycleEvent) {
    let isPrivate = event.instance.map { selection.isPrivate($0) } ?? false
    if !isPrivate { number += 1 }
    if causes != nil { numbers.append(isPrivate ? 0 : number) }
    if isPrivate || !selection.shows(event) { return }
    json.begin()
    json.field("seq", number: number)
    json.field("step", number: event.step)
    json.field("time", event.time)
    json.field("controller", orNull: plan.controllerName(of: event))
    json.field("event", plan.callbackName(of: event))
    writeArgument(of: event)
    write(event.answer)
    if event.callback.hasFlags {
      for (flag, name) in AppearanceFlags.all { json.field(named: name, event.flags.contains(flag)) }
    }
    if let causes { write(causes.allCauses(ofEvent: numbers.count - 1) { _ in false }) }
    write(event.mark, in: files)
    json.close("}")
    json.output.write(byte: 0x0A)
  }

  private mutating func write(_ mark: SourceMark, in files: [String]) {
    guard mark.line > 0 else { return }
    if files.indices.contains(Int(mark.file)) { json.field("file", files[Int(mark.file)]) }
    json.field("line", number: Int(mark.line))
  }

  private mutating func writeArgument(of event: LifecycleEvent) {
    if event.callback == .unwindAction, case .name = event.argument { return }
    switch event.argument {
    case .none: break
    case .animated(let isAnimated): json.field("animated", isAnimated)
    case .parent(let parent): json.field("parent", orNull: parent.map { plan.name($0) })
    case .instance(let instance): json.field("argument", plan.name(instance))
    case .name(let id): json.field("argument", plan.name(id))
    case .instances(let id): writeList(id, "argument")
    case .message(let message):
      json.field("argument", message.kind.name)
      json.field("code", message.kind.code)
      json.field("message", plan.text(of: message))
    }
  }

  private mutating func write(_ answer: Answer) {
    switch answer {
    case .none: break
    case .bool(let flag): json.field("answer", flag)
    case .text(let id): json.field("answer", plan.name(id))
    case .instances(let id): writeList(id, "answer")
    }
  }

  private mutating func writeList(_ list: ListID, _ key: StaticString) {
    json.field(key, plan.lists[list.index].map { plan.name($0) })
  }

  /// The causes from near to far, each with the number of its line where it is an event.
  private mutating func write(_ causes: [Cause]) {
    json.key("cause")
    json.open("[")
    for cause in causes {
      json.open("{")
      json.field("kind", cause.kind.rawValue)
      json.field("rule", cause.rule?.rawValue)
      json.field("controller", cause.controller)
      if let event = cause.event, numbers[event] > 0 { json.field("seq", number: numbers[event]) }
      if let mark = cause.mark {
        json.field("file", plan.path(of: mark))
        json.field("line", number: Int(mark.line))
      }
      json.close("}")
    }
    json.close("]")
  }
}

/// The JSON lines among the formats.
struct JSONLinesFormat: TraceFormat {
  let name = "jsonl"
  let summary = "one JSON object per line; for programs"

  func contents(_ options: TraceOptions) -> RunRecording.Contents { .events }

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions, into output: inout ByteWriter
  ) {
    JSONLinesTrace.write(recording, of: plan, options, into: &output)
  }
}
