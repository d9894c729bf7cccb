internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneWorld

/// What a drawing can show: a scene or one moment of its run as a graph, the whole run, or what the scene asks for.
enum DrawnView: Sendable {
  case scene
  case graph(any DiagramView)
  case run(any RunView)

  /// The word after `--view`.
  var name: String {
    switch self {
    case .scene: "scene"
    case .graph(let view): view.name
    case .run(let view): view.name
    }
  }

  /// The name of the default format.
  var standardFormat: String {
    switch self {
    case .scene: "svg"
    case .graph: DiagramFormats.all[0].name
    case .run(let view): (view.formats.first ?? .svg).rawValue
    }
  }

  /// Every view, those of the graphs first.
  static let choices: [(word: String, summary: String?, value: DrawnView)] =
    DiagramViews.all.map { ($0.name, $0.summary, .graph($0)) } + RunViews.all.map { ($0.name, $0.summary, .run($0)) }
    + [
      (
        "scene",
        "the view that 'picture' in the scene names; or else the hierarchy, or the screens if the end is as the launch",
        .scene
      )
    ]

  /// The view of a name that a scene may write.
  init(_ view: PictureView) {
    if let graph = DiagramViews.find(view.rawValue) {
      self = .graph(graph)
    } else {
      self = .run(RunViews.find(view.rawValue) ?? RunViews.all[0])
    }
  }
}

extension DiagramVerb {
  /// Draws what the scene asks for, or what tells most of it.
  func drawOwnPicture(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try refuseGraphOptions(arguments, "which draws the view that the scene names", for: "scene")
    let scene = try session.compile(arguments.operands[0])
    let picture = scene.plan.picture ?? standardPicture(of: scene)
    let step: StepChoice =
      switch picture.step {
      case nil: .end
      case "all"?: .all
      case "launch"?: .step("0")
      case let id?: .step(id)
      }
    switch DrawnView(picture.view ?? .tree) {
    case .run(let view): return try draw(view, scene, arguments, in: session)
    case .graph(let view): return try draw(view, at: step, of: scene, arguments, in: session)
    case .scene: return .done
    }
  }

  /// The hierarchy at the end, unless that is what it was at the launch: then a film strip says what came between.
  private func standardPicture(of scene: CompiledScene) -> PictureRecord {
    let plan = scene.plan
    // What only declares controllers has segues to show.
    guard !plan.steps.isEmpty else { return PictureRecord(view: .segues) }
    var recorder = RunRecorder()
    _ = Pipeline.run(plan, limits: scene.limits, observer: &recorder)
    let recording = recorder.recording
    guard recording.steps.count > 1, let (first, last) = recording.firstAndLastState else { return PictureRecord() }
    let tree = DiagramViews.all[0]
    let graphs = [first, last].map { tree.graph(of: plan, at: DiagramMoment(state: $0, title: "")) }
    return PictureRecord(view: graphs[0] == graphs[1] ? .screens : .tree)
  }

  /// Draws a whole run.
  func draw(_ view: any RunView, _ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try refuseGraphOptions(arguments, "which shows the whole run", for: view.name)
    return try draw(view, nil, arguments, in: session)
  }

  /// - Parameter compiled: The scene, if it is compiled already.
  private func draw(
    _ view: any RunView, _ compiled: CompiledScene?, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let ending = arguments[CommonOptions.output].flatMap { FileEnding.of($0) }
    let told = view.formats.map(\.format).first { format in ending.map(format.endings.contains) ?? false }
    let format = arguments[DiagramVerb.format] ?? told ?? view.formats.first?.format
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: format, environment: session.console.environment)
    guard let written = view.formats.first(where: { $0.rawValue == target.format.name }) else {
      throw .usage(
        "'--view \(view.name)' can't be drawn with '--format \(target.format.name)'",
        hint: "write " + view.formats.map { "'--format \($0.rawValue)'" }.joined(separator: " or "))
    }
    let style = try style(arguments, for: target)
    let (scene, recording, outcome) =
      if let compiled { record(compiled, in: session) } else { try session.recordRun(of: arguments.operands[0]) }
    let count = scene.plan.instances.count { !$0.isPrivate }
    if count > DiagramGraph.readableCount, target.isDrawn {
      session.remark(
        "a picture of \(count) controllers is too large to read",
        hint: "play the run instead, with 'scenograph run --format html'")
    }
    let exit = session.judge(outcome, of: scene)
    if target.format.isStyled,
      let omission = session.time(.draw, { view.omission(recording, of: scene.plan, style: style) })
    {
      session.remark(omission, hint: DiagramVerb.widthHint)
    }
    try session.draw(on: target) { view.write(recording, of: scene.plan, as: written, style: style, into: &$0) }
    return exit
  }

  private func record(
    _ scene: CompiledScene, in session: Session
  ) -> (scene: CompiledScene, recording: RunRecording, outcome: RunOutcome) {
    var recorder = RunRecorder()
    let outcome = session.time(.play) { Pipeline.run(scene.plan, limits: scene.limits, observer: &recorder) }
    return (scene, recorder.recording, outcome)
  }

  private func refuseGraphOptions(
    _ arguments: Arguments, _ reason: String, for view: String
  ) throws(CommandFailure) {
    let given: [(option: any AnyCommandOption, isThere: Bool)] = [
      (StepChoice.option, arguments[StepChoice.option] != nil),
      (DiagramVerb.details, arguments[DiagramVerb.details] != nil),
      (DiagramVerb.focus, arguments[DiagramVerb.focus] != nil),
      (DiagramVerb.depth, arguments[DiagramVerb.depth] != nil),
      (DiagramVerb.linkBase, arguments[DiagramVerb.linkBase] != nil),
    ]
    guard let name = given.first(where: \.isThere)?.option.name else { return }
    throw .usage(
      "'--\(name)' means nothing to '--view \(view)', \(reason)", hint: "leave '--\(name)' out")
  }
}

extension DiagramVerb {
  /// How to see all that a narrow picture says in words.
  static let widthHint = "draw it without a limit with '--width 0'"

  /// Whether it is left to the scene what its picture shows.
  static func leavesPictureOpen(_ arguments: Arguments) -> Bool {
    arguments[CommonOptions.output]?.hasSuffix(".svg") == true && arguments[view] == nil
      && arguments[StepChoice.option] == nil && arguments[details] == nil && arguments[focus] == nil
      && arguments[depth] == nil && arguments[linkBase] == nil
  }
}
