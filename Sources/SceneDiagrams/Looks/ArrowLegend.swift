internal import SceneCanvas
internal import SceneGraphs

/// One line below a drawing of segues: an arrow of each kind that it has, with its word. A drawing whose arrows are all
/// segues of one kind has none.
struct ArrowLegend {
  /// An arrow and its word.
  struct Item {
    let meaning: DiagramGraph.Edge.Meaning
    /// Whether it stands for those that only code has.
    let isOfCode: Bool
    let arrow: Picture.Arrow
    let caption: Picture.Caption
    /// The class of what is as before, in a drawing whose colours tell news; else none.
    let news: String
  }

  private(set) var items: [Item] = []
  private(set) var height = 0

  private static let (length, gap, line) = (28, 18, 20)

  /// - Parameters:
  ///   - top: Where it begins.
  ///   - room: How wide it may be.
  init(_ graph: DiagramGraph, below top: Int, room: Int) {
    // What only code has looks otherwise, so it is a kind of its own.
    let kinds = [false, true].flatMap { isOfCode in
      DiagramGraph.Edge.Meaning.allCases.compactMap { meaning in
        ArrowLegend.words(for: meaning).flatMap { words in
          graph.edges.contains { $0.meaning == meaning && $0.isOfCode == isOfCode }
            ? (meaning: meaning, isOfCode: isOfCode, words: words + (isOfCode ? " in code alone" : "")) : nil
        }
      }
    }
    // A dotted line doesn't say by itself what it is.
    guard kinds.count > 1 || kinds.contains(where: { $0.isOfCode || $0.meaning == .tells }) else { return }
    var corner = Point(x: Picture.margin, y: top)
    for kind in kinds {
      let text = TextBlock([DiagramText(kind.words, .detail)], as: .card)
      let width = ArrowLegend.length + 6 + text.width
      if corner.x > Picture.margin, corner.x + width > Picture.margin + room {
        corner = Point(x: Picture.margin, y: corner.y + ArrowLegend.line)
      }
      let middle = corner.y + text.height / 2
      let end = Point(x: corner.x + ArrowLegend.length, y: middle)
      // In a comparison, blue is what came.
      let isCompared = graph.edges.contains { $0.news == .stays }
      items.append(
        Item(
          meaning: kind.meaning, isOfCode: kind.isOfCode,
          arrow: .init(index: 0, start: Point(x: corner.x, y: middle), stretches: [.line(to: end)]),
          caption: .init(text: text, origin: Point(x: end.x + 6, y: corner.y)),
          news: isCompared ? DiagramGraph.News.stays.rawValue + " " : ""))
      corner.x += width + ArrowLegend.gap
    }
    height = corner.y + ArrowLegend.line - top
  }

  /// Draws it.
  func draw(on canvas: inout SVGCanvas) {
    for item in items {
      canvas.open(look: TextBlock.Setting.card.rawValue)
      let path = ArrowPath(item.arrow, head: item.meaning.head, tail: item.meaning.tail)
      let look = item.meaning.rawValue
      canvas.path("e ", look: item.news + look + (item.isOfCode ? " code" : "")) { path.write(to: &$0) }
      for shape in [path.front, path.back].compactMap(\.self) {
        canvas.path(shape.isLine ? "t " : "h ", look: item.news + look) { shape.write(to: &$0) }
      }
      canvas.caption(item.caption)
      canvas.close()
    }
    if !items.isEmpty { canvas.newLine() }
  }

  /// The words for arrows of segues; nil for those that need none.
  private static func words(for meaning: DiagramGraph.Edge.Meaning) -> String? {
    switch meaning {
    case .show, .showDetail, .push, .present, .embed, .unwind, .custom: meaning.rawValue
    case .tells: "message, or made in code"
    case .contains: "contains"
    case .shows, .presents, .hangsIn, .leaves, .enters: nil
    }
  }
}
