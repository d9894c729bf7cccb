import SceneTestSupport
import Testing

/// `log`, as far as it finds what was done. The logs are those of own scenes, which were played.
@Suite struct LogScriptTests {
  private static let scenes = [
    "stack": """
    scene: Stack
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
      help:
    script:
      - push: detail
      - present: help
      - dismiss
      - pop
    """,
    "tabs": """
    scene: Tabs
    initial: bar
    controllers:
      bar: { kind: tabs, tabs: [home, search] }
      home:
      search:
    script:
      - tap: search
      - tap: home
    """,
    "box": """
    scene: Box
    initial: box
    controllers:
      box: { kind: container, children: [one] }
      one:
      two:
    script:
      - add: two
      - remove: one
    """,
    "covered": """
    scene: Covered
    initial: home
    controllers:
      home:
      sheet:
      other:
    """,
    "slip": """
    scene: Slip
    initial: box
    controllers:
      box: { kind: container }
      page:
    script:
      - { addSubview: page, in: box }
    """,
  ]

  static var files: MemoryFiles {
    MemoryFiles(Dictionary(uniqueKeysWithValues: scenes.map { ("\($0).scene.yaml", $1 + "\n") }))
  }

  /// The log that a scene prints.
  static func log(of scene: String) -> [String] {
    CommandRun(["run", "\(scene).scene.yaml"], files: files).output.split(separator: "\n").map(String.init)
  }

  static func answer(_ log: [String], _ words: [String]) -> CommandRun {
    CommandRun(["log", "-"] + words, input: log.joined(separator: "\n") + "\n", files: files)
  }

  /// The steps of an answer, without their lines.
  static func steps(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^ +\d+  (.+?)  +(lines? \d|no line|before)/) else { return nil }
      return String(match.1)
    }
  }

  @Test func `the log and UIKit stand side by side, and what has no partner is marked`() {
    let log = """
      ListController viewDidLoad
      ListController viewWillAppear
      ListController viewDidAppear
      DetailController viewDidLoad
      ListController viewWillDisappear
      DetailController viewDidAppear
      DetailController viewWillAppear
      ListController viewDidDisappear

      """
    let scene = """
      scene: Stack
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      """
    let files = MemoryFiles(["app.log": log, "app.yaml": scene])
    let run = CommandRun(["log", "--scene", "app.yaml", "--columns", "app.log"], files: files)
    // A controller can't have appeared before it appears.
    let rows = """
      5  ListController.viewWillDisappear    ListController.viewWillDisappear(true)
      6  DetailController.viewDidAppear    | DetailController.viewWillAppear(true)
      7  DetailController.viewWillAppear   | DetailController.viewDidAppear(true)

      """
    #expect(run.exit == 1 && run.output.contains(rows), "\(run.output) \(run.errors)")
    #expect(run.output.contains("\n# launch\n1  ListController.viewDidLoad "), "\(run.output)")
    func marked(_ text: String, _ options: [String] = []) -> String {
      CommandRun(["log", "--scene", "app.yaml", "--columns", "-"] + options, input: text, files: files).output
    }
    let line = "ListController viewWillDisappear\n"
    let more = marked(log.replacing(line, with: "ListController didMove(nil)\n"))
    #expect(more.contains("5  ListController.didMove(nil)      <\n"), "\(more)")
    let (come, seen) = ("DetailController viewWillAppear\n", "DetailController viewDidAppear\n")
    let right = log.replacing(seen + come, with: come).replacing(line, with: "") + seen
    let less = marked(right, ["--printed", "viewWillDisappear"])
    #expect(less.contains("  > ListController.viewWillDisappear(true)\n"), "\(less)")
    for arguments in [["--normal"], ["--format", "json"], ["--reporter", "json"]] {
      let wrong = CommandRun(["log", "--columns", "app.log"] + arguments, files: files)
      #expect(wrong.exit == 64 && wrong.errors.contains("'--columns'"), "\(arguments)")
    }
  }

  @Test func `the script of a scene is found in its log`() {
    for (scene, script) in [
      ("stack", ["push: detail", "present: help", "dismiss", "pop"]), ("tabs", ["tap: search", "tap: home"]),
      ("box", ["add: two in box", "remove: one in box"]),
    ] {
      let run = LogScriptTests.answer(LogScriptTests.log(of: scene), ["--scene", "\(scene).scene.yaml"])
      #expect(run.exit == 0 && run.output.contains("all explained"), "\(scene): \(run.output)")
      #expect(LogScriptTests.steps(run.output) == script, "\(scene): \(run.output)")
    }
  }

  @Test func `without a scene what exists is guessed`() {
    let log = [
      "List viewDidLoad", "List viewWillAppear", "List viewDidAppear", "Item viewDidLoad", "List viewWillDisappear",
      "Item viewWillAppear", "List viewDidDisappear", "Item viewDidAppear", "Item viewWillDisappear",
      "List viewWillAppear", "Item viewDidDisappear", "List viewDidAppear",
    ]
    let run = LogScriptTests.answer(log, [])
    #expect(run.exit == 0 && run.output.contains("  a navigation controller that prints nothing, on iOS 17 (guessed)"))
    #expect(LogScriptTests.steps(run.output) == ["push: Item", "pop"], "\(run.output)")
    #expect(run.output.contains("lines 9-12  or swipe: pop: no line tells them apart"))
  }

  @Test func `what no step explains is left over`() {
    let log = LogScriptTests.log(of: "tabs")
    guard let lost = log.firstIndex(where: { $0.contains("search.viewDidAppear") }) else {
      Issue.record("the log has no such line")
      return
    }
    let run = LogScriptTests.answer(
      Array(log[..<lost] + log[(lost + 1)...]) + ["search.viewDidAppear(false)"], ["--scene", "tabs.scene.yaml"])
    #expect(run.exit == 1 && run.output.contains("left over: "), "\(run.output)")
    #expect(!run.output.contains("Cause:"))
  }

  @Test func `a slip is named, and no right app is accused`() {
    let covered = [
      "home.viewDidLoad", "home.viewWillAppear", "home.viewDidAppear", "sheet.viewDidLoad", "sheet.viewWillAppear",
      "sheet.viewDidAppear",
      "Attempt to present <other: 0x1> on <home: 0x2> (from <home: 0x2>) which is already presenting <sheet: 0x3>.",
      "sheet.viewWillDisappear", "sheet.viewDidDisappear",
    ]
    let slip = LogScriptTests.answer(covered, ["--scene", "covered.scene.yaml"])
    #expect(
      slip.exit == 1 && slip.output.contains("Cause: a controller presents that presents already"), "\(slip.output)")
    // UIKit's sentence stands below the step during which it came.
    #expect(slip.output.contains(/\n  1  present: sheet.*\n     UIKit, line 7: Attempt to present <o.*  SG503\n/))
    let log = LogScriptTests.log(of: "box")
    for place in stride(from: 2, to: log.count - 1, by: 5) {
      var (lost, doubled, exchanged) = (log, log, log)
      lost.remove(at: place)
      doubled.insert(log[place], at: place)
      exchanged.swapAt(place, place + 1)
      for other in [lost, doubled, exchanged] {
        let run = LogScriptTests.answer(other, ["--scene", "box.scene.yaml"])
        #expect(!run.output.contains("Cause:"), "\(place): \(run.output)")
      }
    }
  }

  @Test func `mistakes that last are named, and what the log can't tell is said`() {
    let word = { (names: [String]) in names.flatMap { name in ["\(name).viewWillAppear", "\(name).viewDidAppear"] } }
    // The view of a child that was added alone enters the window first, so it comes to its end before the parent.
    let added = ["box.viewWillAppear"] + word(["page"]) + ["box.viewDidAppear"]
    let slip = LogScriptTests.answer(added, ["--scene", "slip.scene.yaml"])
    #expect(
      slip.exit == 1
        && slip.output.contains("Cause: a view is added in 'viewDidLoad' without 'addChild': 'page' in 'box'"),
      "\(slip.output)")
    let unclear = LogScriptTests.answer(
      ["box.viewDidLoad"] + word(["box"]) + ["page.willMove(toParent: box)", "page.viewDidLoad"] + word(["page"]),
      ["--scene", "slip.scene.yaml"])
    #expect(unclear.exit == 0 && !unclear.output.contains("Cause:"), "\(unclear.output)")
    #expect(
      unclear.output.contains(
        """
        This log can't tell
          add: page in box  from the mistake that a child is added without 'didMove(toParent:)'
            print didMove in page: it would
        """), "\(unclear.output)")
    let told = LogScriptTests.answer(LogScriptTests.log(of: "box"), ["--scene", "box.scene.yaml"])
    #expect(told.exit == 0 && !told.output.contains("can't tell"), "\(told.output)")
  }

  @Test func `a class that the scene names is a controller, whatever it prints`() {
    let log = ["box.shouldPerformSegue", "page.didMove(toParent: box)"]
    #expect(LogScriptTests.answer(log, []).output.contains("0 lifecycle lines"))
    #expect(
      LogScriptTests.answer(log, ["--scene", "slip.scene.yaml"]).output.contains("2 lifecycle lines of 2 classes"))
  }

  @Test func `the bound of steps to try is named`() {
    let run = LogScriptTests.answer(
      LogScriptTests.log(of: "stack"), ["--scene", "stack.scene.yaml", "--limit", "logMoves=3"])
    #expect(run.exit == 2 && run.output.contains("were not searched"), "\(run.output)")
  }

  @Test func `what was found is a scene that prints the log again`() {
    let log = LogScriptTests.log(of: "stack")
    let files = LogScriptTests.files
    let run = CommandRun(
      ["log", "-", "--scene", "stack.scene.yaml", "--write", "found.scene.yaml"], input: log.joined(separator: "\n"),
      files: files)
    #expect(run.exit == 0, "\(run.transcript)")
    let again = CommandRun(["run", "found.scene.yaml"], files: files)
    let events = { (lines: [String]) in lines.filter { $0.contains(".view") || $0.contains("Move") } }
    #expect(events(again.output.split(separator: "\n").map(String.init)) == events(log), "\(again.transcript)")
    // A person may have changed it since.
    let twice = CommandRun(
      ["log", "-", "--write", "found.scene.yaml"], input: log.joined(separator: "\n"), files: files)
    #expect(twice.exit == 2 && twice.errors.contains("exists already"), "\(twice.transcript)")
  }

  @Test func `the scene that is written expects the log, and a guess stands in a comment`() throws {
    let files = LogScriptTests.files
    for scene in ["stack", "tabs", "box"] {
      let run = CommandRun(
        ["log", "-", "--scene", "\(scene).scene.yaml", "--force", "--write", "found.scene.yaml"],
        input: LogScriptTests.log(of: scene).joined(separator: "\n"), files: files)
      #expect(run.exit == 0, "\(run.transcript)")
      let text = String(decoding: files.contents["found.scene.yaml"] ?? [], as: UTF8.self)
      #expect(text.contains("trace:") && text.hasPrefix("# Found in <stdin> by 'scenograph log'.\n"), "\(text)")
      #expect(scene != "stack" || text.contains("# or swipe: pop"), "\(text)")
      let test = CommandRun(["test", "found.scene.yaml"], files: files)
      #expect(test.exit == 0, "\(scene): \(test.transcript)\n\(text)")
      #expect(CommandRun(["fmt", "--check", "found.scene.yaml"], files: files).exit == 0, "\(text)")
    }
  }

  @Test func `a log that says what it prints becomes a row of observations`() {
    let log = "@callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear\n"
    let input = LogScriptTests.log(of: "tabs").joined(separator: "\n")
    let scene = LogScriptTests.scenes["tabs"] ?? ""
    let files = MemoryFiles(["My Tabs.log": log + input, "bare.log": input, "tabs.scene.yaml": scene + "\n"])
    let words = ["--scene", "tabs.scene.yaml", "--certify", "rows"]
    let run = CommandRun(["log", "My Tabs.log"] + words, files: files)
    #expect(run.exit == 0 && run.errors == "wrote rows/my-tabs.scene.yaml\n", "\(run.transcript)")
    let text = String(decoding: files.contents["rows/my-tabs.scene.yaml"] ?? [], as: UTF8.self)
    #expect(text.hasPrefix("# case: my-tabs\n# source: My Tabs.log, a log"), "\(text)")
    #expect(text.contains("# era: iOS 17\n# quality: measured-log\nscene: my-tabs\n"), "\(text)")
    #expect(CommandRun(["test", "rows/my-tabs.scene.yaml"], files: files).exit == 0)
    #expect(CommandRun(["log", "My Tabs.log"] + words, files: files).errors.contains("exists already"))
    // A line that the log lacks is what UIKit and the log differ in.
    let lost = input.split(separator: "\n").filter { !$0.contains("search.viewDidAppear") }.joined(separator: "\n")
    let open = CommandRun(["log", "-"] + words, input: log + lost, files: files)
    #expect(open.exit == 1, "\(open.transcript)")
    let row = String(decoding: files.contents["rows/stdin.scene.yaml"] ?? [], as: UTF8.self)
    #expect(row.contains("\n# open: search.viewDidAppear is missing"), "\(row)")
    #expect(CommandRun(["test", "rows/stdin.scene.yaml"], files: files).exit == 1, "\(row)")
    let bare = CommandRun(["log", "bare.log"] + words, files: files)
    #expect(bare.exit == 1 && bare.errors.contains("is no certificate"), "\(bare.transcript)")
    #expect(CommandRun(["log", "bare.log", "--normal"] + words, files: files).exit == 64)
  }

  @Test func `addresses tell instances of one class apart`() {
    let scene = """
      scene: Cards
      initial: bar
      controllers:
        bar: { kind: tabs, tabs: [a, b, c] }
        a: { class: Card }
        b: { class: Card }
        c: { class: Card }

      """
    let log = [1, 2, 3, 1, 2].map { "<Card: 0x\($0)>.viewDidAppear(false)\n" }.joined()
    let run = CommandRun(
      ["log", "-", "--scene", "cards.scene.yaml"], input: log, files: MemoryFiles(["cards.scene.yaml": scene]))
    #expect(run.exit == 0, "\(run.transcript)")
    // Which tab the second card has, no line says; but the fourth and the fifth are the first two again.
    let steps = LogScriptTests.steps(run.output)
    #expect(steps.count == 4 && steps[0] == steps[3] && Set(steps).count == 3, "\(run.output)")
  }
}
