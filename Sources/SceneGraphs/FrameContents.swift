/// The contents of each frame of a drawing, those directly in it, in the drawing's order.
package struct FrameContents {
  /// The items that lie in no frame.
  package private(set) var outermost: [DiagramGraph.End] = []
  /// The items of each frame.
  package private(set) var members: [[DiagramGraph.End]]
  /// Every frame behind the one that it lies in.
  package private(set) var order: [Int] = []

  package init(_ graph: DiagramGraph) {
    members = Array(repeating: [], count: graph.clusters.count)
    // A frame stands before the node that comes next in the drawing.
    let frames = graph.clusters.indices.sorted {
      (graph.clusters[$0].position, $0) < (graph.clusters[$1].position, $1)
    }
    var next = frames.startIndex
    for node in 0...graph.nodes.count {
      while next < frames.endIndex, graph.clusters[frames[next]].position <= node || node == graph.nodes.count {
        add(.cluster(frames[next]), to: graph.clusters[frames[next]].parent)
        next += 1
      }
      if node < graph.nodes.count { add(.node(node), to: graph.nodes[node].cluster) }
    }
    var open = FrameContents.frames(in: outermost).reversed() as [Int]
    while let frame = open.popLast() {
      order.append(frame)
      open += FrameContents.frames(in: members[frame]).reversed()
    }
  }

  private mutating func add(_ end: DiagramGraph.End, to frame: Int?) {
    if let frame { members[frame].append(end) } else { outermost.append(end) }
  }

  private static func frames(in ends: [DiagramGraph.End]) -> [Int] {
    ends.compactMap { end in
      switch end {
      case .node: nil
      case .cluster(let frame): frame
      }
    }
  }
}

extension DiagramGraph {
  /// Whether one end is a frame and the other lies in it, however deep.
  package func `is`(_ inner: End, inside outer: End) -> Bool {
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
