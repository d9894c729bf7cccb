/// The arrows of a drawing cut at the frames that they cross: what has to be routed inside each frame by itself.
///
/// An arrow belongs to the innermost frame around both of its ends. Where an end lies deeper, the arrow leads to the
/// side of the frame around it, and from there on inside that frame.
struct NestedWires {
  /// A side of a frame, or of what stands in it.
  enum Side: Hashable {
    case left, right
  }

  /// Where a wire ends inside a frame.
  enum End: Hashable {
    /// A node or a frame that stands there.
    case item(DiagramGraph.End)
    /// A side of the frame itself, from the inside.
    case border(Side)
  }

  /// A stretch of an arrow inside one frame.
  struct Wire {
    var edge: Int
    var from: End
    var to: End
    /// Whether the arrow belongs to this frame, so that its label stands here.
    var isWhole: Bool
  }

  /// The inside of one frame, or the whole drawing.
  struct Level {
    var items: [DiagramGraph.End] = []
    var wires: [Wire] = []
  }

  /// The levels of the frames by their indices, and the whole drawing behind them.
  private(set) var levels: [Level]
  /// Each level behind those that it lies in.
  private(set) var order: [Int]
  private let graph: DiagramGraph

  init(_ graph: DiagramGraph) {
    self.graph = graph
    levels = Array(repeating: Level(), count: graph.clusters.count + 1)
    let contents = FrameContents(graph)
    order = [graph.clusters.count] + contents.order
    for (level, members) in (contents.members + [contents.outermost]).enumerated() { levels[level].items = members }
    for index in graph.edges.indices { add(edge: index) }
  }

  /// The level in which an end stands.
  func level(of end: DiagramGraph.End) -> Int {
    switch end {
    case .node(let node): graph.nodes[node].cluster ?? graph.clusters.count
    case .cluster(let cluster): graph.clusters[cluster].parent ?? graph.clusters.count
    }
  }

  /// What of a level an end is, or lies in.
  func item(of end: DiagramGraph.End, in level: Int) -> DiagramGraph.End? {
    var here = end
    while self.level(of: here) != level {
      let frame = self.level(of: here)
      guard frame < graph.clusters.count else { return nil }
      here = .cluster(frame)
    }
    return here
  }

  /// Goes on with a wire inside a frame that its end lies in, from the side where it meets the frame.
  mutating func extend(_ edge: Int, to end: DiagramGraph.End, isTarget: Bool, inside frame: Int, from side: Side) {
    guard let item = item(of: end, in: frame) else { return }
    let (from, to): (End, End) = isTarget ? (.border(side), .item(item)) : (.item(item), .border(side))
    levels[frame].wires.append(Wire(edge: edge, from: from, to: to, isWhole: false))
  }

  private mutating func add(edge index: Int) {
    let edge = graph.edges[index]
    if case .cluster(let frame) = edge.to, graph.is(edge.from, inside: edge.to) {
      guard let item = item(of: edge.from, in: frame) else { return }
      levels[frame].wires.append(Wire(edge: index, from: .item(item), to: .border(.right), isWhole: true))
    } else if case .cluster(let frame) = edge.from, graph.is(edge.to, inside: edge.from) {
      guard let item = item(of: edge.to, in: frame) else { return }
      levels[frame].wires.append(Wire(edge: index, from: .border(.left), to: .item(item), isWhole: true))
    } else {
      var around = level(of: edge.from)
      while item(of: edge.to, in: around) == nil, around < graph.clusters.count { around = level(of: .cluster(around)) }
      guard let from = item(of: edge.from, in: around), let to = item(of: edge.to, in: around) else { return }
      levels[around].wires.append(Wire(edge: index, from: .item(from), to: .item(to), isWhole: true))
    }
  }
}
