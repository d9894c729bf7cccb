internal import SceneBasics
internal import ScenePlan

extension MessageLog {
  /// Acts of a person are messages, too: a finger on a tab, and the trigger of a segue.
  func act(of played: PlayedStep, _ recording: RunRecording, _ state: HierarchyState) -> Entry? {
    let words = StepWords(recording.steps[played.steps.lowerBound].record.title)
    if words.verb == "trigger", !played.isContinued {
      let events = played.moments.lazy.compactMap { recording.moments.event(at: $0) }
      let first = events.first { $0.callback.group == .segues && $0.instance != nil }
      guard let source = first?.instance, !plan.instances[source.index].isPrivate else { return nil }
      return Entry(what: .message(from: .script, to: .instance(source), words.phrase(plan, state)))
    }
    if words.verb == "swipe", !played.isContinued {
      let number = recording.steps[played.steps.lowerBound].record.number
      let moving = recording.transitions.first { $0.step == number }?.container
      var moved = receiver(of: played, recording) ?? moving ?? state.root
      // What a private controller does is seen in its parent.
      while let here = moved, plan.instances[here.index].isPrivate { moved = state[here].parent ?? parents[here] }
      return moved.map { Entry(what: .message(from: .script, to: .instance($0), words.phrase(plan, state))) }
    }
    if words.verb == "setRoot", !played.isContinued {
      return Entry(what: .message(from: .script, to: .uikit, words.phrase(plan, state)))
    }
    guard words.verb == "tap" else { return nil }
    let alert = state.nodes.indices.last { index in
      state.nodes[index].presenter != nil
        && plan.template(of: InstanceID(index)).actions.contains(String(words.object))
    }
    if let touched = alert.map({ InstanceID($0) }) ?? receiver(of: played, recording) {
      return Entry(what: .message(from: .script, to: .instance(touched), words.phrase(plan, state)))
    }
    let bar = state.nodes.indices.first { index in
      guard let parent = state.nodes[index].parent else { return false }
      return plan.name(InstanceID(index)) == words.object && plan.template(of: parent).kind == .tabs
    }
    let shell = bar.flatMap { state.nodes[$0].parent } ?? state.root
    return shell.map { Entry(what: .message(from: .script, to: .instance($0), words.phrase(plan, state))) }
  }

  /// The controller whose delegate is told of a gesture, or that says that a person can't do it.
  private func receiver(of played: PlayedStep, _ recording: RunRecording) -> InstanceID? {
    let number = recording.steps[played.steps.lowerBound].record.number
    return played.moments.lazy.compactMap { recording.moments.event(at: $0) }
      .first { $0.step == number && MessageLog.touches.contains($0.callback) }?.instance
  }

  /// Callbacks that go to the controller on which a person acts.
  private static let touches: Set<Callback> = [
    .delegateShouldDismiss, .delegateWillDismiss, .delegateDidAttemptToDismiss, .delegateDidChangeDetent,
    .delegateWillDismissSearch, .ignored,
  ]
}
