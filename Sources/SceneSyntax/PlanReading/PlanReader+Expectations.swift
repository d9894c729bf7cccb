internal import SceneBasics
internal import SceneLanguage
internal import ScenePlan

/// Reads the expectations of a scene.
extension PlanReader {
  /// An expectation.
  mutating func expectationRecord() -> Expectation {
    var expectation = Expectation(step: 0, since: .lastLook, of: [], callbacks: [], clauses: [])
    var object = object(of: PlanExpectationKey.self)
    while let key = next(in: &object) {
      switch key {
      case .step: expectation.step = stepNumber()
      case .since: expectation.since = since()
      case .of: expectation.of = texts()
      case .callbacks: expectation.callbacks = texts()
      case .ios: expectation.scope.ios = versions()
      case .device: expectation.scope.devices = elements { $0.wordHere(DeviceIdiom.self) }
      case .clauses: expectation.clauses = elements { $0.clause() }
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
    takes("launch") ? .launch : .step(stepNumber("\"launch\" or the number of a step"))
  }

  private mutating func clause() -> Expectation.Clause {
    var condition: Expectation.Condition?
    var mark = SourceMark.none
    let span = span
    var object = object(of: PlanClauseKey.self)
    while let key = next(in: &object) {
      if key != .mark, condition != nil {
        fail(.contradictingPlanKey(key.rawValue, of: "a clause", at: keySpan))
      }
      switch key {
      case .trace: condition = .trace(patterns())
      case .contains: condition = .contains(patterns())
      case .lacks: condition = .lacks(patterns())
      case .visible: condition = .visible(text())
      case .appeared: condition = .appeared(texts())
      case .tree: condition = .tree(texts())
      case .alive: condition = .alive(texts())
      case .released: condition = .released(texts())
      case .answers: condition = row(.answer) { .answers($0.word(Question.self), $0.advance() ? $0.text() : "") }
      case .displayMode: condition = .displayMode(text())
      case .tabBar: condition = .tabBar(wordHere(TabBarState.self))
      case .warnings: condition = .warnings(elements { $0.wordHere(UIKitMessage.self) })
      case .raises: condition = .raises(wordHere(UIKitMessage.self))
      case .mark: mark = self.mark()
      }
    }
    if condition == nil {
      fail(.missingPlanKey("trace", of: "a clause, or another one that says what is expected,", at: span))
    }
    return Expectation.Clause(condition ?? .alive([]), mark: mark)
  }

  /// Events, `["yellow","didMove","main"]`.
  private mutating func patterns() -> [Expectation.Pattern] { elements { $0.row(.event) { $0.pattern() } } }

  private mutating func pattern() -> Expectation.Pattern {
    let controller = advance() ? text() : ""
    let callback = advance() ? text() : ""
    var pattern = Expectation.Pattern(controller: controller, callback: callback, argument: nil)
    while hasMore(), advance() {
      let text = text()
      if let sign = text.first, sign == "+" || sign == "-" {
        if !pattern.demand(String(text.dropFirst()), isNot: sign == "-") { failToFind("a flag") }
      } else if pattern.argument == nil {
        pattern.argument = text.first == "=" ? String(text.dropFirst()) : text
      } else {
        failToFind("a flag")
      }
    }
    return pattern
  }
}
