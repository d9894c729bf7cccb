internal import SceneLanguage
internal import ScenePlan
internal import SceneProgram

/// The values under `expect`. Names are full there, as traces print them, which is how the scene's own file knows them.
extension SceneWriter {
  func expectation(_ index: Int) throws(UnwritableProgram) -> YAMLNode {
    guard program.expectations.indices.contains(index) else {
      throw UnwritableProgram("a step leads to the expectation \(index), which the program hasn't got")
    }
    let expectation = program.expectations[index]
    var mapping = YAMLMapping()
    switch expectation.since {
    case .lastLook: break
    case .launch: mapping.add(ExpectationKey.since, .scalar("launch"))
    case .step(let number): mapping.add(ExpectationKey.since, .scalar(try stepID(number)))
    }
    if !expectation.of.isEmpty { mapping.add(ExpectationKey.of, names(expectation.of)) }
    if !expectation.callbacks.isEmpty { mapping.add(ExpectationKey.callbacks, callbacks(expectation.callbacks)) }
    if let ios = expectation.scope.ios { mapping.add(ExpectationKey.ios, .scalar(ios.text)) }
    let devices = expectation.scope.devices.map { YAMLNode.scalar($0.rawValue) }
    if !devices.isEmpty { mapping.add(ExpectationKey.device, devices.count == 1 ? devices[0] : .list(devices)) }
    var answers = YAMLMapping()
    var answersAt: Int?
    for clause in expectation.clauses {
      if case .answers(let question, let name) = clause.condition {
        answers.add(question, YAMLText.scalar(name))
        answersAt = answersAt ?? mapping.entries.count
      } else {
        add(clause.condition, to: &mapping)
      }
    }
    var entries = mapping.entries
    if let answersAt {
      let entry = YAMLNode.Entry(key: ExpectationKey.answers.rawValue, value: try whole(answers, "'answers'"))
      entries.insert(entry, at: answersAt)
    }
    if let key = mapping.repeatedKey { throw UnwritableProgram("an expectation would have the key '\(key)' twice") }
    return .mapping(entries, isBlock: false)
  }

  private func stepID(_ number: Int) throws(UnwritableProgram) -> String {
    guard let script = program.script, script.indices.contains(number - 1),
      let id = script[number - 1].id ?? stepIDs[number - 1]
    else { throw UnwritableProgram("an expectation counts from the step \(number), which the script hasn't got") }
    return try label(id, "step")
  }

  private func add(_ condition: Expectation.Condition, to mapping: inout YAMLMapping) {
    switch condition {
    case .trace(let events): mapping.add(ExpectationKey.trace, list(events))
    case .contains(let events): mapping.add(ExpectationKey.contains, list(events))
    case .lacks(let events): mapping.add(ExpectationKey.lacks, list(events))
    case .visible(let name): mapping.add(ExpectationKey.visible, YAMLText.scalar(name))
    case .appeared(let all): mapping.add(ExpectationKey.appeared, names(all))
    case .tree(let lines): mapping.add(ExpectationKey.tree, .lines(lines, isEnded: true))
    case .alive(let all): mapping.add(ExpectationKey.alive, names(all))
    case .released(let all): mapping.add(ExpectationKey.released, names(all))
    case .answers: break
    case .displayMode(let mode): mapping.add(ExpectationKey.displayMode, .scalar(mode))
    case .tabBar(let state): mapping.add(ExpectationKey.tabBar, .scalar(state.rawValue))
    case .warnings(let messages): mapping.add(ExpectationKey.warnings, .list(messages.map { .scalar($0.name) }))
    case .raises(let message): mapping.add(ExpectationKey.raises, .scalar(message.name))
    }
  }

  private func list(_ events: [Expectation.Pattern]) -> YAMLNode { .list(events.map { YAMLText.scalar($0.text) }) }

  private func names(_ names: [String]) -> YAMLNode { .list(names.map { YAMLText.scalar($0) }) }

  /// Callbacks by their group's name where a whole group stands there.
  private func callbacks(_ names: [String]) -> YAMLNode {
    let all = Callback.allCases.filter { $0.group != .outcome }.map(\.rawValue)
    if names == all { return .list([.scalar("all")]) }
    for group in Callback.Group.allCases
    where names == Callback.allCases.filter({ $0.group == group }).map(\.rawValue) {
      return .list([.scalar(group.rawValue)])
    }
    return .list(names.map { YAMLText.scalar($0) })
  }
}
