internal import SceneBasics
package import ScenePlan
package import SceneProgram

/// Pieces of code that run, and how far they may go.
extension Simulation {
  /// Runs a piece of code whose instructions belong to a routine.
  package mutating func run(_ routine: RoutineID, _ body: (inout Simulation) -> Void) {
    guard canNest() else { return }
    budget.nesting += 1
    let outer = (self.routine, frame, pendingHook)
    self.routine = routine
    pendingHook = nil
    body(&self)
    (self.routine, frame, pendingHook) = outer
    budget.nesting -= 1
  }

  /// Whether a routine may run inside the running ones; the limit ends the run.
  @inline(__always) package mutating func canNest() -> Bool {
    if budget.nesting < budget.deepestOverride { return true }
    stopAtOverrides()
    return false
  }

  @inline(never) private mutating func stopAtOverrides() {
    stop("overrides fire one another more than \(budget.deepestOverride) deep")
  }

  /// Runs what a class and its overrides do in a callback. Its routine is opened when there is something in it.
  package mutating func run(_ hook: PendingHook, _ body: (inout Simulation) -> Void) {
    run(routine) {
      $0.pendingHook = hook
      body(&$0)
    }
  }

  /// Opens the routine of the hook that runs, now that something stands in it.
  package mutating func openHook() {
    guard let hook = pendingHook else { return }
    pendingHook = nil
    let name = title { "\($0.world.name(of: hook.instance, in: $0.program)).\(hook.callback.rawValue)" }
    routine = openRoutine(name)
    recorder?.append(
      Hook(instance: hook.instance, callback: hook.callback, occurrence: hook.occurrence, routine: routine))
  }

  /// A callback in which a class or an override acts.
  package struct PendingHook {
    var instance: InstanceID
    var callback: Callback
    /// How often the callback has come, this time included, where a plan is written.
    var occurrence: Int

    package init(instance: InstanceID, callback: Callback, occurrence: Int) {
      self.instance = instance
      self.callback = callback
      self.occurrence = occurrence
    }
  }

  /// An instruction is about to be carried out.
  ///
  /// - Returns: False where the run is over; nothing must be done then.
  @inline(__always) package mutating func starts(_ instruction: @autoclosure () -> Instruction) -> Bool {
    guard charge() else { return false }
    if pendingHook != nil { openHook() }
    if wishes.notesInstructions { note(instruction()) }
    return true
  }

  @inline(never) mutating func note(_ instruction: Instruction) {
    if wantsEffects {
      frame.effect = tell(.instruction(instruction), from: frame.cause, by: causes.rule ?? instruction.rule)
      causes.rule = nil
    }
    if recorder != nil {
      let (mark, routine) = (frame.mark, routine)
      let origin = Origin(id: frame.effect, parent: frame.cause, rule: instruction.rule)
      recorder?.append(instruction, at: mark, origin, in: routine)
    }
    guard wishes.wantsInstructions else { return }
    observers.perform(instruction, cause: cause, world: world)
  }

  /// Where an event comes from that happens now.
  package var cause: EventCause { EventCause(step: frame.step, time: world.now, mark: frame.mark, place: frame.place) }

  /// Counts a piece of work; false at the limit, which ends the run, and when the run is over.
  @inline(__always) mutating func charge() -> Bool {
    // No run is so long that this number comes to its end.
    budget.workLeft &-= 1
    if budget.workLeft >= 0 { return true }
    stopAtWork()
    return false
  }

  @inline(never) private mutating func stopAtWork() {
    stop("a step takes more than \(budget.allowance) calls and callbacks of UIKit")
  }

  /// The run is over: nothing is allowed any more, so that one comparison finds both that and the limit.
  mutating func forbidWork() { (budget.spentWork, budget.allowance, budget.workLeft) = (work, 0, -1) }

  /// Starts the count of a step's work.
  mutating func resetWork() {
    (budget.spentWork, budget.allowance, budget.workLeft) = (work, 0, 0)
    raiseAllowance()
  }

  /// How much work the run was so far: calls, callbacks, controllers that walks came by.
  package var work: Int { budget.spentWork + budget.allowance - max(0, budget.workLeft) }

  /// Allows more work for new controllers.
  @inline(__always) mutating func raiseAllowance() {
    if world.isOver { return forbidWork() }
    let more = budget.mostWork + Limit.workForEach * world.count - budget.allowance
    guard more > 0 else { return }
    budget.allowance &+= more
    budget.workLeft &+= more
  }

  /// Counts the instructions of a plan's routine, because a plan that was written by hand may never end.
  @inline(__always) package mutating func chargeInstructions(_ count: Int) -> Bool {
    budget.instructionCount &+= count
    if budget.instructionCount <= budget.instructionBudget { return true }
    stopAtInstructions(budget.instructionBudget)
    return false
  }

  /// Allows a plan as many instructions.
  package mutating func allowInstructions(_ most: Int) { budget.instructionBudget = most }

  @inline(never) private mutating func stopAtInstructions(_ most: Int) {
    stop("the plan makes UIKit carry out more than \(most) instructions")
  }

  /// Notes the place of the next step.
  package mutating func at(_ place: Place) {
    guard place != .none else { return }
    frame.place = place
    frame.mark = program.places.mark(of: place)
  }

  /// Ends the run at a limit.
  package mutating func stop(_ reason: String) {
    guard !world.isOver else { return }
    world.limit = reason
    world.limitCause = cause
    forbidWork()
  }

  /// Takes one level more on the way to descendants; false where that is too deep, which ends the run.
  @inline(__always) mutating func descend() -> Bool {
    budget.descents &+= 1
    if budget.descents > budget.deepest { stopTooDeep() }
    return charge()
  }

  @inline(never) mutating func stopTooDeep() { stop("controllers hang in each other more than \(budget.deepest) deep") }

  /// Goes back up by the level that `descend` took.
  @inline(__always) mutating func ascend() { budget.descents &-= 1 }
}
