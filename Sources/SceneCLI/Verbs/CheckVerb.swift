internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import SceneSession

/// `check`: what is wrong with scenes, and what UIKit will do to them.
struct CheckVerb: Verb {
  let name = "check"
  let overview = "Report what is wrong with scenes, and what UIKit will warn about or raise."
  let operands = Operands(
    placeholder: "path", count: .orThisFolder,
    summary: "Scenes, or folders to search for them; '-' is standard input, and the default is this folder.")
  var options: [any AnyCommandOption] {
    [
      CheckVerb.reporter, CheckVerb.level, CheckVerb.strict, CheckVerb.fix, CheckVerb.diff, ScenePaths.exclude,
      CommonOptions.jobs, CommonOptions.watch,
    ] + CommonOptions.ofLongWork + SystemOptions.all + ConfinementOptions.all
  }

  private static let reporter = CommandOption(
    reporters: DiagnosticReporters.all.map { ($0.name, $0.summary, $0) },
    summary: "The form of the report, and its file; may be given several times. Standard output gets 'text' "
      + "unless another takes it.")
  private static let level = CommandOption<LevelChoice>(
    "level", placeholder: "code=level",
    summary:
      "Set the level of a finding, by code or name: 'error', 'warning', 'note' or 'off'. It overrides the scene, and "
      + "may be given several times. Errors from SG101 to SG299 stop the compilation and stay errors."
  ) { LevelChoice($0) }.repeated(as: .each)
  private static let fix = CommandOption(
    flag: "fix", summary: "Correct mechanical mistakes in the files, and report the other findings.")
  private static let diff = CommandOption(
    flag: "diff", summary: "Show what '--fix' would change instead of the findings, and change nothing.")
  private static let strict = CommandOption(flag: "strict", summary: "Count warnings as errors.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let isShown = arguments.has(CheckVerb.diff)
    let isWritten = arguments.has(CheckVerb.fix) && !isShown
    if isWritten, arguments.operands.contains("-") {
      throw .usage("standard input can't be corrected in place", hint: "use '--diff', or name a file")
    }
    var reports = try Reports(
      arguments.all(CheckVerb.reporter), standard: DiagnosticReporters.all[0], isSilent: isShown,
      in: session.console.files)
    var exit = ExitCode.done
    let paths = session.scenes(arguments, exit: &exit)
    let levels = try LevelChoice.levels(arguments.all(CheckVerb.level))
    var tally = FindingTally(
      isStrict: arguments.has(CheckVerb.strict), levels: levels, names: PathNames(session.console.files))
    let reader = session.reader(of: paths.files, found: paths.found)
    let repair = SceneRepair(
      silenced: Set(levels.filter { $0.value == .off }.keys), as: session.variation)
    let context = ReportContext(version: Command.version, folder: session.console.folder())
    reports.write(in: session) { reporter, _, writer in reporter.begin(context, to: &writer) }
    var fixedCount = 0
    var progress = ProgressLine(total: paths.files.count, of: "scenes", in: session)
    var done = 0
    // What is mended may be imported by the next scene.
    SideBySide.run(paths.files, threads: isWritten ? 1 : arguments[CommonOptions.jobs] ?? Thread.coreCount) { path in
      CheckedScene.of(path, reader: reader, repair, isMended: isWritten || isShown)
    } take: { result in
      do throws(CommandFailure) {
        let scene = try result.get()
        var compilation = scene.compilation
        if let repair = scene.repair {
          if isShown { session.show(repair, of: scene) }
          if isWritten {
            compilation = try session.write(repair, of: scene)
            fixedCount += repair.count
          }
        }
        let findings = tally.count(compilation)
        reports.write(in: session) { $0.report(findings, in: compilation.files, decoration: $1, to: &$2) }
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
      done += 1
      progress.show(done)
    }
    reports.write(in: session) { reporter, _, writer in
      reporter.end(to: &writer)
      if reporter.isForPeople, tally.fileCount > 0 { writer.write(tally.summary(fixed: fixedCount) + "\n") }
    }
    return reports.deliver(in: session).and(exit).and(tally.exit)
  }
}

/// The findings of `check` so far.
struct FindingTally {
  private let isStrict: Bool
  private let levels: [DiagnosticCode: FindingLevel]
  private(set) var fileCount = 0
  private(set) var exit = ExitCode.done
  private var counts: [Severity: Int] = [:]
  private var fixableCount = 0
  private var names: PathNames?
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - isStrict: Whether warnings count as errors.
  ///   - levels: What the command line says of kinds of finding.
  ///   - names: Which paths lead to the same file.
  init(isStrict: Bool, levels: [DiagnosticCode: FindingLevel] = [:], names: PathNames? = nil) {
    self.isStrict = isStrict
    self.levels = levels
    self.names = names
  }

  /// Counts a scene's findings and returns those to print: a file that several scenes import is blamed once.
  mutating func count(_ compilation: Compilation) -> [Diagnostic] {
    fileCount += 1
    var new: [Diagnostic] = []
    for var diagnostic in compilation.diagnostics {
      let span = diagnostic.span
      let written = compilation.files[span.file].path
      let path = names?.name(of: written) ?? written
      guard seen.insert("\(path):\(span.line):\(span.column):\(diagnostic.code):\(diagnostic.message)").inserted
      else { continue }
      if let level = levels[diagnostic.code] {
        guard let severity = level.severity else { continue }
        diagnostic.severity = severity
      }
      if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      counts[diagnostic.severity, default: 0] += 1
      if span.file == FileID(0), diagnostic.fix != nil { fixableCount += 1 }
      if diagnostic.exceedsLimit { exit = exit.and(.notDone) }
      if diagnostic.severity == .error { exit = exit.and(.inputAtFault) }
      new.append(diagnostic)
    }
    return new
  }

  /// The line that ends a report: `3 files: 1 error, 2 warnings; 1 fixable with --fix`.
  var summary: String { summary(fixed: 0) }

  /// The line that ends a report after some findings were mended.
  func summary(fixed: Int) -> String {
    let files = "\(fileCount) " + (fileCount == 1 ? "file" : "files")
    let found = [Severity.error, .warning, .note].compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)" + ($0 == 1 ? "" : "s") }
    }
    var text = found.isEmpty ? files + ", no findings" : files + ": " + found.joined(separator: ", ")
    if fixed > 0 { text += "; \(fixed) fixed" }
    if fixableCount > 0 { text += "; \(fixableCount) fixable with --fix" }
    return text
  }
}
