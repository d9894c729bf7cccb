internal import Foundation
package import SceneBasics
internal import SceneCLI
package import SceneFiles
internal import SceneSession
internal import Synchronization

/// One call of the command inside the test's process, and what came of it.
package struct CommandRun: Sendable {
  package let exit: Int32
  package let output: String
  package let errors: String
  /// Output and errors as a terminal would show them, in the order in which they were written.
  package let transcript: String

  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - input: Standard input.
  ///   - files: Files by path; by default those of the package, by their paths from its top.
  ///   - environment: The variables that are set.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - width: How many columns the terminal has.
  ///   - tick: How many milliseconds pass between two looks at the clock.
  ///   - pause: What happens while the command waits for so many milliseconds; false ends the wait for good.
  package init(
    _ arguments: [String], input: String = "", files: any FileSystem = PackageFiles(),
    environment: [String: String] = [:], isTerminal: Bool = false, width: Int = 80, tick: Int = 0,
    pause: @escaping (Int) -> Bool = { _ in false }
  ) {
    let streams = Streams()
    // Each look at what the process has taken finds 1.5 ms and 2 MB more.
    let looks = Mutex(0)
    let console = Console(
      input: { _ in .success(Array(input.utf8)) },
      output: { bytes in
        streams.output += bytes
        streams.transcript += bytes
        return nil
      },
      error: { bytes in
        streams.errors += bytes
        streams.transcript += bytes
        return nil
      },
      isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, files: files, environment: { environment[$0] },
      folder: { "/work" }, outputWidth: { width },
      clock: {
        streams.time += tick
        return streams.time
      },
      reading: {
        looks.withLock { count in
          count += 1
          return WorkReading(microseconds: count * 1_500, peakMemory: count * 2_000_000)
        }
      }, pause: pause)
    exit = Command.run(arguments: arguments, console: console)
    output = String(decoding: streams.output, as: UTF8.self)
    errors = String(decoding: streams.errors, as: UTF8.self)
    transcript = String(decoding: streams.transcript, as: UTF8.self)
  }

  private final class Streams {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var transcript: [UInt8] = []
    var time = 0
  }
}

/// The disk, with paths that start from the top of the package.
package struct PackageFiles: FileSystem {
  private let disk = Disk()

  package init() {}

  package func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: absolute(path)) }
  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    disk.read(absolute(path), rules)
  }
  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    disk.entries(of: absolute(folder))
  }
  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    disk.write(changes.map { FileChange(absolute($0.path), $0.bytes, former: $0.former) })
  }
  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> { disk.makeFolder(absolute(path)) }
  package func stamp(of path: String) -> FileStamp? { disk.stamp(of: absolute(path)) }
  package func resolved(_ path: String) -> String? { disk.resolved(absolute(path)) }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : Repository.root.path() + (Repository.root.path().hasSuffix("/") ? "" : "/") + path
  }
}

/// Files that exist in a test's mind only; what is written is kept.
package final class MemoryFiles: FileSystem, @unchecked Sendable {
  package private(set) var contents: [String: [UInt8]]
  /// How often a file was put in place.
  package private(set) var writeCount = 0
  /// The moment of each file's last change, counted from nowhere.
  private var changes: [String: Int] = [:]
  private var changeCount = 0
  private var identities: [String: UInt64] = [:]
  /// How often each file was read.
  package var readCounts: [String: Int] { reads.withLock { $0 } }
  private let reads = Mutex<[String: Int]>([:])

  package init(_ contents: [String: String] = [:]) {
    self.contents = contents.mapValues { Array($0.utf8) }
    // Numbered at once: several threads may read.
    for path in contents.keys.sorted() { identify(path) }
  }

  private func identify(_ path: String) {
    if identities[path] == nil { identities[path] = UInt64(identities.count + 1) }
  }

  package func kind(of path: String) -> Result<FileKind, SourceFailure> {
    let path = MemoryFiles.plain(path)
    if contents[path] != nil { return .success(.file) }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    return contents.keys.contains { $0.hasPrefix(prefix) } ? .success(.folder) : .failure(missing)
  }

  package func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
    let path = MemoryFiles.plain(path)
    reads.withLock { $0[path, default: 0] += 1 }
    return contents[path].map { .success($0) } ?? .failure(missing)
  }

  package func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> {
    let folder = MemoryFiles.plain(folder)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var kinds: [String: FileKind] = [:]
    for path in contents.keys where path.hasPrefix(prefix) {
      let parts = path.dropFirst(prefix.count).split(separator: "/")
      kinds[String(parts[0])] = parts.count > 1 ? .folder : .file
    }
    return .success(kinds.map { FolderEntry(name: $0.key, kind: $0.value) })
  }

  package func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
    for change in changes where contents[MemoryFiles.plain(change.path)] != change.bytes {
      writeCount += 1
      put(change.bytes, at: change.path)
    }
    return .success(())
  }

  /// A folder is there as soon as a file is in it.
  package func makeFolder(_ path: String) -> Result<Void, SourceFailure> { .success(()) }

  package func resolved(_ path: String) -> String? {
    if case .failure = kind(of: path) { return nil }
    let path = path == "." ? "" : MemoryFiles.plain(path.hasSuffix("/") ? String(path.dropLast()) : path)
    return path.hasPrefix("/") ? path : path.isEmpty ? "/work" : MemoryFiles.plain("/work/" + path)
  }

  package func stamp(of path: String) -> FileStamp? {
    let path = MemoryFiles.plain(path)
    guard let bytes = contents[path] else { return nil }
    return FileStamp(
      modified: changes[path] ?? 0, size: bytes.count,
      identity: FileIdentity(device: 0, number: identities[path] ?? 0))
  }

  /// Edits a file like another program, or deletes it.
  package func edit(_ path: String, _ text: String?) { put(text.map { Array($0.utf8) }, at: path) }

  private func put(_ bytes: [UInt8]?, at path: String) {
    let path = MemoryFiles.plain(path)
    changeCount += 1
    changes[path] = changeCount
    identify(path)
    contents[path] = bytes
  }

  /// A path without `..`, as a disk without links takes it.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == "..", parts.last.map({ $0 != ".." }) == true { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private var missing: SourceFailure { SourceFailure("no such file") }
}
