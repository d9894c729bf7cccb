internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace: Trace {
  private let plan: HierarchyPlan
  private let selection: EventSelection
  /// For each instance `,"controller":"yellow","event":"`; then for the app, and for no controller.
  private let controllers: WordTable
  /// The instances' names in quotes; the one beyond the last is `null`.
  private let names: WordTable
  private let callbacks: EventWords

  private(set) var output: ByteWriter
  private var step = -1
  private var time = Ticks.zero
  /// `{"seq":12,"step":1,"time":0.35`.
  private var start = NumberedStart("{\"seq\":")
  private var mark: SourceMark?
  /// The end of the line, with its line break.
  private var place: [UInt8] = []
  private var scratch = ByteWriter()

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    let quoted = plan.instances.map { JSONLinesTrace.quoted($0.name) }
    names = WordTable(quoted + ["null"])
    controllers = WordTable((quoted + ["\"app\"", "null"]).map { ",\"controller\":" + $0 + ",\"event\":\"" })
    callbacks = EventWords(
      bare: { $0 + "\"" }, animated: { $0 + ($1 ? "\",\"animated\":true" : "\",\"animated\":false") },
      open: { $0 + "\",\"argument\":" })
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if let id = event.instance, plan.instances[id.index].isPrivate { return }
    start.increment()
    guard selection.shows(event) else { return }
    if event.step != step || event.time != time { setContext(event) }
    start.write(into: &output)
    let isApp = event.callback.group == .app
    let number = isApp ? plan.instances.count : event.instance?.index ?? plan.instances.count + 1
    controllers.write(number, into: &output)
    writeCallback(of: event)
    write(event.answer)
    if event.mark != mark { setPlace(event.mark) }
    output.write(bytes: place)
  }

  mutating func end(at time: Ticks, world: borrowing World) { flush() }

  mutating func flush() { output.flush() }

  private mutating func writeCallback(of event: LifecycleEvent) {
    if event.callback == .unwindAction, case .name(let action) = event.argument {
      // An opening quote has been written already.
      output.write(String(JSONLinesTrace.quoted(plan.name(action)).dropFirst()))
      return
    }
    switch event.argument {
    case .none: callbacks.write(event.callback, into: &output)
    case .animated(let isAnimated): callbacks.write(event.callback, animated: isAnimated, into: &output)
    case .parent(let parent):
      callbacks.write(event.callback, into: &output)
      output.write(",\"parent\":")
      names.write(parent?.index ?? plan.instances.count, into: &output)
    case .instance(let id):
      callbacks.write(open: event.callback, into: &output)
      names.write(id.index, into: &output)
    case .name(let id):
      callbacks.write(open: event.callback, into: &output)
      output.write(json: plan.name(id))
    case .names(let id):
      callbacks.write(open: event.callback, into: &output)
      writeList(plan.name(id))
    case .message(let message):
      callbacks.write(open: event.callback, into: &output)
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
    case .list(let id):
      output.write(",\"answer\":")
      writeList(plan.name(id))
    }
  }

  /// Ids have neither spaces nor commas, so a list of them is taken apart by those.
  private mutating func writeList(_ text: String) {
    output.write("[")
    for (index, word) in text.split(whereSeparator: { $0 == " " || $0 == "," }).enumerated() {
      if index > 0 { output.write(",") }
      output.write(json: String(word))
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
    place = Array(scratch.kept)
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

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    JSONLinesTrace(plan: plan, options: options, output: output)
  }
}
