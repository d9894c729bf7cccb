/// The nodes of a drawing as trees: what hangs from what, and by which arrow.
///
/// A node hangs from the first that leads to it; arrows between frames, second arrows to a node and arrows that would
/// close a circle stay out.
struct DiagramForest {
  /// The nodes that hang from nothing, in the drawing's order.
  private(set) var roots: [Int] = []
  /// What hangs from each node, in the order of the arrows.
  private(set) var children: [[Int]]
  /// The arrow by which each node hangs.
  private(set) var arrows: [Int?]
  /// Every node behind the one that it hangs from, a tree at a time.
  private(set) var order: [Int] = []

  init(_ graph: DiagramGraph) {
    children = Array(repeating: [], count: graph.nodes.count)
    arrows = Array(repeating: nil, count: graph.nodes.count)
    var parents: [Int?] = Array(repeating: nil, count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() {
      guard case .node(let from) = edge.from, case .node(let to) = edge.to, from != to, parents[to] == nil else {
        continue
      }
      parents[to] = from
      arrows[to] = index
      children[from].append(to)
    }
    order.reserveCapacity(graph.nodes.count)
    var isSeen = Array(repeating: false, count: graph.nodes.count)
    for node in graph.nodes.indices where parents[node] == nil { visit(node, &isSeen) }
    // What is left runs in circles; each is opened where the drawing names it first.
    for node in graph.nodes.indices where !isSeen[node] {
      if let parent = parents[node] { children[parent].removeAll { $0 == node } }
      arrows[node] = nil
      visit(node, &isSeen)
    }
  }

  /// How many nodes hang below each, however deep.
  var sizes: [Int] {
    var sizes = Array(repeating: 0, count: children.count)
    for node in order.reversed() { sizes[node] = children[node].reduce(0) { $0 + sizes[$1] + 1 } }
    return sizes
  }

  private mutating func visit(_ root: Int, _ isSeen: inout [Bool]) {
    roots.append(root)
    var open = [root]
    while let node = open.popLast() {
      guard !isSeen[node] else { continue }
      isSeen[node] = true
      order.append(node)
      open += children[node].reversed()
    }
  }
}
