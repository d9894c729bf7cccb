internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan
internal import SceneYAML

/// The object of a step's verb, and the options beside it.
extension SceneDecoder {
  /// The object of the verb whose value is here; nil, after a finding, if it can't be one.
  ///
  /// - Parameter hasReceiver: Whether `in` stands beside the verb.
  mutating func decodeObject(
    _ verb: StepVerb, _ place: StepPlace, hasReceiver: Bool
  ) -> StepDeclaration.Object? {
    if reportNestedOptions(verb) { return nil }
    let shape = verb.object
    if cursor.isEmpty {
      switch shape {
      case .none, .expectation: return StepDeclaration.Object.none
      case .controller, .controllers, .segue, .tab, .column, .word, .bool, .seconds, .size, .assignments, .steps,
        .readers:
        break
      }
      cursor.report(.missingObject(of: verb.rawValue, wanted: shape.wanted, at: cursor.keySpan))
      return nil
    }
    switch shape {
    case .none:
      if !verb.ownWords.isEmpty, cursor.kind.isScalar { return cursor.word(of: verb.ownWords).map { .word($0) } }
      if cursor.kind != .unusable {
        let isAlone = verb == .dismiss || verb == .popToRoot
        cursor.report(
          .needlessObject(
            cursor.kind.isScalar ? cursor.string : nil, of: verb, at: cursor.span,
            fix: isAlone && cursor.kind.isScalar && !hasReceiver ? cursor.unfolding(nil, ["in: \(cursor.string)"]) : nil
          ))
      }
      return nil
    case .controller:
      if cursor.kind == .mapping {
        cursor.report(.definitionInEdge(verb.rawValue, meaning: cursor.objectWithAKey, at: cursor.span))
        return nil
      }
      return cursor.name(.instance).map { .name($0) }
    case .tab:
      // People also tap buttons.
      let isScalar = cursor.kind.isScalar
      if verb == .tap, !isScalar || !NameForm.read(ArraySlice(cursor.bytes)).isName, !cursor.string.contains("//"),
        cursor.kind != .unusable
      {
        cursor.report(.tapOnNoTab(isScalar ? cursor.string : nil, at: cursor.span))
        return nil
      }
      return cursor.name(.instance, "a tab").map { .name($0) }
    case .segue:
      // An identifier of a storyboard may be any text.
      guard let text = cursor.text("a segue") else { return nil }
      return .name(text.map { cursor.symbols.intern($0) })
    case .column:
      guard let word = cursor.word(of: ControllerKey.movableColumns.map(\.rawValue)) else { return nil }
      return .name(word.map { cursor.symbols.intern($0) })
    case .controllers: return cursor.kind == .sequence ? .names(cursor.names(.instance)) : unexpected(shape)
    case .word(let words): return cursor.word(of: words).map { .word($0) }
    case .bool: return cursor.bool().map { .bool($0.value) }
    case .seconds: return cursor.seconds().map { .seconds($0.value) }
    case .size: return cursor.size().map { .size($0.0, $0.1) }
    case .assignments: return cursor.kind == .mapping ? .assignments(decodeAssignments()) : unexpected(shape)
    case .readers: return cursor.kind == .sequence ? .readers(decodeReaders()) : unexpected(shape)
    case .steps: return cursor.kind == .sequence ? .steps(decodeSteps(place.inside)) : unexpected(shape)
    case .expectation:
      if cursor.kind == .sequence {
        reportListOfExpectations()
        return nil
      }
      return cursor.kind == .mapping ? .expectation(decodeExpectation()) : unexpected(shape)
    }
  }

  private mutating func unexpected(_ shape: StepObjectShape) -> StepDeclaration.Object? {
    cursor.reportUnexpected(shape.wanted)
    return nil
  }

  /// Options that stand under the verb instead of beside it.
  private mutating func reportNestedOptions(_ verb: StepVerb) -> Bool {
    guard cursor.kind == .mapping, verb.object != .assignments, verb.object != .expectation, cursor.count > 0 else {
      return false
    }
    var nested: [String] = []
    var place = cursor.span
    var areOptions = true
    var entries = cursor.entries()
    while cursor.next(&entries) {
      if StepKey.table.find(cursor.tape.text(at: entries.key)) == nil { areOptions = false }
      if nested.isEmpty { place = cursor.keySpan }
      nested.append(cursor.keyText + ": " + (cursor.kind.isScalar ? cursor.string : "…"))
    }
    if !areOptions || verb.object == .none, reportObjectAmongOptions(verb, at: place) { return true }
    // `id` alone is how a definition starts.
    guard areOptions, !nested[0].hasPrefix("id:") || verb.object == .none else { return false }
    // A verb that needs an object has lost that too, and only the author knows it.
    let columns = Int(cursor.keySpan.column) - Int(place.column)
    let fix =
      verb.object == .none && cursor.keySpan.line < place.line && columns < 0
      ? cursor.shift("put the options beside the verb", in: cursor.index, by: columns) { _ in true } : nil
    cursor.report(.nestedOptions(nested, of: verb.rawValue, hasObject: verb.object != .none, at: place, fix: fix))
    return true
  }

  /// Callbacks that have read a model, as events without an argument.
  private mutating func decodeReaders() -> [StepDeclaration.Reader] {
    var readers: [StepDeclaration.Reader] = []
    var items = cursor.items()
    while cursor.next(&items) {
      guard let text = cursor.text("a callback, such as 'list.updateProperties'") else { continue }
      guard case .event(let event) = EventText.read(text.value), event.argument == nil else {
        cursor.report(.malformedEvent(text.value, callback: .viewWillLayoutSubviews, at: text.span))
        continue
      }
      guard let callback = Callback(rawValue: event.callback), Callback.tracked.contains(callback) else {
        cursor.report(.untracked(event.callback, of: event.controller, at: text.span))
        continue
      }
      let length = event.controller.unicodeScalars.count
      readers.append(
        StepDeclaration.Reader(
          controller: Name(cursor.symbols.intern(event.controller), at: text.span.part(at: 0, length: length)),
          callback: Located(callback, at: text.span)))
    }
    return readers
  }

  private mutating func decodeAssignments() -> [StepDeclaration.Assignment] {
    cursor.checkKeys()
    var assignments: [StepDeclaration.Assignment] = []
    var entries = cursor.entries()
    while cursor.next(&entries) {
      let text = cursor.tape.text(at: entries.key)
      let place = cursor.keySpan
      let target: StepDeclaration.Assignment.Target
      let shape: ValueShape
      if let found = ControllerKey.table.find(text), let property = ControllerKey.table.words[found].property {
        target = .property(ControllerKey.table.words[found])
        shape = property
      } else if let found = AnswerKey.table.find(text) {
        target = .answer(AnswerKey.table.words[found])
        shape = AnswerKey.table.words[found].shape
      } else if cursor.tape.isExtension(entries.key) {
        continue
      } else {
        let known = ControllerKey.allCases.filter { $0.property != nil }.map(\.rawValue) + AnswerKey.words
        let text = cursor.keyText
        cursor.reportUnknown(in: entries) { .unknownKey(text, in: .set, known: known, beside: $0, at: place) }
        continue
      }
      if shape == .choices {
        guard let choices = decodeChoices() else { continue }
        var assignment = StepDeclaration.Assignment(
          target: Located(target, at: place), value: Located(.words([]), at: cursor.span))
        assignment.choices = choices
        assignments.append(assignment)
      } else if let value = decodeValue(shape, .instance) {
        assignments.append(.init(target: Located(target, at: place), value: value))
      }
    }
    return assignments
  }

  mutating func decode(_ key: StepKey, of step: inout StepDeclaration, _ place: StepPlace) {
    switch key {
    case .in: step.receiver = cursor.name(.instance)
    case .animated: step.options.animated = cursor.bool()
    case .duration: step.options.duration = cursor.seconds()
    case .after: step.options.after = cursor.delay()
    case .completion: step.options.completion = decodeSteps(place.inside)
    case .id: step.options.id = cursor.label("a step")?.map { cursor.symbols.text($0) }
    case .note: step.options.note = cursor.text()?.value
    case .modalPresentationStyle: step.options.modalPresentationStyle = cursor.word(of: PresentationStyle.self)
    case .modalTransitionStyle: step.options.modalTransitionStyle = cursor.word(of: TransitionStyle.self)
    case .anchor: step.options.anchor = cursor.text()?.value
    case .direction: step.options.isReverse = cursor.word(of: StepKey.directions)?.value == "reverse"
    case .cancelled: step.options.isCancelled = cursor.bool()?.value ?? false
    case .decelerates: step.options.decelerates = cursor.bool()?.value ?? true
    case .continuous: step.options.continuous = cursor.integer(StepKey.countOfSizes, in: 1...StepKey.mostSizes)
    case .from: step.options.from = cursor.name(.instance)
    case .frame: step.options.frame = cursor.frame()
    case .into: step.options.into = cursor.name(.instance, "a view or a controller")
    case .toParent:
      guard let parent = cursor.name(.instance, "'nil' or a controller") else { return }
      let isNone = cursor.symbols.text(parent.value) == "nil"
      step.options.toParent = parent.map { isNone ? .none : .name($0) }
    case .of: step.options.of = cursor.name(.instance)
    }
  }
}
