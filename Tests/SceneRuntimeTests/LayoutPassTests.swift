import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import Testing

/// A pass inside another one, and what a pass takes in on its way.
@Suite struct LayoutPassTests {
  private func layout(_ hand: HandPlan, from step: Int) -> String {
    let run = run(hand)
    let events = run.events.filter { $0.step >= step && $0.callback.group == .layout }
    return events.map { run.text($0) }.joined(separator: "\n")
  }

  @Test func `V1: after a pass of its own a view is still where the pass around it goes on`() {
    var hand = HandPlan("root", "box", "left", "right")
    let (box, left, right) = (hand["box"], hand["left"], hand["right"])
    hand.step(hand.adding("box", to: "root"))
    hand.step(hand.adding("left", to: "box") + hand.adding("right", to: "box"))
    hand.hook("box", .viewWillLayoutSubviews, occurrence: 2, [.setNeedsLayout(left, true), .layoutIfNeeded(box)])
    hand.hook("box", .viewDidLayoutSubviews, occurrence: 2, [.setNeedsLayout(right, true)])
    hand.step([.setNeedsLayout(box, true)])
    #expect(
      layout(hand, from: 3) == """
        box.viewWillLayoutSubviews
        left.viewWillLayoutSubviews
        left.viewDidLayoutSubviews
        box.viewDidLayoutSubviews
        right.viewWillLayoutSubviews
        right.viewDidLayoutSubviews
        """)
  }

  @Test func `V6: what is inside a view whose first layout is put off waits with it`() {
    var hand = HandPlan("root", "box", "child")
    let (box, child) = (hand["box"], hand["child"])
    hand.step(
      [.make(box), .load(box)] + hand.adding("child", to: "box") + [.setNeedsLayout(box, false)]
        + hand.adding("box", to: "root").dropFirst())
    hand.step([.setNeedsLayout(child, true)])
    hand.step([.setNeedsLayout(box, true)])
    #expect(
      layout(hand, from: 1) == """
        child.updateViewConstraints
        box.updateViewConstraints
        box.viewWillLayoutSubviews
        box.viewDidLayoutSubviews
        child.viewWillLayoutSubviews
        child.viewDidLayoutSubviews
        """)
    #expect(run(hand).events.first { $0.callback == .viewDidLayoutSubviews && $0.step > 0 }?.step == 3)
  }

  @Test func `siblings are laid out as they stand, and not as they have asked`() {
    var hand = HandPlan("root", "left", "right")
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step([.setNeedsLayout(hand["right"], true), .setNeedsLayout(hand["left"], true)])
    #expect(
      layout(hand, from: 2) == """
        left.viewWillLayoutSubviews
        left.viewDidLayoutSubviews
        right.viewWillLayoutSubviews
        right.viewDidLayoutSubviews
        """)
  }

  @Test func `layouts that follow one another aren't deep`() {
    var hand = HandPlan("root", "box", "child")
    hand.step(hand.adding("box", to: "root"))
    hand.step(hand.adding("child", to: "box"))
    for _ in 1...20 { hand.step([.setNeedsLayout(hand["child"], true)]) }
    var limits = Limits()
    limits[.depth] = 10
    var run = HandRun(plan: hand.draft.plan)
    #expect(Pipeline.run(hand.draft.plan, limits: limits, observer: &run).limit == nil)
    #expect(run.events.last?.step == 22)
  }

  // MARK: Many instances

  /// A plan with so many instances more, and more steps than a plan that makes them all at once.
  private func many(_ count: Int) -> HandPlan {
    var hand = HandPlan("root")
    for number in 1...count {
      hand.draft.declare("child\(number)")
      hand.draft.instance("child\(number)")
    }
    for _ in 1...count { hand.step([]) }
    return hand
  }

  @Test func `each of many instances is there, and each once`() {
    var hand = many(200)
    hand.step((1...200).map { .make(hand["child\($0)"]) })
    hand.step((1...200).map { .load(hand["child\($0)"]) })
    let loaded = run(hand).events.filter { $0.callback == .viewDidLoad && $0.step > 0 }
    #expect(loaded.compactMap(\.instance?.index) == Array(1...200))
  }

  @Test func `instances whose numbers lie far apart don't stand in each other's way`() {
    var hand = many(128)
    hand.step(hand.adding("child128", to: "root"))
    hand.step([.begin(hand["root"], appearing: false, animated: false), .end(hand["root"])])
    check(
      hand, from: 130,
      """
      root.viewWillDisappear(false)
      child128.viewWillDisappear(false)
      root.viewDidDisappear(false)
      child128.viewDidDisappear(false)
      """)
  }
}
