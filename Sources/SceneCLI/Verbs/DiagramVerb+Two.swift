internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import ScenePlan
internal import SceneWorld

/// Two pictures at once: light and dark, or before and after.
extension DiagramVerb {
  /// The files of a pair: for light surroundings, and for dark.
  static func paths(ofPair path: String, in dialect: MarkdownDialect) -> [(theme: DiagramStyle.Theme, path: String)]? {
    dialect.pair(path).map { [(.light, $0.light), (.dark, $0.dark)] }
  }

  func drawPair(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard let files = arguments[CommonOptions.output].flatMap({ DiagramVerb.paths(ofPair: $0, in: session.dialect) })
    else {
      throw .usage("'--pair' writes two SVGs and needs a name", hint: "write '-o NAME.svg'")
    }
    guard arguments[DiagramVerb.theme] == nil else {
      throw .usage("'--pair' writes both themes, and '--theme' chooses one", hint: "leave one of them out")
    }
    guard !arguments.operands.contains("-") else {
      throw .usage("'--pair' reads its file twice, and standard input can be read once", hint: "give the file a name")
    }
    var exit = ExitCode.done
    for (theme, path) in files {
      let one = arguments.dropping(DiagramVerb.pair).setting(theme.rawValue, for: DiagramVerb.theme)
        .setting(path, for: CommonOptions.output)
      exit = exit.and(try run(one, in: session))
    }
    return exit
  }

  /// The hierarchies that two scenes leave, in one picture.
  func drawDifference(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage("'--compare' needs two files", hint: "name the old one and the new one")
    }
    let tree = DiagramViews.all[0]
    if let view = arguments[DiagramVerb.view], view.name != tree.name {
      throw .usage(
        "'--compare' means nothing to '--view \(view.name)'", hint: "write '--view \(tree.name)', or leave it out")
    }
    let choice = arguments[StepChoice.option] ?? .end
    if case .all = choice {
      throw .usage("'--compare' shows one step of each scene, not all", hint: "give '--step' a number")
    }
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: arguments[DiagramVerb.format] ?? DiagramFormats.find("svg"),
      environment: session.console.environment)
    let style = try style(arguments, for: target)
    var (graphs, exit): ([DiagramGraph], ExitCode) = ([], .done)
    for (path, word) in zip(arguments.operands, ["before: ", "after: "]) {
      let (scene, moment, ended) = try session.play(path, to: choice.step)
      exit = exit.and(ended)
      guard let moment else { continue }
      let drawn =
        choice.step == nil
        ? DiagramMoment(state: moment.world.picture(), title: DiagramMoment.titleOfEnd)
        : DiagramMoment(after: moment.step, moment.outcome, state: moment.world.picture())
      var graph = tree.graph(of: scene.plan, at: drawn)
      graph.heading.insert(DiagramText(word + path, .detail), at: min(1, graph.heading.count))
      graphs.append(graph.showing(arguments[DiagramVerb.details] ?? tree.standardDetails))
    }
    if graphs.count == 2, graphs[0].shows(thatOf: graphs[1]) {
      graphs = [graphs[1]]
      graphs[0].heading.insert(DiagramText("the same as in \(arguments.operands[0])", .detail), at: 1)
    }
    try session.draw(on: target, style, isWidthAsked: arguments[DiagramVerb.width] != nil) {
      target.format.write(graphs, style: $0, into: &$1)
    }
    return exit
  }
}
