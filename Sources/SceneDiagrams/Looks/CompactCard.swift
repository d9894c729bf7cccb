internal import SceneCanvas
internal import SceneGraphs

/// A declared controller where it matters which one it is and where it leads: its name, its title, and little else.
struct CompactCard {
  /// The facts that the cards of one drawing have in common.
  struct Model {
    /// The width of every card.
    let width: Int

    /// As wide as the texts of a drawing want it, within reason.
    init(_ graph: DiagramGraph) {
      var wanted = 0
      for node in graph.nodes where node.meaning == .card {
        wanted = max(wanted, TextBlock(node.lines, as: .card, width: 108).width)
      }
      width = min(max(wanted, 84), 108) + 2 * CompactCard.padding
    }
  }

  /// How far text keeps from the sides.
  static let padding = 6

  private let text: TextBlock

  init(_ node: DiagramGraph.Node, as model: Model) {
    text = TextBlock(node.lines, as: .card, width: model.width - 2 * CompactCard.padding)
  }

  /// How high it is at least.
  package var height: Int { max(44, text.height + 14) }

  /// The texts of a card that stands somewhere.
  func box(_ index: Int, in frame: Rectangle) -> Picture.Box {
    let origin = Point(
      x: frame.x + (frame.width - text.width) / 2, y: frame.y + (frame.height - text.height) / 2)
    return Picture.Box(
      index: index, frame: frame, caption: .init(text: text, origin: origin, isCentred: true), radius: 8)
  }
}
