import SamplePlans
import SceneBasics
import SceneCompiler
import ScenePlan
import SceneTestSupport
import Testing

/// Plans that no compiler writes: they end, and break nothing.
@Suite struct HandMadePlanTests {
  private typealias Instructions = [Instruction]

  private let first = InstanceID(0)
  private let second = InstanceID(1)
  private let third = InstanceID(2)

  /// A plan of three plain controllers, a step for each list of instructions.
  private func plan(_ steps: [Instruction]..., start: StepRecord.Start = .settled) -> PlanDraft {
    var draft = PlanDraft("By hand")
    for name in ["a", "b", "c"] {
      draft.declare(name)
      draft.instance(name)
    }
    for (number, instructions) in steps.enumerated() {
      draft.step("s", line: 0, start: start, routine: draft.routine("r", step: number, line: 1, instructions))
    }
    return draft
  }

  /// Runs a plan by every verb, after a way through its file.
  @discardableResult
  private func run(
    _ draft: PlanDraft, exit: Set<Int32> = [0], sourceLocation: SourceLocation = #_sourceLocation
  ) -> CommandRun {
    let text = String(decoding: PlanFiles.bytes(draft.plan), as: UTF8.self)
    var result = CommandRun(["run", "--ops", "--events", "all", "-"], input: text)
    for arguments in [["tree"], ["tree", "--format", "uikit"], ["diagram"], ["run"]] {
      result = CommandRun(arguments + ["-"], input: text)
      #expect(exit.contains(result.exit), "\(arguments): \(result.errors)", sourceLocation: sourceLocation)
    }
    return result
  }

  // MARK: Runs that would never end

  @Test func `a routine that goes on in the next turn for ever meets the limit of turns`() {
    let result = run(plan([.schedule(RoutineID(0), .nextTurn)]), exit: [2])
    #expect(result.errors.contains("10000 turns"))
  }

  @Test func `a routine that goes on within its turn for ever meets the limit of instructions`() {
    let ends: [Due] = [.endOf(TransitionID(0)), .closeOf(TransitionID(0))]
    for due in ends {
      let result = run(
        plan([
          .make(first), .openTransition(TransitionID(0), on: first, duration: .zero), .schedule(RoutineID(0), due),
          .closeTransition(TransitionID(0)),
        ]), exit: [2])
      #expect(result.errors.contains("more than 20000 instructions") || result.errors.contains("10000 turns"))
    }
    let timers = run(plan([.schedule(RoutineID(0), .timer(.zero))], start: .waited(Ticks(microseconds: 1))), exit: [2])
    #expect(timers.errors.contains("more than 20000 instructions"))
  }

  @Test func `routines that double meet the limit of instructions`() {
    let result = run(
      plan([.schedule(RoutineID(0), .nextTurn), .schedule(RoutineID(0), .nextTurn)]), exit: [2])
    #expect(result.errors.contains("more than 20000 instructions"))
  }

  @Test func `hooks that fire themselves meet the limit of nesting`() {
    var draft = plan([.make(first), .willMove(first, to: nil)])
    let routine = draft.routine("again", step: 0, line: 1, [.willMove(first, to: nil)])
    for occurrence in 1...300 {
      draft.plan.hooks.append(
        Hook(instance: first, callback: .willMove, occurrence: occurrence, routine: routine))
    }
    #expect(run(draft, exit: [2]).errors.contains("more than 200 deep"))
  }

  @Test func `times that add up to more than there is end`() {
    let long = StepRecord.Start.waited(.longest)
    var draft = plan([.make(first), .schedule(RoutineID(0), .timer(.longest))], start: long)
    for number in 1...10_000 {
      draft.plan.steps.append(
        StepRecord(number: number, id: nil, title: "s", start: long, routine: RoutineID(0), mark: .none))
    }
    let text = String(decoding: PlanFiles.bytes(draft.plan), as: UTF8.self)
    #expect([0, 2].contains(CommandRun(["run", "-"], input: text).exit))
  }

  // MARK: Missing instances

  @Test func `a plan may act on instances that it hasn't made`() {
    let transition = TransitionID(0)
    let all: [Instruction] = [
      .hold(second), .release(second), .keep(second, by: third), .load(second), .addChild(second, to: third),
      .removeFromParent(second), .willMove(second, to: third), .didMove(second, to: third),
      .link(second, to: third, at: .max), .unlink(second), .setCurrent(second, in: third),
      .addSubview(second, into: third), .removeFromSuperview(second), .constrain(second), .removeConstraints(second),
      .place(second, into: third), .displace(second), .begin(second, appearing: true, animated: true), .end(second),
      .isAppearing(second), .showTop(second, in: third), .setNeedsLayout(second, true),
      .setNeedsUpdateConstraints(second), .setNeedsUpdateProperties(second), .setNeedsTraits(second, true),
      .layoutIfNeeded(second), .setRoot(second),
      .present(second, by: third, style: .popover),
      .attach(second), .detach(second), .cover(second, true), .beginDismissal(second, true), .unpresent(second),
      .reserveTransition(transition, on: second), .openTransition(transition, on: second, duration: .zero),
      .closeTransition(TransitionID(9)), .emit(.viewDidLoad, second, .instance(third), .none),
      .warn(Message(.alreadyPresenting, second, third, nil, second)),
      .delegate(second, .preferredStatusBarStyle, to: .child(third)), .setForwardsAppearance(second, false),
    ]
    for instruction in all {
      run(plan([instruction]), exit: [0, 1])
      run(
        plan([.make(first), .setRoot(first), instruction], [instruction, .make(second), instruction]), exit: [0, 1])
    }
    run(plan(all, Array(all.reversed()), all), exit: [0, 1])
  }

  // MARK: Circles

  @Test func `links don't lead in circles`() {
    let makes: Instructions = [.make(first), .make(second), .make(third)]
    let circles: [Instructions] = [
      [.link(first, to: first, at: 0)],
      [.link(first, to: second, at: 0), .link(second, to: third, at: 0), .link(third, to: first, at: 0)],
      [.addChild(first, to: second), .addChild(second, to: third), .addChild(third, to: first)],
      [.place(first, into: first)],
      [.place(first, into: second), .place(second, into: third), .place(third, into: first)],
      [.addSubview(first, into: second), .addSubview(second, into: third), .addSubview(third, into: first)],
      [.setCurrent(first, in: second), .setCurrent(second, in: first)],
      [.present(first, by: second, style: .fullScreen), .present(second, by: first, style: .fullScreen)],
      [.present(first, by: first, style: .fullScreen)],
      [.link(first, to: second, at: 0), .present(second, by: first, style: .fullScreen)],
      [.keep(first, by: second), .keep(second, by: first)],
      [
        .delegate(first, .preferredStatusBarStyle, to: .child(second)),
        .delegate(second, .preferredStatusBarStyle, to: .child(first)),
      ],
    ]
    let looks = [first, second, third].flatMap { id -> Instructions in
      [
        .setRoot(id), .load(id), .begin(id, appearing: true, animated: false), .isAppearing(id), .layoutIfNeeded(id),
        .end(id),
        .begin(id, appearing: false, animated: false), .end(id),
      ]
    }
    for circle in circles {
      var draft = plan(makes + circle + looks, [.expect(ExpectationID(0))])
      draft.plan.expectations = [
        Expectation(
          step: 1, since: .launch, of: [], callbacks: [],
          clauses: [
            .init(.visible("x"), mark: .none), .init(.tree([]), mark: .none),
            .init(.answers(.preferredStatusBarStyle, "x"), mark: .none),
          ])
      ]
      run(draft, exit: [0, 1])
      for index in draft.plan.instances.indices { draft.plan.instances[index].isPrivate = true }
      run(draft, exit: [0, 1])
    }
  }

  @Test func `templates that contain each other are drawn`() {
    var draft = plan([.make(first)])
    draft.hold("a", in: "b")
    draft.hold("b", in: "c")
    draft.hold("c", in: "a")
    draft.hold("a", in: "a")
    let text = String(decoding: PlanFiles.bytes(draft.plan), as: UTF8.self)
    #expect(CommandRun(["diagram", "--view", "segues", "-"], input: text).exit == 0)
  }

  // MARK: Depth

  @Test(arguments: [900, Thoroughness.rounds(5_000, orElse: 1_400)])
  func `a chain of controllers appears, or meets the limit of depth`(count: Int) {
    var draft = PlanDraft("Deep")
    draft.declare("a")
    for index in 0..<count { draft.instance("a#\(index + 1)") }
    let ids = (0..<count).map { InstanceID($0) }
    var instructions: Instructions = ids.map { .make($0) } + ids.map { .load($0) }
    for (parent, child) in zip(ids, ids.dropFirst()) {
      instructions += [.link(child, to: parent, at: 0), .place(child, into: parent)]
    }
    instructions += [
      .setRoot(ids[0]), .begin(ids[0], appearing: true, animated: false), .layoutIfNeeded(ids[0]), .isAppearing(ids[0]),
      .end(ids[0]),
    ]
    draft.step("s", line: 0, routine: draft.routine("r", step: 0, line: 1, instructions))
    let text = String(decoding: PlanFiles.bytes(draft.plan), as: UTF8.self)
    let result = CommandRun(["run", "-"], input: text)
    #expect(result.exit == (count < 1_000 ? 0 : 2))
    #expect(result.errors.contains("more than 1000 deep") == (count > 1_000))
  }
}
