internal import SceneBasics
internal import SceneCode

/// Scenes and segues that code names, and the classes that take unwind actions.
extension CodeLinkBuilder {
  mutating func addMentions() {
    for mention in facts.mentions {
      let context = context(mention.owner, mention.span.file)
      switch mention.kind {
      case .segue(let identifier):
        guard let text = destinations.text(of: identifier, in: context) else {
          computed.append((true, mention.span))
          continue
        }
        if !scenes.hasSegue(text) { dangling.append((.segue, text, mention.span)) }
      case .setting(let property): leftOut.append((property, mention.span))
      case .scene(let value): add(mention, value, in: context)
      }
    }
  }

  private mutating func add(
    _ mention: CodeFacts.Mention, _ value: CodeValue, in context: CodeDestinations.Context
  ) {
    let destination = destinations.destination(value, in: context)
    guard case .scene(let number) = destination else {
      if let board = missingBoard(of: value) { return dangling.append((.storyboard, board, mention.span)) }
      guard destination != .nothing, case .scene(let identifier, let board) = value else { return }
      guard let text = destinations.text(of: identifier, in: context), !isOfSelf(identifier, context) else {
        if !isOfSelf(identifier, context) { computed.append((false, mention.span)) }
        return
      }
      let name: String? = if case .named(let name) = board { facts.text(name) } else { nil }
      if scenes.controllers(text, in: name, near: []).isEmpty {
        let others = scenes.storyboards(with: text)
        let isElsewhere = name != nil && !others.isEmpty
        dangling.append((isElsewhere ? .controllerOf(name ?? "", others: others) : .controller, text, mention.span))
      }
      return
    }
    guard let type = context.type else {
      edges.append(CodeLinks.Edge(sources: [], destination: number, span: mention.span))
      return
    }
    // A factory that makes its own class is no loop: what calls it is found by its own call.
    if mention.isStatic, isOf(type, destination) { return }
    guard classes.isOwn(type), classes.entities[type].kind != .protocol else { return }
    let sources = sources(ofType: type)
    let isShown = transitions.contains { sources.contains($0.source) && holds($0.destination, number) }
    if !isShown { edges.append(CodeLinks.Edge(sources: sources, destination: number, span: mention.span)) }
  }

  /// The name of the storyboard in which code looks for a scene, if there is none of that name.
  private func missingBoard(of value: CodeValue) -> String? {
    switch value {
    case .scene(_, .named(let name)), .initial(.named(let name)):
      let text = facts.text(name)
      return scenes.hasStoryboard(text) || scenes.isLaunchScreen(text) ? nil : text
    default: return nil
    }
  }

  /// In a protocol's own code the class isn't known: that of each call is.
  private func isOfSelf(_ identifier: CodeIdentifier, _ context: CodeDestinations.Context) -> Bool {
    guard case .ofClass(nil) = identifier, let type = context.type else { return false }
    return !classes.isOwn(type) || classes.entities[type].kind == .protocol || !classes.children[type].isEmpty
  }

  // MARK: Coordinators

  /// Code that calls a coordinator or a router leads to it: from there its screens are reached.
  mutating func addGuides() {
    var known = Set(edges.map { $0.sources + [$0.destination] })
    let (showing, conforming) = (showingFunctions(), self.conforming)
    for call in facts.calls {
      guard let owner = call.place.owner else { continue }
      let type = classes.owners[owner]
      for guide in guidesCalled(by: call, showing, conforming) where guides.contains(guide) {
        guard type != guide, classes.isOwn(type), classes.entities[type].kind != .protocol else { continue }
        let (sources, number) = (sources(ofType: type), number(ofType: guide))
        guard known.insert(sources + [number]).inserted else { continue }
        edges.append(CodeLinks.Edge(sources: sources, destination: number, span: call.place.span))
      }
    }
  }

  /// The types of which a call runs the code of one.
  private func guidesCalled(
    by call: CodeFacts.Call, _ showing: Set<Caller>, _ conforming: [Int: [Int]]
  ) -> [Int] {
    guard case .derived(.either(let values), let name, let arguments) = call.value else {
      guard let type = guide(of: call, showing) else { return conformingGuides(of: call, showing, conforming) }
      return [type]
    }
    return values.compactMap { value in
      var one = call
      one.value = .derived(value, name, arguments)
      return guide(of: one, showing)
    }
  }

  /// The type whose code a call runs: one that is made and called, or one whose function shows something.
  private func guide(of call: CodeFacts.Call, _ showing: Set<Caller>) -> Int? {
    let file = call.place.span.file
    switch call.value {
    case .derived(.made(let name, _), _, _): return classes.entity(name, near: file)
    case .derived(.container(let container, let contents), _, _) where contents.isEmpty:
      return classes.entity(container.type, near: file)
    case .derived(let base, let name, _):
      let type = destinations.typeOf(base, in: context(call.place.owner, file))
      return type.flatMap { showing.contains(Caller(type: $0, function: name)) ? $0 : nil }
    case .call(let name?, let function, _):
      let type = classes.entity(name, near: file)
      return type.flatMap { showing.contains(Caller(type: $0, function: function)) ? $0 : nil }
    default: return nil
    }
  }

  /// The functions of each type in which it shows a screen, and those that call such a one of their own type.
  private func showingFunctions() -> Set<Caller> {
    var showing: Set<Caller> = []
    var waiting: [Caller] = []
    func add(_ owner: Int?, _ function: Symbol?) {
      guard let owner, let function else { return }
      let caller = Caller(type: classes.owners[owner], function: function)
      if showing.insert(caller).inserted { waiting.append(caller) }
    }
    for transition in facts.transitions where transition.verb != .root {
      let context = context(transition.owner, transition.span.file)
      let isScreen = transition.values.contains { value in
        destinations.destination(value, in: context).alternatives.contains { CodeDestinations.isScreen($0) }
      }
      if isScreen { add(transition.owner, transition.function) }
    }
    var callers: [Caller: [(Int, Symbol)]] = [:]
    for call in facts.calls {
      guard case .call(nil, let name, _) = call.value, let owner = call.place.owner,
        let function = call.place.signature?.name
      else { continue }
      callers[Caller(type: classes.owners[owner], function: name), default: []].append((owner, function))
    }
    while let next = waiting.popLast() {
      for (owner, function) in callers[next] ?? [] { add(owner, function) }
    }
    return showing
  }

  // MARK: Unwind actions

  /// By the place of an unwind among all edges: the controllers whose class implements its action.
  func implementers() -> [Int: [Int]] {
    var implementers: [Int: [Int]] = [:]
    for (place, edge) in project.edges.enumerated() {
      guard case .unwind(let action) = project[edge].kind else { continue }
      let types = Set(facts.unwindActions.filter { $0.selector == action }.map { classes.owners[$0.owner] })
      let all = types.flatMap { [$0] + classes.descendants(of: $0) }
      implementers[place] = Set(all.flatMap { scenes.controllers(ofType: $0) }).sorted()
    }
    return implementers
  }
}
