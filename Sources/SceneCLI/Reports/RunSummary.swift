internal import ScenePlan
internal import SceneTrace
internal import SceneWorld

/// The result of a run, in a line for a person at a terminal.
struct RunSummary: LifecycleObserver {
  /// Whether the line is wanted; elsewhere nothing is counted.
  private let isWanted: Bool
  private var selection: EventSelection
  private var shown = 0
  private var hidden: [Callback.Group: Int] = [:]
  private var steps = 0
  /// The last controller that went for good, and the flag that said so.
  private var gone: (instance: InstanceID, flag: String)?
  private var end: (time: Ticks, visible: InstanceID?, living: [LivingOn])?

  var wantsInstructions: Bool { false }
  var wantsCast: Bool { isWanted }
  var wantsEvents: Bool { isWanted }
  var wantsSteps: Bool { isWanted }
  var looksAtWorld: Bool { false }
  var wantsOrder: Bool { false }

  /// - Parameters:
  ///   - plan: The scene, with the cast as far as it is known.
  ///   - filter: The filter of the trace beside it.
  init(_ plan: HierarchyPlan, _ filter: TraceFilter, isWanted: Bool) {
    self.isWanted = isWanted
    selection = EventSelection(filter, of: plan, standard: Callback.shownByDefault)
  }

  mutating func join(_ instance: InstanceRecord) { selection.join(instance) }

  mutating func learn(_ name: String) { selection.learn(name) }

  mutating func begin(step: StepRecord, at time: Ticks, world: borrowing World) { steps = max(steps, step.number) }

  mutating func handle(_ event: LifecycleEvent, depth: Int) {
    if let instance = event.instance, selection.isPrivate(instance) { return }
    if event.callback == .viewDidDisappear, let instance = event.instance {
      let flag = event.flags.contains(.isBeingDismissed) ? "isBeingDismissed" : "isMovingFromParent"
      let isGone = event.flags.contains(.isBeingDismissed) || event.flags.contains(.isMovingFromParent)
      gone = isGone ? (instance, flag) : nil
    }
    if selection.shows(event) { shown += 1 } else { hidden[event.callback.group, default: 0] += 1 }
  }

  mutating func end(at time: Ticks, world: borrowing World) {
    if isWanted { end = (time, world.visible, LivingOn.all(in: world)) }
  }

  /// Steps, time, events, what is on the screen, and what lives on outside the hierarchy; nil where it isn't wanted.
  func text(_ plan: HierarchyPlan) -> String? {
    guard let end else { return nil }
    var text = "# \(counted(steps, "step")), \(end.time.seconds) s, \(counted(shown, "event"))"
    let groups = Callback.Group.allCases.compactMap { group in hidden[group].map { "\($0) \(group.rawValue)" } }
    if !groups.isEmpty { text += " (not shown: \(groups.joined(separator: ", ")); see '--events all')" }
    if let visible = end.visible { text += "; on the screen: \(plan.name(visible))" }
    if !end.living.isEmpty { text += "; lives on: \(end.living.map { $0.text(in: plan) }.joined(separator: ", "))" }
    if let gone { text += "; \(plan.name(gone.instance)) went for good: \(gone.flag) ('--flags' shows such flags)" }
    return text + "; why an event came or didn't: 'scenograph why'"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
}
