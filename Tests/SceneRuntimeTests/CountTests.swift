import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// Observers that are told of no event, but of the number of all and of UIKit's messages.
@Suite struct CountTests {
  private struct Count: LifecycleObserver {
    var number: Int?
    var told = 0
    var wantsInstructions: Bool { false }
    var wantsEvents: Bool { false }
    var looksAtWorld = false
    /// How many events had come when each message came.
    var messages: [Int] = []
    mutating func handle(_ event: LifecycleEvent, depth: Int) {
      if event.callback.isMessage { messages.append(number ?? 0) } else { told += 1 }
    }
    /// The hierarchy at the end.
    var state = HierarchyState()
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { handle(event, depth: 0) }
    mutating func count(events: Int) { number = (number ?? 0) + events }
    mutating func end(at time: Ticks, world: borrowing World) { state = world.picture() }
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

  @Test(arguments: [plain.draft.plan, raising.draft.plan], [false, true])
  func `the number is that of the events that another observer hears`(plan: HierarchyPlan, looksAtWorld: Bool) {
    var heard = HandRun(plan: plan)
    var count = Count(looksAtWorld: looksAtWorld)
    let outcome = Pipeline.run(plan, observer: &heard)
    #expect(Pipeline.run(plan, observer: &count).raised?.callback == outcome.raised?.callback)
    #expect(count.number == heard.events.count && count.told == 0)
    #expect(count.messages == heard.events.indices.filter { heard.events[$0].callback.isMessage })
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

  // MARK: Several events at once

  private static let siblings = ["left", "middle", "right"]

  /// A container that takes three children in, comes onto the screen, and leaves it again in the next step.
  ///
  /// - Parameter idle: How much work else its first step does.
  private func wide(idle: Int = 0) -> HandPlan {
    var hand = HandPlan("root", "box", "left", "middle", "right")
    let (root, box) = (hand["root"], hand["box"])
    var instructions: [Instruction] = [.make(box)]
    for name in CountTests.siblings {
      let child = hand[name]
      instructions += [
        .make(child), .addChild(child, to: box), .addSubview(child, into: box), .constrain(child),
        .didMove(child, to: box),
      ]
    }
    instructions += Array(repeating: .constrain(box), count: idle)
    hand.step(instructions + [.addChild(box, to: root), .addSubview(box, into: root), .didMove(box, to: root)])
    hand.step(hand.removing("box"))
    return hand
  }

  private func compare(_ hand: HandPlan, limits: Limits = Limits(), _ comment: Comment) {
    var heard = HandRun(plan: hand.draft.plan)
    var count = Count()
    let outcome = Pipeline.run(hand.draft.plan, limits: limits, observer: &heard)
    let counted = Pipeline.run(hand.draft.plan, limits: limits, observer: &count)
    #expect(count.number == heard.events.count, comment)
    #expect(counted.limit == outcome.limit && count.state == heard.state, comment)
  }

  @Test(arguments: [
    Callback.`init`, .willMove, .viewDidLoad, .didMove, .viewWillAppear, .updateViewConstraints, .viewIsAppearing,
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ])
  func `siblings are counted as they are heard, whatever one of them does`(callback: Callback) {
    for name in CountTests.siblings {
      for other in CountTests.siblings {
        let plain = wide()
        let deeds: [[Instruction]] = [
          [.setNeedsLayout(plain[other], true)], [.setNeedsLayout(plain[other], false)],
          [.setNeedsUpdateConstraints(plain[other])], [.setNeedsTraits(plain[other], true)],
          [.layoutIfNeeded(plain["box"])],
          [.willMove(plain[other], to: nil), .removeFromSuperview(plain[other]), .removeFromParent(plain[other])],
          [.begin(plain[other], appearing: true, animated: false), .end(plain[other])],
          [.begin(plain["box"], appearing: false, animated: false), .end(plain["box"])],
        ]
        for deed in deeds {
          var hand = plain
          hand.hook(name, callback, deed)
          compare(hand, "\(name).\(callback.rawValue): \(deed)")
        }
      }
    }
  }

  @Test func `siblings are counted up to the limit of a step's work`() {
    var limits = Limits()
    limits[.work] = 100
    // The five controllers allow 100 each.
    let most = 100 + 5 * Limit.workForEach
    for idle in most - 120...most { compare(wide(idle: idle), limits: limits, "\(idle)") }
  }

  @Test func `siblings are counted on each system`() {
    for ios in 7...18 {
      var hand = wide()
      hand.draft.plan.behaviours = HandPlan("root", ios: ios).draft.plan.behaviours
      compare(hand, "iOS \(ios)")
    }
  }
}
