/// A tree too wide for levels: from some depth on, children hang below one another from a line at the left, in columns
/// if there is room for several.
///
/// A subtree is a block with its own corner; blocks lie side by side or below one another and never share a place.
struct HangingTree {
  private let graph: DiagramGraph
  private let forest: DiagramForest
  private let measures: TreePlacement.Measures
  private let roots: [Int]
  private let order: [Int]
  private let depths: [Int]

  private static let indent = 24
  private static let gap = (x: 22, y: 12)

  init(_ graph: DiagramGraph, _ forest: DiagramForest, _ measures: TreePlacement.Measures, roots: [Int]) {
    self.graph = graph
    self.forest = forest
    self.measures = measures
    self.roots = roots
    let found = TreeOrder(forest, roots: roots)
    (order, depths) = (found.nodes, found.depths)
  }

  /// Where everything stands, as wide as there is room, if that can be.
  func placement(room: Int) -> TreePlacement {
    var blocks = Blocks(self, from: order.map { depths[$0] }.max() ?? 0, room: room)
    while blocks.width > room, blocks.depth > 0 { blocks.hangHigher() }
    return blocks.placement()
  }

  /// The blocks of one try.
  private struct Blocks {
    let tree: HangingTree
    /// The depth below which children hang under their parent.
    private(set) var depth: Int
    let room: Int
    private var sizes: [(width: Int, height: Int)]
    /// Where the box stands in its block.
    private var boxes: [Int]
    /// Where each block lies in that of its parent.
    private var places: [Point]

    init(_ tree: HangingTree, from depth: Int, room: Int) {
      self.tree = tree
      self.depth = depth
      self.room = room
      sizes = tree.measures.sizes
      boxes = Array(repeating: 0, count: sizes.count)
      places = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
      arrange(downTo: depth)
    }

    /// Lets the children of one more level hang below one another.
    mutating func hangHigher() {
      depth -= 1
      arrange(downTo: depth)
    }

    /// Arranges the blocks of nodes that stand no deeper; what stands deeper has been arranged.
    private mutating func arrange(downTo level: Int) {
      for node in tree.order.reversed() where tree.depths[node] <= level && tree.forest.children.count(of: node) > 0 {
        if tree.depths[node] >= depth { hang(node) } else { spread(node) }
      }
    }

    var width: Int { tree.roots.map { sizes[$0].width }.reduce(0) { $0 + $1 + HangingTree.gap.x } - HangingTree.gap.x }

    private func labelHeight(_ node: Int) -> Int { tree.measures.labels[node].map { $0.height + 4 } ?? 0 }

    /// Children below one another, in as few columns as keep the block from being much higher than wide.
    private mutating func hang(_ node: Int) {
      let children = Array(tree.forest.children[node])
      let box = tree.measures.sizes[node]
      let cell = children.map { max(sizes[$0].width, tree.measures.labels[$0]?.width ?? 0) + HangingTree.indent }
      let heights = children.map { sizes[$0].height + labelHeight($0) + HangingTree.gap.y }
      let widest = cell.max() ?? 0
      // Only where it stands alone there is room for more than one.
      let most = tree.depths[node] == 0 ? max(1, room / max(1, widest + HangingTree.gap.x)) : 1
      let count = min(most, max(1, heights.reduce(0, +) / 420 + 1))
      let perColumn = (children.count + count - 1) / count
      var (x, highest) = (0, 0)
      for start in stride(from: 0, to: children.count, by: perColumn) {
        var y = box.height + 18
        let column = start..<min(start + perColumn, children.count)
        for place in column {
          let child = children[place]
          places[child] = Point(x: x + HangingTree.indent, y: y + labelHeight(child))
          y += heights[place]
        }
        highest = max(highest, y - HangingTree.gap.y)
        x += (cell[column].max() ?? 0) + HangingTree.gap.x
      }
      boxes[node] = 0
      sizes[node] = (max(box.width, x - HangingTree.gap.x), highest)
    }

    /// Children side by side.
    private mutating func spread(_ node: Int) {
      let children = Array(tree.forest.children[node])
      let box = tree.measures.sizes[node]
      let label = children.map { labelHeight($0) }.max() ?? 0
      var x = 0
      for child in children {
        let width = max(sizes[child].width, (tree.measures.labels[child]?.width ?? 0) + 8)
        places[child] = Point(x: x + (width - sizes[child].width) / 2, y: 0)
        x += width + HangingTree.gap.x
      }
      let width = x - HangingTree.gap.x
      func middle(_ child: Int) -> Int { places[child].x + boxes[child] + tree.measures.sizes[child].width / 2 }
      let centre = (middle(children[0]) + middle(children[children.count - 1])) / 2
      boxes[node] = max(0, centre - box.width / 2)
      let reach = children.map { abs(middle($0) - centre) }.max() ?? 0
      let top = box.height + min(max(34, 24 + reach / 12), 90) + (label > 0 ? label + 18 : 0)
      for child in children { places[child].y = top }
      sizes[node] = (
        max(width, boxes[node] + box.width), top + (children.map { sizes[$0].height }.max() ?? 0)
      )
    }

    func placement() -> TreePlacement {
      var placement = TreePlacement(
        frames: Array(repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: tree.graph.nodes.count))
      placement.arrows.reserveCapacity(tree.order.count)
      var corners = places
      var x = 0
      for root in tree.roots {
        corners[root] = Point(x: x, y: 0)
        x += sizes[root].width + HangingTree.gap.x
        placement.height = max(placement.height, sizes[root].height)
      }
      placement.width = x - HangingTree.gap.x
      for node in tree.order {
        let box = tree.measures.sizes[node]
        placement.frames[node] = Rectangle(
          x: corners[node].x + boxes[node], y: corners[node].y, width: box.width, height: box.height)
        for child in tree.forest.children[node] {
          corners[child] = Point(x: corners[node].x + places[child].x, y: corners[node].y + places[child].y)
        }
      }
      for node in tree.order {
        if let arrow = arrow(to: node, corners, placement.frames) { placement.arrows.append(arrow) }
      }
      return placement
    }

    private func arrow(to node: Int, _ corners: [Point], _ frames: [Rectangle]) -> Picture.Arrow? {
      guard let index = tree.forest.arrows[node], case .node(let parent) = tree.graph.edges[index].from else {
        return nil
      }
      let (above, below) = (frames[parent], frames[node])
      let label = tree.measures.labels[node]
      guard tree.depths[parent] >= depth else {
        var arrow = Picture.Arrow(index: index, start: Point(x: above.midX, y: above.maxY), stretches: [])
        let room = tree.forest.children[parent].map { labelHeight($0) }.max() ?? 0
        let top = below.y - (room > 0 ? room + 18 : 0)
        arrow.stretches = [.downwards(to: Point(x: below.midX, y: top))]
        if above.midX == below.midX { arrow.stretches = [] }
        if top < below.y || above.midX == below.midX {
          arrow.stretches.append(.line(to: Point(x: below.midX, y: below.y)))
        }
        if let label {
          arrow.label = .init(
            text: label, origin: Point(x: below.midX - label.width / 2, y: below.y - 18 - label.height), isCentred: true
          )
          arrow.isLabelOnLine = true
        }
        return arrow
      }
      // From the parent down, along below it, and down on the left of those that hang there.
      let trunk = corners[node].x - HangingTree.indent + 10
      let start = min(max(trunk, above.x + 8), above.maxX - 8)
      var arrow = Picture.Arrow(index: index, start: Point(x: start, y: above.maxY), stretches: [])
      let middle = below.y + below.height / 2
      if start != trunk {
        arrow.stretches += [
          .line(to: Point(x: start, y: above.maxY + 9)), .line(to: Point(x: trunk, y: above.maxY + 9)),
        ]
      }
      arrow.stretches += [.line(to: Point(x: trunk, y: middle)), .line(to: Point(x: below.x, y: middle))]
      if let label {
        arrow.label = .init(text: label, origin: Point(x: corners[node].x, y: corners[node].y - label.height - 3))
      }
      return arrow
    }
  }
}
