internal import SceneBasics
internal import ScenePlan

/// The film strip: what is on the screen after each step.
struct ScreensView: RunView {
  let name = "screens"
  let summary = "what is on the screen after each step, a panel a step"
  let formats = ["svg"]

  func write(
    _ recording: RunRecording, of plan: HierarchyPlan, as format: String, style: DiagramStyle,
    into output: inout ByteWriter
  ) {
    output.write(bytes: SketchPainter(FilmStrip(recording, plan).sketch(), style: style).svg())
  }
}

/// The panels of one run while they are drawn.
private struct FilmStrip {
  /// What a step has left to be seen.
  private struct Panel {
    var step: RunRecording.Step
    var layout: ScreenLayout
    var path: String
    /// Whether the app has left the screen, which its controllers aren't told.
    var isInBackground: Bool
  }

  private let plan: HierarchyPlan
  private var panels: [Panel] = []

  private static let bezel = 6
  private static let gap = 26
  private static let rowWidth = 760

  init(_ recording: RunRecording, _ plan: HierarchyPlan) {
    self.plan = plan
    let reel = ScreenReel(recording, plan, everyMoment: false)
    let states = recording.statesAfterSteps
    var isInBackground = false
    for (index, step) in recording.steps.enumerated() {
      // A step that only looks leaves what was there before.
      let moments = recording.moments(of: index)
      guard let last = moments.last else { continue }
      for moment in recording.moments[moments] {
        switch moment.event?.callback {
        case .didEnterBackground: isInBackground = true
        case .willEnterForeground: isInBackground = false
        default: break
        }
      }
      panels.append(
        Panel(
          step: step, layout: reel.layouts[reel.layoutOfMoment[last]], path: FilmStrip.path(in: states[index], plan),
          isInBackground: isInBackground))
    }
  }

  func sketch() -> Sketch {
    var sketch = Sketch(
      heading: [DiagramText(plan.scene, .heading), DiagramText("the screen after each step", .detail)],
      description: panels.map { description(of: $0) }.joined(separator: " "))
    let widths = panels.map { max(110, width(of: $0)) + FilmStrip.gap }
    var y = 0
    for row in FilmStrip.rows(of: widths) {
      var x = 0
      let captions = row.map { index in
        SketchText.lines(of: panels[index].step.label, .smallName, in: widths[index] - FilmStrip.gap, atMost: 3)
      }
      let top = y + (captions.map(\.count).max() ?? 0) * 14 + 6
      let height = row.map { screenSize(of: panels[$0]).height }.max() ?? 0
      for (index, lines) in zip(row, captions) {
        draw(panels[index], lines, x: x, captionTop: y, top: top, width: widths[index] - FilmStrip.gap, in: &sketch)
        x += widths[index]
      }
      sketch.width = max(sketch.width, x - FilmStrip.gap)
      y = top + height + 2 * FilmStrip.bezel + 58
    }
    sketch.height = max(0, y - 20)
    return sketch
  }

  /// As few rows as there is room for, and about as many panels in each.
  private static func rows(of widths: [Int]) -> [Range<Int>] {
    var count = 1
    while true {
      func start(_ row: Int) -> Int { (widths.count * row + count - 1) / count }
      let rows = (0..<count).map { start($0)..<start($0 + 1) }
      let fits = rows.allSatisfy { $0.count < 2 || widths[$0].reduce(-gap, +) <= rowWidth }
      if fits { return rows }
      count += 1
    }
  }

  private func draw(
    _ panel: Panel, _ caption: [String], x: Int, captionTop: Int, top: Int, width: Int, in sketch: inout Sketch
  ) {
    sketch.add(.begin(title: panel.step.label))
    for (index, line) in caption.enumerated() {
      sketch.add(line, .smallName, at: Point(x: x, y: captionTop + 11 + index * 14), in: width, .left)
    }
    let size = screenSize(of: panel)
    sketch.add(
      .box(
        Rectangle(x: x, y: top, width: size.width + 2 * FilmStrip.bezel, height: size.height + 2 * FilmStrip.bezel),
        radius: 13, .bezel))
    let origin = Point(x: x + FilmStrip.bezel, y: top + FilmStrip.bezel)
    for pane in panel.layout.panes { draw(pane, of: panel.layout, size, origin, in: &sketch) }
    if panel.isInBackground {
      sketch.add(.box(Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height), radius: 4, .dim))
    }
    let below = top + size.height + 2 * FilmStrip.bezel + 16
    let when = "at \(panel.step.time.seconds) s" + (panel.isInBackground ? ", in the background" : "")
    sketch.add(when, .small, at: Point(x: x, y: below), in: width, .left)
    for (index, line) in SketchText.lines(of: panel.path, .small, in: width, atMost: 2).enumerated() {
      sketch.add(line, .small, at: Point(x: x, y: below + 13 + index * 13), in: width, .left)
    }
    sketch.add(.end)
  }

  private func draw(
    _ pane: ScreenLayout.Pane, of layout: ScreenLayout, _ size: (width: Int, height: Int), _ origin: Point,
    in sketch: inout Sketch
  ) {
    func scaled(_ points: Int) -> Int { points * size.height / max(1, layout.size.height) }
    let frame = Rectangle(
      x: origin.x + scaled(pane.x), y: origin.y + scaled(pane.y), width: scaled(pane.x + pane.width) - scaled(pane.x),
      height: scaled(pane.y + pane.height) - scaled(pane.y))
    guard frame.width > 1, frame.height > 1 else { return }
    if let look = pane.look { sketch.add(.box(frame, radius: pane.isCard ? 9 : 4, look)) }
    guard !pane.label.isEmpty else { return }
    let room = frame.width - 8
    let face = pane.face
    let middle =
      switch pane.role {
      case .container: frame.y + min(frame.height, scaled(ScreenBuilder.strip(on: layout.size))) / 2 + 4
      case .navigationBar: frame.height > 26 ? frame.maxY - 9 : frame.y + frame.height / 2 + 4
      default: frame.y + frame.height / 2 + 4
      }
    guard frame.height >= 12 else { return }
    let lines = SketchText.lines(
      of: pane.label, face, in: room, atMost: pane.role == .view && frame.height > 30 ? 2 : 1)
    for (index, line) in lines.enumerated() {
      let y = middle + index * 13 - (lines.count - 1) * 6
      sketch.add(line, face, at: Point(x: frame.x + frame.width / 2, y: y), in: room, .centre)
    }
  }

  private func width(of panel: Panel) -> Int { screenSize(of: panel).width + 2 * FilmStrip.bezel }

  /// The screen's size in the picture.
  private func screenSize(of panel: Panel) -> (width: Int, height: Int) {
    let size = panel.layout.size
    let room = ScreenLayout.smallest
    guard size.width > 0, size.height > 0 else { return room }
    let height = min(room.height, room.width * size.height / size.width)
    return (max(40, height * size.width / size.height), max(40, height))
  }

  /// The way from the window's root to what is seen.
  private static func path(in state: HierarchyState, _ plan: HierarchyPlan) -> String {
    guard var here = state.root else { return "" }
    var path = plan.name(here)
    for _ in state.nodes.indices {
      let sign: String
      if let presented = state.presentedOnScreen(from: here) {
        (sign, here) = (" ▴ ", presented)
      } else if let current = state[here].current {
        (sign, here) = (" ▸ ", current)
      } else {
        break
      }
      if !plan.instances[here.index].isPrivate { path += sign + plan.name(here) }
    }
    return path
  }

  private func description(of panel: Panel) -> String {
    let seen = panel.layout.panes.filter { $0.role != .dimming && $0.role != .tab && !$0.label.isEmpty }
    let place = panel.isInBackground ? " (in the background)" : ""
    return "After \(panel.step.label)\(place): " + seen.map(\.label).joined(separator: ", ") + "."
  }
}

extension ScreenLayout.Pane {
  /// How it looks; nil where only its label is seen.
  fileprivate var look: SketchLook? {
    switch role {
    case .view:
      switch appearance {
      case .appeared: .view
      case .appearing, .disappearing: .moving
      case .disappeared: .off
      }
    case .container, .navigationBar, .tabBar: .bar
    case .tab: .item
    case .selectedTab: .selected
    case .sheet, .popover: appearance == .appeared ? .sheet : .moving
    case .overlay: .glass
    case .dimming: .dim
    case .pages, .tabName: nil
    case .stray: .amiss
    }
  }

  fileprivate var isCard: Bool { role == .sheet || role == .popover }

  fileprivate var face: SketchText.Face {
    switch role {
    case .view, .sheet, .popover, .overlay, .stray, .selectedTab, .tabName, .navigationBar: .smallName
    case .container, .tabBar, .tab, .dimming, .pages: .small
    }
  }
}
