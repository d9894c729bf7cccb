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
  private var ledger = HoldLedger()

  var wantsInstructions: Bool { true }
  var looksAtWorld: Bool { false }
  var wantsOrder: Bool { false }

  /// - Parameter filter: What the trace beside it shows.
  init(_ plan: HierarchyPlan, _ filter: TraceFilter) {
    self.plan = plan
    selection = EventSelection(filter, of: plan, standard: Callback.shownByDefault)
  }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { steps = max(steps, step.number) }

  mutating func perform(_ instruction: Instruction, cause: EventCause, world: borrowing World) {
    ledger.perform(instruction, cause: cause, world: world)
  }

  mutating func handle(_ event: LifecycleEvent, depth: Int) {
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
    let living = plan.livingOn(in: end.state, ledger)
    if !living.isEmpty { text += "; lives on: \(living.joined(separator: ", "))" }
    return text + "; why an event came or didn't: 'scenograph why'"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
}
