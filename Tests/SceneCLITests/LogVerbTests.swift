import SceneTestSupport
import Testing

/// `log`, as people and programs call it.
@Suite struct LogVerbTests {
  private static let good = "start\nHome viewDidLoad()\nHome viewWillAppear(_:)\nHome viewDidAppear(_:)\n"
  private static let bad = good + "Home viewDidAppear(_:)\n"
  private static let files = MemoryFiles(["good.log": good, "bad.log": bad, "none.log": "start\n"])

  @Test func `the answer says what was read, and what was done`() {
    let run = CommandRun(["log", "good.log"], files: LogVerbTests.files)
    #expect(run.exit == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        good.log: 3 lifecycle lines of 1 class; 1 other line (--others)
          Home  3 events, lines 2 to 4: viewDidLoad, viewWillAppear, viewDidAppear

        What was done, by 3 lines that count, all explained
          scene  a root, on iOS 17 (guessed)
          nothing but the launch
        Next best: the same on iOS 12, dearer by 0.2; print viewIsAppearing in Home: it would tell
        '--write app.scene.yaml' keeps it as a scene that expects these lines.

        No line contradicts UIKit, if each class is looked at by itself.

        """)
    let others = CommandRun(["log", "-", "--others"], input: LogVerbTests.good)
    #expect(others.output.contains("<stdin>: 3 lifecycle lines of 1 class; 1 other line:\n"))
    #expect(others.output.contains("\n  1 | start\n"))
  }

  @Test func `what contradicts UIKit ends with 1, and a bound with 2`() {
    let run = CommandRun(["log", "bad.log"], files: LogVerbTests.files)
    #expect(run.exit == 1 && run.errors.isEmpty)
    #expect(
      run.output.contains("bad.log:5:6: error: 'Home' gets 'viewDidAppear' again without having disappeared [SG701]"))
    #expect(run.output.contains("bad.log:4:6: note: the last was viewDidAppear"))
    #expect(CommandRun(["log", "none.log"], files: LogVerbTests.files).exit == 1)
    for bound in ["logLines=2", "logClasses=0", "logBytes=30"] {
      let bounded = CommandRun(["log", "good.log", "--limit", bound], files: LogVerbTests.files)
      #expect(bounded.exit == 2 && bounded.output.contains("[SG712]"), "\(bound): \(bounded.output)")
    }
    #expect(CommandRun(["log", "missing.log"], files: LogVerbTests.files).exit == 2)
    #expect(CommandRun(["log"], files: LogVerbTests.files).exit == 64)
  }

  @Test(arguments: [
    ("Home.swift", "is code, not the console of an app"), ("Home.m", "is code, not the console of an app"),
    ("a.scene.yaml", "is a scene, not the console of an app"), ("good.log", ""),
  ]) func `a file of another kind is no log`(name: String, words: String) {
    let text =
      name == "good.log"
      ? "Home viewDidLoad()\n"
      : "class Home: UIViewController {\n  override func viewDidLoad() { print(#function) }\n}\n"
    let run = CommandRun(["log", name], files: MemoryFiles([name: text]))
    #expect((run.exit == 0) == words.isEmpty && run.errors.contains(words), "\(run.transcript)")
  }

  @Test func `the normal form is a log, and findings go to standard error`() {
    let run = CommandRun(["log", "bad.log", "--normal"], files: LogVerbTests.files)
    #expect(run.exit == 1 && run.errors.contains("[SG701]"))
    let again = CommandRun(["log", "-", "--normal"], input: run.output)
    #expect(again.exit == 1 && again.output == run.output)
    #expect(run.output.hasPrefix("@class Home: viewDidLoad viewWillAppear viewDidAppear\nHome.viewDidLoad\n"))
  }

  @Test func `what a class prints can be said on the command line`() {
    // Item comes and goes again, and List is there all the time.
    let words = ["viewDidLoad", "viewWillAppear", "viewDidAppear"]
    let lines =
      words.map { "List " + $0 } + words.map { "Item " + $0 } + words.dropFirst().map { "List " + $0 } + ["Item deinit"]
    let log = lines.map { $0 + "\n" }.joined()
    #expect(CommandRun(["log", "-"], input: log).exit == 0)
    #expect(CommandRun(["log", "-", "--printed", "viewDidDisappear"], input: log).exit == 1)
    #expect(CommandRun(["log", "-", "--printed", "Item=viewDidDisappear"], input: log).exit == 1)
    #expect(CommandRun(["log", "-", "--printed", "Other=viewDidDisappear"], input: log).exit == 0)
    #expect(CommandRun(["log", "-", "--printed", "viewDidDisapear"], input: log).exit == 64)
  }

  @Test(.enabled(if: OtherProgram.hasPython, "python3 is not there")) func `JSON has every event and every finding`()
    throws
  {
    let run = CommandRun(["log", "bad.log", "--format", "json", "--others"], files: LogVerbTests.files)
    #expect(run.exit == 1)
    let program = """
      import json, sys
      log = json.load(sys.stdin)
      print(log["lifecycleLines"], log["otherLines"], [c["name"] for c in log["classes"]], len(log["runs"][0]))
      print([f["code"] for f in log["findings"]], log["others"])
      """
    let answer = try OtherProgram.python(program, input: run.output)
    #expect(answer.output == "4 1 ['Home'] 4\n['SG701'] [{'line': 1, 'text': 'start'}]\n", "\(answer.errors)")
    let empty = CommandRun(["log", "none.log", "--format", "json"], files: LogVerbTests.files)
    #expect(
      try OtherProgram.python("import json, sys; print(len(json.load(sys.stdin)['runs']))", input: empty.output).output
        == "1\n")
  }

  @Test func `reports go where those of 'check' go`() {
    let files = MemoryFiles(["bad.log": LogVerbTests.bad])
    let run = CommandRun(["log", "bad.log", "--reporter", "sarif:out.sarif"], files: files)
    #expect(run.exit == 1 && run.output.hasPrefix("bad.log: 4 lifecycle lines"))
    #expect(String(decoding: files.contents["out.sarif"] ?? [], as: UTF8.self).contains("SG701"))
    let concise = CommandRun(["log", "bad.log", "--reporter", "concise"], files: files)
    #expect(concise.exit == 1 && concise.output.hasPrefix("bad.log:5:6: error: "))
    for words in [
      ["--reporter", "concise", "--normal"], ["--normal", "--others"], ["--reporter", "json", "--format", "json"],
    ] {
      #expect(CommandRun(["log", "bad.log"] + words, files: files).exit == 64, "\(words)")
    }
  }

  /// A report names what is left over, so that an end with 1 is never silent; a mistake of code stands for its lines.
  @Test func `a report has what no step explains, and the mistake that does`() {
    let home = "Home: viewDidLoad\nHome: viewWillAppear\nHome: viewDidAppear\n"
    let left = home + "Pay: viewDidAppear\nPay: viewDidLoad\nPay: viewWillAppear\n"
    func report(_ log: String, _ words: [String], _ files: MemoryFiles = MemoryFiles([:])) -> CommandRun {
      CommandRun(["log", "-", "--reporter", "concise"] + words, input: log, files: files)
    }
    let plain = report(left, [])
    #expect(plain.exit == 1)
    #expect(plain.output.hasPrefix("<stdin>:4:6: error: Pay.viewDidAppear: no step explains it [SG715]\n"))
    // A line that contradicts UIKit by itself is told once.
    #expect(report(home + "Pay: viewDidLoad\nHome: viewDidAppear\n", []).output.contains("SG701"))
    #expect(!report(home + "Pay: viewDidLoad\nHome: viewDidAppear\n", []).output.contains("SG715"))
    let scene = """
      scene: Box
      initial: home
      controllers:
        home: { kind: container, class: Home, children: [banner] }
        banner: { class: Banner }

      """
    let silent =
      "@callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear\nHome: viewDidLoad\n"
      + "Banner: viewDidLoad\nHome: viewWillAppear\nHome: viewDidAppear\nHome: viewWillDisappear\nHome: viewDidDisappear\n"
    let cause = report(silent, ["--scene", "box.yaml"], MemoryFiles(["box.yaml": scene]))
    #expect(cause.exit == 1 && cause.output.split(separator: "\n").count == 1, "\(cause.output)")
    #expect(cause.output.contains("forwards no appearance") && cause.output.contains("[SG716]"))
  }

  @Test func `what is printed steers no terminal`() {
    let hostile =
      "\u{1B}[31mEvil\u{1B}[0m viewDidLoad\n\u{1B}]0;title\u{7} other\n\u{202E}X\u{202C} viewDidLoad\nY: prepare\n"
    for words in [["--others"], ["--normal"], ["--format", "json", "--others"]] {
      let run = CommandRun(["log", "-"] + words, input: hostile)
      #expect(!run.transcript.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
    }
  }
}
