/// Paths, as far as names and folders go.
enum FilePath {
  /// The name of a file without its folders and without what stands behind the last dot.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? Substring(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The folders on the way to a file, those of languages left out: `Base.lproj` says nothing about where it belongs.
  static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") && $0 != "." }
  }
}
