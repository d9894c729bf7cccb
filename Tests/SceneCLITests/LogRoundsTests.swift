import SceneTestSupport
import Testing

/// `log` on the trace of a stack with many pushes and pops, and on a log that a scene doesn't fit.
@Suite struct LogRoundsTests {
  /// A stack with so many pushes and pops, what it prints, and the answer to that, changed.
  private static func rounds(
    _ count: Int, _ options: [String] = [], _ change: (inout [Substring]) -> Void = { _ in }
  ) -> CommandRun {
    let scene = """
      scene: Long
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      script: [\(Array(repeating: "{ push: detail }, pop", count: count).joined(separator: ", "))]
      """
    let files = MemoryFiles(["long.yaml": scene])
    var lines = CommandRun(["run", "long.yaml"], files: files).output.split(separator: "\n")
    change(&lines)
    return CommandRun(
      ["log", "--scene", "long.yaml", "-"] + options, input: lines.joined(separator: "\n"), files: files)
  }

  @Test func `a log that is explained step by step needs few steps to try`() {
    let run = LogRoundsTests.rounds(30, ["--limit", "logMoves=1500"])
    #expect(run.exit == 0 && LogScriptTests.steps(run.output).count == 60, "\(run.output)")
  }

  @Test func `a long log is tried by the steps that explained alike lines before`() {
    let run = LogRoundsTests.rounds(200, ["--limit", "logMoves=3200"])
    #expect(run.exit == 0 && LogScriptTests.steps(run.output).count == 400, "\(run.output.suffix(500))")
    // A step that prints the same isn't forgotten.
    let answer = LogRoundsTests.rounds(40)
    let pops = answer.output.split(separator: "\n").filter { $0.contains("  pop ") }
    #expect(pops.count == 40 && pops.allSatisfy { $0.contains("or swipe: pop") }, "\(answer.output)")
  }

  @Test func `what a step would print behind the end of the log is named, and isn't left over`() {
    let cut = LogRoundsTests.rounds(1) { lines in
      if let last = lines.lastIndex(where: { $0.contains("list.viewDidAppear") }) { lines.removeSubrange(last...) }
    }
    #expect(cut.exit == 0 && cut.output.contains("all explained"), "\(cut.output)")
    // A 'deinit' that no line of the log has is no callback that its classes print.
    #expect(cut.output.contains("\n  behind the end of the log: list.viewDidAppear\n"), "\(cut.output)")
    #expect(!LogRoundsTests.rounds(1).output.contains("behind the end"))
  }

  @Test func `thirty lines that nothing explains need few steps to try`() {
    var state: UInt64 = 5
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let callbacks = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let lines = (0..<30).map { _ in "\(["Home", "List", "Map"][roll(3)])Controller \(callbacks[roll(5)])()\n" }
    let run = CommandRun(["log", "-", "--limit", "logMoves=12000"], input: lines.joined())
    #expect(run.exit == 1 && run.output.contains(" left over"), "\(run.output)")
  }

  @Test func `the parent that a line names tells one container from another`() {
    let scene = """
      scene: Boxes
      initial: home
      controllers:
        home: { kind: container, children: [left, right] }
        left: { class: LeftController, kind: container }
        right: { class: RightController, kind: container }
        card: { class: CardController }
      """
    let start = ["Left", "Right"].map { "\($0)Controller viewDidLoad()\n" }.joined()
    for (parent, title) in [("Left", "left"), ("Right", "right")] {
      for text in ["<App.\(parent)Controller: 0x6000>", "Optional(<App.\(parent)Controller: 0x6000>)", "\(parent)VC"] {
        let log =
          start + "CardController willMove(toParent: \(text))\nCardController viewDidLoad()\n"
          + "CardController didMove(toParent: \(text))\n"
        let run = CommandRun(
          ["log", "--scene", "boxes.yaml", "-"], input: log, files: MemoryFiles(["boxes.yaml": scene]))
        #expect(LogScriptTests.steps(run.output) == ["add: card in \(title)"], "\(run.output)")
      }
    }
  }

  @Test func `an exchange of roots that isn't animated is no push`() {
    let log = [
      "Splash viewDidLoad", "Splash viewWillAppear", "Splash viewDidAppear", "Home viewDidLoad",
      "Splash viewWillDisappear", "Home viewWillAppear", "Splash viewDidDisappear", "Home viewDidAppear",
    ].map { $0 + ($0.hasSuffix("Load") ? "\n" : " animated=false\n") }.joined()
    let run = CommandRun(["log", "-"], input: log)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == ["setRoot: Home"], "\(run.output)")
    let pushed = CommandRun(["log", "-"], input: log.replacing("false", with: "true"))
    #expect(LogScriptTests.steps(pushed.output) == ["push: Home"], "\(pushed.output)")
  }

  @Test func `numbers of instances in our own trace tell instances of one class apart`() {
    let run = LogRoundsTests.rounds(2)
    #expect(run.output.contains(" lifecycle lines of 3 classes;"), "\(run.output)")
    // The second one never goes: the line of the first can't be its own.
    let mixed = LogRoundsTests.rounds(2) { lines in
      for index in lines.indices where lines[index].hasSuffix("detail#2.deinit") { lines[index] = "detail.deinit" }
    }
    #expect(mixed.exit == 1 && mixed.output.contains("left over: "), "\(mixed.output)")
  }

  @Test func `a step is found of which most lines are lost`() {
    let run = LogRoundsTests.rounds(3) { lines in
      let place = lines.firstIndex { $0.hasSuffix("detail#2.loadView") } ?? 0
      lines.removeSubrange(place...(place + 5))
    }
    #expect(LogScriptTests.steps(run.output).count == 6, "\(run.output)")
  }

  @Test func `the time of a search is bounded, and the lines are named that it left`() {
    let log = LogScriptTests.log(of: "stack")
    func answer(_ budget: String, tick: Int) -> CommandRun {
      CommandRun(
        ["log", "-", "--scene", "stack.scene.yaml", "--budget", budget], input: log.joined(separator: "\n") + "\n",
        files: LogScriptTests.files, tick: tick)
    }
    let cut = answer("2s", tick: 2_000)
    #expect(cut.exit == 2)
    #expect(cut.output.contains(" were not searched: the time of '--budget' was over."), "\(cut.output)")
    let whole = answer("500ms", tick: 0)
    #expect(whole.exit == 0 && whole.output == LogScriptTests.answer(log, ["--scene", "stack.scene.yaml"]).output)
    #expect(answer("soon", tick: 0).exit == 64 && answer("5", tick: 0).exit == 64)
  }

  @Test func `a class that the scene doesn't have is named, and a leak`() {
    let log = LogScriptTests.log(of: "stack")
    let strange = LogScriptTests.answer(log, ["--scene", "tabs.scene.yaml"])
    #expect(
      strange.output.contains("The scene has no class 'list', no class 'nav', no class 'detail'"), "\(strange.output)")
    let held = LogScriptTests.answer(
      log.filter { !$0.contains("help.deinit") }, ["--scene", "stack.scene.yaml", "--printed", "deinit"])
    #expect(held.output.contains("help.deinit is missing, before line"), "\(held.output)")
    #expect(held.output.contains(": something still holds it, unless the line was lost"), "\(held.output)")
  }
}
