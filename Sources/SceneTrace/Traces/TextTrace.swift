internal import SceneBasics
internal import ScenePlan

/// A trace for people: one event per line, indented by the depth of its controller, under a comment line for each step.
///
/// Whatever isn't an event is a comment after `#`, so that a stretch can go into an expectation's `trace` as it is.
struct TextTrace {
  private let plan: HierarchyPlan
  private let options: TraceOptions
  private let selection: EventSelection
  private let words: TextWords
  private(set) var output: ByteWriter

  /// The step under whose heading the lines stand; before the first one a number that no step has.
  private var step = Int.min
  private var time = Ticks.zero
  /// The steps that have started.
  private var started: [StepRecord] = []
  /// How many events there were.
  private var count = 0
  /// The contents of each line, and its first byte in the output; nil where no comparison wants the lines.
  private var sayings: [(saying: TraceLine.Saying, start: Int)]?

  private init(_ plan: HierarchyPlan, _ options: TraceOptions, output: consuming ByteWriter, keepsLines: Bool = false) {
    self.plan = plan
    self.options = options
    self.output = output
    if keepsLines { sayings = [] }
    selection = EventSelection(options.filter, of: plan, standard: Callback.shownByDefault)
    words = TextWords(plan.instances, options.palette)
  }

  /// Writes the trace of a run behind what was written before.
  static func write(
    _ recording: RunRecording, of plan: HierarchyPlan, _ options: TraceOptions, into output: inout ByteWriter
  ) {
    var trace = TextTrace(plan, options, output: output)
    output = ByteWriter()
    trace.write(recording)
    output = (consume trace).output
  }

  /// The lines of a trace, each with what it says.
  ///
  /// - Parameter hasText: Whether the text is wanted in which they are printed.
  static func lines(
    of recording: RunRecording, _ plan: HierarchyPlan, _ options: TraceOptions, withText hasText: Bool = true
  ) -> [TraceLine] {
    var trace = TextTrace(plan, options, output: ByteWriter(), keepsLines: true)
    trace.write(recording)
    guard let sayings = trace.sayings else { return [] }
    if !hasText { return sayings.map { TraceLine($0.saying, text: "") } }
    let bytes = trace.output.kept
    return sayings.indices.map { index in
      let end = index + 1 < sayings.count ? sayings[index + 1].start : bytes.endIndex
      return TraceLine(
        sayings[index].saying, text: String(decoding: bytes[sayings[index].start..<(end - 1)], as: UTF8.self))
    }
  }

  /// The things that a text trace needs of a run.
  static func contents(_ options: TraceOptions) -> RunRecording.Contents {
    options.showsInstructions ? [.events, .depths, .instructions] : [.events, .depths]
  }

  // MARK: The run

  private mutating func write(_ recording: RunRecording) {
    var (step, performed) = (0, 0)
    for moment in 0...recording.moments.count {
      // What came before the event, in the order in which it came.
      while true {
        let startsStep = step < recording.steps.count && recording.steps[step].firstMoment <= moment
        if performed < recording.instructions.count, recording.instructions[performed].moment <= moment,
          !startsStep || recording.instructions[performed].stepCount <= step
        {
          write(recording.instructions[performed])
          performed += 1
        } else if startsStep {
          begin(recording.steps[step])
          step += 1
        } else {
          break
        }
      }
      if moment == recording.moments.count { return }
      guard let event = recording.moments.event(at: moment) else { continue }
      if selection.shows(event) { write(event, depth: Int(recording.depths[count])) }
      count += 1
    }
  }

  private mutating func begin(_ step: RunRecording.Step) {
    started.append(step.record)
    guard selection.shows(step: step.record.number) else { return }
    // A step that only looks sends nothing: its heading would stand over nothing.
    if !plan.expectations.isEmpty, plan.onlyJudges(in: step.record) { return }
    writeHeading(of: step.record, at: step.time, isContinued: false)
  }

  private mutating func write(_ performed: RunRecording.Performed) {
    guard performed.instruction.tellsMoreThanEvents, selection.shows(step: performed.step),
      selection.shows(performed.subject)
    else { return }
    writeContext(step: performed.step, time: performed.time)
    writeComment(plan.text(of: performed.instruction), depth: performed.depth)
  }

  private mutating func write(_ event: LifecycleEvent, depth: Int) {
    if event.step != step || event.time != time { writeContext(step: event.step, time: event.time) }
    if sayings != nil { note(.event(of: event, in: plan, withFlags: options.showsFlags)) }
    guard let causes = options.causes else { return writeLines(of: event, depth: depth) }
    // The reason stands behind the event's own line, before what follows below.
    var page = ByteWriter()
    swap(&page, &output)
    writeLines(of: event, depth: depth)
    swap(&page, &output)
    let lines = ReasonedLines(page.kept, reason: causes.nearestCause(ofEvent: count))
    lines.write(options.palette, into: &output)
  }

  // MARK: Events

  private mutating func writeLines(of event: LifecycleEvent, depth: Int) {
    let group = event.callback.group
    guard let id = event.instance, group != .app else { return writeWithoutInstance(event) }
    if group == .outcome { return writeOutcome(event, id, depth: depth) }
    writeStart(id, depth)
    let showsFlags = options.showsFlags && event.callback.hasFlags
    if !showsFlags, event.answer == .none, words.write(event, into: &output) { return }
    output.write(".")
    output.write(options.palette.paint(plan.callbackName(of: event)))
    if let argument = plan.argumentText(of: event) { output.write("(" + argument.oneLine + ")") }
    if options.showsFlags { output.write(event.flags.names.map { " " + $0 }.joined()) }
    output.write("\n")
    if event.answer != .none, let answer = plan.text(of: event.answer) {
      writeComment("answers " + (answer.isEmpty ? "none" : answer.oneLine), depth: depth + 1)
    }
  }

  private mutating func writeStart(_ id: InstanceID, _ depth: Int) {
    writeIndent(depth)
    output.write(bytes: words.names[id.index])
  }

  /// A completion, a warning or an exception; the latter two in colour, with UIKit's own words below.
  private mutating func writeOutcome(_ event: LifecycleEvent, _ id: InstanceID, depth: Int) {
    writeStart(id, depth)
    let argument = plan.argumentText(of: event).map { "(" + $0.oneLine + ")" } ?? ""
    let palette = options.palette
    let colour = event.callback == .warning ? palette.warning : event.callback == .exception ? palette.exception : ""
    write(colour, "." + event.callback.rawValue + argument)
    if case .message(let message) = event.argument { writeComment(plan.text(of: message), depth: depth + 1) }
    if let reason = plan.reason(of: event) { writeComment(reason, depth: depth + 1) }
  }

  /// An event of the app, or an event without a controller. The latter can't be expected, so it is a comment.
  private mutating func writeWithoutInstance(_ event: LifecycleEvent) {
    writeIndent(0)
    if event.callback.group == .app { return write("", plan.text(of: event).oneLine) }
    write(options.palette.comment, "# " + plan.text(of: event).oneLine)
    if case .message(let message) = event.argument { writeComment(plan.text(of: message), depth: 1) }
  }

  // MARK: Headings and comments

  private mutating func writeContext(step number: Int, time: Ticks) {
    if number != step, let record = record(of: number) {
      writeHeading(of: record, at: time, isContinued: true)
    } else if time != self.time {
      if sayings != nil { note(.time(time)) }
      write(options.palette.comment, "#    at \(time.seconds) s")
      self.time = time
    }
    step = number
  }

  /// The step of a number. They stand in the order of their numbers, nearly all of them side by side.
  private func record(of number: Int) -> StepRecord? {
    for index in [number, number - 1] where started.indices.contains(index) && started[index].number == number {
      return started[index]
    }
    return started.first { $0.number == number } ?? plan.steps.first { $0.number == number }
  }

  /// The line over what a step does: `# 3  push: detail   (line 12, at 0.5 s)`.
  private mutating func writeHeading(of record: StepRecord, at time: Ticks, isContinued: Bool) {
    let newTime = time == self.time ? nil : time
    if sayings != nil { note(.heading(step: record.number, isContinued: isContinued, time: newTime)) }
    var notes: [String] = []
    if options.showsPlaces, record.mark.line > 0, !isContinued {
      let file = record.mark.file == 0 ? "" : (plan.path(of: record.mark) ?? "") + " "
      notes.append("\(file)line \(record.mark.line)")
    }
    if let newTime { notes.append("at \(newTime.seconds) s") }
    var line = "# \(record.number)  \(record.title.oneLine)" + (isContinued ? ", continued" : "")
    if !notes.isEmpty { line += "   (" + notes.joined(separator: ", ") + ")" }
    write(options.palette.heading, line)
    step = record.number
    self.time = time
  }

  private mutating func writeComment(_ text: String, depth: Int) {
    if sayings != nil { note(.comment(text.oneLine)) }
    writeIndent(depth)
    write(options.palette.comment, "# " + text.oneLine)
  }

  private mutating func write(_ colour: String, _ line: String) {
    output.write(colour)
    output.write(line)
    if !colour.isEmpty { output.write(options.palette.reset) }
    output.write(byte: 0x0A)
  }

  private mutating func writeIndent(_ depth: Int) { output.write(blanks: min(depth * 2 + 2, TextTrace.widestIndent)) }

  /// The widest indentation.
  private static let widestIndent = 80

  /// Notes what the line says that begins here.
  private mutating func note(_ saying: TraceLine.Saying) { sayings?.append((saying, output.kept.endIndex)) }
}

/// The text trace among the formats.
struct TextFormat: TraceFormat {
  let name = "text"
  let summary = "one event per line, under a heading for each step; for people and for expectations"

  func contents(_ options: TraceOptions) -> RunRecording.Contents { TextTrace.contents(options) }

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, options: TraceOptions, into output: inout ByteWriter
  ) {
    TextTrace.write(recording, of: plan, options, into: &output)
  }
}
