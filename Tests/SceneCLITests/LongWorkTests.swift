import Foundation
import SceneTestSupport
import Testing

/// The messages of work that takes its time: how far it is, and where the time went.
@Suite struct LongWorkTests {
  private static let scene = "scene: One\ninitial: a\ncontrollers:\n  a:\n"
  private static let clear = "\r\u{1B}[K"

  private let scenes = MemoryFiles(
    Dictionary(uniqueKeysWithValues: (0..<10).map { ("a/\($0).scene.yaml", LongWorkTests.scene) }))

  // MARK: Progress

  /// Each look at the clock takes 300 ms.
  private func errors(
    _ arguments: String..., files: MemoryFiles? = nil, isTerminal: Bool = true, environment: [String: String] = [:]
  ) -> String {
    CommandRun(
      arguments, files: files ?? scenes, environment: environment, isTerminal: isTerminal, width: 100, tick: 300
    ).errors
  }

  @Test(arguments: [["check", "-j", "1"], ["fmt", "--check", "-j", "2"], ["test", "-j", "2"]])
  func `a bar, a count, a rate and the time left are shown from one second on`(verb: [String]) {
    let run = CommandRun(verb + ["a"], files: scenes, isTerminal: true, width: 100, tick: 300)
    let lines = run.errors.split(separator: LongWorkTests.clear, omittingEmptySubsequences: true).map(String.init)
    // The first look begins the work, and the fifth one is the first that finds a second gone.
    #expect(
      lines.first?.hasPrefix("[========            ] 4 of 10 scenes, 3 a second, 2 s left") == true, "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix("[==================  ] 9 of 10 scenes, 3 a second, 1 s left") })
    #expect(!lines.contains { $0.contains("10 of 10") })
    let last = run.transcript.components(separatedBy: LongWorkTests.clear).last ?? ""
    #expect(!last.contains("scenes, "), "nothing of it is left at the end")
  }

  @Test func `it is gone before anything else is written`() {
    var contents = Dictionary(uniqueKeysWithValues: (0..<10).map { ("a/\($0).scene.yaml", LongWorkTests.scene) })
    contents["a/5.scene.yaml"] = "scene: [\n"
    let run = CommandRun(
      ["check", "-j", "1", "a"], files: MemoryFiles(contents), isTerminal: true, width: 100, tick: 300)
    #expect(run.transcript.contains(" left" + LongWorkTests.clear + "\u{1B}[1ma/5.scene.yaml:"))
  }

  @Test func `it is for terminals, and an option turns it off`() {
    #expect(!errors("check", "a").isEmpty)
    #expect(errors("check", "a", "--quiet").isEmpty)
    #expect(errors("check", "a", "-q").isEmpty)
    #expect(errors("check", "a", isTerminal: false).isEmpty)
    #expect(errors("check", "a", environment: ["TERM": "dumb"]).isEmpty)
    #expect(errors("check", "a/1.scene.yaml").isEmpty, "one short scene takes no time")
  }

  @Test(arguments: ["check", "run", "test", "compile"])
  func `a long script says which step is played`(verb: String) {
    let steps = String(repeating: "  - push: b\n  - pop\n", count: 1_000)
    let scene =
      "scene: Long\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n" + steps
    let text = errors(verb, "long.yaml", "-o", "x", files: MemoryFiles(["long.yaml": scene]))
    let plain = errors(verb, "long.yaml", files: MemoryFiles(["long.yaml": scene]))
    // The begin looks at the clock, then one step of 256: 1,024 steps after five looks of 300 ms.
    let shown = verb == "check" || verb == "test" ? plain : text
    #expect(shown.contains("[==========          ] 1024 of 2000 steps, 682 a second, 2 s left"), "\(shown)")
  }

  @Test func `documents and storyboards are counted, too`() {
    let documents = Dictionary(uniqueKeysWithValues: (0..<10).map { ("a/\($0).md", "# A\n") })
    #expect(errors("docs", "--check", "a", files: MemoryFiles(documents)).contains("4 of 10 documents, "))
    let board =
      "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"/>"
    let boards = Dictionary(uniqueKeysWithValues: (0..<10).map { ("a/\($0).storyboard", board) })
    #expect(errors("import", "a", "-o", "b", files: MemoryFiles(boards)).contains("4 of 10 files, "))
  }

  // MARK: Timings

  @Test(arguments: [
    (["check", "a/1.scene.yaml"], ["read", "parse", "check", "build", "play", "explain", "fix"]),
    (["compile", "a/1.scene.yaml"], ["read", "parse", "check", "build", "play", "explain", "fix"]),
    (["run", "a/1.scene.yaml"], ["read", "parse", "check", "build", "play", "explain", "fix", "write"]),
    (["tree", "a/1.scene.yaml"], ["read", "parse", "check", "build", "play", "explain", "fix"]),
    (["test", "a/1.scene.yaml"], ["read", "parse", "check", "build", "play", "explain", "fix"]),
    (
      ["diagram", "a/1.scene.yaml", "-o", "x.svg"],
      ["read", "parse", "check", "build", "play", "explain", "fix", "draw", "write"]
    ),
    (["fmt", "a"], ["read", "format"]),
  ])
  func `timings name the stages that took place`(verb: [String], stages: [String]) {
    let plain = CommandRun(verb, files: scenes)
    let run = CommandRun(verb + ["--timings"], files: scenes)
    #expect(run.output == plain.output, "the output is the same")
    #expect(run.exit == plain.exit)
    let table = run.errors.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(table.first == ["stage", "time", "share", "memory"])
    #expect(table.dropFirst().compactMap(\.first).filter { $0 != "other" } == stages + ["all"])
    #expect(plain.errors.isEmpty)
  }

  @Test func `times add up to the whole, and the memory is what the stage has added`() {
    // Each look finds 1.5 ms and 2 MB more. Reading is framed by two looks, and each stage ends where the next begins.
    let run = CommandRun(["fmt", "--check", "-j", "1", "a/1.scene.yaml", "--timings"], files: scenes)
    #expect(
      run.errors == """
        stage     time  share   memory
        read    1.5 ms   20 %  +2.0 MB
        format  1.5 ms   20 %  +2.0 MB
        other   4.5 ms   60 %  +6.0 MB
        all     7.5 ms         12.0 MB

        """)
  }

  @Test func `a call that fails says where its time went, too`() {
    let run = CommandRun(["check", "missing.yaml", "--timings"], files: scenes)
    #expect(run.exit == 2)
    #expect(run.errors.contains("\nall "))
  }
}
