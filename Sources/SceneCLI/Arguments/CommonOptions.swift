/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The options that verbs share.
enum CommonOptions {
  static let help = CommandOption(flag: "help", letter: "h", summary: "Show this help.")
  static let color = CommandOption(
    "color", placeholder: "when", choices: ColorChoice.allCases.map { ($0.rawValue, nil, $0) },
    summary: "When to use colour; 'auto' means in a terminal, unless NO_COLOR is set.")
  static let output = CommandOption(
    text: "output", letter: "o", placeholder: "file",
    summary: "Write to this file instead of standard output.")

  /// What every verb takes.
  static let ofEveryVerb: [any AnyCommandOption] = [color, help]
}
