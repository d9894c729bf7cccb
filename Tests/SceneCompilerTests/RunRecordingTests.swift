import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// A recording, compared with an observer that sees whole states of the same run.
@Suite struct RunRecordingTests {
  @Test(arguments: PlanFiles.scenes)
  func `what was recorded in differences is what was seen`(path: String) throws {
    let plan = try #require(try PlanFiles.plan(ofSceneAt: path))
    var witness = Witness()
    _ = Pipeline.run(plan, observer: &witness)
    let recording = witness.recorder.recording

    var replayed: [HierarchyState] = []
    recording.replay { index, state in
      if recording.moments[index].event != nil { replayed.append(state) }
    }
    #expect(recording.moments.indices.compactMap { recording.moments.event(at: $0) } == witness.events)
    #expect(replayed.count == witness.states.count)
    for (index, (state, seen)) in zip(replayed, witness.states).enumerated() {
      #expect(state.matches(seen), "event \(index), \(witness.events[index].callback)")
    }
    #expect(recording.steps.map(\.record) == witness.steps)
    var after: [HierarchyState] = []
    recording.replaySteps { step, state in
      #expect(step == after.count)
      after.append(state)
    }
    #expect(recording.firstAndLastState?.first == after.first)
    #expect(recording.firstAndLastState?.last == after.last)
    #expect(after.count == witness.statesAfterSteps.count)
    for (state, seen) in zip(after, witness.statesAfterSteps) { #expect(state.matches(seen)) }
  }

  @Test(arguments: PlanFiles.scenes)
  func `lives follow one another without a gap, and transitions end`(path: String) throws {
    let plan = try #require(try PlanFiles.plan(ofSceneAt: path))
    var recorder = RunRecorder()
    _ = Pipeline.run(plan, observer: &recorder)
    let recording = recorder.recording
    for life in recording.lives(of: plan) {
      for (one, next) in zip(life, life.dropFirst()) where one.moments.upperBound == next.moments.lowerBound {
        #expect(one.end == next.start)
        #expect(one.standing != next.standing)
      }
      for stretch in life { #expect(!stretch.moments.isEmpty && stretch.start <= stretch.end) }
    }
    for transition in recording.transitions {
      #expect(transition.start <= transition.end && transition.end <= recording.end)
      #expect(transition.firstMoment <= transition.lastMoment)
    }
  }

  private struct Witness: LifecycleObserver {
    var recorder = RunRecorder()
    var wishes: ObserverWishes { recorder.wishes }
    var events: [LifecycleEvent] = []
    var states: [HierarchyState] = []
    var steps: [StepRecord] = []
    var statesAfterSteps: [HierarchyState] = []

    mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
      recorder.begin(step: step, at: time, world: world)
      if !steps.isEmpty { statesAfterSteps.append(world.picture()) }
      steps.append(step)
    }

    mutating func observe(_ effect: Effect, world: borrowing World) { recorder.observe(effect, world: world) }

    mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
      recorder.perform(instruction, cause: cause, world: world)
    }

    mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
      recorder.handle(event, world: world)
      events.append(event)
      states.append(world.picture())
    }

    mutating func end(at time: Ticks, world: borrowing World) {
      recorder.end(at: time, world: world)
      statesAfterSteps.append(world.picture())
    }
  }
}

extension HierarchyState {
  /// Whether it says the same; a node that was never touched may be missing.
  fileprivate func matches(_ other: HierarchyState) -> Bool {
    guard root == other.root else { return false }
    return (0..<max(nodes.count, other.nodes.count)).allSatisfy { index in
      (index < nodes.count ? nodes[index] : Node()) == (index < other.nodes.count ? other.nodes[index] : Node())
    }
  }
}
