internal import SceneGraphs

/// The nodes of some trees, each behind the one above, and how deep each stands.
struct TreeOrder {
  private(set) var nodes: [Int] = []
  /// By node; 0 for one that stands in none of the trees.
  private(set) var depths: [Int]

  init(_ forest: DiagramForest, roots: [Int]) {
    depths = Array(repeating: 0, count: forest.children.count)
    nodes.reserveCapacity(forest.children.count)
    var open = roots.reversed() as [Int]
    while let node = open.popLast() {
      nodes.append(node)
      for child in forest.children[node].reversed() {
        depths[child] = depths[node] + 1
        open.append(child)
      }
    }
  }
}
