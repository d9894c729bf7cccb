internal import SceneBasics
internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// `tree`: the hierarchy at a moment of a run.
struct TreeVerb: Verb {
  let name = "tree"
  let overview = "Run a scene and print its hierarchy, at the end or after a step."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [StepChoice.option, TreeVerb.format, CommonOptions.output] + CommonOptions.ofLongWork + SystemOptions.all
      + ConfinementOptions.all
  }

  private static let format = CommandOption(
    "format", placeholder: "format", choices: TreeFormats.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the tree.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let forms = FormChoice<any TreeFormat>(
      verb: name, choices: TreeFormats.all.map { ($0.name, $0.name == "text" ? ["txt"] : [], $0) })
    let format = try forms.form(arguments[TreeVerb.format]?.name, for: arguments[CommonOptions.output])
    let scene = try session.compileToRun(arguments.operands[0])
    let choice = arguments[StepChoice.option] ?? .end
    var (trees, exit) = try session.writeTrees(choice, of: scene, as: format)
    try session.deliver(trees.output.take(), to: arguments[CommonOptions.output])
    let living = trees.livingOn
    if session.console.isErrorTerminal, !living.isEmpty {
      let text = "# lives on: \(living.joined(separator: ", "))"
      session.console.report(session.errorDecoration.paint(text, as: .faint) + "\n")
    }
    return exit
  }
}
