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
    for step in plan.steps {
      let routine = step.routine
      simulation.perform(
        step, onlyLooks: plan.onlyJudges(in: step), whenOver: { $0.judge(routine) }, { $0.play(routine) })
    }
    simulation.finish()
    return (simulation.observer as? Observer ?? observer, simulation.outcome)
  }
}

extension HierarchyPlan {
  /// How many instances the app's launch makes.
  fileprivate var launchCount: Int {
    guard let launch = steps.first?.number else { return 0 }
    var count = 0
    for routine in routines where routine.step == launch {
      for case .make in routine.instructions { count += 1 }
    }
    return count
  }
}
