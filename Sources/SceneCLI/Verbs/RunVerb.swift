internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import ScenePlayer
internal import SceneTrace
internal import SceneWhy

/// `run`: what a scene's controllers go through, event by event.
struct RunVerb: Verb {
  let name = "run"
  let overview = "Run a scene and print its lifecycle trace."
  var discussion: [String] {
    [
      "With '--compare' two scenes run, or one scene on two systems, as in '--compare --ios 12,17'. The output shows "
        + "both traces with their differences. The exit code is 0 if no line differs, and 1 if one does. The comparison "
        + "ignores indentation, and matches steps by number, not by name.",
      "With '--matrix' the scene runs in every cell of a table, and cells with the same trace share a letter. Between two "
        + "letters, the behaviours that differ are changed back one by one, and the scene runs again. So each line that "
        + "differs stands under its behaviour. Layout counts, as with '--compare'. The exit code is 0 however many "
        + "letters there are.",
      "With '--format html' several scenes make one page: a table of contents, and a player for each scene.",
    ]
  }
  let operands = Operands(
    placeholder: "file", count: .oneOrMore,
    summary: "A scene or a plan; '-' is standard input. One or two of them with '--compare', several with "
      + "'--format html'.")
  var options: [any AnyCommandOption] {
    [
      RunVerb.format, RunVerb.events, RunVerb.controllers, RunVerb.steps, RunVerb.instructions, RunVerb.flags,
      RunVerb.why, RunVerb.ask, RunVerb.compare, RunVerb.layout, SystemOptions.matrix, RunVerb.diagram,
      CommonOptions.output,
      CommonOptions.watch,
    ] + CommonOptions.ofLongWork + SystemOptions.all + ConfinementOptions.all
  }

  /// What is printed event by event, and the page, which draws besides.
  private static let formats: [any TraceFormat] = TraceFormats.all + [PlayerFormat()]
  static let format = CommandOption(
    "format", placeholder: "format", choices: RunForm.choices(RunVerb.formats), summary: "The form of the trace.")
  private static let events = CommandOption(
    text: "events", placeholder: "names",
    completion: .plain(Callback.Group.allCases.map(\.rawValue) + ["all"] + Callback.allCases.map(\.rawValue)),
    summary: "Show only these events and groups, or 'all'; '-' before a name excludes it, as in 'all,-layout'. "
      + "'scenograph explain events' lists them.")
  static let controllers = CommandOption(
    text: "controllers", placeholder: "names", completion: .controllers,
    summary: "Show only the events of these instances, or of 'app'.")
  static let steps = CommandOption(
    text: "steps", placeholder: "steps", summary: "Show only these steps: numbers, ranges such as 2-4, ids.")
  static let instructions = CommandOption(
    flag: "ops", summary: "Show the containment operations between the events.")
  static let flags = CommandOption(
    flag: "flags",
    summary: "Show behind appearance callbacks which of isBeingPresented, isBeingDismissed, "
      + "isMovingToParent and isMovingFromParent are true.")
  static let why = CommandOption(
    flag: "why",
    summary: "Show the nearest cause behind each event; JSON lines get every cause, and trace events get arrows.")
  static let ask = CommandOption(
    flag: "ask",
    summary: "Let a page ask what happens in each step before it shows it, as '#ask' in its address does.")
  static let compare = CommandOption(
    flag: "compare",
    summary: "Run two scenes, or one scene on two systems or devices, and show where their traces differ.")
  static let layout = CommandOption<ComparisonLayout>(
    "layout", placeholder: "layout", standard: "columns in a wide terminal, or else unified",
    choices: ComparisonLayout.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
    summary: "The layout of compared traces."
  ) { ComparisonLayout(rawValue: $0) }
  static let diagram = CommandOption(
    text: "diagram", placeholder: "file", completion: .files(.any),
    summary: "Also draw the end state to this file, as 'scenograph diagram' does.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments[SystemOptions.matrix] != nil { return try runMatrix(arguments, in: session) }
    if arguments.has(RunVerb.compare) { return try compare(arguments, in: session) }
    if arguments[RunVerb.layout] != nil {
      throw .usage("'--layout' means nothing without '--compare'", hint: "add '--compare' and a second file")
    }
    let format = try traceFormat(arguments)
    if arguments.has(RunVerb.ask), !(format is PlayerFormat) {
      throw .usage("'--ask' means nothing without '--format html'", hint: "add '--format html', or leave '--ask' out")
    }
    if arguments.operands.count > 1 { return try teach(arguments, in: session) }
    let endsWithLine = session.console.isErrorTerminal && format.name == TraceFormats.all[0].name
    if isPlayedOnce(arguments, as: format) {
      return try runOnce(arguments, as: format, endsWithLine: endsWithLine, in: session)
    }
    let scene = try session.compileToRun(arguments.operands[0])
    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    var options = TraceOptions(showsInstructions: arguments.has(RunVerb.instructions))
    options.filter = try filter(arguments, of: scene.plan)
    options.showsFlags = arguments.has(RunVerb.flags)
    options.sources = scene.sources
    options.findings = scene.findings
    options.asksFirst = arguments.has(RunVerb.ask)
    if arguments.has(RunVerb.why) || format is PlayerFormat {
      options.causes = session.time(.explain) { RunVerb.causes(of: scene) }
    }
    if file == nil, session.outputDecoration.isColoured { options.palette = .ansi }
    let drawing = try drawingTarget(arguments, besides: file, in: session)
    let output = file == nil ? session.console.stream() : ByteWriter(pagesOf: Session.pieceSize)
    let trace = format.trace(of: scene.plan, options: options, output: output)
    let summary = RunSummary(scene.plan, options.filter, isWanted: endsWithLine)
    let run = session.time(.play) { watch(trace, scene, keepsEnd: drawing != nil, summary: summary) }
    if let file { try session.deliver(run.pages, to: file) }
    let exit = session.judge(run.outcome, of: scene)
    if let text = run.summary { session.console.report(session.errorDecoration.paint(text, as: .faint) + "\n") }
    if let drawing, let moment = run.end {
      var writer = ByteWriter()
      Diagram(DiagramViews.all[0], as: drawing.format).write(scene.plan, at: moment.drawn(.end), into: &writer)
      try session.deliver(try drawing.bytes(of: writer.take()), to: drawing.path)
    }
    return exit
  }

  /// The form of a single trace.
  func traceFormat(_ arguments: Arguments) throws(CommandFailure) -> any TraceFormat {
    switch arguments[RunVerb.format] {
    case nil: return TraceFormats.all[0]
    case .trace(let format): return format
    case .matrix(let form):
      throw .usage("'--format \(form.rawValue)' means nothing without '--matrix'", hint: "add '--matrix ios=5..26'")
    }
  }

  /// Why the events of a scene's run come; the scene runs once for it.
  static func causes(of scene: CompiledScene) -> any CauseSource {
    var log = CauseLog()
    _ = Pipeline.run(scene.plan, limits: scene.limits, observer: &log)
    return Explainer(scene.plan, log)
  }

  /// Runs the plan before the eyes of a trace; gives back what it kept, and the end if that is wanted.
  func watch(
    _ trace: some Trace, _ scene: CompiledScene, keepsEnd: Bool, summary: RunSummary
  ) -> (outcome: RunOutcome, pages: [ArraySlice<UInt8>], end: StateRecorder.Moment?, summary: String?) {
    var trace = trace
    guard keepsEnd || summary.wantsEvents else {
      let outcome = Pipeline.run(scene.plan, limits: scene.limits, observer: &trace)
      trace.flush()
      return (outcome, trace.output.takePages(), nil, nil)
    }
    var pair = ObserverPair(trace, ObserverPair(StateRecorder(wanted: keepsEnd ? nil : []), summary))
    let outcome = Pipeline.run(scene.plan, limits: scene.limits, observer: &pair)
    pair.first.flush()
    return (
      outcome, pair.first.output.takePages(), pair.second.first.moments.last, pair.second.second.text(scene.plan)
    )
  }

  private func drawingTarget(
    _ arguments: Arguments, besides file: String?, in session: Session
  ) throws(CommandFailure) -> DrawingTarget? {
    guard let path = arguments[RunVerb.diagram] else { return nil }
    guard path != "-" else {
      throw .usage("'--diagram' needs a file: standard output has the trace", hint: "write '--diagram out.dot'")
    }
    var names = PathNames(session.console.files)
    if let file, names.name(of: file) == names.name(of: path) {
      throw .usage("the trace and the drawing can't both go to '\(path)'", hint: "give each a file of its own")
    }
    return try DrawingTarget(path: path, format: nil, environment: session.console.environment)
  }

  /// Chooses what the options let through of a plan's run, and where two are compared, of the other's.
  ///
  /// - Parameter knowsCast: Whether the plan has its controllers. A scene that is about to be played has none yet, so that
  ///   their names are checked when it has been.
  func filter(
    _ arguments: Arguments, of plan: HierarchyPlan, besides other: HierarchyPlan? = nil, knowsCast: Bool = true
  ) throws(CommandFailure) -> TraceFilter {
    var filter = TraceFilter()
    do throws(TraceFilterProblem) {
      if let events = arguments[RunVerb.events] { try filter.show(events: events, of: plan, besides: other) }
      if let controllers = arguments[RunVerb.controllers] {
        try filter.show(controllers: controllers, of: plan, besides: other, knowsCast: knowsCast)
      }
      if let steps = arguments[RunVerb.steps] { try filter.show(steps: steps, of: plan, besides: other) }
    } catch {
      throw .usage(error.message, hint: error.hint ?? "run 'scenograph help run' for the choices")
    }
    return filter
  }
}
