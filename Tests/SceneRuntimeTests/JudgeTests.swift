import SamplePlans
import ScenePlan
import Testing

/// The comparisons of an `expect`, and its messages where something differs.
@Suite struct JudgeTests {
  /// A child on the screen after step 1.
  private func family() -> HandPlan {
    var hand = HandPlan("root", "child", "late")
    hand.step(hand.adding("child", to: "root"))
    return hand
  }

  // MARK: Events

  @Test func `before any step the trace is the launch, from its first event`() {
    var hand = HandPlan("root")
    hand.expect(.trace(patterns("root.init")), callbacks: ["init"])
    #expect(run(hand).outcome.failures.isEmpty)
  }

  @Test func `a trace counts the controllers and callbacks that it names, and no others`() {
    var hand = family()
    hand.expect(.trace(patterns("child.viewWillAppear", "child.viewDidAppear(false)")))
    check(hand, failures: [])
  }

  @Test func `a trace that differs is shown beside what came, without the arguments that it leaves open`() {
    var hand = family()
    hand.expect(
      .trace(patterns("child.viewDidAppear", "child.viewWillAppear", "child.willMove(nil)", "child.didMove(root)")))
    check(
      hand,
      failures: [
        "trace differs", "- child.viewDidAppear", "+ child.willMove(root)", "  child.viewWillAppear",
        "- child.willMove(nil)", "+ child.didMove(root)", "+ child.viewDidAppear", "  child.didMove(root)",
      ])
  }

  @Test func `of and callbacks widen what counts`() {
    var hand = family()
    hand.expect(.trace(patterns("child.viewDidAppear")), of: ["root"], callbacks: ["viewDidAppear"])
    hand.expect(.trace(patterns("child.willMove(root)")), callbacks: ["didMove"])
    hand.expect(.trace([]), of: ["child"], callbacks: ["viewWillDisappear"])
    check(
      hand, failures: ["trace differs", "  child.willMove(root)", "+ child.didMove(root)", "+ child.didMove(root)"])
  }

  @Test func `a trace that would hold from a later step on says so`() {
    var hand = family()
    hand.step([.removeFromSuperview(hand["child"])])
    let gone = patterns("child.viewWillDisappear", "child.viewDidDisappear")
    hand.expect(.trace(gone), callbacks: ["viewWillAppear", "viewDidAppear"])
    hand.expect(.trace(gone), since: .step(2), callbacks: ["viewWillAppear", "viewDidAppear"])
    check(
      hand,
      failures: [
        "trace differs; the first 2 happened in step 1 'step': 'since: 2' would count from step 2 'step' on",
        "+ child.viewWillAppear(false)", "+ child.viewDidAppear(false)", "  child.viewWillDisappear",
        "  child.viewDidDisappear",
      ])
  }

  @Test func `contains is an order with gaps, and says after what the first missing event is missed`() {
    var hand = family()
    hand.expect(.contains(patterns("child.willMove", "child.viewDidAppear")))
    hand.expect(.contains(patterns("child.viewDidAppear", "child.willMove")))
    hand.expect(.contains(patterns("child.viewDidDisappear")))
    hand.expect(.contains(patterns("child.viewDidAppear", "child.viewDidDisappear")))
    hand.expect(.contains(patterns("child.willMove", "child.willMove")))
    check(
      hand,
      failures: [
        "'child.willMove' happened only before 'child.viewDidAppear'", "+ child.willMove", "  child.viewDidAppear",
        "- child.willMove",
        "'child.viewDidDisappear' didn't happen", "- child.viewDidDisappear",
        "'child.viewDidDisappear' didn't happen after 'child.viewDidAppear'", "  child.viewDidAppear",
        "- child.viewDidDisappear",
        "'child.willMove' didn't happen after 'child.willMove'", "  child.willMove", "- child.willMove",
      ])
  }

  @Test func `lacks names what happened all the same, with its argument`() {
    var hand = family()
    hand.expect(.lacks(patterns("child.viewDidDisappear", "child.viewWillAppear(true)")))
    hand.expect(.lacks(patterns("child.viewWillAppear")))
    check(hand, failures: ["'child.viewWillAppear(false)' happened"])
  }

  @Test func `L9.1: layout events of one controller in a row are one pass, in whatever number and order`() {
    var hand = HandPlan("root", "child")
    let (root, child) = (hand["root"], hand["child"])
    hand.step(hand.adding("child", to: "root"))
    hand.step([
      .emit(.viewWillLayoutSubviews, root, .none, .none), .emit(.viewDidLayoutSubviews, root, .none, .none),
      .emit(.viewWillLayoutSubviews, root, .none, .none), .emit(.viewDidLayoutSubviews, root, .none, .none),
      .emit(.viewDidLayoutSubviews, child, .none, .none), .emit(.viewDidLayoutSubviews, root, .none, .none),
    ])
    let pass = patterns(
      "root.viewDidLayoutSubviews", "root.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
      "root.viewDidLayoutSubviews")
    hand.expect(.trace(pass), since: .step(2))
    hand.expect(.trace(patterns("root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews")), since: .step(2))
    check(hand, failures: [])
  }

  @Test func `an event of an earlier step is named with it, and how to look behind it`() {
    var hand = family()
    let child = hand["child"]
    hand.step([.willMove(child, to: nil)])
    hand.expect(.lacks(patterns("child.viewDidAppear")), since: .step(1))
    hand.expect(.contains(patterns("child.willMove(nil)", "child.viewDidAppear")), since: .step(1))
    hand.expect(.lacks(patterns("child.willMove(nil)")), since: .step(1))
    let messages = run(hand).outcome.failures.map(\.message)
    #expect(
      messages == [
        "'child.viewDidAppear(false)' happened in step 1 'step'; 'since: 2' would look behind it",
        "'child.viewDidAppear' happened only before 'child.willMove(nil)': in step 1, and that in step 2",
        "'child.willMove(nil)' happened",
      ])
  }

  // MARK: Where counting starts

  @Test func `the first expectation counts from the first step, and launching only if it is asked for`() {
    var hand = family()
    hand.expect(.lacks(patterns("root.viewDidAppear")))
    hand.expect(.contains(patterns("root.viewDidAppear", "child.viewDidAppear")), since: .launch)
    check(hand, failures: [])
  }

  @Test func `launching counts where no step comes first`() {
    var hand = HandPlan("root")
    hand.expect(.contains(patterns("root.viewDidAppear")))
    check(hand, failures: [])
  }

  @Test func `expectations with no step between begin together, the next one where these have looked`() {
    var hand = family()
    hand.expect(.contains(patterns("child.viewDidAppear")))
    hand.expect(.contains(patterns("child.viewDidAppear")))
    hand.step(hand.removing("child"))
    hand.expect(.lacks(patterns("child.viewDidAppear")), .contains(patterns("child.viewDidDisappear")))
    let run = check(hand, failures: [])
    #expect(run.outcome.judged == 4)
  }

  @Test func `since a step counts that step too`() {
    var hand = family()
    hand.step(hand.removing("child"))
    hand.step([])
    hand.expect(.contains(patterns("child.willMove(nil)")), since: .step(2))
    hand.expect(.lacks(patterns("child.willMove(root)")), since: .step(2))
    check(hand, failures: [])
  }

  @Test func `a look while a transition runs sees what has come so far`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    let end = hand.routine([.end(root), .closeTransition(TransitionID(0))])
    hand.step([
      .begin(root, appearing: false, animated: true), .openTransition(TransitionID(0), on: root, duration: .seconds(1)),
      .schedule(end, .endOf(TransitionID(0))),
    ])
    hand.expect(
      .trace(patterns("root.viewWillDisappear")), .lacks(patterns("root.viewDidDisappear")), .appeared([]),
      start: .justBefore(.seconds(1)))
    hand.expect(.contains(patterns("root.viewWillDisappear", "root.viewDidDisappear")))
    check(hand, failures: [])
  }

  @Test func `V34: what the turn has still to do after a look belongs to the step before`() {
    var hand = family()
    hand.step([.setNeedsLayout(hand["root"], true)])
    hand.expect(.lacks(patterns("root.viewDidLayoutSubviews")), start: .justBefore(.zero))
    let run = check(hand, failures: [])
    let layout = run.events.last { $0.callback == .viewDidLayoutSubviews }
    #expect(layout?.step == 2)
  }

  // MARK: State

  @Test func `visible and appeared are compared by name`() {
    var hand = family()
    hand.step([.setCurrent(hand["child"], in: hand["root"])])
    hand.expect(.visible("child"), .appeared(["root", "child"]))
    hand.expect(.visible("root"), .appeared(["child"]))
    check(
      hand, failures: ["visible is 'child', expected 'root'", "appeared differs", "  child", "+ root"])
  }

  @Test func `H11.6, H11.7: a tree has children before the presented controller, and states where they matter`() {
    var hand = family()
    hand.step([
      .make(hand["late"]), .present(hand["late"], by: hand["root"], style: .pageSheet), .attach(hand["late"]),
    ])
    hand.expect(.tree(["root", "  child appeared", "  + late"]))
    hand.expect(.tree(["root disappeared", "  + late"]))
    check(
      hand, failures: ["tree differs", "- root disappeared", "+ root appeared", "+   child appeared", "    + late"])
  }

  @Test func `alive and released tell the living from the dead, and the dead from the never made`() {
    var hand = family()
    hand.expect(.alive(["child"]), .released(["child"]))
    hand.step(hand.removing("child"))
    hand.expect(.alive(["child"]), .released(["child"]))
    hand.expect(.released(["late"]))
    check(hand, failures: ["still alive: 'child'", "not alive: 'child'", "never made: 'late'"])
  }

  @Test func `D8.1: answers follow the children that are named, down to the last one`() {
    var hand = family()
    hand.step([.delegate(hand["root"], .prefersStatusBarHidden, to: .child(hand["child"]))])
    hand.expect(.answers(.prefersStatusBarHidden, "child"), .answers(.preferredStatusBarStyle, "child"))
    check(hand, failures: ["'preferredStatusBarStyle' is answered by 'root', expected 'child'"])
  }

  @Test func `D8.2: a full-screen presentation answers for itself, a card doesn't`() {
    for (style, answerer) in [(PresentationStyle.fullScreen, "late"), (.pageSheet, "root")] {
      var hand = family()
      hand.step([.make(hand["late"]), .present(hand["late"], by: hand["root"], style: style)])
      hand.expect(.answers(.preferredStatusBarStyle, answerer))
      check(hand, failures: [])
    }
  }

  @Test func `a display mode is compared with those that were set`() {
    var hand = HandPlan("root")
    hand.step([.setDisplayMode(hand["root"], hand.name("secondaryOnly"))])
    hand.expect(.displayMode("secondaryOnly"), .displayMode("oneBesideSecondary"))
    check(hand, failures: ["displayMode is 'secondaryOnly', expected 'oneBesideSecondary'"])
    var bare = HandPlan("root")
    bare.expect(.displayMode("secondaryOnly"))
    check(bare, failures: ["no expanded split view controller is on the screen, expected 'secondaryOnly'"])
  }

  @Test func `N2.16: a tab bar is seen where a tab bar controller is on the screen`() {
    var hand = HandPlan("root")
    hand.draft.plan.templates[0].kind = .tabs
    hand.expect(.tabBar(.hidden), .tabBar(.shown))
    check(hand, failures: ["the tab bar is 'shown', expected 'hidden'"])
    var bare = HandPlan("root")
    bare.expect(.tabBar(.shown))
    check(bare, failures: ["no tab bar controller is on the screen, expected its bar to be 'shown'"])
  }

  @Test func `warnings are exactly those of the stretch`() {
    var hand = HandPlan("root")
    hand.step([.end(hand["root"])])
    hand.expect(.warnings([.unbalancedTransition]))
    hand.step([])
    hand.expect(.warnings([]), .warnings([.presentOffWindow]))
    check(hand, failures: ["warnings differs", "- presentOffWindow"])
  }

  @Test func `raises is judged although the run is over, and any other exception isn't expected`() {
    for (kind, failures) in [
      (UIKitMessage.addedRoot, []), (.pushedTwice, ["'addedRoot' was raised, expected 'pushedTwice'"]),
    ] {
      var hand = HandPlan("root", "other")
      hand.step([.make(hand["other"]), .addChild(hand["root"], to: hand["other"])])
      hand.expect(.raises(kind))
      let run = check(hand, failures: failures)
      #expect(run.outcome.isRaiseExpected == failures.isEmpty)
    }
    var calm = HandPlan("root")
    calm.expect(.raises(.addedRoot))
    check(calm, failures: ["nothing was raised, expected 'addedRoot'"])
  }

  @Test func `controllers that UIKit makes for itself are in no trace and no tree`() {
    var hand = HandPlan("root", "more", "child")
    hand.change("more") { $0.isPrivate = true }
    hand.step(hand.adding("more", to: "root"))
    hand.step(hand.adding("child", to: "more"))
    hand.expect(.trace([]), of: ["more"], callbacks: ["viewDidAppear"])
    hand.expect(.tree(["root", "  child"]), .appeared(["root", "child"]))
    check(hand, failures: [])
  }
}
