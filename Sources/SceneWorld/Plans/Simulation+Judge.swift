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
  ///   - keepsSteps: Whether the steps are kept, though nothing may be judged.
  ///   - makeObserver: Makes the observer of a plan that has no instances, names and routines yet. The observer is told
  ///     of them by `join` and `learn`.
  /// - Returns: The observer; the plan with its cast and the steps that are kept, without routines; how the run ended.
  public static func play<Observer: LifecycleObserver>(
    _ program: Program, limits: Limits = Limits(), keepsSteps: Bool = true,
    observer makeObserver: (HierarchyPlan) -> Observer
  ) -> (observer: Observer, cast: HierarchyPlan, outcome: RunOutcome) {
    var head = HierarchyPlan(head: program)
    head.expectations = program.expectations
    let keepsSteps = keepsSteps || !program.expectations.isEmpty
    let steps = (program.script?.count ?? 0) + 1
    if keepsSteps { head.steps.reserveCapacity(steps) }
    head.instances.reserveCapacity(program.templates.count)
    let observer = makeObserver(head)
    var simulation = Simulation(program, limits: limits, observer: observer)
    simulation.take(ExpectationJudge(head, steps: steps, isLive: true, keepsSteps: keepsSteps))
    simulation.play()
    let watched = simulation.observer as? Observer ?? observer
    return (watched, simulation.judge?.plan ?? head, simulation.outcome)
  }

  /// Lets a judge listen to a run that starts.
  mutating func take(_ judge: ExpectationJudge) {
    self.judge = judge
    isJudged = judge.isNeeded
    if judge.isLive { wantsCast = true }
    settleWishes()
  }

  /// Tells the judge and the observer of a name that events carry.
  mutating func learn(_ name: String) {
    judge?.plan.names.append(name)
    observer.learn(name)
  }

  /// Tells them of a list of instances that events carry.
  mutating func learn(_ list: [InstanceID]) {
    judge?.plan.lists.append(list)
    observer.learn(list)
  }

  /// Writes down that a child has a place of its own, in the plan and in the cast of a run without one.
  mutating func set(_ frame: ChildFrame, of child: InstanceID) {
    recorder?.setFrame(frame, of: child)
    if wantsCast { judge?.plan.instances[child.index].frame = frame }
  }

  /// How the run has ended, and what became of what the scene expects.
  var outcome: RunOutcome {
    var outcome = judge?.outcome ?? RunOutcome(raised: nil, failures: [], judged: 0)
    outcome.raised = world.raised
    outcome.limit = world.limit
    return outcome
  }
}
