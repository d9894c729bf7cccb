import Foundation
import FuzzTargets
import SceneTestSupport
import Testing

/// What once broke a fuzz target, in `Tests/Cases/fuzz/<target>`, and what the targets begin with.
@Suite struct FuzzCaseTests {
  private static let cases = Repository.files(below: "Tests/Cases/fuzz") { _ in true }

  @Test func `each case belongs to a target`() {
    let targets = Set(FuzzTarget.allCases.map(\.rawValue))
    #expect(FuzzCaseTests.cases.allSatisfy { targets.contains($0.split(separator: "/")[3].description) })
    #expect(!FuzzCaseTests.cases.isEmpty)
  }

  @Test(arguments: cases) func `what was found once holds`(path: String) throws {
    let target = try #require(FuzzTarget(rawValue: path.split(separator: "/")[3].description))
    let bytes = try Data(contentsOf: Repository.url(path))
    #expect(target.violations(by: Array(bytes)) == [])
  }
}
