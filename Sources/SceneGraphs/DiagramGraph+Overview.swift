internal import SceneCanvas

/// A drawing of segues from further away: a card in the place of each frame of names, and one arrow for all between two.
extension DiagramGraph {
  /// The frames of files and groups as cards; nil where there is no more than one.
  ///
  /// - Parameter isCoarse: Whether only frames count that lie in no other one.
  package func overview(isCoarse: Bool) -> DiagramGraph? {
    var overview = Overview(self, isCoarse: isCoarse)
    return overview.draw()
  }
}

private struct Overview {
  private let graph: DiagramGraph
  /// The frame that each frame becomes a part of; one that lies in no frame of names may be a controller's.
  private var homes: [Int] = []
  private var drawn: DiagramGraph
  /// The card of each frame that becomes one.
  private var cards: [Int: Int] = [:]

  init(_ graph: DiagramGraph, isCoarse: Bool) {
    self.graph = graph
    drawn = DiagramGraph(heading: graph.heading, direction: graph.direction)
    drawn.screen = graph.screen
    homes = graph.clusters.indices.map { frame in
      var (home, outermost): (Int?, Int) = (nil, frame)
      var here: Int? = frame
      while let one = here {
        if graph.clusters[one].meaning.isOfNames, home == nil || isCoarse { home = one }
        (outermost, here) = (one, graph.clusters[one].parent)
      }
      return home ?? outermost
    }
  }

  mutating func draw() -> DiagramGraph? {
    var places: [Int: Int] = [:]
    for (index, node) in graph.nodes.enumerated() {
      guard let frame = node.cluster, node.meaning != .entry else {
        places[index] = drawn.nodes.count
        drawn.nodes.append(node)
        drawn.nodes[drawn.nodes.count - 1].cluster = nil
        continue
      }
      places[index] = card(of: homes[frame])
    }
    guard cards.count > 1 else { return nil }
    countScreens()
    func place(_ end: DiagramGraph.End) -> Int? {
      switch end {
      case .node(let node): places[node]
      case .cluster(let frame): cards[homes[frame]]
      }
    }
    let courses = graph.edges.map { edge -> Course? in
      guard let from = place(edge.from), let to = place(edge.to), from != to else { return nil }
      return Course(from: from, to: to)
    }
    join(courses)
    drawn.heading.append(DiagramText("a card is a frame; pictures of their own have what is in it", .detail))
    return drawn
  }

  private mutating func card(of frame: Int) -> Int {
    if let card = cards[frame] { return card }
    cards[frame] = drawn.nodes.count
    let cluster = graph.clusters[frame]
    let name = cluster.lines.first.map { DiagramText($0.text, .name) } ?? DiagramText(cluster.id, .name)
    drawn.nodes.append(.init(id: cluster.id, lines: [name], meaning: .card, cluster: nil, place: cluster.place))
    return drawn.nodes.count - 1
  }

  private mutating func countScreens() {
    var counts: [Int: Int] = [:]
    // A card with a note stands for a screen of another storyboard, or for code that is no controller.
    for node in graph.nodes where node.meaning == .card && !node.lines.contains(where: { $0.role == .note }) {
      if let frame = node.cluster { counts[homes[frame], default: 0] += 1 }
    }
    for frame in graph.clusters.indices where graph.clusters[frame].meaning == .container {
      counts[homes[frame], default: 0] += 1
    }
    for (frame, card) in cards {
      let count = counts[frame] ?? 0
      if count > 0 {
        drawn.nodes[card].lines.append(DiagramText(count == 1 ? "1 screen" : "\(count) screens", .detail))
      }
    }
  }

  private struct Course: Hashable {
    var from: Int
    var to: Int
  }

  /// Draws one arrow for all that go the same way.
  private mutating func join(_ courses: [Course?]) {
    var order: [Course] = []
    var all: [Course: [DiagramGraph.Edge]] = [:]
    for (edge, course) in zip(graph.edges, courses) {
      guard let course else { continue }
      if all[course] == nil { order.append(course) }
      all[course, default: []].append(edge)
    }
    for course in order {
      guard let edges = all[course], let first = edges.first else { continue }
      let isAlike = edges.allSatisfy { $0.meaning == first.meaning }
      let count = [DiagramText("\(edges.count) arrows", .name)]
      var joined = DiagramGraph.Edge(
        from: .node(course.from), to: .node(course.to), lines: edges.count > 1 ? count : [],
        meaning: isAlike ? first.meaning : .show)
      // An arrow is dotted if code alone has all that it stands for.
      joined.isOfCode = edges.allSatisfy(\.isOfCode)
      drawn.edges.append(joined)
    }
  }
}
