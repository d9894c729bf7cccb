internal import SceneBasics

/// An option as the argument parser and the help see it, whatever its value is.
package protocol AnyCommandOption: Sendable {
  /// The word after `--`.
  var name: String { get }
  /// The letter after `-`, if it has one.
  var letter: Character? { get }
  /// The word that stands for the value in the help; nil for a flag, which has none.
  var placeholder: String? { get }
  var summary: String { get }
  /// The words that it takes, where they are few.
  var choices: [Choice] { get }
  /// The value that holds without it, for the help.
  var standard: String? { get }
  /// The meaning of several values.
  var repetition: Repetition { get }

  /// The words that a shell offers for the value.
  var completion: Completion { get }
  /// A value, for the advice where one is missing.
  var example: String? { get }

  /// Why a value won't do, or nil if it will.
  func objection(to value: String) -> String?
}

extension AnyCommandOption {
  /// As it is written: `--format`, and before it `-o` if it has a letter.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }

  /// Whether the value may be the name of a file.
  var takesFile: Bool { ["file", "path", "folder", "pattern", "form[:file]", "name", "url"].contains(placeholder) }
}

/// The meaning of an option that stands there several times with different values.
package enum Repetition: Sendable {
  /// It has one value, so it would be a slip.
  case once
  /// Its value is a list, and each adds to it.
  case list
  /// Each counts by itself.
  case each
}

/// A word that an option takes.
package struct Choice: Sendable {
  package let word: String
  /// Its meaning, if the word alone doesn't say it.
  package let summary: String?

  package init(word: String, summary: String?) {
    self.word = word
    self.summary = summary
  }
}

/// An option of a verb, with the type that its value has.
package struct CommandOption<Value>: AnyCommandOption {
  package let name: String
  package let letter: Character?
  package let placeholder: String?
  /// The value that a text stands for, or nil.
  package let read: @Sendable (String) -> Value?
  package private(set) var repetition = Repetition.once
  // What only help and errors say is made when they ask for it. Nearly every call asks for none.
  private let makeSummary: @Sendable () -> String
  private let makeStandard: @Sendable () -> String?
  private let makeChoices: @Sendable () -> [Choice]
  private let makeCompletion: @Sendable () -> Completion
  private let makeExample: @Sendable () -> String?

  package var summary: String { makeSummary() }
  package var standard: String? { makeStandard() }
  package var choices: [Choice] { makeChoices() }
  package var example: String? { choices.first?.word ?? makeExample() }
  package var completion: Completion {
    let choices = choices
    return choices.isEmpty ? makeCompletion() : .words(choices)
  }

  /// An option with a value.
  package init(
    _ name: String, letter: Character? = nil, placeholder: String,
    standard: @autoclosure @escaping @Sendable () -> String? = nil,
    choices: @autoclosure @escaping @Sendable () -> [Choice] = [],
    completion: @autoclosure @escaping @Sendable () -> Completion = .nothing,
    example: @autoclosure @escaping @Sendable () -> String? = nil,
    summary: @autoclosure @escaping @Sendable () -> String, read: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.read = read
    makeSummary = summary
    makeStandard = standard
    makeChoices = choices
    makeCompletion = completion
    makeExample = example
  }

  /// An option that takes one of a few words; the first one holds without it.
  package init(
    _ name: String, placeholder: String,
    choices: @autoclosure @escaping @Sendable () -> [(word: String, summary: String?, value: Value)],
    summary: @autoclosure @escaping @Sendable () -> String
  ) where Value: Sendable {
    self.init(
      name, placeholder: placeholder, standard: choices().first?.word,
      choices: choices().map { Choice(word: $0.word, summary: $0.summary) }, summary: summary()
    ) { word in choices().first { $0.word == word }?.value }
  }

  /// This option where it may stand there several times.
  package func repeated(as repetition: Repetition) -> CommandOption {
    var option = self
    option.repetition = repetition
    return option
  }

  package func objection(to value: String) -> String? {
    guard read(value) == nil else { return nil }
    let choices = choices
    guard !choices.isEmpty else {
      let kind = placeholder ?? "value"
      // Nothing is "no callbacks".
      let isOne = !kind.hasSuffix("s") && !kind.contains("=")
      return isOne ? "'\(value)' is no \(kind) for '--\(name)'" : "'--\(name)' takes <\(kind)>, not '\(value)'"
    }
    let words = choices.map(\.word)
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    let advice =
      advice(for: value, words)
      ?? (Suggestion.nearest(to: value, in: words) ?? words.first { !value.isEmpty && $0.hasPrefix(value) })
      .map { "; did you mean '\($0)'?" } ?? ""
    return "'--\(name)' takes \(list), not '\(value)'" + advice
  }

  /// The advice about a tool or a kind of picture that people name instead of a word of ours.
  private func advice(for value: String, _ words: [String]) -> String? {
    if words.contains("uikit"), ["svg", "dot", "mermaid", "png", "pdf"].contains(value.lowercased()) {
      return "; 'scenograph diagram -o tree.svg' draws the tree"
    }
    // `junit=out.xml`
    if placeholder?.contains(":file") == true, let sign = value.firstIndex(where: { "=, ".contains($0) }),
      words.contains(String(value[..<sign]))
    {
      return "; write '\(value[..<sign]):\(value[value.index(after: sign)...])'"
    }
    return switch value.lowercased() {
    case "gitlab", "jenkins", "azure", "teamcity", "circleci", "bitbucket":
      words.contains("junit")
        ? "; such a server reads 'junit'" + (words.contains("checkstyle") ? " and 'checkstyle'" : "") : nil
    case "xml": words.contains("checkstyle") ? "; 'junit' and 'checkstyle' are XML" : nil
    case "mermaid", "mmd", "dot", "graphviz", "gv":
      if words.contains("jsonl") {
        "; 'scenograph diagram --view sequence --format \(value.hasPrefix("m") ? "mermaid" : "dot")' draws a run"
      } else {
        ["dot", "mermaid"].first { $0.hasPrefix("m") == value.hasPrefix("m") && words.contains($0) && $0 != value }
          .map { "; that is '\($0)'" }
      }
    case "png", "pdf", "svg":
      words.contains("jsonl")
        ? "; 'scenograph diagram --view timeline -o run.\(value.lowercased())' draws a run"
        : words.contains("svg") ? "; the ending of a file makes one, as in '-o picture.\(value.lowercased())'" : nil
    default: nil
    }
  }
}

extension CommandOption<Bool> {
  /// A flag: there or not.
  package init(
    flag name: String, letter: Character? = nil, summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.letter = letter
    placeholder = nil
    read = { _ in true }
    makeSummary = summary
    makeStandard = { nil }
    makeChoices = { [] }
    makeCompletion = { .nothing }
    makeExample = { nil }
  }
}

extension CommandOption<String> {
  /// An option whose value is any text.
  package init(
    text name: String, letter: Character? = nil, placeholder: String,
    completion: @autoclosure @escaping @Sendable () -> Completion = .nothing,
    example: @autoclosure @escaping @Sendable () -> String? = nil,
    summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(
      name, letter: letter, placeholder: placeholder, completion: completion(), example: example(), summary: summary()
    ) { $0.isEmpty ? nil : $0 }
  }
}
