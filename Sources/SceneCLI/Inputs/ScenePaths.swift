internal import SceneBasics

/// The files that operands stand for: a file is itself, a folder is every scene below it, in the order of the paths.
struct ScenePaths {
  private(set) var files: [String] = []
  /// What could not be searched.
  private(set) var failures: [CommandFailure] = []
  private let disk: any FileSystem
  private let extensions: [String]
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - operands: Files, folders, or `-` for standard input.
  ///   - extensions: How the names end that are taken from a folder.
  ///   - files: Where to look.
  init(_ operands: [String], extensions: [String] = [".yaml", ".yml"], in files: any FileSystem) {
    disk = files
    self.extensions = extensions
    for operand in operands {
      guard operand != "-" else {
        add(operand)
        continue
      }
      switch disk.kind(of: operand) {
      // Whoever reads the file says why it can't be read.
      case .success(.file), .failure: add(operand)
      case .success(.folder): search(operand)
      }
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(path).inserted { files.append(path) }
  }

  private mutating func search(_ folder: String) {
    var found: [String] = []
    collect(folder, into: &found)
    if found.isEmpty, failures.isEmpty {
      let patterns = extensions.map { "*" + $0 }.joined(separator: " or ")
      failures.append(
        CommandFailure(
          .notDone, subject: folder, "no file matches \(patterns) in this folder",
          hint: "name a folder with scenes in it, or a file, whatever its name is"))
    }
    for path in found.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { add(path) }
  }

  private mutating func collect(_ folder: String, into found: inout [String]) {
    let entries: [(name: String, kind: FileKind)]
    switch disk.entries(of: folder) {
    case .success(let list): entries = list
    case .failure(let failure):
      failures.append(CommandFailure(.notDone, subject: folder, failure.reason, hint: "make the folder readable"))
      return
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    // Hidden folders hold what tools keep for themselves.
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = prefix + entry.name
      switch entry.kind {
      case .folder: collect(path, into: &found)
      case .file: if extensions.contains(where: entry.name.hasSuffix) { found.append(path) }
      }
    }
  }
}
