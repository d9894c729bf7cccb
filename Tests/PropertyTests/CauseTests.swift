import SceneCompiler
import SceneKinds
import ScenePlan
import SceneProgram
import SceneTestSupport
import SceneWorld
import Testing

/// Every event of every scene in the repository has causes, up to a step, and a plan file has the same ones.
@Suite struct CauseTests {
  @Test(arguments: WrittenProgramTests.scenes) func `each effect of a scene comes from an earlier one, up to a step`(
    path: String
  ) {
    guard let program = Shelf.package.program(path), program.initial != nil else { return }
    #expect(CauseCheck.violations(of: program) == [])
  }

  @Test func `the rule that a plan names for an instruction is told, not one that is derived`() throws {
    let program = try #require(Shelf.package.program("examples/navigation/pop-to.scene.yaml"))
    var plan = Simulation.record(program, observer: EffectList()).plan
    var expected: [EffectID: RuleNumber] = [:]
    for routine in plan.routines.indices {
      for index in plan.routines[routine].origins.indices {
        plan.routines[routine].origins[index].rule = .v34
        expected[plan.routines[routine].origins[index].id] = .v34
      }
    }
    var ran = EffectList()
    _ = Pipeline.run(plan, observer: &ran)
    let told = ran.effects.filter { expected[$0.id] != nil }
    #expect(told.count == expected.count && told.count > 20)
    #expect(told.allSatisfy { $0.rule == .v34 })
  }
}
