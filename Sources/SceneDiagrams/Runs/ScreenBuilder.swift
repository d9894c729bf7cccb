internal import ScenePlan

/// A screen while it is put together, from the window's root to whoever is presented on top.
struct ScreenBuilder {
  let plan: HierarchyPlan
  let state: HierarchyState
  let size: ScreenSize
  /// Which child a paging container shows.
  let pages: [InstanceID: InstanceID]
  private(set) var panes: [ScreenLayout.Pane] = []
  private var isDrawn: [Bool]

  /// The room above the children of a plain container, in which its own name stands.
  static let strip = 64
  private static let navigationBar = 100
  private static let tabBar = 84

  init(plan: HierarchyPlan, state: HierarchyState, size: ScreenSize, pages: [InstanceID: InstanceID]) {
    self.plan = plan
    self.state = state
    self.size = size
    self.pages = pages
    isDrawn = Array(repeating: false, count: state.nodes.count)
  }

  mutating func build() {
    let screen = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard let root = state.root else { return }
    var frames: [InstanceID: Rectangle] = [root: screen]
    if state.isInWindow(root) { draw(root, in: screen) }
    var presenters = [root]
    var next = 0
    // Presentations come over whatever is there, each above the one that presents it.
    while next < presenters.count {
      let top = presenters[next]
      next += 1
      for index in state.nodes.indices where state.nodes[index].presenter != nil {
        let presented = InstanceID(index)
        guard let presenter = state[presented].presenter, belongs(presenter, to: top), !isDrawn[index],
          state.isInWindow(presented)
        else { continue }
        let frame = self.frame(of: presented, over: frames[presenter] ?? screen, screen)
        frames[presented] = frame
        present(presented, in: frame, screen)
        presenters.append(presented)
      }
    }
    for index in state.nodes.indices where state.nodes[index].host == .window && !isDrawn[index] {
      if state.isInWindow(InstanceID(index)) { draw(InstanceID(index), in: screen) }
    }
  }

  /// Whether a presenter is a controller, or stands somewhere below it.
  private func belongs(_ presenter: InstanceID, to top: InstanceID) -> Bool {
    var here: InstanceID? = presenter
    for _ in state.nodes.indices {
      guard let id = here else { return false }
      if id == top { return true }
      here = state[id].parent
    }
    return false
  }

  // MARK: Presentations

  private var isWide: Bool { min(size.width, size.height) >= 600 }

  private func frame(of presented: InstanceID, over presenter: Rectangle, _ screen: Rectangle) -> Rectangle {
    func centred(_ width: Int, _ height: Int) -> Rectangle {
      let (width, height) = (min(width, screen.width - 40), min(height, screen.height - 40))
      return Rectangle(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width, height: height)
    }
    switch state[presented].style ?? .automatic {
    case .fullScreen, .overFullScreen, .none: return screen
    case .currentContext, .overCurrentContext: return presenter
    case .automatic, .pageSheet:
      return isWide
        ? centred(704, screen.height - 120)
        : Rectangle(x: 0, y: 60, width: screen.width, height: max(0, screen.height - 60))
    case .formSheet:
      return isWide
        ? centred(540, 620) : Rectangle(x: 0, y: 60, width: screen.width, height: max(0, screen.height - 60))
    case .popover:
      return Rectangle(
        x: max(20, screen.width - 340), y: 110, width: min(320, screen.width - 40),
        height: min(480, screen.height - 140))
    case .custom: return centred(screen.width - 60, screen.height * 3 / 5)
    }
  }

  private mutating func present(_ presented: InstanceID, in frame: Rectangle, _ screen: Rectangle) {
    switch state[presented].style ?? .automatic {
    case .fullScreen, .currentContext, .none: draw(presented, in: frame)
    case .overFullScreen, .overCurrentContext: draw(presented, in: frame, as: .overlay)
    case .automatic, .pageSheet, .formSheet, .custom:
      add(.dimming, presented, screen)
      draw(presented, in: frame, as: .sheet)
    case .popover: draw(presented, in: frame, as: .popover)
    }
  }

  // MARK: Containers

  private mutating func draw(
    _ instance: InstanceID, in frame: Rectangle, as role: ScreenLayout.Pane.Role? = nil
  ) {
    guard !isDrawn[instance.index] else { return }
    isDrawn[instance.index] = true
    let hosted = state[instance].hosted.filter { state[$0].isLoaded && !isDrawn[$0.index] }
    switch plan.template(of: instance).kind {
    case .navigation: drawStack(instance, hosted, in: frame, as: role)
    case .tabs: drawTabs(instance, hosted, in: frame, as: role)
    case .split: drawColumns(instance, hosted, in: frame, as: role)
    case .pager: drawPages(instance, hosted, in: frame, as: role)
    case .view, .container: drawPlain(instance, hosted, in: frame, as: role)
    }
  }

  private mutating func drawStack(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    for child in hosted { draw(child, in: frame) }
    guard !plan.template(of: instance).hidesNavigationBar else { return }
    let height = frame.y == 0 ? ScreenBuilder.navigationBar : 56
    let bar = Rectangle(x: frame.x, y: frame.y, width: frame.width, height: min(height, frame.height))
    let top = state[instance].current ?? state[instance].children.last
    let back = state[instance].children.count > 1 ? "‹ " : ""
    add(.navigationBar, instance, bar, label: back + (top.map { title(of: $0) } ?? name(of: instance)))
  }

  private mutating func drawTabs(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    for child in hosted { draw(child, in: frame) }
    let tabs = state[instance].children
    let selected = state[instance].current
    if let selected, hidesBar(selected) { return }
    let height = min(ScreenBuilder.tabBar, frame.height)
    let bar = Rectangle(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
    add(.tabBar, instance, bar)
    let more = tabs.filter { state[$0].isPrivate }
    let shown = tabs.filter { !state[$0].isPrivate }.prefix((isWide ? 8 : 5) - more.count) + more
    // Many names don't fit: then the bar says which one is selected.
    let isTight = shown.count > 3 && !isWide
    for (index, tab) in shown.enumerated() {
      let (start, end) = (bar.width * index / shown.count, bar.width * (index + 1) / shown.count)
      let item = Rectangle(x: bar.x + start + 6, y: bar.y + 8, width: end - start - 12, height: isTight ? 20 : 44)
      add(tab == selected ? .selectedTab : .tab, tab, item, label: isTight ? "" : title(of: tab))
    }
    guard isTight, let selected else { return }
    add(
      .tabName, selected, Rectangle(x: bar.x, y: bar.y + 30, width: bar.width, height: 48), label: title(of: selected))
  }

  /// Whether a tab's stack has somebody who takes the bar away.
  private func hidesBar(_ tab: InstanceID) -> Bool {
    state[tab].children.dropFirst().contains { plan.template(of: $0).hidesBottomBar }
  }

  private mutating func drawColumns(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    let mode = state[instance].displayMode.map { plan.name($0) } ?? ""
    if state[instance].current != nil || hosted.count < 2 {
      for child in hosted { draw(child, in: frame) }
      return
    }
    let columns = hosted.sorted { column(of: $0, in: instance) < column(of: $1, in: instance) }
    let side = min(320, frame.width * 2 / 5)
    let sides = columns.dropLast()
    let isOver = mode.contains("Over") && !mode.contains("Beside")
    let left = isOver ? 0 : min(side * sides.count, frame.width * 2 / 3)
    if let secondary = columns.last {
      draw(
        secondary, in: Rectangle(x: frame.x + left, y: frame.y, width: frame.width - left, height: frame.height))
    }
    for (index, child) in sides.enumerated() {
      let width = isOver ? side : left / sides.count
      draw(child, in: Rectangle(x: frame.x + width * index, y: frame.y, width: width, height: frame.height))
    }
  }

  /// Which column somebody stands in, from the left.
  private func column(of child: InstanceID, in split: InstanceID) -> Int {
    let order = ["primary", "supplementary", "secondary", "compact"]
    let candidates = [child] + (state[child].isPrivate ? state[child].children : [])
    for candidate in candidates {
      let template = plan.instances[candidate.index].template
      let content = plan.template(of: split).contents.first { $0.template == template }
      if let role = content?.role, let place = order.firstIndex(of: role) { return place }
    }
    // Whoever came in later replaces the detail.
    return 2
  }

  private mutating func drawPages(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    if let role { add(role, instance, frame) }
    if hosted.isEmpty, role == nil { add(.view, instance, frame, label: name(of: instance)) }
    // Two pages at rest lie side by side, as in a book.
    let isBook = hosted.count == 2 && hosted.allSatisfy { state[$0].appearance == .appeared }
    for (index, child) in hosted.enumerated() {
      let width = isBook ? frame.width / 2 : frame.width
      draw(
        child,
        in: Rectangle(x: frame.x + (isBook ? index * width : 0), y: frame.y, width: width, height: frame.height))
    }
  }

  private mutating func drawPlain(
    _ instance: InstanceID, _ hosted: [InstanceID], in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    guard !hosted.isEmpty else {
      return add(role ?? (isStray(instance) ? .stray : .view), instance, frame, label: name(of: instance))
    }
    if let role { add(role, instance, frame) }
    add(.container, instance, frame, label: name(of: instance))
    let room = Rectangle(
      x: frame.x + 10, y: frame.y + ScreenBuilder.strip, width: max(0, frame.width - 20),
      height: max(0, frame.height - ScreenBuilder.strip - 10))
    for (child, place) in places(of: hosted, in: instance, room) { draw(child, in: place) }
  }

  /// Where a plain controller's children lie.
  private mutating func places(
    of hosted: [InstanceID], in instance: InstanceID, _ room: Rectangle
  ) -> [(InstanceID, Rectangle)] {
    let own = hosted.filter { plan.instances[$0.index].frame != nil }
    let others = hosted.filter { plan.instances[$0.index].frame == nil }
    var places: [(InstanceID, Rectangle)] = []
    switch plan.template(of: instance).layout {
    case nil: places = others.map { ($0, room) }
    case .vertical?:
      for (index, child) in others.enumerated() {
        let (start, end) = (room.height * index / others.count, room.height * (index + 1) / others.count)
        places.append((child, Rectangle(x: room.x, y: room.y + start, width: room.width, height: end - start - 6)))
      }
    case .horizontal?:
      for (index, child) in others.enumerated() {
        let (start, end) = (room.width * index / others.count, room.width * (index + 1) / others.count)
        places.append((child, Rectangle(x: room.x + start, y: room.y, width: end - start - 6, height: room.height)))
      }
    case .center(let size)?:
      let (width, height) = (min(size.width, room.width), min(size.height, room.height))
      let place = Rectangle(
        x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width: width, height: height)
      places = others.map { ($0, place) }
    case .frames(let frames)?:
      places = others.map { child in
        (child, frames[plan.instances[child.index].template].map { clip($0, room) } ?? room)
      }
    case .paging(let isVertical)?:
      let shown = pages[instance].flatMap { others.contains($0) ? $0 : nil } ?? others.first
      guard let shown, let index = others.firstIndex(of: shown) else { break }
      for child in others { isDrawn[child.index] = child != shown }
      places = [(shown, Rectangle(x: room.x, y: room.y, width: room.width, height: max(0, room.height - 50)))]
      let dots = others.indices.map { $0 == index ? "●" : "○" }.joined(separator: " ")
      let label = others.count > 9 ? "\(index + 1) of \(others.count)" : dots
      add(
        .pages, instance, Rectangle(x: room.x, y: room.maxY - 44, width: room.width, height: 48),
        label: isVertical ? label + " ↕" : label)
    }
    return places + own.map { ($0, plan.instances[$0.index].frame.map { clip($0, room) } ?? room) }
  }

  /// A frame inside a view, as far as it lies in there.
  private func clip(_ frame: ChildFrame, _ room: Rectangle) -> Rectangle {
    let (x, y) = (min(max(0, frame.x), room.width), min(max(0, frame.y), room.height))
    return Rectangle(
      x: room.x + x, y: room.y + y, width: max(0, min(frame.width, room.width - x)),
      height: max(0, min(frame.height, room.height - y)))
  }

  private func isStray(_ instance: InstanceID) -> Bool {
    guard case .instance(let host) = state[instance].host else { return false }
    return state[instance].parent != host
  }

  private mutating func add(
    _ role: ScreenLayout.Pane.Role, _ instance: InstanceID, _ frame: Rectangle, label: String = ""
  ) {
    panes.append(
      ScreenLayout.Pane(
        role: role, instance: instance, x: frame.x, y: frame.y, width: frame.width, height: frame.height, label: label,
        appearance: state[instance].appearance))
  }

  private func name(of instance: InstanceID) -> String {
    state[instance].isPrivate ? title(of: instance) : plan.name(instance)
  }

  /// What a bar says of a controller.
  private func title(of instance: InstanceID) -> String {
    plan.template(of: instance).title ?? (state[instance].isPrivate ? "More" : plan.name(instance))
  }
}
