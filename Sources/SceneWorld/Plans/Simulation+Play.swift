package import SceneBasics
package import ScenePlan
package import SceneProgram

extension Simulation {
  /// Plays a program with a list of observers, and judges what it expects, in one pass.
  ///
  /// - Returns: The observers; a plan with instances, names and steps, but without routines; how the run ended.
  package static func play(
    _ program: Program, kinds: some ContainerKinds, limits: Limits, list: ObserverList
  ) -> (list: ObserverList, cast: HierarchyPlan, outcome: RunOutcome) {
    var head = HierarchyPlan(head: program)
    head.expectations = program.expectations
    let steps = (program.script?.count ?? 0) + 1
    head.instances.reserveCapacity(program.templates.count)
    let judge = head.judge(steps: steps)
    var simulation = Simulation(program, kinds: kinds, limits: limits, observers: list.behind(judge))
    head.steps.reserveCapacity(steps)
    simulation.keepCast(in: head)
    simulation.play()
    var played = simulation.observers
    if judge != nil { played = ObserverList(Array(played.all.dropFirst())) }
    return (played, simulation.cast, simulation.outcome)
  }

  /// Keeps the instances, names, lists and steps that come from now on.
  package mutating func keepCast(in head: consuming HierarchyPlan) {
    cast = head
    wishes.keepsCast = true
  }

  /// Writes down that a child has a place of its own.
  package mutating func set(_ frame: ChildFrame, of child: InstanceID) {
    if wishes.keepsCast { cast.instances[child.index].frame = frame }
  }

  /// How the run has ended, and what became of what the scene expects.
  var outcome: RunOutcome {
    let judge = observers.all.first as? ExpectationJudge
    var outcome = judge?.outcome ?? RunOutcome(raised: nil, failures: [], judged: 0)
    outcome.raised = world.raised
    outcome.limit = world.limit
    outcome.work = work
    return outcome
  }
}

extension HierarchyPlan {
  /// The judge of what is expected; nil if there is nothing to judge.
  ///
  /// - Parameter steps: How many steps there will be.
  func judge(steps: Int) -> ExpectationJudge? { expectations.isEmpty ? nil : ExpectationJudge(self, steps: steps) }

  /// From a step on the window has another size.
  mutating func setScreen(_ screen: ScreenSize, ofStep number: Int) {
    if let step = steps.lastIndex(where: { $0.number == number }) { steps[step].screen = screen }
  }
}
