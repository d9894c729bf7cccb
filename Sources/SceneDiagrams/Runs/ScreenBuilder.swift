internal import ScenePlan

/// A screen while it is put together, from the window's root to whoever is presented on top.
struct ScreenBuilder {
  let plan: HierarchyPlan
  let state: HierarchyState
  let size: ScreenSize
  /// Which child a paging container shows.
  let pages: [InstanceID: InstanceID]
  private(set) var panes: [ScreenLayout.Pane] = []
  var isDrawn: [Bool]

  /// The room above the children of a plain container, in which its own name stands.
  static func strip(on size: ScreenSize) -> Int { max(64, size.points(14)) }

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
    if state.isInWindow(root) { draw(root, in: screen) }
    var presenters = [root]
    var isFound = Array(repeating: false, count: state.nodes.count)
    var next = 0
    // Presentations come over whatever is there, each above the one that presents it.
    while next < presenters.count {
      let top = presenters[next]
      next += 1
      for index in state.nodes.indices where state.nodes[index].presenter != nil {
        let presented = InstanceID(index)
        guard let presenter = state[presented].presenter, belongs(presenter, to: top), !isFound[index],
          state.isInWindow(presented)
        else { continue }
        isFound[index] = true
        presenters.append(presented)
        if !isDrawn[index] { present(presented, in: frame(of: presented, over: screen)) }
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

  var isWide: Bool { min(size.width, size.height) >= 600 }

  private func frame(of presented: InstanceID, over screen: Rectangle) -> Rectangle {
    func centred(_ width: Int, _ height: Int) -> Rectangle {
      let (width, height) = (min(width, screen.width - 40), min(height, screen.height - 40))
      return Rectangle(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width, height: height)
    }
    switch state[presented].style ?? .automatic {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none: return screen
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

  private mutating func present(_ presented: InstanceID, in frame: Rectangle) {
    switch state[presented].style ?? .automatic {
    case .fullScreen, .currentContext, .none: draw(presented, in: frame)
    case .overFullScreen, .overCurrentContext: draw(presented, in: frame, as: .overlay)
    case .automatic, .pageSheet, .formSheet, .custom:
      add(.dimming, presented, Rectangle(x: 0, y: 0, width: size.width, height: size.height))
      draw(presented, in: frame, as: .sheet)
    case .popover: draw(presented, in: frame, as: .popover)
    }
  }

  // MARK: Containers

  mutating func draw(
    _ instance: InstanceID, in frame: Rectangle, as role: ScreenLayout.Pane.Role? = nil
  ) {
    guard !isDrawn[instance.index] else { return }
    isDrawn[instance.index] = true
    if !state[instance].isCovered { drawView(of: instance, in: frame, as: role) }
    // What is presented in a context takes the context's place, and a bar around that stays in front.
    guard let presented = state[instance].presented, !isDrawn[presented.index], state.isInWindow(presented) else {
      return
    }
    switch state[presented].style ?? .automatic {
    case .currentContext, .overCurrentContext: present(presented, in: frame)
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .custom: break
    }
  }

  private mutating func drawView(
    of instance: InstanceID, in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    let hosted = state[instance].hosted.filter { state[$0].isLoaded && !isDrawn[$0.index] }
    switch plan.template(of: instance).kind {
    case .navigation: drawStack(instance, hosted, in: frame, as: role)
    case .tabs: drawTabs(instance, hosted, in: frame, as: role)
    case .split: drawColumns(instance, hosted, in: frame, as: role)
    case .pager: drawPages(instance, hosted, in: frame, as: role)
    case .view, .container: drawPlain(instance, hosted, in: frame, as: role)
    }
  }

  private mutating func drawColumns(
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

  /// A detail has the room for itself; another column that stands alone beside nobody keeps its width.
  private func alone(_ child: InstanceID, of split: InstanceID, in frame: Rectangle) -> Rectangle {
    guard state[split].current == nil, column(of: child, in: split) < 2 else { return frame }
    return Rectangle(x: frame.x, y: frame.y, width: min(320, frame.width * 2 / 5), height: frame.height)
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

  func isStray(_ instance: InstanceID) -> Bool {
    guard case .instance(let host) = state[instance].host else { return false }
    return state[instance].parent != host
  }

  mutating func add(
    _ role: ScreenLayout.Pane.Role, _ instance: InstanceID, _ frame: Rectangle, label: String = ""
  ) {
    panes.append(
      ScreenLayout.Pane(
        role: role, instance: instance, x: frame.x, y: frame.y, width: frame.width, height: frame.height, label: label,
        appearance: state[instance].appearance))
  }

  func name(of instance: InstanceID) -> String {
    state[instance].isPrivate ? title(of: instance) : plan.name(instance)
  }
}
