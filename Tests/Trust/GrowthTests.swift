import Foundation
import SceneTestSupport
import Testing

/// Twice the scene takes twice the time, also where controllers make others in their overrides.
@Suite struct GrowthTests {
  /// So many controllers that each make one of their own, and name it again.
  private static func scene(_ count: Int) -> String {
    """
    scene: S
    initial: box
    controllers:
      box: { children: [\(Array(repeating: "c", count: count).joined(separator: ", "))] }
      c: { overrides: { viewDidLoad: [{ load: own }], viewDidAppear: [{ add: own }] } }
      own:

    """
  }

  private static func time(_ text: String, _ call: [String], exit: Int32 = 0) -> Double {
    let start = ProcessorTime.now
    let run = CommandRun(call, input: text)
    #expect(run.exit == exit, "\(run.transcript.prefix(1_000))")
    return ProcessorTime.now - start
  }

  /// Whether a scene takes less than so many times as long as another. A measurement that was disturbed is repeated.
  private static func takes(
    lessThan times: Double, _ large: String, than small: String, call: [String] = ["check", "-"], exit: Int32 = 0
  ) -> Bool {
    _ = time(small, call, exit: exit)
    return (0..<4).contains { _ in time(large, call, exit: exit) < times * time(small, call, exit: exit) }
  }

  @Test func `a name inside overrides is found in a time that doesn't grow with its namesakes`() {
    // Eight times as much would take 64 times as long if it were the square.
    #expect(GrowthTests.takes(lessThan: 20, GrowthTests.scene(2_000), than: GrowthTests.scene(250)))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pattern of what is left out takes the time of its length by that of the path`() {
    func time(_ patterns: [String]) -> Double {
      let name = String(repeating: "a", count: 200) + ".yaml"
      let path = "in/" + String(repeating: "a/", count: 40) + name
      let files = MemoryFiles([path: "scene: S\ninitial: a\ncontrollers: { a: }\n"])
      let start = ProcessorTime.now
      let run = CommandRun(["check", "in"] + patterns.flatMap { ["--exclude", $0] }, files: files)
      #expect(run.exit == 0, "\(run.transcript)")
      return ProcessorTime.now - start
    }
    // Each way to lay the stars upon the name was tried, so that eight of them took a minute.
    for part in ["*a", "*?", "**/a/"] {
      func patterns(_ count: Int) -> [String] {
        Array(repeating: String(repeating: part, count: count) + "b", count: 100)
      }
      _ = time(patterns(20))
      #expect((0..<4).contains { _ in time(patterns(160)) < 20 * time(patterns(20)) }, "\(part)")
    }
  }

  @Test(arguments: ["`<!-- scenograph: x -->` ", "<!-- scenograph: x --> "])
  func `a line of a document takes the time of its length`(mark: String) {
    func time(_ count: Int) -> Double {
      let files = MemoryFiles(["d.md": "# D\n\nSee " + String(repeating: mark, count: count) + "\n"])
      let start = ProcessorTime.now
      _ = CommandRun(["docs", "--check", "d.md"], files: files)
      return ProcessorTime.now - start
    }
    _ = time(250)
    #expect((0..<4).contains { _ in time(2_000) < 20 * time(250) })
  }

  /// In code nothing may be closed.
  @Test(arguments: [
    ("m", "@implementation A -(IBAction)a:(UIStoryboardSegue*)s "), ("m", "{"), ("swift", "class A{"),
    ("swift", "performSegue(withIdentifier: "), ("swift", "class A: UIViewController { func f() { present(B(), "),
    ("swift", "/*"), ("swift", "func f("), ("swift", "if let x = "),
  ])
  func `code is imported in the time of its length`(ending: String, opening: String) {
    let board = "<document><scenes><scene><objects><viewController id=\"a\"/></objects></scene></scenes></document>"
    func time(_ count: Int) -> Double {
      let code = String(repeating: opening, count: count)
      let files = MemoryFiles(["M.storyboard": board, "C.\(ending)": code])
      let start = ProcessorTime.now
      let run = CommandRun(["import", "--report", "json", "--code", "C.\(ending)", "M.storyboard"], files: files)
      #expect([0, 1].contains(run.exit), "\(run.transcript.prefix(1_000))")
      return ProcessorTime.now - start
    }
    _ = time(250)
    // Eight times as much took 60 times as long when each opening looked for its end.
    #expect((0..<4).contains { _ in time(2_000) < 20 * time(250) })
  }

  @Test func `slips are compared with so many names in all, and the one after them with none`() {
    func scene(_ count: Int) -> String {
      "scene: S\ninitial: name0\ncontrollers:\n"
        + (0..<count).map { "  name\($0): { children: [nmae\($0)] }\n" }.joined()
    }
    let few = CommandRun(["check", "-"], input: scene(100)).transcript
    #expect(few.ranges(of: "did you mean 'name").count == 100)
    // 200,000 comparisons are 200 slips in 1,000 names.
    let many = CommandRun(["check", "-"], input: scene(1_000)).transcript
    #expect(many.ranges(of: "no controller is called 'nmae").count == 1_000)
    #expect(many.ranges(of: "did you mean 'name").count == 200)
    #expect(many.contains("help: declare 'nmae999' under 'controllers'"))
  }

  @Test func `so many slips are mended in one call, which says that there are more`() {
    let scene =
      "scene: S\ninitial: name0\ncontrollers:\n"
      + (0..<450).map { "  name\($0): { children: [nmae\($0)] }\n" }.joined()
    // Each pass takes 200,000 comparisons: 445 slips in 450 names. To go on took the square of the scene.
    let run = CommandRun(["check", "--fix", "--diff", "-"], input: scene)
    #expect(run.output.ranges(of: "\n+  name").count == 445)
    #expect(run.errors.contains("there is more to mend than one call does; call 'check --fix' again"))
    let files = MemoryFiles(["x.yaml": scene])
    #expect(CommandRun(["check", "--fix", "x.yaml"], files: files).errors.contains("call 'check --fix' again"))
    let second = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(second.errors == "fixed 5 findings in x.yaml\n")
  }

  @Test func `findings behind a line that is mended take the time of their number`() {
    func scene(_ count: Int) -> String {
      "scene: S\ninitial: a\ncontrollers:\n  a:\nscript:\n"
        + (0..<count).map { "  -push: name\($0)\n  - present: other\($0)\n" }.joined()
    }
    // Eight times as much took 64 times as long when each finding took the mended lines apart anew: 41 s for 42 KB.
    #expect(GrowthTests.takes(lessThan: 20, scene(800), than: scene(100), exit: 1))
  }

  @Test func `overrides inside overrides take the time of what happens in them`() {
    // Each one loads the next one, and the box loads them all once more, so that n of them make n² / 2 controllers.
    func scene(_ count: Int) -> String {
      let chain = (1...count).map { "  c\($0): { overrides: { viewDidLoad: [{ load: c\($0 + 1), in: box }] } }\n" }
      let children = (1...(count + 1)).map { "c\($0)" }.joined(separator: ", ")
      return "scene: S\ninitial: box\ncontrollers:\n  box: { children: [\(children)] }\n" + chain.joined()
        + "  c\(count + 1):\n"
    }
    // Nine times as many controllers.
    #expect(GrowthTests.takes(lessThan: 18, scene(120), than: scene(40)))
  }

  @Test func `what kept a callback away is found in a time that doesn't grow with how often it was kept away`() {
    func scene(_ count: Int) -> String {
      let steps = Array(repeating: "  - add: child\n    in: box\n  - remove: child\n    in: box\n", count: count)
        .joined()
      return
        "scene: S\ninitial: box\ncontrollers: { box: { kind: container }, child: { retained: true }, sheet: }\nscript:\n"
        + "  - present: sheet\n    modalPresentationStyle: fullScreen\n" + steps
    }
    let call = ["why", "--not", "-", "child.viewDidAppear"]
    // Eight times as much would take 64 times as long if each one looked through all before it.
    #expect(GrowthTests.takes(lessThan: 20, scene(800), than: scene(100), call: call))
  }

  @Test func `messages of a long run are left out in a time that grows with them`() {
    func scene(_ count: Int) -> String {
      "scene: S\ninitial: nav\ncontrollers: { nav: { kind: navigation, stack: [list] }, list: , page: }\nscript:\n"
        + Array(repeating: "  - push: page\n  - pop\n", count: count).joined()
    }
    let call = ["diagram", "--view", "sequence", "--format", "svg", "-"]
    // Eight times as much took 25 times as long when each step that is left out looked at all others.
    #expect(GrowthTests.takes(lessThan: 14, scene(2_000), than: scene(250), call: call))
  }

  @Test func `what a step has brought is cut to its panel in a time that grows with its length`() {
    func scene(_ count: Int) -> String {
      let children = (0..<count).map { "child\($0)" }
      return "scene: S\ninitial: box\ncontrollers:\n  box: { children: [\(children.joined(separator: ", "))] }\n"
        + children.map { "  \($0):\n" }.joined()
    }
    let call = ["diagram", "--view", "screens", "--format", "svg", "-"]
    // Eight times as much took 60 times as long when the text was measured for each letter that was left out.
    #expect(GrowthTests.takes(lessThan: 20, scene(800), than: scene(100), call: call))
  }

  @Test func `arrows from all to all are drawn in a time that grows with their number`() {
    func scene(_ count: Int) -> String {
      let all = (0..<count).map { "to\($0): { show: c\($0) }" }.joined(separator: ", ")
      return "scene: S\ninitial: c0\ncontrollers:\n  c0: &all { segues: { \(all) } }\n"
        + (1..<count).map { "  c\($0): *all\n" }.joined()
    }
    let call = ["diagram", "--view", "segues", "--format", "svg", "-"]
    // 100 and 784 arrows. Those that are too many to draw were laid out nevertheless: 14,400 took over six seconds.
    #expect(GrowthTests.takes(lessThan: 20, scene(28), than: scene(10), call: call))
  }

  @Test func `a finding is printed in a time that doesn't grow with its line`() {
    func scene(_ filler: Int) -> String {
      let mistakes = Array(repeating: "{ title: x }", count: 500).joined(separator: ", ")
      return "{ scene: S, x-long: \(String(repeating: "x", count: filler)), initial: a, "
        + "controllers: { a: { overrides: { viewDidLoad: [\(mistakes)] } } } }\n"
    }
    #expect(GrowthTests.takes(lessThan: 4, scene(500_000), than: scene(1_000), exit: 1))
  }

  @Test func `the reasons of a step's events take no more than five times as long as its run`() {
    let tens = ["ab", "bc", "cd"].map { pair in
      let children = Array(repeating: String(pair.suffix(1)), count: 10).joined(separator: ",")
      return "  \(pair.prefix(1)): { kind: container, children: [\(children)] }\n"
    }
    let scene = "scene: S\ninitial: a\ncontrollers:\n\(tens.joined())  d:\n"
    // It was ten times when each event's chain was looked up to the launch, and each line made twice.
    #expect(
      (0..<4).contains { _ in
        GrowthTests.time(scene, ["why", "-"]) < 5 * GrowthTests.time(scene, ["run", "-"])
      })
  }

  @Test func `the causes of messages are found in a time that doesn't grow with what led to them`() {
    // Each presentation follows from the one before, and UIKit complains of each.
    let scene = """
      scene: S
      initial: stack
      controllers:
        stack: { kind: navigation, stack: [a] }
        a: { overrides: { didMove: [{ present: b }] } }
        b: { children: [stack, stack], overrides: { didMove: [{ present: b }] } }
      script: [{ push: b, in: stack }]

      """
    func time(_ turns: Int) -> Double {
      GrowthTests.time(scene, ["check", "-", "--limit", "turns=\(turns)"], exit: 2)
    }
    // Four times as many messages took twelve times as long when each looked through all that was before it.
    #expect((0..<4).contains { _ in time(1_600) < 7 * time(400) })
  }
}
