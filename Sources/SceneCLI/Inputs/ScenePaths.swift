internal import SceneBasics
internal import SceneFiles

/// The files that operands stand for: a file is itself, a folder is every scene below it, in the order of the paths.
struct ScenePaths {
  /// What is looked for in folders.
  enum Wanted: Equatable {
    /// `*.scene.yaml`, and other YAML that has a key `scene` or `plan`.
    case scenes
    /// `*.md`.
    case documents
    /// Files with one of these endings.
    case files([String])

    /// The endings that count.
    fileprivate var endings: [String] {
      switch self {
      case .scenes: [".yaml", ".yml"]
      case .documents: [".md"]
      case .files(let endings): endings
      }
    }
  }

  private(set) var files: [String] = []
  /// What is known of those that were found in a folder.
  private(set) var found: [String: Find] = [:]
  /// What could not be searched.
  private(set) var failures: [CommandFailure] = []
  /// How many files of YAML in the folders are no scenes.
  private(set) var otherCount = 0
  private let disk: any FileSystem
  private let confinement: Confinement
  private let wanted: Wanted
  private let excluded: IgnoreRules
  private var names: PathNames
  private var seen: Set<String> = []

  /// Where a folder says which of its files are left out, in the syntax of `.gitignore`.
  static let ignoreFile = ".scenographignore"

  /// How a file was found.
  struct Find: Sendable {
    /// The operand below which it lies.
    var folder: String
    var isLink: Bool
  }

  /// - Parameters:
  ///   - operands: Files, folders, or `-` for standard input.
  ///   - wanted: What is taken from a folder.
  ///   - patterns: What is left out of folders, as lines of an ignore file.
  ///   - files: Where to look.
  ///   - confinement: How far links in folders may lead.
  init(
    _ operands: [String], for wanted: Wanted = .scenes, excluding patterns: [String] = [], in files: any FileSystem,
    within confinement: Confinement = Confinement()
  ) {
    disk = files
    self.confinement = confinement
    names = PathNames(files)
    self.wanted = wanted
    excluded = IgnoreRules(patterns)
    for operand in operands {
      guard operand != "-" else {
        add(operand)
        continue
      }
      switch disk.kind(of: operand) {
      // What reads the file says why it can't be read.
      case .success(.file), .success(.other), .failure:
        // A single one has no other name: an editor asks for one file at a time, and waits.
        if operands.count == 1 { self.files.append(operand) } else { add(operand) }
      case .success(.folder): search(operand)
      }
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(path == "-" ? path : names.name(of: path)).inserted { files.append(path) }
  }

  private mutating func search(_ folder: String) {
    var paths: [(path: String, isLink: Bool)] = []
    let others = otherCount
    collect(folder, below: "", of: folder, [excluded], into: &paths)
    if paths.isEmpty, failures.isEmpty {
      let patterns = wanted.endings.map { "*" + $0 }.joined(separator: " or ")
      failures.append(
        CommandFailure(
          .notDone, subject: folder,
          otherCount > others ? "no YAML file in this folder is a scene" : "no file matches \(patterns) in this folder",
          hint: "name a folder with scenes in it, or a file, whatever its name is"))
    }
    for (path, isLink) in paths.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      add(path)
      if found[path] == nil { found[path] = Find(folder: folder, isLink: isLink) }
    }
  }

  /// - Parameters:
  ///   - relative: The folder as seen from the operand, with a slash at its end.
  ///   - operand: The folder that was named.
  ///   - rules: What is left out, the outermost first.
  private mutating func collect(
    _ folder: String, below relative: String, of operand: String, _ rules: [IgnoreRules],
    into paths: inout [(path: String, isLink: Bool)]
  ) {
    let entries: [FolderEntry]
    switch disk.entries(of: folder) {
    case .success(let list): entries = list
    case .failure(let failure):
      failures.append(CommandFailure(.notDone, subject: folder, failure.reason, hint: "make the folder readable"))
      return
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var rules = rules
    if wanted == .scenes, entries.contains(where: { $0.name == ScenePaths.ignoreFile && $0.kind == .file }),
      case .success(let bytes) = disk.read(prefix + ScenePaths.ignoreFile)
    {
      rules.append(IgnoreRules(file: bytes, folder: relative))
    }
    // Hidden folders hold what tools keep for themselves.
    for entry in entries where !entry.name.hasPrefix(".") {
      let isFolder = entry.kind == .folder
      let verdict = rules.compactMap { $0.verdict(on: relative + entry.name, isFolder: isFolder) }.last
      if verdict == .ignored { continue }
      let path = prefix + entry.name
      guard entry.isReachable else {
        if isFolder || hasWantedEnding(entry.name) { failures.append(ScenePaths.unreachable(path)) }
        continue
      }
      switch entry.kind {
      case .folder: collect(path, below: relative + entry.name + "/", of: operand, rules, into: &paths)
      case .file:
        if isWanted(entry, at: path, of: operand) { paths.append((path, isLink: entry.isLink)) }
      // A pipe may never end, and its name doesn't matter.
      case .other: continue
      }
    }
  }

  private func hasWantedEnding(_ name: String) -> Bool {
    wanted.endings.contains { name.hasSuffix($0) }
  }

  private static func unreachable(_ path: String) -> CommandFailure {
    CommandFailure(
      .notDone, subject: path, "the name isn't UTF-8, so no path leads there", hint: "give it a name in UTF-8")
  }

  private mutating func isWanted(_ entry: FolderEntry, at path: String, of operand: String) -> Bool {
    let name = entry.name
    switch wanted {
    case .documents, .files: return hasWantedEnding(name)
    case .scenes:
      guard hasWantedEnding(name) else { return false }
      if name.hasSuffix(".scene.yaml") || name.hasSuffix(".scene.yml") { return true }
      // What can't be read is taken, so that it is reported; and so is a link that leads out of a strict confinement.
      if entry.isLink, confinement.isStrict,
        !confinement.files(of: path, foundIn: operand, in: disk).contains(path)
      {
        return true
      }
      guard case .success(let bytes) = disk.read(path), !ScenePaths.isScene(bytes) else { return true }
      otherCount += 1
      return false
    }
  }

  /// Whether a text has a key `scene` or `plan` on its outermost level.
  static func isScene(_ bytes: [UInt8]) -> Bool {
    var margin: Int?
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = line.drop { $0 == 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
      guard let first = text.first, first != 0x23 else { continue }
      let column = line.count - text.count
      margin = margin ?? column
      guard column == margin else { continue }
      if first == 0x7B {
        let words = String(decoding: text.prefix(400), as: UTF8.self)
        if words.contains("scene") || words.contains("plan") { return true }
      }
      if startsWithKey(text) { return true }
    }
    return false
  }

  /// Whether a line starts with the key `scene` or `plan`, perhaps in quotes.
  private static func startsWithKey(_ line: ArraySlice<UInt8>) -> Bool {
    let quote = line.prefix(1).filter { $0 == 0x22 || $0 == 0x27 }
    let name = line.dropFirst(quote.count)
    guard let word = ["scene", "plan"].first(where: { name.starts(with: $0.utf8) }) else { return false }
    let rest = name.dropFirst(word.utf8.count)
    return rest.starts(with: quote) && rest.dropFirst(quote.count).first { $0 != 0x20 && $0 != 0x09 } == 0x3A
  }
}

extension ScenePaths {
  /// What is left out of folders.
  static let exclude = CommandOption<String>(
    text: "exclude", placeholder: "pattern",
    summary:
      "Exclude these files and folders, like a line of '.scenographignore'; may be given several "
      + "times.")
}

extension Session {
  /// The scenes that the operands stand for; what can't be searched is reported, and what is no scene is counted.
  func scenes(_ arguments: Arguments, exit: inout ExitCode) -> ScenePaths {
    let paths = ScenePaths(
      arguments.operands, excluding: arguments.all(ScenePaths.exclude), in: console.files,
      within: confinement)
    for failure in paths.failures {
      report(failure)
      exit = exit.and(failure.exit)
    }
    if paths.otherCount > 0, !paths.files.isEmpty {
      remark(
        (paths.otherCount == 1 ? "1 other YAML file is no scene" : "\(paths.otherCount) other YAML files are no scenes")
          + ": no key 'scene' or 'plan'")
    }
    return paths
  }
}
