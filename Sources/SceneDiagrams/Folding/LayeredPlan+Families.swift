internal import SceneCanvas

/// Lists in which what an item leads to stands beside it, if that fits.
extension LayeredPlan {
  /// Puts the items of a level one below the other; what leads nowhere stands beside what leads to it, as far as there is
  /// room.
  mutating func takeFamilies(
    of level: Int, _ list: LayerAssignment, _ ways: LayerAssignment.Ways, room: Int
  ) -> RowPlan {
    take(list, level)
    let plain = rowPlan(level, columns(level).layers, measure: measures[level], room: room, isStacked: true)
    guard list.count <= LayeredPlan.mostListed else { return plain }
    var families = Set(ways.isTied.indices)
    // A family that doesn't fit into a row is listed like all others.
    for _ in 0..<LayeredPlan.mostListings {
      let list = LayerAssignment(ways, families: families)
      take(list, level)
      let columns = columns(level).layers
      let plan = rowPlan(level, columns, measure: measures[level], room: room, isStacked: true)
        .joined(list.follows, columns, arrows(level, measure: measures[level]), into: room)
      var isWide = plan.width > room
      for (item, layer) in list.layers.enumerated() where families.contains(item) {
        // Its family's layer comes right behind its own.
        guard let layer, layer + 1 < list.count, list.follows[layer + 1], list.holdsSeveral(layer + 1),
          plan.rowOfLayer[layer] != plan.rowOfLayer[layer + 1]
        else { continue }
        families.remove(item)
        isWide = true
      }
      if !isWide { return plan }
    }
    take(list, level)
    return plain
  }

  /// Longer lists have nothing beside their items.
  private static let mostListed = 80
  /// How often a list is made anew.
  private static let mostListings = 4
}
