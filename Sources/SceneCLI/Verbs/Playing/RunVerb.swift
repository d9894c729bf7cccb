internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import ScenePlayer
internal import SceneRuns
internal import SceneSession
internal import SceneTrace
internal import SceneWhy
internal import SceneWorld

/// `run`: what a scene's controllers go through, event by event.
struct RunVerb: Verb {
  let name = "run"
  let overview = "Run a scene and print its lifecycle trace."
  var discussion: [String] {
    [
      "With '--compare' two scenes run, or one scene on two systems, as in '--compare --ios 12,17'. The output shows "
        + "both traces with their differences. The exit code is 0 if no line differs, and 1 if one does. The comparison "
        + "ignores indentation. It matches the steps of one script by number, and those of two scripts by their "
        + "headings.",
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
      RunVerb.why, RunVerb.ask, SystemOptions.compare, RunVerb.layout, SystemOptions.matrix, RunVerb.diagram,
      CommonOptions.output,
      CommonOptions.watch,
    ] + CommonOptions.ofLongWork + SystemOptions.all + ConfinementOptions.all
  }

  /// The formats that print event by event, and the page, which draws besides.
  private static let formats: [any TraceFormat] = TraceFormats.all + [PlayerFormat()]
  /// The forms of a single trace, by the endings of files.
  private static let forms = FormChoice<any TraceFormat>(
    verb: "run", choices: formats.map { ($0.name, RunForm.endings(of: $0), $0) },
    hints: ["json": "let the name end in .jsonl, or write '--format chrome' for trace events"])
  static let format = CommandOption(
    "format", placeholder: "format", choices: RunForm.choices(RunVerb.formats), summary: "The form of the trace.")
  static let events = CommandOption(
    text: "events", placeholder: "names",
    completion: .plain(Callback.Group.allCases.map(\.rawValue) + ["all"] + Callback.allCases.map(\.rawValue)),
    example: "appearance",
    summary: "Show only these events and groups, or 'all', as in 'appearance' and 'viewDidLoad,viewWillAppear'; '-' "
      + "before a name excludes it, as in 'all,-layout'. 'scenograph explain events' lists them."
  ).repeated(as: .list)
  static let controllers = CommandOption(
    text: "controllers", placeholder: "names", completion: .controllers, example: "detail",
    summary: "Show only the events of these controllers, or of 'app': ids with commas between them, as in "
      + "'list,detail#2'. '#2' is the second instance."
  ).repeated(as: .list)
  static let steps = CommandOption(
    text: "steps", placeholder: "steps", example: "2-4",
    summary: "Show only these steps: numbers, ranges and ids with commas between them, as in '0,2-4'. 0 is the "
      + "launch, and each entry of the script counts, also an 'expect', which prints nothing."
  ).repeated(as: .list)
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
    if arguments.has(SystemOptions.compare) { return try compare(arguments, in: session) }
    if arguments[RunVerb.layout] != nil {
      throw .usage("'--layout' means nothing without '--compare'", hint: "add '--compare' and a second file")
    }
    let format = try traceFormat(arguments)
    if arguments.has(RunVerb.ask), !(format is PlayerFormat) {
      throw .usage("'--ask' means nothing without '--format html'", hint: "add '--format html', or leave '--ask' out")
    }
    if arguments.operands.count > 1 { return try teach(arguments, in: session) }
    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    let endsWithLine = session.console.isErrorTerminal && format.name == TraceFormats.all[0].name
    var options = TraceOptions(showsInstructions: arguments.has(RunVerb.instructions))
    options.showsFlags = arguments.has(RunVerb.flags)
    let wantsCauses = arguments.has(RunVerb.why) || format is PlayerFormat
    let wantsEnd = endsWithLine || arguments[RunVerb.diagram] != nil
    let (scene, (recorder, log, end), outcome) = try session.play(
      arguments.operands[0], observers: RunRecorder(format.contents(options)), CauseLog(isWanted: wantsCauses),
      StateRecorder(wantsEnd ? .end : nil))
    options.filter = try filter(arguments, of: scene.plan)
    options.sources = scene.sources
    options.findings = scene.findings
    if wantsCauses { options.causes = Explainer(scene.plan, log) }
    options.asksFirst = arguments.has(RunVerb.ask)
    if file == nil, session.outputDecoration.isColoured { options.palette = .ansi }
    let drawing = try drawingTarget(arguments, besides: file, in: session)
    try session.deliver(to: file) { format.write(recorder.recording, of: scene.plan, options: options, into: &$0) }
    let exit = session.judge(outcome, of: scene)
    session.remark(failuresOf: outcome, of: scene)
    guard let end = end.moment else { return exit }
    if endsWithLine {
      let text = RunSummary.text(of: recorder.recording, scene.plan, options.filter, end.world)
      session.console.report(session.errorDecoration.paint(text, as: .faint) + "\n")
    }
    if let drawing {
      var writer = ByteWriter()
      let moment = DiagramMoment(state: end.world.picture(), title: DiagramMoment.titleOfEnd)
      Diagram(DiagramViews.all[0], as: drawing.format).write(scene.plan, at: moment, into: &writer)
      try session.deliver(try drawing.bytes(of: writer.take()), to: drawing.path)
    }
    return exit
  }

  /// The form of a single trace.
  func traceFormat(_ arguments: Arguments) throws(CommandFailure) -> any TraceFormat {
    if case .matrix(let form)? = arguments[RunVerb.format] {
      if form == .svg {
        throw .usage(
          "'--format svg' means nothing without '--matrix'",
          hint: "a run is drawn by 'scenograph diagram --view timeline --format svg'; a matrix, by '--matrix ios=5..27'"
        )
      }
      let way = form == .json ? "write '--format jsonl' for a line of JSON an event, or add" : "add"
      throw .usage("'--format \(form.rawValue)' means nothing without '--matrix'", hint: way + " '--matrix ios=5..27'")
    }
    return try RunVerb.forms.form(arguments[RunVerb.format]?.name, for: arguments[CommonOptions.output])
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
  func filter(
    _ arguments: Arguments, of plan: HierarchyPlan, besides other: HierarchyPlan? = nil
  ) throws(CommandFailure) -> TraceFilter {
    var filter = TraceFilter()
    do throws(TraceFilterProblem) {
      if let events = arguments[RunVerb.events] { try filter.show(events: events, of: plan, besides: other) }
      if let controllers = arguments[RunVerb.controllers] {
        try filter.show(controllers: controllers, of: plan, besides: other)
      }
      if let steps = arguments[RunVerb.steps] { try filter.show(steps: steps, of: plan, besides: other) }
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
    return filter
  }
}
