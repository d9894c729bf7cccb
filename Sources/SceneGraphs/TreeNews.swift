internal import SceneCanvas

/// The news of a tree since another moment: everything that has come, gone or changed, with the way to it from the root.
/// A branch without news is one small box, and several such branches side by side share one.
package struct TreeNews {
  /// The tree, without the branches that have no news.
  package private(set) var graph: DiagramGraph

  /// The news of each node of the tree that is still there; nil for none.
  package var marks: [DiagramGraph.News?] {
    graph.nodes.map { node in
      switch node.news {
      case .came, .changed, .left: node.news
      case .gone, .stays, nil: nil
      }
    }
  }

  /// The nodes of the tree that have gone.
  package var gone: Set<Int> { Set(graph.nodes.indices.filter { graph.nodes[$0].news == .gone }) }

  /// A first moment, of which everything is shown.
  package init(_ graph: DiagramGraph) { self.graph = graph }

  /// - Parameters:
  ///   - showsAllGone: Whether all is shown of a branch that has gone, and not only its first node.
  ///   - joinsWays: Whether containers without news of their own share one box, as "tabs › nav".
  package init(from old: DiagramGraph, to new: DiagramGraph, showsAllGone: Bool = false, joinsWays: Bool = false) {
    self.init(new)
    mark(since: old)
    addGone(of: old, all: showsAllGone)
    fold(joinsWays: joinsWays)
    for edge in graph.edges.indices where news(graph.edges[edge].from) == .stays && news(graph.edges[edge].to) == .stays
    {
      graph.edges[edge].news = .stays
    }
  }

  private func news(_ end: DiagramGraph.End) -> DiagramGraph.News? {
    switch end {
    case .node(let node): graph.nodes[node].news
    case .cluster(let frame): graph.clusters[frame].news
    }
  }

  private mutating func mark(since old: DiagramGraph) {
    let (before, now) = (old.branches, graph.branches)
    for (id, node) in now {
      guard let former = before[id] else {
        graph.nodes[node.place].news = .came
        continue
      }
      let (one, other) = (old.nodes[former.place], graph.nodes[node.place])
      if one.meaning != other.meaning || one.lines != other.lines || former.parent != node.parent {
        let hasLeft = one.meaning.isSeen && !other.meaning.isSeen
        graph.nodes[node.place].news = hasLeft ? .left : .changed
        graph.nodes[node.place].lines.removeAll { $0.role == .kind }
      } else {
        graph.nodes[node.place].news = .stays
      }
    }
    // An arrow may be as before between two that have changed, and another one between two that are as before.
    let links = old.edges.compactMap { old.link($0) }
    let (all, bare) = (Set(links), Dictionary(links.map { ($0.bare, $0) }) { one, _ in one })
    for edge in graph.edges.indices {
      guard let link = graph.link(graph.edges[edge]) else { continue }
      if all.contains(link) {
        graph.edges[edge].news = .stays
      } else if link.meaning == .presents, let former = bare[link.bare], case .node(let node) = graph.edges[edge].to {
        graph.edges[edge].news = .changed
        graph.edges[edge].lines = TreeNews.words(for: link.lines, insteadOf: former.lines)
        if graph.nodes[node].news == .stays { graph.nodes[node].news = .changed }
      }
    }
  }

  /// The words of a presentation whose style has changed.
  private static func words(for lines: [DiagramText], insteadOf former: [DiagramText]) -> [DiagramText] {
    guard lines.count == 2, former.count == 2 else { return DiagramGraph.merged(former, lines) }
    return [
      DiagramText("~ " + lines[0].text, lines[0].role),
      DiagramText("\(lines[1].text) (was: \(former[1].text))", lines[1].role),
    ]
  }

  private mutating func addGone(of old: DiagramGraph, all showsAll: Bool) {
    let (before, now) = (old.branches, graph.branches)
    var places: [String: Int] = [:]
    let sizes = showsAll ? [:] : TreeNews.sizes(ofGone: old, now: now)
    for node in old.nodes where now[node.id] == nil {
      let parent = before[node.id]?.parent
      // Those that hung from it are gone with it.
      if let parent, now[parent] == nil, !showsAll { continue }
      places[node.id] = graph.nodes.count
      var words = showsAll ? node.lines : node.lines.prefix(1).map { DiagramText($0.text, .detail) }
      if let size = sizes[node.id], size > node.count { words.append(DiagramText("+\(size - node.count)", .detail)) }
      var ghost = DiagramGraph.Node(id: node.id, lines: words, meaning: .notLoaded, cluster: nil)
      (ghost.isLoose, ghost.news) = (node.isLoose, .gone)
      graph.nodes.append(ghost)
    }
    for (id, place) in places.sorted(by: { $0.value < $1.value }) {
      guard let parent = before[id]?.parent, let above = now[parent]?.place ?? places[parent] else { continue }
      graph.edges.append(.init(from: .node(above), to: .node(place), lines: [], meaning: .contains))
    }
  }

  /// How many went with each one that has gone, itself among them, by the topmost.
  private static func sizes(
    ofGone old: DiagramGraph, now: [String: DiagramGraph.Branch]
  ) -> [String: Int] {
    let before = old.branches
    var tops: [String: String] = [:]
    var sizes: [String: Int] = [:]
    for node in old.nodes where now[node.id] == nil {
      var way = [node.id]
      // Each is climbed from once: the way ends where the top is known.
      while let last = way.last, tops[last] == nil, let parent = before[last]?.parent, now[parent] == nil {
        way.append(parent)
      }
      let top = way.last.map { tops[$0] ?? $0 } ?? node.id
      for id in way { tops[id] = top }
      sizes[top, default: 0] += node.count
    }
    return sizes
  }

  /// Makes a small box of each branch without news.
  private mutating func fold(joinsWays: Bool) {
    let forest = DiagramForest(graph)
    var hasNews = graph.nodes.map { $0.news != .stays }
    let hasOwnNews = hasNews
    var sizes = graph.nodes.map(\.count)
    for node in forest.order.reversed() {
      for child in forest.children[node] {
        hasNews[node] = hasNews[node] || hasNews[child]
        sizes[node] += sizes[child]
      }
    }
    var isKept = hasNews
    func fold(_ siblings: [Int], in graph: inout DiagramGraph) {
      let quiet = siblings.filter { !hasNews[$0] }
      guard let first = quiet.first else { return }
      isKept[first] = true
      let size = quiet.reduce(0) { $0 + sizes[$1] }
      if quiet.count > 1 {
        graph.nodes[first].lines = [DiagramText("\(size) as before", .detail)]
        graph.nodes[first].meaning = .reference
        graph.nodes[first].place = nil
      } else if size > graph.nodes[first].count {
        graph.nodes[first].lines.append(DiagramText("+\(size - graph.nodes[first].count)", .detail))
      }
    }
    for node in forest.order where !hasOwnNews[node] { shorten(node, forest) }
    for isLoose in [false, true] { fold(forest.roots.filter { graph.nodes[$0].isLoose == isLoose }, in: &graph) }
    for node in forest.order where hasNews[node] { fold(Array(forest.children[node]), in: &graph) }
    if joinsWays { joinWays(forest, hasNews, hasOwnNews, &isKept) }
    graph = graph.keeping(isKept)
  }

  /// Makes one small box of containers without news of their own, each with news in only one child: "tabs › nav".
  private mutating func joinWays(
    _ forest: DiagramForest, _ hasNews: [Bool], _ hasOwnNews: [Bool], _ isKept: inout [Bool]
  ) {
    var arrows = forest.arrows
    for node in forest.order where isKept[node] && !hasOwnNews[node] && graph.nodes[node].lines.count == 1 {
      let busy = forest.children[node].filter { hasNews[$0] }
      guard let child = busy.first, busy.count == 1, !hasOwnNews[child], graph.nodes[child].lines.count == 1,
        let last = arrows[child], graph.edges[last].meaning == .contains
      else { continue }
      let words = graph.nodes[node].lines[0].text + " › " + graph.nodes[child].lines[0].text
      guard words.count <= TreeNews.longestWay else { continue }
      graph.nodes[child].lines[0].text = words
      for other in forest.children[node] where other != child { isKept[other] = false }
      isKept[node] = false
      if let first = arrows[node] { graph.edges[first].to = .node(child) }
      arrows[child] = arrows[node]
    }
  }

  /// How many letters the names of containers take in one box.
  private static let longestWay = 30

  /// Leaves the name of a node, and what is amiss with it.
  private mutating func shorten(_ node: Int, _ forest: DiagramForest) {
    graph.nodes[node].lines.removeAll { line in
      switch line.role {
      case .name, .heading, .note, .alarm: false
      case .title, .kind, .state, .detail: true
      }
    }
    guard let arrow = forest.arrows[node] else { return }
    graph.edges[arrow].lines = []
    if graph.edges[arrow].meaning == .shows { graph.edges[arrow].meaning = .contains }
  }
}

extension DiagramGraph.Node.Meaning {
  /// Whether its view is in the window.
  fileprivate var isSeen: Bool {
    switch self {
    case .onScreen, .moving, .untold: true
    case .offScreen, .notLoaded, .stray, .card, .entry, .missing, .reference: false
    }
  }
}

extension DiagramGraph {
  /// The place of a node, and the name of the one that it hangs from.
  fileprivate typealias Branch = (place: Int, parent: String?)

  /// An arrow by the names of its ends, and what it says.
  fileprivate struct Link: Hashable {
    let from: String
    let to: String
    let meaning: Edge.Meaning
    let lines: [DiagramText]

    /// From where it leads to where, whatever it says.
    var bare: Link { Link(from: from, to: to, meaning: meaning, lines: []) }
  }

  /// The link that an arrow is; nil for one at a frame.
  fileprivate func link(_ edge: Edge) -> Link? {
    guard case .node(let from) = edge.from, case .node(let to) = edge.to else { return nil }
    return Link(from: nodes[from].id, to: nodes[to].id, meaning: edge.meaning, lines: edge.lines)
  }

  /// The branch of each node, by its own name.
  fileprivate var branches: [String: Branch] {
    let forest = DiagramForest(self)
    var branches: [String: Branch] = [:]
    for node in nodes.indices {
      var parent: String?
      if let arrow = forest.arrows[node], case .node(let above) = edges[arrow].from { parent = nodes[above].id }
      branches[nodes[node].id] = (node, parent)
    }
    return branches
  }
}
