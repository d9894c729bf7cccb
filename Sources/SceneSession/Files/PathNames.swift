internal import SceneBasics
package import SceneFiles

/// One name for every way in which a path can be written: `a.yaml`, `./a.yaml`, `../here/a.yaml`.
package struct PathNames {
  private let files: any FileSystem
  private var folders: [Substring: String] = [:]

  package init(_ files: any FileSystem) { self.files = files }

  /// The path from the top of all files, without links to folders.
  ///
  /// A link to a file is a file of its own: what it imports starts from where the link lies.
  package mutating func name(of path: String) -> String {
    let end = path.utf8.lastIndex(of: 0x2F).map { path.utf8.index(after: $0) } ?? path.startIndex
    let (folder, name) = (path[..<end], path[end...])
    if name.isEmpty || name == ".." || name == "." { return files.resolved(path) ?? path }
    let place = folders[folder] ?? files.resolved(folder.isEmpty ? "." : String(folder)) ?? String(folder)
    folders[folder] = place
    return place.hasSuffix("/") || place.isEmpty ? place + name : place + "/" + name
  }

  /// The way from the folder of one file to the folder of another, with a slash at its end; empty if both are one.
  package mutating func way(fromBeside file: String, toBeside other: String) -> String {
    let (start, end) = (folders(of: file), folders(of: other))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared).map(String.init)
    return steps.map { $0 + "/" }.joined()
  }

  private mutating func folders(of path: String) -> [Substring] { name(of: path).split(separator: "/").dropLast() }
}
