internal import SceneCanvas
internal import SceneDiagrams
internal import ScenePlan

/// A screen while it is put together, from the window's root to what is presented on top.
struct ScreenBuilder {
  let plan: HierarchyPlan
  let state: HierarchyState
  let size: ScreenSize
  /// Which child a paging container shows.
  let pages: [InstanceID: InstanceID]
  var panes: [ScreenLayout.Pane] = []
  let controllers: ScreenControllers
  var drawn: Set<InstanceID> = []
  /// The controllers in whose views something is presented in a context, with all around them.
  private(set) var contexts: Set<InstanceID> = []
  /// The way in which the views that are drawn now come or go.
  var travel: ScreenLayout.Pane.Travel?
  /// The title of the next bar's back button, where a stack lies in a stack.
  var titleBehind: String?

  init(
    plan: HierarchyPlan, state: HierarchyState, size: ScreenSize, pages: [InstanceID: InstanceID],
    controllers: ScreenControllers
  ) {
    self.plan = plan
    self.state = state
    self.size = size
    self.pages = pages
    self.controllers = controllers
    for instance in controllers.loose where state[instance].style?.isInContext == true {
      var here = state[instance].presenter
      while let id = here, contexts.insert(id).inserted {
        here = if case .instance(let host) = state[id].host { host } else { nil }
      }
    }
  }

  mutating func build() {
    let screen = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    guard let root = state.root else { return }
    if state.isInWindow(root) { draw(root, in: screen) }
    for instance in presentAll(from: root, over: screen) where !drawn.contains(instance) {
      if state.isInWindow(instance), !isLeftBehind(instance), !hasGone(instance) { draw(instance, in: screen) }
    }
  }

  /// Whether what a former root has presented still hangs behind the root's view (M6.45).
  private func isLeftBehind(_ instance: InstanceID) -> Bool {
    guard let presenter = state[instance].presenter else { return false }
    return state[state.topAncestor(of: presenter)].host == .nowhere || isLeftBehind(state.topAncestor(of: presenter))
  }

  var isWide: Bool { min(size.width, size.height) >= 600 }
  var isUprightPhone: Bool { !isWide && size.height >= size.width }

  // MARK: Containers

  mutating func draw(
    _ instance: InstanceID, in frame: Rectangle, as role: ScreenLayout.Pane.Role? = nil
  ) {
    guard drawn.insert(instance).inserted else { return }
    if !state[instance].isCovered { drawView(of: instance, in: frame, as: role) }
    titleBehind = nil
    // What is presented in a context takes the context's place, and a bar around that stays in front.
    guard let presented = state[instance].presented, !drawn.contains(presented), state.isInWindow(presented) else {
      return
    }
    switch state[presented].style ?? .automatic {
    case .currentContext, .overCurrentContext: present(presented, in: frame, level: 0)
    case .automatic, .none, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .custom: break
    }
  }

  private mutating func drawView(
    of instance: InstanceID, in frame: Rectangle, as role: ScreenLayout.Pane.Role?
  ) {
    var hosted = state[instance].hosted
    let areAllNew = drawn.count < hosted.count && !drawn.contains { state[$0].host == .instance(instance) }
    if !areAllNew || !controllers.areAlike(in: instance) {
      hosted = hosted.filter { state[$0].isLoaded && !drawn.contains($0) }
    }
    switch plan.template(of: instance).kind.arrangement {
    case .stack: drawStack(instance, hosted, in: frame, as: role)
    case .tabs: drawTabs(instance, hosted, in: frame, as: role)
    case .columns: drawColumns(instance, hosted, in: frame, as: role)
    case .pages: drawPages(instance, hosted, in: frame, as: role)
    case .free: drawPlain(instance, hosted, in: frame, as: role)
    }
  }

  /// Draws what is seen while one child takes another's place: the one in front moves over the one behind.
  mutating func slide(_ children: [InstanceID], of container: InstanceID, in frame: Rectangle) {
    let coming = children.last { state[$0].appearance == .appearing }
    let going = children.last { state[$0].appearance == .disappearing }
    guard let coming, let going, state[container].transition != nil, travel == nil else {
      for child in children { draw(child, in: frame) }
      return
    }
    for child in children where child != coming && child != going { draw(child, in: frame) }
    // A screen that leaves the stack for good goes to the right, with what is below it coming from the left.
    let stack = state[container].children
    let place = stack.firstIndex(of: going)
    let goesBack = place.map { going in stack.firstIndex(of: coming).map { $0 < going } ?? false } ?? true
    let (front, back) = goesBack ? (going, coming) : (coming, going)
    travel = .init(x: -frame.width / 3, y: 0, window: frame)
    draw(back, in: frame)
    travel = .init(x: frame.width, y: 0, window: frame)
    draw(front, in: frame)
    travel = nil
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
    return state[instance].parent != host && !state.isLeaving(instance)
  }

  mutating func add(
    _ role: ScreenLayout.Pane.Role, _ instance: InstanceID, _ frame: Rectangle, label: String = ""
  ) {
    panes.append(
      ScreenLayout.Pane(
        role: role, instance: instance, frame: frame, label: label, appearance: state[instance].appearance,
        travel: travel))
  }

  func name(of instance: InstanceID) -> String {
    state[instance].isPrivate ? title(of: instance) : plan.name(instance)
  }
}
