package import SceneBasics
package import ScenePlan

/// The advice for an author whose word isn't known where it stands.
package struct WordAdvice {
  package private(set) var hint: String
  /// The word to write instead, if the rest of the line can stay as it is.
  package private(set) var replacement: String?

  private init(hint: String) { self.hint = hint }

  /// The advice for a word; nil if nothing is known of it.
  ///
  /// - Parameters:
  ///   - kind: Of the controller whose key it is, if that is known.
  ///   - verb: Of the step whose option it is, if it is one.
  ///   - value: What stands behind it, if that is a single word.
  ///   - known: The words that the place takes.
  package init?(
    _ word: String, in place: KeyPlace, of kind: ControllerKind? = nil, verb: StepVerb? = nil, value: String = "",
    known: [String]
  ) {
    let meansKind = WordAdvice.meansKind(value)
    self.init(word, in: place, saysPlaces: place != .set, known: known) { target in
      switch target {
      case .option(let key): place == .step && verb?.takes(key) != false
      case .key(.kind): place == .controller && meansKind
      case .key(.class): place.takes(target, of: kind) && !meansKind
      case .file, .kind, .key, .value, .answer, .override, .segue, .segueOption, .step, .layout, .recipe,
        .expectation, .event, .device, .command, .nothing:
        place.takes(target, of: kind)
      }
    }
  }

  /// Whether a word is one for a kind of controller.
  private static func meansKind(_ word: String) -> Bool {
    if ControllerKind(rawValue: word) != nil { return true }
    return WordLeads.leads(of: word).contains { if case .kind = $0.target { true } else { false } }
  }

  /// Where a word leads that means nothing in its place; nil if it leads nowhere.
  package init?(elsewhere word: String) {
    guard let lead = WordLeads.leads(of: word).first else { return nil }
    self.init(lead, isHere: false)
  }

  /// The advice for a word that stands where a step's verb is expected.
  package init?(verb word: String, known: [String]) {
    let isStep = WordLeads.leads(of: word).contains { $0.target.isStep }
    self.init(word, known: known) { isStep ? $0.isStep : KeyPlace.step.takes($0, of: nil) }
  }

  /// The advice for a key of another kind; nil if a kind of controller takes no key that means the same.
  ///
  /// - Parameter value: What stands behind it, if that is a single word.
  package init?(foreign key: ControllerKey, value: String, of kind: ControllerKind) {
    let lead = WordLeads.leads(of: key.rawValue).first { lead in
      guard case .key(let other) = lead.target, other != key, other.isTaken(by: kind) else { return false }
      guard case .word(let words)? = other.property else { return true }
      return words.contains { $0.lowercased() == value.lowercased() }
        || WordLeads.leads(of: value).contains {
          if case .value(let key, _) = $0.target { key == other } else { false }
        }
    }
    guard let lead else { return nil }
    self.init(lead, isHere: true)
  }

  /// The advice for a word behind a key.
  package init?(_ word: String, behind key: String, known: [String]) {
    self.init(word, isValue: true, saysPlaces: false, known: known) { target in
      switch target {
      case .kind: key == "kind"
      case .value(let other, _): other.rawValue == key
      case .file, .key, .answer, .override, .segue, .segueOption, .step, .option, .layout, .recipe, .expectation,
        .event, .device, .command, .nothing:
        false
      }
    }
  }

  /// - Parameters:
  ///   - place: Where it stands, if that is a mapping of keys.
  ///   - isValue: Whether it stands behind a key, where a longer word may hold the one that is meant.
  ///   - saysPlaces: Whether it helps to hear where a word of the format belongs.
  private init?(
    _ word: String, in place: KeyPlace? = nil, isValue: Bool = false, saysPlaces: Bool = true, known: [String],
    fits: (WordLead.Target) -> Bool
  ) {
    let leads = WordLeads.leads(of: word).map { place == .overrides ? $0.asOverride : $0 }
    let here = leads.filter { fits($0.target) }
    if let lead = here.first(where: { !$0.target.isStep }) ?? here.first {
      self.init(lead, isHere: true)
      if let replacement, !known.contains(replacement) { self.replacement = nil }
    } else if Suggestion.certain(for: word, in: known) != nil {
      return nil
    } else if isValue, let meant = WordAdvice.part(of: word, among: known) {
      self.init(hint: "write '\(meant)'")
      replacement = meant
    } else if saysPlaces, let own = WordAdvice.place(of: word, in: place) {
      self.init(hint: own)
    } else if let lead = leads.first(where: { $0.target == .nothing || WordAdvice.isName(word) }) {
      self.init(lead, isHere: false)
    } else {
      return nil
    }
  }

  /// The advice where the replacement may stand beside the word already.
  func hint(beside present: [String]?) -> String {
    guard let replacement, present?.contains(replacement) == true else { return hint }
    return "'\(replacement)' means the same: keep one of the two"
  }

  /// The replacement as a fix; nil if there is none, or if it stands beside the word already.
  package func fix(of word: String, at span: SourceSpan, beside present: [String]? = []) -> Fix? {
    guard let replacement, present?.contains(replacement) == false else { return nil }
    return Fix("replace '\(word)' by '\(replacement)'", [TextEdit(span, by: replacement, instead: word)])
  }

  private init(_ lead: WordLead, isHere: Bool) {
    let shown = lead.shownExample
    if !lead.remark.isEmpty {
      hint = lead.advice
    } else if isHere, lead.isSynonym {
      hint = "it is called '\(lead.target.word ?? "")' here" + shown
    } else {
      hint = "that is \(lead.target.place)" + shown
    }
    replacement = isHere && lead.isSynonym ? lead.target.word : nil
  }

  /// The one known word that a longer one holds: `UIModalPresentationFullScreen`, `.fullScreen` and `iPad` hold one.
  private static func part(of word: String, among known: [String]) -> String? {
    let small = (word.hasSuffix("()") ? String(word.dropLast(2)) : word).lowercased()
    let parts = known.filter { small.hasSuffix($0.lowercased()) && $0.utf8.count > 2 }
    return parts.max { $0.utf8.count < $1.utf8.count }
  }

  /// Where a word of the format belongs.
  ///
  /// - Parameter wrong: Where it stands instead, if that is a mapping of keys.
  private static func place(of word: String, in wrong: KeyPlace?) -> String? {
    if wrong == .step, let key = ControllerKey(rawValue: word), key.property != nil {
      return "it belongs to the controller: write '\(word): …' there; for one that lives already, "
        + "'- { set: { \(word): … }, in: … }' changes it"
    }
    if wrong == .step, word == ControllerKey.title.rawValue {
      return "it belongs to the controller, as in 'detail: { title: Hello }' under 'controllers'; a remark is a 'note'"
    }
    let places = OwnWords.places(of: word, under: wrong).filter { place in
      switch place {
      // What stands behind one key says little of a word elsewhere.
      case .value: false
      case .event: Callback(rawValue: word).map { !Callback.overridable.contains($0) } ?? true
      case .file, .kind, .key, .answer, .override, .segue, .segueOption, .step, .option, .layout, .recipe,
        .expectation, .device, .command, .nothing:
        true
      }
    }
    guard let first = places.first else { return nil }
    if wrong == .file, case .step(let verb) = first {
      return
        "that is the step '\(word)': it stands under 'script', as in '  - \(word)\(verb.object == .none ? "" : ": …")'"
    }
    if wrong == .controller, case .file(.initial) = first {
      return "it stands in the file, and names the controller, as in 'initial: home'"
    }
    if wrong == .controller, case .segue(let verb) = first {
      return "it belongs to a segue, as in 'segues: { next: { \(verb.rawValue): detail } }'"
    }
    switch first {
    case .answer: return "it belongs under 'overrides'"
    case .event where Callback(rawValue: word)?.group == .app:
      return "the app gets it, and no controller: write its observer's code as a step behind 'background' or "
        + "'foreground', with 'after: 0' and 'in'; expectations name 'app.\(word)'"
    case .event where wrong == .overrides:
      return "it takes no steps: write them in the script, behind the step that brings it, with 'after: 0'; "
        + "expectations name it, as in '- expect: { lacks: [home.\(first.word ?? word)] }'"
    case .event:
      return "that is an event: it takes no steps, and expectations name it, "
        + "as in '- expect: { lacks: [home.\(word)] }'"
    case .override: return "it belongs under 'overrides', as in 'overrides: { \(word): [] }'"
    case .file, .kind, .key, .value, .segue, .segueOption, .step, .option, .layout, .recipe, .expectation,
      .device, .command, .nothing:
      return "that is " + places.prefix(3).map(\.place).joined(separator: ", or ")
    }
  }

  /// The advice about a key of the file that no key is like.
  static func ofTheFile(_ key: String, _ isNested: Bool) -> String {
    let isID = NameForm.isIdentifier(ArraySlice(key.utf8))
    return isNested && isID
      ? "if '\(key)' is a controller, it stands under 'controllers', indented; else delete it"
      : "delete it, or call it \(Wording.quoted("x-" + key)) if it is for another tool; a remark stands under 'note'"
  }

  /// The advice about `detail: released`, a controller and then what must hold of it; nil if it isn't that.
  static func expectationTurned(_ controller: String, _ value: String) -> String? {
    let leads = WordLeads.leads(of: value).compactMap { lead -> ExpectationKey? in
      if case .expectation(let key) = lead.target { key } else { nil }
    }
    guard NameForm.read(ArraySlice(controller.utf8)).isName, let key = ExpectationKey(rawValue: value) ?? leads.first
    else { return nil }
    switch key {
    case .visible: return "write '\(key.rawValue): \(controller)'"
    case .alive, .released, .appeared: return "write '\(key.rawValue): [\(controller)]'"
    case .trace, .contains, .lacks, .tree, .answers, .displayMode, .tabBar, .warnings, .raises, .of, .callbacks, .since,
      .ios, .device, .note:
      return nil
    }
  }

  /// Whether a word looks like a name of UIKit's rather than a word that may mean anything.
  private static func isName(_ word: String) -> Bool { word.dropFirst().contains { $0.isUppercase } }
}

extension WordLead {
  /// Its remark and its example, as the end of a finding.
  var advice: String {
    let remark = remark.hasSuffix(".") ? String(remark.dropLast()) : remark
    // A name such as UIKit keeps its capitals.
    let isName = remark.prefix { $0 != " " }.dropFirst().contains { $0.isUppercase }
    return (isName ? remark : remark.prefix(1).lowercased() + remark.dropFirst()) + shownExample
  }

  /// Behind several sentences an example would seem to be one of the last alone.
  fileprivate var shownExample: String {
    example.isEmpty ? "" : (remark.contains(". ") ? ". Example: '" : ", as in '") + example + "'"
  }
}

extension WordLead.Target {
  fileprivate var isStep: Bool {
    if case .step = self { true } else { false }
  }
}

extension KeyPlace {
  /// Whether a word may stand in the place.
  ///
  /// - Parameter kind: Of the controller, if that is known.
  fileprivate func takes(_ target: WordLead.Target, of kind: ControllerKind?) -> Bool {
    switch target {
    case .file: self == .file
    case .device: self == .device
    case .key(let key):
      self == .controller && (kind.map { key.isTaken(by: $0) } ?? true) || self == .set && key.property != nil
    case .layout: self == .layout
    case .recipe: self == .containment
    case .answer: self == .overrides || self == .set
    case .override: self == .overrides
    case .segue, .segueOption: self == .segue
    case .step, .option: self == .step
    case .expectation: self == .expectation
    case .kind, .value, .event, .command, .nothing: false
    }
  }
}
