internal import SceneBasics
internal import SceneCode

/// Scenes of storyboards, and the identifiers by which code names them.
extension CodeDestinations {
  /// The controller of the results of a search, as its initializer gets it.
  func results(in arguments: [CodeArgument]) -> CodeValue? {
    arguments.first { $0.label.flatMap(CodeWord.init) == .searchResultsController }?.value
  }

  // MARK: Storyboards

  func scene(
    _ identifier: CodeIdentifier, _ board: CodeBoard, in context: Context, depth: Int
  ) -> CodeDestination {
    guard let text = text(of: identifier, in: context, depth: depth) else { return .open(.identifier) }
    let near = context.type.map { scenes.controllers(ofType: $0) } ?? []
    let name: String? = if case .named(let name) = board { facts.text(name) } else { nil }
    if let name, scenes.isLaunchScreen(name) { return .nothing }
    if let name, !scenes.hasStoryboard(name) { return .open(.noStoryboard) }
    return one(scenes.controllers(text, in: name, near: near), else: .noIdentifier)
  }

  func one(_ found: [Int], else form: CodeForm) -> CodeDestination {
    found.count == 1 ? .scene(found[0]) : .open(found.isEmpty ? form : .severalClasses)
  }

  func initial(_ board: CodeBoard, in context: Context) -> CodeDestination {
    guard case .named(let name) = board else { return .open(.identifier) }
    if scenes.isLaunchScreen(facts.text(name)) { return .nothing }
    return one(scenes.initials(facts.text(name)), else: .noStoryboard)
  }

  /// The text of an identifier; nil if it is computed.
  func text(of identifier: CodeIdentifier, in context: Context, depth: Int = 0) -> String? {
    guard depth < CodeDestinations.deepest else { return nil }
    switch identifier {
    case .text(let text): return facts.text(text)
    case .ofClass(let name): return name.map { facts.text($0.name) } ?? context.type.map { classes.text($0) }
    case .constant(var parts):
      if parts.last.flatMap(CodeWord.init) == .rawValue { parts.removeLast() }
      guard let name = parts.last else { return nil }
      if parts.count == 1, let text = constant(name, in: context) { return text }
      let found = constants(name, of: parts.dropLast().last, in: context)
      let texts = Set(
        found.compactMap { index -> String? in
          guard case .text(let identifier)? = facts.properties[index].value else { return nil }
          let type = classes.owners[facts.properties[index].owner]
          return text(of: identifier, in: Context(type: type, file: context.file), depth: depth + 1)
        })
      let areTexts = found.allSatisfy { if case .text? = facts.properties[$0].value { true } else { false } }
      return areTexts && texts.count == 1 ? texts.first : nil
    case .computed, .parameter: return nil
    }
  }

  /// The text of a constant that stands in no type: that of the own file, else the only one.
  private func constant(_ name: Symbol, in context: Context) -> String? {
    guard let all = constants[name] else { return nil }
    let own = context.type.map { line(of: $0, file: context.file) } ?? []
    if own.contains(where: { !found(name, on: $0).isEmpty }) { return nil }
    let near = all.filter { $0.file == context.file }
    let texts = Set((near.isEmpty ? all : near).map(\.text))
    return texts.count == 1 ? texts.first.map { facts.text($0) } : nil
  }

  /// The properties that a constant may be: those of the type that is named, else of the own one, else of any.
  private func constants(_ name: Symbol, of type: Symbol?, in context: Context) -> [Int] {
    let all = byPropertyName[name]
    guard let type else {
      let own = context.type.map { line(of: $0, file: context.file) } ?? []
      let near = all.filter { own.contains(classes.owners[facts.properties[$0].owner]) }
      return near.isEmpty ? all : near
    }
    if [.`Self`, .`self`].contains(CodeWord(type)) { return constants(name, of: nil, in: context) }
    let named = classes.all(CodeName(type), near: context.file)
    return all.filter { named.contains(classes.owners[facts.properties[$0].owner]) }
  }

  // MARK: Enums

  /// Whether a property stands for a case of an enum.
  func isCase(_ index: Int) -> Bool {
    let property = facts.properties[index]
    guard case .text? = property.value else { return false }
    return property.type == facts.types[property.owner].name
  }

  /// The screens that a value comes to for each case of an enum; open where the enum says itself what its cases are.
  func ofCases(
    _ value: CodeValue, named name: Symbol, of type: CodeName, in context: Context, depth: Int
  ) -> CodeDestination {
    guard let owner = classes.entity(type, near: context.file), classes.entities[owner].kind == .value,
      functions(name, on: owner).isEmpty, found(name, on: owner).isEmpty,
      let cases = casesOfType[owner], cases.count <= CodeDestinations.mostCases
    else { return .open(.expression) }
    return .list(
      cases.map { index in
        let known = CodeValue.member(type, facts.properties[index].name)
        return destination(value.replacing(name, by: known), in: context, depth: depth + 1)
      })
  }

  private static let mostCases = 64
}
