package import SceneBasics
package import ScenePlan
internal import SceneProgram

/// A plan that is run, and judged.
package enum PlanRun {
  /// Runs a plan from its start to its end, to an exception, or to a limit.
  ///
  /// - Returns: The observers, and how the run ended.
  package static func run<each Observer: LifecycleObserver>(
    _ plan: HierarchyPlan, limits: Limits = Limits(), observers: repeat each Observer
  ) -> (observers: (repeat each Observer), outcome: RunOutcome) {
    let guide = PlanGuide(plan)
    let list = ObserverList(repeat each observers).behind(plan.judge(steps: plan.steps.count))
    var simulation = Simulation(guide, limits: limits, observers: list)
    // What the compiler has written down runs once; more often than that only what was changed by hand.
    simulation.budget.instructionBudget = max(limits[.instructions], 4 * guide.instructionCount)
    // Where instances are many and steps are few, the launch makes nearly all.
    if plan.steps.count < plan.instances.count / 4 { simulation.world.table.reserve(plan.instances.count) }
    for index in plan.steps.indices { simulation.perform(plan, index) }
    simulation.finish()
    return (simulation.observers.last(repeat each observers), simulation.outcome)
  }
}

extension Simulation {
  /// Does a step of a plan.
  fileprivate mutating func perform(_ plan: borrowing HierarchyPlan, _ index: Int) {
    let (start, routine) = (plan.steps[index].start, plan.steps[index].routine)
    wait(for: start)
    if world.isOver { return judge(routine) }
    let outer = !plan.expectations.isEmpty && plan.onlyJudges(in: plan.steps[index]) ? frame : nil
    begin(plan.steps[index].number, at: plan.steps[index].mark)
    tell(of: plan.steps[index])
    run(routine)
    if let outer { frame = outer }
    end(start)
  }
}
