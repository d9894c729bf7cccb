internal import SceneBasics
package import SceneLanguage
internal import ScenePlan
package import SceneRules

/// The search for a question or a few words that are no name: among questions of the book, tasks, findings, rules, and words
/// that lead somewhere.
package enum AnswerSearch {
  /// The kinds of subjects that a text may be about.
  package enum Subject: Sendable {
    case question(RuleQuestions.Question)
    case task(HowTo.Task)
    case finding(DiagnosticCatalogue.Item)
    case rule(Rule)
    case lead(WordLead)
  }

  /// A subject, and how well it answers.
  package struct Answer: Sendable {
    package let subject: Subject
    /// About 2 where it is asked in these words, 0 where nothing is alike.
    package let score: Double

    /// Whether a name is among the words by which it is asked.
    package func isAsked(by name: String) -> Bool {
      let titles =
        switch subject {
        case .question(let question): [question.words] + question.asked
        case .task(let task): [task.words] + task.asked
        case .finding(let item): [item.finding.summary, item.finding.explanation]
        case .rule(let rule): [rule.text]
        case .lead(let lead): lead.words + [lead.remark]
        }
      return titles.contains { $0.contains(name) }
    }

    /// Whether it answers nearly as well as another one does.
    package func isNearly(_ best: Answer) -> Bool { score >= best.score * 0.7 }

    /// Whether a person may mean it, if nothing answers what is asked.
    package var isNear: Bool {
      switch subject {
      case .question, .task: score >= 0.6
      case .finding, .rule, .lead: false
      }
    }

    /// Whether it is an answer; otherwise it is only near. A question of the book is asked as people ask.
    package var isEnough: Bool {
      switch subject {
      case .question, .task: score >= 0.82
      case .finding, .rule, .lead: score >= 0.87
      }
    }
  }

  /// The subjects that answer a text, the best first; none that has nothing in common with it.
  ///
  /// - Parameters:
  ///   - text: What a person types.
  ///   - most: How many are wanted.
  ///   - hidden: Words that are left out, as if nothing were asked in them.
  package static func answers(to text: String, most: Int = 4, without hidden: String? = nil) -> [Answer] {
    index.ranking(of: text, without: hidden).prefix(most)
      .map { Answer(subject: sources[$0.source].subject, score: $0.score) }
  }

  /// Whether a text has a name of UIKit's kind that no question, rule or word has: `UIBackgroundTask`, `SIGABRT`.
  package static func hasUnknownName(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      let capitals = word.count { $0.isUppercase }
      let isName = capitals == word.count ? capitals > 4 : capitals > 1 && word.prefix(2).allSatisfy(\.isUppercase)
      guard isName else { return false }
      let leads = WordLeads.leads(of: String(word))
      if !leads.isEmpty { return leads.allSatisfy { $0.target == .nothing } }
      return !index.knows(word.lowercased()) && !index.words.isName(String(word))
    }
  }

  /// A text without slips of the keyboard: a word that nothing knows lacks a letter of a known one, or has two of its
  /// letters exchanged. Nil if there is none.
  package static func mended(_ text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let mended = words.map { word in
      let terms = index.words.terms(of: word)
      guard word.count >= 5, !terms.isEmpty, terms.allSatisfy({ !index.knows($0.term) }) else { return word }
      let near = Suggestion.certain(for: word, in: vocabulary)
      return near.flatMap { isSlip(word, of: $0) ? $0 : nil } ?? word
    }
    return mended == words ? nil : mended.joined(separator: " ")
  }

  private static func isSlip(_ word: String, of known: String) -> Bool {
    let letters = Array(known)
    return letters.count == word.count + 1
      ? letters.indices.contains { String(letters[..<$0] + letters[($0 + 1)...]) == word }
      : letters.sorted() == word.sorted()
  }

  /// The words by which questions and tasks are asked.
  private static let vocabulary = Set(
    (RuleQuestions.all.flatMap(\.asked) + HowTo.all.flatMap(\.asked))
      .flatMap { $0.lowercased().split { !$0.isLetter } }.filter { $0.count >= 4 }.map(String.init))

  // Both are only asked for by the few calls that have no name.
  private static let sources = subjects
  private static let index = PhraseIndex(
    sources.map { PhraseIndex.Source(phrasings: $0.titles, text: $0.text, trust: $0.trust) })

  private typealias Source = (subject: Subject, titles: [String], text: String, trust: Double)

  private static var subjects: [Source] {
    let questions = RuleQuestions.all.map { question -> Source in
      let rules = question.rules.compactMap(Rulebook.rule).map(\.text).joined(separator: " ")
      return (.question(question), [question.words] + question.asked, question.answer + " " + rules, 1)
    }
    let tasks = HowTo.all.map { task -> Source in (.task(task), [task.words] + task.asked, task.answer, 1) }
    let findings = DiagnosticCatalogue.items.filter(\.isAboutScenes).map { item -> Source in
      (.finding(item), [item.finding.summary, SearchTerms.apart(item.code.name)], item.finding.explanation, 0.8)
    }
    let rules = Rulebook.rules.map { rule -> Source in (.rule(rule), [rule.summary], rule.text, 0.75) }
    let leads = WordLeads.all.filter { !$0.remark.isEmpty }.map { lead -> Source in
      (.lead(lead), lead.words.map(SearchTerms.apart), lead.remark, 0.6)
    }
    return questions + tasks + findings + leads + rules
  }
}
