internal import ScenePlan

/// The events of controllers, and how the observers are told of them.
extension Simulation {
  /// Sends a callback and runs what the class and its overrides do in it.
  @inline(__always) mutating func send(
    _ callback: Callback, to instance: InstanceID, _ argument: Argument = .none, answer: Answer = .none
  ) {
    // Most callbacks are known where they are sent, so that their bit is known there, too.
    let bit = HookSet(callback)
    if budget.workLeft > 0, !(world[instance].hooks | wishes.loud).overlaps(bit) {
      budget.workLeft &-= 1
    } else if !world.isOver {
      deliver(callback, bit, to: instance, argument, answer: answer)
    }
  }

  /// Delivers a callback that takes more than to count it.
  @inline(never) private mutating func deliver(
    _ callback: Callback, _ bit: HookSet, to instance: InstanceID, _ argument: Argument, answer: Answer
  ) {
    let acts = world[instance].hooks.overlaps(bit)
    happen(callback, instance, argument, answer: answer, flags: callback.hasFlags ? world[instance].flags : [])
    if acts { actInside(callback, argument, of: instance) }
  }

  /// Runs the code of a callback; what it does comes from the event.
  @inline(never) private mutating func actInside(_ callback: Callback, _ argument: Argument, of instance: InstanceID) {
    let (code, outer) = (code, frame)
    frame.cause = frame.event
    frame.effect = frame.event
    code.act(in: callback, argument, of: instance, &self)
    frame = outer
  }

  /// Tells the observers of an event. The one at the limit still comes; no event follows it.
  @inline(__always) mutating func happen(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument = .none, answer: Answer = .none,
    flags: AppearanceFlags = []
  ) {
    _ = charge()
    if wishes.tellsEvents || callback.isMessage { tell(callback, instance, argument, answer, flags) }
  }

  @inline(never) private mutating func tell(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument, _ answer: Answer, _ flags: AppearanceFlags
  ) {
    let event = LifecycleEvent(
      callback, instance, argument, answer: answer, flags: flags, step: frame.step, time: world.now, mark: frame.mark)
    if wantsEffects { frame.event = tell(.event(event), from: frame.effect, by: callback.rule) }
    observers.handle(event, world: world)
    if world.touched.isWanted, observers.followsChangesByEvent { world.touched.forget() }
    if callback == .exception { end(with: event) }
  }

  @inline(never) private mutating func end(with exception: LifecycleEvent) {
    world.raised = exception
    forbidWork()
  }

  /// Says something of the step that runs.
  package mutating func advise(_ advice: Remark.Advice) {
    guard !world.isOver else { return }
    note(.advice(advice))
  }

  /// Ends the run at a step that can't mean anything.
  package mutating func fail(_ problem: Remark.Problem) {
    guard !world.isStopped else { return }
    note(.problem(problem))
    world.isStopped = true
    forbidWork()
  }

  private mutating func note(_ remark: Remark) {
    observers.note(remark, cause: cause, world: world)
  }
}
