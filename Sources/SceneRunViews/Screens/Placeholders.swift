internal import SceneCanvas
internal import SceneDiagrams

extension Sketch {
  /// Draws the faint contents of a screen: rows of a list, or a picture above text.
  ///
  /// - Parameters:
  ///   - frame: The screen's view.
  ///   - top: Nothing is drawn above it.
  ///   - label: What stands on the view; it stays free.
  ///   - startsWithPicture: Whether a picture comes first.
  ///   - look: What they look like.
  mutating func addPlaceholders(
    in frame: Rectangle, below top: Int, around label: Rectangle, startsWithPicture: Bool, _ look: SketchLook
  ) {
    guard frame.width >= 50, frame.height >= 90 else { return }
    var y = max(frame.y + 10, top)
    if startsWithPicture {
      let block = Rectangle(x: frame.x + 8, y: y, width: frame.width - 16, height: min(44, frame.height / 4))
      if block.maxY < label.y - 4 { add(.box(block, radius: 3, look)) }
      y = block.maxY + 10
    }
    var row = 0
    while y + 10 < frame.maxY - 8, row < 14 {
      let width = (frame.width - 16) * [72, 56, 84, 64][row % 4] / 100
      if y + 9 < label.y || y > label.maxY + 2 {
        add(.box(Rectangle(x: frame.x + 8, y: y, width: width, height: 4), radius: 2, look))
        if y + 10 < label.y || y > label.maxY {
          add(.line(Point(x: frame.x + 8, y: y + 10), Point(x: frame.maxX, y: y + 10), look))
        }
      }
      y += 18
      row += 1
    }
  }
}
