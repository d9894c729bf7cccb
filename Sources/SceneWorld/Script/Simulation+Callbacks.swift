internal import ScenePlan
internal import SceneProgram

/// The contents of a callback: the class's own part first, then the steps of the override.
extension Simulation {
  /// Does what the class, its overrides, or a plan's hook do in a callback.
  @inline(never) mutating func actInside(_ callback: Callback, _ argument: Argument, of instance: InstanceID) {
    if let guide { return follow(guide, in: callback, of: instance) }
    let outer = frame
    defer { frame = outer }
    frame.cause = frame.event
    frame.deed = frame.event
    let occurrence = recorder?.count(callback, of: instance) ?? 0
    // What goes too deep stands where the call does.
    guard canNest() else { return }
    frame.receiver = instance
    frame.owner = instance
    frame.place = .none
    frame.isTask = callback == .task
    frame.animated = if case .animated(let isAnimated) = argument { isAnimated } else { nil }
    frame.mark = program.places.mark(of: template(of: instance)?.place ?? program.initialPlace)
    run(PendingHook(instance: instance, callback: callback, occurrence: occurrence)) {
      $0.call(callback, argument, of: instance)
    }
  }

  /// Carries out what a plan's hook does this time.
  private mutating func follow(_ guide: PlanGuide, in callback: Callback, of instance: InstanceID) {
    let (routine, comesAgain) = guide.routine(in: callback, of: instance, &world.hookCounts)
    // Most hooks run once; from then on the callback is one like all others.
    if !comesAgain { world[instance].hooks.remove(callback) }
    guard let routine else { return }
    let outer = frame
    defer { frame = outer }
    frame.cause = frame.event
    frame.deed = frame.event
    run(routine)
  }

  private mutating func call(_ callback: Callback, _ argument: Argument, of instance: InstanceID) {
    if callback == .loadView { fireEmbeds(of: instance) }
    if callback == .viewDidLoad { addChildren(of: instance) }
    let kind = container(of: instance)
    if kind.hooks.overlaps(HookSet(callback)) { kind.act(in: callback, of: instance, &self) }
    for override in settings(of: instance)?.overrides ?? [] {
      guard let steps = steps(of: override, callback, argument), !steps.isEmpty else { continue }
      openHook()
      perform(steps[...])
    }
  }

  private func steps(of override: Override, _ callback: Callback, _ argument: Argument) -> [Step]? {
    switch override.body {
    case .answer, .choices: return nil
    case .callback(let written, let steps, _): return written == callback ? steps : nil
    case .unwindAction(let action, let steps):
      guard callback == .unwindAction, case .name(let id) = argument else { return nil }
      return world.names.texts[id.index] == action ? steps : nil
    }
  }

  /// Goes on with what has waited, and lets go of what that has held.
  mutating func go(on continuation: Continuation) {
    carryOut(continuation)
    if continuation.holdsSelf, let receiver = frame.receiver { release(receiver) }
  }

  private mutating func carryOut(_ continuation: Continuation) {
    switch continuation {
    case .routine(let routine, keeper: _): play(routine)
    case .finishAppearance(let instance): finishAppearance(of: instance)
    case .timer(let steps, let keeper, let guest): fire(steps, keeper: keeper, guest: guest)
    case .task(let steps, let owner): if world[owner].isAlive { fire(steps, keeper: nil, guest: nil) }
    case .firstFrame(let root): showFirstFrame(of: root)
    case .secondSnapshot: takeSnapshot(isFirst: false)
    case .endResize(let transition, let completion):
      closeTransition(transition)
      if let completion, !world.isOver { complete(completion) }
    case .endRootChange(let new, let old): endRootChange(to: new, from: old)
    case .kind(let waiting): waiting.work.resume(&self)
    }
  }
}
