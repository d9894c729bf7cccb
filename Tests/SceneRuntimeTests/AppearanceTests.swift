import ScenePlan
import Testing

/// The four states of a controller between off and on the screen, cell by cell, and how they reach its descendants.
@Suite struct AppearanceTests {
  /// A call in a state, and what comes of it.
  struct Cell: CustomTestStringConvertible, Sendable {
    enum Call: String, Sendable {
      case beginTrue = "begin(true)"
      case beginFalse = "begin(false)"
      case end
    }

    var call: Call
    var from: AppearanceState
    var to: AppearanceState
    var depth: Int
    var sends: [String]

    var testDescription: String { "\(call.rawValue) while \(from.rawValue)" }
  }

  private static let unbalanced = "lone.warning(unbalancedTransition)"

  /// The table of section 1.7, row by row.
  static let cells: [Cell] = [
    Cell(
      call: .beginTrue, from: .disappeared, to: .appearing, depth: 1,
      sends: ["lone.loadView", "lone.viewDidLoad", "lone.viewWillAppear(true)"]),
    Cell(call: .beginTrue, from: .appearing, to: .appearing, depth: 2, sends: []),
    Cell(call: .beginTrue, from: .appeared, to: .appeared, depth: 0, sends: []),
    Cell(call: .beginTrue, from: .disappearing, to: .appearing, depth: 1, sends: ["lone.viewWillAppear(true)"]),
    Cell(call: .beginFalse, from: .disappeared, to: .disappeared, depth: 0, sends: []),
    Cell(
      call: .beginFalse, from: .appearing, to: .disappearing, depth: 1, sends: ["lone.viewWillDisappear(true)"]),
    Cell(call: .beginFalse, from: .appeared, to: .disappearing, depth: 1, sends: ["lone.viewWillDisappear(true)"]),
    Cell(call: .beginFalse, from: .disappearing, to: .disappearing, depth: 2, sends: []),
    Cell(call: .end, from: .disappeared, to: .disappeared, depth: 0, sends: [unbalanced]),
    Cell(
      call: .end, from: .appearing, to: .appeared, depth: 0,
      sends: ["lone.viewDidAppear(false)"]),
    Cell(call: .end, from: .appeared, to: .appeared, depth: 0, sends: [unbalanced]),
    Cell(call: .end, from: .disappearing, to: .disappeared, depth: 0, sends: ["lone.viewDidDisappear(false)"]),
  ]

  @Test(arguments: cells) func `C1.4: a begin or an end does what its cell of the table says`(cell: Cell) {
    // It is the window's root, so that the tree tells its state.
    var hand = HandPlan("lone", isLaunched: false)
    let lone = hand["lone"]
    let appear: [Instruction] = [.begin(lone, appearing: true, animated: false)]
    let way: [Instruction] =
      switch cell.from {
      case .disappeared: []
      case .appearing: appear
      case .appeared: appear + [.end(lone)]
      case .disappearing: appear + [.end(lone), .begin(lone, appearing: false, animated: false)]
      }
    let call: Instruction =
      switch cell.call {
      case .beginTrue: .begin(lone, appearing: true, animated: true)
      case .beginFalse: .begin(lone, appearing: false, animated: true)
      case .end: .end(lone)
      }
    hand.step([.make(lone), .setRoot(lone)] + way)
    hand.step([call])
    hand.expect(.tree(["lone \(cell.to.rawValue)"]))
    // As many ends as begins are open, and then one that is too many.
    hand.step(Array(repeating: .end(lone), count: cell.depth + 1))
    let run = run(hand)
    #expect(run.failures == [])
    // The pass that ends the turn sends what is due by then.
    let later: [Callback] = [.updateViewConstraints, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews]
    let sent = run.events.filter { $0.step == 1 && !later.contains($0.callback) }
    #expect(sent.map { run.text($0) } == cell.sends)
    let ends = run.events.filter { $0.step == 3 && $0.callback != .viewIsAppearing }
    #expect(ends.count == (cell.depth == 0 ? 1 : 2))
    #expect(ends.last.map { run.text($0) } == AppearanceTests.unbalanced)
  }

  @Test func `C1.60: begins of one direction nest, and only the last end sends the did-callback`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.step([.begin(root, appearing: false, animated: true), .begin(root, appearing: false, animated: true)])
    hand.step([.end(root)])
    hand.step([.end(root)])
    let run = check(
      hand,
      """
      root.viewWillDisappear(true)
      root.viewDidDisappear(true)
      """)
    #expect(run.events.last?.step == 3)
  }

  @Test func `C1.61: an interrupted appearance ends in a disappearance, with one end and without viewDidAppear`() {
    var hand = HandPlan("root", "other")
    let other = hand["other"]
    hand.step([
      .make(other), .begin(other, appearing: true, animated: true), .begin(other, appearing: true, animated: true),
      .begin(other, appearing: false, animated: true), .end(other),
    ])
    check(
      hand,
      """
      other.viewDidLoad
      other.viewWillAppear(true)
      other.viewWillDisappear(true)
      other.viewDidDisappear(true)
      """)
  }

  @Test func `C1.62: the did-callback is animated as the begin was that opened the state`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.step([.begin(root, appearing: false, animated: true), .begin(root, appearing: true, animated: false)])
    hand.step([.end(root)])
    check(
      hand,
      """
      root.viewWillDisappear(true)
      root.viewWillAppear(false)
      root.viewIsAppearing(false)
      root.viewDidAppear(false)
      """)
  }

  @Test func `C1.36: viewIsAppearing comes once for each appearance, parent first, and from iOS 13 on only`() {
    for (ios, line) in [(12, ""), (13, "root.viewIsAppearing(true)\nchild.viewIsAppearing(true)\n")] {
      var hand = HandPlan("root", "child", ios: ios)
      let (root, child) = (hand["root"], hand["child"])
      hand.step(hand.adding("child", to: "root"))
      hand.step([.begin(root, appearing: false, animated: true), .end(root)])
      hand.step([
        .begin(root, appearing: true, animated: true), .isAppearing(root), .isAppearing(root), .isAppearing(child),
        .end(root),
      ])
      check(
        hand, from: 3,
        "root.viewWillAppear(true)\nchild.viewWillAppear(true)\n\(line)root.viewDidAppear(true)\nchild.viewDidAppear(true)"
      )
    }
  }

  // MARK: Descendants

  @Test func `C1.63: begin and end go down to children's children, parents first`() {
    var hand = HandPlan("root", "child", "grandchild")
    let root = hand["root"]
    hand.step(hand.adding("child", to: "root"))
    hand.step(hand.adding("grandchild", to: "child"))
    hand.step([.begin(root, appearing: false, animated: true), .end(root)])
    check(
      hand, from: 3,
      """
      root.viewWillDisappear(true)
      child.viewWillDisappear(true)
      grandchild.viewWillDisappear(true)
      root.viewDidDisappear(true)
      child.viewDidDisappear(true)
      grandchild.viewDidDisappear(true)
      """)
  }

  @Test func `C1.5, C1.63: a child whose view isn't loaded, or is elsewhere, gets no callback`() {
    var hand = HandPlan("root", "unloaded", "elsewhere")
    let (root, unloaded, elsewhere) = (hand["root"], hand["unloaded"], hand["elsewhere"])
    hand.step([
      .make(unloaded), .addChild(unloaded, to: root), .make(elsewhere), .addChild(elsewhere, to: root),
      .load(elsewhere),
    ])
    hand.step([.begin(root, appearing: false, animated: true), .end(root)])
    check(
      hand, from: 2,
      """
      root.viewWillDisappear(true)
      root.viewDidDisappear(true)
      """)
  }

  @Test func `C1.65, V1: a container that forwards by hand passes no appearance on; its child's view is laid out`() {
    var hand = HandPlan("root", "child")
    let root = hand["root"]
    hand.step([.setForwardsAppearance(root, false)])
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    check(
      hand,
      """
      child.willMove(root)
      child.viewDidLoad
      child.didMove(root)
      child.viewDidLayoutSubviews
      root.viewWillDisappear(false)
      root.viewDidDisappear(false)
      """)
  }

  @Test func `C1.66: begin and end from the four callbacks give the trace of automatic forwarding`() {
    func leaving(byHand: Bool) -> [String] {
      var hand = HandPlan("root", "child")
      let (root, child) = (hand["root"], hand["child"])
      hand.step(hand.adding("child", to: "root"))
      hand.step([.setForwardsAppearance(root, !byHand)])
      hand.step([.begin(root, appearing: false, animated: true), .end(root)])
      if byHand {
        hand.hook("root", .viewWillDisappear, [.begin(child, appearing: false, animated: true)])
        hand.hook("root", .viewDidDisappear, [.end(child)])
      }
      let run = run(hand)
      return run.events.filter { $0.callback.group == .appearance && $0.step >= 2 }.map { run.text($0) }
    }
    #expect(leaving(byHand: true) == leaving(byHand: false))
    #expect(leaving(byHand: true).count == 4)
  }

  @Test func `V13: a container that forwards inside super prints all four callbacks after its child`() {
    var hand = HandPlan("root", "child")
    let root = hand["root"]
    hand.change("root") { $0.forwardsInsideSuper = true }
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.step([.begin(root, appearing: true, animated: false)])
    hand.step([.end(root)])
    check(
      hand, from: 2,
      """
      child.viewWillDisappear(false)
      root.viewWillDisappear(false)
      child.viewDidDisappear(false)
      root.viewDidDisappear(false)
      child.viewWillAppear(false)
      root.viewWillAppear(false)
      root.viewIsAppearing(false)
      child.viewIsAppearing(false)
      child.viewDidAppear(false)
      root.viewDidAppear(false)
      """)
  }

  @Test func `V2: at the first display constraints are updated from the deepest view up, then all is laid out once`() {
    var hand = HandPlan("root", "child", ios: 12)
    let root = hand["root"]
    hand.hook("root", .viewDidLoad, hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.step([.begin(root, appearing: true, animated: false), .end(root)])
    let run = run(hand)
    let layout = run.events.filter { [.layout, .size].contains($0.callback.group) }
    #expect(
      layout.map { run.text($0) } == [
        "root.traitCollectionDidChange(nil)", "child.traitCollectionDidChange(nil)", "child.updateViewConstraints",
        "root.updateViewConstraints", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews",
      ])
  }
}
