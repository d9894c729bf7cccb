internal import ScenePlan

/// What the controllers are sent, and how the observer is told of it.
///
/// An observer that doesn't look at the world is told of several events at a time: a call of an observer takes longer than
/// to keep an event. What is gathered is handed on before the observer is told of anything else whose place among the
/// events matters: a step, a message, a judgement, the end.
extension Simulation {
  /// Sends a callback and runs what the class and its overrides do in it.
  @inline(__always) mutating func send(
    _ callback: Callback, to instance: InstanceID, _ argument: Argument = .none, answer: Answer = .none
  ) {
    _ = send(callback, to: instance, hooks: world.table.address(of: instance).pointee.hooks, argument, answer: answer)
  }

  /// The same where the node has been looked up: what a controller's code does is known from the start.
  ///
  /// - Returns: Whether nodes may have changed, or their addresses.
  @inline(__always) @discardableResult mutating func send(
    _ callback: Callback, to instance: InstanceID, hooks: HookSet, _ argument: Argument = .none, answer: Answer = .none
  ) -> Bool {
    // Most callbacks are known where they are sent, so that their bit is known there, too.
    let bit = HookSet(callback)
    if workLeft > 0, !(hooks | loud).overlaps(bit) {
      countEvent()
      return false
    }
    if !world.isOver { deliver(callback, bit, to: instance, argument, answer: answer) }
    return true
  }

  @inline(__always) private mutating func countEvent() {
    eventCount &+= 1
    workLeft &-= 1
  }

  /// Delivers a callback that takes more than to count it. Where it only has to be told, nothing of it is needed behind
  /// that, which spares a quarter of the instructions.
  @inline(never) private mutating func deliver(
    _ callback: Callback, _ bit: HookSet, to instance: InstanceID, _ argument: Argument, answer: Answer
  ) {
    let node = world.table.address(of: instance)
    guard !listens, loud.overlaps(bit), !node.pointee.hooks.overlaps(bit) else {
      return deliverAndAct(callback, bit, to: instance, argument, answer: answer)
    }
    // The event at the limit still reaches the observer; no event follows it.
    _ = charge()
    write(callback, instance, argument, answer, callback.hasFlags ? node.pointee.flags : [])
    gathered.close(depth: wantsDepths ? depth(of: instance, at: node, callback, argument) : 0)
    if gathered.isFull { handOn() }
  }

  /// The same where a controller's code may do something in the callback, or more is done with the event than to tell it.
  @inline(never) private mutating func deliverAndAct(
    _ callback: Callback, _ bit: HookSet, to instance: InstanceID, _ argument: Argument, answer: Answer
  ) {
    let node = world.table.address(of: instance)
    let acts = node.pointee.hooks.overlaps(bit)
    if loud.overlaps(bit) {
      tell(callback, instance, argument, answer, callback.hasFlags ? node.pointee.flags : [])
    } else {
      countLast()
    }
    if acts { actInside(callback, argument, of: instance) }
  }

  /// Tells the observer of an event.
  @inline(__always) mutating func happen(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument = .none, answer: Answer = .none
  ) {
    if !callback.isMessage, !loud.overlaps(HookSet(callback)) {
      countLast()
    } else {
      tell(callback, instance, argument, answer)
    }
  }

  /// The event at the limit still counts; no event follows it.
  @inline(__always) private mutating func countLast() {
    eventCount &+= 1
    _ = charge()
  }

  @inline(never) private mutating func tell(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument, _ answer: Answer, _ flags: AppearanceFlags = []
  ) {
    // The same for what takes more than to gather it.
    _ = charge()
    if listens || callback.isMessage { return happen(callback, instance, argument, answer, flags) }
    gather(callback, instance, argument, answer, flags)
  }

  private mutating func gather(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument, _ answer: Answer, _ flags: AppearanceFlags
  ) {
    write(callback, instance, argument, answer, flags)
    gathered.close(depth: depth(of: instance, in: callback, argument))
    if gathered.isFull { handOn() }
  }

  /// Writes an event down before its depth is looked up, for which the processor's registers are needed.
  @inline(__always) private mutating func write(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument, _ answer: Answer, _ flags: AppearanceFlags
  ) {
    gathered.write(
      LifecycleEvent(
        callback, instance, argument, answer: answer, flags: flags, step: frame.step, time: world.now, mark: frame.mark)
    )
  }

  /// Tells all that listen of an event.
  @inline(never) private mutating func happen(
    _ callback: Callback, _ instance: InstanceID?, _ argument: Argument, _ answer: Answer, _ flags: AppearanceFlags
  ) {
    let event = LifecycleEvent(
      callback, instance, argument, answer: answer, flags: flags, step: frame.step, time: world.now, mark: frame.mark)
    judge?.hear(event)
    if wantsEffects { frame.event = tell(.event(event), from: frame.deed, by: callback.rule) }
    if callback.isMessage {
      handOnMessage(event)
    } else if !wantsEvents {
      eventCount &+= 1
    } else if looksAtWorld {
      show(event)
    } else {
      gather(callback, instance, argument, answer, flags)
    }
    if callback == .exception { end(with: event) }
  }

  /// A message is told at once, and to an observer that only counts, too.
  private mutating func handOnMessage(_ event: LifecycleEvent) {
    handOn()
    tellOfCount()
    show(event)
    if !wantsEvents { eventCount &+= 1 }
  }

  /// Tells an observer of an event that may look at the world, or looks at it for a message.
  private mutating func show(_ event: LifecycleEvent) {
    let depth = depth(of: event.instance, in: event.callback, event.argument)
    observer.handle(event, depth: depth, world: world)
    world.claim()
    if world.touched.isWanted { world.touched.forget() }
  }

  /// Tells the observer of the events that it hasn't been told of yet.
  @inline(__always) public mutating func handOn() {
    if !gathered.isEmpty { handOnGathered() }
  }

  @inline(never) private mutating func handOnGathered() {
    observer.handle(gathered.all)
    gathered.removeAll()
  }

  /// Tells an observer that doesn't want all events how many others there were since it was told last.
  mutating func tellOfCount() {
    if eventCount > 0 { observer.count(events: eventCount) }
    eventCount = 0
  }

  /// How deep the controller of an event hangs; 0 where no observer wants to know.
  private mutating func depth(of instance: InstanceID?, in callback: Callback, _ argument: Argument) -> Int {
    guard wantsDepths, let instance else { return 0 }
    return depth(of: instance, at: world.table.address(of: instance), callback, argument)
  }

  /// The same with the controller's node.
  @inline(__always) private mutating func depth(
    of instance: InstanceID, at node: UnsafePointer<World.Node>, _ callback: Callback, _ argument: Argument
  ) -> Int {
    if callback == .willMove, case .parent(let parent?) = argument, node.pointee.parent == nil {
      return depth(ofNew: instance, below: parent)
    }
    guard let depth = world.table.depth(of: instance, at: node, root: world.root) else { return depths[instance] }
    depths.keep(depth, of: instance)
    return depth
  }

  @inline(never) private mutating func depth(ofNew instance: InstanceID, below parent: InstanceID) -> Int {
    depths.depth(ofNew: instance, below: parent, world.table, root: world.root)
  }

  @inline(never) private mutating func end(with exception: LifecycleEvent) {
    world.raised = exception
    forbidWork()
  }

  /// Says something of the step that runs.
  mutating func advise(_ advice: Remark.Advice) {
    guard !world.isOver else { return }
    note(.advice(advice))
  }

  /// Ends the run at a step that can't mean anything.
  mutating func fail(_ problem: Remark.Problem) {
    guard !world.isStopped else { return }
    note(.problem(problem))
    world.isStopped = true
    forbidWork()
  }

  private mutating func note(_ remark: Remark) {
    handOn()
    observer.note(remark, cause: cause, world: world)
    world.claim()
  }
}
