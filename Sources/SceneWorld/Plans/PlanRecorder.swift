public import SceneBasics
public import ScenePlan
public import SceneProgram

/// Writes a plan while a program is played: whatever is done, in the routine to which it belongs.
struct PlanRecorder {
  private var plan: HierarchyPlan
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

  init(plan: HierarchyPlan) { self.plan = plan }

  /// Counts a callback; returns how often it has come.
  mutating func count(_ callback: Callback, of instance: InstanceID) -> Int {
    let key = HookKey(instance: instance, callback: callback)
    let occurrence = occurrences[key, default: 0] + 1
    occurrences[key] = occurrence
    return occurrence
  }

  mutating func append(_ step: StepRecord) { plan.steps.append(step) }

  mutating func append(_ expectation: Expectation) { plan.expectations.append(expectation) }

  mutating func append(_ hook: Hook) { plan.hooks.append(hook) }

  mutating func append(name: String) { plan.names.append(name) }

  mutating func append(list: [InstanceID]) { plan.lists.append(list) }

  mutating func open(_ routine: Routine) { plan.routines.append(routine) }

  mutating func append(_ instruction: Instruction, at mark: SourceMark, _ origin: Origin, in routine: RoutineID) {
    if routine != gatheringRoutine { settle(before: routine) }
    gathered.instructions.append(instruction)
    gathered.marks.append(mark)
    gathered.origins.append(origin)
  }

  /// Puts what is gathered into its routine; what is gathered from now on goes into another one.
  private mutating func settle(before next: RoutineID?) {
    if let routine = gatheringRoutine { plan.routines[routine.index].takeInstructions(of: &gathered) }
    gatheringRoutine = next
  }

  /// The plan with all that was written.
  mutating func finish() -> HierarchyPlan {
    settle(before: nil)
    return plan
  }

  mutating func append(
    _ content: RoutineNote.Content, origin: Origin, at mark: SourceMark, in routine: RoutineID
  ) {
    let position =
      plan.routines[routine.index].instructions.count
      + (routine == gatheringRoutine ? gathered.instructions.count : 0)
    plan.routines[routine.index].notes.append(
      RoutineNote(position: position, origin: origin, content: content, mark: mark))
  }

  mutating func append(_ instance: InstanceRecord) { plan.instances.append(instance) }

  /// A child has a place of its own: x, y, width, height.
  mutating func setFrame(_ frame: ChildFrame, of instance: InstanceID) { plan.instances[instance.index].frame = frame }

  /// From a step on the window has another size.
  mutating func setScreen(_ screen: ScreenSize, ofStep number: Int) { plan.setScreen(screen, ofStep: number) }
}

extension HierarchyPlan {
  /// From a step on the window has another size.
  mutating func setScreen(_ screen: ScreenSize, ofStep number: Int) {
    if let step = steps.lastIndex(where: { $0.number == number }) { steps[step].screen = screen }
  }
}

extension Simulation {
  /// Plays a program and writes down what is done.
  ///
  /// - Parameters:
  ///   - program: What is played.
  ///   - limits: How far it may go.
  ///   - observer: Told of every step, instruction and event.
  /// - Returns: The simulation at its end, and the plan.
  public static func record(
    _ program: Program, limits: Limits = Limits(), observer: any LifecycleObserver
  ) -> (simulation: Simulation, plan: HierarchyPlan) {
    var simulation = Simulation(program, limits: limits, observer: observer)
    simulation.recorder = PlanRecorder(plan: HierarchyPlan(head: program))
    simulation.asksForEffects = true
    simulation.settleWishes()
    simulation.play()
    let plan = simulation.recorder?.finish() ?? HierarchyPlan(head: program)
    simulation.recorder = nil
    simulation.settleWishes()
    return (simulation, plan)
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
  /// What a plan says of a node that is about to be made.
  init(_ node: World.Node, name: String) {
    self.init(
      name: name, template: Int(node.template), isRetained: node.isRetained,
      forwardsAppearance: node.forwardsAppearance, forwardsInsideSuper: node.forwardsInsideSuper,
      isPrivate: node.isPrivate)
  }
}
