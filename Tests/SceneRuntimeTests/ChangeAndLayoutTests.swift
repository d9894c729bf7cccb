import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// Changes of appearance and layout passes in plans that are written by hand.
@Suite struct ChangeAndLayoutTests {
  /// Wants events, and nothing else.
  private struct Hearer: LifecycleObserver {
    let wishes: ObserverWishes = .events
    var events: [LifecycleEvent] = []
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }
  }

  private func texts(_ hand: HandPlan, limits: Limits = Limits(), from step: Int = 1) -> [String] {
    var hearer = Hearer()
    _ = Pipeline.run(hand.draft.plan, limits: limits, observer: &hearer)
    let run = HandRun(plan: hand.draft.plan)
    return hearer.events.filter { $0.step >= step }.map { run.text($0) }
  }

  @Test func `routines that follow one another aren't nested`() {
    var limits = Limits()
    limits[.overrides] = 2
    var hand = HandPlan("root")
    for _ in 1...4 { hand.step([.setNeedsLayout(hand["root"], true)]) }
    let laidOut = ["root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews"]
    #expect(texts(hand, limits: limits) == laidOut + laidOut + laidOut + laidOut)
  }

  @Test func `C1.63: a child that comes while a leaf is told of its beginning is told, too`() {
    var hand = HandPlan("root", "leaf", "child")
    let (leaf, child) = (hand["leaf"], hand["child"])
    hand.hook(
      "leaf", .viewWillAppear,
      [.make(child), .addChild(child, to: leaf), .addSubview(child, into: leaf), .didMove(child, to: leaf)])
    hand.step([.make(leaf), .load(leaf), .begin(leaf, appearing: true, animated: false)])
    #expect(texts(hand).contains("child.viewWillAppear(false)"))
  }

  @Test func `C1.30: a child that appears while a leaf is told of its end goes with it`() {
    var hand = HandPlan("root", "leaf", "child")
    let (leaf, child) = (hand["leaf"], hand["child"])
    hand.hook(
      "leaf", .viewDidDisappear,
      [
        .make(child), .addChild(child, to: leaf), .addSubview(child, into: leaf),
        .begin(child, appearing: true, animated: false),
      ])
    hand.step([.make(leaf), .load(leaf), .begin(leaf, appearing: true, animated: false), .end(leaf)])
    hand.step([.begin(leaf, appearing: false, animated: false), .end(leaf)])
    #expect(texts(hand).suffix(2) == ["child.viewWillDisappear(false)", "child.viewDidDisappear(false)"])
  }

  @Test func `C1.30: a leaf that is covered doesn't come onto the screen`() {
    var hand = HandPlan("root", "leaf")
    let leaf = hand["leaf"]
    hand.step([.make(leaf), .load(leaf), .cover(leaf, true), .begin(leaf, appearing: true, animated: false)])
    #expect(texts(hand) == ["leaf.init", "leaf.loadView", "leaf.viewDidLoad"])
  }

  @Test func `V2: what is due off the window is laid out when it comes into the window`() {
    var hand = HandPlan("root", "child", "stray", isLaunched: false)
    let (root, child, stray) = (hand["root"], hand["child"], hand["stray"])
    hand.step([
      .make(root), .load(root), .make(child), .addChild(child, to: root), .addSubview(child, into: root),
      .didMove(child, to: root), .make(stray), .load(stray), .begin(stray, appearing: true, animated: false),
      .begin(root, appearing: true, animated: false), .setRoot(root),
    ])
    hand.step([.addChild(stray, to: root), .place(stray, into: root)])
    #expect(texts(hand).contains("stray.viewWillLayoutSubviews"))
  }

  @Test func `what comes into the window is laid out, also where others were freed while they were due`() {
    var hand = HandPlan("root", "late", "first", "second")
    let (root, late) = (hand["root"], hand["late"])
    let freeing = hand.routine(
      [hand["first"], hand["second"]].flatMap { one -> [Instruction] in
        [.make(one), .load(one), .setNeedsLayout(one, true), .addChild(one, to: root), .removeFromParent(one)]
      })
    let placing = hand.routine([.addChild(late, to: root), .place(late, into: root)])
    hand.step([.make(late), .load(late), .schedule(freeing, .nextTurn), .schedule(placing, .nextTurn)])
    #expect(texts(hand).suffix(2) == ["late.viewWillLayoutSubviews", "late.viewDidLayoutSubviews"])
  }

  /// Lays views out in a step, and then does so much other work in its next turn.
  private func layingOut(_ names: [String], and idle: Int) -> HandPlan {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([
      .make(child), .load(child), .addChild(child, to: root), .addSubview(child, into: root), .didMove(child, to: root),
    ])
    let later = hand.routine(Array(repeating: .constrain(child), count: idle))
    hand.step(names.map { .setNeedsLayout(hand[$0], true) } + [.schedule(later, .nextTurn)])
    return hand
  }

  // The limit allows 100, and 100 for each of the two controllers. A view takes an instruction, two callbacks, and one for
  // itself; a view around it takes one, too.
  @Test(arguments: [(["child"], 6), (["root", "child"], 9)])
  func `a pass counts each view that it comes by`(names: [String], work: Int) {
    var limits = Limits()
    limits[.work] = 100
    let most = 100 + 2 * Limit.workForEach - work
    for (idle, isOver) in [(most, false), (most + 1, true)] {
      var hearer = Hearer()
      let outcome = Pipeline.run(layingOut(names, and: idle).draft.plan, limits: limits, observer: &hearer)
      #expect((outcome.limit != nil) == isOver)
    }
  }
}
