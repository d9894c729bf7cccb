import SceneLanguage
import SceneRules
import SceneTestSupport
import Testing

@testable import SceneCompiler

/// The ranking of `explain`'s answers, judged by questions that it has not seen.
@Suite struct AnswerSearchTests {
  /// The words of a question of the book, or of a task.
  private static func name(of subject: AnswerSearch.Subject) -> String {
    switch subject {
    case .question(let question): question.words
    case .task(let task): task.words
    case .finding(let item): item.finding.summary
    case .rule(let rule): rule.summary
    case .lead(let lead): lead.words[0]
    }
  }

  /// Each phrasing of a question or a task, beside what it asks for.
  private static let phrasings: [(name: String, words: String)] =
    (RuleQuestions.all.flatMap { question in question.asked.map { (question.words, $0) } }
    + HowTo.all.flatMap { task in task.asked.map { (task.words, $0) } })
    .filter { $0.1.contains(" ") }

  /// The name of the first answer to words that is good enough; empty if none is.
  private static func answer(to words: String) -> String {
    guard let answer = AnswerSearch.answers(to: words, most: 1, without: words).first, answer.isEnough else {
      return ""
    }
    return name(of: answer.subject)
  }

  /// The names of the answers to words that the page has in whole.
  private static func page(for words: String) -> [String] {
    let answers = AnswerSearch.answers(to: words, without: words).filter(\.isEnough)
    return answers.filter { $0.isNearly(answers[0]) }.map { name(of: $0.subject) }
  }

  @Test func `a phrasing that is left out still finds its answer, at first or on the page`() {
    let asked = AnswerSearchTests.phrasings
    let pages = asked.map { AnswerSearchTests.page(for: $0.words) }
    let first = zip(asked, pages).count { $1.first == $0.name }
    let shown = zip(asked, pages).count { $1.contains($0.name) }
    #expect(first * 100 / asked.count >= 64, "\(first * 100 / asked.count) % of \(asked.count)")
    #expect(shown * 100 / asked.count >= 82, "\(shown * 100 / asked.count) % of \(asked.count)")
  }

  @Test func `most questions that were never tuned for find their answer`() throws {
    let lines = try Repository.text("Tests/Cases/asked/unseen.txt").split(separator: "\n").filter { $0.first != "#" }
    let all = lines.map { $0.split(separator: "\t").map(String.init) }
    let asked = Thoroughness.sample(all, oneIn: 2)
    let wrong = asked.filter { line in
      let answer = AnswerSearchTests.answer(to: line[1])
      return line[0] == "-" ? !answer.isEmpty : !line[0].split(separator: "|").contains { answer.contains($0) }
    }
    let right = 100 - wrong.count * 100 / asked.count
    #expect(right >= (asked.count == all.count ? 75 : 68), "\(right) %: \(wrong)")
  }

  @Test func `each word of a question has one meaning`() {
    let words = SearchWords.lines.flatMap(\.words)
    let counts = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }
    #expect(counts.isEmpty, "\(counts.keys.sorted())")
    #expect(SearchWords.empty.isDisjoint(with: words), "\(SearchWords.empty.intersection(words).sorted())")
  }
}
