internal import SceneBasics

/// An SVG that needs nothing but a browser: placed, measured and coloured here.
struct SVGFormat: DiagramFormat {
  let name = "svg"
  let summary = "a picture for pages, light and dark, that needs no Graphviz"
  let endings = ["svg"]
  let holdsOneDrawing = true
  let isStyled = true

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    output.write(bytes: GraphPainter(graph: graph, picture: Picture.of(graph), style: style).svg())
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

  func svg() -> [UInt8] {
    var canvas = SVGCanvas(
      size: (picture.width, picture.height), title: graph.heading.map(\.text.oneLine).joined(separator: ", "),
      description: DiagramDescription(graph).text, sheet: GraphLook.sheet(of: graph, theme: style.theme),
      hasLinks: style.linkBase != nil)
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
    return canvas.finish()
  }

  private func draw(
    _ box: Picture.Box, as end: DiagramGraph.End, _ look: String, _ place: DiagramPlace?, _ lines: [DiagramText],
    on canvas: inout SVGCanvas
  ) {
    let link = style.linkBase.flatMap { base in place?.address(below: base) }
    if let link, let place {
      canvas.openLink(to: link, label: "\(lines.first?.text ?? "") in \(place.path), line \(place.line)")
    }
    canvas.open(id: end.key, look: isOut(end) ? "out" : "")
    canvas.rectangle(box.frame, look: look, radius: min(7, box.frame.height / 2))
    canvas.caption(box.caption)
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
    canvas.open(id: "e\(arrow.index)", from: edge.from.key, to: edge.to.key)
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
