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
    /// 1 where all terms of the question are those of a title, 0 where none is.
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

    /// Whether it is an answer; otherwise it is only near. A question of the book is asked as people ask.
    package var isEnough: Bool {
      switch subject {
      case .question, .task: score >= 0.45
      case .finding, .rule, .lead: score >= 0.6
      }
    }
  }

  /// The subjects that are most like a text, the best first; none that has nothing in common with it.
  ///
  /// - Parameters:
  ///   - text: What a person types.
  ///   - most: How many are wanted.
  package static func answers(to text: String, most: Int = 3) -> [Answer] {
    let query = index.terms.terms(of: text)
    let known = query.filter { index.weights[$0] != nil }
    guard known.contains(where: { !SearchTerms.general.contains($0) }) else { return [] }
    let all = query.reduce(0) { $0 + weight(of: $1) }
    var best: [Answer] = []
    for entry in index.entries {
      let title = entry.titles.map { likeness(of: known, all, to: $0) }.max() ?? 0
      let inTitles = known.filter(entry.words.contains).reduce(0) { $0 + weight(of: $1) } / all
      let inText = known.filter(entry.text.contains).reduce(0) { $0 + weight(of: $1) } / all
      // Most counts a title that is like the whole question; its terms may also stand in several.
      let whole = (0.6 * title + 0.25 * inTitles + 0.15 * inText) * entry.trust * share(of: entry, in: known)
      if whole > 0 { best.append(Answer(subject: entry.subject, score: whole)) }
    }
    // Of two that answer as well the first in the book comes first.
    let ranked = best.enumerated().sorted { ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset) }
    return ranked.prefix(most).map(\.element)
  }

  /// Whether a text has a name of UIKit's kind that no question, rule or word has: `UIBackgroundTask`, `SIGABRT`.
  package static func hasUnknownName(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      let capitals = word.count { $0.isUppercase }
      let isName = capitals == word.count ? capitals > 4 : capitals > 1 && word.prefix(2).allSatisfy(\.isUppercase)
      guard isName else { return false }
      let leads = WordLeads.leads(of: String(word))
      if !leads.isEmpty { return leads.allSatisfy { $0.target == .nothing } }
      return index.weights[word.lowercased()] == nil && !index.terms.isName(String(word))
    }
  }

  /// A text without slips of the keyboard: a word that nothing knows lacks a letter of a known one, or has two of its
  /// letters exchanged. Nil if there is none.
  package static func mended(_ text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let mended = words.map { word in
      let terms = index.terms.terms(of: word)
      guard word.count >= 5, !terms.isEmpty, terms.allSatisfy({ index.weights[$0] == nil }) else { return word }
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

  /// How much of both texts is the same.
  private static func likeness(of query: [String], _ all: Double, to title: Set<String>) -> Double {
    let shared = query.filter(title.contains).reduce(0) { $0 + weight(of: $1) }
    guard shared > 0 else { return 0 }
    let whole = title.reduce(0) { $0 + weight(of: $1) }
    // A title about something else may share every other word.
    let others = title.count { SearchTerms.subjects.contains($0) && !query.contains($0) }
    return (0.7 * shared / all + 0.3 * shared / whole) * (others == 0 ? 1 : others == 1 ? 0.85 : 0.75)
  }

  /// Less than 1 for an entry that says nothing of a thing that is asked about: of what a push does, where only a sheet
  /// is its subject.
  private static func share(of entry: Entry, in query: [String]) -> Double {
    let missing = query.count { SearchTerms.subjects.contains($0) && !entry.text.contains($0) }
    return missing == 0 ? 1 : missing == 1 ? 0.85 : 0.75
  }

  /// How much a term says: one that stands in few titles says more. A term that is in none counts, too: it may be what is
  /// asked for.
  private static func weight(of term: String) -> Double { index.weights[term] ?? 3 }

  private struct Entry: Sendable {
    let subject: Subject
    let titles: [Set<String>]
    /// The terms of all titles, and those of the text besides.
    let words: Set<String>
    let text: Set<String>
    /// Its worth beside others: a question of the book is an answer, a rule has to be read.
    let trust: Double
  }

  private struct Index: Sendable {
    let terms: SearchTerms
    var entries: [Entry] = []
    var weights: [String: Double] = [:]
  }

  // Both are only asked for by the few calls that have no name.
  private static let index: Index = {
    let sources = subjects
    let terms = SearchTerms(namesIn: sources.flatMap { $0.titles + [$0.text] })
    var index = Index(terms: terms)
    var counts: [String: Int] = [:]
    for source in sources {
      let titles = source.titles.map { Set(terms.terms(of: $0)) }
      let words = titles.reduce(Set<String>()) { $0.union($1) }
      for term in words { counts[term, default: 0] += 1 }
      let text = words.union(terms.terms(of: source.text))
      index.entries.append(
        Entry(subject: source.subject, titles: titles, words: words, text: text, trust: source.trust))
    }
    // The bits that a term tells, but for those that the commonest tell: `not` says nearly
    // nothing. A rare word isn't worth more than a rare name.
    index.weights = counts.mapValues { min(4.5, max(0.3, SearchTerms.bits(Double(sources.count) / Double($0)) - 2)) }
    return index
  }()

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
