package import SceneFiles

/// Scenes by the names that people call them: the name of the file without its ending.
package enum NamedScenes {
  /// How deep they are looked for, and in how many folders at most.
  private static let bounds = (depth: 3, folders: 200)

  /// The file of a name in the current folder or not far below it; nil if there is none, or several.
  package static func path(of name: String, in files: any FileSystem) -> String? {
    let wanted = Set(["", ".scene.yaml", ".scene.yml", ".yaml", ".yml"].map { name + $0 })
    guard !name.isEmpty, !name.contains("/") else { return nil }
    var found: [String] = []
    var folders = [(path: "", depth: 0)]
    var count = 0
    while let folder = folders.popLast(), count < bounds.folders {
      count += 1
      let entries = (try? files.entries(of: folder.path.isEmpty ? "." : folder.path).get()) ?? []
      for entry in entries where entry.isReachable && !entry.name.hasPrefix(".") {
        let path = folder.path.isEmpty ? entry.name : folder.path + "/" + entry.name
        if entry.kind == .file, wanted.contains(entry.name) { found.append(path) }
        if entry.kind == .folder, folder.depth < bounds.depth { folders.append((path, folder.depth + 1)) }
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
