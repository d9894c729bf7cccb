internal import SceneCanvas

/// One drawing of two: what came has a plus, what has gone a minus.
extension DiagramGraph {
  /// A drawing of what this one has, and of what the one before it had.
  ///
  /// - Parameters:
  ///   - old: The drawing of the same view before.
  ///   - names: What the old one and this one are called.
  ///   - remark: What else differs, which isn't drawn; nil if nothing does.
  package func compared(
    with old: DiagramGraph, called names: (old: String, new: String), besides remark: String? = nil
  ) -> DiagramGraph {
    let isSame = hasSameParts(as: old)
    var graph = isSame ? self : direction == .down ? comparedTree(with: old) : comparedMap(with: old)
    let titles = [old, self].map { $0.heading.first?.text ?? "" }
    graph.heading = [
      DiagramText(titles[0] == titles[1] ? titles[1] : titles[0] + " → " + titles[1], .heading),
      DiagramText("before: " + names.old, .detail), DiagramText("after: " + names.new, .detail),
    ]
    graph.heading += heading.dropFirst().filter { $0.role == .detail }
    if let summary = isSame ? nil : graph.summary { graph.heading.insert(DiagramText(summary, .state), at: 1) }
    graph.heading.append(
      DiagramText(isSame ? "no difference: the same as in \(names.old)" : graph.signs, .detail))
    if let remark { graph.heading.append(DiagramText((isSame ? "but " : "") + remark, .detail)) }
    return graph
  }

  /// The marks of the news that there are.
  private var signs: String {
    guard direction == .down else {
      return "+ came, blue; − has gone, red and dotted; ~ changed, ochre; grey: as before"
    }
    let news = Set(nodes.compactMap(\.news))
    let words = [
      (News.came, "+ came"), (.gone, "− has gone"), (.changed, "thick: changed"), (.left, "ochre: went off the screen"),
    ]
    return words.filter { news.contains($0.0) }.map(\.1).joined(separator: "; ")
  }

  /// The names of what came, has gone, has changed or went off the screen, each after its number: those of boxes, and
  /// the ends of arrows between others.
  private var summary: String? {
    func isNew(_ end: End) -> Bool {
      switch end {
      case .node(let node): nodes[node].news?.sign != nil
      case .cluster(let frame): clusters[frame].news?.sign != nil
      }
    }
    func name(_ end: End) -> String {
      let text = title(of: end) ?? ""
      return isNew(end) && ["+ ", "− ", "~ "].contains(text.prefix(2)) ? String(text.dropFirst(2)) : text
    }
    let words: [(news: News, verb: String)] = [
      (.came, "came"), (.gone, "gone"), (.changed, "changed"), (.left, "went off the screen"),
    ]
    let clauses = words.compactMap { news, verb -> String? in
      var names = clusters.indices.filter { clusters[$0].news == news }.map { name(.cluster($0)) }
      names += nodes.indices.filter { nodes[$0].news == news }.map { name(.node($0)) }
      // In a tree, arrows say no more than boxes.
      for edge in edges where direction == .right && edge.news == news && !isNew(edge.from) && !isNew(edge.to) {
        names.append(name(edge.from) + " → " + name(edge.to))
      }
      guard !names.isEmpty else { return nil }
      let more = names.count - DiagramGraph.mostNames
      let list = names.prefix(DiagramGraph.mostNames).joined(separator: ", ")
      return "\(names.count) \(verb): \(list)" + (more > 0 ? " and \(more) more" : "")
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }

  /// More names aren't listed in a summary.
  private static var mostNames: Int { 4 }

  /// Whether all parts are equal, wherever they are declared.
  package func hasSameParts(as other: DiagramGraph) -> Bool {
    func bare(_ graph: DiagramGraph) -> DiagramGraph {
      var graph = graph
      for node in graph.nodes.indices { graph.nodes[node].place = nil }
      for frame in graph.clusters.indices { graph.clusters[frame].place = nil }
      return graph
    }
    return bare(self).shows(thatOf: bare(other))
  }

  // MARK: Trees

  private func comparedTree(with old: DiagramGraph) -> DiagramGraph {
    var graph = TreeNews(from: old, to: self, showsAllGone: true).graph
    let (before, now) = (old.rows, rows)
    for node in graph.nodes.indices {
      switch graph.nodes[node].news {
      case .came: graph.nodes[node].addSign("+ ")
      case .gone: graph.nodes[node].addSign("− ")
      case .changed, .left:
        guard let former = before[graph.nodes[node].id], let own = now[graph.nodes[node].id] else { continue }
        graph.nodes[node].lines = DiagramGraph.merged(former.lines, own.lines)
        if former.place == own.place { continue }
        graph.nodes[node].lines += [
          DiagramText("− " + former.place, .detail), DiagramText("+ " + own.place, .detail),
        ]
      case .stays, nil: break
      }
    }
    return graph
  }

  /// The lines of each node and the place where it hangs, by its name.
  private var rows: [String: (lines: [DiagramText], place: String)] {
    let forest = DiagramForest(self)
    var rows: [String: (lines: [DiagramText], place: String)] = [:]
    for (index, node) in nodes.enumerated() {
      var place = "at the top"
      if let arrow = forest.arrows[index], case .node(let above) = edges[arrow].from { place = "in " + nodes[above].id }
      rows[node.id] = (node.lines, place)
    }
    return rows
  }

  // MARK: Maps

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

  private func comparedMap(with old: DiagramGraph) -> DiagramGraph {
    var graph = self
    let (before, now) = (old.places, places)
    for end in before.keys.sorted() where now[end] == nil { graph.add(end, of: old) }
    for (id, end) in now {
      guard let former = before[id] else {
        graph.add(sign: "+ ", to: end)
        continue
      }
      let (own, others) = (lines(of: end), old.lines(of: former))
      if own == others { continue }
      graph.setLines(DiagramGraph.merged(others, own), of: end)
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
      graph.edges[edge].lines = DiagramGraph.merged(former.lines, edges[edge].lines)
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
    edges.map { Way(from: name(of: $0.from), to: name(of: $0.to), meaning: $0.meaning, lines: $0.lines) }
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

  private mutating func setLines(_ lines: [DiagramText], of end: End) {
    switch end {
    case .node(let node):
      (nodes[node].lines, nodes[node].news) = (lines, .changed)
      nodes[node].addSign("~ ")
    case .cluster(let frame): (clusters[frame].lines, clusters[frame].news) = (lines, .changed)
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

extension DiagramGraph.Node {
  fileprivate mutating func addSign(_ sign: String) {
    if !lines.isEmpty { lines[0].text = sign + lines[0].text }
  }
}

extension DiagramGraph.Edge {
  fileprivate mutating func addSign(_ sign: String) {
    if lines.isEmpty { lines = [DiagramText(sign, .detail)] } else { lines[0].text = sign + lines[0].text }
  }
}
