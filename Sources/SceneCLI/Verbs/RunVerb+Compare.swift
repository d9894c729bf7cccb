internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneTrace

/// `run --compare`: two traces side by side.
extension RunVerb {
  /// Runs two scenes and shows what they have in common and what not; 1 if they differ.
  func compare(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try checkComparison(arguments)
    let paths = (arguments.operands[0], arguments.operands[1])
    let first = try session.compileToRun(paths.0)
    let second = try session.compileToRun(paths.1)
    let (lines, exit) = try trace(first, beside: second, arguments, in: session)
    let (otherLines, otherExit) = try trace(second, beside: first, arguments, in: session)
    let comparison = TraceComparison(lines, otherLines)

    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    let names = (first.path, second.path)
    var layout = arguments[RunVerb.layout] ?? .unified
    if arguments[RunVerb.layout] == nil, file == nil, session.console.isOutputTerminal,
      ComparisonLayout.columns.width(of: comparison, names: names) <= session.console.outputWidth()
    {
      layout = .columns
    }
    var writer = ByteWriter()
    let decoration = file == nil ? session.outputDecoration : .plain
    layout.write(comparison, names: names, decoration: decoration, into: &writer)
    try session.deliver(writer.take(), to: file)
    return exit.and(otherExit).and(comparison.differenceCount == 0 ? .done : .inputAtFault)
  }

  private func checkComparison(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.operands.count == 2 else {
      throw .usage("'--compare' needs two files", hint: "write 'scenograph run --compare one.yaml other.yaml'")
    }
    guard arguments.operands != ["-", "-"] else {
      throw .usage("standard input can't be both sides", hint: "name a file for one of them")
    }
    if arguments[RunVerb.diagram] != nil {
      throw .usage("'--diagram' draws one scene, not two", hint: "draw each with 'scenograph diagram'")
    }
    if arguments.has(RunVerb.why) {
      throw .usage("'--compare' shows no causes", hint: "ask 'scenograph why' for an event")
    }
    if let format = arguments[RunVerb.format], format.name != TraceFormats.all[0].name {
      throw .usage("'--compare' shows text traces only", hint: "leave '--format' out")
    }
  }

  /// The lines of a scene's trace, and how its run ended.
  private func trace(
    _ scene: CompiledScene, beside other: CompiledScene, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> (lines: [String], exit: ExitCode) {
    var options = TraceOptions(showsInstructions: arguments.has(RunVerb.instructions))
    options.filter = try filter(arguments, of: scene.plan, besides: other.plan)
    options.showsFlags = arguments.has(RunVerb.flags)
    // Where two systems differ, it is often in the layout.
    if options.filter.callbacks == nil {
      let shown = Callback.shownByDefault.union([.layout])
      options.filter.callbacks = Set(Callback.allCases.filter { shown.contains($0.group) })
    }
    options.showsPlaces = false
    let trace = TraceFormats.all[0].trace(of: scene.plan, options: options, output: ByteWriter())
    let run = watch(trace, scene, keepsEnd: false)
    let lines = String(decoding: run.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, session.judge(run.outcome, of: scene))
  }
}
