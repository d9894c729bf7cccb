internal import SceneBasics
internal import SceneCompiler
internal import SceneDiagrams
internal import SceneFiles
internal import SceneGraphs
internal import ScenePlan
internal import SceneRuns
internal import SceneSession
internal import SceneTrace
internal import SceneWorld

/// Several pictures at once: light and dark, before and after, or the pages of one.
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

  /// One drawing of two scenes: the parts that they have in common, and those of only one.
  func drawDifference(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard arguments.operands.count == 2 else {
      throw .usage("'--compare' needs two files", hint: "name the old one and the new one")
    }
    let view: any DiagramView
    switch arguments[DiagramVerb.view] {
    case .graph(let chosen)?: view = chosen
    case nil: view = DiagramViews.all[0]
    case .scene?, .run?:
      let names = DiagramViews.all.map { "'--view \($0.name)'" }.joined(separator: " or ")
      throw .usage(
        "'--compare' means nothing to '--view \(arguments[DiagramVerb.view]?.name ?? "")'",
        hint: "write \(names), or leave it out")
    }
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: arguments[DiagramVerb.format] ?? DiagramFormats.find("svg"),
      environment: session.console.environment)
    let style = try style(arguments, for: target)
    let choice = try step(arguments, view: view, target: target)
    if case .all = choice {
      throw .usage("'--compare' shows one step of each scene, not all", hint: "give '--step' a number")
    }
    var (graphs, exit): ([DiagramGraph], ExitCode) = ([], .done)
    var traces: [[TraceLine]] = []
    var maps: [DiagramGraph] = []
    for path in arguments.operands {
      let (drawn, trace, map, ended) = try side(view, at: choice, of: path, in: session)
      exit = exit.and(ended)
      traces.append(trace)
      maps += map
      graphs += drawn.map { $0.showing(arguments[DiagramVerb.details] ?? view.standardDetails) }
    }
    guard graphs.count == 2 else { return exit }
    let names = DiagramVerb.shortNames(arguments.operands)
    let isOtherMap = maps.count == 2 && !maps[1].hasSameParts(as: maps[0])
    graphs = [
      session.time(.draw) {
        graphs[1].compared(
          with: graphs[0], called: (old: names[0], new: names[1]),
          besides: TraceComparison(traces[0], traces[1]).remark
            ?? (isOtherMap ? "what is declared differs, as '--view segues' shows" : nil))
      }
    ]
    try session.draw(on: target, style, isWidthAsked: arguments[DiagramVerb.width] != nil) {
      target.format.write(graphs, style: $0, into: &$1)
    }
    return exit
  }

  /// The drawing of one scene; where it shows a moment of a run, the trace of the run and what is declared, too.
  private func side(
    _ view: any DiagramView, at choice: StepChoice, of path: String, in session: Session
  ) throws(CommandFailure) -> (graphs: [DiagramGraph], trace: [TraceLine], map: [DiagramGraph], exit: ExitCode) {
    guard view.needsMoment else {
      let (_, graphs, exit) = try graphs(view, at: choice, of: path, in: session)
      return (graphs, [], [], exit)
    }
    let comparable = ComparableTrace(TraceOptions())
    let (scene, recorder, outcome) = try session.play(
      path, observers: RunRecorder(comparable.contents.union(.changes)))
    if let step = choice.step { _ = try StepChoice.number(of: step, in: scene.plan) }
    let exit = session.judge(outcome, of: scene)
    let moment = recorder.recording.moment(after: choice.step)
    if let step = choice.step { try session.checkReached(step, hasReached: moment != nil, of: scene, exit) }
    let graphs = session.time(.draw) { moment.map { [view.graph(of: scene.plan, at: $0)] } ?? [] }
    let map = DiagramViews.find(PictureView.segues.rawValue).map { [$0.graph(of: scene.plan, at: nil)] } ?? []
    return (graphs, comparable.lines(of: recorder.recording, scene.plan), map, exit)
  }

  /// The names of files without the folders that all of them lie in.
  private static func shortNames(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/") }
    let names = parts.map { $0.last.map(String.init) ?? "" }
    if Set(names).count == names.count || Set(paths).count < paths.count { return names }
    let same = zip(parts[0], parts[1]).prefix { $0 == $1 }.count
    return parts.map { $0.dropFirst(same).joined(separator: "/") }
  }

  /// A picture of each lane, in files of a folder.
  func drawPages(of folder: String, _ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard case .graph(let view)? = arguments[DiagramVerb.view], !view.needsMoment else {
      let names = DiagramViews.all.filter { !$0.needsMoment }.map { "'--view \($0.name)'" }
      throw .usage(
        "'--pages' splits only a drawing of what is declared", hint: "add " + names.joined(separator: " or "))
    }
    if arguments[CommonOptions.output] != nil {
      throw .usage("'--pages' names a folder, and '-o' a file", hint: "leave one of them out")
    }
    let target = try DrawingTarget(
      path: nil, format: arguments[DiagramVerb.format] ?? DiagramFormats.find("svg"),
      environment: session.console.environment)
    let style = try style(arguments, for: target)
    let (_, graphs, exit) = try graphs(
      view, at: try step(arguments, view: view, target: target), of: arguments.operands[0], in: session)
    guard let graph = graphs.first else { return exit }
    let shown = try part(arguments, of: graph.showing(arguments[DiagramVerb.details] ?? view.standardDetails))
    if !session.isFolder(folder), case .failure(let failure) = session.console.files.makeFolder(folder) {
      throw Session.failure(FileFailure(folder, failure))
    }
    let changes = session.time(.draw) {
      shown.pages.map { page in
        var writer = ByteWriter()
        target.format.write(page.graph, style: style, into: &writer)
        let name = page.name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? String($0) : "-" }.joined()
        let end = folder.hasSuffix("/") ? "" : "/"
        return FileChange(folder + end + name + "." + target.format.endings[0], writer.take())
      }
    }
    try session.write(changes)
    for change in changes { session.remark("wrote \(change.path)") }
    return exit
  }
}

extension TraceComparison {
  /// How much differs, and from where on; nil if nothing does.
  fileprivate var remark: String? {
    guard differenceCount > 0 else { return nil }
    var step = 0
    for row in rows {
      let line: TraceLine
      switch row {
      case .alike(_, let other), .changed(_, let other): line = other
      case .first(let only), .second(let only): line = only
      }
      step = line.startedStep ?? step
      if row.isDifference { break }
    }
    let lines = differenceCount == 1 ? "1 line" : "\(differenceCount) lines"
    return "the traces differ in \(lines), from \(step == 0 ? "the launch" : "step \(step)") on" + remarkOnSteps
  }

  /// How many steps only one of them has; empty if none.
  private var remarkOnSteps: String {
    var (less, more) = (0, 0)
    for row in rows {
      switch row {
      case .first(let line): less += line.startedStep == nil ? 0 : 1
      case .second(let line): more += line.startedStep == nil ? 0 : 1
      case .alike, .changed: break
      }
    }
    func words(_ count: Int, _ word: String) -> [String] {
      count == 0 ? [] : ["\(count) step\(count == 1 ? "" : "s") \(word)"]
    }
    return (words(less, "less") + words(more, "more")).reduce("") { $0 + "; " + $1 }
  }
}
