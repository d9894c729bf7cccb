internal import SceneBasics
internal import ScenePlan
internal import SceneRuns
internal import SceneSession
internal import SceneTrace
internal import SceneWorld

/// `tree`: the hierarchy at a moment of a run.
struct TreeVerb: Verb {
  let name = "tree"
  let overview = "Run a scene and print its hierarchy, at the end or after a step."
  let discussion = [
    "The text is the form of 'tree' in an expectation. A controller whose view isn't loaded is 'disappeared' there, too; "
      + "'--format uikit' says which."
  ]
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [StepChoice.option, TreeVerb.format, CommonOptions.output] + CommonOptions.ofLongWork + SystemOptions.all
      + ConfinementOptions.all
  }

  private static let format = CommandOption(
    "format", placeholder: "format", choices: TreeFormats.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the tree.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands[0]
    let forms = FormChoice<any TreeFormat>(
      verb: name, choices: TreeFormats.all.map { ($0.name, $0.name == "text" ? ["txt"] : [], $0) })
    let format = try forms.form(arguments[TreeVerb.format]?.name, for: arguments[CommonOptions.output])
    var output = ByteWriter()
    let (scene, moment, exit): (CompiledScene, StateRecorder.Moment?, ExitCode)
    switch arguments[StepChoice.option] ?? .end {
    case .end:
      (scene, moment, exit) = try session.play(path, to: nil)
      TreeVerb.write(moment, of: scene.plan, as: format, into: &output)
    case .step(let step):
      (scene, moment, exit) = try session.play(path, to: step)
      TreeVerb.write(moment, of: scene.plan, as: format, into: &output)
    case .all:
      let (all, observers, outcome) = try session.play(path, observers: RunRecorder(.changes), StateRecorder(.end))
      (scene, moment, exit) = (all, observers.1.moment, session.judge(outcome, of: all))
      TreeVerb.write(observers.0.recording, of: all.plan, as: format, into: &output)
    }
    try session.deliver(output.take(), to: arguments[CommonOptions.output])
    let living = moment.map { LivingOn.all(in: $0.world) } ?? []
    if session.console.isErrorTerminal, !living.isEmpty {
      let text = "# lives on: \(living.map { $0.text(in: scene.plan) }.joined(separator: ", "))"
      session.console.report(session.errorDecoration.paint(text, as: .faint) + "\n")
    }
    return exit
  }

  private static func write(
    _ moment: StateRecorder.Moment?, of plan: HierarchyPlan, as format: any TreeFormat, into output: inout ByteWriter
  ) {
    if let moment { format.write(moment.world.picture(), of: plan, into: &output) }
  }

  /// Writes the tree after each step below the step's title.
  private static func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: any TreeFormat, into output: inout ByteWriter
  ) {
    recording.replaySteps(ofInstances: plan.instances.count) { index, state, _ in
      let step = recording.steps[index].record
      output.write((index == 0 ? "" : "\n") + "# \(step.number)  \(VisibleText.of(step.title))\n")
      format.write(state, of: plan, into: &output)
    }
  }
}
