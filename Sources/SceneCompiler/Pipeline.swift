public import SceneBasics
internal import SceneKinds
public import ScenePlan
public import SceneProgram
internal import SceneRuns
internal import SceneSemantics
internal import SceneSyntax
internal import SceneWhy
public import SceneWorld

/// The result of a compilation of a scene or plan file.
public struct Compilation: Sendable {
  /// All files that were read, for excerpts.
  public var files: SourceFiles
  /// In the order of the source, each once.
  public var diagnostics: [Diagnostic]
  /// Nil if a finding stopped the compilation. A scene without `initial` has a plan without steps.
  public var plan: HierarchyPlan?
  /// Whether the file was a plan, so that nothing is known of what that was made of.
  public var isOfPlan = false
  /// Whether there are more slips than are compared with names at once.
  package var hasUncomparedSlips = false

  public init(files: SourceFiles, diagnostics: [Diagnostic], plan: HierarchyPlan?) {
    self.files = files
    self.diagnostics = diagnostics
    self.plan = plan
  }
}

/// The whole compiler, one stage per line.
public enum Pipeline {
  /// Reads a scene, or a plan (a mapping whose first key is `plan`), and all that it imports.
  ///
  /// - Parameters:
  ///   - file: The scene or plan.
  ///   - variation: Other circumstances than those that a scene names; a plan has its own in it.
  ///   - loader: Reads imported files.
  ///   - wantsPlan: Whether a plan is written; to check a scene there is no need for one.
  public static func compile(
    _ file: SourceFile, as variation: Variation = Variation(), loader: inout some SourceLoader, wantsPlan: Bool = true
  ) -> Compilation {
    var files = SourceFiles()
    var symbols = SymbolTable()
    var sink = DiagnosticSink()
    let id = files.add(file)
    loader.watch?.begin(.parse)
    defer { loader.watch?.end() }
    if PlanParser.isPlan(file) {
      let plan = PlanParser.parse(file, id: id, sink: &sink)
      if !wantsPlan, let plan { sink.report(runOf: plan, file, in: &files) }
      var compilation = Compilation(files: files, diagnostics: sink.sorted, plan: plan)
      compilation.isOfPlan = true
      return compilation
    }
    let document = SceneParser.parse(file, id: id, symbols: &symbols, sink: &sink)
    let filter = FindingFilter(document.findings, sink: &sink)
    let (plan, wasPlayed) = SceneCompilation.compile(
      consume document, sources: &files, symbols: consume symbols, wantsPlan: wantsPlan, as: variation, loader: &loader,
      sink: &sink, explain: causes)
    loader.watch?.begin(.fix)
    filter.apply(to: &sink, in: files, wasPlayed: wasPlayed)
    let diagnostics = SceneEditor.fixing(sink.sorted, in: files).withSoundFixes(in: files)
    var compilation = Compilation(files: files, diagnostics: diagnostics, plan: plan)
    compilation.hasUncomparedSlips = sink.hasUncomparedSlips
    return compilation
  }

  /// Reads a scene, and all that it imports, for what goes on with its program.
  ///
  /// - Parameters:
  ///   - file: The scene.
  ///   - variation: Other circumstances than those that it names.
  ///   - loader: Reads imported files.
  /// - Returns: What was found, without a plan, and the program; nil if a finding stops the compilation.
  public static func program(
    of file: SourceFile, as variation: Variation = Variation(), loader: inout some SourceLoader
  ) -> (compilation: Compilation, program: Program?) {
    var files = SourceFiles()
    var symbols = SymbolTable()
    var sink = DiagnosticSink()
    loader.watch?.begin(.parse)
    defer { loader.watch?.end() }
    let document = SceneParser.parse(file, id: files.add(file), symbols: &symbols, sink: &sink)
    let filter = FindingFilter(document.findings, sink: &sink)
    let program = SceneCompilation.program(
      document, sources: &files, symbols: symbols, as: variation, loader: &loader, sink: &sink)
    filter.apply(to: &sink, in: files, wasPlayed: false)
    return (Compilation(files: files, diagnostics: sink.sorted, plan: nil), program)
  }

  /// Reads a scene or a plan for what it declares. Nothing is run.
  ///
  /// - Parameters:
  ///   - file: The scene or plan.
  ///   - variation: Other circumstances than those that a scene names; a plan has its own in it.
  ///   - loader: Reads imported files.
  /// - Returns: What was found without a run; of a scene the plan has templates, and neither instances nor steps.
  public static func declarations(
    of file: SourceFile, as variation: Variation = Variation(), loader: inout some SourceLoader
  ) -> Compilation {
    if PlanParser.isPlan(file) { return compile(file, loader: &loader) }
    var (compilation, program) = program(of: file, as: variation, loader: &loader)
    compilation.plan = program.map { HierarchyPlan(head: $0) }
    let diagnostics = SceneEditor.fixing(compilation.diagnostics, in: compilation.files)
    compilation.diagnostics = diagnostics.withSoundFixes(in: compilation.files)
    return compilation
  }

  /// Reads a scene or a plan and runs it, in one pass: a scene is played once, and no plan of it is kept.
  ///
  /// - Parameters:
  ///   - file: The scene or plan.
  ///   - variation: Other circumstances than those that a scene names; a plan has its own in it.
  ///   - loader: Reads imported files.
  ///   - observers: They watch the run. Only `Compilation.plan` says whether what was observed counts.
  /// - Returns: What was found, with a plan that has instances, names and steps, and routines only if it was read; the
  ///   observers and how the run ended, nil if a finding stopped it or there is nothing to run.
  public static func run<each Observer: LifecycleObserver>(
    _ file: SourceFile, as variation: Variation = Variation(), loader: inout some SourceLoader,
    observers: repeat each Observer
  ) -> (compilation: Compilation, run: (observers: (repeat each Observer), outcome: RunOutcome)?) {
    if PlanParser.isPlan(file) {
      let compilation = compile(file, loader: &loader)
      guard let plan = compilation.plan, !plan.steps.isEmpty else { return (compilation, nil) }
      loader.watch?.begin(.play)
      defer { loader.watch?.end() }
      return (compilation, PlanRun.run(plan, limits: file.limits, observers: repeat each observers))
    }
    var files = SourceFiles()
    var symbols = SymbolTable()
    var sink = DiagnosticSink()
    loader.watch?.begin(.parse)
    defer { loader.watch?.end() }
    let document = SceneParser.parse(file, id: files.add(file), symbols: &symbols, sink: &sink)
    let filter = FindingFilter(document.findings, sink: &sink)
    let (plan, run) = SceneCompilation.play(
      consume document, sources: &files, symbols: consume symbols, as: variation, loader: &loader, sink: &sink,
      explain: causes, observers: repeat each observers)
    loader.watch?.begin(.fix)
    filter.apply(to: &sink, in: files, wasPlayed: run != nil)
    let diagnostics = SceneEditor.fixing(sink.sorted, in: files).withSoundFixes(in: files)
    return (Compilation(files: files, diagnostics: diagnostics, plan: plan), run)
  }

  /// Runs a plan from its start.
  ///
  /// - Parameters:
  ///   - plan: A compiled scene.
  ///   - limits: How far the run may go.
  ///   - observer: It is told of every step, and of what it wishes.
  /// - Returns: How the run ended.
  public static func run<Observer: LifecycleObserver>(
    _ plan: HierarchyPlan, limits: Limits = Limits(), observer: inout Observer
  ) -> RunOutcome {
    let (watched, outcome) = PlanRun.run(plan, limits: limits, observers: observer)
    observer = watched
    return outcome
  }

  /// Plays a program once more, for the causes of its events.
  private static func causes(of program: Program, limits: Limits) -> any CauseSource {
    let (log, cast, _) = Simulation.play(program, limits: limits, observers: CauseLog())
    return Explainer(cast, log)
  }
}
