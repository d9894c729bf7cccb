internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import ScenePlan
internal import SceneTrace

/// A scene or plan that can go on, and what its findings have decided already.
struct CompiledScene {
  let path: String
  let plan: HierarchyPlan
  /// The files that the plan was made of, by their number in it; empty where a plan was read.
  var sources: [SourceFile] = []
  /// What was found in them.
  var findings: [Diagnostic] = []
  /// How much may come of it.
  var limits = Limits()
  /// `notDone` if something went over a limit, else `done`.
  let exit: ExitCode

  /// The path of the file that a place lies in: the plan knows it from the scene's folder.
  func path(of mark: SourceMark) -> String {
    guard mark.file > 0, Int(mark.file) < plan.files.count else { return path }
    let file = plan.files[Int(mark.file)]
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return file.hasPrefix("/") ? file : folder + file
  }
}

extension CompiledScene {
  /// The plan of a scene whose findings have been printed.
  init(_ compilation: Compilation, path: String) throws(CommandFailure) {
    let exit: ExitCode = compilation.exceedsLimit ? .notDone : .done
    guard let plan = compilation.plan else {
      guard compilation.hasErrors else { throw .bug("there is no plan, and no finding says why", subject: path) }
      throw .reported(exit.and(.inputAtFault))
    }
    self.init(
      path: path, plan: plan, sources: compilation.isOfPlan ? [] : compilation.files.all,
      findings: compilation.diagnostics, limits: compilation.files[FileID(0)].limits, exit: exit)
  }
}

extension Session {
  /// Reads a file as it is; `-` is standard input.
  func read(_ path: String) throws(CommandFailure) -> SourceFile { try reader(of: [path]).read(path) }

  /// What reads files for this call; standard input is read at once if one of the paths asks for it.
  func reader(of paths: [String], found: [String: ScenePaths.Find] = [:]) -> SceneReader {
    SceneReader(
      files: console.files, input: paths.contains("-") ? console.readInput(limits) : nil, confinement: confinement,
      limits: limits, variation: variation, found: found, clock: clock,
      steps: paths.count == 1 && console.isErrorTerminal ? StepProgress(self) : nil)
  }

  /// Compiles a file for a verb that goes on with the plan; its findings go to standard error.
  func compile(_ path: String) throws(CommandFailure) -> CompiledScene {
    let reader = reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let compilation = Pipeline.compile(file, as: variation, loader: &loader)
    print(compilation)
    return try CompiledScene(compilation, path: file.path)
  }

  /// The same for a verb that runs the plan.
  func compileToRun(_ path: String) throws(CommandFailure) -> CompiledScene {
    let scene = try compile(path)
    if scene.plan.steps.isEmpty { throw nothingToRun(scene) }
    return scene
  }

  /// What is said of a scene that only declares controllers.
  func nothingToRun(_ scene: CompiledScene) -> CommandFailure {
    CommandFailure(
      .inputAtFault, subject: scene.path, "nothing to run: the scene has no 'initial'",
      hint: "name the window's root, as in 'initial: main'")
  }

  /// Writes what a verb made: to the file that `-o` names, or to standard output.
  func deliver(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path, path != "-" else {
      console.out.write(bytes: bytes)
      return
    }
    if bytes.count > limits[.output] { throw Session.failure(FileFailure(path, overflow)) }
    try write([FileChange(path, bytes)])
  }

  /// The same for bytes that stand in pages.
  func deliver(_ pages: [ArraySlice<UInt8>], to path: String?) throws(CommandFailure) {
    guard let path, path != "-" else {
      for page in pages { console.out.write(bytes: page) }
      return
    }
    if let draft = console.files.draft(of: path) {
      bound(draft, path)
      time(.write) { for page in pages { draft.append(page) } }
      return try finish(draft, path)
    }
    try deliverWhole(pages, to: path)
  }

  /// The same for a trace that stands in pages, and for what it has kept back, which goes out as it is written.
  func deliver(_ trace: inout some Trace, to path: String?) throws(CommandFailure) {
    var pages = trace.output.takePages()
    guard let path else {
      try deliver(pages, to: nil)
      trace.output = console.stream()
      return trace.flush()
    }
    if let draft = console.files.draft(of: path) {
      bound(draft, path)
      time(.write) {
        for page in pages { draft.append(page) }
        trace.output = ByteWriter(capacity: Session.pieceSize) { draft.append($0) }
        trace.flush()
      }
      return try finish(draft, path)
    }
    trace.output = ByteWriter(pagesOf: Session.pieceSize)
    trace.flush()
    pages += trace.output.takePages()
    try deliverWhole(pages, to: path)
  }

  private func deliverWhole(_ pages: [ArraySlice<UInt8>], to path: String) throws(CommandFailure) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pages.reduce(0) { $0 + $1.count })
    for page in pages { bytes += page }
    if bytes.count > limits[.output] { throw Session.failure(FileFailure(path, overflow)) }
    try write([FileChange(path, bytes)])
  }

  /// How many bytes of an output stand on a page or are written at a time: one array of all would be copied as it grows.
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

  /// The same for a new file.
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
  func finish(_ draft: FileDraft, _ path: String) throws(CommandFailure) {
    if let failure = time(.write, { draft.finish() }) { throw Session.failure(FileFailure(path, failure)) }
  }

  /// Puts other bytes in the place of those that were read from a file; nothing that came there since is lost.
  func rewrite(_ path: String, from former: [UInt8], to bytes: [UInt8]) throws(CommandFailure) {
    try write([FileChange(path, bytes, former: former)])
  }

  /// Writes files: all of them, or none.
  func write(_ changes: [FileChange]) throws(CommandFailure) {
    let result = time(.write) { console.files.write(changes) }
    guard case .failure(let failure) = result else { return }
    throw Session.failure(failure)
  }

  /// What is said of a file that can't be written.
  static func failure(_ failure: FileFailure) -> CommandFailure {
    CommandFailure(
      .notDone, subject: failure.path, "can't be written: \(failure.reason.reason)",
      hint: failure.reason.hint ?? "choose a place that can be written")
  }

  /// Writes a scene's findings to standard error.
  func print(_ compilation: Compilation) {
    guard !compilation.diagnostics.isEmpty else { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(compilation.diagnostics, in: compilation.files, decoration: errorDecoration, to: &writer)
    console.report(writer.take())
  }
}

extension Compilation {
  /// Whether a finding says that the input is too much.
  var exceedsLimit: Bool { diagnostics.contains(where: \.exceedsLimit) }
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
