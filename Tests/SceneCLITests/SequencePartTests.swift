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
    let controllers = (1...5).map { tab in
      "  tab\(tab): { kind: navigation, stack: [list\(tab)] }\n  list\(tab):\n  detail\(tab):\n"
    }
    let steps = (0..<10).map { round in
      let tab = round % 5 + 1
      return """
          - push: detail\(tab)
          - present: sheet
          - dismiss
          - pop
          - select: tab\(tab % 5 + 1)

        """
    }
    return """
      scene: Long
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [\(tabs.joined(separator: ", "))] }
      \(controllers.joined())  sheet: { modalPresentationStyle: fullScreen }
      script:
      \(steps.joined())
      """
  }()

  @Test func `events, steps and a controller select messages as in a run`() {
    let events = sequence(["--events", "viewDidAppear", "--format", "text"]).output
    let lines = events.split(separator: "\n").filter { $0.contains("→") }
    #expect(
      !lines.isEmpty
        && lines.allSatisfy { line in
          ["viewDidAppear", ": tap ", ": trigger ", ": swipe ", ": setRoot "].contains { line.contains($0) }
        },
      "\(events)")
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
    #expect(messages.contains { $0.hasPrefix("viewDidAppear") }, "\(messages)")
    #expect(!messages.contains { $0.contains(/\binit$/) || $0.contains("willMove") || $0.contains("didMove") })
  }

  @Test(arguments: Thoroughness.sample(ChromeTraceTests.scenes, oneIn: 12))
  func `a folded sequence gives up what is put together before what comes and goes`(path: String) throws {
    let run = sequence(["--width", "840"], path)
    let folded = try #require(PictureCheck(run.output), "\(run.errors)").texts.filter { $0.hasPrefix("folded: ") }
    guard !folded.isEmpty else { return }
    let messages = try messages(of: run.output)
    func told(_ names: [String], in texts: [String]) -> [String] {
      texts.filter { text in names.contains { text.contains($0) } }
    }
    #expect(told(["willMove", "didMove", "LayoutSubviews", "loadView"], in: messages) == [])
    // Appearance goes last: nothing that tells less is left beside it.
    if !told(["Appear"], in: folded).isEmpty {
      #expect(told(["viewDidLoad", "traitCollectionDidChange", "willTransition"], in: messages) == [])
    }
  }

  /// The messages beside the arrows of a picture.
  private func messages(of svg: String) throws -> [String] {
    let pieces = svg.matches(of: #/<text class="small" [^>]*>([^<]*)</text>\n<path class="(?:message|own)"/#)
    return pieces.map { String($0.output.1) }
  }

  @Test func `a long sequence tells each step's appearance whole or not at all`() throws {
    let names = (0..<14).map { "d\($0)" }
    let script = names.flatMap {
      ["{ push: \($0) }", "{ tap: other }", "{ tap: nav }", "{ present: sheet }", "dismiss"]
    }
    let scene = """
      scene: Long
      initial: shell
      controllers:
        shell: { kind: tabs, tabs: [nav, other] }
        nav: { kind: navigation, stack: [list] }
        list:
        other: { kind: container, children: [left, right] }
        left:
        right:
        sheet:
      \(names.map { "  \($0): { kind: container, children: [left\($0)] }\n  left\($0):" }.joined(separator: "\n"))
      script: [\(script.joined(separator: ", "))]
      """
    let svg = CommandRun(["diagram", "--view", "sequence", "--format", "svg", "-"], input: scene).output
    let texts = try #require(PictureCheck(svg)).texts
    #expect(svg.contains("are left out"))
    // In these steps what appears has appeared at their end.
    var counts: [String: Int] = [:]
    var steps = 0
    func close() {
      #expect(counts["viewWillAppear"] == counts["viewDidAppear"], "\(counts)")
      #expect(counts["viewWillDisappear"] == counts["viewDidDisappear"], "\(counts)")
      #expect(counts["viewIsAppearing"] == counts["viewDidAppear"], "\(counts)")
      (counts, steps) = ([:], steps + 1)
    }
    for text in texts {
      if text.contains(/^\d+ +(push|tap|present|dismiss)/) { close() }
      // One line may tell what a controller gets from its will to its did.
      for (way, names) in [
        ("Appear", ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]),
        ("Disappear", ["viewWillDisappear", "viewDidDisappear"]),
      ] where text.contains("viewWill…Did\(way)(") {
        for name in names { counts[name, default: 0] += 1 }
      }
      for name in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        if text.contains(name + "(") { counts[name, default: 0] += 1 }
      }
    }
    close()
    #expect(steps > 3)
    // The names of 71 steps alone would be higher than the picture may be.
    #expect(texts.contains { $0.contains("each like one above") })
  }
}
