internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneSession
internal import SceneTrace
internal import SceneWorld

/// `run --compare`: two traces side by side.
extension RunVerb {
  /// A scene that is put beside another one, its run, and its name.
  private struct Side {
    let scene: CompiledScene
    let recording: RunRecording
    let outcome: RunOutcome
    let name: String
  }

  /// Runs two scenes, or one on two systems, and shows what the traces have in common and what not; 1 if they differ.
  func compare(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try checkComparison(arguments)
    let (first, second) =
      arguments.operands.count == 1 ? try systems(arguments, in: session) : try scenes(arguments, in: session)
    let (lines, exit) = try trace(first, beside: second, arguments, in: session)
    let (otherLines, otherExit) = try trace(second, beside: first, arguments, in: session)
    let comparison = TraceComparison(lines, otherLines)

    let file = arguments[CommonOptions.output].flatMap { $0 == "-" ? nil : $0 }
    let names = (first.name, second.name)
    var layout = arguments[RunVerb.layout] ?? .unified
    if arguments[RunVerb.layout] == nil, file == nil, session.console.isOutputTerminal,
      ComparisonLayout.columns.width(of: comparison, names: names) <= session.console.outputWidth()
    {
      layout = .columns
    }
    var writer = ByteWriter()
    let decoration = file == nil ? session.outputDecoration : .plain
    layout.write(comparison, names: names, decoration: decoration, into: &writer)
    if comparison.differenceCount > 0, let call = matrixCall(arguments, first, second) {
      writer.write("# '\(call)' names what makes each difference\n")
    }
    try session.deliver(writer.take(), to: file)
    return exit.and(otherExit).and(comparison.differenceCount == 0 ? .done : .inputAtFault)
  }

  /// The call that names the causes, where two systems of one file are compared.
  private func matrixCall(_ arguments: Arguments, _ first: Side, _ second: Side) -> String? {
    let systems = (first.scene.plan.ios, second.scene.plan.ios)
    guard arguments.operands.count == 1, arguments.operands[0] != "-", systems.0 != systems.1 else { return nil }
    let events = arguments[RunVerb.events].map { " --events \($0)" } ?? ""
    return "scenograph run --matrix ios=\(systems.0),\(systems.1)\(events) \(arguments.operands[0])"
  }

  private func checkComparison(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.operands.count <= 2 else {
      let versions = arguments.operands.filter { Int($0) != nil }
      let files = arguments.operands.filter { Int($0) == nil }
      throw .usage(
        "'--compare' takes two files, not \(arguments.operands.count)",
        hint: versions.count == 2 && files.count == 1
          ? "write 'scenograph run --compare --ios \(versions[0]),\(versions[1]) \(files[0])'"
          : "write 'scenograph run --compare one.yaml other.yaml'")
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
    _ = try FormChoice(verb: "run --compare", choices: [("text", ["txt"], 0)])
      .form(arguments[RunVerb.format]?.name, for: arguments[CommonOptions.output])
  }

  /// Two scenes, each on its own system, or both on the one that the options name.
  private func scenes(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> (Side, Side) {
    guard try SystemOptions.variations(arguments).count == 1 else {
      throw .usage(
        "two files and several systems are too many to compare", hint: "name one file, or one system for both")
    }
    let (one, other) = (arguments.operands[0], arguments.operands[1])
    return (try side(one, arguments, in: session), try side(other, arguments, in: session))
  }

  private func side(_ path: String, _ arguments: Arguments, in session: Session) throws(CommandFailure) -> Side {
    let contents = ComparableTrace(options(arguments)).contents
    let (scene, recorder, outcome) = try session.play(path, observers: RunRecorder(contents))
    return Side(scene: scene, recording: recorder.recording, outcome: outcome, name: path)
  }

  /// One scene on two systems, or on its own and on another. The file is read once.
  private func systems(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> (Side, Side) {
    var variations = try SystemOptions.variations(arguments)
    if variations.count == 1, let other = variations.first, !other.isEmpty { variations = [Variation(), other] }
    guard variations.count == 2 else {
      guard variations.count > 2 else {
        throw .usage(
          "'--compare' needs two files, or one file and two systems",
          hint: "write 'scenograph run --compare one.yaml other.yaml', or "
            + "'scenograph run --compare --ios 12,17 one.yaml'")
      }
      throw .usage(
        "'--compare' puts two traces side by side, and these options ask for \(variations.count)",
        hint: "name two systems, or two devices")
    }
    let path = arguments.operands[0]
    var reader = session.reader(of: [path])
    reader.refusesPlans = true
    let file = try reader.read(path)
    var found: [Diagnostic] = []
    var sides: [Side] = []
    for variation in variations {
      let (scene, run): (CompiledScene, (observers: RunRecorder, outcome: RunOutcome)?)
      do throws(CommandFailure) {
        (scene, run) = try session.play(
          file, as: variation, reader.loader(of: path), besides: found,
          observers: RunRecorder(ComparableTrace(options(arguments)).contents))
      } catch {
        // The findings alone don't say on which of the two they are.
        let others = variations.filter { other in
          var loader = reader.loader(of: path)
          return other != variation && !Pipeline.compile(file, as: other, loader: &loader).hasErrors
        }
        guard error.message == nil, let other = others.first else { throw error }
        let ways = (systemName(variation), systemName(other))
        throw CommandFailure(
          error.exit, subject: file.path, "doesn't run to its end on \(ways.0), and does on \(ways.1)",
          hint: "the error above is that of \(ways.0); 'scenograph run' shows each by itself")
      }
      guard let run else { throw session.nothingToRun(scene) }
      found += scene.findings
      let name = path + (variation.isEmpty ? "" : ", " + variation.title)
      sides.append(Side(scene: scene, recording: run.observers.recording, outcome: run.outcome, name: name))
    }
    return (sides[0], sides[1])
  }

  private func systemName(_ variation: Variation) -> String {
    variation.isEmpty ? "the scene's own system" : variation.title
  }

  private func options(_ arguments: Arguments) -> TraceOptions {
    var options = TraceOptions(showsInstructions: arguments.has(RunVerb.instructions))
    options.showsFlags = arguments.has(RunVerb.flags)
    return options
  }

  /// The lines of a scene's trace, and the exit code of its run.
  private func trace(
    _ side: Side, beside other: Side, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> (lines: [TraceLine], exit: ExitCode) {
    var options = options(arguments)
    options.filter = try filter(arguments, of: side.scene.plan, besides: other.scene.plan)
    let lines = ComparableTrace(options).lines(of: side.recording, side.scene.plan)
    return (lines, session.judge(side.outcome, of: side.scene))
  }
}
