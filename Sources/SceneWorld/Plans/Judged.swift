public import SceneBasics
public import ScenePlan
public import SceneProgram

extension Simulation {
  /// Plays a program and judges what it expects, in one pass. No plan is kept: of the run only what an observer keeps
  /// is left, and the cast, so that events can be put into words.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - makeObserver: Makes the observer of a plan that has no instances, names and routines yet. The observer is told
  ///     of them by `join` and `learn`.
  /// - Returns: The observer; the plan with its cast and its steps, without routines; how the run ended.
  public static func play<Observer: LifecycleObserver>(
    _ program: Program, limits: Limits = Limits(), observer makeObserver: (HierarchyPlan) -> Observer
  ) -> (observer: Observer, cast: HierarchyPlan, outcome: RunOutcome) {
    var head = HierarchyPlan(head: program)
    head.expectations = program.expectations
    let start = Judged(head, observer: makeObserver(head), isLive: true)
    let simulation = run(program, limits: limits, observer: start)
    let judged = simulation.observer as? Judged<Observer> ?? start
    var outcome = judged.judge.outcome
    outcome.raised = simulation.world.raised
    outcome.limit = simulation.world.limit
    return (judged.observer, judged.judge.plan, outcome)
  }
}

/// An observer, and a judge of what the scene expects beside it.
struct Judged<Observer: LifecycleObserver>: LifecycleObserver {
  var observer: Observer
  var judge: ExpectationJudge
  /// Whether a program is played, so that the cast and the steps become known only while they come.
  let isLive: Bool

  init(_ plan: HierarchyPlan, observer: Observer, isLive: Bool = false) {
    self.isLive = isLive
    self.observer = observer
    judge = ExpectationJudge(plan)
  }

  var wantsInstructions: Bool { observer.wantsInstructions }
  var watchesNodes: Bool { observer.watchesNodes }
  var wantsCast: Bool { isLive }
  var wantsEffects: Bool { observer.wantsEffects }

  mutating func join(_ instance: InstanceRecord) {
    judge.plan.instances.append(instance)
    observer.join(instance)
  }

  mutating func learn(_ name: String) {
    judge.plan.names.append(name)
    observer.learn(name)
  }

  mutating func learn(_ list: [InstanceID]) {
    judge.plan.lists.append(list)
    observer.learn(list)
  }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    if isLive { judge.plan.steps.append(step) }
    judge.begin(step)
    observer.begin(step: step, at: time, world: world)
  }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    observer.perform(instruction, cause: cause, world: world)
  }

  mutating func observe(_ effect: Effect, world: borrowing World) { observer.observe(effect, world: world) }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    judge.hear(event)
    observer.handle(event, world: world)
  }

  mutating func judge(_ expectation: ExpectationID, world: borrowing World) {
    judge.look(judge.plan.expectations[expectation.index], world: world)
    observer.judge(expectation, world: world)
  }

  mutating func note(_ remark: Remark, cause: EventCause, world: borrowing World) {
    observer.note(remark, cause: cause, world: world)
  }

  mutating func end(at time: Ticks, world: borrowing World) { observer.end(at: time, world: world) }
}
