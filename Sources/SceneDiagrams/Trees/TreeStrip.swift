internal import SceneCanvas
internal import SceneGraphs

/// Several moments of a tree, each in a panel of its own. The first panel shows all; the others show the news since the
/// panel before. Panels stand in rows, and each row is as high as it needs to be.
struct TreeStrip {
  let heading: Picture.Caption
  package private(set) var width: Int
  private(set) var height = 0

  private struct Panel {
    var news: TreeNews
    var placement: TreePlacement
    var caption: TextBlock
    var corner = Point(x: 0, y: 0)
    /// How far below its corner its tree begins.
    var top = 0

    var width: Int { max(placement.width, caption.width) }
  }

  /// The meanings of the looks of boxes, each beside a box that looks so.
  private(set) var legend: [Swatch] = []
  private var panels: [Panel] = []

  private static let gap = (x: 24, y: 16)

  /// - Parameters:
  ///   - graphs: The moments, in their order; each differs from the one before.
  ///   - room: How wide the picture may be; nil puts all panels into one row.
  init(_ graphs: [DiagramGraph], room: Int?) {
    let title = graphs.first.map { Array($0.heading.prefix(1)) } ?? []
    let origin = Point(x: Picture.margin, y: Picture.margin - 4)
    heading = .init(text: TextBlock(heading: title, room: room), origin: origin)
    width = heading.text.width + 2 * Picture.margin
    for (index, graph) in graphs.enumerated() {
      let news = index == 0 ? TreeNews(graph) : TreeNews(from: graphs[index - 1], to: graph, joinsWays: true)
      let placement = TreeLayout(news.graph, room: room, isDense: index > 0).placement()
      var words = Array(graph.heading.dropFirst())
      // The moment is what one looks for.
      if let first = words.first, first.role == .detail { words[0] = DiagramText(first.text, .name) }
      let caption = TextBlock(words, as: .node, width: max(150, min(placement.width, 400)))
      panels.append(Panel(news: news, placement: placement, caption: caption))
    }
    legend = Swatch.legend(of: panels.map(\.news.graph), from: origin.y + heading.text.height + 6, room: room)
    width = max(width, (legend.map(\.caption.frame.maxX).max() ?? 0) + Picture.margin)
    arrange(from: (legend.last?.frame.maxY ?? origin.y + heading.text.height) + 18, room: room)
  }

  /// Puts the panels into rows, as many into each as there is room for.
  private mutating func arrange(from start: Int, room: Int?) {
    var (first, y) = (0, start)
    while first < panels.count {
      var (end, x) = (first, Picture.margin)
      while end < panels.count, end == first || x + panels[end].width - Picture.margin <= room ?? .max {
        panels[end].corner = Point(x: x, y: y)
        width = max(width, x + panels[end].width + Picture.margin)
        x += panels[end].width + TreeStrip.gap.x
        end += 1
      }
      let row = first..<end
      let top = (panels[row].map(\.caption.height).max() ?? 0) + 6
      for index in row { panels[index].top = top }
      y += top + (panels[row].map(\.placement.height).max() ?? 0) + TreeStrip.gap.y
      first = end
    }
    height = y - TreeStrip.gap.y + Picture.margin
  }

  /// The tree in each panel.
  var graphs: [DiagramGraph] { panels.map(\.news.graph) }

  /// One panel at its place in the whole. It is made when it is drawn: there may be many.
  func picture(of index: Int) -> Picture {
    let (panel, graph) = (panels[index], panels[index].news.graph)
    var picture = Picture(heading: graph.heading, size: (0, 0))
    picture.heading = .init(text: panel.caption, origin: panel.corner)
    picture.add(
      panel.placement, graph.nodes.map { TextBlock($0.lines, as: .node) }, of: graph, x: panel.corner.x,
      y: panel.corner.y + panel.top)
    let gone = panel.news.gone
    picture.ghosts = picture.boxes.filter { gone.contains($0.index) }
    picture.boxes.removeAll { gone.contains($0.index) }
    picture.arrows.removeAll { arrow in
      if case .node(let node) = graph.edges[arrow.index].to { gone.contains(node) } else { false }
    }
    return picture
  }
}
