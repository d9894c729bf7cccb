internal import SceneBasics
internal import SceneFiles
internal import SceneSession

/// The page that `docs --gallery` writes: the scenes of a folder as a list, then one by one with their pictures.
///
/// It consists of regions, so that `docs --write` and `docs --check` keep it up to date as they keep any document.
enum GalleryPage {
  static let name = "gallery.md"
  private static let region = "gallery --list ."

  /// The page of a folder: the one that is there, or a new one with empty regions.
  static func file(
    of folder: String, in files: any FileSystem
  ) throws(CommandFailure) -> (file: SourceFile, isNew: Bool) {
    guard case .success(.folder) = files.kind(of: folder) else {
      throw CommandFailure(.notDone, subject: folder, "is no folder", hint: "name a folder with scenes in it")
    }
    let paths = ScenePaths([folder], in: files)
    if let failure = paths.failures.first { throw failure }
    let path = folder == "." ? name : (folder.hasSuffix("/") ? folder : folder + "/") + name
    guard case .success = files.kind(of: path) else {
      return (SourceFile(path: path, bytes: Array(text(of: folder, in: files).utf8)), true)
    }
    switch files.read(path) {
    case .success(let bytes):
      let file = SourceFile(path: path, bytes: bytes)
      if MarkedDocument(bytes).regions.contains(where: { $0.command == region }) { return (file, false) }
      throw CommandFailure(
        .notDone, subject: path, "exists already, and is no gallery", hint: "give that file another name")
    case .failure(let failure):
      throw CommandFailure(
        .notDone, subject: path, failure.reason, hint: failure.hint ?? "make the file readable")
    }
  }

  private static func text(of folder: String, in files: any FileSystem) -> String {
    let path = files.resolved(folder) ?? folder
    let name = path.split(separator: "/").last.map(String.init) ?? "this folder"
    return """
      # Scenes in \(MarkdownDialect.common.plain(name))

      <!-- scenograph: scenes . -->
      \(MarkedDocument.end)

      <!-- scenograph: \(region) -->
      \(MarkedDocument.end)

      """
  }
}
