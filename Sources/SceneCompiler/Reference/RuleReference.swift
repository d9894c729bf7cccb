package import SceneBasics
package import SceneRules

/// The rulebook as pages: `schema/rules.md`, and what `explain` prints.
package enum RuleReference {
  /// The text of `schema/rules.md`.
  ///
  /// - Parameters:
  ///   - evidence: What shows each rule.
  ///   - observations: The scenes of published logs by the logs' names, as paths from the top.
  package static func markdown(evidence: RuleEvidence, observations: [String: String]) -> String {
    var page = introduction(evidence) + "\n"
    page +=
      Rulebook.chapters.enumerated().map { number, chapter in
        let anchor = chapter.title.lowercased().filter { $0 != "," }.replacing(" ", with: "-")
        return "[\(chapter.title)](#\(number + 1)-\(anchor))"
      }.joined(separator: " ·\n") + "\n\n## What people ask\n\n"
    for (title, questions) in RuleQuestions.subjects {
      page += "**\(title)**\n\n"
      for question in questions {
        page +=
          "- **\(question.words)** \(question.answer) "
          + (question.rules.map { link($0) } + [documented(question)].compactMap { $0 }).joined(separator: ", ") + "\n"
      }
      page += "\n"
    }
    for (number, chapter) in Rulebook.chapters.enumerated() {
      page += "## \(number + 1) \(chapter.title)\n\n"
      for section in chapter.sections {
        // A chapter of one section needs no second heading.
        if chapter.sections.count > 1 { page += "### \(section.title)\n\n" }
        for rule in section.rules { page += markdown(of: rule, evidence, observations) }
      }
    }
    return String(page.dropLast())
  }

  /// Where Apple documents the answer to a question; nil where the rules say it all.
  private static func documented(_ question: RuleQuestions.Question) -> String? {
    question.documented.isEmpty ? nil : "Apple at `\(question.documented)`"
  }

  /// A rule as text for a terminal.
  package static func text(of rule: Rule, decoration: Decoration) -> String {
    let evidence = RuleEvidence.recorded
    var page = decoration.paint(rule.id, as: .strong) + " (\(rule.grounds.words))\n\n"
    page += Paragraph.wrap(rule.text, width: 80)
    func add(_ label: String, _ words: [String], separator: String = ", ") {
      guard !words.isEmpty else { return }
      page += "\n" + Paragraph.wrap(label + ": " + words.joined(separator: separator), width: 80)
    }
    add("Scenograph's choice", rule.choice.map { [$0] } ?? [])
    if let status = rule.status(in: evidence) { page += "\n" + Paragraph.wrap(status.words, width: 80) }
    add("Sources", rule.sources, separator: "; ")
    add("Published logs", rule.logs)
    add("Examples", (evidence.examples[rule.id] ?? []).map { "examples/\($0).scene.yaml" })
    add("Findings", rule.findings.map { "\($0.code) \($0.code.name)" })
    return page
  }

  /// Every rule, by its first sentence.
  package static func list(decoration: Decoration) -> String {
    var page = "The rules of UIKit's behaviour. 'scenograph explain C1.36' prints one of them whole.\n"
    for chapter in Rulebook.chapters {
      page += "\n" + decoration.paint(chapter.title, as: .strong) + "\n"
      page += lines(for: chapter.sections.flatMap(\.rules))
    }
    return page
  }

  /// Rules by number and first sentence, a rule a line.
  static func lines(for rules: [Rule]) -> String {
    rules.map { "  " + $0.id + String(repeating: " ", count: max(1, 8 - $0.id.count)) + $0.summary + "\n" }.joined()
  }

  /// A link to a rule from a page beside the book, or in it.
  static func link(_ id: String, from page: String = "") -> String {
    "[\(id)](\(page)#\(id.lowercased().filter { $0 != "." }))"
  }

  // MARK: The page

  private static func introduction(_ evidence: RuleEvidence) -> String {
    let statuses = Rulebook.rules.compactMap { $0.status(in: evidence) }
    let tested = statuses.filter { $0 == .held || $0 == .guarded || $0 == .shown }.count
    let parts = statuses.filter { if case .partOf = $0 { true } else { false } }.count
    let absent = statuses.filter { if case .notModelled = $0 { true } else { false } }.count
    let chosen = Rulebook.rules.filter { $0.choice != nil }.count
    return """
      # The rules of UIKit's containment

      This book says what UIKit does with view controllers: when they load, appear, move and disappear, and in which
      order. It has \(Rulebook.rules.count) rules in our own words, each with its sources. You can read it from the
      first page to the last, or start from a question. `scenograph explain N2.31` prints a rule in a terminal.

      Each rule has a number. The letter and the first digits are its chapter. The last chapter has what was learnt
      later; where it corrects an older rule, the older number has the corrected text. What changed since iOS 17
      stands on [a page of its own](what-changed.md).

      - *Known* or *chosen* says how good the ground is. Apple's own words and measured logs are the best grounds.
      - *Choice* is what Scenograph does where no source says what UIKit does. \(chosen) rules have one. A choice is
        not a fact about UIKit.
      - *Held* means that tests show the rule, and that they fail if a line of the code is broken. *Shown* means that
        tests or examples show it. \(tested) rules are held or shown, and \(parts) more are a part of one of them.
      - *Not modelled* means that Scenograph doesn't have it, and why: \(absent) rules.

      Names such as nav-push-cat26 are published logs; the linked ones are scenes that the tests compare with them.
      [The page of observations](../Tests/Conformance/README.md) lists them all. [A page for developers](../Tests/Rules/README.md) says which code and which tests belong to a rule.

      In an order, *will appear* stands for `viewWillAppear`, *did appear* for `viewDidAppear`, and so on.

      """
  }

  private static func markdown(
    of rule: Rule, _ evidence: RuleEvidence, _ observations: [String: String]
  ) -> String {
    var facts = ["*\(sentence(rule.grounds.words))*"]
    if !rule.sources.isEmpty { facts.append("Sources: " + rule.sources.joined(separator: "; ") + ".") }
    let logs = rule.logs.map { log in observations[log].map { "[\(log)](../\($0))" } ?? log }
    if !logs.isEmpty { facts.append("Logs: " + logs.joined(separator: ", ") + ".") }
    var shown = [rule.status(in: evidence).map { emphasised(linked($0.words)) } ?? ""]
    let examples = (evidence.examples[rule.id] ?? []).map { path in
      "[\(path.split(separator: "/").last ?? "")](../examples/\(path).scene.yaml)"
    }
    if !examples.isEmpty { shown.append("Examples: " + examples.joined(separator: ", ") + ".") }
    let findings = rule.findings.map { "[\($0.code)](diagnostics.md#\("\($0.code)-\($0.code.name)".lowercased()))" }
    if !findings.isEmpty { shown.append("Findings: " + findings.joined(separator: ", ") + ".") }
    let choice = rule.choice.map { "*Choice:* \(linked($0))\n\n" } ?? ""
    return "#### \(rule.id)\n\n\(linked(rule.text))\n\n\(choice)\(facts.joined(separator: " "))\n\n"
      + shown.joined(separator: " ") + "\n\n"
  }

  private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() + "." }

  /// The first word as the name of the status.
  private static func emphasised(_ words: String) -> String {
    guard let colon = words.firstRange(of: ":") else { return words }
    return "*\(words[..<colon.upperBound])*" + words[colon.upperBound...]
  }

  /// The text with links where it names other rules.
  private static func linked(_ text: String) -> String {
    // A number of a rule has letters, digits and points; a point that ends a sentence isn't part of it.
    var (page, rest) = ("", text[...])
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      let id = String(word.hasSuffix(".") ? word.dropLast() : word)
      page += Rulebook.rule(id) == nil ? id : link(id)
      rest = rest.dropFirst(id.count)
      // What stands between words, and such a point.
      if let sign = rest.popFirst() { page.append(sign) }
    }
    return page
  }
}
