import Foundation
import SceneTestSupport
import Testing

@testable import SceneSession

/// `--watch`, on files that change while the command waits.
@Suite struct WatchTests {
  private static let good = "scene: Good\ninitial: a\ncontrollers: { a: }\n"
  private static let bad = "scene: Bad\ninitial: b\ncontrollers: { a: }\n"
  private static let waiting = "watching 1 path, Control-C ends\n"

  /// Calls the command with `--watch`.
  ///
  /// - Parameters:
  ///   - edits: What happens in each of its pauses; it ends with the one behind them.
  private func watch(
    _ arguments: String..., files: MemoryFiles, isTerminal: Bool = false, edits: [() -> Void]
  ) -> CommandRun {
    var edits = edits[...]
    return CommandRun(
      arguments + ["--watch"], files: files, isTerminal: isTerminal,
      pause: { _ in
        guard let edit = edits.popFirst() else { return false }
        edit()
        return true
      })
  }

  /// How often the work was done again.
  private func reruns(_ run: CommandRun) -> Int {
    run.errors.split(separator: "\n").count { $0.hasPrefix("changed: ") }
  }

  @Test func `an edit is answered by another check, and nothing else is`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let run = watch(
      "check", "a.yaml", files: files, edits: [{}, {}, { files.edit("a.yaml", WatchTests.bad) }, {}, {}, {}])
    #expect(
      run.transcript.hasPrefix(
        "1 file, no findings\n" + WatchTests.waiting + "changed: a.yaml\na.yaml:2:10: error: "))
    #expect(run.transcript.hasSuffix("\n1 file: 1 error\n" + WatchTests.waiting))
    #expect(run.exit == 130)
  }

  @Test(arguments: ["check", "run", "diagram", "test"]) func `verbs that take it do again what they do`(verb: String) {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let once = CommandRun([verb, "a.yaml"], files: files)
    let run = watch(verb, "a.yaml", files: files, edits: [{ files.edit("a.yaml", WatchTests.good + "\n") }, {}])
    #expect(run.output == once.output + once.output)
  }

  @Test(arguments: ["compile", "tree", "explain", "schema", "help"]) func `other verbs don't know it`(verb: String) {
    #expect(CommandRun([verb, "--watch", "x"]).exit == 64)
  }

  @Test func `several edits in a row are one`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let edits = (1...5).map { number in { files.edit("a.yaml", WatchTests.good + "# \(number)\n") } }
    #expect(reruns(watch("check", "a.yaml", files: files, edits: edits + [{}, {}, {}])) == 1)
  }

  @Test func `a file that is away for a moment is no missing file`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let run = watch(
      "check", "a.yaml", files: files,
      edits: [{ files.edit("a.yaml", nil) }, {}, {}, { files.edit("a.yaml", WatchTests.good) }, {}])
    #expect(reruns(run) == 1)
    #expect(!run.errors.contains("no such file"))
  }

  @Test func `a file that stays away is said, and taken up when it is back`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let wait = Array(repeating: {}, count: Watch.patience)
    let run = watch(
      "check", "a.yaml", files: files,
      edits: [{ files.edit("a.yaml", nil) }] + wait + [{ files.edit("a.yaml", WatchTests.good) }, {}])
    #expect(reruns(run) == 2)
    #expect(run.errors.contains("changed: a.yaml\na.yaml: error: no such file\n"))
    #expect(run.output.hasSuffix("1 file, no findings\n"))
  }

  @Test func `what a scene imports is watched as long as it imports it`() {
    let importing = "scene: A\nimport: { lib: b.yaml }\ninitial: a\ncontrollers: { a: }\n"
    let library = "scene: B\ncontrollers: { b: }\n"
    let files = MemoryFiles(["a.yaml": importing, "b.yaml": library])
    let change = { files.edit("b.yaml", library + "\n") }
    let run = watch("check", "a.yaml", files: files, edits: [change, {}])
    #expect(run.errors == "watching 2 paths, Control-C ends\nchanged: b.yaml\nwatching 2 paths, Control-C ends\n")
    let dropped = watch(
      "check", "a.yaml", files: files, edits: [{ files.edit("a.yaml", WatchTests.good) }, {}, change, {}, {}])
    #expect(dropped.errors == "watching 2 paths, Control-C ends\nchanged: a.yaml\n" + WatchTests.waiting)
  }

  @Test func `an import that isn't there is waited for`() {
    let files = MemoryFiles([
      "a.yaml": "scene: A\nimport: { lib: b.yaml }\ninitial: a\ncontrollers: { a: }\n"
    ])
    let run = watch(
      "check", "a.yaml", files: files, edits: [{ files.edit("b.yaml", "scene: B\ncontrollers: { b: }\n") }, {}])
    #expect(run.output.contains("1 file: 1 error\n"))
    #expect(run.output.hasSuffix("1 file, no findings\n"))
  }

  @Test func `a folder is watched for scenes that come and go, not for what tools leave for a moment`() {
    let files = MemoryFiles(["s/a.yaml": WatchTests.good])
    let passing = watch(
      "check", "s", files: files,
      edits: [
        { files.edit("s/4913", "") }, { files.edit("s/4913", nil) }, { files.edit("s/.a.yaml.swp", "") }, {}, {},
      ])
    #expect(reruns(passing) == 0)
    let run = watch("check", "s", files: files, edits: [{ files.edit("s/b.yaml", WatchTests.good) }, {}])
    #expect(run.output == "1 file, no findings\n2 files, no findings\n")
  }

  @Test func `a step that isn't written yet is waited for`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let pushed =
      "scene: A\ninitial: m\ncontrollers: { m: { kind: navigation, stack: [a] }, a: , b: }\nscript: [push: b]\n"
    let run = watch("diagram", "a.yaml", "--step", "1", files: files, edits: [{ files.edit("a.yaml", pushed) }, {}])
    #expect(run.errors.contains("the script has no step '1'"))
    #expect(run.output.contains("digraph"))
  }

  @Test func `what was called wrongly ends at once`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    #expect(watch("check", "-", files: files, edits: [{}]).exit == 64)
    let layout = watch("run", "--layout", "columns", "a.yaml", files: files, edits: [{}])
    #expect(layout.exit == 64 && !layout.errors.contains("watching"))
  }

  @Test func `in a terminal there is one status line`() {
    let files = MemoryFiles(["a.yaml": WatchTests.good])
    let run = watch(
      "check", "a.yaml", files: files, isTerminal: true, edits: [{ files.edit("a.yaml", WatchTests.good + "\n") }, {}])
    #expect(run.errors.contains(WatchTests.waiting + "\u{1B}[1A\u{1B}[2Kchanged: a.yaml\n"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["rename", "rewrite"])
  func `the command itself sees a file that an editor saves, and ends on Control-C`(way: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "scenograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (scene, draft) = (folder.appending(path: "a.yaml"), folder.appending(path: "draft"))
    try Data(WatchTests.good.utf8).write(to: scene)
    let process = Process()
    // The parent process may have set the signal to be ignored.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT", ProcessTests.command.path(), "check", "--watch", scene.path()]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    var text = ""
    func read(until end: String) {
      while !text.hasSuffix(end) {
        let bytes = output.fileHandleForReading.availableData
        if bytes.isEmpty { break }
        text += String(decoding: bytes, as: UTF8.self)
      }
    }
    read(until: WatchTests.waiting)
    #expect(text == "1 file, no findings\n" + WatchTests.waiting)
    if way == "rename" {
      try Data(WatchTests.bad.utf8).write(to: draft)
      try FileManager.default.removeItem(at: scene)
      try FileManager.default.moveItem(at: draft, to: scene)
    } else {
      try Data(WatchTests.bad.utf8).write(to: scene)
    }
    text = ""
    read(until: WatchTests.waiting)
    #expect(text.hasPrefix("changed: \(scene.path())\n\(scene.path()):2:10: error: "))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(process.terminationReason == .exit)
  }
}
