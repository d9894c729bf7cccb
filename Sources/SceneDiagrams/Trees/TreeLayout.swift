/// The picture of a tree: levels from top to bottom, arrows in the gaps between them.
///
/// An arrow runs straight down below its parent, bends inside the gap, and runs straight down to its child, through
/// room that is the child's alone: no arrow ever meets a box or a label that isn't its own.
struct TreeLayout {
  private let graph: DiagramGraph
  private let forest: DiagramForest
  private var texts: [TextBlock]
  private var labels: [TextBlock?]
  private var depths: [Int]

  private static let padding = (x: 12, y: 9)
  /// What a label keeps free above and below itself.
  private static let labelGap = (above: 4, below: 18)

  init(_ graph: DiagramGraph) {
    self.graph = graph
    forest = DiagramForest(graph)
    texts = graph.nodes.map { TextBlock($0.lines, as: .node) }
    labels = Array(repeating: nil, count: graph.nodes.count)
    depths = Array(repeating: 0, count: graph.nodes.count)
    for node in forest.order {
      guard let arrow = forest.arrows[node] else { continue }
      let edge = graph.edges[arrow]
      if case .node(let parent) = edge.from { depths[node] = depths[parent] + 1 }
      if !edge.lines.isEmpty { labels[node] = TextBlock(edge.lines, as: .arrow) }
    }
  }

  /// The picture.
  func picture() -> Picture {
    let sizes = texts.map { text in
      (width: max(text.width + 2 * TreeLayout.padding.x, 56), height: text.height + 2 * TreeLayout.padding.y)
    }
    let widths = graph.nodes.indices.map { max(sizes[$0].width, (labels[$0]?.width ?? 0) + 8) }
    let tidy = TidyTree(children: forest.children, roots: forest.roots, widths: widths, gap: 22)
    let levels = levels(of: sizes.map(\.height), middles: tidy.middles)
    let width = graph.nodes.indices.map { tidy.middles[$0] + (widths[$0] + 1) / 2 }.max() ?? 0
    var picture = Picture(of: graph, size: (width, levels.last.map { $0.boxes + $0.height } ?? 0))
    let left = (picture.width - width) / 2
    picture.boxes.reserveCapacity(graph.nodes.count)
    for node in graph.nodes.indices {
      let frame = Rectangle(
        x: left + tidy.middles[node] - sizes[node].width / 2, y: picture.top + levels[depths[node]].boxes,
        width: sizes[node].width, height: sizes[node].height)
      let origin = Point(x: frame.x + TreeLayout.padding.x, y: frame.y + TreeLayout.padding.y)
      picture.boxes.append(.init(index: node, frame: frame, captions: [.init(text: texts[node], origin: origin)]))
    }
    for node in forest.order {
      if let arrow = arrow(to: node, levels, picture) { picture.arrows.append(arrow) }
    }
    return picture
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
  }

  private func levels(of heights: [Int], middles: [Int]) -> [Level] {
    var levels = Array(repeating: Level(), count: (depths.max() ?? -1) + 1)
    // Where children stand far out, a higher gap keeps the arrows from lying flat.
    var reach = Array(repeating: 0, count: levels.count)
    for node in graph.nodes.indices {
      let depth = depths[node]
      levels[depth].height = max(levels[depth].height, heights[node])
      if let label = labels[node] { levels[depth].label = max(levels[depth].label, label.height) }
      for child in forest.children[node] {
        reach[depth + 1] = max(reach[depth + 1], abs(middles[child] - middles[node]))
      }
    }
    var y = 0
    for depth in levels.indices {
      if depth > 0 { y += min(max(34, 24 + reach[depth] / 16), 110) }
      levels[depth].top = y
      if levels[depth].label > 0 {
        y += levels[depth].label + TreeLayout.labelGap.above + TreeLayout.labelGap.below
      }
      levels[depth].boxes = y
      y += levels[depth].height
    }
    return levels
  }

  private func arrow(to node: Int, _ levels: [Level], _ picture: Picture) -> Picture.Arrow? {
    guard let index = forest.arrows[node], case .node(let parent) = graph.edges[index].from else { return nil }
    let (above, below) = (picture.boxes[parent].frame, picture.boxes[node].frame)
    let level = levels[depths[parent]]
    let bottom = picture.top + level.boxes + level.height
    let top = picture.top + levels[depths[node]].top
    var arrow = Picture.Arrow(index: index, start: Point(x: above.midX, y: above.maxY), stretches: [])
    if above.midX == below.midX {
      arrow.stretches = [.line(to: Point(x: below.midX, y: below.y))]
    } else {
      if bottom > above.maxY { arrow.stretches.append(.line(to: Point(x: above.midX, y: bottom))) }
      arrow.stretches.append(.downwards(to: Point(x: below.midX, y: top)))
      if below.y > top { arrow.stretches.append(.line(to: Point(x: below.midX, y: below.y))) }
    }
    if let label = labels[node] {
      let origin = Point(
        x: below.midX - label.width / 2, y: below.y - TreeLayout.labelGap.below - label.height)
      arrow.label = .init(text: label, origin: origin, isCentred: true)
      arrow.isLabelOnLine = true
    }
    return arrow
  }
}
