internal import SceneGraphs

/// Where the nodes of a drawing stand one after the other, as seen from its beginning.
///
/// Graphviz gives every node a rank so that arrows lead onwards, and where they run in a circle it turns one round
/// as it likes. Given the distance from the beginning, it is the arrows back that are turned.
struct GraphvizRanks {
  private let graph: DiagramGraph
  /// The place of each node in a walk by growing distance.
  private(set) var places: [Int]

  init(_ graph: DiagramGraph) {
    self.graph = graph
    places = Array(repeating: -1, count: graph.nodes.count)
    findPlaces()
  }

  /// The node at an end of an edge, since Graphviz draws edges between nodes only: itself, or the first one in the
  /// frame.
  func node(at end: DiagramGraph.End) -> Int? {
    switch end {
    case .node(let node): node
    case .cluster(let cluster): graph.nodes.indices.first { self.is($0, inside: cluster) }
    }
  }

  /// Whether a node lies in a frame, however deep.
  func `is`(_ node: Int, inside cluster: Int) -> Bool {
    var here = graph.nodes[node].cluster
    while let frame = here {
      if frame == cluster { return true }
      here = graph.clusters[frame].parent
    }
    return false
  }

  /// Nodes that no arrow puts beside one another but that stand so: what a row holds, and behind the beginning what is
  /// tied to nothing.
  var neighbours: [(left: Int, right: Int)] {
    guard graph.direction == .right else { return [] }
    let contents = FrameContents(graph)
    var neighbours: [(left: Int, right: Int)] = []
    for frame in contents.order where graph.clusters[frame].arrangement == .row {
      let firsts = contents.members[frame].compactMap { node(at: $0) }
      neighbours += zip(firsts, firsts.dropFirst()).map { ($0, $1) }
    }
    guard let entry = graph.nodes.firstIndex(where: { $0.meaning == .entry }) else { return neighbours }
    var isTied = Array(repeating: false, count: graph.nodes.count)
    for edge in graph.edges where !edge.meaning.isAside {
      if let node = node(at: edge.to) { isTied[node] = true }
    }
    for pair in neighbours { isTied[pair.right] = true }
    for node in graph.nodes.indices where !isTied[node] && node != entry { neighbours.append((entry, node)) }
    return neighbours
  }

  private mutating func findPlaces() {
    var next: [[Int]] = Array(repeating: [], count: graph.nodes.count)
    for edge in graph.edges where !edge.meaning.isAside {
      if let from = node(at: edge.from), let to = node(at: edge.to) { next[from].append(to) }
    }
    // What a container holds is as near as the container.
    let containers = graph.nodes.indices.map { outermostContainer(of: $0) }
    var held: [Int: [Int]] = [:]
    for (node, container) in containers.enumerated() {
      if let container { held[container, default: []].append(node) }
    }
    var place = 0
    var line: [Int] = []
    func visit(_ node: Int, _ places: inout [Int]) {
      for node in [node] + (containers[node].flatMap { held[$0] } ?? []) where places[node] < 0 {
        places[node] = place
        place += 1
        line.append(node)
      }
    }
    var first = 0
    for start in graph.nodes.indices {
      visit(start, &places)
      while first < line.count {
        for node in next[line[first]] { visit(node, &places) }
        first += 1
      }
    }
  }

  private func outermostContainer(of node: Int) -> Int? {
    var container: Int?
    var here = graph.nodes[node].cluster
    while let frame = here {
      if graph.clusters[frame].meaning == .container { container = frame }
      here = graph.clusters[frame].parent
    }
    return container
  }
}
