import SceneTestSupport

/// The page that names for each rule the code that follows it and what shows it.
enum RulePage {
  static let path = "Tests/Rules/README.md"

  private static let chapters = [
    (1, "Containment, appearance, views"), (2, "Navigation controllers"), (3, "Tab bar controllers"),
    (4, "Split view controllers"), (5, "Page view controllers"), (6, "Presentation"), (7, "Segues"),
    (8, "Delegation to children"), (9, "Layout and rotation"), (10, "Hand-made paging"), (11, "Printed hierarchies"),
    (12, "Corrections of all sections"),
  ]

  static func text(of citations: RuleCitations, mutants: MutantList) -> String {
    let rules = citations.sources.keys.sorted()
    var lines = [
      "# Rules", "",
      "Comments in the code name the rules of UIKit's behaviour that they follow, by section and number. This page says",
      "for each of them where, and which tests, examples and published observations show it: what a rule says is what",
      "these show. The [mutants](../Mutants/README.md) are changes of single lines that break it; a fast test fails for each.",
      "The page is made by the tests (`UPDATE_GOLDENS=1` writes it anew); a rule that nothing shows is a failure.",
      "",
      "\(rules.count) rules are named by the code. \(RuleChoices.all.count) places where no source says what UIKit does",
      "are [choices](#choices), not facts.", "",
    ]
    for (number, title) in chapters {
      let chapter = rules.filter { $0.section.dropFirst() == "\(number)" }
      guard !chapter.isEmpty else { continue }
      lines += ["## \(number) \(title)", "", "| rule | code | shown by | mutants |", "|---|---|---|---|"]
      lines += chapter.map { rule in
        let shown = witnesses(citations.witnesses[rule] ?? [])
        return "| \(rule) | \(code(citations.sources[rule] ?? [])) | \(shown) | \(names(mutants.byRule[rule] ?? [])) |"
      }
      lines.append("")
    }
    lines += [
      "## Choices", "", "Nobody has seen what UIKit does here, but the program has to do something.", "",
    ]
    lines += ["| rule | what Scenograph does | shown by |", "|---|---|---|"]
    lines += RuleChoices.all.map { choice in
      "| \(choice.rule) | \(choice.words) | \(witnesses(citations.witnesses[choice.rule] ?? [])) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ paths: Set<String>) -> String {
    paths.sorted().map { "[\(stem($0))](../../\($0))" }.joined(separator: "<br>")
  }

  private static func names(_ mutants: [MutantList.Mutant]) -> String {
    mutants.map { "[\($0.name)](../../\($0.path))" }.joined(separator: ", ")
  }

  /// Tests by their sentences, then scenes.
  private static func witnesses(_ witnesses: Set<RuleCitations.Witness>) -> String {
    let sorted = witnesses.sorted { ($0.path, $0.sentence) < ($1.path, $1.sentence) }
    let tests = sorted.filter { $0.path.hasSuffix(".swift") }.map { test in
      link(test.path) + (test.sentence.isEmpty ? "" : ": " + test.sentence.replacing("|", with: "\\|"))
    }
    let scenes = sorted.filter { $0.path.hasSuffix(".yaml") }.map { link($0.path) }
    return (tests + (scenes.isEmpty ? [] : [scenes.joined(separator: ", ")])).joined(separator: "<br>")
  }

  private static func link(_ path: String) -> String { "[\(stem(path))](../../\(path))" }

  /// A file's name without its endings.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return String(name.prefix { $0 != "." })
  }
}
