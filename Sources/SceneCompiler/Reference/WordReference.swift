internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// The index of words: those of the format, and those that lead to them. It is `schema/words.md`, and `explain WORD`.
package enum WordReference {
  /// A word that can be explained, and what it is in a line.
  package struct Entry: Sendable {
    package let word: String
    package let summary: String
  }

  /// Every word, once.
  package static let entries: [Entry] = {
    var seen: Set<String> = []
    var entries: [Entry] = []
    for target in OwnWords.all {
      if let word = target.word, seen.insert(word).inserted { entries.append(Entry(word: word, summary: target.place)) }
    }
    for lead in WordLeads.all {
      for word in lead.words where seen.insert(word).inserted {
        entries.append(Entry(word: word, summary: lead.target.place))
      }
    }
    return entries
  }()

  // MARK: A word for a terminal

  /// The explanation of a word; nil for an unknown word.
  ///
  /// - Parameter isCall: Whether it stands in a call, which is a step before it is anything else.
  package static func text(on word: String, isCall: Bool = false, decoration: Decoration) -> String? {
    var places = OwnWords.places(of: word)
    if places.isEmpty {
      // `.fullScreen`, `setViewControllers(_:animated:)`
      let name = word.prefix { $0 != "(" && $0 != ":" }
      places = OwnWords.places(of: String(name.split(separator: ".").last ?? ""))
    }
    let leads = WordLeads.leads(of: word)
    guard !places.isEmpty || !leads.isEmpty else { return nil }
    let parts =
      places.map { ($0, text(of: $0, decoration)) }
      + leads.filter { !places.contains($0.target) }.map { ($0.target, text(of: $0, decoration)) }
    func isFirst(_ target: WordLead.Target) -> Bool {
      if case .step = target { isCall } else { false }
    }
    return (parts.filter { isFirst($0.0) } + parts.filter { !isFirst($0.0) }).map(\.1).joined()
  }

  /// The explanation of a method of UIKit's delegates; nil for any other text, and for a method that isn't modelled.
  package static func text(onDelegateMethod text: String, decoration: Decoration) -> String? {
    guard let (sender, label) = MethodName.message(toDelegate: text) else { return nil }
    let columns = sender.hasPrefix("split") ? ["delegate.\(label)Column"] : []
    let answers = AnswerKey.allCases.map(\.rawValue).filter { $0.count > 6 && label.hasPrefix($0) }
    let words = columns + answers + ["delegate.\(label)", label]
    guard let word = words.first(where: { !OwnWords.places(of: $0).isEmpty }) ?? words.last,
      !OwnWords.places(of: word).isEmpty || !WordLeads.leads(of: word).isEmpty
    else { return nil }
    return self.text(on: word, decoration: decoration)
  }

  private static func text(of place: WordLead.Target, _ decoration: Decoration) -> String {
    var page = decoration.paint(place.place, as: .strong) + "\n"
    if !place.summary.isEmpty { page += Paragraph.wrap(plain(place.summary), width: 80, indent: 2) }
    for line in details(of: place) { page += Paragraph.wrap(line, width: 80, indent: 2) }
    if let lead = WordLeads.all.first(where: { $0.target == place && $0.remark.isEmpty }), !lead.example.isEmpty {
      page += "    \(lead.example)\n"
    }
    return page
  }

  /// The explanation of a word that leads somewhere.
  static func text(of lead: WordLead, _ decoration: Decoration) -> String {
    var page = decoration.paint(lead.target.place, as: .strong) + "\n"
    let summary = lead.remark.isEmpty ? plain(lead.target.summary) : lead.remark
    if !summary.isEmpty { page += Paragraph.wrap(summary, width: 80, indent: 2) }
    if !lead.example.isEmpty { page += "    \(lead.example)\n" }
    return page
  }

  /// Other facts about a word in its place.
  private static func details(of place: WordLead.Target) -> [String] {
    switch place {
    case .kind(let kind):
      let keys = ControllerKey.allCases.filter {
        $0.isTaken(by: kind) && $0.kinds.count < ControllerKind.allCases.count
      }
      let own = keys.map(\.rawValue).joined(separator: ", ")
      return ["UIKit's \(kind.className)."] + (own.isEmpty ? [] : ["Keys of its own: \(own)."])
    case .key(let key):
      let value = SchemaWording.value(under: key.rawValue, in: "$defs/controllerKeys")
      let kinds = key.kinds.count == ControllerKind.allCases.count ? "every kind" : list(key.kinds.map(\.rawValue))
      return ["Takes \(plain(value)).", "A key of \(kinds)."]
    case .file(let key): return ["Takes \(plain(SchemaWording.value(under: key.rawValue, in: "")))."]
    case .step(let verb):
      let options = StepKey.allCases.filter { verb.takes($0) }.map(\.rawValue)
      let object = SchemaWording.value(under: verb.rawValue, in: "$defs/step")
      return (verb.object == .none && verb.ownWords.isEmpty ? [] : ["Takes \(plain(object))."]) + [
        "Options: \(list(options))."
      ]
    case .option(let key):
      let verbs = key.verbs.count == StepVerb.allCases.count ? "every step" : list(key.verbs.map(\.rawValue))
      return ["Stands beside \(verbs)."]
    case .event(let callback): return ["Of the group '\(callback.group.rawValue)': \(callback.group.summary)."]
    case .value(let key, _):
      return ["One of " + plain(SchemaWording.value(under: key.rawValue, in: "$defs/controllerKeys")) + "."]
    case .answer(let key): return ["Takes \(plain(SchemaWording.value(under: key.rawValue, in: "$defs/overrides")))."]
    case .expectation(let key):
      return ["Takes \(plain(SchemaWording.value(under: key.rawValue, in: "$defs/expectation")))."]
    case .override(let message) where message.group == .delegates:
      let kinds = message.kinds.map { list($0.map(\.rawValue)) }
      return ["A message to its delegate, which takes steps" + (kinds.map { ". Of kind \($0)." } ?? ".")]
    case .override, .segue, .segueOption, .layout, .recipe, .device, .command, .nothing: return []
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// A text without the marks of Markdown.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" } }

  // MARK: The page

  /// The text of `schema/words.md`.
  package static var markdown: String {
    var page =
      "# Words\n\nThe tests make this page from the tables. `scenograph explain WORD` says more about a word.\n\n"
    page += "## Words of the format\n\n| word | its places |\n|---|---|\n"
    let own = Dictionary(grouping: OwnWords.all) { $0.word ?? "" }
    for word in own.keys.sorted() {
      let places = (own[word] ?? []).map { code($0.place) }
      page += "| `\(word)` | \(places.joined(separator: "; ")) |\n"
    }
    page +=
      "\n## Words that lead there\n\nThese are names of UIKit, including old names and names of Objective-C, and words of "
    page +=
      "everyday speech: \(Set(WordLeads.words).count) words. Messages, `explain` and completion know them too.\n\n"
    page += "| you write | here it is | for example |\n|---|---|---|\n"
    for lead in WordLeads.all {
      let words = lead.words.map { "`\($0)`" }.joined(separator: ", ")
      let remark = lead.remark.isEmpty ? "" : (lead.target == .nothing ? "" : ". ") + lead.remark
      let place = lead.target == .nothing ? "not modelled: " : code(lead.target.place)
      page += "| \(words) | \(place)\(remark) | \(lead.example.isEmpty ? "" : "`\(lead.example)`") |\n"
    }
    return page
  }

  /// Words in single quotes as code.
  private static func code(_ text: String) -> String { text.replacing("'", with: "`") }
}
