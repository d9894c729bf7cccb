internal import SceneBasics
internal import SceneCompiler

/// `check`: what is wrong with scenes, and what UIKit will do to them.
struct CheckVerb: Verb {
  let name = "check"
  let overview = "Say what is wrong with scenes, and what UIKit will warn of or raise."
  let operands = Operands(
    placeholder: "path", count: .oneOrMore,
    summary: "Scenes, or folders to search for *.yaml and *.yml; '-' is standard input.")
  var options: [any AnyCommandOption] { [CheckVerb.reporter, CheckVerb.strict] }

  private static let reporter = CommandOption(
    "reporter", placeholder: "form", choices: DiagnosticReporters.all.map { ($0.name, $0.summary, $0) },
    summary: "How findings are printed.")
  private static let strict = CommandOption(flag: "strict", summary: "Count warnings as errors.")

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    let paths = ScenePaths(arguments.operands, in: session.console.files)
    var exit = ExitCode.done
    for failure in paths.failures {
      session.report(failure)
      exit = exit.and(failure.exit)
    }
    var tally = FindingTally(isStrict: arguments.has(CheckVerb.strict))
    var reporter = arguments[CheckVerb.reporter] ?? TextReporter()
    reporter.begin(to: &session.console.out)
    for path in paths.files {
      do throws(CommandFailure) {
        let file = try session.read(path)
        var loader = ConsoleLoader(files: session.console.files)
        let compilation = Pipeline.compile(file, loader: &loader, wantsPlan: false)
        let findings = tally.count(compilation)
        reporter.report(
          findings, in: compilation.files, decoration: session.outputDecoration, to: &session.console.out)
      } catch {
        session.report(error)
        exit = exit.and(error.exit)
      }
    }
    reporter.end(to: &session.console.out)
    if reporter.isForPeople, tally.fileCount > 0 { session.console.out.write(tally.summary + "\n") }
    return exit.and(tally.exit)
  }
}

/// What `check` has found so far.
struct FindingTally {
  private let isStrict: Bool
  private(set) var fileCount = 0
  private(set) var exit = ExitCode.done
  private var counts: [Severity: Int] = [:]
  private var seen: Set<String> = []

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// Counts a scene's findings and returns those to print: a file that several scenes import is blamed once.
  mutating func count(_ compilation: Compilation) -> [Diagnostic] {
    fileCount += 1
    var new: [Diagnostic] = []
    for var diagnostic in compilation.diagnostics {
      let span = diagnostic.span
      let path = compilation.files[span.file].path
      guard seen.insert("\(path):\(span.line):\(span.column):\(diagnostic.code):\(diagnostic.message)").inserted
      else { continue }
      if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      counts[diagnostic.severity, default: 0] += 1
      if diagnostic.exceedsLimit { exit = exit.and(.notDone) }
      if diagnostic.severity == .error { exit = exit.and(.inputAtFault) }
      new.append(diagnostic)
    }
    return new
  }

  /// The line that ends a report: `3 files: 1 error, 2 warnings`.
  var summary: String {
    let files = "\(fileCount) " + (fileCount == 1 ? "file" : "files")
    let found = [Severity.error, .warning, .note].compactMap { severity in
      counts[severity].map { "\($0) \(severity.rawValue)" + ($0 == 1 ? "" : "s") }
    }
    return found.isEmpty ? files + ", no findings" : files + ": " + found.joined(separator: ", ")
  }
}
