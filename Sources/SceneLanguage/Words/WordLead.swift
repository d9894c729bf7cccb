package import ScenePlan

/// The meaning here of a word that people bring along from UIKit, from Interface Builder or from talking about apps.
package struct WordLead: Sendable {
  /// The meaning of the words here.
  package enum Target: Hashable, Sendable {
    case file(SceneKey)
    case kind(ControllerKind)
    case key(ControllerKey)
    /// A word that stands behind a key of a controller.
    case value(ControllerKey, String)
    case answer(AnswerKey)
    case override(Callback)
    case segue(SegueVerb)
    case segueOption(SegueKey)
    case step(StepVerb)
    case option(StepKey)
    case layout(LayoutKey)
    case recipe(ContainmentKey)
    case expectation(ExpectationKey)
    case event(Callback)
    case device(DeviceKey)
    /// A verb of the command.
    case command(String)
    /// The simulator has no such thing.
    case nothing
  }

  package let target: Target
  /// How it is written: a line of YAML, or of a shell. Empty if there is nothing to write.
  package let example: String
  /// A remark that a reader needs besides; empty if the example says it all.
  package let remark: String
  /// The words: UIKit's names without their argument labels, its old names, and what people say.
  package let words: [String]
  /// Whether the words stand for the target's word, so that the one can be replaced by the other.
  package let isSynonym: Bool

  /// Words that stand for the target's word, in the same place.
  package static func same(_ target: Target, _ example: String, _ words: String..., remark: String = "") -> WordLead {
    WordLead(target: target, example: example, remark: remark, words: words, isSynonym: true)
  }

  /// Words whose meaning is written in another form.
  package static func other(_ target: Target, _ example: String, _ words: String..., remark: String = "") -> WordLead {
    WordLead(target: target, example: example, remark: remark, words: words, isSynonym: false)
  }

  /// Words of what isn't modelled, and what to write instead.
  package static func none(_ remark: String, _ example: String = "", _ words: String...) -> WordLead {
    WordLead(target: .nothing, example: example, remark: remark, words: words, isSynonym: false)
  }
}

extension WordLead {
  /// The lead from under `overrides`, where a delegate's message takes steps.
  var asOverride: WordLead {
    guard case .event(let message) = target, Callback.delegateMessages.contains(message) else { return self }
    return WordLead(
      target: .override(message), example: "overrides: { \(message.overrideWord): [] }", remark: remark, words: words,
      isSynonym: isSynonym)
  }

  /// Whether it leads to a kind of controller.
  var isKind: Bool {
    if case .kind = target { true } else { false }
  }

  /// Whether it leads to a key under `expect`.
  var isExpectation: Bool {
    if case .expectation = target { true } else { false }
  }

  /// Whether it leads to a segue's verb.
  package var isSegue: Bool {
    if case .segue = target { true } else { false }
  }
}

extension WordLead.Target {
  /// The word of this format that is meant; nil if there is none.
  package var word: String? {
    switch self {
    case .file(let key): key.rawValue
    case .kind(let kind): kind.rawValue
    case .key(let key): key.rawValue
    case .value(_, let word): word
    case .answer(let key): key.rawValue
    case .override(let callback): callback.overrideWord
    case .event(let callback): callback.rawValue
    case .segue(let verb): verb.rawValue
    case .segueOption(let key): key.rawValue
    case .step(let verb): verb.rawValue
    case .option(let key): key.rawValue
    case .layout(let key): key.rawValue
    case .recipe(let key): key.rawValue
    case .expectation(let key): key.rawValue
    case .device(let key): key.rawValue
    case .command(let verb): verb
    case .nothing: nil
    }
  }

  /// The kind of word and its place, as in `the key 'stack' of a controller`.
  package var place: String {
    let word = "'\(word ?? "")'"
    return switch self {
    case .file: "the key \(word) of the file"
    case .kind: "the kind \(word)"
    case .key: "the key \(word) of a controller"
    case .value(let key, _): "\(word) behind '\(key.rawValue)'"
    case .answer, .override: "\(word) under 'overrides'"
    case .segue: "\(word) of a segue"
    case .segueOption: "the option \(word) of a segue"
    case .step: "the step \(word)"
    case .option: "the option \(word) of a step"
    case .layout: "the key \(word) of 'layout'"
    case .recipe: "the recipe \(word) under 'containment'"
    case .expectation: "\(word) under 'expect'"
    case .event: "the event \(word)"
    case .device: "the key \(word) of 'device'"
    case .command: "the command 'scenograph \(self.word ?? "")'"
    case .nothing: "not modelled"
    }
  }
}
