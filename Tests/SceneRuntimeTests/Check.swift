import SamplePlans
import SceneCompiler
import ScenePlan
import Testing

/// A plan of plain controllers, written instruction by instruction; step 0 puts a root on the screen.
struct HandPlan {
  var draft: PlanDraft

  /// - Parameter names: The controllers; the first is the window's root.
  init(_ names: String..., ios: Int = 17, quirks: Set<Behaviour> = [], isLaunched: Bool = true) {
    self.init(all: names, ios: ios, quirks: quirks, isLaunched: isLaunched)
  }

  init(all names: [String], ios: Int = 17, quirks: Set<Behaviour> = [], isLaunched: Bool = true) {
    draft = PlanDraft("By hand", ios: ios)
    draft.plan.behaviours.formUnion(quirks)
    for name in names {
      draft.declare(name)
      draft.instance(name)
    }
    let root = self[names[0]]
    guard isLaunched else { return }
    let frame = routine([.end(root)])
    step([
      .make(root), .load(root), .begin(root, appearing: true, animated: false), .setRoot(root),
      .schedule(frame, .nextTurn),
    ])
  }

  /// The controller of a name; the first one if there is none.
  subscript(name: String) -> InstanceID {
    InstanceID(draft.plan.instances.firstIndex { $0.name == name } ?? 0)
  }

  /// Changes what the plan says of a controller.
  mutating func change(_ name: String, _ change: (inout InstanceRecord) -> Void) {
    change(&draft.plan.instances[self[name].index])
  }

  /// The number under which events carry a name.
  mutating func name(_ text: String) -> NameID { draft.name(text) }

  /// Adds a routine that some instruction schedules; it belongs to the step that comes next.
  mutating func routine(_ instructions: [Instruction]) -> RoutineID {
    draft.routine("routine", step: draft.plan.steps.count, line: 1, instructions)
  }

  /// Adds a step.
  mutating func step(_ instructions: [Instruction], start: StepRecord.Start = .settled) {
    let routine = routine(instructions)
    draft.step("step", line: draft.plan.steps.count, start: start, routine: routine)
  }

  /// Adds an override that runs each time a callback comes, as often as it is listed.
  mutating func hook(_ name: String, _ callback: Callback, occurrence: Int = 1, _ instructions: [Instruction]) {
    let routine = routine(instructions)
    draft.plan.hooks.append(
      Hook(instance: self[name], callback: callback, occurrence: occurrence, routine: routine))
  }

  /// Adds a step that expects something.
  mutating func expect(
    _ conditions: ScenePlan.Expectation.Condition..., since: ScenePlan.Expectation.Since = .lastLook, of: [String] = [],
    callbacks: [String] = [], start: StepRecord.Start = .settled
  ) {
    step([expectation(conditions, since: since, of: of, callbacks: callbacks)], start: start)
  }

  /// The expectation at an instruction's place, in an override for example.
  mutating func expectation(
    _ conditions: [ScenePlan.Expectation.Condition], since: ScenePlan.Expectation.Since = .launch, of: [String] = [],
    callbacks: [String] = []
  ) -> Instruction {
    let number = draft.plan.steps.count
    let mark = SourceMark(file: 0, line: number)
    draft.plan.expectations.append(
      ScenePlan.Expectation(
        step: number, since: since, of: of, callbacks: callbacks,
        clauses: conditions.map { ScenePlan.Expectation.Clause($0, mark: mark) }))
    return .expect(ExpectationID(draft.plan.expectations.count - 1))
  }

  // MARK: Several instructions at once

  /// `addChild`, `addSubview`, `didMove`.
  func adding(_ child: String, to parent: String) -> [Instruction] {
    [
      .make(self[child]), .addChild(self[child], to: self[parent]),
      .addSubview(self[child], into: self[parent]), .didMove(self[child], to: self[parent]),
    ]
  }

  /// `willMove(nil)`, `removeFromSuperview`, `removeFromParent`.
  func removing(_ child: String) -> [Instruction] {
    [.willMove(self[child], to: nil), .removeFromSuperview(self[child]), .removeFromParent(self[child])]
  }
}

/// The outcome of a run.
struct HandRun: LifecycleObserver {
  var plan: HierarchyPlan
  var events: [LifecycleEvent] = []
  var outcome = RunOutcome(raised: nil, failures: [], judged: 0)
  var end: Ticks?
  /// The hierarchy at the end.
  var state = HierarchyState()
  /// How often the run has told of a step, and of an instruction.
  var stepCount = 0
  var instructionCount = 0

  var wishes: ObserverWishes { [.events, .instructions] }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { stepCount += 1 }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    instructionCount += 1
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) { events.append(event) }

  mutating func end(at time: Ticks, world: borrowing World) {
    end = time
    state = world.picture()
  }

  /// The instances that were made and not freed.
  var living: Set<String> {
    let made = events.filter { $0.callback == .`init` }.compactMap { plan.controllerName(of: $0) }
    return Set(made).subtracting(events.filter { $0.callback == .`deinit` }.compactMap { plan.controllerName(of: $0) })
  }

  /// An event as expectations write it.
  func text(_ event: LifecycleEvent) -> String {
    let argument = plan.argumentText(of: event).map { "(\($0))" } ?? ""
    return "\(plan.controllerName(of: event) ?? "-").\(plan.callbackName(of: event))\(argument)"
  }

  /// UIKit's texts, in the order in which they came.
  var messages: [String] {
    events.compactMap { if case .message(let message) = $0.argument { plan.text(of: message) } else { nil } }
  }

  /// The judge's failures, one a line, its difference below it.
  var failures: [String] { outcome.failures.flatMap { [$0.message] + $0.difference } }
}

/// Runs a plan.
func run(_ hand: HandPlan) -> HandRun {
  var run = HandRun(plan: hand.draft.plan)
  run.outcome = Pipeline.run(hand.draft.plan, observer: &run)
  return run
}

/// Callbacks that say little where the rest of a layout pass, or of loading, is there.
private let unshown: Set<Callback> = [.`init`, .loadView, .updateViewConstraints, .viewWillLayoutSubviews]

/// Runs a plan and checks what it sends, and that what it expects comes true.
///
/// - Parameters:
///   - step: The first step whose events count.
///   - expected: An event a line; `init`, `loadView` and the first two of a layout pass are left out.
@discardableResult
func check(
  _ hand: HandPlan, from step: Int = 1, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) -> HandRun {
  let run = run(hand)
  let events = run.events.filter { $0.step >= step && !unshown.contains($0.callback) }.map { run.text($0) }
  #expect(events.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  #expect(run.failures == [], sourceLocation: sourceLocation)
  return run
}

/// Runs a plan and checks what its expectations come to.
@discardableResult
func check(_ hand: HandPlan, failures: [String], sourceLocation: SourceLocation = #_sourceLocation) -> HandRun {
  let run = run(hand)
  #expect(run.failures == failures, sourceLocation: sourceLocation)
  return run
}

/// Events as an `expect` lists them.
func patterns(_ texts: String...) -> [ScenePlan.Expectation.Pattern] {
  texts.map { text in
    let parts = text.split(separator: "(", maxSplits: 1).map(String.init)
    let names = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
    return ScenePlan.Expectation.Pattern(
      controller: names[0], callback: names[1], argument: parts.count > 1 ? String(parts[1].dropLast()) : nil)
  }
}

extension Ticks {
  /// Seconds, for times in tests.
  static func seconds(_ seconds: Double) -> Ticks { Ticks(microseconds: Int64(seconds * 1_000_000)) }
}
