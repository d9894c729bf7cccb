package import SceneBasics
package import ScenePlan
package import SceneProgram
package import SceneWorld

extension Simulation {
  /// Plays a program from its beginning.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - kinds: The classes of its containers.
  ///   - limits: How far it may go.
  ///   - observers: Told of every step, and of what each wishes.
  package init(_ program: Program, kinds: some ContainerKinds, limits: Limits, observers: ObserverList) {
    self.init(
      program, kinds: kinds, code: ProgramCode(),
      cast: HierarchyPlan(scene: program.scene, ios: program.ios, behaviours: program.behaviours),
      device: DeviceState(program.device, behaviours: program.behaviours), limits: limits, observers: observers)
  }

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

  /// Plays what is left of a program, and writes down what is done.
  ///
  /// - Returns: The plan.
  package mutating func record() -> HierarchyPlan {
    beginRecording(in: HierarchyPlan(head: program))
    play()
    return endRecording()
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
}
