internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

/// The code of a program: its overrides, and what waits in them.
struct ProgramCode: AppCode {
  func act(in callback: Callback, _ argument: Argument, of instance: InstanceID, _ uikit: inout Simulation) {
    uikit.act(in: callback, argument, of: instance)
  }

  func go(on continuation: Continuation, _ uikit: inout Simulation) { uikit.carryOut(continuation) }

  func complete(_ steps: [Step], _ uikit: inout Simulation) { uikit.perform(steps[...]) }

  /// Only a plan has routines that wait.
  func resumption(of _: RoutineID) -> Resumption { .timer }
}

/// The contents of a callback: the class's own part first, then the steps of the override.
extension Simulation {
  /// Does what the class and its overrides do in a callback.
  fileprivate mutating func act(in callback: Callback, _ argument: Argument, of instance: InstanceID) {
    let occurrence = count(callback, of: instance)
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

  fileprivate mutating func carryOut(_ continuation: Continuation) {
    switch continuation {
    // A plan's own, and the machine's own.
    case .routine, .finishAppearance: break
    case .timer(let steps, let keeper, let guest): fire(steps, keeper: keeper, guest: guest)
    case .task(let steps, let owner): if world[owner].isAlive { fire(steps, keeper: nil, guest: nil) }
    case .firstFrame(let root): showFirstFrame(of: root)
    case .secondSnapshot: takeSnapshot(isFirst: false)
    case .resizeOn(let size, let sizes, let change): resize(to: size, sizes: sizes, change)
    case .endResize(let transition, let completion):
      closeTransition(transition)
      if let completion, !world.isOver { complete(completion) }
    case .endRootChange(let new, let old): endRootChange(to: new, from: old)
    case .kind(let waiting): waiting.work.resume(&self)
    }
  }
}
