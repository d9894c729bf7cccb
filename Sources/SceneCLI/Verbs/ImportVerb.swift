internal import SceneBasics
internal import SceneStoryboards

/// `import`: what Xcode's storyboards hold.
struct ImportVerb: Verb {
  let name = "import"
  let overview = "Read the storyboards of an app, and report what they contain and what they leave open."
  let discussion = [
    "In a folder, 'import' finds *.storyboard and *Info.plist, which names the start of the app. It follows references"
      + " from one storyboard to another. The report goes to standard output: a line for each thing that was resolved,"
      + " left open or left out, and a summary of each storyboard. With '--code' the report also lists the scenes that"
      + " code makes, the methods that code implements, unreachable scenes, and identifiers that no storyboard has."
  ]
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Storyboards and property lists, or folders to search for them; '-' is a storyboard on standard input.",
    completion: .files(.any))
  var options: [any AnyCommandOption] {
    [
      ImportVerb.report, ImportVerb.code, ImportVerb.launchScreens, CommonOptions.output, CommonOptions.watch,
      ConfinementOptions.limit,
    ]
  }

  private static let report = CommandOption<ReportForm>(
    "report", placeholder: "form",
    choices: ReportForm.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
    summary: "Report on the storyboards in this form, and write no scenes."
  ) { ReportForm(rawValue: $0) }
  private static let code = CommandOption(
    text: "code", placeholder: "path", completion: .files(.any),
    summary:
      "Swift or Objective-C, or a folder to search for it, without comments; may be given several times.")
  private static let launchScreens = CommandOption(
    flag: "launch-screens", summary: "Include launch screens that are in folders; no code runs in them.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    guard let form = arguments[ImportVerb.report] else {
      throw .usage(
        "'import' needs '--report'", hint: "give '--report text' or '--report json'; scenes can't be written yet")
    }
    var inputs = StoryboardInputs(session, takesLaunchScreens: arguments.has(ImportVerb.launchScreens))
    inputs.read(arguments.operands)
    let project = StoryboardProject(inputs.storyboards, entries: inputs.entries)
    let codePaths = arguments.all(ImportVerb.code)
    let code = codePaths.isEmpty ? nil : CodeLinks(project, inputs.facts(in: codePaths))
    inputs.printFindings()
    guard inputs.wasAnythingRead else { return inputs.exit }
    var writer = ByteWriter()
    let report = ImportReport(project, code: code)
    switch form {
    case .text: report.writeText(in: inputs.files, to: &writer)
    case .json: report.writeJSON(in: inputs.files, refused: inputs.findings, to: &writer)
    }
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return inputs.exit
  }
}

/// The forms of the report on an import.
private enum ReportForm: String, CaseIterable {
  case text, json

  var summary: String {
    switch self {
    case .text: "one line per item, for people"
    case .json: "one object, for programs"
    }
  }
}
