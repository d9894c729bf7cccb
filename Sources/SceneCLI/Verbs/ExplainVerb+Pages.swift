internal import SceneBasics
internal import SceneCompiler
internal import ScenePlan
internal import SceneRules
internal import SceneSession

/// The pages on a verb, an option or a line of the console, and what a text has in it.
extension ExplainVerb {
  /// The words for a sign of a scene that has no name: `photo#2`, `x-owner`. Nil if a word is none.
  static func sign(in word: String) -> String? {
    if word.hasPrefix("x-") { return "extension key" }
    guard let sign = word.firstIndex(of: "#") else { return nil }
    let number = word[word.index(after: sign)...]
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? "instance number" : nil
  }

  /// The finding whose code stands in a text, as in a line of 'check'; nil if none does, or several.
  static func finding(in text: String) -> DiagnosticCatalogue.Item? {
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map { $0.uppercased() })
    let named = DiagnosticCatalogue.items.filter { words.contains("\($0.code)") }
    return named.count == 1 ? named[0] : nil
  }

  /// The rule whose number stands in a text, as `why` prints it in brackets behind a reason.
  static func rule(in text: String) -> Rule? {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.lazy.compactMap { word in
      word.contains(where: \.isNumber) ? Rulebook.rule(word.last == "." ? String(word.dropLast()) : String(word)) : nil
    }.first
  }

  /// The page on a verb of the command; nil if there is none of that name.
  static func verb(_ name: String, _ decoration: Decoration) -> String? {
    guard let verb = Command.verbs.first(where: { $0.name == name }) else { return nil }
    return decoration.paint("the command 'scenograph \(name)'", as: .strong) + "\n"
      + Paragraph.wrap(verb.overview, width: 80, indent: 2) + "    scenograph help \(name)\n"
  }

  /// The page on an option of the command; nil if no verb has one of that name.
  static func option(_ name: String, _ decoration: Decoration) -> String? {
    var page = ""
    var told: [String] = []
    for verb in Command.verbs {
      guard let option = verb.allOptions.first(where: { $0.name == name }), !told.contains(option.summary) else {
        continue
      }
      told.append(option.summary)
      page += decoration.paint("the option '--\(name)' of 'scenograph \(verb.name)'", as: .strong) + "\n"
      page += Paragraph.wrap(option.summary, width: 80, indent: 2) + "    scenograph help \(verb.name)\n"
    }
    return page.isEmpty ? nil : page
  }

  /// The finding that a line of UIKit on the console leads to; those that it may mean, if it is only a part.
  static func page(on messages: [UIKitMessage], _ decoration: Decoration) -> String? {
    let items = messages.compactMap { DiagnosticCatalogue.find("SG\($0.rawValue)") }
    guard let first = items.first else { return nil }
    if items.count == 1 {
      let cause = commonerCause(than: first).map { AnswerPage.text(of: $0, decoration: decoration) + "\n" } ?? ""
      return cause + "UIKit says this, and 'check' finds it as \(first.code):\n\n"
        + DiagnosticReference.text(of: first, decoration: decoration)
    }
    let width = items.map(\.code.name.count).max() ?? 0
    return "UIKit says this for more than one reason; 'explain \(first.code)' and so on have more:\n"
      + items.map { "  \($0.code) \(padded($0.code.name, to: width))  \($0.finding.summary)\n" }.joined()
  }

  /// The question about a line that has a commoner cause than the one that 'check' finds, a call by hand.
  private static func commonerCause(than item: DiagnosticCatalogue.Item) -> RuleQuestions.Question? {
    "\(item.code)" == "SG509" ? RuleQuestions.question(askedAs: "unbalanced") : nil
  }

  /// The page on a name in a text, and the answers that are near the text.
  static func page(nearTo text: String, _ decoration: Decoration) -> String? {
    guard let name = page(onNameIn: text, decoration) else { return nil }
    let near = AnswerPage.text(near: text, decoration: decoration)
    return near.isEmpty ? name : name + "\n" + near
  }

  /// The best of the questions that have a name of UIKit's in their words.
  static func question(about name: String) -> RuleQuestions.Question? {
    guard name.dropFirst().contains(where: \.isUppercase) else { return nil }
    let asked = AnswerSearch.answers(to: name).first { $0.isNear && $0.isAsked(by: name) }
    guard case .question(let question)? = asked?.subject else { return nil }
    return question
  }
}
