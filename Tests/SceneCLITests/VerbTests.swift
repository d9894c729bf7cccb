import SceneTestSupport
import Testing

/// The verbs on small scenes: streams, exit codes, and what goes where.
@Suite struct VerbTests {
  private static let stack = """
    scene: Stack
    initial: main
    controllers:
      main: { kind: navigation, stack: [list] }
      list:
      detail: { retained: true }

    """
  private static let scenes = [
    "good.yaml": stack + "script:\n  - push: detail\n    id: there\n  - expect: { visible: detail }\n  - pop\n",
    "wrong.yaml": stack + "script:\n  - push: detail\n  - expect: { visible: list, appeared: [main, detail] }\n",
    "raises.yaml": stack + "script:\n  - push: detail\n  - push: detail\n  - expect: { visible: list }\n",
    "expected.yaml": stack + "script:\n  - push: detail\n  - push: detail\n  - expect: { raises: pushedTwice }\n",
    "library.yaml": "scene: Library\ncontrollers: { a: { segues: { next: { show: b } } }, b: }\n",
    "behind.yaml": "# A comment\n---\nscene: Library\ncontrollers: { a: }\n",
    "broken.yaml": "scene: x\ncontrollers: { a: { seques: {} } }\n",
    "many.yaml": "scene: x\nx-deep: " + String(repeating: "[", count: 200) + "\n",
  ]
  private static let running = ["run", "tree", "diagram", "test"]

  private let files = MemoryFiles(VerbTests.scenes)

  private func run(_ arguments: String..., input: String = "") -> CommandRun {
    CommandRun(arguments, input: input, files: files)
  }

  @Test func `what can't be read stops every verb, and check alone says so on standard output`() {
    let check = run("check", "broken.yaml")
    #expect(check.exit == 1 && check.errors.isEmpty)
    #expect(check.output.hasPrefix("broken.yaml:2:21: error: "))
    #expect(check.output.hasSuffix("\n1 file: 1 error; 1 fixable with --fix\n"))
    for verb in ["compile"] + VerbTests.running {
      let stopped = run(verb, "broken.yaml")
      #expect(stopped.exit == 1, "\(verb)")
      #expect(stopped.errors.hasPrefix("broken.yaml:2:21: error: "), "\(verb)")
      let last = verb == "test" ? "1 file could not be tested; 0 passed, 0 failed\n" : ""
      #expect(stopped.output == last, "\(verb)")
    }
  }

  @Test func `input over a limit answers 2`() {
    for verb in ["check", "compile"] + VerbTests.running { #expect(run(verb, "many.yaml").exit == 2, "\(verb)") }
  }

  @Test func `a missing file answers 2, and the other files are checked all the same`() {
    let check = run("check", "none.yaml", "broken.yaml")
    #expect(check.exit == 2)
    #expect(check.errors.hasPrefix("none.yaml: error: no such file\nhelp: "))
    #expect(check.output.contains("broken.yaml:2:21: error: "))
  }

  @Test func `an exception ends the run, with exit code 1 unless the scene expects it`() {
    for verb in ["run", "tree", "diagram"] {
      let raised = run(verb, "raises.yaml")
      #expect(raised.exit == 1, "\(verb)")
      #expect(!raised.output.isEmpty, "\(verb)")
      // A finding has told of it already.
      #expect(raised.errors.matches(of: /error:/).count == 1, "\(raised.errors)")
      #expect(raised.errors.matches(of: /UIKit raises:/).count == 1, "\(raised.errors)")
      #expect(
        raised.errors.contains("\nnote: the exception at raises.yaml:9 ended the run\nhelp: if the scene"), "\(verb)")
      #expect(run(verb, "expected.yaml").exit == 0, "\(verb)")
    }
    let trace = run("run", "raises.yaml").output
    #expect(trace.contains("detail.viewDidAppear(true)\n"), "the first push goes through")
    #expect(trace.contains("exception(pushedTwice)"))
    #expect(run("check", "raises.yaml").exit == 1)
    #expect(run("compile", "raises.yaml").exit == 0, "the plan is one that raises")
    let test = run("test", "raises.yaml")
    #expect(test.exit == 1)
    #expect(test.output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(run("test", "expected.yaml").output == "1 passed, 0 failed\n")
  }

  @Test func `run judges no expectation, test does`() {
    #expect(run("run", "wrong.yaml").exit == 0)
    let test = run("test", "wrong.yaml", "good.yaml")
    #expect(test.exit == 1)
    #expect(test.output.hasPrefix("wrong.yaml:9: failed: "))
    #expect(test.output.hasSuffix("\n2 passed, 1 failed\n"))
  }

  @Test func `a scene without initial can be checked, compiled and drawn, but not run`() {
    #expect(run("check", "library.yaml").exit == 0)
    #expect(run("compile", "library.yaml").exit == 0)
    #expect(run("diagram", "--view", "segues", "library.yaml").exit == 0)
    #expect(run("test", "library.yaml").output == "0 passed, 0 failed\n")
    #expect(run("run", "behind.yaml").errors.hasPrefix("behind.yaml:3:1: error: nothing to run"))
    for verb in ["run", "tree", "diagram"] {
      let stopped = run(verb, "library.yaml")
      #expect(stopped.exit == 1 && stopped.output.isEmpty, "\(verb)")
      #expect(stopped.errors.hasPrefix("library.yaml:1:1: error: nothing to run: the scene has no 'initial'\nhelp: "))
    }
  }

  @Test func `a plan does what its scene does`() throws {
    for path in ["good.yaml", "raises.yaml", "expected.yaml", "wrong.yaml"] {
      #expect(run("compile", path, "-o", "x.plan.json").exit == 0)
      let plan = String(decoding: try #require(files.contents["x.plan.json"]), as: UTF8.self)
      #expect(plan.wholeMatch(of: /\{\s*"plan": ?\d+,(?s:.*)\}\n/) != nil)
      for verb in VerbTests.running where verb != "test" {
        let (scene, again) = (run(verb, path), run(verb, "x.plan.json"))
        #expect(scene.output == again.output && scene.exit == again.exit, "\(verb) \(path): \(again.errors)")
        #expect(run(verb, "-", input: plan).output == scene.output, "\(verb) \(path)")
      }
      let (scene, again) = (run("test", path), run("test", "x.plan.json"))
      #expect(scene.output.split(separator: "\n").last == again.output.split(separator: "\n").last)
      #expect(scene.exit == again.exit)
    }
  }

  @Test func `output goes to the file that is named, and to nothing else`() {
    let trace = run("run", "good.yaml").output
    let run = run("run", "good.yaml", "-o", "good.trace", "--diagram=good.dot")
    #expect(run.exit == 0 && run.output.isEmpty && run.errors.isEmpty)
    #expect(files.contents["good.trace"] == Array(trace.utf8))
    #expect(files.contents["good.dot"] == Array(self.run("diagram", "good.yaml").output.utf8))
    #expect(self.run("run", "good.yaml", "-o", "-").output == trace)
  }

  @Test func `tree shows the end, a step by number or id, or all of them`() {
    #expect(run("tree", "good.yaml").output == "main appeared\n  list appeared\n")
    let pushed = "main appeared\n  list disappeared\n  detail appeared\n"
    #expect(run("tree", "--step", "1", "good.yaml").output == pushed)
    #expect(run("tree", "--step=there", "good.yaml").output == pushed)
    #expect(run("tree", "--step", "0", "good.yaml").output == "main appeared\n  list appeared\n")
    #expect(
      run("tree", "--step", "all", "good.yaml").output == """
        # 0  launch
        main appeared
          list appeared

        # 1  push: detail
        \(pushed.split(separator: "\n").joined(separator: "\n"))

        # 2  expect
        \(pushed.split(separator: "\n").joined(separator: "\n"))

        # 3  pop
        main appeared
          list appeared

        """)
    #expect(run("tree", "--step", "9", "good.yaml").exit == 64)
    #expect(run("tree", "--step", "3", "raises.yaml").exit == 1)
  }

  @Test func `a filter without a known name is wrong usage`() {
    let event = run("run", "--events", "viewWillApear", "good.yaml")
    #expect(event.exit == 64 && event.output.isEmpty)
    #expect(event.errors == "error: unknown event 'viewWillApear'\nhelp: did you mean 'viewWillAppear'?\n")
    #expect(run("run", "--controllers", "nobody", "good.yaml").exit == 64)
    #expect(run("run", "--steps", "7-9", "good.yaml").exit == 64)
    let trace = run("run", "--events", "viewDidLoad", "--controllers", "detail", "good.yaml").output
    let events = trace.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.drop { $0 == " " } }
    #expect(events == ["detail.viewDidLoad"])
  }

  @Test func `drawings can be cut, thinned out and coloured, where that means something`() {
    let part = run("diagram", "good.yaml", "--format", "text", "--focus", "list", "--details", "none")
    #expect(part.exit == 0)
    #expect(part.output.split(separator: "\n").dropFirst(3).first == "● list")
    #expect(run("diagram", "good.yaml", "--focus", "lsit").errors.contains("did you mean 'list'?"))
    for wrong in [
      ["--focus", "nobody"], ["--details", "title"], ["--theme", "light"], ["--format", "svg", "--theme", "grey"],
      ["--link-base", "x"], ["--view", "segues", "--depth", "1"], ["--depth", "-1"],
      ["--format", "mermaid", "--step", "all"],
    ] {
      #expect(CommandRun(["diagram", "good.yaml"] + wrong, files: files).exit == 64, "\(wrong)")
    }
    #expect(run("diagram", "good.yaml", "--format", "svg", "--step", "all").output.hasSuffix("</svg>\n"))
  }

  @Test func `a picture that is too large to read says so, and how to get a part of it`() {
    let names = (1...130).map { "c\($0)" }
    let large =
      "scene: Large\ninitial: top\ncontrollers:\n  top: { kind: tabs, tabs: [\(names.joined(separator: ", "))] }\n"
      + names.map { "  \($0):\n" }.joined()
    let picture = run("diagram", "-", "--view", "segues", "--format", "svg", input: large)
    #expect(picture.exit == 0 && picture.output.hasPrefix("<svg"))
    #expect(
      picture.errors == """
        note: a picture of 131 controllers is too large to read
        help: draw a part of it with '--focus ID'

        """)
    #expect(
      run("diagram", "-", "--view", "segues", input: large).errors.isEmpty, "DOT is for other programs")
  }

  @Test func `an SVG needs no other program, a picture needs one`() {
    let picture = run("diagram", "good.yaml", "--format", "dot", "-o", "good.svg")
    #expect(picture.exit == 2, "no PATH, so no dot")
    #expect(picture.errors.contains("not installed\nhelp: install it ('apt-get install graphviz'"))
    #expect(files.contents["good.svg"] == nil)
    let own = run("diagram", "good.yaml", "-o", "good.png")
    #expect(own.exit == 2 && own.errors.contains("'rsvg-convert' of librsvg, which is not installed"))
    #expect(run("diagram", "good.yaml", "-o", "good.svg").exit == 0, "nothing else is needed")
    #expect(run("diagram", "good.yaml", "--format", "mermaid", "-o", "good.png").exit == 64)
    #expect(run("diagram", "good.yaml", "-o", "good.dot").exit == 0)
    #expect(run("diagram", "good.yaml", "-o", "good.jpeg").exit == 64)
    #expect(run("diagram", "--view", "segues", "--step", "1", "good.yaml").exit == 64)
    #expect(run("run", "good.yaml", "--diagram", "-").exit == 64)
  }
}
