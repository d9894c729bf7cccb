import SamplePlans
import ScenePlan
import Testing

/// Parents and children, and the check that a view stands where its controller does.
@Suite struct HierarchyTests {
  @Test func `C1.10, C1.13, C1.14: addChild joins, then tells, and neither loads nor shows anything`() {
    var hand = HandPlan("root", "child")
    let look = hand.expectation([.tree(["root", "  child disappeared"])])
    hand.hook("child", .willMove, [look])
    hand.step([.make(hand["child"]), .addChild(hand["child"], to: hand["root"])])
    let run = check(hand, "child.willMove(root)")
    #expect(run.outcome.judged == 1)
  }

  @Test func `C1.11: a child of another parent leaves it first, and its view stays where it is`() {
    var hand = HandPlan("root", "left", "right", "child")
    let child = hand["child"]
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step([.make(child), .addChild(child, to: hand["left"]), .didMove(child, to: hand["left"])])
    hand.step([.addChild(child, to: hand["right"])])
    hand.expect(.tree(["root", "  left", "  right", "    child"]))
    check(hand, from: 3, "child.didMove(nil)\nchild.willMove(right)")
  }

  @Test func `C1.12: addChild for the same parent changes nothing`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root"))
    hand.step([.addChild(hand["child"], to: hand["root"])])
    hand.expect(.tree(["root", "  child"]))
    check(hand, from: 2, "")
  }

  @Test func `C1.20, C1.22: removeFromParent leaves, then tells; without a parent it does nothing`() {
    var hand = HandPlan("root", "child")
    hand.step([.make(hand["child"]), .addChild(hand["child"], to: hand["root"]), .hold(hand["child"])])
    let look = hand.expectation([.tree(["root"]), .alive(["child"])])
    hand.hook("child", .didMove, [look])
    hand.step([.removeFromParent(hand["child"])])
    hand.step([.removeFromParent(hand["child"])])
    let run = check(hand, from: 2, "child.didMove(nil)")
    #expect(run.outcome.judged == 2)
  }

  @Test func `C1.1: a controller can't become the child of one that it contains`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root"))
    hand.step([.addChild(hand["root"], to: hand["child"])])
    hand.expect(.tree(["root appeared", "  child appeared"]))
    check(hand, from: 2, "")
  }

  @Test func `C1.1, C1.91: parents and presenters never lead in a circle`() {
    var hand = HandPlan("root", "child", "sheet")
    let (child, sheet) = (hand["child"], hand["sheet"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([
      .make(sheet), .load(sheet), .present(sheet, by: child, style: .pageSheet), .removeFromSuperview(child),
      .removeFromParent(child), .addChild(child, to: sheet), .link(child, to: sheet, at: 0),
      .present(child, by: sheet, style: .pageSheet),
    ])
    // Nothing that was refused keeps it alive.
    check(
      hand, from: 2,
      """
      sheet.viewDidLoad
      child.viewWillDisappear(false)
      child.didMove(nil)
      child.viewDidDisappear(false)
      child.didMove(nil)
      child.deinit
      sheet.deinit
      """)
  }

  // MARK: What raises

  @Test func `C1.76: what is presented in the context of a view inside it raises`() {
    var hand = HandPlan("root", "child", "card")
    let (child, card) = (hand["child"], hand["card"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([
      .make(card), .load(card), .present(card, by: child, style: .overCurrentContext), .removeFromSuperview(child),
      .addSubview(child, into: card), .attach(card),
    ])
    check(hand, from: 2, "card.viewDidLoad\nchild.viewWillDisappear(false)\ncard.exception(viewInsideItself)")
  }

  @Test func `C1.76: a view that comes into one inside it raises`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root"))
    hand.step([.addSubview(hand["root"], into: hand["child"])])
    let run = check(hand, from: 2, "root.exception(viewInsideItself)")
    #expect(run.messages == ["layer <CALayer> is a part of cycle in its layer tree"])
  }

  @Test func `C1.16: the window's root can't become a child`() {
    var hand = HandPlan("root", "other")
    hand.step([.make(hand["other"]), .addChild(hand["root"], to: hand["other"])])
    let run = check(hand, "root.exception(addedRoot)")
    #expect(
      run.messages == [
        "adding a root view controller <UIViewController: root> as a child of view controller:<UIViewController: other>"
      ])
  }

  @Test func `C1.70, C1.72: a view that enters the window under a view that isn't its parent's raises`() {
    var hand = HandPlan("root", "left", "child")
    let left = hand["left"]
    hand.draft.name(left, is: "Left")
    hand.step(hand.adding("left", to: "root"))
    hand.step([
      .make(hand["child"]), .addChild(hand["child"], to: left), .addSubview(hand["child"], into: hand["root"]),
    ])
    let run = check(
      hand, from: 2,
      """
      child.willMove(left)
      child.viewDidLoad
      child.exception(wrongParentInWindow)
      """)
    #expect(
      run.messages == [
        "child view controller:<UIViewController: child> should have parent view controller:<UIViewController: root> but actual parent is:<Left: left>"
      ])
    #expect(run.outcome.raised?.callback == .exception)
  }

  @Test func `C1.71: a controller without a parent may put its view anywhere`() {
    var hand = HandPlan("root", "stray")
    hand.step([.make(hand["stray"]), .addSubview(hand["stray"], into: hand["root"])])
    #expect(run(hand).outcome.raised == nil)
  }

  @Test func `C1.15, C1.73: addChild raises while the view still stands in another container`() {
    var hand = HandPlan("root", "left", "right", "child")
    hand.draft.name(hand["left"], is: "Left")
    hand.draft.name(hand["right"], is: "Right")
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step(hand.adding("child", to: "left"))
    hand.step([.addChild(hand["child"], to: hand["right"])])
    let run = check(hand, from: 3, "child.didMove(nil)\nchild.exception(wrongParentRequested)")
    #expect(
      run.messages == [
        "child view controller:<UIViewController: child> should have parent view controller:<Left: left> but requested parent is:<Right: right>"
      ])
  }

  @Test func `C1.73: addChild raises also for one without a parent whose view stands in another container`() {
    var hand = HandPlan("root", "left", "right", "child")
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step([.make(hand["child"]), .addSubview(hand["child"], into: hand["left"])])
    hand.step([.addChild(hand["child"], to: hand["right"])])
    check(hand, from: 3, "child.exception(wrongParentRequested)")
  }

  @Test func `C1.73: once the view is out the controller can move`() {
    var hand = HandPlan("root", "left", "right", "child")
    hand.step(hand.adding("left", to: "root") + hand.adding("right", to: "root"))
    hand.step(hand.adding("child", to: "left"))
    hand.step([.removeFromSuperview(hand["child"]), .addChild(hand["child"], to: hand["right"])])
    #expect(run(hand).outcome.raised == nil)
  }

  @Test func `C1.74: a wrong link made off the window raises when the views come into it`() {
    var hand = HandPlan("root", "box", "left", "child")
    let (root, box, left, child) = (hand["root"], hand["box"], hand["left"], hand["child"])
    hand.step([
      .make(box), .make(left), .make(child), .load(box), .addChild(child, to: left), .addSubview(child, into: box),
    ])
    hand.step([.addChild(box, to: root), .addSubview(box, into: root)])
    let run = check(
      hand,
      """
      box.viewDidLoad
      child.willMove(left)
      child.viewDidLoad
      box.willMove(root)
      box.viewWillAppear(false)
      child.exception(wrongParentInWindow)
      """)
    #expect(run.events.last?.step == 2)
  }
}

extension PlanDraft {
  /// Gives the template of an instance a class.
  mutating func name(_ instance: InstanceID, is className: String) {
    plan.templates[plan.instances[instance.index].template].className = className
  }
}
