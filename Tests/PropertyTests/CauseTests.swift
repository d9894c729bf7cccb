import SceneProgram
import SceneTestSupport
import Testing

/// Every event of every scene in the repository has causes, up to a step, and a plan file has the same ones.
@Suite struct CauseTests {
  @Test(arguments: WrittenProgramTests.scenes) func `each effect of a scene comes from an earlier one, up to a step`(
    path: String
  ) {
    guard let program = Shelf.package.program(path), program.initial != nil else { return }
    #expect(CauseCheck.violations(of: program) == [])
  }
}
