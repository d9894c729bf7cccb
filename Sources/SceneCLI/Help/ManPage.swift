internal import SceneBasics
internal import SceneSession

/// The manual page of the command, in the macros that `man` reads everywhere (man(7)), made from the same tables as
/// the help.
enum ManPage {
  /// The whole page.
  static func text(root: [any AnyCommandOption], verbs: [any Verb]) -> String {
    var page = """
      .TH SCENOGRAPH 1 "\(Command.versionDate)" "scenograph \(Command.version)" "User Commands"
      .SH NAME
      scenograph \\- \(text(uncapitalized(Command.overview)))
      .SH SYNOPSIS
      .B scenograph
      .I verb
      .RI [ options ]
      .RI [ arguments ]
      .SH DESCRIPTION
      \(paragraph(description))
      .SH OPTIONS

      """
    page += root.map(entry).joined()
    page += ".SH VERBS\n" + verbs.map(section).joined()
    page += ".SH EXIT STATUS\n"
    for code in ExitCode.allCases { page += ".TP\n.B \(code.rawValue)\n\(paragraph(code.summary))" }
    page += ".SH ENVIRONMENT\n"
    for (name, meaning) in environment { page += ".TP\n.B \(name)\n\(paragraph(meaning))" }
    return page
  }

  private static let description = """
    A scene says which view controllers exist, how containers and segues connect them, and what a person does. \
    Scenograph runs it as UIKit would, and prints every callback in order, with UIKit's own warnings and exceptions \
    and the line that caused them. Findings go to standard error and everything else to standard output; 'check' \
    alone prints its findings on standard output.
    """
  private static let environment = [
    ("NO_COLOR", "If it is set and not empty, output has no colour unless '--color' turns it on."),
    ("TERM", "If it is 'dumb', output has no colour unless '--color' turns it on."),
    ("PATH", "The folders to search for 'rsvg-convert' and 'dot', which make pictures."),
  ]

  private static func section(of verb: any Verb) -> String {
    let usage = "scenograph \(verb.name) [<options>]\(verb.operands.usage)"
    var section = ".SS \"\(text(usage))\"\n\(paragraph(verb.overview))"
    for paragraph in verb.discussion { section += ".PP\n\(self.paragraph(paragraph))" }
    if verb.operands.count != .none {
      section += ".TP\n.I \(text("<\(verb.operands.placeholder)>"))\n\(paragraph(verb.operands.summary))"
    }
    return section + verb.allOptions.map(entry).joined()
  }

  private static func entry(of option: any AnyCommandOption) -> String {
    var entry = ".TP\n.B \"\(text(HelpPage.label(of: option)))\"\n\(paragraph(HelpPage.summary(of: option)))"
    for choice in option.choices {
      if let summary = choice.summary { entry += ".br\n.B \(text(choice.word))\n\(paragraph("- " + summary))" }
    }
    return entry
  }

  private static func uncapitalized(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().drop { $0 == "." }.prefix { $0 != "." }
  }

  /// Running text, a sentence a line at least, so that the macros tell the ends of sentences from abbreviations.
  private static func paragraph(_ running: String) -> String {
    var lines = ""
    for word in running.split(whereSeparator: \.isWhitespace) {
      lines += (lines.isEmpty || lines.hasSuffix("\n") ? "" : " ") + word + (word.hasSuffix(".") ? "\n" : "")
    }
    return lines.split(separator: "\n").map { line in
      Paragraph.wrap(String(line), width: 60).split(separator: "\n").map { text(String($0)) + "\n" }.joined()
    }.joined()
  }

  /// A text that the macros leave as it is.
  private static func text(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      // Between letters it is a hyphen. Elsewhere it is a character that users type.
      case "-" where result.last?.isLetter != true: result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    // A line that starts with a point would be a macro.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}
