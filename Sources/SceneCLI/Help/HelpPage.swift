internal import SceneBasics
internal import SceneSession

/// Help in the shape that Swift's command-line tools share, made from the tables of the verbs.
enum HelpPage {
  private static let width = 80
  private static let column = 26

  /// The help of one verb.
  static func text(of verb: any Verb) -> String {
    var page = wrap("OVERVIEW: " + verb.overview, indent: 0) + "\n"
    for paragraph in verb.discussion { page += wrap(paragraph, indent: 0) + "\n" }
    page += "USAGE: scenograph \(verb.name) [<options>]\(verb.operands.usage)\n\n"
    if verb.operands.count != .none {
      page += "ARGUMENTS:\n" + row("<\(verb.operands.placeholder)>", verb.operands.summary) + "\n"
    }
    page += "OPTIONS:\n"
    for option in verb.allOptions {
      page += row(label(of: option), summary(of: option))
      for choice in option.choices {
        if let summary = choice.summary { page += row("      " + choice.word, "- " + summary) }
      }
    }
    return page
  }

  /// The help of the command: its verbs.
  static func overview(of verbs: [any Verb]) -> String {
    var page =
      wrap("OVERVIEW: " + Command.overview, indent: 0)
      + "\nUSAGE: scenograph <verb> [<options>] [<arguments>]\n\n"
      + "OPTIONS:\n"
    for option in RootOptions.all { page += row(label(of: option), summary(of: option)) }
    page += "\nVERBS:\n"
    for verb in verbs { page += row(verb.name, verb.overview) }
    page += "\nEXIT CODES:\n"
    for code in ExitCode.allCases { page += row("\(code.rawValue)", code.summary) }
    return page + "\n  See 'scenograph help <verb>' for the options of a verb.\n"
  }

  /// An option as lists of options show it: `-o, --output <file>`.
  static func label(of option: any AnyCommandOption) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--" + option.name + (option.placeholder.map { " <\($0)>" } ?? "")
  }

  /// The effect of an option, with what it takes and what holds without it.
  static func summary(of option: any AnyCommandOption) -> String {
    var facts: [String] = []
    let words = option.choices.map(\.word)
    if !words.isEmpty { facts.append("values: " + words.joined(separator: ", ")) }
    if let standard = option.standard { facts.append("default: " + standard) }
    return option.summary + (facts.isEmpty ? "" : " (" + facts.joined(separator: "; ") + ")")
  }

  /// A label and what it means, the meaning in a column of its own.
  private static func row(_ label: String, _ text: String) -> String {
    let label = "  " + label
    let lines = wrap(text, indent: column)
    if label.count >= column { return label + "\n" + lines }
    return label + lines.dropFirst(label.count)
  }

  private static func wrap(_ text: String, indent: Int) -> String {
    Paragraph.wrap(text, width: width, indent: indent)
  }
}
