internal import SceneBasics

/// Reads what operands name, on whichever thread: files, and what came on standard input.
struct SceneReader: Sendable {
  let files: any FileSystem
  /// What came on standard input, if an operand asks for it.
  let input: Result<[UInt8], SourceFailure>?

  /// Reads a file as it is; `-` is standard input.
  func read(_ path: String) throws(CommandFailure) -> SourceFile {
    let isInput = path == "-"
    let name = SceneReader.name(of: path)
    switch isInput ? input ?? .failure(SourceFailure("was not read")) : files.read(path) {
    case .success(let bytes): return SourceFile(path: name, bytes: bytes)
    case .failure(let failure):
      throw CommandFailure(.notDone, subject: name, failure.reason, hint: wayOut(of: path, isInput: isInput))
    }
  }

  /// What to do about a path that leads nowhere.
  static let pathHint = "paths start from the current folder; check this one"

  /// A path as findings print it.
  static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

  private func wayOut(of path: String, isInput: Bool) -> String {
    if isInput { return "send a scene to standard input, or name a file" }
    switch files.kind(of: path) {
    case .success(.folder): return "name a file; only 'check', 'test' and 'fmt' search folders"
    case .success(.file): return "make the file readable"
    case .failure:
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let names = (try? files.entries(of: folder.isEmpty ? "." : folder).get().map(\.name).sorted()) ?? []
      let nearest = Suggestion.nearest(to: String(path.dropFirst(folder.count)), in: names)
      return nearest.map { "did you mean '\(folder)\($0)'?" } ?? SceneReader.pathHint
    }
  }
}

/// Reads the files that a scene imports.
struct ConsoleLoader: SourceLoader {
  let files: any FileSystem

  mutating func load(_ path: String) -> Result<[UInt8], SourceFailure> { files.read(path) }
}
