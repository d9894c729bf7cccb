import SceneTestSupport
import Testing

/// Scenes that show a rule, one a file; what they expect is written from the rule. One that the compiler has something to
/// say about names all of it, as `# FINDS: code, code` before its first line.
@Suite struct RuleSceneTests {
  private static let paths = Repository.files(below: "Tests/Cases/rules") { $0.hasSuffix(".scene.yaml") }

  @Test(arguments: paths) func `a scene of a rule comes true`(path: String) throws {
    let scene = try Repository.text(path)
    #expect(scene.hasPrefix("# "), "its first comment names the rule")
    let head = scene.split(separator: "\n").prefix { $0.hasPrefix("# ") }
    let named = head.first { $0.hasPrefix("# FINDS: ") }?.dropFirst("# FINDS: ".count)
    check(file: scene, findings: named?.split(separator: ", ").map(String.init) ?? [])
  }

  @Test func `there are such scenes`() {
    #expect(RuleSceneTests.paths.count > 50)
  }
}
