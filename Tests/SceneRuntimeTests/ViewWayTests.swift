import ScenePlan
import Testing

/// Where views hang, and when their way there is checked and counts.
@Suite struct ViewWayTests {
  @Test func `C1.38, C1.74: a view that moves within the window isn't checked`() {
    var hand = HandPlan("root", "box", "child")
    hand.step(hand.adding("box", to: "root") + hand.adding("child", to: "root"))
    hand.step([.addSubview(hand["child"], into: hand["box"])])
    let run = check(hand, from: 2, "")
    #expect(run.outcome.raised == nil)
  }

  @Test func `C1.74: a view isn't checked on its way out`() {
    var hand = HandPlan("root", "box", "child")
    hand.step(hand.adding("box", to: "root") + hand.adding("child", to: "root"))
    hand.step([.place(hand["child"], into: hand["box"])])
    hand.step([.removeFromSuperview(hand["child"])])
    check(hand, from: 2, "child.viewWillDisappear(false)\nchild.viewDidDisappear(false)")
  }

  @Test func `C1.30: off the window a move of a view changes no appearance`() {
    var hand = HandPlan("root", "box", "child", isLaunched: false)
    let root = hand["root"]
    hand.step(
      [.make(root), .load(root)] + hand.adding("box", to: "root") + hand.adding("child", to: "root"))
    hand.step([
      .begin(root, appearing: true, animated: false), .addSubview(hand["child"], into: hand["box"]), .setRoot(root),
      .end(root),
    ])
    let run = run(hand)
    #expect(
      run.events.filter { $0.callback == .viewDidAppear }.map { run.text($0) } == [
        "root.viewDidAppear(false)", "box.viewDidAppear(false)", "child.viewDidAppear(false)",
      ])
  }

  @Test func `C1.66: a view's way out doesn't count between a begin and an end by hand either`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([.make(child), .addChild(child, to: root), .begin(child, appearing: true, animated: true)])
    hand.step([.addSubview(child, into: root)])
    hand.step([.removeFromSuperview(child)])
    hand.step([.end(child)])
    check(hand, from: 2, "child.viewIsAppearing(true)\nchild.viewDidLayoutSubviews\nchild.viewDidAppear(true)")
  }

  @Test func `C1.76: a view is never put into itself or into what hangs in it`() {
    for name in ["child", "box"] {
      var hand = HandPlan("root", "box", "child")
      let (box, inner) = (hand["box"], hand[name])
      hand.step(hand.adding("box", to: "root") + hand.adding("child", to: "box"))
      hand.step([.place(box, into: inner), .removeFromSuperview(box)])
      check(hand, from: 2, "box.exception(viewInsideItself)")
    }
  }

  // MARK: Children

  @Test func `T3.9, N2.13: a child that is linked stands at its place`() {
    var hand = HandPlan("root", "first", "second", "third", "last")
    let root = hand["root"]
    hand.step(["first", "second", "third", "last"].map { .make(hand[$0]) })
    hand.step([
      .link(hand["third"], to: root, at: 0), .link(hand["first"], to: root, at: 0),
      .link(hand["second"], to: root, at: 1), .link(hand["last"], to: root, at: 99),
    ])
    hand.expect(.tree(["root", "  first", "  second", "  third", "  last"]))
    check(hand, failures: [])
  }

  @Test func `a former child doesn't stand for its container`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root") + [.setCurrent(hand["child"], in: hand["root"]), .hold(hand["child"])])
    hand.expect(.visible("child"))
    hand.step([.unlink(hand["child"])])
    hand.expect(.visible("root"))
    check(hand, failures: [])
  }

  @Test func `a controller is made once`() {
    var hand = HandPlan("root", "child")
    hand.step([.make(hand["child"]), .make(hand["child"])])
    #expect(run(hand).events.count { $0.step == 1 } == 1)
  }

  @Test func `what a property lets go is kept by the others, and freed with the last of them`() {
    var hand = HandPlan("root", "pager", "page", "other")
    let (root, pager, page, other) = (hand["root"], hand["pager"], hand["page"], hand["other"])
    hand.step([.make(pager), .make(page), .make(other), .addChild(pager, to: root)])
    hand.step([.keep(page, by: pager), .keep(other, by: pager), .addChild(page, to: root)])
    hand.step([.letGo(page, by: pager), .letGo(other, by: pager)])
    hand.step([.removeFromParent(pager)])
    hand.step([.removeFromParent(page)])
    check(
      hand, from: 3,
      """
      other.deinit
      pager.didMove(nil)
      pager.deinit
      page.didMove(nil)
      page.deinit
      """)
  }
}
