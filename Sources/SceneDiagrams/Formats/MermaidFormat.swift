internal import SceneBasics
internal import SceneCanvas
internal import SceneGraphs

/// A Mermaid flowchart, which Markdown pages of many hosts draw by themselves.
///
/// Nodes have numbers for names, and every text stands in quotes. Characters that Mermaid or HTML might take for syntax
/// are entities: user text never becomes syntax or markup.
struct MermaidFormat: DiagramFormat {
  let name = "mermaid"
  let summary = "Mermaid, for Markdown pages that draw it"
  let endings = ["mmd", "mermaid"]
  let holdsOneDrawing = true

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    output.write("---\ntitle: ")
    output.write(json: graph.heading.map { VisibleText.of($0.text.oneLine) }.joined(separator: ", "))
    output.write("\n---\nflowchart \(graph.direction == .down ? "TB" : "LR")\n")
    let contents = FrameContents(graph)
    var open = contents.outermost.reversed().map { Item.member($0, depth: 1) }
    while let item = open.popLast() {
      switch item {
      case .end(let depth): output.write(indent(depth) + "end\n")
      case .member(.node(let node), let depth): write(graph.nodes[node], node, indent(depth), into: &output)
      case .member(.cluster(let index), let depth):
        let cluster = graph.clusters[index]
        output.write(indent(depth) + "subgraph c\(index)[\(text(cluster.lines))]\n")
        open.append(.end(depth: depth))
        open += contents.members[index].reversed().map { .member($0, depth: depth + 1) }
      }
    }
    for edge in graph.edges {
      let label = edge.lines.isEmpty ? "" : "|\(text(edge.lines))|"
      // Mermaid lays out no arrow between a frame and what lies in it: it leads back to the card.
      let from = graph.is(edge.to, inside: edge.from) ? edge.to : edge.from
      let to = graph.is(edge.from, inside: edge.to) ? edge.from : edge.to
      output.write("  \(name(from)) \(edge.meaning.arrow)\(label) \(name(to))\n")
    }
    writeLooks(graph, into: &output)
  }

  private enum Item {
    case member(DiagramGraph.End, depth: Int)
    case end(depth: Int)
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func write(_ node: DiagramGraph.Node, _ index: Int, _ indent: String, into output: inout ByteWriter) {
    let shape =
      switch node.meaning {
      case .entry: "((\" \"))"
      case .onScreen, .moving, .untold, .offScreen, .notLoaded, .stray, .card, .missing, .reference:
        "(\(text(node.lines)))"
      }
    output.write("\(indent)n\(index)\(shape)\n")
  }

  private func writeLooks(_ graph: DiagramGraph, into output: inout ByteWriter) {
    for meaning in DiagramGraph.Node.Meaning.allCases {
      let nodes = graph.nodes.indices.filter { graph.nodes[$0].meaning == meaning }
      guard !nodes.isEmpty else { continue }
      output.write("  classDef \(meaning.rawValue) \(meaning.look)\n")
      output.write("  class \(nodes.map { "n\($0)" }.joined(separator: ",")) \(meaning.rawValue)\n")
    }
  }

  private func name(_ end: DiagramGraph.End) -> String {
    switch end {
    case .node(let node): "n\(node)"
    case .cluster(let cluster): "c\(cluster)"
    }
  }

  private func text(_ lines: [DiagramText]) -> String {
    "\"" + lines.map { MermaidText.escaped($0.words) }.joined(separator: "<br/>") + "\""
  }
}

extension DiagramGraph.Edge.Meaning {
  /// Mermaid's arrow: full for what happens on the way on, dotted for what goes back or over, thick for what is seen.
  fileprivate var arrow: String {
    switch self {
    case .contains: "---"
    case .shows: "==="
    case .presents, .present, .unwind: "-.->"
    case .hangsIn, .leaves: "-.-"
    case .enters, .show, .showDetail, .push, .custom: "-->"
    case .embed: "--o"
    case .tells: "-.->"
    }
  }
}

extension DiagramGraph.Node.Meaning {
  /// How it looks; the colours are fixed together with that of the text, so that they are legible in every theme.
  fileprivate var look: String {
    switch self {
    case .onScreen: "fill:#DCEBF7,stroke:#0072B2,stroke-width:2px,color:#1F2937"
    case .moving: "fill:#F1F7FC,stroke:#0072B2,color:#1F2937"
    case .untold: "fill:#F1F7FC,stroke:#0072B2,stroke-width:2px,stroke-dasharray:2 3,color:#1F2937"
    case .offScreen: "fill:#FFFFFF,stroke:#6B7280,color:#4B5563"
    case .notLoaded: "fill:#FFFFFF,stroke:#6B7280,stroke-dasharray:4 3,color:#4B5563"
    case .stray: "fill:#FDF1E8,stroke:#B84600,stroke-dasharray:4 3,color:#1F2937"
    case .card: "fill:#FFFFFF,stroke:#4B5563,color:#1F2937"
    case .entry: "fill:#1F2937,stroke:#6B7280,color:#FFFFFF"
    case .reference: "fill:#FFFFFF,stroke:#7F8895,stroke-dasharray:2 3,color:#1F2937"
    case .missing: "fill:#FFFFFF,stroke:#B84600,stroke-dasharray:4 3,color:#1F2937"
    }
  }
}
