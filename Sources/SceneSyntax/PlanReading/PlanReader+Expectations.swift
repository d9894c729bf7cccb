internal import SceneBasics
internal import ScenePlan

/// What a scene expects.
extension PlanReader {
  /// An expectation.
  mutating func expectationRecord() -> Expectation {
    var expectation = Expectation(step: 0, since: .lastLook, of: [], callbacks: [], clauses: [])
    object(of: PlanExpectationKey.self) { reader, key in
      switch key {
      case .step: expectation.step = reader.stepNumber()
      case .since: expectation.since = reader.since()
      case .of: expectation.of = reader.texts()
      case .callbacks: expectation.callbacks = reader.texts()
      case .ios: expectation.scope.ios = reader.versions()
      case .device: reader.list { expectation.scope.devices.append($0.wordHere(DeviceIdiom.self)) }
      case .clauses: reader.list { $0.clause(into: &expectation.clauses) }
      }
    }
    return expectation
  }

  private mutating func versions() -> VersionRange? {
    if let range = VersionRange(text()) { return range }
    failToFind("versions of iOS such as \"13...\"")
    return nil
  }

  private mutating func since() -> Expectation.Since {
    cursor.kind == .doubleQuoted && cursor.string == "launch"
      ? .launch : .step(stepNumber("\"launch\" or the number of a step"))
  }

  private mutating func clause(into clauses: inout [Expectation.Clause]) {
    var condition: Expectation.Condition?
    var mark = SourceMark.none
    let span = cursor.span
    object(of: PlanClauseKey.self) { reader, key in
      if key != .mark, condition != nil {
        reader.fail(.contradictingPlanKey(key.rawValue, of: "a clause", at: reader.cursor.keySpan))
      }
      switch key {
      case .trace: condition = .trace(reader.patterns())
      case .contains: condition = .contains(reader.patterns())
      case .lacks: condition = .lacks(reader.patterns())
      case .visible: condition = .visible(reader.text())
      case .appeared: condition = .appeared(reader.texts())
      case .tree: condition = .tree(reader.texts())
      case .alive: condition = .alive(reader.texts())
      case .released: condition = .released(reader.texts())
      case .answers:
        reader.row("an answer") { reader in
          let question = reader.word(Question.self)
          condition = .answers(question, reader.advance() ? reader.text() : "")
        }
      case .displayMode: condition = .displayMode(reader.text())
      case .warnings:
        var warnings: [UIKitMessage] = []
        reader.list { warnings.append($0.wordHere(UIKitMessage.self)) }
        condition = .warnings(warnings)
      case .raises: condition = .raises(reader.wordHere(UIKitMessage.self))
      case .mark: mark = reader.mark()
      }
    }
    if let condition {
      clauses.append(.init(condition, mark: mark))
    } else {
      fail(.missingPlanKey("trace", of: "a clause, or another one that says what is expected,", at: span))
    }
  }

  /// Events, `["yellow","didMove","main"]`.
  private mutating func patterns() -> [Expectation.Pattern] {
    var patterns: [Expectation.Pattern] = []
    list { reader in
      let count = reader.cursor.count
      reader.row("an event") { reader in
        let controller = reader.advance() ? reader.text() : ""
        let callback = reader.advance() ? reader.text() : ""
        var pattern = Expectation.Pattern(controller: controller, callback: callback, argument: nil)
        for _ in 2..<max(count, 2) where reader.advance() {
          let text = reader.text()
          if let sign = text.first, sign == "+" || sign == "-" {
            if !pattern.demand(String(text.dropFirst()), isNot: sign == "-") { reader.failToFind("a flag") }
          } else if pattern.argument == nil {
            pattern.argument = text.first == "=" ? String(text.dropFirst()) : text
          } else {
            reader.failToFind("a flag")
          }
        }
        patterns.append(pattern)
      }
    }
    return patterns
  }
}
