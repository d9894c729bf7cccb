extension DiagramGraph {
  /// What a picture of some drawings says in words instead of drawing it, to keep to its width; nil if nothing.
  package static func omission(of graphs: [DiagramGraph], style: DiagramStyle) -> String? {
    guard let graph = graphs.first, graph.direction == .right else {
      let count = SiblingFolding(graphs, room: style.room).count
      return count == 0 ? nil : "\(count) siblings that are all alike have no box of their own"
    }
    let heading = SegueFolding(graph, room: style.room).graph.heading
    return heading.count > graph.heading.count ? heading.last?.text : nil
  }
}

/// A drawing of segues that is too wide, or much too high, made to fit: arrows that would lead too far end at a note
/// beside their source, which says where they lead.
///
/// The rest starts at the left again, in another band.
struct SegueFolding {
  private(set) var graph: DiagramGraph
  private(set) var picture: Picture
  /// How many arrows end at a note.
  private(set) var count = 0

  /// How many arrows one place takes before they are written at their sources.
  private static let most = 4
  /// The room that a note and its arrow need.
  private static let note = 170

  init(_ graph: DiagramGraph, room: Int?) {
    self.graph = graph
    picture = LayeredLayout(graph, room: room, row: LayeredLayout.usualRow).picture()
    guard let room, !fits(room) || isTooHigh(room) else { return }
    cut(crowded(room))
    var row = LayeredLayout.usualRow
    for round in 0..<8 {
      picture = LayeredLayout(self.graph, room: room, row: row).picture()
      if fits(room) { break }
      let cut = tooFar(room - round / 2 * 60)
      if cut.isEmpty {
        guard row > 1 else { break }
        row -= 1
      }
      self.cut(cut)
    }
    if isTooHigh(room) || !fits(room) {
      self.graph = listed(graph)
      picture = LayeredLayout(self.graph, room: room, row: LayeredLayout.usualRow).picture()
      return
    }
    guard count > 0 else { return }
    let words = count == 1 ? "1 arrow ends" : "\(count) arrows end"
    self.graph.heading.append(DiagramText(words + " at a note that says where it leads", .detail))
    picture = LayeredLayout(self.graph, room: room, row: row).picture()
  }

  private func fits(_ room: Int) -> Bool { picture.width - 2 * Picture.margin <= room }

  private func isTooHigh(_ room: Int) -> Bool { picture.height > 3 * max(picture.width, room) }

  /// The arrows to where many lead, but for the first; and all from where more lead than a column holds.
  private func crowded(_ room: Int) -> [Int] {
    var arriving: [DiagramGraph.End: [Int]] = [:]
    var leaving: [DiagramGraph.End: [Int]] = [:]
    for (index, edge) in graph.edges.enumerated() where edge.meaning != .enters && edge.from != edge.to {
      arriving[edge.to, default: []].append(index)
      leaving[edge.from, default: []].append(index)
    }
    var cut: Set<Int> = []
    for edges in arriving.values where edges.count > SegueFolding.most { cut.formUnion(edges.dropFirst()) }
    if isTooHigh(room) {
      for edges in leaving.values where edges.count > 10 { cut.formUnion(edges) }
    }
    return cut.sorted()
  }

  /// The arrows between bands as wide as there is room.
  private func tooFar(_ room: Int) -> [Int] {
    var frames: [DiagramGraph.End: Rectangle] = [:]
    for box in picture.boxes { frames[.node(box.index)] = box.frame }
    for frame in picture.frames { frames[.cluster(frame.index)] = frame.frame }
    func band(_ frame: Rectangle) -> Int {
      (frame.midX - Picture.margin) / max(SegueFolding.note, room - SegueFolding.note)
    }
    return graph.edges.indices.filter { index in
      let edge = graph.edges[index]
      guard edge.meaning != .enters, edge.from != edge.to, let from = frames[edge.from], let to = frames[edge.to],
        !graph.is(edge.from, inside: edge.to), !graph.is(edge.to, inside: edge.from)
      else { return false }
      if case .node(let node) = edge.to, graph.nodes[node].meaning == .reference { return false }
      return band(from) != band(to)
    }
  }

  /// The drawing without arrows: each card lists where it leads.
  private func listed(_ graph: DiagramGraph) -> DiagramGraph {
    var listed = graph
    listed.edges = []
    var count = 0
    for edge in graph.edges {
      if edge.meaning == .enters {
        listed.edges.append(edge)
        continue
      }
      let words = SegueFolding.words(on: edge).joined(separator: " · ")
      let line = DiagramText("→ \(name(of: edge.to))" + (words.isEmpty ? "" : " (\(words))"), .detail)
      switch edge.from {
      case .node(let node): listed.nodes[node].lines.append(line)
      case .cluster(let frame): listed.clusters[frame].lines.append(line)
      }
      count += 1
    }
    guard count > 0 else { return listed }
    listed.heading.append(DiagramText("\(count) arrows are too many to draw: each card lists where it leads", .detail))
    return listed
  }

  private func name(of end: DiagramGraph.End) -> String {
    switch end {
    case .node(let node): graph.nodes[node].lines.first?.text ?? graph.nodes[node].id
    case .cluster(let frame): graph.clusters[frame].lines.first?.text ?? graph.clusters[frame].id
    }
  }

  /// What a short label says of an arrow: a segue's name and kind, or the first messages.
  private static func words(on edge: DiagramGraph.Edge) -> [String] {
    if edge.meaning == .tells { return edge.lines.prefix(2).map(\.text) }
    return edge.lines.filter { $0.role == .name || $0.role == .kind }.map(\.text)
  }

  private mutating func cut(_ edges: [Int]) {
    for index in edges {
      let edge = graph.edges[index]
      let cluster: Int?
      switch edge.from {
      case .node(let node): cluster = graph.nodes[node].cluster
      case .cluster(let frame): cluster = graph.clusters[frame].parent
      }
      let name = name(of: edge.to)
      let node = DiagramGraph.Node(
        id: "arrow \(index) to \(name)",
        lines: [DiagramText("→ " + name, .detail)] + SegueFolding.words(on: edge).map { DiagramText($0, .note) },
        meaning: .reference, cluster: cluster)
      graph.nodes.append(node)
      graph.edges[index] = DiagramGraph.Edge(
        from: edge.from, to: .node(graph.nodes.count - 1), lines: [], meaning: edge.meaning)
      count += 1
    }
  }
}
