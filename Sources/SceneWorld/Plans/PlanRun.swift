package import SceneBasics
package import ScenePlan
internal import SceneProgram

/// A plan that is run, and judged.
package enum PlanRun {
  /// Runs a plan from its start to its end, to an exception, or to a limit.
  ///
  /// - Returns: The observer, and how the run ended.
  package static func run<Observer: LifecycleObserver>(
    _ plan: HierarchyPlan, limits: Limits = Limits(), observer: Observer
  ) -> (observer: Observer, outcome: RunOutcome) {
    // What the compiler has written down runs once; more often than that only what was changed by hand.
    let instructions = plan.routines.indices.reduce(0) { $0 + plan.routines[$1].instructions.count }
    var simulation = Simulation(PlanGuide(plan), limits: limits, observer: observer)
    simulation.take(ExpectationJudge(plan))
    simulation.instructionBudget = max(limits[.instructions], 4 * instructions)
    // Where instances are many and steps are few, the launch makes nearly all.
    if plan.steps.count < plan.instances.count / 4 { simulation.world.table.reserve(plan.instances.count) }
    for step in plan.steps {
      let routine = step.routine
      simulation.perform(
        step, onlyLooks: plan.onlyJudges(in: step), whenOver: { $0.judge(routine) }, { $0.play(routine) })
    }
    simulation.finish()
    return (simulation.observer as? Observer ?? observer, simulation.outcome)
  }
}
