internal import SceneBasics
package import SceneFiles

/// The files that operands stand for: a file is itself, a folder is every scene below it, in the order of the paths.
package struct ScenePaths {
  /// The kind of file that is looked for in folders.
  package enum Wanted: Equatable {
    /// `*.scene.yaml`, and other YAML that has a key `scene` or `plan`.
    case scenes
    /// `*.md`.
    case documents
    /// Files with one of these endings.
    case files([String])

    /// The way out where a folder has none.
    fileprivate var wayOut: String {
      switch self {
      case .scenes:
        "name a folder with scenes in it, or a file, whatever its name is; 'scenograph init' writes a first scene"
      case .documents: "name a folder with Markdown in it, or a document, whatever its name is"
      case .files: "name a folder with such files in it"
      }
    }

    /// The endings that count.
    fileprivate var endings: [String] {
      switch self {
      case .scenes: [".yaml", ".yml"]
      case .documents: [".md"]
      case .files(let endings): endings
      }
    }
  }

  package private(set) var files: [String] = []
  /// The facts about files that were found in a folder.
  package private(set) var found: [String: Find] = [:]
  /// The copies of an app, and files that are none of it, which were left out: how many, by pattern.
  private(set) var leftOut: [String: Int] = [:]
  /// The places that could not be searched.
  package private(set) var failures: [CommandFailure] = []
  /// The files of YAML in the folders that are no scenes.
  private(set) var otherCount = 0
  /// Files in the folders that have a YAML file's name and aren't taken, with the reason.
  private(set) var passedOver: [(path: String, reason: String)] = []
  /// How much patterns have left out.
  private var excludedCount = 0
  private let disk: any FileSystem
  private let confinement: Confinement
  private let wanted: Wanted
  private let mayBeEmpty: Bool
  private var excluded: [IgnoreRules] = []
  /// The rules of what no search takes, but for what an ignore file keeps.
  private let others: [(pattern: String, rules: IgnoreRules)]
  private var names: PathNames
  private var seen: Set<String> = []

  /// Where a folder says which of its files are left out, in the syntax of `.gitignore`.
  static let ignoreFile = ".scenographignore"

  /// How many are named of those that aren't taken.
  static let mostPassedOver = 10

  /// How a file was found.
  package struct Find: Sendable {
    /// The operand below which it lies.
    package var folder: String
    var isLink: Bool
  }

  /// - Parameters:
  ///   - operands: Files, folders, or `-` for standard input.
  ///   - wanted: What is taken from a folder.
  ///   - patterns: What is left out of folders, as lines of an ignore file.
  ///   - others: What no app is made of, as such lines; it is counted.
  ///   - mayBeEmpty: Whether a folder without any is no failure.
  ///   - files: Where to look.
  ///   - confinement: How far links in folders may lead.
  package init(
    _ operands: [String], for wanted: Wanted = .scenes, excluding patterns: [String] = [],
    leavingOut others: [String] = [], mayBeEmpty: Bool = false, in files: any FileSystem,
    within confinement: Confinement = Confinement()
  ) {
    disk = files
    self.confinement = confinement
    names = PathNames(files)
    self.wanted = wanted
    do throws(IgnoreRules.Flaw) {
      excluded = [try IgnoreRules(patterns)]
    } catch {
      failures.append(CommandFailure(.wrongUsage, subject: "--exclude", error.reason, hint: error.hint))
    }
    // These patterns are the program's own, and well formed.
    self.others = others.compactMap { pattern in (try? IgnoreRules([pattern])).map { (pattern, $0) } }
    self.mayBeEmpty = mayBeEmpty
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
    let (others, excludedBefore) = (otherCount, excludedCount)
    collect(folder, below: [], of: folder, excluded, into: &paths)
    if paths.isEmpty, failures.isEmpty, !mayBeEmpty {
      let patterns = wanted.endings.map { "*" + $0 }.joined(separator: " or ")
      let isExcluded = excludedCount > excludedBefore
      let reason =
        otherCount > others
        ? "no YAML file in this folder is a scene"
        : isExcluded ? "patterns leave out all that could be taken" : "no file matches \(patterns) in this folder"
      failures.append(
        CommandFailure(
          .notDone, subject: folder, reason,
          hint: isExcluded
            ? "see '--exclude' and the files '\(ScenePaths.ignoreFile)', or name a file: it is always taken"
            : wanted.wayOut))
    }
    for (path, isLink) in paths.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      add(path)
      if found[path] == nil { found[path] = Find(folder: folder, isLink: isLink) }
    }
  }

  /// - Parameters:
  ///   - names: The folder as seen from the operand, name by name.
  ///   - operand: The folder that was named.
  ///   - rules: What is left out, the outermost first.
  private mutating func collect(
    _ folder: String, below names: [[Character]], of operand: String, _ rules: [IgnoreRules],
    into paths: inout [(path: String, isLink: Bool)]
  ) {
    let entries: [FolderEntry]
    switch disk.entries(of: folder) {
    case .success(let list): entries = list
    case .failure(let failure):
      failures.append(
        CommandFailure(.notDone, subject: folder, failure.reason, hint: failure.hint ?? "make the folder readable"))
      return
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var rules = rules
    if wanted != .documents, let entry = entries.first(where: { $0.name == ScenePaths.ignoreFile }) {
      switch ignoreRules(entry, at: prefix + entry.name, depth: names.count) {
      case .success(let found): rules.append(found)
      // Which files would be left out isn't known, so none is taken.
      case .failure(let failure): return failures.append(failure)
      }
    }
    // Hidden folders hold what tools keep for themselves.
    for entry in entries where !entry.name.hasPrefix(".") {
      let isFolder = entry.kind == .folder
      let named = names + [Array(entry.name)]
      let verdict = rules.compactMap { $0.verdict(on: named, isFolder: isFolder) }.last
      if verdict == .ignored {
        excludedCount += 1
        continue
      }
      if verdict == nil, isFolder || hasWantedEnding(entry.name),
        let other = others.first(where: { $0.rules.verdict(on: named, isFolder: isFolder) != nil })
      {
        leftOut[other.pattern, default: 0] += 1
        continue
      }
      let path = prefix + entry.name
      guard entry.isReachable else {
        if isFolder || hasWantedEnding(entry.name) { failures.append(ScenePaths.unreachable(path)) }
        continue
      }
      switch entry.kind {
      case .folder: collect(path, below: named, of: operand, rules, into: &paths)
      case .file:
        if isWanted(entry, at: path, of: operand) { paths.append((path, isLink: entry.isLink)) }
        if wanted == .scenes, !hasWantedEnding(entry.name), hasWantedEnding(entry.name.lowercased()) {
          passOver(path, "an ending in capitals isn't taken", hint: "rename it to '\(ScenePaths.small(entry.name))'")
        }
      // A pipe may never end.
      case .other:
        if hasWantedEnding(entry.name.lowercased()) {
          passOver(path, "this is neither a file nor a folder", hint: "put a file in its place, or leave it out")
        }
      }
    }
  }

  /// Says of what isn't taken why; what its name calls a scene is missing then.
  private mutating func passOver(_ path: String, _ reason: String, hint: String) {
    if wanted == .scenes, [".scene.yaml", ".scene.yml"].contains(where: path.lowercased().hasSuffix) {
      failures.append(CommandFailure(.notDone, subject: path, reason, hint: hint))
    } else {
      passedOver.append((path, reason))
    }
  }

  /// A name with a small ending.
  private static func small(_ name: String) -> String {
    let ending = name.lastIndex(of: ".") ?? name.endIndex
    return name[..<ending] + name[ending...].lowercased()
  }

  /// The rules of a folder's own file.
  private func ignoreRules(
    _ entry: FolderEntry, at path: String, depth: Int
  ) -> Result<IgnoreRules, CommandFailure> {
    guard entry.kind == .file else {
      let reason = entry.kind == .folder ? "this is a folder" : "this is neither a file nor a folder"
      return .failure(CommandFailure(.notDone, subject: path, reason, hint: "write a file with a pattern in each line"))
    }
    switch disk.read(path) {
    case .failure(let failure):
      return .failure(
        CommandFailure(.notDone, subject: path, failure.reason, hint: failure.hint ?? "make the file readable"))
    case .success(let bytes):
      do throws(IgnoreRules.Flaw) {
        return .success(try IgnoreRules(file: bytes, depth: depth))
      } catch {
        return .failure(
          CommandFailure(.notDone, subject: "\(path):\(error.line)", error.reason, hint: error.hint))
      }
    }
  }

  private func hasWantedEnding(_ name: String) -> Bool {
    wanted.endings.contains { AppPatterns.has(name, $0) }
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
      if String(validating: bytes, as: UTF8.self) == nil {
        passOver(path, "this isn't UTF-8, so it can't be read as a scene", hint: "save the file as UTF-8")
      }
      otherCount += 1
      return false
    }
  }
}

extension ScenePaths {
  /// The patterns of files to leave out of folders.
  package static let exclude = CommandOption<String>(
    text: "exclude", placeholder: "pattern",
    summary:
      "Exclude these files and folders, like a line of '.scenographignore'; may be given several "
      + "times."
  ).repeated(as: .each)
}

extension Session {
  /// The scenes that the operands stand for; what can't be searched is reported, and what is no scene is counted.
  package func scenes(_ arguments: Arguments, exit: inout ExitCode) -> ScenePaths {
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
    for (path, reason) in paths.passedOver.prefix(ScenePaths.mostPassedOver) { remark("'\(path)': \(reason)") }
    if paths.passedOver.count > ScenePaths.mostPassedOver {
      remark("\(paths.passedOver.count - ScenePaths.mostPassedOver) more files aren't taken either")
    }
    return paths
  }
}
