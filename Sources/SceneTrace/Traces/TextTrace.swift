internal import SceneBasics
internal import ScenePlan
internal import SceneWorld

/// A trace for people: one event per line, indented by the depth of its controller, under a comment line for each step.
///
/// Whatever isn't an event is a comment after `#`, so that a stretch can go into an expectation's `trace` as it is.
struct TextTrace: Trace {
  private var plan: HierarchyPlan
  private let options: TraceOptions
  private var choice: LineChoice
  private var words: TextWords
  private let heading: HeadingWords

  var output: ByteWriter
  private var place: TextPlace
  /// How deep each controller stood at its latest event, for lines of instructions about one that hangs nowhere any more.
  private var depths: [InstanceID: Int] = [:]
  /// The steps that have started.
  private var titles: [StepTitle] = []
  /// How many events there were.
  private var count = 0
  private let hasCauses: Bool
  /// What each line says, and where it begins in the output; nil where no comparison wants the lines.
  private var sayings: [(saying: TraceLine.Saying, start: Int)]?

  /// A trace that is ready to watch a run.
  ///
  /// - Parameter keepsLines: Whether `lines(withText:)` is wanted, from an output that keeps everything.
  init(plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter, keepsLines: Bool = false) {
    self.plan = plan
    if keepsLines { sayings = [] }
    self.options = options
    self.output = output
    hasCauses = options.causes != nil
    choice = LineChoice(EventSelection(options.filter, of: plan, standard: Callback.shownByDefault)) {
      $0.group == .app || $0.group == .outcome || options.showsFlags && $0.hasFlags
    }
    words = TextWords(plan.instances, options.palette)
    place = TextPlace(options.palette)
    heading = HeadingWords(options.palette)
  }

  var wantsInstructions: Bool { options.showsInstructions }
  var wantsCast: Bool { true }
  var looksAtWorld: Bool { options.showsInstructions }
  var wantsDepths: Bool { true }
  // Causes are asked for by the number of the event among all.
  func wants(_ callback: Callback) -> Bool { hasCauses || choice.kinds[callback] != .hidden }

  mutating func join(_ instance: InstanceRecord) {
    words.append(instance.name, plan.instances.count)
    choice.selection.join(instance)
    plan.instances.append(instance)
  }

  mutating func learn(_ name: String) {
    choice.selection.learn(name)
    plan.names.append(name)
  }

  mutating func learn(_ list: [InstanceID]) { plan.lists.append(list) }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    let title = StepTitle(step)
    if titles.isEmpty || titles[titles.count - 1].number < title.number { titles.append(title) }
    guard choice.selection.shows(step: title.number) else { return }
    // A step that only looks sends nothing: its heading would stand over nothing.
    if !plan.expectations.isEmpty, plan.onlyJudges(in: step) { return }
    writeHeading(of: title, at: time, isContinued: false)
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    guard options.showsInstructions, instruction.tellsMoreThanEvents, choice.selection.shows(step: cause.step) else {
      return
    }
    var subject = InstructionSubject()
    instruction.encode(to: &subject)
    guard choice.selection.shows(subject.instance) else { return }
    writeContext(step: cause.step, time: cause.time)
    var depth = 0
    if let instance = subject.instance { depth = world.depth(of: instance) ?? depths[instance] ?? 0 }
    writeComment(plan.text(of: instruction), depth: depth)
  }

  mutating func handle(_ event: LifecycleEvent, depth: Int, world: borrowing World) {
    if let instance = event.instance { depths[instance] = depth }
    handle(event, depth: depth)
  }

  mutating func handle(_ event: LifecycleEvent, depth: Int) {
    withUnsafePointer(to: TracedEvent(event: event, depth: depth)) {
      handle(UnsafeBufferPointer(start: $0, count: 1))
    }
  }

  /// Events are read where they lie: each has some hundred bytes.
  mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
    let needsOnlyWords = !hasCauses && sayings == nil
    var next = 0
    while true {
      if needsOnlyWords {
        let first = next
        next = writeWords(of: events, from: first)
        count += next - first
      }
      guard next < events.count else { return }
      let event = events[next].event
      if choice.selection.shows(event) {
        if event.step != place.step || event.time != place.time {
          writeContext(step: event.step, time: event.time)
          if needsOnlyWords { continue }
        }
        writeWithReason(UnsafeBufferPointer(rebasing: events[next...next]))
      }
      count += 1
      next += 1
    }
  }

  /// Writes the lines of events that need nothing but words, and returns the place of the first that needs more.
  private mutating func writeWords(of events: UnsafeBufferPointer<TracedEvent>, from first: Int) -> Int {
    words.writeLines(of: events, from: first, at: &place, choice, into: &output)
  }

  /// The reason stands behind the event's own line, before what follows below.
  private mutating func writeWithReason(_ event: UnsafeBufferPointer<TracedEvent>) {
    guard hasCauses, let causes = options.causes else { return write(event) }
    var page = ByteWriter()
    swap(&page, &output)
    write(event)
    swap(&page, &output)
    let lines = ReasonedLines(page.kept, reason: causes.causes(ofEvent: count, atMost: 1).first)
    lines.write(options.palette, into: &output)
  }

  private mutating func write(_ events: UnsafeBufferPointer<TracedEvent>) {
    let (event, depth) = (events[0].event, events[0].depth)
    if sayings != nil { note(.event(of: event, in: plan, withFlags: options.showsFlags)) }
    if writeWords(of: events, from: 0) == 1 { return }
    guard let id = event.instance, event.callback.group != .app else { return writeWithoutInstance(event) }
    if event.callback.group == .outcome { return writeOutcome(event, id, depth: depth) }
    writeStart(id, depth)
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
    words.write(id, into: &output)
  }

  mutating func end(at time: Ticks, world: borrowing World) { flush() }

  mutating func flush() { output.flush() }

  // MARK: Lines

  /// The lines so far, each with what it says.
  func lines(withText hasText: Bool) -> [TraceLine] {
    guard let sayings else { return [] }
    if !hasText { return sayings.map { TraceLine($0.saying, text: "") } }
    let bytes = output.kept
    return sayings.indices.map { index in
      let end = index + 1 < sayings.count ? sayings[index + 1].start : bytes.endIndex
      return TraceLine(
        sayings[index].saying, text: String(decoding: bytes[sayings[index].start..<(end - 1)], as: UTF8.self))
    }
  }

  /// Says what the line says that begins here.
  private mutating func note(_ saying: TraceLine.Saying) { sayings?.append((saying, output.kept.endIndex)) }

  // MARK: Headings and comments

  private mutating func writeContext(step number: Int, time: Ticks) {
    if number != place.step, let title = title(of: number) {
      writeHeading(of: title, at: time, isContinued: true)
    } else if time != place.time {
      if sayings != nil { note(.time(time)) }
      output.writeLines(1, atMost: place.longest) { line, _ in place.writeTime(time, into: &line) }
    }
    place.turn(toStep: number)
  }

  /// The title of the step of a number. They stand in the order of their numbers, nearly all of them side by side.
  private func title(of number: Int) -> StepTitle? {
    for index in [number, number - 1] where titles.indices.contains(index) && titles[index].number == number {
      return titles[index]
    }
    return titles.first { $0.number == number } ?? plan.steps.first { $0.number == number }.map { StepTitle($0) }
  }

  private mutating func writeHeading(of record: borrowing StepTitle, at time: Ticks, isContinued: Bool) {
    let newTime = time == place.time ? nil : time
    if sayings != nil { note(.heading(step: record.number, isContinued: isContinued, time: newTime)) }
    let showsPlace = options.showsPlaces && record.mark.line > 0 && !isContinued
    let file = !showsPlace ? nil : record.mark.file == 0 ? "" : (plan.path(of: record.mark) ?? "") + " "
    heading.write(record, isContinued: isContinued, file: file, time: newTime, into: &output)
    place.turn(toStep: record.number)
    place.turn(to: time)
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
  static let widestIndent = 80

  // MARK: Events of other kinds

  /// A completion, a warning or an exception; the latter two in colour, with UIKit's own words below.
  private mutating func writeOutcome(_ event: LifecycleEvent, _ id: InstanceID, depth: Int) {
    writeStart(id, depth)
    let argument = plan.argumentText(of: event).map { "(" + $0.oneLine + ")" } ?? ""
    let palette = options.palette
    let colour = event.callback == .warning ? palette.warning : event.callback == .exception ? palette.exception : ""
    write(colour, "." + event.callback.rawValue + argument)
    if case .message(let message) = event.argument { writeComment(plan.text(of: message), depth: depth + 1) }
    if event.callback == .ignored, let reason = plan.text(of: event.answer) {
      writeComment("nothing happens: " + reason, depth: depth + 1)
    }
  }

  /// An event of the app, or an event without a controller. The latter can't be expected, so it is a comment.
  private mutating func writeWithoutInstance(_ event: LifecycleEvent) {
    let isApp = event.callback.group == .app
    writeIndent(0)
    if isApp { return write("", plan.text(of: event).oneLine) }
    write(options.palette.comment, "# " + plan.text(of: event).oneLine)
    if case .message(let message) = event.argument { writeComment(plan.text(of: message), depth: 1) }
  }
}

extension Instruction {
  /// Whether it deserves a line beside the events that it sends. Lifetime and messages show as events. Ownership
  /// matters only when it ends, and `deinit` shows that.
  fileprivate var tellsMoreThanEvents: Bool {
    switch self {
    case .make, .hold, .release, .keep, .letGo, .reserveTransition, .emit, .warn, .raise, .expect: false
    case .load, .addChild, .removeFromParent, .willMove, .didMove, .link, .unlink, .setCurrent, .addSubview,
      .removeFromSuperview, .inAnimation, .constrain, .removeConstraints, .place, .displace, .begin, .end, .isAppearing,
      .showTop, .setNeedsLayout, .setNeedsUpdateConstraints, .layoutIfNeeded,
      .setRoot, .present, .restyle, .attach, .detach, .cover, .beginDismissal, .unpresent, .openTransition,
      .closeTransition,
      .schedule, .delegate, .setForwardsAppearance, .setCapturesStatusBar, .setDisplayMode:
      true
    }
  }
}

/// The text trace among the formats.
struct TextFormat: TraceFormat {
  let name = "text"
  let summary = "one event per line, under a heading for each step; for people and for expectations"
  let followsCast = true

  func trace(of plan: HierarchyPlan, options: TraceOptions, output: consuming ByteWriter) -> TextTrace {
    TextTrace(plan: plan, options: options, output: output)
  }
}
