internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The keys under `expect`.
extension SceneDecoder {
  /// Reports a list directly under `expect`: events without `contains` or `trace`, or a dash before each key.
  mutating func reportListOfExpectations() {
    var areKeys = cursor.count > 0
    var areEvents = areKeys
    let place = cursor.span
    var dashes: [TextEdit] = []
    var keys: Set<String> = []
    var items = cursor.items()
    while cursor.next(&items) {
      if cursor.kind.isScalar, case .event = EventText.read(cursor.string) {
        areKeys = false
      } else {
        areEvents = false
      }
      var entries = cursor.entries()
      guard cursor.kind == .mapping, cursor.count == 2, cursor.next(&entries),
        ExpectationKey.table.find(cursor.tape.text(at: entries.key)) != nil, keys.insert(cursor.keyText).inserted
      else {
        areKeys = false
        continue
      }
      if let dash = cursor.dash(before: entries.key) { dashes.append(TextEdit(dash, by: " ", instead: "-")) }
      while cursor.next(&entries) {}
    }
    guard areKeys || areEvents else { return cursor.reportUnexpected(StepObjectShape.expectation.wanted) }
    let fix = areKeys && dashes.count == keys.count ? Fix("take the dashes away", dashes) : nil
    cursor.report(.listUnderExpect(areEvents: areEvents, isInBrackets: dashes.isEmpty, fix: fix, at: place))
  }

  mutating func decodeExpectation() -> ExpectationDeclaration {
    var expectation = ExpectationDeclaration()
    let start = cursor.keySpan
    let findings = cursor.sink.diagnostics.count
    var isEmpty = true
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: ExpectationKey.self, in: .expectation) {
      let place = cursor.keySpan
      switch key {
      case .of: expectation.of = cursor.names(.instance)
      case .callbacks: expectation.callbacks = decodeCallbacks()
      case .since: expectation.since = decodeSince()
      case .ios: expectation.scope.ios = decodeVersions()
      case .device: expectation.scope.devices = decodeDevices()
      case .note: _ = cursor.text()
      case .trace, .contains, .lacks, .visible, .appeared, .tree, .alive, .released, .answers, .displayMode, .tabBar,
        .warnings, .raises:
        isEmpty = false
        if let clause = decodeClause(key) { expectation.clauses.append(Located(clause, at: place)) }
      }
    }
    // A key that isn't known may have been meant to count something.
    if isEmpty, cursor.sink.diagnostics.count == findings {
      cursor.report(.countsNothing(hint: "say what must hold, such as 'visible', 'trace' or 'lacks'", at: start))
    }
    for clause in expectation.clauses { checkThatItCounts(clause, in: expectation) }
    return expectation
  }

  private mutating func checkThatItCounts(
    _ clause: Located<ExpectationDeclaration.Clause>, in expectation: ExpectationDeclaration
  ) {
    let hint: String
    switch clause.value {
    case .trace(let events):
      let missing = [expectation.of.isEmpty ? "'of'" : nil, expectation.callbacks.isEmpty ? "'callbacks'" : nil]
      guard events.isEmpty, missing.contains(where: { $0 != nil }) else { return }
      hint =
        "add \(missing.compactMap { $0 }.joined(separator: " and ")), as in '{ of: [home], callbacks: [appearance], trace: [] }', or use 'lacks'"
    case .contains(let events), .lacks(let events):
      guard events.isEmpty else { return }
      hint = "name events, or leave it out"
    case .alive(let names), .released(let names):
      guard names.isEmpty else { return }
      hint = "name instances, or leave it out"
    case .answers(let answers):
      guard answers.isEmpty else { return }
      hint = "name a question and the controller that answers it, or leave it out"
    // These have a meaning when they are empty, or can't be empty.
    case .visible, .appeared, .tree, .displayMode, .tabBar, .warnings, .raises: return
    }
    cursor.report(.countsNothing(hint: hint, at: clause.span))
  }

  private mutating func decodeClause(_ key: ExpectationKey) -> ExpectationDeclaration.Clause? {
    switch key {
    case .of, .callbacks, .since, .ios, .device, .note: return nil
    case .trace: return decodeEvents().map { .trace($0) }
    case .contains: return decodeEvents().map { .contains($0) }
    case .lacks: return decodeEvents().map { .lacks($0) }
    case .visible: return cursor.name(.instance).map { .visible($0) }
    case .appeared: return decodeInstances().map { .appeared($0) }
    case .alive: return decodeInstances().map { .alive($0) }
    case .released: return decodeInstances().map { .released($0) }
    case .tree:
      let wanted = "the hierarchy, a controller a line"
      return cursor.checkText(wanted) ? cursor.lines(wanted).map { .tree($0) } : nil
    case .answers: return decodeAnswers()
    case .displayMode: return cursor.word(of: ControllerKey.displayModes).map { .displayMode($0) }
    case .tabBar: return cursor.word(of: TabBarState.self).map { .tabBar($0.value) }
    case .warnings:
      if cursor.kind == .sequence { return .warnings(decodeCodes()) }
      cursor.reportUnexpected("a list of warnings")
      return nil
    case .raises: return decodeCode().map { .raises($0) }
    }
  }

  /// A list of instances; nil, after a finding, if it is none or has no name in it that can be read.
  private mutating func decodeInstances() -> [Name]? {
    guard cursor.isSequence("a list of controllers") else { return nil }
    let names = cursor.names(.instance)
    return names.isEmpty && cursor.count > 0 ? nil : names
  }

  /// `launch`, `last`, the number of a step or its id.
  private mutating func decodeSince() -> Located<String>? {
    if cursor.kind == .plain, Decimal.isInteger(cursor.bytes), cursor.bytes.first != 0x2D {
      return Located(cursor.string, at: cursor.span)
    }
    return cursor.label("'launch', 'last', or the number or the id of a step")?.map { cursor.symbols.text($0) }
  }

  private mutating func decodeVersions() -> VersionRange? {
    let wanted =
      "a version of iOS from \(Behaviour.oldest) to \(Behaviour.newest), or a range such as '13...', '8...12' or '...12'"
    guard cursor.isScalar(wanted) else { return nil }
    if let range = VersionRange(cursor.string) { return range }
    cursor.report(.unknownVersions(cursor.string, hint: "write " + wanted, at: cursor.span))
    return nil
  }

  private mutating func decodeDevices() -> [DeviceIdiom] {
    guard cursor.kind == .sequence else { return cursor.word(of: DeviceIdiom.self).map { [$0.value] } ?? [] }
    if cursor.count == 0 { cursor.report(.namesNoDevice(at: cursor.keySpan)) }
    var devices: [DeviceIdiom] = []
    var items = cursor.items()
    while cursor.next(&items) {
      if let device = cursor.word(of: DeviceIdiom.self)?.value, !devices.contains(device) { devices.append(device) }
    }
    return devices
  }

  private mutating func decodeCallbacks() -> [Located<String>] {
    guard cursor.isSequence("a list of callbacks and groups") else { return [] }
    var callbacks: [Located<String>] = []
    var items = cursor.items()
    while cursor.next(&items) {
      if let callback = cursor.text("a callback or a group") { callbacks.append(callback) }
    }
    return callbacks
  }

  private mutating func decodeAnswers() -> ExpectationDeclaration.Clause? {
    guard cursor.isMapping("a mapping of questions to controllers") else { return nil }
    var answers: [(Located<Question>, Name)] = []
    var entries = cursor.entries()
    while let question = cursor.next(&entries, of: Question.self, in: .answers) {
      let place = cursor.keySpan
      if let name = cursor.name(.instance) { answers.append((Located(question, at: place), name)) }
    }
    return answers.isEmpty && cursor.count > 0 ? nil : .answers(answers)
  }

  private mutating func decodeCodes() -> [Located<String>] {
    var codes: [Located<String>] = []
    var items = cursor.items()
    while cursor.next(&items) {
      if let code = decodeCode() { codes.append(code) }
    }
    return codes
  }

  /// The code of a message of UIKit, or its name.
  private mutating func decodeCode() -> Located<String>? {
    // In quotes it would be no name either.
    let isBoolean = cursor.kind == .plain && TextReading.other(of: cursor.bytes) == .boolean
    let text =
      isBoolean ? Located(cursor.string, at: cursor.span) : cursor.text("the code or the name of a UIKit message")
    guard let code = text else { return nil }
    let isKnown = UIKitMessage.allCases.contains { $0.name == code.value || $0.code == code.value }
    if isKnown { return code }
    cursor.report(
      .unknownWord(code.value, of: cursor.keyText, known: UIKitMessage.allCases.map(\.name), at: code.span))
    return nil
  }

  private mutating func decodeEvents() -> [Located<Expectation.Pattern>]? {
    var events: [Located<Expectation.Pattern>] = []
    if cursor.kind.isScalar {
      guard let lines = cursor.lines("a list of events, or a block with an event a line") else { return nil }
      for line in lines {
        let text = line.value.drop { $0 == " " || $0 == "\t" }
        guard text.first != "#" else { continue }
        let indentation = line.value.unicodeScalars.count - text.unicodeScalars.count
        let span = line.span.part(at: min(indentation, Int(line.span.length)), length: text.unicodeScalars.count)
        if let event = decodeEvent(Located(String(text), at: span)) { events.append(event) }
      }
      return events.isEmpty && !lines.isEmpty ? nil : events
    }
    guard cursor.isSequence("a list of events") else { return nil }
    events.reserveCapacity(cursor.count)
    var items = cursor.items()
    while cursor.next(&items) {
      if cursor.kind == .mapping {
        reportLabel()
      } else if let text = cursor.text("an event"), let event = decodeEvent(text) {
        events.append(event)
      }
    }
    return events.isEmpty && cursor.count > 0 ? nil : events
  }

  /// `a.willMove(toParent: nil)` is a mapping to YAML.
  private mutating func reportLabel() {
    var entries = cursor.entries()
    guard cursor.next(&entries) else {
      cursor.reportUnexpected("an event")
      return
    }
    let text = cursor.keyText + ": " + cursor.string
    var span = cursor.keySpan
    // Where one blank follows the colon, as usual, the text stands there as it was meant.
    if cursor.span.line == span.line { span.length = cursor.span.column + cursor.span.length - span.column }
    // `a.viewDidAppear: true`, with the argument behind a colon.
    let withArgument = "\(cursor.keyText)(\(cursor.string))"
    if ["true", "false"].contains(cursor.string), case .event(let pattern) = EventText.read(withArgument),
      Callback(rawValue: pattern.callback)?.group == .appearance
    {
      while cursor.next(&entries) {}
      return cursor.report(.labelInEvent(text, instead: withArgument, at: span))
    }
    let isEvent = cursor.keyText.contains(".") && cursor.keyText.contains("(")
    let (key, place, isEmpty) = (cursor.keyText, cursor.keySpan, cursor.isEmpty)
    let isAlone = !cursor.next(&entries)
    while cursor.next(&entries) {}
    if isAlone, isEmpty, case .event = EventText.read(key) {
      return cursor.report(.colonBehindEvent(key, at: place))
    }
    if isAlone, case .event = EventText.read(key) { return cursor.report(.valueBehindEvent(key, at: place)) }
    guard isEvent else {
      cursor.reportUnexpected("an event")
      return
    }
    cursor.report(.labelInEvent(text, instead: EventText.withoutLabels(text), at: span))
  }

  private mutating func decodeEvent(_ text: Located<String>) -> Located<Expectation.Pattern>? {
    switch EventText.read(text.value) {
    case .event(let pattern):
      if let argument = pattern.argument, let callback = Callback(rawValue: pattern.callback),
        !callback.mayHave(argument)
      {
        cursor.report(.impossibleArgument(argument, of: pattern.callback, at: text.span))
        return nil
      }
      return Located(pattern, at: text.span)
    case .labelled:
      cursor.report(.labelInEvent(text.value, instead: EventText.withoutLabels(text.value), at: text.span))
    case .malformed:
      cursor.report(.malformedEvent(text.value, example: cursor.declaredNames.ids.first, at: text.span))
      cursor.checkMeaning(at: cursor.index)
    }
    return nil
  }
}
