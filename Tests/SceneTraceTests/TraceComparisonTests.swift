import SamplePlans
import SceneBasics
import ScenePlan
import SceneRuns
import SceneTrace
import SceneWorld
import Testing

/// Two traces side by side.
@Suite struct TraceComparisonTests {
  private static let card = [
    heading(0, "# 0  launch"),
    event("main.viewWillAppear", "false"),
    heading(1, "# 1  present: card"),
    event("card.viewWillAppear", "true"),
    TraceLine(.time(Ticks(microseconds: 500_000)), text: "#    at 0.5 s"),
    event("card.viewDidAppear", "true"),
  ]
  private static let full = [
    heading(0, "# 0  launch"),
    event("main.viewWillAppear", "false"),
    heading(1, "# 1  present: full"),
    event("main.viewWillDisappear", "true", indent: 4),
    event("card.viewWillAppear", "false", indent: 4),
    TraceLine(.time(Ticks(microseconds: 500_000)), text: "#    at 0.5 s"),
    event("card.viewDidAppear", "true", indent: 4),
    event("main.viewDidDisappear", "true", indent: 4),
  ]

  private static func heading(
    _ step: Int, _ text: String, at time: Ticks? = nil, isContinued: Bool = false
  ) -> TraceLine {
    TraceLine(.heading(step: step, isContinued: isContinued, time: time), text: text)
  }

  private static func event(_ name: String, _ argument: String? = nil, indent: Int = 2) -> TraceLine {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let pattern = SceneExpectation.Pattern(controller: parts[0], callback: parts[1], argument: argument)
    return TraceLine(.event(pattern), text: String(repeating: " ", count: indent) + pattern.text)
  }

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

  @Test func `steps are matched by their numbers, and lines only inside a step`() {
    func step(_ number: Int, at seconds: Int64? = nil) -> TraceLine {
      TraceComparisonTests.heading(number, "# \(number)", at: seconds.map { Ticks(microseconds: $0 * 1_000_000) })
    }
    func event(_ name: String) -> TraceLine { TraceComparisonTests.event(name) }
    let (load, appear) = (event("a.viewDidLoad"), event("a.viewWillAppear"))
    // The longest common list has the heading of step 2 only once, and would put 'appear' beside itself.
    let first = [step(1), load, step(2, at: 1), appear, step(4), load]
    let second = [step(1), appear, step(2, at: 2), load, step(3), appear]
    #expect(
      TraceComparison(first, second).rows == [
        .alike(step(1), step(1)), .first(load), .second(appear), .changed(step(2, at: 1), step(2, at: 2)),
        .first(appear), .second(load), .second(step(3)), .second(appear), .first(step(4)), .first(load),
      ])
    #expect(TraceComparison(first, first).differenceCount == 0)
  }

  @Test func `behind a step that only one script has, equal headings stand beside each other`() {
    func step(_ number: Int, _ name: String, at seconds: Int64? = nil) -> TraceLine {
      let words = seconds.map { "   (at \($0) s)" } ?? ""
      return TraceComparisonTests.heading(
        number, "# \(number)  \(name)\(words)", at: seconds.map { Ticks(microseconds: $0 * 1_000_000) })
    }
    func time(_ seconds: Int64) -> TraceLine {
      TraceLine(.time(Ticks(microseconds: seconds * 1_000_000)), text: "#    at \(seconds) s")
    }
    let (load, appear) = (TraceComparisonTests.event("a.viewDidLoad"), TraceComparisonTests.event("a.viewDidAppear"))
    let first = [step(1, "push: a"), load, step(2, "pop", at: 1), time(2), appear]
    let second = [step(1, "push: a"), load, step(2, "rotate", at: 1), load, step(3, "pop", at: 3), time(4), appear]
    let comparison = TraceComparison(first, second)
    #expect(comparison.differenceCount == 2, "\(comparison.rows)")
    #expect(comparison.rows.filter(\.isDifference) == [.second(step(2, "rotate", at: 1)), .second(load)])
    #expect(comparison.rows.last?.texts == [appear.text, appear.text])
    // A wait that is longer is a difference, wherever the step stands.
    let late = second.dropLast(2) + [time(5), appear]
    #expect(TraceComparison(first, Array(late)).differenceCount == 4)
  }

  private func rows(_ one: TraceLine, _ other: TraceLine) -> [TraceComparison.Row] {
    TraceComparison([one], [other]).rows
  }

  @Test func `what a step is called is no difference, when it starts is one`() {
    func step(_ number: Int, _ seconds: Int? = nil, isContinued: Bool = false) -> TraceLine {
      TraceComparisonTests.heading(
        number, "any", at: seconds.map { Ticks(microseconds: Int64($0) * 1_000_000) }, isContinued: isContinued)
    }
    let (push, show) = (
      TraceComparisonTests.heading(1, "# 1  push: a"), TraceComparisonTests.heading(1, "# 1  show: b")
    )
    #expect(rows(push, show) == [.alike(push, show)])
    #expect(TraceComparison([push], [show]).rows.first?.texts == ["# 1  push: a", "# 1  show: b"])
    #expect(rows(step(1, 1), step(1, 2)) == [.changed(step(1, 1), step(1, 2))])
    #expect(rows(step(1, 1), step(1)) == [.changed(step(1, 1), step(1))])
    #expect(rows(step(1), step(2)) == [.first(step(1)), .second(step(2))])
    #expect(rows(step(1, isContinued: true), step(1)) == [.first(step(1, isContinued: true)), .second(step(1))])
  }

  @Test func `how deep a controller stands is no difference, what it is told is one`() {
    func event(_ name: String, _ argument: String? = nil, indent: Int = 2) -> TraceLine {
      TraceComparisonTests.event(name, argument, indent: indent)
    }
    let (low, high) = (event("a.viewDidLoad"), event("a.viewDidLoad", indent: 4))
    #expect(rows(low, high) == [.alike(low, high)])
    #expect(
      rows(event("a.willMove", "nil"), event("a.willMove", "b"))
        == [.changed(event("a.willMove", "nil"), event("a.willMove", "b"))])
    #expect(
      rows(event("a.viewDidLoad"), event("b.viewDidLoad"))
        == [.first(event("a.viewDidLoad")), .second(event("b.viewDidLoad"))])
    let (yes, no) = (TraceLine(.comment("answers x"), text: "# answers x"), TraceLine(.comment("answers y"), text: ""))
    #expect(rows(yes, no) == [.first(yes), .second(no)])
  }

  @Test func `flags are a difference of the same event`() {
    func event(_ flags: AppearanceFlags) -> TraceLine {
      var pattern = SceneExpectation.Pattern(controller: "a", callback: "viewWillAppear", argument: "true")
      pattern.has = flags
      return TraceLine(.event(pattern), text: pattern.text)
    }
    let (pushed, back) = (event(.isMovingToParent), event([]))
    #expect(rows(pushed, back) == [.changed(pushed, back)])
    #expect(TraceComparison([pushed], [back]).differences.map(\.line) == [pushed, back])
  }

  @Test func `a trace says of each line what it says`() throws {
    func pattern(_ controller: String, _ callback: String, _ argument: String?) -> TraceLine.Saying {
      .event(SceneExpectation.Pattern(controller: controller, callback: callback, argument: argument))
    }
    let trace = ComparableTrace(TraceOptions(showsInstructions: true))
    var recorder = RunRecorder(trace.contents)
    SampleRun.push(&recorder)
    let lines = trace.lines(of: recorder.recording, SamplePlans.push.plan)
    #expect(
      lines.map(\.saying) == [
        .heading(step: 0, isContinued: false, time: nil), pattern("main", "viewDidLoad", nil),
        .heading(step: 1, isContinued: false, time: nil),
        .comment(SamplePlans.push.plan.text(of: .link(InstanceID(2), to: InstanceID(0), at: 1))),
        pattern("blue", "willMove", "main"), pattern("blue", "viewWillAppear", "true"),
        .time(Ticks(microseconds: 500_000)), pattern("blue", "viewDidAppear", "true"),
        pattern("blue", "didMove", "main"),
      ])
    #expect(
      lines.map(\.text).joined(separator: "\n") + "\n" == """
        # 0  launch
          main.viewDidLoad
        # 1  push: blue
            # \(SamplePlans.push.plan.text(of: .link(InstanceID(2), to: InstanceID(0), at: 1)))
            blue.willMove(main)
            blue.viewWillAppear(true)
        #    at 0.5 s
            blue.viewDidAppear(true)
            blue.didMove(main)

        """)
  }

  @Test func `equal lines of a step are told apart by their order`() {
    let load = TraceComparisonTests.event("a.viewDidLoad")
    let launch = TraceComparisonTests.heading(0, "# 0  launch")
    let found = TraceComparison([launch], [launch, load, load]).differences
    #expect(found.map(\.ordinal) == [0, 1])
    #expect(found.allSatisfy { $0.step == 0 && $0.isOfSecond && $0.line == load })
  }

  @Test func `nothing in a trace steers the terminal`() {
    var writer = ByteWriter()
    for layout in ComparisonLayout.allCases {
      layout.write(
        TraceComparison(
          [TraceComparisonTests.event("a\u{1B}[2J.x")], [TraceComparisonTests.event("b\u{202E}.x")]),
        names: ("\u{7}", "b"), decoration: .plain, into: &writer
      )
    }
    #expect(!writer.take().contains { $0 < 0x20 && $0 != 0x0A })
  }
}

extension TraceComparison.Row {
  fileprivate var texts: [String] {
    switch self {
    case .alike(let one, let other), .changed(let one, let other): [one.text, other.text]
    case .first(let line), .second(let line): [line.text]
    }
  }
}
