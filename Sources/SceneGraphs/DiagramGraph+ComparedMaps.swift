internal import SceneCanvas

/// One map of two: boxes and frames by their names, and arrows by what they say.
extension DiagramGraph {
  /// An arrow by what it says, wherever its ends stand in a drawing.
  private struct Way: Hashable {
    var from: String
    var to: String
    var meaning: Edge.Meaning
    var lines: [DiagramText]

    /// From where it leads to where, and how.
    var bare: Way { Way(from: from, to: to, meaning: meaning, lines: []) }

    /// Whether it leads from and to where another one leads, in another way under the same name.
    func isTurned(from other: Way) -> Bool {
      func name(_ way: Way) -> Substring? { way.lines.first?.text.split(separator: "·").first }
      return from == other.from && to == other.to && meaning != other.meaning && name(self) != nil
        && name(self) == name(other)
    }
  }

  func comparedMap(with old: DiagramGraph) -> DiagramGraph {
    var graph = self
    let (before, now) = (old.places, places)
    let reordered = reordered(since: old)
    for end in before.keys.sorted() where now[end] == nil { graph.add(end, of: old) }
    for (id, end) in now {
      guard let former = before[id] else {
        graph.add(sign: "+ ", to: end)
        continue
      }
      let (own, others) = (lines(of: end), old.lines(of: former))
      let isReordered = reordered.contains(id)
      var remarks = isReordered ? ["in another order"] : []
      // The frame around it is seen, and the former one isn't.
      let (frame, home) = (frame(around: end), old.frame(around: former))
      if frame?.id != home?.id {
        remarks.append(home.map { "was in " + $0.name } ?? "stood alone")
      }
      if own == others, remarks.isEmpty { continue }
      graph.setLines(DiagramGraph.merged(others, own) + remarks.map { DiagramText($0, .state) }, of: end)
    }
    var rest = old.ways.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (edge, way) in ways.enumerated() {
      if let count = rest[way], count > 0 {
        rest[way] = count - 1
        graph.edges[edge].news = .stays
      } else {
        graph.edges[edge].news = .came
      }
    }
    // Those that have gone, by what else they are: an arrow that leads from and to where it led has only changed.
    var lost: [Way: [Edge]] = [:]
    var goneWays: [Way] = []
    for (edge, way) in old.ways.enumerated() {
      guard let count = rest[way], count > 0 else { continue }
      rest[way] = count - 1
      if lost[way.bare] == nil { goneWays.append(way) }
      lost[way.bare, default: []].append(old.edges[edge])
    }
    for (edge, way) in ways.enumerated() where graph.edges[edge].news == .came {
      let turned = lost[way.bare, default: []].isEmpty ? goneWays.first { way.isTurned(from: $0) }?.bare : nil
      guard let former = lost[turned ?? way.bare]?.first else {
        graph.edges[edge].addSign("+ ")
        continue
      }
      lost[turned ?? way.bare]?.removeFirst()
      graph.edges[edge].lines = edges[edge].linesMerged(with: former)
      graph.edges[edge].addSign("~ ")
      graph.edges[edge].news = .changed
    }
    let all = graph.places
    for way in goneWays {
      guard let from = all[way.from], let to = all[way.to] else { continue }
      for var edge in lost[way.bare] ?? [] {
        (edge.from, edge.to, edge.news) = (from, to, .gone)
        edge.addSign("− ")
        graph.edges.append(edge)
      }
    }
    for node in graph.nodes.indices where graph.nodes[node].news == nil { graph.nodes[node].news = .stays }
    for frame in graph.clusters.indices where graph.clusters[frame].news == nil { graph.clusters[frame].news = .stays }
    return graph
  }

  /// Where each node and each frame stands, by a name that is the same in both drawings.
  private var places: [String: End] {
    var places: [String: End] = [:]
    for (index, node) in nodes.enumerated() { places["n " + node.id] = .node(index) }
    for (index, frame) in clusters.enumerated() { places["f " + frame.id] = .cluster(index) }
    return places
  }

  private var ways: [Way] {
    edges.map { edge in
      Way(
        from: name(of: edge.from), to: name(of: edge.to), meaning: edge.meaning,
        lines: edge.lines + [edge.unsaid].compactMap(\.self))
    }
  }

  private func name(of end: End) -> String {
    switch end {
    case .node(let node): "n " + nodes[node].id
    case .cluster(let frame): "f " + clusters[frame].id
    }
  }

  private func lines(of end: End) -> [DiagramText] {
    switch end {
    case .node(let node): nodes[node].lines
    case .cluster(let frame): clusters[frame].lines
    }
  }

  /// The frame around an end.
  private func frame(around end: End) -> (id: String, name: String)? {
    let frame: Int? =
      switch end {
      case .node(let node): nodes[node].cluster
      case .cluster(let cluster): clusters[cluster].parent
      }
    return frame.map { (clusters[$0].id, title(of: .cluster($0)) ?? clusters[$0].id) }
  }

  /// The frames whose contents stand in another order than before, apart from what came and has gone.
  private func reordered(since old: DiagramGraph) -> Set<String> {
    func contents(_ graph: DiagramGraph) -> [String: [String]] {
      let members = FrameContents(graph).members
      return Dictionary(
        uniqueKeysWithValues: graph.clusters.indices.map { frame in
          (graph.name(of: .cluster(frame)), members[frame].map(graph.name(of:)))
        })
    }
    let before = contents(old)
    let changed = contents(self).filter { name, now in
      let former = before[name] ?? []
      return now.filter(Set(former).contains) != former.filter(Set(now).contains)
    }
    return Set(changed.keys)
  }

  private mutating func setLines(_ lines: [DiagramText], of end: End) {
    switch end {
    case .node(let node):
      (nodes[node].lines, nodes[node].news) = (lines, .changed)
      nodes[node].addSign("~ ")
    case .cluster(let frame):
      (clusters[frame].lines, clusters[frame].news) = (lines, .changed)
      if let first = lines.first { clusters[frame].lines[0].text = "~ " + first.text }
    }
  }

  private mutating func add(sign: String, to end: End) {
    switch end {
    case .node(let node):
      nodes[node].addSign(sign)
      nodes[node].news = .came
    case .cluster(let frame):
      if let first = clusters[frame].lines.first { clusters[frame].lines[0].text = sign + first.text }
      clusters[frame].news = .came
    }
  }

  /// Adds what only the old drawing has, in the frame that it had there.
  private mutating func add(_ name: String, of old: DiagramGraph) {
    guard let end = old.places[name], places[name] == nil else { return }
    func frame(_ former: Int?) -> Int? {
      guard let former else { return nil }
      add("f " + old.clusters[former].id, of: old)
      guard case .cluster(let frame)? = places["f " + old.clusters[former].id] else { return nil }
      return frame
    }
    switch end {
    case .node(let place):
      var node = old.nodes[place]
      (node.cluster, node.news) = (frame(node.cluster), .gone)
      node.addSign("− ")
      nodes.append(node)
    case .cluster(let place):
      var cluster = old.clusters[place]
      (cluster.parent, cluster.position, cluster.news) = (frame(cluster.parent), nodes.count, .gone)
      if let first = cluster.lines.first { cluster.lines[0].text = "− " + first.text }
      clusters.append(cluster)
    }
  }
}

extension DiagramGraph.Edge {
  /// The lines of both, and of what neither needed to say whatever differs.
  fileprivate func linesMerged(with former: DiagramGraph.Edge) -> [DiagramText] {
    func all(_ edge: DiagramGraph.Edge) -> [DiagramText] { edge.lines + [edge.unsaid].compactMap(\.self) }
    let whole = DiagramGraph.merged(all(former), all(self))
    return whole.filter { $0 != unsaid }
  }

  fileprivate mutating func addSign(_ sign: String) {
    if lines.isEmpty { lines = [DiagramText(sign, .detail)] } else { lines[0].text = sign + lines[0].text }
  }
}
