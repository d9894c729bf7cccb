internal import SceneCanvas
internal import SceneGraphs

extension RowLayout {
  /// The facts that all rows of a level have in common.
  struct Context {
    let graph: DiagramGraph
    let model: CompactCard.Model
    /// The frame's index; the whole drawing is behind the last.
    let level: Int
    /// How wide a label may be.
    var measure: Int
    /// The layouts of the frames in it.
    var inner: [FrameLayout?] = []
    /// The order of arrows at the level's sides, as far as that is known.
    var order: [Int: Int] = [:]
    /// How many arrows end at the frame itself, at most on one side.
    var headerPorts = 0

    var isWhole: Bool { level == graph.clusters.count }

    /// How far content keeps from the level's sides.
    var padding: Int { isWhole ? 0 : graph.clusters[level].meaning == .lane ? 8 : FrameLayout.padding }
  }
}

extension RowLayout.Context {
  /// Whether it is the dot where the scene begins.
  func isEntry(_ item: DiagramGraph.End) -> Bool {
    switch item {
    case .node(let node): graph.nodes[node].meaning == .entry
    case .cluster: false
    }
  }

  /// The text beside so many equal arrows.
  func label(of edge: Int, count: Int) -> TextBlock { label(of: edge, count: count, measure: measure) }

  /// The text beside so many equal arrows, in lines of that width.
  func label(of edge: Int, count: Int, measure: Int) -> TextBlock {
    var lines = graph.edges[edge].lines
    if let first = lines.first, graph.edges[edge].meaning == .show {
      // Of all verbs it is the one that a plain arrow says.
      lines[0].text = first.text.hasSuffix(" · show") ? String(first.text.dropLast(7)) : first.text
    }
    if count > 1, !lines.isEmpty {
      // Where they start from differs.
      let notes = lines.dropFirst().filter { $0.role == .note || $0.text.hasPrefix(Lanes.arrow) }
      lines = [DiagramText("\(count) × " + lines[0].text, lines[0].role)] + notes
    }
    // No word is cut, but for the longest, and where there is room for nothing else.
    guard measure > LayeredPlan.leastMeasure, measure < LayeredPlan.widestPiece else {
      return TextBlock(lines, as: .arrow, width: measure)
    }
    let least = min(TextBlock.widestPiece(of: lines, as: .arrow), LayeredPlan.widestPiece)
    return TextBlock(lines, as: .arrow, width: max(measure, least))
  }

  /// How large a box is on whose sides so many arrows end.
  func size(of item: DiagramGraph.End, ports: Int) -> (width: Int, height: Int) {
    switch item {
    case .cluster(let frame): return inner[frame].map { ($0.width, $0.height) } ?? (0, 0)
    case .node(let index):
      let node = graph.nodes[index]
      let least = ports * RowLayout.portGap + 8
      switch node.meaning {
      case .entry: return (14, 14)
      case .card: return (model.width, max(CompactCard(node, as: model).height, least))
      case .missing, .reference, .onScreen, .moving, .untold, .offScreen, .notLoaded, .stray:
        let text = TextBlock(node.lines, as: .card, width: model.width)
        return (max(text.width + 2 * FrameLayout.padding, 72), max(text.height + 18, least))
      }
    }
  }
}

extension RowLayout {
  /// The text at a frame's top: its name, and all else in a second line.
  static func header(of frame: DiagramGraph.Cluster) -> TextBlock {
    let rest = frame.lines.dropFirst()
    guard rest.count > 1, rest.allSatisfy({ $0.role == .title || $0.role == .detail }) else {
      return TextBlock(frame.lines, as: .card, width: 160)
    }
    let words = DiagramText(rest.map(\.text).joined(separator: " · "), .detail)
    return TextBlock(frame.lines.prefix(1) + [words], as: .card, width: 160)
  }
}

extension RowLayout.Context {
  /// The text at the frame's top.
  var header: TextBlock { isWhole ? TextBlock([], as: .card) : RowLayout.header(of: graph.clusters[level]) }
}
