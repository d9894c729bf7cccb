import SceneTestSupport
import Testing

@testable import SceneCLI
@testable import SceneSession

/// Help texts are the texts that a person has read and accepted.
@Suite struct HelpTests {
  private static let names = ["scenograph"] + Command.verbs.map(\.name)

  @Test(arguments: names) func `help is as recorded`(name: String) {
    let run = CommandRun(name == "scenograph" ? ["--help"] : ["help", name])
    #expect(run.exit == 0)
    if let problem = Golden.problem(with: run.output, at: "Tests/Cases/help/\(name).txt") { Issue.record("\(problem)") }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `no help is left of a verb that is gone`() {
    let wanted = Set(HelpTests.names.map { "Tests/Cases/help/\($0).txt" })
    for path in Repository.files(below: "Tests/Cases/help") where !wanted.contains(path) {
      if let problem = Golden.orphanProblem(at: path) { Issue.record("\(problem)") }
    }
  }

  @Test(arguments: ["events", "quirks", "profiles", "limits", "findings", "rules"]) func `explain lists what there is`(
    topic: String
  ) {
    #expect(CommandRun(["explain", topic]).exit == 0)
    #expect(CommandRun(["explain", topic]).output.split(separator: "\n").count > 3)
  }
}
