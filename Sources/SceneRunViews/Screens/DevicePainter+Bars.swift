internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// Bars, tabs and buttons on a device.
extension DevicePainter {
  func drawTab(
    _ pane: ScreenLayout.Pane, in frame: Rectangle, on screen: Rectangle, in sketch: inout Sketch
  ) {
    let isSelected = pane.role == .selectedTab || pane.role == .selectedMoreTab
    let look = isSelected ? SketchLook.selected : .item
    let (x, y) = (frame.midX, frame.y + 8)
    if pane.role == .moreTab || pane.role == .selectedMoreTab {
      for place in -1...1 {
        sketch.add(.box(Rectangle(x: x - 1 + place * 5, y: y - 1, width: 3, height: 3), radius: 1, look))
      }
    } else {
      // Neighbours have glyphs of their own.
      let size = [(9, 9, 4), (9, 9, 1), (12, 7, 2), (7, 10, 3), (10, 8, 0)][
        (frame.x - screen.x) / max(1, frame.width) % 5]
      sketch.add(
        .box(Rectangle(x: x - size.0 / 2, y: y - size.1 / 2, width: size.0, height: size.1), radius: size.2, look))
    }
    sketch.add(
      pane.label, isSelected ? .smallName : .small, at: Point(x: x, y: frame.y + 22), in: frame.width, .centre)
  }

  /// A tab's name that is wider than its tab; only the selected one's is bold.
  func drawTabName(_ pane: ScreenLayout.Pane, in frame: Rectangle, in sketch: inout Sketch) {
    let tab = layout.panes.last { $0.instance == pane.instance && $0.role != .tabName && $0.y == pane.y }
    let face: SketchText.Face = tab?.role == .tab || tab?.role == .moreTab ? .small : .smallName
    sketch.add(pane.label, face, at: Point(x: frame.midX, y: frame.y + 22), in: frame.width, .centre)
  }

  /// The title of the screen below, if the bar's own leaves it room.
  func drawBackButton(
    _ pane: ScreenLayout.Pane, in bar: Rectangle, on screen: Rectangle, in sketch: inout Sketch
  ) {
    // Where something in front would cut it, it has no words.
    if pane.label.isEmpty { return }
    // Of bars that lie on each other only the upper one's button is seen.
    let upper = layout.panes.last { other in
      let frame = place(other.seen, on: screen)
      return other.role == .backButton && frame.x <= bar.x + 6 && bar.x + 6 < frame.maxX && frame.y < bar.maxY
        && bar.y < frame.maxY
    }
    if let upper, upper.instance != pane.instance { return }
    let title = layout.panes.first { $0.role == .navigationBar && $0.instance == pane.instance }
    let start = bar.x + 6 + sideOfIsland(pane)
    let free = (title.map { titleArea($0, in: bar).x } ?? bar.maxX) - 4 - start
    let whole = "‹ " + pane.label
    let words = SketchText.width(of: whole, .came) <= free ? whole : "‹"
    sketch.add(words, .came, at: Point(x: start, y: baseline(of: bar)), in: max(free, 8), .left)
  }

  /// Where the title of a bar stands: in the middle if that is free, else as far right as the button to the left of it asks
  /// for.
  func titleArea(_ pane: ScreenLayout.Pane, in bar: Rectangle) -> Rectangle {
    let hasButton = layout.panes.contains { $0.role == .backButton && $0.instance == pane.instance }
    let lead = (hasButton ? 18 : 6) + sideOfIsland(pane)
    let width = max(0, min(SketchText.width(of: pane.label, .smallName), bar.width - lead - 6))
    let x = min(max(bar.x + lead, bar.midX - width / 2), bar.maxX - 6 - width)
    return Rectangle(x: x, y: bar.y, width: width, height: bar.height)
  }

  /// How far a phone's island reaches into a bar that begins at the side where it is.
  private func sideOfIsland(_ pane: ScreenLayout.Pane) -> Int { layout.hasIsland && !isUpright && pane.x == 0 ? 8 : 0 }

  func baseline(of bar: Rectangle) -> Int { bar.height > 24 ? bar.maxY - 5 : bar.y + bar.height / 2 + 4 }

  /// The height of a button of an alert, in pixels.
  static let button = 12

  /// The buttons that stand one below the other, as many as have room.
  private func shownActions(of pane: ScreenLayout.Pane, in frame: Rectangle) -> ArraySlice<String> {
    pane.actions.prefix(max(0, (frame.height - 16) / DevicePainter.button))
  }

  /// The buttons of an alert, with their words as far as they have room: two stand side by side.
  func drawButtons(of pane: ScreenLayout.Pane, in frame: Rectangle, in sketch: inout Sketch) {
    guard frame.height > 30 else { return }
    if pane.listsActions {
      let words = shownActions(of: pane, in: frame)
      for (place, word) in words.enumerated() {
        let y = frame.maxY - DevicePainter.button * (words.count - place)
        sketch.add(.line(Point(x: frame.x, y: y), Point(x: frame.maxX, y: y), .rule))
        sketch.add(word, .small, at: Point(x: frame.midX, y: y + 10), in: frame.width - 4, .centre)
      }
      return
    }
    let y = frame.maxY - DevicePainter.button
    sketch.add(.line(Point(x: frame.x, y: y), Point(x: frame.maxX, y: y), .rule))
    let words = pane.actions
    // Those of an alert that is known by its class alone aren't known.
    let count = words.isEmpty ? 2 : words.count
    if count == 2 { sketch.add(.line(Point(x: frame.midX, y: y), Point(x: frame.midX, y: frame.maxY), .rule)) }
    let width = frame.width / count
    guard words.allSatisfy({ SketchText.width(of: $0, .small) <= width - 4 }) else { return }
    for (place, word) in words.enumerated() {
      sketch.add(
        word, .small, at: Point(x: frame.x + width * (2 * place + 1) / 2, y: frame.maxY - 2), in: width - 2, .centre)
    }
  }

  /// The direction of its movement.
  func drawState(_ pane: ScreenLayout.Pane, below name: Rectangle, in sketch: inout Sketch) {
    guard let state = state(of: pane, in: name.width - 2) else { return }
    sketch.add(state.text, state.face, at: Point(x: name.midX, y: name.y + 24), in: name.width - 2, .centre)
  }

  /// The word for the direction of a movement, as long as there is room; nil for what stays.
  func state(of pane: ScreenLayout.Pane, in width: Int) -> (text: String, face: SketchText.Face)? {
    let (face, short): (SketchText.Face, String)
    switch pane.appearance {
    case .appearing: (face, short) = (.came, "coming")
    case .disappearing: (face, short) = (.went, "going")
    case .appeared, .disappeared: return nil
    }
    let fits = SketchText.width(of: pane.appearance.rawValue, face) <= width
    return (fits ? pane.appearance.rawValue : short, face)
  }
}
