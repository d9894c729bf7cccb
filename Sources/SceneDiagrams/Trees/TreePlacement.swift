internal import SceneCanvas
internal import SceneGraphs

/// A tree with a place for everything in it, from a corner of its own.
struct TreePlacement {
  /// A line between what is in the hierarchy and what isn't.
  struct Rule {
    var x = 0
    var y: Int
    var words: TextBlock
  }

  /// Where each node stands.
  var frames: [Rectangle]
  var arrows: [Picture.Arrow] = []
  var rule: Rule?
  package var width = 0
  var height = 0

  /// The measures of a tree.
  struct Measures {
    let sizes: [(width: Int, height: Int)]
    /// The text in each box.
    let texts: [TextBlock]
    /// The text on the arrow to each node.
    var labels: [TextBlock?]

    /// The measures of a graph.
    init(_ graph: DiagramGraph, _ forest: DiagramForest) {
      texts = graph.nodes.map { TextBlock($0.lines, as: .node) }
      sizes = texts.map(TreePlacement.size)
      labels = Array(repeating: nil, count: graph.nodes.count)
      for node in forest.order {
        guard let arrow = forest.arrows[node], !graph.edges[arrow].lines.isEmpty else { continue }
        labels[node] = TextBlock(graph.edges[arrow].lines, as: .arrow)
      }
    }
  }

  /// How far a text keeps from its box.
  static let padding = (x: 12, y: 9)
  /// The space that a label keeps free above and below itself.
  static let labelGap = (above: 4, below: 18)

  static func size(of text: TextBlock) -> (width: Int, height: Int) {
    (max(text.width + 2 * padding.x, 56), text.height + 2 * padding.y)
  }

  /// Takes another one in, somewhere.
  mutating func add(_ other: TreePlacement, of nodes: [Int], x: Int, y: Int) {
    for node in nodes { frames[node] = other.frames[node].moved(x: x, y: y) }
    arrows.append(contentsOf: other.arrows.lazy.map { $0.moved(x: x, y: y) })
    width = max(width, x + other.width)
    height = max(height, y + other.height)
  }
}

extension Picture.Arrow {
  /// A copy that is moved.
  func moved(x dx: Int, y dy: Int) -> Picture.Arrow {
    var arrow = self
    arrow.move(x: dx, y: dy)
    return arrow
  }

  /// Moves it somewhere else.
  mutating func move(x dx: Int, y dy: Int) {
    if dx == 0, dy == 0 { return }
    start.move(x: dx, y: dy)
    for stretch in stretches.indices { stretches[stretch].end.move(x: dx, y: dy) }
    label?.origin.move(x: dx, y: dy)
  }
}

extension Point {
  fileprivate mutating func move(x dx: Int, y dy: Int) {
    x += dx
    y += dy
  }
}
