/// What lies in each frame of a drawing, directly.
struct FrameContents {
  /// The frames that lie in no other.
  private(set) var outermost: [Int] = []
  /// The frames in each frame.
  private(set) var frames: [[Int]]
  /// The nodes in each frame.
  private(set) var nodes: [[Int]]
  /// Every frame behind the one that it lies in.
  private(set) var order: [Int] = []

  init(_ graph: DiagramGraph) {
    frames = Array(repeating: [], count: graph.clusters.count)
    nodes = Array(repeating: [], count: graph.clusters.count)
    for (index, cluster) in graph.clusters.enumerated() {
      if let parent = cluster.parent { frames[parent].append(index) } else { outermost.append(index) }
    }
    for (index, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { nodes[cluster].append(index) }
    }
    var open = Array(outermost.reversed())
    while let frame = open.popLast() {
      order.append(frame)
      open += frames[frame].reversed()
    }
  }
}

extension DiagramGraph {
  /// Whether one end is a frame and the other lies in it, however deep.
  func `is`(_ inner: End, inside outer: End) -> Bool {
    guard case .cluster(let frame) = outer else { return false }
    var here: Int? =
      switch inner {
      case .node(let node): nodes[node].cluster
      case .cluster(let cluster): clusters[cluster].parent
      }
    while let cluster = here {
      if cluster == frame { return true }
      here = clusters[cluster].parent
    }
    return false
  }
}
