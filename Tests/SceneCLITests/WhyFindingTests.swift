import Foundation
import SceneTestSupport
import Testing

/// The notes of SG5xx: why UIKit says something, but for what the finding's own line says.
@Suite struct WhyFindingTests {
  private static let early = """
    scene: A
    initial: home
    controllers:
      home:
        overrides:
          viewDidLoad:
            - present: sheet
      sheet:
    """

  private func notes(_ scene: String, _ arguments: String...) -> [String] {
    CommandRun(["check", "a.yaml"] + arguments, files: MemoryFiles(["a.yaml": scene])).output
      .split(separator: "\n").filter { $0.contains(": note: because") }.map(String.init)
  }

  @Test func `code in a callback has the callback, and what led to it, each with its rule`() {
    #expect(
      notes(WhyFindingTests.early) == [
        "a.yaml:2:10: note: because 'home' had got 'viewDidLoad' (C1.40)",
        "a.yaml:2:10: note: because the view of 'home' was asked for (C1.40)",
        "a.yaml:2:10: note: because the app was launched",
      ])
  }

  @Test func `what the line says needs no note, and what UIKit did in between has one`() {
    let stack = """
      scene: A
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list: { segues: { next: { push: flow } } }
        flow: { kind: navigation, stack: [root] }
        root:
      script:
        - trigger: next
      """
    #expect(
      notes(stack) == [
        "a.yaml:9:5: note: because 'pushViewController(flow)' was called on 'nav' (N2.4)",
        "a.yaml:9:5: note: because 'show' found 'nav' among the parents (G7.26)",
      ])
    #expect(notes(stack.replacing("- trigger: next", with: "- push: flow")).isEmpty)
  }

  @Test func `at most three reasons, the nearest first, also where a timer lies between`() {
    let timer = WhyFindingTests.early.replacing("viewDidLoad", with: "viewDidDisappear")
      .replacing("- present: sheet", with: "- present: sheet\n          after: 2")
      .replacing("  sheet:", with: "  sheet:\n  next:\nscript:\n  - setRoot: next\n  - wait: 3")
    let notes = notes(timer)
    #expect(notes.count == 3)
    #expect(notes.first?.hasSuffix("because the time of a timer had come") == true, "\(notes)")
    #expect(notes.dropFirst().first?.contains("because 'home' had got 'viewDidDisappear' (C1.") == true)
  }

  @Test func `every form of report has the notes`() throws {
    let files = MemoryFiles(["a.yaml": WhyFindingTests.early])
    for format in ["json", "sarif", "junit", "xcode"] {
      let run = CommandRun(["check", "a.yaml", "--reporter", format], files: files)
      let text = (run.output + run.errors).replacing("\\u0027", with: "'").replacing("&apos;", with: "'")
      #expect(text.contains("because the view of 'home' was asked for (C1.40)"), "\(format): \(text)")
    }
  }

  @Test func `run says the same, once`() {
    let run = CommandRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": WhyFindingTests.early]))
    #expect(run.errors.split(separator: "\n").count { $0.contains("because the app was launched") } == 1)
  }

  @Test func `a touch names the line of what is in its way`() {
    let sheet = """
      scene: A
      initial: list
      controllers:
        list: { segues: { next: { present: sheet } } }
        sheet:
      script:
        - present: sheet
        - trigger: next
          in: list
      """
    let run = CommandRun(["check", "a.yaml"], files: MemoryFiles(["a.yaml": sheet]))
    #expect(run.output.contains("a.yaml:7:5: note: 'sheet' was presented here\n"))
  }

  @Test func `an exception has its chain as an event, too`() {
    let stack = """
      scene: A
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list:
        detail: { retained: true }
      script:
        - push: detail
        - push: detail
      """
    let run = CommandRun(["why", "a.yaml", "detail.exception"], files: MemoryFiles(["a.yaml": stack]))
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("detail.exception(pushedTwice)   step 2, "))
    #expect(run.output.contains("'pushViewController(detail)' was called on 'nav'   a.yaml:9   - push: detail"))
  }
}
