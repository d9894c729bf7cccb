internal import SceneCanvas

extension DiagramGraph {
  /// The frames of files and groups in which nodes stand, with no other such frame between, in the order of the drawing.
  package var innerFrames: [Int] {
    var found: Set<Int> = []
    for node in nodes {
      var here = node.cluster
      while let frame = here, !clusters[frame].meaning.isOfNames { here = clusters[frame].parent }
      if let here { found.insert(here) }
    }
    return found.sorted()
  }

  /// The part of a drawing in one of these frames: what stands in it, what an arrow leads there from or to, and these
  /// arrows.
  package func part(inFrame frame: Int) -> DiagramGraph {
    let isInside = nodes.map { node in
      var here = node.cluster
      while let inner = here, !clusters[inner].meaning.isOfNames { here = clusters[inner].parent }
      return here == frame
    }
    /// By frame: the nodes in it, however deep.
    var inside: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      var here = node.cluster
      while let outer = here {
        inside[outer, default: []].append(index)
        here = clusters[outer].parent
      }
    }
    func members(at end: End) -> [Int] {
      switch end {
      case .node(let node): [node]
      case .cluster(let cluster): inside[cluster] ?? []
      }
    }
    var part = self
    if let name = clusters[frame].lines.first, !part.heading.isEmpty { part.heading[0].text = name.text }
    part.edges = edges.filter { edge in
      (members(at: edge.from) + members(at: edge.to)).contains { isInside[$0] }
    }
    var isKept = isInside
    for edge in part.edges { for node in members(at: edge.from) + members(at: edge.to) { isKept[node] = true } }
    return part.keeping(isKept)
  }
}

extension DiagramGraph.Cluster.Meaning {
  /// Whether it is around what belongs together by name alone.
  package var isOfNames: Bool {
    switch self {
    case .group, .file: true
    case .container, .lane: false
    }
  }
}
