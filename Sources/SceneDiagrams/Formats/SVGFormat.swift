internal import SceneBasics
package import SceneCanvas
package import SceneGraphs

/// An SVG that needs nothing but a browser: placed, measured and coloured here.
struct SVGFormat: DiagramFormat {
  let name = "svg"
  let summary = "a picture for pages, light and dark, that needs no Graphviz"
  let endings = ["svg"]
  let isStyled = true

  func write(_ graph: DiagramGraph, style: DiagramStyle, into output: inout ByteWriter) {
    write([graph], style: style, into: &output)
  }

  /// Several moments of a tree stand in panels of one picture; what looks like the one before it is left out.
  func write(_ graphs: [DiagramGraph], style: DiagramStyle, into output: inout ByteWriter) {
    var drawn = DiagramGraph.thatDiffer(graphs)
    drawn = SiblingFolding(drawn, room: style.room).graphs
    let told = drawn
    var picture = Picture(heading: [], size: (0, 0))
    var strip: TreeStrip?
    var legend: ArrowLegend?
    if drawn.count > 1, drawn.allSatisfy({ $0.direction == .down }) {
      let panels = TreeStrip(drawn, room: style.room)
      drawn = panels.graphs
      strip = panels
    } else if let graph = drawn.first {
      let (graph, own) = Picture.of(graph, style)
      (drawn, picture) = ([graph], own)
      if graph.direction == .right {
        let below = ArrowLegend(
          graph, below: picture.height - Picture.margin + 12, room: max(200, picture.width - 2 * Picture.margin))
        legend = below
        picture.height += below.height
      }
    }
    let size = strip.map { ($0.width, $0.height) } ?? (picture.width, picture.height)
    // A box takes some 400 bytes and an arrow some 200. Where each time twice the room is made, all is copied again.
    output.expect(bytes: drawn.reduce(8_000) { $0 + $1.nodes.count * 450 + $1.edges.count * 250 })
    var canvas = SVGCanvas(
      size: size, title: SVGFormat.title(of: graphs, panels: drawn.count),
      description: DiagramDescription.joined(
        told.flatMap { $0.sentences(isOneOfMany: told.count > 1) },
        of: told.reduce(0) { $0 + DiagramDescription($1).count }),
      sheet: GraphLook.sheet(of: drawn, theme: style.theme), hasLinks: style.linkBase != nil,
      on: consume output)
    if let heading = strip?.heading {
      canvas.open(look: TextBlock.Setting.heading.rawValue)
      canvas.caption(heading)
      for swatch in strip?.legend ?? [] { canvas.swatch(swatch) }
      canvas.close()
      canvas.newLine()
    }
    if let footnotes = picture.footnotes {
      canvas.open(look: TextBlock.Setting.card.rawValue)
      canvas.caption(footnotes)
      canvas.close()
      canvas.newLine()
    }
    legend?.draw(on: &canvas)
    for index in drawn.indices {
      GraphPainter(
        graph: drawn[index], picture: strip?.picture(of: index) ?? picture, style: style,
        suffix: index == 0 ? "" : "-\(index)"
      ).paint(on: &canvas, isPanel: strip != nil)
    }
    output = (consume canvas).finish()
  }

  /// The name of a picture: that of its only drawing, or what its drawings have in common and how many they are.
  private static func title(of graphs: [DiagramGraph], panels count: Int) -> String {
    let texts = graphs.first?.heading.map(\.text.oneLine) ?? []
    return (count > 1 ? texts.prefix(1) + ["\(count) moments"] : texts).joined(separator: ", ")
  }
}

extension SVGCanvas {
  /// The dot at the corner of what is new.
  fileprivate mutating func dot(of frame: Rectangle) {
    rectangle(Rectangle(x: frame.maxX - 4, y: frame.y - 4, width: 8, height: 8), look: "came", radius: 4)
  }

  /// A box of a legend, with its words.
  fileprivate mutating func swatch(_ swatch: Swatch) {
    let look = swatch.meaning.rawValue
    switch swatch.news {
    case .gone: rectangle(swatch.frame, look: "ghost", radius: 4)
    case .came, nil: rectangle(swatch.frame, "n ", look: look, radius: 4)
    case .changed, .left, .stays:
      rectangle(swatch.frame, "n ", look: look + (swatch.news?.looks ?? ""), radius: 4)
    }
    if swatch.news == .came { dot(of: swatch.frame) }
    caption(swatch.caption)
  }
}

extension DiagramGraph {
  /// How high its picture is.
  package func drawnHeight(_ style: DiagramStyle) -> Int { Picture.of(self, style).1.height }
}

extension DiagramGraph {
  /// The contents of the drawing, in words.
  fileprivate func sentences(isOneOfMany: Bool) -> [String] {
    var sentences = DiagramDescription(self).sentences
    if isOneOfMany, !sentences.isEmpty {
      sentences[0] = heading.map(\.text.oneLine).joined(separator: ", ") + ": " + sentences[0]
    }
    return sentences
  }
}

extension Picture {
  /// A graph with everything in its place; one with lanes is another graph.
  static func of(_ graph: DiagramGraph, _ style: DiagramStyle) -> (DiagramGraph, Picture) {
    switch graph.direction {
    case .down: return (graph, TreeLayout(graph, room: style.room).picture())
    case .right:
      let layout = LayeredLayout(graph, room: style.room)
      return (layout.graph, layout.picture())
    }
  }
}

/// A place to which several arrows with gaps lead, which may share their last stretch.
private struct SharedEnd: Hashable {
  private let place: DiagramGraph.End
  private let meaning: DiagramGraph.Edge.Meaning
  private let isOfCode: Bool

  init(_ edge: DiagramGraph.Edge) { (place, meaning, isOfCode) = (edge.to, edge.meaning, edge.isOfCode) }

  static func all(in graph: DiagramGraph) -> Set<SharedEnd> {
    var (seen, shared): (Set<SharedEnd>, Set<SharedEnd>) = ([], [])
    for edge in graph.edges where edge.dashPeriod != nil {
      let end = SharedEnd(edge)
      if !seen.insert(end).inserted { shared.insert(end) }
    }
    return shared
  }
}

/// Draws the picture of a graph.
private struct GraphPainter {
  let graph: DiagramGraph
  let picture: Picture
  let style: DiagramStyle

  /// The ending of the names of its parts, which keeps them apart from another drawing's.
  let suffix: String

  func paint(on canvas: inout SVGCanvas, isPanel: Bool) {
    canvas.begin(drawing: suffix)
    if let heading = picture.heading {
      canvas.open(look: isPanel ? "" : TextBlock.Setting.heading.rawValue)
      canvas.caption(heading)
      canvas.close()
      canvas.newLine()
    }
    for ghost in picture.ghosts {
      canvas.rectangle(ghost.frame, look: "ghost", radius: ghost.radius)
      if let caption = ghost.caption { canvas.caption(caption) }
      canvas.newLine()
    }
    for rule in picture.rules {
      canvas.path("M\(rule.start.x),\(rule.start.y)h\(rule.length)", look: "rule")
      canvas.caption(rule.words)
      canvas.newLine()
    }
    for frame in picture.frames {
      let cluster = graph.clusters[frame.index]
      draw(frame, as: .cluster(frame.index), "f ", cluster.meaning.rawValue, cluster.place, cluster.lines, on: &canvas)
    }
    // There may be many thousand, so none is copied.
    let shared = SharedEnd.all(in: graph)
    // News lie on what is as before.
    for stays in [true, false] {
      for arrow in picture.arrows.indices where (graph.edges[picture.arrows[arrow].index].news == .stays) == stays {
        draw(picture.arrows[arrow], shared, on: &canvas)
      }
    }
    for box in picture.boxes.indices {
      let node = picture.boxes[box].index
      draw(
        picture.boxes[box], as: .node(node), "n ", graph.nodes[node].meaning.rawValue, graph.nodes[node].place,
        graph.nodes[node].lines, on: &canvas)
    }
  }

  private func draw(
    _ box: Picture.Box, as end: DiagramGraph.End, _ sort: StaticString, _ look: String, _ place: DiagramPlace?,
    _ lines: [DiagramText], on canvas: inout SVGCanvas
  ) {
    let link = style.linkBase.flatMap { base in DiagramStyle.isAddress(base) ? place?.address(below: base) : nil }
    if let link, let place {
      canvas.openLink(to: link, label: "\(lines.first?.text ?? "") in \(place.path), line \(place.line)")
    }
    // In a tree, what came is blue as all that is on the screen.
    let isMap = graph.direction == .right
    let setting = isMap ? TextBlock.Setting.card.rawValue : ""
    let isOut = isOut(end)
    canvas.open(name(of: end), look: isOut ? (setting.isEmpty ? "out" : setting + " out") : setting)
    if box.isLifted { canvas.rectangle(box.frame.moved(x: 4, y: 4), look: "lift", radius: box.radius) }
    let news = news(of: end)
    canvas.rectangle(
      box.frame, sort, look: news.map { $0 == .came && !isMap ? look : look + $0.looks } ?? look, radius: box.radius)
    if news == .came { canvas.dot(of: box.frame) }
    for ornament in box.ornaments { canvas.rectangle(ornament, look: "o", radius: ornament.height / 2) }
    if let caption = box.caption { canvas.caption(caption) }
    if let title = box.title { canvas.caption(title) }
    canvas.close()
    if link != nil { canvas.closeLink() }
    canvas.newLine()
  }

  private func draw(_ shape: ArrowPath.Shape, look: String, on canvas: inout SVGCanvas) {
    canvas.path(shape.isLine ? "t " : "h ", look: look) { shape.write(to: &$0) }
  }

  /// The name of a box inside the picture.
  private func name(of end: DiagramGraph.End) -> SVGCanvas.Name {
    switch end {
    case .node(let node): SVGCanvas.Name(letter: UInt8(ascii: "n"), number: node)
    case .cluster(let cluster): SVGCanvas.Name(letter: UInt8(ascii: "c"), number: cluster)
    }
  }

  private func news(of end: DiagramGraph.End) -> DiagramGraph.News? {
    switch end {
    case .node(let node): graph.nodes[node].news
    case .cluster(let cluster): graph.clusters[cluster].news
    }
  }

  private func isOut(_ end: DiagramGraph.End) -> Bool {
    switch end {
    case .node(let node):
      graph.direction == .right
        ? graph.nodes[node].news == .stays
        : graph.nodes[node].meaning == .offScreen || graph.nodes[node].meaning == .notLoaded
    case .cluster(let cluster): graph.clusters[cluster].news == .stays
    }
  }

  private func draw(_ arrow: Picture.Arrow, _ shared: Set<SharedEnd>, on canvas: inout SVGCanvas) {
    let edge = graph.edges[arrow.index]
    let name = edge.meaning.rawValue
    canvas.open(
      SVGCanvas.Name(letter: UInt8(ascii: "e"), number: arrow.index), from: self.name(of: edge.from),
      to: self.name(of: edge.to))
    let path = ArrowPath(arrow, head: edge.meaning.head, tail: edge.meaning.tail)
    let news = edge.news.map { " " + $0.rawValue } ?? ""
    // Where several share their last stretch, each has its dashes where the others have theirs.
    let period = shared.contains(SharedEnd(edge)) ? edge.dashPeriod : nil
    let shift = period.map { $0 * 10 - path.tenths % ($0 * 10) } ?? 0
    canvas.path("e ", look: name + (edge.isOfCode ? " code" : "") + news, shift: shift) { path.write(to: &$0) }
    if let front = path.front { draw(front, look: name + news, on: &canvas) }
    if let back = path.back { draw(back, look: name + news, on: &canvas) }
    if let label = arrow.label {
      canvas.open(look: TextBlock.Setting.arrow.rawValue + (edge.news == .stays ? " out" : ""))
      if arrow.isLabelOnLine { canvas.rectangle(label.frame.inset(x: -3, y: -1), look: "paper") }
      canvas.caption(label)
      canvas.close()
    }
    canvas.close()
    canvas.newLine()
  }
}

extension DiagramGraph.News {
  /// The classes of a box with it.
  fileprivate var looks: String { self == .left ? " changed left" : " " + rawValue }
}

extension DiagramPlace {
  /// Its address below a base. Everything in the path that isn't a plain letter is written in hexadecimal digits.
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
