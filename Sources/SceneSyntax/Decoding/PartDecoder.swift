internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// Layouts, recipes, property values, and what stands under `overrides`.
extension SceneDecoder {
  /// More pages than any scene has, and few enough to be added to.
  private static let mostPages = 1_000_000

  mutating func decodeLayout() -> Located<LayoutDeclaration>? {
    let span = cursor.span
    if cursor.kind.isScalar {
      guard let word = cursor.word(of: LayoutDeclaration.words) else { return nil }
      let layouts: [String: LayoutDeclaration] = ["vertical": .vertical, "horizontal": .horizontal]
      return Located(layouts[word.value] ?? .fill, at: span)
    }
    guard cursor.isMapping("a word or a mapping") else { return nil }
    var layout: LayoutDeclaration?
    var preload: Located<Int>?
    var first: LayoutKey?
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: LayoutKey.self, in: .layout) {
      if key != .preload {
        if let first {
          cursor.report(.contradictingKeys(first.rawValue, key.rawValue, in: .layout, at: cursor.keySpan))
        }
        first = first ?? key
      }
      switch key {
      case .center: layout = cursor.size().map { .center($0.0, $0.1) } ?? layout
      case .frames: layout = decodeFrames() ?? layout
      case .paging:
        if let word = cursor.word(of: LayoutDeclaration.axes) {
          layout = .paging(isVertical: word.value == "vertical", preload: nil)
        }
      case .preload:
        preload = cursor.integer()
        if let pages = preload, pages.value < 0 {
          cursor.report(
            .notANumber(
              "\(pages.value)", of: "preload", wanted: "a number of pages", isQuoted: cursor.kind != .plain,
              at: pages.span))
        }
      }
    }
    if let preload {
      guard case .paging(let isVertical, _) = layout else {
        if first == nil || first != .paging {
          cursor.report(.contradictingKeys(first?.rawValue ?? "", "preload", in: .layout, at: preload.span))
        }
        return layout.map { Located($0, at: span) }
      }
      layout = .paging(isVertical: isVertical, preload: min(max(0, preload.value), SceneDecoder.mostPages))
    }
    if first == nil, preload == nil { cursor.reportUnexpected("one of 'center', 'frames' and 'paging'") }
    return layout.map { Located($0, at: span) }
  }

  private mutating func decodeFrames() -> LayoutDeclaration? {
    guard cursor.isMapping("a mapping of children to frames") else { return nil }
    cursor.checkKeys()
    var names: [Symbol] = []
    var frames: [[Double]] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let name = cursor.name(at: entries.key, .template), let frame = cursor.frame() else { continue }
      names.append(name.value)
      frames.append(frame)
    }
    return .frames(names, frames)
  }

  mutating func decodeContainment() -> ContainmentDeclaration? {
    guard cursor.isMapping("a mapping of recipes") else { return nil }
    var containment = ContainmentDeclaration()
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: ContainmentKey.self, in: .containment) {
      guard cursor.isSequence("a list of calls") else { continue }
      var words: [Located<ContainmentWord>] = []
      var items = cursor.items()
      while cursor.next(&items) {
        if let word = cursor.word(of: ContainmentWord.self) { words.append(word) }
      }
      switch key {
      case .add: containment.add = words
      case .remove: containment.remove = words
      case .transition: containment.transition = words
      }
    }
    return containment
  }

  /// The value of a property or of an answer; `choices` are read elsewhere.
  mutating func decodeValue(_ shape: ValueShape, _ form: NameForm) -> Located<PropertyValue>? {
    let span = cursor.span
    switch shape {
    case .bool: return cursor.bool()?.map { .bool($0) }
    case .number: return cursor.number()?.map { .number($0) }
    case .size: return cursor.size().map { Located(.size($0.0, $0.1), at: span) }
    case .word(let words): return cursor.word(of: words)?.map { .word($0) }
    case .words(let words):
      guard cursor.isSequence("a list of words") else { return nil }
      var found: [String] = []
      var items = cursor.items()
      while cursor.next(&items) {
        if let word = cursor.word(of: words) { found.append(word.value) }
      }
      return Located(.words(found), at: span)
    case .controller: return cursor.name(form)?.map { .name($0) }
    case .trueOrNil:
      if cursor.kind == .plain, cursor.string == "true" { return Located(.bool(true), at: span) }
      return cursor.word(of: ["nil", "true"])?.map { .word($0) }
    case .choices: return nil
    }
  }

  mutating func decodeOverrides(of controller: inout ControllerList.Record) {
    guard cursor.isMapping("a mapping of answers and callbacks") else { return }
    cursor.checkKeys()
    let actions = controller.settings < 0 ? [] : document.settings[Int(controller.settings)].unwindActions.map(\.value)
    var overrides: [OverrideDeclaration] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      let text = cursor.tape.text(at: entries.key)
      let place = cursor.keySpan
      if let found = AnswerKey.table.find(text) {
        let key = AnswerKey.table.words[found]
        guard let body = decodeAnswer(key) else { continue }
        overrides.append(OverrideDeclaration(subject: Located(.answer(key), at: place), body: body))
      } else if let callback = Callback.overridden(by: text) {
        let body = callback.group == .delegates ? .steps(decodeSteps(.override), callsSuper: true) : decodeCallback()
        guard let body else { continue }
        overrides.append(OverrideDeclaration(subject: Located(.callback(callback), at: place), body: body))
      } else if let action = actions.first(where: { cursor.symbols.utf8($0) == text }) {
        guard let body = decodeCallback() else { continue }
        overrides.append(OverrideDeclaration(subject: Located(.unwindAction(action), at: place), body: body))
      } else if !text.starts(with: [0x78, 0x2D]) {
        let known =
          AnswerKey.words + Callback.overridable.map(\.overrideWord) + actions.map { cursor.symbols.text($0) }
        let text = cursor.keyText
        cursor.reportUnknown(in: entries) {
          .unknownKey(text, in: .overrides, known: known, beside: $0, at: place)
        }
      } else {
        cursor.noteExtension()
      }
    }
    change(&controller) { $0.overrides += overrides }
  }

  /// `actions` of an alert: the steps of each handler.
  mutating func decodeActions(of controller: inout ControllerList.Record) {
    guard cursor.kind != .sequence else { return decodeActionNames(of: &controller) }
    guard cursor.isMapping("a mapping of actions and their steps") else { return }
    cursor.checkKeys()
    var handlers: [OverrideDeclaration] = []
    var actions: [Name] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let name = cursor.name(at: entries.key, .template) else { continue }
      let steps = cursor.isEmpty ? [] : decodeSteps(.override)
      actions.append(name)
      handlers.append(
        OverrideDeclaration(
          subject: Located(.unwindAction(name.value), at: name.span), body: .steps(steps, callsSuper: true)))
    }
    change(&controller) {
      $0.actions = actions
      $0.overrides += handlers
    }
  }

  /// `[OK, Cancel]`: names without a colon are reported, and read.
  private mutating func decodeActionNames(of controller: inout ControllerList.Record) {
    let span = cursor.span
    var actions: [Name] = []
    var items = cursor.items()
    while cursor.next(&items) {
      // Its list is reported, whatever stands in it.
      if cursor.kind.isScalar, let name = cursor.name(.template) { actions.append(name) }
    }
    cursor.report(.actionsInAList(actions.map { cursor.symbols.text($0.value) }, at: span))
    change(&controller) { $0.actions = actions }
  }

  private mutating func decodeAnswer(_ key: AnswerKey) -> OverrideDeclaration.Body? {
    guard key.shape == .choices else { return decodeValue(key.shape, .template).map { .answer($0) } }
    return decodeChoices().map { .answers($0) }
  }

  /// True or false by segue, action or tab.
  mutating func decodeChoices() -> [(Name, Bool)]? {
    guard cursor.isMapping("a mapping of names to true or false") else { return nil }
    cursor.checkKeys()
    var answers: [(Name, Bool)] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      guard let name = cursor.name(at: entries.key, .template), let answer = cursor.bool() else { continue }
      answers.append((name, answer.value))
    }
    return answers
  }

  private mutating func decodeCallback() -> OverrideDeclaration.Body? {
    guard cursor.kind == .mapping, stepWithoutList == nil else {
      return .steps(decodeSteps(.override), callsSuper: true)
    }
    var callsSuper = true
    var steps: [StepDeclaration] = []
    var entries = cursor.entries()
    while let key = cursor.next(&entries, of: OverrideKey.self, in: .callback) {
      switch key {
      case .super: callsSuper = cursor.bool()?.value ?? true
      case .steps: steps = decodeSteps(.override)
      }
    }
    return .steps(steps, callsSuper: callsSuper)
  }
}
