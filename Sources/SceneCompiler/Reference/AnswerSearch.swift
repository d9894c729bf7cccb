internal import SceneBasics
internal import ScenePlan
package import SceneSyntax

/// What is known of a question or of a few words that are no name: questions of the book, findings, rules, and words that
/// lead somewhere.
package enum AnswerSearch {
  /// What a text may be about.
  package enum Subject: Sendable {
    case question(RuleQuestions.Question)
    case finding(DiagnosticCatalogue.Item)
    case rule(Rule)
    case lead(WordLead)
  }

  /// A subject, and how well it answers.
  package struct Answer: Sendable {
    package let subject: Subject
    /// 1 where all terms of the question are those of a title, 0 where none is.
    package let score: Double
  }

  /// From this score on an answer is one; below it is only near.
  package static let enough = 0.45

  /// The subjects that are most like a text, the best first; none that has nothing in common with it.
  ///
  /// - Parameters:
  ///   - text: What a person types.
  ///   - most: How many are wanted.
  package static func answers(to text: String, most: Int = 3) -> [Answer] {
    let query = index.terms.terms(of: text)
    let known = query.filter { index.weights[$0] != nil }
    guard !known.isEmpty else { return [] }
    let all = query.reduce(0) { $0 + weight(of: $1) }
    var best: [Answer] = []
    for entry in index.entries {
      let score = entry.titles.map { likeness(of: known, all, to: $0) }.max() ?? 0
      let inText = known.filter(entry.text.contains).reduce(0) { $0 + weight(of: $1) } / all
      let whole = (0.8 * score + 0.2 * inText) * entry.trust
      if whole > 0 { best.append(Answer(subject: entry.subject, score: whole)) }
    }
    // Of two that answer as well the first in the book comes first.
    let ranked = best.enumerated().sorted { ($0.element.score, -$0.offset) > ($1.element.score, -$1.offset) }
    return ranked.prefix(most).map(\.element)
  }

  /// How much of both texts is the same.
  private static func likeness(of query: [String], _ all: Double, to title: Set<String>) -> Double {
    let shared = query.filter(title.contains).reduce(0) { $0 + weight(of: $1) }
    guard shared > 0 else { return 0 }
    let whole = title.reduce(0) { $0 + weight(of: $1) }
    return 0.7 * shared / all + 0.3 * shared / whole
  }

  /// How much a term says: one that stands in few titles says more. A term that is in none says little.
  private static func weight(of term: String) -> Double { index.weights[term] ?? 0.5 }

  private struct Entry: Sendable {
    let subject: Subject
    let titles: [Set<String>]
    let text: Set<String>
    /// What it is worth beside others: a question of the book is an answer, a rule has to be read.
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
      for term in titles.reduce(into: Set<String>(), { $0.formUnion($1) }) { counts[term, default: 0] += 1 }
      let text = titles.reduce(Set(terms.terms(of: source.text))) { $0.union($1) }
      index.entries.append(Entry(subject: source.subject, titles: titles, text: text, trust: source.trust))
    }
    // A third of the bits that a term tells: `viewWillAppear` is in many titles and still says what it is about.
    index.weights = counts.mapValues { count in 1 + SearchTerms.bits(sources.count / max(1, count)) / 2 }
    return index
  }()

  private typealias Source = (subject: Subject, titles: [String], text: String, trust: Double)

  private static var subjects: [Source] {
    let questions = RuleQuestions.all.map { question -> Source in
      let rules = question.rules.compactMap(Rulebook.rule).map(\.text).joined(separator: " ")
      return (.question(question), [question.words] + question.asked, question.answer + " " + rules, 1)
    }
    let findings = DiagnosticCatalogue.items.filter(\.isAboutScenes).map { item -> Source in
      (.finding(item), [item.entry.summary, apart(item.code.name)], item.entry.explanation, 0.8)
    }
    let rules = Rulebook.rules.map { rule -> Source in (.rule(rule), [rule.summary], rule.text, 0.75) }
    let leads = WordLeads.all.filter { !$0.remark.isEmpty }.map { lead -> Source in
      (.lead(lead), lead.words.map(apart), lead.remark, 0.85)
    }
    return questions + findings + leads + rules
  }

  /// A name in mixed capitals, and the same as words: `safeAreaInsets safe area insets`.
  private static func apart(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty, words.last?.isUppercase == false { words += " " }
      words.append(character)
    }
    return words
  }
}

extension SearchTerms {
  /// How many bits tell one of so many.
  static func bits(_ count: Int) -> Double { Double(Int.bitWidth - max(1, count).leadingZeroBitCount - 1) }
}
