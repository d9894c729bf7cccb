internal import SceneCanvas
internal import SceneGraphs

/// A tree in levels from top to bottom, arrows in the gaps between them.
///
/// An arrow runs straight down below its parent, bends inside the gap, and runs straight down to its child. The room
/// above a child is the child's alone, so no arrow ever meets a box or a label that isn't its own.
struct LeveledTree {
  private let graph: DiagramGraph
  private let forest: DiagramForest
  private let measures: TreePlacement.Measures
  private let roots: [Int]
  /// The middle of each node.
  private let middles: [Int]
  /// How wide the levels are.
  package let width: Int
  /// The nodes of the tree, parents first, and how deep each stands.
  private let order: [Int]
  private let depths: [Int]

  /// The gap between two columns.
  private static let columnGap = 48
  /// The gap between two nodes of a level.
  private static let gap = 22
  /// The gap between two nodes of a level, and between two levels, where many trees stand beside each other.
  private static let denseGap = (x: 12, y: 26)
  private let isDense: Bool

  init(
    _ graph: DiagramGraph, _ forest: DiagramForest, _ measures: TreePlacement.Measures, _ found: TreeOrder,
    roots: [Int], isDense: Bool
  ) {
    self.graph = graph
    self.isDense = isDense
    self.forest = forest
    self.measures = measures
    self.roots = roots
    (order, depths) = (found.nodes, found.depths)
    var numbers = Array(repeating: 0, count: graph.nodes.count)
    for (number, node) in order.enumerated() { numbers[node] = number }
    let widths = order.map { LeveledTree.width(of: $0, measures) }
    let tidy = TidyTree(
      children: order.map { forest.children[$0].map { numbers[$0] } }, roots: roots.map { numbers[$0] },
      widths: widths, gap: isDense ? LeveledTree.denseGap.x : LeveledTree.gap)
    var middles = Array(repeating: 0, count: graph.nodes.count)
    for (number, node) in order.enumerated() { middles[node] = tidy.middles[number] }
    self.middles = middles
    width = order.indices.map { tidy.middles[$0] + (widths[$0] + 1) / 2 }.max() ?? 0
  }

  /// How much of its level a node takes.
  private static func width(of node: Int, _ measures: TreePlacement.Measures) -> Int {
    max(measures.sizes[node].width, (measures.labels[node]?.width ?? 0) + 8)
  }

  /// How wide the levels are at least: as wide as the widest of them, if its nodes stand as close as they may.
  static func leastWidth(of order: TreeOrder, _ measures: TreePlacement.Measures) -> Int {
    var widths: [Int] = []
    for node in order.nodes {
      let depth = order.depths[node]
      while widths.count <= depth { widths.append(-gap) }
      widths[depth] += width(of: node, measures) + gap
    }
    // Middles are rounded.
    return (widths.max() ?? 0) - 2
  }

  /// Where everything stands.
  ///
  /// - Parameter columns: Into how many columns the levels are broken.
  func placement(columns: Int) -> TreePlacement {
    var levels = levels()
    let height = turn(&levels, into: columns)
    var placement = TreePlacement(
      frames: Array(repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count))
    placement.arrows.reserveCapacity(order.count)
    placement.height = height
    placement.width = width + (levels.last?.column ?? 0) * (width + LeveledTree.columnGap)
    for node in order {
      let level = levels[depths[node]]
      let size = measures.sizes[node]
      placement.frames[node] = Rectangle(
        x: middles[node] - size.width / 2 + level.column * (width + LeveledTree.columnGap), y: level.boxes,
        width: size.width, height: size.height)
    }
    for node in order {
      if let arrow = arrow(to: node, levels, placement.frames) { placement.arrows.append(arrow) }
    }
    return placement
  }

  private struct Level {
    /// Where the bends of the arrows from above end.
    var top = 0
    /// Where the boxes begin, below the labels.
    var boxes = 0
    /// The height of the highest box.
    var height = 0
    /// The height of the highest label.
    var label = 0
    var column = 0
  }

  private func levels() -> [Level] {
    var levels = Array(repeating: Level(), count: (order.map { depths[$0] }.max() ?? -1) + 1)
    // Where children stand far out, a higher gap keeps the arrows from lying flat.
    var reach = Array(repeating: 0, count: levels.count)
    for node in order {
      let depth = depths[node]
      levels[depth].height = max(levels[depth].height, measures.sizes[node].height)
      if let label = measures.labels[node] { levels[depth].label = max(levels[depth].label, label.height) }
      for child in forest.children[node] {
        reach[depth + 1] = max(reach[depth + 1], abs(middles[child] - middles[node]))
      }
    }
    var y = 0
    let least = isDense ? LeveledTree.denseGap.y : 34
    for depth in levels.indices {
      if depth > 0 { y += min(max(least, least - 10 + reach[depth] / 12), 110) }
      levels[depth].top = y
      if levels[depth].label > 0 {
        y += levels[depth].label + TreePlacement.labelGap.above + TreePlacement.labelGap.below
      }
      levels[depth].boxes = y
      y += levels[depth].height
    }
    return levels
  }

  /// Lets the levels go on at the top of the next column wherever one is full; gives back how high the whole is.
  private func turn(_ levels: inout [Level], into columns: Int) -> Int {
    let height = levels.last.map { $0.boxes + $0.height } ?? 0
    guard columns > 1 else { return height }
    var (highest, column, start) = (0, 0, 0)
    for depth in levels.indices {
      let level = levels[depth]
      if column + 1 < columns, level.boxes - start > height / columns {
        column += 1
        // Above the first box there is room for the arrow from the column before.
        start = level.top - 24
      }
      levels[depth].column = column
      levels[depth].top -= start
      levels[depth].boxes -= start
      highest = max(highest, levels[depth].boxes + level.height)
    }
    return highest + 12
  }

  private func arrow(to node: Int, _ levels: [Level], _ frames: [Rectangle]) -> Picture.Arrow? {
    guard let index = forest.arrows[node], case .node(let parent) = graph.edges[index].from else { return nil }
    let (above, below) = (frames[parent], frames[node])
    let (from, to) = (levels[depths[parent]], levels[depths[node]])
    let bottom = from.boxes + from.height
    var arrow = Picture.Arrow(index: index, start: Point(x: above.midX, y: above.maxY), stretches: [])
    if from.column != to.column {
      let gap = to.column * (width + LeveledTree.columnGap) - LeveledTree.columnGap / 2
      arrow.stretches = [
        .line(to: Point(x: above.midX, y: bottom + 10)), .line(to: Point(x: gap, y: bottom + 10)),
        .line(to: Point(x: gap, y: to.top - 14)), .line(to: Point(x: below.midX, y: to.top - 14)),
        .line(to: Point(x: below.midX, y: below.y)),
      ]
    } else if above.midX == below.midX {
      arrow.stretches = [.line(to: Point(x: below.midX, y: below.y))]
    } else {
      if bottom > above.maxY { arrow.stretches.append(.line(to: Point(x: above.midX, y: bottom))) }
      arrow.stretches.append(.downwards(to: Point(x: below.midX, y: to.top)))
      if below.y > to.top { arrow.stretches.append(.line(to: Point(x: below.midX, y: below.y))) }
    }
    if let label = measures.labels[node] {
      let origin = Point(
        x: below.midX - label.width / 2, y: below.y - TreePlacement.labelGap.below - label.height)
      arrow.label = .init(text: label, origin: origin, isCentred: true)
      arrow.isLabelOnLine = true
    }
    return arrow
  }
}
