import SceneTestSupport
import Testing

/// Files as newcomers write them: the first message says what is wrong, and its help what is meant.
@Suite struct FirstMessageTests {
  private static let head = "scene: A\ninitial: nav\n"
  private static let plain = "controllers:\n  nav: { kind: navigation, stack: [home] }\n  home:\n  sheet:\n"

  /// The first message of a file and its help, without the lines of the file.
  private func first(_ scene: String) -> (message: String, help: String) {
    let run = CommandRun(["check", "a.scene.yaml"], files: MemoryFiles(["a.scene.yaml": scene]))
    let lines = run.output.split(separator: "\n").map(String.init)
    return (lines.first ?? "", lines.first { $0.hasPrefix("help: ") } ?? "")
  }

  @Test(arguments: [
    // A person's words for a drag, a search and its end.
    ("  - drag: large\n", "Example: '- swipe: large'"), ("  - type: hello\n", "Example: '- tap: search'"),
    ("  - await present(sheet)\n", "write '- present: sheet'"), ("  - cancelSearch\n", "as in '- tap: cancel'"),
    ("  - activate: home\n", "as in '- tap: search'"),
    // Code in Swift, where the name of a controller belongs.
    ("  - push: self.sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: .sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: $sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: @sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: (sheet)\n", "write the controller alone: 'sheet'"),
    ("  - push: sheet!\n", "write the controller alone: 'sheet'"),
    ("  - push: nav.sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: let sheet\n", "write the controller alone: 'sheet'"),
    ("  - push: sheet as UIViewController\n", "write the controller alone: 'sheet'"),
    ("  - push: self.other\n", "declare 'other' under 'controllers'"),
    (
      "  - present: UINavigationController(rootViewController: sheet)\n",
      "'sheetNav: { kind: navigation, stack: [sheet] }'"
    ),
    ("  - present: UINavigationController(sheet)\n", "'sheetNav: { kind: navigation, stack: [sheet] }'"),
    ("  - push: SheetViewController(item: x)\n", "as in 'detail: { class: SheetViewController }'"),
    // A controller where the verb belongs.
    ("  - home: push: sheet\n", "'- { push: sheet, in: home }'"),
    ("  - home: present sheet\n", "'- { present: sheet, in: home }'"),
    ("  - nav: { push: sheet }\n", "'- { push: sheet, in: nav }'"),
    // Names that differ by a number alone mean two controllers.
    ("  - present: nav2\n", "declare 'nav2' under 'controllers'"),
    ("  - killApp\n", "as in '- terminate'"), ("  - expect: [visible: home]\n", "write braces"),
    // The slip of many examples: 'addChild' sends it.
    (
      "  - { willMove: sheet, toParent: home }\n  - { addChild: sheet, in: home }\n",
      "leave it out: 'addChild' makes 'sheet', and sends 'willMove(home)' by itself"
    ),
    // Events with other signs between controller and callback.
    ("  - expect: { contains: [sheet->viewDidAppear] }\n", "write 'sheet.viewDidAppear'"),
    ("  - expect: { contains: [sheet::viewDidAppear(true)] }\n", "write 'sheet.viewDidAppear(true)'"),
    ("  - expect: { contains: [home.willRotate] }\n", "it is called 'viewWillTransition' here"),
    ("  - expect: { contains: [viewDidAppear(sheet)] }\n", "write 'sheet.viewDidAppear'"),
    // A call in Objective-C, with quotes and without.
    ("  - expect: { contains: [\"-[home viewDidAppear:]\"] }\n", "write 'home.viewDidAppear'"),
    ("  - expect: { contains: [-[home viewDidAppear:]] }\n", "write 'home.viewDidAppear'"),
  ])
  func `a step shows what is meant`(step: String, help: String) {
    let (message, found) = first(FirstMessageTests.head + FirstMessageTests.plain + "script:\n" + step)
    #expect(message.contains("error: ") && found.contains(help), "\(message)\n\(found)")
  }

  @Test(arguments: [
    // A definition below the container that holds it.
    (
      "controllers:\n  nav:\n    kind: navigation\n    detail: { title: Detail }\n",
      "if 'detail' is a controller, indent it only as far"
    ),
    ("controllers:\n  nav: { navigation: [home] }\n  home:\n", "write 'kind: navigation'"),
    // A definition without 'controllers', and words for other tools.
    (
      "nav: { kind: navigation, stack: [home] }\n" + "controllers:\n  home:\n",
      "if 'nav' is a controller, it stands under 'controllers'"
    ),
    ("author: Me\ncontrollers:\n  nav:\n", "call it 'x-author'"),
    ("controllers:\n  nav: ( kind: navigation )\n", "write braces: '{ kind: navigation }'"),
    ("controllers:\n  nav: { unwindActions: [\"toNav:\"] }\n", "write 'toNav', without the colon"),
    ("controllers:\n  nav: { isRoot: true }\n", "the key 'initial' of the file"),
    ("controllers:\n  nav: { super: false }\n", "viewWillAppear: { super: false"),
    ("controllers:\n  nav: { isModal: true }\n", "a step presents it"),
    ("controllers:\n  nav: { properties: [home] }\n", "'retained: true'"),
    ("controllers:\n  nav: { interactivePopGestureRecognizer: false }\n", "gestureRecognizerShouldBegin: false"),
    ("controllers:\n  nav: { overrides: { buttonTapped: [pop] } }\n", "a segue, which 'trigger' fires"),
    ("controllers:\n  nav: { override: {}, overrides: {} }\n", "keep one of the two"),
    ("controllers:\n  nav: { detents: big }\n", "a list of 'medium' or 'large'"),
    // Names of actions without their colons.
    (
      "controllers:\n  nav:\n  alert: { kind: alert, actions: [OK, Cancel] }\n",
      "write a colon behind each name: '{ OK: , Cancel: }'"
    ),
  ])
  func `a declaration shows where it belongs`(rest: String, help: String) {
    let (message, found) = first("scene: A\n" + rest)
    #expect(message.contains("error: ") && found.contains(help), "\(message)\n\(found)")
  }

  @Test(arguments: [
    ("add", "did you mean 'lib/add'?"), ("l/add", "did you mean 'lib/add'?"),
    ("lib.add", "a controller of an imported file is 'lib/add'"),
  ])
  func `a controller of an imported file is named with its file`(name: String, help: String) {
    let scene = FirstMessageTests.head + "import: { lib: lib.scene.yaml }\n" + FirstMessageTests.plain
    let files = MemoryFiles([
      "a.scene.yaml": scene + "script:\n  - push: \(name)\n",
      "lib.scene.yaml": "scene: Library\ncontrollers:\n  add: { title: Add }\n",
    ])
    let output = CommandRun(["check", "a.scene.yaml"], files: files).output
    #expect(output.contains("1 file: 1 error\n") && output.contains(help), "\(output)")
  }

  @Test(arguments: [
    ("import: { lib: lb.scene.yaml }", "'lb.scene.yaml' can't be read", "did you mean 'lib.scene.yaml'?"),
    ("imports: [lib.scene.yaml]", "no key 'imports'", "it is called 'import' here"),
    ("include: lib.scene.yaml", "no key 'include'", "it is called 'import' here"),
    ("import: [{ lib: lib.scene.yaml }]", "a list of 1 stands where", "write an alias and a path"),
    ("import: lib.scene.yaml", "a single value stands where", "write an alias and a path"),
  ])
  func `an import that can't be read is the one thing that is wrong`(line: String, message: String, help: String) {
    let scene = FirstMessageTests.head + line + "\n" + FirstMessageTests.plain + "script:\n  - push: lib/add\n"
    let files = MemoryFiles([
      "a.scene.yaml": scene, "lib.scene.yaml": "scene: Library\ncontrollers:\n  add: { title: Add }\n",
    ])
    let output = CommandRun(["check", "a.scene.yaml"], files: files).output
    #expect(output.contains(message) && output.contains(help), "\(output)")
    #expect(output.contains("1 file: 1 error"), "\(output)")
  }

  @Test(arguments: ["sce", "- push: home\n"]) func `a file without its beginning is told how one begins`(text: String) {
    #expect(first(text).help.contains("write 'scene: NAME' first, and 'controllers:' below it"), "\(first(text))")
  }

  @Test func `segues are named where a step fires one that isn't there`() {
    let scene =
      FirstMessageTests.head + "controllers:\n  nav: { kind: navigation, stack: [home] }\n"
      + "  home: { segues: { open: { show: sheet } } }\n  sheet:\nscript:\n  - perform: leaveNow\n"
    #expect(first(scene).help.contains("the segues are 'open'"), "\(first(scene))")
  }

  @Test func `actions without colons are known by their names`() {
    let scene =
      FirstMessageTests.head + FirstMessageTests.plain + "  alert: { kind: alert, actions: [OK, Cancel] }\n"
      + "script:\n  - present: alert\n  - tap: OK\n"
    let run = CommandRun(["check", "a.scene.yaml"], files: MemoryFiles(["a.scene.yaml": scene]))
    #expect(run.output.contains("1 file: 1 error\n"), "\(run.output)")
  }

  @Test func `a version of the scene isn't taken for the system`() {
    let files = MemoryFiles(["a.scene.yaml": "scene: A\nversion: 2\ncontrollers: { a: }\n"])
    let run = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    #expect(run.output.contains("'x-version'") && !run.output.contains("fixed"), "\(run.output)")
  }

  @Test func `the quotes of a text processor are told, and mended`() {
    let files = MemoryFiles(["a.scene.yaml": "scene: “A b”\ncontrollers:\n  home: { title: «Home» }\n"])
    let run = CommandRun(["check", "a.scene.yaml"], files: files)
    #expect(run.exit == 0 && run.output.contains("1:8: warning: the quotes of “A b” are letters"), "\(run.output)")
    #expect(run.output.contains("help: write \"A b\", or \"“A b”\" if the text has these quotes"), "\(run.output)")
    _ = CommandRun(["check", "--fix", "a.scene.yaml"], files: files)
    let mended = String(decoding: files.contents["a.scene.yaml"] ?? [], as: UTF8.self)
    #expect(mended == "scene: \"A b\"\ncontrollers:\n  home: { title: \"Home\" }\n", "\(mended)")
  }

  @Test func `a quote at one end is no pair, and quotes within quotes are meant`() {
    let scene = "scene: The Beatles’\ncontrollers:\n  home: { title: \"“Best of”\" }\n"
    #expect(first(scene).message == "1 file, no findings")
  }

  @Test func `a search in a sheet ends by its button, and the sheet is dragged by its name`() {
    let scene =
      FirstMessageTests.head + "controllers:\n  nav:\n  sheet: { kind: navigation, stack: [list] }\n"
      + "  list: { definesPresentationContext: true, searchController: { id: search, kind: search } }\n"
      + "script:\n  - present: sheet\n  - tap: search\n  - swipe: dismiss\n"
    let (message, help) = first(scene)
    #expect(message.contains("can't be dragged away [SG546]"), "\(message)")
    #expect(help.contains("'- tap: cancel'") && help.contains("'- { swipe: dismiss, in: sheet }'"), "\(help)")
  }

  @Test func `one screen in two tabs is told to be two instances`() {
    let scene = """
      scene: A
      initial: tabs
      controllers:
        tabs: { kind: tabs, tabs: [one, two] }
        one: { kind: navigation, stack: [home] }
        two: { kind: navigation, stack: [other] }
        home:
        other:
        shared:
      script:
        - push: shared
        - select: two
        - push: shared

      """
    let (message, help) = first(scene)
    #expect(
      message.contains("[SG515]") && help.hasPrefix("help: write 'shared#2' for an instance of its own"), "\(help)")
  }

  @Test func `a file that several scenes import is blamed once`() {
    let part = "scene: Part\ncontrollers:\n  home: { class: UINavigationController }\n"
    let whole = "scene: A\nimport: { part: part.yaml }\ninitial: part/home\nscript: []\n"
    let files = MemoryFiles(["part.yaml": part, "a.scene.yaml": whole, "b.scene.yaml": whole])
    let run = CommandRun(["test", "a.scene.yaml", "b.scene.yaml"], files: files)
    #expect(run.errors.split(separator: "\n").count { $0.contains("[SG168]") } == 1, "\(run.transcript)")
  }
}
