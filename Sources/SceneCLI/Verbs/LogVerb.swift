internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import SceneLogs
internal import SceneProgram
internal import SceneSession
internal import SceneSyntax

/// `log`: what an app's console says of its controllers, and what of it contradicts UIKit.
struct LogVerb: Verb {
  let name = "log"
  let overview = "Read an app's console, and report which of its lines contradict UIKit."
  let discussion = [
    "It finds the lines that name a controller and a callback, in the many ways in which people print them, and keeps all"
      + " other lines. Each class is then compared with UIKit's order by itself: it appears twice, or is freed while it is"
      + " on the screen. If two instances of a class may live and no address is printed, nothing is said of it.",
    "What a class doesn't print proves nothing. A class prints the callbacks that it has in the log. Others can be named with"
      + " '--printed', or in the log itself with a line '@callbacks viewDidLoad …' or '@class DetailController: viewDidLoad …'.",
    "Then it finds what a person and the code did: it plays the steps that are possible and keeps those that print the log."
      + " '--scene' says what exists; without it that is guessed. What no step explains is left over, which ends with 1; a "
      + "mistake in code is named only if no script without it explains the lines.",
    "Each guess has a price, and the cheapest script is the answer: a person's step costs 1, a line that is left over 3. "
      + "'Next best' says by how much the second one is dearer. Where that is little, the log hardly decides.",
    "'scenograph recorder' prints a file for the app that makes such a log.",
  ]
  let operands = Operands(
    placeholder: "file", count: .one, summary: "A log; '-' is standard input.", completion: .files(.any))
  var options: [any AnyCommandOption] {
    [
      LogVerb.scene, LogVerb.written, CommonOptions.force, LogVerb.certified, LogVerb.format, LogVerb.normal,
      LogVerb.others,
      LogVerb.columns, LogVerb.printed, LogVerb.reporter, CommonOptions.output,
      LogVerb.budget, ConfinementOptions.limit, CommonOptions.watch,
    ]
  }

  private static let scene = CommandOption(
    text: "scene", placeholder: "file", completion: .files(.scenes),
    summary: "A scene of what exists; its script is the first that is tried. Without one, the scene is guessed.")
  private static let written = CommandOption(
    text: "write", placeholder: "file", completion: .files(.any),
    summary: "Write what was found as a scene that expects the log, for the first run of the app.")
  private static let certified = CommandOption(
    text: "certify", placeholder: "folder", completion: .files(.any),
    summary: "Write a scene for each run of the app into this folder, with source and system in its head, if the log "
      + "itself says what its classes print.")
  private static let format = CommandOption<LogAnswer.Form>(
    "format", placeholder: "format",
    choices: LogAnswer.Form.allCases.map { ($0.rawValue, $0.summary, $0) }, summary: "The form of the answer.")
  private static let normal = CommandOption(
    flag: "normal", summary: "Print the log in its normal form instead, an event a line; findings go to standard error."
  )
  private static let others = CommandOption(flag: "others", summary: "Also list the lines that are no events.")
  private static let columns = CommandOption(
    flag: "columns",
    summary: "Also show the lines that count beside what UIKit sends in the found script, in the marks of 'diff -y'.")
  private static let printed = CommandOption<PrintedCallbacks>(
    "printed", placeholder: "callbacks",
    summary: "What all classes print, or one class, as in 'viewDidLoad,didMove' and 'DetailController=didMove'; may be "
      + "given several times."
  ) { PrintedCallbacks($0) }.repeated(as: .each)
  static let budget = CommandOption<Int>(
    "budget", placeholder: "time", example: "60s",
    summary: "How long the search may take, as in '5s' and '500ms'; the answer says which lines were not searched. "
      + "(default: 60s)"
  ) { LogVerb.milliseconds($0) }
  private static let reporter = CommandOption(
    reporters: DiagnosticReporters.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the report on findings, and its file; may be given several times. If it goes to standard "
      + "output, it takes the place of the answer.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let targets = arguments.all(LogVerb.reporter)
    let isNormal = arguments.has(LogVerb.normal)
    let forms = FormChoice(
      verb: name, choices: LogAnswer.Form.allCases.map { ($0.rawValue, [$0 == .json ? "json" : "txt"], $0) })
    let form = try forms.form(arguments[LogVerb.format]?.rawValue, for: arguments[CommonOptions.output])
    if arguments.has(LogVerb.columns), isNormal || form == .json || targets.contains(where: { $0.path == nil }) {
      throw .usage("'--columns' belongs to the text of the answer", hint: "leave '--columns' out, or the other form")
    }
    if let path = arguments[LogVerb.written], !arguments.has(CommonOptions.force) {
      try session.refuseToReplace(path, nameInFolder: "app.scene.yaml")
    }
    if isNormal, arguments[LogVerb.written] != nil || arguments[LogVerb.certified] != nil {
      throw .usage("'--normal' only reads, so there is no script", hint: "leave '--write' and '--certify' out")
    }
    if isNormal, arguments.has(LogVerb.format) || arguments.has(LogVerb.others) {
      throw .usage("'--normal' prints a log, which has no other form", hint: "leave '--format' and '--others' out")
    }
    let isReport = targets.contains { $0.path == nil }
    if isReport, isNormal || arguments.has(LogVerb.format) || arguments.has(LogVerb.others) {
      throw .usage(
        "a report and an answer can't both go to standard output",
        hint: "give the report a file, as in '--reporter sarif:report.out'")
    }
    var reports = try Reports(
      targets, standard: DiagnosticReporters.all[0], isSilent: !isReport, in: session.console.files)
    let file = try session.read(arguments.operands[0])
    if PlanParser.isPlan(file) {
      throw CommandFailure(
        .inputAtFault, subject: file.path, "is a plan, not the console of an app",
        hint: "'scenograph run \(arguments.operands[0])' plays it, and prints its callbacks")
    }
    if arguments.operands[0].hasSuffix(".scene.yaml") {
      throw CommandFailure(
        .inputAtFault, subject: file.path, "is a scene, not the console of an app",
        hint: "'scenograph run \(arguments.operands[0])' prints its callbacks; a log stands beside '--scene "
          + "\(arguments.operands[0])'")
    }
    if file.bytes.starts(with: Array("<!doctype html>".utf8)) {
      throw CommandFailure(
        .inputAtFault, subject: file.path, "is a page that 'run' made, not the console of an app",
        hint: "give 'scenograph run' the scene that it was made of")
    }
    if ["swift", "m", "mm", "h"].contains(FileEnding.of(arguments.operands[0]) ?? "") {
      throw CommandFailure(
        .inputAtFault, subject: file.path, "is code, not the console of an app",
        hint: "'scenograph import' reads the code of a folder; 'log' reads what the app prints")
    }
    var program: Program?
    if let path = arguments[LogVerb.scene] { program = try self.program(of: path, in: session) }
    var answer = session.time(.parse) {
      LogAnswer(to: file, printed: arguments.all(LogVerb.printed), with: program)
    }
    for entry in arguments.all(LogVerb.printed) {
      guard let name = entry.name, !answer.knows(name) else { continue }
      let near = answer.nearest(to: name).map { "; did you mean '\(VisibleText.of($0))'?" } ?? ""
      session.console.report(
        "\(VisibleText.of(file.path)): note: no line is of the class '\(VisibleText.of(name))', which '--printed' names"
          + near + "\n")
    }
    answer.listsOthers = arguments.has(LogVerb.others)
    answer.showsColumns = arguments.has(LogVerb.columns)
    if !isNormal {
      answer.search(with: program, limits: session.limits, isLate: LogVerb.isLate(by: arguments, in: session))
      answer.tellsWrite = arguments[LogVerb.written] == nil
      if let path = arguments[LogVerb.written] { try write(answer, to: path, in: session) }
      if let folder = arguments[LogVerb.certified] {
        try certify(answer, in: folder, replaces: arguments.has(CommonOptions.force), session)
      }
    }
    reports.write(in: session) { reporter, decoration, writer in
      reporter.begin(ReportContext(version: Command.version, folder: session.console.folder()), to: &writer)
      reporter.report(answer.reported, in: answer.files, decoration: decoration, to: &writer)
      reporter.end(to: &writer)
    }
    let delivered = reports.deliver(in: session)
    if isReport { return answer.exit.and(delivered) }
    var writer = ByteWriter()
    if isNormal {
      NormalForm.write(answer.reading.log, to: &writer)
      answer.printFindings(in: session)
    } else {
      answer.write(
        as: form, decoration: arguments.has(CommonOptions.output) ? .plain : session.outputDecoration, to: &writer)
    }
    try session.deliver(writer.take(), to: arguments[CommonOptions.output])
    return answer.exit.and(delivered)
  }

  /// Says whether the time for a search is over that begins now.
  static func isLate(by arguments: Arguments, in session: Session) -> () -> Bool {
    let clock = session.console.clock
    let end = clock() + (arguments[LogVerb.budget] ?? 60_000)
    return { clock() >= end }
  }

  /// A time in seconds or milliseconds; nil if it is none.
  private static func milliseconds(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number < 1_000_000_000 else { return nil }
    switch text.dropFirst(digits.count) {
    case "s": return number * 1_000
    case "ms": return number
    default: return nil
    }
  }

  /// Writes the found script with what exists.
  private func write(_ answer: LogAnswer, to path: String, in session: Session) throws(CommandFailure) {
    try session.deliver(Array(try answer.sceneText(for: path, limits: session.limits).utf8), to: path)
    if path != "-" { session.console.report("wrote \(VisibleText.of(path))\n") }
  }

  /// Writes the rows of a certificate, and names their files.
  private func certify(
    _ answer: LogAnswer, in folder: String, replaces: Bool, _ session: Session
  ) throws(CommandFailure) {
    let made = try answer.certificates(limits: session.limits).map { entry in
      FileChange("\(folder)/\(entry.name).scene.yaml", Array(entry.text.utf8))
    }
    if !replaces {
      for change in made { try session.refuseToReplace(change.path, nameInFolder: "case.scene.yaml") }
    }
    try session.write(made)
    for change in made { session.console.report("wrote \(VisibleText.of(change.path))\n") }
  }

  /// The program of the scene that is given beside the log.
  private func program(of path: String, in session: Session) throws(CommandFailure) -> Program {
    let reader = session.reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let (compilation, program) = Pipeline.program(of: file, as: session.variation, loader: &loader)
    session.print(compilation)
    guard let program, program.initial != nil else {
      if compilation.hasErrors { throw .reported(.inputAtFault) }
      throw CommandFailure(
        .inputAtFault, subject: path, "says nothing of the window's root", hint: "name it, as in 'initial: home'")
    }
    return program
  }
}
