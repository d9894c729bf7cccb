internal import SceneCanvas
internal import SceneGraphs

/// The picture of a drawing whose arrows run from left to right: layers in columns, frames around what belongs
/// together.
///
/// The inside of each frame is laid out by itself, the innermost first; in the frame around it, it is one more item.
/// Arrows keep to room of their own: between columns there is nothing but arrows, and inside a column each arrow that
/// passes has a place like any box. So no arrow meets a box, a frame or a label that isn't its own.
struct LayeredLayout {
  /// The graph that is drawn.
  var graph: DiagramGraph { plan.graph }

  private let plan: LayeredPlan
  private let room: Int?
  private var levels: [FrameLayout?]
  /// For each level, in which order arrows meet its sides.
  private var orders: [[Int: Int]]

  /// - Parameter room: How wide the whole may be; nil is as wide as it gets.
  init(_ graph: DiagramGraph, room: Int?) {
    plan = LayeredPlan(graph, room: room)
    self.room = room
    levels = Array(repeating: nil, count: plan.nested.levels.count)
    orders = Array(repeating: [:], count: levels.count)
    layOut()
    guard !plan.graph.clusters.isEmpty else { return }
    // Now that it is known what stands outside, arrows meet frames in that order.
    for level in plan.nested.order {
      // Frames in it meet the order that its own sides have by now.
      if let layout = levels[level], !layout.orders.isEmpty, !layout.keeps(orders[level]) { layOut(level) }
      for (frame, ranks) in levels[level]?.orders ?? [] { orders[frame] = ranks }
    }
    layOut()
  }

  private mutating func layOut() {
    for level in plan.nested.order.reversed() {
      if level == plan.whole, plan.hasLanes { alignLanes() }
      layOut(level)
    }
  }

  private mutating func layOut(_ level: Int) {
    guard let assignment = plan.assignments[level], let rows = plan.rows[level] else { return }
    let contents = FrameLayout.Contents(
      level: plan.nested.levels[level], assignment: assignment, plan: rows, measures: plan.rowMeasures[level])
    var context = plan.context(level)
    context.inner = levels
    context.order = orders[level]
    levels[level] = FrameLayout(contents, in: context, room: plan.rooms[level])
  }

  /// How wide everything is, without the margins.
  package var width: Int { levels[plan.whole]?.width ?? 0 }

  /// Makes all lanes as wide as the widest.
  private mutating func alignLanes() {
    let lanes = graph.clusters.indices.filter {
      graph.clusters[$0].parent == nil && graph.clusters[$0].meaning != .container
    }
    let width = lanes.compactMap { levels[$0]?.width }.max() ?? 0
    for lane in lanes { levels[lane]?.widen(to: width) }
  }

  /// The picture.
  func picture() -> Picture {
    let whole = graph.clusters.count
    guard let outermost = levels[whole] else { return Picture(heading: graph.heading, size: (0, 0)) }
    var picture = Picture(heading: graph.heading, size: (outermost.width, outermost.height), room: room)
    var origins = Array(repeating: Point(x: 0, y: 0), count: levels.count)
    origins[whole] = Point(x: Picture.margin, y: picture.top)
    for level in plan.nested.order {
      guard let layout = levels[level] else { continue }
      for (item, frame) in layout.items {
        let frame = Rectangle(
          x: origins[level].x + frame.x, y: origins[level].y + frame.y, width: frame.width, height: frame.height)
        switch item {
        case .node(let node): picture.boxes.append(box(of: node, in: frame))
        case .cluster(let cluster):
          let text = RowLayout.header(of: graph.clusters[cluster])
          let origin = Point(x: frame.x + FrameLayout.padding, y: frame.y + 7)
          picture.frames.append(.init(index: cluster, frame: frame, caption: .init(text: text, origin: origin)))
          origins[cluster] = Point(x: frame.x, y: frame.y + (levels[cluster]?.header ?? 0))
        }
      }
    }
    picture.arrows = arrows(origins)
    picture.add(TextBlock(plan.footnotes, as: .card, width: room ?? DiagramStyle.usualWidth))
    return picture
  }

  private func box(of index: Int, in frame: Rectangle) -> Picture.Box {
    let node = graph.nodes[index]
    switch node.meaning {
    case .card: return CompactCard(node, as: plan.model).box(index, in: frame)
    case .entry: return Picture.Box(index: index, frame: frame, radius: frame.height / 2)
    case .missing, .reference, .onScreen, .moving, .untold, .offScreen, .notLoaded, .stray:
      let text = TextBlock(node.lines, as: .card, width: plan.model.width)
      let origin = Point(x: frame.x + FrameLayout.padding, y: frame.y + (frame.height - text.height) / 2)
      return Picture.Box(index: index, frame: frame, caption: .init(text: text, origin: origin))
    }
  }

  private func arrows(_ origins: [Point]) -> [Picture.Arrow] {
    var parts: [[(level: Int, way: FrameLayout.Way)]] = Array(repeating: [], count: graph.edges.count)
    for level in plan.nested.order {
      for way in levels[level]?.ways ?? [] {
        // The outer levels come first, and a start that lies deeper stands before them.
        parts[way.wire.edge].insert((level, way), at: way.wire.isStart ? 0 : parts[way.wire.edge].count)
      }
    }
    var arrows: [Picture.Arrow] = []
    for (index, parts) in parts.enumerated() where !parts.isEmpty {
      var pen = ArrowPen()
      var label: Picture.Caption?
      for part in parts {
        guard let layout = levels[part.level] else { continue }
        layout.draw(part.way, from: origins[part.level], with: &pen)
        label = label ?? layout.label(of: part.way, from: origins[part.level])
      }
      if let start = pen.start {
        arrows.append(.init(index: index, start: start, stretches: pen.stretches, label: label))
      }
    }
    return arrows
  }
}
