internal import SceneBasics
internal import SceneDiagrams
internal import SceneFiles
internal import SceneSession

/// The files as a document sees them: paths start from its folder, and written files are kept until the verb decides.
///
/// A document may come from a stranger, so what it has written are drawings, and all of them below its root.
final class DocumentFiles: FileSystem {
  private let folder: String
  private let disk: ConfinedFiles
  private let catalogue: Confinement.Root?
  /// The files that no folder shows.
  private let hidden: Set<String>
  private let kept = Monitor<[String: [UInt8]]>([:])

  /// - Parameters:
  ///   - document: The path of the document.
  ///   - disk: What it may see.
  ///   - hidden: Files that aren't for it.
  init(of document: String, on disk: ConfinedFiles, hiding hidden: Set<String> = []) {
    self.hidden = hidden
    folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    self.disk = disk
    catalogue = Confinement.catalogue(of: document, in: disk.files)
  }

  /// The Markdown that the document is read as.
  var dialect: MarkdownDialect { catalogue == nil ? .common : .docC }

  /// The files that were to be written, by path as the disk knows it.
  var written: [FileChange] {
    kept.change { $0 }.map { FileChange($0.key, $0.value) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A path as the disk knows it.
  func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." && !folder.isEmpty ? folder : folder + path
  }

  func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: self.path(path)) }
  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    let path = self.path(path)
    return kept.change { $0[path] }.map { .success($0) } ?? disk.read(path, rules)
  }
  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    let folder = path(folder)
    let entries = disk.entries(of: folder)
    if hidden.isEmpty { return entries }
    let start = folder == "." || folder.hasSuffix("/") ? (folder == "." ? "" : folder) : folder + "/"
    return entries.map { $0.filter { !hidden.contains(start + $0.name) } }
  }
  func stamp(of path: String) -> FileStamp? { disk.stamp(of: self.path(path)) }
  func resolved(_ path: String) -> String? { disk.resolved(self.path(path)) }

  /// Of a document's files only drawings are kept, and those stand where a folder is.
  func makeFolder(_ path: String) -> Result<Void, SourceFailure> { .failure(SourceFailure("no folder is made here")) }

  func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes {
      if let failure = objection(to: change) { return .failure(FileFailure(change.path, failure)) }
      let other = kept.change { $0[path(change.path)] }
      if other != nil, other != change.bytes { return .failure(FileFailure(change.path, .twoPictures)) }
    }
    kept.change { kept in
      for change in changes { kept[path(change.path)] = change.bytes }
    }
    return .success(())
  }

  private func objection(to change: FileChange) -> SourceFailure? {
    let path = change.path
    if path.hasPrefix("/") { return .absolutePath }
    if path.utf8.contains(0) { return .nulInPath }
    if let failure = disk.objectionToWriting(self.path(path)) { return failure }
    if let catalogue, !ConfinedFiles(files: disk.files, root: catalogue, isStrict: true).contains(self.path(path)) {
      return .outsideCatalogue(catalogue)
    }
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let endings = DiagramFormats.all.flatMap(\.endings) + Renderer.all.flatMap(\.endings)
    guard let ending = endings.first(where: { name.hasSuffix("." + $0) }) else { return .noDrawing }
    return DocumentFiles.isPicture(change.bytes, named: ending) ? nil : .otherContent(than: ending)
  }

  /// Whether bytes begin as a picture of its ending does; a drawing that is a text may begin in any way.
  private static func isPicture(_ bytes: [UInt8], named ending: String) -> Bool {
    switch ending {
    case "svg": ["<svg", "<?xml"].contains { bytes.starts(with: $0.utf8) }
    case "png": bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case "pdf": bytes.starts(with: "%PDF".utf8)
    default: true
    }
  }
}

extension SourceFailure {
  fileprivate static let absolutePath = SourceFailure(
    "a document names files by a path from its own folder", hint: "start the path with the name of a folder or file")
  fileprivate static let twoPictures = SourceFailure(
    "another region of this document writes another picture into this file", hint: "give each picture a name of its own"
  )
  fileprivate static func outsideCatalogue(_ catalogue: Confinement.Root) -> SourceFailure {
    SourceFailure("DocC finds only what lies in '\(catalogue.name)'", hint: "name a file in that folder")
  }
  fileprivate static let noDrawing = SourceFailure(
    "a document can only write drawings", hint: "let the name end in .svg, or leave the option out")

  fileprivate static func otherContent(than ending: String) -> SourceFailure {
    SourceFailure(
      "what this verb makes is no .\(ending)", hint: "leave the option out: the text then stands in the document")
  }
}
