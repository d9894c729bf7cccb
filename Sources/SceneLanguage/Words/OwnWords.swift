internal import ScenePlan

/// The words of the format: where each may stand, and what it means there.
package enum OwnWords {
  /// The places of a word as it is written; none if the format doesn't have it.
  package static func places(of word: String) -> [WordLead.Target] { byWord[word] ?? [] }

  /// The places of a word that stands in a wrong one. Under `overrides` messages have their own names.
  static func places(of word: String, under wrong: KeyPlace?) -> [WordLead.Target] {
    let own = places(of: word)
    guard own.isEmpty, wrong == .overrides else { return own }
    return places(of: "delegate." + word) + places(of: "dataSource." + word)
  }

  /// Every word with its places, in the order in which a scene is written.
  package static let all: [WordLead.Target] = {
    var all: [WordLead.Target] = SceneKey.allCases.map { .file($0) } + DeviceKey.allCases.map { .device($0) }
    all += ControllerKind.allCases.map { .kind($0) } + ControllerKey.allCases.map { .key($0) }
    all += LayoutKey.allCases.map { .layout($0) } + ContainmentKey.allCases.map { .recipe($0) }
    all += AnswerKey.allCases.map { .answer($0) } + Callback.overridable.map { .override($0) }
    all += SegueVerb.allCases.map { .segue($0) } + SegueKey.allCases.map { .segueOption($0) }
    all += StepVerb.allCases.map { .step($0) } + StepKey.allCases.map { .option($0) }
    all += ExpectationKey.allCases.map { .expectation($0) } + Callback.allCases.map { .event($0) }
    for key in ControllerKey.allCases {
      if case .word(let words)? = key.property { all += words.map { .value(key, $0) } }
    }
    return all
  }()

  private static let byWord = Dictionary(grouping: all) { $0.word ?? "" }
}

extension WordLead.Target {
  /// Its meaning there, as a sentence; empty where a page of its own says so.
  package var summary: String {
    switch self {
    case .file(let key): key.summary
    case .kind(let kind): kind.summary
    case .key(let key): key.summary
    case .value(let key, _): key.summary
    case .answer(let key): key.summary
    case .override(let callback), .event(let callback): callback.summary
    case .segue(let verb): verb.summary
    case .segueOption(let key): key.summary
    case .step(let verb): verb.summary
    case .option(let key): key.summary
    case .layout(let key): key.summary
    case .recipe(let key): key.summary
    case .expectation(let key): key.summary
    case .device(let key): key.summary
    case .command, .nothing: ""
    }
  }
}
