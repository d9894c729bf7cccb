import SceneTestSupport
import Testing

/// The hierarchies that `log` guesses from the order of lines and from the parents in them, and what times and flags tell.
@Suite struct LogOrderTests {
  private static let five = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  /// The lines of the controllers whose names begin with a capital letter.
  ///
  /// - Parameter hasParents: Whether eight callbacks are printed as the recorder does, else five without arguments.
  private static func log(_ controllers: String, _ script: [String], hasParents: Bool = false) -> String {
    let scene = LogMoveTests.scene(controllers, script)
    let run = CommandRun(["run", "app.yaml"], files: MemoryFiles(["app.yaml": scene]))
    let printed = hasParents ? five + ["willMove", "didMove", "deinit"] : five
    func name(_ id: Substring) -> String {
      if id.first?.isUppercase == true { return "\(id)Controller" }
      return id.hasPrefix("bar")
        ? "UITabBarController" : id == "book" ? "UIPageViewController" : "UINavigationController"
    }
    let lines = run.output.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^ +([A-Z]\w*)(?:#\d+)?\.(\w+)(?:\((\w+)(?:#\d+)?\))?/),
        printed.contains(String(match.2))
      else { return nil }
      var text = "\(name(match.1)).\(match.2)"
      if hasParents, let argument = match.3 {
        text += ["true", "false", "nil"].contains(argument) ? "(\(argument))" : "(<\(name(argument)): 0x1>)"
      }
      return text
    }
    return (hasParents ? "@callbacks \(printed.joined(separator: " "))\n" : "") + lines.joined(separator: "\n") + "\n"
  }

  private static func answer(_ log: String, _ words: [String] = []) -> CommandRun {
    CommandRun(["log", "-", "--budget", "60s"] + words, input: log)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let controllers: String
    let script: [String]
    let steps: [String]
    var testDescription: String { name }
  }

  private static let cases: [Case] = [
    Case(
      name: "a container with a child, in a stack",
      controllers: """
        nav: { kind: navigation, stack: [Home] }
        Home: { kind: container, children: [Feed] }
        Feed:
        Detail:
        """, script: ["push: Detail", "pop"], steps: ["push: DetailController", "pop"]),
    Case(
      name: "tabs over stacks, and what is pushed is no tab",
      controllers: """
        bar: { kind: tabs, tabs: [homeNav, searchNav, meNav] }
        homeNav: { kind: navigation, stack: [Home] }
        searchNav: { kind: navigation, stack: [Search] }
        meNav: { kind: navigation, stack: [Me] }
        Home:
        Search:
        Me:
        Detail:
        Settings:
        """,
      script: ["push: Detail", "pop", "tap: searchNav", "push: Detail", "tap: meNav", "present: Settings", "dismiss"],
      steps: [
        "push: DetailController", "pop", "tap: SearchNav", "push: DetailController", "tap: MeNav",
        "present: SettingsController", "dismiss",
      ]),
    Case(
      name: "some tabs are stacks",
      controllers: """
        bar: { kind: tabs, tabs: [feedNav, Search, meNav] }
        feedNav: { kind: navigation, stack: [Feed] }
        meNav: { kind: navigation, stack: [Me] }
        Feed:
        Search:
        Me:
        Post:
        """, script: ["push: Post", "tap: Search", "tap: meNav", "tap: feedNav", "pop"],
      steps: ["push: PostController", "tap: SearchController", "tap: MeNav", "tap: FeedNav", "pop"]),
    Case(
      name: "a login, then tabs",
      controllers: """
        Login:
        bar: { kind: tabs, tabs: [feedNav, meNav] }
        feedNav: { kind: navigation, stack: [Feed] }
        meNav: { kind: navigation, stack: [Me] }
        Feed:
        Me:
        Post:
        """, script: ["setRoot: bar", "push: Post", "pop", "tap: meNav"],
      steps: ["setRoot: tabs", "push: PostController", "pop", "tap: MeNav"]),
    Case(
      name: "pages that curl", controllers: "book: { kind: pager, pages: [One, Two, Three] }\nOne:\nTwo:\nThree:",
      script: ["swipe: forward", "swipe: forward\n    cancelled: true", "swipe: reverse"],
      steps: ["swipe: forward", "swipe: forward, cancelled", "swipe: reverse"]),
  ]

  @Test(arguments: cases) func `the order of lines tells what exists`(test: Case) {
    let run = LogOrderTests.answer(LogOrderTests.log(test.controllers, test.script))
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == test.steps, "\(run.output)")
  }

  @Test(arguments: cases) func `the parents in a log tell what exists`(test: Case) {
    let run = LogOrderTests.answer(LogOrderTests.log(test.controllers, test.script, hasParents: true))
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == test.steps, "\(run.output)")
    #expect(run.output.contains("scene  as the parents in the log say: "), "\(run.output)")
  }

  @Test func `a screen that prints nothing covers the only class`() {
    let log = ["Load", "Appear", "Disappear", "Appear"].map { word in
      (word == "Load" ? ["Did"] : ["Will", "Did"]).map { "Home view\($0)\(word)\n" }.joined()
    }.joined()
    let run = LogOrderTests.answer(log)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == ["push: silent-screen", "pop"], "\(run.output)")
  }

  /// The launch is owed: what is found prints the log, and no more.
  @Test func `the first lines are the launch, if they can be`() {
    let log = ["Home", "Mail", "Photo"].map { $0 + "Controller" }
    // Without a launch of its own, a second Home would be presented here.
    let lines = [
      "\(log[0]) viewDidLoad", "\(log[0]) viewWillAppear", "\(log[0]) viewDidAppear", "\(log[1]) viewDidLoad",
      "\(log[0]) viewWillDisappear", "\(log[1]) viewWillAppear", "\(log[0]) viewDidDisappear",
      "\(log[1]) viewDidAppear", "\(log[2]) viewDidLoad", "\(log[2]) viewWillAppear", "\(log[2]) viewDidAppear",
    ]
    let files = MemoryFiles(["app.log": lines.joined(separator: "\n") + "\n"])
    let run = CommandRun(["log", "app.log", "--write", "found.yaml"], files: files)
    let printed = CommandRun(["run", "found.yaml"], files: files).output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ +(\w+)(?:#\d+)?\.(view(?:Did|Will)\w*(?:Load|Appear|Disappear))\b/).map {
        "\($0.1) \($0.2)"
      }
    }
    let own = printed.filter { !$0.hasPrefix("nav") }
    #expect(run.exit == 0 && Array(own.prefix(8)) == Array(lines.prefix(8)), "\(run.output)\(printed)")
  }

  @Test func `a leak is laid to the class that stays`() {
    let controllers = "nav: { kind: navigation, stack: [Home] }\nHome:\nDetail: { retained: true }\nOther:"
    let log = LogOrderTests.log(controllers, ["push: Detail", "pop", "push: Other", "pop"])
    let run = LogOrderTests.answer(log + "OtherController deinit\n", ["--printed", "deinit"])
    #expect(run.output.contains("left over: DetailController.deinit is missing"), "\(run.output)")
    #expect(!run.output.contains("OtherController.deinit"), "\(run.output)")
  }

  /// A stack of A, onto which B is pushed, and from which it goes.
  private static let back = [
    "A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
    "A viewDidDisappear", "B viewDidAppear", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
    "A viewDidAppear",
  ]

  @Test(arguments: [(0.5, "pop"), (3.0, "swipe: pop"), (0.001, "pop, not animated")])
  func `the time between will and did tells a finger from a call`(seconds: Double, step: String) {
    let times = [0, 0.001, 0.002, 2, 2.001, 2.002, 2.5, 2.501, 5, 5.001, 5 + seconds, 5.001 + seconds]
    let log = zip(times, LogOrderTests.back).map { time, line in
      let whole = Int(time * 1_000)
      let millis = String(whole % 1_000)
      let stamp = "2021-03-04 10:00:1\(whole / 1_000)." + String(repeating: "0", count: 3 - millis.count) + millis
      return "\(stamp) App[1:2] \(line)\n"
    }
    let scene = "scene: Two\ninitial: nav\ncontrollers: { nav: { kind: navigation, stack: [A] }, A: , B: }\n"
    let run = CommandRun(
      ["log", "-", "--scene", "two.yaml"], input: log.joined(), files: MemoryFiles(["two.yaml": scene]))
    #expect(LogScriptTests.steps(run.output) == ["push: B", step], "\(run.output)")
  }

  @Test func `a flag that UIKit doesn't send is told, and marked`() {
    let log = LogOrderTests.back.enumerated().map { place, line in
      place % 12 < 3 || line.hasSuffix("Load") ? line + "\n" : line + (place == 11 ? "(false)\n" : "(true)\n")
    }
    let run = LogOrderTests.answer(log.joined(), ["--columns"])
    #expect(run.output.contains("all explained, but 1 flag differs\n"), "\(run.output)")
    #expect(run.output.contains("  line 12, A.viewDidAppear: false in the log, true in UIKit\n"), "\(run.output)")
    #expect(run.output.contains("12  A.viewDidAppear(false)     | A.viewDidAppear(true)\n"), "\(run.output)")
  }
}
