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
  /// What shows a whole run: trace events, the page that plays it, and the views of `diagram`.
  case chrome, html, timeline, sequence, screens

  func run(_ scene: [UInt8]) {
    var loader = Checking.NoImports()
    let file = SourceFile(path: "generated.scene.yaml", bytes: scene)
    switch self {
    case .check: _ = Pipeline.compile(file, loader: &loader, wantsPlan: false)
    case .run: trace(file, as: TraceKind.text.format)
    case .test: _ = Pipeline.run(file, loader: &loader) { _ in NoObserver() }
    case .chrome: trace(file, as: TraceKind.chrome.format)
    case .html: trace(file, as: PlayerFormat())
    case .timeline, .sequence, .screens: draw(file)
    }
  }

  private func trace(_ file: SourceFile, as format: some TraceFormat) {
    var loader = Checking.NoImports()
    _ = Pipeline.run(file, loader: &loader) { plan in
      format.trace(of: plan, options: TraceOptions(), output: ByteWriter())
    }
  }

  private func draw(_ file: SourceFile) {
    guard let plan = Machine.plan(of: file.bytes), let view = RunViews.all.first(where: { $0.name == rawValue })
    else { return }
    var recorder = RunRecorder()
    _ = Pipeline.run(plan, observer: &recorder)
    var output = ByteWriter()
    view.write(recorder.recording, of: plan, as: .svg, style: DiagramStyle(), into: &output)
  }
}
