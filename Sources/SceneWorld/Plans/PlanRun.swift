public import SceneBasics
public import ScenePlan
internal import SceneProgram

/// A plan that is run, and judged.
public enum PlanRun {
  /// Runs a plan from its start to its end, to an exception, or to a limit.
  ///
  /// - Returns: The observer, and how the run ended.
  public static func run<Observer: LifecycleObserver>(
    _ plan: HierarchyPlan, limits: Limits = Limits(), observer: Observer
  ) -> (observer: Observer, outcome: RunOutcome) {
    // What the compiler has written down runs once; more often than that only what was changed by hand.
    let instructions = plan.routines.reduce(0) { $0 + $1.instructions.count }
    var simulation = Simulation(PlanGuide(plan), limits: limits, observer: observer)
    simulation.take(ExpectationJudge(plan))
    simulation.instructionBudget = max(limits[.instructions], 4 * instructions)
    for step in plan.steps {
      let onlyLooks = plan.onlyJudges(in: step)
      simulation.perform(
        step, onlyLooks: onlyLooks, whenOver: { $0.judge(step.routine) }, { $0.play(step.routine) })
    }
    simulation.finish()
    return (simulation.observer as? Observer ?? observer, simulation.outcome)
  }
}
