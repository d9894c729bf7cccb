package import SceneBasics
internal import SceneCompiler
package import SceneFiles
internal import SceneSyntax

/// The files that an untrusted file may name: the imports of a scene, the scenes and pictures of a document.
///
/// Below the root everything can be read and written. Outside the root only scenes are read, and no folder is searched, so
/// that no finding quotes or names an unrelated file. If the confinement is strict, nothing is read there. Nothing is ever written there.
package struct ConfinedFiles: FileSystem {
  package let files: any FileSystem
  package let root: Confinement.Root
  package let isStrict: Bool

  package init(files: any FileSystem, root: Confinement.Root, isStrict: Bool) {
    self.files = files
    self.root = root
    self.isStrict = isStrict
  }

  /// Whether a path leads to a place below the root, with all links followed.
  package func contains(_ path: String) -> Bool {
    var (head, rest) = (path, "")
    while true {
      if let place = files.resolved(head.isEmpty ? "." : head) {
        let place = place + rest
        return place == root.path || place.hasPrefix(root.path.hasSuffix("/") ? root.path : root.path + "/")
      }
      // What isn't there yet lies where its folder lies.
      let end = head.lastIndex(of: "/")
      let name = end.map { head[head.index(after: $0)...] } ?? head[...]
      guard name != "..", !head.isEmpty, head != "/" else { return false }
      rest = "/" + name + rest
      head = end.map { $0 == head.startIndex ? "/" : String(head[..<$0]) } ?? ""
    }
  }

  /// Why nothing may be written at a path; nil if it may.
  package func objectionToWriting(_ path: String) -> SourceFailure? { contains(path) ? nil : .outside(root) }

  package func kind(of path: String) -> Result<FileKind, SourceFailure> {
    isHidden(path) ? .failure(.outside(root)) : files.kind(of: path)
  }

  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    // A folder outside would be searched to its end, and what can't be read there would be named.
    contains(folder) ? files.entries(of: folder) : .failure(.outside(root))
  }

  package func stamp(of path: String) -> FileStamp? { isHidden(path) ? nil : files.stamp(of: path) }
  package func resolved(_ path: String) -> String? { files.resolved(path) }

  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    var rules = rules
    rules.isFileOnly = true
    if contains(path) { return files.read(path, rules) }
    guard !isStrict else { return .failure(.outside(root)) }
    return files.read(path, rules).flatMap { bytes in
      ConfinedFiles.isScene(SourceFile(path: path, bytes: bytes)) ? .success(bytes) : .failure(.noSceneOutside(root))
    }
  }

  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes {
      if let failure = objectionToWriting(change.path) { return .failure(FileFailure(change.path, failure)) }
    }
    return files.write(changes)
  }

  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> {
    objectionToWriting(path + "/").map { .failure($0) } ?? files.makeFolder(path)
  }

  private func isHidden(_ path: String) -> Bool { isStrict && !contains(path) }

  /// Whether a file is a scene or a plan: one with slips in it is, one without controllers isn't.
  private static func isScene(_ file: SourceFile) -> Bool {
    var sink = DiagnosticSink()
    if PlanParser.isPlan(file) { return PlanParser.parse(file, id: FileID(0), sink: &sink) != nil }
    var symbols = SymbolTable(capacity: 0)
    let document = SceneParser.parse(file, id: FileID(0), symbols: &symbols, sink: &sink)
    // A scene may have all its controllers from those that it imports.
    let isOfOthers = document.scene != nil && !document.imports.isEmpty
    return !sink.hasBrokenYAML && (document.controllers.count > 0 || isOfOthers)
  }
}

/// How far from a scene or a document that may lie which it names.
package struct Confinement: Sendable {
  /// A folder, and how people know it.
  package struct Root: Sendable {
    /// From the top of all files, without links.
    package var path: String
    package var name: String
  }

  /// The folder that the command line names.
  package var root: String?
  /// Whether nothing outside is read, not even a scene.
  package var isStrict = false

  package init(root: String? = nil, isStrict: Bool = false) {
    self.root = root
    self.isStrict = isStrict
  }

  /// The folder for a file: the one that was named; or that in which the file was found; or the nearest above the file
  /// that is a DocC catalogue or a repository; or its own.
  ///
  /// - Parameters:
  ///   - file: Its path, or `-`.
  ///   - folder: The operand below which it was found.
  ///   - files: Where to look.
  package func root(of file: String, foundIn folder: String?, in files: any FileSystem) -> Root {
    if let name = root ?? folder { return Root(path: files.resolved(name) ?? name, name: name) }
    let end = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let own = file == "-" || end == file.startIndex ? "." : String(file[..<end])
    let place = files.resolved(own) ?? own
    var path = place
    while !path.isEmpty {
      if path.hasSuffix(".docc") || files.stamp(of: path + "/.git") != nil { return Root(path: path, name: path) }
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
    return Root(path: place, name: own)
  }

  /// The DocC catalogue that a file lies in, if it lies in one.
  package static func catalogue(of file: String, in files: any FileSystem) -> Root? {
    let end = file.lastIndex(of: "/") ?? file.startIndex
    let folder = end == file.startIndex ? "." : String(file[..<end])
    var path = files.resolved(folder) ?? folder
    while !path.isEmpty {
      let slash = path.lastIndex(of: "/")
      if path.hasSuffix(".docc") {
        return Root(path: path, name: slash.map { String(path[path.index(after: $0)...]) } ?? path)
      }
      path = slash.map { String(path[..<$0]) } ?? ""
    }
    return nil
  }

  /// The files as the named file itself sees them.
  package func files(of file: String, foundIn folder: String?, in files: any FileSystem) -> ConfinedFiles {
    ConfinedFiles(files: files, root: root(of: file, foundIn: folder, in: files), isStrict: isStrict)
  }
}

extension SourceFailure {
  fileprivate static func outside(_ root: Confinement.Root) -> SourceFailure {
    SourceFailure("it lies outside '\(root.name)'", hint: "keep to that folder, or allow more with '--root DIR'")
  }

  fileprivate static func noSceneOutside(_ root: Confinement.Root) -> SourceFailure {
    SourceFailure("it lies outside '\(root.name)' and isn't a scene", hint: "name a scene")
  }
}
