import SceneTestSupport
import Testing

/// The line that ends a run on a terminal.
@Suite struct RunSummaryTests {
  private let scene = """
    scene: A
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail: { retained: true }
    script:
      - push: detail
      - pop
    """

  private func run(_ arguments: String..., isTerminal: Bool = true) -> CommandRun {
    CommandRun(
      arguments, files: MemoryFiles(["a.yaml": scene]), environment: ["NO_COLOR": "1"], isTerminal: isTerminal)
  }

  @Test func `it has steps, time, events, the screen, and what lives on`() {
    let run = run("run", "--events", "appearance", "--steps", "1-", "a.yaml")
    let count = run.output.split(separator: "\n").count { !$0.hasPrefix("#") }
    #expect(run.errors.hasPrefix("# 2 steps, 1 s, \(count) events (not shown: "), "\(run.errors)")
    #expect(
      run.errors.hasSuffix(
        "; see '--events all'); on the screen: list; lives on: detail (a property); "
          + "detail went for good: isMovingFromParent ('--flags' shows such flags); why an event came or didn't: 'scenograph why'\n"
      ))
  }

  /// A timer holds `detail`, which the stack has let go.
  private let timed = """
    scene: A
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
        overrides:
          viewDidAppear:
            - load: other
              after: 100
      other:
    script:
      - push: detail
      - pop
    """

  @Test func `a timer that holds a controller is named by its line`() {
    let scene = timed
    let run = CommandRun(
      ["run", "a.yaml"], files: MemoryFiles(["a.yaml": scene]), environment: ["NO_COLOR": "1"], isTerminal: true)
    #expect(run.errors.contains("lives on: detail (the timer of line 9);"), "\(run.errors)")
    // Once it has fired, nothing holds the controller any more.
    let later = CommandRun(
      ["run", "a.yaml"], files: MemoryFiles(["a.yaml": scene + "\n  - wait: 100\n"]), environment: ["NO_COLOR": "1"],
      isTerminal: true)
    #expect(!later.errors.contains("timer of line"), "\(later.errors)")
  }

  @Test func `nothing is hidden where all is shown`() {
    #expect(!run("run", "--events", "all", "a.yaml").errors.contains("not shown"))
  }

  @Test func `it goes to a terminal alone, and to standard error`() {
    #expect(run("run", "a.yaml", isTerminal: false).errors.isEmpty)
    #expect(run("run", "a.yaml").output == run("run", "a.yaml", isTerminal: false).output)
    #expect(run("run", "--format", "jsonl", "a.yaml").errors.isEmpty)
  }

  @Test func `a tree says what lives on outside it`() {
    #expect(run("tree", "a.yaml").errors == "# lives on: detail (a property)\n")
    #expect(run("tree", "--step", "1", "a.yaml").errors.isEmpty)
    #expect(run("tree", "a.yaml", isTerminal: false).errors.isEmpty)
  }

  @Test func `a tree names what holds a controller at its moment: a timer by its line, or a transition`() {
    func tree(_ scene: String, _ arguments: String...) -> String {
      CommandRun(
        ["tree"] + arguments + ["a.yaml"], files: MemoryFiles(["a.yaml": scene]), environment: ["NO_COLOR": "1"],
        isTerminal: true
      ).errors
    }
    #expect(tree(timed) == "# lives on: detail (the timer of line 9)\n")
    #expect(tree(timed + "\n  - wait: 100\n", "--step", "2") == "# lives on: detail (the timer of line 9)\n")
    #expect(tree(timed + "\n  - wait: 100\n") == "# lives on: other (the code that made it)\n")
    let running = """
      scene: A
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list, old] }, list: , old: , new: }
      script:
        - setViewControllers: [list, new]
        - memoryWarning:
          after: 0.1
      """
    #expect(tree(running, "--step", "1") == "# lives on: old (a transition that runs)\n")
  }
}
