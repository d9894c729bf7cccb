import SceneTestSupport
import Testing

/// Steps of right apps that `log` finds in what eight callbacks print: each with a scene of what exists.
@Suite struct LogMoveTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// The window's root, and what exists.
    let controllers: String
    let script: [String]
    let steps: [String]
    var code = ""

    var testDescription: String { name }
  }

  private static let printed = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove", "didMove",
    "deinit",
  ]

  static func scene(_ controllers: String, _ script: [String]) -> String {
    let initial = controllers.split(separator: ":")[0]
    return "scene: Moves\ninitial: \(initial)\ncontrollers:\n  \(controllers.replacing("\n", with: "\n  "))\n"
      + (script.isEmpty ? "" : "script:\n" + script.map { "  - \($0)\n" }.joined())
  }

  /// The lines of all classes, which are called as the scene calls them. Neither parents nor numbers are printed.
  static func log(of scene: String, hiding hidden: Set<String> = []) -> String {
    let run = CommandRun(["run", "app.yaml"], files: MemoryFiles(["app.yaml": scene]))
    let lines = run.output.split(separator: "\n").compactMap { line -> String? in
      guard let match = line.firstMatch(of: /^ +(\w+)(?:#\d+)?\.(\w+)(\((?:true|false)\))?/),
        printed.contains(String(match.2)), !hidden.contains(String(match.1))
      else { return nil }
      return "\(match.1).\(match.2)\(match.3 ?? "")"
    }
    return "@callbacks \(printed.joined(separator: " "))\n" + lines.joined(separator: "\n") + "\n"
  }

  private static let stack = "nav: { kind: navigation, stack: [list] }\nlist:\npage:\nphoto:\nsheet:"
  private static let box = "main: { kind: container, children: [part] }\npart:\nother: { retained: true }"

  private static let cases: [Case] = [
    Case(
      name: "a deep link sets a stack of three", controllers: stack,
      script: ["setViewControllers: [list, page, photo]\n    in: nav", "pop"],
      steps: ["setViewControllers: [list, page, photo] in nav", "pop"]),
    Case(
      name: "a deep link has a class twice", controllers: stack,
      script: ["setViewControllers: [list, page, page#2]\n    in: nav"],
      steps: ["setViewControllers: [list, page, page#2] in nav"]),
    Case(
      name: "the home takes the login's place in its stack", controllers: stack,
      script: ["setViewControllers: [page]\n    in: nav", "push: photo", "pop"],
      steps: ["setViewControllers: [page] in nav", "push: photo", "pop"]),
    Case(
      name: "back over two screens", controllers: stack,
      script: ["push: page", "push: photo", "push: sheet", "popTo: page", "popToRoot"],
      steps: ["push: page", "push: photo", "push: sheet", "popTo: page", "pop"]),
    Case(
      name: "a button of a pager shows the third page",
      controllers: "book: { kind: pager, transitionStyle: scroll, pages: [one, two, three] }\none:\ntwo:\nthree:",
      script: [
        "swipe: forward", "swipe: reverse", "setViewControllers: [three]\n    direction: forward\n    in: book",
      ],
      steps: ["swipe: forward", "swipe: reverse", "setViewControllers: [three] in book"]),
    Case(
      name: "a sheet in the completion of a dismissal", controllers: "main:\nsheet:\nother:",
      script: ["present: sheet", "dismiss:\n    in: main\n    completion: [{ present: other }]"],
      steps: ["present: sheet", "dismiss, then in its completion present: other"]),
    Case(
      name: "a push in the completion of a dismissal", controllers: stack,
      script: ["present: sheet", "dismiss:\n    completion: [{ push: page, in: nav }]", "pop"],
      steps: ["present: sheet", "dismiss, then in its completion push: page", "pop"]),
    Case(
      name: "a root in the completion of a dismissal", controllers: "home:\nsheet:\nlogin:",
      script: ["present: sheet", "dismiss:\n    in: home\n    completion: [{ setRoot: login }]"],
      steps: ["present: sheet", "dismiss, then in its completion setRoot: login"]),
    Case(
      name: "a child's view moves to another place", controllers: box,
      script: ["code: [{ removeFromSuperview: part }, { addSubview: part }]\n    in: main"],
      steps: ["removeFromSuperview: part, then addSubview: part"]),
    Case(
      name: "a child's view is touched before it is added", controllers: box,
      script: ["load: other", "add: other\n    in: main"], steps: ["load: other, then add: other in main"]),
    Case(
      name: "didMove waits for an animation", controllers: "main: { kind: container }\nother:",
      script: ["code: [{ addChild: other }, { addSubview: other }, { didMove: other, after: turn }]\n    in: main"],
      steps: ["addChild: other, then addSubview: other, and later didMove: other"]),
    Case(
      name: "an own drag is given up", controllers: "list:\nplayer: { modalPresentationStyle: fullScreen }",
      script: ["present: player", "dismiss:\n    cancelled: true", "dismiss"],
      steps: ["present: player", "dismiss, cancelled", "dismiss"]),
  ]

  private static func answer(_ test: Case) -> CommandRun {
    CommandRun(
      ["log", "--scene", "base.yaml", "-"], input: log(of: scene(test.controllers, test.script)),
      files: MemoryFiles(["base.yaml": scene(test.controllers, [])]))
  }

  @Test(arguments: cases) func `a step of a right app is found`(test: Case) {
    let run = LogMoveTests.answer(test)
    #expect(run.exit == 0 && run.output.contains("all explained\n"), "\(run.output)")
    #expect(LogScriptTests.steps(run.output) == test.steps, "\(run.output)")
  }

  @Test(arguments: cases) func `no right app is accused, even if its log lost a line`(test: Case) {
    let lines = LogMoveTests.log(of: LogMoveTests.scene(test.controllers, test.script)).split(separator: "\n")
    for place in Thoroughness.sample(Array(lines.indices.dropFirst()), oneIn: 20) {
      var lost = lines
      lost.remove(at: place)
      let run = CommandRun(
        ["log", "--scene", "base.yaml", "-"], input: lost.joined(separator: "\n") + "\n",
        files: MemoryFiles(["base.yaml": LogMoveTests.scene(test.controllers, [])]))
      #expect(run.exit < 2 && !run.output.contains("Cause:"), "\(place): \(run.output)")
    }
  }

  @Test func `a child that is taken away before its view came is no mistake`() {
    let controllers = "main: { kind: container }\nchild:"
    let script = [
      "code: [{ addChild: child }, { didMove: child }]\n    in: main",
      "code: [{ willMove: child }, { removeFromParent: child }]\n    in: main",
    ]
    let run = CommandRun(
      ["log", "--scene", "base.yaml", "-"], input: LogMoveTests.log(of: LogMoveTests.scene(controllers, script)),
      files: MemoryFiles(["base.yaml": LogMoveTests.scene(controllers, [])]))
    #expect(!run.output.contains("Cause:"), "\(run.output)")
  }

  /// The work is counted in steps that are tried.
  @Test func `an app whose first screen presents its own container ends soon`() {
    let code = "home: { overrides: { viewDidAppear: [{ present: box }] } }"
    let rest =
      "\nbox: { kind: container, children: [head, body], modalPresentationStyle: fullScreen }\nhead:\nbody:\npage:"
    let log = LogMoveTests.log(of: LogMoveTests.scene(code + rest, ["add: page\n    in: box"]))
    for first in [code, "home:"] {
      let run = CommandRun(
        ["log", "--scene", "base.yaml", "-", "--limit", "logMoves=12000"], input: log,
        files: MemoryFiles(["base.yaml": LogMoveTests.scene(first + rest, [])]))
      #expect(run.exit == 0 && run.output.contains("all explained"), "\(run.output)")
    }
  }

  @Test func `the script of the scene is the first that is tried`() {
    let controllers = "nav: { kind: navigation, stack: [list] }\nlist:\nbanner:"
    let script = ["code: [{ load: banner }]\n    in: list", "push: banner", "pop"]
    let whole = LogMoveTests.scene(controllers, script)
    let run = CommandRun(
      ["log", "--scene", "app.yaml", "-"], input: LogMoveTests.log(of: whole), files: MemoryFiles(["app.yaml": whole]))
    #expect(run.exit == 0 && run.output.contains("\n  script  that of the scene\n"), "\(run.output)")
    let other = LogMoveTests.scene(controllers, ["present: banner"])
    let found = CommandRun(
      ["log", "--scene", "app.yaml", "-"], input: LogMoveTests.log(of: whole), files: MemoryFiles(["app.yaml": other]))
    #expect(found.exit == 0 && !found.output.contains("that of the scene"), "\(found.output)")
  }

  @Test func `a screen of the scene that is kept is found out`() {
    let controllers = "nav: { kind: navigation, stack: [list] }\nlist:\npage: { retained: true }"
    let script = ["push: page", "pop", "push: page", "pop", "push: page"]
    let run = CommandRun(
      ["log", "--scene", "app.yaml", "-"], input: LogMoveTests.log(of: LogMoveTests.scene(controllers, script)),
      files: MemoryFiles(["app.yaml": LogMoveTests.scene(controllers.replacing("{ retained: true }", with: ""), [])]))
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == script, "\(run.output)")
    #expect(run.output.contains("page kept while it isn't on the screen: write 'retained: true'"), "\(run.output)")
  }

  @Test(arguments: [
    ("code: [{ present: sheet }, { present: other }]\n    in: home", "two presentations stand in one turn"),
    (
      "code: [{ present: sheet }, { present: other, after: 0.1 }]\n    in: home",
      "a controller is presented before another presentation has ended"
    ),
  ]) func `a presentation that UIKit refuses is explained`(step: String, cause: String) {
    let controllers = "nav: { kind: navigation, stack: [home] }\nhome:\nsheet:\nother:"
    let scene = LogMoveTests.scene(controllers, [step, "dismiss"])
    let trace = CommandRun(["run", "app.yaml"], files: MemoryFiles(["app.yaml": scene])).output
    let lines = trace.split(separator: "\n").compactMap { line -> String? in
      if let match = line.firstMatch(of: /# (Attempt to present.*)$/) { return String(match.1) }
      guard let match = line.firstMatch(of: /^ +(\w+)\.(view(?:Did|Will)\w*[dr])\b/) else { return nil }
      return "\(match.1).\(match.2)"
    }
    let run = CommandRun(
      ["log", "--scene", "base.yaml", "-"], input: lines.joined(separator: "\n") + "\n",
      files: MemoryFiles(["base.yaml": LogMoveTests.scene(controllers, [])]))
    #expect(run.exit == 1 && run.output.contains("Cause: \(cause): "), "\(run.output)")
  }
}
