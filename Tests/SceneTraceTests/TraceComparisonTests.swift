import SceneBasics
import SceneTrace
import Testing

/// Two traces side by side.
@Suite struct TraceComparisonTests {
  private static let card = """
    # 0  launch
      main.viewWillAppear(false)
    # 1  present: card
      card.viewWillAppear(true)
    #    at 0.5 s
      card.viewDidAppear(true)
    """.split(separator: "\n").map(String.init)
  private static let full = """
    # 0  launch
      main.viewWillAppear(false)
    # 1  present: full
        main.viewWillDisappear(true)
        card.viewWillAppear(false)
    #    at 0.5 s
        card.viewDidAppear(true)
        main.viewDidDisappear(true)
    """.split(separator: "\n").map(String.init)

  private func page(_ layout: ComparisonLayout, _ decoration: Decoration = .plain) -> String {
    var writer = ByteWriter()
    layout.write(
      TraceComparison(TraceComparisonTests.card, TraceComparisonTests.full), names: ("card.yaml", "full.yaml"),
      decoration: decoration, into: &writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `columns mark what differs between the lines`() {
    #expect(
      page(.columns) == """
        card.yaml                      full.yaml
        # 0  launch                    # 0  launch
          main.viewWillAppear(false)     main.viewWillAppear(false)
        # 1  present: card             # 1  present: full
                                     >     main.viewWillDisappear(true)
          card.viewWillAppear(true)  |     card.viewWillAppear(false)
        #    at 0.5 s                  #    at 0.5 s
          card.viewDidAppear(true)         card.viewDidAppear(true)
                                     >     main.viewDidDisappear(true)
        # 3 lines differ

        """)
    #expect(page(.columns).split(separator: "\n").allSatisfy { $0.count <= 63 })
    let comparison = TraceComparison(TraceComparisonTests.card, TraceComparisonTests.full)
    #expect(ComparisonLayout.columns.width(of: comparison, names: ("card.yaml", "full.yaml")) == 63)
  }

  @Test func `unified marks it before them`() {
    #expect(
      page(.unified) == """
        --- card.yaml
        +++ full.yaml
          # 0  launch
            main.viewWillAppear(false)
          # 1  present: card  |  1  present: full
        +     main.viewWillDisappear(true)
        -   card.viewWillAppear(true)
        +     card.viewWillAppear(false)
          #    at 0.5 s
            card.viewDidAppear(true)
        +     main.viewDidDisappear(true)
        # 3 lines differ

        """)
  }

  @Test func `colour is the only thing that a decoration adds`() {
    for layout in ComparisonLayout.allCases {
      let painted = page(layout, .ansi)
      #expect(painted != page(layout))
      #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == page(layout))
    }
  }

  @Test func `what a step is called is no difference, when it starts is one`() {
    func rows(_ one: String, _ other: String) -> [TraceComparison.Row] { TraceComparison([one], [other]).rows }
    #expect(rows("# 1  push: a", "# 1  show: b") == [.alike("# 1  push: a", "# 1  show: b")])
    #expect(rows("# 1  a   (at 1 s)", "# 1  a   (at 2 s)") == [.changed("# 1  a   (at 1 s)", "# 1  a   (at 2 s)")])
    #expect(rows("# 1  a", "# 2  a") == [.first("# 1  a"), .second("# 2  a")])
    #expect(rows("# 1  a, continued", "# 1  a") == [.first("# 1  a, continued"), .second("# 1  a")])
  }

  @Test func `how deep a controller stands is no difference, what it is told is one`() {
    func rows(_ one: String, _ other: String) -> [TraceComparison.Row] { TraceComparison([one], [other]).rows }
    #expect(rows("  a.viewDidLoad", "    a.viewDidLoad") == [.alike("  a.viewDidLoad", "    a.viewDidLoad")])
    #expect(rows("  a.willMove(nil)", "  a.willMove(b)") == [.changed("  a.willMove(nil)", "  a.willMove(b)")])
    #expect(rows("  a.viewDidLoad", "  b.viewDidLoad") == [.first("  a.viewDidLoad"), .second("  b.viewDidLoad")])
    #expect(rows("  # answers x", "  # answers y") == [.first("  # answers x"), .second("  # answers y")])
  }

  @Test func `nothing in a trace steers the terminal`() {
    var writer = ByteWriter()
    for layout in ComparisonLayout.allCases {
      layout.write(
        TraceComparison(["  a\u{1B}[2J.x"], ["  b\u{202E}.x"]), names: ("\u{7}", "b"), decoration: .plain, into: &writer
      )
    }
    #expect(!writer.take().contains { $0 < 0x20 && $0 != 0x0A })
  }
}
