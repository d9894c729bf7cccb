import SceneTestSupport
import Testing

/// Words of pictures of runs: each row has a cause, each name keeps its ends, and each act of a person is an arrow.
@Suite struct RunPictureWordsTests {
  private func texts(_ words: [String], _ scene: String) throws -> [String] {
    let run = CommandRun(words + ["--format", "svg", "a.yaml"], files: MemoryFiles(["a.yaml": scene]))
    let check = try #require(PictureCheck(run.output), "\(run.errors)")
    #expect(check.problems == [])
    return check.texts
  }

  // MARK: Causes of a step

  private static let stack = """
    scene: Stack
    initial: nav
    controllers:
      nav: { kind: navigation, stack: [list] }
      list: { segues: { open: { show: detail } } }
      detail:
    script: [trigger: open, { swipe: pop, cancelled: true }]

    """

  @Test func `the causes of a step begin with the step, and its turning points are rows`() throws {
    let texts = try texts(["why", "--step", "2"], RunPictureWordsTests.stack)
    func place(_ text: String) throws -> Int { try #require(texts.firstIndex(of: text), "\(text): \(texts)") }
    // N2.33, N2.34: until the finger is lifted the pop goes on, then all of it is taken back.
    let rows = try ["swipe: pop", "list.viewWillAppear(true)", "the finger was lifted", "list.viewWillDisappear(true)"]
      .map(place)
    #expect(rows == rows.sorted())
    #expect(texts.contains("a.yaml:7"), "the step's place: \(texts)")
    #expect(texts.contains { $0.hasPrefix("in “") }, "the scene: \(texts)")
    // The text says the same, with the same rules in the same order.
    let text = CommandRun(["why", "--step", "2", "a.yaml"], files: MemoryFiles(["a.yaml": RunPictureWordsTests.stack]))
    let lines = text.output.split(separator: "\n").dropFirst()
    let reasons = texts.filter { $0.hasPrefix("because ") }
    #expect(reasons.count == lines.count && Set(reasons).count > 3, "\(texts)")
    for (reason, line) in zip(reasons, lines) {
      #expect(line.contains(reason + "  "), "\(line)")
    }
    let rules = Set(lines.compactMap { $0.split(separator: " ").last.map(String.init) })
    #expect(rules.isSubset(of: texts) && rules.count > 2, "\(texts)")
  }

  @Test func `the picture of a step without events says that none came`() throws {
    let scene = RunPictureWordsTests.stack.replacing("script: [", with: "script: [{ expect: { visible: list } }, ")
    #expect(try texts(["why", "--step", "1"], scene).last == "no event came")
  }

  @Test func `reasons stand below events whose names are long, and are whole`() throws {
    let long = "consumptionStatementOverviewTableWithManyColumnsAndRows"
    let scene = RunPictureWordsTests.stack.replacing("detail", with: long)
    let (texts, short) = try (
      texts(["why", "--step", "1"], scene), texts(["why", "--step", "1"], RunPictureWordsTests.stack)
    )
    func reasons(_ texts: [String]) -> Int { texts.count { $0.hasPrefix("because ") } }
    #expect(reasons(texts) > 3 && reasons(texts) == reasons(short), "\(texts)")
    #expect(!texts.contains { $0.contains("…") }, "\(texts)")
  }

  // MARK: Film strips

  @Test(arguments: ["", "ViewController"])
  func `names that begin alike are told from each other on screens, and none is dropped silently`(
    ending: String
  ) throws {
    let (one, other) = ("consumptionStatementOverviewOfAllYears" + ending, "consumptionStatementOfOneMonth" + ending)
    let scene = RunPictureWordsTests.stack.replacing("list", with: one).replacing("detail", with: other)
      .replacing(", { swipe: pop, cancelled: true }", with: "")
    let texts = try texts(["diagram", "--view", "screens"], scene)
    for end in ["Years", "Month"] {
      #expect(
        texts.contains { $0.hasPrefix("consum") && $0.hasSuffix(ending.isEmpty ? end : end + "…") }, "\(end): \(texts)")
    }
    let whole = texts.joined(separator: " ")
    #expect(whole.contains("appeared: ") && (whole.contains(", nav") || whole.contains("+1")), "\(texts)")
  }

  @Test func `a short tab's name leaves its room to a longer one, so that all tabs are named`() throws {
    func scene(_ titles: [String]) -> String {
      let tabs = titles.indices.map { "t\($0)" }
      return
        "scene: Tabs\ninitial: tabs\ncontrollers:\n  tabs: { kind: tabs, tabs: [\(tabs.joined(separator: ", "))] }\n"
        + zip(tabs, titles).map { "  \($0): { title: \($1) }\n" }.joined()
    }
    let named = try texts(["diagram", "--view", "screens"], scene(["Me", "Bookmarks", "Us"]))
    #expect(Set(["Me", "Bookmarks", "Us"]).isSubset(of: named), "\(named)")
    let tooMany = try texts(["diagram", "--view", "screens"], scene(["Appointments", "Bookmarks", "Conversations"]))
    #expect(tooMany.contains("Appointments") && !tooMany.contains("Conversations"), "\(tooMany)")
  }

  // MARK: Sequences

  @Test func `the trigger of a segue is a message to its controller`() {
    let files = MemoryFiles(["a.yaml": RunPictureWordsTests.stack])
    let text = CommandRun(["diagram", "--view", "sequence", "--format", "text", "a.yaml"], files: files).output
    #expect(text.contains("  script → list: trigger open\n"), "\(text)")
  }

  @Test func `a step like an earlier one says between which controllers`() throws {
    let ids = (1...20).map { "d\($0)" }
    let scene =
      "scene: Many\ninitial: nav\ncontrollers:\n  nav: { kind: navigation, stack: [list] }\n  list:\n    segues:\n"
      + ids.map { "      to_\($0): { show: \($0) }\n" }.joined() + ids.map { "  \($0):\n" }.joined() + "script:\n"
      + ids.map { "  - trigger: to_\($0)\n  - pop\n" }.joined()
    let texts = try texts(["diagram", "--view", "sequence"], scene)
    #expect(texts.contains { $0.hasPrefix("like step 1, list → d") }, "\(texts)")
  }

  @Test func `the heading of a sequence says which things share a lane`() throws {
    let ids = (1...12).map { "d\($0)" }
    let scene =
      "scene: Many\ninitial: tabs\ncontrollers:\n  tabs: { kind: tabs, tabs: [d1, d2, d3, d4] }\n"
      + ids.map { "  \($0):\n" }.joined()
      + "script: [select: d2, select: d3, present: d5, dismiss, present: d6, dismiss, present: d7, dismiss]\n"
    let texts = try texts(["diagram", "--view", "sequence", "--width", "420"], scene)
    #expect(texts.joined(separator: " ").contains(/; \d+ controllers share a lane/), "\(texts)")
  }
}
