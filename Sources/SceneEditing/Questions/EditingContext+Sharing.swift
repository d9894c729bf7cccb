internal import SceneSyntax

/// Names that mean one thing in all files of a scene: those of segues, of unwind actions, and of an alert's actions.
extension EditingContext {
  /// The paths of the files that this one imports, and of those that these import: the nearest first.
  var importedPaths: [String] {
    var (paths, known): ([String], Set<String>) = ([path], [path])
    var next = 0
    while next < paths.count {
      let file = paths[next] == path ? self : context(of: paths[next])
      let imports = file?.index?.imports ?? []
      let found = imports.map { ScenePath.join(paths[next], $0.path) }
      for path in found where known.insert(path).inserted { paths.append(path) }
      next += 1
    }
    return Array(paths.dropFirst())
  }

  /// The paths of the files that mean the same thing by a name: those with the name of which one imports another.
  ///
  /// - Parameters:
  ///   - mention: The name, in this file.
  ///   - others: The paths of files that may have it.
  func filesSharing(_ mention: Mention, among others: [String]) -> [String] {
    var imports: [String: Set<String>] = [:]
    for path in Set([path] + others + importedPaths) {
      guard let file = path == self.path ? self : context(of: path),
        file.index?.mentions.contains(where: { $0.thing == mention.thing && $0.name == mention.name }) == true
      else { continue }
      imports[path] = Set(file.importedPaths)
    }
    var sharing = [path]
    var next = 0
    while next < sharing.count {
      let one = sharing[next]
      let met = imports.filter { other, paths in
        !sharing.contains(other) && (paths.contains(one) || imports[one]?.contains(other) == true)
      }
      sharing += met.keys.sorted()
      next += 1
    }
    return sharing
  }
}
