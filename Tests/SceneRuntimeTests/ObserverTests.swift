import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// The calls that an observer of a run gets, by its wishes.
@Suite struct ObserverTests {
  @Test func `an observer that wants no events is told of none`() {
    var hand = HandPlan("root", "child")
    hand.step([.make(hand["child"]), .load(hand["child"])])
    // Another observer, the judge, wants events.
    hand.expect(.contains(patterns("child.viewDidLoad")))
    var quiet = Told(wishes: [])
    _ = Pipeline.run(hand.draft.plan, observer: &quiet)
    #expect(quiet.callbacks == [])
    var eager = Told(wishes: .events)
    _ = Pipeline.run(hand.draft.plan, observer: &eager)
    #expect(eager.callbacks.contains(.viewDidLoad))
  }

  @Test func `a change is told with one event`() {
    var hand = HandPlan("root", "child", "late")
    hand.step(
      [.make(hand["child"]), .addChild(hand["child"], to: hand["root"]), .load(hand["child"]), .make(hand["late"])])
    var told = Told(wishes: [.events, .changes])
    _ = Pipeline.run(hand.draft.plan, observer: &told)
    // The root gets its child, and what comes later in the step doesn't change it.
    let counts = told.touched.dropFirst(told.firstOfStep).map { $0.count { $0 == hand["root"] } }
    #expect(counts.reduce(0, +) > 0)
    #expect(counts.last == 0)
  }
}

/// Notes the callbacks that it is told of, and the controllers that have changed before each.
private struct Told: LifecycleObserver {
  let wishes: ObserverWishes
  var callbacks: [Callback] = []
  var touched: [[InstanceID]] = []
  /// How many came before the last step.
  var firstOfStep = 0

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { firstOfStep = touched.count }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    callbacks.append(event.callback)
    touched.append(world.touched.instances)
  }
}
