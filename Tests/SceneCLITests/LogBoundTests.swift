import SceneTestSupport
import Testing

/// The bounds of `log` and of `init --from-log`: each is named, and what was found until there is the answer.
@Suite struct LogBoundTests {
  private static let log = LogScriptTests.log(of: "stack").joined(separator: "\n") + "\n"

  private static func run(_ words: [String], input: String = log, tick: Int = 0) -> CommandRun {
    CommandRun(words, input: input, files: LogScriptTests.files, tick: tick)
  }

  @Test func `a search has a minute if no time is given`() {
    // Each look at the clock takes more than a minute.
    let late = LogBoundTests.run(["log", "-", "--scene", "stack.scene.yaml"], tick: 61_000)
    #expect(late.exit == 2 && late.output.contains(" were not searched: the time of '--budget' was over."))
    let more = LogBoundTests.run(["log", "-", "--scene", "stack.scene.yaml", "--budget", "90000s"], tick: 61_000)
    #expect(more.exit == 0 && !more.output.contains("not searched"), "\(more.output)")
  }

  @Test func `what wasn't searched isn't called explained`() {
    let cut = LogBoundTests.run(["log", "-", "--scene", "stack.scene.yaml", "--budget", "0s"])
    #expect(cut.exit == 2 && !cut.output.contains("all explained"), "\(cut.output)")
    #expect(cut.output.contains(", where the search ended\n"), "\(cut.output)")
  }

  @Test func `a report names the lines that weren't searched`() {
    let few = LogBoundTests.run(["log", "-", "--limit", "logMoves=3", "--reporter", "concise"])
    #expect(few.exit == 2 && few.output.contains("were not searched: the bound of steps to try was met [SG714]\n"))
    let late = LogBoundTests.run(["log", "-", "--budget", "0s", "--format", "json"])
    #expect(late.exit == 2 && late.output.contains("\"SG714\""), "\(late.output.suffix(500))")
  }

  /// Lines are left over, and the mistake that explains them comes behind the bound.
  @Test func `a search for mistakes that met a bound is told`() {
    let scene = """
      scene: Box
      initial: home
      controllers:
        home: { kind: container, class: Home, children: [banner] }
        banner: { class: Banner }
        pay: { class: Pay }

      """
    let log = """
      @callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear
      Home: viewDidLoad
      Banner: viewDidLoad
      Home: viewWillAppear
      Home: viewDidAppear
      Pay: viewDidLoad
      Home: viewWillDisappear
      Pay: viewWillAppear
      Pay: viewDidAppear
      Home: viewDidDisappear

      """
    func run(_ words: [String]) -> CommandRun {
      CommandRun(["log", "-", "--scene", "box.yaml"] + words, input: log, files: MemoryFiles(["box.yaml": scene]))
    }
    let whole = run([])
    #expect(whole.exit == 1 && whole.output.contains("Cause: a container forwards no appearance"), "\(whole.output)")
    let cut = run(["--limit", "logMoves=500"])
    #expect(cut.exit == 2 && !cut.output.contains("Cause:"), "\(cut.output)")
    #expect(cut.output.contains("Not all mistakes of code were looked for: the bound of steps to try was met.\n"))
    #expect(run(["--limit", "logMoves=500", "--reporter", "concise"]).output.contains("[SG714]"))
  }

  /// A script goes to the end, and the bound is told all the same: mistakes that print the same weren't looked for.
  @Test func `a bound that bites is named, though all is explained`() {
    let least = (1...150).map { $0 * 4 }.first { moves in
      let run = LogBoundTests.run(["log", "-", "--scene", "stack.scene.yaml", "--limit", "logMoves=\(moves)"])
      return run.output.contains("all explained\n")
        && run.output.contains("The search ended by the bound of steps to try before all was tried.\n")
    }
    #expect(least != nil)
  }

  /// Under a header for all classes, a class of the scene without a line wasn't there.
  @Test func `the silence of a class counts where all classes print`() {
    let scene = "scene: Two\ninitial: home\ncontrollers: { home: { class: Home }, pay: { class: Pay } }\n"
    let lines = "Home: viewDidLoad\nHome: viewWillAppear\nHome: viewDidAppear\nHome: viewWillDisappear\n"
    func run(_ head: String) -> CommandRun {
      CommandRun(
        ["log", "-", "--scene", "two.yaml"], input: head + lines + "Home: viewDidDisappear\n",
        files: MemoryFiles(["two.yaml": scene]))
    }
    #expect(run("").exit == 0)
    let all = run("@callbacks viewDidLoad viewWillAppear viewDidAppear\n")
    #expect(!all.output.contains("present: pay"), "\(all.output)")
    #expect(all.output.contains("  Pay   0 events: viewDidLoad"), "\(all.output)")
  }

  @Test func `behind the end of the time no other run of the app is searched`() {
    let runs = (0..<40).map { _ in "@log\nHome viewDidLoad\nHome viewWillAppear\n" }.joined()
    let cut = LogBoundTests.run(["log", "-"], input: runs, tick: 18_000)
    #expect(cut.exit == 2 && cut.output.contains(" to 120 were not searched"), "\(cut.output.suffix(300))")
    #expect(cut.output.ranges(of: "What was done").count < 8)
    let whole = LogBoundTests.run(["log", "-"], input: runs)
    #expect(whole.exit == 0 && whole.output.ranges(of: "What was done").count == 40)
  }

  @Test func `a first scene of a log has the same bounds`() {
    let whole = LogBoundTests.run(["init", "--from-log", "-", "-"])
    #expect(whole.exit == 0 && whole.output.contains("trace:") && whole.errors.isEmpty, "\(whole.transcript)")
    for words in [["--budget", "0s"], ["--limit", "logMoves=3"]] {
      let cut = LogBoundTests.run(["init", "--from-log", "-", "-"] + words)
      #expect(cut.exit == 2 && cut.errors.contains("were not searched"), "\(cut.transcript)")
      #expect(cut.output.contains("# not searched: what comes from line "), "\(cut.transcript)")
    }
    let late = LogBoundTests.run(["init", "--from-log", "-", "-"], tick: 61_000)
    #expect(late.exit == 2 && late.errors.contains("the time of '--budget' was over"), "\(late.transcript)")
    #expect(LogBoundTests.run(["init", "-", "--budget", "1s"]).exit == 64)
  }

  @Test(arguments: [
    "nil: viewDidLoad\nnil: viewDidAppear\n", "Window: viewDidLoad\nwindow: viewDidLoad\n",
    "true: viewDidLoad\nTrue: viewDidLoad\nTRUE: viewWillAppear\n",
  ]) func `a class may have any name`(log: String) {
    let files = MemoryFiles(["app.log": log])
    let run = CommandRun(["log", "app.log", "--write", "found.scene.yaml"], files: files)
    #expect(run.exit < 2 && run.output.contains("What was done"), "\(run.transcript)")
    let check = CommandRun(["check", "found.scene.yaml"], files: files)
    #expect(check.exit == 0, "\(check.transcript)")
    #expect(CommandRun(["test", "found.scene.yaml"], files: files).exit == run.exit)
  }

  @Test func `a class that the scene doesn't have is told in a comment, and not expected`() {
    let files = MemoryFiles([
      "app.log": "HomeController: viewDidLoad\nBarController: viewDidAppear\nsheet: viewDidAppear\n",
      "covered.scene.yaml": "scene: Covered\ninitial: home\ncontrollers: { home: , sheet: }\n",
    ])
    let run = CommandRun(
      ["log", "app.log", "--scene", "covered.scene.yaml", "--write", "found.scene.yaml"], files: files)
    #expect(run.exit == 1, "\(run.transcript)")
    let text = String(decoding: files.contents["found.scene.yaml"] ?? [], as: UTF8.self)
    #expect(text.contains("# left over: line 2, BarController.viewDidAppear") && text.contains("home.viewDidLoad"))
    let check = CommandRun(["check", "found.scene.yaml"], files: files)
    #expect(check.exit == 0, "\(check.transcript)\(text)")
  }
}
