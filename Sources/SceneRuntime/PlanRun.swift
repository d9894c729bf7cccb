public import ScenePlan

/// A plan that is run: the machine's host, which reads the plan, passes everything on to an observer and judges what the
/// scene expects.
public struct PlanRun<Observer: LifecycleObserver>: MachineHost {
  let plan: HierarchyPlan
  public private(set) var observer: Observer
  private var judge: ExpectationJudge
  private let hooks: [HookKey: [Int: RoutineID]]

  private struct HookKey: Hashable {
    var instance: InstanceID
    var callback: Callback
  }

  /// Runs a plan from its start to its end, to an exception, or to a limit.
  ///
  /// - Returns: The observer, and how the run ended.
  public static func run(_ plan: HierarchyPlan, observer: Observer) -> (observer: Observer, outcome: RunOutcome) {
    // What the compiler has written down runs once; more often than that only what was changed by hand.
    let instructions = plan.routines.reduce(0) { $0 + $1.instructions.count }
    var machine = SceneMachine(
      host: PlanRun(plan, observer: observer), behaviours: plan.behaviours, instances: plan.instances.count,
      instructions: max(RunLimit.fewestInstructions, 4 * instructions))
    for step in plan.steps { machine.perform(step) }
    machine.finish()
    var outcome = machine.host.judge.outcome
    outcome.raised = machine.raised
    outcome.limit = machine.limit
    return (machine.host.observer, outcome)
  }

  private init(_ plan: HierarchyPlan, observer: Observer) {
    self.plan = plan
    self.observer = observer
    judge = ExpectationJudge(plan)
    var hooks: [HookKey: [Int: RoutineID]] = [:]
    for hook in plan.hooks {
      hooks[HookKey(instance: hook.instance, callback: hook.callback), default: [:]][hook.occurrence] = hook.routine
    }
    self.hooks = hooks
  }

  // MARK: MachineHost

  public func record(of instance: InstanceID) -> InstanceRecord { plan.instances[instance.index] }

  public func step(of routine: RoutineID) -> Int { plan.routines[routine.index].step }

  public func next(
    in routine: RoutineID, at position: Int, state: borrowing HierarchyState
  ) -> (instruction: Instruction, mark: SourceMark)? {
    guard position < plan.routines[routine.index].instructions.count else { return nil }
    return (plan.routines[routine.index].instructions[position], plan.routines[routine.index].marks[position])
  }

  public func isHooked(_ instance: InstanceID, _ callback: Callback) -> Bool {
    !hooks.isEmpty && hooks[HookKey(instance: instance, callback: callback)] != nil
  }

  public func hook(
    _ instance: InstanceID, _ callback: Callback, _ argument: Argument, occurrence: Int,
    state: borrowing HierarchyState
  ) -> RoutineID? {
    hooks[HookKey(instance: instance, callback: callback)]?[occurrence]
  }

  public mutating func judge(_ expectation: ExpectationID, state: borrowing HierarchyState) {
    judge.look(plan.expectations[expectation.index], state: state)
  }

  // MARK: LifecycleObserver

  public mutating func begin(step: StepRecord, at time: Ticks, state: borrowing HierarchyState) {
    judge.begin(step, plan: plan)
    observer.begin(step: step, at: time, state: state)
  }

  public mutating func perform(_ instruction: Instruction, cause: EventCause, state: borrowing HierarchyState) {
    observer.perform(instruction, cause: cause, state: state)
  }

  public mutating func handle(_ event: LifecycleEvent, state: borrowing HierarchyState) {
    judge.hear(event)
    observer.handle(event, state: state)
  }

  public mutating func end(at time: Ticks, state: borrowing HierarchyState) { observer.end(at: time, state: state) }
}
