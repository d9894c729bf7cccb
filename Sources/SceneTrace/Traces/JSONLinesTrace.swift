internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A trace for programs: an event a line, each a JSON object (section 9 of the format).
struct JSONLinesTrace: Trace {
  private var plan: HierarchyPlan
  private var selection: EventSelection
  /// `,"controller":"app","event":"`, the same with `null`, and from 2 on with the name of each instance.
  private var controllers: WordTable
  /// `null`, and from 1 on the name of each instance in quotes.
  private var names: WordTable
  private let callbacks: EventWords
  /// The fields of each set of flags.
  private let flags = WordTable(
    (0..<1 << AppearanceFlags.all.count).map { set in
      AppearanceFlags.all.map { flag, name in
        ",\"\(name)\":\(AppearanceFlags(rawValue: UInt8(set)).contains(flag))"
      }.joined()
    })

  private(set) var output: ByteWriter
  private var step = -1
  private var time = Ticks.zero
  /// `{"seq":12,"step":1,"time":0.35`.
  private var start = NumberedStart("{\"seq\":")
  private var mark: SourceMark?
  /// The end of the line, with its line break.
  private var place: [UInt8] = []
  private var scratch = ByteWriter()
  private let causes: (any CauseSource)?
  /// The number of each event so far; 0 for one that is never shown. Empty where no causes are written.
  private var numbers: [Int] = []
  private var number = 0

  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) {
    self.plan = plan
    self.output = output
    causes = options.causes
    selection = EventSelection(options.filter, of: plan, standard: Set(Callback.Group.allCases))
    let quoted = plan.instances.map { JSONLinesTrace.quoted($0.name) }
    names = WordTable(["null"] + quoted)
    controllers = WordTable((["\"app\"", "null"] + quoted).map(JSONLinesTrace.head))
    callbacks = EventWords(
      bare: { $0 + "\"" }, animated: { $0 + ($1 ? "\",\"animated\":true" : "\",\"animated\":false") },
      open: { $0 + "\",\"argument\":" })
  }

  /// What stands between the time and the event of a controller's line.
  private static func head(of controller: String) -> String { ",\"controller\":" + controller + ",\"event\":\"" }

  var wantsInstructions: Bool { false }
  var wantsCast: Bool { true }

  mutating func join(_ instance: InstanceRecord) {
    let quoted = JSONLinesTrace.quoted(instance.name)
    names.append(quoted)
    controllers.append(JSONLinesTrace.head(of: quoted))
    selection.join(instance)
    plan.instances.append(instance)
  }

  mutating func learn(_ name: String) {
    selection.learn(name, NameID(plan.names.count))
    plan.names.append(name)
  }

  mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    let isPrivate = event.instance.map { plan.instances[$0.index].isPrivate } ?? false
    if causes != nil {
      if !isPrivate { number += 1 }
      numbers.append(isPrivate ? 0 : number)
    }
    if isPrivate { return }
    start.increment()
    guard selection.shows(event) else { return }
    if event.step != step || event.time != time { setContext(event) }
    start.write(into: &output)
    let isApp = event.callback.group == .app
    controllers.write(isApp ? 0 : event.instance.map { $0.index + 2 } ?? 1, into: &output)
    writeCallback(of: event)
    write(event.answer)
    if event.callback.hasFlags { flags.write(Int(event.flags.rawValue), into: &output) }
    if event.mark != mark { setPlace(event.mark) }
    if let causes { write(causes.allCauses(ofEvent: numbers.count - 1)) }
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
      names.write(parent.map { $0.index + 1 } ?? 0, into: &output)
    case .instance(let id):
      callbacks.write(open: event.callback, into: &output)
      names.write(id.index + 1, into: &output)
    case .name(let id):
      callbacks.write(open: event.callback, into: &output)
      output.write(json: plan.name(id))
    case .instances(let id):
      callbacks.write(open: event.callback, into: &output)
      writeList(id)
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
    case .instances(let id):
      output.write(",\"answer\":")
      writeList(id)
    }
  }

  private mutating func writeList(_ list: ListID) {
    output.write("[")
    for (index, instance) in plan.lists[list.index].enumerated() {
      if index > 0 { output.write(",") }
      names.write(instance.index + 1, into: &output)
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
  let followsCast = true

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> any Trace {
    JSONLinesTrace(plan: plan, options: options, output: output)
  }
}
