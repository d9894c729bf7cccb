internal import SceneCanvas
internal import SceneGraphs

/// How much room rows need downwards, before anything has a place.
extension LayeredPlan {
  /// How high a level becomes as it is folded by a plan, about.
  func height(_ level: Int, _ plan: RowPlan) -> Int {
    guard let assignment = assignments[level] else { return 0 }
    let shelf = zip(nested.levels[level].items, assignment.layers).map { $1 == nil ? height(of: $0) : 0 }.max() ?? 0
    return rowHeights(level, plan).reduce((level == whole ? 0 : LayeredPlan.header) + shelf, +)
  }

  /// How high each row becomes, about, with the room below it.
  func rowHeights(_ level: Int, _ plan: RowPlan) -> [Int] {
    guard let assignment = assignments[level] else { return [] }
    var cards = Array(repeating: 0, count: assignment.count)
    var words = cards
    for (item, layer) in zip(nested.levels[level].items, assignment.layers) {
      if let layer { cards[layer] += height(of: item) + LayeredPlan.gap }
    }
    var told: Set<Int> = []
    for wire in nested.levels[level].wires where wire.isLabelled {
      guard case .item(let item) = wire.from, let layer = layers[item],
        bundles[level].start(of: wire).map({ told.insert($0).inserted }) ?? true
      else { continue }
      words[layer] += LayeredPlan.line * graph.edges[wire.edge].lines.count + LayeredPlan.line
    }
    return plan.rows.map { LayeredPlan.gap + max(cards[$0].max() ?? 0, words[$0].max() ?? 0) }
  }

  /// The distance between two cards, the height of a line of words, and that of what stands around a frame's content.
  private static let (gap, line, header) = (26, 12, 50)

  private func height(of item: DiagramGraph.End) -> Int {
    switch item {
    case .cluster(let frame): heights[frame]
    case .node: RowLayout.Context(graph: graph, model: model, level: 0, measure: 0).size(of: item, ports: 0).height
    }
  }
}
