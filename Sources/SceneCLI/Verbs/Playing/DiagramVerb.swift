internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import SceneGraphs
internal import ScenePlan
internal import SceneRuns
internal import SceneSession
internal import SceneWorld

/// `diagram`: a scene as a drawing.
struct DiagramVerb: Verb {
  let name = "diagram"
  let overview = "Draw a scene: its hierarchy after a step, where its segues lead, or its whole run."
  var discussion: [String] {
    [
      "Without '--format' and '-o', the drawing is text on a terminal, and DOT into a pipe. Without '--format' the name "
        + "after '-o' decides the form: scenograph draws .svg itself, and librsvg makes .png and .pdf of it. Graphviz "
        + "makes all three with '--format dot'. With '--focus' a tree begins at one controller, and a drawing of segues "
        + "shows only the controllers that arrows connect with it."
    ]
  }
  let operands = Operands(
    placeholder: "file", count: .oneOrTwo,
    summary: "A scene or a plan; '-' is standard input. Two of them with '--compare', the old one first.")
  var options: [any AnyCommandOption] {
    [
      DiagramVerb.view, StepChoice.option, DiagramVerb.format, DiagramVerb.details, DiagramVerb.focus,
      DiagramVerb.depth, RunVerb.events, RunVerb.steps, DiagramVerb.theme, DiagramVerb.width, DiagramVerb.linkBase,
      DiagramVerb.compare, DiagramVerb.pair, DiagramVerb.pages, CommonOptions.output, CommonOptions.watch,
    ] + CommonOptions.ofLongWork + SystemOptions.all + ConfinementOptions.all
  }

  static let view = CommandOption(
    "view", placeholder: "view", choices: DrawnView.choices, summary: "What the drawing shows.")
  static let format = CommandOption(
    "format", placeholder: "format", choices: DiagramFormats.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the drawing.")
  static let details = CommandOption<Set<DiagramDetail>>(
    "details", placeholder: "details",
    standard: DiagramViews.all.map { view in
      let words = DiagramDetail.allCases.filter { view.standardDetails.contains($0) }.map(\.rawValue)
      return "\(words.joined(separator: ",")) in \(view.name)"
    }.joined(separator: "; "),
    summary: "The text of controllers besides their names: "
      + DiagramDetail.allCases.map(\.rawValue).joined(separator: ", ") + ", with commas between them, 'all' or 'none'."
  ) { text in
    if text == "all" { return Set(DiagramDetail.allCases) }
    if text == "none" { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let details = words.compactMap { DiagramDetail(rawValue: String($0)) }
    return details.count == words.count ? Set(details) : nil
  }.repeated(as: .list)
  static let focus = CommandOption(
    text: "focus", placeholder: "id", completion: .controllers, summary: "Draw only the part around this controller.")
  static let depth = CommandOption<Int>(
    "depth", placeholder: "count",
    summary: "Draw at most this many levels; for segues, at most this many arrows from the focus."
  ) { text in Int(text).flatMap { $0 >= 0 ? $0 : nil } }
  static let theme = CommandOption(
    "theme", placeholder: "theme", choices: DiagramStyle.Theme.allCases.map { ($0.rawValue, nil, $0) },
    summary: "The theme of an SVG; 'both' follows the system, and 'light' is for what prints it.")
  static let width = CommandOption<Int>(
    "width", placeholder: "pixels", standard: String(DiagramStyle.usualWidth),
    summary: "The largest width of an SVG; 0 means no limit. A picture that can't be so narrow is refused."
  ) { text in Int(text).flatMap { $0 == 0 || $0 >= 240 ? $0 : nil } }
  static let compare = CommandOption(
    flag: "compare",
    summary: "Draw what two scenes have in common, with '+' before what only the second has and '−' before the rest.")
  static let pair = CommandOption(
    flag: "pair", summary: "Write two SVGs, NAME.light.svg and NAME.dark.svg, for pages that choose the theme.")
  static let pages = CommandOption(
    text: "pages", placeholder: "folder", completion: .files(.any),
    summary: "Write a drawing of segues into files of this folder, one for each lane.")
  static let linkBase = CommandOption<String>(
    "link-base", placeholder: "url", summary: "Link each controller in an SVG to its line: URL/file#L12."
  ) { DiagramStyle.isAddress($0) ? $0 : nil }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    if arguments.has(DiagramVerb.pair) { return try drawPair(arguments, in: session) }
    if !isOfMessages(arguments) { try refuseRunOptions(arguments, for: arguments[DiagramVerb.view]?.name ?? "tree") }
    if arguments.has(DiagramVerb.compare) { return try drawDifference(arguments, in: session) }
    if arguments.operands.count > 1 {
      throw .usage(
        "'diagram' takes one <file>, but got '\(arguments.operands[1])' too",
        hint: "to draw two scenes in one picture, add '--compare'")
    }
    if let folder = arguments[DiagramVerb.pages] { return try drawPages(of: folder, arguments, in: session) }
    let view: any DiagramView
    switch arguments[DiagramVerb.view] {
    case .scene?: return try drawOwnPicture(arguments, in: session)
    case .run(let view)?: return try draw(view, arguments, in: session)
    case .graph(let chosen)?: view = chosen
    case nil: view = DiagramViews.all[0]
    }
    let path = arguments[CommonOptions.output]
    // A person at a terminal wants to see it; a program at the end of a pipe gets DOT.
    let standard = path == nil && session.console.isOutputTerminal ? DiagramFormats.find("text") : nil
    let target = try DrawingTarget(
      path: path, format: arguments[DiagramVerb.format] ?? standard, environment: session.console.environment)
    let style = try style(arguments, for: target)
    let choice = try step(arguments, view: view, target: target)
    if arguments[DiagramVerb.depth] != nil, arguments[DiagramVerb.focus] == nil, !view.needsMoment {
      throw .usage(
        "'--depth' means nothing to '--view \(view.name)' without a focus", hint: "name the start, as in '--focus ID'")
    }
    let (scene, graphs, exit) = try graphs(view, at: choice, of: arguments.operands[0], in: session)
    return try draw(graphs, view, exit, of: scene, on: target, style, arguments, in: session)
  }

  /// The drawings of a file, which is played at most once.
  func graphs(
    _ view: any DiagramView, at choice: StepChoice, of file: String, in session: Session
  ) throws(CommandFailure) -> (scene: CompiledScene, graphs: [DiagramGraph], exit: ExitCode) {
    guard view.needsMoment else {
      let scene = try session.declarations(file)
      return (scene, [session.time(.draw) { view.graph(of: scene.planWithCode, at: nil) }], scene.exit)
    }
    if case .all = choice {
      let (scene, (recorder, outcomes), outcome) = try session.play(
        file, observers: RunRecorder(.changes), StepOutcomes())
      let exit = session.judge(outcome, of: scene)
      let graphs = session.time(.draw) { recorder.recording.drawnSteps(as: view, of: scene.plan, outcomes: outcomes) }
      return (scene, graphs, exit)
    }
    let (scene, moment, exit) = try session.play(file, to: choice.step)
    let drawn = moment.map { moment in
      choice.step == nil
        ? DiagramMoment(state: moment.world.picture(), title: DiagramMoment.titleOfEnd)
        : DiagramMoment(after: moment.step, moment.outcome, state: moment.world.picture())
    }
    return (scene, graphs(view, drawn, of: scene, in: session), exit)
  }

  private func graphs(
    _ view: any DiagramView, _ moment: DiagramMoment?, of scene: CompiledScene, in session: Session
  ) -> [DiagramGraph] {
    session.time(.draw) { moment.map { [view.graph(of: scene.plan, at: $0)] } ?? [] }
  }

  /// Draws a run that is recorded already, in the format that its file's name says, or as an SVG.
  func draw(
    _ view: any DiagramView, at choice: StepChoice, of scene: CompiledScene, _ run: RecordedRun,
    _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: arguments[DiagramVerb.format] ?? DiagramFormats.find("svg"),
      environment: session.console.environment)
    let style = try style(arguments, for: target)
    guard view.needsMoment else {
      let graphs = [session.time(.draw) { view.graph(of: scene.planWithCode, at: nil) }]
      return try draw(graphs, view, scene.exit, of: scene, on: target, style, arguments, in: session)
    }
    if let step = choice.step { _ = try StepChoice.number(of: step, in: scene.plan) }
    let exit = session.judge(run.outcome, of: scene)
    if case .all = choice {
      let graphs = session.time(.draw) { run.recording.drawnSteps(as: view, of: scene.plan) }
      return try draw(graphs, view, exit, of: scene, on: target, style, arguments, in: session)
    }
    let moment = run.recording.moment(after: choice.step)
    if let step = choice.step { try session.checkReached(step, hasReached: moment != nil, of: scene, exit) }
    return try draw(
      graphs(view, moment, of: scene, in: session), view, exit, of: scene, on: target, style, arguments, in: session)
  }

  private func draw(
    _ graphs: consuming [DiagramGraph], _ view: any DiagramView, _ exit: ExitCode, of scene: CompiledScene,
    on target: DrawingTarget, _ style: DiagramStyle, _ arguments: Arguments, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    let details = arguments[DiagramVerb.details] ?? view.standardDetails
    for index in graphs.indices { graphs[index] = try part(arguments, of: graphs[index].showing(details)) }
    if target.isDrawn { warn(of: graphs, view, arguments, in: session) }
    if target.format.isStyled,
      let omission = session.time(.draw, { DiagramGraph.omission(of: graphs, style: style) })
    {
      session.remark(omission, hint: DiagramVerb.widthHint)
    }
    try session.draw(on: target, style, isWidthAsked: arguments[DiagramVerb.width] != nil) {
      target.format.write(graphs, style: $0, into: &$1)
    }
    return exit
  }

  func style(
    _ arguments: Arguments, for target: DrawingTarget
  ) throws(CommandFailure) -> DiagramStyle {
    let format = target.format
    var style = DiagramStyle()
    // Pixels and paper follow no system.
    if target.isFixed { style.theme = .light }
    if let theme = arguments[DiagramVerb.theme] { style.theme = theme }
    if let width = arguments[DiagramVerb.width] { style.width = width == 0 ? nil : width }
    style.linkBase = arguments[DiagramVerb.linkBase]
    if format.isStyled { return style }
    let given = [
      arguments[DiagramVerb.theme].map { _ in DiagramVerb.theme.name },
      arguments[DiagramVerb.width].map { _ in DiagramVerb.width.name },
      arguments[DiagramVerb.linkBase].map { _ in DiagramVerb.linkBase.name },
    ]
    guard let name = given.compactMap(\.self).first else { return style }
    let styled = DiagramFormats.all.filter(\.isStyled).map { "'--format \($0.name)'" }.joined(separator: " or ")
    throw .usage(
      "'--\(name)' means nothing to '--format \(format.name)'", hint: "write \(styled), or leave '--\(name)' out")
  }

  /// Whether the view may show some messages only.
  private func isOfMessages(_ arguments: Arguments) -> Bool {
    switch arguments[DiagramVerb.view] {
    case .run?, .scene?: true
    case .graph?, nil: false
    }
  }

  /// The part of a drawing that the options select.
  func part(_ arguments: Arguments, of graph: DiagramGraph) throws(CommandFailure) -> DiagramGraph {
    let (focus, depth) = (arguments[DiagramVerb.focus], arguments[DiagramVerb.depth])
    guard focus != nil || depth != nil else { return graph }
    if let part = graph.focused(on: focus, depth: depth) { return part }
    let name = focus ?? ""
    let nearest = Suggestion.nearest(to: name, in: graph.names).map { "; did you mean '\($0)'?" } ?? ""
    throw .usage(
      "the drawing has no controller '\(name)'" + nearest, hint: "leave '--focus' out to see all controllers")
  }

  private func warn(
    of graphs: [DiagramGraph], _ view: any DiagramView, _ arguments: Arguments, in session: Session
  ) {
    guard let count = graphs.map(\.controllerCount).max(), count > DiagramGraph.readableCount else { return }
    let depth = view.needsMoment && arguments[DiagramVerb.depth] == nil ? " or '--depth N'" : ""
    session.remark(
      "a picture of \(count) controllers is too large to read", hint: "draw a part of it with '--focus ID'" + depth)
  }

  func step(
    _ arguments: Arguments, view: any DiagramView, target: DrawingTarget
  ) throws(CommandFailure) -> StepChoice {
    guard let choice = arguments[StepChoice.option] else { return .end }
    if !view.needsMoment {
      throw .usage(
        "'--step' means nothing to '--view \(view.name)', which shows no moment of a run", hint: "leave '--step' out")
    }
    if case .all = choice, target.holdsOneDrawing {
      throw .usage(
        "this picture shows one step, not all of them",
        hint: "give '--step' a number, or write '--format svg' for all in one picture")
    }
    return choice
  }
}

/// A recording of a run, and how the run ended.
typealias RecordedRun = (recording: RunRecording, outcome: RunOutcome)

extension RunRecording {
  /// The moment after a step, or at the end, as a drawing names it; nil if the run didn't reach it.
  func moment(after name: String?) -> DiagramMoment? {
    guard let name else {
      return firstAndLastState.map { DiagramMoment(state: $0.last, title: DiagramMoment.titleOfEnd) }
    }
    var moment: DiagramMoment?
    let outcomes = outcomes
    replaySteps { index, state in
      let step = steps[index].record
      if moment == nil, step.id == name || String(step.number) == name {
        moment = DiagramMoment(after: step, outcomes.outcome(of: step), state: state)
      }
    }
    return moment
  }
}
