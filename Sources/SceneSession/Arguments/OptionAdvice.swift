internal import SceneBasics
internal import ScenePlan

/// The way out where a person writes an option that other programs have.
package enum OptionAdvice {
  /// The advice about an option that a verb doesn't have; nil if none is better than a look at its help.
  ///
  /// - Parameters:
  ///   - name: The option without its hyphens, or its letter.
  ///   - value: The word behind it.
  ///   - verb: The verb; the name of the command itself, where there is none.
  ///   - isElsewhere: Whether another verb has it.
  package static func way(
    for name: String, _ value: String?, of verb: String, with options: [any AnyCommandOption],
    isElsewhere: Bool = false
  ) -> String? {
    if let way = own["\(verb) \(name)"] ?? (RootOptions.version.name == name ? "write 'scenograph --version'" : nil) {
      return way
    }
    if let way = wayOfValue(name, value ?? "", with: options) { return way }
    if ["scene", "file", "input", "path", "f", "i"].contains(name), let value, FileEnding.of(value) != nil {
      return "a file is named by itself: 'scenograph \(verb) \(value)'"
    }
    // `-f jsonl`
    if name == "f", let value, let option = options.first(where: { $0.name == "format" }),
      option.objection(to: value) == nil
    {
      return "write '--format \(value)'"
    }
    // `--html` is a word of `--format`.
    for word in [name, name + "l"] {
      guard let option = options.first(where: { $0.choices.contains { $0.word == word } }) else { continue }
      let takesFile = option.placeholder?.contains(":file") == true
      let file =
        value.flatMap { takesFile && FileEnding.of($0) != nil && FileEnding.of($0) != "yaml" ? ":" + $0 : nil } ?? ""
      return "write '--\(option.name) \(word)\(file)'"
    }
    guard let others = alike[name], let option = options.first(where: { others.contains($0.name) }) else { return nil }
    let isKnown = value.map { option.placeholder != nil && option.objection(to: $0) == nil } ?? false
    if isElsewhere, !isKnown { return nil }
    return "write '--\(option.name)" + (isKnown ? " \(value ?? "")'" : "'")
  }

  /// An option of another verb.
  package typealias Elsewhere = (verb: String, option: any AnyCommandOption)

  /// The verbs that have an option, and how it is written; nil if none has it.
  static func way(to options: [Elsewhere]) -> String? {
    guard let (verb, option) = options.first else { return nil }
    let value = option.placeholder.map { " " + (example(of: option, in: verb) ?? "<\($0)>") } ?? ""
    let verbs = Wording.either(options.map(\.verb))
    return "'--\(option.name)' belongs to \(verbs), as in 'scenograph \(verb) --\(option.name)\(value)'"
  }

  /// A value of an option, as it is written behind a verb.
  static func example(of option: any AnyCommandOption, in verb: String) -> String? {
    option.example ?? values["\(verb) \(option.name)"] ?? values[option.name]
  }

  /// Values for options that don't name one of their own.
  private static let values = [
    "exclude": "Pods", "start": "Main", "scene": "app.scene.yaml", "log write": "app.scene.yaml",
    "from-log": "device.log",
    "focus": "home", "depth": "2", "width": "700", "step": "1", "steps": "1-3", "nth": "2", "level": "SG301=off",
    "columns": "3", "into": "pictures", "code": "Sources", "controllers": "home", "alive": "home",
    "quirk": "staleNeighbour",
    "printed": "viewDidLoad",
  ]

  /// The advice where the value says which option is meant; nil where it doesn't.
  private static func wayOfValue(_ name: String, _ value: String, with options: [any AnyCommandOption]) -> String? {
    func has(_ option: String) -> Bool { options.contains { $0.name == option } }
    let isName = !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    switch name {
    case "filter", "only", "show", "controller":
      let isEvent = Callback(rawValue: value) != nil || Callback.Group(rawValue: value) != nil
      return has("controllers") && isName && !isEvent ? "write '--controllers \(value)'" : nil
    case "until", "upto": return has("steps") && Int(value) != nil ? "write '--steps 0-\(value)'" : nil
    case "ignore", "disable", "suppress", "skip", "off":
      return has("level") ? "write '--level \(isName ? value : "SG301")=off'" : nil
    case "png", "pdf":
      return has("view") ? "the ending of a file makes one, as in '-o picture.\(name)'" : nil
    case "recursive", "r", "R":
      return has("exclude") ? "leave it out: a folder is searched with all folders in it" : nil
    case "warnings-as-errors", "Werror", "W", "fail-on-warnings": return has("strict") ? "write '--strict'" : nil
    case "no-color", "no-colour", "plain": return has("color") ? "write '--color never'" : nil
    case "orientation", "landscape", "rotate":
      return has("device") ? "a step of the scene turns the device: '- rotate: landscape'" : nil
    default:
      // `--ios12`
      let digits = name.reversed().prefix { $0.isNumber }.count
      let word = String(name.dropLast(digits))
      return digits > 0 && has(word) ? "write '--\(word) \(name.suffix(digits))'" : nil
    }
  }

  /// The advice about a value that an option doesn't take.
  package static func way(forValue value: String, of option: any AnyCommandOption, in verb: String) -> String? {
    if option.name == "level", let equals = value.firstIndex(of: "=") {
      let level = levels[value[value.index(after: equals)...].lowercased()]
      return level.map { "write '--level \(value[..<equals])=\($0)'" }
    }
    if verb == "lsp" {
      switch value.lowercased() {
      case "xcode": return "Xcode runs no other language server; a build phase may call 'scenograph check'"
      case "code", "vs code", "visual-studio-code": return "write '--setup vscode'"
      case "nvim": return "write '--setup neovim'"
      case "vim": return "a plugin for language servers lets Vim call 'scenograph lsp'; '--setup neovim' is for Neovim"
      default: return nil
      }
    }
    if option.name == "level", value.uppercased().hasPrefix("SG") { return "write '--level \(value)=off'" }
    if option.name == "width", let pixels = Int(value), pixels > 0 {
      return "a picture has at least 240 pixels; '--width 0' sets no limit"
    }
    if verb == "diagram", option.name == "view", let view = views[value.lowercased()] {
      return "write '--view \(view)'"
    }
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
    "init list": "'scenograph help init' lists the kinds", "init kinds": "'scenograph help init' lists the kinds",
    "explain ios": "a system is a word here: 'scenograph explain iOS 17'", "check write": "write '--fix'",
    "log ios": "the system stands in a scene, as in 'ios: 17': 'scenograph log --scene app.scene.yaml'",
    "docs watch": "it isn't there: call 'docs --write' when a scene has changed, or 'docs --check' before a commit",
    "tree after": "write '--step 3'",
    "test filter": "a file is named by itself, as in 'scenograph test shop.scene.yaml'",
    "run json": "write '--format jsonl', a line for each event",
  ]

  /// Options by the names that others give them; the verb has one of these.
  private static let alike: [String: Set<String>] = [
    "format": ["reporter"], "reporter": ["format"], "update": ["accept", "write"], "record": ["accept"],
    "overwrite": ["force", "accept"], "write": ["accept"], "out": ["output"], "silent": ["quiet"],
    "dry-run": ["check", "diff"], "system": ["ios"], "os": ["ios"], "version": ["ios"], "style": ["theme"],
    "filter": ["events"], "only": ["events"], "verbose": ["details", "verbose"], "v": ["verbose"], "parallel": ["jobs"],
    "type": ["kind", "view"], "template": ["kind"],
  ]

  /// Views of drawings by what people call them.
  private static let views = [
    "storyboard": "segues", "flow": "segues", "navigation": "segues", "hierarchy": "tree", "controllers": "tree",
    "tree": "tree", "time": "timeline", "messages": "sequence", "screen": "screens", "screenshots": "screens",
  ]

  /// Levels of findings by what others call them.
  private static let levels = [
    "ignore": "off", "ignored": "off", "none": "off", "disable": "off", "disabled": "off", "false": "off", "no": "off",
    "0": "off", "hidden": "off", "silent": "off", "warn": "warning", "info": "note", "hint": "note", "err": "error",
    "fatal": "error", "true": "warning", "on": "warning",
  ]

  /// First scenes by what people call them.
  private static let kinds = [
    "sheet": "view", "card": "view", "present": "modal", "presentation": "modal", "modals": "modal",
    "popover": "modal",
    "stack": "navigation", "push": "navigation", "nav": "navigation", "tab": "tabs", "tabbar": "tabs",
    "page": "pager", "pages": "pager", "pageviewcontroller": "pager", "splitview": "split", "login": "sign-in",
    "signin": "sign-in", "child": "container", "embed": "container", "deeplink": "deep-link", "segue": "unwind",
    "screen": "view",
  ]
}
