internal import SceneCanvas

/// A drawing of segues that is too large as a whole: where it starts, and which frames lead to which.
extension DiagramGraph {
  /// The screens near the start: what can be reached from it in so many steps. A card says how many of its arrows lead
  /// out of the picture. Nil where no start is known.
  package func nearStart(steps: Int) -> DiagramGraph? {
    let inside = nodesInClusters
    func members(at end: End) -> [Int] {
      switch end {
      case .node(let node): [node]
      case .cluster(let cluster): inside[cluster]
      }
    }
    let ends = edges.map { (from: members(at: $0.from), to: members(at: $0.to)) }
    /// By node: the arrows that leave it.
    var leaving: [[Int]] = Array(repeating: [], count: nodes.count)
    for (edge, end) in ends.enumerated() { for node in end.from { leaving[node].append(edge) } }
    var isKept = nodes.map { $0.meaning == .entry }
    guard isKept.contains(true) else { return nil }
    var open = nodes.indices.filter { isKept[$0] }
    // The first step only leads to the start.
    for _ in 0...steps {
      var next: [Int] = []
      for node in open.flatMap({ leaving[$0] }).flatMap({ ends[$0].to }) where !isKept[node] {
        isKept[node] = true
        next.append(node)
      }
      // Where nothing leaves the start, what makes it leads on in its place.
      if !next.isEmpty, next.allSatisfy({ leaving[$0].isEmpty }) {
        let makers = nodes.indices.filter {
          !isKept[$0] && leaving[$0].contains { ends[$0].to.contains { next.contains($0) } }
        }
        for node in makers { isKept[node] = true }
        next += makers
      }
      open = next
    }
    var part = self
    for node in nodes.indices where isKept[node] {
      let others = leaving[node].count { !ends[$0].to.contains { isKept[$0] } }
      if others > 0 { part.nodes[node].lines.append(DiagramText(others == 1 ? "+1 way" : "+\(others) ways", .note)) }
    }
    part = part.keeping(isKept)
    part.heading.append(DiagramText("up to \(steps) step\(steps == 1 ? "" : "s") from the start", .detail))
    return part
  }

  /// For each of the inner frames the others to which arrows lead from it, with their number, in the order of the frames.
  package var waysBetweenFrames: [Int: [(to: Int, count: Int)]] {
    func home(_ cluster: Int?) -> Int? {
      var here = cluster
      while let frame = here, !clusters[frame].meaning.isOfNames { here = clusters[frame].parent }
      return here
    }
    func home(of end: End) -> Int? {
      switch end {
      case .node(let node): home(nodes[node].cluster)
      case .cluster(let cluster): home(cluster)
      }
    }
    var counts: [Int: [Int: Int]] = [:]
    for edge in edges {
      guard let from = home(of: edge.from), let to = home(of: edge.to), from != to else { continue }
      counts[from, default: [:]][to, default: 0] += 1
    }
    return counts.mapValues { ways in ways.map { (to: $0.key, count: $0.value) }.sorted { $0.to < $1.to } }
  }

  /// By frame: the nodes in it, however deep.
  private var nodesInClusters: [[Int]] {
    var inside: [[Int]] = Array(repeating: [], count: clusters.count)
    for (index, node) in nodes.enumerated() {
      var here = node.cluster
      while let outer = here {
        inside[outer].append(index)
        here = clusters[outer].parent
      }
    }
    return inside
  }
}
