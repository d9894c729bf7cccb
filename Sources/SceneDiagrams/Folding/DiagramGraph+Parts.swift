package import SceneCanvas
package import SceneGraphs

/// A frame of a drawing of segues that is too tall for one picture.
extension DiagramGraph {
  /// A frame's part on as few pages as it needs so that none is higher, or on one. What leads to each other stands on one
  /// page where it can, and notes stand for what arrows lead to elsewhere.
  ///
  /// - Parameter frame: Nil is the whole drawing.
  package func pages(inFrame frame: Int?, noHigherThan most: Int, _ style: DiagramStyle) -> [DiagramGraph] {
    let whole = frame.map { part(inFrame: $0) } ?? self
    let height = whole.controllerCount > DiagramGraph.alwaysFits ? whole.drawnHeight(style) : 0
    guard height > most else { return [whole] }
    let parts = FrameParts(self, frame: frame, heading: whole.heading)
    var count = height / most + 1
    while true {
      let pages = parts.pages(min(count, parts.count))
      if count >= parts.count || pages.allSatisfy({ $0.drawnHeight(style) <= most }) { return pages }
      count += max(1, count / 4)
    }
  }

  /// So many controllers are never too tall.
  package static let alwaysFits = 30
}

private struct FrameParts {
  /// The drawing, without frames of names.
  private let plain: DiagramGraph
  /// The name of the frame that each node stood in.
  private let frames: [String?]
  private let heading: [DiagramText]
  /// The nodes that stay together, in the order in which they are put onto pages.
  private var units: [[Int]] = []

  var count: Int { units.count }

  init(_ graph: DiagramGraph, frame: Int?, heading: [DiagramText]) {
    self.heading = heading
    func innermost(_ cluster: Int?) -> Int? {
      var here = cluster
      while let one = here, !graph.clusters[one].meaning.isOfNames { here = graph.clusters[one].parent }
      return here
    }
    let homes = graph.nodes.map { innermost($0.cluster) }
    frames = homes.map { $0.flatMap { graph.clusters[$0].lines.first?.text } }
    var plain = graph
    func withoutNames(_ cluster: Int?) -> Int? {
      cluster.flatMap { graph.clusters[$0].meaning.isOfNames ? nil : $0 }
    }
    for index in plain.nodes.indices { plain.nodes[index].cluster = withoutNames(graph.nodes[index].cluster) }
    for index in plain.clusters.indices { plain.clusters[index].parent = withoutNames(graph.clusters[index].parent) }
    self.plain = plain
    let isInside = graph.nodes.indices.map { (frame == nil || homes[$0] == frame) && graph.nodes[$0].meaning != .entry }
    order(isInside)
  }

  private mutating func order(_ isInside: [Bool]) {
    let inside = isInside.indices.filter { isInside[$0] }
    // What one screen alone leads to is of one lane.
    let own = plain.keeping(isInside)
    let lanes = Lanes(own).graph ?? own
    func outermost(_ cluster: Int?, in graph: DiagramGraph) -> Int? {
      var here = cluster
      while let one = here, let parent = graph.clusters[one].parent { here = parent }
      return here
    }
    var places: [Int: Int] = [:]
    var found: [(lane: Int, nodes: [Int])] = []
    for (place, node) in inside.enumerated() {
      if let frame = outermost(plain.nodes[node].cluster, in: plain) {
        if let unit = places[frame] {
          found[unit].nodes.append(node)
          continue
        }
        places[frame] = found.count
      }
      found.append((outermost(lanes.nodes[place].cluster, in: lanes) ?? .max, [node]))
    }
    units = found.indices.sorted { (found[$0].lane, $0) < (found[$1].lane, $1) }.map { found[$0].nodes }
  }

  /// So many pages, about as full as each other.
  func pages(_ count: Int) -> [DiagramGraph] {
    var weights = Array(repeating: 0, count: plain.nodes.count)
    for edge in plain.edges {
      for node in [node(of: edge.from), node(of: edge.to)] { if let node { weights[node] += 1 } }
    }
    let sizes = units.map { unit in unit.reduce(0) { $0 + 2 + weights[$1] } }
    let all = max(1, sizes.reduce(0, +))
    var homes = Array(repeating: 0, count: plain.nodes.count)
    var before = 0
    for (unit, size) in zip(units, sizes) {
      for node in unit { homes[node] = 1 + (before + size / 2) * count / all }
      before += size
    }
    for edge in plain.edges where edge.meaning == .enters {
      if case .node(let entry) = edge.from, let target = node(of: edge.to) { homes[entry] = homes[target] }
    }
    let numbers = Set(homes).subtracting([0]).sorted()
    return numbers.enumerated().map { page($1, number: $0 + 1, of: numbers, homes) }
  }

  /// A node at an end, or one in the frame there.
  private func node(of end: DiagramGraph.End) -> Int? {
    switch end {
    case .node(let node): node
    case .cluster: plain.nodes.indices.first { plain.is(.node($0), inside: end) }
    }
  }

  private func page(_ home: Int, number: Int, of numbers: [Int], _ homes: [Int]) -> DiagramGraph {
    var page = plain
    page.heading = heading + [DiagramText("page \(number) of \(numbers.count)", .detail)]
    page.edges = []
    var notes: [DiagramGraph.End: Int] = [:]
    func isHere(_ end: DiagramGraph.End) -> Bool { node(of: end).map { homes[$0] == home } ?? false }
    for edge in plain.edges where isHere(edge.from) || isHere(edge.to) {
      var edge = edge
      for end in [edge.from, edge.to] where !isHere(end) && notes[end] == nil {
        guard let node = node(of: end) else { continue }
        notes[end] = page.nodes.count
        let number = numbers.firstIndex(of: homes[node]).map { "page \($0 + 1)" }
        let words = [number ?? frames[node].map { "in " + $0 }].compactMap { $0 }.map { DiagramText($0, .detail) }
        page.nodes.append(
          .init(
            id: name(of: end) + " elsewhere", lines: [DiagramText(name(of: end), .name)] + words, meaning: .reference,
            cluster: nil))
      }
      if let note = notes[edge.from] { edge.from = .node(note) }
      if let note = notes[edge.to] { edge.to = .node(note) }
      page.edges.append(edge)
    }
    return page.keeping(page.nodes.indices.map { $0 >= homes.count || homes[$0] == home })
  }

  private func name(of end: DiagramGraph.End) -> String {
    switch end {
    case .node(let node): plain.nodes[node].lines.first?.text ?? plain.nodes[node].id
    case .cluster(let frame): plain.clusters[frame].lines.first?.text ?? plain.clusters[frame].id
    }
  }
}
