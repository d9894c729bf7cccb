internal import SceneBasics
internal import SceneCanvas
internal import SceneGraphs

/// A drawing for a terminal: an outline with lines from each entry to what hangs from it.
///
/// A tree shows what hangs from what; a drawing of segues shows what lies in which frame, and the arrows that leave it.
struct TextFormat: DiagramFormat {
  let name = "text"
  let summary = "an outline for a terminal"
  let endings = ["txt", "text"]

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    for text in graph.heading { output.write(VisibleText.of(text.text) + "\n") }
    let outline = DiagramOutline(graph)
    if !outline.roots.isEmpty { output.write("\n") }
    var open = outline.roots.reversed().map { Line(entry: $0, lead: "", tail: "") }
    while let line = open.popLast() {
      let entry = outline.entries[line.entry]
      output.write(line.lead + VisibleText.of(entry.text) + "\n")
      for (index, child) in entry.children.enumerated().reversed() {
        let isLast = index == entry.children.count - 1
        open.append(
          Line(entry: child, lead: line.tail + (isLast ? "└─ " : "├─ "), tail: line.tail + (isLast ? "   " : "│  ")))
      }
    }
    let signs = DiagramGraph.Node.Meaning.allCases.filter { meaning in
      graph.nodes.contains { $0.meaning == meaning }
    }.compactMap(\.legend)
    if !signs.isEmpty { output.write("\n" + signs.joined(separator: "   ") + "\n") }
  }

  private struct Line {
    var entry: Int
    /// The text before the entry itself.
    var lead: String
    /// The text before those that hang from it.
    var tail: String
  }
}

/// A drawing as entries within entries.
private struct DiagramOutline {
  struct Entry {
    var text: String
    var children: [Int] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var roots: [Int] = []

  init(_ graph: DiagramGraph) {
    switch graph.direction {
    case .down: hang(graph)
    case .right: enclose(graph)
    }
  }

  private mutating func hang(_ graph: DiagramGraph) {
    let forest = DiagramForest(graph)
    entries = graph.nodes.indices.map { node in
      let arrow = forest.arrows[node].map { graph.edges[$0].lines.map(\.text).joined(separator: " ") } ?? ""
      return Entry(
        text: (arrow.isEmpty ? "" : arrow + ": ") + DiagramOutline.text(of: graph.nodes[node]),
        children: Array(forest.children[node]))
    }
    roots = forest.roots
  }

  private mutating func enclose(_ graph: DiagramGraph) {
    let frames = graph.clusters.count
    entries = graph.clusters.map { Entry(text: "▣ " + DiagramOutline.line($0.lines)) }
    entries += graph.nodes.map { Entry(text: DiagramOutline.text(of: $0)) }
    func index(_ end: DiagramGraph.End) -> Int {
      switch end {
      case .node(let node): frames + node
      case .cluster(let cluster): cluster
      }
    }
    func name(_ end: DiagramGraph.End) -> String {
      switch end {
      case .node(let node): graph.nodes[node].lines.first?.text ?? graph.nodes[node].id
      case .cluster(let cluster): graph.clusters[cluster].lines.first?.text ?? graph.clusters[cluster].id
      }
    }
    // What leads away from a frame stands before what lies in it, where it can't be taken for the last card's.
    for edge in graph.edges {
      let words = edge.lines.isEmpty ? "" : " (" + DiagramOutline.line(edge.lines) + ")"
      entries[index(edge.from)].children.append(entries.count)
      entries.append(Entry(text: edge.meaning.sign + " " + name(edge.to) + words))
    }
    let contents = FrameContents(graph)
    roots = contents.outermost.map(index)
    for (frame, members) in contents.members.enumerated() { entries[frame].children += members.map(index) }
  }

  private static func text(of node: DiagramGraph.Node) -> String {
    node.meaning.sign + " " + (node.lines.isEmpty ? node.id : line(node.lines))
  }

  private static func line(_ texts: [DiagramText]) -> String {
    texts.map { $0.role == .alarm ? "! " + $0.words : $0.words }.joined(separator: "  ")
  }
}

extension DiagramGraph.Node.Meaning {
  /// One character that stands for it.
  fileprivate var sign: String {
    switch self {
    case .onScreen: "●"
    case .moving: "◐"
    case .untold: "◍"
    case .offScreen: "○"
    case .notLoaded: "◌"
    case .stray, .missing: "✕"
    case .card: "▢"
    case .reference: "·"
    case .entry: "▶"
    }
  }

  /// The meaning of the character, where the entry itself doesn't tell it.
  fileprivate var legend: String? {
    switch self {
    case .onScreen: "● on the screen"
    case .moving: "◐ coming or going"
    case .untold: "◍ in the window, but not told"
    case .offScreen: "○ off the screen"
    case .notLoaded: "◌ view not loaded"
    case .stray: "✕ out of place"
    case .card, .entry, .missing, .reference: nil
    }
  }
}

extension DiagramGraph.Edge.Meaning {
  /// The arrow before what it leads to.
  fileprivate var sign: String {
    switch self {
    case .unwind: "↩"
    case .tells: "⇢"
    case .contains, .shows, .presents, .hangsIn, .leaves, .enters, .show, .showDetail, .push, .present, .embed, .custom:
      "→"
    }
  }
}
