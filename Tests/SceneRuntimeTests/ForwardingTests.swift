import ScenePlan
import Testing

/// The controllers that get a change of a controller above them, and those that no longer do.
@Suite struct ForwardingTests {
  /// The appearance callbacks that a plan sends from a step on.
  private func appearance(_ hand: HandPlan, from step: Int, _ wanted: Set<Callback>? = nil) -> [String] {
    let run = run(hand)
    return run.events.filter { event in
      event.step >= step && (wanted?.contains(event.callback) ?? (event.callback.group == .appearance))
    }.map { run.text($0) }
  }

  @Test func `C1.34: a view without addChild finishes before its host, also where all is one turn`() {
    var hand = HandPlan("root", "host", "stray")
    let (root, host, stray) = (hand["root"], hand["host"], hand["stray"])
    hand.change("stray") { $0.isRetained = true }
    hand.step([
      .make(host), .make(stray), .link(host, to: root, at: 0), .load(host), .addSubview(stray, into: host),
    ])
    hand.step([.begin(host, appearing: true, animated: false), .place(host, into: root), .end(host)])
    hand.step([.begin(host, appearing: false, animated: false), .end(host)])
    #expect(
      appearance(hand, from: 2, [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]) == [
        "host.viewWillAppear(false)", "stray.viewWillAppear(false)", "stray.viewDidAppear(false)",
        "host.viewDidAppear(false)", "host.viewWillDisappear(false)", "stray.viewWillDisappear(false)",
        "stray.viewDidDisappear(false)", "host.viewDidDisappear(false)",
      ])
  }

  @Test func `C1.34: a child finishes after its host, also if its own way onto the screen is still open`() {
    var hand = HandPlan("root", "child")
    let root = hand["root"]
    hand.step(
      hand.adding("child", to: "root") + [.begin(root, appearing: false, animated: false), .end(root)])
    #expect(
      appearance(hand, from: 1) == [
        "child.viewWillAppear(false)", "root.viewWillDisappear(false)", "child.viewWillDisappear(false)",
        "root.viewDidDisappear(false)", "child.viewDidDisappear(false)",
      ])
  }

  @Test func `C1.36: viewIsAppearing goes down to a child whose view hangs deeper`() {
    var hand = HandPlan("root", "box", "child", isLaunched: false)
    let (root, box, child) = (hand["root"], hand["box"], hand["child"])
    hand.step([.make(root), .load(root)] + hand.adding("box", to: "root") + hand.adding("child", to: "root"))
    hand.step([
      .begin(root, appearing: true, animated: false), .place(child, into: box), .isAppearing(root), .end(root),
    ])
    check(
      hand,
      """
      root.viewWillAppear(false)
      box.viewWillAppear(false)
      child.viewWillAppear(false)
      root.viewIsAppearing(false)
      box.viewIsAppearing(false)
      child.viewIsAppearing(false)
      root.viewDidAppear(false)
      box.viewDidAppear(false)
      child.viewDidAppear(false)
      """)
  }

  @Test func `C1.36: viewIsAppearing goes down before any viewDidAppear`() {
    var hand = HandPlan("root", "child")
    let root = hand["root"]
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.step([.begin(root, appearing: true, animated: false), .isAppearing(root), .end(root)])
    #expect(
      appearance(hand, from: 3) == [
        "root.viewWillAppear(false)", "child.viewWillAppear(false)", "root.viewIsAppearing(false)",
        "child.viewIsAppearing(false)", "root.viewDidAppear(false)", "child.viewDidAppear(false)",
      ])
  }

  @Test func `C1.30: a covered controller doesn't come onto the screen`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.step([.cover(root, true)])
    hand.step([.begin(root, appearing: true, animated: false)])
    hand.step([.cover(root, false), .begin(root, appearing: true, animated: false), .cover(root, false), .end(root)])
    #expect(
      appearance(hand, from: 2) == [
        "root.viewWillAppear(false)", "root.viewIsAppearing(false)", "root.viewDidAppear(false)",
      ])
  }

  @Test func `C1.63: a child is told wherever in its parent's view its own hangs`() {
    var hand = HandPlan("root", "box", "child")
    let (root, box, child) = (hand["root"], hand["box"], hand["child"])
    hand.change("box") { $0.isRetained = true }
    hand.step(hand.adding("child", to: "root"))
    hand.step([.make(box), .addSubview(box, into: root)])
    hand.step([.place(child, into: box)])
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    #expect(
      appearance(hand, from: 4) == [
        "root.viewWillDisappear(false)", "child.viewWillDisappear(false)", "box.viewWillDisappear(false)",
        "box.viewDidDisappear(false)", "root.viewDidDisappear(false)", "child.viewDidDisappear(false)",
      ])
  }

  @Test func `C1.5, C1.63: a child whose view isn't loaded gets no callback, even if it has its place`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.step([.make(child), .addChild(child, to: root), .place(child, into: root)])
    hand.step([.begin(root, appearing: true, animated: false), .end(root)])
    check(
      hand, from: 2,
      """
      child.willMove(root)
      root.viewWillAppear(false)
      root.viewIsAppearing(false)
      root.viewDidAppear(false)
      """)
  }

  @Test func `C1.63: a change that turns round ends for a child that has left since`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: true), .removeFromSuperview(child)])
    hand.step([.begin(root, appearing: true, animated: true)])
    hand.step([.end(root)])
    #expect(
      appearance(hand, from: 2) == [
        "root.viewWillDisappear(true)", "child.viewWillDisappear(true)", "root.viewWillAppear(true)",
        "child.viewDidDisappear(true)", "root.viewIsAppearing(true)", "root.viewDidAppear(true)",
      ])
  }

  @Test func `C1.63: a child that leaves while it appears gets no viewDidAppear`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: true), .end(root)])
    hand.step([.begin(root, appearing: true, animated: true), .hold(child), .removeFromParent(child), .end(root)])
    #expect(
      appearance(hand, from: 3) == [
        "root.viewWillAppear(true)", "child.viewWillAppear(true)", "root.viewIsAppearing(true)",
        "root.viewDidAppear(true)", "child.viewIsAppearing(true)",
      ])
  }

  @Test func `C1.33: a child that leaves while it disappears gets the end`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: true), .removeFromParent(child), .end(root)])
    check(
      hand, from: 2,
      """
      root.viewWillDisappear(true)
      child.viewWillDisappear(true)
      child.didMove(nil)
      root.viewDidDisappear(true)
      child.viewDidDisappear(true)
      child.deinit
      """)
  }

  @Test func `C1.33: whose view is taken out on the way in goes by itself, whatever becomes of its parent`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.step([
      .begin(root, appearing: true, animated: false), .removeFromSuperview(child),
      .begin(root, appearing: false, animated: false), .end(root),
    ])
    #expect(
      appearance(hand, from: 3) == [
        "root.viewWillAppear(false)", "child.viewWillAppear(false)", "child.viewWillDisappear(false)",
        "root.viewWillDisappear(false)", "root.viewDidDisappear(false)", "child.viewDidDisappear(false)",
      ])
  }

  // MARK: A view that comes while its host appears

  /// The callbacks of a child, or of a view alone, that comes into the window while the root is on its way in.
  private func arriving(quirk: Bool, isChild: Bool, isAnimated: Bool) -> [String] {
    var hand = HandPlan("root", "late", quirks: quirk ? [.missesWillAppear] : [], isLaunched: false)
    let (root, late) = (hand["root"], hand["late"])
    hand.step([.make(root), .begin(root, appearing: true, animated: isAnimated), .setRoot(root)])
    hand.step(isChild ? hand.adding("late", to: "root") : [.make(late), .addSubview(late, into: root)])
    hand.step([.end(root)])
    return appearance(hand, from: 1, [.viewWillAppear, .viewDidAppear])
  }

  @Test func `C1.34: a child that comes while its host appears gets viewWillAppear`() {
    for (isChild, isAnimated) in [(true, true), (true, false), (false, true), (false, false)] {
      #expect(
        arriving(quirk: false, isChild: isChild, isAnimated: isAnimated) == [
          "late.viewWillAppear(false)", "late.viewDidAppear(false)", "root.viewDidAppear(\(isAnimated))",
        ])
    }
  }

  @Test func `C1.34: with the quirk a child misses it, and a view without a parent only in an animated appearance`() {
    for (isChild, isAnimated, misses) in [
      (true, true, true), (true, false, true), (false, true, true), (false, false, false),
    ] {
      let will = misses ? [] : ["late.viewWillAppear(false)"]
      #expect(
        arriving(quirk: true, isChild: isChild, isAnimated: isAnimated)
          == will + ["late.viewDidAppear(false)", "root.viewDidAppear(\(isAnimated))"])
    }
  }

  @Test func `C1.34: with the quirk a child in a host that has appeared still gets it`() {
    var hand = HandPlan("root", "child", quirks: [.missesWillAppear])
    hand.step(hand.adding("child", to: "root"))
    #expect(
      appearance(hand, from: 1, [.viewWillAppear, .viewDidAppear]) == [
        "child.viewWillAppear(false)", "child.viewDidAppear(false)",
      ])
  }
}
