internal import SceneCanvas
internal import SceneGraphs

/// The picture of a tree: what hangs from the root first, then, below a rule, what hangs from nothing.
///
/// A tree stands in levels if there is room for them. If it is too wide, the nodes at the bottom hang below one another.
/// If it is then so high that half of its room is empty, it goes on in another column.
struct TreeLayout {
  private let graph: DiagramGraph
  private let forest: DiagramForest
  private let measures: TreePlacement.Measures
  private let room: Int?
  private let isDense: Bool

  /// - Parameters:
  ///   - room: How wide it may be; nil is as wide as it gets.
  ///   - isDense: Whether it is one of many beside each other.
  init(_ graph: DiagramGraph, room: Int?, isDense: Bool = false) {
    self.isDense = isDense
    self.graph = graph
    self.room = room
    forest = DiagramForest(graph)
    measures = TreePlacement.Measures(graph, forest)
  }

  /// The picture.
  func picture() -> Picture {
    let placement = placement()
    var picture = Picture(heading: graph.heading, size: (placement.width, placement.height), room: room)
    let left = (picture.width - placement.width) / 2
    picture.add(consume placement, measures.texts, of: graph, x: left, y: picture.top)
    return picture
  }

  /// Where everything stands.
  func placement() -> TreePlacement {
    let attached = forest.roots.filter { !graph.nodes[$0].isLoose }
    let loose = forest.roots.filter { graph.nodes[$0].isLoose }
    if loose.isEmpty, !attached.isEmpty { return placement(of: attached) }
    var whole = TreePlacement(
      frames: Array(repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count))
    if !attached.isEmpty { whole.add(placement(of: attached), of: nodes(below: attached), x: 0, y: 0) }
    guard !loose.isEmpty else { return whole }
    if !attached.isEmpty {
      let words = TextBlock([DiagramText("not in the hierarchy", .detail)], as: .node)
      whole.rule = .init(y: whole.height + 22, words: words)
      whole.height += 22 + words.height + 12
    }
    // Side by side, as many as there is room for.
    var (x, y) = (0, whole.height)
    let end = max(room ?? .max, whole.width)
    for root in loose {
      let tree = placement(of: [root])
      if x > 0, x + tree.width > end { (x, y) = (0, whole.height + 22) }
      whole.add(tree, of: nodes(below: [root]), x: x, y: y)
      x += tree.width + 22
    }
    return whole
  }

  private func placement(of roots: [Int]) -> TreePlacement {
    let order = TreeOrder(forest, roots: roots)
    // Most trees that are too wide have a level that is too wide by itself.
    if let room, LeveledTree.leastWidth(of: order, measures) > room {
      return HangingTree(graph, forest, measures, order, roots: roots).placement(room: room)
    }
    let levels = LeveledTree(graph, forest, measures, order, roots: roots, isDense: isDense)
    guard let room else { return levels.placement(columns: 1) }
    if levels.width > room { return HangingTree(graph, forest, measures, order, roots: roots).placement(room: room) }
    let tidy = levels.placement(columns: 1)
    let columns = min((room + 48) / (tidy.width + 48), (tidy.height + 559) / 560)
    return columns > 1 && tidy.height > room ? levels.placement(columns: columns) : tidy
  }

  private func nodes(below roots: [Int]) -> [Int] {
    var nodes: [Int] = []
    var open = roots
    while let node = open.popLast() {
      nodes.append(node)
      open += forest.children[node]
    }
    return nodes
  }
}

extension Picture {
  /// Takes in a tree that has its places.
  ///
  /// - Parameter texts: What stands in each box.
  mutating func add(
    _ placement: consuming TreePlacement, _ texts: [TextBlock], of graph: DiagramGraph, x: Int, y: Int
  ) {
    boxes.reserveCapacity(graph.nodes.count)
    for (node, place) in placement.frames.enumerated() {
      let frame = place.moved(x: x, y: y)
      let origin = Point(x: frame.x + TreePlacement.padding.x, y: frame.y + TreePlacement.padding.y)
      boxes.append(Box(index: node, frame: frame, caption: .init(text: texts[node], origin: origin)))
    }
    for edge in graph.edges.indices where graph.edges[edge].meaning == .presents {
      if case .node(let node) = graph.edges[edge].to, boxes.indices.contains(node) { boxes[node].isLifted = true }
    }
    var arrows = placement.arrows
    placement.arrows = []
    for arrow in arrows.indices { arrows[arrow].move(x: x, y: y) }
    if self.arrows.isEmpty { self.arrows = arrows } else { self.arrows += arrows }
    if let rule = placement.rule {
      rules.append(
        .init(
          start: Point(x: x + rule.x, y: y + rule.y), length: placement.width,
          words: .init(text: rule.words, origin: Point(x: x + rule.x, y: y + rule.y + 4))))
    }
  }
}
