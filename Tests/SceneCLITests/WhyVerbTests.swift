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
      line.firstMatch(of: #/\ {3}([A-Z]\d*(?:\.\d+)?)(?:\ |$)/#).map { String($0.output.1) } ?? "-"
    }
  }

  @Test func `an appearance at the end of a push goes back to the segue, by the rules of stacks`() {
    let run = why(WhyVerbTests.stack, "detail.viewDidAppear")
    #expect(run.exit == 0)
    #expect(run.output.hasPrefix("detail.viewDidAppear(true)   step 1, at 0.5 s   C1.30\n"))
    // The end, the push, the next turn, the push as it was called, the search of `show`, the segue, the person.
    #expect(rules(run) == ["C1.63", "N2.31", "N2.4", "N2.4", "G7.26", "G7.20", "G7.20", "-"])
    #expect(run.output.hasSuffix("a.yaml:9   - trigger: next\n"))
  }

  @Test func `a controller is freed by what let go of it last`() {
    let run = why(WhyVerbTests.stack, "detail.deinit")
    #expect(run.output.hasPrefix("detail.deinit   step 2, at 1 s   C1.17\n"))
    #expect(run.output.contains("because 'popViewController' was called on 'nav'"))
    #expect(run.output.hasSuffix("a.yaml:10   - pop\n"))
  }

  @Test func `several events are counted, and each can be asked for`() {
    let first = why(WhyVerbTests.stack, "list.viewWillAppear")
    #expect(first.output.hasPrefix("list.viewWillAppear(false)   step 0"))
    #expect(first.output.hasSuffix("It came twice, in steps 0, 2; '--nth' chooses, '--all' shows each.\n"))
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
    #expect(run.output.hasPrefix("step 2  pop\n  nav.popViewController"))
    #expect(run.output.contains("detail.deinit"))
    #expect(why(WhyVerbTests.stack).output == run.output, "the last step with an event")
  }

  @Test func `a sheet leaves its presenter alone, and full screen would not`() {
    for arguments in [["home.viewDidDisappear"], ["--not", "home.viewDidDisappear"]] {
      let run = CommandRun(["why", "a.yaml"] + arguments, files: MemoryFiles(["a.yaml": WhyVerbTests.sheet]))
      #expect(run.exit == 0)
      #expect(run.output.hasPrefix("home.viewDidDisappear never came.\n  step 1, at 0 s   M6.31\n"))
      #expect(run.output.contains("because iOS 17 has 'automaticIsSheet', from iOS 13 on"))
      #expect(
        run.output.contains(
          "It would come with\n  modalPresentationStyle: fullScreen   line 8, in step 1; then in step 1\n"))
      #expect(run.output.contains("\n  ios: 12 "))
    }
  }

  @Test func `an edit that is offered brings the event`() {
    let edited = WhyVerbTests.sheet + "\n    modalPresentationStyle: fullScreen\n"
    let lines = CommandRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": edited])).output
    #expect(lines.contains("home.viewDidDisappear(true)"))
    let older = WhyVerbTests.sheet.replacing("ios: 17", with: "ios: 12")
    #expect(
      CommandRun(["run", "a.yaml"], files: MemoryFiles(["a.yaml": older])).output.contains("home.viewDidDisappear"))
  }

  @Test func `an event that came is explained also where its absence was asked for`() {
    let run = why(WhyVerbTests.sheet, "--not", "menu.viewDidAppear")
    #expect(run.output.hasPrefix("menu.viewDidAppear came once; in step 1.\n"))
  }

  @Test func `what keeps a controller alive is said with its line`() {
    let run = why(WhyVerbTests.sheet, "--alive", "menu")
    #expect(run.output.hasPrefix("menu is alive\n  because 'home' presents it"))
    #expect(run.output.contains("a.yaml:8   - present: menu"))
    #expect(why(WhyVerbTests.stack, "--alive", "detail").output == "detail isn't alive at the end.\n")
  }

  @Test func `JSON has the same reasons, with file and line`() {
    let run = why(WhyVerbTests.stack, "detail.viewDidAppear", "--format", "json")
    #expect(
      run.output.hasPrefix(
        #"{"event":"detail.viewDidAppear(true)","came":true,"step":1,"time":0.5,"rule":"C1.30","causes":[{"#))
    #expect(run.output.contains(#""rule":"G7.26","controller":"nav","file":"a.yaml","line":9}"#))
    #expect(
      why(WhyVerbTests.sheet, "home.viewDidDisappear", "--format", "json").output.contains(#"{"edit":"ios: 12","#))
  }

  @Test func `unknown names get the nearest ones`() {
    let controller = why(WhyVerbTests.stack, "detial.viewDidAppear")
    #expect(controller.exit == 64)
    #expect(controller.errors.contains("the scene has no controller 'detial'; did you mean 'detail'?"))
    let callback = why(WhyVerbTests.stack, "detail.viewDidApear")
    #expect(callback.exit == 64)
    #expect(callback.errors.contains("the scene has no callback 'viewDidApear'; did you mean 'viewDidAppear'?"))
    #expect(why(WhyVerbTests.stack, "detail").exit == 64)
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
}
