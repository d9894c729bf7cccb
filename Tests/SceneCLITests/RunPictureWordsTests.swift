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
    #expect(!texts.contains { $0.contains("appearance began") || $0.contains("appearance ended") }, "\(texts)")
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
}
