internal import SceneBasics
internal import SceneFiles

/// Files of which none is written over that was read before: `compile x.yaml -o x.yaml` would leave no scene.
final class GuardedInputs: FileSystem {
  private struct Reads: Sendable {
    var paths: Set<String> = []
    /// The paths by which each file was read.
    var files: [FileIdentity: Set<String>] = [:]
  }

  private let disk: any FileSystem
  private let reads = Monitor(Reads())

  init(_ disk: any FileSystem) { self.disk = disk }

  /// Takes down that a file is read.
  func note(_ path: String) {
    let identity = disk.stamp(of: path).flatMap { $0.kind == .file ? $0.identity : nil }
    reads.change { reads in
      reads.paths.insert(path)
      if let identity { reads.files[identity, default: []].insert(path) }
    }
  }

  func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: path) }
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { disk.entries(of: folder) }
  func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }
  func resolved(_ path: String) -> String? { disk.resolved(path) }

  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    note(path)
    return disk.read(path, rules)
  }

  func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes where change.former == nil {
      if let other = input(at: change.path) { return .failure(FileFailure(change.path, .isRead(as: other))) }
    }
    return disk.write(changes)
  }

  /// The path by which the file was read that would be written over; nil if there is none.
  private func input(at path: String) -> String? {
    guard let stamp = disk.stamp(of: path), stamp.kind == .file else { return nil }
    let (isRead, others) = reads.change { ($0.paths.contains(path), $0.files[stamp.identity] ?? []) }
    if isRead { return path }
    // Numbers of files are used again, so the file must still be there.
    return others.sorted().first { disk.stamp(of: $0)?.identity == stamp.identity }
  }
}

extension SourceFailure {
  /// What is to be written is a file that is read.
  static func isRead(as path: String) -> SourceFailure {
    SourceFailure("this file is read, as '\(path)', and would be lost", hint: "choose another file")
  }
}
