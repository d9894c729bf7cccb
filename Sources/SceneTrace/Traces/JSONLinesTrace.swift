internal import SceneBasics
internal import ScenePlan

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace: Trace {
  private let plan: HierarchyPlan
  private let selection: EventSelection
  /// For each instance `,"controller":"yellow","event":"`; then the app's and nobody's.
  private let controllers: WordTable
  /// For each callback its name up to the quote, and the same with `"animated"` false and true behind it.
  private let callbacks: WordTable

  private(set) var output: ByteWriter
  private var number = 0
  private var step = -1
  private var time = Ticks.zero
  /// `,"step":1,"time":0.35`, made anew only when one of the two changes.
  private var context: [UInt8] = []
  private var mark: SourceMark?
  /// The end of the line, with its line break.
  private var place: [UInt8] = []

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    let names = (plan.instances.map(\.name) + ["app"]).map(JSONLinesTrace.quoted) + ["null"]
    controllers = WordTable(names.map { ",\"controller\":" + $0 + ",\"event\":\"" })
    callbacks = WordTable(
      Callback.allCases.flatMap { callback in
        ["", ",\"animated\":false", ",\"animated\":true"].map { callback.rawValue + "\"" + $0 }
      })
  }

  mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {
    if let id = event.instance, plan.instances[id.index].isPrivate { return }
    number += 1
    guard selection.shows(event) else { return }
    output.write("{\"seq\":")
    output.write(number: number)
    if event.step != step || event.time != time { setContext(event) }
    output.write(bytes: context)
    let isApp = event.callback.group == .app
    let who = isApp ? plan.instances.count : event.instance?.index ?? plan.instances.count + 1
    controllers.write(who, into: &output)
    writeCallback(of: event)
    write(event.answer)
    if event.mark != mark { setPlace(event.mark) }
    output.write(bytes: place)
  }

  mutating func end(at time: Ticks, state: borrowing HierarchyState) { flush() }

  mutating func flush() { output.flush() }

  private mutating func writeCallback(of event: LifecycleEvent) {
    let column = event.callback.ordinal * 3
    if event.callback == .unwindAction, case .name(let action) = event.argument {
      // The name stands between quotes already, and its own quotes would be a second pair.
      output.write(String(JSONLinesTrace.quoted(plan.name(action)).dropFirst()))
      return
    }
    switch event.argument {
    case .none: callbacks.write(column, into: &output)
    case .animated(let isAnimated): callbacks.write(column + (isAnimated ? 2 : 1), into: &output)
    case .parent(let parent):
      callbacks.write(column, into: &output)
      output.write(",\"parent\":")
      if let parent { output.write(json: plan.name(parent)) } else { output.write("null") }
    case .instance(let id):
      callbacks.write(column, into: &output)
      output.write(",\"argument\":")
      output.write(json: plan.name(id))
    case .name(let id):
      callbacks.write(column, into: &output)
      output.write(",\"argument\":")
      output.write(json: plan.name(id))
    case .names(let id):
      callbacks.write(column, into: &output)
      output.write(",\"argument\":")
      writeList(plan.name(id))
    case .message(let message):
      callbacks.write(column, into: &output)
      output.write(",\"argument\":")
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
    context = Array(",\"step\":\(step),\"time\":\(time.seconds)".utf8)
  }

  private mutating func setPlace(_ mark: SourceMark) {
    self.mark = mark
    var text = ""
    if mark.line > 0 {
      if plan.files.count > 1 { text += ",\"file\":" + JSONLinesTrace.quoted(plan.files[Int(mark.file)]) }
      text += ",\"line\":\(mark.line)"
    }
    place = Array((text + "}\n").utf8)
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
  let summary = "a JSON object a line; for programs"

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    JSONLinesTrace(plan: plan, options: options, output: output)
  }
}
