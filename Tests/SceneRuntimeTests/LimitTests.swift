import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// Where a run ends by force, to the instruction, and what still happens then.
@Suite struct LimitTests {
  @Test(arguments: [(199, false), (200, true)])
  func `overrides may fire one another 200 deep, the step among them`(hooks: Int, isTooDeep: Bool) {
    var hand = HandPlan("root")
    let root = hand["root"]
    for occurrence in 1...hooks { hand.hook("root", .willMove, occurrence: occurrence, [.willMove(root, to: nil)]) }
    hand.step([.willMove(root, to: nil)])
    let limit = run(hand).outcome.limit
    #expect((limit != nil) == isTooDeep)
    if isTooDeep { #expect(limit?.contains("200 deep") == true) }
  }

  @Test func `what is named before it is made isn't held, and its lists end`() {
    var hand = HandPlan("root", "late")
    let (root, late) = (hand["root"], hand["late"])
    for _ in 1...2 {
      hand.step([.link(late, to: root, at: 0), .place(late, into: root), .addChild(late, to: root)])
      hand.step([.make(late), .load(late)])
    }
    hand.step([.link(late, to: root, at: 0), .place(late, into: root)])
    let state = run(hand).state
    #expect(state[root].children == [late])
    #expect(state[root].hosted == [late])
  }

  @Test func `overrides that fire one after the other aren't nested`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    for occurrence in 1...300 { hand.hook("root", .willMove, occurrence: occurrence, []) }
    hand.step(Array(repeating: .willMove(root, to: nil), count: 300))
    #expect(run(hand).outcome.limit == nil)
  }

  @Test func `appearances that follow one another aren't deep`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    for _ in 1...300 {
      hand.step([
        .begin(root, appearing: false, animated: false), .end(root), .begin(root, appearing: true, animated: false),
        .setNeedsLayout(root, true), .end(root),
      ])
    }
    #expect(run(hand).outcome.limit == nil)
  }

  @Test func `views that are laid out side by side aren't deep`() {
    let boxes = (1...100).map { "box\($0)" }
    let children = (1...100).map { "child\($0)" }
    var hand = HandPlan(all: ["root"] + boxes + children)
    hand.step(
      zip(boxes, children).flatMap { box, child in
        [("root", box), (box, child)].flatMap { parent, child -> [Instruction] in
          let (parent, child) = (hand[parent], hand[child])
          return [
            .make(child), .addChild(child, to: parent), .addSubview(child, into: parent), .didMove(child, to: parent),
          ]
        }
      })
    // A pass from the window down, and one from each box.
    hand.step((["root"] + boxes + children).map { .setNeedsLayout(hand[$0], true) })
    hand.step((boxes + children).map { .setNeedsLayout(hand[$0], true) })
    var limits = Limits()
    limits[.depth] = 5
    var run = HandRun(plan: hand.draft.plan)
    run.outcome = Pipeline.run(hand.draft.plan, limits: limits, observer: &run)
    #expect(run.outcome.limit == nil)
    let layouts = run.events.filter { $0.callback == .viewDidLayoutSubviews }.map(\.step)
    #expect(layouts.count { $0 == 2 } == 201)
    #expect(layouts.count { $0 == 3 } == 200)
  }

  /// Steps that share one routine of a thousand instructions without effect, and one routine more.
  private func thousands(_ count: Int, and more: [Instruction]) -> HandRun {
    var hand = HandPlan("root", isLaunched: false)
    let root = hand["root"]
    hand.step(Array(repeating: .constrain(root), count: 1_000))
    for _ in 1..<count { hand.draft.step("step", line: 1, routine: RoutineID(0)) }
    hand.step(more)
    return run(hand)
  }

  @Test func `a short plan may carry out 20,000 instructions and not one more`() {
    let most = thousands(19, and: Array(repeating: .constrain(InstanceID(0)), count: 1_000))
    #expect(most.outcome.limit == nil)
    let ping = Instruction.emit(.didEnterBackground, nil, .none, .none)
    let over = thousands(20, and: [ping])
    #expect(over.outcome.limit == "the plan makes UIKit carry out more than 20000 instructions")
    #expect(over.events.isEmpty)
  }

  @Test(arguments: [(50_000, false), (50_001, true)])
  func `a step may come to 50,000 things where no controller lives, and to none more`(count: Int, isTooMuch: Bool) {
    var hand = HandPlan("root", isLaunched: false)
    hand.step(Array(repeating: .constrain(hand["root"]), count: count))
    #expect((run(hand).outcome.limit != nil) == isTooMuch)
  }

  @Test func `at the limit of a step nothing more is done`() {
    var hand = HandPlan("root", isLaunched: false)
    let ping = Instruction.emit(.didEnterBackground, nil, .none, .none)
    hand.step(Array(repeating: .constrain(hand["root"]), count: 50_000) + [ping])
    let over = run(hand)
    #expect(over.outcome.limit != nil)
    #expect(over.events.isEmpty)
  }

  @Test func `callbacks count where no observer hears them, too`() {
    struct Deaf: LifecycleObserver { var wishes: ObserverWishes { [] } }
    var hand = HandPlan("root", isLaunched: false)
    hand.step(Array(repeating: .willMove(hand["root"], to: nil), count: 30_000))
    var deaf = Deaf()
    #expect(Pipeline.run(hand.draft.plan, observer: &deaf).limit != nil)
    #expect(run(hand).outcome.limit != nil)
  }

  @Test func `a long plan may carry out each of its instructions four times`() {
    var hand = HandPlan("root", isLaunched: false)
    hand.step(Array(repeating: .constrain(hand["root"]), count: 6_000))
    for _ in 1..<4 { hand.draft.step("step", line: 1, routine: RoutineID(0)) }
    #expect(run(hand).outcome.limit == nil)
  }

  @Test func `an exception in the last turn that is allowed is how the run ends`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    let itself = RoutineID(hand.draft.plan.routines.count)
    #expect(hand.routine([.willMove(root, to: nil), .schedule(itself, .nextTurn)]) == itself)
    // A plan of that length may carry out enough instructions.
    _ = hand.routine(Array(repeating: .constrain(root), count: 6_000))
    hand.hook("root", .willMove, occurrence: 10_001, [.raise(Message(.addedRoot, root, root))])
    hand.step([.schedule(itself, .nextTurn)])
    hand.step([])
    let outcome = run(hand).outcome
    #expect(outcome.raised?.callback == .exception)
    #expect(outcome.limit == nil)
  }

  // MARK: After an exception

  @Test func `after an exception nothing is carried out`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.step([.raise(Message(.addedRoot, root, root)), .warn(Message(.unbalancedTransition, root))])
    check(hand, "root.exception(addedRoot)")
  }

  @Test func `after an exception in an override the running changes send nothing`() {
    var hand = HandPlan("root", "other")
    let (root, other) = (hand["root"], hand["other"])
    hand.hook("other", .loadView, [.raise(Message(.addedRoot, root, root))])
    hand.step([.make(other), .load(other)])
    check(hand, "root.exception(addedRoot)")
  }

  @Test func `there is one exception`() {
    var hand = HandPlan("root", "left", "right", "child")
    let root = hand["root"]
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step(hand.adding("child", to: "left"))
    hand.hook("child", .didMove, occurrence: 3, [.raise(Message(.addedRoot, root, root))])
    hand.step([.addChild(hand["child"], to: hand["right"])])
    check(hand, from: 3, "child.didMove(nil)\nroot.exception(addedRoot)")
  }
}
