internal import ScenePlan
internal import SceneProgram

/// A plan as a simulation follows it. It never changes, so all forks of a run share it.
final class PlanGuide: @unchecked Sendable {
  let plan: HierarchyPlan
  let hooks: PlanHooks
  let tables: PlanTables
  private let keepers: [RoutineID: InstanceID]

  init(_ plan: HierarchyPlan) {
    self.plan = plan
    hooks = PlanHooks(plan)
    tables = PlanTables(plan, hooks)
    keepers = PlanGuide.keepers(in: plan)
  }

  deinit { tables.free() }

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

  /// What a callback's hook does this time; nil if nothing.
  ///
  /// - Parameter counts: How often the callback of each group has come; empty before the first time.
  /// - Returns: The routine, and whether one is still to come another time.
  @inline(never)
  func routine(
    in callback: Callback, of instance: InstanceID, _ counts: inout [Int]
  ) -> (routine: RoutineID?, comesAgain: Bool) {
    guard let group = hooks.group(of: instance, callback) else { return (nil, true) }
    if counts.isEmpty { counts = Array(repeating: 0, count: hooks.groupCount) }
    counts[group] += 1
    return (hooks.routine(in: group, counts[group]), hooks.comesAgain(group, after: counts[group]))
  }
}

/// What of a plan is looked up for each instruction, where it lies. An array in the guide would be held and let go of at
/// each look. That took a third of the time of a short routine.
///
/// The guide owns the tables. A simulation that reads from them has the guide, and the instructions belong to its plan,
/// which never changes. Each number is compared with the count before it is used.
struct PlanTables: BitwiseCopyable, @unchecked Sendable {
  private let codes: UnsafeMutablePointer<Code>
  private let codeCount: Int
  private let seeds: UnsafeMutablePointer<Seed>
  private let seedCount: Int
  /// How many instructions the plan has.
  let instructionCount: Int

  /// The instructions of a routine.
  struct Code: BitwiseCopyable {
    let instructions: UnsafePointer<Instruction>?
    let marks: UnsafePointer<SourceMark>?
    let count: Int
    let step: Int
  }

  /// What a plan says of an instance.
  struct Seed: BitwiseCopyable {
    var template: Int32
    var hooks: HookSet
    var isRetained: Bool
    var forwardsAppearance: Bool
    var forwardsInsideSuper: Bool
    var isPrivate: Bool
    var showsCurrent: Bool
  }

  init(_ plan: HierarchyPlan, _ hooks: PlanHooks) {
    codeCount = plan.routines.count
    codes = UnsafeMutablePointer.allocate(capacity: codeCount)
    var instructions = 0
    for index in 0..<codeCount {
      let code = PlanTables.code(of: plan.routines[index])
      (codes + index).initialize(to: code)
      instructions += code.count
    }
    instructionCount = instructions
    seedCount = plan.instances.count
    seeds = UnsafeMutablePointer.allocate(capacity: seedCount)
    let templates = plan.templates.indices
    for index in 0..<seedCount {
      let template = plan.instances[index].template
      let seed = Seed(
        template: Int32(truncatingIfNeeded: template), hooks: hooks.callbacks(of: InstanceID(index)),
        isRetained: plan.instances[index].isRetained, forwardsAppearance: plan.instances[index].forwardsAppearance,
        forwardsInsideSuper: plan.instances[index].forwardsInsideSuper, isPrivate: plan.instances[index].isPrivate,
        showsCurrent: templates.contains(template) && plan.templates[template].kind == .tabs)
      (seeds + index).initialize(to: seed)
    }
  }

  func free() {
    codes.deallocate()
    seeds.deallocate()
  }

  @inline(__always) private static func code(of routine: borrowing Routine) -> Code {
    let count = min(routine.instructions.count, routine.marks.count)
    return routine.instructions.withUnsafeBufferPointer { instructions in
      routine.marks.withUnsafeBufferPointer { marks in
        Code(instructions: instructions.baseAddress, marks: marks.baseAddress, count: count, step: routine.step)
      }
    }
  }

  /// The code of a routine; nil if there is no such routine.
  @inline(__always) func code(of routine: RoutineID) -> Code? {
    routine.index < codeCount ? codes[routine.index] : nil
  }

  /// What the plan says of an instance; nil if it has no such instance.
  @inline(__always) func seed(of instance: InstanceID) -> Seed? {
    instance.index < seedCount ? seeds[instance.index] : nil
  }
}

extension World.Node {
  /// Takes on what a plan says of the instance.
  @inline(__always) mutating func grow(from seed: PlanTables.Seed) {
    template = seed.template
    hooks = seed.hooks
    isRetained = seed.isRetained
    forwardsAppearance = seed.forwardsAppearance
    forwardsInsideSuper = seed.forwardsInsideSuper
    isPrivate = seed.isPrivate
    showsCurrent = seed.showsCurrent
  }
}

/// A plan's routines, carried out.
extension Simulation {
  /// Carries out a routine of the plan.
  mutating func play(_ routine: RoutineID) {
    guard let code = tables?.code(of: routine) else { return }
    frame.step = code.step
    guard !world.isOver, chargeInstructions(code.count) else { return }
    if wantsEffects { return playWithCauses(routine) }
    guard let instructions = code.instructions, let marks = code.marks else { return }
    for index in 0..<code.count {
      frame.mark = marks[index]
      carryOut(instructions + index)
    }
  }

  /// The same, with the causes that the plan names.
  private mutating func playWithCauses(_ routine: RoutineID) {
    guard let routine = guide?.plan.routines[routine.index] else { return }
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
      withUnsafePointer(to: instruction) { carryOut($0) }
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

  /// Brings an instance of the plan to life: `init`.
  private mutating func makePlanned(_ instance: InstanceID) {
    if starts(.make(instance)) { make(instance) }
  }

  /// The same where the instruction has started.
  @inline(__always) mutating func make(_ instance: InstanceID) {
    guard !world.hasNode(instance), let seed = tables?.seed(of: instance) else { return }
    world.table.insert(instance).pointee.grow(from: seed)
    raiseAllowance()
    if world.touched.isWanted { world.touched.note(instance) }
    send(.`init`, to: instance, hooks: seed.hooks)
  }

  /// Carries out one instruction of a plan.
  @inline(never) mutating func carryOut(_ code: UnsafePointer<Instruction>) {
    switch code.pointee {
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
