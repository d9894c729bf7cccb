internal import SceneBasics

/// The files that operands stand for: a file is itself, a folder is every scene below it, in the order of the paths.
struct ScenePaths {
  private(set) var files: [String] = []
  /// What is known of those that were found in a folder.
  private(set) var found: [String: Find] = [:]
  /// What could not be searched.
  private(set) var failures: [CommandFailure] = []
  private let disk: any FileSystem
  private let extensions: [String]
  private var names: PathNames
  private var seen: Set<String> = []

  /// How a file was found.
  struct Find: Sendable {
    /// The operand below which it lies.
    var folder: String
    var isLink: Bool
  }

  /// - Parameters:
  ///   - operands: Files, folders, or `-` for standard input.
  ///   - extensions: How the names end that are taken from a folder.
  ///   - files: Where to look.
  init(_ operands: [String], extensions: [String] = [".yaml", ".yml"], in files: any FileSystem) {
    disk = files
    names = PathNames(files)
    self.extensions = extensions
    for operand in operands {
      guard operand != "-" else {
        add(operand)
        continue
      }
      switch disk.kind(of: operand) {
      // Whoever reads the file says why it can't be read.
      case .success(.file), .success(.other), .failure: add(operand)
      case .success(.folder): search(operand)
      }
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(path == "-" ? path : names.name(of: path)).inserted { files.append(path) }
  }

  private mutating func search(_ folder: String) {
    var paths: [(path: String, isLink: Bool)] = []
    collect(folder, into: &paths)
    if paths.isEmpty, failures.isEmpty {
      let patterns = extensions.map { "*" + $0 }.joined(separator: " or ")
      failures.append(
        CommandFailure(
          .notDone, subject: folder, "no file matches \(patterns) in this folder",
          hint: "name a folder with scenes in it, or a file, whatever its name is"))
    }
    for (path, isLink) in paths.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      add(path)
      if found[path] == nil { found[path] = Find(folder: folder, isLink: isLink) }
    }
  }

  private mutating func collect(_ folder: String, into paths: inout [(path: String, isLink: Bool)]) {
    let entries: [FolderEntry]
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
      let isWanted = entry.kind == .folder || extensions.contains(where: entry.name.hasSuffix)
      guard isWanted, entry.isReachable else {
        if isWanted { failures.append(ScenePaths.unreachable(path)) }
        continue
      }
      switch entry.kind {
      case .folder: collect(path, into: &paths)
      case .file: paths.append((path, isLink: entry.isLink))
      // A pipe may never end, whatever it is called.
      case .other: continue
      }
    }
  }

  private static func unreachable(_ path: String) -> CommandFailure {
    CommandFailure(
      .notDone, subject: path, "the name isn't UTF-8, so no path leads there", hint: "give it a name in UTF-8")
  }
}
