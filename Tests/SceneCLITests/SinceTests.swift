import SceneTestSupport
import Testing

/// `since` by a number, by `last`, and by the id that it was before.
@Suite struct SinceTests {
  private func run(_ expectation: String, _ more: String = "") -> CommandRun {
    let scene = """
      scene: A
      initial: nav
      controllers: { nav: { kind: navigation, stack: [list] }, list: , detail: }
      script:
        - push: detail
        - pop
        - expect: { visible: list }
        - expect: \(expectation)
      \(more)
      """
    return CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
  }

  @Test(arguments: [
    // The pop is the last step in which anything happens: expectations are steps, too.
    "{ lacks: [detail.viewWillAppear], since: last }", "{ contains: [detail.viewDidDisappear], since: last }",
    "{ lacks: [detail.viewWillAppear], since: 2 }", "{ contains: [detail.viewWillAppear], since: 1 }",
    "{ contains: [list.viewDidLoad], since: 0 }", "{ contains: [list.viewDidLoad], since: launch }",
  ])
  func `counting starts there`(expectation: String) {
    let run = run(expectation)
    #expect(run.exit == 0 && run.output == "2 passed, 0 failed\n", "\(run.output)\(run.errors)")
  }

  @Test func `the step is named in which an unwanted event came`() {
    let run = run("{ lacks: [detail.viewWillAppear], since: 1 }")
    #expect(
      run.output.hasPrefix(
        "a.yaml:8: failed: 'detail.viewWillAppear(true)' happened in step 1 'push: detail'; 'since: 2' would look behind it\n"
      ), "\(run.output)")
    // In the last step there is no way to look behind it.
    #expect(
      self.run("{ lacks: [detail.viewDidDisappear], since: 1 }").output.hasPrefix(
        "a.yaml:8: failed: 'detail.viewDidDisappear(true)' happened\n"))
  }

  @Test func `a step that isn't over can't be meant`() {
    for number in ["4", "5", "17"] {
      let run = run("{ visible: list, since: \(number) }")
      #expect(run.exit == 1)
      #expect(run.errors.contains("step \(number) isn't over yet: this expectation is step 4 [SG"), "\(run.errors)")
    }
    #expect(run("{ visible: list, since: nope }").errors.contains("no step has the id 'nope'"))
    #expect(run("{ visible: list, since: -1 }").exit == 1)
  }

  @Test func `a step may still have the id 'last'`() {
    let more = "  - push: other\n    id: last\n  - pop\n  - expect: { contains: [other.viewDidLoad], since: last }\n"
    let run = run("{ visible: list }", more.replacing("other", with: "detail#2"))
    #expect(run.output == "3 passed, 0 failed\n", "\(run.output)\(run.errors)")
  }

  @Test func `run says how many expectations fail, and test says why`() {
    let failing = "scene: A\ninitial: a\ncontrollers: { a: , b: }\nscript:\n  - expect: { visible: b }\n"
    let files = MemoryFiles([
      "a.yaml": failing, "b.yaml": failing + "  - expect: { lacks: [a.viewDidLoad], since: launch }\n",
    ])
    let one = CommandRun(["run", "a.yaml"], files: files)
    #expect(one.exit == 0 && one.errors == "# 1 expectation fails: 'scenograph test a.yaml' says why\n")
    #expect(CommandRun(["run", "--why", "b.yaml"], files: files).errors.hasPrefix("# 2 expectations fail: "))
    let good = MemoryFiles(["a.yaml": failing.replacing("visible: b", with: "visible: a")])
    #expect(CommandRun(["run", "a.yaml"], files: good).errors.isEmpty)
  }

  @Test func `a letter is an id, and a word of YAML is none`() {
    func check(_ id: String) -> CommandRun {
      let scene = "scene: A\ninitial: \(id)\ncontrollers:\n  \(id): { kind: navigation, stack: [home] }\n  home:\n"
      return CommandRun(["check", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    }
    for id in ["y", "n", "Y", "N"] { #expect(check(id).output == "1 file, no findings\n", "\(check(id).output)") }
    for id in ["yes", "no", "on", "off", "true", "false", "null"] {
      #expect(check(id).exit == 1 && check(id).output.contains("'\(id)' can't be an id"), "\(check(id).output)")
    }
  }
}
