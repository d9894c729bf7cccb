/// The nodes of a drawing as trees: what hangs from what, and by which arrow.
///
/// A node hangs from the first that leads to it; arrows between frames, second arrows to a node and arrows that would
/// close a circle stay out.
package struct DiagramForest {
  /// The children of each node, in the order of the arrows: one list with a stretch for each node.
  package struct Children {
    fileprivate var starts: [Int]
    fileprivate var ends: [Int]
    fileprivate var nodes: [Int]

    /// How many nodes there are.
    package var count: Int { ends.count }

    package subscript(node: Int) -> ArraySlice<Int> { nodes[starts[node]..<ends[node]] }

    /// How many hang from a node.
    package func count(of node: Int) -> Int { ends[node] - starts[node] }
  }

  /// No node.
  private static let none = -1

  /// The nodes that hang from nothing, in the drawing's order.
  package private(set) var roots: [Int] = []
  package private(set) var children: Children
  /// The arrow by which each node hangs.
  package private(set) var arrows: [Int?]
  /// Every node behind the one that it hangs from, a tree at a time.
  package private(set) var order: [Int] = []

  package init(_ graph: DiagramGraph) {
    let count = graph.nodes.count
    arrows = Array(repeating: nil, count: count)
    var parents = Array(repeating: DiagramForest.none, count: count)
    var starts = Array(repeating: 0, count: count)
    var hanging: [Int] = []
    hanging.reserveCapacity(count)
    for (index, edge) in graph.edges.enumerated() {
      guard case .node(let from) = edge.from, case .node(let to) = edge.to, from != to,
        parents[to] == DiagramForest.none
      else { continue }
      parents[to] = from
      arrows[to] = index
      starts[from] += 1
      hanging.append(to)
    }
    // From how many there are to where each stretch starts.
    var start = 0
    for node in 0..<count {
      let number = starts[node]
      starts[node] = start
      start += number
    }
    var ends = starts
    var nodes = hanging
    for node in hanging {
      let parent = parents[node]
      nodes[ends[parent]] = node
      ends[parent] += 1
    }
    children = Children(starts: starts, ends: ends, nodes: nodes)
    order.reserveCapacity(count)
    var isSeen = Array(repeating: false, count: count)
    for node in 0..<count where parents[node] == DiagramForest.none { visit(node, &isSeen) }
    // What is left runs in circles; each is opened where the drawing names it first.
    for node in 0..<count where !isSeen[node] {
      remove(node, from: parents[node])
      arrows[node] = nil
      visit(node, &isSeen)
    }
  }

  /// How many nodes hang below each, however deep.
  package var sizes: [Int] {
    var sizes = Array(repeating: 0, count: children.count)
    for node in order.reversed() { sizes[node] = children[node].reduce(0) { $0 + sizes[$1] + 1 } }
    return sizes
  }

  /// Siblings that are more than so many, those that hang from nothing last.
  package func rows(longerThan most: Int) -> [ArraySlice<Int>] {
    let rows = (0..<children.count).filter { children.count(of: $0) > most }.map { children[$0] }
    return roots.count > most ? rows + [roots[...]] : rows
  }

  private mutating func remove(_ node: Int, from parent: Int) {
    let rest = children[parent].filter { $0 != node }
    let start = children.starts[parent]
    children.nodes.replaceSubrange(start..<start + rest.count, with: rest)
    children.ends[parent] = start + rest.count
  }

  private mutating func visit(_ root: Int, _ isSeen: inout [Bool]) {
    roots.append(root)
    var open = [root]
    while let node = open.popLast() {
      guard !isSeen[node] else { continue }
      isSeen[node] = true
      order.append(node)
      var next = children.ends[node]
      while next > children.starts[node] {
        next -= 1
        open.append(children.nodes[next])
      }
    }
  }
}
