internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Segues: exactly one verb, its object, and options beside it.
extension SceneDecoder {
  mutating func decodeSegues() {
    guard cursor.kind != .sequence else { return noteListOfSegues() }
    guard cursor.isMapping("a mapping of ids to segues") else { return }
    cursor.checkKeys()
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let id = cursor.label(at: entries.key, "a segue") else { continue }
      if let segue = decodeNameless(id, at: entries.key) {
        parts.segues.append(segue)
        continue
      }
      if cursor.isMapping("a segue, such as { show: detail }"),
        case .segue(let segue) = decodeSegue(id, mayLackVerb: false)
      {
        parts.segues.append(segue)
      } else {
        document.unreadSegues.append(id.value)
      }
    }
  }

  /// Reports a list where each segue should have an identifier, and notes what its segues are called.
  private mutating func noteListOfSegues() {
    var dashes: [TextEdit]? = []
    let (span, key, count) = (cursor.span, cursor.keyText, cursor.count)
    var items = cursor.items()
    while cursor.next(&items) {
      let isMapping = cursor.kind == .mapping && cursor.count > 0
      // `- next: { show: detail }`, or `- identifier: next` with more keys.
      let isEntry = isMapping && cursor.count == 2 && cursor.tape.kind(at: cursor.index + 2) == .mapping
      let name = isMapping ? cursor.index + (isEntry ? 1 : 2) : cursor.index
      if cursor.tape.kind(at: name).isScalar {
        document.unreadSegues.append(cursor.symbols.intern(cursor.string(at: name)))
      }
      if isEntry, let dash = cursor.dash(before: name) {
        dashes?.append(TextEdit(dash, by: " ", instead: "-"))
      } else {
        dashes = nil
      }
    }
    guard let dashes, count > 0 else { return cursor.reportUnexpected("a mapping of ids to segues") }
    cursor.report(.segueWithDash(count, under: key, at: span, fix: Fix("leave the dashes out", dashes)))
  }

  /// `{ show: detail }` without an identifier before it; it is reported, and gets its verb as identifier, so that steps
  /// that fire it aren't at fault too.
  private mutating func decodeNameless(_ id: Name, at key: Int) -> SegueDeclaration? {
    guard cursor.kind.isScalar, !cursor.isEmpty, let found = SegueVerb.table.find(cursor.tape.text(at: key)) else {
      return nil
    }
    let verb = SegueVerb.table.words[found]
    cursor.report(.missingIdentifier(verb.rawValue, to: cursor.string, at: cursor.keySpan))
    return decodeDestination(verb).map { SegueDeclaration(id: id, verb: Located(verb, at: id.span), object: $0) }
  }

  /// Segues that are added to an imported controller, and options that are added to its own.
  mutating func decodeAddedSegues() -> [SegueAddition] {
    guard cursor.isMapping("a mapping of ids to segues") else { return [] }
    var additions: [SegueAddition] = []
    cursor.checkKeys()
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let id = cursor.label(at: entries.key, "a segue"), cursor.isMapping("a segue, or options for one")
      else { continue }
      switch decodeSegue(id, mayLackVerb: true) {
      case .segue(let segue): parts.segues.append(segue)
      case .addition(let addition): additions.append(addition)
      case nil: break
      }
    }
    return additions
  }

  /// The mapping under the id of a segue.
  private enum Entry {
    case segue(SegueDeclaration)
    /// Options without a verb.
    case addition(SegueAddition)
  }

  private mutating func decodeSegue(_ id: Name, mayLackVerb: Bool) -> Entry? {
    var verb: Located<SegueVerb>?
    var object: Name?
    var hasSeveralVerbs = false
    var hasMisspeltVerb = false
    var options: [SegueOption] = []
    var keys: [Located<SegueKey>] = []
    var seenVerbs: UInt64 = 0
    var entries = cursor.entries()
    while cursor.next(&entries) {
      switch cursor.match(SegueVerb.self, seen: &seenVerbs, entries) {
      case .repeated: continue
      case .word(let word):
        if let verb {
          cursor.report(
            .severalVerbs(verb.value.rawValue, word.rawValue, of: "a segue", first: verb.span, at: cursor.keySpan))
          hasSeveralVerbs = true
          continue
        }
        verb = Located(word, at: cursor.keySpan)
        object = decodeDestination(word)
      case .unknown:
        switch cursor.match(SegueKey.self, seen: &entries.seen, entries) {
        case .repeated: continue
        case .word(let key):
          keys.append(Located(key, at: cursor.keySpan))
          if let option = decodeOption(key) { options.append(option) }
        case .unknown:
          if cursor.skipsExtension(&entries) { continue }
          if let meant = verbAsAValue(in: entries.mapping) {
            if entries.key == meant.first {
              cursor.report(meant.finding)
              verb = meant.verb
              object = cursor.name(at: meant.destination, .template)
            }
            if meant.keys.contains(entries.key) { continue }
          }
          if WordLeads.leads(of: cursor.keyText).contains(where: \.isSegue)
            || Suggestion.nearest(to: cursor.keyText, in: SegueVerb.words) != nil
          {
            hasMisspeltVerb = true
          }
          let (text, isRest, place) = (cursor.keyText, cursor.isRestOfText, cursor.keySpan)
          cursor.reportUnknown(in: entries) {
            .unknownKey(
              text, in: .segue, known: SegueVerb.words + SegueKey.words, beside: $0, isRest: isRest, at: place)
          }
        }
      }
    }
    guard let verb else {
      if mayLackVerb, !hasMisspeltVerb { return .addition(SegueAddition(id: id, keys: keys, options: options)) }
      if !cursor.isTooDeep, !hasMisspeltVerb {
        cursor.report(.missingVerb(of: "segue", known: SegueVerb.words, at: id.span))
      }
      return nil
    }
    if verb.value == .custom, !keys.contains(where: { $0.value == .class }), !hasSeveralVerbs {
      cursor.report(.customWithoutClass(cursor.symbols.text(id.value), at: verb.span))
    }
    if verb.value != .custom, let steps = keys.first(where: { $0.value == .steps }) {
      cursor.report(
        .foreignOption("steps", of: verb.value.rawValue, verbs: [SegueVerb.custom.rawValue], at: steps.span))
    }
    guard let object else { return nil }
    var segue = SegueDeclaration(id: id, verb: verb, object: object)
    segue.options = options
    return .segue(segue)
  }

  /// `{ destination: detail, kind: present }`: the verb is a value, and the destination has a key of its own.
  private func verbAsAValue(
    in mapping: Int
  ) -> (first: Int, keys: [Int], verb: Located<SegueVerb>, destination: Int, finding: Diagnostic)? {
    var kind: (key: Int, verb: SegueVerb)?
    var destination: (key: Int, name: String)?
    var key = mapping + 1
    while key < cursor.tape.next(after: mapping) {
      let value = cursor.tape.next(after: key)
      let (word, text) = (cursor.string(at: key), cursor.string(at: value))
      if word == "kind" || word == "type" {
        let verb = SegueVerb(rawValue: text)
        let leads = WordLeads.leads(of: text).compactMap { if case .segue(let verb) = $0.target { verb } else { nil } }
        kind = (verb ?? leads.first).map { (key, $0) }
      } else if SceneDecoder.namesAnObject(word), SegueKey(rawValue: word) == nil, !text.isEmpty {
        destination = (key, text)
      }
      key = cursor.tape.next(after: value)
    }
    guard let kind, let destination else { return nil }
    let first = min(kind.key, destination.key)
    let edit = TextEdit(
      cursor.tape.span(at: destination.key), by: kind.verb.rawValue, instead: cursor.string(at: destination.key))
    let rest = cursor.deletion(ofEntry: kind.key)
    let fix = rest.map {
      Fix("write '\(kind.verb.rawValue): \(destination.name)'", [edit, $0].sorted { $0.start < $1.start })
    }
    return (
      first, [kind.key, destination.key], Located(kind.verb, at: cursor.tape.span(at: kind.key)),
      cursor.tape.next(after: destination.key),
      .verbAsAValue(
        cursor.string(at: first), verb: kind.verb, destination: destination.name, fix: fix,
        at: cursor.tape.span(at: first))
    )
  }

  private mutating func decodeDestination(_ verb: SegueVerb) -> Name? {
    switch verb {
    case .embed: return decodeContent()
    case .unwind: return cursor.label("an unwind action")
    case .show, .showDetail, .present, .push, .custom:
      if cursor.kind == .mapping {
        cursor.report(.definitionInEdge(cursor.keyText, meaning: cursor.objectWithAKey, at: cursor.span))
        return nil
      }
      return cursor.name(.template)
    }
  }

  private mutating func decodeOption(_ key: SegueKey) -> SegueOption? {
    switch key {
    case .identifier: cursor.text().map { .identifier($0.value) }
    case .modalPresentationStyle: cursor.word(of: PresentationStyle.self).map { .modalPresentationStyle($0) }
    case .modalTransitionStyle: cursor.word(of: TransitionStyle.self).map { .modalTransitionStyle($0) }
    case .animated: cursor.bool().map { .animated($0.value) }
    case .anchor: cursor.text().map { .anchor($0.value) }
    case .class: cursor.text().map { .className($0.value) }
    case .sender: cursor.text().map { .sender($0.value) }
    case .note: cursor.text().map { .note($0.value) }
    case .steps: .steps(decodeSteps(.segue))
    }
  }
}
