import Foundation
import SceneTestSupport
import Testing

/// The output of `test` for an expectation that fails: the cause, and the line to mend.
@Suite struct FailureReasonTests {
  private func output(_ scene: String) -> String {
    CommandRun(["test", "a.yaml"], files: MemoryFiles(["a.yaml": scene])).output
  }

  /// The scene with the line that `test` offers.
  private func mended(_ scene: String) -> String? {
    let match = output(scene).firstMatch(of: #/this would hold with '(.+)' (as a new line|on line) (\d+)\n/#)
    guard let match, let number = Int(match.output.3) else { return nil }
    var lines = scene.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isNew = match.output.2 == "as a new line"
    var indentation = String(lines[number - (isNew ? 2 : 1)].prefix { $0 == " " })
    // An option stands below its verb.
    if isNew, lines[number - 2].contains("- "), !match.output.1.hasPrefix("- ") { indentation += "  " }
    let line = indentation + match.output.1
    if isNew { lines.insert(line, at: number - 1) } else { lines[number - 1] = line }
    return lines.joined(separator: "\n")
  }

  /// An app with two tabs, and two screens that aren't on the screen yet.
  static let head = """
    scene: A
    ios: 17
    initial: shell
    controllers:
      shell: { kind: tabs, tabs: [nav, settings] }
      nav: { kind: navigation, stack: [home] }
      home:
      settings:
      detail:
      editor:
    script:

    """

  @Test(arguments: [
    (
      "- push: detail\n  - pop\n  - expect: { contains: [detail.viewDidDisappear isBeingDismissed] }",
      "it came in step 2 without 'isBeingDismissed': it came with 'isMovingFromParent'"
    ),
    (
      "- push: detail\n  - expect: { contains: [home.viewWillDisappear isMovingFromParent] }",
      "it came in step 1 without 'isMovingFromParent': 'home' is covered there, and keeps its parent"
    ),
    (
      "- present: editor\n  - expect: { contains: [editor.viewDidAppear not isBeingPresented] }",
      "it came in step 1, but with 'isBeingPresented': 'editor' is presented there, and doesn't come back"
    ),
  ]) func `an event that came with other flags wasn't kept away`(steps: String, reason: String) {
    #expect(output(FailureReasonTests.head + "  " + steps + "\n").contains("  why: \(reason)\n"))
  }

  @Test func `an expectation of an old rule names the change and the word that brings it back`() {
    let scene = """
      scene: Old
      ios: 17
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list:
        alert:
      script:
        - present: alert
          in: nav
        - dismiss:
          in: list
        - expect: { visible: alert }

      """
    #expect(output(scene).contains("holds with '--quirk no-dismissClimbs': changed in 0.2, V80"))
    // It does hold then.
    let run = CommandRun(["test", "--quirk", "no-dismissClimbs", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    #expect(run.exit == 0)
  }

  /// Scripts whose last step expects what one line brings.
  static let scripts = [
    """
      - present: editor
      - expect: { contains: [home.viewWillDisappear, home.viewDidDisappear] }
    """,
    """
      - push: detail
        animated: false
      - expect: { contains: [detail.viewDidAppear(true)] }
    """,
    """
      - expect: { contains: [settings.viewDidLoad] }
      - push: detail
        in: nav
      - expect: { alive: [detail] }
    """,
    """
      - select: settings
      - push: detail
        in: nav
      - expect: { visible: detail }
      - select: nav
    """,
    """
      - push: detail
      - swipe: pop
        cancelled: true
      - expect: { appeared: [home, nav, shell] }
    """,
  ]

  @Test(arguments: scripts)
  func `with the line that is offered, the expectation holds`(script: String) throws {
    let scene = FailureReasonTests.head + script + "\n"
    #expect(output(scene).contains("1 failed\n"), "\(output(scene))")
    let text = try #require(mended(scene), "\(output(scene))")
    #expect(output(text).contains(" 0 failed\n"), "\(text)\(output(text))")
  }

  @Test func `the first failures of a file get a reason, and reports without reasons look for none`() {
    let steps = String(repeating: "  - push: detail\n  - expect: { visible: home }\n  - pop\n", count: 12)
    let text = output(FailureReasonTests.head + steps)
    #expect(text.components(separatedBy: " came because ").count == 11 && text.contains(" 12 failed"), "\(text)")
    #expect(text.contains("  the first 10 failures of a file get a reason\n"))
    // Each search would take many runs, and a file of as many failures as this took minutes.
    let many =
      FailureReasonTests.head + String(repeating: "  - expect: { contains: [detail.viewDidLoad] }\n", count: 400)
    let files = MemoryFiles(["a.yaml": many])
    let start = ProcessorTime.now
    let xml = CommandRun(["test", "--reporter", "junit", "a.yaml"], files: files)
    let unsearched = ProcessorTime.now - start
    #expect(xml.exit == 1 && !xml.output.contains("because"))
    let again = ProcessorTime.now
    #expect(CommandRun(["test", "a.yaml"], files: files).output.contains(" 400 failed"))
    #expect(ProcessorTime.now - again < 60 * unsearched)
  }

  @Test func `a search that goes on from the middle of the run finds what one from its beginning finds`() {
    // The expectation stands far behind in the script, so that its edit is tried on a copy of the run.
    let steps = String(repeating: "  - push: detail\n  - pop\n", count: 40)
    let script = "  - present: editor\n  - expect: { contains: [nav.viewDidDisappear] }\n"
    let text = output(FailureReasonTests.head + steps + script)
    #expect(text.contains("this would hold with 'modalPresentationStyle: fullScreen' as a new line 93"), "\(text)")
  }

  @Test func `an event that came before the expectation looks is named with its step`() {
    let scene = FailureReasonTests.head + "  - push: detail\n  - expect: { contains: [home.viewDidAppear] }\n"
    #expect(
      output(scene).contains(
        "'home.viewDidAppear' didn't happen; it did in step 0, the launch, and this looks from step 1 'push: detail' on\n"
      ))
    // What kept it away at another time is no reason.
    let early =
      FailureReasonTests.head + """
          - select: settings
          - select: nav
            id: back
          - expect: { visible: home }
          - push: detail
          - expect: { contains: [settings.viewDidAppear] }

        """
    #expect(
      output(early).contains("it did in step 1, and this looks from step 4 'push: detail' on ('since: 1' would look"))
    #expect(!output(early).contains("settings.viewDidAppear didn't come"))
  }

  @Test func `to leave out the step under test is no way to mend an expectation`() {
    let scene =
      FailureReasonTests.head + """
          - push: detail
          - pop
          - expect: { contains: [detail.viewDidAppear], lacks: [detail.deinit], visible: detail }

        """
    let output = output(scene)
    #expect(output.contains("visible is 'home', expected 'detail'"))
    #expect(output.contains("why: detail.viewWillDisappear came because"), "\(output)")
    #expect(!output.contains("would hold") && !output.contains("would come"), "\(output)")
  }

  @Test func `a failing 'visible' says that another instance is shown, or where the search ends`() {
    let other = FailureReasonTests.head + "  - push: detail\n  - push: detail#2\n  - expect: { visible: detail }\n"
    #expect(
      output(other).contains(
        "visible is 'detail#2', expected 'detail': that is another instance of 'detail', and a name without a number "
          + "means the first"))
    let box = """
      scene: Box
      initial: box
      controllers: { box: { kind: container, children: [a, b] }, a: , b: }
      script: [{ expect: { visible: a } }]

      """
    #expect(output(box).contains(": the search ends at a container; inside it 'a' is shown"))
  }

  @Test func `a controller that lives on is told with what holds it, and one that doesn't with what let go`() {
    let scene = FailureReasonTests.head.replacing("  detail:", with: "  detail: { retained: true }")
    #expect(
      output(scene + "  - push: detail\n  - pop\n  - expect: { released: [detail] }\n").contains(
        "why: 'detail' is alive because 'retained: true' says that code holds a reference to it, line 9\n"))
    #expect(
      output(FailureReasonTests.head + "  - push: detail\n  - pop\n  - expect: { alive: [detail] }\n").contains(
        "why: detail.deinit came because UIKit let go of it (C1.17)"))
  }

  @Test func `a line that mends several expectations is offered once, and then only named`() {
    let script = """
        - present: editor
        - expect: { contains: [home.viewWillDisappear] }
        - expect: { contains: [shell.viewDidDisappear] }

      """
    let text = output(FailureReasonTests.head + script)
    #expect(text.components(separatedBy: "'modalPresentationStyle: fullScreen' as a new line 13").count == 2, "\(text)")
    #expect(text.contains("why: this would hold with the new line 13 that is offered above\n"), "\(text)")
    // One step more mends both, whichever of the two it stands before.
    let both = output(
      FailureReasonTests.head + """
          - push: detail
          - expect: { contains: [settings.viewWillAppear] }
          - expect: { visible: settings }

        """)
    #expect(both.contains("with '- tap: settings' as a new line 13\n"), "\(both)")
    #expect(both.contains("with the new line 13 that is offered above\n"), "\(both)")
  }

  @Test func `of an event that must not come and came twice, the one that the message names is explained`() {
    let text = output(
      FailureReasonTests.head + """
          - push: detail
          - push: editor
          - pop
          - expect: { lacks: [detail.viewWillAppear] }

        """)
    #expect(text.contains("happened in step 1 'push: detail'"), "\(text)")
    #expect(text.contains("'pushViewController(detail)' was called on 'nav', line 12"), "\(text)")
  }

  @Test func `a step that only undoes the one before is no way to mend an expectation`() {
    for expectation in ["contains: [nav.viewWillAppear]", "visible: home", "appeared: [home, nav, shell]"] {
      let text = output(FailureReasonTests.head + "  - select: settings\n  - expect: { \(expectation) }\n")
      #expect(!text.contains("would hold") && !text.contains("would come"), "\(text)")
      #expect(text.contains("'selectedViewController(settings)' was called on 'shell', line 12"), "\(text)")
    }
  }

  @Test func `an owner is that of the step in which the expectation looks`() {
    let script = """
        - present: editor
        - expect: { released: [editor] }
        - dismiss
        - expect: { released: [editor] }

      """
    let text = output(FailureReasonTests.head + script)
    // The tab bar controller covers the screen, so it presents (M6.3).
    #expect(text.contains("why: 'editor' is alive because 'shell' presents it"), "\(text)")
    #expect(text.contains("1 passed, 1 failed"))
    let late = "  - wait: 1\n  - expect: { alive: [detail] }\n  - push: detail\n    in: nav\n"
    #expect(output(FailureReasonTests.head + late).contains("why: 'detail' is made only in step 3, line 14\n"))
    let never = output(FailureReasonTests.head + "  - wait: 1\n  - expect: { alive: [detail], visible: editor }\n")
    #expect(never.contains("why: 'detail' was never made\n"), "\(never)")
  }
}
