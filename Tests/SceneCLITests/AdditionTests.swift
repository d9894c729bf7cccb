import SceneTestSupport
import Testing

/// Keys that a file adds to controllers of another, and partial scenes.
@Suite struct AdditionTests {
  private static let main = """
    scene: Main
    partial: true
    initial: home
    controllers:
      home: { segues: { fly: { custom: detail, class: FlySegue, identifier: Fly Away } } }
      detail: { segues: { back: { unwind: goHome } } }
      pages: { kind: pager, storyboardIdentifier: The Pages }

    """

  private func run(_ verb: [String], _ app: String, main: String = AdditionTests.main) -> CommandRun {
    CommandRun(verb + ["app.yaml"], files: MemoryFiles(["main.yaml": main, "app.yaml": app]))
  }

  private static func app(_ controllers: String, script: String = "") -> String {
    "scene: App\nimport: { main: main.yaml }\ninitial: main/home\ncontrollers:\n\(controllers)\n  extra:\n\(script)"
  }

  @Test func `what a file adds runs as if it stood in the other one`() {
    let app = AdditionTests.app(
      """
        main/home:
          unwindActions: [goHome]
          segues: { fly: { steps: [{ present: main/detail }] }, more: { present: extra } }
          overrides: { goHome: [{ load: extra }] }
      """,
      script: """
        script:
          - perform: Fly Away
          - expect: { visible: main/detail, contains: [main/home.prepare(fly), main/home.perform(fly)] }
          - trigger: back
          - expect: { visible: main/home, contains: [main/home.goHome, extra.viewDidLoad] }
          - trigger: more
          - expect: { visible: extra#2 }

        """)
    let run = run(["test"], app)
    #expect(run.exit == 0, "\(run.transcript)")
  }

  @Test func `a partial scene runs as if no code answered, and is neither stopped nor warned of`() {
    let script = """
      script:
        - trigger: fly
        - expect: { visible: main/home, contains: [main/home.perform(fly)] }
        - present: main/detail
        - trigger: back
        - expect: { visible: main/detail }

      """
    let app = AdditionTests.app("", script: script)
    #expect(run(["test"], app).exit == 0)
    let check = run(["check"], app)
    #expect(check.exit == 0)
    #expect(check.output.contains("only code says what the custom segue 'fly' does [SG335]"))
    #expect(check.output.contains("only code says which controller takes 'goHome' of 'detail' [SG335]"))
    #expect(!check.output.contains("warning:"))
    let whole = run(["check"], app, main: AdditionTests.main.replacing("partial: true\n", with: ""))
    #expect(whole.exit == 1 && whole.output.contains("[SG203]"))
  }

  @Test func `what the other file says already can't be added`() {
    let main = AdditionTests.main.replacing(
      "home: {", with: "home: { title: Home, note: old, overrides: { prefersStatusBarHidden: true },")
    func message(_ keys: String) -> String {
      let run = run(["check"], AdditionTests.app("  main/home: \(keys)"), main: main)
      #expect(run.exit == 1, "\(keys)")
      return run.output.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? ""
    }
    #expect(message("{ title: Other }").contains("'main/home' has 'title' already [SG209]"))
    #expect(message("{ note: new }").contains("'main/home' has 'note' already [SG209]"))
    #expect(message("{ kind: view }").contains("'main/home' has 'kind' already [SG209]"))
    #expect(
      message("{ overrides: { prefersStatusBarHidden: false } }").contains(
        "has 'prefersStatusBarHidden' already [SG209]"))
    #expect(message("{ segues: { fly: { show: extra } } }").contains("has 'fly' already [SG209]"))
    #expect(message("{ segues: { fly: { class: Other } } }").contains("has 'class' already [SG209]"))
    #expect(message("{ segues: { flee: { note: x } } }").contains("has no segue 'flee' [SG202]"))
    #expect(message("{ stack: [extra] }").contains("[SG152]"))
  }

  @Test func `contents that are added can close no circle`() {
    let run = run(
      ["check"], AdditionTests.app("  main/pages: { pages: [main/home] }\n  main/home: { children: [main/pages] }"))
    #expect(run.exit == 1 && run.output.contains("[SG206]"), "\(run.output)")
  }

  @Test func `keys for one controller stand once in a file`() {
    let run = run(["check"], AdditionTests.app("  main/home: { title: A }\n  main/home: { note: B }"))
    #expect(run.exit == 1 && run.output.contains("'main/home' is a duplicate [SG112]"), "\(run.output)")
  }
}
