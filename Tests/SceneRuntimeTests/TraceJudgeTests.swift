import ScenePlan
import Testing

/// The events that count for a trace, the hint that says from which step it would hold, and the expectations that are
/// checked at all.
@Suite struct TraceJudgeTests {
  /// A controller that is told something in each of three steps.
  private func told() -> HandPlan {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([.make(child), .addChild(child, to: root), .didMove(child, to: root)])
    hand.step([.willMove(child, to: nil)])
    hand.step([.didMove(child, to: nil), .willMove(child, to: root)])
    return hand
  }

  private static let moves = ["willMove", "didMove"]

  @Test func `a trace that would hold from the middle of a step gets no hint`() {
    var hand = told()
    hand.expect(.trace(patterns("child.didMove(root)")), callbacks: TraceJudgeTests.moves)
    #expect(run(hand).outcome.failures.map(\.message) == ["trace differs first in step 1 'step'"])
    hand = told()
    hand.expect(.trace(patterns("child.willMove(root)")), callbacks: TraceJudgeTests.moves)
    #expect(run(hand).outcome.failures.map(\.message) == ["trace differs first in step 1 'step'"])
  }

  @Test func `a trace that would only begin to hold, or in which anything differs, gets no hint`() {
    var hand = told()
    hand.expect(.trace(patterns("child.willMove(nil)")), callbacks: TraceJudgeTests.moves)
    #expect(run(hand).outcome.failures.map(\.message) == ["trace differs first in step 1 'step'"])
    hand = told()
    hand.expect(.trace(patterns("child.didMove(nil)", "child.didMove(root)")), callbacks: TraceJudgeTests.moves)
    #expect(run(hand).outcome.failures.map(\.message) == ["trace differs first in step 1 'step'"])
  }

  @Test func `a hint over several steps says up to which`() {
    var hand = told()
    hand.expect(.trace(patterns("child.didMove(nil)", "child.willMove(root)")))
    #expect(
      run(hand).outcome.failures.map(\.message) == [
        "trace differs; the first 3 happened up to step 2 'step': 'since: 3' would count from step 3 'step' on"
      ])
  }

  @Test func `of brings in the controllers that the trace leaves out`() {
    var hand = told()
    hand.step([.willMove(hand["root"], to: nil)])
    hand.expect(.trace(patterns("child.willMove(nil)")), since: .step(4), of: ["root"])
    check(hand, failures: ["trace differs", "- child.willMove(nil)", "+ root.willMove(nil)"])
  }

  @Test func `L9.1: a pass is one controller's, and ends where anything else happens`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([
      .make(child), .emit(.viewDidLayoutSubviews, root, .none, .none),
      .emit(.viewDidLayoutSubviews, child, .none, .none),
    ])
    hand.expect(.trace(patterns("root.viewDidLayoutSubviews")), of: ["child"])
    hand.step([.emit(.viewDidLayoutSubviews, root, .none, .none), .emit(.completion, root, .none, .none)])
    hand.expect(.trace(patterns("root.completion", "root.viewDidLayoutSubviews")))
    #expect(run(hand).outcome.failures.map(\.message) == ["trace differs", "trace differs"])
  }

  @Test func `a failure has its place among all clauses`() {
    var hand = told()
    hand.expect(.visible("root"), .visible("child"), .alive(["child"]), .alive(["root", "nobody"]))
    #expect(run(hand).outcome.failures.map(\.clause) == [1, 3])
  }

  @Test func `the dead have neither appeared nor a display mode`() {
    var hand = HandPlan("root", "child")
    hand.step(
      hand.adding("child", to: "root") + [.setDisplayMode(hand["child"], hand.name("secondaryOnly"))])
    hand.expect(.appeared(["root", "child"]), .displayMode("secondaryOnly"))
    hand.step([.removeFromParent(hand["child"])])
    hand.expect(.appeared(["root"]), .displayMode("secondaryOnly"))
    check(hand, failures: ["no expanded split view controller is on the screen, expected 'secondaryOnly'"])
  }

  @Test func `an exception is no warning`() {
    var hand = HandPlan("root")
    hand.step([.raise(Message(.addedRoot, hand["root"], hand["root"]))])
    hand.expect(.warnings([]), .raises(.addedRoot))
    check(hand, failures: [])
  }

  @Test func `an observer gets each step, each instruction, and the end`() {
    var hand = HandPlan("root")
    hand.step([.constrain(hand["root"])], start: .waited(.seconds(1)))
    let run = run(hand)
    #expect(run.stepCount == 2)
    // Five to launch, one of the first frame, one of the step.
    #expect(run.instructionCount == 7)
    #expect(run.end == .seconds(1))
  }
}
