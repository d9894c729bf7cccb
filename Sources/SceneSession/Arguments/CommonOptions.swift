/// When output is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The options that verbs share.
package enum CommonOptions {
  package static let help = CommandOption(flag: "help", letter: "h", summary: "Show this help.")
  package static let color = CommandOption(
    "color", placeholder: "when", choices: ColorChoice.allCases.map { ($0.rawValue, nil, $0) },
    summary: "When to use colour; 'auto' means in a terminal, unless NO_COLOR is set.")
  package static let output = CommandOption(
    text: "output", letter: "o", placeholder: "file", completion: .files(.any),
    summary: "Write to this file instead of standard output.")
  package static let watch = CommandOption(
    flag: "watch", summary: "Keep running, and repeat the work when a file changes that was read; Control-C ends it.")

  package static let jobs = CommandOption<Int>(
    "jobs", letter: "j", placeholder: "count", standard: "one a processor core",
    summary: "The number of scenes to work on at once."
  ) { text in Int(text).flatMap { (1...1_024).contains($0) ? $0 : nil } }

  package static let force = CommandOption(flag: "force", summary: "Replace an existing file.")
  package static let quiet = CommandOption(flag: "quiet", letter: "q", summary: "Show no progress.")
  static let timings = CommandOption(
    flag: "timings", summary: "Say on standard error which stage took how much time and memory.")

  /// Options of verbs that may work for a long time.
  package static let ofLongWork: [any AnyCommandOption] = [quiet, timings]

  /// Options of every verb.
  static let ofEveryVerb: [any AnyCommandOption] = [color, help]
}

/// The options that say how far from a file that may lie which it names, and how much may come of it.
package enum ConfinementOptions {
  package static let root = CommandOption(
    text: "root", placeholder: "folder", completion: .files(.any),
    summary: "The folder for imports and drawings. The default is the given folder or, for a single file, the "
      + "nearest DocC catalogue or repository above it, or else its own folder. Of what lies outside only scenes are "
      + "read.")
  package static let confined = CommandOption(
    flag: "confined", summary: "Read nothing outside that folder, not even a scene.")
  package static let limit = CommandOption<LimitChoice>(
    "limit", placeholder: "name=number",
    summary: "Set another bound on the input or the work; may be given several times. 'scenograph explain limits' "
      + "lists the bounds."
  ) { LimitChoice($0) }.repeated(as: .each)

  /// For verbs that read what a file names.
  package static let all: [any AnyCommandOption] = [root, confined, limit]
}

/// The options that stand in a verb's place.
package enum RootOptions {
  package static let version = CommandOption(
    flag: "version", summary: "Show the version, and how this executable was built.")
  package static let completionScript = CommandOption<any ShellCompletion>(
    "generate-completion-script", placeholder: "shell",
    choices: ShellCompletions.all.map { Choice(word: $0.shell, summary: nil) },
    summary: "Print a script with which a shell completes verbs and options."
  ) { word in ShellCompletions.all.first { $0.shell == word } }
  package static let manPage = CommandOption(
    flag: "generate-man-page", summary: "Print the manual page, in the format of 'man'.")

  package static let controllers = CommandOption(
    text: "list-controllers", placeholder: "file", completion: .files(.scenes),
    summary: "Print the names of a scene's controllers, one per line. Shells complete names with it.")

  /// In the order of the help.
  package static let all: [any AnyCommandOption] = [
    version, completionScript, controllers, manPage, CommonOptions.help,
  ]
}
