import SceneBasics
import SceneCLI
import SceneFiles
import SceneSession

/// The command at work on files that exist in its mind only.
enum CalledCommand {
  static let scene =
    "scene: S\ninitial: a\ncontrollers:\n  a: { title: A, segues: { go: { present: b } } }\n  b:\nscript:\n  - trigger: go\n"

  static func violationsOfFixing(_ bytes: [UInt8]) -> [String] {
    let files = PretendFiles(["x.yaml": bytes])
    let first = call(["check", "--fix", "x.yaml"], files)
    guard files.contents["x.yaml"] != bytes else { return first.violations }
    let once = files.contents["x.yaml"]
    let second = call(["check", "--fix", "x.yaml"], files)
    var violations = first.violations + second.violations
    if files.contents["x.yaml"] != once { violations.append("something was left to mend") }
    let before = call(["compile", "x.yaml"], PretendFiles(["x.yaml": bytes])).exit
    if before == 0, call(["compile", "x.yaml"], files).exit != 0 { violations.append("a scene was mended to pieces") }
    return violations
  }

  static func violationsOfDocument(_ bytes: [UInt8]) -> [String] {
    let start: [String: [UInt8]] = ["docs/x.md": bytes, "docs/s.yaml": Array(scene.utf8), "other.yaml": []]
    let files = PretendFiles(start)
    let written = call(["docs", "--write", "docs"], files)
    var violations = written.violations
    violations += files.searched.filter { !"\($0)/".hasPrefix("docs/") }.map { "the folder '\($0)' was searched" }
    for (path, bytes) in files.contents where start[path] != bytes {
      if path.hasSuffix(".svg"), !bytes.starts(with: "<svg".utf8) { violations.append("'\(path)' is no drawing") }
      if !path.hasPrefix("docs/") || path == "docs/s.yaml" { violations.append("'\(path)' was written") }
    }
    if written.exit == 0, call(["docs", "--check", "docs"], files).exit != 0 {
      violations.append("what was just written is checked and found wanting")
    }
    if written.exit != 0, files.contents != start { violations.append("something was written in spite of a failure") }
    return violations
  }

  /// Input that starts as XML is a storyboard; anything else is code beside one.
  static func violationsOfImporting(_ bytes: [UInt8]) -> [String] {
    let isCode = bytes.first(where: { $0 > 0x20 }) != 0x3C
    let board = "<document><scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
    let files = PretendFiles([
      "M.storyboard": isCode ? Array(board.utf8) : bytes, "Info.plist": bytes, "C.swift": bytes,
    ])
    let words = ["import", "--report", "json", "--code", "C.swift", "M.storyboard"]
    let report = call(words, files)
    var violations =
      report.violations + call(["import", "--report", "text", "M.storyboard", "Info.plist"], files).violations
    violations += violationsOfProject(PretendFiles(["a/M.storyboard": Array(board.utf8), "a/C.swift": bytes]))
    violations += violationsOfProject(PretendFiles(["a/M.storyboard": Array(board.utf8), "a/C.m": bytes]))
    if let scalar = report.output.unicodeScalars.first(where: VisibleLetters.isTreacherous) {
      violations.append("the report has a raw U+\(String(scalar.value, radix: 16))")
    }
    return violations
  }

  /// A folder's import is the one that the same import finds there again, and a scene that compiles.
  private static func violationsOfProject(_ files: PretendFiles) -> [String] {
    let run = call(["import", "a", "-o", "b"], files)
    guard run.exit == 0 else { return run.violations }
    let again = call(["import", "--check", "a", "b"], files)
    let check = call(["check", "b"], files)
    let form = call(["fmt", "--check", "b"], files)
    return run.violations + (again.exit == 0 ? [] : ["imported again, it differs"])
      + (check.exit == 0 ? [] : ["the scenes of code don't compile"])
      + (form.exit == 0 ? [] : ["the scenes of code aren't formatted"])
  }

  static func violationsOfLine(_ bytes: [UInt8]) -> [String] {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    // It would wait for a change that never comes.
    if words.contains("--watch") { return [] }
    return call(words, PretendFiles(["s.yaml": Array(scene.utf8), "d.md": Array("# D\n".utf8)])).violations
  }

  static func violationsOfPatterns(_ bytes: [UInt8]) -> [String] {
    let longName = String(repeating: "a", count: 60)
    let paths = ["a", "a/b", "b/a/b/c", "aa/bb/a", "a/a/a/a/a/a/\(longName)", "\(longName)/b", "scene"]
    let scenes = Dictionary(uniqueKeysWithValues: paths.map { ("in/\($0).scene.yaml", Array(scene.utf8)) })
    let file = call(["check", "in"], PretendFiles(scenes.merging(["in/.scenographignore": bytes]) { $1 }))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return file.violations + (file.exit == 2 ? [] : ["patterns that aren't UTF-8 were taken"])
    }
    // By bytes: CR and LF are one character.
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      "--exclude=" + String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    let options = call(["check", "in"] + lines, PretendFiles(scenes))
    let isSame = file.exit == options.exit && file.output == options.output
    return file.violations + options.violations
      + (isSame || options.exit == 64 ? [] : ["a file of patterns means something else"])
  }

  static func call(_ words: [String], _ files: PretendFiles) -> (
    exit: Int32, output: String, violations: [String]
  ) {
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    let console = Console(
      input: { _ in .success(Array(scene.utf8)) },
      output: { bytes in
        output += bytes
        return nil
      },
      error: { bytes in
        errors += bytes
        return nil
      }, files: files)
    let exit = Command.run(arguments: words, console: console)
    var violations = [0, 1, 2, 64].contains(exit) ? [] : ["exit code \(exit)"]
    if exit != 0, output.isEmpty, errors.isEmpty { violations.append("exit code \(exit) without a word") }
    return (exit, String(decoding: output, as: UTF8.self), violations)
  }
}

/// Files that exist in the mind only.
final class PretendFiles: FileSystem, @unchecked Sendable {
  var contents: [String: [UInt8]]
  /// The folders whose entries were asked for.
  private(set) var searched: Set<String> = []
  private var changes = 0

  init(_ contents: [String: [UInt8]]) { self.contents = contents }

  func kind(of path: String) -> Result<FileKind, SourceFailure> {
    let path = plain(path)
    if contents[path] != nil { return .success(.file) }
    return contents.keys.contains { $0.hasPrefix(path.isEmpty ? "" : path + "/") }
      ? .success(.folder) : .failure(missing)
  }

  func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    contents[plain(path)].map { .success($0) } ?? .failure(missing)
  }

  func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    searched.insert(plain(folder))
    let prefix = plain(folder).isEmpty ? "" : plain(folder) + "/"
    let names = contents.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count).split(separator: "/") }
    let kinds = Dictionary(names.map { (String($0[0]), $0.count) }, uniquingKeysWith: max)
    return .success(kinds.map { FolderEntry(name: $0.key, kind: $0.value > 1 ? .folder : .file) })
  }

  func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes {
      if change.path.utf8.contains(0) { return .failure(FileFailure(change.path, .nulInPath)) }
      if liesInAFile(change.path) { return .failure(FileFailure(change.path, notAFolder)) }
    }
    for change in changes where contents[plain(change.path)] != change.bytes {
      contents[plain(change.path)] = change.bytes
      self.changes += 1
    }
    return .success(())
  }

  func makeFolder(_ path: String) -> Result<Void, SourceFailure> { .success(()) }

  /// Whether a file stands where a path needs a folder.
  private func liesInAFile(_ path: String) -> Bool {
    var folder = Substring(plain(path))
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if contents[String(folder)] != nil { return true }
    }
    return false
  }

  func stamp(of path: String) -> FileStamp? {
    guard let bytes = contents[plain(path)] else { return nil }
    let number = plain(path).utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    return FileStamp(modified: changes, size: bytes.count, identity: FileIdentity(device: 0, number: number))
  }

  func resolved(_ path: String) -> String? {
    if case .failure = kind(of: path) { return nil }
    return plain(path).isEmpty ? "/top" : "/top/" + plain(path)
  }

  /// A path from the folder in which all files lie; what leads out of it is kept as it is.
  private func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) == true { parts.removeLast() } else { parts.append(part) }
    }
    if path.hasPrefix("/") {
      return parts.first == "top" ? parts.dropFirst().joined(separator: "/") : "/" + parts.joined()
    }
    return parts.joined(separator: "/")
  }

  private var missing: SourceFailure { SourceFailure("no such file") }
  private var notAFolder: SourceFailure { SourceFailure("part of the path is not a folder") }
}
