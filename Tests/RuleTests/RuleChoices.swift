import SceneCompiler
import SceneRules

/// Places where no source says what UIKit does, and what the program does there: choices, not facts.
enum RuleChoices {
  static let all: [(rule: RuleID, words: String)] = Rulebook.rules.compactMap { rule in
    guard let id = RuleID(rule.id), let choice = rule.choice else { return nil }
    return (id, choice)
  }
}
