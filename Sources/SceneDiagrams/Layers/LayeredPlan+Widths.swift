internal import SceneCanvas
internal import SceneGraphs

/// How much room layers, labels and frames need.
extension LayeredPlan {
  /// The width of each layer of a level, and of the widest that no arrow touches.
  func columns(_ level: Int) -> (layers: [Int], other: Int) {
    guard let assignment = assignments[level] else { return ([], 0) }
    var columns = Array(repeating: 0, count: assignment.count)
    var widest = context(level).header.width
    for (index, item) in nested.levels[level].items.enumerated() {
      let width = width(of: item)
      guard let layer = assignment.layers[index] else {
        widest = max(widest, width)
        continue
      }
      columns[layer] = max(columns[layer], width)
    }
    if hasLanes, level == whole {
      // All lanes become as wide as the widest.
      let lanes = nested.levels[level].items.filter { isLane($0) }.map { width(of: $0) }
      columns = columns.map { max($0, lanes.max() ?? 0) }
    }
    return (columns, widest)
  }

  /// The arrows of a level, with labels as wide as that at most.
  func arrows(_ level: Int, measure: Int) -> [RowPlan.Arrow] {
    let (inside, bundles) = (nested.levels[level], bundles[level])
    func layer(_ end: NestedWires.End) -> Int? {
      switch end {
      case .item(let item): layers[item]
      case .border: nil
      }
    }
    func label(of wire: NestedWires.Wire) -> Int {
      let count = bundles.count(of: wire)
      let text = labels.width(of: wire.edge, count: 1, measure: measure)
      return count > 1 ? max(text, labels.width(of: wire.edge, count: count, measure: measure)) : text
    }
    return inside.wires.map { wire in
      let from = layer(wire.from)
      return RowPlan.Arrow(
        from: from, to: layer(wire.to), side: wire.side, label: wire.isLabelled ? label(of: wire) : 0,
        exits: passed(graph.edges[wire.edge].from, in: level), entries: passed(graph.edges[wire.edge].to, in: level),
        trunk: bundles.end(of: wire) ?? 0,
        bundle: from != nil ? bundles.start(of: wire) : wire.isShared ? bundles.end(of: wire) : nil)
    }
  }

  /// How many layers an end has at its left and right in the lane or file that it lies in.
  private func passed(_ end: DiagramGraph.End, in level: Int) -> (left: Int, right: Int) {
    let way = nested.way(out: end)
    guard let place = way.firstIndex(where: { $0.level == level }), place > 0, level == whole,
      let assignment = assignments[way[place - 1].level],
      let layer = layers[way[place - 1].item]
    else { return (0, 0) }
    return (min(layer, 2), min(assignment.count - 1 - layer, 2))
  }

  private func width(of item: DiagramGraph.End) -> Int {
    switch item {
    case .cluster(let frame): widths[frame]
    case .node:
      RowLayout.Context(graph: graph, model: model, level: 0, measure: 0).size(of: item, ports: 0).width
    }
  }
}
