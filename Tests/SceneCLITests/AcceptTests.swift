import SceneTestSupport
import Testing

/// `test --accept`: what happened takes the place of what a file expected.
@Suite struct AcceptTests {
  private static let head = """
    # My scene.
    scene: Accept
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list:
      detail:
    script:
      # First the push.
      - push: detail

    """
  private static let wrong =
    head + """
        - expect:
            visible: list  # the list
            trace: |
              # the old one goes
              list.viewWillDisappear(true)
              detail.viewIsAppearing(true)
              # the new one comes
                detail.viewWillAppear(false)
              detail.viewDidAppear
            tree: |
              nav appeared
                list appeared
            lacks: [nav.viewDidLoad]
        - pop
        - expect: { trace: [list.viewWillAppear, list.viewDidAppear(false), detail.deinit], visible: detail }
        - expect:
            since: launch
            trace:
              - list.viewDidLoad  # once
              # a remark
              - detail.viewDidLoad
              - list.viewDidLoad

      """
  private static let right =
    head + """
        - expect:
            visible: detail  # the list
            trace: |
              # the old one goes
              list.viewWillDisappear(true)
              detail.viewWillAppear(true)
              detail.viewIsAppearing(true)
              # the new one comes
              detail.viewDidAppear
            tree: |
              nav appeared
                list disappeared
                detail appeared
            lacks: [nav.viewDidLoad]
        - pop
        - expect: { trace: [list.viewWillAppear, list.viewDidAppear(true), detail.deinit], visible: list }
        - expect:
            since: launch
            trace:
              - list.viewDidLoad  # once
              # a remark
              - detail.viewDidLoad

      """

  private func text(_ path: String, in files: MemoryFiles) -> String {
    String(decoding: files.contents[path] ?? [], as: UTF8.self)
  }

  @Test(arguments: ["\n", "\r\n"]) func `traces, trees and visible controllers are rewritten, and comments stay`(
    lineBreak: String
  ) {
    let files = MemoryFiles(["a.yaml": AcceptTests.wrong.replacing("\n", with: lineBreak)])
    #expect(CommandRun(["test", "a.yaml"], files: files).output.hasSuffix("1 passed, 6 failed\n"))
    let run = CommandRun(["test", "--accept", "a.yaml"], files: files)
    #expect(run.exit == 0 && run.output.hasSuffix("7 passed, 0 failed\n"), "\(run.transcript)")
    #expect(run.errors == "accepted 6 expectations in a.yaml\n")
    #expect(text("a.yaml", in: files) == AcceptTests.right.replacing("\n", with: lineBreak))
    // The difference is shown, and there is nothing left to accept.
    #expect(run.output.hasPrefix("--- a.yaml\n+++ a.yaml\n"))
    #expect(
      run.output.contains("-      visible: list  # the list") && run.output.contains("+          detail appeared"))
    let again = CommandRun(["test", "--accept", "a.yaml"], files: files)
    #expect(again.exit == 0 && again.output == "7 passed, 0 failed\n" && again.errors.isEmpty)
    #expect(CommandRun(["fmt", "--check", "a.yaml"], files: files).exit == 0, "a formatted file stays formatted")
  }

  @Test func `what a person must decide stays, and fails`() {
    let scene = AcceptTests.head + "  - expect: { lacks: [detail.viewDidLoad], released: [list], visible: list }\n"
    let files = MemoryFiles(["a.yaml": scene])
    let run = CommandRun(["test", "--accept", "a.yaml"], files: files)
    #expect(run.exit == 1 && run.output.hasSuffix("1 passed, 2 failed\n"), "\(run.transcript)")
    #expect(text("a.yaml", in: files) == scene.replacing("visible: list", with: "visible: detail"))
  }

  @Test func `a trace of which nothing happened isn't replaced by one that always holds`() {
    let scene = AcceptTests.head + "  - expect: { trace: [detail.deinit], visible: list }\n"
    let files = MemoryFiles(["a.yaml": scene])
    let run = CommandRun(["test", "--accept", "a.yaml"], files: files)
    #expect(run.exit == 1 && run.output.hasSuffix("1 passed, 1 failed\n"), "\(run.transcript)")
    #expect(text("a.yaml", in: files) == scene.replacing("visible: list", with: "visible: detail"))
    #expect(
      run.errors.hasPrefix(
        "a.yaml:11: error: nothing that this trace names happened, and an empty one would always hold\n"),
      "\(run.errors)")
    // With other events that count, an empty trace says something.
    let counted = AcceptTests.head + "  - expect: { trace: [detail.deinit], of: [detail], callbacks: [deinit] }\n"
    let others = MemoryFiles(["a.yaml": counted])
    #expect(CommandRun(["test", "--accept", "a.yaml"], files: others).exit == 0)
    #expect(text("a.yaml", in: others) == counted.replacing("[detail.deinit]", with: "[]"))
  }

  @Test(arguments: [
    // What an anchor names may stand elsewhere too.
    "  - expect: { trace: &events [detail.deinit, detail.viewDidAppear] }\n  - pop\n  - expect: { lacks: *events }\n",
    // No tree fits into a line.
    "  - expect: { tree: detail appeared }\n",
    "  - expect:\n      trace: |2\n          detail.deinit\n          detail.viewDidAppear\n",
  ])
  func `a file in which not all can be rewritten stays as it is`(steps: String) {
    let files = MemoryFiles(["a.yaml": AcceptTests.head + steps])
    let run = CommandRun(["test", "--accept", "a.yaml"], files: files)
    #expect(run.exit == 1 && run.errors.contains("can't be rewritten in place"), "\(run.transcript)")
    #expect(text("a.yaml", in: files) == AcceptTests.head + steps)
  }

  @Test func `only files are taken that were named, and no conformance scene`() {
    let path = "Tests/Conformance/a.yaml"
    let files = MemoryFiles([path: AcceptTests.wrong])
    for (arguments, exit) in [([path], 1), (["Tests"], 64), (["-"], 64), ([], 64), (["--watch", path], 64)] {
      let run = CommandRun(["test", "--accept"] + arguments, files: files)
      #expect(run.exit == exit && run.output.isEmpty, "\(arguments): \(run.transcript)")
    }
    #expect(text(path, in: files) == AcceptTests.wrong)
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 10))
  func `in a file whose expectations hold there is nothing to accept`(path: String) throws {
    let scene = try Repository.text(path)
    if scene.contains(/(?m)^import:/) { return }
    let files = MemoryFiles([path: scene])
    let run = CommandRun(["test", "--accept", path], files: files)
    #expect(run.exit == 0 && !run.errors.contains("accepted"), "\(run.transcript)")
    #expect(files.writeCount == 0)
  }
}
