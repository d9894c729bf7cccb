internal import SceneGraphs

/// The arrows of a drawing cut at the frames that they cross: what has to be routed inside each frame by itself.
///
/// An arrow belongs to the innermost frame around both of its ends. Where an end lies deeper, the arrow leads to the
/// side of the frame around it, and from there on inside that frame.
struct NestedWires {
  /// A side of a frame, of a row, or of what stands in it.
  enum Side: Hashable {
    case left, right

    /// The other side.
    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      }
    }
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
    /// Whether the arrow's label stands here.
    var isLabelled: Bool
    /// Whether it is the beginning of an arrow that goes on outside of the frame.
    var isStart = false
    /// Whether it is known at which side it meets its frame.
    var isTurned = false
    /// Whether it shares its way with others where it comes in.
    var isShared = false
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
  /// The pieces of each arrow: in which level, and which of its wires.
  private var pieces: [[(level: Int, wire: Int)]]

  init(_ graph: DiagramGraph) {
    self.graph = graph
    levels = Array(repeating: Level(), count: graph.clusters.count + 1)
    pieces = Array(repeating: [], count: graph.edges.count)
    let contents = FrameContents(graph)
    order = [graph.clusters.count] + contents.order
    for (level, members) in (contents.members + [contents.outermost]).enumerated() { levels[level].items = members }
    for index in graph.edges.indices { add(edge: index) }
  }

  /// Makes an arrow meet the frame that one of its ends lies in from a side.
  mutating func turn(_ edge: Int, isTarget: Bool, inside frame: Int, to side: Side, isShared: Bool = false) {
    for piece in pieces[edge] where piece.level == frame {
      levels[frame].wires[piece.wire].isShared = isShared
      levels[frame].wires[piece.wire].isTurned = true
      if isTarget {
        levels[frame].wires[piece.wire].from = .border(side)
      } else {
        levels[frame].wires[piece.wire].to = .border(side)
      }
    }
  }

  /// Puts that before all else in a level where the scene begins, be it deep in it.
  mutating func putStartFirst(in level: Int) {
    for wire in levels[level].wires where graph.edges[wire.edge].meaning == .enters {
      guard case .item(let item) = wire.to, let place = levels[level].items.firstIndex(of: item) else { continue }
      levels[level].items.insert(levels[level].items.remove(at: place), at: 0)
    }
  }

  /// The level in which an end stands.
  private func level(of end: DiagramGraph.End) -> Int {
    switch end {
    case .node(let node): graph.nodes[node].cluster ?? graph.clusters.count
    case .cluster(let cluster): graph.clusters[cluster].parent ?? graph.clusters.count
    }
  }

  /// The item that an end is in each level that it lies in, the innermost first.
  func way(out end: DiagramGraph.End) -> [(item: DiagramGraph.End, level: Int)] {
    var way = [(end, level(of: end))]
    while let last = way.last, last.1 < graph.clusters.count {
      way.append((.cluster(last.1), level(of: .cluster(last.1))))
    }
    return way
  }

  private mutating func add(_ wire: Wire, to level: Int) {
    pieces[wire.edge].append((level, levels[level].wires.count))
    levels[level].wires.append(wire)
  }

  private mutating func add(edge index: Int) {
    let edge = graph.edges[index]
    let (starts, ends) = (way(out: edge.from), way(out: edge.to))
    let hasLabel = !edge.lines.isEmpty
    let around: Int
    var (start, end): (Int?, Int?) = (nil, nil)
    if case .cluster(let frame) = edge.to, let place = starts.firstIndex(where: { $0.level == frame }) {
      (around, start) = (frame, place)
    } else if case .cluster(let frame) = edge.from, let place = ends.firstIndex(where: { $0.level == frame }) {
      (around, end) = (frame, place)
    } else {
      around = starts.map(\.level).first { level in ends.contains { $0.level == level } } ?? graph.clusters.count
      start = starts.firstIndex { $0.level == around }
      end = ends.firstIndex { $0.level == around }
    }
    var isLabelled = false
    for (item, level) in starts[..<(start ?? 0)] {
      // A label stands as near to where the arrow starts as it can, but widens no controller's own frame.
      let takes = hasLabel && !isLabelled && graph.clusters[level].meaning != .container
      isLabelled = isLabelled || takes
      add(Wire(edge: index, from: .item(item), to: .border(.right), isLabelled: takes, isStart: true), to: level)
    }
    for (item, level) in ends[..<(end ?? 0)] {
      add(Wire(edge: index, from: .border(.left), to: .item(item), isLabelled: false), to: level)
    }
    add(
      Wire(
        edge: index, from: start.map { .item(starts[$0].item) } ?? .border(.left),
        to: end.map { .item(ends[$0].item) } ?? .border(.right), isLabelled: hasLabel && !isLabelled),
      to: around)
  }
}

extension NestedWires.Wire {
  /// The side at which it meets its frame, if that is known.
  var side: NestedWires.Side? {
    switch (from, to) {
    case (.border(let side), _), (_, .border(let side)): isTurned ? side : nil
    case (.item, .item): nil
    }
  }
}
