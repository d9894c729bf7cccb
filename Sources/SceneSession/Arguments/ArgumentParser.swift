internal import SceneBasics

/// Reads the words after a verb by the verb's table of options.
///
/// Takes `--name value`, `--name=value`, `-o value`, `-ovalue`, clustered flags, options between and behind operands,
/// and `--`, after which everything is an operand. A lone `-` is an operand, and so is a method: `-[UIViewController view]`.
package struct ArgumentParser {
  package let verb: String
  package let operands: Operands
  /// Asked for when the first option comes.
  private let makeOptions: () -> [any AnyCommandOption]
  /// The advice about words that mean nothing; where to read how the verb is called, if nothing better is known.
  private let hint: String?
  /// The options of that name which other verbs have.
  private let others: (String) -> [OptionAdvice.Elsewhere]

  package init(
    verb: String, operands: Operands, options: @autoclosure @escaping () -> [any AnyCommandOption],
    hint: String? = nil, others: @escaping (String) -> [OptionAdvice.Elsewhere] = { _ in [] }
  ) {
    self.verb = verb
    self.operands = operands
    makeOptions = options
    self.hint = hint
    self.others = others
  }

  /// The meaning of the words, or why they mean nothing.
  package func parse(_ words: [String]) throws(CommandFailure) -> Arguments {
    var arguments = Arguments()
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        for word in words { arguments.add(operand: word) }
        break
      } else if word.hasPrefix("--") {
        try parseLong(word.dropFirst(2), rest: &words, into: &arguments)
      } else if word.hasPrefix("-"), word != "-", !ArgumentParser.isMethod(word) {
        try parseShort(word.dropFirst(), rest: &words, into: &arguments)
      } else {
        arguments.add(operand: word)
      }
    }
    try checkCount(of: arguments)
    if operands.count == .orThisFolder, arguments.operands.isEmpty { arguments.add(operand: ".") }
    return arguments
  }

  private func parseLong(
    _ word: Substring, rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(CommandFailure) {
    let options = makeOptions()
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      let value = parts.count == 2 ? String(parts[1]) : rest.first
      let elsewhere = others(String(parts[0]))
      if let way = OptionAdvice.way(
        for: String(parts[0]), value, of: verb, with: options, isElsewhere: !elsewhere.isEmpty)
      {
        throw .usage("unknown option '--\(parts[0])'", hint: way)
      }
      let nearest = Suggestion.nearest(to: String(parts[0]), in: options.map(\.name))
      throw .usage(
        "unknown option '--\(parts[0])'" + (nearest.map { "; did you mean '--\($0)'?" } ?? ""),
        hint: OptionAdvice.way(to: elsewhere) ?? hint ?? wayToHelp)
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    try add(option, written: "--\(option.name)", attached: attached, rest: &rest, into: &arguments)
  }

  private func parseShort(
    _ letters: Substring, rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(CommandFailure) {
    let options = makeOptions()
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        // `-format` is a slip for `--format`.
        let nearest = options.first { $0.name.hasPrefix(String(letter) + letters.prefix { $0 != "=" }) }
        let advice = letters.isEmpty ? nil : nearest.map { "; did you mean '--\($0.name)'?" }
        if advice == nil, let way = OptionAdvice.way(for: String(letter), rest.first, of: verb, with: options) {
          throw .usage("unknown option '-\(letter)'", hint: way)
        }
        throw usage("unknown option '-\(letter)'" + (advice ?? ""))
      }
      guard option.placeholder != nil else {
        try add(option, written: "-\(letter)", attached: nil, rest: &rest, into: &arguments)
        continue
      }
      let attached = letters.isEmpty ? nil : String(letters.hasPrefix("=") ? letters.dropFirst() : letters)
      try add(option, written: "-\(letter)", attached: attached, rest: &rest, into: &arguments)
      return
    }
  }

  private func add(
    _ option: any AnyCommandOption, written: String, attached: String?, rest: inout ArraySlice<String>,
    into arguments: inout Arguments
  ) throws(CommandFailure) {
    guard let placeholder = option.placeholder else {
      if attached != nil { throw usage("'\(written)' takes no value") }
      return arguments.add("", for: option)
    }
    let example = OptionAdvice.example(of: option, in: verb).map { " \($0)" } ?? ""
    guard let value = attached ?? rest.popFirst() else {
      let message = "'\(written)' needs a <\(placeholder)>"
      if example.isEmpty { throw usage(message) }
      throw .usage(message, hint: "write it as in '\(written)\(example)'; \(wayToHelp)")
    }
    if attached == nil, !option.takesFile, ArgumentParser.isFile(value) {
      throw .usage(
        "'\(written)' takes the next word as its <\(placeholder)>, and '\(value)' is a file",
        hint: "put the value before the file: '\(written)\(example.isEmpty ? " <\(placeholder)>" : example) \(value)'")
    }
    if option.repetition == .list, Int(value) != nil, let next = rest.first, Int(next) != nil {
      throw .usage(
        "'\(next)' behind '\(written) \(value)' is no file", hint: "a list has commas: '\(written) \(value),\(next)'")
    }
    if let objection = option.objection(to: value) {
      let way = OptionAdvice.way(forValue: value, of: option, in: verb)
      throw .usage(objection, hint: way ?? hint ?? wayToHelp)
    }
    if option.repetition != .each, arguments.text(of: option) == value { return }
    if option.repetition == .once, let former = arguments.text(of: option) {
      throw .usage(
        "'\(written)' stands there twice, with '\(former)' and '\(value)'",
        hint: "leave one of them out, or call '\(verb)' once for each")
    }
    arguments.add(value, for: option)
    if option.repetition == .list, let list = arguments.text(of: option), let objection = option.objection(to: list) {
      throw usage(objection)
    }
  }

  /// Whether a word is a method of Objective-C: `-[UIViewController view]`, `- (void)viewDidLoad`.
  private static func isMethod(_ word: String) -> Bool { ["-[", "-(", "- "].contains(where: word.hasPrefix) }

  /// Whether a word is the name of a file that verbs read.
  private static func isFile(_ word: String) -> Bool {
    [".yaml", ".yml", ".plan", ".storyboard", ".md"].contains(where: word.hasSuffix)
  }

  private func checkCount(of arguments: Arguments) throws(CommandFailure) {
    let given = arguments.operands
    // Help is printed even if other arguments are wrong.
    if arguments.has(CommonOptions.help) { return }
    switch operands.count {
    case .none:
      if let extra = given.first {
        let isOutput = extra.contains(".") && makeOptions().contains { $0.name == "output" }
        throw .usage(
          "'\(verb)' takes no argument, but got '\(extra)'",
          hint: isOutput ? "write '-o \(extra)'" : hint ?? wayToHelp)
      }
    case .one:
      if given.isEmpty { throw missingOperand }
      if given.count > 1 { throw usage("'\(verb)' takes one <\(operands.placeholder)>, but got '\(given[1])' too") }
    case .oneOrTwo:
      if given.isEmpty { throw missingOperand }
      if given.count > 2 {
        // An event has a point: `cart.deinit`.
        if operands.second == "event" {
          if let place = given.prefix(2).firstIndex(of: "not") {
            throw .usage("'not' is no event", hint: "write 'scenograph \(verb) --not \(given[1 - place]) \(given[2])'")
          }
          throw .usage("'\(verb)' takes one event, but got '\(given[2])' too", hint: "write '\(given[1]).\(given[2])'")
        }
        let most = operands.second.map { "a <\(operands.placeholder)> and a single <\($0)>" } ?? "at most two files"
        throw usage("'\(verb)' takes \(most), but got '\(given[2])' too")
      }
    case .optional:
      if given.count > 1 { throw usage("'\(verb)' takes one <\(operands.placeholder)>, but got '\(given[1])' too") }
    case .oneOrMore:
      if given.isEmpty { throw missingOperand }
    case .words, .orThisFolder: break
    }
  }

  /// Nothing is named. Standard input is never read unless it is.
  private var missingOperand: CommandFailure {
    let message = "'\(verb)' needs a <\(operands.placeholder)>"
    guard operands.summary.contains("'-' is"), hint == nil else { return usage(message) }
    return .usage(message, hint: "name a file, or '-' for standard input; \(wayToHelp)")
  }

  private var wayToHelp: String { "run 'scenograph help \(verb)' to see how '\(verb)' is called" }

  private func usage(_ message: String) -> CommandFailure { .usage(message, hint: hint ?? wayToHelp) }
}
