internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneWorld

/// What a drawing can show: a scene or one moment of its run as a graph, or the whole run.
enum DrawnView: Sendable {
  case graph(any DiagramView)
  case run(any RunView)

  /// The word after `--view`.
  var name: String {
    switch self {
    case .graph(let view): view.name
    case .run(let view): view.name
    }
  }

  /// The name of the format in which it is drawn unless another is asked for.
  var standardFormat: String {
    switch self {
    case .graph: DiagramFormats.all[0].name
    case .run(let view): view.formats.first ?? DiagramFormats.all[0].name
    }
  }

  /// Every view, those of the graphs first.
  static let choices: [(word: String, summary: String?, value: DrawnView)] =
    DiagramViews.all.map { ($0.name, $0.summary, .graph($0)) } + RunViews.all.map { ($0.name, $0.summary, .run($0)) }
}

extension DiagramVerb {
  /// Draws a whole run.
  func draw(_ view: any RunView, _ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try refuseGraphOptions(arguments, for: view)
    let format = arguments[DiagramVerb.format] ?? view.formats.first.flatMap { DiagramFormats.find($0) }
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: format, environment: session.console.environment)
    guard view.formats.contains(target.format.name) else {
      throw .usage(
        "'--view \(view.name)' can't be drawn with '--format \(target.format.name)'",
        hint: "write " + view.formats.map { "'--format \($0)'" }.joined(separator: " or "))
    }
    let style = try style(arguments, for: target)
    let scene = try session.compileToRun(arguments.operands[0])
    let count = scene.plan.instances.count { !$0.isPrivate }
    if count > DiagramGraph.readableCount, target.isDrawn {
      session.remark(
        "a picture of \(count) controllers is too large to read",
        hint: "play the run instead, with 'scenograph run --format html'")
    }
    var recorder = RunRecorder()
    let exit = session.judge(Pipeline.run(scene.plan, observer: &recorder), of: scene)
    var writer = ByteWriter()
    view.write(recorder.recording, of: scene.plan, as: target.format.name, style: style, into: &writer)
    try session.deliver(try target.bytes(of: writer.take()), to: target.path)
    return exit
  }

  private func refuseGraphOptions(_ arguments: Arguments, for view: any RunView) throws(CommandFailure) {
    let given: [(option: any AnyCommandOption, isThere: Bool)] = [
      (StepChoice.option, arguments[StepChoice.option] != nil),
      (DiagramVerb.details, arguments[DiagramVerb.details] != nil),
      (DiagramVerb.focus, arguments[DiagramVerb.focus] != nil),
      (DiagramVerb.depth, arguments[DiagramVerb.depth] != nil),
      (DiagramVerb.linkBase, arguments[DiagramVerb.linkBase] != nil),
    ]
    guard let name = given.first(where: \.isThere)?.option.name else { return }
    throw .usage(
      "'--\(name)' means nothing to '--view \(view.name)', which shows the whole run", hint: "leave '--\(name)' out")
  }
}
