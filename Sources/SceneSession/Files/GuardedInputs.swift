package import SceneBasics
package import SceneFiles
internal import SceneSyntax

/// Files of which none is written over that was read before: `compile x.yaml -o x.yaml` would leave no scene.
package final class GuardedInputs: FileSystem {
  /// A file as it was read: sets of them would cost each call more than the few questions that are asked.
  private struct Read: Hashable, Sendable {
    let path: String
    let identity: FileIdentity?
  }

  private let disk: any FileSystem
  private let reads = Monitor<[Read]>([])

  package init(_ disk: any FileSystem) { self.disk = disk }

  /// Takes down that a file is read.
  package func note(_ path: String) {
    let identity = disk.stamp(of: path).flatMap { $0.kind == .file ? $0.identity : nil }
    let read = Read(path: path, identity: identity)
    // Files that are watched are read again and again.
    reads.change { reads in
      if !reads.suffix(16).contains(read) { reads.append(read) }
    }
  }

  package func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: path) }
  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { disk.entries(of: folder) }
  package func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }
  package func resolved(_ path: String) -> String? { disk.resolved(path) }

  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    note(path)
    return disk.read(path, rules)
  }

  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes where change.former == nil {
      if let other = input(at: change.path) { return .failure(FileFailure(change.path, .isRead(as: other))) }
      if !GuardedInputs.isScene(change.bytes), !GuardedInputs.isPlan(change.bytes), isScene(change.path) {
        return .failure(FileFailure(change.path, .isScene))
      }
    }
    return disk.write(changes)
  }

  /// Whether a scene stands at a path, which only another scene may replace, or a plan that `compile` is told to put there.
  private func isScene(_ path: String) -> Bool {
    guard FileEnding.ofYAML.contains(FileEnding.of(path) ?? ""), case .success(.file) = disk.kind(of: path),
      case .success(let bytes) = disk.read(path)
    else { return false }
    return GuardedInputs.isScene(bytes)
  }

  private static func isScene(_ bytes: [UInt8]) -> Bool { ScenePaths.isScene(bytes) && !isPlan(bytes) }

  private static func isPlan(_ bytes: [UInt8]) -> Bool { PlanParser.isPlan(SourceFile(path: "", bytes: bytes)) }

  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> { disk.makeFolder(path) }

  /// Where nothing stands, nothing is written over.
  package func draft(of path: String) -> FileDraft? { disk.draft(of: path) }

  /// The path by which the file was read that would be written over; nil if there is none.
  private func input(at path: String) -> String? {
    guard let stamp = disk.stamp(of: path), stamp.kind == .file else { return nil }
    let all = reads.change { $0 }
    if all.contains(where: { $0.path == path }) { return path }
    // Numbers of files are used again, so the file must still be there.
    return all.filter { $0.identity == stamp.identity }.map(\.path).sorted()
      .first { disk.stamp(of: $0)?.identity == stamp.identity }
  }
}

extension SourceFailure {
  /// The failure where a scene stands, and no scene is to be written.
  fileprivate static let isScene = SourceFailure(
    "a scene stands here, and would be lost", hint: "choose another file, or delete the scene first")

  /// The failure of a file to be written that is also read.
  static func isRead(as path: String) -> SourceFailure {
    SourceFailure("this file is read, as '\(path)', and would be lost", hint: "choose another file")
  }
}
