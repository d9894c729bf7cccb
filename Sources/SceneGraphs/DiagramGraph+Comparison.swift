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
      (News.came, "+ came"), (.gone, "− has gone"), (.changed, "thick: changed"),
      (.left, "ochre: went off the screen"),
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
        graph.nodes[node].lines.append(DiagramText("\(own.place) (was: \(former.place))", .detail))
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
      if let arrow = forest.arrows[index], case .node(let above) = edges[arrow].from {
        place = (edges[arrow].meaning == .presents ? "presented by " : "in ") + nodes[above].id
      }
      rows[node.id] = (node.lines, place)
    }
    return rows
  }
}

extension DiagramGraph.Node {
  mutating func addSign(_ sign: String) {
    if !lines.isEmpty { lines[0].text = sign + lines[0].text }
  }
}
