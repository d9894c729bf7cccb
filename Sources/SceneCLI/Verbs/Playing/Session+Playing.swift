internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneProgram
internal import SceneRuns
internal import SceneSession
internal import SceneWorld

extension Session {
  /// Reads a file and plays it once; its findings go to standard error.
  ///
  /// - Returns: The scene, with a cast and steps, and routines with instructions only if a plan was read; the observers and how the run
  ///   ended, nil where there is nothing to run.
  func playIfPossible<each Observer: LifecycleObserver>(
    _ path: String, observers: repeat each Observer
  ) throws(CommandFailure) -> (scene: CompiledScene, run: (observers: (repeat each Observer), outcome: RunOutcome)?) {
    let reader = reader(of: [path])
    let file = try reader.read(path)
    return try play(file, as: variation, reader.loader(of: path), observers: repeat each observers)
  }

  /// Plays a file that was read.
  func play<each Observer: LifecycleObserver>(
    _ file: SourceFile, as variation: Variation, _ loader: some SourceLoader, besides found: [Diagnostic] = [],
    observers: repeat each Observer
  ) throws(CommandFailure) -> (scene: CompiledScene, run: (observers: (repeat each Observer), outcome: RunOutcome)?) {
    var loader = loader
    var (compilation, run) = Pipeline.run(
      file, as: variation, loader: &loader, observers: repeat each observers)
    print(compilation, besides: found)
    // A run that ended early has expected nothing of the steps behind its last one.
    if !compilation.isOfPlan, let last = compilation.plan?.steps.last?.number {
      compilation.plan?.expectations.removeAll { $0.step > last }
    }
    return (try CompiledScene(compilation, path: file.path), run)
  }

  /// Reads a file with something to run, and plays it once.
  func play<each Observer: LifecycleObserver>(
    _ path: String, observers: repeat each Observer
  ) throws(CommandFailure) -> (scene: CompiledScene, observers: (repeat each Observer), outcome: RunOutcome) {
    let (scene, run) = try playIfPossible(path, observers: repeat each observers)
    guard let run else { throw nothingToRun(scene) }
    return (scene, run.observers, run.outcome)
  }

  /// Reads a file, plays it once, and keeps the world as a step or the whole run has left it.
  ///
  /// - Parameter step: The number or the id of the step, which the run must reach; nil is the end.
  func play(
    _ path: String, to step: String?
  ) throws(CommandFailure) -> (scene: CompiledScene, moment: StateRecorder.Moment?, exit: ExitCode) {
    let (scene, recorder, outcome) = try play(path, observers: StateRecorder(step.map { .step($0) } ?? .end))
    if let step { _ = try StepChoice.number(of: step, in: scene.plan) }
    let exit = judge(outcome, of: scene)
    if let step { try checkReached(step, hasReached: recorder.moment != nil, of: scene, exit) }
    return (scene, recorder.moment, exit)
  }
}
