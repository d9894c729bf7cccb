import SceneTestSupport
import Testing

/// Every rule that the code says it follows is shown by something.
@Suite struct RuleTests {
  @Test func `a rule that a comment in the code names has a test, an example or an observation that names it`() throws {
    let citations = try RuleCitations.all
    #expect(citations.sources.count > 100)
    for rule in citations.sources.keys.sorted() where citations.witnesses[rule] == nil {
      Issue.record("\(rule) is named in \(citations.sources[rule]?.sorted() ?? []), and nothing shows it")
    }
  }

  /// Rules that the code names and no single line carries out.
  private static let withoutLine = ["P5.13": "it speaks of a direction that scenes don't have"]

  @Test func `a rule that the machine or a container names has a mutant that a fast test notices`() throws {
    let mutants = try MutantList.all
    for (rule, paths) in try RuleCitations.all.sources where RuleTests.withoutLine["\(rule)"] == nil {
      let isPlayed = paths.contains { $0.hasPrefix("Sources/SceneWorld/") || $0.hasPrefix("Sources/SceneSemantics/") }
      if isPlayed, mutants.byRule[rule] == nil { Issue.record("nothing breaks \(rule) in Tests/Mutants") }
    }
  }

  @Test func `the page of rules is as recorded`() throws {
    let page = RulePage.text(of: try RuleCitations.all, mutants: try MutantList.all)
    if let problem = Golden.problem(with: page, at: RulePage.path) { Issue.record("\(problem)") }
  }

  @Test func `choices are in order`() {
    let rules = RuleChoices.all.map(\.rule)
    #expect(rules.count > 45 && rules == Set(rules).sorted())
  }

  @Test func `rules are found alone, in lists and in ranges`() {
    let text = "C1.31, N2.5 and M6.40 to M6.42; not P17, X19, or version 1.2"
    #expect(RuleID.all(in: text).map(\.description) == ["C1.31", "N2.5", "M6.40", "M6.41", "M6.42"])
  }
}
