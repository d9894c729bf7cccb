internal import SceneBasics

/// An option as the argument parser and the help see it, whatever its value is.
protocol AnyCommandOption: Sendable {
  /// The word after `--`.
  var name: String { get }
  /// The letter after `-`, if it has one.
  var letter: Character? { get }
  /// What stands for the value in the help; nil for a flag, which has none.
  var placeholder: String? { get }
  var summary: String { get }
  /// The words that it takes, where they are few.
  var choices: [Choice] { get }
  /// What holds without it, for the help.
  var standard: String? { get }

  /// What a shell offers for the value.
  var completion: Completion { get }

  /// Why a value won't do, or nil if it will.
  func objection(to value: String) -> String?
}

extension AnyCommandOption {
  /// As it is written: `--format`, and before it `-o` if it has a letter.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name] }
}

/// A word that an option takes.
struct Choice: Sendable {
  let word: String
  /// What it means, where the word alone doesn't say.
  let summary: String?
}

/// An option of a verb, with the type that its value has.
struct CommandOption<Value>: AnyCommandOption {
  let name: String
  let letter: Character?
  let placeholder: String?
  let summary: String
  let choices: [Choice]
  let standard: String?
  let completion: Completion
  /// The value that a text stands for, or nil.
  let read: @Sendable (String) -> Value?

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, placeholder: String, standard: String? = nil, choices: [Choice] = [],
    completion: Completion = .nothing, summary: String, read: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.summary = summary
    self.standard = standard
    self.choices = choices
    self.completion = choices.isEmpty ? completion : .words(choices)
    self.read = read
  }

  /// An option that takes one of a few words; the first one holds without it.
  init(
    _ name: String, placeholder: String, choices: [(word: String, summary: String?, value: Value)], summary: String
  ) where Value: Sendable {
    self.init(
      name, placeholder: placeholder, standard: choices.first?.word,
      choices: choices.map { Choice(word: $0.word, summary: $0.summary) }, summary: summary
    ) { word in choices.first { $0.word == word }?.value }
  }

  func objection(to value: String) -> String? {
    guard read(value) == nil else { return nil }
    guard !choices.isEmpty else { return "'\(value)' is no \(placeholder ?? "value") for '--\(name)'" }
    let words = choices.map(\.word)
    let list = words.map { "'\($0)'" }.joined(separator: ", ")
    let nearest = Suggestion.nearest(to: value, in: words).map { "; did you mean '\($0)'?" } ?? ""
    return "'--\(name)' takes \(list), not '\(value)'" + nearest
  }
}

extension CommandOption<Bool> {
  /// A flag: there or not.
  init(flag name: String, letter: Character? = nil, summary: String) {
    self.name = name
    self.letter = letter
    placeholder = nil
    self.summary = summary
    choices = []
    standard = nil
    completion = .nothing
    read = { _ in true }
  }
}

extension CommandOption<String> {
  /// An option whose value is any text.
  init(
    text name: String, letter: Character? = nil, placeholder: String, completion: Completion = .nothing,
    summary: String
  ) {
    self.init(name, letter: letter, placeholder: placeholder, completion: completion, summary: summary) {
      $0.isEmpty ? nil : $0
    }
  }
}
