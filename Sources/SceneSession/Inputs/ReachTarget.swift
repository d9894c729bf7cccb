internal import SceneBasics
internal import SceneCompiler
internal import SceneFiles
internal import SceneImport
internal import SceneProgram
internal import SceneWriting

/// `--script reach`: scripts through a scene, beside it.
package struct ReachTarget {
  package let session: Session

  package init(session: Session) {
    self.session = session
  }

  /// Walks through a scene, writes the scripts beside it, and reports on them.
  package func write(besideScene path: String) throws(CommandFailure) {
    let reader = session.reader(of: [path])
    let file = try reader.read(path)
    var loader = reader.loader(of: path)
    let (compilation, program) = Pipeline.program(of: file, loader: &loader)
    guard let program else {
      session.print(compilation)
      throw .reported(compilation.exceedsLimit ? .notDone : .inputAtFault)
    }
    guard program.initial != nil else {
      throw CommandFailure(
        .inputAtFault, subject: file.placeOfFirstKey, "there is nothing to walk through: the scene has no 'initial'",
        hint: "name the window's root in a scene that imports this one")
    }
    let reach = Reach(program, limits: session.limits)
    let (folder, name) = ReachTarget.parts(of: path)
    let scenes: [WrittenScene]
    do throws(UnwritableProgram) {
      scenes = try reach.scenes(importing: name) { ReachTarget.name(of: name, number: $0) }
    } catch {
      throw CommandFailure(.inputAtFault, subject: path, error.description)
    }
    try session.write(scenes.map { FileChange(folder + $0.path, Array($0.text.utf8)) })
    for scene in scenes { session.console.report("wrote \(VisibleText.of(folder + scene.path))\n") }
    for line in reach.report { session.console.report(VisibleText.of(line) + "\n") }
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// `Main.reach.scene.yaml`, `Main.reach-2.scene.yaml`, beside `Main.scene.yaml`.
  private static func name(of scene: String, number: Int) -> String {
    let endings = [".scene.yaml", ".scene.yml", ".yaml", ".yml"]
    let stem = endings.first { scene.hasSuffix($0) }.map { String(scene.dropLast($0.count)) } ?? scene
    return "\(stem).reach\(number == 1 ? "" : "-\(number)").scene.yaml"
  }
}
