internal import SceneCanvas
internal import SceneGraphs

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
  /// Those of the order that have children.
  private let parents: [Int]

  private static let indent = 24
  private static let gap = (x: 22, y: 12)

  init(
    _ graph: DiagramGraph, _ forest: DiagramForest, _ measures: TreePlacement.Measures, _ found: TreeOrder, roots: [Int]
  ) {
    self.graph = graph
    self.forest = forest
    self.measures = measures
    self.roots = roots
    (order, depths) = (found.nodes, found.depths)
    parents = order.filter { forest.children.count(of: $0) > 0 }
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
      for node in tree.parents.reversed() where tree.depths[node] <= level {
        if tree.depths[node] >= depth { hang(node) } else { spread(node) }
      }
    }

    var width: Int { tree.roots.map { sizes[$0].width }.reduce(0) { $0 + $1 + HangingTree.gap.x } - HangingTree.gap.x }

    private func labelHeight(_ node: Int) -> Int { tree.measures.labels[node].map { $0.height + 4 } ?? 0 }

    /// Children below one another, in as few columns as keep the block from being much higher than wide.
    private mutating func hang(_ node: Int) {
      let children = tree.forest.children[node]
      let box = tree.measures.sizes[node]
      var (widest, height) = (0, 0)
      for child in children {
        widest = max(widest, cell(child))
        height += row(child)
      }
      // Only where it stands alone there is room for more than one.
      let most = tree.depths[node] == 0 ? max(1, room / max(1, widest + HangingTree.gap.x)) : 1
      let count = min(most, max(1, height / 420 + 1))
      let perColumn = (children.count + count - 1) / count
      var (x, highest) = (0, 0)
      for start in stride(from: children.startIndex, to: children.endIndex, by: perColumn) {
        var (y, width) = (box.height + 18, 0)
        for child in children[start..<min(start + perColumn, children.endIndex)] {
          places[child] = Point(x: x + HangingTree.indent, y: y + labelHeight(child))
          y += row(child)
          width = max(width, cell(child))
        }
        highest = max(highest, y - HangingTree.gap.y)
        x += width + HangingTree.gap.x
      }
      boxes[node] = 0
      sizes[node] = (max(box.width, x - HangingTree.gap.x), highest)
    }

    /// How wide a child that hangs is, with its label and what lies to its left.
    private func cell(_ child: Int) -> Int {
      max(sizes[child].width, tree.measures.labels[child]?.width ?? 0) + HangingTree.indent
    }

    /// How high it is, with its label and what lies below it.
    private func row(_ child: Int) -> Int { sizes[child].height + labelHeight(child) + HangingTree.gap.y }

    /// Where the middle of a child's box lies in the block of its parent.
    private func middle(_ child: Int) -> Int { places[child].x + boxes[child] + tree.measures.sizes[child].width / 2 }

    /// Children side by side.
    private mutating func spread(_ node: Int) {
      let children = tree.forest.children[node]
      let box = tree.measures.sizes[node]
      var (label, x, height) = (0, 0, 0)
      for child in children {
        let width = max(sizes[child].width, (tree.measures.labels[child]?.width ?? 0) + 8)
        places[child].x = x + (width - sizes[child].width) / 2
        x += width + HangingTree.gap.x
        label = max(label, labelHeight(child))
        height = max(height, sizes[child].height)
      }
      let width = x - HangingTree.gap.x
      let centre = (middle(children[children.startIndex]) + middle(children[children.endIndex - 1])) / 2
      boxes[node] = max(0, centre - box.width / 2)
      var reach = 0
      for child in children { reach = max(reach, abs(middle(child) - centre)) }
      let top = box.height + min(max(34, 24 + reach / 12), 90) + (label > 0 ? label + 18 : 0)
      for child in children { places[child].y = top }
      sizes[node] = (max(width, boxes[node] + box.width), top + height)
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
      let turn = above.maxY + 9
      let (corner, end) = (Point(x: trunk, y: middle), Point(x: below.x, y: middle))
      arrow.stretches =
        start == trunk
        ? [.line(to: corner), .line(to: end)]
        : [
          .line(to: Point(x: start, y: turn)), .line(to: Point(x: trunk, y: turn)), .line(to: corner), .line(to: end),
        ]
      if let label {
        arrow.label = .init(text: label, origin: Point(x: corners[node].x, y: corners[node].y - label.height - 3))
      }
      return arrow
    }
  }
}
