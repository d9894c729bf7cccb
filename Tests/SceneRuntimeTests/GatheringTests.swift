import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// An observer that doesn't look at the world is told of several events at a time, but of nothing too late.
@Suite struct GatheringTests {
  /// What an observer is told, in its order.
  private struct Log: LifecycleObserver {
    let looksAtWorld: Bool
    var wantsInstructions = false
    var unwanted: Set<Callback> = []
    /// How many others there were.
    var others = 0
    var told: [String] = []
    /// How many events were told at a time.
    var counts: [Int] = []

    init(looksAtWorld: Bool) { self.looksAtWorld = looksAtWorld }

    mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { told.append("step \(step.number)") }
    mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
      told.append("\(instruction)")
    }
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { note(event) }
    mutating func handle(_ event: LifecycleEvent, depth: Int) { note(event) }
    mutating func handle(_ events: UnsafeBufferPointer<TracedEvent>) {
      counts.append(events.count)
      for traced in events { note(traced.event) }
    }
    func wants(_ callback: Callback) -> Bool { !unwanted.contains(callback) }
    mutating func count(events: Int) {
      others += events
      told.append("\(events) more")
    }
    mutating func end(at time: Ticks, world: borrowing World) { told.append("end") }

    private mutating func note(_ event: LifecycleEvent) {
      told.append("\(event.callback) \(String(describing: event.instance))")
    }
  }

  /// Takes children in, warns in the middle of a step, and lets the last one go.
  ///
  /// - Parameter count: How many children there are.
  private func plan(_ count: Int) -> HierarchyPlan {
    let names = (0..<count).map { "child\($0)" }
    var hand = HandPlan(all: ["root"] + names)
    hand.hook("root", .viewDidLoad, names.flatMap { hand.adding($0, to: "root") })
    hand.step([.warn(Message(.unbalancedTransition, hand["root"]))] + hand.removing(names[0]))
    hand.step([.constrain(hand["root"])])
    hand.step(hand.removing(names[1]))
    return hand.draft.plan
  }

  private func log(of plan: HierarchyPlan, looksAtWorld: Bool, wantsInstructions: Bool = false) -> Log {
    var log = Log(looksAtWorld: looksAtWorld)
    log.wantsInstructions = wantsInstructions
    _ = Pipeline.run(plan, observer: &log)
    return log
  }

  @Test(arguments: [3, 40]) func `each event is told in its place among steps and messages`(count: Int) {
    let plan = plan(count)
    let (heard, looked) = (log(of: plan, looksAtWorld: false), log(of: plan, looksAtWorld: true))
    #expect(heard.told == looked.told && heard.told.contains("warning \(String(describing: Optional(InstanceID(0))))"))
    #expect(heard.counts.contains { $0 > 3 } && looked.counts.isEmpty)
  }

  @Test func `what an observer doesn't want is only counted, and the number comes before a message and the end`() {
    let plan = plan(3)
    var heard = Log(looksAtWorld: false)
    heard.unwanted = [.loadView, .viewDidLoad]
    _ = Pipeline.run(plan, observer: &heard)
    let whole = log(of: plan, looksAtWorld: false).told
    func isWanted(_ line: String) -> Bool { !line.hasPrefix("loadView ") && !line.hasPrefix("viewDidLoad ") }
    #expect(heard.told.filter { !$0.hasSuffix(" more") } == whole.filter(isWanted))
    #expect(heard.others == 8 && whole.count { !isWanted($0) } == 8)
    let message = heard.told.firstIndex { $0.hasPrefix("warning ") }
    #expect(message.map { heard.told[$0 - 1] } == "8 more")
    #expect(heard.counts.allSatisfy { $0 > 0 })
  }

  @Test func `each event is told before the next instruction to an observer of both`() {
    let plan = plan(3)
    let heard = log(of: plan, looksAtWorld: false, wantsInstructions: true)
    #expect(heard.told == log(of: plan, looksAtWorld: true, wantsInstructions: true).told)
    #expect(heard.counts.allSatisfy { $0 == 1 })
  }
}
