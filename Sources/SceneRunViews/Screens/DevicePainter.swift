internal import SceneCanvas
internal import ScenePlan

/// A device with what is on its screen.
struct DevicePainter {
  /// Signs that a screen may show besides the app.
  enum Power {
    case on
    /// The app isn't there yet.
    case off
    /// Another app is in front, which controllers aren't told.
    case background
    case ended

    /// Whether nothing is on the screen.
    var isDark: Bool { self == .off || self == .ended }

    /// The words below the device.
    var words: String? {
      switch self {
      case .on: nil
      case .off: "nothing yet"
      case .background: "in the background"
      case .ended: "the app has ended"
      }
    }
  }

  let layout: ScreenLayout
  private let power: Power
  /// The controllers that have come since the last panel.
  private let news: Set<InstanceID>
  /// The size of the display in the picture.
  private let display: (width: Int, height: Int)

  private static let bezel = 3
  /// How far down from the edge an upright phone's island reaches, with some room.
  private static let islandEnd = 20

  /// The names on the screen while it is drawn, and what it is cut by.
  private struct Names {
    /// The last sheet with round corners: what lies in it ends with them.
    var sheet: (frame: Rectangle, radius: Int)?
    /// Where names stand.
    var places: [Rectangle] = []
    /// The letters of titles and names: what belongs to the device, and not to the app, leaves them free.
    var letters: [Rectangle] = []
    /// The frames that are too small for their names, which stand beside them, where the other names leave room.
    var outside: [(frame: Rectangle, name: String)] = []

    /// The last drawn thing that lets the screen behind it shine through.
    var glass: InstanceID?

    /// Whether what is drawn now shines through what lies over all of it.
    var isUnderGlass = false

    /// Whether no letters stand where something is to be drawn.
    func leaveFree(_ frame: Rectangle) -> Bool { !letters.contains { $0.overlaps(frame) } }
  }

  init(_ layout: ScreenLayout, _ power: Power, news: Set<InstanceID>) {
    self.layout = layout
    self.news = news
    self.power = power
    let (size, room) = (layout.size, ScreenLayout.smallest)
    guard size.width > 0, size.height > 0 else {
      display = room
      return
    }
    let height = min(room.height, room.width * size.height / size.width)
    display = (max(40, height * size.width / size.height), max(40, height))
  }

  var width: Int { display.width + 2 * DevicePainter.bezel }
  var height: Int { display.height + 2 * DevicePainter.bezel }

  var isPhone: Bool { min(layout.size.width, layout.size.height) < 600 }
  var isUpright: Bool { layout.size.height >= layout.size.width }
  private var radius: Int { isPhone ? 15 : 9 }

  /// Draws it.
  func draw(at corner: Point, in sketch: inout Sketch) {
    let whole = Rectangle(x: corner.x, y: corner.y, width: width, height: height)
    let screen = whole.inset(x: DevicePainter.bezel, y: DevicePainter.bezel)
    sketch.add(.box(screen, radius: 0, power.isDark ? .dark : .off))
    var names = Names()
    if !power.isDark {
      var fans = fans
      for index in layout.panes.indices {
        names.isUnderGlass = isUnderGlass(index)
        draw(layout.panes[index], on: screen, &names, in: &sketch)
        while let fan = fans.last, fan.end == index {
          sketch.add(.box(place(layout.panes[fan.start].seen, on: screen).intersection(screen), radius: 0, .edge))
          fans.removeLast()
        }
      }
      for small in names.outside { point(to: small.frame, on: screen, small.name, &names.places, in: &sketch) }
    }
    if power == .background { sketch.add(.box(screen, radius: 0, .dim)) }
    sketch.add(.corners(screen, radius: radius - 2, .backdrop))
    sketch.add(.box(whole.inset(x: 1, y: 1), radius: radius, .bezel))
    if layout.hasIsland {
      let island =
        isUpright
        ? Rectangle(x: screen.midX - 15, y: screen.y + 4, width: 30, height: 8)
        : Rectangle(x: screen.x + 3, y: screen.y + screen.height / 2 - 14, width: 7, height: 28)
      if names.leaveFree(island) { sketch.add(.box(island, radius: 4, power.isDark ? .faintBar : .island)) }
    }
    let bar = Rectangle(x: screen.midX - 20, y: screen.maxY - 5, width: 40, height: 3)
    if names.leaveFree(bar) { sketch.add(.box(bar, radius: 1, power.isDark ? .faintBar : .home)) }
  }

  /// Whether the first that lies over all of a pane lets it shine through.
  private func isUnderGlass(_ index: Int) -> Bool {
    let seen = layout.panes[index].seen
    return layout.panes[(index + 1)...].first { $0.hides && $0.seen.contains(seen) }?.role == .overlay
  }

  /// The panes that lie in a fan, each with the last one that is drawn inside its edge; the first to end stands last.
  private var fans: [(start: Int, end: Int)] {
    let panes = layout.panes
    let fans = panes.indices.filter { panes[$0].isFanned }.map { start in
      (start: start, end: panes[start...].prefix { panes[start].seen.contains($0.seen) }.endIndex - 1)
    }
    return fans.sorted { ($1.end, $0.start) < ($0.end, $1.start) }
  }

  private func scaled(_ points: Int) -> Int { points * display.height / max(1, layout.size.height) }

  /// A part of the screen in the picture.
  func place(_ frame: Rectangle, on screen: Rectangle) -> Rectangle {
    let (x, y) = (screen.x + scaled(frame.x), screen.y + scaled(frame.y))
    return Rectangle(
      x: x, y: y, width: screen.x + scaled(frame.maxX) - x, height: screen.y + scaled(frame.maxY) - y)
  }

  private func draw(
    _ pane: ScreenLayout.Pane, on screen: Rectangle, _ names: inout Names, in sketch: inout Sketch
  ) {
    let frame = place(pane.seen, on: screen).intersection(screen)
    guard frame.width > 1, frame.height > 1 else { return }
    let room = place(pane.room, on: screen).intersection(screen)
    switch pane.role {
    case .tab, .selectedTab, .moreTab, .selectedMoreTab:
      names.letters.append(Rectangle(x: frame.x, y: frame.y + 14, width: frame.width, height: 10))
      return drawTab(pane, in: frame, on: screen, in: &sketch)
    case .tabName: return drawTabName(pane, in: frame, in: &sketch)
    case .backButton: return drawBackButton(pane, in: frame, on: screen, in: &sketch)
    case .pages, .behind:
      // Letters keep off the home indicator.
      let y = min(frame.y + frame.height / 2 + 4, screen.maxY - 9)
      names.letters.append(Rectangle(x: frame.x, y: y - 8, width: frame.width, height: 10))
      sketch.add(pane.label, .small, at: Point(x: frame.midX, y: y), in: frame.width, .centre)
      return
    case .view, .container, .navigationBar, .tabBar, .sheet, .popover, .alert, .overlay, .overColumn, .dimming, .stray:
      break
    }
    if pane.castsShadow {
      for width in [2, 1] {
        let shadow = frame.inset(x: 1 - 2 * width, y: -width).intersection(screen)
        sketch.add(.box(shadow, radius: pane.radius + width, .shadow))
      }
    }
    if pane.role == .popover {
      sketch.add(.wedge(Point(x: frame.maxX - 14, y: frame.y - 5), .sheet))
    }
    drawBox(of: pane, frame, on: screen, &names, in: &sketch)
    if pane.role == .alert || !pane.actions.isEmpty { drawButtons(of: pane, in: frame, in: &sketch) }
    drawLabel(pane, in: frame, room, on: screen, &names, in: &sketch)
  }

  private func drawBox(
    of pane: ScreenLayout.Pane, _ frame: Rectangle, on screen: Rectangle, _ names: inout Names, in sketch: inout Sketch
  ) {
    guard let look = pane.look(isNews: news.contains(pane.instance)) else { return }
    // What lies over all of the display ends with the display.
    let isGlass = pane.role == .overlay && names.sheet == nil
    if isGlass || pane.role == .container && names.glass == pane.instance {
      // The dashes around it are seen beside its own view too.
      let inset = isGlass ? 1 : 2
      let inner = frame.intersection(screen.inset(x: inset, y: inset))
      names.glass = pane.instance
      return sketch.add(.panel(inner, radius: radius - 2 - inset, frame.corners(in: screen), look))
    }
    // A line at the display's edge ends with its round corners.
    let frame = look == .going ? frame.intersection(screen.inset(x: 1, y: 1)) : frame
    let round = pane.radius
    let corners = names.sheet.map { frame.corners(in: $0.frame) } ?? []
    if round == 0, !corners.isEmpty, let sheet = names.sheet {
      sketch.add(.panel(frame, radius: sheet.radius, corners, look))
    } else {
      sketch.add(.box(frame, radius: round, look))
    }
    if pane.role == .sheet || pane.role == .popover || pane.role == .alert { names.sheet = (frame, round) }
  }

  // MARK: Names and contents

  private func drawLabel(
    _ pane: ScreenLayout.Pane, in frame: Rectangle, _ room: Rectangle, on screen: Rectangle,
    _ names: inout Names, in sketch: inout Sketch
  ) {
    switch pane.role {
    case .navigationBar:
      let title = titleArea(pane, in: frame)
      sketch.add(
        pane.label, .smallName, at: Point(x: title.x + title.width / 2, y: baseline(of: frame)), in: title.width + 1,
        .centre)
      names.places.append(frame)
      names.letters.append(Rectangle(x: title.x, y: baseline(of: frame) - 8, width: title.width, height: 10))
      sketch.add(.line(Point(x: frame.x, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY), .rule))
    case .container:
      let strip = scaled(ScreenBuilder.strip(of: pane.frame, on: layout.size))
      guard !pane.label.isEmpty, strip >= 12, frame.height >= 12 else { return }
      names.places.append(Rectangle(x: frame.x, y: frame.y, width: frame.width, height: strip - 2))
      sketch.add(
        pane.label, .small, at: Point(x: frame.midX, y: frame.y + min(strip, frame.height) - 5), in: frame.width - 8,
        .centre)
    case .view, .sheet, .popover, .alert, .overlay, .overColumn, .stray:
      let height = room.height - (pane.role == .alert && !pane.listsActions ? DevicePainter.button : 0)
      let lines = SketchText.lines(of: pane.label, .smallName, in: room.width - 6, atMost: height > 30 ? 2 : 1)
      let isCut = lines.contains { SketchText.width(of: $0, .smallName) > room.width - 2 }
      let isOnWay = pane.appearance == .appearing || pane.appearance == .disappearing
      let showsState = isOnWay && lines.count == 1 && height >= 26
      let count = lines.count + (showsState ? 1 : 0)
      let block = Rectangle(
        x: room.x, y: room.y + height / 2 - count * 7, width: room.width, height: lines.count * 14)
      let taken = isOnWay ? Rectangle(x: block.x, y: block.y, width: block.width, height: block.height + 14) : block
      // What has no name of its own is covered by what is in it.
      if !pane.label.isEmpty || names.isUnderGlass, pane.role == .view || pane.role == .sheet {
        let top = screen.y + (layout.hasIsland && isUpright ? DevicePainter.islandEnd : 0)
        let isNews = news.contains(pane.instance) && pane.appearance == .appeared
        let free = pane.label.isEmpty ? Rectangle(x: frame.x, y: frame.maxY, width: 0, height: 0) : taken
        sketch.addPlaceholders(
          in: frame, below: top, around: free, startsWithPicture: pane.instance.index % 2 == 1,
          isNews ? .placeholder : .stillRow)
      }
      if pane.label.isEmpty { return }
      if height < 12 || isCut, frame.width < 60 || frame.height < 12 {
        return names.outside.append((frame, pane.label))
      }
      // Two letters don't tell which screen it is.
      if isCut, room.width < 40 { return }
      if pane.role == .overlay {
        // What shines through would strike the words out.
        let state = showsState ? state(of: pane, in: block.width - 2) : nil
        let widths = lines.map { SketchText.width(of: $0, .smallName) }
        let wide = max(widths.max() ?? 0, state.map { SketchText.width(of: $0.text, $0.face) } ?? 0)
        let ground = Rectangle(
          x: block.midX - wide / 2 - 4, y: block.y - 1, width: wide + 8, height: taken.height + 4)
        sketch.add(.box(ground, radius: 3, news.contains(pane.instance) ? .view : .still))
      }
      for (index, line) in lines.enumerated() {
        sketch.add(
          SketchText.shortened(line, .smallName, to: room.width - 2), .smallName,
          at: Point(x: block.midX, y: block.y + 11 + index * 14), in: room.width - 2, .centre)
      }
      if showsState { drawState(pane, below: block, in: &sketch) }
      let width = lines.map { SketchText.width(of: $0, .smallName) }.max() ?? 0
      names.letters.append(Rectangle(x: block.midX - width / 2, y: block.y, width: width, height: block.height))
      names.places.append(
        Rectangle(x: block.midX - width / 2, y: block.y, width: width, height: block.height + (showsState ? 14 : 0)))
    case .backButton, .tabBar, .tab, .selectedTab, .moreTab, .selectedMoreTab, .tabName, .dimming, .pages, .behind:
      break
    }
  }

  /// A name beside what is too small for it, with a line that leads there.
  private func point(
    to frame: Rectangle, on screen: Rectangle, _ name: String, _ names: inout [Rectangle], in sketch: inout Sketch
  ) {
    let width = min(SketchText.width(of: name, .smallName), display.width - 8)
    let (middle, onIt) = (frame.y + frame.height / 2, frame.y + frame.height / 2 - 7)
    var places =
      frame.height < 40
      ? [frame.maxY + 8, frame.y - 22, frame.maxY + 24, frame.y - 38]
      : [middle + 10, middle - 24, middle + 26, middle - 40, middle + 42, middle - 56]
    // Where there is no room beside a wide view, its name covers it.
    if frame.width > width, frame.height >= 7 { places.append(onIt) }
    let edge = screen.x + (isPhone && !isUpright ? 16 : 4)
    let x = min(max(edge, frame.midX - width / 2), screen.maxX - width - 4)
    for y in places where y > screen.y + 14 && y + 14 < screen.maxY {
      let place = Rectangle(x: x, y: y, width: width, height: 14)
      let letters = y == onIt ? place.inset(x: 0, y: 2) : place
      let end = Point(x: frame.midX, y: y > middle ? y : y + 14)
      let line = Rectangle(x: end.x - 1, y: min(middle, end.y), width: 2, height: y == onIt ? 0 : abs(end.y - middle))
      if names.contains(where: { $0.overlaps(letters) || $0.overlaps(line) }) { continue }
      if y != onIt {
        sketch.add(.line(Point(x: frame.midX, y: middle), end, .leader))
        sketch.add(.box(place.inset(x: -2, y: 0), radius: 3, .tag))
      }
      sketch.add(name, .smallName, at: Point(x: place.midX, y: y + 11), in: width, .centre)
      names.append(place)
      if line.height > 0 { names.append(line) }
      return
    }
  }
}
