package import SceneBasics
internal import SceneCompiler
package import SceneFiles
package import SceneProgram
internal import SceneSyntax

/// Reads what operands name, on whichever thread: files, and what came on standard input.
package struct SceneReader: Sendable {
  package let files: any FileSystem
  /// The bytes of standard input, if an operand asks for it.
  package let input: Result<[UInt8], SourceFailure>?
  /// How far what a scene names may lie from it.
  package var confinement = Confinement()
  /// How much may come of what it names.
  package var limits = Limits()
  /// Other circumstances than those that scenes name.
  package var variation = Variation()
  /// Whether it is an error to be given a plan, because that has its system in it.
  package var refusesPlans = false
  /// How the name of a file ends that the verb reads, without the point.
  package var ending = "scene.yaml"
  /// The facts about files that were found in a folder.
  package var found: [String: ScenePaths.Find] = [:]
  /// Measures the stages of the work; nil if the caller doesn't ask.
  package var clock: WorkClock?
  /// Shows how far the script is, where one scene is read.
  package var steps: StepProgress?

  /// Reads a file as it is; `-` is standard input.
  package func read(_ path: String) throws(CommandFailure) -> SourceFile {
    let lap = clock.map { WorkLap($0, nil) }
    lap?.begin(.read)
    defer { lap?.end() }
    let isInput = path == "-"
    let name = SceneReader.name(of: path)
    switch isInput ? input ?? .failure(SourceFailure("was not read")) : bytes(of: path) {
    case .success(let bytes):
      let file = SourceFile(path: name, bytes: bytes, limits: limits)
      guard variation.isEmpty && !refusesPlans || !PlanParser.isPlan(file) else {
        throw SystemOptions.failure(ofPlan: name)
      }
      return file
    case .failure(let failure):
      throw CommandFailure(
        .notDone, subject: name, failure.reason, hint: failure.hint ?? wayOut(of: path, isInput: isInput))
    }
  }

  /// The loader of the files that a scene imports.
  package func loader(of path: String) -> ImportLoader {
    ImportLoader(
      files: files, confinement: confinement, rules: rules, scene: path, folder: found[path]?.folder,
      watch: clock == nil && steps == nil ? nil : WorkLap(clock, steps))
  }

  private func bytes(of path: String) -> Result<[UInt8], SourceFailure> {
    var rules = rules
    guard let find = found[path] else { return files.read(path, rules) }
    // A link may lead anywhere, and its author may not be the user of the command.
    if find.isLink { return confinement.files(of: path, foundIn: find.folder, in: files).read(path, rules) }
    rules.isFileOnly = true
    return files.read(path, rules)
  }

  private var rules: ReadingRules {
    var rules = ReadingRules()
    rules.limit = limits[.bytes]
    return rules
  }

  /// The way out for a path that leads nowhere.
  package static let pathHint = "paths start from the current folder; check this one"

  /// A path as findings print it.
  package static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  private func wayOut(of path: String, isInput: Bool) -> String {
    if isInput { return "send a scene to standard input, or name a file" }
    switch files.kind(of: path) {
    case .success(.folder): return "name a file: this verb searches no folder, as 'check', 'test' and 'fmt' do"
    case .success(.file), .success(.other): return "make the file readable"
    case .failure:
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let names = (try? files.entries(of: folder.isEmpty ? "." : folder).get().map(\.name).sorted()) ?? []
      let name = String(path.dropFirst(folder.count))
      // `shop.yaml` for `shop.scene.yaml`
      let stem = name.prefix { $0 != "." }
      let own = names.first { $0.hasSuffix(".yaml") && $0.hasPrefix(stem + ".") && $0 != name }
      let nearest = own ?? Suggestion.nearest(to: name, in: names.filter { $0 != name })
      let meant = nearest.map { folder + $0 } ?? NamedScenes.path(of: path, in: files)
      let hint = meant.map { "did you mean '\($0)'?" }
      let isWord = !path.contains { "./".contains($0) }
      if path == "help" { return "'scenograph help' and a verb says how it is called" }
      return hint
        ?? (isWord
          ? "name a file with its ending, as in '\(path).\(ending)'; paths start from the current folder"
          : SceneReader.pathHint)
    }
  }
}

/// Reads the files that a scene imports, as far as the scene may see them.
package struct ImportLoader: SourceLoader {
  package let files: any FileSystem
  package let confinement: Confinement
  package let rules: ReadingRules
  /// The path of the scene, or `-`.
  package let scene: String
  /// The operand below which the scene was found.
  package let folder: String?
  package let watch: (any WorkWatch)?
  /// The files that the scene may see; most scenes import nothing and never ask.
  private var confined: ConfinedFiles?

  package init(
    files: any FileSystem, confinement: Confinement, rules: ReadingRules, scene: String, folder: String?,
    watch: (any WorkWatch)? = nil
  ) {
    self.watch = watch
    self.files = files
    self.confinement = confinement
    self.rules = rules
    self.scene = scene
    self.folder = folder
  }

  package mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> {
    let files = confined ?? confinement.files(of: scene, foundIn: folder, in: files)
    confined = files
    return files.read(path, rules).mapError { failure in
      guard failure.hint == nil, !failure.exceedsLimit else { return failure }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let names = (try? files.entries(of: folder.isEmpty ? "." : folder).get().map(\.name).sorted()) ?? []
      // The ending tells no two names apart.
      let name = path.dropFirst(folder.count).prefix { $0 != "." }
      let stems = names.filter { $0.hasSuffix(".yaml") && folder + $0 != scene }.map { String($0.prefix { $0 != "." }) }
      let stem = Suggestion.nearest(to: String(name), in: stems)
      let near = stem.flatMap { stem in names.first { $0.hasPrefix(stem + ".") && $0.hasSuffix(".yaml") } }
      return SourceFailure(failure.reason, hint: near.map { "did you mean '\($0)'?" })
    }
  }
}
