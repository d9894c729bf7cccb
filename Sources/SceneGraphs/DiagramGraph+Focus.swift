internal import SceneCanvas

extension DiagramGraph {
  /// How many nodes a picture can have that a person still takes in.
  package static let readableCount = 120

  /// How many controllers it shows, as boxes or as frames.
  package var controllerCount: Int {
    // By their indices, so that no node is copied.
    nodes.indices.count { nodes[$0].meaning != .entry && nodes[$0].meaning != .missing }
      + clusters.count { $0.meaning == .container }
  }

  /// The part of a drawing around one node.
  ///
  /// Of a tree that is the node and what hangs from it; of other drawings it is the node, or what lies in a frame of
  /// that name, and what arrows lead to and from.
  ///
  /// - Parameters:
  ///   - id: The node's name, or a frame's; nil for the whole drawing.
  ///   - depth: How many arrows away the part ends; without it, trees end at their leaves and others one arrow away.
  /// - Returns: The part, or nil if nothing has that name.
  package func focused(on id: String?, depth: Int?) -> DiagramGraph? {
    let part =
      switch direction {
      case .down: branch(at: id, depth: depth)
      case .right: neighbourhood(of: id, depth: depth)
      }
    guard var part, let id else { return part }
    part.heading.append(DiagramText((direction == .down ? "from " : "around ") + id, .detail))
    return part
  }

  /// The names that a part can be asked for by.
  package var names: [String] { nodes.filter { $0.meaning != .entry }.map(\.id) + clusters.compactMap(\.name) }

  private func branch(at id: String?, depth: Int?) -> DiagramGraph? {
    let forest = DiagramForest(self)
    var open = forest.roots
    if let id {
      guard let node = nodes.firstIndex(where: { $0.id == id }) else { return nil }
      open = [node]
    }
    var isKept = Array(repeating: false, count: nodes.count)
    var part = self
    for _ in 0...min(depth ?? nodes.count, nodes.count) where !open.isEmpty {
      for node in open { isKept[node] = true }
      open = open.flatMap { forest.children[$0] }
    }
    let sizes = open.isEmpty ? [] : forest.sizes
    for node in open {
      // A parent that has lost children says how many; siblings are counted together.
      guard let arrow = forest.arrows[node], case .node(let parent) = edges[arrow].from else { continue }
      let text = DiagramText("+ \(sizes[parent]) more below", .note)
      if part.nodes[parent].lines.last != text { part.nodes[parent].lines.append(text) }
    }
    return isKept.contains(false) ? part.keeping(isKept) : part
  }

  private func neighbourhood(of id: String?, depth: Int?) -> DiagramGraph? {
    guard let id else { return self }
    var isKept = nodes.indices.map { node in
      nodes[node].id == id
        || clusters.indices.contains { clusters[$0].name == id && self.is(.node(node), inside: .cluster($0)) }
    }
    guard isKept.contains(true) else { return nil }
    // Nothing lies further away than there are nodes.
    for _ in 0..<min(depth ?? 1, nodes.count) {
      var next = isKept
      for edge in edges {
        let (from, to) = (members(of: edge.from), members(of: edge.to))
        if from.contains(where: { isKept[$0] }) { for node in to { next[node] = true } }
        if to.contains(where: { isKept[$0] }) { for node in from { next[node] = true } }
      }
      if next == isKept { break }
      isKept = next
    }
    return keeping(isKept)
  }

  private func members(of end: End) -> [Int] {
    switch end {
    case .node(let node): [node]
    case .cluster: nodes.indices.filter { self.is(.node($0), inside: end) }
    }
  }

  /// The drawing with some of its nodes, the frames around them and the arrows between what is left.
  package func keeping(_ isKept: [Bool]) -> DiagramGraph {
    var part = self
    (part.nodes, part.clusters, part.edges) = ([], [], [])
    var isNeeded = Array(repeating: false, count: clusters.count)
    for (index, node) in nodes.enumerated() where isKept[index] {
      var frame = node.cluster
      while let here = frame, !isNeeded[here] {
        isNeeded[here] = true
        frame = clusters[here].parent
      }
    }
    var frames: [Int: Int] = [:]
    for index in clusters.indices where isNeeded[index] { frames[index] = frames.count }
    part.clusters = clusters.indices.filter { isNeeded[$0] }.map { index in
      var cluster = clusters[index]
      cluster.parent = cluster.parent.flatMap { frames[$0] }
      cluster.position = isKept.prefix(cluster.position).count { $0 }
      return cluster
    }
    var places: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() where isKept[index] {
      places[index] = part.nodes.count
      part.nodes.append(node)
      part.nodes[part.nodes.count - 1].cluster = node.cluster.flatMap { frames[$0] }
    }
    func moved(_ end: End) -> End? {
      switch end {
      case .node(let node): places[node].map { .node($0) }
      case .cluster(let cluster): frames[cluster].map { .cluster($0) }
      }
    }
    for edge in edges {
      guard let from = moved(edge.from), let to = moved(edge.to) else { continue }
      var edge = edge
      (edge.from, edge.to) = (from, to)
      part.edges.append(edge)
    }
    return part
  }
}

extension DiagramGraph.Cluster {
  /// The controller that it is, if it is one.
  fileprivate var name: String? {
    switch meaning {
    case .container: String(id.dropFirst("container ".count))
    case .group, .file, .lane: nil
    }
  }
}
