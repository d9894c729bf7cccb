/// The picture of a drawing whose arrows run from left to right: layers in columns, frames around what belongs
/// together.
///
/// The inside of each frame is laid out by itself, the innermost first; in the frame around it, it is one more item.
/// Arrows keep to room of their own: between columns there is nothing but arrows, and inside a column each arrow that
/// passes has a place like any box. So no arrow meets a box, a frame or a label that isn't its own.
struct LayeredLayout {
  private let graph: DiagramGraph
  private let model: DeviceCard.Model
  private var nested: NestedWires
  private var layers: [LayerAssignment?]
  private var levels: [FrameLayout?]

  /// How many stand side by side in a row before the next one begins, if there is room.
  static let usualRow = 6
  private let row: Int

  /// - Parameters:
  ///   - room: How wide the whole may be; nil is as wide as it gets.
  ///   - row: How many stand side by side in a row.
  init(_ graph: DiagramGraph, room: Int?, row: Int) {
    self.graph = graph
    self.row = row
    model = DeviceCard.Model(graph)
    nested = NestedWires(graph)
    layers = Array(repeating: nil, count: nested.levels.count)
    levels = Array(repeating: nil, count: nested.levels.count)
    for level in nested.order { assignLayers(level) }
    let isLabelled = graph.edges.map { !$0.lines.isEmpty }
    for level in nested.order.reversed() {
      guard let layers = layers[level] else { continue }
      let inside = nested.levels[level]
      let grid = ColumnGrid(
        inside, layers.arrangement, layers: layers.layers, count: layers.count, isLabelled: isLabelled)
      let loose = inside.items.indices.filter { layers.layers[$0] == nil }.map { inside.items[$0] }
      levels[level] = FrameLayout(
        level, grid, loose: loose, in: graph, cards: model, inner: levels,
        room: level < graph.clusters.count ? room.map { $0 - 90 } : room)
    }
  }

  /// Finds the layers of a level, and so on which sides the arrows leave the frames in it.
  private mutating func assignLayers(_ level: Int) {
    let inside = nested.levels[level]
    var places: [DiagramGraph.End: Int] = [:]
    for (index, item) in inside.items.enumerated() { places[item] = index }
    var arrows: [(from: Int, to: Int)] = []
    var back: [(from: Int, to: Int)] = []
    var doors: [Int] = []
    var isTied = Array(repeating: false, count: inside.items.count)
    for wire in inside.wires {
      for case .item(let item) in [wire.from, wire.to] {
        if let place = places[item] { isTied[place] = true }
      }
      guard case .item(let to) = wire.to, let end = places[to] else { continue }
      switch wire.from {
      case .border: if decides(wire.edge) { doors.append(end) }
      case .item(let from):
        guard let start = places[from], start != end else { continue }
        if decides(wire.edge) { arrows.append((start, end)) } else { back.append((end, start)) }
      }
    }
    let arrangement = level < graph.clusters.count ? graph.clusters[level].arrangement : .free
    if arrangement == .free {
      // What has nothing but arrows back stands behind what they lead back to.
      var isPlaced = Array(repeating: false, count: inside.items.count)
      for arrow in arrows { (isPlaced[arrow.from], isPlaced[arrow.to]) = (true, true) }
      for door in doors { isPlaced[door] = true }
      arrows += back.filter { !isPlaced[$0.to] }
    }
    let assignment = LayerAssignment(arrangement, isTied: isTied, arrows: arrows, doors: doors, row: row)
    layers[level] = assignment
    for wire in inside.wires {
      func layer(_ end: NestedWires.End) -> Int {
        switch end {
        case .item(let item): places[item].flatMap { assignment.layers[$0] } ?? 0
        case .border(.left): -1
        case .border(.right): assignment.count
        }
      }
      let (from, to) = (layer(wire.from), layer(wire.to))
      let edge = graph.edges[wire.edge]
      if case .item(.cluster(let frame)) = wire.from, edge.from != .cluster(frame) {
        nested.extend(wire.edge, to: edge.from, isTarget: false, inside: frame, from: from <= to ? .right : .left)
      }
      if case .item(.cluster(let frame)) = wire.to, edge.to != .cluster(frame) {
        nested.extend(wire.edge, to: edge.to, isTarget: true, inside: frame, from: from < to ? .left : .right)
      }
    }
  }

  /// Whether an arrow has a say in which layer its ends stand.
  private func decides(_ index: Int) -> Bool {
    let edge = graph.edges[index]
    guard edge.meaning.isAside, case .node(let node) = edge.to else { return !edge.meaning.isAside }
    return graph.nodes[node].meaning == .missing
  }

  /// The picture.
  func picture() -> Picture {
    let whole = graph.clusters.count
    guard let outermost = levels[whole] else { return Picture(of: graph, size: (0, 0)) }
    var picture = Picture(of: graph, size: (outermost.width, outermost.height))
    var origins = Array(repeating: Point(x: 0, y: 0), count: levels.count)
    origins[whole] = Point(x: Picture.margin, y: picture.top)
    for level in nested.order {
      guard let layout = levels[level] else { continue }
      for (item, frame) in layout.items {
        let frame = Rectangle(
          x: origins[level].x + frame.x, y: origins[level].y + frame.y, width: frame.width, height: frame.height)
        switch item {
        case .node(let node): picture.boxes.append(box(of: node, in: frame))
        case .cluster(let cluster):
          let text = TextBlock(graph.clusters[cluster].lines, as: .node)
          let origin = Point(x: frame.x + FrameLayout.padding, y: frame.y + 9)
          picture.frames.append(.init(index: cluster, frame: frame, caption: .init(text: text, origin: origin)))
          origins[cluster] = Point(x: frame.x, y: frame.y + (levels[cluster]?.header ?? 0))
        }
      }
    }
    picture.arrows = arrows(origins)
    return picture
  }

  private func box(of index: Int, in frame: Rectangle) -> Picture.Box {
    let node = graph.nodes[index]
    switch node.meaning {
    case .card: return DeviceCard(node, as: model).box(index, in: frame)
    case .entry: return Picture.Box(index: index, frame: frame, radius: frame.height / 2)
    case .missing, .reference, .onScreen, .moving, .untold, .offScreen, .notLoaded, .stray:
      let text = TextBlock(node.lines, as: .node)
      let origin = Point(x: frame.x + FrameLayout.padding, y: frame.y + (frame.height - text.height) / 2)
      return Picture.Box(index: index, frame: frame, caption: .init(text: text, origin: origin))
    }
  }

  private func arrows(_ origins: [Point]) -> [Picture.Arrow] {
    var parts: [[(level: Int, route: ColumnGrid.Route)]] = Array(repeating: [], count: graph.edges.count)
    for level in nested.order {
      for route in levels[level]?.grid.routes ?? [] {
        let isStart: Bool =
          switch route.wire.to {
          case .border: !route.wire.isWhole
          case .item: false
          }
        // The outer levels come first, and a start that lies deeper stands before them.
        parts[route.wire.edge].insert((level, route), at: isStart ? 0 : parts[route.wire.edge].count)
      }
    }
    var arrows: [Picture.Arrow] = []
    for (index, parts) in parts.enumerated() where !parts.isEmpty {
      var pen = ArrowPen()
      var label: Picture.Caption?
      for part in parts {
        guard let layout = levels[part.level] else { continue }
        layout.draw(part.route, from: origins[part.level], with: &pen)
        label = label ?? layout.label(of: part.route, from: origins[part.level])
      }
      if let start = pen.start {
        arrows.append(.init(index: index, start: start, stretches: pen.stretches, label: label))
      }
    }
    return arrows
  }
}

/// Draws the line of one arrow, piece by piece.
struct ArrowPen {
  private(set) var start: Point?
  private(set) var stretches: [Picture.Stretch] = []

  private var here: Point? { stretches.last?.end ?? start }

  /// Goes on straight.
  mutating func line(to end: Point) {
    guard let here else {
      start = end
      return
    }
    guard here != end else { return }
    if case .line? = stretches.last, before.y == here.y, here.y == end.y { stretches.removeLast() }
    stretches.append(.line(to: end))
  }

  /// Goes on to another height, between two columns.
  mutating func bend(to end: Point) {
    guard let here, here.y != end.y else {
      line(to: end)
      return
    }
    stretches.append(.sideways(to: end))
  }

  /// Turns round.
  mutating func turn(to end: Point) { stretches.append(.back(to: end)) }

  private var before: Point { stretches.dropLast().last?.end ?? start ?? Point(x: 0, y: 0) }
}
