internal import SceneBasics
internal import SceneCanvas
internal import SceneGraphs

/// Graphviz's language, for plain `dot -Tsvg` or `-Tpng`.
///
/// Texts are laid out as HTML-like labels, in which every character that means something is escaped: user text never
/// becomes markup, an escape such as `\N`, or syntax.
struct GraphvizFormat: DiagramFormat {
  let name = "dot"
  let summary = "Graphviz; render it with `dot -Tsvg`"
  let endings = ["dot", "gv", "txt"]

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    output.write("digraph ")
    output.write(GraphvizText.quoted(graph.heading.first?.text ?? "scene"))
    output.write(" {\n")
    writeDefaults(graph, into: &output)
    output.write("\n")
    let contents = FrameContents(graph)
    for member in contents.outermost { write(member, of: graph, contents, depth: 1, into: &output) }
    if !graph.edges.isEmpty { output.write("\n") }
    let ranks = GraphvizRanks(graph)
    for edge in graph.edges { write(edge, of: graph, ranks, into: &output) }
    for (left, right) in ranks.neighbours {
      output.write("  " + GraphvizText.quoted(graph.nodes[left].id) + " -> ")
      output.write(GraphvizText.quoted(graph.nodes[right].id) + " [style=invis]\n")
    }
    output.write("}\n")
  }

  private func write(
    _ member: DiagramGraph.End, of graph: DiagramGraph, _ contents: FrameContents, depth: Int,
    into output: inout ByteWriter
  ) {
    switch member {
    case .node(let node): write(graph.nodes[node], depth: depth, into: &output)
    case .cluster(let cluster): write(cluster: cluster, of: graph, contents, depth: depth, into: &output)
    }
  }

  private func writeDefaults(_ graph: DiagramGraph, into output: inout ByteWriter) {
    let isTree = graph.direction == .down
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    output.write(
      """
        graph [bgcolor="white" compound=true \(font) fontsize=12 fontcolor="\(GraphvizLook.ink)"
          labelloc=t labeljust=l pad=0.3 rankdir=\(isTree ? "TB" : "LR") ranksep=\(isTree ? 0.55 : 0.7) \
      nodesep=\(isTree ? 0.35 : 0.4)\(isTree ? " ordering=out" : "") splines=true
          label=\(GraphvizText.label(graph.heading, width: 72, after: true))]
        node [shape=box style="rounded,filled" \(font) fontsize=12 fontcolor="\(GraphvizLook.ink)" \
      margin="0.14,0.07" height=0.4 penwidth=1]
        edge [\(font) fontsize=10 fontcolor="\(GraphvizLook.ink)" arrowsize=0.7 penwidth=1]

      """)
  }

  private func write(
    cluster index: Int, of graph: DiagramGraph, _ contents: FrameContents, depth: Int, into output: inout ByteWriter
  ) {
    let cluster = graph.clusters[index]
    let indent = String(repeating: "  ", count: depth)
    output.write(indent + "subgraph " + GraphvizText.quoted("cluster " + cluster.id) + " {\n")
    output.write(indent + "  graph [\(GraphvizLook.attributes(of: cluster.meaning)) margin=14\n")
    output.write(indent + "    label=\(GraphvizText.label(cluster.lines, width: 40))]\n")
    for member in contents.members[index] { write(member, of: graph, contents, depth: depth + 1, into: &output) }
    output.write(indent + "}\n")
  }

  private func write(_ node: DiagramGraph.Node, depth: Int, into output: inout ByteWriter) {
    let indent = String(repeating: "  ", count: depth)
    let isMuted = node.meaning == .offScreen || node.meaning == .notLoaded
    let label = node.lines.isEmpty ? "\"\"" : GraphvizText.label(node.lines, width: 30, isMuted: isMuted)
    let looks = GraphvizLook.attributes(of: node.meaning)
    output.write(indent + GraphvizText.quoted(node.id) + " [\(looks) label=\(label)]\n")
  }

  private func write(
    _ edge: DiagramGraph.Edge, of graph: DiagramGraph, _ ranks: GraphvizRanks, into output: inout ByteWriter
  ) {
    guard let from = ranks.node(at: edge.from), let to = ranks.node(at: edge.to) else { return }
    let isFree = edge.meaning.isAside && graph.nodes[to].meaning != .missing
    // Written the other way round, an arrow that leads back leaves what it leads back to where it is.
    let isTurned = !isFree && ranks.places[to] < ranks.places[from]
    var attributes = GraphvizLook.attributes(of: edge.meaning, isTurned: isTurned)
    if isFree { attributes += " constraint=false" }
    // An edge can only be cut off at a frame that its other end lies outside of.
    if case .cluster(let cluster) = edge.from, !ranks.is(to, inside: cluster) {
      attributes += " \(isTurned ? "lhead" : "ltail")=" + GraphvizText.quoted("cluster " + graph.clusters[cluster].id)
    }
    if case .cluster(let cluster) = edge.to, !ranks.is(from, inside: cluster) {
      attributes += " \(isTurned ? "ltail" : "lhead")=" + GraphvizText.quoted("cluster " + graph.clusters[cluster].id)
    }
    if !edge.lines.isEmpty {
      // Graphviz keeps no room for the label of an arrow that moves nothing, and draws it on the arrow.
      let ground = isFree ? "white" : nil
      attributes += " label=" + GraphvizText.label(edge.lines, width: 24, isEdge: true, ground: ground)
    }
    let (first, last) = isTurned ? (to, from) : (from, to)
    output.write("  " + GraphvizText.quoted(graph.nodes[first].id) + " -> " + GraphvizText.quoted(graph.nodes[last].id))
    output.write(" [" + attributes + "]\n")
  }
}
