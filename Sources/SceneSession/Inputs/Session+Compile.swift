package import SceneBasics
package import SceneCompiler
package import SceneFiles
package import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// A scene or plan that can go on, and what its findings have decided already.
package struct CompiledScene {
  package let path: String
  package let plan: HierarchyPlan
  /// The files that the plan was made of, by their number in it; empty where a plan was read.
  package var sources: [SourceFile] = []
  /// The findings in them.
  package var findings: [Diagnostic] = []
  /// How much may come of it.
  package var limits = Limits()
  /// Whether a plan was read: places are in the scene, of which it knows the name.
  var isOfPlan = false
  /// `notDone` if something went over a limit, else `done`.
  package let exit: ExitCode

  /// The path of the file that a place lies in: the plan knows it from the scene's folder.
  package func path(of mark: SourceMark) -> String {
    guard mark.file > 0 || isOfPlan, Int(mark.file) < plan.files.count else { return path }
    let file = plan.files[Int(mark.file)]
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return file.hasPrefix("/") ? file : CompiledScene.shortened(folder + file)
  }

  /// A path without a folder that is left at once again: `plans/../a.yaml` is `a.yaml`.
  private static func shortened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "..", let last = parts.last, !last.isEmpty, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

extension CompiledScene {
  /// The plan of a scene whose findings have been printed.
  package init(_ compilation: Compilation, path: String) throws(CommandFailure) {
    let exit: ExitCode = compilation.exceedsLimit ? .notDone : .done
    guard let plan = compilation.plan else {
      guard compilation.hasErrors else { throw .bug("there is no plan, and no finding says why", subject: path) }
      throw .reported(exit.and(.inputAtFault))
    }
    self.init(
      path: path, plan: plan, sources: compilation.isOfPlan ? [] : compilation.files.all,
      findings: compilation.diagnostics, limits: compilation.files[FileID(0)].limits,
      isOfPlan: compilation.isOfPlan, exit: exit)
  }
}

extension Session {
  /// Reads a file as it is; `-` is standard input.
  package func read(_ path: String) throws(CommandFailure) -> SourceFile { try reader(of: [path]).read(path) }

  /// A reader of files for this call; standard input is read at once if one of the paths asks for it.
  package func reader(of paths: [String], found: [String: ScenePaths.Find] = [:]) -> SceneReader {
    SceneReader(
      files: console.files, input: paths.contains("-") ? console.readInput(limits) : nil, confinement: confinement,
      limits: limits, variation: variation, found: found, clock: clock,
      steps: paths.count == 1 && console.isErrorTerminal ? StepProgress(self) : nil)
  }

  /// Compiles a file for a verb that goes on with the plan; its findings go to standard error.
  package func compile(_ path: String) throws(CommandFailure) -> CompiledScene {
    let reader = reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let compilation = Pipeline.compile(file, as: variation, loader: &loader)
    print(compilation)
    return try CompiledScene(compilation, path: file.path)
  }

  /// Reads a file for a verb that shows what it declares, and runs nothing.
  package func declarations(_ path: String) throws(CommandFailure) -> CompiledScene {
    let reader = reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let compilation = Pipeline.declarations(of: file, as: variation, loader: &loader)
    print(compilation)
    return try CompiledScene(compilation, path: file.path)
  }

  /// The message for a scene that only declares controllers.
  package func nothingToRun(_ scene: CompiledScene) -> CommandFailure {
    CommandFailure(
      .inputAtFault, subject: scene.sources.first?.placeOfFirstKey ?? scene.path,
      "nothing to run: the scene has no 'initial'",
      hint: "name the window's root, as in 'initial: main'")
  }

  /// Stops where a file would be lost that a person may have changed.
  ///
  /// - Parameter nameInFolder: A name to give, if the path is a folder's.
  package func refuseToReplace(_ path: String, nameInFolder: String) throws(CommandFailure) {
    guard case .success(let found) = console.files.kind(of: path) else { return }
    switch found {
    case .folder:
      throw CommandFailure(
        .notDone, subject: path, "is a folder", hint: "name a file in it, such as '\(path)/\(nameInFolder)'")
    case .file, .other:
      throw CommandFailure(
        .notDone, subject: path, "exists already", hint: "choose another name, or replace it with '--force'")
    }
  }

  /// Writes what a verb made: to the file that `-o` names, or to standard output.
  package func deliver(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path, path != "-" else {
      console.out.write(bytes: bytes)
      return
    }
    if bytes.count > limits[.output] { throw Session.failure(FileFailure(path, overflow)) }
    try write([FileChange(path, bytes)])
  }

  /// Writes what a verb makes while it is made, where it can: it doesn't stand in memory first.
  ///
  /// - Parameter stage: Whose time it takes.
  package func deliver(
    to path: String?, in stage: WorkStage = .write, _ write: (inout ByteWriter) -> Void
  ) throws(CommandFailure) {
    func send(to stream: consuming ByteWriter) {
      time(stage) {
        write(&stream)
        stream.flush()
      }
    }
    guard let path, path != "-" else { return send(to: console.stream()) }
    if let draft = console.files.draft(of: path) {
      bound(draft, path)
      send(to: ByteWriter(capacity: Session.pieceSize) { draft.append($0) })
      return try finish(draft, path)
    }
    var writer = ByteWriter()
    time(stage) { write(&writer) }
    try deliver(writer.take(), to: path)
  }

  /// How many bytes are written at a time.
  static let pieceSize = 1 << 18

  /// Why no more bytes are written to one place.
  private var overflow: SourceFailure {
    SourceFailure(
      "there would be more than \(limits[.output]) bytes",
      hint: "ask for less, or allow more with '--limit \(Limit.output)=\(4 * limits[.output])'")
  }

  /// Lets standard output take as much as the bound allows.
  func boundOutput() {
    console.bound(to: limits[.output], overflow) { end(overflowOf: "<stdout>") }
  }

  /// Bounds the bytes that a new file gets.
  func bound(_ draft: FileDraft, _ path: String) {
    draft.bound(to: limits[.output], overflow) { end(overflowOf: path) }
  }

  /// Ends the process where more would only be made to be thrown away.
  private func end(overflowOf path: String) {
    guard let quit = console.quit else { return }
    console.reportAtOnce(Session.failure(FileFailure(path, overflow)).text(errorDecoration))
    quit(.notDone)
  }

  /// Puts a new file in its place.
  package func finish(_ draft: FileDraft, _ path: String) throws(CommandFailure) {
    if let failure = time(.write, { draft.finish() }) { throw Session.failure(FileFailure(path, failure)) }
  }

  /// Puts other bytes in the place of those that were read from a file; nothing that came there since is lost.
  package func rewrite(_ path: String, from former: [UInt8], to bytes: [UInt8]) throws(CommandFailure) {
    try write([FileChange(path, bytes, former: former)])
  }

  /// Writes files: all of them, or none.
  package func write(_ changes: [FileChange]) throws(CommandFailure) {
    let result = time(.write) { console.files.write(changes) }
    guard case .failure(let failure) = result else { return }
    throw Session.failure(failure)
  }

  /// The message for a file that can't be written.
  package static func failure(_ failure: FileFailure) -> CommandFailure {
    CommandFailure(
      .notDone, subject: failure.path, "can't be written: \(failure.reason.reason)",
      hint: failure.reason.hint ?? "choose a place that can be written")
  }

  /// Writes a scene's findings to standard error, but those of a file that it imports only once.
  ///
  /// - Parameter told: The findings in imported files that were written before.
  package func print(_ compilation: Compilation, told: inout Set<String>) {
    var again: [Diagnostic] = []
    for finding in compilation.diagnostics where finding.span.file != FileID(0) {
      let (path, span) = (compilation.files[finding.span.file].path, finding.span)
      if !told.insert("\(path):\(span.line):\(span.column):\(finding.code):\(finding.message)").inserted {
        again.append(finding)
      }
    }
    print(compilation, besides: again)
  }

  /// Writes a scene's findings to standard error, without those that were printed before.
  package func print(_ compilation: Compilation, besides found: [Diagnostic] = []) {
    let diagnostics = compilation.diagnostics.filter { finding in !found.contains { $0.says(finding) } }
    guard !diagnostics.isEmpty else { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(diagnostics, in: compilation.files, decoration: errorDecoration, to: &writer)
    console.report(writer.take())
  }
}

extension SourceFile {
  /// Where its first key stands, `path:line:column`: there a key is missed.
  var placeOfFirstKey: String {
    var number = 0
    for line in bytes.lines {
      number += 1
      let text = line.drop { $0 == 0x20 }
      guard let first = text.first, ![0x23, 0x25].contains(first), !text.starts(with: "---".utf8) else {
        continue
      }
      return "\(path):\(number):\(line.count - text.count + 1)"
    }
    return path + ":1:1"
  }
}

extension Compilation {
  /// Whether a finding says that the input is too much.
  package var exceedsLimit: Bool { diagnostics.contains(where: \.exceedsLimit) }
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnostic {
  /// Whether another finding says the same of the same place.
  fileprivate func says(_ other: Diagnostic) -> Bool {
    code == other.code && span == other.span && message == other.message
  }
}
