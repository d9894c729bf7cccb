internal import SceneBasics

/// The files as a document sees them: paths start from its folder, and what is written is kept for whoever decides.
final class DocumentFiles: FileSystem {
  private let folder: String
  private let disk: any FileSystem
  private let kept = Monitor<[String: [UInt8]]>([:])

  /// - Parameter document: The path of the document.
  init(of document: String, on disk: any FileSystem) {
    folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    self.disk = disk
  }

  /// What was to be written, by path as the disk knows it.
  var written: [(path: String, bytes: [UInt8])] {
    kept.change { $0 }.map { (path: $0.key, bytes: $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A path as the disk knows it.
  func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." && !folder.isEmpty ? folder : folder + path
  }

  func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: self.path(path)) }
  func read(_ path: String) -> Result<[UInt8], SourceFailure> {
    let path = self.path(path)
    return kept.change { $0[path] }.map { .success($0) } ?? disk.read(path)
  }
  func entries(of folder: String) -> Result<[(name: String, kind: FileKind)], SourceFailure> {
    disk.entries(of: path(folder))
  }
  func stamp(of path: String) -> FileStamp? { disk.stamp(of: self.path(path)) }

  func replace(_ path: String, with bytes: [UInt8]) -> Result<Void, SourceFailure> {
    kept.change { $0[self.path(path)] = bytes }
    return .success(())
  }
}
