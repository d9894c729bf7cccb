import SceneTestSupport
import Testing

/// Attempts of a newcomer, each with the way out that it must show.
@Suite struct NewcomerTests {
  private static let stack =
    "scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [a] }\n  a:\n  b:\nscript:\n"

  private func run(_ arguments: String..., scene: String = "", files: [String: String] = [:]) -> CommandRun {
    let own = scene.isEmpty ? [:] : ["a.scene.yaml": scene]
    return CommandRun(arguments, files: MemoryFiles(own.merging(files) { $1 }))
  }

  // MARK: Options

  @Test func `a list that is given in parts is one list`() {
    let scene = NewcomerTests.stack + "  - present: b\n  - dismiss\n"
    let whole = run("run", "--compare", "--ios", "12,26", "a.scene.yaml", scene: scene)
    let parts = run("run", "--compare", "--ios", "12", "--ios", "26", "a.scene.yaml", scene: scene)
    #expect(parts.output == whole.output && parts.exit == whole.exit && whole.exit == 1, "\(parts.transcript)")
    let loading = run("run", "--events", "loading", "--events", "-init", "a.scene.yaml", scene: scene)
    #expect(loading.output == run("run", "--events", "loading,-init", "a.scene.yaml", scene: scene).output)
    #expect(loading.output.contains("viewDidLoad") && !loading.output.contains(".init"))
    let steps = run("run", "--steps", "1", "--steps", "2", "a.scene.yaml", scene: scene)
    #expect(steps.output.contains("# 1 ") && steps.output.contains("# 2 ") && !steps.output.contains("# 0 "))
  }

  @Test(arguments: [
    ["run", "--format", "text", "--format", "jsonl"], ["tree", "--step", "0", "--step", "1"],
    ["diagram", "--view", "scene", "--view", "segues"], ["run", "-o", "x.txt", "--output", "y.txt"],
    ["diagram", "--details", "all", "--details", "none"],
  ])
  func `two values for one are a mistake, with a way out`(words: [String]) {
    let files = MemoryFiles(["a.scene.yaml": NewcomerTests.stack + "  - push: b\n"])
    let run = CommandRun(words + ["a.scene.yaml"], files: files)
    #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains("help: "), "\(run.transcript)")
    #expect(files.contents.count == 1)
    // Said twice, it is the same.
    let option = Array(words.dropFirst().prefix(2))
    let same = CommandRun([words[0]] + option + option + ["a.scene.yaml"], files: files)
    #expect(same.exit == 0, "\(same.transcript)")
  }

  @Test(arguments: [
    (["run", "--json", "a"], "'--format jsonl'"), (["check", "--json", "a"], "'--reporter json'"),
    (["check", "--format", "json", "a"], "'--reporter json'"), (["test", "--update", "a"], "'--accept'"),
    (["fmt", "--write", "a"], "rewrites files in place"), (["init", "-o", "x.scene.yaml"], "'scenograph init"),
    (["init", "--kind", "sheet"], "'--kind view'"), (["-v"], "'scenograph --version'"),
    (["run", "--version"], "'scenograph --version'"), (["man"], "'scenograph --generate-man-page'"),
    (["completion"], "'scenograph --generate-completion-script zsh'; the shells are bash"),
    (["docs", "--gallery", "--write", "b"], "leave '--write' out"),
    (["run", "--device", "iPad", "a"], "did you mean 'pad'?"),
    (["run", "--device", "iPhone 15", "a"], "did you mean 'phone'?"),
    (["diagram", "--svg", "a"], "'--format svg'"),
  ])
  func `an option of other programs leads to ours`(words: [String], way: String) {
    let run = CommandRun(words, files: MemoryFiles(["a": NewcomerTests.stack + "  - push: b\n"]))
    #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains(way), "\(run.transcript)")
  }

  @Test func `an editor may say that it speaks over streams, and whatever isn't one is told so`() {
    for words in [["lsp"], ["lsp", "--stdio"]] {
      let run = CommandRun(words, input: "hello")
      #expect(run.exit == 1 && run.errors.contains("no editor says 'initialize' here"), "\(run.transcript)")
      #expect(run.errors.contains("--setup neovim"))
    }
  }

  // MARK: Files of other kinds

  @Test func `a scene in a fence isn't sent in a circle`() {
    let run = run("check", "a.scene.yaml", scene: "```yaml\n" + NewcomerTests.stack + "```\n")
    #expect(run.output.contains("delete the lines with '```'") && !run.output.contains("docs --check"))
  }

  @Test func `a scene under any name is no document`() {
    let run = run("docs", "--check", "leak.txt", files: ["leak.txt": NewcomerTests.stack])
    #expect(run.exit == 1 && run.errors.contains("is a scene, not a document"), "\(run.transcript)")
    // A text without regions is a document all the same.
    #expect(self.run("docs", "--check", "notes.txt", files: ["notes.txt": "scene: of a play\n"]).exit == 0)
  }

  @Test func `a plan is neither a log nor a storyboard`() {
    let files = MemoryFiles(["a.scene.yaml": NewcomerTests.stack + "  - push: b\n"])
    #expect(CommandRun(["compile", "a.scene.yaml", "-o", "a.plan"], files: files).exit == 0)
    for verb in ["log", "import"] {
      let run = CommandRun([verb, "a.plan"], files: files)
      #expect(run.exit != 0 && run.output.isEmpty && run.errors.contains("a plan, not"), "\(run.transcript)")
      #expect(run.errors.contains("scenograph run a.plan"), "\(run.errors)")
    }
  }

  @Test func `a gallery leaves out the scene that is broken, and says so`() {
    let good = NewcomerTests.stack + "  - push: b\n"
    let files = MemoryFiles(["mix/good.scene.yaml": good, "mix/bad.scene.yaml": good + "  - push: c\n"])
    let run = CommandRun(["docs", "--gallery", "mix"], files: files)
    #expect(run.exit == 1 && run.errors.contains("mix/bad.scene.yaml:9:11: error: "), "\(run.transcript)")
    #expect(run.errors.contains("mix/gallery.md is without the scene above") && !run.errors.contains("gallery.md:"))
    let page = String(decoding: files.contents["mix/gallery.md"] ?? [], as: UTF8.self)
    #expect(page.contains("good.scene.yaml") && !page.contains("bad.scene.yaml"), "\(page)")
    #expect(files.contents["mix/good.svg"] != nil)
    // With nothing to show, there is no page.
    let broken = MemoryFiles(["mix/bad.scene.yaml": good + "  - push: c\n"])
    #expect(CommandRun(["docs", "--gallery", "mix"], files: broken).exit == 1)
    #expect(broken.contents["mix/gallery.md"] == nil)
  }

  @Test func `a region is no line of a shell`() {
    let page = "<!-- scenograph: run a.scene.yaml | head -5 -->\n<!-- /scenograph -->\n"
    let run = run("docs", "--check", "a.md", scene: NewcomerTests.stack, files: ["a.md": page])
    #expect(run.exit == 1 && run.errors.contains("'|' means nothing in a region"), "\(run.transcript)")
  }

  // MARK: Systems

  /// On iOS 12 the sheet can't be dragged away, so the tab bar isn't there to select in.
  private static let shop = """
    scene: Shop
    initial: tabs
    controllers: { tabs: { kind: tabs, tabs: [home, cart] }, home: , cart: , checkout: }
    script:
      - select: cart
      - present: checkout
      - swipe: dismiss
      - select: home

    """

  @Test func `where one of two systems stops, it is named`() {
    let run = run("run", "--compare", "--ios", "12,17", "a.scene.yaml", scene: NewcomerTests.shop)
    #expect(run.exit == 1 && run.errors.contains("doesn't run to its end on iOS 12, and does on iOS 17"))
    #expect(run.errors.contains("[SG226]"), "\(run.errors)")
    let other = self.run("run", "--compare", "--ios", "17,12", "a.scene.yaml", scene: NewcomerTests.shop)
    #expect(other.errors.contains("doesn't run to its end on iOS 12, and does on iOS 17"), "\(other.errors)")
  }

  @Test func `a matrix names the step in which a cell ends`() {
    let run = run("run", "--matrix", "ios=12,17", "a.scene.yaml", scene: NewcomerTests.shop)
    #expect(run.output.contains("A ends in step 4, 'select: home"), "\(run.output)")
  }

  // MARK: Reasons

  private static let leak = """
    scene: Leak
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      clock: { retained: true }
    script:
      - push: clock
      - pop
      - expect: { released: [clock] }

    """

  @Test func `what is retained leads to its declaration, and to what would free it`() {
    let alive = run("why", "--alive", "clock", "a.scene.yaml", scene: NewcomerTests.leak)
    #expect(alive.output.contains("a.scene.yaml:6 ") && !alive.output.contains(":8"), "\(alive.output)")
    #expect(run("test", "a.scene.yaml", scene: NewcomerTests.leak).output.contains("holds a reference to it, line 6"))
    let not = run("why", "--not", "a.scene.yaml", "clock.deinit", scene: NewcomerTests.leak)
    #expect(not.output.contains("6:  clock: { retained: false }"), "\(not.output)")
  }

  @Test func `a step in which an event came in the end didn't keep it away`() {
    let scene = NewcomerTests.shop.replacing("cart: ,", with: "cart: { kind: navigation, stack: [list] }, list: ,")
    let run = run("why", "--not", "a.scene.yaml", "list.viewWillAppear", scene: scene)
    #expect(run.output.hasPrefix("list.viewWillAppear came once, in step 1.\n"), "\(run.output)")
    #expect(!run.output.contains("  step 1,"), "\(run.output)")
  }

  @Test func `the way behind an unwanted event leads behind its last time`() {
    let steps =
      "  - push: b\n  - pop\n  - push: b\n  - pop\n  - load: a\n  - expect: { lacks: [a.viewDidDisappear], since: 1 }\n"
    let run = run("test", "a.scene.yaml", scene: NewcomerTests.stack + steps)
    #expect(
      run.output.contains("happened in step 1 'push: b' and in step 3 'push: b'; 'since: 4' would look behind it"),
      "\(run.output)")
    let twice = "  - push: b\n  - pop\n  - push: b\n  - expect: { lacks: [a.viewDidDisappear], since: 1 }\n"
    let last = self.run("test", "a.scene.yaml", scene: NewcomerTests.stack + twice)
    #expect(
      last.output.contains("happened in step 1 'push: b' and in step 3 'push: b'\n")
        && !last.output.contains("would look behind"))
  }

  @Test func `an instance that never was is said to be none`() {
    let steps = "  - push: b\n  - expect: { contains: [b#2.viewDidAppear] }\n"
    let run = run("test", "a.scene.yaml", scene: NewcomerTests.stack + steps)
    #expect(run.output.contains("why: 'b#2' was never made\n"), "\(run.output)")
  }

  // MARK: Words

  @Test(arguments: ["run", "why", "log", "matrix", "gallery", "fix"])
  func `explain knows the words of the command`(word: String) {
    let run = CommandRun(["explain", word])
    #expect(run.exit == 0 && run.output.contains("    scenograph help "), "\(run.transcript)")
  }

  @Test(arguments: [("step", "pushes"), ("event", "viewDidLoad"), ("instance", "detail#2"), ("startTimer", "after: 2")])
  func `explain answers to one of many`(word: String, part: String) {
    #expect(CommandRun(["explain", word]).output.lowercased().contains(part.lowercased()), "\(word)")
  }

  @Test(arguments: [
    "[Snapshotting] Snapshotting a view that has not been rendered at least once requires afterScreenUpdates:YES.",
    "Unable to simultaneously satisfy constraints.", "Could not load NIB in bundle", "visionOS", "Liquid Glass",
    "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being "
      + "in the view hierarchy",
    "Attempting to load the view of a view controller while it is deallocating is not allowed",
    "Attempt to present <Shop.Cart: 0x1> on <Shop.Home: 0x2> which is waiting for a delayed presention of <Shop.Mail: 0x3> to complete",
  ])
  func `what no scene has is said to be so`(line: String) {
    let run = CommandRun(["explain", line])
    #expect(run.exit == 0 && run.output.hasPrefix("not modelled\n  "), "\(run.transcript)")
  }

  @Test func `three letters aren't taken for three others`() {
    #expect(!CommandRun(["explain", "foo"]).errors.contains("did you mean"))
    #expect(CommandRun(["explain", "viewDidAppera"]).errors.contains("did you mean 'viewDidAppear'?"))
  }

  /// N11c, N13: what the newest system brings; a system before the first has no page.
  @Test(arguments: ["iOS 27", "27", "ios27", "what changed in iOS 27", "what's new in iOS 27"])
  func `explain says what a system brings`(words: String) {
    let run = CommandRun(["explain", words])
    #expect(run.exit == 0 && run.output.hasPrefix("iOS 27 beside iOS 26\n"))
    #expect(run.output.contains("needsScenes") && run.output.contains("windowsIgnoreOrientations"))
    #expect(!run.output.contains("sidebarFloats"))
  }

  @Test func `what a system left behind stands on its page, and no page is made of other numbers`() {
    #expect(CommandRun(["explain", "iOS 8"]).output.contains("Gone with iOS 8:"))
    for words in ["iOS 28", "iOS 5", "4"] { #expect(!CommandRun(["explain", words]).output.contains(" beside iOS ")) }
  }

  // MARK: First messages

  @Test(arguments: [
    ("  tabs: { tabs: kind, kind: [home] }\n  home:\n", "", "'kind' is a key itself"),
    ("  list: { segues: { detail: show } }\n  detail:\n", "", "'{ show: detail }'"),
    ("  list: { segues: { back: exit } }\n", "", "'{ unwind: goHome }'"),
    ("  list: MyViewController\n", "", "'{ class: MyViewController }'"),
    ("  list: { kind: container, childs: [a] }\n", "", "it is called 'children' here"),
    ("", "  - push: b, c\n", "a step is for one controller"),
    ("", "  - open\n", "'- trigger: open'"),
    ("", "  - transition: a\n    to: b\n    in: nav\n", "the old one behind 'from'"),
    ("", "  - present: b\n  - after: 1\n  - dismiss\n", "write '- wait: 1'"),
  ])
  func `the first message says what is meant`(controllers: String, steps: String, way: String) {
    let scene = NewcomerTests.stack.replacing("  b:\n", with: "  b:\n" + controllers) + steps
    let run = run("check", "a.scene.yaml", scene: steps.isEmpty ? scene + "  - pop\n" : scene)
    let hint = run.output.split(separator: "\n").first { $0.hasPrefix("help: ") } ?? ""
    #expect(run.exit == 1 && hint.contains(way), "\(run.output)")
  }

  @Test func `a sign of other formats is named`() {
    let run = run("check", "a.scene.yaml", scene: "scene = A\ninitial = nav\n")
    #expect(run.exit == 1 && run.output.contains("write a colon in the place of '='"), "\(run.output)")
  }

  @Test func `a wait that became a step isn't given to the step before`() {
    let scene = NewcomerTests.stack + "  - present: b\n  - after: 1\n  - dismiss\n"
    let files = MemoryFiles(["a.scene.yaml": scene])
    let run = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    #expect(run.exit == 1 && files.contents["a.scene.yaml"] == Array(scene.utf8), "\(run.transcript)")
  }

  @Test(arguments: [
    (["run", "--compare", "--ios", "17", "26", "a.scene.yaml"], "'--ios 17,26'"),
    (["why", "a.scene.yaml", "b", "deinit"], "write 'b.deinit'"),
  ])
  func `two words for one value are put together`(words: [String], way: String) {
    let run = CommandRun(words, files: MemoryFiles(["a.scene.yaml": NewcomerTests.stack + "  - push: b\n"]))
    #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains(way), "\(run.transcript)")
  }

  @Test func `a scene is no console`() {
    let run = run("log", "a.scene.yaml", scene: NewcomerTests.stack + "  - push: b\n")
    #expect(run.exit == 1 && run.output.isEmpty && run.errors.contains("a scene, not the console"), "\(run.transcript)")
  }
}
