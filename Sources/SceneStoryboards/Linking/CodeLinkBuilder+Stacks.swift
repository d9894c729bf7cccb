internal import SceneBasics
internal import SceneCode

/// Pushes that no navigation controller can get.
extension CodeLinkBuilder {
  /// The pushes onto the own navigation controller by screens that one call alone makes, and shows without one.
  func pushesWithoutStack() -> [CodeLinks.Transition] {
    let spans = Set(facts.transitions.filter { isOntoOwnStack($0) }.map(\.span))
    guard !spans.isEmpty else { return [] }
    let held = Set(edges.map(\.destination) + controllers.flatMap { $0.contents + [$0.search].compactMap { $0 } })
    let shown = Dictionary(grouping: transitions) { $0.destination }
    let alone = numbers.filter { destination, number in
      guard case .type(let type) = destination, !held.contains(number), isNamedOnce(type) else { return false }
      let ways = shown[number] ?? []
      return ways.allSatisfy { $0.verb == .present } && !(ways.isEmpty && !starts.contains { $0.number == number })
    }
    let sources = Set(alone.values)
    return transitions.filter { $0.verb == .push && spans.contains($0.span) && sources.contains($0.source) }
  }

  /// Whether a call is `navigationController?.pushViewController` of a screen, with UIKit's property.
  private func isOntoOwnStack(_ transition: CodeFacts.Transition) -> Bool {
    guard transition.verb == .push, let receiver = transition.receiver, CodeWord(receiver) == .navigationController,
      let owner = transition.owner, !transition.isStatic
    else { return false }
    let type = classes.owners[owner]
    return classes.controllerRoot(of: type) != nil
      && classes.line(of: type).allSatisfy { destinations.found(receiver, on: $0).isEmpty }
  }

  /// Whether the code names a class just once besides where it declares it, and no class derives from it.
  private func isNamedOnce(_ type: Int) -> Bool {
    guard classes.isOwn(type), classes.children[type].isEmpty, classes.named(classes.text(type)).count == 1,
      let root = classes.controllerRoot(of: type), CodeClasses.kind(root) != .navigation
    else { return false }
    let uses = facts.uses[Int(classes.entities[type].name.name.rawValue)]
    return uses & (CodeFacts.isNamedAgain | CodeFacts.isText) == 0
      && (classes.entities[type].declaration.flatMap { facts.types[$0].otherName }) == nil
  }
}
