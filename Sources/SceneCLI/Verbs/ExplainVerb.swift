internal import SceneBasics
internal import SceneCompiler
internal import SceneLanguage
internal import ScenePlan
internal import SceneRules
internal import SceneSession

/// `explain`: what a word, a finding, a rule or a topic is about.
struct ExplainVerb: Verb {
  let name = "explain"
  let overview = "Explain a word, a finding, a rule or a topic."
  var operands: Operands {
    let codes = DiagnosticCatalogue.items.map { Choice(word: "\($0.code)", summary: $0.finding.summary) }
    let names = DiagnosticCatalogue.items.map { Choice(word: $0.code.name, summary: $0.finding.summary) }
    let topics = ExplainVerb.topics.map { Choice(word: $0.name, summary: $0.summary) }
    let rules = Rulebook.rules.map { Choice(word: $0.id, summary: nil) }
    let words = WordReference.entries.map { Choice(word: $0.word, summary: $0.summary) }
    return Operands(
      placeholder: "word", count: .words,
      summary:
        "A word of a scene or of UIKit, a question or a line of UIKit's on the console in quotes, a finding's code or "
        + "name, a rule, or a topic; without it, the topics are listed.",
      completion: .words(topics + codes + names + rules + words))
  }

  /// A subject that is explained as a whole.
  private struct Topic {
    let name: String
    let summary: String
    let page: (Decoration) -> String

    init(_ name: String, _ summary: String, _ page: @escaping (Decoration) -> String) {
      (self.name, self.summary, self.page) = (name, summary, page)
    }

    /// A table of the language reference.
    init(_ name: String, _ summary: String, table: String) {
      self.init(name, summary) { decoration in
        LanguageReference.tables.first { $0.name == table }?.page(decoration: decoration) ?? ""
      }
    }
  }

  private static var topics: [Topic] {
    [
      Topic("file", "the keys of a scene file", table: "file"),
      Topic("kinds", "the kinds of controllers", table: "kinds"),
      Topic("keys", "the keys that every controller takes", table: "controllers"),
      Topic("overrides", "the questions that controllers answer", table: "answers"),
      Topic("callbacks", "callbacks that take steps", table: "callbacks"),
      Topic("delegates", "messages of delegates that take steps", table: "delegate messages"),
      Topic("segues", "the verbs of segues", table: "segues"),
      Topic("steps", "the steps of a script", table: "steps"),
      Topic("options", "options of every step", table: "step options"),
      Topic("expect", "the keys of an expectation", table: "expect"),
      Topic("device", "the keys of a device", table: "device"),
      Topic("events", "every event, by group", events),
      Topic("profiles", "the differences between systems", profiles),
      Topic("quirks", "behaviours that a scene can turn on or off", quirks),
      Topic("limits", "the bounds on input and work", limits),
      Topic("findings", "every finding, by code", codes),
      Topic("changes", "what a new release changes for scenes", ChangeReference.list),
      Topic("rules", "every rule of UIKit's behaviour, by number", RuleReference.list),
    ]
  }

  func run(_ arguments: Arguments, in session: Session) throws(CommandFailure) -> ExitCode {
    try refuseFiles(arguments.operands)
    // A question needs no quotes.
    let word = arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    if let page = page(on: word, decoration: session.outputDecoration) {
      session.console.out.write(page)
      return .done
    }
    let near = isCode(word ?? "") ? [] : AnswerSearch.answers(to: word ?? "")
    throw .usage(
      "nothing is called '\(word ?? "")'"
        + ((isCode(word ?? "") ? nil : ExplainVerb.suggestion(for: word ?? "")).map { "; did you mean '\($0)'?" } ?? ""),
      hint: isCode(word ?? "")
        ? "'scenograph explain findings' lists the codes"
        : near.isEmpty ? "run 'scenograph explain' for the topics" : "the nearest that is known:",
      lines: near.map { AnswerPage.line(of: $0.subject) })
  }

  /// A scene isn't explained: it is played, and an event of it has a reason.
  private func refuseFiles(_ words: [String]) throws(CommandFailure) {
    guard
      let file = words.first(where: { word in
        let ending = FileEnding.of(word) ?? ""
        return !word.contains(" ") && (FileEnding.ofYAML.contains(ending) || ExplainVerb.readers[ending] != nil)
      })
    else { return }
    if let reader = ExplainVerb.readers[FileEnding.of(file) ?? ""] {
      throw .usage(
        "'explain' takes a word, and '\(file)' is a file", hint: "'scenograph \(reader) \(file)' reads it")
    }
    let event = words.first { $0 != file && $0.contains(".") }
    throw .usage(
      "'explain' takes a word, and '\(file)' is a file",
      hint: event.map { "'scenograph why \(file) \($0)' says why it came" }
        ?? "'scenograph run \(file)' plays it, and 'scenograph why' explains an event of it")
  }

  /// The verbs that read files of other endings.
  private static let readers = [
    "log": "log", "md": "docs --check", "storyboard": "import", "xib": "import", "plan": "run",
  ]

  /// Whether a word looks like a finding's code.
  private func isCode(_ word: String) -> Bool {
    word.uppercased().hasPrefix("SG") && word.count > 2 && word.dropFirst(2).allSatisfy(\.isNumber)
  }

  /// The page on a word or a question; nil if nothing is known of it.
  private func page(on word: String?, decoration: Decoration) -> String? {
    guard let word else { return ExplainVerb.contents(decoration) }
    // What an exception says stands behind its name.
    if let reason = ConsoleLine.reason(in: word), let page = page(on: reason, decoration: decoration) { return page }
    if let item = DiagnosticCatalogue.find(word) ?? ExplainVerb.finding(in: word) ?? FindingLine.item(in: word) {
      return DiagnosticReference.text(of: item, decoration: decoration)
    }
    if let page = ExplainVerb.page(onSystem: word, decoration) { return page }
    if let rule = Rulebook.rule(word) ?? ExplainVerb.rule(in: word) {
      return RuleReference.text(of: rule, decoration: decoration)
    }
    if let page = methodPage(on: word, decoration) { return page }
    // `--accept`, and `kind: search` as a scene has it.
    if word.hasPrefix("--"), let option = ExplainVerb.option(String(word.dropFirst(2)), decoration) { return option }
    if let kind = word.split(separator: " ").last, word.hasPrefix("kind: "),
      ControllerKind(rawValue: String(kind)) != nil
    {
      return WordReference.text(on: String(kind), decoration: decoration)
    }
    // A whole line has words of a scene in it, too.
    if let question = ConsoleLine.question(of: word) { return AnswerPage.text(of: question, decoration: decoration) }
    if let remark = ConsoleLine.remark(on: word) {
      return decoration.paint("not modelled", as: .strong) + "\n" + Paragraph.wrap(remark, width: 80, indent: 2)
    }
    if let page = ExplainVerb.page(on: ConsoleLine.messages(like: word, sharing: 5), decoration) { return page }
    if let page = ExplainVerb.page(on: ConsoleLine.messages(holding: word), decoration) { return page }
    if let task = HowTo.task(askedAs: ExplainVerb.sign(in: word) ?? word) {
      return AnswerPage.text(of: task, decoration: decoration)
    }
    // `'present' under 'segues'`, as findings call a place.
    if word.hasPrefix("'"), let name = word.dropFirst().split(separator: "'").first.map(String.init),
      OwnWords.all.contains(where: { $0.word == name }),
      let page = WordReference.text(on: name, decoration: decoration)
    {
      return page
    }
    if let topic = ExplainVerb.topics.first(where: {
      [$0.name, $0.name + "?"].contains(ExplainVerb.subject(of: word) + "s")
    }),
      word.contains(" ")
    {
      return topic.page(decoration)
    }
    if word == "step options" { return ExplainVerb.topics.first { $0.name == "options" }?.page(decoration) }
    // The first word of a question may be a word of a scene.
    if word.contains(" ") {
      // `UISheetPresentationController largestUndimmedDetentIdentifier`
      let names = word.split(separator: " ").map(String.init)
      if names.count == 2, names[0].hasPrefix("UI"), ControllerKey(rawValue: names[1]) != nil {
        return WordReference.text(on: names[1], decoration: decoration)
      }
      // `safe areas` is `safeAreas`, and `view did load` is `viewDidLoad`.
      let joined = word.filter { $0 != " " }
      let small = joined.lowercased()
      let name = WordReference.entries.first { $0.word.lowercased() == small }?.word ?? joined
      // `did appear` is `viewDidAppear`.
      for name in [name, Callback.allCases.map(\.rawValue).first { $0.lowercased() == "view" + small } ?? name]
      where name.allSatisfy(\.isLetter) {
        if let page = WordReference.text(on: name, decoration: decoration) { return page }
      }
      if let page = ExplainVerb.page(onQuestion: word, decoration) { return page }
    }
    // One of them means all.
    let subject = ExplainVerb.subject(of: word)
    let topic = ExplainVerb.topics.first { [subject, subject + "s"].contains($0.name) }
    let behaviour = BehaviourChange(word: word).map { ExplainVerb.entry($0.behaviour, decoration) }
    // A word of a scene that stands in a phrase is seldom all that the phrase is about.
    let text = isPhrase(word) ? nil : WordReference.text(on: word, decoration: decoration)
    let asked = ExplainVerb.question(named: word).map { AnswerPage.text(of: $0, decoration: decoration) }
    let verb = ExplainVerb.verb(word, decoration)
    // A word of the format is asked for more often than the verb of that name.
    let isOwn = OwnWords.all.contains { $0.word == word }
    // So is a question that people ask in one word, than what a scene has for the word: `lifecycle`.
    let isKnown = WordReference.entries.contains { $0.word == word }
    let parts = [
      topic?.page(decoration), isOwn ? nil : verb, isKnown ? nil : asked, text, isOwn ? verb : nil, behaviour,
      isKnown ? asked : nil,
    ].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: "\n") }
    if let option = ExplainVerb.option(word, decoration) { return option }
    if let page = ExplainVerb.page(on: ConsoleLine.messages(like: word), decoration) { return page }
    return ExplainVerb.page(onQuestion: word, decoration) ?? ExplainVerb.page(nearTo: word, decoration)
  }

  /// Whether a text has so many words that it says more than a name does.
  private func isPhrase(_ text: String) -> Bool { text.split(separator: " ").count > 3 }

  /// The page on a method or a property that a piece of code names, with the question that it is asked for.
  private func methodPage(on word: String, _ decoration: Decoration) -> String? {
    let name = MethodName.name(in: word)
    let page =
      WordReference.text(onDelegateMethod: word, decoration: decoration)
      ?? name.flatMap { WordReference.text(on: $0, isCall: true, decoration: decoration) }
    guard let page else { return nil }
    let asked = ExplainVerb.question(named: word) ?? name.flatMap { ExplainVerb.question(named: $0) }
    return [page, asked.map { AnswerPage.text(of: $0, decoration: decoration) }].compactMap { $0 }.joined(
      separator: "\n")
  }

  /// The page on the one name of UIKit's, or of a scene, among several words: `modalTransitionStyle crossDissolve`.
  static func page(onNameIn words: String, _ decoration: Decoration) -> String? {
    let all = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // The labels of a method say nothing of it.
    let names = all.prefix(words.contains("(") && !words.contains(" ") ? 1 : all.count)
      .filter { name in
        name.dropFirst().contains { $0.isUppercase }
          || !SearchTerms.isEmpty(name) && isOnlyUnmodelled(name)
      }
    // Beside a property the class that has it is only its place.
    return (names.filter { $0.first?.isLowercase == true } + names.filter { $0.first?.isLowercase != true }).lazy
      .compactMap { WordReference.text(on: $0, decoration: decoration) }.first
  }

  /// Whether all that is known of a word is that it isn't modelled.
  private static func isOnlyUnmodelled(_ word: String) -> Bool {
    let leads = WordLeads.leads(of: word)
    return !leads.isEmpty && leads.allSatisfy { $0.target == .nothing } && OwnWords.places(of: word).isEmpty
  }

  /// The subject of `what is a quirk`; the words as they are in another question.
  private static func subject(of words: String) -> String {
    let starts = ["what is a ", "what is an ", "what are ", "what is "]
    let start = starts.first { words.lowercased().hasPrefix($0) } ?? ""
    return words.dropFirst(start.count).filter { $0 != "?" }
  }

  /// The question that is asked by a name alone, with its arguments or without.
  private static func question(named word: String) -> RuleQuestions.Question? {
    let name = String(word.prefix { $0 != "(" && $0 != ":" })
    return RuleQuestions.question(askedAs: word) ?? RuleQuestions.question(askedAs: name) ?? question(about: name)
  }

  /// The answer to a question; nil if none is good enough.
  private static func page(onQuestion text: String, _ decoration: Decoration) -> String? {
    if let question = RuleQuestions.question(asked: text) {
      return AnswerPage.text(of: question, decoration: decoration)
    }
    // One word has its suggestion.
    if text.contains(" "), let mended = AnswerSearch.mended(text), let page = page(onQuestion: mended, decoration) {
      return "'\(mended)'\n\n" + page
    }
    let answers = AnswerSearch.answers(to: text)
    guard let best = answers.first, best.isEnough else { return nil }
    // A name that nothing knows is what is asked for, so words around it are no answer.
    if best.score < 1, AnswerSearch.hasUnknownName(text) { return nil }
    // So is a key that the answer doesn't have.
    let keys = text.split { !$0.isLetter }.map(String.init).filter { $0.contains { $0.isUppercase } }
      .filter { ControllerKey(rawValue: $0) != nil }
    if best.score < 1.1, !keys.isEmpty, !keys.contains(where: { best.isAsked(by: $0) }) { return nil }
    return AnswerPage.text(of: answers, decoration: decoration)
  }

  /// The name that a misspelt one may stand for.
  private static func suggestion(for word: String) -> String? {
    let known = topics.map(\.name) + WordReference.entries.map(\.word)
    // Three letters are like too many others.
    let nearest = Suggestion.nearest(to: word, in: known).flatMap { word.count > 3 || $0.count > word.count ? $0 : nil }
    return nearest ?? DiagnosticCatalogue.suggestion(for: word)
  }

  /// The table of contents.
  private static func contents(_ decoration: Decoration) -> String {
    let width = topics.map(\.name.count).max() ?? 0
    var page = decoration.paint("Topics", as: .strong) + ", as in 'scenograph explain steps':\n"
    for topic in topics {
      page += "  \(padded(topic.name, to: width))  \(topic.summary)\n"
    }
    page += "\n" + decoration.paint("Words", as: .strong)
    page += ": every key, step, kind, option, event and value of a scene, as in 'explain push',\n"
    page += "and names of UIKit that have another name here, as in 'explain rootViewController'.\n"
    page += "\n" + decoration.paint("Questions", as: .strong)
    page += ": as you would ask them, as in 'explain \"viewWillAppear not called after dismiss\"'.\n"
    page += "\n" + decoration.paint("Findings", as: .strong)
    page += ": \(DiagnosticCatalogue.items.count) codes and names, as in 'explain SG301' or 'explain pushedTwice'.\n"
    page += "\n" + decoration.paint("Rules", as: .strong)
    return page + ": \(Rulebook.rules.count) rules of UIKit's behaviour, as in 'explain N2.31'.\n"
  }
}
