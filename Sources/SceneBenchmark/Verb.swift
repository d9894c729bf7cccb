internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import ScenePlayer
internal import SceneTrace
internal import SceneWorld

/// What the command does with a scene of many steps, without the printing.
enum Verb: String, CaseIterable {
  case check, run, test
  /// `test`, where each expectation counts from the launch on.
  case since
  /// What shows a whole run: lines of JSON, trace events, the page that plays it, the views of `diagram`, and the trees
  /// after all steps.
  case jsonl, chrome, html, timeline, sequence, screens, trees

  /// What its script expects.
  var expected: GeneratedScript.Expected {
    switch self {
    case .test: .end
    case .since: .sinceLaunch
    case .check, .run, .jsonl, .chrome, .html, .timeline, .sequence, .screens, .trees: .nothing
    }
  }

  func run(_ scene: [UInt8]) {
    var loader = Checking.NoImports()
    let file = SourceFile(path: "generated.scene.yaml", bytes: scene)
    switch self {
    case .check: _ = Pipeline.compile(file, loader: &loader, wantsPlan: false)
    case .run: trace(file, as: TraceKind.text.format)
    case .test, .since: _ = Pipeline.run(file, loader: &loader) { _ in NoObserver() }
    case .jsonl: trace(file, as: TraceKind.jsonl.format)
    case .chrome: trace(file, as: TraceKind.chrome.format)
    case .html: trace(file, as: PlayerFormat())
    case .timeline, .sequence, .screens: draw(file)
    case .trees: drawTrees(file)
    }
  }

  /// As the command does into a pipe: what is written while a scene is played for the first time is kept in pages. What
  /// is written behind that, or of a plan, is handed on.
  private func trace(_ file: SourceFile, as format: some TraceFormat) {
    func output() -> ByteWriter { ByteWriter(pagesOf: 1 << 18) }
    var loader = Checking.NoImports()
    guard format.followsCast else {
      guard let plan = Machine.plan(of: file.bytes) else { return }
      var trace = format.trace(of: plan, options: TraceOptions(), output: Verb.pipe())
      _ = Pipeline.run(plan, observer: &trace)
      return
    }
    var options = TraceOptions()
    options.isKeptBack = true
    let result = Pipeline.run(file, loader: &loader, keepsSteps: false) { plan in
      format.trace(of: plan, options: options, output: output())
    }
    guard var trace = result.run?.observer else { return }
    let pages = trace.output.takePages()
    trace.output = Verb.pipe()
    trace.flush()
    withExtendedLifetime(pages) {}
  }

  private func draw(_ file: SourceFile) {
    var loader = Checking.NoImports()
    let (compilation, run) = Pipeline.run(file, loader: &loader) { _ in RunRecorder() }
    guard let plan = compilation.plan, let run, let view = RunViews.all.first(where: { $0.name == rawValue })
    else { return }
    var output = Verb.pipe()
    view.write(run.observer.recording, of: plan, as: .svg, style: DiagramStyle(), into: &output)
    output.flush()
  }

  /// What goes to a pipe: its reader does nothing with it.
  private static func pipe() -> ByteWriter { ByteWriter { _ in } }

  private func drawTrees(_ file: SourceFile) {
    var loader = Checking.NoImports()
    let (_, run) = Pipeline.run(file, loader: &loader) { DrawnMoments(DiagramViews.all[0], of: $0) }
    var output = Verb.pipe()
    DiagramFormats.find("svg")?.write(run?.observer.graphs ?? [], style: DiagramStyle(), into: &output)
    output.flush()
  }
}
