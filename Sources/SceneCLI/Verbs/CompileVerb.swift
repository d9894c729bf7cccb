internal import SceneBasics
internal import ScenePlan

/// `compile`: a scene as the plan that a run follows.
struct CompileVerb: Verb {
  let name = "compile"
  let overview = "Compile a scene to a plan: a file that runs without its scene, or a listing to read."
  let operands = Operands(placeholder: "file", count: .one, summary: "A scene or a plan; '-' is standard input.")
  var options: [any AnyCommandOption] {
    [CompileVerb.format, CommonOptions.output] + CommonOptions.ofLongWork + ConfinementOptions.all
  }

  private enum Format: CaseIterable {
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
    let scene = try session.compile(arguments.operands[0])
    var writer = ByteWriter()
    switch arguments[CompileVerb.format] ?? .json {
    case .json: PlanWriter.write(scene.plan, into: &writer)
    case .listing: PlanListing.write(scene.plan, into: &writer)
    }
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return scene.exit
  }
}
