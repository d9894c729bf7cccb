internal import SceneBasics
internal import ScenePlan
internal import SceneSession

/// `compile`: a scene as the plan that a run follows.
struct CompileVerb: Verb {
  let name = "compile"
  let overview = "Compile a scene to a plan: a file that runs without its scene, or a listing to read."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [CompileVerb.format, CommonOptions.output] + CommonOptions.ofLongWork + ConfinementOptions.all
  }

  private enum Format: String, Sendable {
    case json, listing
  }

  private static let format = CommandOption(
    "format", placeholder: "format",
    choices: [
      ("json", "a plan file, which 'run', 'tree', 'diagram' and 'test' take", Format.json),
      ("listing", "every step and its instructions, for people", Format.listing),
    ],
    summary: "The form of the plan.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let forms = FormChoice(
      verb: name, choices: [("json", ["plan", "json"], Format.json), ("listing", ["listing", "txt"], .listing)])
    let format = try forms.form(arguments[CompileVerb.format]?.rawValue, for: arguments[CommonOptions.output])
    let scene = try session.compile(arguments.operands[0])
    var writer = ByteWriter()
    switch format {
    case .json: PlanWriter.write(plan(of: scene, arguments, in: session), into: &writer)
    case .listing: PlanListing.write(scene.plan, into: &writer)
    }
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return scene.exit
  }

  /// The plan, with its files as they are seen from where it will lie.
  private func plan(of scene: CompiledScene, _ arguments: Arguments, in session: Session) -> HierarchyPlan {
    var plan = scene.plan
    guard let path = arguments[CommonOptions.output], path != "-", arguments.operands[0] != "-" else { return plan }
    var names = PathNames(session.console.files)
    let way = names.way(fromBeside: path, toBeside: arguments.operands[0])
    plan.files = plan.files.map { $0.hasPrefix("/") ? $0 : way + $0 }
    return plan
  }
}
