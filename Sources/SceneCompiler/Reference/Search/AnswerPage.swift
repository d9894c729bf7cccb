package import SceneBasics
internal import SceneLanguage
internal import ScenePlan
package import SceneRules

/// The page that `explain` prints as an answer to a question.
package enum AnswerPage {
  /// The page of the best answer, with others that are nearly as good.
  package static func text(of answers: [AnswerSearch.Answer], decoration: Decoration) -> String {
    guard let best = answers.first else { return "" }
    var page = text(of: best.subject, decoration)
    // Words of a question often fit several subjects. A person then sees at once which of them is meant.
    let others = answers.dropFirst().filter(\.isEnough)
    let near = others.filter { $0.isNearly(best) }
    let far = others.filter { !$0.isNearly(best) }.prefix(2)
    if !near.isEmpty {
      page += "\n" + decoration.paint("Or is it this?", as: .strong) + "\n"
      page += near.map { wholeAnswer(of: $0.subject) }.joined()
    }
    if !far.isEmpty {
      page += "\n" + decoration.paint("Near it", as: .strong) + "\n" + far.map { line(of: $0.subject) }.joined()
    }
    return page
  }

  /// The answers that are near a text that none of them answers; empty if nothing is near.
  package static func text(near text: String, decoration: Decoration) -> String {
    let near = AnswerSearch.answers(to: text).filter(\.isNear).prefix(3)
    guard !near.isEmpty else { return "" }
    return decoration.paint("Or is it one of these?", as: .strong) + "\n"
      + near.map { wholeAnswer(of: $0.subject) }.joined()
  }

  /// The page of a question.
  package static func text(of question: RuleQuestions.Question, decoration: Decoration) -> String {
    text(of: .question(question), decoration)
  }

  /// The page of a task.
  package static func text(of task: HowTo.Task, decoration: Decoration) -> String {
    text(of: .task(task), decoration)
  }

  /// A subject in a line: what to explain, and its first sentence.
  package static func line(of subject: AnswerSearch.Subject) -> String {
    let text =
      switch subject {
      case .question(let question): "\(question.words) \(firstSentence(of: question.answer))"
      case .task(let task): "\(task.words) \(firstSentence(of: task.answer))"
      case .finding(let item): "\(item.code) \(item.code.name): \(item.finding.summary)"
      case .rule(let rule): "\(rule.id): \(rule.summary)"
      case .lead(let lead): "\(lead.words[0]): \(firstSentence(of: lead.remark))"
      }
    return Paragraph.wrap(plain(text), width: 80, indent: 2)
  }

  /// A subject with all of its answer, and what says more of it.
  private static func wholeAnswer(of subject: AnswerSearch.Subject) -> String {
    let text =
      switch subject {
      case .question(let question):
        "\(question.words) \(question.answer) (\(source(of: question)))"
      case .task(let task):
        "\(task.words) \(task.answer)"
          + (task.calls.isEmpty ? "" : " (" + task.calls.map { "'scenograph \($0)'" }.joined(separator: ", ") + ")")
      case .finding, .rule, .lead: ""
      }
    return text.isEmpty ? line(of: subject) : Paragraph.wrap(plain(text), width: 80, indent: 2)
  }

  /// The first rule or finding of a question, or what Apple documents.
  private static func source(of question: RuleQuestions.Question) -> String {
    question.rules.first ?? question.findings.first ?? "Apple, \(question.documented)"
  }

  private static func text(of subject: AnswerSearch.Subject, _ decoration: Decoration) -> String {
    switch subject {
    case .question(let question): text(of: question, decoration)
    case .task(let task): text(of: task, decoration)
    case .finding(let item): DiagnosticReference.text(of: item, decoration: decoration)
    case .rule(let rule): RuleReference.text(of: rule, decoration: decoration)
    case .lead(let lead): WordReference.text(of: lead, decoration)
    }
  }

  private static func text(of question: RuleQuestions.Question, _ decoration: Decoration) -> String {
    var page = decoration.paint(question.words, as: .strong) + "\n"
    page += Paragraph.wrap(plain(question.answer), width: 80, indent: 2) + "\n"
    page += RuleReference.lines(for: question.rules.compactMap(Rulebook.rule)).filter { $0 != "`" }
    if !question.documented.isEmpty { page += "  Apple   documents it at \(question.documented)\n" }
    for item in question.findings.compactMap(DiagnosticCatalogue.find) {
      page += "  \(item.code)   \(item.code.name): \(item.finding.summary)\n"
    }
    if let scene = question.scene { page += "\nExample: examples/\(scene).scene.yaml\n" }
    guard let number = question.rules.first ?? question.findings.first else { return page }
    return page + (question.scene == nil ? "\n" : "") + "'scenograph explain \(number)' says more.\n"
  }

  private static func text(of task: HowTo.Task, _ decoration: Decoration) -> String {
    var page = decoration.paint(task.words, as: .strong) + "\n" + Paragraph.wrap(task.answer, width: 80, indent: 2)
    if !task.scene.isEmpty {
      page += "\n" + task.scene.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    if !task.calls.isEmpty { page += "\n" + task.calls.map { "    scenograph \($0)\n" }.joined() }
    return page
  }

  private static func firstSentence(of text: String) -> String {
    text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) + "." } ?? text
  }

  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
