internal import SceneCanvas

/// The contents of a drawing, in sentences for people who can't see it.
package struct DiagramDescription {
  private let graph: DiagramGraph

  /// More sentences than this aren't listened to, nor more letters.
  private static let limit = (sentences: 10, letters: 900)

  package init(_ graph: DiagramGraph) { self.graph = graph }

  /// The sentences, the answer first: all of them, or more than a person listens to.
  package var sentences: [String] {
    switch graph.direction {
    case .down: tree
    case .right: segues
    }
  }

  /// How many sentences there are in all.
  package var count: Int {
    switch graph.direction {
    case .down: graph.nodes.count + 1
    case .right: segues.count
    }
  }

  /// As many sentences as a person listens to.
  ///
  /// - Parameters:
  ///   - sentences: All of them, or so many that some are left out.
  ///   - total: How many there are; nil for those that are given.
  package static func joined(_ sentences: [String], of total: Int? = nil) -> String {
    let total = total ?? sentences.count
    var letters = 0
    let kept = sentences.prefix {
      letters += $0.count + 1
      return letters <= limit.letters
    }
    if kept.count == total, kept.count <= limit.sentences { return kept.joined(separator: " ") }
    // The first one is the answer, and is always told.
    let count = max(1, min(kept.count, limit.sentences - 1))
    let rest = total - count
    guard rest > 0 else { return sentences.joined(separator: " ") }
    return sentences.prefix(count).joined(separator: " ")
      + (rest == 1 ? " 1 more sentence is left out." : " \(rest) more sentences are left out.")
  }

  private var tree: [String] {
    let forest = DiagramForest(graph)
    let count = graph.nodes.count
    var sentences = ["A tree of \(count) controller\(count == 1 ? "" : "s")."]
    for node in forest.order.prefix(DiagramDescription.limit.sentences) {
      let state = graph.nodes[node].meaning.words
      guard let arrow = forest.arrows[node] else {
        sentences.append("\(name(node)) stands at the top and is \(state).")
        continue
      }
      let edge = graph.edges[arrow]
      sentences.append("\(name(edge.from)) \(edge.meaning.words) \(name(node)), which is \(state).")
    }
    return sentences
  }

  private var segues: [String] {
    let cards = graph.nodes.count { $0.meaning == .card }
    let frames = graph.clusters.count { $0.meaning == .container }
    func some(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    var sentences = [some(cards, "controller") + (frames == 0 ? "" : " and " + some(frames, "container")) + "."]
    for edge in graph.edges where edge.meaning == .enters { sentences.append("It begins with \(name(edge.to)).") }
    sentences += DiagramDescription.sentences(of: differences)
    sentences += DiagramDescription.sentences(of: ways)
    let contents = FrameContents(graph)
    for frame in contents.order {
      let inside = contents.members[frame].map { name($0) }
      sentences.append("\(name(.cluster(frame))) contains \(inside.joined(separator: ", ")).")
    }
    return sentences
  }

  /// Where each source leads, in a clause for each way of leading there.
  private var ways: [String] {
    struct Way: Hashable {
      var source: DiagramGraph.End
      var words: String
    }
    struct Step: Hashable {
      var way: Way
      var target: DiagramGraph.End
    }
    var targets: [Way: [String]] = [:]
    var told: Set<Step> = []
    var order: [Way] = []
    for edge in graph.edges where edge.meaning != .enters && (edge.news == nil || edge.news == .stays) {
      let way = Way(source: edge.from, words: edge.meaning.words)
      if targets[way] == nil { order.append(way) }
      if told.insert(Step(way: way, target: edge.to)).inserted { targets[way, default: []].append(name(edge.to)) }
    }
    return order.map { "\(name($0.source)) \($0.words) \((targets[$0] ?? []).joined(separator: ", "))" }
  }

  /// Each part that differs from another drawing's, after its sign.
  private var differences: [String] {
    let nodes = graph.nodes.compactMap { node in node.news?.sign == nil ? nil : node.lines.first?.text }
    let frames = graph.clusters.compactMap { frame in
      frame.lines.first.flatMap { DiagramGraph.News.isSigned($0.text) ? $0.text : nil }
    }
    return nodes + frames
      + graph.edges.compactMap { edge in
        guard let sign = edge.news?.sign else { return nil }
        let label = edge.lines.map(\.words).joined(separator: ", ")
        return "\(sign) \(name(edge.from)) \(edge.meaning.words) \(name(edge.to))"
          + (label.isEmpty ? "" : " (\(DiagramGraph.News.unsigned(label)))")
      }
  }

  /// Clauses as sentences that aren't too long to follow.
  private static func sentences(of clauses: [String]) -> [String] {
    var sentences: [String] = []
    var length = Int.max / 2
    for clause in clauses {
      length += clause.count + 2
      if length > 200 {
        sentences.append(clause)
        length = clause.count
      } else {
        sentences[sentences.count - 1] += "; " + clause
      }
    }
    return sentences.map { $0 + "." }
  }

  private func name(_ node: Int) -> String {
    let name = graph.nodes[node].lines.first?.text ?? graph.nodes[node].id
    return graph.nodes[node].news?.sign == nil || graph.direction == .down ? name : DiagramGraph.News.unsigned(name)
  }

  private func name(_ end: DiagramGraph.End) -> String {
    switch end {
    case .node(let node): name(node)
    case .cluster(let cluster): graph.clusters[cluster].lines.first?.text ?? graph.clusters[cluster].id
    }
  }
}

extension DiagramGraph.Node.Meaning {
  fileprivate var words: String {
    switch self {
    case .onScreen: "on the screen"
    case .moving: "coming or going"
    case .untold: "in the window, but not told"
    case .offScreen: "off the screen"
    case .notLoaded: "without its view so far"
    case .stray: "out of place"
    case .card: "declared"
    case .entry: "the beginning"
    case .missing: "missing"
    case .reference: "a note"
    }
  }
}

extension DiagramGraph.News {
  /// The sign before a part of a map; nil for one that is as before.
  package var sign: String? {
    switch self {
    case .came: "+"
    case .gone: "−"
    case .changed: "~"
    case .left, .stays: nil
    }
  }

  fileprivate static func isSigned(_ text: String) -> Bool {
    allCases.contains { text.hasPrefix(($0.sign ?? " ") + " ") }
  }

  fileprivate static func unsigned(_ text: String) -> String { isSigned(text) ? String(text.dropFirst(2)) : text }
}

extension DiagramGraph.Edge.Meaning {
  fileprivate var words: String {
    switch self {
    case .contains: "contains"
    case .shows: "contains and shows"
    case .presents: "presents"
    case .hangsIn: "only holds the view of"
    case .leaves: "still shows"
    case .enters: "begins with"
    case .show, .showDetail, .push, .present, .embed, .custom: "leads to"
    case .unwind: "leads back to"
    case .tells: "tells"
    }
  }
}
