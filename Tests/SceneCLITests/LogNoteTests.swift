import SceneTestSupport
import Testing

/// `log`, below its steps: what would tell two scripts apart, what doesn't count, the scene's own script. And the messages
/// to delegates, which tell a person from code.
@Suite struct LogNoteTests {
  private static let stack =
    "scene: Two\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [A] }\n  A:\n  B:\n"
  private static let pushed = [
    "A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
    "A viewDidDisappear", "B viewDidAppear",
  ]

  private static func answer(_ lines: [String], _ scene: String? = nil, _ words: [String] = []) -> CommandRun {
    CommandRun(
      ["log", "-"] + (scene == nil ? [] : ["--scene", "app.yaml"]) + words, input: lines.joined(separator: "\n") + "\n",
      files: MemoryFiles(["app.yaml": scene ?? ""]))
  }

  /// The lines of a run, in our own form, with its delegates' messages.
  private static func trace(of scene: String) -> [String] {
    let run = CommandRun(
      ["run", "--events", "loading,appearance,delegates,app", "app.yaml"], files: MemoryFiles(["app.yaml": scene]))
    return run.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.hasPrefix("#") }
  }

  private static let told =
    "@callbacks viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear delegate."

  @Test func `the next best names the callback that would tell`() {
    let run = LogNoteTests.answer(LogNoteTests.pushed)
    let next = run.output.split(separator: "\n").first { $0.hasPrefix("Next best: ") } ?? ""
    #expect(run.exit == 0 && next.contains(/; print \w+ in [AB]: (it|its place) would tell$/), "\(run.output)")
    // The callback that it names is printed: the answer stays, and another one is named, or none.
    let same = LogNoteTests.answer(["A viewDidLoad", "A viewWillAppear", "A viewDidAppear"])
    #expect(
      same.output.contains("Next best: the same on iOS 12, dearer by 0.2; print viewIsAppearing in A: it would tell\n"),
      "\(same.output)")
    let printed = ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"]
    #expect(!LogNoteTests.answer(printed).output.contains("the same on iOS 12"))
  }

  @Test func `layout passes and init are compared at the end, and count for nothing`() {
    let passes = ["A viewDidLayoutSubviews", "A viewDidLayoutSubviews", "A viewDidLayoutSubviews"]
    let lines = ["A init"] + LogNoteTests.pushed.prefix(2) + passes + LogNoteTests.pushed.dropFirst(2)
    let run = LogNoteTests.answer(lines, LogNoteTests.stack, ["--columns"])
    #expect(run.exit == 0 && run.output.contains("all explained\n"), "\(run.output)")
    #expect(
      run.output.contains(
        "Layout passes and 'init' don't count. In the log and in UIKit they come otherwise: A.viewDidLayoutSubviews 3 "
          + "and 1.\n"), "\(run.output)")
    #expect(
      run.output.contains(
        "# what doesn't count, in the log and in UIKit\n  A.init                   1   1\n"
          + "  A.viewDidLayoutSubviews  3 | 1\n"), "\(run.output)")
    let json = LogNoteTests.answer(lines, LogNoteTests.stack, ["--format", "json"])
    #expect(json.output.contains("{\"callback\": \"A.init\", \"inLog\": 1, \"inUIKit\": 1}"), "\(json.output)")
  }

  @Test func `a scene's own script that prints something else is told, with the first line`() {
    let own = LogNoteTests.stack + "script:\n  - present: B\n"
    let run = LogNoteTests.answer(LogNoteTests.pushed, own)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == ["push: B"], "\(run.output)")
    #expect(run.output.contains("The scene's own script prints something else from line 5 on.\n"), "\(run.output)")
    let longer = LogNoteTests.stack + "script:\n  - push: B\n  - pop\n"
    let end = LogNoteTests.answer(LogNoteTests.pushed, longer)
    #expect(end.output.contains("The scene's own script goes on behind the end of the log.\n"), "\(end.output)")
  }

  @Test func `a class that no line and no scene has is told, where it is said to print`() {
    let lines = ["Detail viewDidLoad", "Detail viewWillAppear", "Detail viewDidAppear"]
    let wrong = LogNoteTests.answer(lines, nil, ["--printed", "Detial=deinit"])
    let told = "<stdin>: note: no line is of the class 'Detial', which '--printed' names; did you mean 'Detail'?\n"
    #expect(wrong.exit == 0 && wrong.errors == told, "\(wrong.transcript)")
    let silent = LogNoteTests.answer(
      Array(LogNoteTests.pushed.prefix(3)), LogNoteTests.stack, ["--printed", "B=viewDidLoad"])
    #expect(silent.exit == 0 && silent.errors.isEmpty, "\(silent.transcript)")
  }

  @Test(arguments: [
    (
      "list: { searchController: search, definesPresentationContext: true }\nsearch: { kind: search }",
      ["tap: search"], "tap: search", "willPresentSearchController delegate.didPresentSearchController"
    ),
    (
      "list: { searchController: search, definesPresentationContext: true }\nsearch: { kind: search }",
      ["present: search"], "present: search", "willPresentSearchController delegate.didPresentSearchController"
    ),
    (
      "list:\nsheet: { detents: [medium, large] }", ["present: sheet", "swipe: large"], "swipe: large",
      "didChangeSelectedDetentIdentifier"
    ),
    ("list:\nsheet:", ["present: sheet", "swipe: dismiss"], "swipe: dismiss", "presentationControllerDidDismiss"),
    ("list:\nsheet:", ["present: sheet", "dismiss"], "dismiss", "presentationControllerDidDismiss"),
  ]) func `messages to a delegate tell a person from code`(
    controllers: String, script: [String], last: String, told: String
  ) {
    let scene = "scene: Told\ninitial: list\ncontrollers:\n  \(controllers.replacing("\n", with: "\n  "))\n"
    let trace = LogNoteTests.trace(of: scene + "script:\n" + script.map { "  - \($0)\n" }.joined())
    let wanted = Set((LogNoteTests.told + told).split(separator: " ").map(String.init))
    let lines = trace.filter { line in
      wanted.contains(String(line.drop { $0 != "." }.dropFirst().prefix { $0 != "(" }))
    }
    let run = LogNoteTests.answer([LogNoteTests.told + told] + lines, scene)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output).last == last, "\(run.output)")
    #expect(
      !run.output.contains("\(last)  line") || !run.output.contains("or \(last == "dismiss" ? "swipe" : "dismiss")"))
  }

  @Test func `a segue that unwinds over a presentation and a push is found without a scene`() {
    let scene = """
      scene: Unwind
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [Feed] }
        Feed: { unwindActions: [home] }
        Post:
        Pay: { modalPresentationStyle: fullScreen, segues: { done: { unwind: home } } }
      script:
        - push: Post
        - present: Pay
        - trigger: done
      """
    let trace = LogNoteTests.trace(of: scene).filter { $0.contains(/^(Feed|Post|Pay)\.view(Did|Will)/) }
    let run = LogNoteTests.answer(trace)
    #expect(run.exit == 0, "\(run.output)")
    #expect(
      LogScriptTests.steps(run.output) == [
        "push: Post", "present: Pay, fullScreen", "popToRoot, not animated, then dismiss",
      ], "\(run.output)")
  }

  @Test func `what the app is told is a step`() {
    let steps = ["push: B", "resignActive", "becomeActive", "background", "foreground", "terminate"]
    let trace = LogNoteTests.trace(of: LogNoteTests.stack + "script:\n" + steps.map { "  - \($0)\n" }.joined())
    let run = LogNoteTests.answer(trace.filter { !$0.hasPrefix("nav.") }, LogNoteTests.stack)
    #expect(run.exit == 0 && LogScriptTests.steps(run.output) == steps, "\(run.output)")
    let old = LogNoteTests.answer(
      LogNoteTests.pushed + ["AppDelegate applicationWillResignActive(_:)"], LogNoteTests.stack)
    #expect(LogScriptTests.steps(old.output) == ["push: B", "resignActive"], "\(old.output)")
  }

  /// The app raises when the sheet that goes is presented again.
  @Test func `a presentation in viewWillAppear is told, though the app ends behind the last line`() {
    let scene =
      "scene: Sheet\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [home] }\n  home:\n"
      + "  sheet: { modalPresentationStyle: fullScreen }\n"
    let wrong = scene.replacing("home:\n", with: "home: { overrides: { viewWillAppear: [{ present: sheet }] } }\n")
    let trace = LogNoteTests.trace(of: wrong + "script:\n  - dismiss\n").filter {
      $0.contains(/^(home|sheet)\.view(Did|Will)(Load|\w+ppear)/)
    }
    let run = LogNoteTests.answer(trace, scene)
    #expect(run.exit == 1 && run.output.contains("a controller presents in 'viewWillAppear'"), "\(run.output)")
  }
}
