internal import SceneBasics
internal import ScenePlan
internal import SceneProgram
internal import SceneSyntax

/// Expectations with their names found (section 8 of the format).
extension ProgramBuilder {
  func expectation(
    _ declaration: ExpectationDeclaration, number: Int, script: [StepDeclaration]
  ) -> Expectation {
    var clauses: [Expectation.Clause] = []
    for clause in declaration.clauses {
      for condition in conditions(of: clause.value) {
        clauses.append(Expectation.Clause(condition, mark: scene.mark(clause.span)))
      }
    }
    var expectation = Expectation(
      step: number, since: since(declaration.since, before: number, script: script),
      of: declaration.of.map(instanceName),
      callbacks: declaration.callbacks.flatMap(callbacks), clauses: clauses)
    expectation.scope = declaration.scope
    return expectation
  }

  private func conditions(of clause: ExpectationDeclaration.Clause) -> [Expectation.Condition] {
    switch clause {
    case .trace(let patterns): [.trace(patterns.map(pattern))]
    case .contains(let patterns): [.contains(patterns.map(pattern))]
    case .lacks(let patterns): [.lacks(patterns.map(pattern))]
    case .visible(let name): [.visible(instanceName(name))]
    case .appeared(let names): [.appeared(names.map(instanceName))]
    case .tree(let lines): [.tree(lines.map { treeLine($0.value) })]
    case .alive(let names): [.alive(names.map(instanceName))]
    case .released(let names): [.released(names.map(instanceName))]
    case .answers(let answers): answers.map { .answers($0.0.value, instanceName($0.1)) }
    case .displayMode(let mode): [.displayMode(SplitDisplayMode(name: mode.value)?.rawValue ?? mode.value)]
    case .tabBar(let state): [.tabBar(state)]
    case .warnings(let codes): [.warnings(codes.compactMap { UIKitMessage(code: $0.value) })]
    case .raises(let code): UIKitMessage(code: code.value).map { [.raises($0)] } ?? []
    }
  }

  private func since(
    _ name: Located<String>?, before step: Int, script: [StepDeclaration]
  ) -> Expectation.Since {
    guard let name else { return .lastLook }
    if name.value == ExpectationDeclaration.launch { return .launch }
    if let index = script.firstIndex(where: { $0.hasOptions && $0.options.id?.value == name.value }) {
      return .step(index + 1)
    }
    if let number = Int(name.value) { return number == 0 ? .launch : .step(number) }
    guard name.value == ExpectationDeclaration.last else { return .lastLook }
    // Expectations are steps too, in which nothing happens.
    return script[..<(step - 1)].lastIndex { $0.verb.value != .expect }.map { .step($0 + 1) } ?? .launch
  }

  private func callbacks(_ written: Located<String>) -> [String] {
    if written.value == "all" {
      return Callback.allCases.filter { $0.group != .outcome }.map(\.rawValue)
    }
    guard let group = Callback.Group(rawValue: written.value) else { return [written.value] }
    return Callback.allCases.filter { $0.group == group }.map(\.rawValue)
  }

  private func pattern(_ written: Located<Expectation.Pattern>) -> Expectation.Pattern {
    var pattern = written.value
    if pattern.controller != "app" { pattern.controller = instanceName(pattern.controller) }
    pattern.argument = pattern.argument.map { argument in
      argument.split(separator: " ").map { instanceName(String($0)) }.joined(separator: " ")
    }
    return pattern
  }

  private func instanceName(_ name: Name) -> String { instanceName(scene.text(name.value)) }

  /// The name by which traces know an instance: the full one, `#1` left off.
  private func instanceName(_ written: String) -> String {
    guard let reference = scene.reference(written, in: 0) else { return written }
    let name = scene.name(of: reference.template)
    return (reference.ordinal ?? 1) == 1 ? name : "\(name)#\(reference.ordinal ?? 1)"
  }

  /// A line of `tree` with its name in full.
  private func treeLine(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    var words = line.dropFirst(indent.count).split(separator: " ").map(String.init)
    let nameIndex = words.first == "+" ? 1 : 0
    if words.indices.contains(nameIndex) { words[nameIndex] = instanceName(words[nameIndex]) }
    return indent + words.joined(separator: " ")
  }
}

extension UIKitMessage {
  /// The message of a code: `SG501` or `pushedTwice`.
  init?(code: String) {
    guard let found = UIKitMessage.allCases.first(where: { $0.code == code || $0.name == code }) else { return nil }
    self = found
  }
}
