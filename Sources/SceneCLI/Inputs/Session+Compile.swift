internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan

/// Reads the files that a scene imports.
struct ConsoleLoader: SourceLoader {
  let console: Console

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> { console.files.read(path) }
}

/// A scene or plan that can go on, and what its findings have decided already.
struct CompiledScene {
  let path: String
  let plan: HierarchyPlan
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

extension Session {
  /// Reads a file as it is; `-` is standard input.
  func read(_ path: String) throws(CommandFailure) -> SourceFile {
    let isInput = path == "-"
    let name = isInput ? "<stdin>" : path
    switch isInput ? console.readInput() : console.files.read(path) {
    case .success(let bytes): return SourceFile(path: name, bytes: bytes)
    case .failure(let failure):
      throw CommandFailure(.notDone, subject: name, failure.reason, hint: wayOut(of: path, isInput: isInput))
    }
  }

  /// Compiles a file for a verb that goes on with the plan; its findings go to standard error.
  func compile(_ path: String) throws(CommandFailure) -> CompiledScene {
    let file = try read(path)
    var loader = ConsoleLoader(console: console)
    let compilation = Pipeline.compile(file, loader: &loader)
    print(compilation)
    let exit: ExitCode = compilation.exceedsLimit ? .notDone : .done
    if let plan = compilation.plan { return CompiledScene(path: file.path, plan: plan, exit: exit) }
    guard compilation.hasErrors else { throw .bug("no plan came out, and no finding says why", subject: file.path) }
    throw .reported(exit.and(.inputAtFault))
  }

  /// The same for a verb that runs the plan.
  func compileToRun(_ path: String) throws(CommandFailure) -> CompiledScene {
    let scene = try compile(path)
    guard !scene.plan.steps.isEmpty else {
      throw CommandFailure(
        .inputAtFault, subject: scene.path, "nothing to run: the scene has no 'initial'",
        hint: "say which controller is the window's root, as in 'initial: main'")
    }
    return scene
  }

  /// Writes what a verb made: to the file that `-o` names, or to standard output.
  func deliver(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    guard let path, path != "-" else {
      console.out.write(bytes: bytes)
      return
    }
    if case .failure(let failure) = console.files.replace(path, with: bytes) {
      throw CommandFailure(
        .notDone, subject: path, "can't be written: \(failure.reason)", hint: "choose a place that can be written")
    }
  }

  private func print(_ compilation: Compilation) {
    guard !compilation.diagnostics.isEmpty else { return }
    var writer = ByteWriter()
    var reporter = TextReporter()
    reporter.report(compilation.diagnostics, in: compilation.files, decoration: errorDecoration, to: &writer)
    console.report(writer.take())
  }

  private func wayOut(of path: String, isInput: Bool) -> String {
    if isInput { return "send a scene to standard input, or name a file" }
    switch console.files.kind(of: path) {
    case .success(.folder): return "name a file; only 'check' and 'test' search folders"
    case .success(.file): return "make the file readable"
    case .failure:
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let names = (try? console.files.entries(of: folder.isEmpty ? "." : folder).get().map(\.name).sorted()) ?? []
      let nearest = Suggestion.nearest(to: String(path.dropFirst(folder.count)), in: names)
      return nearest.map { "did you mean '\(folder)\($0)'?" } ?? "paths start from the current folder; check this one"
    }
  }
}

extension Compilation {
  /// Whether a finding says that the input is too much.
  var exceedsLimit: Bool { diagnostics.contains(where: \.exceedsLimit) }
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
