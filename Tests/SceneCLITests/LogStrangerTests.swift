import SceneTestSupport
import Testing

/// Sessions of apps that no other test has, in what a few classes print: `log` finds the steps with a scene of what exists,
/// and without one. No slip is named where a line is lost or doubled.
@Suite struct LogStrangerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The window's root first.
    let controllers: String
    /// The system and the device, where they matter.
    var device = ""
    let script: [String]
    var printed = five
    /// The steps with a scene; nil where none is given.
    var steps: [String]?
    /// The steps without a scene; nil where the lines say too little.
    var guessed: [String]?

    var testDescription: String { name }
  }

  private static let five = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
  private static let eight = five + ["willMove", "didMove", "deinit"]

  private static let cases: [Case] = [
    Case(
      name: "a sheet over a pager, and a page that comes back",
      controllers:
        "book: { kind: pager, transitionStyle: scroll, pages: [One, Two, Three] }\nOne:\nTwo:\nThree:\nHelp:",
      script: [
        "swipe: forward", "present: Help", "dismiss", "{ swipe: forward, cancelled: true }", "swipe: forward",
        "{ present: Help#2, modalPresentationStyle: fullScreen }", "dismiss",
      ], printed: five + ["deinit"],
      steps: [
        "swipe: forward", "present: Help", "dismiss", "swipe: forward, cancelled", "swipe: forward",
        "present: Help, fullScreen", "dismiss",
      ],
      guessed: [
        "swipe: forward", "present: Help", "dismiss", "swipe: forward, cancelled", "swipe: forward",
        "present: Help, fullScreen", "dismiss",
      ]),
    Case(
      name: "pages in a tab beside a stack",
      controllers: """
        bar: { kind: tabs, tabs: [nav, book] }
        nav: { kind: navigation, stack: [Home] }
        Home:
        book: { kind: pager, transitionStyle: scroll, pages: [One, Two, Three] }
        One:
        Two:
        Three:
        Detail:
        """,
      script: [
        "tap: book", "swipe: forward", "{ swipe: forward, cancelled: true }", "tap: nav", "push: Detail",
        "{ swipe: pop, cancelled: true }", "pop",
      ],
      steps: [
        "tap: book", "swipe: forward", "swipe: forward, cancelled", "tap: nav", "push: Detail", "swipe: pop, cancelled",
        "pop",
      ],
      guessed: [
        "tap: pager", "swipe: forward", "swipe: forward, cancelled", "tap: HomeNav", "push: Detail",
        "swipe: pop, cancelled", "pop",
      ]),
    Case(
      name: "a tour of pages over tabs",
      controllers: """
        bar: { kind: tabs, tabs: [Home, Me] }
        Home:
        Me:
        tour: { kind: pager, transitionStyle: scroll, pages: [Hello, Rights, Ready], modalPresentationStyle: fullScreen }
        Hello:
        Rights:
        Ready:
        """,
      script: ["present: tour", "swipe: forward", "swipe: forward", "{ dismiss: , in: Home }", "tap: Me"],
      steps: ["present: tour", "swipe: forward", "swipe: forward", "dismiss", "tap: Me"],
      guessed: ["present: pager, fullScreen", "swipe: forward", "swipe: forward", "dismiss", "tap: Me"]),
    Case(
      name: "a page controller of the app's own that prints, too",
      controllers: """
        Home:
        TourPageViewController: { kind: pager, transitionStyle: scroll, pages: [Hello, Ready] }
        Hello:
        Ready:
        """,
      script: [
        "{ present: TourPageViewController, modalPresentationStyle: fullScreen }", "swipe: forward",
        "{ dismiss: , in: Home }",
      ],
      steps: ["present: TourPageViewController, fullScreen", "swipe: forward", "dismiss"],
      guessed: ["present: TourPageViewController, fullScreen", "swipe: forward", "dismiss"]),
    Case(
      name: "a login, another root, and an editor in a stack of its own",
      controllers: """
        Login:
        Signup:
        nav: { kind: navigation, stack: [Home] }
        Home:
        Item:
        modal: { kind: navigation, stack: [Edit] }
        Edit:
        Choose:
        """,
      script: [
        "present: Signup", "dismiss", "setRoot: nav", "push: Item", "present: modal", "{ push: Choose, in: Edit }",
        "pop",
        "{ dismiss: , in: Item }", "pop",
      ], printed: five + ["deinit"],
      steps: [
        "present: Signup", "dismiss", "setRoot: nav", "push: Item", "present: modal", "push: Choose", "pop", "dismiss",
        "pop",
      ],
      guessed: [
        "present: Signup", "dismiss", "setRoot: HomeNav", "push: Item", "present: EditNav", "push: Choose", "pop",
        "dismiss", "pop",
      ]),
    Case(
      name: "a stack over the full screen of tabs",
      controllers: """
        bar: { kind: tabs, tabs: [aNav, bNav] }
        aNav: { kind: navigation, stack: [Feed] }
        bNav: { kind: navigation, stack: [Me] }
        Feed:
        Me:
        shotNav: { kind: navigation, stack: [Shot], modalPresentationStyle: fullScreen }
        Shot:
        Filter:
        Help:
        """,
      script: [
        "present: shotNav", "{ push: Filter, in: Shot }", "present: Help", "dismiss", "{ dismiss: , in: bar }",
        "tap: bNav",
      ],
      steps: ["present: shotNav", "push: Filter", "present: Help", "dismiss", "dismiss", "tap: bNav"],
      guessed: ["present: ShotNav, fullScreen", "push: Filter", "present: Help", "dismiss", "dismiss", "tap: MeNav"]),
    Case(
      name: "another detail beside a list",
      controllers: """
        split: { kind: split, style: doubleColumn, primary: Menu, secondary: Page }
        Menu:
        Page:
        Item:
        """, device: "device: pad\n", script: ["rotate: landscape", "{ showDetail: Item, in: Menu }"],
      printed: five + ["deinit"], steps: ["rotate: landscape", "showDetail: Item"]),
    Case(
      name: "a window that becomes narrow",
      controllers: "split: { kind: split, style: doubleColumn, primary: Menu, secondary: Page }\nMenu:\nPage:",
      device: "device: pad\n", script: ["resize: [375, 1180]", "resize: [820, 1180]"],
      printed: five + ["viewWillTransition"], steps: ["resize: [375, 1180]", "resize: [820, 1180]"]),
    Case(
      name: "an inspector that is shown and hidden",
      controllers: """
        split: { kind: split, style: doubleColumn, primary: Menu, secondary: Page, inspector: Info }
        Menu:
        Page:
        Info:
        """, device: "ios: 26\ndevice: pad\n",
      script: ["{ showColumn: inspector, in: split }", "{ hideColumn: inspector, in: split }"], printed: eight,
      steps: ["showColumn: inspector", "hideColumn: inspector"]),
    Case(
      name: "children that come and go off the screen",
      controllers: """
        nav: { kind: navigation, stack: [Home] }
        Home: { kind: container, children: [Banner] }
        Banner:
        Extra:
        Detail:
        """, script: ["push: Detail", "{ add: Extra, in: Home }", "{ remove: Banner, in: Home }", "pop"],
      printed: eight, steps: ["push: Detail", "add: Extra in Home", "remove: Banner in Home", "pop"]),
  ]

  private static func scene(_ test: Case) -> String {
    "scene: Stranger\n\(test.device)initial: \(test.controllers.prefix { $0 != ":" })\ncontrollers:\n  "
      + test.controllers.replacing("\n", with: "\n  ") + "\n"
  }

  /// The lines of the classes whose names begin with a capital letter. Neither parents nor numbers are printed.
  static func lines(of scene: String, printed: [String]) -> [String] {
    let run = CommandRun(["run", "app.yaml"], files: MemoryFiles(["app.yaml": scene]))
    return run.output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^ +([A-Z]\w*)(?:#\d+)?\.(\w+)(\((?:true|false)\))?/),
        printed.contains(String(match.2)), !match.1.hasPrefix("UI")
      else { return nil }
      return "\(match.1).\(match.2)\(match.3 ?? "")"
    }
  }

  private static func lines(of test: Case) -> [String] {
    lines(of: scene(test) + "script:\n" + test.script.map { "  - \($0)\n" }.joined(), printed: test.printed)
  }

  static func answer(_ lines: [String], _ scene: String?) -> CommandRun {
    CommandRun(
      ["log", "-"] + (scene == nil ? [] : ["--scene", "app.yaml"]), input: lines.joined(separator: "\n") + "\n",
      files: MemoryFiles(["app.yaml": scene ?? ""]))
  }

  @Test(arguments: cases) func `a session is found with a scene, and without one`(test: Case) {
    let lines = LogStrangerTests.lines(of: test)
    for (scene, wanted) in [(LogStrangerTests.scene(test), test.steps), (nil, test.guessed)] where wanted != nil {
      let run = LogStrangerTests.answer(lines, scene)
      #expect(run.exit == 0 && LogScriptTests.steps(run.output) == wanted, "\(lines)\n\(run.output)")
    }
  }

  @Test(arguments: Thoroughness.sample(cases, oneIn: 3))
  func `no slip is named where a line is lost or doubled`(test: Case) {
    let lines = LogStrangerTests.lines(of: test)
    for place in Thoroughness.sample(Array(lines.indices), oneIn: 12) {
      for count in [0, 2] {
        var damaged = lines
        damaged.replaceSubrange(place...place, with: Array(repeating: lines[place], count: count))
        let run = LogStrangerTests.answer(damaged, LogStrangerTests.scene(test))
        #expect([0, 1].contains(run.exit) && !run.output.contains("Cause: "), "\(place), \(count): \(run.output)")
      }
    }
  }

  private static let old = "nav: { kind: navigation, stack: [List] }\nList:\nPlayer:"

  @Test func `before sheets a presenter that prints nothing was presented over`() {
    let test = Case(
      name: "player", controllers: LogStrangerTests.old, device: "ios: 12\n",
      script: ["{ present: Player, modalPresentationStyle: overFullScreen }", "dismiss"])
    let run = LogStrangerTests.answer(LogStrangerTests.lines(of: test), LogStrangerTests.scene(test))
    #expect(run.exit == 0 && run.output.contains("all explained\n"), "\(run.output)")
    #expect(LogScriptTests.steps(run.output) == ["present: Player, overFullScreen", "dismiss"], "\(run.output)")
  }

  /// UIKit lets the second call wait until the first has ended, so only the times are a sign.
  @Test(arguments: [true, false]) func `two pushes that follow one another at once may stand in one turn`(
    isStamped: Bool
  ) {
    let scene =
      "scene: Twice\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [List] }\n  List:\n  One:\n  Two:\n"
    let lines = LogStrangerTests.lines(
      of: scene + "script:\n  - { code: [{ push: One }, { push: Two }], in: List }\n", printed: LogStrangerTests.five)
    let stamped = lines.enumerated().map { place, line in
      let time = place < 3 ? 0 : 1 + Double((place - 1) / 5) * 0.5
      return isStamped ? "2021-03-04 10:00:0\(time)00 A[1:2] \(line)" : line
    }
    let run = LogStrangerTests.answer(stamped, scene)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == ["push: One", "push: Two"], "\(run.output)")
    let told = "  push: One, then push: Two  from the mistake that two pushes stand in one turn\n"
    #expect(run.output.contains(told) == isStamped, "\(stamped)\n\(run.output)")
  }

  @Test func `a child that prints no appearance may get none`() {
    let scene =
      "scene: Quiet\ninitial: Home\ncontrollers:\n  Home: { kind: container, children: [Banner] }\n  Banner:\n"
    let lines = LogStrangerTests.lines(of: scene + "script:\n  - wait: 1\n", printed: LogStrangerTests.eight)
    let quiet = lines.filter { !($0.hasPrefix("Banner") && $0.contains("ppear")) }
    let run = LogStrangerTests.answer(quiet, scene)
    #expect(run.exit == 0 && !run.output.contains("Cause: "), "\(run.output)")
    #expect(
      run.output.contains(
        "  Home  from the mistake that a container forwards no appearance, and calls nothing itself\n"
          + "    print viewWillAppear in Banner: it would\n"), "\(run.output)")
  }

  /// The stack that UIKit puts around a column is no controller of the scene.
  @Test func `what UIKit makes by itself brings nothing`() {
    let test = Case(
      name: "phone",
      controllers:
        "split: { kind: split, style: doubleColumn, primary: Menu, secondary: Page, inspector: Info }\nMenu:\nPage:\nInfo:",
      device: "ios: 26\n", script: ["wait: 1"], printed: LogStrangerTests.eight)
    let lines = LogStrangerTests.lines(of: test)
    let run = LogStrangerTests.answer(lines + ["Page.didMove"], LogStrangerTests.scene(test))
    #expect(run.exit == 1 && run.output.contains("left over"), "\(run.transcript)")
  }
}
