import SceneBasics
import SceneCompiler
import ScenePlan
import SceneRules
import SceneTestSupport
import Testing

/// The rulebook says of each rule what it is, how it is known and what shows it.
@Suite struct RulebookTests {
  private static let numbers = Rulebook.rules.map(\.id)

  private static func evidence() throws -> RuleEvidence {
    try RecordedEvidence.evidence(of: try RuleCitations.all, mutants: try MutantList.all)
  }

  @Test func `each number is a rule's own, and belongs to its chapter`() throws {
    #expect(Set(RulebookTests.numbers).count == RulebookTests.numbers.count && RulebookTests.numbers.count > 300)
    for (index, chapter) in Rulebook.chapters.enumerated() {
      for rule in chapter.sections.flatMap(\.rules) {
        let id = try #require(RuleID(rule.id), "\(rule.id)")
        #expect(id.section.dropFirst() == "\(index + 1)", "\(rule.id)")
      }
    }
    // A page has one anchor for each.
    #expect(Set(RulebookTests.numbers.map { $0.filter { $0 != "." } }).count == RulebookTests.numbers.count)
  }

  @Test func `every rule that code, tests, scenes or mutants name is in the book`() throws {
    let citations = try RuleCitations.all
    let named = Set(citations.sources.keys).union(citations.witnesses.keys).union(try MutantList.all.byRule.keys)
    #expect(named.map { "\($0)" }.filter { Rulebook.rule($0) == nil }.sorted() == [])
    let used =
      DiagnosticCatalogue.items.flatMap(\.finding.rules) + RuleQuestions.subjects.flatMap(\.questions).flatMap(\.rules)
    #expect(used.filter { Rulebook.rule($0) == nil } == [])
  }

  @Test func `a rule is held, shown, chosen or not modelled, and only one of these`() throws {
    let evidence = try RulebookTests.evidence()
    for rule in Rulebook.rules {
      let status = rule.status(in: evidence)
      #expect(status != nil, "nothing shows \(rule.id), and the book doesn't say why")
      if rule.standing != .tested {
        #expect(!evidence.held.contains(rule.id) && !evidence.shown.contains(rule.id), "tests show \(rule.id)")
        #expect(rule.choice == nil, "\(rule.id)")
      }
      if case .partOf(let whole) = status {
        let other = Rulebook.rule(whole.rawValue)?.status(in: evidence)
        #expect(other == .held || other == .guarded || other == .shown, "\(rule.id) is a part of \(whole)")
      }
    }
  }

  @Test(arguments: Set(RuleEvidence.recorded.named.values).sorted())
  func `effects of a scene name the rules that the book says they name`(stem: String) throws {
    let rules = try NamedRules.names(in: stem + ".scene.yaml")
    for (rule, scene) in RuleEvidence.recorded.named where scene == stem {
      #expect(rules.contains(rule), "no effect names \(rule)")
    }
  }

  @Test func `a rule that is known has a source, and its logs are published ones`() throws {
    let observations = try Repository.text("Tests/Conformance/README.md")
    for rule in Rulebook.rules {
      #expect(rule.grounds == .chosen || !(rule.sources + rule.logs).isEmpty, "\(rule.id)")
      for log in rule.logs { #expect(observations.contains(log), "\(rule.id) names \(log)") }
    }
  }

  @Test func `a rule is written in short sentences`() {
    for rule in Rulebook.rules {
      var texts = [rule.text, rule.choice ?? ""]
      if case .notModelled(let reason) = rule.standing { texts.append(reason) }
      #expect(texts.filter { !$0.isEmpty }.allSatisfy { $0.hasSuffix(".") && !$0.contains("|") }, "\(rule.id)")
      let sentences = texts.flatMap { text in
        text.replacing(/`[^`]*`/, with: "code").replacing(/[.?!:;][*)]*\s/, with: "\n").split(separator: "\n")
      }
      for sentence in sentences {
        #expect(sentence.split(separator: " ").count <= 25, "\(rule.id): \(sentence)")
      }
    }
  }

  @Test func `what shows the rules is as recorded, and can be read back`() throws {
    let evidence = try RulebookTests.evidence()
    #expect(RuleEvidence(reading: evidence.text(width: 80)) == evidence)
    let text = RecordedEvidence.text(of: evidence)
    if let problem = Golden.problem(with: text, at: RecordedEvidence.path) { Issue.record("\(problem)") }
  }

  @Test func `the page of the book is as recorded`() throws {
    let page = RuleReference.markdown(
      evidence: try RulebookTests.evidence(), observations: RecordedEvidence.observations)
    if let problem = Golden.problem(with: page, at: "schema/rules.md") { Issue.record("\(problem)") }
  }

  @Test func `explain prints each rule, and lists them all`() throws {
    let list = CommandRun(["explain", "rules"])
    #expect(list.exit == 0)
    for rule in Rulebook.rules {
      #expect(list.output.contains("  \(rule.id) "), "\(rule.id)")
      let page = RuleReference.text(of: rule, decoration: .plain)
      #expect(page.hasPrefix("\(rule.id) (\(rule.grounds.words))\n"))
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(rule.id)")
    }
    let run = CommandRun(["explain", "c1.36"])
    #expect(run.exit == 0 && run.output.contains("viewIsAppearing"))
    #expect(CommandRun(["explain", "C1.98"]).exit != 0)
  }

  @Test func `the page of changes is as recorded, and each change has a rule of the book`() throws {
    for change in RuleChange.all { #expect(Rulebook.rule(change.rule.rawValue) != nil) }
    let recorded = Golden.problem(with: ChangeReference.markdown, at: "schema/changes.md")
    if let problem = recorded { Issue.record("\(problem)") }
    let page = CommandRun(["explain", "changes"])
    #expect(page.exit == 0)
    for change in RuleChange.all {
      #expect(page.output.contains("  \(change.rule.rawValue) (\(change.systems)"))
      if let word = change.restoring?.word { #expect(page.output.contains("'\(word)'")) }
    }
  }

  @Test func `what brings an old rule back is a switch of that rule`() {
    for change in RuleChange.all {
      guard let old = change.restoring else { continue }
      #expect(old.behaviour.sources.contains(change.rule.rawValue), "\(old.word)")
    }
  }

  /// The behaviours of the first release.
  private static let older: Set<Behaviour> = [
    .loadsWhenAppearing, .sendsViewIsAppearing, .sheetsAreCards, .automaticIsSheet, .tellsInitialTraits,
    .launchesScenes,
    .animatesTabTaps, .laysOutChildrenWhenTurned, .laysOutAgainAfterPush, .laysOutInBackground, .dismissesInSteps,
    .searchesUnwindAgain, .appearsBeforeActive, .turnsForSnapshots, .presentsInTheCall, .losesAnimatedFlag,
    .didMoveTwice, .skipsMovesOfReplacedTop,
  ]

  @Test func `each behaviour that a system has is older than the changes, or a row brings it back`() {
    let told = Set(RuleChange.all.compactMap(\.restoring?.behaviour))
    for behaviour in Behaviour.allCases where behaviour.systems != nil {
      #expect(told.contains(behaviour) != RulebookTests.older.contains(behaviour), "\(behaviour.rawValue)")
    }
  }

  @Test func `explain knows a behaviour by the word that turns it off`() {
    for behaviour in Behaviour.allCases {
      let (on, off) = (
        CommandRun(["explain", behaviour.rawValue]), CommandRun(["explain", "no-" + behaviour.rawValue])
      )
      // A finding may have the word, too.
      let isFinding = DiagnosticCatalogue.find(behaviour.rawValue) != nil
      #expect(on.exit == 0 && off.exit == 0 && (on.output == off.output || isFinding), "\(behaviour.rawValue)")
    }
  }

  @Test func `a finding's explanation says what its rules are about`() throws {
    let item = try #require(DiagnosticCatalogue.items.first { $0.finding.rules.contains("C1.81") })
    let page = CommandRun(["explain", "\(item.code)"]).output
    #expect(page.contains("  C1.81   " + (Rulebook.rule("C1.81")?.summary ?? "?")))
  }
}
