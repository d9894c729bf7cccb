import SamplePlans
import SceneCompiler
import ScenePlan
import Testing

/// Observers that are told of no event, but of the number of all.
@Suite struct CountTests {
  private struct Count: LifecycleObserver {
    var number: Int?
    var told = 0
    var wantsInstructions: Bool { false }
    var wantsEvents: Bool { false }
    var looksAtWorld: Bool { false }
    mutating func handle(_ event: LifecycleEvent, depth: Int) { told += 1 }
    mutating func count(events: Int) { number = events }
  }

  /// Launches, adds a child in an override, and removes it in a step, so that it is freed.
  private static let plain = {
    var hand = HandPlan("root", "child")
    hand.hook("root", .viewDidLoad, hand.adding("child", to: "root"))
    hand.step(hand.removing("child"))
    return hand
  }()

  private static let raising = {
    var hand = plain
    hand.step([.warn(Message(.unbalancedTransition, hand["root"])), .raise(Message(.addedRoot, hand["root"]))])
    return hand
  }()

  @Test(arguments: [plain.draft.plan, raising.draft.plan])
  func `the number is that of the events that another observer hears`(plan: HierarchyPlan) {
    var heard = HandRun(plan: plan)
    var count = Count()
    let outcome = Pipeline.run(plan, observer: &heard)
    #expect(Pipeline.run(plan, observer: &count).raised?.callback == outcome.raised?.callback)
    #expect(count.number == heard.events.count && count.told == 0)
    #expect(heard.events.contains { $0.callback == .viewDidDisappear && $0.instance == InstanceID(1) })
  }

  @Test func `what is expected is judged all the same`() {
    var hand = CountTests.plain
    hand.expect(.tree(["root"]))
    hand.expect(.tree(["child"]))
    var heard = HandRun(plan: hand.draft.plan)
    var count = Count()
    _ = Pipeline.run(hand.draft.plan, observer: &heard)
    let outcome = Pipeline.run(hand.draft.plan, observer: &count)
    #expect(outcome.judged == 2 && outcome.failures.count == 1)
    #expect(count.number == heard.events.count && count.told == 0)
  }
}
