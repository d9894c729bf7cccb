internal import SceneBasics
internal import SceneCode
internal import SceneCompiler
internal import SceneFiles
internal import SceneImport
internal import SceneSession
internal import SceneStoryboards

/// `import`: storyboards as scenes.
struct ImportVerb: Verb {
  let name = "import"
  let overview = "Make scenes of the storyboards of an app, and report what they contain and what they leave open."
  let discussion = [
    "A storyboard becomes a scene on standard output, or in the file that '-o' names. A folder or several paths are a"
      + " project, and '-o' names a folder, which is made: it gets a scene for each storyboard, and"
      + " \(StoryboardImport.projectPath), which imports them all and starts where property lists or code say. In a folder,"
      + " 'import' finds *.storyboard, *Info.plist and the code, and it follows references from one storyboard to another."
      + " Dependencies, copies and tests are left out and counted.",
    "\(StoryboardImport.codePath) holds what came from code: controllers that no storyboard has, and a segue for each way"
      + " that code goes from one to another. Nothing is guessed: a call whose destination isn't certain stays open, and"
      + " the report lists it. A note says by which calls a controller's code leads back. '--no-code' leaves the code alone.",
    "A scene that was imported belongs to 'import'. A second import writes it again and keeps its ids, even ids that a"
      + " person has changed. It says which classes have come and gone; a renamed class is a new one. Other keys of yours"
      + " belong into a scene that imports it: 'import' refuses to drop them.",
    "Beside the scenes of a project stands a map: \(ImportMap.page), with a picture of the whole and one for each frame,"
      + " and with the open transitions by form. A frame is a storyboard, a coordinator that alone leads to its screens, or a folder of the sources."
      + " What would be higher than \(ImportMap.tallest) pixels becomes several pictures, and the whole gets a card for each frame.",
    "With '-o' a report goes to standard error: what is left open, then what was left out. '-v' adds what was resolved."
      + " '--report' prints it alone, with a summary of each storyboard. With code it also lists unreachable scenes and"
      + " identifiers that no storyboard has; and an unwind leads to the class that implements its action. '--check PATH SCENE' compares: the exit code is 1 if the scene no longer equals the storyboard.",
    "'--textconv' is for 'git diff': it prints the scene of one storyboard. A storyboard that is refused becomes a comment"
      + " with the reason, and the exit code is 0, since git shows nothing otherwise.",
  ]
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Storyboards and property lists, or folders to search for them; '-' is a storyboard on standard input.",
    completion: .files(.any))
  var options: [any AnyCommandOption] {
    [
      ImportVerb.output, ImportVerb.force, ImportVerb.check, ImportVerb.script, ImportVerb.report, ImportVerb.code,
      ImportVerb.noCode, ImportVerb.systemScreens, ImportVerb.start, ScenePaths.exclude, ImportVerb.textconv,
      ImportVerb.launchScreens, ImportVerb.verbose, CommonOptions.watch, ConfinementOptions.limit,
    ] + CommonOptions.ofLongWork
  }

  private static let output = CommandOption(
    text: "output", letter: "o", placeholder: "path", completion: .files(.any),
    summary: "Write the scene to this file, or the scenes of a project into this folder.")
  private static let force = CommandOption(
    flag: "force", summary: "Replace a scene although it contains keys that no import has written.")
  private static let check = CommandOption(
    flag: "check", summary: "Write nothing; compare with the scene or the folder that is the last operand.")
  private static let textconv = CommandOption(
    flag: "textconv", summary: "Print one storyboard as 'git diff' needs it, and end with 0 even if it is refused.")
  private static let report = CommandOption<ReportForm>(
    "report", placeholder: "form",
    choices: ReportForm.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
    summary: "Report on the storyboards in this form, and write no scenes."
  ) { ReportForm(rawValue: $0) }
  private static let script = CommandOption<ImportScript>(
    "script", placeholder: "script",
    choices: ImportScript.allCases.map { Choice(word: $0.rawValue, summary: $0.summary) },
    summary: "Also write scripts beside the scene that '-o' names, or beside a scene that is the operand."
  ) { ImportScript(rawValue: $0) }
  private static let code = CommandOption(
    text: "code", placeholder: "path", completion: .files(.any),
    summary:
      "Swift or Objective-C, or a folder to search for it, without comments; may be given several times."
  ).repeated(as: .each)
  private static let noCode = CommandOption(
    flag: "no-code", summary: "Don't read the code in folders; a scene that was made of it stays.")
  private static let systemScreens = CommandOption(
    flag: "system-screens",
    summary: "Also draw alerts and screens of the system or of a library: a card for each class.")
  private static let start = CommandOption(
    text: "start", placeholder: "name",
    summary: "The app starts with this class, or with the initial controller of this storyboard.")
  private static let verbose = CommandOption(
    flag: "verbose", letter: "v", summary: "Report what was resolved, too, and each thing on a line of its own.")
  private static let launchScreens = CommandOption(
    flag: "launch-screens", summary: "Include launch screens that are in folders; no code runs in them.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    var operands = try session.storyboards(among: arguments.operands)
    if arguments.has(ImportVerb.textconv) { return try convert(arguments, in: session) }
    let wantsReach = arguments[ImportVerb.script] != nil
    if wantsReach, operands.count == 1, operands[0].hasSuffix(".yaml") || operands[0].hasSuffix(".yml") {
      try ReachTarget(session: session).write(besideScene: operands[0])
      return .done
    }
    var compared: String?
    if arguments.has(ImportVerb.check) {
      guard operands.count > 1 else {
        throw .usage(
          "'--check' needs a storyboard and a scene", hint: "scenograph import --check Main.storyboard Main.scene.yaml")
      }
      compared = operands.removeLast()
    }
    let folders = operands.filter { $0 != "-" && session.isFolder($0) }
    let readsCode = !folders.isEmpty && !arguments.has(ImportVerb.noCode)
    var inputs = StoryboardInputs(
      session, takesLaunchScreens: arguments.has(ImportVerb.launchScreens), excluding: arguments.all(ScenePaths.exclude)
    )
    inputs.read(operands, mayBeEmpty: readsCode)
    let project = inputs.project
    let code = code(arguments, folders: readsCode ? folders : [], of: project, &inputs)
    inputs.printFindings()
    guard inputs.wasAnythingRead else {
      if readsCode, inputs.exit == .done {
        throw CommandFailure(
          .notDone, subject: folders[0], "no storyboard and no source file is in this folder",
          hint: "name the folder of an app")
      }
      return inputs.exit.and(.notDone)
    }
    var start = try start(arguments, project, code, inputs)
    let output = arguments[ImportVerb.output].flatMap { $0 == "-" ? nil : $0 }
    if let form = arguments[ImportVerb.report] {
      let isVerbose = arguments.has(ImportVerb.verbose)
      try session.deliver(
        report(on: project, code, of: inputs, as: form, isOfMap: false, isVerbose: isVerbose), to: output)
      return inputs.exit
    }
    guard !project.storyboards.isEmpty || code?.isEmpty == false else {
      if inputs.exit == .done {
        session.remark("nothing to import: no storyboard has scenes, and \(ImportSummary.reasonForNothing(code))")
      }
      return inputs.exit
    }
    let isEmpty = project.storyboards.allSatisfy(\.controllers.isEmpty) && code?.isEmpty != false
    if isEmpty, inputs.exit == .done, !arguments.has(ImportVerb.check) {
      session.remark(
        "no controller was found in \(project.storyboards.count == 1 ? "the storyboard" : "the storyboards"), so no scene can run"
      )
    }
    let isProject = operands.count > 1 || session.isFolder(operands[0])
    if isProject, let output, compared == nil, FileEnding.ofYAML.contains(FileEnding.of(output) ?? "") {
      let folder = output.prefix { $0 != "." }
      throw .usage(
        "the scenes of a project need a folder, and '\(output)' is the name of a file",
        hint: "write '-o \(folder.isEmpty ? "map" : folder)'")
    }
    let target = ImportTarget(
      project, code: code, start: start.number, keepsStart: !start.hasSeveralApps, isProject: isProject,
      force: arguments.has(ImportVerb.force), sources: inputs.paths, session)
    if let name = try (compared ?? output).flatMap({ path throws(CommandFailure) in try target.keptStart(at: path) }) {
      start.keep(name)
    }
    if let compared { return inputs.exit.and(try target.compare(with: compared)) }
    guard let output else {
      if wantsReach {
        throw .usage("'--script' writes files beside a scene", hint: "name the scene with '-o'")
      }
      if isProject {
        let paths = operands.map { $0.contains(" ") ? "'\($0)'" : $0 }.joined(separator: " ")
        throw .usage(
          "the scenes of a project need a folder", hint: "type 'scenograph import \(paths) -o map', which makes 'map'")
      }
      session.console.out.write(try target.text())
      if let storyboard = project.storyboards.first, storyboard.initial == nil, !storyboard.controllers.isEmpty {
        session.remark(
          "the storyboard has no initial controller, so the scene has no 'initial' and can't run",
          hint:
            "put it in a scene that imports this one, as in 'initial: app/\(storyboard.name)', or choose one in Xcode")
      }
      return inputs.exit
    }
    let map = isProject ? ImportMap(session: session, folder: output, force: arguments.has(ImportVerb.force)) : nil
    try map?.refuseLosses()
    let (scenes, news) = try target.scenes(at: output)
    let drawn = map.map { $0.compile(scenes) }
    let lines = CodeLines(session, inputs.files)
    let summary = ImportSummary(of: project, code, start: start, in: operands, inputs.files) { lines.text(at: $0) }
    var pages: [FileChange] = []
    if let map, let drawn { pages = try map.pages(summary, of: drawn, besides: news.storyboardWays) }
    try target.write(scenes + pages, news, to: output)
    session.console.report(
      report(on: project, code, of: inputs, as: .text, isOfMap: isProject, isVerbose: arguments.has(ImportVerb.verbose))
    )
    let paths = scenes.map(\.path)
    if let drawn {
      guard drawn.plan != nil else {
        session.print(drawn)
        throw .reported(drawn.exceedsLimit ? .notDone : .inputAtFault)
      }
      say(summary, wrote: paths + [output + "/" + ImportMap.page, output + "/*.svg"], in: session)
    }
    if wantsReach { try ReachTarget(session: session).write(besideScene: paths.first ?? output) }
    return inputs.exit
  }

  /// The facts of the code: that of the folders, and that which is named.
  private func code(
    _ arguments: Arguments, folders: [String], of project: StoryboardProject, _ inputs: inout StoryboardInputs
  ) -> CodeLinks? {
    let named = arguments.all(ImportVerb.code)
    guard !named.isEmpty || !folders.isEmpty else { return nil }
    let facts = inputs.facts(in: folders + named, mayBeEmpty: named.isEmpty)
    // Without a source file, nothing can be said of the code.
    if facts.paths.isEmpty, named.isEmpty { return nil }
    return CodeLinks(project, facts, drawsSystem: arguments.has(ImportVerb.systemScreens))
  }

  /// Where the app starts: as a person says, or as property lists and code do.
  private func start(
    _ arguments: Arguments, _ project: StoryboardProject, _ code: CodeLinks?, _ inputs: StoryboardInputs
  ) throws(CommandFailure) -> AppStart {
    var start = AppStart(project, code, in: inputs.files)
    if let name = arguments[ImportVerb.start] {
      guard let number = AppStart.number(of: name, in: project, code) else {
        throw .usage(
          "the app can't start with '\(name)': no controller, and no storyboard that starts with one, is called that",
          hint: ImportVerb.choice(start.names(in: project, code)) + "; ids of scenes aren't known here")
      }
      start.choose(number)
    }
    return start
  }

  /// A hint with the controllers from which a person may choose.
  private static func choice(_ names: [String]) -> String {
    let more = names.count > mostPaths ? " and \(names.count - mostPaths) more" : ""
    return names.isEmpty
      ? "name a controller's class" : "choose " + names.prefix(mostPaths).joined(separator: ", ") + more
  }

  /// Prints a storyboard as text for git, which gives up on a whole 'diff' where this fails.
  private func convert(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let others: [any AnyCommandOption] = [
      ImportVerb.output, ImportVerb.force, ImportVerb.check, ImportVerb.script, ImportVerb.report, ImportVerb.code,
    ]
    guard arguments.operands.count == 1, !others.contains(where: { arguments.has($0) }),
      !session.isFolder(arguments.operands[0])
    else {
      throw .usage("'--textconv' takes one storyboard and no other option", hint: "scenograph import --textconv FILE")
    }
    var inputs = StoryboardInputs(session, takesLaunchScreens: true)
    inputs.read(arguments.operands)
    guard inputs.wasAnythingRead else { return inputs.exit }
    guard !inputs.storyboards.isEmpty else {
      // The path is that of a temporary file, so the place alone is told.
      for finding in inputs.findings {
        let place = "\(finding.span.line):\(finding.span.column)"
        session.console.out.write(VisibleText.of("# \(place): \(finding.message) [\(finding.code)]") + "\n")
      }
      return .done
    }
    let project = StoryboardProject(inputs.storyboards, entries: [])
    let target = ImportTarget(project, code: nil, start: nil, isProject: false, force: false, sources: [], session)
    session.console.out.write(try target.text())
    return .done
  }

  /// Says in a few lines what came of a project.
  private func say(_ summary: ImportSummary, wrote paths: [String], in session: Session) {
    session.console.report(VisibleText.of("\(summary.app): \(summary.counts)") + "\n")
    let shown = paths.prefix(ImportVerb.mostPaths) + (paths.count > ImportVerb.mostPaths ? ["…"] : [])
    session.console.report(VisibleText.of(shown.joined(separator: "   ")) + "\n")
    if summary.openCount > 0 {
      let calls = "\(summary.openCount) transition\(summary.openCount == 1 ? "" : "s")"
      session.console.report("open: \(calls) of which not all is certain (\(ImportMap.page) lists them by form)\n")
    }
    if let start = summary.openStart { session.remark(start) }
  }

  /// How many scenes are named one by one.
  private static let mostPaths = 8

  private func report(
    on project: StoryboardProject, _ code: CodeLinks?, of inputs: StoryboardInputs, as form: ReportForm,
    isOfMap: Bool, isVerbose: Bool
  ) -> [UInt8] {
    var writer = ByteWriter()
    let report = ImportReport(project, code: code)
    switch form {
    case .text where isVerbose: report.writeText(in: inputs.files, to: &writer)
    case .text: report.writeGroups(in: inputs.files, isOfMap: isOfMap, to: &writer)
    case .json: report.writeJSON(in: inputs.files, refused: inputs.findings, to: &writer)
    }
    return writer.take()
  }
}
