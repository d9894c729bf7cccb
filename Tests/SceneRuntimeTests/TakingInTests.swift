import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// A container off the screen takes new children in, by the five calls that most launches consist of.
@Suite struct TakingInTests {
  /// Wants all events, and nothing else.
  private struct Listener: LifecycleObserver {
    var events: [LifecycleEvent] = []
    let wishes: ObserverWishes = .events
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
  }

  private func listen(
    to hand: HandPlan, limits: Limits = Limits(), from step: Int = 1
  ) -> (events: [LifecycleEvent], outcome: RunOutcome) {
    var listener = Listener()
    let outcome = Pipeline.run(hand.draft.plan, limits: limits, observer: &listener)
    return (listener.events.filter { $0.step >= step }, outcome)
  }

  private func texts(_ hand: HandPlan, from step: Int = 1) -> String {
    let run = HandRun(plan: hand.draft.plan)
    return listen(to: hand, from: step).events.map { run.text($0) }.joined(separator: "\n")
  }

  private func taking(_ child: String, into parent: String, of hand: HandPlan) -> [Instruction] {
    let (child, parent) = (hand[child], hand[parent])
    return [
      .make(child), .addChild(child, to: parent), .addSubview(child, into: parent), .constrain(child),
      .didMove(child, to: parent),
    ]
  }

  @Test func `C1.34, V2: what was taken in off the screen appears with its container, and is kept by it`() {
    var hand = HandPlan("root", "box", "left", "right")
    let (root, box) = (hand["root"], hand["box"])
    hand.step(
      [.make(box)] + taking("left", into: "box", of: hand) + taking("right", into: "box", of: hand)
        + [.addChild(box, to: root), .addSubview(box, into: root), .didMove(box, to: root)])
    let lines = texts(hand).split(separator: "\n")
    // Nothing says in which order siblings update theirs.
    let constrained = lines.filter { $0.hasSuffix(".updateViewConstraints") }.map { $0.prefix { $0 != "." } }
    #expect(constrained.dropLast().sorted() == ["left", "right"] && constrained.last == "box")
    #expect(
      lines.filter { !$0.hasSuffix(".updateViewConstraints") }.joined(separator: "\n") == """
        box.init
        left.init
        left.willMove(box)
        left.loadView
        left.viewDidLoad
        left.didMove(box)
        right.init
        right.willMove(box)
        right.loadView
        right.viewDidLoad
        right.didMove(box)
        box.willMove(root)
        box.loadView
        box.viewDidLoad
        box.viewWillAppear(false)
        left.viewWillAppear(false)
        right.viewWillAppear(false)
        box.didMove(root)
        box.viewIsAppearing(false)
        box.viewWillLayoutSubviews
        box.viewDidLayoutSubviews
        left.viewIsAppearing(false)
        left.viewWillLayoutSubviews
        left.viewDidLayoutSubviews
        right.viewIsAppearing(false)
        right.viewWillLayoutSubviews
        right.viewDidLayoutSubviews
        box.viewDidAppear(false)
        left.viewDidAppear(false)
        right.viewDidAppear(false)
        box.didMove(root)
        """)
    let begin = listen(to: hand).events.first { $0.callback == .viewWillAppear && $0.instance == hand["left"] }
    #expect(begin?.flags == [])
  }

  @Test func `each callback comes from the line of its call`() {
    var hand = HandPlan("root", "box", "child")
    hand.step([.make(hand["box"])] + taking("child", into: "box", of: hand))
    let last = hand.draft.plan.routines.count - 1
    hand.draft.plan.routines[last].marks = (10...15).map { SourceMark(file: 0, line: $0) }
    let marks = listen(to: hand).events.map { "\($0.callback.rawValue) \($0.mark.line)" }
    #expect(marks == ["init 10", "init 11", "willMove 12", "loadView 13", "viewDidLoad 13", "didMove 15"])
  }

  @Test func `what the end of a turn brings comes from the step, whatever line of it ran last`() {
    var hand = HandPlan("root")
    hand.step([.setNeedsLayout(hand["root"], true)])
    let last = hand.draft.plan.routines.count - 1
    hand.draft.plan.routines[last].marks = [SourceMark(file: 0, line: 10)]
    let passes = listen(to: hand).events.filter { $0.callback == .viewWillLayoutSubviews }
    #expect(passes.map(\.mark) == [hand.draft.plan.steps.last?.mark])
  }

  @Test func `C1.31: a container on the screen shows the child inside the call`() {
    var hand = HandPlan("root", "child")
    hand.step(taking("child", into: "root", of: hand))
    #expect(
      texts(hand) == """
        child.init
        child.willMove(root)
        child.loadView
        child.viewDidLoad
        child.viewWillAppear(false)
        child.didMove(root)
        child.updateViewConstraints
        child.viewIsAppearing(false)
        child.viewWillLayoutSubviews
        child.viewDidLayoutSubviews
        child.viewDidAppear(false)
        child.didMove(root)
        """)
  }

  @Test func `a child that was made before isn't made again`() {
    var hand = HandPlan("root", "box", "child")
    hand.step([.make(hand["box"]), .make(hand["child"])])
    hand.step(taking("child", into: "box", of: hand))
    #expect(
      texts(hand, from: 2) == """
        child.willMove(box)
        child.loadView
        child.viewDidLoad
        child.didMove(box)
        """)
  }

  @Test func `C1.40: a view that an override has loaded isn't loaded again`() {
    var hand = HandPlan("root", "box", "child")
    hand.hook("child", .willMove, [.load(hand["child"])])
    hand.step([.make(hand["box"])] + taking("child", into: "box", of: hand))
    #expect(
      texts(hand) == """
        box.init
        child.init
        child.willMove(box)
        child.loadView
        child.viewDidLoad
        child.didMove(box)
        """)
  }

  @Test func `C1.17: the container keeps what it has taken in when others let go of it`() {
    var hand = HandPlan("root", "box", "child")
    let child = hand["child"]
    hand.step([.make(hand["box"])] + taking("child", into: "box", of: hand))
    hand.step([.hold(child), .release(child)])
    #expect(texts(hand, from: 2).isEmpty)
  }

  // MARK: Limits

  /// Things that a step does: five of them are the calls of one child that is taken in, and five their callbacks.
  @Test(arguments: [(0, false), (1, true)])
  func `to take a child in is as much work as its calls and callbacks`(more: Int, isTooMuch: Bool) {
    var hand = HandPlan("box", "child", isLaunched: false)
    var limits = Limits()
    limits[.work] = 100
    // The container's `make` and `init` come first; two controllers allow 100 each.
    let rest = 100 + 2 * Limit.workForEach - 12
    hand.step(
      [.make(hand["box"])] + taking("child", into: "box", of: hand)
        + Array(repeating: .constrain(hand["box"]), count: rest + more))
    #expect((listen(to: hand, limits: limits).outcome.limit != nil) == isTooMuch)
  }

  @Test func `no child is taken in where the work is at its limit`() {
    var hand = HandPlan("box", "child", isLaunched: false)
    var limits = Limits()
    limits[.work] = 100
    let rest = 100 + Limit.workForEach - 2
    hand.step(
      [.make(hand["box"])] + Array(repeating: .constrain(hand["box"]), count: rest)
        + taking("child", into: "box", of: hand))
    let run = listen(to: hand, limits: limits, from: 0)
    #expect(run.events.map(\.callback) == [.`init`])
    #expect(run.outcome.limit != nil)
  }

  @Test(arguments: [(3, false), (4, true)])
  func `a child isn't taken in too deep`(count: Int, isTooDeep: Bool) {
    var hand = HandPlan("box", "one", "two", "three", "four", isLaunched: false)
    var limits = Limits()
    limits[.depth] = 4
    let names = ["box", "one", "two", "three", "four"].prefix(count + 1)
    var instructions: [Instruction] = [.make(hand["box"])]
    for (parent, child) in zip(names, names.dropFirst()).dropLast() {
      instructions += [.make(hand[child]), .addChild(hand[child], to: hand[parent])]
    }
    // The view of the last container hangs nowhere.
    hand.step(instructions + taking(names[count], into: names[count - 1], of: hand))
    #expect((listen(to: hand, limits: limits).outcome.limit != nil) == isTooDeep)
  }
}
