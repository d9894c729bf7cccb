internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace

/// `run`: what a scene's controllers go through, event by event.
struct RunVerb: Verb {
  let name = "run"
  let overview = "Run a scene and print its lifecycle trace."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [
      RunVerb.format, RunVerb.events, RunVerb.controllers, RunVerb.steps, RunVerb.instructions, CommonOptions.output,
    ]
  }

  private static let format = CommandOption(
    "format", placeholder: "format", choices: TraceFormats.all.map { ($0.name, $0.summary, $0) },
    summary: "How the trace is written.")
  private static let events = CommandOption(
    text: "events", placeholder: "names",
    summary: "Show only these events and groups, or 'all'; 'scenograph explain events' lists them.")
  private static let controllers = CommandOption(
    text: "controllers", placeholder: "names", summary: "Show only what these instances, or 'app', go through.")
  private static let steps = CommandOption(
    text: "steps", placeholder: "steps", summary: "Show only these steps: numbers, ranges such as 2-4, ids.")
  private static let instructions = CommandOption(
    flag: "ops", summary: "Show the containment operations between the events.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let scene = try session.compileToRun(arguments.operands[0])
    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    var options = TraceOptions(showsInstructions: arguments.has(RunVerb.instructions))
    options.filter = try filter(arguments, of: scene.plan)
    if file == nil, case .ansi = session.outputDecoration { options.palette = .ansi }
    let format = arguments[RunVerb.format] ?? TraceFormats.all[0]
    let output = file == nil ? session.console.stream() : ByteWriter()
    let (outcome, bytes) = watch(format.trace(of: scene.plan, options: options, output: output), scene.plan)
    if let file { try session.deliver(bytes, to: file) }
    return session.judge(outcome, of: scene)
  }

  /// Runs the plan before the eyes of a trace; gives back what it kept.
  private func watch(_ trace: some Trace, _ plan: HierarchyPlan) -> (RunOutcome, [UInt8]) {
    var trace = trace
    let outcome = Pipeline.run(plan, observer: &trace)
    trace.flush()
    return (outcome, trace.output.take())
  }

  private func filter(_ arguments: Arguments, of plan: HierarchyPlan) throws(CommandFailure) -> TraceFilter {
    var filter = TraceFilter()
    do throws(TraceFilterProblem) {
      if let events = arguments[RunVerb.events] { try filter.show(events: events, of: plan) }
      if let controllers = arguments[RunVerb.controllers] { try filter.show(controllers: controllers, of: plan) }
      if let steps = arguments[RunVerb.steps] { try filter.show(steps: steps, of: plan) }
    } catch {
      throw .usage(error.message, hint: error.hint ?? "run 'scenograph help run' to see what can be shown")
    }
    return filter
  }
}
