internal import ScenePlan
internal import SceneProgram

/// A plan as a simulation follows it. It never changes, so all forks of a run share it.
final class PlanGuide: Sendable {
  let plan: HierarchyPlan
  let hooks: PlanHooks
  /// How many instructions the plan has.
  let instructionCount: Int
  private let keepers: [RoutineID: InstanceID]

  init(_ plan: HierarchyPlan) {
    self.plan = plan
    hooks = PlanHooks(plan)
    instructionCount = plan.routines.reduce(0) { $0 + $1.instructions.count }
    keepers = PlanGuide.keepers(in: plan)
  }

  /// The controller that a timer's routine holds until it has run; nil for any other routine.
  func keeper(of routine: RoutineID) -> InstanceID? { keepers[routine] }

  /// A timer is scheduled directly behind the hold of its controller.
  private static func keepers(in plan: HierarchyPlan) -> [RoutineID: InstanceID] {
    var keepers: [RoutineID: InstanceID] = [:]
    guard plan.routines.contains(where: { $0.resumption == .timer }) else { return [:] }
    for routine in plan.routines {
      var held: InstanceID?
      for instruction in routine.instructions {
        if case .schedule(let timer, _) = instruction, plan.routines.indices.contains(timer.index),
          plan.routines[timer.index].resumption == .timer
        {
          keepers[timer] = held
        }
        held = if case .hold(let instance) = instruction { instance } else { nil }
      }
    }
    return keepers
  }

  /// The routine of a callback's hook this time; nil if there is none.
  ///
  /// - Parameter counts: How often the callback of each group has come; empty before the first time.
  /// - Returns: The routine, and whether one is still to come another time.
  func routine(
    in callback: Callback, of instance: InstanceID, _ counts: inout [Int]
  ) -> (routine: RoutineID?, comesAgain: Bool) {
    guard let group = hooks.group(of: instance, callback) else { return (nil, true) }
    if counts.isEmpty { counts = Array(repeating: 0, count: hooks.groupCount) }
    counts[group] += 1
    return (hooks.routine(in: group, counts[group]), hooks.comesAgain(group, after: counts[group]))
  }
}

/// A plan's routines, carried out.
extension Simulation {
  /// Carries out a routine of the plan, with the causes that the plan names.
  mutating func play(_ id: RoutineID) {
    guard let guide, guide.plan.routines.indices.contains(id.index) else { return }
    let routine = guide.plan.routines[id.index]
    frame.step = routine.step
    guard !world.isOver, chargeInstructions(routine.instructions.count) else { return }
    var notes = routine.notes[...]
    func isNext(_ index: Int) -> Bool { notes.first.map { $0.position <= index } ?? false }
    // A plan that was changed by hand may have fewer marks than instructions.
    for index in 0..<min(routine.instructions.count, routine.marks.count) {
      while wantsEffects, isNext(index), let note = notes.popFirst() { tell(note) }
      if world.isOver { return }
      frame.mark = routine.marks[index]
      if routine.origins.indices.contains(index) {
        frame.cause = known(routine.origins[index].parent)
        causes.rule = routine.origins[index].rule
      }
      carryOut(routine.instructions[index])
      causes.rule = nil
    }
    if wantsEffects { for note in notes { tell(note) } }
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

  /// Brings an instance of the plan to life: `init`.
  private mutating func makePlanned(_ instance: InstanceID) {
    if starts(.make(instance)) { make(instance) }
  }

  private mutating func make(_ instance: InstanceID) {
    guard let guide, !world.hasNode(instance), guide.plan.instances.indices.contains(instance.index) else { return }
    let record = guide.plan.instances[instance.index]
    var node = World.Node(id: instance, template: record.template)
    node.hooks = guide.hooks.callbacks(of: instance)
    node.isRetained = record.isRetained
    node.forwardsAppearance = record.forwardsAppearance
    node.forwardsInsideSuper = record.forwardsInsideSuper
    node.isPrivate = record.isPrivate
    let templates = guide.plan.templates
    node.showsCurrent =
      templates.indices.contains(record.template) && templates[record.template].kind.arrangement == .tabs
    world.table.insert(node)
    raiseAllowance()
    if world.touched.isWanted { world.touched.note(instance) }
    send(.`init`, to: instance)
  }

  /// Carries out one instruction of a plan.
  private mutating func carryOut(_ instruction: Instruction) {
    switch instruction {
    case .make(let instance): makePlanned(instance)
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
    case .setNeedsUpdateProperties(let instance): setNeedsUpdateProperties(instance)
    case .setNeedsTraits(let instance, let needs): setNeedsTraits(instance, needs)
    case .layoutIfNeeded(let instance): layoutIfNeeded(instance)
    case .setRoot(let instance): setRoot(instance)
    case .present(let presented, let presenter, let style): link(presented, presentedBy: presenter, style: style)
    case .restyle(let instance, let style): restyle(instance, style)
    case .setHeight(let instance, let height): setHeight(instance, height)
    case .attach(let instance): attach(instance)
    case .detach(let instance): detach(instance)
    case .cover(let instance, let isCovered): cover(instance, isCovered)
    case .beginDismissal(let instance, let isBeingDismissed): beginDismissal(instance, isBeingDismissed)
    case .unpresent(let instance): unpresent(instance)
    case .reserveTransition(let transition, let container): reserveTransition(transition, on: container)
    case .openTransition(let transition, let container, let duration):
      openTransition(transition, on: container, duration: duration)
    case .closeTransition(let transition): closeTransition(transition)
    case .schedule(let routine, let due): if starts(.schedule(routine, due)) { enqueue(routine, due) }
    case .emit(let callback, let instance, let argument, let answer): emit(callback, instance, argument, answer: answer)
    case .warn(let message): warn(message)
    case .raise(let message): raise(message)
    case .delegate(let instance, let question, let delegate): self.delegate(instance, question, to: delegate)
    case .setForwardsAppearance(let instance, let forwards): setForwardsAppearance(instance, forwards)
    case .setCapturesStatusBar(let instance, let captures): setCapturesStatusBar(instance, captures)
    case .setDisplayMode(let instance, let mode): setDisplayMode(instance, mode)
    case .expect(let expectation): if !world.isOver { expect(expectation) }
    }
  }
}
