internal import SceneCanvas

/// A drawing of segues that is too tall for a page, lane by lane.
extension DiagramGraph {
  /// A part of a drawing, and a name for its file.
  package struct Page: Sendable {
    package var name: String
    package var graph: DiagramGraph
  }

  /// A page for each lane: what stands in it, with notes for what its arrows lead to on other pages. A drawing without
  /// lanes is one page.
  package var pages: [Page] {
    guard let lanes = LanePages(Lanes(self).graph ?? self) else { return [Page(name: "1", graph: self)] }
    return lanes.all
  }
}

/// The pages of a drawing with lanes.
private struct LanePages {
  private let graph: DiagramGraph
  /// The number of each lane's page, from 1, by its frame.
  private let numbers: [Int: Int]
  private let names: [String]
  /// The page of each node; what is in no lane stands on the last one.
  private let homes: [Int]

  init?(_ graph: DiagramGraph) {
    self.graph = graph
    func frames(in parent: Int?) -> [Int] {
      graph.clusters.indices.filter { graph.clusters[$0].parent == parent && graph.clusters[$0].meaning != .container }
    }
    var lanes = frames(in: nil)
    // A single file has a page for each of its folders.
    while lanes.count == 1 { lanes = frames(in: lanes[0]) }
    guard lanes.count > 1 else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0 + 1) })
    homes = graph.nodes.map { node in
      var frame = node.cluster
      while let here = frame, numbers[here] == nil { frame = graph.clusters[here].parent }
      return frame.flatMap { numbers[$0] } ?? lanes.count + 1
    }
    self.numbers = numbers
    var names = lanes.map { LanePages.name(of: $0, in: graph) }
    if homes.contains(lanes.count + 1) { names.append("other") }
    self.names = names
  }

  /// The name of a lane, or its beginning.
  private static func name(of lane: Int, in graph: DiagramGraph) -> String {
    if let own = graph.clusters[lane].lines.first { return own.text }
    for node in graph.nodes where node.meaning == .card {
      var (end, frame) = (node.lines, node.cluster)
      while let here = frame, here != lane { (end, frame) = (graph.clusters[here].lines, graph.clusters[here].parent) }
      if frame == lane { return end.first?.text ?? node.id }
    }
    return "lane"
  }

  var all: [DiagramGraph.Page] {
    names.enumerated().map { index, name in
      var page = page(index + 1)
      page.heading.append(DiagramText("page \(index + 1) of \(names.count): \(name)", .detail))
      return DiagramGraph.Page(name: "\(index + 1)-" + name, graph: page)
    }
  }

  private func home(of end: DiagramGraph.End) -> Int {
    switch end {
    case .node(let node): return homes[node]
    case .cluster(var frame):
      while numbers[frame] == nil, let parent = graph.clusters[frame].parent { frame = parent }
      return numbers[frame] ?? numbers.count + 1
    }
  }

  private func page(_ number: Int) -> DiagramGraph {
    var page = graph
    var notes: [DiagramGraph.End: Int] = [:]
    page.edges = []
    for edge in graph.edges where home(of: edge.from) == number || home(of: edge.to) == number {
      var edge = edge
      for end in [edge.from, edge.to] where home(of: end) != number && notes[end] == nil {
        notes[end] = page.nodes.count
        page.nodes.append(note(of: end))
      }
      if let note = notes[edge.from] { edge.from = .node(note) }
      if let note = notes[edge.to] { edge.to = .node(note) }
      // On a page of its own an arrow is as short as any other.
      edge.lines.removeAll { $0.text.hasPrefix(Lanes.arrow) }
      page.edges.append(edge)
    }
    // A page needs no frame around its only lane.
    for (lane, _) in numbers where graph.clusters[lane].meaning == .lane {
      for frame in page.clusters.indices where page.clusters[frame].parent == lane { page.clusters[frame].parent = nil }
      for node in page.nodes.indices where page.nodes[node].cluster == lane { page.nodes[node].cluster = nil }
    }
    return page.keeping(page.nodes.indices.map { $0 >= homes.count || homes[$0] == number })
  }

  /// The note that stands for an end on another page.
  private func note(of end: DiagramGraph.End) -> DiagramGraph.Node {
    let (id, name): (String, String) =
      switch end {
      case .node(let node): (graph.nodes[node].id, graph.nodes[node].lines.first?.text ?? "the start")
      case .cluster(let frame): (graph.clusters[frame].id, graph.clusters[frame].lines.first?.text ?? "")
      }
    return DiagramGraph.Node(
      id: id + " elsewhere",
      lines: [DiagramText(name, .name), DiagramText("page \(home(of: end))", .detail)], meaning: .reference,
      cluster: nil)
  }
}
