internal import SceneCanvas
internal import SceneGraphs

/// Which arrows of a level share their way.
///
/// Arrows that lead to one place and say the same are a bundle: one label, with their number, and one line from there
/// on. Between rows, and in frames that they end in, all arrows of one look to one place share a trunk.
struct Bundles {
  /// All of one look that lead to one place.
  struct Trunk: Hashable {
    fileprivate var target: DiagramGraph.End
    fileprivate var meaning: DiagramGraph.Edge.Meaning
    /// Of two drawings that are compared, no line of one is another one's last stretch.
    fileprivate var news: DiagramGraph.News?
    fileprivate var entry: NestedWires.Side?
  }

  private struct Bundle: Hashable {
    var trunk: Trunk
    var words: String
    /// Whether it starts at a frame itself, and not inside.
    var startsAtFrame: Bool
  }

  private let graph: DiagramGraph
  private var bundles: [Bundle: Int] = [:]
  private var trunks: [Trunk: Int] = [:]
  private var counts: [Bundle: Int] = [:]

  init(_ wires: [NestedWires.Wire], in graph: DiagramGraph) {
    self.graph = graph
    for wire in wires {
      let (bundle, trunk) = (bundle(of: wire), trunk(of: wire, entry: nil))
      counts[bundle, default: 0] += 1
      if bundles[bundle] == nil { bundles[bundle] = bundles.count }
      if trunks[trunk] == nil { trunks[trunk] = trunks.count }
    }
  }

  func trunk(of wire: NestedWires.Wire, entry: NestedWires.Side?) -> Trunk {
    let edge = graph.edges[wire.edge]
    return Trunk(target: edge.to, meaning: edge.meaning, news: edge.news, entry: entry)
  }

  /// How many arrows share a wire's label at most.
  func count(of wire: NestedWires.Wire) -> Int { counts[bundle(of: wire)] ?? 1 }

  /// The trunk that a wire shares from its start on.
  func start(of wire: NestedWires.Wire) -> Int? {
    // An arrow to where it starts says so by its bow.
    wire.from == wire.to ? nil : bundles[bundle(of: wire)]
  }

  /// The trunk that a wire shares up to its end.
  func end(of wire: NestedWires.Wire) -> Int? { trunks[trunk(of: wire, entry: nil)].map { bundles.count + $0 } }

  private func bundle(of wire: NestedWires.Wire) -> Bundle {
    let edge = graph.edges[wire.edge]
    let startsAtFrame: Bool =
      switch edge.from {
      case .cluster: true
      case .node: false
      }
    return Bundle(
      trunk: trunk(of: wire, entry: nil), words: edge.lines.first?.text ?? "", startsAtFrame: startsAtFrame)
  }
}
