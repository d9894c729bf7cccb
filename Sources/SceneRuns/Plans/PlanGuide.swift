internal import ScenePlan
internal import SceneProgram
internal import SceneWorld

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

/// A plan, in the place of the code of an app.
extension PlanGuide: AppCode {
  /// Carries out what the hook does this time.
  func act(in callback: Callback, _: Argument, of instance: InstanceID, _ uikit: inout Simulation) {
    let (routine, comesAgain) = routine(in: callback, of: instance, &uikit.world.hookCounts)
    // Most hooks run once; from then on the callback is one like all others.
    if !comesAgain { uikit.world[instance].hooks.remove(callback) }
    if let routine { uikit.run(routine) { $0.play(routine, of: self) } }
  }

  func go(on continuation: Continuation, _ uikit: inout Simulation) {
    if case .routine(let routine, _) = continuation { uikit.play(routine, of: self) }
  }

  /// A plan's completion blocks are routines.
  func complete(_: [Step], _: inout Simulation) {}

  func resumption(of routine: RoutineID) -> Resumption {
    guard plan.routines.indices.contains(routine.index) else { return .timer }
    return plan.routines[routine.index].resumption ?? .timer
  }
}

/// A plan's routines, carried out.
extension Simulation {
  /// Carries out a routine of a plan, with the causes that the plan names.
  mutating func play(_ id: RoutineID, of guide: PlanGuide) {
    guard guide.plan.routines.indices.contains(id.index) else { return }
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
        causeNext(by: routine.origins[index].rule)
      }
      carryOut(routine.instructions[index], of: guide)
      causeNext(by: nil)
    }
    if wantsEffects { for note in notes { tell(note) } }
  }

  /// Judges what a routine expects, and does nothing else: the run is over.
  mutating func judge(_ routine: RoutineID, of guide: PlanGuide) {
    for case .expect(let expectation) in guide.plan.routines[routine.index].instructions { expect(expectation) }
  }

  /// Brings an instance of a plan to life: `init`.
  private mutating func make(_ instance: InstanceID, of guide: PlanGuide) {
    guard guide.plan.instances.indices.contains(instance.index) else {
      _ = starts(.make(instance))
      return
    }
    let record = guide.plan.instances[instance.index]
    var node = World.Node(id: instance, template: record.template)
    node.hooks = guide.hooks.callbacks(of: instance)
    node.isRetained = record.isRetained
    node.forwardsAppearance = record.forwardsAppearance
    node.forwardsInsideSuper = record.forwardsInsideSuper
    node.isPrivate = record.isPrivate
    let templates = guide.plan.templates
    node.showsCurrent =
      templates.indices.contains(record.template) && templates[record.template].kind.showsCurrent
    make(node)
  }

  /// Carries out one instruction of a plan.
  private mutating func carryOut(_ instruction: Instruction, of guide: PlanGuide) {
    switch instruction {
    case .make(let instance): make(instance, of: guide)
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
    case .schedule(let routine, let due):
      guard starts(.schedule(routine, due)) else { return }
      enqueue(.routine(routine, keeper: guide.keeper(of: routine)), due, routine: routine)
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
