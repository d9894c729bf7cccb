package import ScenePlan
package import SceneTrace
package import SceneWorld

/// The result of a run, in a line for a person at a terminal.
package enum RunSummary {
  /// Steps, time, events, what is on the screen, and what lives on outside the hierarchy.
  ///
  /// - Parameters:
  ///   - recording: A run with all of its events.
  ///   - plan: What has run.
  ///   - filter: The filter of the trace beside it.
  ///   - end: The world at the end.
  package static func text(
    of recording: RunRecording, _ plan: HierarchyPlan, _ filter: TraceFilter, _ end: borrowing World
  ) -> String {
    let selection = EventSelection(filter, of: plan, standard: Callback.shownByDefault)
    var shown = 0
    var hidden: [Callback.Group: Int] = [:]
    // The last controller that went for good, and the flag that said so.
    var gone: (instance: InstanceID, flag: String)?
    for moment in recording.moments.indices {
      guard let event = recording.moments.event(at: moment) else { continue }
      if let instance = event.instance, selection.isPrivate(instance) { continue }
      if event.callback == .viewDidDisappear, let instance = event.instance {
        let flag = event.flags.contains(.isBeingDismissed) ? "isBeingDismissed" : "isMovingFromParent"
        let isGone = event.flags.contains(.isBeingDismissed) || event.flags.contains(.isMovingFromParent)
        gone = isGone ? (instance, flag) : nil
      }
      if selection.shows(event) { shown += 1 } else { hidden[event.callback.group, default: 0] += 1 }
    }
    let steps = recording.steps.lazy.map(\.record.number).max() ?? 0
    var text = "# \(counted(steps, "step")), \(recording.end.seconds) s, \(counted(shown, "event"))"
    let groups = Callback.Group.allCases.compactMap { group in hidden[group].map { "\($0) \(group.rawValue)" } }
    if !groups.isEmpty { text += " (not shown: \(groups.joined(separator: ", ")); see '--events all')" }
    if let visible = end.visible { text += "; on the screen: \(plan.name(visible))" }
    let living = LivingOn.all(in: end)
    if !living.isEmpty { text += "; lives on: \(living.map { $0.text(in: plan) }.joined(separator: ", "))" }
    if let gone { text += "; \(plan.name(gone.instance)) went for good: \(gone.flag) ('--flags' shows such flags)" }
    return text + "; why an event came or didn't: 'scenograph why'"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }
}
