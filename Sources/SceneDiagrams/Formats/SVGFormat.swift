internal import SceneBasics

/// An SVG that needs nothing but a browser: placed, measured and coloured here.
struct SVGFormat: DiagramFormat {
  let name = "svg"
  let summary = "a picture for pages, light and dark, that needs no Graphviz"
  let endings = ["svg"]
  let isStyled = true

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    write([graph], style: style, into: &output)
  }

  /// Several drawings stand one below the other in one picture; what looks like the one above it is left out.
  func write(_ graphs: [DiagramGraph], style: DiagramStyle, into output: inout ByteWriter) {
    var painters: [GraphPainter] = []
    var height = 0
    for (index, graph) in graphs.enumerated() {
      if index > 0, graph.shows(thatOf: graphs[index - 1]) { continue }
      var graph = graph
      // The scene's name stands above the first.
      if index > 0, graph.heading.count > 1 { graph.heading.removeFirst() }
      let picture = Picture.of(graph)
      painters.append(
        .init(graph: graph, picture: picture, style: style, suffix: index == 0 ? "" : "-\(index)", y: height))
      height += picture.height
    }
    var canvas = SVGCanvas(
      size: (painters.map(\.picture.width).max() ?? 0, height),
      title: graphs.first.map { $0.heading.map(\.text.oneLine).joined(separator: ", ") } ?? "",
      description: painters.map { $0.description(isOneOfMany: painters.count > 1) }.joined(separator: " "),
      sheet: GraphLook.sheet(of: graphs, theme: style.theme), hasLinks: style.linkBase != nil)
    for painter in painters { painter.paint(on: &canvas) }
    output.write(bytes: canvas.finish())
  }
}

extension DiagramGraph {
  /// Whether everything but the heading is the same.
  fileprivate func shows(thatOf other: DiagramGraph) -> Bool {
    nodes == other.nodes && clusters == other.clusters && edges == other.edges
  }
}

extension Picture {
  /// A graph with everything in its place.
  static func of(_ graph: DiagramGraph) -> Picture {
    switch graph.direction {
    case .down: TreeLayout(graph).picture()
    case .right: LayeredLayout(graph).picture()
    }
  }
}

/// Draws the picture of a graph.
private struct GraphPainter {
  let graph: DiagramGraph
  let picture: Picture
  let style: DiagramStyle

  /// What the names of its parts end with, so that they are none of another drawing's.
  let suffix: String
  /// How far below the picture's upper edge it stands.
  let y: Int

  func description(isOneOfMany: Bool) -> String {
    let title = isOneOfMany ? graph.heading.map(\.text.oneLine).joined(separator: ", ") + ": " : ""
    return title + DiagramDescription(graph).text
  }

  func paint(on canvas: inout SVGCanvas) {
    if y > 0 { canvas.open(below: y) }
    defer { if y > 0 { canvas.close() } }
    if let heading = picture.heading {
      canvas.open(look: TextBlock.Setting.heading.rawValue)
      canvas.caption(heading)
      canvas.close()
      canvas.newLine()
    }
    for frame in picture.frames {
      let cluster = graph.clusters[frame.index]
      draw(frame, as: .cluster(frame.index), "f " + cluster.meaning.rawValue, cluster.place, cluster.lines, on: &canvas)
    }
    for arrow in picture.arrows { draw(arrow, on: &canvas) }
    for box in picture.boxes {
      let node = graph.nodes[box.index]
      draw(box, as: .node(box.index), "n " + node.meaning.rawValue, node.place, node.lines, on: &canvas)
    }
  }

  private func draw(
    _ box: Picture.Box, as end: DiagramGraph.End, _ look: String, _ place: DiagramPlace?, _ lines: [DiagramText],
    on canvas: inout SVGCanvas
  ) {
    let link = style.linkBase.flatMap { base in DiagramStyle.isAddress(base) ? place?.address(below: base) : nil }
    if let link, let place {
      canvas.openLink(to: link, label: "\(lines.first?.text ?? "") in \(place.path), line \(place.line)")
    }
    canvas.open(id: end.key + suffix, look: isOut(end) ? "out" : "")
    canvas.rectangle(box.frame, look: look, radius: box.radius)
    for ornament in box.ornaments { canvas.rectangle(ornament, look: "o", radius: ornament.height / 2) }
    for caption in box.captions { canvas.caption(caption) }
    canvas.close()
    if link != nil { canvas.closeLink() }
    canvas.newLine()
  }

  private func isOut(_ end: DiagramGraph.End) -> Bool {
    switch end {
    case .node(let node): graph.nodes[node].meaning == .offScreen || graph.nodes[node].meaning == .notLoaded
    case .cluster: false
    }
  }

  private func draw(_ arrow: Picture.Arrow, on canvas: inout SVGCanvas) {
    let edge = graph.edges[arrow.index]
    let name = edge.meaning.rawValue
    canvas.open(id: "e\(arrow.index)" + suffix, from: edge.from.key + suffix, to: edge.to.key + suffix)
    let path = ArrowPath(arrow, head: edge.meaning.head, tail: edge.meaning.tail)
    canvas.path(path.data, look: "e " + name)
    for shape in path.shapes { canvas.path(shape.path, look: (shape.isLine ? "t " : "h ") + name) }
    if let label = arrow.label {
      canvas.open(look: TextBlock.Setting.arrow.rawValue)
      if arrow.isLabelOnLine { canvas.rectangle(label.frame.inset(x: -3, y: -1), look: "paper") }
      canvas.caption(label)
      canvas.close()
    }
    canvas.close()
    canvas.newLine()
  }
}

extension DiagramGraph.End {
  /// The name of its box inside a picture.
  fileprivate var key: String {
    switch self {
    case .node(let node): "n\(node)"
    case .cluster(let cluster): "c\(cluster)"
    }
  }
}

extension DiagramPlace {
  /// Where a page below a base shows it: whatever in the path isn't a plain letter is spelled in hexadecimal digits.
  func address(below base: String) -> String {
    var address = base + (base.hasSuffix("/") ? "" : "/")
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default: address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return address + "#L\(line)"
  }
}
