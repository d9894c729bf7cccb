internal import ScenePlan

/// A declared controller as a small phone or pad: its title at the top, all else in the middle.
struct DeviceCard {
  /// What the cards of one drawing have in common.
  struct Model {
    /// Which device it is.
    let isPhone: Bool
    /// The width of every card, and the least height.
    let width: Int
    let height: Int

    /// The device that a drawing is for, as wide as its texts want it, within reason.
    init(_ graph: DiagramGraph) {
      let screen = graph.screen
      isPhone = min(screen.width, screen.height) < 600
      let isUpright = screen.height >= screen.width
      let (least, most) = isPhone && isUpright ? (88, 128) : isUpright ? (112, 148) : (140, 176)
      var wanted = least
      for node in graph.nodes where node.meaning == .card {
        let text = TextBlock(node.lines, as: .node, width: most - 2 * DeviceCard.padding)
        wanted = max(wanted, text.width + 2 * DeviceCard.padding)
      }
      width = min(wanted, most)
      height = isUpright ? (isPhone ? width * 3 / 2 : width * 5 / 4) : width * 2 / 3
    }
  }

  /// How far text keeps from the sides.
  static let padding = 9

  private let model: Model
  private let title: TextBlock
  private let rest: TextBlock

  /// The bar at the top, with the title if there is one.
  private var bar: Int { title.lines.isEmpty ? 14 : 14 + title.height + 5 }
  private static let foot = 14

  init(_ node: DiagramGraph.Node, as model: Model) {
    self.model = model
    let width = model.width - 2 * DeviceCard.padding
    title = TextBlock(node.lines.filter { $0.role == .title }, as: .bar, width: width)
    rest = TextBlock(node.lines.filter { $0.role != .title }, as: .node, width: width)
  }

  /// How high it is at least.
  var height: Int { max(model.height, bar + rest.height + 16 + DeviceCard.foot) }

  /// The texts and ornaments of a card that stands somewhere.
  func box(_ index: Int, in frame: Rectangle) -> Picture.Box {
    func centred(_ text: TextBlock, _ y: Int) -> Picture.Caption {
      .init(text: text, origin: Point(x: frame.x + (frame.width - text.width) / 2, y: y), isCentred: true)
    }
    func pill(_ width: Int, _ y: Int) -> Rectangle {
      Rectangle(x: frame.x + (frame.width - width) / 2, y: y, width: width, height: 3)
    }
    let room = frame.height - bar - DeviceCard.foot
    var box = Picture.Box(
      index: index, frame: frame, caption: centred(rest, frame.y + bar + (room - rest.height) / 2),
      radius: model.isPhone ? 12 : 9)
    box.ornaments = [pill(model.isPhone ? 22 : 4, frame.y + 6), pill(30, frame.maxY - 7)]
    if !title.lines.isEmpty {
      box.title = centred(title, frame.y + 13)
      box.ornaments.append(Rectangle(x: frame.x, y: frame.y + bar, width: frame.width, height: 1))
    }
    return box
  }
}
