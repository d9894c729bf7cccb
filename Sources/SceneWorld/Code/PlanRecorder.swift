internal import SceneBasics
package import ScenePlan

/// Writes the routines of a plan while a program is played: whatever is done, in the routine to which it belongs.
struct PlanRecorder {
  /// Routines without their titles, which the cast of the run has.
  private var routines: [Routine] = []
  private var hooks: [Hook] = []
  /// Those that were reached.
  private var expectations: [Expectation] = []
  /// The instructions that were written last, and their routine. They are gathered before they go into the plan, so that a
  /// routine holds no more room than it needs.
  private var gathered = Routine(name: "", step: 0)
  private var gatheringRoutine: RoutineID?
  /// How often each hooked callback has come.
  private var occurrences: [HookKey: Int] = [:]

  private struct HookKey: Hashable {
    var instance: InstanceID
    var callback: Callback
  }

  /// Counts a callback; returns how often it has come.
  mutating func count(_ callback: Callback, of instance: InstanceID) -> Int {
    let key = HookKey(instance: instance, callback: callback)
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    return occurrence
  }

  mutating func append(_ expectation: Expectation) { expectations.append(expectation) }

  mutating func append(_ hook: Hook) { hooks.append(hook) }

  mutating func append(_ instruction: Instruction, at mark: SourceMark, _ origin: Origin, in routine: RoutineID) {
    if routine != gatheringRoutine { settle(before: routine) }
    gathered.instructions.append(instruction)
    gathered.marks.append(mark)
    gathered.origins.append(origin)
  }

  /// Puts what is gathered into its routine; what is gathered from now on goes into another one.
  private mutating func settle(before next: RoutineID?) {
    if let routine = gatheringRoutine {
      makeRoom(for: routine)
      routines[routine.index].takeInstructions(of: &gathered)
    }
    gatheringRoutine = next
  }

  private mutating func makeRoom(for routine: RoutineID) {
    while routines.count <= routine.index { routines.append(Routine(name: "", step: 0)) }
  }

  /// Completes the cast of the run to a plan.
  package consuming func finish(_ cast: consuming HierarchyPlan) -> HierarchyPlan {
    settle(before: nil)
    for index in cast.routines.indices where index < routines.count {
      cast.routines[index].instructions = routines[index].instructions
      cast.routines[index].marks = routines[index].marks
      cast.routines[index].origins = routines[index].origins
      cast.routines[index].notes = routines[index].notes
    }
    cast.hooks = hooks
    cast.expectations = expectations
    return cast
  }

  mutating func append(
    _ content: RoutineNote.Content, origin: Origin, at mark: SourceMark, in routine: RoutineID
  ) {
    makeRoom(for: routine)
    let position =
      routines[routine.index].instructions.count
      + (routine == gatheringRoutine ? gathered.instructions.count : 0)
    routines[routine.index].notes.append(
      RoutineNote(position: position, origin: origin, content: content, mark: mark))
  }
}

extension Simulation {
  /// Writes down what is done from now on.
  package mutating func beginRecording(in head: consuming HierarchyPlan) {
    recorder = PlanRecorder()
    wishes.asksForEffects = true
    settleWishes()
    keepCast(in: head)
  }

  /// Ends that.
  ///
  /// - Returns: The plan.
  package mutating func endRecording() -> HierarchyPlan {
    let recorder = recorder.take()
    settleWishes()
    return recorder.map { $0.finish(cast) } ?? cast
  }

  /// Counts a callback, if a plan is written; returns how often it has come.
  package mutating func count(_ callback: Callback, of instance: InstanceID) -> Int {
    recorder?.count(callback, of: instance) ?? 0
  }

  /// Writes down a step that begins, if the cast is kept.
  package mutating func enter(_ step: StepRecord) { if wishes.keepsCast { cast.steps.append(step) } }

  /// Writes down an expectation that was reached, if a plan is written.
  package mutating func enter(_ expectation: Expectation) { recorder?.append(expectation) }

  /// Keeps the instances, names, lists and steps that come from now on.
  package mutating func keepCast(in head: consuming HierarchyPlan) {
    cast = head
    wishes.keepsCast = true
  }

  /// Writes down that a child has a place of its own.
  package mutating func set(_ frame: ChildFrame, of child: InstanceID) {
    if wishes.keepsCast { cast.instances[child.index].frame = frame }
  }
}

extension Routine {
  /// Adds the instructions of another one, which keeps its room and nothing else.
  fileprivate mutating func takeInstructions(of other: inout Routine) {
    instructions.reserveCapacity(instructions.count + other.instructions.count)
    instructions += other.instructions
    other.instructions.removeAll(keepingCapacity: true)
    marks.reserveCapacity(marks.count + other.marks.count)
    marks += other.marks
    other.marks.removeAll(keepingCapacity: true)
    origins.reserveCapacity(origins.count + other.origins.count)
    origins += other.origins
    other.origins.removeAll(keepingCapacity: true)
  }
}

extension InstanceRecord {
  /// A plan's record of a node that is about to be made.
  init(_ node: World.Node, name: String) {
    self.init(
      name: name, template: Int(node.template), isRetained: node.isRetained,
      forwardsAppearance: node.forwardsAppearance, forwardsInsideSuper: node.forwardsInsideSuper,
      isPrivate: node.isPrivate)
  }
}
