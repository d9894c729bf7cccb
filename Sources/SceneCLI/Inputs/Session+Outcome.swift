internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// The moments of a run that were asked for, and what the command answers to its end.
typealias MomentRecord = (moments: [StateRecorder.Moment], exit: ExitCode)

extension Session {
  /// Says on standard error how a run ended that ended badly, and what the command answers to it.
  func judge(_ outcome: RunOutcome, of scene: CompiledScene) -> ExitCode {
    var exit = scene.exit
    if let raised = outcome.raised, !outcome.isRaiseExpected {
      let expect = "expect it: 'expect: { raises: \(scene.name(of: raised)) }'"
      if scene.hasFound(raised) {
        remark(
          "the exception at \(scene.place(of: raised.mark)) ended the run",
          hint: "if the scene is about it, \(expect)")
      } else {
        report(
          CommandFailure(
            .inputAtFault, subject: scene.place(of: raised.mark), scene.text(of: raised),
            hint: "run 'scenograph check' to see why, or \(expect)"))
      }
      exit = exit.and(.inputAtFault)
    }
    if let limit = outcome.limit {
      report(
        CommandFailure(
          .notDone, subject: scene.path, CompiledScene.text(ofLimit: limit), hint: CompiledScene.limitHint))
      exit = exit.and(.notDone)
    }
    return exit
  }

  /// Why an answer that takes many runs isn't given to its end.
  func tooManyTrials(_ path: String, hint: String) -> CommandFailure {
    CommandFailure(
      .notDone, subject: path, "the runs that this answer takes have more than \(limits[.trials]) events in all",
      hint: hint + ", or allow more with '--limit \(Limit.trials)=\(10 * limits[.trials])'")
  }

  /// Runs a plan and keeps the chosen moments. The run must reach each of them.
  func record(_ choice: StepChoice, of scene: CompiledScene) throws(CommandFailure) -> MomentRecord {
    let wanted = try choice.numbers(in: scene.plan)
    var recorder = StateRecorder(wanted: wanted)
    let outcome = time(.play) { Pipeline.run(scene.plan, limits: scene.limits, observer: &recorder) }
    let exit = judge(outcome, of: scene)
    try checkReached(wanted, hasReached: !recorder.moments.isEmpty, of: scene, exit)
    return (recorder.moments, exit)
  }

  /// Reads a file, and draws the moment after each step. A scene is played once, and no plan of it is written.
  func drawAll(
    _ view: any DiagramView, of path: String
  ) throws(CommandFailure) -> (scene: CompiledScene, graphs: [DiagramGraph], exit: ExitCode) {
    let (scene, drawn, outcome) = try play(path) { DrawnMoments(view, of: $0) }
    let exit = judge(outcome, of: scene)
    try checkReached(StepChoice.all.numbers(in: scene.plan), hasReached: !drawn.graphs.isEmpty, of: scene, exit)
    return (scene, drawn.graphs, exit)
  }

  /// Runs a plan, and draws the moment after each step.
  func drawAll(
    _ view: any DiagramView, of scene: CompiledScene
  ) throws(CommandFailure) -> (graphs: [DiagramGraph], exit: ExitCode) {
    var drawn = DrawnMoments(view, of: scene.plan)
    let outcome = time(.play) { Pipeline.run(scene.plan, limits: scene.limits, observer: &drawn) }
    let exit = judge(outcome, of: scene)
    try checkReached(StepChoice.all.numbers(in: scene.plan), hasReached: !drawn.graphs.isEmpty, of: scene, exit)
    return (drawn.graphs, exit)
  }

  /// Reads a file and keeps the end of its run. A scene is played once, and no plan of it is written.
  func recordEnd(of path: String) throws(CommandFailure) -> (scene: CompiledScene, record: MomentRecord) {
    let (scene, recorder, outcome) = try play(path) { _ in StateRecorder(wanted: nil) }
    return (scene, (recorder.moments, judge(outcome, of: scene)))
  }

  /// Reads a file and records its run. A scene is played once, and its plan has a cast and steps, but no routines.
  func recordRun(
    of path: String
  ) throws(CommandFailure) -> (scene: CompiledScene, recording: RunRecording, outcome: RunOutcome) {
    let (scene, recorder, outcome) = try play(path) { _ in RunRecorder() }
    return (scene, recorder.recording, outcome)
  }

  private func play<Observer: LifecycleObserver>(
    _ path: String, observer makeObserver: (HierarchyPlan) -> Observer
  ) throws(CommandFailure) -> (scene: CompiledScene, observer: Observer, outcome: RunOutcome) {
    let reader = reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    var (compilation, run) = Pipeline.run(file, as: variation, loader: &loader, observer: makeObserver)
    print(compilation)
    // A run that ended early has expected nothing of the steps behind its last one.
    if !compilation.isOfPlan, let last = compilation.plan?.steps.last?.number {
      compilation.plan?.expectations.removeAll { $0.step > last }
    }
    let scene = try CompiledScene(compilation, path: file.path)
    guard let run else { throw nothingToRun(scene) }
    return (scene, run.observer, run.outcome)
  }

  /// Runs a plan and writes the tree of each chosen moment. The run must reach each of them.
  func writeTrees(
    _ choice: StepChoice, of scene: CompiledScene, as format: any TreeFormat
  ) throws(CommandFailure) -> (trees: WrittenTrees, exit: ExitCode) {
    let wanted = try choice.numbers(in: scene.plan)
    let hasTitles = if case .all = choice { true } else { false }
    var trees = WrittenTrees(of: scene.plan, as: format, wanted: wanted, hasTitles: hasTitles)
    let outcome = time(.play) { Pipeline.run(scene.plan, limits: scene.limits, observer: &trees) }
    let exit = judge(outcome, of: scene)
    try checkReached(wanted, hasReached: !trees.isEmpty, of: scene, exit)
    return (trees, exit)
  }

  private func checkReached(
    _ wanted: Set<Int>?, hasReached: Bool, of scene: CompiledScene, _ exit: ExitCode
  ) throws(CommandFailure) {
    guard let wanted, wanted.count == 1, !hasReached, let number = wanted.first else { return }
    throw CommandFailure(
      exit.and(.inputAtFault), subject: scene.path, "the run ended before step \(number)",
      hint: "leave '--step' out to see the end")
  }
}

extension CompiledScene {
  /// What to do about a run that doesn't end.
  static let limitHint = "look for an override that fires itself, or allow more with '--limit'"

  /// Which limit ended a run.
  static func text(ofLimit limit: String) -> String {
    "the run was stopped: \(limit) [\(DiagnosticCatalogue.limitOfRuns)]"
  }

  /// A place as messages start: `a.yaml:12`.
  func place(of mark: SourceMark) -> String { path(of: mark) + (mark.line == 0 ? "" : ":\(mark.line)") }

  /// Whether a finding has told of an exception already.
  func hasFound(_ raised: LifecycleEvent) -> Bool {
    guard case .message(let message) = raised.argument else { return false }
    return findings.contains { finding in
      finding.severity == .error && "\(finding.code)" == message.kind.code
        && finding.span.file == FileID(UInt32(raised.mark.file)) && finding.span.line == raised.mark.line
    }
  }

  /// What an exception says.
  func text(of raised: LifecycleEvent) -> String {
    guard case .message(let message) = raised.argument else { return "an exception ended the run" }
    return "an exception ended the run: \(plan.text(of: message)) [\(message.kind.code)]"
  }

  /// The name of an exception's code.
  func name(of raised: LifecycleEvent) -> String { plan.argumentText(of: raised) ?? "" }
}
