import ScenePlan
import Testing

/// Appearance that a view's way into and out of the window brings about by itself.
@Suite struct WindowTests {
  @Test func `C1.31, C1.32: a child added on the screen appears in two halves, didMove between them`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root"))
    hand.expect(.appeared(["child", "root"]))
    check(
      hand,
      """
      child.willMove(root)
      child.viewDidLoad
      child.viewWillAppear(false)
      child.didMove(root)
      child.viewIsAppearing(false)
      child.viewDidLayoutSubviews
      child.viewDidAppear(false)
      child.didMove(root)
      """)
  }

  @Test func `C1.33: a child removed on the screen goes in two halves, didMove(nil) between them`() {
    var hand = HandPlan("root", "child")
    hand.step(hand.adding("child", to: "root"))
    hand.step(hand.removing("child"))
    check(
      hand, from: 2,
      """
      child.willMove(nil)
      child.viewWillDisappear(false)
      child.didMove(nil)
      child.viewDidDisappear(false)
      child.didMove(nil)
      child.deinit
      """)
  }

  @Test func `C1.26, V31: a didMove that came while the appearance was open comes again after it`() {
    var hand = HandPlan("root", "child", quirks: [.didMoveTwice])
    hand.step(hand.adding("child", to: "root"))
    hand.step(hand.removing("child"))
    let run = run(hand)
    let moves = run.events.filter { $0.callback.group == .moving || $0.callback == .viewDidAppear }.dropFirst()
    #expect(
      moves.map { run.text($0) } == [
        "child.willMove(root)", "child.didMove(root)", "child.viewDidAppear(false)", "child.didMove(root)",
        "child.willMove(nil)", "child.didMove(nil)", "child.didMove(nil)",
      ])
  }

  @Test func `C1.30: a view appears without addChild, and addChild alone shows nothing`() {
    var hand = HandPlan("root", "stray", "child")
    let (root, stray, child) = (hand["root"], hand["stray"], hand["child"])
    hand.step([.make(child), .addChild(child, to: root)])
    hand.step([.make(stray), .addSubview(stray, into: root)])
    check(
      hand,
      """
      child.willMove(root)
      stray.viewDidLoad
      stray.viewWillAppear(false)
      stray.viewIsAppearing(false)
      stray.viewDidLayoutSubviews
      stray.viewDidAppear(false)
      stray.deinit
      """)
  }

  @Test func `C1.34: what is added in viewDidLoad appears with its parent, parent first`() {
    var hand = HandPlan("root", "child")
    hand.hook("root", .viewDidLoad, hand.adding("child", to: "root"))
    let run = run(hand)
    #expect(
      run.events.filter { $0.callback.group == .appearance }.map { run.text($0) } == [
        "root.viewWillAppear(false)", "child.viewWillAppear(false)", "root.viewIsAppearing(false)",
        "child.viewIsAppearing(false)", "root.viewDidAppear(false)", "child.viewDidAppear(false)",
      ])
  }

  @Test func `C1.34: a view without addChild finishes before its host does`() {
    var hand = HandPlan("root", "stray")
    hand.hook("root", .viewDidLoad, [.make(hand["stray"]), .addSubview(hand["stray"], into: hand["root"])])
    hand.step([])
    let run = run(hand)
    #expect(
      run.events.filter { [.viewWillAppear, .viewDidAppear].contains($0.callback) }.map { run.text($0) } == [
        "root.viewWillAppear(false)", "stray.viewWillAppear(false)", "stray.viewDidAppear(false)",
        "root.viewDidAppear(false)",
      ])
  }

  @Test func `C1.38: a view that moves within the window is no change of appearance`() {
    var hand = HandPlan("root", "box", "stray")
    hand.change("stray") { $0.isRetained = true }
    hand.step(hand.adding("box", to: "root"))
    hand.step([.make(hand["stray"]), .addSubview(hand["stray"], into: hand["root"])])
    hand.step([.addSubview(hand["stray"], into: hand["box"])])
    hand.step([.removeFromSuperview(hand["box"])])
    let run = check(
      hand, from: 3,
      """
      box.viewWillDisappear(false)
      stray.viewWillDisappear(false)
      stray.viewDidDisappear(false)
      box.viewDidDisappear(false)
      """)
    #expect(run.events.last?.step == 4)
  }

  @Test func `a view's way doesn't count between a begin and an end called by hand`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([.make(child), .addChild(child, to: root), .begin(child, appearing: true, animated: true)])
    hand.step([.addSubview(child, into: root), .end(child), .didMove(child, to: root)])
    check(
      hand,
      """
      child.willMove(root)
      child.viewDidLoad
      child.viewWillAppear(true)
      child.viewIsAppearing(true)
      child.viewDidAppear(true)
      child.didMove(root)
      child.viewDidLayoutSubviews
      """)
  }

  @Test func `a view that goes and comes back within a turn ends where it began`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.removeFromSuperview(child), .addSubview(child, into: root)])
    hand.step([.end(child)])
    check(
      hand, from: 2,
      """
      child.viewWillDisappear(false)
      child.viewWillAppear(false)
      child.viewIsAppearing(false)
      child.viewDidAppear(false)
      child.warning(unbalancedTransition)
      """)
  }

  @Test func `a covered presenter is out of the window, and so is all that hangs in it`() {
    var hand = HandPlan("root", "child", "stray")
    let (root, child, stray) = (hand["root"], hand["child"], hand["stray"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.cover(root, true), .make(stray), .addSubview(stray, into: child)])
    check(
      hand, from: 2,
      """
      root.viewWillDisappear(false)
      child.viewWillDisappear(false)
      root.viewDidDisappear(false)
      child.viewDidDisappear(false)
      stray.viewDidLoad
      stray.deinit
      """)
  }
}
