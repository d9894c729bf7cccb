internal import SceneCanvas
internal import SceneGraphs

/// A small box that looks as boxes of some news do, and the words for that.
struct Swatch {
  let frame: Rectangle
  let caption: Picture.Caption
  /// Nil for boxes without news.
  let news: DiagramGraph.News?
  /// The meaning of boxes that look so.
  let meaning: DiagramGraph.Node.Meaning

  /// The swatches of what there is in a first moment, and of the news that there are, in rows.
  static func legend(of graphs: [DiagramGraph], from top: Int, room: Int?) -> [Swatch] {
    var swatches: [Swatch] = []
    var corner = Point(x: Picture.margin, y: top)
    func add(_ words: String, _ news: DiagramGraph.News?, _ meaning: DiagramGraph.Node.Meaning) {
      let text = TextBlock([DiagramText(words, .detail)], as: .heading)
      if corner.x > Picture.margin, corner.x + 30 + text.width > Picture.margin + (room ?? .max / 2) {
        corner = Point(x: Picture.margin, y: corner.y + 20)
      }
      let caption = Picture.Caption(text: text, origin: Point(x: corner.x + 30, y: corner.y))
      swatches.append(
        Swatch(
          frame: Rectangle(x: corner.x + 1, y: corner.y + 1, width: 22, height: 14), caption: caption, news: news,
          meaning: meaning))
      corner.x += 30 + text.width + 16
    }
    let nodes = graphs.lazy.flatMap(\.nodes)
    for (meaning, words) in [(DiagramGraph.Node.Meaning.onScreen, "on the screen"), (.notLoaded, "view not loaded")]
    where nodes.contains(where: { $0.news == nil && $0.meaning == meaning }) {
      add(words, nil, meaning)
    }
    for news in DiagramGraph.News.allCases {
      if let node = nodes.first(where: { $0.news == news }) { add(words(for: news), news, node.meaning) }
    }
    return swatches
  }

  private static func words(for news: DiagramGraph.News) -> String {
    switch news {
    case .came: "new since the panel before"
    case .changed: "changed"
    case .left: "went off the screen"
    case .gone: "removed"
    case .stays: "as before; a grey name isn't on the screen"
    }
  }
}
