internal import SceneBasics
internal import SceneCode

/// The types behind a protocol of the app: a view knows its presenter, and a presenter its router, by one alone.
extension CodeLinkBuilder {
  /// With more types behind a protocol, nothing is said of a call.
  private static let mostConforming = 3
  /// With more controllers that hold it, a type is no part of one of them.
  private static let mostHolders = 3
  /// How many objects may stand between a controller and the type that leads on.
  private static let mostBetween = 2

  /// By protocol of the app: the types that conform to it.
  func conformingTypes() -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for type in classes.entities.indices where classes.isOwn(type) && classes.entities[type].kind != .protocol {
      for parent in classes.entities[type].parents {
        guard let known = classes.entity(parent, near: classes.file(of: type)),
          classes.entities[known].kind == .protocol, found[known]?.last != type
        else { continue }
        found[known, default: []].append(type)
      }
    }
    return found
  }

  /// The types of which a call through a protocol runs the code of one: those whose function shows something.
  func conformingGuides(
    of call: CodeFacts.Call, _ showing: Set<Caller>, _ conforming: [Int: [Int]]
  ) -> [Int] {
    guard case .derived(let base, let name, _) = call.value,
      let known = destinations.typeOf(base, in: context(call.place.owner, call.place.span.file)),
      let types = conforming[known]
    else { return [] }
    let found = types.filter { showing.contains(Caller(type: $0, function: name)) }
    return found.count > CodeLinkBuilder.mostConforming ? [] : found
  }

  /// Ties types to which no call is seen to lead to the controllers that hold them.
  ///
  /// The methods of such a protocol have names of the app's own, as `didTapSave()`, so their calls say nothing. The
  /// property does: what it holds is the only type behind its protocol. A controller may hold it by way of another object.
  mutating func addHolders() {
    let led = Set(edges.filter { !$0.sources.isEmpty }.map(\.destination) + transitions.map(\.destination))
    let lost = numbers.compactMap { destination, number -> Int? in
      guard case .type(let type) = destination, number >= project.count, !led.contains(number),
        !controllers[number - project.count].isScreen, !starters.contains(where: { $0.type == type })
      else { return nil }
      return type
    }
    if lost.isEmpty { return }
    let holders = holdersThroughProtocols(conforming)
    for type in lost.sorted() {
      let found = nearestControllers(holding: type, holders)
      guard let number = numbers[.type(type)], let span = controllers[number - project.count].span,
        (1...CodeLinkBuilder.mostHolders).contains(found.count)
      else { continue }
      for holder in found {
        edges.append(CodeLinks.Edge(sources: sources(ofType: holder), destination: number, span: span))
      }
    }
  }

  /// By type: the types with a property whose protocol it alone conforms to.
  private func holdersThroughProtocols(_ conforming: [Int: [Int]]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for property in facts.properties where !property.isWeak {
      let owner = classes.owners[property.owner]
      guard let name = property.type, classes.isOwn(owner),
        let known = classes.entity(name, near: facts.types[property.owner].span.file),
        let types = conforming[known], types.count == 1, types[0] != owner
      else { continue }
      found[types[0], default: []].append(owner)
    }
    return found
  }

  /// The controllers that hold a type, or hold what holds it: those from which the fewest objects lead to it.
  private func nearestControllers(holding type: Int, _ holders: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = [type]
    var level = [type]
    for _ in 0...CodeLinkBuilder.mostBetween {
      level = level.flatMap { holders[$0] ?? [] }.filter { seen.insert($0).inserted }
      let controllers = level.filter { classes.controllerRoot(of: $0) != nil }
      if !controllers.isEmpty { return controllers.sorted() }
    }
    return []
  }
}
