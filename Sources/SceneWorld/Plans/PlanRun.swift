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
    let instructions = plan.routines.reduce(0) { $0 + $1.instructions.count }
    var simulation = Simulation(PlanGuide(plan), limits: limits, observer: observer)
    simulation.take(ExpectationJudge(plan))
    simulation.instructionBudget = max(limits[.instructions], 4 * instructions)
    simulation.world.table.reserve(plan.launchCount)
    for place in plan.steps.indices {
      let step = plan.steps[place]
      let onlyLooks = plan.onlyJudges(in: step)
      simulation.perform(
        step, onlyLooks: onlyLooks, whenOver: { $0.judge(step.routine) }, { $0.play(step.routine) })
    }
    simulation.finish()
    return (simulation.observer as? Observer ?? observer, simulation.outcome)
  }
}

extension HierarchyPlan {
  /// How many instances the app's launch makes, but for those that hooks make.
  fileprivate var launchCount: Int {
    guard let routine = steps.first?.routine, routines.indices.contains(routine.index) else { return 0 }
    return routines[routine.index].instructions.count { if case .make = $0 { true } else { false } }
  }
}
