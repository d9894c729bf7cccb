import Foundation
import SceneTestSupport
import Testing

/// Random walks through a scene: what `log` finds in their trace, written as a scene and run, gives the trace again.
@Suite struct LogWalkTests {
  /// A scene without a script, and the steps from which a walk is made.
  struct Ground: Sendable {
    let scene: String
    let steps: [String]
  }

  private static let grounds: [Ground] = [
    Ground(
      scene: """
        scene: Stack
        initial: nav
        controllers:
          nav: { kind: navigation, stack: [list] }
          list:
          detail:
          help:
          sheet:

        """, steps: ["push: detail", "push: help", "pop", "popToRoot", "present: sheet", "dismiss"]),
    Ground(
      scene: """
        scene: Tabs
        initial: bar
        controllers:
          bar: { kind: tabs, tabs: [homeNav, search] }
          homeNav: { kind: navigation, stack: [home] }
          home:
          search:
          detail:
          sheet:

        """, steps: ["tap: search", "tap: homeNav", "push: detail", "pop", "present: sheet", "dismiss"]),
    Ground(
      scene: """
        scene: Box
        initial: box
        controllers:
          box: { kind: container, children: [one] }
          one:
          two:

        """,
      steps: [
        "{ add: two, in: box }", "{ remove: one, in: box }", "{ remove: two, in: box }", "{ transition: two, in: box }",
      ]),
    // The example's storyboards, imported.
    Ground(
      scene: CommandRun(["import", Repository.url("examples/storyboards/Notes.storyboard").path()]).output,
      steps: [
        "trigger: openLatest", "trigger: openNote", "trigger: showAbout", "trigger: toEditNav",
        "trigger: finishEditing", "pop", "dismiss",
      ]),
  ]

  /// The callbacks that the app is said to print. A log that says what it prints also tells what didn't come.
  private static let printed = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove", "didMove", "deinit",
  ]

  /// A walk of up to twelve steps that no finding forbids.
  private static func walk(_ seed: Int) -> (ground: Ground, script: String) {
    var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let ground = grounds[seed % grounds.count]
    var script = ""
    for _ in 0..<12 {
      let more = script + "  - \(ground.steps[roll(ground.steps.count)])\n"
      let run = CommandRun(["check", "--strict", "-"], input: ground.scene + "script:\n" + more)
      if run.exit == 0 { script = more }
    }
    return (ground, script)
  }

  /// The lines of a trace that the app prints, or what the steps and times of the trace make of them.
  private static func log(of scene: String, _ files: MemoryFiles, isStamped: Bool = false) -> String {
    var time = 0.0
    var lines = ["@callbacks " + printed.joined(separator: " ")]
    for line in CommandRun(["run", scene], files: files).output.split(separator: "\n") {
      if let match = line.firstMatch(of: /^#    at ([\d.]+) s/) { time = Double(match.1) ?? time }
      guard let match = line.firstMatch(of: /^ +(\S+\.(\w+).*)$/), printed.contains(String(match.2)) else { continue }
      let stamp = String(format: "2021-03-04 10:00:%06.3f+0100 A[1:2] ", 20 + time)
      lines.append((isStamped ? stamp : "") + match.1)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: 0..<Thoroughness.rounds(200, orElse: 8))
  func `what is found in a walk's log, written and run, gives the log byte for byte`(seed: Int) {
    let (ground, script) = LogWalkTests.walk(seed)
    let files = MemoryFiles(["walk.yaml": ground.scene + "script:\n" + script, "ground.yaml": ground.scene])
    guard !script.isEmpty else { return }
    let log = LogWalkTests.log(of: "walk.yaml", files)
    let found = CommandRun(
      ["log", "--scene", "ground.yaml", "-", "--write", "found.scene.yaml"], input: log, files: files)
    #expect(found.exit == 0, "\(script)\(found.transcript)")
    let again = LogWalkTests.log(of: "found.scene.yaml", files)
    let normal = [log, again].map { CommandRun(["log", "--normal", "-"], input: $0).output }
    #expect(normal[0] == normal[1] && normal[0].utf8.count > 300, "\(script)\(found.transcript)")
    let stamped = CommandRun(
      ["log", "--scene", "ground.yaml", "-"], input: LogWalkTests.log(of: "walk.yaml", files, isStamped: true),
      files: files)
    #expect(stamped.exit == 0)
    #expect(LogScriptTests.steps(stamped.output) == LogScriptTests.steps(found.output), "\(script)")
  }

  @Test func `most walks lead somewhere`() {
    let walks = (0..<8).map { LogWalkTests.walk($0).script.split(separator: "\n").count }
    #expect(walks.count { $0 > 2 } > 4, "\(walks)")
  }
}
