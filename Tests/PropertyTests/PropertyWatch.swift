import ScenePlan
import SceneWorld

/// Watches a run, and notes what no run should show.
struct PropertyWatch: LifecycleObserver {
  let wishes: ObserverWishes = .events
  var events: [LifecycleEvent] = []
  var last = HierarchyState()
  var violations: [String] = []

  private let plan: HierarchyPlan
  /// A timer holds its controller while nothing else does.
  private let hasTimers: Bool
  private var shown: [InstanceID: AppearanceState] = [:]
  private var flags: [InstanceID: Argument] = [:]
  private var isAppearingSent: Set<InstanceID> = []
  /// Stacks and tab bar controllers whose did-callback was due when the will of the other direction came, and when.
  private var overtaken: [InstanceID: Ticks] = [:]
  /// The window's size, and the size of the window in which each view was last laid out.
  private var screen: ScreenSize
  private var laidOut: [InstanceID: ScreenSize] = [:]
  /// The controllers that got `willMove(nil)`, and not yet `didMove(nil)`.
  private var leaving: Set<InstanceID> = []
  /// The first pages that have appeared in a pager that no window has shown.
  private var unseen: Set<InstanceID> = []
  /// Why each controller comes or goes.
  private var reasons = FlagWatch()
  private var made: Set<InstanceID> = []
  private var freed: Set<InstanceID> = []
  /// Whether an exception, or a person, has ended the app: nothing settles then.
  private var isOver = false

  init(_ plan: HierarchyPlan, hasTimers: Bool) {
    self.plan = plan
    self.hasTimers = hasTimers
    screen = plan.screen
  }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) {
    switch step.start {
    case .settled, .waited:
      if step.number > 0 { checkSettled(world.picture(), "before step \(step.number)") }
    case .nextTurn, .after, .justBefore: break
    }
    screen = step.screen ?? screen
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if let previous = events.last, event.time < previous.time { note("time goes back at \(text(event))") }
    events.append(event)
    if event.callback == .exception || event.callback == .terminated { isOver = true }
    guard let instance = event.instance, event.callback.group != .outcome else { return }
    checkLife(event, instance)
    if event.callback == .loadView { laidOut[instance] = nil }
    if event.callback == .viewDidLayoutSubviews { laidOut[instance] = screen }
    reasons.hear(event)
    switch event.callback.group {
    case .appearance: checkAppearance(event, instance, world)
    case .moving: checkMove(event, instance)
    default: break
    }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    last = world.picture()
    if !isOver { checkSettled(world.picture(), "at the end") }
  }

  private mutating func note(_ violation: String) {
    if violations.count < 20 { violations.append(violation) }
  }

  private func text(_ event: LifecycleEvent) -> String {
    let argument = plan.argumentText(of: event).map { "(\($0))" } ?? ""
    return "\(plan.controllerName(of: event) ?? "-").\(plan.callbackName(of: event))\(argument) of step \(event.step)"
  }

  // MARK: Events

  /// No instance gets an event before `init` or after `deinit`.
  private mutating func checkLife(_ event: LifecycleEvent, _ instance: InstanceID) {
    if event.callback == .`init` {
      if !made.insert(instance).inserted { note("made twice: \(text(event))") }
    } else if !made.contains(instance) {
      note("not made yet: \(text(event))")
    }
    if freed.contains(instance) { note("already freed: \(text(event))") }
    if event.callback == .`deinit` { freed.insert(instance) }
  }

  /// The four-state machine, from outside.
  private mutating func checkAppearance(
    _ event: LifecycleEvent, _ instance: InstanceID, _ world: World
  ) {
    let before = shown[instance] ?? .disappeared
    if isLate(event, instance, before) { return }
    switch (event.callback, before) {
    case (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing):
      shown[instance] = .appearing
      isAppearingSent.remove(instance)
    case (.viewIsAppearing, .appearing):
      if !isAppearingSent.insert(instance).inserted { note("twice in one appearance: \(text(event))") }
    case (.viewDidAppear, .appearing): shown[instance] = .appeared
    case (.viewWillDisappear, .appearing), (.viewWillDisappear, .appeared): shown[instance] = .disappearing
    case (.viewDidDisappear, .disappearing): shown[instance] = .disappeared
    default: note("while \(before.rawValue): \(text(event))")
    }
    switch event.callback {
    case .viewWillAppear, .viewWillDisappear: flags[instance] = event.argument
    default:
      // V21: on iOS 8 a presenter loses it.
      if flags[instance] != event.argument, !plan.behaviours.contains(.losesAnimatedFlag) {
        note("another flag than the will's: \(text(event))")
      }
    }
    for problem in reasons.problems(of: event, instance, isLeaving: leaving.contains(instance), world) {
      note("\(problem): \(text(event))")
    }
    if event.callback == .viewDidAppear || event.callback == .viewIsAppearing {
      let isSeen = world.isInWindow(instance) || isFirstPage(instance, world.picture())
      if !isSeen { note("not in a window: \(text(event))") }
    }
  }

  /// V13: a stack or a tab bar controller prints its did after that of its content, and after what the content calls.
  private mutating func isLate(_ event: LifecycleEvent, _ instance: InstanceID, _ before: AppearanceState) -> Bool {
    switch (event.callback, before) {
    case (.viewWillDisappear, .appearing), (.viewWillAppear, .disappearing):
      if [.navigation, .tabs].contains(plan.template(of: instance).kind) { overtaken[instance] = event.time }
      return false
    case (.viewDidAppear, .disappearing), (.viewDidDisappear, .appearing):
      return overtaken.removeValue(forKey: instance) == event.time
    default: return false
    }
  }

  /// A pager's first pages, and what is in them, appear inside its `viewDidLoad` (P5.39).
  private func isFirstPage(_ instance: InstanceID, _ state: HierarchyState) -> Bool {
    var candidate = state[instance].parent
    while let here = candidate {
      if plan.template(of: here).kind == .pager, !state.isInWindow(here) { return true }
      candidate = state[here].parent
    }
    return false
  }

  private mutating func checkMove(_ event: LifecycleEvent, _ instance: InstanceID) {
    switch (event.callback, event.argument) {
    case (.willMove, .parent(nil)): leaving.insert(instance)
    case (.didMove, .parent(nil)): leaving.remove(instance)
    // A custom container says didMove when its recipe comes to it, also to a child that goes again by then.
    case (.didMove, .parent(let parent?)) where [.view, .container].contains(plan.template(of: parent).kind): break
    default: if leaving.contains(instance) { note("between willMove(nil) and didMove(nil): \(text(event))") }
    }
  }

  // MARK: Settled states

  private mutating func checkSettled(_ state: HierarchyState, _ moment: String) {
    for instance in leaving.sorted() { note("\(plan.name(instance)) was never told didMove(nil), \(moment)") }
    let reachable = reachable(in: state)
    for (index, node) in state.nodes.enumerated() {
      let instance = InstanceID(index)
      let name = plan.name(instance)
      if reachable.contains(instance), !node.isAlive { note("\(name) is reachable and freed, \(moment)") }
      guard node.isAlive else { continue }
      if !reachable.contains(instance) { note("\(name) lives without an owner, \(moment)") }
      if node.depth > 0 || [.appearing, .disappearing].contains(node.appearance) {
        note("\(name) is \(node.appearance.rawValue) (\(node.depth)), \(moment)")
      }
      if node.transition != nil { note("\(name) still has a transition, \(moment)") }
      let isInWindow = state.isInWindow(instance)
      if node.appearance != .appeared || isInWindow { unseen.remove(instance) }
      if node.appearance == .appeared, !isInWindow {
        // P5.39: a first page gets no callback if its pager goes before a window shows it.
        if isFirstPage(instance, state) { unseen.insert(instance) }
        if !unseen.contains(instance) { note("\(name) has appeared and isn't in the window, \(moment)") }
      }
      if isInWindow, node.appearance == .disappeared { note("\(name) is in the window and disappeared, \(moment)") }
      // V1, V4: no view in a random scene has a size of its own.
      if isInWindow, laidOut[instance] != screen { note("\(name) wasn't laid out since it came, \(moment)") }
      for child in node.children where state[child].parent != instance {
        note("\(plan.name(child)) doesn't know its parent \(name), \(moment)")
      }
      if let presented = node.presented, state[presented].presenter != instance {
        note("\(plan.name(presented)) doesn't know its presenter \(name), \(moment)")
      }
    }
  }

  /// The instances that the window, a property, a keeper, a presentation whose root has gone (M6.45), or an unfinished
  /// step holds.
  private func reachable(in state: HierarchyState) -> Set<InstanceID> {
    var open: [InstanceID] = state.root.map { [$0] } ?? []
    for (index, node) in state.nodes.enumerated() {
      let isHeldByTimer = hasTimers && node.isAlive && node.owners > 0
      let isLeftBehind = node.isAlive && node.presenter != nil && node.kept.contains { $0 == node.presenter }
      if node.isRetained && node.isAlive || node.isUnplaced || isHeldByTimer || isLeftBehind {
        open.append(InstanceID(index))
      }
    }
    var found: Set<InstanceID> = []
    while let instance = open.popLast() {
      guard found.insert(instance).inserted else { continue }
      let node = state[instance]
      open += node.children + node.kept + (node.presented.map { [$0] } ?? [])
    }
    return found
  }
}
