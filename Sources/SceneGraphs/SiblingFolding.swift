package import SceneCanvas

/// Trees in which long rows of siblings that are all alike stand as one box: `57 more`.
///
/// Drawings of several moments are folded alike: siblings that ever differ keep their boxes in all of them.
package struct SiblingFolding {
  package private(set) var graphs: [DiagramGraph]
  /// How many have no box of their own, at most, in one of the drawings.
  package private(set) var count = 0

  /// Longer rows are folded; of them the first two and the last are left.
  private static let most = 8

  /// - Parameter room: How wide a picture may be; nil is as wide as it gets, and nothing is folded.
  package init(_ graphs: [DiagramGraph], room: Int?) {
    self.graphs = graphs
    guard room != nil, graphs.allSatisfy({ $0.direction == .down }) else { return }
    guard graphs.contains(where: { $0.mayHaveRows(longerThan: SiblingFolding.most) }) else { return }
    let forests = graphs.map { DiagramForest($0) }
    // Only what stands in a long row may look like others there.
    var rows: Set<String> = []
    for (graph, forest) in zip(graphs, forests) {
      for siblings in forest.rows(longerThan: SiblingFolding.most) {
        rows.formUnion(siblings.lazy.map { graph.nodes[$0].id })
      }
    }
    guard !rows.isEmpty else { return }
    var looks: [String: [Look?]] = [:]
    for (number, (graph, forest)) in zip(graphs, forests).enumerated() {
      for node in graph.nodes.indices where rows.contains(graph.nodes[node].id) {
        looks[graph.nodes[node].id, default: Array(repeating: nil, count: graphs.count)][number] = Look(
          node, graph, forest)
      }
    }
    for (number, (graph, forest)) in zip(graphs, forests).enumerated() {
      let runs = SiblingFolding.runs(in: graph, forest, looks)
      self.graphs[number] = SiblingFolding.folded(graph, runs)
      count = max(count, runs.reduce(0) { $0 + $1.count })
    }
  }

  /// All about a node but its own name.
  private struct Look: Hashable {
    var node: DiagramGraph.Node
    var arrow: DiagramGraph.Edge?
    var parent: String?

    /// The look of a node; nil if it is more than a sibling among others.
    init?(_ index: Int, _ graph: DiagramGraph, _ forest: DiagramForest) {
      node = graph.nodes[index]
      guard forest.children[index].isEmpty, !node.lines.contains(where: { $0.role == .alarm || $0.role == .note })
      else {
        return nil
      }
      node.id = ""
      node.place = nil
      node.lines.removeAll { $0.role == .name || $0.role == .title }
      // The third tab is like the fourth.
      for line in node.lines.indices { node.lines[line].text.removeAll(where: \.isNumber) }
      arrow = forest.arrows[index].map { graph.edges[$0] }
      arrow?.to = .node(0)
      if case .node(let above)? = arrow?.from { parent = graph.nodes[above].id }
      arrow?.from = .node(0)
    }
  }

  /// The rows of siblings that find no place of their own.
  private static func runs(
    in graph: DiagramGraph, _ forest: DiagramForest, _ looks: [String: [Look?]]
  ) -> [ArraySlice<Int>] {
    var runs: [ArraySlice<Int>] = []
    for row in forest.rows(longerThan: most) {
      let siblings = Array(row)
      var start = 0
      while start < siblings.count {
        let look = looks[graph.nodes[siblings[start]].id]
        var end = start + 1
        while end < siblings.count, looks[graph.nodes[siblings[end]].id] == look { end += 1 }
        let isAlike = look.map { $0.contains { $0 != nil } } ?? false
        if isAlike, end - start > most { runs.append(siblings[(start + 2)..<(end - 1)]) }
        start = end
      }
    }
    return runs
  }

  /// The drawing with a box for each row: the first of it, with other words.
  private static func folded(_ graph: DiagramGraph, _ runs: [ArraySlice<Int>]) -> DiagramGraph {
    guard !runs.isEmpty else { return graph }
    var graph = graph
    var isKept = Array(repeating: true, count: graph.nodes.count)
    for run in runs {
      guard let first = run.first, let last = run.last else { continue }
      for node in run.dropFirst() { isKept[node] = false }
      let names = "\(graph.nodes[first].id) … \(graph.nodes[last].id)"
      let state = graph.nodes[first].lines.filter { $0.role == .state }
      graph.nodes[first].id = names
      graph.nodes[first].lines = [DiagramText("\(run.count) more", .name), DiagramText(names, .detail)] + state
      graph.nodes[first].place = nil
      graph.nodes[first].count = run.count
    }
    return graph.keeping(isKept)
  }
}

extension DiagramGraph {
  /// The part of some drawings that a picture tells in words, to keep to its width; nil if nothing.
  package static func omission(of graphs: [DiagramGraph], style: DiagramStyle) -> String? {
    // Arrows that lead on are all drawn.
    guard let graph = graphs.first, graph.direction == .down else { return nil }
    let count = SiblingFolding(graphs, room: style.room).count
    return count == 0 ? nil : "\(count) siblings that are all alike have no box of their own"
  }

  /// Whether more siblings than that may stand side by side: a look at the arrows, which costs less than the trees.
  fileprivate func mayHaveRows(longerThan most: Int) -> Bool {
    var (counts, isBelow) = (Array(repeating: 0, count: nodes.count), Array(repeating: false, count: nodes.count))
    var roots = nodes.count
    for edge in edges.indices {
      guard case .node(let from) = edges[edge].from, case .node(let to) = edges[edge].to else { continue }
      counts[from] += 1
      if counts[from] > most { return true }
      if !isBelow[to] { roots -= 1 }
      isBelow[to] = true
      // A circle, of which one node becomes a root, has an arrow back.
      if from >= to { roots += 1 }
    }
    return roots > most
  }
}
