internal import SceneBasics
internal import SceneDiagrams
internal import ScenePlan

/// `diagram`: a scene as a drawing.
struct DiagramVerb: Verb {
  let name = "diagram"
  let overview = "Draw a scene: its hierarchy after a step, or where its segues lead."
  var discussion: [String] {
    ["With '-o' and a name that ends in .svg, .png or .pdf, graphviz draws the picture."]
  }
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [DiagramVerb.view, StepChoice.option, DiagramVerb.format, CommonOptions.output, CommonOptions.watch]
  }

  /// What is written where nothing else is asked for.
  static var standardFormat: any DiagramFormat { DiagramFormats.all[0] }

  private static let view = CommandOption(
    "view", placeholder: "view", choices: DiagramViews.all.map { ($0.name, $0.summary, $0) },
    summary: "What the drawing shows.")
  static let format = CommandOption(
    "format", placeholder: "format", choices: DiagramFormats.all.map { ($0.name, $0.summary, $0) },
    summary: "How the drawing is written.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let view = arguments[DiagramVerb.view] ?? DiagramViews.all[0]
    let format = arguments[DiagramVerb.format] ?? DiagramVerb.standardFormat
    let target = try DrawingTarget(
      path: arguments[CommonOptions.output], format: format, environment: session.console.environment)
    let choice = try step(arguments, view: view, target: target)
    let scene =
      view.needsMoment ? try session.compileToRun(arguments.operands[0]) : try session.compile(arguments.operands[0])
    let diagram = Diagram(view, as: format)
    var exit = scene.exit
    var writer = ByteWriter()
    if view.needsMoment {
      let record = try session.record(choice, of: scene)
      exit = record.exit
      for moment in record.moments {
        diagram.write(scene.plan, at: moment.drawn(choice), into: &writer)
      }
    } else {
      diagram.write(scene.plan, into: &writer)
    }
    try session.deliver(try target.bytes(of: writer.take()), to: target.path)
    return exit
  }

  private func step(
    _ arguments: Arguments, view: any DiagramView, target: DrawingTarget
  ) throws(CommandFailure) -> StepChoice {
    guard let choice = arguments[StepChoice.option] else { return .end }
    if !view.needsMoment {
      throw .usage(
        "'--step' means nothing to '--view \(view.name)', which shows no moment of a run", hint: "leave '--step' out")
    }
    if case .all = choice, target.isPicture {
      throw .usage("a picture shows one step, not all of them", hint: "give '--step' a number, or write DOT")
    }
    return choice
  }
}

extension StateRecorder.Moment {
  /// The moment as a drawing names it.
  func drawn(_ choice: StepChoice) -> DiagramMoment {
    let title =
      switch choice {
      case .end: "at the end"
      case .all, .step: step.number == 0 ? "after launch" : "after step \(step.number), \(step.title)"
      }
    return DiagramMoment(state: state, title: title)
  }
}
