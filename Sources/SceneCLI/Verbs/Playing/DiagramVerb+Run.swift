internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan
internal import SceneRunViews
internal import SceneRuns
internal import SceneSession
internal import SceneWorld

/// The subject of a drawing: a scene or one moment of its run as a graph, the whole run, or whatever the scene asks
/// for.
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
    try refuseRunOptions(arguments, for: "scene")
    let (scene, run) = try session.playIfPossible(arguments.operands[0], observers: RunRecorder())
    let recorded: RecordedRun =
      run.map { ($0.observers.recording, $0.outcome) }
      ?? (RunRecording(), RunOutcome(raised: nil, failures: [], judged: 0))
    let picture = scene.plan.picture ?? standardPicture(of: scene.plan, recorded.recording)
    let step: StepChoice =
      switch picture.step {
      case nil: .end
      case "all"?: .all
      case "launch"?: .step("0")
      case let id?: .step(id)
      }
    switch DrawnView(picture.view ?? .tree) {
    case .run(let view):
      let (target, written) = try target(of: view, arguments, in: session)
      return try draw(recorded, of: scene, view, as: written, on: target, arguments, in: session)
    case .graph(let view): return try draw(view, at: step, of: scene, recorded, arguments, in: session)
    case .scene: return .done
    }
  }

  /// The hierarchy at the end, unless that leaves out what the scene is about. Where it is empty or as at the launch, or
  /// where something was presented and is gone, a film strip says what came between.
  private func standardPicture(of plan: HierarchyPlan, _ recording: RunRecording) -> PictureRecord {
    // What only declares controllers has segues to show.
    guard !plan.steps.isEmpty else { return PictureRecord(view: .segues) }
    guard let (first, last) = recording.firstAndLastState else { return PictureRecord() }
    let tree = DiagramViews.all[0]
    let graphs = [first, last].map { tree.graph(of: plan, at: DiagramMoment(state: $0, title: "")) }
    if graphs[1].nodes.isEmpty { return PictureRecord(view: .screens) }
    guard recording.steps.count > 1 else { return PictureRecord() }
    return PictureRecord(view: graphs[0] == graphs[1] || recording.hasDismissed(by: last) ? .screens : .tree)
  }

  /// Draws a whole run.
  func draw(_ view: any RunView, _ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let showsParts = view.showing(RunPart()) != nil
    try refuseGraphOptions(arguments, "which shows the whole run", for: view.name, butForParts: showsParts)
    if !showsParts { try refuseRunOptions(arguments, for: view.name) }
    let (target, written) = try target(of: view, arguments, in: session)
    _ = try style(arguments, for: target)
    let (scene, recorder, outcome) = try session.play(arguments.operands[0], observers: RunRecorder())
    let part = try part(arguments, of: scene.plan)
    return try draw(
      (recorder.recording, outcome), of: scene, view.showing(part) ?? view, as: written, on: target, arguments,
      in: session)
  }

  /// The part of a run that the options select.
  private func part(_ arguments: Arguments, of plan: HierarchyPlan) throws(CommandFailure) -> RunPart {
    let filter = try RunVerb().filter(arguments, of: plan)
    var part = RunPart()
    (part.callbacks, part.actions, part.steps) = (filter.callbacks, filter.actions, filter.steps)
    part.details = arguments[DiagramVerb.details] ?? []
    guard let focus = arguments[DiagramVerb.focus] else { return part }
    part.focus = focus
    let names = plan.instances.filter { !$0.isPrivate }.map(\.name)
    if names.contains(focus) { return part }
    let nearest = Suggestion.nearest(to: focus, in: names).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage(
      "no controller '\(focus)' takes part in the run" + nearest,
      hint: "leave '--focus' out to see all controllers")
  }

  /// Refuses options that select messages.
  func refuseRunOptions(_ arguments: Arguments, for view: String) throws(CommandFailure) {
    let given = [
      arguments[RunVerb.events].map { _ in RunVerb.events.name },
      arguments[RunVerb.steps].map { _ in RunVerb.steps.name },
    ]
    guard let name = given.compactMap(\.self).first else { return }
    throw .usage(
      "'--\(name)' means nothing to '--view \(view)'", hint: "write '--view sequence', or leave '--\(name)' out")
  }

  /// The target of a drawing of a whole run, and its language.
  private func target(
    of view: any RunView, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> (DrawingTarget, DrawingFormat) {
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
    return (target, written)
  }

  private func draw(
    _ run: RecordedRun, of scene: CompiledScene, _ view: any RunView, as written: DrawingFormat,
    on target: DrawingTarget, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let style = try style(arguments, for: target)
    let count = scene.plan.instances.count { !$0.isPrivate }
    if count > DiagramGraph.readableCount, target.isDrawn {
      session.remark(
        "a picture of \(count) controllers is too large to read",
        hint: "play the run instead, with 'scenograph run --format html'")
    }
    let exit = session.judge(run.outcome, of: scene)
    try session.draw(on: target, style, isWidthAsked: arguments[DiagramVerb.width] != nil) {
      view.write(run.recording, of: scene.plan, as: written, style: $0, into: &$1)
    }
    // A picture that is refused leaves nothing out.
    if target.format.isStyled,
      let omission = session.time(.draw, { view.omission(run.recording, of: scene.plan, style: style) })
    {
      session.remark(omission, hint: DiagramVerb.widthHint)
    }
    return exit
  }

  private func refuseGraphOptions(
    _ arguments: Arguments, _ reason: String, for view: String, butForParts showsParts: Bool = false
  ) throws(CommandFailure) {
    let given: [(option: any AnyCommandOption, isThere: Bool)] = [
      (StepChoice.option, arguments[StepChoice.option] != nil),
      (DiagramVerb.details, arguments[DiagramVerb.details] != nil && !showsParts),
      (DiagramVerb.focus, arguments[DiagramVerb.focus] != nil && !showsParts),
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

  /// Whether a drawing as text may be in any form.
  static func leavesFormatOpen(_ arguments: Arguments) -> Bool {
    arguments[CommonOptions.output] == nil && arguments[format] == nil
      && (arguments[view]?.standardFormat ?? DiagramFormats.all[0].name) == DiagramFormats.all[0].name
  }

  /// Whether it is left to the scene what its picture shows.
  static func leavesPictureOpen(_ arguments: Arguments) -> Bool {
    arguments[CommonOptions.output]?.hasSuffix(".svg") == true && arguments[view] == nil
      && arguments[StepChoice.option] == nil && arguments[details] == nil && arguments[focus] == nil
      && arguments[depth] == nil && arguments[linkBase] == nil && arguments[RunVerb.events] == nil
      && arguments[RunVerb.steps] == nil
  }
}

extension RunRecording {
  /// Whether something that was presented isn't any more.
  fileprivate func hasDismissed(by end: HierarchyState) -> Bool {
    moments.indices.contains { moment in
      moments.changes(at: moment).contains { change in
        change.presenter != nil && (!end[change.instance].isAlive || end[change.instance].presenter == nil)
      }
    }
  }
}
