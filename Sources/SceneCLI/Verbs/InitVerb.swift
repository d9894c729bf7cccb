internal import SceneBasics
internal import SceneFiles
internal import ScenePlan

/// `init`: a first scene to begin with.
struct InitVerb: Verb {
  let name = "init"
  let overview = "Write a small first scene that runs at once."
  let discussion = ["The scene has comments and its own expectations. An existing file stays as it is."]
  let operands = Operands(
    placeholder: "file", count: .optional, summary: "The file; '-' is standard output. (default: \(standardPath))"
  )
  var options: [any AnyCommandOption] { [InitVerb.kind, InitVerb.log, CommonOptions.force] }

  private static let standardPath = "first.scene.yaml"
  private static let kind = CommandOption(
    "kind", placeholder: "kind", choices: FirstScene.all.map { ($0.name, $0.summary, $0) },
    summary: "The subject of the scene.")
  private static let log = CommandOption(
    text: "from-log", placeholder: "file", completion: .files(.any),
    summary: "An app's console: the scene is what 'log' finds in its first run.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands.first ?? InitVerb.standardPath
    if arguments[InitVerb.log] != nil, arguments[InitVerb.kind] != nil {
      throw .usage("'--kind' and '--from-log' are two scenes", hint: "leave one of them out")
    }
    guard path != "-" else {
      session.console.out.write(try text(by: arguments, for: path, in: session))
      return .done
    }
    if !arguments.has(CommonOptions.force) {
      try session.refuseToReplace(path, nameInFolder: InitVerb.standardPath)
    }
    try session.deliver(Array(try text(by: arguments, for: path, in: session).utf8), to: path)
    let shown = VisibleText.of(path)
    // Standard output may be the file itself.
    session.console.report(
      """
      wrote \(shown); now try

        scenograph run \(shown)
        scenograph tree --step all \(shown)
        scenograph test \(shown)

      """)
    return .done
  }

  private func text(by arguments: Arguments, for path: String, in session: Session) throws(CommandFailure) -> String {
    guard let log = arguments[InitVerb.log] else { return (arguments[InitVerb.kind] ?? FirstScene.all[0]).text }
    var answer = LogAnswer(to: try session.read(log), printed: [], with: nil)
    answer.search(with: nil, limits: session.limits)
    return try answer.sceneText(for: path, limits: session.limits)
  }
}
