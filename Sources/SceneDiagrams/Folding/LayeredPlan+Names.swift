internal import SceneCanvas
internal import SceneGraphs

/// The names of targets at arrows that are hard to follow.
extension LayeredPlan {
  /// This plan where each arrow with a long way on says where it leads; the plan itself where that is too wide. If there is
  /// room, each that leads round a row says it too.
  func namingTargets(in room: Int?) -> LayeredPlan {
    naming(farEdges(countsSideways: true), in: room) ?? naming(farEdges(countsSideways: false), in: room) ?? self
  }

  /// This plan where some arrows say where they lead; nil where that is too wide.
  private func naming(_ edges: [Int], in room: Int?) -> LayeredPlan? {
    var named = graph
    var isNew = false
    for edge in edges where !graph.edges[edge].lines.isEmpty && !graph.edges[edge].meaning.isAside {
      guard let name = graph.title(of: graph.edges[edge].to),
        !graph.edges[edge].lines.contains(where: { $0.text.lowercased().contains(name.lowercased()) })
      else { continue }
      named.edges[edge].lines.append(DiagramText(Lanes.arrow + name, .detail))
      isNew = true
    }
    guard isNew else { return nil }
    var plan = LayeredPlan(named, hasLanes: hasLanes)
    plan.footnotes = footnotes
    plan = plan.folded(into: rooms[whole])
    return plan.width <= room ?? .max && plan.folds == folds ? plan : nil
  }

  /// The arrows that lead further than one sees at a glance.
  ///
  /// - Parameter countsSideways: Whether the way round a row counts as long as it is, and not just the way up or down.
  private func farEdges(countsSideways: Bool) -> [Int] {
    nested.order.flatMap { level -> [Int] in
      guard let plan = rows[level], !(hasLanes && level == whole) else { return [] }
      let heights = rowHeights(level, plan)
      let columns = columns(level).layers
      return nested.levels[level].wires.compactMap { wire in
        guard case .item(let from) = wire.from, case .item(let to) = wire.to, let one = layers[from],
          let other = layers[to]
        else { return nil }
        let rows = (plan.rowOfLayer[one], plan.rowOfLayer[other])
        let way: Int
        if rows.0 == rows.1 {
          let passed = columns[min(one, other)..<max(one, other)].dropFirst()
          way = passed.reduce(0, +) + abs(one - other) * (measures[level] + 2 * RowPlan.channel)
        } else {
          let down = heights[min(rows.0, rows.1)...max(rows.0, rows.1)].reduce(0, +)
          way = down + (countsSideways ? plan.width : 0)
        }
        return way > LayeredPlan.farWay ? wire.edge : nil
      }
    }
  }

  /// Longer ways aren't seen at a glance.
  private static let farWay = 400
}
