import SceneBasics
import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneFiles

/// Changes of a file by other programs while the command works on it.
@Suite struct RaceTests {
  /// The disk, on which something happens after each reading.
  private struct BusyDisk: FileSystem {
    let disk = Disk()
    let happening: @Sendable (String) -> Void

    func kind(of path: String) -> Result<FileKind, SourceFailure> { disk.kind(of: path) }
    func read(_ path: String, _ rules: ReadingRules) -> Result<[UInt8], SourceFailure> {
      defer { happening(path) }
      return disk.read(path, rules)
    }
    func entries(of folder: String) -> Result<[FolderEntry], SourceFailure> { disk.entries(of: folder) }
    func write(_ changes: [FileChange]) -> Result<Void, FileFailure> { disk.write(changes) }
    func stamp(of path: String) -> FileStamp? { disk.stamp(of: path) }
    func resolved(_ path: String) -> String? { disk.resolved(path) }
  }

  @Test(arguments: [["fmt"], ["check", "--fix"], ["docs", "--write"]])
  func `an editor's save in between is kept`(words: [String]) throws {
    let name = words[0] == "docs" ? "x.md" : "x.yaml"
    let text =
      switch words[0] {
      case "fmt": SampleScene.untidy
      case "check": SampleScene.mendable
      default: "<!-- scenograph: source y.yaml -->\n<!-- /scenograph -->\n"
      }
    let shop = try Workshop([name: text, "y.yaml": SampleScene.plain])
    let path = shop.path(name)
    let saved = text + "# saved\n"
    let files = BusyDisk { if $0 == path { try? shop.write(saved, to: name) } }
    let run = CommandRun(words + [path], files: files)
    #expect(run.exit == 2)
    #expect(run.errors.contains("was changed by another program in the meantime"), "\(run.errors)")
    #expect(shop.contents == [name: saved, "y.yaml": SampleScene.plain])
  }

  @Test func `a save of the same length between the look and the rename is kept`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    let path = shop.path("x.yaml")
    let saved = SampleScene.untidy.replacing("title: A", with: "title: B")
    let change = FileChange(path, Array(SampleScene.plain.utf8), former: Array(SampleScene.untidy.utf8))
    do {
      let staged = try #require(try StagedFile(change))
      try shop.write(saved, to: "x.yaml")
      #expect(staged.commit()?.reason.contains("was changed") == true)
    }
    #expect(shop.contents == ["x.yaml": saved])
  }

  @Test func `a clock that runs backwards hides no edit from --watch`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.plain])
    // Each save is older than the one before; the last one has its length and its moment, and is another file.
    var saves = [
      "sed -i 's/title/titel/' x.yaml; touch -d 2001-01-01 x.yaml", "",
      "sed -i 's/titel/title/' x.yaml; touch -d 1970-01-02 x.yaml", "",
      "cp x.yaml y; sed -i 's/title/titel/' y; touch -d 1970-01-02 y; mv y x.yaml", "",
    ][...]
    let run = CommandRun(
      ["check", shop.path("x.yaml"), "--watch"], files: Disk(),
      pause: { _ in
        guard let save = saves.popFirst() else { return false }
        _ = try? shop.run(save)
        return true
      })
    #expect(run.exit == 130)
    let counts = run.output.split(separator: "\n").filter { $0.hasPrefix("1 file") }
    #expect(counts.map { $0.contains("error") } == [false, true, false, true], "\(run.output)")
  }

  @Test func `--watch writes what the verb writes`() {
    let files = MemoryFiles(["x.yaml": SampleScene.plain])
    #expect(CommandRun(["run", "x.yaml", "-o", "out", "--watch"], files: files).exit == 130)
    #expect(files.contents["out"] == Array(CommandRun(["run", "x.yaml"], files: files).output.utf8))
  }

  @Test func `of several files all are written or none`() throws {
    let shop = try Workshop(["a": "1", "b": "2"])
    try shop.run("chmod 444 b")
    let changes = ["a", "b"].map { FileChange(shop.path($0), [0x33]) }
    guard case .failure(let failure) = Disk().write(changes) else {
      Issue.record("a write-protected file was written")
      return
    }
    #expect(failure.path.hasSuffix("/b"))
    #expect(shop.contents == ["a": "1", "b": "2"])
  }

  @Test(
    .enabled(if: Strace.isThere, "strace isn't installed"), arguments: ["HUP", "INT", "QUIT", "TERM", "XCPU", "SEGV"])
  func `a signal leaves the old file and nothing else`(signal: String) throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    let outcome = try shop.run(Strace.line("fsync:signal=SIG\(signal)", "fmt x.yaml"))
    #expect(outcome.status > 64, "\(outcome)")
    #expect(shop.contents == ["x.yaml": SampleScene.untidy])
  }

  @Test(.enabled(if: Strace.isThere, "strace isn't installed"))
  func `a kill leaves the old file or the new one, whole`() throws {
    let shop = try Workshop(["x.yaml": SampleScene.untidy])
    for call in ["write", "fchmod", "fsync", "renameat"] {
      try shop.run(Strace.line("\(call):signal=SIGKILL", "fmt x.yaml"))
      #expect(shop.text("x.yaml") == SampleScene.untidy, "killed in \(call)")
      #expect(shop.names.count == 2, "a hidden file stays, as nothing could remove it")
      try shop.run("rm .scenograph-*")
    }
  }
}
