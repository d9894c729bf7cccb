internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import ScenePlayer
internal import SceneRunViews
internal import SceneRuns
internal import SceneTrace
internal import SceneWorld

/// The command's work on a scene of many steps, without the printing.
enum Verb: String, CaseIterable {
  case check, run, test
  /// `test`, where each expectation counts from the launch on.
  case since
  /// Outputs that show a whole run: lines of JSON, trace events, the page that plays it, the views of `diagram`, and
  /// the trees after all steps.
  case jsonl, chrome, html, timeline, sequence, screens, trees

  /// The expectations of its script.
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
    case .test, .since: _ = Pipeline.run(file, loader: &loader)
    case .jsonl: trace(file, as: TraceKind.jsonl.format)
    case .chrome: trace(file, as: TraceKind.chrome.format)
    case .html: trace(file, as: PlayerFormat())
    case .timeline, .sequence, .screens: draw(file)
    case .trees: drawTrees(file)
    }
  }

  /// As the command does into a pipe.
  private func trace(_ file: SourceFile, as format: any TraceFormat) {
    var loader = Checking.NoImports()
    let options = TraceOptions()
    let result = Pipeline.run(file, loader: &loader, observers: RunRecorder(format.contents(options)))
    guard let plan = result.compilation.plan, let recorder = result.run?.observers else { return }
    var output = Verb.pipe()
    format.write(recorder.recording, of: plan, options: options, into: &output)
    output.flush()
  }

  private func draw(_ file: SourceFile) {
    var loader = Checking.NoImports()
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: RunRecorder())
    guard let plan = compilation.plan, let run, let view = RunViews.all.first(where: { $0.name == rawValue })
    else { return }
    var output = Verb.pipe()
    view.write(run.observers.recording, of: plan, as: .svg, style: DiagramStyle(), into: &output)
    output.flush()
  }

  /// A stand-in for a pipe: its reader does nothing with the bytes.
  private static func pipe() -> ByteWriter { ByteWriter { _ in } }

  private func drawTrees(_ file: SourceFile) {
    var loader = Checking.NoImports()
    let (compilation, run) = Pipeline.run(file, loader: &loader, observers: RunRecorder(.changes))
    guard let plan = compilation.plan, let recording = run?.observers.recording else { return }
    var output = Verb.pipe()
    let graphs = recording.drawnSteps(as: DiagramViews.all[0], of: plan)
    DiagramFormats.find("svg")?.write(graphs, style: DiagramStyle(), into: &output)
    output.flush()
  }
}
