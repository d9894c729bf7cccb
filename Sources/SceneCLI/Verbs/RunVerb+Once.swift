internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// A trace that watches the scene while it is played for the first time, so that no plan of it is needed.
extension RunVerb {
  /// Whether all that is asked for can be answered in one pass: the options for steps are checked against the whole plan,
  /// and instructions, causes and drawings need it.
  func isPlayedOnce(_ arguments: Arguments, as format: any TraceFormat) -> Bool {
    format.followsCast && !arguments.has(RunVerb.instructions) && !arguments.has(RunVerb.why)
      && arguments[RunVerb.steps] == nil && arguments[RunVerb.diagram] == nil
  }

  /// Plays a scene once. Whether a finding stops it is known only at its end, so until then the trace is kept back.
  func runOnce(
    _ arguments: Arguments, as format: some TraceFormat, endsWithLine: Bool, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let reader = session.reader(of: [path])
    let source = try reader.read(path)
    var loader = reader.loader(of: path)
    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    var options = TraceOptions()
    options.showsFlags = arguments.has(RunVerb.flags)
    options.isKeptBack = true
    if file == nil, session.outputDecoration.isColoured { options.palette = .ansi }
    var wrongUsage: CommandFailure?
    let (compilation, run) = Pipeline.run(source, as: session.variation, loader: &loader, keepsSteps: false) { plan in
      do throws(CommandFailure) {
        options.filter = try filter(arguments, of: plan, knowsCast: !plan.instances.isEmpty)
      } catch {
        wrongUsage = error
      }
      return ObserverPair(
        format.trace(of: plan, options: options, output: ByteWriter(pagesOf: Session.pieceSize)),
        RunSummary(plan, options.filter, isWanted: endsWithLine))
    }
    session.print(compilation)
    let scene = try CompiledScene(compilation, path: source.path)
    guard var run else { throw session.nothingToRun(scene) }
    if let wrongUsage { throw wrongUsage }
    _ = try filter(arguments, of: scene.plan)
    try session.deliver(&run.observer.first, to: file)
    let exit = session.judge(run.outcome, of: scene)
    session.remark(failuresOf: run.outcome, of: scene)
    if let text = run.observer.second.text(scene.plan) {
      session.console.report(session.errorDecoration.paint(text, as: .faint) + "\n")
    }
    return exit
  }
}
