package import SceneBasics
package import SceneCode
internal import SceneFiles
package import SceneStoryboards

/// The storyboards, property lists and sources that a call names, as far as they can be read.
package struct StoryboardInputs {
  private let session: Session
  private let takesLaunchScreens: Bool
  private let excluded: [String]
  package private(set) var files = SourceFiles()
  package private(set) var storyboards: [Storyboard] = []
  package private(set) var entries: [StoryboardEntry] = []
  package private(set) var lists: [AppList] = []
  /// The names of launch screens that were left out.
  package private(set) var launchScreens: Set<String> = []
  /// Why files were refused.
  package private(set) var findings: [Diagnostic] = []
  /// The things that were left out, in sentences for people.
  private(set) var remarks: [String] = []
  /// The files that were found, by the paths below which they were looked for.
  private var walks: [[String]: ScenePaths] = [:]
  /// The places that couldn't be searched.
  private var unsearched: Set<String> = []
  /// Graver with every file that can't be read.
  package private(set) var exit = ExitCode.done

  /// - Parameters:
  ///   - session: The call.
  ///   - takesLaunchScreens: Whether launch screens that are found in folders count.
  ///   - excluded: What is left out of folders, as lines of an ignore file.
  package init(_ session: Session, takesLaunchScreens: Bool, excluding excluded: [String] = []) {
    self.session = session
    self.takesLaunchScreens = takesLaunchScreens
    self.excluded = excluded
  }

  /// Whether a storyboard or a property list was read, even if it was refused then.
  package var wasAnythingRead: Bool { !files.all.isEmpty }

  /// Where all that was read lies.
  package var paths: [String] { files.all.map { $0.path == SceneReader.name(of: "-") ? "/dev/stdin" : $0.path } }

  /// The app that was read.
  package var project: StoryboardProject {
    StoryboardProject(storyboards, entries: entries, lists: lists, launchScreens: launchScreens)
  }

  // MARK: Storyboards

  /// Reads storyboards and property lists.
  ///
  /// - Parameters:
  ///   - operands: Files and folders.
  ///   - mayBeEmpty: Whether code is read, too, so that a folder may be without storyboards.
  package mutating func read(_ operands: [String], mayBeEmpty: Bool = false) {
    let found = search(operands, for: StoryboardInputs.declarations, mayBeEmpty: mayBeEmpty)
    func isFound(_ path: String) -> Bool { !operands.contains(path) }
    let (paths, kept) = AppPatterns.withoutLanguages(found) { isFound($0) && $0.hasSuffix(".storyboard") }
    for path in kept { remarks.append("\(path) stands for the storyboards of all its languages") }
    var progress = ProgressLine(total: paths.count, of: "files", in: session)
    for (number, path) in paths.enumerated() {
      progress.show(number, path)
      guard let file = file(path) else { continue }
      read(file, isFound: isFound(path))
    }
    leaveOutLaunchScreens(named: operands)
  }

  private mutating func read(_ file: SourceFile, isFound: Bool) {
    let id = files.add(file)
    var sink = DiagnosticSink()
    if file.path.hasSuffix(".plist") {
      let list = session.time(.parse) { AppList.parse(file, id: id, sink: &sink) }
      entries += list.entries
      lists.append(list)
    } else if let storyboard = session.time(.parse, { StoryboardParser.parse(file, id: id, sink: &sink) }) {
      storyboards.append(storyboard)
    }
    // What a search finds beside the app isn't meant; what a person names is.
    let isList = file.path.hasSuffix(".plist")
    let others =
      isList
      ? [Diagnostic.notAStoryboard.code, Diagnostic.emptyStoryboard.code] : [Diagnostic.otherPlatform.code]
    if isFound, let first = sink.diagnostics.first, sink.diagnostics.count == 1, others.contains(first.code) {
      remarks.append("\(file.path) is left out: \(first.message)")
      return
    }
    findings += sink.diagnostics
    if sink.hasErrors { exit = exit.and(.inputAtFault) }
    if sink.diagnostics.contains(where: \.exceedsLimit) { exit = exit.and(.notDone) }
  }

  /// Takes launch screens out: those that say so, and those that property lists name.
  private mutating func leaveOutLaunchScreens(named operands: [String]) {
    if takesLaunchScreens { return }
    let named = Set(entries.filter { $0.kind == .launch }.map(\.storyboard))
    let started = Set(entries.filter { $0.kind != .launch }.map(\.storyboard))
    let isLaunch = storyboards.map { storyboard in
      if operands.contains(storyboard.path) { return false }
      return storyboard.header.isLaunchScreen
        || (named.contains(storyboard.name) && !started.contains(storyboard.name))
    }
    let leftOut = zip(storyboards, isLaunch).filter(\.1).map(\.0)
    storyboards = zip(storyboards, isLaunch).filter { !$0.1 }.map(\.0)
    launchScreens = Set(leftOut.map(\.name))
    if leftOut.isEmpty { return }
    remarks.append(
      leftOut.count == 1
        ? "\(leftOut[0].path) is left out: a launch screen"
        : "\(leftOut.count) launch screens are left out, such as \(leftOut[0].path)")
  }

  // MARK: Code

  /// The most bytes of a source file that is read.
  private static let mostBytes = 16 << 20
  /// More files that are left out for one reason are one line.
  private static let mostRefused = 3

  /// Reads what the code says of controllers, file by file: none is kept.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - mayBeEmpty: Whether a folder without code is no failure.
  package mutating func facts(in paths: [String], mayBeEmpty: Bool) -> CodeFacts {
    let memory = session.console.codeMemory
    var facts = memory?.begin() ?? CodeFacts()
    let found = search(paths, for: StoryboardInputs.sources, mayBeEmpty: mayBeEmpty)
    var seen: Set<FileIdentity> = []
    var refused: [String: [String]] = [:]
    for path in found {
      let stamp = session.console.files.stamp(of: path)
      // A link to a file that was read says nothing new.
      if let place = stamp?.identity, !seen.insert(place).inserted { continue }
      if let size = stamp?.size, size > StoryboardInputs.mostBytes {
        remarks.append("\(path) is left out: it is larger than 16 MB")
        continue
      }
      if let stamp, let known = memory?.facts(of: path, stamp, id: FileID(UInt32(files.all.count))) {
        // The watch goes on looking at it.
        _ = session.console.files.kind(of: path)
        facts.add(known)
        _ = files.add(SourceFile(path: path, bytes: []))
        continue
      }
      guard let file = file(path) else { continue }
      if let reason = StoryboardInputs.objection(to: file.bytes) {
        refused[reason, default: []].append(path)
        continue
      }
      let id = files.add(SourceFile(path: path, bytes: []))
      let own = session.time(.parse) { facts.facts(of: file, id: id) }
      if let stamp { memory?.keep(own, stamp) }
      facts.add(own)
    }
    memory?.end(facts)
    addCalls(to: &facts)
    for (reason, paths) in refused.sorted(by: { $0.value[0] < $1.value[0] }) {
      if paths.count > StoryboardInputs.mostRefused {
        remarks.append("\(paths.count) files are left out, such as \(paths[0]): they are \(reason)")
      } else {
        remarks += paths.map { "\($0) is left out: it is \(reason)" }
      }
    }
    for conflict in facts.conflicts {
      remarks.append("\(place(of: conflict)): a merge conflict: both sides are read")
    }
    for bracket in facts.strayBrackets {
      remarks.append("\(place(of: bracket)): a bracket without a partner: what belongs to it isn't certain")
    }
    return facts
  }

  private func place(of span: SourceSpan) -> String { "\(files[span.file].path):\(span.line):\(span.column)" }

  /// Why a file isn't source code that can be read, or none of an app with UIKit.
  private static func objection(to bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16, not UTF-8" }
    if bytes.prefix(4096).contains(0) { return "binary" }
    if AppPatterns.isOfMac(bytes.prefix(4096)) { return "code for macOS" }
    if AppPatterns.isOfTests(bytes.prefix(4096)) { return "code of tests" }
    return nil
  }

  // MARK: Files

  /// Prints why files were refused, and what was left out.
  package func printFindings() {
    for remark in remarks { session.remark(remark) }
    guard !findings.isEmpty else { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(findings, in: files, decoration: session.errorDecoration, to: &writer)
    session.console.report(writer.take())
  }

  /// The endings of files that declare screens, and those of code.
  private static let declarations = [".storyboard", "Info.plist"]
  private static let sources = [".swift", ".m", ".mm", ".h"]

  /// All files of an app below these paths: they are looked for once, though storyboards and code are read apart.
  private mutating func walk(_ operands: [String]) -> ScenePaths {
    if let known = walks[operands] { return known }
    let paths = paths(operands, for: StoryboardInputs.declarations + StoryboardInputs.sources, mayBeEmpty: true)
    walks[operands] = paths
    return paths
  }

  private func paths(_ operands: [String], for endings: [String], mayBeEmpty: Bool) -> ScenePaths {
    ScenePaths(
      operands, for: .files(endings + AppPatterns.manifests), excluding: excluded,
      leavingOut: AppPatterns.copies + AppPatterns.tests, mayBeEmpty: mayBeEmpty, in: session.console.files)
  }

  private mutating func search(_ operands: [String], for endings: [String], mayBeEmpty: Bool) -> [String] {
    // A folder that has to have such files says which ones are missing.
    let paths = mayBeEmpty ? walk(operands) : paths(operands, for: endings, mayBeEmpty: false)
    for failure in paths.failures where unsearched.insert(failure.subject ?? "").inserted { report(failure) }
    let (own, samples) = AppPatterns.withoutSamples(paths.files, in: operands)
    var counts = paths.leftOut
    for sample in samples { counts[sample] = 1 }
    if !counts.isEmpty {
      let list = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
      let remark = "left out as no part of the app: \(list)"
      if !remarks.contains(remark) { remarks.append(remark) }
    }
    let found = own.filter { path in operands.contains(path) || endings.contains { AppPatterns.has(path, $0) } }
    // A link that leads nowhere isn't meant, unless a person names it.
    return found.filter { path in
      guard !operands.contains(path), paths.found[path]?.isLink == true,
        case .failure(let failure) = session.console.files.kind(of: path), failure.isOfBrokenLink
      else { return true }
      remarks.append("\(path) is left out: it is a link that leads to no file")
      return false
    }
  }

  /// Reads once more the files that may call functions of which it has turned out that they show a screen.
  private func addCalls(to facts: inout CodeFacts) {
    let names = facts.unfollowed()
    if names.isEmpty { return }
    for (id, path) in facts.paths.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where facts.mayCall(names, in: id) {
      guard let file = try? session.read(path) else { continue }
      session.time(.parse) { facts.addCalls(of: names, in: file, id: id) }
    }
  }

  private mutating func file(_ path: String) -> SourceFile? {
    do throws(CommandFailure) {
      var reader = session.reader(of: [path])
      reader.ending = "storyboard"
      return try reader.read(path)
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

extension Session {
  /// The operands of an import, none of which is a log.
  package func storyboards(among operands: [String]) throws(CommandFailure) -> [String] {
    if let log = operands.first(where: { FileEnding.of($0) == "log" && !isFolder($0) }) {
      throw CommandFailure(
        .inputAtFault, subject: log, "is a log, not a storyboard", hint: "write 'scenograph log \(log)'")
    }
    return operands
  }
}
