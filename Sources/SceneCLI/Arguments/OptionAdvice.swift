/// The way out where a person writes an option that other programs have.
enum OptionAdvice {
  /// The advice about an option that a verb doesn't have; nil if none is better than a look at its help.
  ///
  /// - Parameters:
  ///   - name: The option without its hyphens, or its letter.
  ///   - value: The word behind it.
  ///   - verb: The verb; the name of the command itself, where there is none.
  static func way(
    for name: String, _ value: String?, of verb: String, with options: [any AnyCommandOption]
  ) -> String? {
    if let way = own["\(verb) \(name)"] ?? (RootOptions.version.name == name ? "write 'scenograph --version'" : nil) {
      return way
    }
    // `--html` is a word of `--format`.
    for word in [name, name + "l"] {
      guard let option = options.first(where: { $0.choices.contains { $0.word == word } }) else { continue }
      return "write '--\(option.name) \(word)'"
    }
    guard let others = alike[name], let option = options.first(where: { others.contains($0.name) }) else { return nil }
    let isKnown = value.map { option.placeholder != nil && option.objection(to: $0) == nil } ?? false
    return "write '--\(option.name)" + (isKnown ? " \(value ?? "")'" : "'")
  }

  /// The advice about a value that an option doesn't take.
  static func way(forValue value: String, of option: any AnyCommandOption, in verb: String) -> String? {
    guard verb == "init", option.name == "kind" else { return nil }
    return kinds[value.lowercased()].map { "write '--kind \($0)'" }
  }

  /// By the verb and the option.
  private static let own = [
    "scenograph v": "write 'scenograph --version'",
    "fmt write": "leave it out: 'fmt' rewrites files in place, and '--check' changes nothing",
    "fmt w": "leave it out: 'fmt' rewrites files in place, and '--check' changes nothing",
    "fmt i": "leave it out: 'fmt' rewrites files in place, and '--check' changes nothing",
    "fmt in-place": "leave it out: 'fmt' rewrites files in place, and '--check' changes nothing",
    "init o": "name the file by itself, as in 'scenograph init sheet.scene.yaml'",
    "init output": "name the file by itself, as in 'scenograph init sheet.scene.yaml'",
    "check write": "write '--fix'", "run json": "write '--format jsonl', a line for each event",
  ]

  /// Options by the names that others give them; the verb has one of these.
  private static let alike: [String: Set<String>] = [
    "format": ["reporter"], "reporter": ["format"], "update": ["accept", "write"], "record": ["accept"],
    "overwrite": ["force", "accept"], "write": ["accept"], "out": ["output"], "silent": ["quiet"],
    "dry-run": ["check", "diff"], "system": ["ios"], "os": ["ios"], "version": ["ios"], "style": ["theme"],
    "filter": ["events"], "only": ["events"], "verbose": ["details", "verbose"], "v": ["verbose"], "parallel": ["jobs"],
    "type": ["kind", "view"], "template": ["kind"],
  ]

  /// First scenes by what people call them.
  private static let kinds = [
    "sheet": "view", "card": "view", "present": "modal", "presentation": "modal", "modals": "modal",
    "stack": "navigation", "push": "navigation", "nav": "navigation", "tab": "tabs", "tabbar": "tabs",
    "page": "pager", "pages": "pager", "pageviewcontroller": "pager", "splitview": "split", "login": "sign-in",
    "signin": "sign-in", "child": "container", "embed": "container", "deeplink": "deep-link", "segue": "unwind",
    "screen": "view",
  ]
}
