/// Paths of scene files: plain text with `/`, as `import` writes them.
package enum ScenePath {
  /// The last part.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// A path that another file names, seen from where that file is.
  package static func join(_ file: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let slash = file.lastIndex(of: "/") else { return normalized(path) }
    return normalized(String(file[...slash]) + path)
  }

  /// The path without `.` and without `..` where a folder stands before it.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
