import SceneTestSupport
import Testing

/// Scenes that show a rule, one a file; what they expect is written from the rule.
@Suite struct RuleSceneTests {
  private static let paths = Repository.files(below: "Tests/Cases/rules") { $0.hasSuffix(".scene.yaml") }

  @Test(arguments: paths) func `a scene of a rule comes true`(path: String) throws {
    let scene = try Repository.text(path)
    #expect(scene.hasPrefix("# "), "its first comment names the rule")
    check(file: scene)
  }

  @Test func `there are such scenes`() {
    #expect(RuleSceneTests.paths.count > 50)
  }
}
