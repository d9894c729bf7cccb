import SceneTestSupport
import Testing

/// Which messages a sequence shows.
@Suite struct SequencePartTests {
  private static let shop = "examples/guide/app-on-a-phone.scene.yaml"

  private func sequence(_ options: [String], _ path: String = shop) -> CommandRun {
    CommandRun(["diagram", "--view", "sequence"] + options + [path])
  }

  /// A run of an app that is too long for a picture.
  private static let long: String = {
    let tabs = (1...5).map { "tab\($0)" }
    let controllers = tabs.map { "  \($0): { kind: navigation, stack: [list\($0)] }\n  list\($0):\n" }.joined()
    let steps = (1...30).map { number in
      ["  - push: detail", "  - present: sheet", "  - dismiss", "  - select: tab\(number % 5 + 1)"][number % 4] + "\n"
    }
    return """
      scene: Long
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [\(tabs.joined(separator: ", "))] }
      \(controllers)  detail:
        sheet: { modalPresentationStyle: fullScreen }
      script:
      \(steps.joined())
      """
  }()

  @Test func `events, steps and a controller select messages as in a run`() {
    let events = sequence(["--events", "viewDidAppear", "--format", "text"]).output
    let lines = events.split(separator: "\n").filter { $0.contains("→") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("viewDidAppear") || $0.contains(": tap ") }, "\(events)")
    let steps = sequence(["--steps", "1", "--format", "text"]).output
    #expect(!steps.contains("\nlaunch") && steps.contains("\n1  ") && !steps.contains("\n2  "), "\(steps)")
    #expect(sequence(["--events", "layout", "--format", "text"]).output.contains("viewDidLayoutSubviews"))
    #expect(
      sequence(["--events", "app", "--format", "text"]).output.contains("UIKit → script: app.didFinishLaunching"))
  }

  @Test func `with a focus each message is its controller's, and steps without one are left out`() throws {
    let files = MemoryFiles(["long.yaml": SequencePartTests.long])
    let text = CommandRun(
      ["diagram", "--view", "sequence", "--focus", "list2", "--format", "text", "long.yaml"], files: files
    ).output
    let messages = text.split(separator: "\n").filter { $0.contains("→") || $0.contains("↺") }
    #expect(!messages.isEmpty && messages.allSatisfy { $0.contains("list2") }, "\(text)")
    #expect(!text.contains("no message is sent") && !text.contains("\n2  "), "\(text)")
    let wrong = CommandRun(["diagram", "--view", "sequence", "--focus", "lisst2", "long.yaml"], files: files)
    #expect(wrong.exit == 64 && wrong.errors.contains("did you mean 'list2'?"), "\(wrong.errors)")
  }

  @Test func `details stand below the names`() throws {
    let scene = """
      scene: Heads
      initial: a
      controllers: { a: { title: Front, class: FrontViewController } }
      """
    func texts(_ options: [String]) throws -> [String] {
      let run = CommandRun(["diagram", "--view", "sequence"] + options + ["-"], input: scene)
      let check = try #require(PictureCheck(run.output), "\(run.errors)")
      #expect(check.problems == [])
      return check.texts
    }
    #expect(try !texts([]).contains("“Front”"))
    let told = try texts(["--details", "titles,classes"])
    #expect(told.contains("“Front”") && told.contains("FrontViewController"))
  }

  @Test(arguments: ["tree", "segues", "timeline", "screens", "scene"])
  func `messages are selected in no other view`(view: String) {
    for options in [["--events", "appearance"], ["--steps", "1"]] {
      let run = CommandRun(["diagram", "--view", view] + options + [SequencePartTests.shop])
      #expect(
        run.exit == 64 && run.errors.contains("'\(options[0])' means nothing to '--view \(view)'"), "\(run.errors)")
    }
  }

  @Test func `of a run that is too long, what people did, decisions and appearance are kept`() throws {
    let files = MemoryFiles(["long.yaml": SequencePartTests.long])
    let run = CommandRun(["diagram", "--view", "sequence", "long.yaml"], files: files)
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    #expect(run.errors.contains("messages are left out"))
    #expect(check.texts.contains { $0.hasPrefix("folded: ") && $0.contains("init") }, "\(check.texts)")
    let messages = try messages(of: run.output)
    let news = messages.filter { $0.contains("Appear") || $0.hasPrefix("tap ") }
    #expect(!messages.isEmpty && news.count * 2 >= messages.count, "\(messages)")
    #expect(!messages.contains { $0.hasSuffix("init") || $0.contains("willMove") || $0.contains("didMove") })
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 12))
  func `at least half of what a folded sequence keeps is appearance or a person's act`(path: String) throws {
    let run = sequence(["--width", "840"], path)
    guard run.errors.contains("messages are left out") else { return }
    let messages = try messages(of: run.output)
    let news = messages.filter { $0.contains("Appear") || $0.contains("tap ") || $0.contains("⚠") }
    // What the script calls is an act, too: its name stands in the step's title.
    #expect(news.count * 2 >= messages.count, "\(messages)")
  }

  /// What stands beside the arrows of a picture.
  private func messages(of svg: String) throws -> [String] {
    let pieces = svg.matches(of: #/<text class="small" [^>]*>([^<]*)</text>\n<path class="(?:message|own)"/#)
    return pieces.map { String($0.output.1) }
  }
}
