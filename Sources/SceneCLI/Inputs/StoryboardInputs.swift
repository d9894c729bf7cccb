internal import SceneBasics
internal import SceneStoryboards

/// The storyboards, property lists and sources that a call names, as far as they can be read.
struct StoryboardInputs {
  private let session: Session
  private let takesLaunchScreens: Bool
  private(set) var files = SourceFiles()
  private(set) var storyboards: [Storyboard] = []
  private(set) var entries: [StoryboardEntry] = []
  /// Why files were refused.
  private(set) var findings: [Diagnostic] = []
  /// Graver with every file that can't be read.
  private(set) var exit = ExitCode.done

  /// - Parameters:
  ///   - session: The call.
  ///   - takesLaunchScreens: Whether launch screens that are found in folders count.
  init(_ session: Session, takesLaunchScreens: Bool) {
    self.session = session
    self.takesLaunchScreens = takesLaunchScreens
  }

  /// Whether a storyboard or a property list was read, even if it was refused then.
  var wasAnythingRead: Bool { !files.all.isEmpty }

  /// Where all that was read lies.
  var paths: [String] { files.all.map { $0.path == SceneReader.name(of: "-") ? "/dev/stdin" : $0.path } }

  /// Reads storyboards and property lists.
  mutating func read(_ operands: [String]) {
    let paths = paths(operands, endings: [".storyboard", "Info.plist"])
    var progress = ProgressLine(total: paths.count, of: "files", in: session)
    for (number, path) in paths.enumerated() {
      progress.show(number, path)
      guard let file = file(path) else { continue }
      let id = files.add(file)
      var sink = DiagnosticSink()
      if path.hasSuffix(".plist") {
        entries += session.time(.parse) { StoryboardEntry.parse(file, id: id, sink: &sink) }
      } else if let storyboard = session.time(.parse, { StoryboardParser.parse(file, id: id, sink: &sink) }) {
        let isWanted = takesLaunchScreens || operands.contains(path) || !storyboard.header.isLaunchScreen
        if isWanted { storyboards.append(storyboard) }
      }
      findings += sink.diagnostics
      if sink.hasErrors { exit = exit.and(.inputAtFault) }
      if sink.diagnostics.contains(where: \.exceedsLimit) { exit = exit.and(.notDone) }
    }
  }

  /// Reads what the code says of storyboards.
  mutating func facts(in paths: [String]) -> CodeFacts {
    var facts = CodeFacts()
    for path in self.paths(paths, endings: [".swift", ".m", ".mm", ".h"]) {
      if let file = file(path) { facts.add(CodeFacts(file, id: files.add(file))) }
    }
    return facts
  }

  /// Prints why files were refused.
  func printFindings() {
    guard !findings.isEmpty else { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(findings, in: files, decoration: session.errorDecoration, to: &writer)
    session.console.report(writer.take())
  }

  private mutating func paths(_ operands: [String], endings: [String]) -> [String] {
    let paths = ScenePaths(operands, for: .files(endings), in: session.console.files)
    for failure in paths.failures { report(failure) }
    return paths.files
  }

  private mutating func file(_ path: String) -> SourceFile? {
    do throws(CommandFailure) {
      return try session.read(path)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func report(_ failure: CommandFailure) {
    session.report(failure)
    exit = exit.and(failure.exit)
  }
}
