internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// What a run came to, in a line for a person at a terminal.
struct RunSummary: LifecycleObserver {
  private let plan: HierarchyPlan
  private let selection: EventSelection
  private var shown = 0
  private var hidden: [Callback.Group: Int] = [:]
  private var steps = 0
  private var end: (time: Ticks, state: HierarchyState)?
  /// What holds a controller without being a part of the hierarchy: a timer by its line, a change by nil.
  private var holds: [InstanceID: [UInt32?]] = [:]
  private var held: InstanceID?

  var wantsInstructions: Bool { true }

  /// - Parameter filter: What the trace beside it shows.
  init(_ plan: HierarchyPlan, _ filter: TraceFilter) {
    self.plan = plan
    selection = EventSelection(filter, of: plan, standard: Callback.shownByDefault)
  }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { steps = max(steps, step.number) }

  /// A timer is scheduled directly behind the hold of its controller.
  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    switch instruction {
    case .hold(let id):
      holds[id, default: []].append(nil)
      held = id
      return
    case .schedule:
      if let held, let last = holds[held]?.indices.last { holds[held]?[last] = cause.mark.line }
    case .release(let id):
      // A change ends before the run does, so what is left is a timer.
      let ended = holds[id]?.lastIndex { $0 == nil } ?? 0
      if holds[id]?.indices.contains(ended) == true { holds[id]?.remove(at: ended) }
    default: break
    }
    held = nil
  }

  mutating func handle(_ event: LifecycleEvent, world: borrowing World) {
    if let instance = event.instance, plan.instances[instance.index].isPrivate { return }
    if selection.shows(event) { shown += 1 } else { hidden[event.callback.group, default: 0] += 1 }
  }

  mutating func end(at time: Ticks, world: borrowing World) { end = (time, world.picture()) }

  /// Steps, time, events, what is on the screen, and what lives on outside the hierarchy.
  var text: String {
    guard let end else { return "" }
    var text = "# \(counted(steps, "step")), \(end.time.seconds) s, \(counted(shown, "event"))"
    let groups = Callback.Group.allCases.compactMap { group in hidden[group].map { "\($0) \(group.rawValue)" } }
    if !groups.isEmpty { text += " (not shown: \(groups.joined(separator: ", ")); see '--events all')" }
    if let visible = end.state.visible { text += "; on the screen: \(plan.name(visible))" }
    let living = plan.livingOn(in: end.state, timers: holds.compactMapValues { $0.lazy.compactMap { $0 }.first })
    if !living.isEmpty { text += "; lives on: \(living.joined(separator: ", "))" }
    return text + "; why an event came or didn't: 'scenograph why'"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
}

extension HierarchyPlan {
  /// The live controllers outside the hierarchy, each with what holds it.
  ///
  /// - Parameter timers: The lines of the timers that hold a controller.
  func livingOn(in state: HierarchyState, timers: [InstanceID: UInt32] = [:]) -> [String] {
    let inTree = Set(state.treeLines.map(\.instance))
    var keepers: [InstanceID: InstanceID] = [:]
    for (index, node) in state.nodes.enumerated() where node.isAlive {
      for kept in node.kept where keepers[kept] == nil { keepers[kept] = InstanceID(index) }
    }
    return state.nodes.indices.map { InstanceID($0) }.filter { id in
      state[id].isAlive && !instances[id.index].isPrivate && !inTree.contains(id)
    }.map { id in
      let holder =
        keepers[id].map { "a property of \(name($0))" }
        ?? timers[id].map { "the timer of line \($0)" } ?? (state[id].isRetained ? "a property" : "a timer or a change")
      return "\(name(id)) (\(state[id].parent.map { "a child of \(name($0))" } ?? holder))"
    }
  }
}
