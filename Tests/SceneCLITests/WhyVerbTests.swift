import Foundation
import SceneTestSupport
import Testing

/// `why`: the reasons of an event, up to the line in the file.
@Suite struct WhyVerbTests {
  private static let stack = """
    scene: A
    ios: 17
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list: { segues: { next: { show: detail } } }
      detail:
    script:
      - trigger: next
      - pop
    """
  private static let sheet = """
    scene: B
    ios: 17
    initial: home
    controllers:
      home:
      menu:
    script:
      - present: menu
    """

  private func why(_ scene: String, _ arguments: String...) -> CommandRun {
    CommandRun(["why", "a.yaml"] + arguments, files: MemoryFiles(["a.yaml": scene]))
  }

  /// The rules of the lines that say `because`, from near to far; `-` where there is none.
  private func rules(_ run: CommandRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("  because ") }.map { line in
      line.firstMatch(of: #/\ ([A-Z]\d*(?:\.\d+)?)$/#).map { String($0.output.1) } ?? "-"
    }
  }

  @Test func `a controller that is never freed says what keeps it`() {
    let scene = """
      scene: A
      initial: nav
      controllers:
        nav: { kind: navigation, stack: [list] }
        list:
        detail: { overrides: { viewDidLoad: [{ code: [], after: 100 }] } }
        kept: { retained: true }
      script: [{ push: detail }, pop, { push: kept }, pop]

      """
    let timer = CommandRun(["why", "-", "detail.deinit"], input: scene).output
    #expect(timer.contains("'detail' is alive at the end: a timer, or a block that waits, holds it"), "\(timer)")
    let kept = CommandRun(["why", "-", "kept.deinit"], input: scene).output
    #expect(
      kept.contains("'kept' is alive at the end: 'retained: true' says that code holds a reference to it"), "\(kept)")
  }

  @Test func `an appearance at the end of a push goes back to the segue, by the rules of stacks`() {
    let run = why(WhyVerbTests.stack, "detail.viewDidAppear")
    #expect(run.exit == 0)
    #expect(
      run.output == """
        detail.viewDidAppear(true)   step 1, at 0.5 s
          because its appearance ended                     at the end of the push       N2.31
          because the push had lasted its 0.5 s
          because a stack starts a push in the next turn                                N2.4
          because 'show' found 'nav' among the parents                                  G7.26
          because a person fired 'next' of 'list'          a.yaml:9   - trigger: next   G7.20

        """)
    #expect(rules(run) == ["N2.31", "-", "N2.4", "G7.26", "G7.20"])
  }

  @Test func `a controller is freed by what let go of it last`() {
    let run = why(WhyVerbTests.stack, "detail.deinit")
    #expect(run.output.hasPrefix("detail.deinit   step 2, at 1 s\n  because UIKit let go of it "))
    // Its former owner, and what took it away from there.
    #expect(run.output.contains("\n  and since 'nav' had let go of it, its child until then\n"))
    #expect(run.output.contains("because the pop had lasted its 0.5 s"))
    #expect(run.output.contains("because 'popViewController' was called on 'nav'"))
    #expect(run.output.contains("a.yaml:10   - pop "))
  }

  @Test func `several events are counted, and each can be asked for`() {
    let first = why(WhyVerbTests.stack, "list.viewWillAppear")
    #expect(first.output.hasPrefix("list.viewWillAppear(false)   step 0"))
    #expect(first.output.hasSuffix("It came twice, in steps 0, 2; '--nth' chooses, '--all' shows each.\n"))
    let often = why(
      WhyVerbTests.stack + "\n" + String(repeating: "  - push: detail\n  - pop\n", count: 20), "nav.popViewController")
    #expect(often.output.contains("came 21 times, in steps 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 and 11 more; "))
    #expect(why(WhyVerbTests.stack, "list.viewWillAppear", "--nth", "2").output.contains("step 2, at 0.5 s"))
    #expect(why(WhyVerbTests.stack, "list.viewWillAppear(true)").output.hasPrefix("list.viewWillAppear(true)   step 2"))
    #expect(why(WhyVerbTests.stack, "list.viewWillAppear", "--nth", "3").exit == 64)
    #expect(
      why(WhyVerbTests.stack, "list.viewWillAppear", "--all").output.split(separator: "\n").count {
        $0.hasPrefix("list")
      } == 2)
  }

  @Test func `without an event the events of a step have their nearest reasons`() {
    let run = why(WhyVerbTests.stack, "--step", "2")
    #expect(run.output.hasPrefix("step 2  pop\n  nav.popViewController "))
    // What comes from the pop stands below it.
    #expect(run.output.contains("\n    detail.deinit "))
    #expect(run.output.contains("because its appearance ended, at the end of the pop"))
    #expect(why(WhyVerbTests.stack).output == run.output, "the last step with an event")
  }

  @Test func `a sheet leaves its presenter alone, and full screen would not`() {
    for arguments in [["home.viewDidDisappear"], ["--not", "home.viewDidDisappear"]] {
      let run = CommandRun(["why", "a.yaml"] + arguments, files: MemoryFiles(["a.yaml": WhyVerbTests.sheet]))
      #expect(run.exit == 0)
      let reason = "'menu' was presented as a page sheet, which leaves the presenter's view where it is"
      #expect(run.output.hasPrefix("home.viewDidDisappear never came.\n  step 1, line 8: \(reason)   M6.31\n"))
      #expect(run.output.contains("\n      asked: iOS 17 has 'automaticIsSheet', from iOS 13 on"))
      #expect(
        run.output.contains(
          "It would come with\n  9:  modalPresentationStyle: fullScreen    as a new line, at step 1\n"))
      #expect(run.output.contains("\n  2:  ios: 12 "))
    }
  }

  @Test func `an event that came is explained also where its absence was asked for`() {
    let run = why(WhyVerbTests.sheet, "--not", "menu.viewDidAppear")
    #expect(run.output.hasPrefix("menu.viewDidAppear came once, in step 1.\n"))
  }

  @Test func `what keeps a controller alive is said with its line`() {
    let run = why(WhyVerbTests.sheet, "--alive", "menu")
    #expect(run.output.hasPrefix("menu is alive\n  because 'home' presents it"))
    #expect(run.output.contains("a.yaml:8   - present: menu "))
    #expect(why(WhyVerbTests.stack, "--alive", "detail").output == "detail isn't alive at the end.\n")
    let object = why(WhyVerbTests.sheet, "--alive", "menu", "--format", "json").output
    #expect(
      object.hasPrefix(#"{"alive":"menu","owners":[{"kind":"instruction","text":"'home' presents it","#), "\(object)")
    #expect(
      why(WhyVerbTests.sheet + "\n  - dismiss\n", "menu.deinit").output.contains(
        "  and since 'home' had let go of it, which had presented it "))
    #expect(why(WhyVerbTests.sheet, "--alive", "menu", "--step", "0").exit == 64)
    // Nothing owns what a step has only loaded, and 'tree' shows it.
    let loaded = "scene: s\ninitial: home\ncontrollers:\n  home:\n  menu:\nscript:\n  - load: menu\n"
    let made = why(loaded, "--alive", "menu")
    #expect(made.output.hasPrefix("menu is alive\n  because a step made it, and nothing has taken it in yet"))
    #expect(made.output.contains("a.yaml:7   - load: menu"))
    let owned = why(loaded + "  - present: menu\n", "--alive", "menu")
    #expect(owned.output.hasPrefix("menu is alive\n  because 'home' presents it"))
  }

  @Test func `JSON has the same reasons, with file and line`() {
    let run = why(WhyVerbTests.stack, "detail.viewDidAppear", "--format", "json")
    #expect(
      run.output.hasPrefix(
        #"{"event":"detail.viewDidAppear(true)","came":true,"step":1,"time":0.5,"rule":"C1.30","causes":[{"#))
    #expect(run.output.contains(#""rule":"G7.26","controller":"nav","file":"a.yaml","line":9}"#))
    #expect(
      why(WhyVerbTests.sheet, "menu.didMove", "--format", "json").output.hasPrefix(
        #"{"event":"menu.didMove","came":false,"answer":"nothing in this script would send it"#))
    #expect(
      why(WhyVerbTests.sheet, "home.viewDidDisappear", "--format", "json").output.contains(
        #"{"edit":"ios: 12","line":2,"new":false,"step":1}"#))
  }

  @Test func `unknown names get the nearest ones`() {
    let controller = why(WhyVerbTests.stack, "detial.viewDidAppear")
    #expect(controller.exit == 64)
    #expect(controller.errors.contains("the scene has no controller 'detial'; did you mean 'detail'?"))
    let callback = why(WhyVerbTests.stack, "detail.viewDidApear")
    #expect(callback.exit == 64)
    #expect(callback.errors.contains("the scene has no callback 'viewDidApear'; did you mean 'viewDidAppear'?"))
    #expect(why(WhyVerbTests.stack, "detail").exit == 64)
    let labelled = why(WhyVerbTests.stack, "detail.didMove(toParent: nav)")
    #expect(labelled.exit == 64)
    #expect(labelled.errors.contains("write it without labels: 'detail.didMove(nav)'"))
    #expect(why(WhyVerbTests.stack, "--step", "9").exit == 64)
    #expect(why(WhyVerbTests.stack, "--not").exit == 64)
    #expect(why("scene: [", "detail.init").exit == 1)
  }

  @Test func `a plan answers as its scene does`() {
    let path = "examples/navigation/photo-frame.scene.yaml"
    let plan = CommandRun(["compile", path]).output
    let scene = CommandRun(["why", path, "yellow.viewDidAppear", "--format", "json"]).output
    let again = CommandRun(["why", "-", "yellow.viewDidAppear", "--format", "json"], input: plan).output
    #expect(
      again.replacing(#"<stdin>"#, with: path).replacing(#/"file":"[^"]*"/#, with: "")
        == scene.replacing(#/"file":"[^"]*"/#, with: ""))
  }

  @Test func `flags count, as they do in expectations`() {
    let leaving = why(WhyVerbTests.stack, "detail.viewWillDisappear(true) isMovingFromParent")
    #expect(leaving.output.hasPrefix("detail.viewWillDisappear(true)   step 2"))
    #expect(why(WhyVerbTests.stack, "detail.viewWillDisappear isBeingDismissed").output.contains("never came."))
  }

  @Test func `details show each effect with its number, up to the step`() {
    let lines = why(WhyVerbTests.stack, "detail.viewDidAppear", "--details").output.split(separator: "\n").dropFirst()
    #expect(lines.first?.contains("detail.viewDidAppear(true)") == true)
    #expect(lines.dropFirst().first?.contains("end(detail)") == true)
    #expect(lines.last?.contains("step 1") == true)
    let numbers = lines.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers.count == lines.count && numbers == numbers.sorted(by: >))
  }

  @Test func `what a kind never gets is an answer`() {
    let plain = why(WhyVerbTests.stack, "detail.delegate.willShow")
    #expect(plain.exit == 0)
    #expect(
      plain.output.contains("a plain controller is never told 'delegate.willShow': only a navigation controller is"))
    #expect(why(WhyVerbTests.stack, "app.viewDidLoad").output.contains("the app is never told 'viewDidLoad'"))
    let unmade = WhyVerbTests.sheet.replacing("  menu:", with: "  menu:\n  other:")
    #expect(
      why(unmade, "other.viewDidLoad").output.contains("'other' was never made: no step of this script leads to it"))
  }

  @Test func `a warning has its chain, too`() {
    let both =
      WhyVerbTests.sheet.replacing("  menu:", with: "  menu:\n  other:") + "\n  - present: other\n    in: home\n"
    let run = why(both, "other.warning")
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("other.warning(alreadyPresenting)   step 2, "))
    #expect(run.output.contains("because 'present(other)' was called on 'home'   a.yaml:10   - present: other"))
  }

  @Test func `a chain is drawn, and a step as a tree`() {
    let chart = why(WhyVerbTests.stack, "detail.viewDidAppear", "--format", "mermaid").output
    #expect(chart.hasPrefix("flowchart TD\n  n0([\"detail.viewDidAppear(true)  C1.30\"])\n"))
    #expect(chart.contains("  n1 --> n0\n"))
    let tree = why(WhyVerbTests.stack, "--step", "2", "--format", "mermaid").output
    #expect(tree.contains("  n0[\"pop  a.yaml:") && tree.contains("  n1([\"nav.popViewController"), "\(tree)")
    #expect(tree.contains("  n0 --> n1\n") && tree.contains("  n1 --> n2\n"))
    let picture = why(WhyVerbTests.stack, "detail.viewDidAppear", "--format", "svg").output
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("because a stack starts a push in the next turn"))
  }

  @Test func `an event before its file is told so`() {
    let files = MemoryFiles(["a.yaml": "scene: A\ninitial: a\ncontrollers: { a: }\n"])
    let run = CommandRun(["why", "a.viewDidLoad", "a.yaml"], files: files)
    #expect(run.exit == 64)
    #expect(
      run.errors == "error: the file stands before the event\nhelp: write 'scenograph why a.yaml a.viewDidLoad'\n")
    #expect(CommandRun(["why", "a.yaml", "a.viewDidLoad"], files: files).exit == 0)
  }

  @Test(arguments: [
    ("viewWillAppear", "write a controller before the callback, as in 'a.viewWillAppear'"),
    ("a", "write a callback behind the controller, as in 'a.viewDidAppear'"),
    ("why", "write a controller and a callback, as in 'a.viewDidAppear'"),
  ]) func `half an event is completed with names of the scene`(event: String, help: String) {
    let files = MemoryFiles(["a.yaml": "scene: A\ninitial: a\ncontrollers: { a: }\n"])
    let run = CommandRun(["why", "a.yaml", event], files: files)
    #expect(run.exit == 64 && run.errors == "error: '\(event)' is no event\nhelp: \(help)\n")
  }

  @Test(arguments: ["guide/after-a-sheet", "containment/new-parent", "timing/overlaps"])
  func `the picture of a step has the reasons and rules of the text, and its times`(path: String) throws {
    let words = ["why", "--step", "1", "examples/\(path).scene.yaml"]
    let text = CommandRun(words).output.split(separator: "\n").dropFirst()
    let check = try #require(PictureCheck(CommandRun(words + ["--format", "svg"]).output))
    #expect(check.problems == [])
    let drawn = check.texts
    for line in text {
      let parts = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      for part in parts where !part.isEmpty { #expect(isTold(part, by: drawn), "\(part) isn't drawn") }
    }
    // A push or a sheet lasts half a second.
    if path != "containment/new-parent" { #expect(drawn.contains("at 0.5 s")) }
  }

  /// Whether a picture has words of the text. The step and what had waited are rows of it, and an event of appearance
  /// doesn't repeat its name.
  private func isTold(_ part: String, by drawn: [String]) -> Bool {
    if drawn.contains(part) { return true }
    guard part.hasPrefix("because ") else { return false }
    let reason = part.dropFirst("because ".count)
    if let step = reason.wholeMatch(of: /step \d+ did it: (.+)/)?.output.1 { return drawn.contains(String(step)) }
    if let change = reason.wholeMatch(of: /its (?:dis)?appearance (?:began|ended)(?:, at the end of the (.+))?/) {
      guard let name = change.output.1 else { return true }
      return drawn.contains { $0.hasPrefix("the \(name) had lasted") || $0.hasPrefix("the \(name) was over") }
    }
    return drawn.contains(String(reason))
  }

  @Test func `the picture of what never came has the changes that bring it`() throws {
    let words = ["why", "--not", "examples/modal/photo-frame-card.scene.yaml", "first.viewWillDisappear"]
    let lines = CommandRun(words).output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let edits = try #require(lines.firstIndex(of: "It would come with"))
    let drawn = try #require(PictureCheck(CommandRun(words + ["--format", "svg"]).output)).texts
    #expect(drawn.contains("It would come with") && edits + 1 < lines.count)
    for line in lines[(edits + 1)...] {
      let parts = line.components(separatedBy: "    ").map { $0.trimmingCharacters(in: .whitespaces) }
      for part in parts where !part.isEmpty { #expect(drawn.contains(part), "\(part)") }
    }
  }
}
