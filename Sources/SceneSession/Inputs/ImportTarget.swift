internal import SceneBasics
internal import SceneCompiler
package import SceneFiles
internal import SceneImport
package import SceneStoryboards
internal import SceneWriting

/// Where the scenes of an import go, and what stands there already.
package struct ImportTarget {
  private let project: StoryboardProject
  private let code: CodeLinks?
  /// The number of the controller that the app starts with.
  private let start: Int?
  /// Whether a start that a former import or a person has named is kept.
  private let keepsStart: Bool
  private let isProject: Bool
  private let force: Bool
  /// The files that the scenes are made of.
  private let sources: [String]
  private let session: Session

  package init(
    _ project: StoryboardProject, code: CodeLinks?, start: Int?, keepsStart: Bool = false, isProject: Bool,
    force: Bool, sources: [String], _ session: Session
  ) {
    self.project = project
    self.code = code
    self.start = start
    self.keepsStart = keepsStart
    self.isProject = isProject
    self.force = force
    self.sources = sources
    self.session = session
  }

  /// The scene of a single storyboard by itself, such as `git diff` wants it: without positions.
  package func text() throws(CommandFailure) -> String {
    try scenes(StoryboardImport(project, code: code, isProject: false, tellsOrigins: false))[0].text
  }

  /// The scenes as they are to stand in a file or a folder, that of the project first, and how classes have changed. Nothing
  /// is written yet.
  package func scenes(at path: String) throws(CommandFailure) -> (files: [FileChange], news: News) {
    let former = try former(at: path, isNew: isNew(path))
    try refuseSources(former)
    let storyboards = storyboards(former, at: path)
    if !force { try refuseLosses(former, besides: storyboards.lostControllers) }
    let scenes = try scenes(storyboards)
    let files = zip(scenes, former).map { scene, old in
      FileChange(old.path, Array(scene.text.utf8), former: old.file?.bytes)
    }
    return (
      files,
      News(
        classes: storyboards.codeChanges, dropped: storyboards.droppedProperties,
        storyboardWays: storyboards.storyboardWays)
    )
  }

  /// The differences between two imports of a code that a person is told.
  package struct News {
    var classes: FormerCode.Changes?
    /// The properties that the former scene of the code had, and that no code sets.
    var dropped: [(key: String, id: String, span: SourceSpan)]
    /// The ways that storyboards have, each as the controller and the identifier.
    package var storyboardWays: Set<[String]>
  }

  private func isNew(_ path: String) -> Bool {
    isProject && !session.isFolder(path) && session.console.files.stamp(of: path) == nil
  }

  /// Writes all files of an import, or none, into the folder that is there or is made, and says what has changed.
  package func write(_ files: [FileChange], _ news: News, to path: String) throws(CommandFailure) {
    if isNew(path), case .failure(let failure) = session.console.files.makeFolder(path) {
      throw Session.failure(FileFailure(path, failure))
    }
    try session.write(files)
    say(news, at: path)
  }

  /// The controller with which the project's scene starts, as a former import or a person has named it; nil if another
  /// start is certain.
  package func keptStart(at path: String) throws(CommandFailure) -> String? {
    guard isProject, keepsStart, start == nil, session.isFolder(path) else { return nil }
    return storyboards(try former(at: path, isNew: false), at: path).keptStart
  }

  private func formerStart(of former: [Former]) -> String? {
    isProject && keepsStart ? former.first?.scene?.start : nil
  }

  private func storyboards(_ former: [Former], at path: String) -> StoryboardImport {
    StoryboardImport(
      project, code: code, isProject: isProject, keeping: ids(of: former), start: start,
      formerStart: formerStart(of: former), formerCode: former.last?.code,
      keepsCode: keepsCode(at: path))
  }

  /// Prints the difference between the scenes that are there and those that an import would write now.
  package func compare(with path: String) throws(CommandFailure) -> ExitCode {
    let former = try former(at: path, isNew: false)
    for old in former where old.file == nil {
      throw CommandFailure(
        .inputAtFault, subject: old.path, "there is no such scene", hint: "write it with 'scenograph import -o'")
    }
    let tellsOrigins = former.contains { $0.scene?.ids.isEmpty == false }
    var locations: [Int: [String: [Double]]] = [:]
    // Where a scene lies on the canvas is no difference.
    for old in former { if let place = old.storyboard { locations[place] = old.scene?.locations ?? [:] } }
    let scenes = try scenes(
      StoryboardImport(
        project, code: code, isProject: isProject, keeping: ids(of: former), at: locations, tellsOrigins: tellsOrigins,
        start: start, formerStart: formerStart(of: former), formerCode: former.last?.code,
        keepsCode: keepsCode(at: path)))
    var exit = ExitCode.done
    for (scene, old) in zip(scenes, former) {
      let (before, after) = (old.file?.bytes ?? [], Array(scene.text.utf8))
      guard before != after else { continue }
      session.console.out.write(UnifiedDifference.text(from: before, to: after, path: old.path))
      exit = .inputAtFault
    }
    return exit
  }

  private func scenes(_ storyboards: StoryboardImport) throws(CommandFailure) -> [WrittenScene] {
    do throws(UnwritableProgram) {
      return try storyboards.scenes()
    } catch {
      throw CommandFailure(.inputAtFault, subject: project.storyboards.first?.path, error.description)
    }
  }

  // MARK: What stands there

  /// A scene that an import writes, and what its file holds.
  private struct Former {
    var path: String
    /// The place of the storyboard; nil for the project's scene, and for that of the code.
    var storyboard: Int?
    var isCode = false
    var file: SourceFile?
    var scene: FormerScene?
    var code: FormerCode?
  }

  /// The files of the scenes, in their order.
  private func former(at path: String, isNew: Bool) throws(CommandFailure) -> [Former] {
    let names = StoryboardImport(project, isProject: isProject).paths
    guard isProject else {
      let file = session.isFolder(path) ? path + "/" + names[0] : path
      return [try former(Former(path: file, storyboard: 0))]
    }
    guard isNew || session.isFolder(path) else {
      throw CommandFailure(
        .notDone, subject: path, "isn't a folder", hint: "a project has several scenes: name a folder")
    }
    var all = [try former(Former(path: path + "/" + StoryboardImport.projectPath))]
    for (place, name) in names.enumerated() {
      all.append(try former(Former(path: path + "/" + name, storyboard: place)))
    }
    if StoryboardImport(project, code: code, isProject: isProject).hasCode {
      all.append(try former(Former(path: path + "/" + StoryboardImport.codePath, isCode: true)))
    }
    return all
  }

  private func former(_ target: Former) throws(CommandFailure) -> Former {
    var former = target
    guard case .success(.file) = session.console.files.kind(of: target.path) else { return former }
    let file = try session.read(target.path)
    former.file = file
    var files = SourceFiles()
    var sink = DiagnosticSink()
    if target.isCode {
      former.code = FormerCode(file, id: files.add(file), sink: &sink)
    } else {
      former.scene = FormerScene(file, id: files.add(file), sink: &sink)
    }
    if former.scene == nil, former.code == nil, !force {
      session.print(Compilation(files: files, diagnostics: sink.sorted, plan: nil))
      throw CommandFailure(
        .inputAtFault, subject: target.path, "this isn't a scene that an import could write again",
        hint: "choose another file, or replace it with '--force'")
    }
    return former
  }

  private func ids(of former: [Former]) -> [Int: [String: String]] {
    var ids: [Int: [String: String]] = [:]
    for old in former { if let place = old.storyboard { ids[place] = old.scene?.ids } }
    return ids
  }

  /// Whether the scene of a former import's code stays: no code was read this time.
  private func keepsCode(at path: String) -> Bool {
    guard isProject, code == nil else { return false }
    return session.console.files.stamp(of: path + "/" + StoryboardImport.codePath) != nil
  }

  /// Stops where a scene would replace a file that it is made of: `--force` gives up scenes, not storyboards.
  private func refuseSources(_ former: [Former]) throws(CommandFailure) {
    let files = session.console.files
    for old in former where old.file != nil {
      let place = files.stamp(of: old.path)?.identity
      guard let place, let source = sources.first(where: { files.stamp(of: $0)?.identity == place }) else { continue }
      throw Session.failure(FileFailure(old.path, .isRead(as: source)))
    }
  }

  /// Stops where a file has keys that an import hasn't written.
  private func refuseLosses(
    _ former: [Former], besides others: [(key: String, span: SourceSpan)]
  ) throws(CommandFailure) {
    var isLoss = false
    for old in former {
      guard old.scene != nil || old.code != nil else { continue }
      guard let keys = old.code?.handwritten ?? old.scene?.handwritten else {
        throw CommandFailure(
          .inputAtFault, subject: old.path, "this scene doesn't come from a storyboard",
          hint: "choose another file, or replace it with '--force'")
      }
      for (key, span) in old.isCode ? keys + others : keys {
        isLoss = true
        session.report(
          CommandFailure(
            .inputAtFault, subject: "\(old.path):\(span.line):\(span.column)",
            "'\(key)' doesn't come from the \(old.isCode ? "code" : "storyboard") and would be lost",
            hint: "move it to a scene that imports this one, or drop it with '--force'"))
      }
    }
    if isLoss { throw .reported(.inputAtFault) }
  }

  // MARK: What has changed

  /// Says which classes have come and gone since the former import, and that its scene of the code stays.
  private func say(_ news: News, at path: String) {
    let changes = news.classes
    for (key, id, span) in news.dropped {
      session.remark(
        "\(path)/\(StoryboardImport.codePath):\(span.line):\(span.column): '\(key)' of '\(id)' is gone, since no code "
          + "sets it; in a scene that imports this one it would stay")
    }
    if keepsCode(at: path) {
      session.remark("\(path)/\(StoryboardImport.codePath) stays as it is: no code was read")
    } else if isProject, changes == nil, code?.isEmpty == true,
      session.console.files.stamp(of: path + "/" + StoryboardImport.codePath) != nil
    {
      session.remark("\(path)/\(StoryboardImport.codePath) is of an earlier import: no code shows a screen any more")
    }
    guard let changes else { return }
    for line in ClassChanges(changes).lines { session.console.report(VisibleText.of(line) + "\n") }
  }
}

extension Session {
  package func isFolder(_ path: String) -> Bool {
    if case .success(.folder) = console.files.kind(of: path) { true } else { false }
  }
}
