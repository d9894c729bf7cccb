internal import SceneCanvas

/// Lists in which what an item leads to stands beside it, if that fits.
extension LayeredPlan {
  /// Puts the items of a level one below the other; what leads nowhere stands beside what leads to it, as far as there is
  /// room.
  mutating func takeFamilies(
    of level: Int, _ list: LayerAssignment, _ ways: LayerAssignment.Ways, room: Int
  ) -> RowPlan {
    var families = Set(ways.isTied.indices)
    // A family that doesn't fit into a row is listed like all others.
    for _ in 0..<(list.count <= LayeredPlan.mostListed ? LayeredPlan.mostListings : 0) {
      let list = LayerAssignment(ways, families: families)
      take(list, level)
      let columns = columns(level).layers
      var wide = list.families(of: families) { columns[$0] + columns[$0 + 1] + RowPlan.channel > room }
      if wide.isEmpty {
        let plan = rowPlan(level, columns, measure: measures[level], room: room, isStacked: true)
          .joined(list.follows, columns, arrows(level, measure: measures[level]), into: room)
        wide = list.families(of: families) { plan.rowOfLayer[$0] != plan.rowOfLayer[$0 + 1] }
        if wide.isEmpty {
          if plan.width <= room { return plan }
          break
        }
      }
      families.subtract(wide)
    }
    take(list, level)
    return rowPlan(level, columns(level).layers, measure: measures[level], room: room, isStacked: true)
  }

  /// Longer lists have nothing beside their items.
  private static let mostListed = 80
  /// How often a list is made.
  private static let mostListings = 4
}
