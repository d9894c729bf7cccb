internal import SceneBasics
internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// The columns of a split.
extension ScreenBuilder {
  mutating func drawColumns(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let mode = state[instance].displayMode.map { plan.name($0) } ?? ""
    if state[instance].current != nil || hosted.count < 2 {
      for child in hosted {
        let place = alone(child, of: instance, in: frame)
        if place.width < frame.width { add(.container, instance, frame) }
        draw(child, in: place)
      }
      return
    }
    var columns = hosted.sorted { column(of: $0, in: instance) < column(of: $1, in: instance) }
    var frame = frame
    if let inspector = columns.last, column(of: inspector, in: instance) == ScreenBuilder.inspector {
      columns.removeLast()
      let width = min(280, frame.width / 4)
      frame.width -= width
      draw(inspector, in: Rectangle(x: frame.x + frame.width, y: frame.y, width: width, height: frame.height))
    }
    let side = min(320, frame.width * 2 / 5)
    let sides = columns.dropLast()
    let isOver = mode.contains("Over") && !mode.contains("Beside")
    let left = isOver ? 0 : min(side * sides.count, frame.width * 2 / 3)
    if let secondary = columns.last {
      draw(
        secondary, in: Rectangle(x: frame.x + left, y: frame.y, width: frame.width - left, height: frame.height))
    }
    if isOver, let first = sides.first { add(.dimming, first, frame) }
    for (index, child) in sides.enumerated() {
      let width = isOver ? side : left / sides.count
      let place = Rectangle(x: frame.x + width * index, y: frame.y, width: width, height: frame.height)
      draw(child, in: place, as: isOver ? .overColumn : nil)
    }
  }

  /// A detail has the room for itself; another column that stands alone beside none keeps its width.
  private func alone(_ child: InstanceID, of split: InstanceID, in frame: Rectangle) -> Rectangle {
    guard state[split].current == nil, column(of: child, in: split) < 2 else { return frame }
    return Rectangle(x: frame.x, y: frame.y, width: min(320, frame.width * 2 / 5), height: frame.height)
  }

  private static let order = ["primary", "supplementary", "secondary", "compact", "inspector"]
  /// The place of the inspector, which is on the right of the secondary.
  private static let inspector = 4

  /// Which column a controller stands in, from the left.
  private func column(of child: InstanceID, in split: InstanceID) -> Int {
    let candidates = [child] + (state[child].isPrivate ? state[child].children : [])
    for candidate in candidates {
      let template = plan.instances[candidate.index].template
      let content = plan.template(of: split).contents.first { $0.template == template }
      if let role = content?.role, let place = ScreenBuilder.order.firstIndex(of: role) { return place }
    }
    // What came in later replaces the detail.
    return 2
  }
}
