import SceneTestSupport
import Testing

/// Mechanical mistakes are corrected as a person would do it.
@Suite struct MistakeTests {
  private func mended(_ text: String) throws -> String {
    let files = MemoryFiles(["x.yaml": text])
    _ = CommandRun(["check", "--fix", "x.yaml"], files: files)
    return String(decoding: try #require(files.contents["x.yaml"]), as: UTF8.self)
  }

  private static let head =
    "scene: A\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [home] }\n  home:\n"
    + "  detail:\nscript:\n"

  /// Wrong lines below `script`, each with its mended form.
  private static let steps: [(wrong: String, right: String)] = [
    ("  - pop\n    in: nav\n", "  - pop:\n    in: nav\n"),
    (
      "  - present: detail\n      animated: false\n      in: home\n  - pop\n",
      "  - present: detail\n    animated: false\n    in: home\n  - pop\n"
    ),
    (
      "  - present: { controller: detail, animated: false }\n", "  - present: detail\n    animated: false\n"
    ),
    ("  - { push: { to: detail, animated: false } }\n", "  - { push: detail, animated: false }\n"),
    (
      "  - present:\n      animated: false\n      controller: detail\n      in: home\n",
      "  - present: detail\n    animated: false\n    in: home\n"
    ),
    ("  - pop: { in: nav }\n", "  - pop:\n    in: nav\n"),
    ("  - { pop: { in: nav } }\n", "  - { pop: , in: nav }\n"),
    ("  - pop\n  - push: detail\n   animated: false\n", "  - pop\n  - push: detail\n    animated: false\n"),
    ("  - presentViewController: detail\n", "  - present: detail\n"), ("  - back\n", "  - pop\n"),
    ("  - present: detail\n  - back\n", "  - present: detail\n  - back\n"),
    ("  - present: nav(detail)\n", "  - present: nav(detail)\n"),
    ("  - present: detail# now\n", "  - present: detail # now\n"),
    ("  - { present: detail } // now\n", "  - { present: detail } # now\n"),
    ("  - { present: detail, animated = false }\n", "  - { present: detail, animated: false }\n"),
    (
      "  - present: detail\n    animated false\n    in: home\n",
      "  - present: detail\n    animated: false\n    in: home\n"
    ),
    ("  - dism\n  - rot: landscape\n", "  - dism\n  - rot: landscape\n"),
    ("  - popT\n  - exp\n", "  - popT\n  - exp\n"),
    ("  - present: detail\n    style: fullScreen\n", "  - present: detail\n    modalPresentationStyle: fullScreen\n"),
  ]

  @Test(arguments: steps.indices) func `a step is mended`(index: Int) throws {
    let step = MistakeTests.steps[index]
    #expect(try mended(MistakeTests.head + step.wrong) == MistakeTests.head + step.right)
  }

  /// Wrong lines below `controllers`, each with its mended form.
  private static let controllers: [(wrong: String, right: String)] = [
    ("  a: { kind: UINavigationController }\n", "  a: { kind: navigation }\n"),
    ("  a: { kind: tabs, viewControllers: [b] }\n  b:\n", "  a: { kind: tabs, tabs: [b] }\n  b:\n"),
    ("  a: { style: fullScreen }\n", "  a: { modalPresentationStyle: fullScreen }\n"),
    ("  let a: { title: A }\n", "  a: { title: A }\n"), ("  a: { title = A }\n", "  a: { title: A }\n"),
    ("  a: { kind = tabs, tabs=[b] }\n  b:\n", "  a: { kind: tabs, tabs: [b] }\n  b:\n"),
    ("  a:\n    title A\n    class: X\n", "  a:\n    title: A\n    class: X\n"),
    ("  /* A, first */\n  a: { title: A }\n", "  # A, first\n  a: { title: A }\n"),
    ("  a: { searchController: yes }\n", "  a: { searchController: yes }\n"),
    (
      "  a:\n    segues:\n    open: { show: b }\n    shut: { unwind: done }\n    title: A\n  b:\n",
      "  a:\n    segues:\n      open: { show: b }\n      shut: { unwind: done }\n    title: A\n  b:\n"
    ),
    (
      "  a:\n    overrides:\n    viewDidLoad:\n      - memory\n    title: A\n",
      "  a:\n    overrides:\n      viewDidLoad:\n        - memory\n    title: A\n"
    ),
    ("  a: { style: doubleColumn }\n", "  a: { style: doubleColumn }\n"),
    (
      "  a: { modalPresentationStyle: UIModalPresentationPageSheet }\n", "  a: { modalPresentationStyle: pageSheet }\n"
    ),
    (
      "  a:\n    viewDidLoad:\n      - memory\n    viewDidAppear: []\n    title: A\n",
      "  a:\n    overrides:\n      viewDidLoad:\n        - memory\n      viewDidAppear: []\n    title: A\n"
    ),
    ("  a: { viewDidLoad: [], title: A }\n", "  a: { overrides: { viewDidLoad: [] }, title: A }\n"),
    (
      "  a: { overrides: { viewWillAppear: present b } }\n  b:\n",
      "  a: { overrides: { viewWillAppear: [{ present: b }] } }\n  b:\n"
    ),
    ("  a: { overrides: { viewWillAppear: it comes } }\n", "  a: { overrides: { viewWillAppear: it comes } }\n"),
    ("a: { title: A }\nb:\n  title: B\n", "  a: { title: A }\n  b:\n    title: B\n"),
    ("  a:\n    kind: navigation\n      stack: [b]\n  b:\n", "  a:\n    kind: navigation\n    stack: [b]\n  b:\n"),
  ]

  @Test(arguments: controllers.indices) func `a controller is mended, or left alone`(index: Int) throws {
    let entry = MistakeTests.controllers[index]
    #expect(try mended("scene: A\ncontrollers:\n" + entry.wrong) == "scene: A\ncontrollers:\n" + entry.right)
  }

  /// A comment has a blank behind its sign, or stands behind what is no text.
  @Test(arguments: [
    "  a: { title: A } # 5\n", "  a: { title: \"A #5\" } #5\n", "  a: { title: A#5 }\n", "  a: #first\n",
    "  a: #first\n    title: A # first\n", "  a:\n    title: A ## first\n", "  a: { class: A } #: B\n",
    "  a:\n    note: |\n      A #5\n",
  ])
  func `a comment behind a text is one`(controller: String) {
    let run = CommandRun(["check", "-"], input: "scene: A # of all\ninitial: a # first\ncontrollers:\n" + controller)
    #expect(run.exit == 0 && run.output == "1 file, no findings\n", "\(run.output)")
  }

  @Test func `signs that look like those of YAML are replaced by them`() throws {
    let wrong = "  – present: detail\n  -pop\n  -\u{A0}push:\u{A0}detail\n"
    #expect(
      try mended(MistakeTests.head + wrong) == MistakeTests.head + "  - present: detail\n  - pop\n  - push: detail\n")
    // In a title a no-break space is right.
    let title = MistakeTests.head.replacing("home:\n", with: "home: { title: 7\u{A0}km }\n") + "  -\u{A0}pop\n"
    #expect(try mended(title) == title.replacing("-\u{A0}pop", with: "- pop"))
  }

  @Test func `null means what an empty value means`() {
    let run = CommandRun(
      ["check", "-"], input: "scene: A\ninitial: a\ncontrollers: { a: null }\nscript: [{ memoryWarning: null }]\n")
    #expect(run.exit == 0, "\(run.output)")
    let text = CommandRun(["check", "-"], input: "scene: A\ncontrollers: { a: { title: null } }\n")
    #expect(text.exit == 1 && text.output.contains("'title' has no value"))
  }

  @Test(arguments: [
    "UIAlertController", "UINavigationController", "UITabBarController", "UISearchController",
    "UIActivityViewController", "UIHostingController", "UIPrintInteractionController",
  ]) func `the declaration that is offered for a class of UIKit has no finding itself`(name: String) throws {
    let head = "scene: A\ninitial: start\ncontrollers:\n  start:\n  home:\n  detail:\n"
    let scene = head + "script:\n  - present: \(name)\n"
    let help = CommandRun(["check", "x.yaml"], files: MemoryFiles(["x.yaml": scene])).output
    let line = try #require(
      help.firstMatch(of: /declare it under 'controllers', as in '(.+)', and write/)?.1, "\(help)")
    let mended = head + "  \(line)\nscript:\n  - present: \(line.prefix { $0 != ":" })\n"
    let check = CommandRun(["check", "x.yaml"], files: MemoryFiles(["x.yaml": mended]))
    #expect(check.exit == 0 && !check.output.contains("SG168"), "\(mended)\(check.output)")
  }

  @Test func `a pager isn't turned by the step that turns the device`() {
    let scene = MistakeTests.head + "  - turn: detail\n"
    let files = MemoryFiles(["x.yaml": scene])
    let run = CommandRun(["check", "--fix", "x.yaml"], files: files)
    #expect(run.output.contains("swipe: forward") && files.writeCount == 0, "\(run.output)")
  }
}
