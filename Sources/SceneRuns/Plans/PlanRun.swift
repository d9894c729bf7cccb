package import SceneBasics
package import ScenePlan
internal import SceneProgram
package import SceneWorld

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
    var simulation = Simulation(
      Program(scene: ""), kinds: NoKinds(), code: guide, cast: plan,
      device: DeviceState(Device(), behaviours: plan.behaviours), limits: limits, observers: list)
    simulation.world.plannedCount = plan.instances.count
    // What the compiler has written down runs once; more often than that only what was changed by hand.
    simulation.allowInstructions(max(limits[.instructions], 4 * guide.instructionCount))
    // Where instances are many and steps are few, the launch makes nearly all.
    if plan.steps.count < plan.instances.count / 4 { simulation.world.reserve(plan.instances.count) }
    for index in plan.steps.indices { simulation.perform(guide, index) }
    simulation.finish()
    return (simulation.observers.last(repeat each observers), simulation.outcome)
  }
}

/// The kinds of a simulation that runs a plan: what a class does by itself has been written down.
struct NoKinds: ContainerKinds {
  private struct NoKind: ContainerKind {}

  subscript(kind: ControllerKind) -> any ContainerKind { NoKind() }
}

extension Simulation {
  /// Does a step of a plan.
  fileprivate mutating func perform(_ guide: PlanGuide, _ index: Int) {
    let step = guide.plan.steps[index]
    wait(for: step.start)
    if world.isOver { return judge(step.routine, of: guide) }
    let outer = !guide.plan.expectations.isEmpty && guide.plan.onlyJudges(in: step) ? frame : nil
    begin(step.number, at: step.mark)
    tell(of: step)
    run(step.routine) { $0.play(step.routine, of: guide) }
    if let outer { frame = outer }
    end(step.start)
  }
}
