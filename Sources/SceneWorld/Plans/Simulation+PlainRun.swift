internal import ScenePlan

/// A plan's routine where no observer is told of instructions and causes: as a rule.
///
/// What most routines consist of is carried out in the loop itself, without what `starts` would do for each instruction
/// but to count it. A push took half as many instructions as by `carryOut`, which does the rest.
extension Simulation {
  /// Runs a routine of the plan. Of the code that runs, only the place changes.
  @inline(never) mutating func runPlainly(_ routine: RoutineID) {
    guard canNest(), let code = tables?.code(of: routine), !world.isOver, chargeInstructions(code.count),
      var here = code.instructions, var mark = code.marks
    else { return }
    let end = here + code.count
    let (step, outer) = (frame.step, frame.mark)
    nesting &+= 1
    frame.step = code.step
    while here < end {
      frame.mark = mark.pointee
      if workLeft > 0 {
        workLeft &-= 1
        carryOutPlainly(&here, &mark, end)
      } else {
        // At the limit, and when the run is over.
        carryOut(here)
      }
      here += 1
      mark += 1
    }
    (frame.step, frame.mark) = (step, outer)
    nesting &-= 1
  }

  /// Carries out an instruction that has been counted, or several in one go; then `code` stands at the last one.
  @inline(__always) private mutating func carryOutPlainly(
    _ code: inout UnsafePointer<Instruction>, _ marks: inout UnsafePointer<SourceMark>,
    _ end: UnsafePointer<Instruction>
  ) {
    switch code.pointee {
    case .emit(let callback, let instance, _, _): if !countsEmitted(callback, instance) { carryOutCounted(code) }
    case .make(let instance):
      if end >= code + 5, case .addChild = code[1], takesIn(&code, &marks, end) {
        // The loop goes on behind the last one.
        code -= 1
        marks -= 1
        workLeft &+= 1
      } else {
        make(instance)
      }
    case .hold(let instance): world.pointer(to: instance).pointee.owners += 1
    case .release(let instance): disown(instance)
    case .load(let instance): loadView(of: instance)
    case .willMove(let child, let parent): tellWillMove(child, to: parent)
    case .didMove(let child, let parent): tellDidMove(child, to: parent)
    case .unlink(let child): leave(child)
    case .setCurrent(let child, let container): world.pointer(to: container).pointee.current = child
    case .place(let child, let host): hang(child, inside: host)
    case .displace(let child): takeAway(child)
    case .begin(let instance, let appearing, let animated):
      if !opensLeaf(instance, appearing: appearing, animated: animated) { carryOutCounted(code) }
    case .end(let instance): if !closesLeaf(instance) { carryOutCounted(code) }
    case .reserveTransition(let transition, let container): reserve(transition, on: container)
    case .openTransition(let transition, let container, let duration):
      reserve(transition, on: container, due: world.now + duration)
    case .closeTransition(let transition): finish(transition)
    case .schedule(let routine, let due): enqueue(routine, due)
    case .addChild(let child, let parent): take(child, into: parent)
    case .keep, .letGo, .removeFromParent, .link, .addSubview, .removeFromSuperview, .inAnimation,
      .constrain, .removeConstraints, .isAppearing, .showTop, .setNeedsLayout, .setNeedsUpdateConstraints,
      .layoutIfNeeded, .setRoot, .present, .restyle, .attach, .detach, .cover, .beginDismissal, .unpresent, .warn,
      .raise, .delegate, .setForwardsAppearance, .setCapturesStatusBar, .setDisplayMode, .expect:
      carryOutCounted(code)
    }
  }

  /// Carries out an instruction that has been counted as one that hasn't.
  @inline(never) private mutating func carryOutCounted(_ code: UnsafePointer<Instruction>) {
    workLeft &+= 1
    carryOut(code)
  }
}
