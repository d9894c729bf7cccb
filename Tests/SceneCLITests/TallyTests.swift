import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

@testable import SceneCLI
@testable import SceneSession

/// The counts of `check` and `test`, and their answers.
@Suite struct TallyTests {
  private enum Sample: Int {
    case fault = 201
    case doubt = 301
    case remark = 302
    case excess = 119
    var finding: Finding {
      let severity: Severity =
        switch self {
        case .fault, .excess: .error
        case .doubt: .warning
        case .remark: .note
        }
      return Finding(
        rawValue, "\(self)", severity, "", explanation: "", wrong: "", right: "", exceedsLimit: self == .excess)
    }
  }

  private func compilation(_ kinds: [(Sample, line: UInt32)], path: String = "a.yaml") -> Compilation {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: []))
    let diagnostics = kinds.map { kind, line in
      Diagnostic(kind.finding, "wrong", at: SourceSpan(line: line, column: 1, length: 1, file: file))
    }
    return Compilation(files: files, diagnostics: diagnostics, plan: nil)
  }

  @Test func `errors answer 1, warnings and notes alone 0`() {
    var tally = FindingTally(isStrict: false)
    #expect(tally.count(compilation([])).isEmpty)
    #expect(tally.summary == "1 file, no findings")
    #expect(tally.count(compilation([(.doubt, 1), (.remark, 1), (.remark, 2)])).count == 3)
    #expect(tally.exit == .done)
    #expect(tally.summary == "2 files: 1 warning, 2 notes")
    _ = tally.count(compilation([(.fault, 1), (.fault, 2)], path: "b.yaml"))
    #expect(tally.exit == .inputAtFault)
    #expect(tally.summary == "3 files: 2 errors, 1 warning, 2 notes")
  }

  @Test func `strict makes warnings errors, but no errors of notes`() {
    var tally = FindingTally(isStrict: true)
    #expect(tally.count(compilation([(.remark, 1)])).map(\.severity) == [.note])
    #expect(tally.exit == .done)
    #expect(tally.count(compilation([(.doubt, 1)])).map(\.severity) == [.error])
    #expect(tally.exit == .inputAtFault)
  }

  @Test func `a limit answers 2, whatever else is wrong`() {
    var tally = FindingTally(isStrict: false)
    _ = tally.count(compilation([(.excess, 1), (.fault, 2)]))
    #expect(tally.exit == .notDone)
  }

  @Test func `what several scenes import is blamed once`() {
    var tally = FindingTally(isStrict: false)
    #expect(tally.count(compilation([(.fault, 1)])).count == 1)
    #expect(tally.count(compilation([(.fault, 1)])).isEmpty)
    #expect(tally.count(compilation([(.fault, 1)], path: "b.yaml")).count == 1)
    #expect(tally.summary == "3 files: 2 errors")
  }

  /// A plan with so many expectations, of one clause each.
  private func scene(expectations: Int) -> CompiledScene {
    var plan = HierarchyPlan(scene: "x", ios: 17, behaviours: [])
    plan.files = ["a.yaml", "parts/b.yaml"]
    plan.expectations = (0..<expectations).map { _ in
      Expectation(step: 1, since: .launch, of: [], callbacks: [], clauses: [.init(.visible("a"), mark: .none)])
    }
    return CompiledScene(path: "scenes/a.yaml", plan: plan, sources: [], exit: .done)
  }

  private func count(
    _ outcome: RunOutcome, of scene: CompiledScene
  ) -> (text: String, summary: String, exit: ExitCode) {
    var tally = TestTally()
    var writer = ByteWriter()
    let tested = TestedScene(path: scene.path, compilation: nil, result: .ran(scene, outcome))
    tally.count(tested)
    var reporter = TextTestReporter()
    reporter.report(tested, decoration: .plain, to: &writer)
    return (String(decoding: writer.take(), as: UTF8.self), tally.summary(.plain), tally.exit)
  }

  @Test func `what comes true is only counted`() {
    let result = count(RunOutcome(raised: nil, failures: [], judged: 3), of: scene(expectations: 3))
    #expect(result == ("", "3 passed, 0 failed", .done))
  }

  @Test func `what doesn't is shown at its place, with the difference`() {
    let failure = RunOutcome.Failure(
      step: 1, mark: SourceMark(file: 1, line: 12), message: "trace differs", difference: ["  a.x", "- b.y", "+ c.z"])
    let result = count(RunOutcome(raised: nil, failures: [failure], judged: 2), of: scene(expectations: 2))
    let legend = "  - expected, + happened\n"
    #expect(result.text == "scenes/parts/b.yaml:12: failed: trace differs\n\(legend)    a.x\n  - b.y\n  + c.z\n")
    #expect(result.summary == "1 passed, 1 failed")
    #expect(result.exit == .inputAtFault)
  }

  @Test func `an unexpected exception fails the expectations that it prevents`() {
    let event = LifecycleEvent(
      .exception, nil, .message(Message(.pushedNavigation)), step: 2, time: .zero, mark: SourceMark(file: 0, line: 9))
    var outcome = RunOutcome(raised: event, failures: [], judged: 1)
    let result = count(outcome, of: scene(expectations: 3))
    #expect(
      result.text == """
        scenes/a.yaml:9: error: an exception ended the run: Pushing a navigation controller is not supported [SG510]
        scenes/a.yaml: failed: 2 expectations were never reached

        """)
    #expect(result.summary == "1 passed, 2 failed")
    var junit = JUnitTestReporter()
    var writer = ByteWriter()
    junit.report(
      TestedScene(path: "a.yaml", compilation: nil, result: .ran(scene(expectations: 3), outcome)),
      decoration: .plain, to: &writer)
    junit.end(TestTally(), decoration: .plain, to: &writer)
    let report = String(decoding: writer.take(), as: UTF8.self)
    #expect(report.contains("<testsuite name=\"a.yaml\" tests=\"4\" failures=\"2\" errors=\"1\" skipped=\"0\">"))
    #expect(report.contains("<failure message=\"never reached: the run ended before\" type=\"expectation\"/>"))
    #expect(result.exit == .inputAtFault)

    outcome.isRaiseExpected = true
    outcome.judged = 3
    #expect(count(outcome, of: scene(expectations: 3)) == ("", "3 passed, 0 failed", .done))
  }

  @Test func `a run that doesn't end answers 2`() {
    var outcome = RunOutcome(raised: nil, failures: [], judged: 1)
    outcome.limit = "more than 1,000,000 events"
    let result = count(outcome, of: scene(expectations: 1))
    #expect(result.text == "scenes/a.yaml: error: the run was stopped: more than 1,000,000 events [SG294]\n")
    #expect(result.exit == .notDone)
  }
}
