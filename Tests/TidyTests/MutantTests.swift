import SceneTestSupport
import Testing

/// The list of mutants, which names lines of the code.
@Suite struct MutantTests {
  @Test(.enabled(if: OtherProgram.hasPython, "python3 isn't there"))
  func `each mutant's line stands where the list says`() throws {
    let check = try OtherProgram.run(["python3", "Tests/Mutants/mutants.py", "--check"])
    #expect(check.status == 0, "\(check.errors)")
  }
}
