internal import SceneBasics
internal import SceneCode

/// The code of base classes, which belongs to those that derive from them, and calls of which a protocol decides.
extension CodeLinkBuilder {
  /// With more classes below it, the code of a base class is a node of its own.
  static let mostHeirs = 3

  /// The classes to which the code of a base class that nothing makes belongs; nil where it is a node of its own.
  ///
  /// All that inherit have it: those that some code or a storyboard makes, and those at the end of the line that have
  /// calls of their own. Such a one is the first screen, where nothing says how the app starts.
  mutating func heirs(of type: Int) -> [Int]? {
    let known = classes.descendants(of: type)
    let shown = known.filter { made.contains($0) || !scenes.controllers(ofType: $0).isEmpty }
    let all = known.filter { heir in
      shown.contains(heir) || (classes.children[heir].isEmpty && active.contains(heir))
    }
    return [all, shown].first { (1...CodeLinkBuilder.mostHeirs).contains(count($0)) }
  }

  func isOf(_ type: Int, _ destination: CodeDestination) -> Bool {
    switch destination {
    case .type(let other): other == type
    case .scene(let number): scenes.controllers(ofType: type).contains { $0 == number || isRoot($0, of: number) }
    case .hosted, .stack, .container, .list, .system, .nothing, .open, .guide, .either: false
    }
  }

  /// Whether a storyboard puts a scene into a navigation controller, as its root.
  private func isRoot(_ scene: Int, of stack: Int) -> Bool {
    project.edges.contains { edge in
      edge.source == stack && edge.destination == scene && project[edge].kind == .relationship(.rootViewController)
    }
  }

  /// How many controllers classes are: a storyboard may have several of one.
  private func count(_ types: [Int]) -> Int {
    types.reduce(0) { $0 + max(scenes.controllers(ofType: $1).count, 1) }
  }

  /// The ways that a call of a base class is, where those that derive from it give the screen: `show(detail())`.
  func ofHeirs(_ way: CodeFacts.Transition) -> [CodeFacts.Transition] {
    guard let owner = way.owner, !classes.children[classes.owners[owner]].isEmpty,
      way.values.allSatisfy({ isLeftToHeirs($0, context(owner, way.span.file)) })
    else { return [way] }
    let found = classes.descendants(of: classes.owners[owner]).compactMap { heir -> CodeFacts.Transition? in
      guard let declaration = classes.entities[heir].declaration else { return nil }
      let place = CodeDestinations.Context(type: heir, file: classes.file(of: heir))
      guard way.values.contains(where: { CodeDestinations.isScreen(destinations.destination($0, in: place)) }) else {
        return nil
      }
      var own = way
      own.place.owner = declaration
      return own
    }
    return found.isEmpty ? [way] : found
  }

  /// Whether a value is a function or a property of the own type, of which its own code says nothing.
  private func isLeftToHeirs(_ value: CodeValue, _ context: CodeDestinations.Context) -> Bool {
    switch value {
    case .call(nil, _, _), .member(nil, _): !destinations.destination(value, in: context).isKnown
    default: false
    }
  }

  // MARK: Protocols

  /// Takes out the calls of which one of several types decides how they show a screen: that they lead to it is certain.
  mutating func leaveOpen(_ ways: [CodeFacts.Transition], _ found: inout [[CodeDestination]]) {
    let spans = Set(ways.filter(\.isOneOfSeveral).map(\.span))
    let groups = Dictionary(grouping: ways.indices.filter { spans.contains(ways[$0].span) }) { ways[$0].span }
    for (span, group) in groups.sorted(by: { $0.key < $1.key }) {
      struct Form: Hashable {
        var verb: CodeVerb
        var values: [CodeDestination]
        var style: CodeStyle
      }
      let forms = Set(group.map { Form(verb: ways[$0].verb, values: found[$0], style: ways[$0].style) })
      if forms.count < 2 { continue }
      for index in group {
        for value in found[index] {
          guard let number = number(of: value.inner, inStack: false),
            let sources = sources(of: ways[index], to: value.inner)
          else { continue }
          let edge = CodeLinks.Edge(sources: sources, destination: number, span: span)
          if !edges.contains(edge) { edges.append(edge) }
        }
        found[index].removeAll(where: \.isKnown)
      }
    }
  }

  // MARK: Sources

  /// The controllers whose code a call stands in; nil for code that any controller may run.
  mutating func sources(of transition: CodeFacts.Transition, to destination: CodeDestination) -> [Int]? {
    if let holder = transition.holder { return sources(ofType: classes.owners[holder]) }
    guard let owner = transition.owner else { return nil }
    let type = classes.owners[owner]
    if transition.isStatic, let function = transition.function, isOf(type, destination) {
      // A class method that shows its own class is no loop: those that call it lead there.
      let types = Set(staticCallers[Caller(type: type, function: function)] ?? []).subtracting([type])
      let found = types.sorted().filter { classes.isOwn($0) }.flatMap { sources(ofType: $0) }
      return found.isEmpty ? nil : Array(Set(found)).sorted()
    }
    guard classes.isOwn(type) else { return nil }
    if classes.entities[type].kind == .protocol { return conformingSources(of: transition, type) }
    let found = sources(ofType: type)
    // A base class that shows one of its heirs is no loop of that one: the others show it.
    guard let number = numbers[destination] ?? destination.scene, !isOf(type, destination), found.count > 1 else {
      return found
    }
    return found.filter { $0 != number }
  }

  mutating func sources(ofType type: Int) -> [Int] {
    let found = scenes.controllers(ofType: type)
    if !found.isEmpty { return found }
    if !made.contains(type), classes.controllerRoot(of: type) != nil {
      if let heirs = heirs(of: type) {
        let all = heirs.flatMap { heir in
          let found = scenes.controllers(ofType: heir)
          return found.isEmpty ? [number(ofType: heir)] : found
        }
        return Array(Set(all)).sorted()
      }
    }
    if let hosted = numbers[.hosted(classes.entities[type].name.name)] { return [hosted] }
    return [number(ofType: type)]
  }

  /// The controllers that have a protocol and run its own code; nil where these are many, or none.
  private mutating func conformingSources(of transition: CodeFacts.Transition, _ type: Int) -> [Int]? {
    guard let owner = transition.owner, let all = destinations.implementers[type] else { return nil }
    let bound = facts.types[owner].bound.flatMap { classes.entity($0, near: transition.span.file) }
    let found = all.filter { conforming in
      let line = classes.line(of: conforming)
      // One with a function of its own runs that.
      let isOwn = transition.function.map { name in
        line.contains { ownFunctions.contains(Caller(type: $0, function: name)) }
      }
      return isOwn != true && bound.map { line.contains($0) } != false && destinations.isController(conforming)
    }
    guard (1...CodeLinkBuilder.mostHeirs).contains(found.count) else { return nil }
    return Array(Set(found.flatMap { sources(ofType: $0) })).sorted()
  }
}
