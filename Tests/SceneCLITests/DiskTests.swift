import Foundation
import SceneBasics
import SceneFiles
import SceneTestSupport
import Testing

@testable import SceneCLI

/// Files on a real disk.
@Suite struct DiskTests: ~Copyable {
  private let folder: String
  private let disk = Disk()

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "scenograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func reason<Value>(_ result: Result<Value, SourceFailure>) -> String? {
    if case .failure(let failure) = result { failure.reason } else { nil }
  }

  @Test func `entries are files, folders and pipes, and a link to a folder is a file`() throws {
    let files = FileManager.default
    try disk.replace(folder + "/file", with: [1]).get()
    try files.createDirectory(atPath: folder + "/folder", withIntermediateDirectories: false)
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    for name in ["file", "folder", "pipe", "nowhere"] {
      try files.createSymbolicLink(atPath: "\(folder)/to-\(name)", withDestinationPath: name)
    }
    let entries = try disk.entries(of: folder).get().sorted { $0.name < $1.name }
    #expect(
      entries.map { "\($0.name) \($0.kind) \($0.isLink)" } == [
        "file file false", "folder folder false", "pipe other false", "to-file file true", "to-folder file true",
        "to-nowhere file true", "to-pipe other true",
      ])
  }

  @Test func `what is written can be read, and nothing else is left`() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try disk.replace(folder + "/x", with: bytes).get()
    #expect(try disk.read(folder + "/x").get() == bytes)
    try disk.replace(folder + "/x", with: []).get()
    #expect(try disk.read(folder + "/x").get() == [])
    #expect(try disk.entries(of: folder).get().map(\.name) == ["x"])
  }

  @Test func `a file that holds the bytes already is left alone, another one is replaced whole`() throws {
    let path = folder + "/x"
    func inode() throws -> Int? { try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int }
    try disk.replace(path, with: [1]).get()
    let first = try inode()
    try disk.replace(path, with: [1]).get()
    #expect(try inode() == first)
    try disk.replace(path, with: [2]).get()
    #expect(try inode() != first)
  }

  @Test func `a new file that comes in pieces is there when it is whole`() throws {
    let path = folder + "/x"
    let pieces = [[1], Array(repeating: 2, count: 200_000), [3]] as [[UInt8]]
    do {
      let draft = try #require(disk.draft(of: path))
      for piece in pieces { draft.append(piece[...]) }
      #expect(disk.stamp(of: path) == nil)
      #expect(draft.finish() == nil)
    }
    #expect(try disk.read(path).get() == pieces.flatMap(\.self))
    #expect(try disk.entries(of: folder).get().map(\.name) == ["x"])
  }

  @Test func `what another program puts there while a draft is written stays`() throws {
    do {
      let draft = try #require(disk.draft(of: folder + "/x"))
      draft.append([1])
      try disk.replace(folder + "/x", with: [9]).get()
      #expect(draft.finish()?.reason.contains("was changed by another program") == true)
    }
    #expect(try disk.read(folder + "/x").get() == [9])
    #expect(try disk.entries(of: folder).get().map(\.name) == ["x"])
  }

  /// A disk on which files can only be written in pieces.
  private struct InPieces: FileSystem {
    let disk = Disk()
    func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: path) }
    func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> { disk.read(path, rules) }
    func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { disk.entries(of: folder) }
    func write(_ changes: [FileChange]) -> Result<Void, FileFailure> {
      .failure(FileFailure(changes[0].path, SourceFailure("not in one piece")))
    }
    func draft(of path: String) -> FileDraft? { disk.draft(of: path) }
    func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }
    func resolved(_ path: String) -> String? { disk.resolved(path) }
  }

  @Test(arguments: [
    ["diagram", "--format", "svg"], ["diagram", "--view", "screens"], ["run"], ["run", "--format", "jsonl"],
    ["run", "--format", "chrome"],
  ])
  func `a new file comes in pieces, a file that is there whole, and both have the bytes of standard output`(
    words: [String]
  ) throws {
    try disk.replace(folder + "/a.yaml", with: Array("scene: A\ninitial: a\ncontrollers: { a: {} }\n".utf8)).get()
    let ending = words[0] == "run" ? "out" : "svg"
    let words = words + [folder + "/a.yaml"]
    let run = CommandRun(words + ["-o", folder + "/x." + ending], files: InPieces())
    #expect(run.exit == 0, "\(run.errors)")
    let written = try disk.read(folder + "/x." + ending).get()
    let output = Array(CommandRun(words, files: disk).output.utf8)
    #expect(!output.isEmpty && written == output)
    try disk.replace(folder + "/y." + ending, with: [1]).get()
    #expect(CommandRun(words + ["-o", folder + "/y." + ending], files: disk).exit == 0)
    #expect(try disk.read(folder + "/y." + ending).get() == output)
  }

  @Test func `a draft that isn't finished leaves nothing, and there is none where it can't be`() throws {
    try #require(disk.draft(of: folder + "/x")).append([1])
    #expect(try disk.entries(of: folder).get().isEmpty)
    try disk.replace(folder + "/x", with: [1]).get()
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "nowhere")
    for name in ["/x", "/link", "/no/x", "/\0x", "/\u{FFFD}"] { #expect(disk.draft(of: folder + name) == nil) }
  }

  @Test func `a path with a NUL leads nowhere, not to what its beginning names`() throws {
    let path = folder + "/x"
    try disk.replace(path, with: [1]).get()
    let longer = path + "\0.svg"
    let expected = "the path holds a NUL character, where the system takes it to end"
    #expect(reason(disk.kind(of: longer)) == expected)
    #expect(reason(disk.read(longer)) == expected)
    #expect(reason(disk.entries(of: folder + "\0")) == expected)
    #expect(reason(disk.replace(longer, with: [2])) == expected)
    #expect(disk.stamp(of: longer) == nil)
    #expect(disk.resolved(longer) == nil)
    #expect(try disk.read(path).get() == [1])
  }

  @Test func `a link stays a link, and rights stay as they were`() throws {
    try disk.replace(folder + "/x", with: [1]).get()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/x")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "x")
    try disk.replace(folder + "/link", with: [2]).get()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "x")
    #expect(try disk.read(folder + "/x").get() == [2])
    let rights = try FileManager.default.attributesOfItem(atPath: folder + "/x")[.posixPermissions] as? Int
    #expect(rights == 0o640)
  }

  @Test func `a device is written to, not replaced`() throws {
    try disk.replace("/dev/null", with: [1]).get()
    #expect(reason(disk.replace("/dev/full", with: [1])) == "no space left on the disk")
  }

  @Test func `what can't be done has a reason`() {
    #expect(reason(disk.read(folder + "/none")) == "no such file")
    #expect(reason(disk.read(folder)) == "is a folder")
    #expect(reason(disk.replace(folder, with: [1])) == "is a folder")
    #expect(reason(disk.replace(folder + "/none/x", with: [1])) == "no such folder")
    #expect(reason(disk.read(folder + "/" + String(repeating: "x", count: 300))) == "the name is too long")
  }
}
