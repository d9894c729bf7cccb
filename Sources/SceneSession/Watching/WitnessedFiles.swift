package import SceneBasics
package import SceneFiles

/// Files that remember what was looked at, and what was seen there.
package final class WitnessedFiles: FileSystem {
  /// The state of a path, as far as it matters for the verb that looked.
  enum Sight: Equatable, Sendable {
    case nothing
    case file(FileStamp)
    /// The names in it and what each is, hidden ones left out: those are editors' and other tools' own.
    case folder([String])
  }

  private let disk: any FileSystem
  private let seen = Monitor<[String: Sight]>([:])

  package init(_ disk: any FileSystem) { self.disk = disk }

  /// The state of each path when it was first looked at.
  var sights: [String: Sight] { seen.change { $0 } }

  /// The present state of each of these paths.
  func look(at paths: some Sequence<String>) -> [String: Sight] {
    Dictionary(uniqueKeysWithValues: paths.map { ($0, sight(of: $0)) })
  }

  package func kind(of path: String) -> Result<FileKind, SourceFailure> {
    note(path)
    return disk.kind(of: path)
  }

  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    note(path)
    var rules = rules
    // A pipe that has come in the place of a file would wait for a writer, and no change would be seen any more.
    rules.isFileOnly = true
    return disk.read(path, rules)
  }

  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    note(folder)
    return disk.entries(of: folder)
  }

  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> { disk.write(changes) }
  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> { disk.makeFolder(path) }
  package func draft(of path: String) -> FileDraft? { disk.draft(of: path) }
  package func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }
  package func resolved(_ path: String) -> String? { disk.resolved(path) }

  /// Records what is there before the verb reads it. A change in between then counts as a change.
  private func note(_ path: String) {
    guard seen.change({ $0[path] == nil }) else { return }
    let sight = sight(of: path)
    seen.change { sights in
      if sights[path] == nil { sights[path] = sight }
    }
  }

  private func sight(of path: String) -> Sight {
    if case .success(.folder) = disk.kind(of: path) {
      let entries = (try? disk.entries(of: path).get()) ?? []
      return .folder(entries.map { $0.name + mark(of: $0) }.filter { !$0.hasPrefix(".") }.sorted())
    }
    return disk.stamp(of: path).map(Sight.file) ?? .nothing
  }

  private func mark(of entry: FolderEntry) -> String {
    switch entry.kind {
    case .file: ""
    case .folder: "/"
    // What it is isn't looked at, and a link to such a thing may come in the place of one.
    case .other: entry.isLink ? "|@" : "|"
    }
  }
}
