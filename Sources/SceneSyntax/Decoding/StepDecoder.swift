internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Whose steps they are, which decides what may stand among them.
enum StepPlace {
  case script, override, segue
  /// A completion or an animation block of a step of the script.
  case block

  /// Whose steps are in a completion or an animation block of a step.
  var inside: StepPlace { self == .script ? .block : self }
}

/// Lists of steps, and a step's verb.
extension SceneDecoder {
  mutating func decodeSteps(_ place: StepPlace) -> [StepDeclaration] {
    if let finding = stepWithoutList {
      cursor.report(finding)
      return []
    }
    if cursor.kind == .mapping, cursor.count == 2, StepVerb.table.find(cursor.tape.text(at: cursor.index + 1)) == nil,
      WordAdvice(verb: cursor.string(at: cursor.index + 1), known: StepVerb.words) != nil
    {
      _ = findVerb(after: nil)
      return []
    }
    if let numberedStep {
      cursor.report(numberedStep)
      return []
    }
    guard cursor.isSequence("a list of steps") else { return [] }
    var steps: [StepDeclaration] = []
    steps.reserveCapacity(cursor.count)
    var previous: (verb: StepVerb, node: Int)?
    var items = cursor.items()
    while cursor.next(&items) {
      let node = cursor.index
      if let step = decodeStep(place, after: previous) {
        previous = (step.verb.value, node)
        steps.append(step)
      }
    }
    return steps
  }

  /// The finding about a numbered list where a list with dashes belongs; nil if something else stands here.
  private var numberedStep: Diagnostic? {
    guard cursor.kind == .mapping, cursor.count > 0 else { return nil }
    let key = cursor.index + 1
    guard let verb = Diagnostic.unnumbered(cursor.string(at: key)) else { return nil }
    let value = cursor.oneLine(from: key).map { String(decoding: cursor.tape.source[$0.value], as: UTF8.self) }
    return .numberedLine(value.map { "\(verb): \($0)" } ?? verb, at: cursor.tape.span(at: key))
  }

  /// The finding about one step in braces where a list of steps belongs; nil if something else stands here.
  var stepWithoutList: Diagnostic? {
    guard cursor.kind == .mapping, cursor.count > 0, cursor.key >= 0, let extent = cursor.oneLine(from: cursor.key),
      !extent.value.isEmpty, cursor.tape.source[extent.value.lowerBound] == 0x7B,
      StepVerb.table.find(cursor.tape.text(at: cursor.index + 1)) != nil
    else { return nil }
    let text = String(decoding: cursor.tape.source[extent.value], as: UTF8.self)
    return .stepWithoutList(text, under: cursor.keyText, from: cursor.span, to: extent.end)
  }

  /// - Parameter previous: The step before, and its node.
  private mutating func decodeStep(
    _ place: StepPlace, after previous: (verb: StepVerb, node: Int)?
  ) -> StepDeclaration? {
    if cursor.kind.isScalar { return decodeBareStep(place) }
    guard cursor.kind == .mapping else {
      cursor.reportUnexpected("a step")
      return nil
    }
    guard let verb = onlyVerb ?? findVerb(after: previous) else { return nil }
    checkPlace(verb, place)
    var step = StepDeclaration(verb: verb, object: .none)
    var isWhole = true
    var expectationKeys: [String] = []
    var seenVerbs: UInt64 = 0
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if case .word(let word) = cursor.match(StepVerb.self, seen: &seenVerbs, entries) {
        guard word == verb.value else { continue }
        step.length = lengthOfLine(from: verb.span)
        let hasReceiver = cursor.tape.value(of: "in", in: entries.mapping) != nil
        if let object = decodeObject(word, place, hasReceiver: hasReceiver) {
          step.object = object
        } else {
          isWhole = false
        }
      } else if StepVerb.table.find(cursor.tape.text(at: entries.key)) == nil {
        switch cursor.match(StepKey.self, seen: &entries.seen, entries) {
        case .repeated: continue
        case .word(let key):
          if verb.value.takes(key) {
            decode(key, of: &step, place)
          } else {
            let place = cursor.keySpan
            cursor.reportUnknown(in: entries) {
              .foreignOption(
                key.rawValue, of: verb.value.rawValue, verbs: key.verbs.map(\.rawValue), beside: $0, at: place)
            }
          }
        case .unknown:
          if cursor.skipsExtension(&entries) { continue }
          if verb.value == .expect, ExpectationKey.table.find(cursor.tape.text(at: entries.key)) != nil {
            expectationKeys.append(cursor.keyText)
          } else {
            reportUnknownOption(entries, of: verb.value)
          }
        }
      }
    }
    if !expectationKeys.isEmpty {
      let fix = cursor.shift("indent what is expected", in: cursor.index, by: 2) { key in
        ExpectationKey.table.find(cursor.tape.text(at: key)) != nil
          && StepKey.table.find(cursor.tape.text(at: key)) == nil
      }
      cursor.report(.expectationNotIndented(expectationKeys, at: verb.span, fix: isWhole ? fix : nil))
      return nil
    }
    if verb.value == .expect, isWhole, case .none = step.object {
      cursor.report(.missingObject(of: "expect", wanted: "a mapping of what must hold", at: verb.span))
      return nil
    }
    return isWhole ? step : nil
  }

  /// `- pop`: a verb alone.
  private mutating func decodeBareStep(_ place: StepPlace) -> StepDeclaration? {
    guard cursor.isScalar("a step") else { return nil }
    let span = cursor.span
    guard let found = StepVerb.table.find(cursor.bytes) else {
      let comment = cursor.commentFix(at: cursor.index)
      cursor.report(
        .unknownVerb(
          cursor.string, hasObject: false, in: cursor.declaredNames, isQuoted: cursor.kind != .plain, comment: comment,
          at: span))
      return nil
    }
    let verb = Located(StepVerb.table.words[found], at: span)
    checkPlace(verb, place)
    guard case .none = verb.value.object else {
      cursor.report(.missingObject(of: verb.value.rawValue, wanted: verb.value.object.wanted, at: span))
      return nil
    }
    return StepDeclaration(verb: verb, object: .none)
  }

  /// The verb of a step that has nothing beside it, as most steps are.
  private var onlyVerb: Located<StepVerb>? {
    let key = cursor.index + 1
    guard cursor.count == 2, cursor.tape.kind(at: key).isScalar,
      let found = StepVerb.table.find(cursor.tape.text(at: key))
    else { return nil }
    return Located(StepVerb.table.words[found], at: cursor.tape.span(at: key))
  }

  /// The one verb of the step here; if there isn't exactly one, says so.
  private mutating func findVerb(after previous: (verb: StepVerb, node: Int)?) -> Located<StepVerb>? {
    var verb: Located<StepVerb>?
    var firstKey: (node: Int, hasValue: Bool)?
    var areOptions = true
    var seen: UInt64 = 0
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if cursor.tape.isExtension(entries.key) { continue }
      firstKey = firstKey ?? (entries.key, !cursor.isEmpty)
      if StepKey.table.find(cursor.tape.text(at: entries.key)) == nil { areOptions = false }
      guard case .word(let word) = cursor.match(StepVerb.self, seen: &seen, entries) else { continue }
      if let verb {
        cursor.report(
          .severalVerbs(
            verb.value.rawValue, word.rawValue, of: "a step", value: cursor.string, first: verb.span,
            at: cursor.keySpan))
      } else {
        verb = Located(word, at: cursor.keySpan)
      }
    }
    if let verb { return verb }
    if let firstKey {
      let (text, span) = (cursor.string(at: firstKey.node), cursor.tape.span(at: firstKey.node))
      guard areOptions else {
        let isReceiver = firstKey.hasValue && cursor.declaredNames.has(text)
        cursor.report(
          isReceiver
            ? .receiverAsVerb(text, step: stepBehind(firstKey.node), at: span)
            : .unknownVerb(
              text, hasObject: firstKey.hasValue, object: cursor.string(at: cursor.tape.next(after: firstKey.node)),
              in: cursor.declaredNames, at: span))
        reportUnknownOptions(behind: firstKey.node, of: text)
        return nil
      }
      if cursor.isInBrackets(firstKey.node) {
        cursor.report(.optionInBrackets(text, at: span))
        return nil
      }
      var fix: Fix?
      if let previous, let key = StepKey(rawValue: text), previous.verb.takes(key) {
        fix = cursor.joining(firstKey.node, to: previous.node)
      }
      cursor.report(.looseOption(text, follows: previous != nil, at: span, fix: fix))
    } else if !cursor.isTooDeep {
      cursor.report(.missingVerb(of: "step", known: [], at: cursor.span))
    }
    return nil
  }

  /// The step that stands behind a key, without its braces: `push: detail`. Empty if it is none, or has options.
  private func stepBehind(_ key: Int) -> String {
    let value = cursor.tape.next(after: key)
    if cursor.tape.kind(at: value).isScalar {
      let text = cursor.string(at: value)
      return Wording.step(text) ?? (StepVerb(rawValue: text) == nil ? "" : text)
    }
    guard cursor.tape.kind(at: value) == .mapping, cursor.tape.nodes[value].count == 2,
      StepVerb.table.find(cursor.tape.text(at: value + 1)) != nil, cursor.tape.kind(at: value + 2).isScalar
    else { return "" }
    return cursor.string(at: value + 1) + ": " + cursor.string(at: value + 2)
  }

  /// Looks at the options of a step whose verb has another name here.
  private mutating func reportUnknownOptions(behind node: Int, of word: String) {
    guard let verb = WordAdvice(verb: word, known: StepVerb.words)?.replacement.flatMap(StepVerb.init) else { return }
    var entries = cursor.entries()
    while cursor.next(&entries) {
      let text = cursor.tape.text(at: entries.key)
      guard entries.key != node, StepKey.table.find(text) == nil, !cursor.tape.isExtension(entries.key) else {
        continue
      }
      reportUnknownOption(entries, of: verb)
    }
  }

  private mutating func checkPlace(_ verb: Located<StepVerb>, _ place: StepPlace) {
    switch place {
    case .script: return
    case .override, .block:
      if verb.value == .wait { cursor.report(.waitInCode(at: verb.span)) }
    case .segue: break
    }
    guard place != .block, verb.value.isOutsideCode else { return }
    cursor.report(.stepOutsideCode(verb.value.rawValue, inSegue: place == .segue, at: verb.span))
  }

  private mutating func reportUnknownOption(_ entries: TapeCursor.Entries, of verb: StepVerb) {
    let (text, isRest, place) = (cursor.keyText, cursor.isRestOfText, cursor.keySpan)
    cursor.reportUnknown(in: entries) { present in
      text == "on"
        ? .onMeansIn(beside: present, at: place)
        : .unknownKey(
          text, in: .step, verb: verb, known: StepKey.words + StepVerb.words, beside: present, isRest: isRest,
          at: place)
    }
  }

  /// How long the step is from its verb to the end of its object, if that stands on the same line.
  private func lengthOfLine(from verb: SourceSpan) -> UInt32 {
    let object = cursor.span
    guard object.line == verb.line, object.column > verb.column else { return verb.length }
    return object.column + object.length - verb.column
  }
}
