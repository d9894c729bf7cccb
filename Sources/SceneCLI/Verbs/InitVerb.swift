internal import SceneBasics
internal import SceneFiles
internal import ScenePlan
internal import SceneSession

/// `init`: a first scene to begin with.
struct InitVerb: Verb {
  let name = "init"
  let overview = "Write a small first scene that runs at once."
  let discussion = ["The scene has comments and its own expectations. An existing file stays as it is."]
  let operands = Operands(
    placeholder: "file", count: .optional, summary: "The file; '-' is standard output. (default: \(standardPath))"
  )
  var options: [any AnyCommandOption] {
    [InitVerb.kind, InitVerb.log, CommonOptions.force, LogVerb.budget, ConfinementOptions.limit]
  }

  private static let standardPath = "first.scene.yaml"
  private static let kind = CommandOption(
    "kind", placeholder: "kind", choices: FirstScene.all.map { ($0.name, $0.summary, $0) },
    summary: "The subject of the scene.")
  private static let log = CommandOption(
    text: "from-log", placeholder: "file", completion: .files(.any),
    summary: "An app's console: the scene is what 'log' finds in its first run.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let path = arguments.operands.first ?? InitVerb.standardPath
    if FirstScene.all.contains(where: { $0.name == path }) {
      throw .usage(
        "'\(path)' is a kind of scene, and 'init' takes a file", hint: "write 'scenograph init --kind \(path)'")
    }
    if !FileEnding.ofYAML.contains(FileEnding.of(path) ?? ""), path != "-", !session.isFolder(path) {
      let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
      throw .usage(
        "'\(path)' has no ending by which a scene is found", hint: "write 'scenograph init \(stem).scene.yaml'")
    }
    if arguments[InitVerb.log] != nil, arguments[InitVerb.kind] != nil {
      throw .usage("'--kind' and '--from-log' are two scenes", hint: "leave one of them out")
    }
    if arguments[InitVerb.log] == nil, arguments.has(LogVerb.budget) {
      throw .usage("'--budget' bounds a search, and there is none", hint: "name a log, as in '--from-log app.log'")
    }
    guard path != "-" else {
      let scene = try text(by: arguments, for: path, in: session)
      session.console.out.write(scene.text)
      return scene.exit
    }
    if !arguments.has(CommonOptions.force) {
      try session.refuseToReplace(path, nameInFolder: InitVerb.standardPath)
    }
    let scene = try text(by: arguments, for: path, in: session)
    try session.deliver(Array(scene.text.utf8), to: path)
    let shown = VisibleText.of(path)
    // Standard output may be the file itself.
    session.console.report(
      """
      wrote \(shown); now try

        scenograph run \(shown)
        scenograph tree --step all \(shown)
        scenograph test \(shown)

      """)
    return scene.exit
  }

  /// The scene; `notDone` if not all of its log was searched, which is reported.
  private func text(
    by arguments: Arguments, for path: String, in session: Session
  ) throws(CommandFailure) -> (text: String, exit: ExitCode) {
    guard let log = arguments[InitVerb.log] else {
      return ((arguments[InitVerb.kind] ?? FirstScene.all[0]).text, .done)
    }
    var answer = LogAnswer(to: try session.read(log), printed: [], with: nil)
    answer.search(with: nil, limits: session.limits, isLate: LogVerb.isLate(by: arguments, in: session))
    let text = try answer.sceneText(for: path, limits: session.limits)
    guard answer.unsearched != nil else { return (text, .done) }
    answer.printFindings(in: session)
    return (text, .notDone)
  }
}
