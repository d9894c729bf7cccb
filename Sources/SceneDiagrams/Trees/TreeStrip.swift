/// Several moments of a tree, each in a panel of its own in which every box keeps its place: what has come, gone or
/// changed since the panel before is marked.
struct TreeStrip {
  let heading: Picture.Caption

  private let graphs: [DiagramGraph]
  private let union: TreeUnion
  private let placement: TreePlacement
  private let arrows: [Int?]
  private let captions: [TextBlock]
  private let columns: Int
  /// How wide a panel is, and how far below its caption its tree begins.
  private let (panel, top): (Int, Int)
  /// Where the first panel begins.
  private let start: Int

  private static let gap = (x: 36, y: 34)

  init(_ graphs: [DiagramGraph], room: Int?) {
    self.graphs = graphs
    var legend = graphs.first.map { Array($0.heading.prefix(1)) } ?? []
    legend.append(DiagramText("a dot: new; a heavy line: changed; dotted: gone", .detail))
    let origin = Point(x: Picture.margin, y: Picture.margin - 4)
    heading = .init(text: TextBlock(legend, as: .heading), origin: origin)
    union = TreeUnion(graphs)
    let placement = TreeLayout(union.graph, room: room, sizes: union.sizes).placement()
    self.placement = placement
    captions = graphs.map {
      TextBlock(Array($0.heading.dropFirst()), as: .node, width: max(150, min(placement.width, 400)))
    }
    panel = max(placement.width, captions.map(\.width).max() ?? 0)
    columns = max(1, ((room ?? 0) + TreeStrip.gap.x) / (panel + TreeStrip.gap.x))
    top = (captions.map(\.height).max() ?? 0) + 12
    start = origin.y + heading.text.height + 22
    arrows = union.arrows(of: placement)
  }

  var width: Int {
    let last = corner(of: min(columns, graphs.count) - 1)
    return max(last.x + panel + Picture.margin, heading.text.width + 2 * Picture.margin)
  }

  var height: Int { corner(of: graphs.count - 1).y + top + placement.height + Picture.margin }

  private func corner(of index: Int) -> Point {
    let (column, row) = (index % columns, index / columns)
    return Point(
      x: Picture.margin + column * (panel + TreeStrip.gap.x),
      y: start + row * (top + placement.height + TreeStrip.gap.y))
  }

  /// One drawing at its place in the whole. It is made when it is drawn: there may be many.
  func picture(of index: Int) -> Picture {
    let corner = corner(of: index)
    var picture = Picture(of: graphs[index], size: (0, 0))
    picture.heading = .init(text: captions[index], origin: corner)
    union.place(index, placement, arrows, x: corner.x, y: corner.y + top, in: &picture)
    return picture
  }
}

/// All that is ever seen in some drawings of a tree, as one tree: a place for each pair of a node and the one that it
/// hangs from.
private struct TreeUnion {
  private(set) var graph = DiagramGraph(heading: [], direction: .down)
  /// How large each place must be.
  private(set) var sizes: [(width: Int, height: Int)] = []

  private let graphs: [DiagramGraph]
  private let forests: [DiagramForest]
  /// The place of each node of each drawing.
  private var places: [[Int]] = []

  private struct Key: Hashable {
    var parent: Int?
    var id: String
    var isLoose: Bool
  }

  init(_ graphs: [DiagramGraph]) {
    self.graphs = graphs
    forests = graphs.map { DiagramForest($0) }
    var known: [Key: Int] = [:]
    for (graph, forest) in zip(graphs, forests) {
      var own = Array(repeating: 0, count: graph.nodes.count)
      for node in forest.order {
        let edge = forest.arrows[node].map { graph.edges[$0] }
        let parent: Int? = if case .node(let above)? = edge?.from { own[above] } else { nil }
        let size = TreePlacement.size(of: TextBlock(graph.nodes[node].lines, as: .node))
        let key = Key(parent: parent, id: graph.nodes[node].id, isLoose: graph.nodes[node].isLoose)
        if let place = known[key] {
          own[node] = place
          sizes[place] = (max(sizes[place].width, size.width), max(sizes[place].height, size.height))
          continue
        }
        let place = self.graph.nodes.count
        known[key] = place
        own[node] = place
        sizes.append(size)
        self.graph.nodes.append(graph.nodes[node])
        if let parent, let edge {
          self.graph.edges.append(
            .init(from: .node(parent), to: .node(place), lines: edge.lines, meaning: edge.meaning))
        }
      }
      places.append(own)
    }
  }

  /// Which arrow leads to each place.
  func arrows(of placement: TreePlacement) -> [Int?] {
    var arrows: [Int?] = Array(repeating: nil, count: graph.nodes.count)
    for arrow in placement.arrows.indices {
      if case .node(let place) = graph.edges[placement.arrows[arrow].index].to { arrows[place] = arrow }
    }
    return arrows
  }

  /// Puts one of the drawings where the places are. Only what it shows is moved: there may be many drawings.
  func place(
    _ index: Int, _ placement: TreePlacement, _ arrows: [Int?], x: Int, y: Int, in picture: inout Picture
  ) {
    let (graph, forest) = (graphs[index], forests[index])
    var own = TreePlacement(frames: places[index].map { placement.frames[$0].moved(x: x, y: y) })
    for node in graph.nodes.indices {
      guard let edge = forest.arrows[node], let place = arrows[places[index][node]] else { continue }
      var arrow = placement.arrows[place].moved(x: x, y: y)
      arrow.index = edge
      if let label = arrow.label {
        let text = TextBlock(graph.edges[edge].lines, as: .arrow)
        arrow.label?.text = text
        arrow.label?.origin.x = label.origin.x + (label.isCentred ? (label.text.width - text.width) / 2 : 0)
      }
      own.arrows.append(arrow)
    }
    picture.add(own, graph.nodes.map { TextBlock($0.lines, as: .node) }, of: graph, x: 0, y: 0)
    if placement.rule != nil, graph.nodes.contains(where: \.isLoose) {
      picture.add(TreePlacement(frames: [], rule: placement.rule, width: placement.width), [], of: graph, x: x, y: y)
    }
    guard index > 0 else { return }
    let before = Dictionary(uniqueKeysWithValues: zip(places[index - 1], graphs[index - 1].nodes))
    for node in graph.nodes.indices {
      guard let old = before[places[index][node]] else {
        picture.boxes[node].mark = .came
        continue
      }
      if old.meaning != graph.nodes[node].meaning || old.lines != graph.nodes[node].lines {
        picture.boxes[node].mark = .changed
      }
    }
    let here = Set(places[index])
    for (place, node) in zip(places[index - 1], graphs[index - 1].nodes) where !here.contains(place) {
      let text = TextBlock(Array(node.lines.prefix(1)).map { DiagramText($0.text, .detail) }, as: .node)
      let frame = placement.frames[place].moved(x: x, y: y)
      let origin = Point(x: frame.x + TreePlacement.padding.x, y: frame.y + TreePlacement.padding.y)
      picture.ghosts.append(.init(index: 0, frame: frame, caption: .init(text: text, origin: origin)))
    }
  }
}
