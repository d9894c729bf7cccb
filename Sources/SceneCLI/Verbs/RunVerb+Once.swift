internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace

/// A trace that watches the scene while it is played for the first time, so that no plan of it is needed.
extension RunVerb {
  /// Whether all that is asked for can be answered in one pass: options that name controllers or steps of the run are
  /// checked against the whole plan, and drawings need it.
  func isPlayedOnce(_ arguments: Arguments, as format: any TraceFormat) -> Bool {
    format.followsCast && !arguments.has(RunVerb.instructions)
      && !arguments.has(RunVerb.why) && arguments[RunVerb.controllers] == nil && arguments[RunVerb.steps] == nil
      && arguments[RunVerb.diagram] == nil
  }

  /// Plays a scene once. Whether a finding stops it is known only at its end, so until then the trace is kept back.
  func runOnce(
    _ arguments: Arguments, as format: some TraceFormat, in session: Session
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
        options.filter = try filter(arguments, of: plan)
      } catch {
        wrongUsage = error
      }
      return format.trace(of: plan, options: options, output: ByteWriter(pagesOf: Session.pieceSize))
    }
    session.print(compilation)
    let scene = try CompiledScene(compilation, path: source.path)
    session.keep(scene)
    guard var run else { throw session.nothingToRun(scene) }
    if let wrongUsage { throw wrongUsage }
    try session.deliver(&run.observer, to: file)
    session.keep(run)
    return session.judge(run.outcome, of: scene)
  }
}
