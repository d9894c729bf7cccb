import SamplePlans
import ScenePlan
import SceneRuns
import SceneTestSupport
import SceneWorld
import Testing

@testable import SceneSession

/// Which moments of a run `--step` means, and where drawings go.
@Suite struct MomentTests {
  private let plan = SamplePlans.push.plan

  private func message(_ choice: StepChoice) -> String? {
    do throws(CommandFailure) {
      _ = try choice.step.map { step throws(CommandFailure) in try StepChoice.number(of: step, in: plan) }
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a step is known by number and by id`() throws {
    #expect(try StepChoice.number(of: "1", in: plan) == 1)
    #expect(try StepChoice.number(of: "arrive", in: plan) == 1)
    #expect(message(.step("arive")) == "the script has no step 'arive'; did you mean 'arrive'?")
    #expect(message(.step("3")) == "the script has no step '3'")
  }

  /// Runs three steps that each make one more instance alive.
  private func record(_ choice: StateRecorder.Choice?) -> String? {
    var recorder = StateRecorder(choice)
    var state = HierarchyState()
    for step in plan.steps {
      recorder.begin(step: step, at: .zero, world: World(state))
      state.nodes.append(HierarchyState.Node())
      state.nodes[state.nodes.count - 1].isAlive = true
    }
    recorder.end(at: .zero, world: World(state))
    return recorder.moment.map { "\($0.step.number): \($0.world.count)" }
  }

  @Test func `after a step means with all that it did`() {
    #expect(record(.end) == "2: 3")
    #expect(record(.step("0")) == "0: 1")
    #expect(record(.step("arrive")) == "1: 2")
    #expect(record(.step("2")) == "2: 3")
    #expect(record(.step("3")) == nil && record(nil) == nil)
  }

  @Test(arguments: [
    "[{ push: page }, { rotate: landscape }, { pop: }, { expect: { answers: { preferredStatusBarStyle: list } } }]",
    """
    [{ push: other }, { expect: { raises: pushedNavigation } }, { push: page },
      { expect: { answers: { preferredStatusBarStyle: list } } }]
    """,
    """
    [{ present: sheet }, { swipe: large, in: sheet }, { set: { selectedDetentIdentifier: medium }, in: sheet },
      { set: { largestUndimmedDetentIdentifier: medium }, in: sheet }]
    """,
  ])
  func `all steps, and the whole run, are drawn of a scene as of its plan`(script: String) {
    let scene = """
      scene: Both
      ios: 17
      initial: main
      controllers:
        main: { kind: navigation, stack: [list] }
        list:
        other: { kind: navigation, stack: [page] }
        page:
        sheet: { detents: [medium, large] }
      script: \(script.replacing("\n", with: "\n  "))
      """
    let plan = CommandRun(["compile", "-"], input: scene).output
    for options in [["--step", "all"], ["--view", "timeline"], ["--view", "sequence"], ["--view", "screens"]] {
      let words = ["diagram", "-", "--format", "svg"] + options
      let (drawn, ofPlan) = (CommandRun(words, input: scene), CommandRun(words, input: plan))
      #expect(drawn.output.hasPrefix("<svg"), "\(drawn.errors)")
      #expect(drawn.output == ofPlan.output, "\(options)")
    }
  }
}
