internal import ScenePlan
internal import SceneProgram

/// A plan as a simulation follows it. It never changes, so all forks of a run share it.
final class PlanGuide: Sendable {
  let plan: HierarchyPlan
  let hooks: PlanHooks

  init(_ plan: HierarchyPlan) {
    self.plan = plan
    hooks = PlanHooks(plan)
  }

  /// The node of an instance that is about to be made.
  func node(of instance: InstanceID) -> World.Node {
    let record = plan.instances[instance.index]
    var node = World.Node(id: instance, template: record.template)
    node.hooks = hooks.callbacks(of: instance)
    node.isRetained = record.isRetained
    node.forwardsAppearance = record.forwardsAppearance
    node.forwardsInsideSuper = record.forwardsInsideSuper
    node.isPrivate = record.isPrivate
    let templates = plan.templates
    node.showsCurrent = templates.indices.contains(record.template) && templates[record.template].kind == .tabs
    return node
  }
}

/// A plan's routines, carried out.
extension Simulation {
  /// Carries out a routine of the plan.
  mutating func play(_ routine: RoutineID) {
    guard let guide, guide.plan.routines.indices.contains(routine.index) else { return }
    let instructions = guide.plan.routines[routine.index].instructions
    let marks = guide.plan.routines[routine.index].marks
    frame.step = guide.plan.routines[routine.index].step
    guard !world.isOver, chargeInstructions(instructions.count) else { return }
    if wantsEffects { return playWithCauses(guide.plan.routines[routine.index], guide) }
    // In buffers, since each look into an array asks whether the place is there.
    instructions.withUnsafeBufferPointer { instructions in
      marks.withUnsafeBufferPointer { marks in
        for index in 0..<min(instructions.count, marks.count) {
          if world.isOver { return }
          frame.mark = marks[index]
          carryOut(instructions[index], guide)
        }
      }
    }
  }

  /// The same, with the causes that the plan names.
  private mutating func playWithCauses(_ routine: Routine, _ guide: PlanGuide) {
    var notes = routine.notes[...]
    func isNext(_ index: Int) -> Bool { notes.first.map { $0.position <= index } ?? false }
    for (index, instruction) in routine.instructions.enumerated() {
      while isNext(index), let note = notes.popFirst() { tell(note) }
      if world.isOver { return }
      frame.mark = routine.marks[index]
      if routine.origins.indices.contains(index) {
        frame.cause = known(routine.origins[index].parent)
        causes.rule = routine.origins[index].rule
      }
      carryOutOne(instruction, guide)
      causes.rule = nil
    }
    for note in notes { tell(note) }
  }

  /// As what work goes on that has waited.
  func resumption(of work: DueQueue.Work) -> Resumption {
    if let resumption = work.continuation.resumption { return resumption }
    guard let guide, guide.plan.routines.indices.contains(work.routine.index) else { return .timer }
    return guide.plan.routines[work.routine.index].resumption ?? .timer
  }

  /// Judges what a routine expects, and does nothing else: the run is over.
  mutating func judge(_ routine: RoutineID) {
    guard let guide else { return }
    for case .expect(let expectation) in guide.plan.routines[routine.index].instructions { expect(expectation) }
  }

  @inline(never) private mutating func carryOutOne(_ instruction: Instruction, _ guide: PlanGuide) {
    carryOut(instruction, guide)
  }

  /// Carries out one instruction of a plan. It stands in the loop itself: the call took a tenth of the time of a script.
  @inline(__always) private mutating func carryOut(_ instruction: Instruction, _ guide: PlanGuide) {
    switch instruction {
    case .make(let instance): make(guide.node(of: instance))
    case .hold(let instance): hold(instance)
    case .release(let instance): release(instance)
    case .keep(let instance, let keeper): keep(instance, by: keeper)
    case .letGo(let instance, let keeper): letGo(instance, by: keeper)
    case .load(let instance): load(instance)
    case .addChild(let child, let parent): addChild(child, to: parent)
    case .removeFromParent(let child): removeFromParent(child)
    case .willMove(let child, let parent): willMove(child, to: parent)
    case .didMove(let child, let parent): didMove(child, to: parent)
    case .link(let child, let parent, let index): link(child, to: parent, at: index)
    case .unlink(let child): unlink(child)
    case .setCurrent(let child, let container): setCurrent(child, in: container)
    case .addSubview(let child, let host): addSubview(child, into: host)
    case .removeFromSuperview(let child): removeFromSuperview(child)
    case .inAnimation(let isInAnimation): inAnimation(isInAnimation)
    case .constrain(let child): constrain(child)
    case .removeConstraints(let child): removeConstraints(child)
    case .place(let child, let host): place(child, into: host)
    case .displace(let child): displace(child)
    case .begin(let instance, let appearing, let animated): begin(instance, appearing: appearing, animated: animated)
    case .end(let instance): end(instance)
    case .isAppearing(let instance): isAppearing(instance)
    case .showTop(let top, let stack): showTop(top, in: stack)
    case .setNeedsLayout(let instance, let needs): setNeedsLayout(instance, needs)
    case .setNeedsUpdateConstraints(let instance): setNeedsUpdateConstraints(instance)
    case .layoutIfNeeded(let instance): layoutIfNeeded(instance)
    case .setRoot(let instance): setRoot(instance)
    case .present(let presented, let presenter, let style): link(presented, presentedBy: presenter, style: style)
    case .restyle(let instance, let style): restyle(instance, style)
    case .attach(let instance): attach(instance)
    case .detach(let instance): detach(instance)
    case .cover(let instance, let isCovered): cover(instance, isCovered)
    case .beginDismissal(let instance, let isBeingDismissed): beginDismissal(instance, isBeingDismissed)
    case .unpresent(let instance): unpresent(instance)
    case .reserveTransition(let transition, let container): reserveTransition(transition, on: container)
    case .openTransition(let transition, let container, let duration):
      openTransition(transition, on: container, duration: duration)
    case .closeTransition(let transition): closeTransition(transition)
    case .schedule(let routine, let due):
      if starts(.schedule(routine, due)) { enqueue(.routine(routine), due, routine: routine) }
    case .emit(let callback, let instance, let argument, let answer): emit(callback, instance, argument, answer: answer)
    case .warn(let message): warn(message)
    case .raise(let message): raise(message)
    case .delegate(let instance, let question, let delegate): self.delegate(instance, question, to: delegate)
    case .setForwardsAppearance(let instance, let forwards): setForwardsAppearance(instance, forwards)
    case .setCapturesStatusBar(let instance, let captures): setCapturesStatusBar(instance, captures)
    case .setDisplayMode(let instance, let mode): setDisplayMode(instance, mode)
    case .expect(let expectation): expect(expectation)
    }
  }
}
