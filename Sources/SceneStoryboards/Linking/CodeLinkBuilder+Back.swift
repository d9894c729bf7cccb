internal import SceneBasics
internal import SceneCode

/// Calls that lead back, which belong to the controllers in whose code they stand.
extension CodeLinkBuilder {
  /// The calls of controllers that are on the map; those in code that any controller may run are left out.
  func waysBack() -> [CodeLinks.WayBack] {
    facts.waysBack.flatMap { way -> [CodeLinks.WayBack] in
      guard let owner = way.owner, classes.isOwn(classes.owners[owner]) else { return [] }
      return shown(classes.owners[owner]).map { CodeLinks.WayBack(source: $0, verb: way.verb, span: way.span) }
    }
  }

  /// The controllers on the map that have the code of a type: its own, or else those of the few classes below it.
  private func shown(_ type: Int) -> [Int] {
    let own = numbers(of: type)
    if !own.isEmpty { return own }
    let heirs = classes.descendants(of: type).flatMap { numbers(of: $0) }
    return heirs.count <= CodeLinkBuilder.mostHeirs ? heirs.sorted() : []
  }

  private func numbers(of type: Int) -> [Int] {
    let known = scenes.controllers(ofType: type)
    if !known.isEmpty { return known }
    return [numbers[.type(type)] ?? numbers[.hosted(classes.entities[type].name.name)]].compactMap { $0 }
  }
}
