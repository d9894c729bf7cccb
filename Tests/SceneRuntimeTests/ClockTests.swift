import SamplePlans
import SceneCompiler
import ScenePlan
import Testing

/// Virtual time: turns of the main queue, timers, transitions, and when a step starts.
@Suite struct ClockTests {
  /// A plan in which marks can be left in the trace.
  private struct Marked {
    var hand = HandPlan("root")

    mutating func mark(_ text: String) -> Instruction {
      .emit(.completion, nil, .name(hand.name(text)), .none)
    }

    mutating func routine(_ text: String) -> RoutineID {
      let mark = mark(text)
      return hand.routine([mark])
    }

    /// Marks with the time at which they came.
    func check(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
      let run = run(hand)
      let marks = run.events.filter { $0.callback == .completion }.map { event in
        "\(run.plan.argumentText(of: event) ?? "") at \(event.time.seconds)"
      }
      #expect(marks == expected, sourceLocation: sourceLocation)
    }
  }

  /// Counts what comes when the end was told already.
  private struct EndWatch: LifecycleObserver {
    var events = 0
    var lateEvents = 0
    var hasEnded = false
    let wishes: ObserverWishes = .events
    mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
      events += 1
      if hasEnded { lateEvents += 1 }
    }
    mutating func end(at time: Ticks, world: borrowing World) { hasEnded = true }
  }

  @Test func `a picture has one place for each instance of the plan`() {
    #expect(run(HandPlan("root")).state.nodes.count == 1)
    #expect(run(HandPlan("root", "unused")).state.nodes.count == 2)
  }

  @Test func `the end is told when nothing waits any more`() {
    var watch = EndWatch()
    _ = Pipeline.run(HandPlan("root").draft.plan, observer: &watch)
    #expect(watch.hasEnded && watch.events > 4 && watch.lateEvents == 0)
  }

  @Test func `a step waits for the next turn and for transitions, not for timers`() {
    var marked = Marked()
    let (turn, timer, end) = (marked.routine("turn"), marked.routine("timer"), marked.routine("end"))
    marked.hand.step([
      .schedule(timer, .timer(.seconds(2))),
      .openTransition(TransitionID(0), on: marked.hand["root"], duration: .seconds(1)),
      .schedule(end, .endOf(TransitionID(0))), .schedule(turn, .nextTurn),
    ])
    let next = marked.mark("next")
    marked.hand.step([next])
    marked.check(["turn at 0", "end at 1", "next at 1"])
  }

  @Test func `a timer that comes due while something settles runs on the way`() {
    var marked = Marked()
    let (timer, end) = (marked.routine("timer"), marked.routine("end"))
    marked.hand.step([
      .schedule(timer, .timer(.seconds(0.25))),
      .openTransition(TransitionID(0), on: marked.hand["root"], duration: .seconds(0.5)),
      .schedule(end, .endOf(TransitionID(0))),
    ])
    marked.check(["timer at 0.25", "end at 0.5"])
  }

  @Test func `waiting lets timers come`() {
    var marked = Marked()
    let timer = marked.routine("timer")
    marked.hand.step([.schedule(timer, .timer(.seconds(2)))])
    marked.hand.step([], start: .waited(.seconds(2)))
    let next = marked.mark("next")
    marked.hand.step([next])
    marked.check(["timer at 2", "next at 2"])
  }

  @Test func `a step after a time comes while all before still runs, after what is due by then`() {
    var marked = Marked()
    let (timer, end) = (marked.routine("timer"), marked.routine("end"))
    marked.hand.step([
      .openTransition(TransitionID(0), on: marked.hand["root"], duration: .seconds(1)),
      .schedule(end, .endOf(TransitionID(0))), .schedule(timer, .timer(.seconds(0.5))),
    ])
    let (half, full) = (marked.mark("half"), marked.mark("full"))
    marked.hand.step([half], start: .after(.seconds(0.5)))
    marked.hand.step([full], start: .after(.seconds(0.5)))
    marked.check(["timer at 0.5", "half at 0.5", "end at 1", "full at 1"])
  }

  @Test func `a look after a time comes before what is due at its instant`() {
    var marked = Marked()
    let end = marked.routine("end")
    marked.hand.step([
      .openTransition(TransitionID(0), on: marked.hand["root"], duration: .seconds(1)),
      .schedule(end, .endOf(TransitionID(0))),
    ])
    let look = marked.mark("look")
    marked.hand.step([look], start: .justBefore(.seconds(1)))
    marked.check(["look at 1", "end at 1"])
  }

  @Test func `what waits for a transition's close comes in the turn of the close, in order`() {
    var marked = Marked()
    let root = marked.hand["root"]
    let (first, second) = (marked.routine("first"), marked.routine("second"))
    let closing = marked.mark("closing")
    let close = marked.hand.routine([closing, .closeTransition(TransitionID(0))])
    marked.hand.step([
      .reserveTransition(TransitionID(0), on: root), .schedule(first, .closeOf(TransitionID(0))),
      .schedule(second, .closeOf(TransitionID(0))), .openTransition(TransitionID(0), on: root, duration: .seconds(1)),
      .schedule(close, .endOf(TransitionID(0))),
    ])
    marked.check(["closing at 1", "first at 1", "second at 1"])
  }

  @Test func `N2.37: what waits for a close comes before what waits for the next turn`() {
    var marked = Marked()
    let root = marked.hand["root"]
    let (waiting, turn) = (marked.routine("waiting"), marked.routine("turn"))
    let close = marked.hand.routine([.schedule(turn, .nextTurn), .closeTransition(TransitionID(0))])
    marked.hand.step([
      .openTransition(TransitionID(0), on: root, duration: .seconds(1)), .schedule(waiting, .closeOf(TransitionID(0))),
      .schedule(close, .endOf(TransitionID(0))),
    ])
    marked.check(["waiting at 1", "turn at 1"])
  }

  @Test func `a transition of no duration ends in the next turn, behind the layout pass`() {
    var marked = Marked()
    let (turn, end) = (marked.routine("turn"), marked.routine("end"))
    marked.hand.step([
      .schedule(turn, .nextTurn), .openTransition(TransitionID(0), on: marked.hand["root"], duration: .zero),
      .schedule(end, .endOf(TransitionID(0))),
    ])
    marked.check(["turn at 0", "end at 0"])
  }

  @Test func `a step after a time comes at that time, also where nothing is due by then`() {
    var marked = Marked()
    let (half, look) = (marked.mark("half"), marked.mark("look"))
    marked.hand.step([])
    marked.hand.step([half], start: .after(.seconds(0.5)))
    marked.hand.step([look], start: .justBefore(.seconds(0.25)))
    marked.check(["half at 0.5", "look at 0.75"])
  }

  @Test func `a time counts from the start of the step before, however long that waits`() {
    var marked = Marked()
    let next = marked.mark("next")
    marked.hand.step([], start: .waited(.seconds(2)))
    marked.hand.step([next], start: .after(.seconds(1)))
    marked.check(["next at 2"])
  }

  @Test func `what waits for the close of nothing comes in the next turn`() {
    var marked = Marked()
    let late = marked.routine("late")
    let now = marked.mark("now")
    marked.hand.step([.schedule(late, .closeOf(TransitionID(7))), now])
    marked.check(["now at 0", "late at 0"])
  }

  @Test func `what is due at one instant comes in the order in which it was scheduled`() {
    var marked = Marked()
    var instructions: [Instruction] = []
    for number in 0..<9 {
      let delay = Ticks.seconds(number % 2 == 0 ? 0.5 : 0.25)
      let routine = marked.routine("\(number)")
      instructions.append(.schedule(routine, .timer(delay)))
    }
    marked.hand.step(instructions)
    marked.hand.step([], start: .waited(.seconds(1)))
    marked.check(
      [1, 3, 5, 7].map { "\($0) at 0.25" } + [0, 2, 4, 6, 8].map { "\($0) at 0.5" })
  }

  @Test func `events belong to the step that caused them, however late they come`() {
    var hand = HandPlan("root")
    let late = hand.routine([.emit(.completion, hand["root"], .none, .none)])
    hand.step([.schedule(late, .timer(.seconds(1)))])
    hand.step([], start: .waited(.seconds(3)))
    #expect(run(hand).events.last?.step == 1)
  }

  @Test func `an override belongs to the step of its routine, and what follows it to its own`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.hook("root", .willMove, [.emit(.completion, root, .none, .none)])
    hand.step([])
    hand.step([.willMove(root, to: nil), .emit(.didReceiveMemoryWarning, root, .none, .none)])
    let steps = run(hand).events.suffix(3).map { "\($0.callback.rawValue) of step \($0.step)" }
    #expect(steps == ["willMove of step 2", "completion of step 1", "didReceiveMemoryWarning of step 2"])
  }

  // MARK: Hooks

  @Test func `what a call emits has its override, what happens to the app has none`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    for callback in [Callback.completion, .didEnterBackground] {
      hand.hook("root", callback, [.warn(Message(.unbalancedTransition, root))])
    }
    hand.step([.emit(.completion, root, .none, .none), .emit(.didEnterBackground, root, .none, .none)])
    check(hand, "root.completion\nroot.warning(unbalancedTransition)\napp.didEnterBackground")
  }

  @Test func `an override runs after its own callback and before the children are told`() {
    var hand = HandPlan("root", "child")
    let root = hand["root"]
    hand.step(hand.adding("child", to: "root"))
    hand.step([.begin(root, appearing: false, animated: false), .end(root)])
    hand.hook("root", .viewWillDisappear, [.emit(.completion, root, .none, .none)])
    check(
      hand, from: 2,
      """
      root.viewWillDisappear(false)
      root.completion
      child.viewWillDisappear(false)
      root.viewDidDisappear(false)
      child.viewDidDisappear(false)
      """)
  }

  @Test func `an override knows which time its callback comes`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    for _ in 0..<3 { hand.step([.willMove(root, to: nil)]) }
    hand.hook("root", .willMove, occurrence: 2, [.emit(.completion, root, .none, .none)])
    let run = check(hand, "root.willMove(nil)\nroot.willMove(nil)\nroot.completion\nroot.willMove(nil)")
    #expect(run.outcome.limit == nil)
  }

  // MARK: Ends

  @Test func `an exception ends the run in the middle of a routine, and what was due never comes`() {
    var hand = HandPlan("root", "other")
    let root = hand["root"]
    let late = hand.routine([.emit(.completion, root, .none, .none)])
    hand.step([
      .schedule(late, .nextTurn), .raise(Message(.addedRoot, root, root)), .emit(.completion, root, .none, .none),
    ])
    hand.step([.emit(.completion, root, .none, .none)])
    let run = check(hand, "root.exception(addedRoot)")
    #expect(run.outcome.raised?.callback == .exception)
    #expect(run.outcome.limit == nil)
  }

  @Test func `a warning doesn't end it`() {
    var hand = HandPlan("root")
    let root = hand["root"]
    hand.step([.warn(Message(.unbalancedTransition, root)), .emit(.completion, root, .none, .none)])
    check(hand, "root.warning(unbalancedTransition)\nroot.completion")
  }

  @Test(arguments: [StepRecord.Start.settled, .after(.seconds(1))])
  func `a step that never settles reaches a limit`(start: StepRecord.Start) {
    var hand = HandPlan("root")
    let itself = RoutineID(hand.draft.plan.routines.count)
    #expect(hand.routine([.schedule(itself, .nextTurn)]) == itself)
    hand.step([.schedule(itself, .nextTurn)])
    hand.step([], start: start)
    #expect(run(hand).outcome.limit?.contains("10000 turns") == true)
  }
}
