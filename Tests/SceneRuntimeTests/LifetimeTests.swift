import ScenePlan
import Testing

/// How controllers are made, what keeps them, and when they are freed.
@Suite struct LifetimeTests {
  @Test func `C1.40, C1.42: a view loads at its first touch, loadView before viewDidLoad, once`() {
    var hand = HandPlan("root", "other")
    hand.step([.make(hand["other"]), .load(hand["other"]), .load(hand["other"])])
    let run = run(hand)
    #expect(
      run.events.filter { $0.step == 1 }.map { run.text($0) } == ["other.init", "other.loadView", "other.viewDidLoad"])
  }

  @Test func `C1.17: without addChild the controller is freed when its appearance ends`() {
    var hand = HandPlan("root", "stray")
    hand.step([.make(hand["stray"]), .addSubview(hand["stray"], into: hand["root"])])
    let run = run(hand)
    #expect(run.events.last.map { run.text($0) } == "stray.deinit")
  }

  @Test func `C1.17: a child is its parent's, and lives without a view`() {
    var hand = HandPlan("root", "child")
    hand.step([.make(hand["child"]), .addChild(hand["child"], to: hand["root"])])
    hand.step([])
    #expect(run(hand).living.contains("child"))
  }

  @Test
  func `N2.6: a held controller outlives its parent's ownership, and is freed at the end of the turn of the release`() {
    var hand = HandPlan("root", "child")
    let child = hand["child"]
    hand.step([.make(child), .addChild(child, to: hand["root"]), .didMove(child, to: hand["root"])])
    hand.step([.willMove(child, to: nil), .hold(child), .removeFromParent(child)])
    hand.step([.release(child), .emit(.completion, hand["root"], .none, .none)])
    check(
      hand, from: 2,
      """
      child.willMove(nil)
      child.didMove(nil)
      root.completion
      child.deinit
      """)
  }

  @Test func `what a step has made lives until it has been placed`() {
    var hand = HandPlan("root", "other")
    hand.step([.make(hand["other"]), .load(hand["other"])])
    hand.step([])
    #expect(run(hand).living.contains("other"))
  }

  @Test func `a retained controller is never freed, and a freed one gets no callback`() {
    var hand = HandPlan("root", "kept", "lost")
    hand.change("kept") { $0.isRetained = true }
    for name in ["kept", "lost"] {
      hand.step([.make(hand[name]), .addChild(hand[name], to: hand["root"])])
      hand.step([.removeFromParent(hand[name])])
    }
    hand.step([.begin(hand["lost"], appearing: true, animated: false), .load(hand["lost"])])
    check(
      hand, from: 2,
      """
      kept.didMove(nil)
      lost.willMove(root)
      lost.didMove(nil)
      lost.deinit
      """)
  }

  @Test func `a property keeps what it holds as long as its owner lives`() {
    var hand = HandPlan("root", "pager", "page")
    hand.step([.make(hand["page"]), .make(hand["pager"]), .keep(hand["page"], by: hand["pager"])])
    hand.step([.addChild(hand["pager"], to: hand["root"])])
    hand.step([.removeFromParent(hand["pager"])])
    check(hand, from: 3, "pager.didMove(nil)\npager.deinit\npage.deinit")
  }

  @Test func `children and a presented controller go with their owner`() {
    var hand = HandPlan("root", "box", "child", "card")
    hand.step([
      .make(hand["box"]), .make(hand["child"]), .make(hand["card"]), .addChild(hand["child"], to: hand["box"]),
      .present(hand["card"], by: hand["box"], style: .pageSheet), .addChild(hand["box"], to: hand["root"]),
    ])
    hand.step([.removeFromParent(hand["box"])])
    let run = check(hand, from: 2, "box.didMove(nil)\nbox.deinit\nchild.deinit\ncard.deinit")
    #expect(run.living == ["root"])
  }

  @Test func `M6.45: the presentation of a freed controller has ended`() {
    var hand = HandPlan("root", "box", "card")
    let (root, box, card) = (hand["root"], hand["box"], hand["card"])
    hand.step([
      .make(box), .make(card), .present(card, by: box, style: .pageSheet), .hold(card), .addChild(box, to: root),
    ])
    hand.step([.removeFromParent(box)])
    hand.step([.unpresent(card)])
    hand.step([.release(card)])
    let run = check(hand, from: 2, "box.didMove(nil)\nbox.deinit\ncard.deinit")
    #expect(run.events.last?.step == 4)
  }

  @Test func `M6.33: a dismissed controller is freed after what is done in the same turn`() {
    var hand = HandPlan("root", "card")
    let (root, card) = (hand["root"], hand["card"])
    hand.step([.make(card), .present(card, by: root, style: .pageSheet), .attach(card)])
    hand.step([.unpresent(card), .detach(card), .emit(.completion, root, .none, .none)])
    check(hand, from: 2, "root.completion\ncard.deinit")
  }

  @Test func `C1.17: a controller in a change lives until the change has ended`() {
    var hand = HandPlan("root", "card")
    let (root, card) = (hand["root"], hand["card"])
    hand.step([.make(card), .present(card, by: root, style: .pageSheet), .attach(card)])
    hand.step([.begin(card, appearing: true, animated: false), .end(card)])
    // A begin too many changes nothing in that.
    hand.step([.begin(card, appearing: true, animated: false)])
    hand.step([.begin(card, appearing: false, animated: true), .unpresent(card)])
    hand.step([.end(card)])
    check(hand, from: 3, "card.viewWillDisappear(true)\ncard.viewDidDisappear(true)\ncard.deinit")
  }
}
